// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/blockplay.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Kind = SkillEffect::Kind;

/// There are never more than three block dice; fewer are counted as often as three would be.
constexpr int mostDice = 3;
constexpr std::int64_t rollWays = 6 * 6 * 6;
constexpr std::int64_t sixths = 6;
/// A Loner's die, Pro's, and Pro's again.
constexpr std::int64_t againWays = sixths * sixths * sixths;
/// Of one block: the roll, what allows another, that one, Dauntless and Foul Appearance. Two blocks
/// of Frenzy, and the worth of what comes of them, just fit into 64 bits.
constexpr std::int64_t blockWays = rollWays * againWays * rollWays * sixths * sixths;

} // namespace

BlockPlay::BlockPlay(const EffectIndex &effects, const Table &results, const Table &counts,
                     const BlockSituation &situation)
    : m_effects(effects)
    , m_results(results)
    , m_counts(counts)
    , m_situation(situation)
    , m_skills(effects, situation)
    , m_faces(m_skills, situation)
    , m_allowed(sixthsOf(situation.attacker.skills, u"loner"_s))
    , m_pro(effects.skillWithTarget(situation.attacker.skills, u"pro"_s)
                ? sixthsOf(situation.attacker.skills, u"pro"_s)
                : 0)
    , m_twice(m_skills.attacker(u"blocks-twice"_s))
    , m_last(faces(1, nullptr))
{
    if (m_skills.defender(u"repels"_s))
        m_dares = sixthsOf(situation.defender.skills, u"foul-appearance"_s);
    addStrengths();
    for (const Spare left : {Spare{}, Spare{true, false}, Spare{false, true}, Spare{true, true}}) {
        const bool possible = (!left.team || situation.teamReroll) && (!left.pro || m_pro > 0);
        if (m_twice && possible) {
            const BlockWays second = play(true, left);
            m_first[left.place()] = faces(blockWays, &second);
        }
    }
}

int BlockPlay::sixthsOf(const QStringList &skills, const QString &roll) const
{
    const Skill *skill = m_effects.skillWithTarget(skills, roll);
    return skill ? d6Ways(*m_effects.targetOf(skill->id.text(), roll)) : sixths;
}

Rational BlockPlay::dauntless() const
{
    return {Int128(m_dauntless), Int128(sixths)};
}

BlockDice BlockPlay::dice(bool second, bool dauntless) const
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
        dice.dice = std::clamp(row->value(u"dice"_s, 1), 1, mostDice);
    if (dice.defenderStrength > dice.attackerStrength)
        dice.chooser = Chooser::Defender;
    return dice;
}

BlockEnds BlockPlay::ends(bool reroll) const
{
    return chancesOf(play(false, {reroll, m_pro > 0}), m_twice ? blockWays * blockWays : blockWays);
}

std::vector<std::pair<RowId, Rational>> BlockPlay::picked() const
{
    const Faces &all = facesOf(false, {});
    const auto normal = pick(all, dice(false, false));
    const auto equal = m_dauntless == 0 ? normal : pick(all, dice(false, true));
    std::vector<std::pair<RowId, Rational>> chances;
    for (size_t face = 0; face < all.size(); ++face) {
        const std::int64_t ways = normal[face] * (sixths - m_dauntless) + equal[face] * m_dauntless;
        chances.emplace_back(all[face].row->id, Rational(Int128(ways), Int128(rollWays * sixths)));
    }
    return chances;
}

void BlockPlay::addStrengths()
{
    m_attacker = m_situation.attacker.strength;
    m_defender = m_situation.defender.strength;
    for (const ActiveEffect &one : m_skills.attackerEffects()) {
        const bool own = one.effect->kind == Kind::Strength;
        if (!own && one.effect->kind != Kind::OtherStrength)
            continue;
        (own ? m_attacker : m_defender) += one.effect->value;
        m_modifiers.push_back({own ? one.effect->value : -one.effect->value, one.skill->id.text(),
                               one.skill->name, one.skill->source});
    }
    addWeather();
    addAssists();
    if (!m_skills.attacker(u"matches-strength"_s) || m_attacker >= m_defender)
        return;
    const Skill *skill = m_effects.skillWithTarget(m_situation.attacker.skills, u"dauntless"_s);
    const int target = *m_effects.targetOf(skill->id.text(), u"dauntless"_s);
    m_dauntless = d6Ways(target + m_defender - m_attacker);
}

void BlockPlay::addWeather()
{
    const TableRow *weather = m_effects.weatherRow(m_situation.weather);
    if (!weather || !m_situation.conditions.contains(u"blitz"_s))
        return;
    if (const int value = weather->value(u"blitz-st-modifier"_s); value != 0) {
        m_attacker += value;
        m_modifiers.push_back({value, weather->id.text(), weather->name, weather->source});
    }
}

/// For reading: `dice` counts the assists of each side.
void BlockPlay::addAssists()
{
    const int lead = m_situation.attacker.assists - m_situation.defender.assists;
    const Table *table = m_effects.ruleset().tables().find(u"strength-modifiers"_s);
    const TableRow *row = table ? table->row(u"assist"_s) : nullptr;
    if (row && lead != 0)
        m_modifiers.push_back(
            {lead, row->id.text(), row->name, row->source.line == 0 ? table->source : row->source});
}

/// What the faces of a block come to; `left` would still be there for Frenzy's second.
const BlockPlay::Faces &BlockPlay::facesOf(bool second, Spare left) const
{
    return m_twice && !second ? m_first[left.place()] : m_last;
}

BlockPlay::Faces BlockPlay::faces(std::int64_t all, const BlockWays *second) const
{
    Faces found;
    found.reserve(m_results.rows.size());
    for (const TableRow &row : m_results.rows) {
        Face face{&row, row.value(u"faces"_s), m_faces.ends(row.id.text(), all, second), 0};
        face.worth = m_faces.worth(face.ends);
        found.push_back(face);
    }
    return found;
}

/// The coach who picks takes the best face of those the dice show. Out of `rollWays`.
std::vector<std::int64_t> BlockPlay::pick(const Faces &faces, const BlockDice &dice)
{
    std::vector<size_t> order(faces.size());
    for (size_t place = 0; place < order.size(); ++place)
        order[place] = place;
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
        return dice.chooser == Chooser::Attacker ? faces[a].worth > faces[b].worth
                                                 : faces[a].worth < faces[b].worth;
    });
    std::vector<std::int64_t> ways(faces.size());
    std::int64_t disliked = 6;
    std::int64_t before = rollWays;
    for (const size_t place : order) {
        disliked -= faces[place].count;
        std::int64_t without = 1; // ways in which only worse faces show
        for (int die = 0; die < mostDice; ++die)
            without *= die < dice.dice ? disliked : 6;
        ways[place] = before - without;
        before = without;
    }
    return ways;
}

/// The coach can spend the team re-roll, which a Loner may lose for nothing; use Pro; or use Pro
/// and spend the team re-roll on a roll for Pro that failed.
std::vector<BlockPlay::Retry> BlockPlay::retries(Spare left) const
{
    const std::int64_t allowed = m_allowed;
    const std::int64_t pro = m_pro;
    constexpr std::int64_t rest = sixths * sixths;
    std::vector<Retry> found;
    if (left.team)
        found.push_back({{{false, left.pro}, allowed * rest, (sixths - allowed) * rest}});
    if (left.pro)
        found.push_back({{{left.team, false}, pro * rest, (sixths - pro) * rest}});
    if (left.team && left.pro)
        found.push_back(
            {{{true, false}, pro * rest, 0},
             {{}, (sixths - pro) * allowed * pro, (sixths - pro) * (rest - allowed * pro)}});
    return found;
}

/// One block, and what Frenzy makes of it: `blockWays` times the ways its faces are counted in.
BlockWays BlockPlay::play(bool second, Spare left) const
{
    BlockWays fought;
    addEnds(fought, roll(dice(second, false), second, left), sixths - m_dauntless);
    if (m_dauntless != 0)
        addEnds(fought, roll(dice(second, true), second, left), m_dauntless);
    BlockWays ends;
    addEnds(ends, fought, m_dares);
    // Foul Appearance is rolled before every block.
    const std::int64_t all = m_twice && !second ? blockWays : 1;
    ends.refused += all * (blockWays / sixths) * (sixths - m_dares);
    return ends;
}

BlockWays BlockPlay::rolled(const BlockDice &dice, const Faces &faces)
{
    BlockWays ends;
    const auto ways = pick(faces, dice);
    for (size_t face = 0; face < faces.size(); ++face)
        addEnds(ends, faces[face].ends, ways[face]);
    return ends;
}

BlockWays BlockPlay::rolledAgain(const Retry &retry, const BlockDice &dice, bool second) const
{
    BlockWays ends;
    for (const Branch &branch : retry)
        addEnds(ends, rolled(dice, facesOf(second, branch.after)), branch.again);
    return ends;
}

/// What comes of a face that is not kept, by the best way there is.
BlockWays BlockPlay::bestAgain(size_t face, const std::vector<Retry> &possible,
                               const std::vector<BlockWays> &again, bool second) const
{
    BlockWays best;
    for (size_t way = 0; way < possible.size(); ++way) {
        BlockWays tried = again[way];
        for (const Branch &branch : possible[way])
            addEnds(tried, facesOf(second, branch.after)[face].ends, rollWays * branch.stands);
        best = way == 0 ? tried : m_faces.better(best, tried);
    }
    return best;
}

std::vector<BlockWays> BlockPlay::allAgain(const std::vector<Retry> &possible,
                                           const BlockDice &dice, bool second) const
{
    std::vector<BlockWays> again;
    for (const Retry &retry : possible)
        again.push_back(rolledAgain(retry, dice, second));
    return again;
}

BlockWays BlockPlay::roll(const BlockDice &dice, bool second, Spare left) const
{
    const Faces &keeping = facesOf(second, left);
    const std::vector<Retry> possible = retries(left);
    const std::vector<BlockWays> again = allAgain(possible, dice, second);
    BlockWays ends;
    const auto ways = pick(keeping, dice);
    for (size_t face = 0; face < keeping.size(); ++face) {
        BlockWays kept;
        addEnds(kept, keeping[face].ends, rollWays * againWays);
        addEnds(ends,
                possible.empty() ? kept
                                 : m_faces.better(kept, bestAgain(face, possible, again, second)),
                ways[face]);
    }
    return ends;
}

std::vector<FaceChoice> BlockPlay::choices() const
{
    const Spare left{m_situation.teamReroll, m_pro > 0};
    const std::vector<Retry> possible = retries(left);
    if (possible.empty())
        return {};
    const Faces &keeping = facesOf(false, left);
    const BlockDice dice = this->dice(false, false);
    const std::vector<BlockWays> again = allAgain(possible, dice, false);
    const auto ways = pick(keeping, dice);
    const std::int64_t all = rollWays * againWays * (m_twice ? blockWays : 1);
    std::vector<FaceChoice> found;
    for (size_t face = 0; face < keeping.size(); ++face) {
        if (ways[face] == 0)
            continue;
        BlockWays kept;
        addEnds(kept, keeping[face].ends, rollWays * againWays);
        const BlockWays other = bestAgain(face, possible, again, false);
        found.push_back({keeping[face].row->id, keeping[face].row->name,
                         m_faces.worth(other) <= m_faces.worth(kept), chancesOf(kept, all),
                         chancesOf(other, all)});
    }
    return found;
}

} // namespace dugout
