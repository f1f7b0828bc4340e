// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/victory.h"

#include "core/skirmish/state/reasonnames.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Those among `seats` whose value is greatest.
template<typename Value>
std::vector<Seat> best(const std::vector<Seat> &seats, Value value)
{
    int most = -1;
    std::vector<Seat> found;
    for (const Seat seat : seats) {
        if (value(seat) > most)
            found.clear();
        most = std::max(most, value(seat));
        if (value(seat) == most)
            found.push_back(seat);
    }
    return found;
}

std::vector<Seat> mostGlory(const std::vector<Standing> &standings)
{
    std::vector<Seat> all;
    for (size_t i = 0; i < standings.size(); ++i)
        all.push_back(static_cast<Seat>(i));
    return best(all, [&](Seat seat) { return standings[static_cast<size_t>(seat)].glory; });
}

std::vector<Seat> survivors(const std::vector<Standing> &standings, const std::vector<Seat> &seats)
{
    std::vector<Seat> found;
    std::copy_if(seats.begin(), seats.end(), std::back_inserter(found),
                 [&](Seat seat) { return !standings[static_cast<size_t>(seat)].wipedOut; });
    return found;
}

} // namespace

GameResult judge(std::vector<Standing> standings)
{
    const std::vector<Seat> level = mostGlory(standings);
    if (level.size() == 1)
        return {level, WonBy::MostGlory, std::move(standings)};
    const std::vector<Seat> alive = survivors(standings, level);
    if (alive.size() == 1) {
        const bool two = standings.size() == 2;
        return {alive, two ? WonBy::WipedOut : WonBy::Survivors, std::move(standings)};
    }
    if (alive.empty())
        return {level, WonBy::Draw, std::move(standings)};
    const std::vector<Seat> holders
        = best(alive, [&](Seat seat) { return standings[static_cast<size_t>(seat)].held; });
    return {holders, holders.size() == 1 ? WonBy::Objectives : WonBy::Draw, std::move(standings)};
}

int gamesWon(const std::vector<GameResult> &results, Seat seat)
{
    return static_cast<int>(
        std::count_if(results.begin(), results.end(),
                      [seat](const GameResult &result) { return result.winner() == seat; }));
}

int gloryOfAll(const std::vector<GameResult> &results, Seat seat)
{
    int sum = 0;
    for (const GameResult &result : results)
        sum += result.standings[static_cast<size_t>(seat)].glory;
    return sum;
}

std::vector<Seat> whoseObjectivesDecide(const std::vector<Standing> &standings)
{
    const std::vector<Seat> alive = survivors(standings, mostGlory(standings));
    return alive.size() > 1 ? alive : std::vector<Seat>{};
}

} // namespace dugout
