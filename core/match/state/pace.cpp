// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/pace.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qint64 minuteMs = 60'000;
constexpr int usualMinutes = 4;
/// Fewer turns than this say little.
constexpr int fewTurns = 4;
/// Who does nothing for longer has left the table.
constexpr qint64 longestPauseMs = 15 * minuteMs;

qint64 timeAtTheTable(const EventLog &log, qint64 nowMs)
{
    qint64 sum = 0;
    qint64 last = 0;
    const auto add = [&sum, &last](qint64 atMs) {
        if (last > 0)
            sum += std::clamp<qint64>(atMs - last, 0, longestPauseMs);
        last = atMs;
    };
    for (const EventGroup &group : log.groups())
        add(group.atMs);
    add(nowMs);
    return sum;
}

} // namespace

qint64 turnLimitMs(const MatchContext &context)
{
    if (context.isSwitchedOff(u"turn-time-limit"_s))
        return 0;
    return context.number(u"turn-structure"_s, u"minutes"_s, u"count"_s, usualMinutes) * minuteMs;
}

int turnsLeft(const MatchContext &context, const MatchState &state)
{
    if (state.over)
        return 0;
    const int halvesToCome = std::max(0, context.halves() - std::max(1, state.half));
    int turns = 2 * halvesToCome * context.turnsPerHalf();
    for (const SideState &side : state.sides)
        turns += std::max(0, context.turnsPerHalf() - side.turn);
    return turns;
}

qint64 projectedEndMs(const MatchContext &context, const MatchState &state, const EventLog &log,
                      qint64 nowMs)
{
    if (state.over)
        return 0;
    const int played = state.sides[0].turnsPlayed + state.sides[1].turnsPlayed;
    const qint64 limit = turnLimitMs(context);
    const qint64 usual = limit > 0 ? limit : usualMinutes * minuteMs;
    const qint64 each = played < fewTurns ? usual : timeAtTheTable(log, nowMs) / played;
    return nowMs + each * turnsLeft(context, state);
}

} // namespace dugout
