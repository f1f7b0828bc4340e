// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/grudges.h"

#include "core/match/effects/effects.h"
#include "core/match/effects/inforce.h"
#include "core/rules/knownwords.h"

namespace dugout {

namespace {

void set(MatchState &state, const PlayerRef &culprit, int count)
{
    if (count > 0)
        state.occasion.grudges.insert(culprit.toString(), count);
    else
        state.occasion.grudges.remove(culprit.toString());
}

} // namespace

void bearGrudge(const MatchContext &context, MatchState &state, Seat wronged,
                const PlayerRef &culprit)
{
    if (isDone(context, state, Doer::Legend, Does::BearsGrudges, wronged) && culprit.seat != wronged
        && state.find(culprit))
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
    return state.occasion.grudges.value(culprit.toString());
}

int grudgesOf(const MatchState &state, Seat seat)
{
    int count = 0;
    const QMap<QString, int> &grudges = state.occasion.grudges;
    for (auto it = grudges.begin(); it != grudges.end(); ++it) {
        if (PlayerRef::fromString(it.key()).seat != seat)
            count += it.value();
    }
    return count;
}

} // namespace dugout
