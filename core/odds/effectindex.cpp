// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/effectindex.h"

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

bool isNamed(const SkillEffect &effect, const QString &word)
{
    return hasWord(effect.when, word) || hasWord(effect.with, word) || hasWord(effect.unless, word);
}

/// The one that says what the skill needs for the roll, if any does.
template<typename Entry>
const Entry *targetAmong(const std::vector<Entry> &entries, const QString &skill)
{
    const auto found = std::find_if(entries.begin(), entries.end(), [&skill](const Entry &entry) {
        return entry.effect->kind == SkillEffect::Kind::Target && entry.skill->id.text() == skill;
    });
    return found == entries.end() ? nullptr : &*found;
}

/// The row that always counts.
constexpr QStringView basicRow = u"basic";

/// What somebody does that a skill is called like, too: a player with Block, Stab or Multiple Block
/// does not do so all the time, so only the situation says it.
bool isAchievement(const QString &condition)
{
    constexpr QStringView achievements[]{u"block", u"stab", u"multiple-block"};
    return std::any_of(std::begin(achievements), std::end(achievements),
                       [&](QStringView achievement) { return isSameWord(condition, achievement); });
}

} // namespace

bool Circumstances::hold(const QString &condition) const
{
    return hasWord(conditions, condition) || isSameWord(weather, condition)
        || isSameWord(range, condition)
        || (hasWord(skills, condition) && !isAchievement(condition));
}

EffectIndex::EffectIndex(const Ruleset &ruleset)
    : m_ruleset(ruleset)
{
    QHash<QString, std::vector<Entry>> byRoll;
    QHash<QString, QStringList> hindering;
    QHash<QString, const TableRow *> weather;
    for (const Skill &skill : ruleset.skills()) {
        if (!skill.situations.isEmpty())
            m_bySituation.push_back(&skill);
        for (const SkillEffect &effect : skill.effects) {
            for (const QString &roll : effect.on) {
                byRoll[roll].push_back({&skill, &effect});
                if (effect.by == SkillEffect::By::Opponent)
                    hindering[roll].append(skill.id.text());
            }
        }
    }
    for (const Table &table : ruleset.tables()) {
        if (!table.id.text().startsWith(u"weather"))
            continue;
        for (const TableRow &row : table.rows) {
            if (!weather.contains(row.id.text()))
                weather.insert(row.id.text(), &row);
        }
    }
    m_byRoll = WordMap(byRoll);
    m_opposing = WordMap(hindering);
    m_weather = WordMap(weather);
}

const HarmTables &EffectIndex::harmTables() const
{
    return m_ruleset.derived<HarmTables>();
}

int EffectIndex::timesOf(const Entry &entry, const Circumstances &now) const
{
    const QString &id = entry.skill->id.text();
    const bool opposed = entry.effect->by == SkillEffect::By::Opponent;
    const int owners = opposed ? now.opponents.value(id) : hasWord(now.skills, id) ? 1 : 0;
    // Few have it, so that it is asked first.
    if (owners == 0 || (entry.skill->option && !isOn(*entry.skill->option, now)))
        return 0;
    if (!entry.effect->each)
        return std::min(owners, 1);
    return opposed ? owners : now.helpers;
}

Circumstances EffectIndex::completed(Circumstances now) const
{
    for (const Skill *skill : m_bySituation) {
        const bool here = std::any_of(
            skill->situations.begin(), skill->situations.end(),
            [&now](const QString &situation) { return hasWord(now.conditions, situation); });
        if (here && !hasWord(now.skills, skill->id.text()))
            now.skills.append(skill->id.text());
    }
    return now;
}

std::vector<ActiveEffect> EffectIndex::active(const QString &roll, const Circumstances &now) const
{
    std::vector<ActiveEffect> found;
    const std::vector<Entry> *entries = m_byRoll.find(roll);
    if (!entries)
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
    const std::vector<Entry> *entries = m_byRoll.find(roll);
    if (!entries)
        return std::nullopt;
    const Entry *entry = targetAmong(*entries, skill);
    return entry ? std::optional(entry->effect->value) : std::nullopt;
}

const Skill *EffectIndex::skillWithTarget(const QStringList &skills, const QString &roll) const
{
    const std::vector<Entry> *entries = m_byRoll.find(roll);
    if (!entries)
        return nullptr;
    for (const QString &skill : skills) {
        if (const Entry *entry = targetAmong(*entries, skill))
            return entry->skill;
    }
    return nullptr;
}

const TableRow *EffectIndex::weatherRow(const QString &weather) const
{
    const TableRow *const *row = m_weather.find(weather);
    return row ? *row : nullptr;
}

bool EffectIndex::anyWeatherHas(const QString &key) const
{
    return std::any_of(m_weather.begin(), m_weather.end(),
                       [&key](const TableRow *row) { return row->values.contains(key); });
}

bool EffectIndex::anyOn(const QString &roll, const std::function<bool(const Entry &)> &test) const
{
    const std::vector<Entry> *entries = m_byRoll.find(roll);
    return entries && std::any_of(entries->begin(), entries->end(), test);
}

bool EffectIndex::dependsOn(const QString &roll, const QString &word) const
{
    return anyOn(roll, [&word](const Entry &entry) { return isNamed(*entry.effect, word); });
}

const QStringList &EffectIndex::opposing(const QString &roll) const
{
    static const QStringList none;
    const QStringList *found = m_opposing.find(roll);
    return found ? *found : none;
}

bool EffectIndex::countsHelpers(const QString &roll) const
{
    return anyOn(roll, [](const Entry &entry) {
        return entry.effect->by == SkillEffect::By::Self && entry.effect->each;
    });
}

bool EffectIndex::isCondition(const QString &word) const
{
    const auto isNamedOn = [&](const std::vector<Entry> &entries) {
        return std::any_of(entries.begin(), entries.end(),
                           [&word](const Entry &entry) { return isNamed(*entry.effect, word); });
    };
    const auto hasRow = [&word](const Table &table) { return table.row(word) != nullptr; };
    const auto &tables = m_ruleset.tables();
    // Where the weather counts for the last square alone, the coach says so with `last`.
    return word == u"last" || m_ruleset.skills().contains(word)
        || m_ruleset.inducements().contains(word)
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
    // Most rows name something that does not hold, so that this is asked first.
    return (row.id.is(basicRow) || now.hold(row.id.text())) && !belongsToSkill(row)
        && (!row.option || isOn(*row.option, now));
}

} // namespace dugout
