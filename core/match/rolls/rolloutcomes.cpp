// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/rolloutcomes.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/hindrance.h"
#include "core/match/effects/inforce.h"
#include "core/match/engine/agenda.h"
#include "core/match/harm/harm.h"
#include "core/match/rolls/askedrolls.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/blockrolls.h"
#include "core/match/rolls/bombs.h"
#include "core/match/rolls/declared.h"
#include "core/match/rolls/passes.h"
#include "core/match/rolls/pursuit.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/rolls/rollchanges.h"
#include "core/match/rolls/throws.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A roll that was made.
struct Made
{
    const MatchContext &context;
    MatchState &state;
    const RollPlan &plan;
    RollEnd end;

    [[nodiscard]] bool inOwnTurn() const { return state.playsFor(plan.who) == state.active; }
};

void nothing(const Made &) { }

void loseTurn(const Made &made, TurnoverCause cause)
{
    if (made.inOwnTurn())
        pushTurnover(made.state, cause, made.plan.who);
}

/// The ball lies where the pitch shows him.
bool isOnTheBall(const MatchState &state, const PlayerRef &who)
{
    const auto own = state.board.find(who.toString());
    const auto ball = state.board.find(board::ball);
    return own != state.board.end() && ball != state.board.end() && *own == *ball
        && !state.carrier.isValid();
}

/// He lies where he moved to (crp.es.txt:293-296, 1615-1619, bb2016.en.txt:311-314, 1680-1682),
/// or, where a dodge counts the zones that he leaves, where he set out (lrb4.de.txt:73-74, 125).
void fall(const Made &made)
{
    const PlayerRef &who = made.plan.who;
    const Roll *roll = made.context.ruleset().rolls().find(made.plan.roll);
    forgetWay(made.state, who);
    if (roll && roll->zones == Roll::Zones::Left)
        stepBack(made.state, who, made.plan.from);
    loseTurn(made, TurnoverCause::KnockedDown);
    if (made.state.carrier == who || isOnTheBall(made.state, who))
        bounceBall(made.state, who);
    knockDown(made.context, made.state, {who, {}, HarmCause::Fall});
}

/// Hard ground may bear who went too far (bb2016.en.txt:3625-3628).
void slip(const Made &made)
{
    if (hasEffect(made.context, made.state, EffectSource::Stadium, Does::KeepsFooting))
        pushRoll(made.context, made.state, RollId(Rolls::Footing), made.plan.who);
    else
        fall(made);
}

void keepFooting(const Made &made)
{
    made.state.find(made.plan.who)->usedThisTurn.push_back(TurnMark::KeptFooting);
}

/// Who dived at a dodging player lies there however it ends; his own armour is not rolled for.
void layDiverDown(const Made &made)
{
    const PlayerRef &diver = made.plan.other;
    const MatchPlayer *found = made.state.find(diver);
    if (!found || found->posture != Posture::Standing)
        return;
    if (made.state.carrier == diver)
        bounceBall(made.state, diver);
    placeProne(made.context, made.state, diver);
}

void caughtDodging(const Made &made)
{
    fall(made);
    layDiverDown(made);
}

void getsAway(const Made &made)
{
    layDiverDown(made);
    askWhoFollows(made.context, made.state, made.plan);
}

void isFollowed(const Made &made)
{
    standInHisPlace(made.state, made.plan);
}

void loseAction(const Made &made)
{
    noteAction(made.state, made.plan.who);
}

void isHeld(const Made &made)
{
    holdFast(made.state, made.plan.who);
    loseAction(made);
}

void hold(const Made &made)
{
    holdBall(made.state, made.plan.who);
}

/// Where the ball may be lost as one likes, only what he was doing ends.
bool isForgiven(const Made &made)
{
    return made.inOwnTurn() && mayFumble(made.state);
}

void fumbleOnGround(const Made &made)
{
    if (isForgiven(made))
        loseAction(made);
    else
        loseTurn(made,
                 made.plan.roll == Rolls::PickUp ? TurnoverCause::PickUpFailed
                                                 : TurnoverCause::Fumble);
    bounceBall(made.state, made.plan.who);
}

/// At a kick-off it may bounce out of the receivers' half: the step below asks where it ends.
bool wasKickedOff(const MatchState &state)
{
    const StepKind below = state.agenda.back().kind;
    return below == StepKind::Land || below == StepKind::Bounce;
}

void drop(const Made &made)
{
    if (isForgiven(made))
        loseAction(made);
    if (!wasKickedOff(made.state))
        bounceBall(made.state, made.plan.who);
}

/// An accurate pass that is caught where it was aimed at is a completion.
void caught(const Made &made)
{
    MatchState &state = made.state;
    const PlayerRef &thrower = made.plan.other;
    holdBall(state, made.plan.who);
    if (made.plan.accurate && state.find(thrower)
        && state.playsFor(thrower) == state.playsFor(made.plan.who))
        countCompletion(state, thrower);
}

void accurate(const Made &made)
{
    MatchState &state = made.state;
    const MatchPlayer *target = state.find(made.plan.other);
    state.carrier = {};
    if (!target || !mayCatch(*target)) {
        bounceBall(state, made.plan.other);
        return;
    }
    RollPlan plan;
    plan.roll = RollId(Rolls::Catch);
    plan.who = made.plan.other;
    plan.other = made.plan.who;
    plan.accurate = true;
    push(state, stepOf(state, plan));
}

void inaccurate(const Made &made)
{
    made.state.carrier = {};
    strayBall(made.state, made.plan.other);
}

void badThrow(const Made &made)
{
    if (made.end == RollEnd::Fumble)
        fumbleOnGround(made);
    else if (made.end == RollEnd::Failure)
        inaccurate(made);
}

void lob(const Made &made)
{
    made.state.carrier = {};
    strayBall(made.state, {});
}

void takeFromAir(const Made &made, const PlayerRef &player)
{
    MatchState &state = made.state;
    popTo(state, StepKind::PassEnds, true);
    countInterception(state, player);
    holdBall(state, player);
    if (state.playsFor(player) != state.active) // a ball that was dumped off costs nobody his turn
        pushTurnover(state, TurnoverCause::Interception, player);
    pushRuleEffects(made.context, state, EffectSource::Helper, player.seat, At::OwnInterception);
}

void intercepted(const Made &made)
{
    if (mayThrowSafely(made.context, made.state, made.plan))
        pushSafeThrow(made.state, made.plan);
    else
        takeFromAir(made, made.plan.who);
}

void notSafe(const Made &made)
{
    takeFromAir(made, made.plan.other);
}

void rise(const Made &made)
{
    MatchPlayer &player = *made.state.find(made.plan.who);
    player.posture = Posture::Standing;
    player.usedThisTurn.push_back(TurnMark::StoodUp);
}

/// What he wanted to get up for is not asked any more.
void forgetWhatFollows(const Made &made)
{
    const auto isHis = [&made](const Step &step) {
        return (step.kind == playerRoll || step.kind == StepKind::AskedRoll
                || step.kind == StepKind::RollPartner)
            && step.by == made.plan.who;
    };
    while (isHis(made.state.agenda.back()))
        pop(made.state);
}

/// The block is lost, and he does not get up (crp.es.txt:624-631, 4826-4828).
void staysDown(const Made &made)
{
    forgetWhatFollows(made);
    if (wasteBlock(made.state, made.plan.who))
        lieDown(*made.state.find(made.plan.who));
    else
        loseAction(made);
}

void passTrait(const Made &made)
{
    MatchPlayer &player = *made.state.find(made.plan.who);
    player.usedThisTurn.push_back(made.plan.roll);
    endHindrance(player, made.plan.roll);
}

/// What else he would have to roll for is not asked any more.
void failTrait(const Made &made)
{
    MatchState &state = made.state;
    hinder(made.context, *state.find(made.plan.who), made.plan.roll);
    const auto isRoll = [](const Step &step) {
        return step.kind == playerRoll || step.kind == StepKind::AskedRoll;
    };
    while (isRoll(state.agenda.back()) && state.agenda.back().by == made.plan.who)
        pop(state);
    if (wasteBlock(state, made.plan.who)) // what he had declared is known
        return;
    const bool isKnown = loseDeclared(state, made.plan.who);
    loseAction(made);
    if (!isKnown)
        askDeclared(made.context, state, made.plan);
}

/// Adjacent players may still be blocked; a blitz or a move is lost (crp.es.txt:4800-4815,
/// bb2016.en.txt:10669-10681).
void rooted(const Made &made)
{
    passTrait(made);
    hinder(made.context, *made.state.find(made.plan.who), made.plan.roll);
    const QString declared = declaredBy(made.state, made.plan.who);
    if (declared == Asks::Blitz || declared == Asks::KickTeamMate) {
        loseDeclared(made.state, made.plan.who);
        loseAction(made);
    } else if (isOnTheWay(declared)) {
        loseDeclared(made.state, made.plan.who);
        askDeclared(made.context, made.state, made.plan);
    } else if (declared.isEmpty() && !isAtBlock(made.state, made.plan.who)) {
        askDeclared(made.context, made.state, made.plan);
    }
}

bool isAskedForPartner(const Made &made)
{
    const Step &below = made.state.agenda.back();
    return below.kind == StepKind::RollPartner && below.by == made.plan.who;
}

/// He gives the ball to whomever he was told to.
void agrees(const Made &made)
{
    if (isAskedForPartner(made))
        made.state.find(made.plan.who)->usedThisTurn.push_back(TurnMark::Agreed);
}

/// He does not move any more, but may give the ball to one of his own (crp.es.txt:4524-4529,
/// bb2016.en.txt:9806-9812).
void refuses(const Made &made)
{
    if (isAskedForPartner(made))
        pop(made.state);
    loseAction(made);
    made.state.find(made.plan.who)->usedThisTurn.push_back(made.plan.roll);
}

/// He bears the sight: nobody asks for it before the block again.
void bearsIt(const Made &made)
{
    if (isAtBlock(made.state, made.plan.who))
        made.state.agenda.back().as<BlockChain>().faced = true;
}

/// A blade or a saw in the place of a block waits below.
bool leaveAttack(const Made &made)
{
    const Step &below = made.state.agenda.back();
    const bool isAttack = below.kind == StepKind::StabOutcome || below.kind == StepKind::Chainsaw;
    if (!isAttack || below.by != made.plan.who)
        return false;
    pop(made.state);
    if (attacksInBlitz(*made.state.find(made.plan.who)))
        made.state.uses.blitzer = made.plan.who;
    return true;
}

/// The block is wasted (crp.es.txt:4541-4547), and with it the blitz that it belonged to; in that
/// he may move on.
void repelled(const Made &made)
{
    if (leaveBlock(made.state, made.plan.who)
        || leaveAttack(made)) // it is known what he had declared
        return;
    loseAction(made);
    if (attacksInBlitz(*made.state.find(made.plan.who)))
        made.state.uses.blitzer = made.plan.who;
    askDeclared(made.context, made.state, made.plan);
}

/// The one he looked at stands there until he acts himself.
void gazed(const Made &made)
{
    loseAction(made);
    if (MatchPlayer *victim = made.state.find(made.plan.other))
        hinder(made.context, *victim, made.plan.roll);
}

void thirst(const Made &made)
{
    passTrait(made);
    made.state.find(made.plan.who)->usedThisTurn.push_back(TurnMark::Thirsty);
    // He may move instead of the block that he declared (crp.es.txt:5293-5296,
    // bb2016.en.txt:9978-9980): it is chosen anew.
    if (declaredBy(made.state, made.plan.who) == Asks::Block)
        loseDeclared(made.state, made.plan.who);
}

void flies(const Made &made)
{
    push(
        made.state,
        {StepKind::ThrowLands, made.state.playsFor(made.plan.who), made.plan.other, made.plan.who});
}

/// He comes down where he stood.
void dropped(const Made &made)
{
    pushLanding(made.state, made.plan.other);
}

void hungry(const Made &made)
{
    RollPlan plan = made.plan;
    plan.roll = RollId(Rolls::AlwaysHungryBite);
    push(made.state, stepOf(made.state, plan));
}

void forgetThrow(const Made &made)
{
    if (made.state.agenda.back().kind == playerRoll)
        pop(made.state);
}

void squirmsFree(const Made &made)
{
    forgetThrow(made);
    if (made.state.carrier == made.plan.other)
        pushTurnover(made.state, TurnoverCause::ThrownCarrier, made.plan.other);
    pushLanding(made.state, made.plan.other);
}

void swallowed(const Made &made)
{
    forgetThrow(made);
    const PlayerRef &eaten = made.plan.other;
    if (made.state.carrier == eaten) {
        pushTurnover(made.state, TurnoverCause::ThrownCarrier, eaten);
        bounceBall(made.state, eaten);
    }
    push(made.state, {StepKind::ActEaten, eaten.seat, {}, eaten});
}

void onHisFeet(const Made &made)
{
    made.state.find(made.plan.who)->posture = Posture::Standing;
}

void crashes(const Made &made)
{
    landBadly(made.context, made.state, made.plan.who);
}

struct OutcomeRow
{
    KnownWord<RollNames> roll;
    void (*success)(const Made &);
    void (*failure)(const Made &);
};

constexpr OutcomeRow outcomes[]{
    {Rolls::Dodge, getsAway, caughtDodging},
    {Rolls::Leap, getsAway, fall},
    {Rolls::GoingForIt, nothing, slip},
    {Rolls::Footing, keepFooting, fall},
    {Rolls::PickUp, hold, fumbleOnGround},
    {Rolls::Pass, accurate, badThrow},
    {Rolls::HailMaryPass, lob, fumbleOnGround},
    {Rolls::Catch, caught, drop},
    {Rolls::HandOff, hold, drop},
    {Rolls::Interception, intercepted, nothing},
    {Rolls::SafeThrow, nothing, notSafe},
    {Rolls::StandingUp, rise, staysDown},
    {Rolls::JumpUp, rise, staysDown},
    {Rolls::BoneHead, passTrait, failTrait},
    {Rolls::ReallyStupid, passTrait, failTrait},
    {Rolls::WildAnimal, passTrait, failTrait},
    {Rolls::TakeRoot, passTrait, rooted},
    {Rolls::BloodLust, passTrait, thirst},
    {Rolls::ThrowTeamMate, flies, dropped},
    {Rolls::AlwaysHungry, nothing, hungry},
    {Rolls::AlwaysHungryBite, squirmsFree, swallowed},
    {Rolls::Landing, onHisFeet, crashes},
    {Rolls::HypnoticGaze, gazed, loseAction},
    {Rolls::Animosity, agrees, refuses},
    {Rolls::FoulAppearance, bearsIt, repelled},
    {Rolls::Tentacles, nothing, isHeld},
    {Rolls::Shadowing, nothing, isFollowed},
};

} // namespace

void carryOut(const MatchContext &context, MatchState &state, const RollPlan &plan, RollEnd end)
{
    const Made made{context, state, plan, end};
    useUpAfter(state, plan);
    if (plan.bomb) {
        carryOutBomb(context, state, plan, end);
        return;
    }
    const auto found
        = std::find_if(std::begin(outcomes), std::end(outcomes),
                       [&plan](const OutcomeRow &one) { return plan.roll == one.roll; });
    if (found == std::end(outcomes))
        return;
    if (end == RollEnd::Success)
        found->success(made);
    else
        found->failure(made);
}

} // namespace dugout
