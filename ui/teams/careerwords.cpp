// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/careerwords.h"

#include "core/team/teamvalue.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct PlayerCareer
{
    Q_DECLARE_TR_FUNCTIONS(PlayerCareer)
};

QString diceText(const DicePair &dice)
{
    if (!dice.isKnown())
        return {};
    const QString pair = u"%1 + %2"_s.arg(dice.first).arg(dice.second);
    return dice.isDouble() ? PlayerCareer::tr("rolled the double %1").arg(pair)
                           : PlayerCareer::tr("rolled %1").arg(pair);
}

QString agingText(const AgingRoll &roll)
{
    const QString dice = u"%1 + %2"_s.arg(roll.dice.first).arg(roll.dice.second);
    return (roll.aged ? PlayerCareer::tr("Aging: %1 against %2+, has aged")
                      : PlayerCareer::tr("Aging: %1 against %2+, stays young"))
        .arg(dice)
        .arg(roll.target);
}

QStringList improvementLines(const Player &player, const Ruleset &ruleset, Language language)
{
    QStringList lines;
    for (const Improvement &improvement : player.improvements) {
        QStringList parts{gainText(improvement.gain, ruleset, language)};
        if (const QString dice = diceText(improvement.dice); !dice.isEmpty())
            parts.append(dice);
        if (improvement.value != 0) // some editions count no value of skills
            parts.append(u'+' + groupedNumber(improvement.value, language));
        lines.append(parts.join(u" · "_s));
        if (improvement.aging)
            lines.append(agingText(*improvement.aging));
    }
    for (const SkillId &skill : player.extraSkills)
        lines.append(PlayerCareer::tr("%1 without a roll").arg(gainText(skill, ruleset, language)));
    if (const int waiting = improvementsWaiting(player, ruleset); waiting > 0)
        lines.append(PlayerCareer::tr("%n improvement(s) still to roll", nullptr, waiting));
    return lines;
}

QStringList pointLines(const Player &player, const Ruleset &ruleset)
{
    QStringList lines{
        PlayerCareer::tr("%n star player point(s)", nullptr, starPlayerPoints(player, ruleset))};
    return lines + achievementLines(player.achievements);
}

QString levelText(const Player &player, const Team &team, const Ruleset &ruleset, Language language)
{
    const TableRow *level = levelOf(player, ruleset);
    const QString role = roleName(player, team, ruleset).in(language);
    return level ? u"%1, %2"_s.arg(role, level->name.in(language)) : role;
}

QStringList factLines(const Player &player, const Team &team, const Ruleset &ruleset,
                      Language language)
{
    QStringList lines{levelText(player, team, ruleset, language)};
    if (const QString gone = statusText(player.status); !gone.isEmpty())
        lines.append(gone);
    const Profile now = profileOf(player, team, ruleset);
    const Profile start = startingProfile(player, team, ruleset);
    QStringList numbers;
    for (const Stat stat : allStats) {
        const QString value = u"%1 %2"_s.arg(statLetters(stat, language)).arg(statOf(now, stat));
        const bool changed = statOf(now, stat) != statOf(start, stat);
        numbers.append(changed ? u"%1 (%2)"_s.arg(value).arg(statOf(start, stat)) : value);
    }
    lines.append(numbers.join(u"   "_s));
    QStringList skills;
    for (const SkillId &skill : skillsOf(player, team, ruleset))
        skills.append(gainText(skill, ruleset, language));
    lines.append(skills.join(u", "_s));
    lines.append(PlayerCareer::tr("Worth %1, hired for %2")
                     .arg(groupedNumber(playerValue(player, team, ruleset), language),
                          groupedNumber(hiringPrice(player, team, ruleset), language)));
    lines.removeAll(QString());
    return lines;
}

QStringList injuryLines(const Player &player, Language language)
{
    QStringList lines;
    if (const QString injuries = injuriesText(player.injuries, language); !injuries.isEmpty())
        lines.append(injuries);
    if (player.missesNextMatch)
        lines.append(PlayerCareer::tr("Misses the next match"));
    return lines;
}

std::vector<CareerSection> withoutEmpty(std::vector<CareerSection> sections)
{
    std::erase_if(sections, [](const CareerSection &each) { return each.lines.isEmpty(); });
    return sections;
}

AchievementCounts together(const Team &team)
{
    AchievementCounts sum;
    for (const std::vector<Player> *players : {&team.players, &team.formerPlayers}) {
        for (const Player &player : *players) {
            for (const Achievement achievement : allAchievements)
                sum = sum.with(achievement,
                               sum.count(achievement) + player.achievements.count(achievement));
        }
    }
    return sum;
}

QStringList worthLines(const Team &team, const Ruleset &ruleset, Language language)
{
    const QString worth = groupedNumber(worthInGold(team, ruleset), language);
    QStringList lines;
    if (const auto rating = teamRating(team, ruleset))
        lines = {PlayerCareer::tr("Team rating %1").arg(*rating),
                 PlayerCareer::tr("Worth in gold %1").arg(worth)};
    else
        lines = {PlayerCareer::tr("Team value %1").arg(worth)};
    const QString gold = groupedNumber(goldLeft(team, ruleset), language);
    lines.append(team.founded ? PlayerCareer::tr("%1 gold pieces in the treasury").arg(gold)
                              : PlayerCareer::tr("%1 gold pieces of the budget left").arg(gold));
    return lines;
}

QString presentText(const Team &team)
{
    return PlayerCareer::tr("%n player(s) in the team", nullptr,
                            static_cast<int>(team.players.size()));
}

QStringList formerLines(const Team &team, const Ruleset &ruleset, Language language)
{
    QStringList lines;
    for (const Player &player : team.formerPlayers)
        lines.append(u"#%1 %2 · %3 · %4"_s.arg(player.number)
                         .arg(player.name, roleName(player, team, ruleset).in(language),
                              statusText(player.status)));
    return lines;
}

} // namespace

QString gainText(const Gain &gain, const Ruleset &ruleset, Language language)
{
    if (const auto *stat = std::get_if<Stat>(&gain))
        return u"+1 "_s + statLetters(*stat, language);
    const auto &id = std::get<SkillId>(gain);
    const Skill *skill = ruleset.skills().find(id);
    return skill ? skill->name.in(language) : id.text();
}

QString injuriesText(const Injuries &injuries, Language language)
{
    QStringList words;
    if (injuries.niggling > 0)
        words.append(PlayerCareer::tr("%n niggling injury(s)", nullptr, injuries.niggling));
    for (const Stat stat : allStats) {
        if (const int lost = statOf(injuries.losses, stat); lost > 0)
            words.append(u"−%1 %2"_s.arg(lost).arg(statLetters(stat, language)));
    }
    return words.join(u", "_s);
}

QStringList achievementLines(const AchievementCounts &achievements)
{
    QStringList lines;
    if (achievements.completions > 0)
        lines.append(PlayerCareer::tr("%n completion(s)", nullptr, achievements.completions));
    if (achievements.touchdowns > 0)
        lines.append(PlayerCareer::tr("%n touchdown(s)", nullptr, achievements.touchdowns));
    if (achievements.interceptions > 0)
        lines.append(PlayerCareer::tr("%n interception(s)", nullptr, achievements.interceptions));
    if (achievements.casualties > 0)
        lines.append(PlayerCareer::tr("%n casualty(ies)", nullptr, achievements.casualties));
    if (achievements.mvps > 0)
        lines.append(
            PlayerCareer::tr("%n time(s) most valuable player", nullptr, achievements.mvps));
    if (achievements.other > 0)
        lines.append(PlayerCareer::tr("%n other point(s)", nullptr, achievements.other));
    return lines;
}

QString statusText(PlayerStatus status)
{
    switch (status) {
    case PlayerStatus::Dead:
        return PlayerCareer::tr("dead");
    case PlayerStatus::Retired:
        return PlayerCareer::tr("retired");
    case PlayerStatus::Fired:
        return PlayerCareer::tr("fired");
    case PlayerStatus::Left:
        return PlayerCareer::tr("left the team");
    case PlayerStatus::Active:
        break;
    }
    return {};
}

QString careerSummary(const Player &player, const Team &team, const Ruleset &ruleset,
                      Language language)
{
    QStringList lines{levelText(player, team, ruleset, language)};
    lines += pointLines(player, ruleset);
    for (const Improvement &improvement : player.improvements)
        lines.append(u"%1: +%2"_s.arg(gainText(improvement.gain, ruleset, language),
                                      groupedNumber(improvement.value, language)));
    lines += injuryLines(player, language);
    if (!player.notes.isEmpty())
        lines.append(player.notes);
    return lines.join(u'\n');
}

std::vector<CareerSection> playerCareer(const Player &player, const Team &team,
                                        const Ruleset &ruleset, Language language)
{
    const QStringList notes = player.notes.split(u'\n', Qt::SkipEmptyParts);
    return withoutEmpty(
        {{{}, factLines(player, team, ruleset, language)},
         {PlayerCareer::tr("Points"), pointLines(player, ruleset)},
         {PlayerCareer::tr("Improvements"), improvementLines(player, ruleset, language)},
         {PlayerCareer::tr("Injuries"), injuryLines(player, language)},
         {PlayerCareer::tr("Notes"), notes}});
}

QStringList teamFacts(const Team &team, const Ruleset &ruleset, Language language)
{
    return worthLines(team, ruleset, language) << presentText(team);
}

std::vector<CareerSection> teamCareer(const Team &team, const Ruleset &ruleset, Language language)
{
    const auto present = static_cast<int>(team.players.size());
    const auto gone = static_cast<int>(team.formerPlayers.size());
    QStringList players{presentText(team)};
    if (gone > 0)
        players.append(PlayerCareer::tr("%n player(s) ever", nullptr, present + gone));
    return withoutEmpty(
        {{{}, worthLines(team, ruleset, language)},
         {PlayerCareer::tr("Players"), players},
         {PlayerCareer::tr("Together they have"), achievementLines(together(team))},
         {PlayerCareer::tr("No longer in the team"), formerLines(team, ruleset, language)},
         {PlayerCareer::tr("Notes"), team.notes.split(u'\n', Qt::SkipEmptyParts)}});
}

} // namespace dugout
