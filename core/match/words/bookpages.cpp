// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/bookpages.h"

#include "core/match/words/steptexts.h"

using namespace Qt::StringLiterals;

namespace dugout {

const Table *bookTable(const MatchContext &context, const MatchState &state, const QString &prompt)
{
    if (state.agenda.empty() || state.after.hasBegun() || prompt.startsWith(u"hand."))
        return nullptr;
    const Table *table = context.table(tableOf(context, state, state.agenda.back()));
    return table && table->enteredFromBook && table->rows.empty() ? table : nullptr;
}

std::optional<DiceNotation> bookDice(const MatchContext &context, const MatchState &state,
                                     const Prompt &prompt)
{
    if (state.agenda.empty() || state.after.hasBegun() || prompt.choices.isEmpty())
        return std::nullopt;
    const Table *table = context.table(tableOf(context, state, state.agenda.back()));
    const bool read = table && table->enteredFromBook && table->row(prompt.choices.constFirst());
    return read ? table->dice : std::nullopt;
}

} // namespace dugout
