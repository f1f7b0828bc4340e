// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/stephelp.h"

#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Prompt blankPrompt(const QString &id, Seat seat, PromptKind kind)
{
    Prompt prompt;
    prompt.id = id;
    prompt.seat = seat;
    prompt.kind = kind;
    return prompt;
}

} // namespace

Prompt askChoice(const QString &id, Seat seat, QStringList choices, int atLeast, int atMost)
{
    Prompt prompt = blankPrompt(id, seat, PromptKind::Choice);
    prompt.choices = std::move(choices);
    prompt.atLeast = atLeast;
    prompt.atMost = atMost;
    return prompt;
}

Prompt askNumber(const QString &id, Seat seat, int lowest, int highest)
{
    Prompt prompt = blankPrompt(id, seat, PromptKind::Number);
    prompt.atLeast = lowest;
    prompt.atMost = highest;
    return prompt;
}

Prompt askConfirm(const QString &id, Seat seat)
{
    return blankPrompt(id, seat, PromptKind::Confirm);
}

Prompt askText(const QString &id, Seat seat)
{
    Prompt prompt = blankPrompt(id, seat, PromptKind::Text);
    prompt.atLeast = 0;
    return prompt;
}

Prompt askDice(const QString &id, Seat seat, int count, const SkirmishDie &die)
{
    Prompt prompt = blankPrompt(id, seat, PromptKind::Dice);
    prompt.dice = DiceNotation::parse(u"%1D%2"_s.arg(count).arg(die.faceCount()));
    return prompt;
}

Prompt askLot(const QString &id, Seat seat, QStringList choices, int atLeast, int atMost)
{
    Prompt prompt = askChoice(id, seat, std::move(choices), atLeast, atMost);
    prompt.byLot = true;
    return prompt;
}

Prompt aside(Prompt prompt)
{
    prompt.aside = true;
    return prompt;
}

QStringList hexChoices(const std::vector<Hex> &hexes)
{
    QStringList choices;
    choices.reserve(static_cast<qsizetype>(hexes.size()));
    for (const Hex hex : hexes)
        choices.append(hexText(hex));
    return choices;
}

QStringList fighterChoices(const std::vector<FighterRef> &fighters)
{
    QStringList choices;
    for (const FighterRef &ref : fighters)
        choices.append(ref.toString());
    return choices;
}

QStringList cardChoices(const CardPile &pile)
{
    QStringList choices;
    choices.reserve(static_cast<qsizetype>(pile.size()));
    for (const CardId &card : pile)
        choices.append(card.text());
    return choices;
}

QStringList seatChoices(const std::vector<Seat> &seats)
{
    QStringList choices;
    for (const Seat seat : seats)
        choices.append(u"seat:%1"_s.arg(seat));
    return choices;
}

Seat seatOf(const QString &choice)
{
    return QStringView(choice).mid(5).toInt();
}

std::vector<Seat> allSeats(const SkirmishState &state)
{
    std::vector<Seat> seats(state.players.size());
    std::iota(seats.begin(), seats.end(), 0);
    return seats;
}

} // namespace dugout
