// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/harm/harm.h"

#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/grudges.h"
#include "core/match/effects/inforce.h"
#include "core/match/engine/agenda.h"
#include "core/match/harm/harmhelp.h"
#include "core/match/rolls/ballhelp.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Step chainStep(StepKind kind, const Harm &harm)
{
    HarmChain chain;
    chain.cause = harm.cause;
    chain.modifier = harm.modifier;
    chain.injuryModifier = harm.injuryModifier;
    return Step::with(kind, harm.victim.seat, harm.victim, harm.by, chain);
}

bool isGeyserWeather(const MatchContext &context, const MatchState &state)
{
    return hasEffect(context, state, EffectSource::Weather, Does::Geysers);
}

} // namespace

const HarmChain &harmOf(const Step &step)
{
    static const HarmChain none;
    const HarmChain *chain = step.data.find<HarmChain>();
    return chain ? *chain : none;
}

void knockDown(const MatchContext &context, MatchState &state, const Harm &harm)
{
    const MatchPlayer *victim = state.find(harm.victim);
    if (!victim || !victim->isOnPitch())
        return;
    const bool noArmour = victim->has(Skills::BallAndChain);
    // It bounces once he is seen to (bb2016.en.txt:518-521).
    loseBall(state, harm.victim);
    layDown(state, harm.victim, Posture::Prone);
    if (noArmour)
        injure(context, state, harm);
    else
        rollArmour(state, harm);
    if (isGeyserWeather(context, state))
        push(state, chainStep(StepKind::Geyser, harm));
}

void placeProne(const MatchContext &context, MatchState &state, const PlayerRef &player)
{
    const MatchPlayer *found = state.find(player);
    if (!found || !found->isOnPitch())
        return;
    const bool hurt = found->has(Skills::BallAndChain);
    loseBall(state, player);
    layDown(state, player, Posture::Prone);
    if (hurt)
        injure(context, state, {player});
}

void injure(const MatchContext &, MatchState &state, const Harm &harm)
{
    if (!state.find(harm.victim))
        return;
    loseBall(state, harm.victim);
    push(state, chainStep(StepKind::Injury, harm));
}

void rollArmour(MatchState &state, const Harm &harm)
{
    if (state.find(harm.victim))
        push(state, chainStep(StepKind::Armour, harm));
}

void pushIntoCrowd(const MatchContext &context, MatchState &state, const PlayerRef &victim,
                   const PlayerRef &by, bool falls)
{
    const Harm harm{victim, by, HarmCause::Crowd};
    bearGrudge(context, state, victim.seat, by);
    if (hasEffect(context, state, EffectSource::Stadium, Does::WalledIn)) {
        knockDown(context, state, {victim, by});
        return;
    }
    if (state.ongoingSum(victim.seat, Key::FriendlyCrowd) > 0) {
        loseBallToCrowd(state, victim);
        sendTo(state, victim, Whereabouts::Reserves);
        return;
    }
    // A silent crowd hands him back at once.
    if (hasEffect(context, state, EffectSource::Stadium, Does::ForgetsFans)) {
        if (falls)
            knockDown(context, state, {victim, by});
        say(state, victim.seat, state.occasion.stadium, victim);
        return;
    }
    loseBallToCrowd(state, victim);
    push(state, chainStep(StepKind::Injury, harm));
    const bool home = state.occasion.home == victim.seat;
    const bool spared = spareByCrowd(context, state, harm);
    if (!spared && home && context.table(Tables::HomeStadiumCrowd))
        push(state, chainStep(StepKind::HomeCrowd, harm));
}

bool spareByCrowd(const MatchContext &context, MatchState &state, const Harm &harm)
{
    const RuleEffect *spares
        = ruleEffectOf(context, state, EffectSource::Stadium, Does::GentleCrowd);
    if (!spares)
        return false;
    Step step = chainStep(StepKind::Pacifists, harm);
    step.subject = TableId(spares->table);
    push(state, step);
    return true;
}

void stun(const MatchContext &context, MatchState &state, const PlayerRef &victim)
{
    const MatchPlayer *player = state.find(victim);
    loseBall(state, victim);
    if (player && player->has(Skills::BallAndChain))
        knockOut(context, state, victim);
    else
        layDown(state, victim, Posture::Stunned);
}

void stunByCrowd(const MatchContext &context, MatchState &state, const PlayerRef &victim)
{
    const MatchPlayer *player = state.find(victim);
    if (!player || !player->isOnPitch())
        return;
    if (!spareByCrowd(context, state, {victim, {}, HarmCause::Stun}))
        stun(context, state, victim);
}

void injureAs(const MatchContext &context, MatchState &state, const Harm &harm, const TableRow *row)
{
    applyInjury(context, state, injuryOf(harm), row);
}

void knockOut(const MatchContext &context, MatchState &state, const PlayerRef &victim)
{
    const MatchPlayer *player = state.find(victim);
    if (!player)
        return;
    const Harm harm{victim, {}, HarmCause::Other};
    const TableRow *row = context.rowById(Tables::Injury, Rows::KnockedOut);
    // In the dugout nobody can be stunned instead.
    if (row && player->isOnPitch())
        injureAs(context, state, harm, row);
    else
        takeOut(context, state, injuryOf(harm));
}

} // namespace dugout
