// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/helpersteps.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What happens less often: tricks, hired help, the crowd, balls that are more than balls.

/// The trick of a famous team, once a turn.
/// One player a turn goes through the trapdoors.
bool hasTeleported(const MatchState &state, Seat seat)
{
    const auto &players = state.side(seat).players;
    return std::any_of(players.begin(), players.end(), [](const MatchPlayer &player) {
        return player.hasMark(TurnMark::Teleported);
    });
}

ActionOffer teleportOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (!hasEffect(context, state, EffectSource::Legend, Does::Teleports, state.active)
        || hasTeleported(state, state.active))
        return {};
    return {state.active, able(state, state.active, [&state](const MatchPlayer &player) {
                return !hasActed(state, player);
            })};
}

/// The ball stays behind, and with it the turn.
Result<void> useTeleport(const MatchContext &, MatchState &state, const Event &event)
{
    const PlayerRef player = chosenPlayer(event);
    act(state, player);
    noteAction(state, player);
    state.find(player)->usedThisTurn.push_back(TurnMark::Teleported);
    if (state.carrier == player) {
        state.carrier = {};
        pushTurnover(state, TurnoverCause::BallLost, player);
    }
    return {};
}

ActionOffer helperOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return {state.active, helpersReady(context, state, state.active)};
}

ActionOffer otherHelperOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const Seat other = MatchState::otherSeat(state.active);
    return {other, helpersReady(context, state, other)};
}

Result<void> help(MatchState &state, Seat seat, const Event &event)
{
    push(state, {StepKind::Helper, seat, {}, {}, InducementId(event.choice())});
    return {};
}

Result<void> helper(const MatchContext &, MatchState &state, const Event &event)
{
    return help(state, state.active, event);
}

Result<void> otherHelper(const MatchContext &, MatchState &state, const Event &event)
{
    return help(state, MatchState::otherSeat(state.active), event);
}

/// Who is on the move pushes the others out, sooner than one of his own.
ActionOffer crowdOffer(const MatchContext &, const MatchState &state, const Step &)
{
    return {noSeat,
            state.onPitch(MatchState::otherSeat(state.active)) + state.onPitch(state.active)};
}

/// Players whom a special ball hurts when they could not hold it.
ActionOffer butterfingers(const MatchState &state)
{
    const QStringList upright
        = able(state, MatchState::otherSeat(state.active),
               [](const MatchPlayer &player) { return player.posture == Posture::Standing; });
    return {noSeat, state.ableToAct(state.active) + upright};
}

ActionOffer spikedOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const bool spiked = hasEffect(context, state, EffectSource::Ball, Does::StabsHolder)
        || lasts(state, Key::Spiked);
    return spiked ? butterfingers(state) : ActionOffer{};
}

ActionOffer brazierOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return hasEffect(context, state, EffectSource::Ball, Does::ChangesHolder) ? butterfingers(state)
                                                                              : ActionOffer{};
}

constexpr TurnAction actions[]{
    {.text = {Asks::Teleport, QT_TRANSLATE_NOOP("Match", "Through the trapdoors"),
              QT_TRANSLATE_NOOP("Match", "{choice} goes through the trapdoors"),
              QT_TRANSLATE_NOOP("Match", "Who goes through the trapdoors?")},
     .offer = teleportOffer,
     .answer = useTeleport,
     .reach = ActionReach::Note},
    {{Asks::Helper, QT_TRANSLATE_NOOP("Match", "{team}: hired help"), nullptr,
      QT_TRANSLATE_NOOP("Match", "{team}: which help comes now?")},
     helperOffer,
     helper,
     u'P'},
    {{Asks::HelperOther, QT_TRANSLATE_NOOP("Match", "{team}: hired help"), nullptr,
      QT_TRANSLATE_NOOP("Match", "{team}: which help comes now?")},
     otherHelperOffer,
     otherHelper,
     u'Q'},
    {.text = {Asks::Crowd, QT_TRANSLATE_NOOP("Match", "Into the crowd"),
              QT_TRANSLATE_NOOP("Match", "{choice} lands in the crowd"),
              QT_TRANSLATE_NOOP("Match", "Who lands in the crowd?")},
     .offer = crowdOffer,
     .key = u'K'},
    withBall(
        {.text = {Asks::Spiked,
                  QT_TRANSLATE_NOOP("Match", "The ball stabs the player who could not hold it"),
                  QT_TRANSLATE_NOOP("Match", "{choice} is stabbed by the ball")},
         .offer = spikedOffer,
         .reach = ActionReach::Note}),
    withBall({.text
              = {Asks::Brazier,
                 QT_TRANSLATE_NOOP("Match", "The brazier changes the player who could not hold it"),
                 QT_TRANSLATE_NOOP("Match", "{choice} is changed by the brazier")},
              .offer = brazierOffer,
              .reach = ActionReach::Note}),
};

} // namespace

StepGroup oddActions()
{
    return {.actions = actions};
}

} // namespace dugout
