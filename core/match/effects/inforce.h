// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/rules/ruleeffect.h"

namespace dugout {

// What is in force in a match, and does something: the lists `does` of the data (doing.h). No code
// asks who somebody is, only what he does.

/// Who does something. The first four concern both sides alike, the others the side they are of.
enum class EffectSource { Stadium, Referee, Weather, Ball, Legend, Helper, Star };

/// What one of these does at a moment, or all the time where `at` is empty; the first thing first.
struct InForce
{
    const RuleEffect *ruleEffect = nullptr;
    InducementId helper{}; ///< who does it, where it is a helper
};
[[nodiscard]] std::vector<InForce> ruleEffectsAt(const MatchContext &context,
                                                 const MatchState &state, EffectSource effectSource,
                                                 Seat seat, QStringView at);

/// Whether one of these does something, at whatever moment; null when it does not. The seat is left
/// out for those that concern both sides.
[[nodiscard]] const RuleEffect *ruleEffectOf(const MatchContext &context, const MatchState &state,
                                             EffectSource effectSource, QStringView effect,
                                             Seat seat = noSeat);
[[nodiscard]] inline bool hasEffect(const MatchContext &context, const MatchState &state,
                                    EffectSource effectSource, QStringView effect,
                                    Seat seat = noSeat)
{
    return ruleEffectOf(context, state, effectSource, effect, seat) != nullptr;
}
/// The helper of a side that does something and may still be used; empty when there is none.
[[nodiscard]] QString helperWho(const MatchContext &context, const MatchState &state, Seat seat,
                                QStringView effect);
/// The table for arguing a call: that of a helper who improves the coach's chances, or the usual
/// one (bb2016 L3178-3186).
[[nodiscard]] QString argueTable(const MatchContext &context, const MatchState &state, Seat seat);
/// The row of the famous team that a side is.
[[nodiscard]] const TableRow *legendRow(const MatchContext &context, const MatchState &state,
                                        Seat seat);

/// Puts on top what one of these does at a moment, the first of it uppermost. `seat` is the side
/// that it happens to, or that rolls.
void pushRuleEffects(const MatchContext &context, MatchState &state, EffectSource effectSource,
                     Seat seat, QStringView at);

} // namespace dugout
