// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/blockneed.h"

#include "core/rules/blockfaces.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Kind = SkillEffect::Kind;

/// A face of the die: its row, how many of six, and what it comes to.
struct Face
{
    const TableRow *row = nullptr;
    int count = 0;
    BlockEnds ends;
    Rational worth;
};

/// Plays a block with all its dice.
class Player
{
public:
    Player(const EffectIndex &effects, const Table &results, const Table &counts,
           const BlockSituation &situation)
        : m_effects(effects)
        , m_results(results)
        , m_counts(counts)
        , m_situation(situation)
        , m_skills(effects, situation)
        , m_faces(m_skills, situation)
    {
        if (const Skill *loner = effects.skillWithTarget(situation.attacker.skills, u"loner"_s))
            m_allowed = d6Chance(*effects.targetOf(loner->id.text(), u"loner"_s));
        addStrengths();
        m_last = faces(nullptr);
        m_twice = m_skills.attacker(u"blocks-twice"_s);
        for (const bool reroll : {false, true}) {
            if (m_twice && (!reroll || situation.teamReroll)) {
                const BlockEnds second = play(true, reroll);
                m_first[reroll] = faces(&second);
            }
        }
    }

    [[nodiscard]] const std::vector<AppliedModifier> &modifiers() const { return m_modifiers; }
    [[nodiscard]] const Rational &dauntless() const { return m_dauntless; }
    [[nodiscard]] const BlockSkills &skills() const { return m_skills; }

    [[nodiscard]] BlockDice dice(bool second, bool dauntless) const
    {
        const BlockPlayer &attacker = m_situation.attacker;
        const BlockPlayer &defender = m_situation.defender;
        BlockDice dice;
        dice.attackerStrength = (dauntless ? m_defender : m_attacker)
            + (second ? m_situation.secondAssists.value_or(attacker.assists) : attacker.assists);
        dice.defenderStrength = m_defender
            + (second ? m_situation.secondDefenderAssists.value_or(defender.assists)
                      : defender.assists);
        const int high = std::max({dice.attackerStrength, dice.defenderStrength, 1});
        const int low = std::max(std::min(dice.attackerStrength, dice.defenderStrength), 1);
        if (const TableRow *row = m_counts.lookUp(100 * high / low))
            dice.dice = row->value(u"dice"_s, 1);
        if (dice.defenderStrength > dice.attackerStrength)
            dice.chooser = Chooser::Defender;
        return dice;
    }

    /// One block, and what Frenzy makes of it.
    [[nodiscard]] BlockEnds play(bool second, bool reroll) const
    {
        const std::vector<Face> &keeping = facesOf(second, reroll);
        const std::vector<Face> &spending = facesOf(second, false);
        BlockEnds ends;
        addEnds(ends, roll(dice(second, false), keeping, spending, reroll),
                Rational(1) - m_dauntless);
        if (m_dauntless != Rational(0))
            addEnds(ends, roll(dice(second, true), keeping, spending, reroll), m_dauntless);
        return refusing(ends);
    }

    /// The chance of each face to be the one that counts in the first block.
    [[nodiscard]] std::vector<std::pair<RowId, Rational>> picked() const
    {
        const std::vector<Face> &all = facesOf(false, false);
        const auto normal = pick(all, dice(false, false));
        const auto equal = m_dauntless == Rational(0) ? normal : pick(all, dice(false, true));
        std::vector<std::pair<RowId, Rational>> chances;
        for (size_t face = 0; face < all.size(); ++face)
            chances.emplace_back(all[face].row->id,
                                 normal[face] * (Rational(1) - m_dauntless)
                                     + equal[face] * m_dauntless);
        return chances;
    }

private:
    void addStrengths()
    {
        m_attacker = m_situation.attacker.strength;
        m_defender = m_situation.defender.strength;
        for (const ActiveEffect &one : m_skills.attackerEffects()) {
            const bool own = one.effect->kind == Kind::Strength;
            if (!own && one.effect->kind != Kind::OtherStrength)
                continue;
            (own ? m_attacker : m_defender) += one.effect->value;
            m_modifiers.push_back({own ? one.effect->value : -one.effect->value,
                                   one.skill->id.text(), one.skill->name, true, one.skill->source});
        }
        const TableRow *weather = m_effects.weatherRow(m_situation.weather);
        if (weather && m_situation.conditions.contains(u"blitz"_s)) {
            if (const int value = weather->value(u"blitz-st-modifier"_s); value != 0) {
                m_attacker += value;
                m_modifiers.push_back(
                    {value, weather->id.text(), weather->name, false, weather->source});
            }
        }
        addAssists(m_situation.attacker.assists - m_situation.defender.assists);
        if (!m_skills.attacker(u"matches-strength"_s) || m_attacker >= m_defender)
            return;
        const Skill *skill = m_effects.skillWithTarget(m_situation.attacker.skills, u"dauntless"_s);
        const int target = *m_effects.targetOf(skill->id.text(), u"dauntless"_s);
        m_dauntless = d6Chance(target + m_defender - m_attacker);
    }

    /// For reading: `dice` counts the assists of each side.
    void addAssists(int lead)
    {
        const Table *table = m_effects.ruleset().tables().find(u"strength-modifiers"_s);
        const TableRow *row = table ? table->row(u"assist"_s) : nullptr;
        if (row && lead != 0)
            m_modifiers.push_back({lead, row->id.text(), row->name, false, row->source});
    }

    /// What the faces of a block come to; `reroll`: it would still be there for Frenzy's second.
    [[nodiscard]] const std::vector<Face> &facesOf(bool second, bool reroll) const
    {
        return m_twice && !second ? m_first[reroll] : m_last;
    }

    [[nodiscard]] std::vector<Face> faces(const BlockEnds *second) const
    {
        std::vector<Face> all;
        for (const TableRow &row : m_results.rows) {
            Face face{&row, row.value(u"faces"_s), m_faces.ends(row.id.text(), second), {}};
            face.worth = m_faces.worth(face.ends);
            all.push_back(std::move(face));
        }
        return all;
    }

    /// Whoever picks takes the face that he likes best among those the dice show.
    [[nodiscard]] static std::vector<Rational> pick(const std::vector<Face> &faces,
                                                    const BlockDice &dice)
    {
        std::vector<size_t> order(faces.size());
        for (size_t place = 0; place < order.size(); ++place)
            order[place] = place;
        std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
            return dice.chooser == Chooser::Attacker ? faces[a].worth > faces[b].worth
                                                     : faces[a].worth < faces[b].worth;
        });
        std::vector<Rational> chances(faces.size());
        int liked = 0;
        Rational before(0);
        for (const size_t place : order) {
            liked += faces[place].count;
            const Rational now = blockChance(dice.dice, liked, Chooser::Attacker);
            chances[place] = now - before;
            before = now;
        }
        return chances;
    }

    [[nodiscard]] BlockEnds roll(const BlockDice &dice, const std::vector<Face> &keeping,
                                 const std::vector<Face> &spending, bool reroll) const
    {
        BlockEnds again;
        if (reroll) {
            const auto chances = pick(spending, dice);
            for (size_t face = 0; face < spending.size(); ++face)
                addEnds(again, spending[face].ends, chances[face]);
        }
        const bool always = m_allowed == Rational(1);
        const Rational againWorth = reroll && always ? m_faces.worth(again) : Rational(0);
        BlockEnds ends;
        const auto chances = pick(keeping, dice);
        for (size_t face = 0; face < keeping.size(); ++face) {
            if (chances[face] == Rational(0))
                continue;
            BlockEnds rolled = again;
            Rational worth = againWorth;
            if (reroll && !always) {
                rolled = {};
                addEnds(rolled, again, m_allowed);
                addEnds(rolled, spending[face].ends, Rational(1) - m_allowed);
                worth = m_faces.worth(rolled);
            }
            const bool better = reroll && worth > keeping[face].worth;
            addEnds(ends, better ? rolled : keeping[face].ends, chances[face]);
        }
        return ends;
    }

    /// Foul Appearance is rolled before every block.
    [[nodiscard]] BlockEnds refusing(const BlockEnds &ends) const
    {
        if (!m_skills.defender(u"repels"_s))
            return ends;
        const Skill *skill
            = m_effects.skillWithTarget(m_situation.defender.skills, u"foul-appearance"_s);
        const Rational dares
            = d6Chance(*m_effects.targetOf(skill->id.text(), u"foul-appearance"_s));
        BlockEnds sum;
        addEnds(sum, ends, dares);
        sum.refused += Rational(1) - dares;
        return sum;
    }

    const EffectIndex &m_effects;
    const Table &m_results;
    const Table &m_counts;
    const BlockSituation &m_situation;
    BlockSkills m_skills;
    BlockFaces m_faces;
    int m_attacker = 0;
    int m_defender = 0;
    Rational m_dauntless;
    Rational m_allowed = Rational(1);
    bool m_twice = false; ///< Frenzy
    std::vector<Face> m_last; ///< of a block that no other follows
    std::array<std::vector<Face>, 2> m_first; ///< of Frenzy's first, without and with the re-roll
    std::vector<AppliedModifier> m_modifiers;
};

std::vector<AppliedModifier> considered(const std::vector<ActiveEffect> &effects)
{
    std::vector<AppliedModifier> skills;
    for (const ActiveEffect &one : effects) {
        const AppliedModifier skill{0, one.skill->id.text(), one.skill->name, true,
                                    one.skill->source};
        if (std::find(skills.begin(), skills.end(), skill) == skills.end())
            skills.push_back(skill);
    }
    return skills;
}

HarmSituation harmOf(const BlockSituation &situation, const BlockPlayer &striker,
                     const BlockPlayer &victim)
{
    HarmSituation harm;
    harm.armour = victim.armour;
    harm.attackerSkills = striker.skills;
    harm.victimSkills = victim.skills;
    harm.conditions = situation.conditions + QStringList{u"block"_s};
    harm.weather = situation.weather;
    harm.niggling = victim.niggling;
    harm.apothecary = victim.apothecary;
    harm.aim = situation.harmAim;
    harm.options = situation.options;
    return harm;
}

Result<BlockHarm> blockHarm(const HarmReckoner &reckoner, const HarmSituation &situation,
                            const Rational &down)
{
    if (down == Rational(0))
        return BlockHarm{};
    const auto harm = reckoner.harm(situation);
    if (!harm)
        return harm.error();
    return BlockHarm{harm->armourBroken * down, harm->knockedOut * down, harm->casualty * down,
                     harm->dead * down};
}

} // namespace

Result<BlockNeed> BlockReckoner::block(const BlockSituation &situation) const
{
    const auto &tables = m_effects.ruleset().tables();
    const Table *results = tables.find(u"block-results"_s);
    const Table *counts = tables.find(u"block-dice"_s);
    if (!results || !counts)
        return Error{u"not-in-edition"_s, tr("This edition has no block dice."), {}};
    const Player player(m_effects, *results, *counts, situation);
    BlockNeed need;
    need.dice = player.dice(false, false);
    need.dauntless = player.dauntless();
    if (need.dauntless != Rational(0))
        need.dauntlessDice = player.dice(false, true);
    need.faces = player.picked();
    need.strengthModifiers = player.modifiers();
    need.attackerSkills = considered(player.skills().attackerEffects());
    need.defenderSkills = considered(player.skills().defenderEffects());
    need.endsWithoutReroll = player.play(false, false);
    need.ends = situation.teamReroll ? player.play(false, true) : need.endsWithoutReroll;
    const HarmReckoner reckoner(m_effects);
    HarmSituation falling = harmOf(situation, situation.defender, situation.attacker);
    falling.conditions.append(u"defending"_s);
    const auto defender
        = blockHarm(reckoner, harmOf(situation, situation.attacker, situation.defender),
                    need.ends.defenderDown);
    const auto attacker = blockHarm(reckoner, falling, need.ends.attackerDown);
    if (!defender || !attacker)
        return defender ? attacker.error() : defender.error();
    need.defenderHarm = *defender;
    need.attackerHarm = *attacker;
    return need;
}

} // namespace dugout
