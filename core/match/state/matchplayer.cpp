// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/matchplayer.h"

#include "core/rules/knownwords.h"
#include "core/text/ongoingword.h"

namespace dugout {

namespace {

bool contains(const std::vector<SkillId> &skills, QStringView wanted)
{
    return std::any_of(skills.begin(), skills.end(),
                       [wanted](const SkillId &one) { return one.is(wanted); });
}

/// So few that no set is quicker.
void addNames(QStringList &names, const std::vector<SkillId> &skills)
{
    for (const SkillId &skill : skills) {
        if (!names.contains(skill.text()))
            names.append(skill.text());
    }
}

/// The ids of most are the small numbers that teams count their players with. Their texts are made
/// once, the same that those who take part have.
PlayerId idNamed(QStringView text)
{
    static const auto numbers = [] {
        std::array<PlayerId, 100> all;
        for (size_t number = 0; number < all.size(); ++number)
            all.at(number) = PlayerId(ongoingWord(QString::number(number)));
        return all;
    }();
    const size_t number = likelyNumber(text);
    return number < numbers.size() && numbers.at(number).is(text) ? numbers.at(number)
                                                                  : PlayerId(text.toString());
}

constexpr QStringView usedBySaying[]{Skills::Pro,       Skills::Dodge,      Skills::SureFeet,
                                     Skills::SureHands, Skills::Pass,       Skills::Catch,
                                     Skills::Leap,      Skills::BreakTackle};

} // namespace

void workOut(Participant &participant)
{
    // Every list of players to choose from copies them.
    participant.player.id = PlayerId(ongoingWord(participant.player.id.text()));
    participant.ref = ongoingWord(participant.ref);
    participant.skillNames.clear();
    addNames(participant.skillNames, participant.skills);
    participant.skillUses.clear();
    for (const QStringView skill : usedBySaying) {
        if (contains(participant.skills, skill))
            participant.skillUses.append(ongoingWord(participant.ref + u'/' + skill.toString()));
    }
    participant.armed = contains(participant.skills, Skills::Stab)
        || contains(participant.skills, Skills::Chainsaw)
        || contains(participant.skills, Skills::Bombardier);
}

bool MatchPlayer::has(QStringView skill) const
{
    bool found = contains(who->skills, skill);
    for (const TimedEffect &timedEffect : timedEffects)
        found = contains(timedEffect.skills, skill)
            || (found && !contains(timedEffect.withheld, skill));
    return found;
}

bool MatchPlayer::hasUsed(QStringView skillOrRoll) const
{
    return std::any_of(usedThisTurn.begin(), usedThisTurn.end(), [&](const TurnUse &use) {
        const SkillId *skill = std::get_if<SkillId>(&use);
        const RollId *roll = std::get_if<RollId>(&use);
        return (skill && skill->is(skillOrRoll)) || (roll && roll->is(skillOrRoll));
    });
}

bool MatchPlayer::hasMark(KnownWord<TurnMarks> mark) const
{
    return std::any_of(usedThisTurn.begin(), usedThisTurn.end(), [mark](const TurnUse &use) {
        const auto *one = std::get_if<KnownWord<TurnMarks>>(&use);
        return one && *one == mark;
    });
}

QStringList MatchPlayer::skills() const
{
    QStringList found = who->skillNames;
    for (const TimedEffect &timedEffect : timedEffects) {
        for (const SkillId &skill : timedEffect.withheld)
            found.removeAll(skill.text());
        addNames(found, timedEffect.skills);
    }
    return found;
}

QStringList MatchPlayer::skillUses() const
{
    if (timedEffects.empty())
        return who->skillUses;
    QStringList uses;
    for (const QStringView skill : usedBySaying) {
        if (has(skill))
            uses.append(who->ref + u'/' + skill.toString());
    }
    return uses;
}

bool MatchPlayer::isIdle() const
{
    return std::any_of(timedEffects.begin(), timedEffects.end(),
                       [](const TimedEffect &timedEffect) { return timedEffect.idle; });
}

bool MatchPlayer::isTurncoat() const
{
    return std::any_of(timedEffects.begin(), timedEffects.end(),
                       [](const TimedEffect &timedEffect) { return timedEffect.turncoat; });
}

bool MatchPlayer::isDazed() const
{
    return std::any_of(timedEffects.begin(), timedEffects.end(),
                       [](const TimedEffect &timedEffect) { return timedEffect.dazed; });
}

bool MatchPlayer::isRooted() const
{
    return std::any_of(timedEffects.begin(), timedEffects.end(),
                       [](const TimedEffect &timedEffect) { return timedEffect.rooted; });
}

Profile MatchPlayer::profile() const
{
    Profile sum = who->profile;
    for (const TimedEffect &timedEffect : timedEffects) {
        for (const Stat stat : allStats)
            sum = withStat(sum, stat,
                           std::max(1, statOf(sum, stat) + statOf(timedEffect.change, stat)));
    }
    if (!timedEffects.empty() && isRooted())
        sum.movement = 0;
    return sum;
}

bool MatchPlayer::operator==(const MatchPlayer &other) const
{
    return (who == other.who || *who == *other.who) && where == other.where
        && posture == other.posture && stunnedThisTurn == other.stunnedThisTurn
        && sitsOut == other.sitsOut && playedThisDrive == other.playedThisDrive
        && achievements == other.achievements && casualties == other.casualties
        && bookInjuries == other.bookInjuries && timedEffects == other.timedEffects
        && usedThisTurn == other.usedThisTurn;
}

bool PlayerRef::isNamed(QStringView text) const
{
    if (seat < 0 || seat > 9)
        return toString() == text;
    return text.size() == id.text().size() + 2 && text[0] == QChar(u'0' + seat) && text[1] == u':'
        && id.is(text.sliced(2));
}

QString PlayerRef::toString() const
{
    if (seat == noSeat)
        return {};
    if (seat < 0 || seat > 9) // nobody sits there
        return QString::number(seat) + u':' + id.text();
    QString text;
    text.reserve(id.text().size() + 2);
    return text.append(QChar(u'0' + seat)).append(u':').append(id.text());
}

PlayerRef PlayerRef::fromString(const QString &text)
{
    const qsizetype colon = text.indexOf(u':');
    if (colon < 1)
        return {};
    const bool oneDigit = colon == 1 && text.front() >= u'0' && text.front() <= u'9';
    const Seat seat
        = oneDigit ? text.front().unicode() - u'0' : QStringView(text).first(colon).toInt();
    return {seat, idNamed(QStringView(text).sliced(colon + 1))};
}

} // namespace dugout
