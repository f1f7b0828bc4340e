// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/blockrolls.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/rolls/askedrolls.h"
#include "core/match/rolls/dauntless.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

namespace dugout {

namespace {

/// They belong to the action (crp.es.txt:4503-4506, bb2016.en.txt:10769-10772): a second block of
/// it asks for none.
bool mayRollTraits(const MatchContext &context, const MatchState &state, const MatchPlayer &by)
{
    return state.uses.acted.count(by.ref()) == 1 && !traitsLeft(context, by).isEmpty();
}

/// A block from the ground, not a blitz (crp.es.txt:4819-4828, bb2016.en.txt:10262-10270).
bool mayJumpUp(const MatchPlayer &by, const BlockChain &block)
{
    return block.lay && block.how == HarmCause::Block && by.has(Rolls::JumpUp);
}

bool mayBeRepelled(const MatchContext &context, const MatchState &state, const Step &step)
{
    return !step.as<BlockChain>().faced && isRepulsive(context, state, step.by, step.player);
}

bool mayDare(const MatchContext &context, const MatchState &state, const MatchPlayer &by,
             const Step &step)
{
    return by.has(Rolls::Dauntless) && !step.as<BlockChain>().dared
        && !attacksOnStronger(context, state, step.by, step.player).empty();
}

} // namespace

std::vector<Prompt> rollsBeforeBlock(const MatchContext &context, const MatchState &state,
                                     const Step &step)
{
    const MatchPlayer *by = state.find(step.by);
    const BlockChain &block = step.as<BlockChain>();
    // A block that is rolled again changes nothing of that.
    if (!by || block.again)
        return {};
    std::vector<Prompt> prompts;
    const auto add = [&prompts, &step](const QString &id) {
        prompts.push_back(aside(choicePrompt(id, step.seat, {step.by.toString()})));
    };
    if (mayRollTraits(context, state, *by))
        add(Asks::RollActivation);
    if (mayJumpUp(*by, block))
        add(Asks::RollJumpUp);
    if (mayBeRepelled(context, state, step))
        add(Asks::RollFoulAppearance);
    if (mayDare(context, state, *by, step))
        add(Asks::RollDauntless);
    return prompts;
}

bool takeRollBeforeBlock(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    BlockChain &block = state.agenda.back().as<BlockChain>();
    if (event.prompt == Asks::RollActivation) {
        pushTraits(context, state, step.by, RollCircumstance::Block);
    } else if (event.prompt == Asks::RollJumpUp) {
        block.lay = false;
        pushRoll(context, state, RollId(Rolls::JumpUp), step.by);
    } else if (event.prompt == Asks::RollFoulAppearance) {
        block.faced = true;
        pushRoll(context, state, RollId(Rolls::FoulAppearance), step.by, step.player);
    } else if (event.prompt == Asks::RollDauntless) {
        block.dared = true;
        push(state, stepOf(state, dauntlessPlan(context, state, step.by, step.player)));
    } else {
        return false;
    }
    return true;
}

QStringList traitsLeft(const MatchContext &context, const MatchPlayer &player)
{
    QStringList left;
    for (const Roll *roll : RollCalculator(context).activationRolls(player)) {
        if (!player.hasUsed(roll->id.text()))
            left.append(roll->id.text());
    }
    return left;
}

void pushTraits(const MatchContext &context, MatchState &state, const PlayerRef &who,
                RollCircumstance told, StepKind kind)
{
    const RollCalculator calculator(context);
    const QStringList left = traitsLeft(context, *state.find(who));
    for (auto roll = left.rbegin(); roll != left.rend(); ++roll) {
        RollPlan plan;
        plan.roll = RollId(*roll);
        plan.who = who;
        if (told != RollCircumstance::Nothing) {
            const std::vector<RollCircumstance> asked = calculator.tellable(state, plan);
            if (std::find(asked.begin(), asked.end(), told) != asked.end())
                plan.told = told;
        }
        push(state, stepOf(state, calculator.withBoard(state, plan)));
        state.agenda.back().kind = kind;
    }
}

/// crp.es.txt:4541-4547, 4636-4638, bb2016.en.txt:9824-9827, 10187-10193.
bool isRepulsive(const MatchContext &context, const MatchState &state, const PlayerRef &by,
                 const PlayerRef &victim)
{
    const MatchPlayer *attacker = state.find(by);
    const MatchPlayer *sight = state.find(victim);
    return attacker && sight && sight->has(Rolls::FoulAppearance)
        && state.playsFor(victim) != state.playsFor(by)
        && !context.behaves(*attacker, Behaves::MovesOnly);
}

void faceTheSight(const MatchContext &context, MatchState &state, const PlayerRef &by,
                  const PlayerRef &victim)
{
    if (isRepulsive(context, state, by, victim))
        askRoll(context, state, RollId(Rolls::FoulAppearance), by, victim);
}

bool isAtBlock(const MatchState &state, const PlayerRef &who)
{
    return !state.agenda.empty() && state.agenda.back().kind == StepKind::BlockResult
        && state.agenda.back().by == who;
}

bool leaveBlock(MatchState &state, const PlayerRef &who)
{
    if (!isAtBlock(state, who))
        return false;
    pop(state);
    state.uses.attacker = {};
    state.uses.attacked = {};
    state.uses.attack = HarmCause::None;
    return true;
}

bool wasteBlock(MatchState &state, const PlayerRef &who)
{
    const bool lay = isAtBlock(state, who) && state.agenda.back().as<BlockChain>().lay;
    if (!leaveBlock(state, who))
        return false;
    if (lay)
        lieDown(*state.find(who));
    if (state.uses.blitzer == who)
        state.uses.blitzer = {};
    return true;
}

} // namespace dugout
