// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/cardtimedeffects.h"

#include "core/match/effects/carddecks.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

bool lastsTwoTurns(const PlayCard &card)
{
    return card.duration == Span::TwoTurns || card.duration == Span::UntilNextTurn;
}

Until lastsUntil(const PlayCard &card)
{
    const QString &duration = card.duration;
    if (duration == Span::Drive || duration == Span::NextDrive || duration == Span::DriveThenMatch
        || duration == Span::UntilBallLost || lastsTwoTurns(card))
        return Until::Drive;
    if (duration == Span::Half)
        return Until::Half;
    if (duration == Span::Match || duration == Span::UntilUsed
        || duration == Span::UntilWeatherChange)
        return Until::Match;
    return Until::Turn;
}

Profile changeOf(const PlayCard &card)
{
    Profile change;
    for (const Stat stat : allStats)
        change = withStat(change, stat, card.values.value(statKey(stat)));
    return change;
}

TimedEffect timedEffectOf(const CardOf &id, const PlayCard &card)
{
    TimedEffect timedEffect{id, changeOf(card), card.skills, lastsUntil(card), {}};
    const int later = card.values.value(Key::StAfterDrive) + card.values.value(Key::StAfter);
    if (later != 0) {
        timedEffect.until = Until::Drive;
        timedEffect.after.strength = later;
    }
    return timedEffect;
}

void transformInto(MatchPlayer &player, const CardOf &source, const PlayCard &card)
{
    TimedEffect timedEffect{source, {}, card.summoned->skills, lastsUntil(card), {}};
    for (const QString &skill : player.skills())
        timedEffect.withheld.emplace_back(skill);
    for (const Stat stat : allStats)
        timedEffect.change
            = withStat(timedEffect.change, stat,
                       statOf(card.summoned->profile, stat) - statOf(player.profile(), stat));
    player.timedEffects.push_back(timedEffect);
}

int timedEffectValue(const MatchContext &context, const MatchPlayer &player, const QString &key)
{
    int sum = 0;
    for (const TimedEffect &timedEffect : player.timedEffects) {
        const PlayCard *card = findCard(context, timedEffect.source);
        sum += card ? card->values.value(key) : 0;
    }
    return sum;
}

} // namespace dugout
