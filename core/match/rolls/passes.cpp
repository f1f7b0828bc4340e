// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/passes.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/rolls/rollchanges.h"
#include "core/match/rolls/rollplan.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/pitch/passruler.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A pass from its declaration to where the ball comes to rest. The step's `by` is who throws, its
// `player` whom at, if at anybody; its detail says where that is a bomb.

QStringList opposingHands(const MatchContext &context, const MatchState &state, const Step &step)
{
    return state.refs(MatchState::otherSeat(step.seat), [&context](const MatchPlayer &player) {
        return player.canAct() && mayCatch(player)
            && !context.alwaysFails(player, Rolls::Interception);
    });
}

/// Those whom the pitch shows in the way of the throw come first. The others stay: the pitch may
/// show how they stood a while ago.
void putThoseUnderFirst(const MatchState &state, const Step &step, QStringList &players)
{
    const auto from = state.board.find(step.by.toString());
    const auto to = state.board.find(step.player.toString());
    if (from == state.board.end() || to == state.board.end())
        return;
    const std::vector<Square> under = interceptionSquares(*from, *to);
    std::stable_partition(players.begin(), players.end(), [&](const QString &ref) {
        const auto square = state.board.find(ref);
        return square != state.board.end()
            && std::find(under.begin(), under.end(), *square) != under.end();
    });
}

/// Whom a bomb is thrown at catches it or does not: nobody is nearer to the thrower than himself.
QStringList interceptors(const MatchContext &context, const MatchState &state, const Step &step)
{
    QStringList players = opposingHands(context, state, step);
    if (step.player.isValid()) {
        players.removeAll(step.player.toString());
        putThoseUnderFirst(state, step, players);
    }
    return players;
}

void interceptorEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (interceptors(context, state, step).isEmpty())
        pop(state);
}

std::vector<Prompt> askInterceptor(const Step &step, const QStringList &players)
{
    Prompt prompt = choicePrompt(Asks::PassInterceptor, MatchState::otherSeat(step.seat),
                                 QStringList{Choice::None} + players);
    prompt.usual = Choice::None;
    return only(std::move(prompt));
}

/// Said before the throw is rolled.
std::vector<Prompt> interceptorPrompts(const MatchContext &context, const MatchState &state,
                                       const Step &step)
{
    return askInterceptor(step, interceptors(context, state, step));
}

/// Who may come nearer before anybody intercepts, but not to a bomb (crp.es.txt:4595-4604,
/// bb2016.en.txt:10423-10428).
QStringList passBlockers(const MatchState &state, const Step &step)
{
    if (step.asOrNew<Thrown>() == Thrown::Bomb)
        return {};
    QStringList names;
    const QStringList players = state.against(step.seat, [](const MatchPlayer &player) {
        return mayCatch(player) && player.has(Skills::PassBlock);
    });
    for (const QString &player : players)
        names.append(playerName(state, PlayerRef::fromString(player)));
    return names;
}

PromptWords interceptorWords(const MatchContext &context, const MatchState &state, const Step &step,
                             const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    const QStringList blockers
        = prompt.id == Asks::PassInterceptor ? passBlockers(state, step) : QStringList();
    if (!blockers.isEmpty())
        words.detail = MatchWords::tr("Before, up to three squares with Pass Block: %1.")
                           .arg(blockers.join(u", "_s));
    return words;
}

Result<void> interceptorAnswer(const MatchContext &context, MatchState &state, const Step &step,
                               const Event &event)
{
    pop(state);
    RollPlan plan;
    plan.roll = RollId(Rolls::Interception);
    plan.who = chosenPlayer(event);
    plan.other = step.by;
    plan.bomb = step.asOrNew<Thrown>() == Thrown::Bomb;
    if (!plan.who.isValid())
        return {};
    push(state, stepOf(state, RollCalculator(context).withBoard(state, plan)));
    pushMomentOf(state, plan);
    return {};
}

/// The ball has come to rest: unless somebody of the side has it, its turn is lost.
void endsEnter(const MatchContext &, MatchState &state, const Step &step)
{
    pop(state);
    if (step.seat != state.active || mayFumble(state))
        return;
    if (!state.carrier.isValid() || state.playsFor(state.carrier) != step.seat)
        pushTurnover(state, TurnoverCause::BallNotCaught);
}

/// Where it was caught: the ball goes with him. Nobody has to say.
QStringList receivers(const MatchContext &context, const MatchState &state, const Step &step)
{
    QStringList mates = state.refs(step.by.seat, [&context](const MatchPlayer &player) {
        return mayCatch(player) && canHoldBall(context, player);
    });
    mates.removeAll(step.by.toString());
    return mates;
}

void caughtEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (receivers(context, state, step).isEmpty())
        pop(state);
}

std::vector<Prompt> caughtPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    return only(choicePrompt(Asks::CompletionCatcher, step.seat, receivers(context, state, step)));
}

Result<void> caughtAnswer(const MatchContext &, MatchState &state, const Step &, const Event &event)
{
    pop(state);
    state.carrier = chosenPlayer(event);
    return {};
}

/// Who tries to get it, the throw, and below them where it comes to rest.
void pushThrown(const MatchContext &context, MatchState &state, const RollPlan &plan)
{
    const Seat seat = state.playsFor(plan.who);
    push(state, {StepKind::PassEnds, seat, {}, plan.who});
    push(state, stepOf(state, RollCalculator(context).withBoard(state, plan)));
    pushMomentOf(state, plan);
    if (plan.roll == Rolls::Pass && !context.isSwitchedOff(Options::Interceptions))
        push(state, {StepKind::PassInterceptor, seat, plan.other, plan.who});
}

constexpr StepRule passStepRules[]{
    {.kind = StepKind::PassInterceptor,
     .enter = interceptorEnter,
     .prompts = interceptorPrompts,
     .answer = interceptorAnswer,
     .words = interceptorWords},
    {StepKind::PassEnds, endsEnter},
    {.kind = StepKind::CompletionCaught,
     .enter = caughtEnter,
     .prompts = caughtPrompts,
     .answer = caughtAnswer,
     .skippable = true},
};

constexpr PromptText passStepTexts[]{
    {Asks::PassInterceptor, QT_TRANSLATE_NOOP("Match", "{team}: who tries to intercept?"), ""},
    {Asks::CompletionCatcher, QT_TRANSLATE_NOOP("Match", "Who caught the ball?"),
     QT_TRANSLATE_NOOP("Match", "{choice} has the ball")},
};

} // namespace

StepGroup passSteps()
{
    return {.steps = passStepRules, .texts = passStepTexts};
}

void pushPass(const MatchContext &context, MatchState &state, const RollId &roll,
              const PlayerRef &thrower, const PlayerRef &target)
{
    noteAction(state, thrower);
    ++state.uses.completions;
    RollPlan plan;
    plan.roll = roll;
    plan.who = thrower;
    plan.other = target;
    pushThrown(context, state, plan);
}

bool mayThrowSafely(const MatchContext &context, const MatchState &state,
                    const RollPlan &interception)
{
    const MatchPlayer *thrower = state.find(interception.other);
    return thrower && thrower->has(Skills::SafeThrow)
        && !state.find(interception.who)->has(Skills::VeryLongLegs)
        && context.ruleset().rolls().find(Rolls::SafeThrow.word());
}

bool mayLob(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    if (!player.has(Rolls::HailMaryPass)
        || !context.ruleset().rolls().find(Rolls::HailMaryPass.word()))
        return false;
    RollPlan plan;
    plan.roll = RollId(Rolls::HailMaryPass);
    plan.who = PlayerRef::fromString(player.ref());
    const auto need = RollCalculator(context).need(state, plan);
    return need && !need->impossible && longestRangeInForce(context, state, plan) == 0;
}

void pushSafeThrow(MatchState &state, const RollPlan &interception)
{
    RollPlan plan;
    plan.roll = RollId(Rolls::SafeThrow);
    plan.who = interception.other;
    plan.other = interception.who;
    plan.bomb = interception.bomb;
    push(state, stepOf(state, plan));
}

bool mayDumpOff(const MatchContext &context, const MatchState &state, const PlayerRef &player)
{
    const MatchPlayer *carrier = state.carrier == player ? state.find(player) : nullptr;
    return carrier && mayCatch(*carrier) && carrier->has(dumpsOff) && !carrier->hasUsed(dumpsOff)
        && canHoldBall(context, *carrier) && !context.rows(Tables::PassRanges).empty()
        && state.playsFor(player) != state.active;
}

void pushDumpOff(const MatchContext &context, MatchState &state, const PlayerRef &thrower,
                 const PlayerRef &target)
{
    state.find(thrower)->usedThisTurn.push_back(SkillId(dumpsOff));
    RollPlan plan;
    plan.roll = RollId(Rolls::Pass);
    plan.who = thrower;
    plan.other = target;
    plan.range = context.rows(Tables::PassRanges).front().id; // the shortest
    pushThrown(context, state, plan);
}

} // namespace dugout
