// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/cardboons.h"

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

Boon boonOf(const CardOf &id, const PlayCard &card)
{
    Boon boon{id, changeOf(card), card.skills, lastsUntil(card), {}};
    const int later = card.values.value(Key::StAfterDrive) + card.values.value(Key::StAfter);
    if (later != 0) {
        boon.until = Until::Drive;
        boon.after.strength = later;
    }
    return boon;
}

void transformInto(MatchPlayer &player, const CardOf &source, const PlayCard &card)
{
    Boon boon{source, {}, card.summoned->skills, lastsUntil(card), {}};
    for (const QString &skill : player.skills())
        boon.withheld.emplace_back(skill);
    for (const Stat stat : allStats)
        boon.change
            = withStat(boon.change, stat,
                       statOf(card.summoned->profile, stat) - statOf(player.profile(), stat));
    player.boons.push_back(boon);
}

int boonValue(const MatchContext &context, const MatchPlayer &player, const QString &key)
{
    int sum = 0;
    for (const Boon &boon : player.boons) {
        const PlayCard *card = findCard(context, boon.source);
        sum += card ? card->values.value(key) : 0;
    }
    return sum;
}

} // namespace dugout
