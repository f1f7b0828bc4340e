// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/before/handicap.h"

#include "core/rules/knownwords.h"
#include "core/team/teamvalue.h"

#include <cstdlib>

namespace dugout {

std::array<int, 2> comparedRatings(const MatchContext &context)
{
    const auto first = teamRating(context.team(0), context.ruleset());
    const auto second = teamRating(context.team(1), context.ruleset());
    return first && second ? std::array{*first, *second} : std::array{0, 0};
}

Seat handicapSeat(const MatchContext &context)
{
    const auto [first, second] = comparedRatings(context);
    const int difference = first - second;
    const TableRow *row = context.row(Tables::HandicapThreshold, std::abs(difference));
    if (!row || !row->next)
        return noSeat;
    return difference < 0 ? 0 : 1;
}

} // namespace dugout
