// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/stephelp.h"

#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/state/tablerefs.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

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
        choices.append(SeatRef{seat}.toString());
    return choices;
}

Seat seatOf(const QString &choice)
{
    return SeatRef::fromString(choice).value_or(SeatRef{}).seat;
}

bool isKnown(const SkirmishAction &action, const SkirmishContext &context,
             const SkirmishState &state)
{
    return (!action.fighter.isValid() || state.find(action.fighter))
        && (action.card.isEmpty() || context.card(action.card));
}

Error notAChoice(const QString &choice)
{
    return {ErrorCode::NotAChoice, PlayWords::tr("This was not among the choices."), choice};
}

Seat seatIn(const QString &prompt)
{
    return QStringView(prompt).mid(prompt.lastIndexOf(u'.') + 1).toInt();
}

std::vector<Seat> allSeats(const SkirmishState &state)
{
    std::vector<Seat> seats(state.players.size());
    std::iota(seats.begin(), seats.end(), 0);
    return seats;
}

bool isAmong(const std::vector<Seat> &seats, Seat seat)
{
    return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

void pushFirstPlayer(SkirmishState &state)
{
    push(state, {SkirmishKind::FirstPlayer});
    pushRollOff(state, RollOffFor::Activation, allSeats(state), false,
                state.round == 1 ? state.deployedFirst : noSeat);
}

bool isDecided(const SkirmishState &state)
{
    return state.suddenDeath
        && std::any_of(state.players.begin(), state.players.end(),
                       [](const SkirmishPlayer &player) { return player.isWipedOut(); });
}

} // namespace dugout
