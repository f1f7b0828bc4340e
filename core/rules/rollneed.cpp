// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rollneed.h"

#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Kind = SkillEffect::Kind;

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

/// How often a row that counts something counts.
int timesOf(const TableRow &row, const Roll &roll, const RollSituation &situation)
{
    if (row.per == u"tackle-zone")
        return zonesFor(roll, situation);
    if (row.per == u"assist")
        return situation.assists;
    return row.per == u"niggling-injury" ? situation.niggling : 0;
}

int clamped(const RollNeed &need, int target, bool oneFails)
{
    if (need.roll->dice > 1)
        return target;
    if (need.roll->naturals)
        return std::clamp(target, 2, 6);
    return std::clamp(target, oneFails ? 2 : 1, 7);
}

/// The highest number of a single die that is a fumble; 0 when none is. Who keeps hold of the ball
/// fumbles on a natural 1 alone.
int fumblesUpTo(const Roll &roll, int modifiers, const std::vector<ActiveEffect> &active)
{
    if (roll.fumble == Roll::Fumble::None)
        return 0;
    const bool keeps = std::any_of(active.begin(), active.end(), [](const ActiveEffect &one) {
        return one.effect->behaviour == u"keeps-fumbled-ball";
    });
    return keeps || roll.fumble == Roll::Fumble::Natural ? 1 : std::clamp(1 - modifiers, 1, 5);
}

} // namespace

int RollNeed::total() const
{
    return std::accumulate(
        modifiers.begin(), modifiers.end(), 0,
        [](int sum, const AppliedModifier &modifier) { return sum + modifier.value; });
}

ChainStep RollNeed::step() const
{
    const QString label = roll->dice == 1 ? u"%1+"_s.arg(target) : u"2D6:%1"_s.arg(target);
    ChainStep step = ChainStep::other(label, onceHelp ? chanceUnhelped : chance,
                                      roll->teamReroll && !impossible && !certain)
                         .withSkillReroll(!rerolls.empty() && !rerollsOnce)
                         .withPro(proTarget.has_value())
                         .withLoner(lonerTarget.has_value());
    if (rerollsOnce)
        step = step.withOnceReroll(rerolls.front()->id.text());
    return onceHelp ? step.withOnceHelp(onceHelp->id.text(), chance) : step;
}

RollNeeds::RollNeeds(const Ruleset &ruleset)
    : m_effects(ruleset)
{ }

std::vector<const Roll *> RollNeeds::activationRolls(const QStringList &skills) const
{
    std::vector<const Roll *> rolls;
    for (const Roll &roll : m_effects.ruleset().rolls()) {
        if (roll.activation && roll.skill && skills.contains(roll.skill->text()))
            rolls.push_back(&roll);
    }
    return rolls;
}

Result<int> RollNeeds::basicTarget(const Roll &roll, const RollSituation &situation,
                                   const std::vector<ActiveEffect> &active) const
{
    const auto missing = [&roll] {
        return Error{u"not-in-edition"_s,
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
    const Table *table = tables.find(*roll.table);
    const TableRow *row = table ? table->row(roll.succeeds.text()) : nullptr;
    return row && row->from ? Result<int>(*row->from) : missing();
}

Result<void> RollNeeds::checkRange(const Roll &roll, const RollSituation &situation,
                                   const std::vector<ActiveEffect> &active) const
{
    const Table *ranges = m_effects.ruleset().tables().find(u"pass-ranges"_s);
    if (roll.fumble == Roll::Fumble::None || situation.now.range.isEmpty() || !ranges)
        return {};
    const auto found
        = std::find_if(ranges->rows.begin(), ranges->rows.end(),
                       [&](const TableRow &row) { return row.id.text() == situation.now.range; });
    if (found == ranges->rows.end())
        return Error{
            u"no-such-range"_s, tr("There is no pass range \"%1\".").arg(situation.now.range), {}};
    const int number = static_cast<int>(found - ranges->rows.begin()) + 1;
    int longest = static_cast<int>(ranges->rows.size());
    if (const TableRow *weather = m_effects.weatherRow(situation.now.weather))
        longest = std::min(longest, weather->value(u"longest-range"_s, longest));
    for (const ActiveEffect &one : active) {
        if (one.effect->kind == Kind::LongestRange)
            longest = std::min(longest, one.effect->value);
    }
    if (number > longest)
        return Error{u"range-not-allowed"_s, tr("Nobody may throw as far as this here."), {}};
    return {};
}

void RollNeeds::addRows(RollNeed &need, const RollSituation &situation, const Table &table,
                        bool zonesIgnored, bool weatherIgnored) const
{
    for (const TableRow &row : table.rows) {
        const bool ignored = (zonesIgnored && row.per == u"tackle-zone")
            || (weatherIgnored && row.id.text() == situation.now.weather);
        int times = 0;
        if (row.per.isEmpty())
            times = m_effects.rowApplies(row, situation.now) ? 1 : 0;
        else if (!m_effects.belongsToSkill(row))
            times = timesOf(row, *need.roll, situation);
        if (const int value = ignored ? 0 : times * row.value(u"modifier"_s); value != 0)
            need.modifiers.push_back({value, row.id.text(), row.name, false,
                                      row.source.line == 0 ? table.source : row.source});
    }
}

void RollNeeds::addModifiers(RollNeed &need, const RollSituation &situation,
                             const std::vector<ActiveEffect> &active) const
{
    const Table *table
        = need.roll->modifiers ? m_effects.ruleset().tables().find(*need.roll->modifiers) : nullptr;
    if (table)
        addRows(need, situation, *table, anyOf(active, Kind::IgnoreZones),
                anyOf(active, Kind::IgnoreWeather));
    for (const ActiveEffect &one : active) {
        const AppliedModifier applied{one.times * one.effect->value, one.skill->id.text(),
                                      one.skill->name, true, one.skill->source};
        if (one.effect->kind == Kind::Modifier)
            need.modifiers.push_back(applied);
        else if (one.effect->kind == Kind::IgnoreZones || one.effect->kind == Kind::IgnoreWeather
                 || one.effect->kind == Kind::UseStrength)
            need.changes.push_back({0, applied.id, applied.name, true, applied.source});
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
        need.modifiers.push_back({value, strength ? u"strength"_s : u"movement"_s, need.roll->name,
                                  false, need.roll->source});
}

void RollNeeds::addRerolls(RollNeed &need, const RollSituation &situation,
                           const std::vector<ActiveEffect> &active) const
{
    bool always = false;
    for (const ActiveEffect &one : active) {
        if (one.effect->kind == Kind::Reroll && one.effect->by == SkillEffect::By::Self) {
            need.rerolls.push_back(one.skill);
            always = always || !one.effect->once;
        }
        if (one.effect->kind != Kind::Cancels)
            continue;
        for (const SkillId &gone : one.effect->skills) {
            if (situation.now.skills.contains(gone.text()))
                need.cancelled.push_back(m_effects.ruleset().skills().find(gone));
        }
    }
    need.rerollsOnce = !need.rerolls.empty() && !always;
    if (const Skill *pro = m_effects.skillWithTarget(situation.now.skills, u"pro"_s))
        need.proTarget = m_effects.targetOf(pro->id.text(), u"pro"_s);
    if (const Skill *loner = m_effects.skillWithTarget(situation.now.skills, u"loner"_s))
        need.lonerTarget = m_effects.targetOf(loner->id.text(), u"loner"_s);
}

void RollNeeds::addOnceHelp(RollNeed &need, const RollSituation &situation,
                            const std::vector<ActiveEffect> &active) const
{
    const auto help = std::find_if(active.begin(), active.end(), [](const ActiveEffect &one) {
        return one.effect->kind == Kind::UseStrength && one.effect->once;
    });
    if (help == active.end())
        return;
    RollSituation unhelped = situation;
    unhelped.now.skills.removeAll(help->skill->id.text());
    if (const auto other = this->need(need.roll->id.text(), unhelped)) {
        need.onceHelp = help->skill;
        need.chanceUnhelped = other->chance;
    }
}

Result<RollNeed> RollNeeds::need(const QString &roll, const RollSituation &situation) const
{
    RollNeed need;
    need.roll = m_effects.ruleset().rolls().find(roll);
    if (!need.roll)
        return Error{u"no-such-roll"_s, tr("This edition has no roll \"%1\".").arg(roll), {}};
    const auto active = m_effects.active(roll, situation.now);
    if (const auto allowed = checkRange(*need.roll, situation, active); !allowed)
        return allowed.error();
    const auto basic = basicTarget(*need.roll, situation, active);
    if (!basic)
        return basic.error();
    need.basic = *basic;
    addModifiers(need, situation, active);
    addContest(need, situation);
    addRerolls(need, situation, active);
    const bool skillTaken = need.roll->skill
        && std::any_of(need.cancelled.begin(), need.cancelled.end(),
                       [&](const Skill *gone) { return gone->id == *need.roll->skill; });
    need.impossible = skillTaken || anyOf(active, Kind::Fails);
    need.certain = !need.impossible && anyOf(active, Kind::Succeeds);
    const int fumbles = fumblesUpTo(*need.roll, need.total(), active);
    need.fumble = Rational(Int128(fumbles), Int128(6));
    need.target = clamped(need, need.roll->onlyNoFumble ? fumbles + 1 : need.basic - need.total(),
                          anyOf(active, Kind::NaturalOne));
    need.chance = need.roll->dice == 1 ? d6Chance(need.target) : twoDiceChance(need.target);
    if (need.impossible || need.certain)
        need.chance = Rational(need.certain ? 1 : 0);
    need.chanceWithSkill = need.rerolls.empty()
        ? need.chance
        : need.chance + (Rational(1) - need.chance) * need.chance;
    addOnceHelp(need, situation, active);
    return need;
}

} // namespace dugout
