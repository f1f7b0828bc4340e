// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/grudges.h"

#include "core/match/effects/effects.h"
#include "core/match/effects/inforce.h"
#include "core/rules/knownwords.h"

namespace dugout {

namespace {

void set(MatchState &state, const PlayerRef &culprit, int count)
{
    std::vector<Grudge> &all = state.occasion.grudges;
    std::erase_if(all, [&culprit](const Grudge &each) { return each.against == culprit; });
    if (count > 0)
        all.push_back({culprit, count});
}

} // namespace

void bearGrudge(const MatchContext &context, MatchState &state, Seat wronged,
                const PlayerRef &culprit)
{
    if (hasEffect(context, state, EffectSource::Legend, Does::BearsGrudges, wronged)
        && culprit.seat != wronged && state.find(culprit))
        set(state, culprit, grudgesAgainst(state, culprit) + 1);
}

void grudgeWeapons(const MatchContext &context, MatchState &state, Seat armed)
{
    const QStringList weapons = state.refs(armed, [](const MatchPlayer &player) {
        return player.isOnPitch() && player.has(Skills::SecretWeapon);
    });
    for (const QString &ref : weapons)
        bearGrudge(context, state, MatchState::otherSeat(armed), PlayerRef::fromString(ref));
}

void settleGrudge(MatchState &state, const PlayerRef &culprit)
{
    set(state, culprit, grudgesAgainst(state, culprit) - 1);
}

int grudgesAgainst(const MatchState &state, const PlayerRef &culprit)
{
    for (const Grudge &grudge : state.occasion.grudges) {
        if (grudge.against == culprit)
            return grudge.count;
    }
    return 0;
}

int grudgesOf(const MatchState &state, Seat seat)
{
    int count = 0;
    for (const Grudge &grudge : state.occasion.grudges) {
        if (grudge.against.seat != seat)
            count += grudge.count;
    }
    return count;
}

} // namespace dugout
