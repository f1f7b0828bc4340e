// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/improvement.h"

#include "core/team/teamedits.h"

#include <QCoreApplication>

#include <limits>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ImprovementRules
{
    Q_DECLARE_TR_FUNCTIONS(ImprovementRules)
};

template<typename T>
bool contains(const std::vector<T> &list, const T &value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

/// The row of the improvement table, null where the book has to be asked.
const TableRow *rowOf(const DicePair &dice, const Ruleset &ruleset)
{
    const Table *table = ruleset.tables().find(u"improvement"_s);
    return table && !table->rows.empty() ? table->lookUp(dice.total()) : nullptr;
}

/// What decides whether a player may learn a skill, gathered once for many skills.
class Learner
{
public:
    Learner(const Player &player, const Team &team, const Ruleset &ruleset)
        : m_team(team)
        , m_ruleset(ruleset)
        , m_position(positionOf(player, team, ruleset))
        , m_has(skillsOf(player, team, ruleset))
        , m_exclusions(ruleset.tables().find(u"skill-exclusions"_s))
    { }

    [[nodiscard]] SkillId excluding(const SkillId &skill) const
    {
        if (!m_exclusions)
            return {};
        for (const TableRow &row : m_exclusions->rows) {
            if (!contains(row.skills, skill))
                continue;
            for (const SkillId &other : row.skills) {
                if (other != skill && contains(m_has, other))
                    return other;
            }
        }
        return {};
    }

    [[nodiscard]] SkillAccess access(const Skill &skill) const
    {
        if (!m_position || !isInUse(skill.option, m_team.options, m_ruleset))
            return SkillAccess::Never;
        if (contains(m_has, skill.id))
            return SkillAccess::Has;
        const bool normal = contains(m_position->normalAccess, skill.category);
        if (!normal && !contains(m_position->doubleAccess, skill.category))
            return SkillAccess::Never;
        if (!excluding(skill.id).isEmpty())
            return SkillAccess::Excluded;
        return normal ? SkillAccess::Normal : SkillAccess::Double;
    }

private:
    const Team &m_team;
    const Ruleset &m_ruleset;
    const Position *m_position;
    std::vector<SkillId> m_has;
    const Table *m_exclusions;
};

void appendSkills(std::vector<ImprovementChoice> &choices, SkillAccess wanted,
                  const Learner &learner, const Ruleset &ruleset, int value)
{
    for (const Skill &skill : ruleset.skills()) {
        if (learner.access(skill) == wanted)
            choices.push_back({skill.id, wanted == SkillAccess::Double, value});
    }
}

} // namespace

SkillId excludingSkill(const SkillId &skill, const Player &player, const Team &team,
                       const Ruleset &ruleset)
{
    return Learner(player, team, ruleset).excluding(skill);
}

SkillAccess skillAccess(const SkillId &skill, const Player &player, const Team &team,
                        const Ruleset &ruleset)
{
    const Skill *known = ruleset.skills().find(skill);
    return known ? Learner(player, team, ruleset).access(*known) : SkillAccess::Never;
}

std::vector<SkillId> normalSkills(const Player &player, const Team &team, const Ruleset &ruleset)
{
    const Learner learner(player, team, ruleset);
    std::vector<SkillId> skills;
    for (const Skill &skill : ruleset.skills()) {
        if (learner.access(skill) == SkillAccess::Normal)
            skills.push_back(skill.id);
    }
    return skills;
}

namespace {

/// Some sponsors do not want their players faster or nimbler.
bool isBarredBySponsor(Stat stat, const Team &team, const Ruleset &ruleset)
{
    const Table *drawbacks = ruleset.tables().find(u"sponsorship-major-drawbacks"_s);
    if (!drawbacks || isSwitchedOff(team.options, ruleset, u"sponsors"_s))
        return false;
    return std::any_of(team.home.sponsors.begin(), team.home.sponsors.end(),
                       [&](const RowId &sponsor) {
                           const TableRow *row = drawbacks->row(sponsor.text());
                           return row && row->value(u"bars-"_s + statKey(stat)) > 0;
                       });
}

} // namespace

bool canGain(Stat stat, const Player &player, const Team &team, const Ruleset &ruleset)
{
    const TeamRules rules = teamRules(ruleset, team.options);
    constexpr int unlimited = std::numeric_limits<int>::max();
    const int start = statOf(startingProfile(player, team, ruleset), stat);
    const int most = std::min(rules.highestStat.value_or(unlimited),
                              rules.mostGain ? start + *rules.mostGain : unlimited);
    return statOf(profileOf(player, team, ruleset), stat) < most;
}

int gainValue(const Gain &gain, const Player &player, const Team &team, const Ruleset &ruleset)
{
    const TeamRules rules = teamRules(ruleset, team.options);
    if (const Stat *stat = std::get_if<Stat>(&gain))
        return rules.valueOf(*stat);
    const Skill *skill = ruleset.skills().find(std::get<SkillId>(gain));
    const Position *position = positionOf(player, team, ruleset);
    const bool normal = !skill || !position || contains(position->normalAccess, skill->category);
    return normal ? rules.skillValue : rules.doubleSkillValue;
}

bool isImprovementEnteredFromBook(const Ruleset &ruleset)
{
    const Table *table = ruleset.tables().find(u"improvement"_s);
    return table && table->enteredFromBook && table->rows.empty();
}

bool isNoImprovementDue(const Player &player, const Ruleset &ruleset)
{
    const Table *levels = ruleset.tables().find(u"levels"_s);
    return levels && !levels->enteredFromBook && improvementsWaiting(player, ruleset) == 0;
}

std::vector<ImprovementChoice> improvementChoices(const Player &player, const DicePair &dice,
                                                  const Team &team, const Ruleset &ruleset)
{
    if (!canImprove(player) || !dice.isPossible())
        return {};
    const bool byBook = isImprovementEnteredFromBook(ruleset);
    const TableRow *row = rowOf(dice, ruleset);
    const TeamRules rules = teamRules(ruleset, team.options);
    const Learner learner(player, team, ruleset);
    std::vector<ImprovementChoice> choices;
    if (byBook || row)
        appendSkills(choices, SkillAccess::Normal, learner, ruleset, rules.skillValue);
    if (byBook || dice.isDouble())
        appendSkills(choices, SkillAccess::Double, learner, ruleset, rules.doubleSkillValue);
    for (const Stat stat : allStats) {
        const bool rolled = byBook || (row && row->value(statKey(stat)) > 0);
        if (rolled && canGain(stat, player, team, ruleset)
            && !isBarredBySponsor(stat, team, ruleset))
            choices.push_back({stat, false, rules.valueOf(stat)});
    }
    return choices;
}

Result<Team> improve(Team team, const Ruleset &ruleset, const PlayerId &player,
                     const DicePair &dice, const Gain &gain)
{
    const Player *found = team.player(player);
    if (!found)
        return noSuchPlayer(player);
    if (!dice.isPossible())
        return Error{
            ErrorCode::NoSuchDice, ImprovementRules::tr("Two dice from 1 to 6 are needed."), {}};
    const auto choices = improvementChoices(*found, dice, team, ruleset);
    const bool allowed = std::any_of(choices.begin(), choices.end(),
                                     [&gain](const auto &choice) { return choice.gain == gain; });
    if (!allowed)
        return Error{ErrorCode::NotAChoice,
                     ImprovementRules::tr("This roll does not give that improvement."),
                     {}};
    return addImprovement(std::move(team), ruleset, player, dice, gain);
}

Result<Team> addImprovement(Team team, const Ruleset &ruleset, const PlayerId &player,
                            const DicePair &dice, const Gain &gain)
{
    const Player *found = team.player(player);
    if (!found)
        return noSuchPlayer(player);
    Player improved = *found;
    const int value = gainValue(gain, improved, team, ruleset);
    improved.improvements.push_back({gain, dice, value, std::nullopt});
    return replacePlayer(std::move(team), improved);
}

} // namespace dugout
