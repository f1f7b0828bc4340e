// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/rollneed.h"

#include "core/rules/knownwords.h"
#include "core/rules/ruleeffect.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Kind = SkillEffect::Kind;

/// What a row counts that adds once for each tackle zone.
constexpr QStringView perZone = u"tackle-zone";

/// "Per tackle zone" behind its number: no language begins that with a noun.
LocalizedText insideALine(LocalizedText name)
{
    for (QString *words : {&name.es, &name.en, &name.de})
        *words = words->left(1).toLower() + words->mid(1);
    return name;
}

bool anyOf(const std::vector<ActiveEffect> &active, Kind kind)
{
    return std::any_of(active.begin(), active.end(),
                       [kind](const ActiveEffect &one) { return one.effect->kind == kind; });
}

int zonesFor(const Roll &roll, const RollSituation &situation)
{
    if (roll.zones == Roll::Zones::None)
        return 0;
    return roll.zones == Roll::Zones::Left ? situation.zonesLeft : situation.zones;
}

/// Counted from 1, the shortest; 0 where it is none of them.
int rangeNumber(const Ruleset &ruleset, const QString &range)
{
    const Table *ranges = ruleset.tables().find(u"pass-ranges"_s);
    const size_t count = ranges ? ranges->rows.size() : 0;
    for (size_t place = 0; place < count; ++place) {
        if (ranges->rows[place].id.text() == range)
            return static_cast<int>(place) + 1;
    }
    return 0;
}

/// How much there is of what a row counts.
int countedBy(const TableRow &row, const Roll &roll, const RollSituation &situation)
{
    if (row.per == perZone)
        return zonesFor(roll, situation);
    if (row.per == u"assist")
        return situation.assists;
    return row.per == u"niggling-injury" ? situation.niggling : 0;
}

/// Helpers who have been bought let one roll be made again, or have it made on a table of theirs.
struct RollHelp
{
    QStringView effect;
    QStringView again; ///< the roll that is made again
    QStringView instead; ///< the roll that their table takes the place of
};

constexpr RollHelp rollHelps[]{{Does::Fixes, Rolls::Bribe, Rolls::ArgueTheCall},
                               {Does::RaisesAgain, Rolls::Regeneration, {}}};

/// What the helper does for the roll: the doing that has the table, and null where it does nothing.
const RuleEffect *helpFor(const Ruleset &ruleset, const QString &helper,
                          QStringView RollHelp::*kind, const Roll &roll)
{
    for (const RollHelp &help : rollHelps) {
        const RuleEffect *ruleEffect = help.*kind == roll.id.text()
            ? findRuleEffect(ruleEffectsOfInducement(ruleset, helper), help.effect)
            : nullptr;
        if (ruleEffect)
            return ruleEffect;
    }
    return nullptr;
}

} // namespace

RollNeeds::RollNeeds(const Ruleset &ruleset)
    : m_effects(ruleset)
{
    for (const Table &table : ruleset.tables()) {
        for (const TableRow &row : table.rows) {
            if (row.per == perZone)
                m_zoneNames.emplace(&row, insideALine(row.name));
        }
    }
}

std::vector<const Roll *> RollNeeds::activationRolls(const QStringList &skills) const
{
    std::vector<const Roll *> rolls;
    for (const Roll &roll : m_effects.ruleset().rolls()) {
        if (roll.activation && roll.skill && hasWord(skills, roll.skill->text()))
            rolls.push_back(&roll);
    }
    return rolls;
}

Result<int> RollNeeds::basicTarget(const Roll &roll, const RollSituation &situation,
                                   const std::vector<ActiveEffect> &active) const
{
    const auto missing = [&roll] {
        return Error{ErrorCode::NotInEdition,
                     tr("This edition does not say what \"%1\" needs.").arg(roll.id.text()),
                     {}};
    };
    const auto &tables = m_effects.ruleset().tables();
    if (roll.base == Roll::Base::Skill) {
        const auto target = m_effects.targetOf(roll.skill->text(), roll.id.text());
        return target ? Result<int>(*target) : missing();
    }
    if (roll.base == Roll::Base::Agility) {
        const Table *agility = tables.find(u"agility"_s);
        const int attribute = anyOf(active, Kind::UseStrength)
            ? std::max(situation.profile.agility, situation.profile.strength)
            : situation.profile.agility;
        const TableRow *row = agility ? agility->lookUp(attribute) : nullptr;
        return row ? Result<int>(row->value(u"target"_s)) : missing();
    }
    if (const TableRow *weather = m_effects.weatherRow(situation.now.weather)) {
        const QString key = roll.id.text() + u"-target"_s;
        if (weather->values.contains(key))
            return weather->value(key);
        if (situation.now.conditions.contains(u"last"_s)
            && weather->values.contains(u"last-"_s + key))
            return weather->value(u"last-"_s + key);
    }
    const Table *table = tableFor(roll, situation);
    if (!table)
        return missing();
    const TableRow *row = table->row(roll.succeeds.text());
    for (const TableRow &each : table->rows) {
        if (!row && each.value(Key::Success) > 0)
            row = &each;
    }
    return row && row->from ? Result<int>(*row->from) : missing();
}

/// The roll's own, or that of a helper.
const Table *RollNeeds::tableFor(const Roll &roll, const RollSituation &situation) const
{
    const Ruleset &ruleset = m_effects.ruleset();
    for (auto one = situation.now.bought.begin(); one != situation.now.bought.end(); ++one) {
        const RuleEffect *help
            = one.value() > 0 ? helpFor(ruleset, one.key(), &RollHelp::instead, roll) : nullptr;
        if (help)
            return ruleset.tables().find(help->table);
    }
    return ruleset.tables().find(*roll.table);
}

Result<void> RollNeeds::checkRange(const Roll &roll, const RollSituation &situation,
                                   const std::vector<ActiveEffect> &active) const
{
    if (roll.fumble == Roll::Fumble::None || situation.now.range.isEmpty())
        return {};
    const Table *ranges = m_effects.ruleset().tables().find(u"pass-ranges"_s);
    if (!ranges)
        return {};
    const int number = rangeNumber(m_effects.ruleset(), situation.now.range);
    if (number == 0)
        return Error{ErrorCode::NoSuchRange,
                     tr("There is no pass range \"%1\".").arg(situation.now.range),
                     {}};
    int longest = static_cast<int>(ranges->rows.size());
    if (const TableRow *weather = m_effects.weatherRow(situation.now.weather))
        longest = std::min(longest, weather->value(Key::LongestRange, longest));
    if (situation.longestRange > 0)
        longest = std::min(longest, situation.longestRange);
    for (const ActiveEffect &one : active) {
        if (one.effect->kind == Kind::LongestRange)
            longest = std::min(longest, one.effect->value);
    }
    if (number > longest)
        return Error{ErrorCode::RangeNotAllowed, tr("Nobody may throw as far as this here."), {}};
    return {};
}

void RollNeeds::addRows(RollNeed &need, const RollSituation &situation, const Table &table,
                        const std::vector<ActiveEffect> &active) const
{
    for (const TableRow &row : table.rows) {
        if (const int value = addedBy(row, *need.roll, situation, active); value != 0)
            need.modifiers.push_back({value, row.id.text(),
                                      row.per == perZone ? m_zoneNames.at(&row) : row.name,
                                      row.source.line == 0 ? table.source : row.source,
                                      timesOf(row, *need.roll, situation)});
    }
}

int RollNeeds::addedBy(const TableRow &row, const Roll &roll, const RollSituation &situation,
                       const std::vector<ActiveEffect> &active) const
{
    const int times = timesOf(row, roll, situation);
    const int value = times == 0 ? 0 : times * row.value(Key::Modifier);
    if (value == 0 || (row.per == perZone && anyOf(active, Kind::IgnoreZones))
        || (row.id.text() == situation.now.weather && anyOf(active, Kind::IgnoreWeather)))
        return 0;
    // Some weather spoils long throws only (bb2016.en.txt:1532-1536).
    const int shortest = row.value(u"shortest-range"_s);
    const bool tooShort
        = shortest > 0 && shortest > rangeNumber(m_effects.ruleset(), situation.now.range);
    return tooShort ? 0 : value;
}

int RollNeeds::timesOf(const TableRow &row, const Roll &roll, const RollSituation &situation) const
{
    if (row.per.isEmpty())
        return m_effects.rowApplies(row, situation.now) ? 1 : 0;
    const int times = countedBy(row, roll, situation);
    return times == 0 || m_effects.belongsToSkill(row) ? 0 : times;
}

const Table *RollNeeds::modifiersOf(const Roll &roll) const
{
    return roll.modifiers ? m_effects.ruleset().tables().find(*roll.modifiers) : nullptr;
}

void RollNeeds::addModifiers(RollNeed &need, const RollSituation &situation,
                             const std::vector<ActiveEffect> &active) const
{
    if (const Table *table = modifiersOf(*need.roll))
        addRows(need, situation, *table, active);
    for (const ActiveEffect &one : active) {
        const Skill &skill = *one.skill;
        if (one.effect->kind == Kind::Modifier)
            need.modifiers.push_back({one.times * one.effect->value, skill.id.text(), skill.name,
                                      skill.source, one.times});
        else if (one.effect->kind == Kind::IgnoreZones || one.effect->kind == Kind::IgnoreWeather
                 || one.effect->kind == Kind::UseStrength)
            need.changes.push_back({0, skill.id.text(), skill.name, skill.source});
    }
}

void RollNeeds::addContest(RollNeed &need, const RollSituation &situation) const
{
    if (need.roll->contest == Roll::Contest::None)
        return;
    const bool strength = need.roll->contest == Roll::Contest::Strength;
    const int value = strength ? situation.profile.strength - situation.other.strength
                               : situation.profile.movement - situation.other.movement;
    if (value != 0)
        need.modifiers.push_back(
            {value, strength ? u"strength"_s : u"movement"_s, need.roll->name, need.roll->source});
    // In heavy snow who blitzes is weaker for all of his action (bb2016.en.txt:1488-1490).
    const TableRow *weather = strength && situation.now.conditions.contains(u"blitz"_s)
        ? m_effects.weatherRow(situation.now.weather)
        : nullptr;
    if (const int weaker = weather ? weather->value(u"blitz-st-modifier"_s) : 0; weaker != 0)
        need.modifiers.push_back({weaker, weather->id.text(), weather->name, weather->source});
}

/// What a side has bought adds to its rolls: the inducement names the roll and the number.
void RollNeeds::addBought(RollNeed &need, const RollSituation &situation) const
{
    for (auto one = situation.now.bought.begin(); one != situation.now.bought.end(); ++one) {
        const Inducement *thing = m_effects.ruleset().inducements().find(one.key());
        const int value = thing ? thing->values.value(need.roll->id.text()) * one.value() : 0;
        if (value != 0)
            need.modifiers.push_back({value, one.key(), thing->name, thing->source});
    }
}

/// A bought helper may let a failed roll be made again.
void RollNeeds::addHelper(RollNeed &need, const RollSituation &situation) const
{
    for (auto one = situation.now.bought.begin(); one != situation.now.bought.end(); ++one) {
        if (one.value() > 0
            && helpFor(m_effects.ruleset(), one.key(), &RollHelp::again, *need.roll))
            need.helper = m_effects.ruleset().inducements().find(one.key());
    }
}

/// A roll that only owners of a skill make is made by one of them, or against one.
RollSituation RollNeeds::completed(const Roll &roll, RollSituation situation) const
{
    situation.now = m_effects.completed(std::move(situation.now));
    if (!roll.skill)
        return situation;
    const QString &skill = roll.skill->text();
    if (roll.skillOfOpponent)
        situation.now.opponents.insert(skill, std::max(1, situation.now.opponents.value(skill)));
    else if (!hasWord(situation.now.skills, skill))
        situation.now.skills.append(skill);
    return situation;
}

bool RollNeeds::isSpared(const Roll &roll, const RollSituation &situation) const
{
    const Table *table = roll.sparedByMovement && roll.table
        ? m_effects.ruleset().tables().find(*roll.table)
        : nullptr;
    const TableRow *row = table ? table->row(roll.succeeds.text()) : nullptr;
    const TableRow *weather = m_effects.weatherRow(situation.now.weather);
    const int slower = weather ? weather->value(Key::MaModifier) : 0;
    return row && row->values.contains(u"movement"_s)
        && situation.profile.movement + slower >= row->value(u"movement"_s);
}

bool RollNeeds::dependsOn(const Roll &roll, const QString &word) const
{
    const Ruleset &ruleset = m_effects.ruleset();
    const Table *table = modifiersOf(roll);
    const TableRow *row = table ? table->row(word) : nullptr;
    const Inducement *thing = ruleset.inducements().find(word);
    // Where the weather counts for the last square alone.
    const QString last = u"last-%1-target"_s.arg(roll.id.text());
    const bool isLast = word == u"last"_s && m_effects.anyWeatherHas(last);
    return isLast || m_effects.dependsOn(roll.id.text(), word)
        || (row && row->per.isEmpty() && !m_effects.belongsToSkill(*row))
        || (thing
            && (thing->values.contains(roll.id.text())
                || helpFor(ruleset, word, &RollHelp::again, roll)
                || helpFor(ruleset, word, &RollHelp::instead, roll)));
}

Result<RollNeed> RollNeeds::withoutNumbers(const Roll &roll, const RollSituation &situation,
                                           const std::vector<ActiveEffect> &active) const
{
    RollNeed need;
    need.roll = &roll;
    if (const auto allowed = checkRange(roll, situation, active); !allowed)
        return allowed.error();
    const auto basic = basicTarget(roll, situation, active);
    if (!basic)
        return basic.error();
    need.basic = situation.plainTarget.value_or(std::max(*basic, situation.leastTarget));
    addRerolls(need, situation, active);
    const bool skillTaken = roll.skill
        && std::any_of(need.cancelled.begin(), need.cancelled.end(),
                       [&](const Skill *gone) { return gone->id == *roll.skill; });
    need.impossible = skillTaken || anyOf(active, Kind::Fails);
    need.certain = !need.impossible && (anyOf(active, Kind::Succeeds) || isSpared(roll, situation));
    return need;
}

void RollNeeds::addNumbers(RollNeed &need, const RollSituation &situation,
                           const std::vector<ActiveEffect> &active) const
{
    addModifiers(need, situation, active);
    addContest(need, situation);
    addBought(need, situation);
    need.modifiers.insert(need.modifiers.end(), situation.others.begin(), situation.others.end());
    if (situation.plainTarget)
        need.modifiers.clear();
}

Result<const Roll *> RollNeeds::rollNamed(const QString &roll) const
{
    const Roll *rolled = m_effects.ruleset().rolls().find(roll);
    if (!rolled)
        return Error{ErrorCode::NoSuchRoll, tr("This edition has no roll \"%1\".").arg(roll), {}};
    return rolled;
}

Result<RollNeed> RollNeeds::need(const QString &roll, RollSituation situation) const
{
    const auto rolled = rollNamed(roll);
    if (!rolled)
        return rolled.error();
    situation = completed(**rolled, std::move(situation));
    const auto active = m_effects.active(roll, situation.now);
    auto need = withoutNumbers(**rolled, situation, active);
    if (!need)
        return need;
    addNumbers(*need, situation, active);
    addHelper(*need, situation);
    addProAndLoner(*need, situation);
    addChances(*need, situation, active);
    addOnceHelp(*need, situation, active);
    return need;
}

Result<RollNeed> RollNeeds::outline(const QString &roll, RollSituation situation) const
{
    const auto rolled = rollNamed(roll);
    if (!rolled)
        return rolled.error();
    situation = completed(**rolled, std::move(situation));
    return withoutNumbers(**rolled, situation, m_effects.active(roll, situation.now));
}

bool RollNeeds::zonesCount(const QString &roll, RollSituation situation) const
{
    const Roll *rolled = m_effects.ruleset().rolls().find(roll);
    const Table *table = rolled ? modifiersOf(*rolled) : nullptr;
    if (!table || situation.plainTarget)
        return false;
    situation = completed(*rolled, std::move(situation));
    situation.zones = situation.zonesLeft = 1;
    const auto active = m_effects.active(roll, situation.now);
    int added = 0;
    for (const TableRow &row : table->rows) {
        if (row.per == perZone)
            added += addedBy(row, *rolled, situation, active);
    }
    if (added == 0 || !checkRange(*rolled, situation, active)
        || !basicTarget(*rolled, situation, active))
        return false;
    const bool spared = anyOf(active, Kind::Succeeds) || isSpared(*rolled, situation);
    return !spared || !withoutNumbers(*rolled, situation, active)->certain;
}

int RollNeeds::total(const QString &roll, RollSituation situation) const
{
    const auto rolled = rollNamed(roll);
    if (!rolled)
        return 0;
    situation = completed(**rolled, std::move(situation));
    const auto active = m_effects.active(roll, situation.now);
    auto need = withoutNumbers(**rolled, situation, active);
    if (!need)
        return 0;
    addNumbers(*need, situation, active);
    return need->total();
}

} // namespace dugout
