// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"

#include <vector>

namespace dugout {

/// What decides a game, of one player.
struct Standing
{
    int glory = 0;
    bool wipedOut = false;
    int held = 0; ///< objectives

    bool operator==(const Standing &) const = default;
};

/// How a game ended.
struct GameResult
{
    std::vector<Seat> winners; ///< one, or several between whom it is a draw
    QString reason; ///< `most-glory`, `wiped-out`, `survivors`, `objectives` or `draw`
    std::vector<Standing> standings;

    [[nodiscard]] bool isDraw() const { return winners.size() != 1; }
    [[nodiscard]] Seat winner() const { return isDraw() ? noSeat : winners.front(); }
    bool operator==(const GameResult &) const = default;
};

/// Glory, then who still has fighters, then objectives; what no longer decides is a draw between
/// those who are level.
[[nodiscard]] GameResult judge(std::vector<Standing> standings);

[[nodiscard]] int gamesWon(const std::vector<GameResult> &results, Seat seat);

/// The glory of all games together.
[[nodiscard]] int gloryOfAll(const std::vector<GameResult> &results, Seat seat);

/// Those between whom nothing but the objectives held can decide; nobody where something else does.
[[nodiscard]] std::vector<Seat> whoseObjectivesDecide(const std::vector<Standing> &standings);

} // namespace dugout
