// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/grudges.h"

#include "core/match/effects/effects.h"
#include "core/match/effects/inforce.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QString prefix = u"grudge "_s;

QString key(const PlayerRef &culprit)
{
    return prefix + culprit.toString();
}

void set(MatchState &state, const PlayerRef &culprit, int count)
{
    if (count > 0)
        state.facts.insert(key(culprit), QString::number(count));
    else
        state.facts.remove(key(culprit));
}

} // namespace

void bearGrudge(const MatchContext &context, MatchState &state, Seat wronged,
                const PlayerRef &culprit)
{
    if (isDone(context, state, Doer::Legend, u"bears-grudges", wronged) && culprit.seat != wronged
        && state.find(culprit))
        set(state, culprit, grudgesAgainst(state, culprit) + 1);
}

void grudgeWeapons(const MatchContext &context, MatchState &state, Seat armed)
{
    const QStringList weapons = state.refs(armed, [](const MatchPlayer &player) {
        return player.isOnPitch() && player.has(u"secret-weapon");
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
    return state.facts.value(key(culprit)).toInt();
}

int grudgesOf(const MatchState &state, Seat seat)
{
    int count = 0;
    const QString theirs = prefix + QString::number(MatchState::otherSeat(seat)) + u':';
    for (auto it = state.facts.lowerBound(theirs);
         it != state.facts.end() && it.key().startsWith(theirs); ++it)
        count += it.value().toInt();
    return count;
}

} // namespace dugout
