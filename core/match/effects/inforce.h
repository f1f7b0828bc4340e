// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/rules/doing.h"

namespace dugout {

// What is in force in a match, and does something: the lists `does` of the data (doing.h). No code
// asks who somebody is, only what he does.

/// Who does something. The first four concern both sides alike, the others the side they are of.
enum class Doer { Stadium, Referee, Weather, Ball, Legend, Helper, Star };

/// What one of these does at a moment, or all the time where `at` is empty; the first thing first.
struct InForce
{
    const Doing *doing = nullptr;
    InducementId helper{}; ///< who does it, where it is a helper
};
[[nodiscard]] std::vector<InForce> doingsAt(const MatchContext &context, const MatchState &state,
                                            Doer doer, Seat seat, QStringView at);

/// Whether one of these does something, at whatever moment; null when it does not. The seat is left
/// out for those that concern both sides.
[[nodiscard]] const Doing *doingOf(const MatchContext &context, const MatchState &state, Doer doer,
                                   QStringView effect, Seat seat = noSeat);
[[nodiscard]] inline bool isDone(const MatchContext &context, const MatchState &state, Doer doer,
                                 QStringView effect, Seat seat = noSeat)
{
    return doingOf(context, state, doer, effect, seat) != nullptr;
}
/// The helper of a side that does something and may still be used; empty when there is none.
[[nodiscard]] QString helperWho(const MatchContext &context, const MatchState &state, Seat seat,
                                QStringView effect);
/// The table a call is argued on: that of whoever makes the coach's dice for the referee better, or
/// the usual one (bb2016 L3178-3186).
[[nodiscard]] QString argueTable(const MatchContext &context, const MatchState &state, Seat seat);
/// The row of the famous team that a side is.
[[nodiscard]] const TableRow *legendRow(const MatchContext &context, const MatchState &state,
                                        Seat seat);

/// Puts on top what one of these does at a moment, the first of it uppermost. `seat` is the side
/// that it happens to, or that rolls.
void pushDoings(const MatchContext &context, MatchState &state, Doer doer, Seat seat,
                QStringView at);

} // namespace dugout
