// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/harmtables.h"
#include "core/rules/ruleset.h"
#include "core/text/wordmap.h"

#include <QHash>

#include <functional>

namespace dugout {

/// What is true when a roll is made, apart from the numbers of the players.
struct Circumstances
{
    QStringList skills; ///< of the roller
    QHash<QString, int> opponents; ///< how many opponents can use a skill against him
    QStringList conditions; ///< those of `SkillEffect`, and rows of modifier tables that apply
    QString weather; ///< the row of the weather table; empty when it does not matter
    QString range; ///< the row of the pass ranges
    int helpers = 0; ///< team-mates who help where a skill counts them
    QHash<QString, int> bought; ///< inducements that help the side, and how many of each
    QHash<QString, bool> options; ///< rules that are not as the edition's default has them

    /// One of the conditions, a skill of his, the weather or the range. What he does is a condition
    /// even where a skill has its name.
    [[nodiscard]] bool hold(const QString &condition) const;
    bool operator==(const Circumstances &) const = default;
};

/// An effect at work, and how often it counts.
struct ActiveEffect
{
    const Skill *skill = nullptr;
    const SkillEffect *effect = nullptr;
    int times = 1;
};

/// Finds what changes a roll. Made once for a ruleset, which must outlive it.
class EffectIndex
{
public:
    explicit EffectIndex(const Ruleset &ruleset);

    [[nodiscard]] const Ruleset &ruleset() const { return m_ruleset; }
    /// Counted when somebody asks: most of those who look for effects never do.
    [[nodiscard]] const HarmTables &harmTables() const;

    /// With the skills that nobody gets into this situation without.
    [[nodiscard]] Circumstances completed(Circumstances now) const;
    /// The effects on a roll that hold, without those of skills the other side cancels.
    [[nodiscard]] std::vector<ActiveEffect> active(const QString &roll,
                                                   const Circumstances &now) const;
    /// What the skill's own roll needs; none when it makes none.
    [[nodiscard]] std::optional<int> targetOf(const QString &skill, const QString &roll) const;
    /// The first of the skills that makes the roll named, such as `pro`.
    [[nodiscard]] const Skill *skillWithTarget(const QStringList &skills,
                                               const QString &roll) const;
    /// Null when the weather is unknown or empty.
    [[nodiscard]] const TableRow *weatherRow(const QString &weather) const;
    /// Some weather says this number.
    [[nodiscard]] bool anyWeatherHas(const QString &key) const;
    /// Some roll of the edition depends on it.
    [[nodiscard]] bool isCondition(const QString &word) const;
    /// A skill's effect on this roll depends on the word.
    [[nodiscard]] bool dependsOn(const QString &roll, const QString &word) const;
    /// The skill does something to this roll when it is an opponent's.
    [[nodiscard]] bool opposes(const QString &roll, const QString &skill) const
    {
        return opposing(roll).contains(skill);
    }
    /// All that do.
    [[nodiscard]] const QStringList &opposing(const QString &roll) const;
    /// A skill of the roller counts those who help him with this roll.
    [[nodiscard]] bool countsHelpers(const QString &roll) const;
    [[nodiscard]] bool isOn(const OptionId &option, const Circumstances &now) const;
    /// True when a row of a modifier table is there for reading only: the skill's effect counts.
    [[nodiscard]] bool belongsToSkill(const TableRow &row) const;
    /// A plain row counts when it is the basic one or names what holds.
    [[nodiscard]] bool rowApplies(const TableRow &row, const Circumstances &now) const;

private:
    struct Entry
    {
        const Skill *skill;
        const SkillEffect *effect;
    };
    [[nodiscard]] int timesOf(const Entry &entry, const Circumstances &now) const;
    [[nodiscard]] bool anyOn(const QString &roll,
                             const std::function<bool(const Entry &)> &test) const;

    const Ruleset &m_ruleset;
    WordMap<std::vector<Entry>> m_byRoll;
    WordMap<QStringList> m_opposing; ///< skills by the roll
    std::vector<const Skill *> m_bySituation;
    WordMap<const TableRow *> m_weather;
};

} // namespace dugout
