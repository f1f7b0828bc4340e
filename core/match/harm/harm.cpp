// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/harm/harm.h"

#include "core/match/effects/cardboons.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/grudges.h"
#include "core/match/effects/inforce.h"
#include "core/match/engine/agenda.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Step chainStep(const QString &kind, const Harm &harm)
{
    return {kind, harm.victim.seat, harm.victim, harm.by, harm.how, 0, harm.modifier};
}

bool isGeyserWeather(const MatchContext &context, const MatchState &state)
{
    return isDone(context, state, Doer::Weather, u"geysers");
}

} // namespace

bool isBlock(const QString &how)
{
    return how == u"block"_s || how == u"blitz"_s;
}

void knockDown(const MatchContext &context, MatchState &state, const Harm &harm)
{
    const MatchPlayer *victim = state.find(harm.victim);
    if (!victim || !victim->isOnPitch())
        return;
    const bool noArmour = victim->has(u"ball-and-chain");
    layDown(state, harm.victim, Posture::Prone);
    if (noArmour)
        injure(context, state, harm);
    else
        rollArmour(state, harm);
    if (isGeyserWeather(context, state))
        push(state, chainStep(u"geyser"_s, harm));
}

void placeProne(const MatchContext &context, MatchState &state, const PlayerRef &player)
{
    const MatchPlayer *found = state.find(player);
    if (!found || !found->isOnPitch())
        return;
    const bool hurt = found->has(u"ball-and-chain");
    layDown(state, player, Posture::Prone);
    if (hurt)
        injure(context, state, {player, {}, u"other"_s, 0});
}

void injure(const MatchContext &, MatchState &state, const Harm &harm)
{
    if (state.find(harm.victim))
        push(state, chainStep(u"injury"_s, harm));
}

void rollArmour(MatchState &state, const Harm &harm)
{
    if (state.find(harm.victim))
        push(state, chainStep(u"armour"_s, harm));
}

void pushIntoCrowd(const MatchContext &context, MatchState &state, const PlayerRef &victim,
                   const PlayerRef &by, bool falls)
{
    const Harm harm{victim, by, u"crowd"_s, 0};
    bearGrudge(context, state, victim.seat, by);
    if (isDone(context, state, Doer::Stadium, u"walled-in")) {
        knockDown(context, state, {victim, by, u"other"_s, 0});
        return;
    }
    if (state.lastingSum(victim.seat, u"friendly-crowd"_s) > 0) {
        sendTo(state, victim, Whereabouts::Reserves);
        return;
    }
    // A silent crowd hands him back at once.
    if (isDone(context, state, Doer::Stadium, u"forgets-fans")) {
        if (falls)
            knockDown(context, state, {victim, by, u"other"_s, 0});
        say(state, victim.seat, state.facts.value(u"stadium-table"_s),
            state.facts.value(u"stadium"_s), victim);
        return;
    }
    push(state, chainStep(u"injury"_s, harm));
    const bool home = state.facts.value(u"home"_s) == QString::number(victim.seat);
    if (isDone(context, state, Doer::Stadium, u"gentle-crowd"))
        push(state, chainStep(u"pacifists"_s, harm));
    else if (home && context.table(u"home-stadium-crowd"_s))
        push(state, chainStep(u"home-crowd"_s, harm));
}

void stun(MatchState &state, const PlayerRef &victim)
{
    const MatchPlayer *player = state.find(victim);
    if (player && player->has(u"ball-and-chain"))
        sendTo(state, victim, Whereabouts::KnockedOut);
    else
        layDown(state, victim, Posture::Stunned);
}

void stunByCrowd(const MatchContext &context, MatchState &state, const PlayerRef &victim)
{
    const MatchPlayer *player = state.find(victim);
    if (!player || !player->isOnPitch())
        return;
    if (isDone(context, state, Doer::Stadium, u"gentle-crowd"))
        push(state, chainStep(u"pacifists"_s, {victim, {}, u"stun"_s, 0}));
    else
        stun(state, victim);
}

} // namespace dugout
