// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/playerstats.h"

#include <limits>
#include <span>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const StarMember *memberOf(const Player &player, const StarPlayer &star)
{
    const auto row = static_cast<size_t>(player.starMember);
    return row < star.members.size() ? &star.members[row] : nullptr;
}

void append(std::vector<SkillId> &skills, std::span<const SkillId> more)
{
    for (const SkillId &skill : more) {
        if (std::find(skills.begin(), skills.end(), skill) == skills.end())
            skills.push_back(skill);
    }
}

int gainsIn(const Player &player, Stat stat)
{
    return static_cast<int>(std::count_if(player.improvements.begin(), player.improvements.end(),
                                          [stat](const Improvement &each) {
                                              const Stat *gained = std::get_if<Stat>(&each.gain);
                                              return gained && *gained == stat;
                                          }));
}

} // namespace

const Position *positionOf(const Player &player, const Team &team, const Ruleset &ruleset)
{
    const Roster *roster = rosterOf(team, ruleset);
    return roster && !player.position.isEmpty() ? roster->position(player.position) : nullptr;
}

const StarPlayer *starOf(const Player &player, const Ruleset &ruleset)
{
    return player.star.isEmpty() ? nullptr : ruleset.stars().find(player.star);
}

LocalizedText roleName(const Player &player, const Team &team, const Ruleset &ruleset)
{
    if (const StarPlayer *star = starOf(player, ruleset)) {
        const StarMember *member = memberOf(player, *star);
        return member ? member->name : star->name;
    }
    if (const Position *position = positionOf(player, team, ruleset))
        return position->name;
    const QString id = player.star.isEmpty() ? player.position.text() : player.star.text();
    return {id, id, id};
}

Profile startingProfile(const Player &player, const Team &team, const Ruleset &ruleset)
{
    if (const StarPlayer *star = starOf(player, ruleset)) {
        const StarMember *member = memberOf(player, *star);
        return member ? member->profile : star->profile;
    }
    const Position *position = positionOf(player, team, ruleset);
    return position ? position->profile : Profile{};
}

Profile profileOf(const Player &player, const Team &team, const Ruleset &ruleset)
{
    const Profile start = startingProfile(player, team, ruleset);
    const TeamRules rules = teamRules(ruleset, team.options);
    Profile profile = start;
    for (const Stat stat : allStats) {
        const int begin = statOf(start, stat);
        const int lost = std::min(statOf(player.injuries.losses, stat),
                                  rules.mostLoss.value_or(std::numeric_limits<int>::max()));
        const int most
            = std::min(rules.highestStat.value_or(std::numeric_limits<int>::max()),
                       rules.mostGain ? begin + *rules.mostGain : std::numeric_limits<int>::max());
        const int now = std::min(begin + gainsIn(player, stat) - lost, std::max(begin, most));
        profile = withStat(profile, stat, std::max(now, rules.lowestStat.value_or(0)));
    }
    return profile;
}

std::vector<SkillId> startingSkills(const Player &player, const Team &team, const Ruleset &ruleset)
{
    std::vector<SkillId> skills;
    if (const StarPlayer *star = starOf(player, ruleset)) {
        const StarMember *member = memberOf(player, *star);
        skills = member ? member->skills : star->skills;
    } else if (const Position *position = positionOf(player, team, ruleset)) {
        skills = position->skills;
    }
    if (player.kind == PlayerKind::Journeyman)
        append(skills, teamRules(ruleset, team.options).journeymanSkills);
    if (player.kind == PlayerKind::Mercenary)
        append(skills, teamRules(ruleset, team.options).mercenarySkills);
    return skills;
}

std::vector<SkillId> gainedSkills(const Player &player)
{
    std::vector<SkillId> skills;
    for (const Improvement &improvement : player.improvements) {
        if (const SkillId *skill = std::get_if<SkillId>(&improvement.gain))
            append(skills, std::span(skill, 1));
    }
    append(skills, player.extraSkills);
    return skills;
}

std::vector<SkillId> skillsOf(const Player &player, const Team &team, const Ruleset &ruleset)
{
    std::vector<SkillId> skills = startingSkills(player, team, ruleset);
    append(skills, gainedSkills(player));
    return skills;
}

int starPlayerPoints(const Player &player, const Ruleset &ruleset)
{
    const TeamRules rules = teamRules(ruleset, {});
    int points = 0;
    for (const Achievement achievement : allAchievements)
        points += player.achievements.count(achievement) * rules.pointsFor(achievement);
    return points;
}

const TableRow *levelOf(const Player &player, const Ruleset &ruleset)
{
    const Table *levels = ruleset.tables().find(u"levels"_s);
    if (!levels || !canImprove(player))
        return nullptr;
    if (!levels->enteredFromBook)
        return levels->lookUp(starPlayerPoints(player, ruleset));
    const int rolls = static_cast<int>(player.improvements.size());
    const TableRow *reached = nullptr;
    for (const TableRow &row : levels->rows) {
        if (row.value(u"rolls"_s) <= rolls
            && (!reached || row.value(u"rolls"_s) > reached->value(u"rolls"_s)))
            reached = &row;
    }
    return reached;
}

int improvementsWaiting(const Player &player, const Ruleset &ruleset)
{
    const Table *levels = ruleset.tables().find(u"levels"_s);
    const TableRow *level = levelOf(player, ruleset);
    if (!level || levels->enteredFromBook)
        return 0;
    return std::max(0, level->value(u"rolls"_s) - static_cast<int>(player.improvements.size()));
}

bool canImprove(const Player &player)
{
    return player.kind == PlayerKind::Rostered || player.kind == PlayerKind::Journeyman;
}

int hiringPrice(const Player &player, const Team &team, const Ruleset &ruleset)
{
    if (const StarPlayer *star = starOf(player, ruleset))
        return player.starMember == 0 ? star->cost : 0; // a pair has one price
    const Position *position = positionOf(player, team, ruleset);
    if (!position)
        return 0;
    if (player.kind != PlayerKind::Mercenary)
        return position->cost;
    const TeamRules rules = teamRules(ruleset, team.options);
    return position->cost + rules.mercenarySurcharge
        + static_cast<int>(player.extraSkills.size()) * rules.mercenarySkillCost;
}

int playerValue(const Player &player, const Team &team, const Ruleset &ruleset)
{
    int value = hiringPrice(player, team, ruleset);
    for (const Improvement &improvement : player.improvements)
        value += improvement.value;
    return value;
}

} // namespace dugout
