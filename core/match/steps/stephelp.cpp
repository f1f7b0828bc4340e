// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/steps/stephelp.h"

#include "core/match/matchwords.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

Prompt tablePrompt(const MatchContext &context, const QString &id, Seat seat, const QString &tableId)
{
    const Table *table = context.table(tableId);
    if (!table || !table->enteredFromBook)
        return dicePrompt(id, seat, table && table->dice ? table->dice->toString() : u"D6"_s);
    QStringList outcomes;
    for (const TableRow &row : table->rows)
        outcomes.append(row.id.text());
    if (!outcomes.isEmpty())
        return choicePrompt(id, seat, outcomes);
    Prompt prompt;
    prompt.id = id;
    prompt.seat = seat;
    prompt.kind = PromptKind::Text;
    return prompt;
}

Prompt dicePrompt(const QString &id, Seat seat, const QString &dice)
{
    Prompt prompt;
    prompt.id = id;
    prompt.seat = seat;
    prompt.kind = PromptKind::Dice;
    prompt.dice = DiceNotation::parse(dice);
    return prompt;
}

Prompt choicePrompt(const QString &id, Seat seat, const QStringList &choices)
{
    Prompt prompt;
    prompt.id = id;
    prompt.seat = seat;
    prompt.kind = PromptKind::Choice;
    prompt.choices = choices;
    return prompt;
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
    return event.dice.empty() ? nullptr : table->lookUp(totalOf(context, tableId, event) + modifier);
}

QString said(const LocalizedText &text)
{
    return text.in(languageFromCode(QLocale().name()).value_or(Language::English));
}

QString teamName(const MatchContext &context, Seat seat)
{
    return seat == noSeat ? QString() : context.team(seat).name;
}

QString playerName(const MatchState &state, const PlayerRef &ref)
{
    const MatchPlayer *player = state.find(ref);
    if (!player)
        return MatchWords::tr("somebody");
    const QString number = u"#%1"_s.arg(player->player.number);
    return player->player.name.isEmpty() ? number : number + u' ' + player->player.name;
}

PromptWords tableWords(const MatchContext &context, const QString &tableId)
{
    const Table *table = context.table(tableId);
    if (!table)
        return {};
    PromptWords words {said(table->name), said(table->summary), {}, {}};
    if (table->enteredFromBook) {
        words.why = MatchWords::tr("Page %1 of the book: enter what it says.").arg(table->page);
        for (const TableRow &row : table->rows)
            words.choices.append(said(row.name));
    }
    return words;
}

QString tableLine(const MatchContext &context, const QString &tableId, const Event &event, int modifier)
{
    const Table *table = context.table(tableId);
    if (!table)
        return {};
    const TableRow *row = rowRolled(context, tableId, event, modifier);
    const QString outcome = row ? said(row->name) : event.text;
    QStringList dice;
    for (const int die : event.dice)
        dice.append(QString::number(die));
    if (dice.isEmpty())
        return u"%1: %2"_s.arg(said(table->name), outcome);
    QString sum = dice.join(u" + "_s);
    if (modifier != 0)
        sum += (modifier > 0 ? u" + %1"_s : u" − %1"_s).arg(std::abs(modifier));
    const bool plain = dice.size() == 1 && modifier == 0;
    const int total = totalOf(context, tableId, event) + modifier;
    return plain ? u"%1: %2, %3"_s.arg(said(table->name), sum, outcome)
                 : u"%1: %2 = %3, %4"_s.arg(said(table->name), sum).arg(total).arg(outcome);
}

} // namespace dugout
