// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"
#include "core/rules/rulesetlibrary.h"
#include "ui/play/sessiontable.h"

namespace dugout {

/// A football match on the table.
class MatchTable final : public SessionTable<Match>
{
    Q_OBJECT

public:
    using SessionTable::SessionTable;

    /// The match of a journal, on the prompt where it was left. `steps` and `journals` must
    /// outlive it; a room that knows what follows the whistle hands in more steps.
    [[nodiscard]] static Result<std::unique_ptr<MatchTable>>
    open(JournalStore &journals, const JournalId &id, RulesetLibrary &library, Clock clock,
         const StepBook &steps = StepBook::ofMatch());
    /// What a new match is kept as; `title` may be changed later on.
    [[nodiscard]] static JournalHeader newHeader(const MatchSetup &setup, const QString &title,
                                                 qint64 nowMs);
    /// "match": tells these journals from those of other games.
    [[nodiscard]] static QString gameName();

    [[nodiscard]] const MatchContext &context() const { return game().context(); }
    /// With what the turn allows no more: its button keeps its place.
    [[nodiscard]] std::vector<OfferedPrompt> offered() const override;
    [[nodiscard]] QString seatName(Seat seat) const override;
    [[nodiscard]] QColor seatColour(Seat seat) const override;
    /// "Turn 3, Orcs", or the half while no turn is played.
    [[nodiscard]] QString momentTitle() const;

protected:
    [[nodiscard]] std::vector<DieSymbol> symbolsOf(const Prompt &prompt) const override;
    [[nodiscard]] QKeySequence keyOf(const Prompt &prompt) const override;
    [[nodiscard]] bool isAskedInWords(const Prompt &prompt) const override;
};

} // namespace dugout
