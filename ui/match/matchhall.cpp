// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchhall.h"

#include "ui/sheets/badgepainter.h"

namespace dugout {

HallBoard hallBoard(const DisplayBoard &board)
{
    HallBoard hall;
    for (const DisplaySide &side : board.sides)
        hall.sides.push_back({side.team, side.coach, toColour(side.colour), side.score, side.turn,
                              side.rerolls, side.rerollsSpent});
    hall.active = board.active;
    hall.trackWord = board.turnWord;
    hall.track = board.turns;
    hall.pipWord = board.rerollWord;
    hall.period = board.period;
    hall.note = board.weather;
    hall.lastEvent = board.lastEvent;
    return hall;
}

} // namespace dugout
