// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// A side scores, in its own turn or in the other's; ends the drive. An invalid scorer earns
/// nothing.
void scoreTouchdown(const MatchContext &context, MatchState &state, Seat seat,
                    const PlayerRef &scorer);
/// The same for a touchdown that a coach records: where two balls are in play, one of them counts.
void recordTouchdown(const MatchContext &context, MatchState &state, Seat seat,
                     const PlayerRef &scorer);
/// Puts the end of the active side's turn under what is still to be rolled; only once.
void pushTurnover(MatchState &state, TurnoverCause cause, const PlayerRef &player = {});
/// The same, but only if this player lies on the ground or is gone when it comes to that.
void loseTurnIfDown(MatchState &state, const PlayerRef &player,
                    TurnoverCause cause = TurnoverCause::KnockedDown);
/// Whether a card lets the active side lose the ball as it likes: that ends no turn, only what the
/// player was doing.
[[nodiscard]] bool mayFumble(const MatchState &state);
/// Somebody does something: he stands, and the turn has begun.
void act(MatchState &state, const PlayerRef &player);
/// He lies there still: what he wanted to stand up for came to nothing.
void lieDown(MatchPlayer &player);
/// He has had his one action of this turn.
[[nodiscard]] bool hasActed(const MatchState &state, const MatchPlayer &player);
void noteAction(MatchState &state, const PlayerRef &player);
/// Who of them is on his way, or may move on after his block, and nobody else has acted since:
/// nobody is likelier to be meant. Empty where it is none of them.
[[nodiscard]] QString moverAmong(const MatchState &state, const QStringList &players);
/// He may still declare an action other than a move: nobody has two in a turn.
[[nodiscard]] bool isFresh(const MatchContext &context, const MatchState &state,
                           const MatchPlayer &player);
/// Those of the active side without whom a card keeps from it, by this number of the card, and
/// without those who have had their action.
[[nodiscard]] QStringList allowed(const MatchContext &context, const MatchState &state,
                                  const QString &ban);
/// With something to attack with instead of a block.
[[nodiscard]] bool isArmed(const MatchPlayer &player);
/// What he can attack with now, as skills.
[[nodiscard]] QStringList weaponsOf(const MatchPlayer &player);
/// A blade or a saw takes the place of a block: who has moved or got up has to blitz for it.
[[nodiscard]] bool attacksInBlitz(const MatchPlayer &player);
/// Some can never carry the ball.
[[nodiscard]] bool canHoldBall(const MatchContext &context, const MatchPlayer &player);
/// The side is known to hold the only ball.
[[nodiscard]] bool isBallWith(const MatchState &state, Seat seat);
/// The side that rests is: nobody of the active one picks it up or passes it.
[[nodiscard]] bool isBallWithOpponent(const MatchState &state);
/// A kick has not come down yet: in the free turn of a Blitz! nobody has the ball or gets it
/// (crp.es.txt:1338-1344), unless there is a second one or the coaches gave it to somebody.
[[nodiscard]] bool isBallInTheAir(const MatchState &state);
/// Nobody can have it now: it is still in the air, or it has burst and is gone.
[[nodiscard]] bool isNoBallInPlay(const MatchState &state);
/// The same for somebody who attacks another, and how.
void attack(MatchState &state, const PlayerRef &player, HarmCause how);
/// A completion that is only noted; who caught the ball may be told beside what comes next.
void recordCompletion(MatchState &state, const PlayerRef &thrower);

/// What a turn of this match allows only so often, whether or not it is still allowed: `re-roll`,
/// and for sides with players `completion`, `blitz`, `foul` and what else keeps its place.
[[nodiscard]] QStringList limitedActions(const MatchContext &context, const MatchState &state);
/// What needs the ball, beside those: not offered while the other side holds it, none is in play or
/// it has burst.
[[nodiscard]] QStringList rollsWithTheBall(const MatchContext &context);
/// Why one of them is not allowed any more in this turn, in a sentence.
[[nodiscard]] QString whySpent(const MatchContext &context, const MatchState &state,
                               const QString &ask);
/// Whether the active side may foul at all.
[[nodiscard]] bool mayFoul(const MatchContext &context, const MatchState &state);
/// How often an action is allowed in this turn.
[[nodiscard]] int mostFouls(const MatchContext &context, const MatchState &state);
[[nodiscard]] int mostPasses(const MatchContext &context, const MatchState &state);
[[nodiscard]] int mostHandOffs(const MatchContext &context, const MatchState &state);
[[nodiscard]] int mostBlitzes(const MatchContext &context, const MatchState &state);
[[nodiscard]] int mostRerolls(const MatchContext &context, const MatchState &state);
/// How often the active side has handed the ball off in this turn.
[[nodiscard]] int handOffsMade(const MatchState &state);
/// Uses one team re-roll of a side; which counter it comes from follows from what is gone soonest.
void spendReroll(MatchState &state, Seat seat, bool leader);

/// He has just blocked, once, and nobody has acted since.
[[nodiscard]] bool isAfterHisBlock(const MatchState &state, const MatchPlayer &player);
/// And has to block whom he blocked again, who still stands.
[[nodiscard]] bool blocksTheSameAgain(const MatchContext &context, const MatchState &state,
                                      const MatchPlayer &player);
/// Or may block another one, who stands beside him as well.
[[nodiscard]] bool blocksAnother(const MatchContext &context, const MatchState &state,
                                 const MatchPlayer &player);

/// Those who can act for a side and satisfy a test.
template<typename Test>
[[nodiscard]] QStringList able(const MatchState &state, Seat seat, Test test)
{
    const auto may = [&](const MatchPlayer &player) {
        return player.canAct() && !hasWord(state.uses.held, player.ref()) && test(player);
    };
    return state.refs(seat, [&may](const MatchPlayer &player) {
        return !player.isTurncoat() && may(player);
    }) + state.refs(MatchState::otherSeat(seat), [&may](const MatchPlayer &player) {
        return player.isTurncoat() && may(player);
    });
}

} // namespace dugout
