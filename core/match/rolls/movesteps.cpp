// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/onfoot.h"
#include "core/match/rolls/pursuit.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/rolls/walk.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// One square over the pitch, where that is shown, with all that has to be rolled for it. He stands
// on the square that he goes to from the first of these rolls on: there he lies if one of them
// fails, unless the edition says otherwise. The step's `by` is who moves.

int squaresGone(const MatchPlayer &player)
{
    return static_cast<int>(std::count(player.usedThisTurn.begin(), player.usedThisTurn.end(),
                                       TurnUse(TurnMark::Square)));
}

QStringList squaresFor(const MatchContext &context, const MatchState &state, const PlayerRef &who)
{
    const MatchPlayer *player = state.find(who);
    const auto from = state.board.find(who.toString());
    if (!player || from == state.board.end() || !mayGoOn(context, state, *player))
        return {};
    QStringList names;
    for (const Stride stride : scatterSteps) {
        const Square to = *from + stride;
        if (pitch::contains(to) && board::playerAt(state, to).isEmpty())
            names.append(board::squareName(to));
    }
    return names;
}

ActionOffer moveOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (state.board.isEmpty())
        return {};
    ActionOffer offer{state.active};
    offer.choices = able(state, state.active, [&](const MatchPlayer &player) {
        return player.posture == Posture::Standing && mayWalk(context, state, player)
            && !context.behaves(player, Behaves::MovesOnly)
            && !squaresFor(context, state, PlayerRef::fromString(player.ref())).isEmpty();
    });
    offer.usual = moverAmong(state, offer.choices);
    return offer;
}

void moveEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const MatchPlayer *player = state.find(step.by);
    if (!player || player->isRooted() || player->posture != Posture::Standing
        || squaresFor(context, state, step.by).isEmpty())
        pop(state);
}

std::vector<Prompt> movePrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    return only(choicePrompt(Asks::MoveSquare, step.seat, squaresFor(context, state, step.by)));
}

/// Where he is now, with what the pitch shows of it.
RollPlan planned(const MatchContext &context, const MatchState &state, const PlayerRef &who,
                 const RollId &roll, int zones)
{
    const RollCalculator calculator(context);
    RollPlan plan;
    plan.roll = roll;
    plan.who = who;
    plan = calculator.withBoard(state, plan);
    if (calculator.question(state, plan) == RollQuestion::Zones)
        plan.zones = zones;
    return plan;
}

/// Out of the zones of others, unless there are none.
std::optional<RollPlan> dodgeOf(const MatchContext &context, const MatchState &state,
                                const PlayerRef &who, Square from, Square to)
{
    const Half enemy = otherHalf(board::endOf(who.seat));
    MatchState others = state;
    others.board.remove(who.toString());
    const Formation standing = board::formation(others);
    const int left = standing.tackleZones(from, enemy);
    const Roll *dodge = context.ruleset().rolls().find(RollId(Rolls::Dodge));
    if (left == 0 || !dodge)
        return std::nullopt;
    const int entered = hinderingDodges(others, standing).tackleZones(to, enemy);
    RollPlan plan = planned(context, state, who, RollId(Rolls::Dodge),
                            dodge->zones == Roll::Zones::Left ? left : entered);
    plan.from = board::numberOf(from);
    return plan;
}

void setOff(MatchState &state, const PlayerRef &who, Square to)
{
    act(state, who);
    state.find(who)->usedThisTurn.push_back(TurnMark::Walked);
    state.uses.mover = who;
    board::walkTo(state, who.toString(), to);
}

/// He tries to pick it up once he is there; who has no hands for it kicks it on.
void reachBall(const MatchContext &context, MatchState &state, const PlayerRef &who, Square to)
{
    const auto ball = state.board.find(board::ball);
    if (ball == state.board.end() || *ball != to || state.carrier.isValid())
        return;
    if (!canHoldBall(context, *state.find(who))) {
        bounceBall(state, who);
        return;
    }
    const int zones = board::formation(state).tackleZones(to, otherHalf(board::endOf(who.seat)));
    push(state, stepOf(state, planned(context, state, who, RollId(Rolls::PickUp), zones)));
}

/// Out of the zones first, then the further square, then the ball: each is rolled for once the one
/// before has succeeded.
Result<void> moveAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    const PlayerRef who = step.by;
    const Square from = state.board.value(who.toString());
    const Square to = *board::squareNamed(event.choice());
    pop(state);
    const auto dodge = dodgeOf(context, state, who, from, to);
    setOff(state, who, to);
    reachBall(context, state, who, to);
    MatchPlayer &player = *state.find(who);
    if (goesFurther(context, state, player, squaresGone(player))) {
        player.usedThisTurn.push_back(RollId(Rolls::GoingForIt));
        pushRoll(context, state, RollId(Rolls::GoingForIt), who);
    }
    if (!dodge)
        return {};
    push(state, stepOf(state, *dodge));
    askWhoHolds(context, state, who, from);
    return {};
}

constexpr StepRule moveRules[]{
    {.kind = StepKind::ActMove, .enter = moveEnter, .prompts = movePrompts, .answer = moveAnswer},
};

constexpr PromptText moveTexts[]{
    {Asks::MoveSquare, QT_TRANSLATE_NOOP("Match", "To which square does {by} go?"),
     QT_TRANSLATE_NOOP("Match", "{by} goes to {choice}")},
};

constexpr TurnAction moveActions[]{
    {.text = {Asks::Move, QT_TRANSLATE_NOOP("Match", "A square over the pitch"), "",
              QT_TRANSLATE_NOOP("Match", "Who goes a square over the pitch?")},
     .offer = moveOffer,
     .alwaysOffered = true,
     .declares = true},
};

} // namespace

StepGroup moveSteps()
{
    return {.steps = moveRules, .texts = moveTexts, .actions = moveActions};
}

} // namespace dugout
