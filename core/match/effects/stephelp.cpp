// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Prompt prompt(const QString &id, Seat seat, PromptKind kind)
{
    Prompt made;
    made.id = id;
    made.seat = seat;
    made.kind = kind;
    return made;
}

constexpr int mostDice = 20;

} // namespace

Prompt tablePrompt(const MatchContext &context, const QString &id, Seat seat,
                   const QString &tableId)
{
    const Table *table = context.table(tableId);
    if (!table || !table->enteredFromBook) {
        Prompt dice = prompt(id, seat, PromptKind::Dice);
        dice.dice = table && table->dice ? table->dice : DiceNotation::parse(u"D6");
        return dice;
    }
    QStringList outcomes;
    for (const TableRow &row : table->rows)
        outcomes.append(row.id.text());
    return outcomes.isEmpty() ? textPrompt(id, seat) : choicePrompt(id, seat, outcomes);
}

Prompt dicePrompt(const QString &id, Seat seat, const QString &dice)
{
    Prompt made = prompt(id, seat, PromptKind::Dice);
    made.dice = DiceNotation::parse(dice);
    return made;
}

Prompt dicePrompt(const QString &id, Seat seat, int count, int faces)
{
    return dicePrompt(id, seat, u"%1D%2"_s.arg(std::clamp(count, 1, mostDice)).arg(faces));
}

Prompt choicePrompt(const QString &id, Seat seat, const QStringList &choices)
{
    Prompt made = prompt(id, seat, PromptKind::Choice);
    made.choices = choices;
    return made;
}

Prompt lotPrompt(const QString &id, Seat seat, const QStringList &choices)
{
    Prompt made = choicePrompt(id, seat, choices);
    made.byLot = true;
    return made;
}

Prompt yesNoPrompt(const QString &id, Seat seat)
{
    static const QStringList answers{u"yes"_s, u"no"_s};
    return choicePrompt(id, seat, answers);
}

Prompt numberPrompt(const QString &id, Seat seat, int atLeast, int atMost)
{
    Prompt made = prompt(id, seat, PromptKind::Number);
    made.atLeast = atLeast;
    made.atMost = std::max(atLeast, atMost);
    return made;
}

Prompt passPrompt(const QString &id, Seat seat)
{
    Prompt made = confirmPrompt(id, seat);
    made.passes = true;
    return made;
}

Prompt confirmPrompt(const QString &id, Seat seat)
{
    return prompt(id, seat, PromptKind::Confirm);
}

Prompt textPrompt(const QString &id, Seat seat)
{
    return prompt(id, seat, PromptKind::Text);
}

bool isYes(const Event &event)
{
    return event.choice() == u"yes"_s;
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
