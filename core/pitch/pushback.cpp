// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pitch/pushback.h"

namespace dugout {

namespace {

std::vector<Square> emptyOf(const Formation &formation, const auto &squares)
{
    std::vector<Square> empty;
    for (const Square square : squares) {
        if (pitch::contains(square) && !formation.isOccupied(square))
            empty.push_back(square);
    }
    return empty;
}

std::array<Square, 8> around(Square centre)
{
    std::array<Square, 8> squares;
    std::transform(scatterSteps.begin(), scatterSteps.end(), squares.begin(),
                   [centre](Stride step) { return centre + step; });
    return squares;
}

} // namespace

std::array<Square, 3> squaresBehind(Square pusher, Square pushed)
{
    const Stride away = pushed - pusher;
    if (away.dx == 0)
        return {pushed + Stride{-1, away.dy}, pushed + away, pushed + Stride{1, away.dy}};
    if (away.dy == 0)
        return {pushed + Stride{away.dx, -1}, pushed + away, pushed + Stride{away.dx, 1}};
    return {pushed + Stride{away.dx, 0}, pushed + away, pushed + Stride{0, away.dy}};
}

PushOptions pushOptions(const Formation &formation, Square pusher, const PlacedPlayer &pushed,
                        bool grab, bool ignoreStandFirm)
{
    PushOptions options;
    if (pushed.standFirm && !ignoreStandFirm)
        return options;
    if (grab != pushed.sideStep) {
        options.squares = emptyOf(formation, around(pushed.square));
        options.pushedCoachPicks = pushed.sideStep && !options.squares.empty();
    }
    const std::array<Square, 3> behind = squaresBehind(pusher, pushed.square);
    if (options.squares.empty())
        options.squares = emptyOf(formation, behind);
    if (!options.squares.empty()) {
        options.kind = PushOptions::Kind::Empty;
    } else if (!std::all_of(behind.begin(), behind.end(), pitch::contains)) {
        options.kind = PushOptions::Kind::Crowd;
    } else {
        options.kind = PushOptions::Kind::Chain;
        options.squares.assign(behind.begin(), behind.end());
    }
    return options;
}

} // namespace dugout
