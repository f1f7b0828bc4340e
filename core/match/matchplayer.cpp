// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/matchplayer.h"

namespace dugout {

namespace {

bool contains(const std::vector<SkillId> &skills, QStringView wanted)
{
    return std::any_of(skills.begin(), skills.end(),
                       [wanted](const SkillId &one) { return one.text() == wanted; });
}

} // namespace

void workOut(Participant &participant)
{
    static constexpr QStringView used[]{u"pro",  u"dodge", u"sure-feet", u"sure-hands",
                                        u"pass", u"catch", u"leap",      u"break-tackle"};
    participant.skillUses.clear();
    for (const QStringView skill : used) {
        if (contains(participant.skills, skill))
            participant.skillUses.append(participant.ref + u'/' + skill.toString());
    }
    participant.armed = contains(participant.skills, u"stab")
        || contains(participant.skills, u"chainsaw") || contains(participant.skills, u"bombardier");
}

bool MatchPlayer::has(QStringView skill) const
{
    return contains(who->skills, skill)
        || std::any_of(boons.begin(), boons.end(),
                       [skill](const Boon &boon) { return contains(boon.skills, skill); });
}

Profile MatchPlayer::profile() const
{
    Profile sum = who->profile;
    for (const Boon &boon : boons) {
        for (const Stat stat : allStats)
            sum = withStat(sum, stat, std::max(1, statOf(sum, stat) + statOf(boon.change, stat)));
    }
    return sum;
}

bool MatchPlayer::operator==(const MatchPlayer &other) const
{
    return (who == other.who || *who == *other.who) && where == other.where
        && posture == other.posture && stunnedThisTurn == other.stunnedThisTurn
        && sitsOut == other.sitsOut && playedThisDrive == other.playedThisDrive
        && deeds == other.deeds && casualties == other.casualties
        && bookInjuries == other.bookInjuries && boons == other.boons
        && usedThisTurn == other.usedThisTurn;
}

QString PlayerRef::toString() const
{
    return seat == noSeat ? QString() : QString::number(seat) + u':' + id.text();
}

PlayerRef PlayerRef::fromString(const QString &text)
{
    const qsizetype colon = text.indexOf(u':');
    return colon < 1 ? PlayerRef{}
                     : PlayerRef{text.left(colon).toInt(), PlayerId(text.mid(colon + 1))};
}

} // namespace dugout
