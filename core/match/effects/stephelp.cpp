// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

Prompt tablePrompt(const MatchContext &context, const QString &id, Seat seat,
                   const QString &tableId)
{
    const Table *table = context.table(tableId);
    if (!table || !table->enteredFromBook) {
        Prompt dice = dicePrompt(id, seat, 1, 6);
        if (table && table->dice)
            dice.dice = table->dice;
        return dice;
    }
    QStringList outcomes;
    for (const TableRow &row : table->rows)
        outcomes.append(row.id.text());
    if (!outcomes.isEmpty())
        return choicePrompt(id, seat, outcomes);
    // Nobody has to write down what the book says.
    Prompt words = textPrompt(id, seat);
    words.atLeast = 0;
    return words;
}

int totalOf(const MatchContext &context, const QString &tableId, const Event &event)
{
    const Table *table = context.table(tableId);
    if (table && table->dice && table->dice->faces().size() == event.dice.size())
        return table->dice->total(event.dice);
    int sum = 0;
    for (const int die : event.dice)
        sum += die;
    return sum;
}

const TableRow *rowRolled(const MatchContext &context, const QString &tableId, const Event &event,
                          int modifier)
{
    const Table *table = context.table(tableId);
    if (!table)
        return nullptr;
    if (!event.choices.isEmpty())
        return table->row(event.choice());
    return event.dice.empty() ? nullptr
                              : table->lookUp(totalOf(context, tableId, event) + modifier);
}

const TableRow *rowOfDie(const MatchContext &context, const QString &table, int die, int modifier)
{
    return context.row(table, die + modifier);
}

PlayerRef chosenPlayer(const Event &event)
{
    return PlayerRef::fromString(event.choice());
}

} // namespace dugout
