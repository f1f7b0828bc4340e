// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/bombs.h"

#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/passes.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/pitch/ballpath.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// The step's `by` is who throws, its `player` who may catch.

/// The square is told where nobody is.
void burstAt(MatchState &state, const PlayerRef &thrower, const PlayerRef &there, int square = 0)
{
    push(state,
         {StepKind::Bomb, thrower.seat, there, thrower, SkillId(Skills::Bombardier),
          BombBurst{BombPhase::HurtsNeighbours, square}});
}

/// Who stands there may try to catch it; anywhere else it bursts.
void comeDownAt(const MatchContext &context, MatchState &state, const PlayerRef &thrower,
                const PlayerRef &there, BombThrow how, int square = 0)
{
    const MatchPlayer *player = state.find(there);
    if (player && mayCatch(*player) && !context.alwaysFails(*player, Rolls::Catch))
        push(state, Step::with(StepKind::BombCatch, state.playsFor(there), there, thrower, how));
    else
        burstAt(state, thrower, there, there.isValid() ? 0 : square);
}

/// From where it was aimed at, where that is shown.
void goAstray(MatchState &state, const PlayerRef &thrower, const PlayerRef &target)
{
    const auto found = target.isValid() ? state.board.find(target.toString()) : state.board.end();
    const int square = found == state.board.end() ? 0 : board::numberOf(*found);
    push(state,
         Step::with(StepKind::BombLands, state.playsFor(thrower), {}, thrower,
                    LooseBall{true, square}));
}

void thrown(const MatchContext &context, MatchState &state, const RollPlan &plan, RollEnd end)
{
    const bool lobbed = plan.roll == Rolls::HailMaryPass;
    if (end == RollEnd::Success && !lobbed)
        comeDownAt(context, state, plan.who, plan.other, BombThrow::Accurate);
    else if (end == RollEnd::Success || (end == RollEnd::Failure && !lobbed))
        goAstray(state, plan.who, plan.other);
    else // dropped, and nobody keeps a bomb
        burstAt(state, plan.who, plan.who);
}

/// What the thrower would still have rolled is not rolled any more.
void taken(MatchState &state, const PlayerRef &player)
{
    if (state.agenda.back().kind == playerRoll)
        pop(state);
    aimBomb(state, player);
}

void pushThrow(const MatchContext &context, MatchState &state, const Step &step, const RollId &roll,
               const PlayerRef &target)
{
    RollPlan plan;
    plan.roll = roll;
    plan.who = step.by;
    plan.other = target;
    plan.bomb = true;
    push(state, stepOf(state, RollCalculator(context).withBoard(state, plan)));
    if (roll == Rolls::Pass && !context.isSwitchedOff(Options::Interceptions))
        push(state,
             Step::with(StepKind::PassInterceptor, step.seat, target, step.by, Thrown::Bomb));
}

void targetEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const MatchPlayer *thrower = state.find(step.by);
    if (!thrower || !thrower->isOnPitch())
        pop(state);
}

/// At anybody, or at a square.
std::vector<Prompt> targetPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    QStringList targets
        = state.onPitch(MatchState::otherSeat(step.seat)) + state.onPitch(step.seat);
    targets.removeAll(step.by.toString());
    std::vector<Prompt> prompts{
        choicePrompt(Asks::BombTarget, step.seat, targets + QStringList{Choice::EmptySquare})};
    if (mayLob(context, state, *state.find(step.by)))
        prompts.push_back(
            aside(choicePrompt(Asks::RollHailMaryPass, step.seat, {step.by.toString()})));
    return prompts;
}

Result<void> targetAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    if (event.prompt == Asks::RollHailMaryPass)
        pushThrow(context, state, step, RollId(Rolls::HailMaryPass), {});
    else
        pushThrow(context, state, step, RollId(Rolls::Pass), chosenPlayer(event));
    return {};
}

std::vector<Prompt> landsPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    const QStringList players
        = state.onPitch(MatchState::otherSeat(step.seat)) + state.onPitch(step.seat);
    Prompt where = choicePrompt(Asks::BombLands, step.seat,
                                QStringList{Choice::EmptySquare, Choice::InTheCrowd} + players);
    where.usual = Choice::EmptySquare;
    if (step.as<LooseBall>().square == 0)
        return {where};
    return {dicePrompt(Asks::BombScatter, step.seat, 3, 8), where};
}

/// In the crowd it hurts nobody.
Result<void> landsAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    PlayerRef there = chosenPlayer(event);
    bool out = event.choice() == Choice::InTheCrowd;
    int square = 0;
    if (event.prompt == Asks::BombScatter) {
        const Square from = *board::squareOf(step.as<LooseBall>().square);
        const BallPath path = ballPath(BallMove::Astray, from, event.dice);
        out = path.leaves;
        there = PlayerRef::fromString(board::playerAt(state, path.squares.back()));
        square = board::numberOf(path.squares.back());
    }
    if (!out)
        comeDownAt(context, state, step.by, there, BombThrow::Astray, square);
    return {};
}

std::vector<Prompt> catchPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(yesNoPrompt(Asks::BombCatch, step.seat));
}

Result<void> catchAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    if (!isYes(event)) {
        burstAt(state, step.by, step.player);
        return {};
    }
    RollPlan plan;
    plan.roll = RollId(Rolls::Catch);
    plan.who = step.player;
    plan.other = step.by;
    plan.bomb = true;
    plan.accurate = step.as<BombThrow>() == BombThrow::Accurate;
    push(state, stepOf(state, RollCalculator(context).withBoard(state, plan)));
    return {};
}

constexpr StepRule bombStepRules[]{
    {StepKind::BombTarget, targetEnter, targetPrompts, targetAnswer},
    {.kind = StepKind::BombLands, .prompts = landsPrompts, .answer = landsAnswer},
    {.kind = StepKind::BombCatch, .prompts = catchPrompts, .answer = catchAnswer},
};

constexpr PromptText bombStepTexts[]{
    {Asks::BombTarget, QT_TRANSLATE_NOOP("Match", "Whom does {by} throw the bomb at?"),
     QT_TRANSLATE_NOOP("Match", "{by} throws the bomb: {choice}"), nullptr, PromptManner::Usual,
     nullptr, QT_TRANSLATE_NOOP("Match", "{by} throws the bomb at an empty square")},
    {Asks::BombLands, QT_TRANSLATE_NOOP("Match", "Where does the bomb of {by} come down?"),
     QT_TRANSLATE_NOOP("Match", "the bomb of {by} comes down: {choice}"), nullptr,
     PromptManner::Usual, nullptr,
     QT_TRANSLATE_NOOP("Match", "the bomb of {by} comes down in an empty square"),
     QT_TRANSLATE_NOOP("Match", "the bomb of {by} comes down in the crowd: nothing happens")},
    {Asks::BombScatter, QT_TRANSLATE_NOOP("Match", "The bomb of {by} goes astray: which way?"),
     QT_TRANSLATE_NOOP("Match", "the bomb of {by} goes astray: {dice}"), nullptr,
     PromptManner::Directions},
    {Asks::BombCatch, QT_TRANSLATE_NOOP("Match", "Does {player} try to catch the bomb?"),
     QT_TRANSLATE_NOOP("Match", "{player} tries to catch the bomb: {choice}")},
};

} // namespace

StepGroup bombSteps()
{
    return {.steps = bombStepRules, .texts = bombStepTexts};
}

void aimBomb(MatchState &state, const PlayerRef &thrower)
{
    push(state, {StepKind::BombTarget, state.playsFor(thrower), {}, thrower});
}

void carryOutBomb(const MatchContext &context, MatchState &state, const RollPlan &plan, RollEnd end)
{
    const bool succeeds = end == RollEnd::Success;
    if (plan.roll == Rolls::Catch) {
        if (succeeds)
            aimBomb(state, plan.who);
        else
            burstAt(state, plan.other, plan.who);
    } else if (plan.roll == Rolls::Interception) {
        if (succeeds && mayThrowSafely(context, state, plan))
            pushSafeThrow(state, plan);
        else if (succeeds)
            taken(state, plan.who);
    } else if (plan.roll == Rolls::SafeThrow) {
        if (!succeeds)
            taken(state, plan.other);
    } else {
        thrown(context, state, plan, end);
    }
}

} // namespace dugout
