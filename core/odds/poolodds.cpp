// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/poolodds.h"

#include <algorithm>
#include <array>
#include <vector>

namespace dugout {

namespace {

UInt128 power(int base, int exponent)
{
    UInt128 product = 1;
    for (int i = 0; i < exponent; ++i)
        product *= static_cast<UInt128>(base);
    return product;
}

/// So many criticals and other successes, in so many ways.
struct Shown
{
    int criticals = 0;
    int successes = 0;
    UInt128 ways = 1;
};

/// Everything that so many dice can show.
std::vector<Shown> allShown(const PoolDie &die, int dice)
{
    std::vector<Shown> shown;
    UInt128 criticalWays = 1; // C(dice, c) · criticals^c
    for (int c = 0; c <= dice; ++c) {
        UInt128 successWays = 1; // C(dice - c, s) · successes^s
        for (int s = 0; s <= dice - c; ++s) {
            const UInt128 ways = criticalWays * successWays * power(die.blanks, dice - c - s);
            if (ways != 0)
                shown.push_back({c, s, ways});
            successWays = successWays * static_cast<UInt128>(dice - c - s)
                / static_cast<UInt128>(s + 1) * static_cast<UInt128>(die.successes);
        }
        criticalWays = criticalWays * static_cast<UInt128>(dice - c) / static_cast<UInt128>(c + 1)
            * static_cast<UInt128>(die.criticals);
    }
    return shown;
}

/// In how many ways an attack ends how; all counted over the same number of ways.
struct PoolTally
{
    UInt128 success = 0;
    UInt128 draw = 0;
    UInt128 criticalHit = 0;

    void add(const PoolTally &other, UInt128 ways)
    {
        success += other.success * ways;
        draw += other.draw * ways;
        criticalHit += other.criticalHit * ways;
    }
    /// For the attacker: a success first, then a draw.
    [[nodiscard]] bool betterThan(const PoolTally &other) const
    {
        return success != other.success ? success > other.success : draw > other.draw;
    }
};

/// The outcome by what one side shows at last: `[criticals][successes]`.
using Outcomes = std::array<std::array<PoolTally, mostPoolDice + 1>, mostPoolDice + 1>;

PoolTally &at(Outcomes &outcomes, int criticals, int successes)
{
    return outcomes[static_cast<size_t>(criticals)][static_cast<size_t>(successes)];
}

PoolTally compare(const Shown &attack, const Shown &defence, bool trapped)
{
    PoolTally tally;
    const int attackTotal = attack.criticals + attack.successes;
    const int defenceTotal = defence.criticals + defence.successes;
    const int lead = attack.criticals != defence.criticals ? attack.criticals - defence.criticals
                                                           : attackTotal - defenceTotal;
    if (lead > 0 || (lead == 0 && trapped && attackTotal > 0)) {
        tally.success = 1;
        tally.criticalHit = attack.criticals > 0 ? 1 : 0;
    } else if (lead == 0 && attackTotal > 0) {
        tally.draw = 1;
    }
    return tally;
}

/// One side rolls, then rolls again what serves it best.
class Roller
{
public:
    Roller(const DicePool &pool, bool attacks)
        : m_pool(pool)
        , m_attacks(attacks)
        , m_first(allShown(pool.die, pool.dice))
    {
        for (int dice = 0; dice <= pool.mostRerolled(); ++dice)
            m_again.push_back(allShown(pool.die, dice));
    }

    [[nodiscard]] const std::vector<Shown> &shown() const { return m_first; }
    /// Over how many ways `play` counts.
    [[nodiscard]] UInt128 ways() const
    {
        return power(m_pool.die.faces(), m_pool.dice + m_pool.mostRerolled());
    }

    /// `outcomes` of what stands at last, already counted over equally many ways.
    [[nodiscard]] PoolTally play(Outcomes &outcomes) const
    {
        PoolTally sum;
        for (const Shown &first : m_first)
            sum.add(best(first, outcomes), first.ways);
        return sum;
    }

private:
    [[nodiscard]] PoolTally best(const Shown &first, Outcomes &outcomes) const
    {
        const int most = m_pool.mostRerolled();
        PoolTally chosen;
        chosen.add(at(outcomes, first.criticals, first.successes), power(m_pool.die.faces(), most));
        if (most == 0)
            return chosen;
        const int blanks = m_pool.dice - first.criticals - first.successes;
        for (int c = 0; c <= std::min(first.criticals, most); ++c) {
            for (int s = 0; s <= std::min(first.successes, most - c); ++s) {
                for (int b = 0; b <= std::min(blanks, most - c - s); ++b) {
                    if (c + s + b == 0 || (m_pool.rerollWhole && c + s + b != m_pool.dice))
                        continue;
                    const PoolTally tally = rolledAgain(
                        {first.criticals - c, first.successes - s, 1}, c + s + b, outcomes);
                    if (m_attacks ? tally.betterThan(chosen) : chosen.betterThan(tally))
                        chosen = tally;
                }
            }
        }
        return chosen;
    }

    [[nodiscard]] PoolTally rolledAgain(const Shown &kept, int dice, Outcomes &outcomes) const
    {
        PoolTally sum;
        const UInt128 scale = power(m_pool.die.faces(), m_pool.mostRerolled() - dice);
        for (const Shown &again : m_again[static_cast<size_t>(dice)])
            sum.add(
                at(outcomes, kept.criticals + again.criticals, kept.successes + again.successes),
                again.ways * scale);
        return sum;
    }

    DicePool m_pool;
    bool m_attacks;
    std::vector<Shown> m_first;
    std::vector<std::vector<Shown>> m_again;
};

} // namespace

int DicePool::mostRerolled() const
{
    return rerollWhole ? dice : std::clamp(rerolledDice, 0, dice);
}

bool poolFits(const DicePool &pool)
{
    const PoolDie &die = pool.die;
    return pool.dice >= 0 && pool.dice <= mostPoolDice && die.criticals >= 0 && die.successes >= 0
        && die.blanks >= 0 && die.faces() >= 1 && die.faces() <= mostPoolFaces;
}

PoolOdds poolOdds(const DicePool &attack, const DicePool &defence, bool trapped)
{
    const Roller attacker(attack, true);
    const Roller defender(defence, false);
    Outcomes byAttack{};
    for (int c = 0; c <= attack.dice; ++c) {
        for (int s = 0; s <= attack.dice - c; ++s) {
            Outcomes byDefence{};
            for (int dc = 0; dc <= defence.dice; ++dc) {
                for (int ds = 0; ds <= defence.dice - dc; ++ds)
                    at(byDefence, dc, ds) = compare({c, s, 1}, {dc, ds, 1}, trapped);
            }
            at(byAttack, c, s) = defender.play(byDefence);
        }
    }
    const PoolTally sum = attacker.play(byAttack);
    const auto all = static_cast<Int128>(attacker.ways() * defender.ways());
    const auto chance = [all](UInt128 ways) { return Rational(static_cast<Int128>(ways), all); };
    PoolOdds odds{chance(sum.success), chance(sum.draw), {}, chance(sum.criticalHit)};
    odds.failure = Rational(1) - odds.success - odds.driveBack;
    return odds;
}

} // namespace dugout
