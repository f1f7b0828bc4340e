// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/teamdocuments.h"
#include "core/club/teamstory.h"

namespace dugout {

/// A kept team, without those who left it, with the edition it plays.
struct TeamWithRules
{
    Team team;
    std::shared_ptr<const Ruleset> ruleset;
};

/// A team in the list of teams, and why it cannot be opened if it cannot.
struct ListedTeam
{
    DocumentSummary summary;
    std::optional<TeamWithRules> open{};
    QString problem{};
};

/// A kept team that one from elsewhere is, or is meant to be.
struct TeamMeeting
{
    StoredTeam kept;
    bool isSame = false; ///< nothing differs
};

/// The teams that are kept, and what one does with them.
class TeamRepository
{
public:
    explicit TeamRepository(ClubStores stores);

    /// The one changed last first; the first few where a list shows no more.
    [[nodiscard]] Result<std::vector<DocumentSummary>> list(qint64 limit
                                                            = DocumentQuery::all) const;
    /// The same, each opened.
    [[nodiscard]] Result<std::vector<ListedTeam>> listOpened() const;
    /// All that can be opened, by name, without those who left them.
    [[nodiscard]] std::vector<TeamWithRules> openable() const;
    /// Those that can be read, the one changed last first, without those who left them.
    [[nodiscard]] std::vector<Team> readable() const;
    /// A team by its id, or by its name where only one bears it.
    [[nodiscard]] Result<DocumentId> find(const QString &name) const;

    [[nodiscard]] Result<StoredTeam> load(const DocumentId &id) const;
    /// To look at or to play with: without former players.
    [[nodiscard]] Result<PlayingTeam> loadPlaying(const DocumentId &id) const;
    /// A team with revision 0 is new. Answers the summary that the next save has to name.
    [[nodiscard]] Result<DocumentSummary> save(const StoredTeam &kept,
                                               Sitting sitting = Sitting::Begins) const;
    /// The kept team that this one is: of its id or, where a file of another program knows none, of
    /// its name, roster and edition. None for a team that is new here.
    [[nodiscard]] Result<std::optional<TeamMeeting>> meeting(const Team &incoming) const;
    /// What the team was before it was saved over, the newest first; their revisions are the
    /// numbers they go by.
    [[nodiscard]] Result<std::vector<DocumentSummary>> earlierSheets(const DocumentId &id) const;
    /// One of them, without those who had left.
    [[nodiscard]] Result<Team> earlierSheet(const DocumentId &id, qint64 number) const;
    /// Keeps teams that come from elsewhere, all or none, under another id where their own is
    /// taken.
    [[nodiscard]] Result<std::vector<DocumentSummary>> add(std::vector<Team> teams) const;
    /// Keeps the teams that come with Dugout, all or none.
    Result<void> addSamples() const;
    /// Those of the teams that came with Dugout that nobody has changed or played with.
    [[nodiscard]] std::vector<DocumentSummary> untouchedSamples() const;
    /// Takes what a team paid for a match out of its treasury.
    Result<void> setTreasury(const TeamId &team, int treasury) const;

    /// The team through its finished matches.
    [[nodiscard]] Result<std::vector<StoryLine>> story(const TeamId &team) const;
    [[nodiscard]] Result<StoryChapter> chapter(const JournalId &match, const TeamId &team) const;

private:
    ClubStores m_stores;
};

/// The team as an earlier sheet says, ready to be saved: players who left since stay among the
/// former ones, unless they are on that sheet.
[[nodiscard]] Team goneBack(const Team &now, Team earlier);

} // namespace dugout
