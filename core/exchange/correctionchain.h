// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/correctionlink.h"
#include "core/play/batchstore.h"
#include "core/rules/rulesetlibrary.h"

#include <map>

namespace dugout {

/// Where the matches and teams are that a correction may reach.
struct CorrectionStores
{
    JournalStore &journals;
    DocumentStore &documents;
    RulesetLibrary &library;
};

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
    /// `changes` are what is to be added to the log of the match; none when it has changed already
    /// and only the rest has to follow. What it reads from must outlive the chain.
    [[nodiscard]] static Result<CorrectionChain>
    begin(const CorrectionStores &stores, const JournalId &match, std::vector<LogAction> changes);

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

    /// All that has to be kept, in one piece.
    [[nodiscard]] StoreBatch batch(qint64 nowMs) const;

private:
    /// One journal, read once.
    struct Source
    {
        JournalHeader header;
        MatchSetup setup;
        std::optional<std::vector<LogAction>> lines; ///< read when it is first reached
    };
    /// What a match makes of a team, as far as the chain got.
    struct Outcome
    {
        Team before;
        Team was;
        Team is;
    };

    explicit CorrectionChain(const CorrectionStores &stores)
        : m_stores(stores)
    { }

    [[nodiscard]] Result<void> findSources(const JournalId &match);
    [[nodiscard]] Result<void> derive();
    [[nodiscard]] MatchSetup rebased(const MatchSetup &setup) const;
    [[nodiscard]] Result<CorrectionLink> link(Source &source, const MatchSetup &setup);
    void takeOutcomes(const CorrectionLink &link);
    [[nodiscard]] Result<void> findTeams();
    /// One undo takes back a correction with all that had to follow it.
    void follow(const JournalId &match, Correction correction);

    CorrectionStores m_stores;
    std::vector<Source> m_sources; ///< the corrected match, and all that began after it
    std::map<QString, std::vector<LogAction>> m_added; ///< by journal
    std::vector<CorrectionLink> m_links;
    std::map<QString, Outcome> m_outcomes; ///< by team
    std::vector<CarriedTeam> m_teams;
    std::vector<Document> m_notes;
    std::optional<Pending> m_question;
};

} // namespace dugout
