// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/elo.h"

#include <algorithm>
#include <cmath>

namespace dugout {

double eloStep(int entrants)
{
    constexpr int mostCounted = 32;
    return 2 * std::sqrt(static_cast<double>(std::clamp(entrants, 0, mostCounted)));
}

double eloExpected(double own, double opponent, const EloRules &rules)
{
    return 1 / (std::pow(10, (opponent - own) / rules.scale) + 1);
}

double eloAfterGame(double own, const RatedGame &game, double step, const EloRules &rules)
{
    return own + step * (game.score - eloExpected(own, game.opponent, rules));
}

} // namespace dugout
