// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/harmodds.h"

#include "core/odds/chainodds.h"
#include "core/odds/violence.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Kind = SkillEffect::Kind;

Violence::Rank rankOfId(const RowId &id)
{
    if (id.text() == u"stunned")
        return Violence::Stunned;
    if (id.text() == u"knocked-out")
        return Violence::KnockedOut;
    return id.text() == u"badly-hurt" ? Violence::BadlyHurt : Violence::Casualty;
}

Circumstances circumstancesOf(const EffectIndex &effects, const HarmSituation &situation)
{
    Circumstances now;
    now.skills = situation.attackerSkills;
    for (const QString &skill : situation.victimSkills)
        now.opponents.insert(skill, 1);
    now.conditions = situation.conditions;
    now.weather = situation.weather;
    now.options = situation.options;
    return effects.completed(std::move(now));
}

/// The effect that makes the attacker roll for his weapon before he hits anybody with it.
std::optional<ActiveEffect> kickBackEffect(const EffectIndex &effects,
                                           const HarmSituation &situation)
{
    if (!situation.conditions.contains(u"foul"_s))
        return std::nullopt;
    for (const ActiveEffect &one : effects.active(u"foul"_s, circumstancesOf(effects, situation))) {
        if (one.effect->behaviour == u"kicks-back"_s)
            return one;
    }
    return std::nullopt;
}

/// Everything that befalls the victim, if the attacker gets as far as that.
void scale(HarmOdds &odds, const Rational &chance)
{
    for (Rational *part : {&odds.armourBroken, &odds.stunned, &odds.knockedOut, &odds.casualty,
                           &odds.badlyHurt, &odds.missesNext, &odds.niggling, &odds.statLost,
                           &odds.dead, &odds.regenerated, &odds.sentOff})
        *part = *part * chance;
}

/// Collects what changes the rolls of one situation.
class Gatherer
{
public:
    Gatherer(const EffectIndex &effects, const HarmSituation &situation)
        : m_effects(effects)
        , m_situation(situation)
        , m_now(circumstancesOf(effects, situation))
        , m_armour(effects.active(u"armour"_s, m_now))
        , m_injury(effects.active(u"injury"_s, m_now))
        , m_casualty(effects.active(u"casualty"_s, m_now))
    { }

    [[nodiscard]] Violence violence(HarmOdds &odds)
    {
        Violence dice;
        dice.aim = m_situation.aim == HarmAim::Removal ? Violence::KnockedOut : Violence::BadlyHurt;
        if (const Table *armour = m_effects.ruleset().tables().find(u"armour"_s)) {
            const TableRow *row = armour->lookUp(m_situation.armour);
            dice.armourTarget = row ? row->value(u"target"_s) : m_situation.armour + 1;
        }
        if (m_now.hold(u"crowd"_s))
            dice.breaks = std::numeric_limits<int>::min();
        addTable(u"armour-modifiers"_s, m_armour, odds.armourModifiers);
        if (m_now.hold(u"foul"_s))
            addAssists(odds.armourModifiers);
        addTable(u"injury-modifiers"_s, m_injury, odds.injuryModifiers);
        addSkills(m_armour, dice, odds, odds.armourModifiers);
        addSkills(m_injury, dice, odds, odds.injuryModifiers);
        dice.armourModifier = sum(odds.armourModifiers);
        dice.injuryModifier = sum(odds.injuryModifiers);
        return dice;
    }

    /// False when the page of the injury table is missing.
    [[nodiscard]] bool readInjuries(Violence &dice) const
    {
        const Violence::Results *printed = m_effects.harmTables().injuries();
        if (!printed)
            return false;
        dice.result = *printed;
        for (const ActiveEffect &one : m_injury) {
            const auto total = static_cast<size_t>(one.effect->value);
            if (one.effect->kind == Kind::Result && total < dice.result.size())
                dice.result[total] = rankOfId(one.effect->row);
        }
        for (const ActiveEffect &one : m_injury) {
            if (one.effect->kind == Kind::Instead)
                std::replace(dice.result.begin(), dice.result.end(), rankOfId(one.effect->instead),
                             rankOfId(one.effect->row));
        }
        return true;
    }

    [[nodiscard]] bool hidesDoubles() const
    {
        const auto active = m_effects.active(u"foul"_s, m_now);
        return std::any_of(active.begin(), active.end(), [](const ActiveEffect &one) {
            return one.effect->behaviour == u"hides-armour-doubles";
        });
    }

    [[nodiscard]] bool isTwice() const
    {
        return std::any_of(m_casualty.begin(), m_casualty.end(),
                           [](const ActiveEffect &one) { return one.effect->kind == Kind::Twice; });
    }

    [[nodiscard]] Rational regeneration() const
    {
        for (const ActiveEffect &one : m_casualty) {
            if (one.effect->behaviour == u"regenerates")
                return d6Chance(
                    m_effects.targetOf(one.skill->id.text(), u"regeneration"_s).value_or(7));
        }
        return Rational(0);
    }

private:
    static bool isUnmodified(const std::vector<ActiveEffect> &active)
    {
        return std::any_of(active.begin(), active.end(), [](const ActiveEffect &one) {
            return one.effect->kind == Kind::Unmodified;
        });
    }

    static int sum(const std::vector<AppliedModifier> &modifiers)
    {
        int total = 0;
        for (const AppliedModifier &modifier : modifiers)
            total += modifier.value;
        return total;
    }

    void addTable(const QString &id, const std::vector<ActiveEffect> &active,
                  std::vector<AppliedModifier> &modifiers) const
    {
        const Table *table = m_effects.ruleset().tables().find(id);
        if (!table || isUnmodified(active))
            return;
        for (const TableRow &row : table->rows) {
            // Frozen ground hurts falling players, not those on the ground already.
            const bool lies = m_now.hold(u"foul"_s) && row.id.text() == m_situation.weather;
            int times = 0;
            if (row.per == u"niggling-injury")
                times = m_situation.niggling;
            else if (row.per.isEmpty() && !lies && m_effects.rowApplies(row, m_now))
                times = 1;
            if (times != 0)
                modifiers.push_back(
                    {times * row.value(u"modifier"_s), row.id.text(), row.name, row.source});
        }
    }

    void addAssists(std::vector<AppliedModifier> &modifiers) const
    {
        const Table *table = m_effects.ruleset().tables().find(u"foul-modifiers"_s);
        for (const auto &[id, times] : {std::pair(u"assist"_s, m_situation.assists),
                                        {u"defensive-assist"_s, m_situation.defensiveAssists}}) {
            const TableRow *row = table ? table->row(id) : nullptr;
            if (row && times > 0)
                modifiers.push_back({times * row->value(u"modifier"_s), id, row->name,
                                     row->source.line == 0 ? table->source : row->source});
        }
    }

    static void addOnce(std::vector<AppliedModifier> &list, const AppliedModifier &modifier)
    {
        if (std::find(list.begin(), list.end(), modifier) == list.end())
            list.push_back(modifier);
    }

    void addSkills(const std::vector<ActiveEffect> &active, Violence &dice, HarmOdds &odds,
                   std::vector<AppliedModifier> &modifiers) const
    {
        const bool unmodified = isUnmodified(active);
        for (const ActiveEffect &one : active) {
            const SkillEffect &effect = *one.effect;
            AppliedModifier applied{effect.value * one.times, one.skill->id.text(), one.skill->name,
                                    one.skill->source};
            if (effect.kind == Kind::Breaks)
                dice.breaks = std::min(dice.breaks.value_or(effect.value), effect.value);
            if (effect.kind == Kind::Reroll)
                dice.rerollSixths = rerollSixths(effect);
            if (effect.kind != Kind::Modifier) {
                applied.value = 0;
                addOnce(odds.changes, applied);
            } else if (effect.either && !unmodified) {
                dice.either = std::max(dice.either, effect.value);
                addOnce(odds.eitherModifiers, applied);
            } else if (!unmodified || effect.always) {
                modifiers.push_back(applied);
            }
        }
    }

    [[nodiscard]] std::int64_t rerollSixths(const SkillEffect &effect) const
    {
        if (effect.behaviour != u"spends-team-reroll")
            return Violence::certain;
        if (!m_situation.teamReroll)
            return 0;
        const Skill *loner = m_effects.skillWithTarget(m_situation.attackerSkills, u"loner"_s);
        return loner ? 7 - *m_effects.targetOf(loner->id.text(), u"loner"_s) : Violence::certain;
    }

    const EffectIndex &m_effects;
    const HarmSituation &m_situation;
    Circumstances m_now;
    std::vector<ActiveEffect> m_armour;
    std::vector<ActiveEffect> m_injury;
    std::vector<ActiveEffect> m_casualty;
};

void addCasualty(HarmOdds &odds, const CasualtyOdds &kinds, const Rational &hurt,
                 const Rational &rolled, const Rational &regeneration)
{
    const Rational stays = Rational(1) - regeneration;
    const auto of
        = [&](CasualtyKind kind) { return rolled * kinds[static_cast<size_t>(kind)] * stays; };
    odds.casualty = hurt + rolled;
    odds.regenerated = odds.casualty * regeneration;
    odds.badlyHurt = hurt * stays + of(CasualtyKind::BadlyHurt);
    odds.missesNext = of(CasualtyKind::MissesNext);
    odds.niggling = of(CasualtyKind::Niggling);
    odds.statLost = of(CasualtyKind::StatLost);
    odds.dead = of(CasualtyKind::Dead);
}

} // namespace

bool HarmCalculator::mayKickBack(const HarmSituation &situation) const
{
    return kickBackEffect(m_effects, situation).has_value();
}

bool HarmCalculator::wantsTeamReroll(const HarmSituation &situation) const
{
    const Circumstances now = circumstancesOf(m_effects, situation);
    const auto spends
        = [](const ActiveEffect &one) { return one.effect->behaviour == u"spends-team-reroll"_s; };
    const auto active = m_effects.active(u"armour"_s, now);
    return mayKickBack(situation) || std::any_of(active.begin(), active.end(), spends);
}

/// A player's roll like any other: he may roll it again if somebody lets him.
Rational HarmCalculator::kickBack(const HarmSituation &situation) const
{
    const auto effect = kickBackEffect(m_effects, situation);
    const auto target = effect
        ? m_effects.targetOf(effect->skill->id.text(), effect->skill->id.text())
        : std::nullopt;
    if (!target)
        return Rational(0);
    const Skill *pro = m_effects.skillWithTarget(situation.attackerSkills, u"pro"_s);
    const Skill *loner = m_effects.skillWithTarget(situation.attackerSkills, u"loner"_s);
    ChainRules rules;
    rules.rerolls = situation.teamReroll ? 1 : 0;
    if (pro)
        rules.proTarget = *m_effects.targetOf(pro->id.text(), u"pro"_s);
    if (loner)
        rules.lonerTarget = *m_effects.targetOf(loner->id.text(), u"loner"_s);
    const ChainStep step = ChainStep::other(effect->skill->id.text(), d6Chance(*target), true)
                               .withPro(pro != nullptr)
                               .withLoner(loner != nullptr);
    const auto chances = ChainOdds::chances({step}, rules);
    return chances ? Rational(1) - chances->back() : Rational(0);
}

Result<HarmOdds> HarmCalculator::harm(const HarmSituation &situation) const
{
    auto odds = struck(situation);
    const Rational back = kickBack(situation);
    if (!odds || back == Rational(0))
        return odds;
    scale(*odds, Rational(1) - back);
    HarmSituation own = situation;
    own.armour = situation.ownArmour;
    own.victimSkills = situation.attackerSkills;
    own.conditions = kickBackEffect(m_effects, situation)->skill->situations;
    own.niggling = own.assists = own.defensiveAssists = 0;
    const auto himself = struck(own);
    odds->kickBack = back;
    odds->ownArmourBroken = himself->armourBroken * back;
    odds->ownCasualty = himself->casualty * back;
    return odds;
}

Result<HarmOdds> HarmCalculator::struck(const HarmSituation &situation) const
{
    HarmOdds odds;
    Gatherer gatherer(m_effects, situation);
    Violence dice = gatherer.violence(odds);
    odds.armourBroken = dice.armourBroken();
    odds.enteredFromBook = !gatherer.readInjuries(dice);
    if (situation.conditions.contains(u"foul"_s))
        odds.sentOff = dice.doubles(gatherer.hidesDoubles());
    if (odds.enteredFromBook)
        return odds;
    const Violence::Ending ending = dice.play();
    const auto chance = [&ending](Violence::Rank rank) {
        return Rational(Int128(ending[rank]), Int128(Violence::allWays));
    };
    odds.armourBroken = Rational(1) - chance(Violence::Unhurt);
    odds.stunned = chance(Violence::Stunned);
    odds.knockedOut = chance(Violence::KnockedOut);
    const CasualtyOdds *kinds
        = m_effects.harmTables().casualty(gatherer.isTwice(), situation.apothecary);
    addCasualty(odds, kinds ? *kinds : CasualtyOdds{}, chance(Violence::BadlyHurt),
                chance(Violence::Casualty), gatherer.regeneration());
    return odds;
}

Result<HarmOdds> HarmCalculator::casualty(const HarmSituation &situation) const
{
    const Gatherer gatherer(m_effects, situation);
    const CasualtyOdds *kinds
        = m_effects.harmTables().casualty(gatherer.isTwice(), situation.apothecary);
    if (!kinds)
        return Error{ErrorCode::EnteredFromBook,
                     tr("The casualty table of this edition stands in the book; its result is "
                        "entered."),
                     {}};
    HarmOdds odds;
    odds.armourBroken = Rational(1);
    addCasualty(odds, *kinds, Rational(0), Rational(1), gatherer.regeneration());
    return odds;
}

} // namespace dugout
