// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/foreignwriter.h"

using namespace Qt::StringLiterals;

namespace dugout {

QString englishSkill(const SkillId &skill, const Ruleset &ruleset)
{
    const Skill *known = ruleset.skills().find(skill);
    return known ? known->name.en : skill.text();
}

QStringList gainedNames(const Player &player, const Ruleset &ruleset)
{
    QStringList names;
    for (const Improvement &improvement : player.improvements) {
        if (const SkillId *skill = std::get_if<SkillId>(&improvement.gain))
            names.append(englishSkill(*skill, ruleset));
        else
            names.append(u'+' + statKey(std::get<Stat>(improvement.gain)).toUpper());
    }
    for (const SkillId &skill : player.extraSkills)
        names.append(englishSkill(skill, ruleset));
    return names;
}

QStringList skillNames(const Player &player, const Team &team, const Ruleset &ruleset)
{
    QStringList names;
    for (const SkillId &skill : skillsOf(player, team, ruleset))
        names.append(englishSkill(skill, ruleset));
    return names;
}

QString rosterName(const Team &team, const Ruleset &ruleset)
{
    const Roster *roster = rosterOf(team, ruleset);
    return roster ? roster->name.en : team.roster.text();
}

Profile profileChange(const Player &player)
{
    Profile change;
    for (const Improvement &improvement : player.improvements) {
        if (const Stat *stat = std::get_if<Stat>(&improvement.gain))
            change = withStat(change, *stat, statOf(change, *stat) + 1);
    }
    for (const Stat stat : allStats)
        change
            = withStat(change, stat, statOf(change, stat) - statOf(player.injuries.losses, stat));
    return change;
}

} // namespace dugout
