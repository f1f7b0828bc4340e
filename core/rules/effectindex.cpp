// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/effectindex.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool holds(const SkillEffect &effect, const Circumstances &now)
{
    const auto isTrue = [&now](const QString &condition) { return now.hold(condition); };
    return (effect.when.isEmpty() || std::any_of(effect.when.begin(), effect.when.end(), isTrue))
        && std::all_of(effect.with.begin(), effect.with.end(), isTrue)
        && std::none_of(effect.unless.begin(), effect.unless.end(), isTrue);
}

} // namespace

bool Circumstances::hold(const QString &condition) const
{
    return conditions.contains(condition) || skills.contains(condition) || weather == condition
        || range == condition;
}

EffectIndex::EffectIndex(const Ruleset &ruleset)
    : m_ruleset(ruleset)
    , m_harmTables(ruleset)
{
    for (const Skill &skill : ruleset.skills()) {
        for (const SkillEffect &effect : skill.effects) {
            for (const QString &roll : effect.on)
                m_byRoll[roll].push_back({&skill, &effect});
        }
    }
    for (const Table &table : ruleset.tables()) {
        if (!table.id.text().startsWith(u"weather"))
            continue;
        for (const TableRow &row : table.rows) {
            if (!m_weather.contains(row.id.text()))
                m_weather.insert(row.id.text(), &row);
        }
    }
}

int EffectIndex::timesOf(const Entry &entry, const Circumstances &now) const
{
    if (entry.skill->option && !isOn(*entry.skill->option, now))
        return 0;
    const QString &id = entry.skill->id.text();
    const bool each = entry.effect->each;
    if (entry.effect->by == SkillEffect::By::Opponent)
        return each ? now.opponents.value(id) : std::min(now.opponents.value(id), 1);
    if (!now.skills.contains(id))
        return 0;
    return each ? now.helpers : 1;
}

std::vector<ActiveEffect> EffectIndex::active(const QString &roll, const Circumstances &now) const
{
    std::vector<ActiveEffect> found;
    const auto entries = m_byRoll.constFind(roll);
    if (entries == m_byRoll.constEnd())
        return found;
    for (const Entry &entry : *entries) {
        const int times = timesOf(entry, now);
        if (times > 0 && holds(*entry.effect, now))
            found.push_back({entry.skill, entry.effect, times});
    }
    const std::vector<ActiveEffect> all = found;
    for (const ActiveEffect &canceller : all) {
        if (canceller.effect->kind != SkillEffect::Kind::Cancels)
            continue;
        const std::vector<SkillId> &gone = canceller.effect->skills;
        std::erase_if(found, [&](const ActiveEffect &active) {
            return active.effect->by != canceller.effect->by
                && std::find(gone.begin(), gone.end(), active.skill->id) != gone.end();
        });
    }
    return found;
}

std::optional<int> EffectIndex::targetOf(const QString &skill, const QString &roll) const
{
    const Skill *owner = m_ruleset.skills().find(skill);
    if (!owner)
        return std::nullopt;
    for (const SkillEffect &effect : owner->effects) {
        if (effect.kind == SkillEffect::Kind::Target && effect.on.contains(roll))
            return effect.value;
    }
    return std::nullopt;
}

const Skill *EffectIndex::skillWithTarget(const QStringList &skills, const QString &roll) const
{
    for (const QString &skill : skills) {
        if (targetOf(skill, roll))
            return m_ruleset.skills().find(skill);
    }
    return nullptr;
}

const TableRow *EffectIndex::weatherRow(const QString &weather) const
{
    return m_weather.value(weather, nullptr);
}

bool EffectIndex::isCondition(const QString &word) const
{
    const auto isNamed = [&word](const Entry &entry) {
        const SkillEffect &effect = *entry.effect;
        return effect.when.contains(word) || effect.with.contains(word)
            || effect.unless.contains(word);
    };
    const auto isNamedOn = [&](const std::vector<Entry> &entries) {
        return std::any_of(entries.begin(), entries.end(), isNamed);
    };
    const auto hasRow = [&word](const Table &table) { return table.row(word) != nullptr; };
    const auto &tables = m_ruleset.tables();
    // Where the weather counts for the last square alone, the coach says so with `last`.
    return word == u"last" || m_ruleset.skills().contains(word)
        || std::any_of(m_byRoll.begin(), m_byRoll.end(), isNamedOn)
        || std::any_of(tables.begin(), tables.end(), hasRow);
}

bool EffectIndex::isOn(const OptionId &option, const Circumstances &now) const
{
    if (const auto changed = now.options.constFind(option.text());
        changed != now.options.constEnd())
        return *changed;
    const Option *known = m_ruleset.options().find(option);
    const bool *value = known ? std::get_if<bool>(&known->defaultValue) : nullptr;
    return !value || *value;
}

bool EffectIndex::belongsToSkill(const TableRow &row) const
{
    return m_ruleset.skills().contains(row.id.text());
}

bool EffectIndex::rowApplies(const TableRow &row, const Circumstances &now) const
{
    if (belongsToSkill(row) || (row.option && !isOn(*row.option, now)))
        return false;
    return row.id.text() == u"basic" || now.hold(row.id.text());
}

} // namespace dugout
