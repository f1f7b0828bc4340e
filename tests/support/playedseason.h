// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/correctionchain.h"
#include "tests/support/afterdriver.h"
#include "tests/support/memorybatches.h"

#include <functional>

namespace dugout {

/// What a test wants to happen in a match; the rest is played dully.
using MatchScript = std::function<void(MatchDriver &)>;

/// Each team's award goes to one who does nothing else.
void giveAwards(MatchDriver &match);
/// The home side scores with this player in its second turn, or not at all.
[[nodiscard]] MatchScript scoredBy(const QString &player);
/// Stops the test with the sentence of what went wrong.
void expectDone(const Result<void> &done);

/// Two teams that play one match after the other, each kept as the window keeps it.
class PlayedSeason
{
public:
    explicit PlayedSeason(const MatchSetup &setup = leagueSetup());

    /// Plays the next match between the teams as they are by now. Its outcome is written onto
    /// their sheets unless a test wants it later.
    JournalId play(const MatchScript &script, bool writeSheets = true);

    [[nodiscard]] CorrectionChain chain(const JournalId &match, std::vector<LogAction> changes);
    [[nodiscard]] CorrectionChain chain(const JournalId &match, const Correction &correction);
    void keep(const CorrectionChain &chain);

    /// From now on set-ups name all who ever left a team, as those of releases up to 0.2 do.
    void keepFormerPlayersInSetups() { m_keepsFormers = true; }

    [[nodiscard]] Team team(const QString &id);
    [[nodiscard]] MatchSession session(const JournalId &id);
    /// The last group that answers this.
    [[nodiscard]] int groupOf(const JournalId &id, const QString &prompt);
    /// The same answer with another choice, or with other dice.
    [[nodiscard]] Correction otherChoice(const JournalId &id, const QString &prompt,
                                         const QString &choice);
    [[nodiscard]] Correction otherDice(const JournalId &id, const QString &prompt,
                                       const std::vector<int> &dice);

    MemoryClub kept;
    MemoryJournals &journals = kept.journals;
    MemoryDocuments &documents = kept.documents;
    MemoryBatches &batches = kept.batches;
    RulesetLibrary &library = kept.library;

private:
    MatchSetup m_setup;
    int m_played = 0;
    bool m_keepsFormers = false;
};

} // namespace dugout
