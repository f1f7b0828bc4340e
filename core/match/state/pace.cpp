// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/pace.h"

#include "core/rules/knownwords.h"

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
        sum += spentMs(last, atMs);
        last = atMs;
    };
    for (const EventGroup &group : log.groups())
        add(group.atMs);
    add(nowMs);
    return sum;
}

/// A turn as its key names it.
struct TurnPlace
{
    int half = 0;
    int drive = 0;
    Seat seat = noSeat;
    int turn = 0;
};

TurnPlace placeOf(const QString &key)
{
    const QStringList parts = key.split(u'/');
    const Seat seat = parts.size() == 4 ? parts.at(2).toInt() : noSeat;
    if (seat != 0 && seat != 1)
        return {};
    return {parts.at(0).toInt(), parts.at(1).toInt(), seat, parts.at(3).toInt()};
}

/// The turn that a side had reached when a drive was over, or has reached in the present one.
int lastTurn(const MatchState &state, const TurnPlace &place)
{
    // Between the halves the markers are back and the last drive is still the present one.
    if (place.drive != state.drive || place.half != state.half)
        return state.drives.at(static_cast<size_t>(place.drive - 1))
            .turnsAtEnd.at(static_cast<size_t>(place.seat));
    const SideState &side = state.side(place.seat);
    // Who concedes does so in a turn that his marker was taken back from.
    return side.conceded ? side.turn + 1 : side.turn;
}

/// A turn that was undone stays behind: the drive may have gone on without it.
bool wasPlayed(const MatchState &state, const TurnPlace &place)
{
    const bool isKnown = place.drive > 0 && place.drive <= state.drive
        && static_cast<size_t>(place.drive) <= state.drives.size();
    if (!isKnown || place.half != state.drives.at(static_cast<size_t>(place.drive - 1)).half)
        return false;
    return place.turn <= lastTurn(state, place);
}

} // namespace

qint64 spentMs(qint64 fromMs, qint64 toMs)
{
    const qint64 between = toMs - fromMs;
    return fromMs > 0 && between > 0 && between <= longestPauseMs ? between : 0;
}

QString clockKey(const MatchState &state)
{
    if (state.active == noSeat)
        return {};
    return u"%1/%2/%3/%4"_s.arg(state.half)
        .arg(state.drive)
        .arg(state.active)
        .arg(state.side(state.active).turn);
}

ChessClock chessClock(const MatchState &state, const TurnTimes &times, const TurnClock &turn,
                      qint64 bankMs)
{
    ChessClock clock(turn);
    clock.bankMs = bankMs;
    clock.running = state.active;
    const QString present = clockKey(state);
    for (const QString &key : times.turns()) {
        const TurnPlace place = placeOf(key);
        if (key == present || place.seat == noSeat || !wasPlayed(state, place))
            continue;
        TurnTime &sum = clock.before.at(static_cast<size_t>(place.seat));
        sum.usedMs += times.of(key).usedMs;
        sum.extraMs += times.of(key).extraMs;
    }
    return clock;
}

qint64 turnLimitMs(const Ruleset &ruleset, const OptionChoices &options)
{
    if (isSwitchedOff(options, ruleset, Options::TurnTimeLimit))
        return 0;
    const Table *turns = ruleset.tables().find(Tables::TurnStructure.word());
    const TableRow *minutes = turns ? turns->row(Rows::Minutes) : nullptr;
    return (minutes ? minutes->value(Key::Count, usualMinutes) : usualMinutes) * minuteMs;
}

qint64 turnLimitMs(const MatchContext &context)
{
    return turnLimitMs(context.ruleset(), context.setup().options);
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
