// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/harmodds.h"

#include "core/rules/casualtyodds.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Kind = SkillEffect::Kind;

/// How far a victim gets, the worst last.
enum Rank : size_t { Unhurt, Stunned, KnockedOut, BadlyHurt, Casualty, ranks };
using Ending = std::array<std::int64_t, ranks>;

constexpr std::int64_t twoDice = 36;
constexpr std::int64_t oneDie = 6;
constexpr int highestTotal = 24;

int waysOf(int total)
{
    return 6 - std::abs(7 - total);
}

void add(Ending &sum, const Ending &other, std::int64_t ways)
{
    for (size_t rank = 0; rank < ranks; ++rank)
        sum[rank] += other[rank] * ways;
}

/// The dice of one act of violence: counts of ways, never fractions, until the end.
struct Violence
{
    int armourTarget = 9;
    std::optional<int> breaks;
    int armourModifier = 0;
    int injuryModifier = 0;
    int either = 0; ///< serves armour or injury
    std::int64_t rerollSixths = 0; ///< how likely it is that armour or injury may be rolled again
    Rank aim = KnockedOut;
    std::array<Rank, highestTotal + 1> result{};

    /// Counted over this many ways.
    static constexpr std::int64_t injuryWays = twoDice * twoDice * oneDie;
    static constexpr std::int64_t allWays = twoDice * twoDice * oneDie * injuryWays;

    [[nodiscard]] bool armourBreaks(int total, int extra) const
    {
        const int modified = total + armourModifier + extra;
        return modified >= armourTarget || (breaks && modified >= *breaks);
    }

    [[nodiscard]] Rank injuryOf(int total, int extra) const
    {
        const auto at = [&](int more) {
            return result[static_cast<size_t>(
                std::clamp(total + injuryModifier + more, 0, highestTotal))];
        };
        return std::max(at(0), at(extra));
    }

    [[nodiscard]] Ending injury(int extra, bool mayReroll) const
    {
        Ending once{};
        for (int total = 2; total <= 12; ++total)
            once[injuryOf(total, extra)] += waysOf(total);
        Ending ending{};
        for (size_t rank = 0; rank < ranks; ++rank) {
            const std::int64_t again = mayReroll && rank < aim ? rerollSixths : 0;
            ending[rank] += once[rank] * twoDice * (oneDie - again);
            add(ending, once, once[rank] * again);
        }
        return ending;
    }

    /// One armour roll and what follows, over 36 times `injuryWays`.
    [[nodiscard]] Ending armourOnce(bool mayReroll) const
    {
        Ending ending{};
        for (int total = 2; total <= 12; ++total)
            add(ending, afterArmour(total, mayReroll), waysOf(total));
        return ending;
    }

    [[nodiscard]] Ending afterArmour(int total, bool mayReroll) const
    {
        if (armourBreaks(total, 0))
            return injury(either, mayReroll);
        if (armourBreaks(total, either))
            return injury(0, mayReroll);
        Ending unhurt{};
        unhurt[Unhurt] = injuryWays;
        return unhurt;
    }

    /// Over `allWays`.
    [[nodiscard]] Ending play() const
    {
        Ending ending{};
        const Ending again = armourOnce(false);
        for (int total = 2; total <= 12; ++total) {
            const Ending stays = afterArmour(total, true);
            const bool better = !armourBreaks(total, 0) && aimed(again) > aimed(stays) * twoDice;
            const std::int64_t rerolled = better ? rerollSixths : 0;
            add(ending, stays, waysOf(total) * (oneDie - rerolled) * twoDice);
            add(ending, again, waysOf(total) * rerolled);
        }
        return ending;
    }

    [[nodiscard]] std::int64_t aimed(const Ending &ending) const
    {
        std::int64_t ways = 0;
        for (size_t rank = aim; rank < ranks; ++rank)
            ways += ending[rank];
        return ways;
    }

    [[nodiscard]] Rational armourBroken() const
    {
        std::int64_t once = 0;
        for (int total = 2; total <= 12; ++total)
            once += armourBreaks(total, either) ? waysOf(total) : 0;
        return {Int128(once), Int128(twoDice)};
    }

    /// A double on either roll; a hidden one on armour counts only when armour breaks.
    [[nodiscard]] Rational doubles(bool hidden) const
    {
        std::int64_t ways = 0;
        for (int first = 1; first <= 6; ++first) {
            for (int second = 1; second <= 6; ++second) {
                const bool broken = armourBreaks(first + second, either);
                if (first == second)
                    ways += broken || !hidden ? 6 : 0;
                else
                    ways += broken ? 1 : 0;
            }
        }
        return {Int128(ways), Int128(twoDice * 6)};
    }
};

Rank rankOf(const TableRow &row)
{
    if (row.value(u"casualty"_s) != 0)
        return row.value(u"casualty-roll"_s, 1) == 0 ? BadlyHurt : Casualty;
    return row.value(u"knocked-out"_s) != 0 ? KnockedOut : Stunned;
}

Rank rankOfId(const RowId &id)
{
    if (id.text() == u"stunned")
        return Stunned;
    if (id.text() == u"knocked-out")
        return KnockedOut;
    return id.text() == u"badly-hurt" ? BadlyHurt : Casualty;
}

Circumstances circumstancesOf(const HarmSituation &situation)
{
    Circumstances now;
    now.skills = situation.attackerSkills;
    for (const QString &skill : situation.victimSkills)
        now.opponents.insert(skill, 1);
    now.conditions = situation.conditions;
    now.weather = situation.weather;
    now.options = situation.options;
    return now;
}

/// Collects what changes the rolls of one situation.
class Gatherer
{
public:
    Gatherer(const EffectIndex &effects, const HarmSituation &situation)
        : m_effects(effects)
        , m_situation(situation)
        , m_now(circumstancesOf(situation))
        , m_armour(effects.active(u"armour"_s, m_now))
        , m_injury(effects.active(u"injury"_s, m_now))
    { }

    [[nodiscard]] Violence violence(HarmOdds &odds)
    {
        Violence dice;
        dice.aim = m_situation.aim == HarmAim::Removal ? KnockedOut : BadlyHurt;
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
        addSkills(m_armour, dice, odds.armourModifiers);
        addSkills(m_injury, dice, odds.injuryModifiers);
        dice.armourModifier = sum(odds.armourModifiers);
        dice.injuryModifier = sum(odds.injuryModifiers);
        return dice;
    }

    /// False when the page of the injury table is missing.
    [[nodiscard]] bool readInjuries(Violence &dice) const
    {
        const Table *table = m_effects.ruleset().tables().find(u"injury"_s);
        if (!table || table->enteredFromBook || !table->dice)
            return false;
        for (int total = 0; total <= highestTotal; ++total) {
            const TableRow *row = table->lookUp(total);
            Rank rank = row ? rankOf(*row) : Stunned;
            for (const ActiveEffect &one : m_injury) {
                if (one.effect->kind == Kind::Result && one.effect->value == total)
                    rank = rankOfId(one.effect->row);
            }
            for (const ActiveEffect &one : m_injury) {
                if (one.effect->kind == Kind::Instead && rankOfId(one.effect->instead) == rank)
                    rank = rankOfId(one.effect->row);
            }
            dice.result[static_cast<size_t>(total)] = rank;
        }
        return true;
    }

    [[nodiscard]] bool behaves(const QString &roll, const QString &behaviour) const
    {
        const auto active = m_effects.active(roll, m_now);
        return std::any_of(active.begin(), active.end(), [&](const ActiveEffect &one) {
            return one.effect->behaviour == behaviour;
        });
    }

    [[nodiscard]] bool isTwice() const
    {
        const auto active = m_effects.active(u"casualty"_s, m_now);
        return std::any_of(active.begin(), active.end(),
                           [](const ActiveEffect &one) { return one.effect->kind == Kind::Twice; });
    }

    [[nodiscard]] Rational regeneration() const
    {
        const Skill *skill = m_effects.skillWithTarget(m_situation.victimSkills, u"regeneration"_s);
        if (!skill || !behaves(u"casualty"_s, u"regenerates"_s))
            return Rational(0);
        return d6Chance(*m_effects.targetOf(skill->id.text(), u"regeneration"_s));
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
            int times = 0;
            if (row.per == u"niggling-injury")
                times = m_situation.niggling;
            else if (row.per.isEmpty() && m_effects.rowApplies(row, m_now))
                times = 1;
            if (times != 0)
                modifiers.push_back(
                    {times * row.value(u"modifier"_s), row.id.text(), row.name, false, row.source});
        }
    }

    void addAssists(std::vector<AppliedModifier> &modifiers) const
    {
        const Table *table = m_effects.ruleset().tables().find(u"foul-modifiers"_s);
        for (const auto &[id, times] : {std::pair(u"assist"_s, m_situation.assists),
                                        {u"defensive-assist"_s, m_situation.defensiveAssists}}) {
            const TableRow *row = table ? table->row(id) : nullptr;
            if (row && times > 0)
                modifiers.push_back({times * row->value(u"modifier"_s), id, row->name, false,
                                     row->source.line == 0 ? table->source : row->source});
        }
    }

    void addSkills(const std::vector<ActiveEffect> &active, Violence &dice,
                   std::vector<AppliedModifier> &modifiers) const
    {
        const bool unmodified = isUnmodified(active);
        for (const ActiveEffect &one : active) {
            const SkillEffect &effect = *one.effect;
            if (effect.kind == Kind::Breaks)
                dice.breaks = std::min(dice.breaks.value_or(effect.value), effect.value);
            if (effect.kind == Kind::Reroll)
                dice.rerollSixths = rerollSixths(effect);
            if (effect.kind != Kind::Modifier || (unmodified && !effect.always))
                continue;
            if (effect.either)
                dice.either = std::max(dice.either, effect.value);
            else
                modifiers.push_back({effect.value * one.times, one.skill->id.text(),
                                     one.skill->name, true, one.skill->source});
        }
    }

    [[nodiscard]] std::int64_t rerollSixths(const SkillEffect &effect) const
    {
        if (effect.behaviour != u"spends-team-reroll")
            return oneDie;
        if (!m_situation.teamReroll)
            return 0;
        const Skill *loner = m_effects.skillWithTarget(m_situation.attackerSkills, u"loner"_s);
        return loner ? 7 - *m_effects.targetOf(loner->id.text(), u"loner"_s) : oneDie;
    }

    const EffectIndex &m_effects;
    const HarmSituation &m_situation;
    Circumstances m_now;
    std::vector<ActiveEffect> m_armour;
    std::vector<ActiveEffect> m_injury;
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

Result<HarmOdds> HarmReckoner::harm(const HarmSituation &situation) const
{
    HarmOdds odds;
    Gatherer gatherer(m_effects, situation);
    Violence dice = gatherer.violence(odds);
    odds.armourBroken = dice.armourBroken();
    odds.enteredFromBook = !gatherer.readInjuries(dice);
    if (situation.conditions.contains(u"foul"_s))
        odds.sentOff = dice.doubles(gatherer.behaves(u"foul"_s, u"hides-armour-doubles"_s));
    if (odds.enteredFromBook)
        return odds;
    const Ending ending = dice.play();
    const auto chance = [&ending](Rank rank) {
        return Rational(Int128(ending[rank]), Int128(Violence::allWays));
    };
    odds.armourBroken = Rational(1) - chance(Unhurt);
    odds.stunned = chance(Stunned);
    odds.knockedOut = chance(KnockedOut);
    const Table *table = m_effects.ruleset().tables().find(u"casualty"_s);
    CasualtyOdds kinds;
    if (table && table->dice && !table->enteredFromBook)
        kinds = casualtyOdds(*table, gatherer.isTwice(), situation.apothecary);
    addCasualty(odds, kinds, chance(BadlyHurt), chance(Casualty), gatherer.regeneration());
    return odds;
}

Result<HarmOdds> HarmReckoner::casualty(const HarmSituation &situation) const
{
    const Table *table = m_effects.ruleset().tables().find(u"casualty"_s);
    if (!table || !table->dice || table->enteredFromBook)
        return Error{u"entered-from-book"_s,
                     tr("The casualty table of this edition stands in the book; its result is "
                        "entered."),
                     {}};
    HarmOdds odds;
    odds.armourBroken = Rational(1);
    const Gatherer gatherer(m_effects, situation);
    addCasualty(odds, casualtyOdds(*table, gatherer.isTwice(), situation.apothecary), Rational(0),
                Rational(1), gatherer.regeneration());
    return odds;
}

} // namespace dugout
