// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/turnboard.h"

#include "core/match/action/actionhelp.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace dugout {

namespace {

constexpr const char *leftNote = QT_TRANSLATE_NOOP("TurnBoard", "%1 this turn");

/// In the order of the places; beside them are those of the keys that coaches have learnt.
constexpr TurnPlace fullBoard[]{
    {movePlace, TurnPlaceSize::Tile, "move", QT_TRANSLATE_NOOP("TurnBoard", "Move"),
     QT_TRANSLATE_NOOP("TurnBoard", "and its rolls")},
    {Asks::Block, TurnPlaceSize::Tile, "block", nullptr,
     QT_TRANSLATE_NOOP("TurnBoard", "as many as you like")},
    {Asks::Blitz, TurnPlaceSize::Tile, "blitz", nullptr, leftNote},
    {Asks::RollPass, TurnPlaceSize::Tile, "pass", nullptr, leftNote},
    {Asks::RollHandOff, TurnPlaceSize::Tile, "hand-off", QT_TRANSLATE_NOOP("TurnBoard", "Hand-off"),
     leftNote},
    {Asks::Foul, TurnPlaceSize::Tile, "foul", nullptr, leftNote},
    {Asks::EndTurn, TurnPlaceSize::Ending, "end-turn", QT_TRANSLATE_NOOP("TurnBoard", "End turn")},
    {Asks::Touchdown, TurnPlaceSize::Side, "touchdown"},
    {Asks::Turnover, TurnPlaceSize::Side, "turnover"},
    {Asks::RollDodge, TurnPlaceSize::Chip},
    {Asks::RollGoingForIt, TurnPlaceSize::Chip},
    {Asks::RollPickUp, TurnPlaceSize::Chip, "", QT_TRANSLATE_NOOP("TurnBoard", "Pick up")},
    {Asks::RollCatch, TurnPlaceSize::Chip},
    {Asks::StandUp, TurnPlaceSize::Chip},
    {Asks::Fall, TurnPlaceSize::Chip, "", QT_TRANSLATE_NOOP("TurnBoard", "Fall")},
    {Asks::Crowd, TurnPlaceSize::Chip, "", QT_TRANSLATE_NOOP("TurnBoard", "Crowd")},
    {Asks::CasualtyVictim, TurnPlaceSize::Chip},
    {Asks::ReRoll, TurnPlaceSize::Chip, "", QT_TRANSLATE_NOOP("TurnBoard", "Re-roll")},
    {Asks::Interception, TurnPlaceSize::Chip},
    {Asks::Helper, TurnPlaceSize::Chip, "", nullptr, nullptr, true},
    {Asks::HelperOther, TurnPlaceSize::Chip, "", nullptr, nullptr, true},
};

/// What a sheet needs after the match; the rolls that lead to it are made at the table.
constexpr TurnPlace quickBoard[]{
    {Asks::Touchdown, TurnPlaceSize::Tile, "touchdown"},
    {Asks::CasualtyVictim, TurnPlaceSize::Tile, "injury"},
    {Asks::Completion, TurnPlaceSize::Tile, "pass"},
    {Asks::Interception, TurnPlaceSize::Tile, "hand-off",
     QT_TRANSLATE_NOOP("TurnBoard", "Interception")},
    {Asks::Foul, TurnPlaceSize::Tile, "foul", nullptr, leftNote},
    {Asks::ReRoll, TurnPlaceSize::Tile, "dice", QT_TRANSLATE_NOOP("TurnBoard", "Re-roll")},
    {Asks::EndTurn, TurnPlaceSize::Ending, "end-turn", QT_TRANSLATE_NOOP("TurnBoard", "End turn")},
    {Asks::Turnover, TurnPlaceSize::Side, "turnover"},
    {Asks::Crowd, TurnPlaceSize::Chip, "", QT_TRANSLATE_NOOP("TurnBoard", "Crowd")},
    {Asks::Helper, TurnPlaceSize::Chip, "", nullptr, nullptr, true},
    {Asks::HelperOther, TurnPlaceSize::Chip, "", nullptr, nullptr, true},
};

constexpr QStringView rollsOnTheWay[]{
    Asks::RollActivation, Asks::RollDodge,     Asks::RollGoingForIt, Asks::RollPickUp,
    Asks::RollStandingUp, Asks::RollJumpUp,    Asks::RollLeap,       Asks::RollFoulAppearance,
    Asks::RollDauntless,  Asks::RollTentacles, Asks::RollShadowing,
};

} // namespace

std::span<const TurnPlace> turnPlaces(bool quick)
{
    return quick ? std::span<const TurnPlace>(quickBoard) : std::span<const TurnPlace>(fullBoard);
}

bool isRolledOnTheWay(QStringView prompt)
{
    return std::find(std::begin(rollsOnTheWay), std::end(rollsOnTheWay), prompt)
        != std::end(rollsOnTheWay);
}

bool isKnownInTurn(const MatchContext &context, const MatchState &state, const QString &prompt)
{
    const QStringList unlike{Asks::Foul, Asks::Interception, Asks::RollPickUp, Asks::RollPass,
                             Asks::Completion};
    return !unlike.contains(prompt) || limitedActions(context, state).contains(prompt)
        || rollsWithTheBall(context).contains(prompt);
}

bool isTouchdownDue(const MatchState &state)
{
    const MatchPlayer *carrier = state.carrier.isValid() ? state.find(state.carrier) : nullptr;
    const auto at = state.board.constFind(state.carrier.toString());
    return carrier && at != state.board.constEnd() && carrier->posture == Posture::Standing
        && state.playsFor(state.carrier) == state.active
        && pitch::isEndZone(*at, board::endOf(MatchState::otherSeat(state.active)));
}

QString placeWords(const char *words)
{
    return words ? QCoreApplication::translate("TurnBoard", words) : QString();
}

} // namespace dugout
