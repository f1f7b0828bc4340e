// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/correctionchain.h"
#include "core/club/games.h"
#include "core/club/matchhabits.h"
#include "core/club/openmatch.h"
#include "core/club/seengame.h"

namespace dugout {

/// What a catching up did.
struct CaughtUp
{
    int matches = 0; ///< that have a result now
    int undecided = 0; ///< that wait for a word of the coaches
    int notOver = 0; ///< that are still played: they are not looked at again
    QStringList problems{}; ///< a sentence for each match that cannot be read
    bool more = false; ///< there was not time for all

    [[nodiscard]] int lookedAt() const { return matches + undecided + notOver; }
};

/// The matches that are kept, and what one does with them.
class MatchRepository
{
public:
    explicit MatchRepository(ClubStores stores);

    /// Only matches, whatever game the query names.
    [[nodiscard]] Result<std::vector<JournalSummary>> list(JournalQuery query = {}) const;
    [[nodiscard]] Result<qint64> count(JournalQuery query = {}) const;
    /// A match by its id, or by its title where only one bears it.
    [[nodiscard]] Result<JournalId> find(const QString &name) const;

    /// Founds the teams that are still being built, and starts the match with them in one piece.
    /// Without a title it is called after the two teams.
    [[nodiscard]] Result<JournalId> start(const MatchSetup &setup, const QString &title = {}) const;
    /// On the prompt where it was left.
    [[nodiscard]] Result<std::unique_ptr<OpenMatch>> open(const JournalId &id) const;
    /// To be looked at: nothing is kept by it.
    [[nodiscard]] Result<SeenGame<Match>> look(const JournalId &id) const;
    /// Whether somebody else went on with it since so many lines were read, or removed it.
    [[nodiscard]] bool hasGoneOn(const JournalId &id, qint64 lines) const;
    /// The kept teams that play it; none where it cannot be read.
    [[nodiscard]] QStringList teamsOf(const JournalId &id) const;
    /// Null when it is finished, gone or cannot be read.
    [[nodiscard]] std::unique_ptr<OpenMatch> openUnfinished(const JournalId &id) const;
    /// One plain line, cut where it is too long; refuses a title without any letter. Answers it.
    Result<QString> rename(const JournalId &id, const QString &title) const;

    /// What was agreed on for the latest match of each edition.
    [[nodiscard]] std::map<RulesetId, MatchHabits> habits() const;

    /// What a change of a match that is over would do to everything since; see CorrectionChain.
    [[nodiscard]] Result<CorrectionChain> correction(const JournalId &id,
                                                     std::vector<LogAction> changes) const;
    /// Keeps it all in one piece.
    Result<void> keep(const CorrectionChain &chain) const;
    /// The coaches want the sheets left as they are: the match counts, and changes no team.
    Result<void> leaveSheets(const JournalId &id) const;

    /// Gives every match that is over its result, and the teams what is still to be written onto
    /// their sheets: an earlier release finished it without one, or was interrupted.
    [[nodiscard]] Result<CaughtUp> catchUp(int most = 1'000'000) const;

private:
    void catchUp(const JournalId &id, CaughtUp &done) const;
    void takeBySheets(const Journal &journal, const ResultRecord &result, CaughtUp &done) const;
    [[nodiscard]] Result<void> keepLook(const Journal &journal, const MatchSession &session) const;

    ClubStores m_stores;
};

/// Before its first line.
[[nodiscard]] Result<Match> matchOf(MatchSetup setup, RulesetLibrary &library);
/// The match of a journal, played again by today's rules to its last line, whatever was kept beside
/// it; kept nowhere.
[[nodiscard]] Result<MatchSession> replay(const Journal &journal, RulesetLibrary &library);

} // namespace dugout
