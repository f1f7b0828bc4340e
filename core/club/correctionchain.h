// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/club/correctionlink.h"
#include "core/club/teamdocuments.h"

#include <QStringList>

#include <array>
#include <map>

namespace dugout {

/// A team that is kept, as it is and as it would be.
struct CarriedTeam
{
    DocumentSummary summary;
    Team was;
    Team is;
};

/// A change of a match that is over, carried through everything that was played since: later
/// matches start from what it makes of the teams, their own events are folded again, and so on to
/// the teams as they are kept today. Nothing is changed until the batch is kept.
class CorrectionChain
{
public:
    /// By which rules a match counts that an earlier version played.
    enum class Reading { AsPlayed, ByTodaysRules };
    /// `changes` are what is to be added to the log of the match; none when it has changed already
    /// and only the rest has to follow. What it reads from must outlive the chain.
    [[nodiscard]] static Result<CorrectionChain> begin(const ClubStores &stores,
                                                       const JournalId &match,
                                                       std::vector<LogAction> changes,
                                                       Reading reading = Reading::AsPlayed);

    /// The matches it reaches in their order, the corrected one first.
    [[nodiscard]] const std::vector<CorrectionLink> &links() const { return m_links; }
    [[nodiscard]] const std::vector<CarriedTeam> &teams() const { return m_teams; }
    /// Later matches are reached: the teams have played on.
    [[nodiscard]] bool goesOn() const { return m_links.size() > 1; }

    struct Pending
    {
        size_t link = 0;
        CorrectionQuestion question;
    };
    /// What has to be decided before the log fits again; nothing when it does as far as it can.
    [[nodiscard]] const std::optional<Pending> &question() const { return m_question; }
    /// Both only while there is a question.
    [[nodiscard]] Result<void> answer(const Event &event);
    [[nodiscard]] Result<void> takeOut();

    /// How to treat gold that a team has spent since and would no longer have had.
    enum class Debts { Undecided, Kept, Forgiven };
    /// The teams that would owe gold; none of them owed as much before.
    [[nodiscard]] std::vector<CarriedTeam> debtors() const;
    void decideDebts(Debts debts);
    /// Later matches that are over and would be open again.
    [[nodiscard]] std::vector<const CorrectionLink *> reopened() const;
    void allowReopening(bool may = true) { m_mayReopen = may; }

    /// Refused with "debts-undecided" or "reopens-matches" while somebody has to say so on purpose.
    [[nodiscard]] Result<void> mayBeKept() const;
    /// All that has to be kept, in one piece.
    [[nodiscard]] StoreBatch batch() const;

private:
    /// One journal, read once.
    struct Source
    {
        JournalHeader header;
        MatchSetup setup; ///< with nobody who left before it
        std::array<Team, 2> asKept; ///< its teams, which once had all of those
        std::optional<std::vector<LogAction>> lines; ///< read when it is first reached
        std::optional<KeptState<MatchState>> kept; ///< read with them
    };
    /// What a match starts from: as it was and as it turns out to be. Players who left since the
    /// corrected match began are among both teams' former players.
    struct Start
    {
        MatchSetup setup; ///< to be played, without former players
        std::array<Team, 2> was;
        std::array<Team, 2> is;
    };
    /// What a match makes of a team, as far as the chain got, with players who left since the
    /// corrected match began among its former ones.
    struct Outcome
    {
        Team before;
        Team was;
        Team is;
    };

    explicit CorrectionChain(const ClubStores &stores)
        : m_stores(stores)
    { }

    [[nodiscard]] Result<void> addSource(const JournalId &match);
    /// The matches that a team of this setup has played or begun since.
    [[nodiscard]] Result<void> findLater(const MatchSetup &setup, size_t after);
    [[nodiscard]] Result<void> derive();
    [[nodiscard]] Result<Start> startOf(const Source &source);
    [[nodiscard]] Result<CorrectionLink> link(Source &source, const MatchSetup &setup);
    [[nodiscard]] Result<MatchSession>
    played(const MatchSetup &setup, const std::vector<LogAction> &lines,
           const std::optional<KeptState<MatchState>> &kept) const;
    /// With both coaches standing by its result as it is now.
    [[nodiscard]] Result<CorrectionLink> settledLink(Source &source, const MatchSetup &setup);
    [[nodiscard]] Result<void> takeOutcomes(const Source &source, const CorrectionLink &link,
                                            const Start &start);
    [[nodiscard]] Result<void> findTeams();
    /// With all who left it; null where it is not kept.
    [[nodiscard]] Result<const StoredTeam *> keptTeam(const TeamId &id);
    /// One undo takes back a correction with all that had to follow it.
    void follow(const JournalId &match, Correction correction);

    ClubStores m_stores;
    /// The corrected match, then those since that a team it reaches has played, in their order.
    std::vector<Source> m_sources;
    QStringList m_knownTeams; ///< whose later matches are among the sources
    std::map<QString, std::vector<LogAction>> m_added; ///< by journal
    std::vector<CorrectionLink> m_links;
    std::map<QString, Outcome> m_outcomes; ///< by team
    std::map<QString, std::optional<StoredTeam>> m_kept; ///< by team, each read once
    std::vector<CarriedTeam> m_teams;
    std::vector<Document> m_notes;
    std::optional<Pending> m_question;
    Reading m_reading = Reading::AsPlayed;
    Debts m_debts = Debts::Undecided;
    bool m_mayReopen = false;
};

} // namespace dugout
