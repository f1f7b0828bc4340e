// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/poolodds.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <map>
#include <optional>

using namespace dugout;

namespace {

enum Face { Critical, Success, Blank };
using PoolRoll = std::vector<Face>;

/// In how many ways a success or a draw comes, of all ways of the same dice.
struct Ways
{
    qint64 success = 0;
    qint64 draw = 0;

    [[nodiscard]] auto rank() const { return std::pair(success, draw); }
    void add(const Ways &other, qint64 times)
    {
        success += other.success * times;
        draw += other.draw * times;
    }
};

/// Criticals and other successes of a roll.
using Count = std::pair<int, int>;

Count countOf(const PoolRoll &roll)
{
    return {static_cast<int>(std::count(roll.begin(), roll.end(), Critical)),
            static_cast<int>(std::count(roll.begin(), roll.end(), Success))};
}

qint64 weightOf(const PoolRoll &roll, const PoolDie &die)
{
    qint64 weight = 1;
    for (const Face face : roll)
        weight *= face == Critical ? die.criticals : face == Success ? die.successes : die.blanks;
    return weight;
}

/// Every roll of so many dice, die by die.
std::vector<PoolRoll> rollsOf(int dice)
{
    std::vector<PoolRoll> rolls{{}};
    for (int die = 0; die < dice; ++die) {
        std::vector<PoolRoll> longer;
        for (const PoolRoll &roll : rolls) {
            for (const Face face : {Critical, Success, Blank}) {
                longer.push_back(roll);
                longer.back().push_back(face);
            }
        }
        rolls = std::move(longer);
    }
    return rolls;
}

qint64 power(int base, int exponent)
{
    qint64 product = 1;
    for (int i = 0; i < exponent; ++i)
        product *= base;
    return product;
}

/// One side: rolls every roll, tries every set of dice that it may roll again, and keeps what is
/// best for it. `worth` says what a final roll is worth.
template<typename Worth>
Ways play(const DicePool &pool, bool attacks, Worth worth)
{
    const int most = pool.rerollWhole ? pool.dice : std::min(pool.rerolledDice, pool.dice);
    Ways sum;
    for (const PoolRoll &first : rollsOf(pool.dice)) {
        std::optional<Ways> best;
        for (unsigned set = 0; set < 1U << pool.dice; ++set) {
            const int again = std::popcount(set);
            if (again > most || (pool.rerollWhole && again != 0 && again != pool.dice))
                continue;
            Ways ways;
            for (const PoolRoll &second : rollsOf(again)) {
                PoolRoll last = first;
                size_t next = 0;
                for (size_t die = 0; die < last.size(); ++die) {
                    if (set & (1U << die))
                        last[die] = second[next++];
                }
                ways.add(worth(countOf(last)), weightOf(second, pool.die));
            }
            Ways scaled;
            scaled.add(ways, power(pool.die.faces(), most - again));
            const bool better
                = !best || (attacks ? scaled.rank() > best->rank() : scaled.rank() < best->rank());
            if (better)
                best = scaled;
        }
        sum.add(*best, weightOf(first, pool.die));
    }
    return sum;
}

Ways compared(const Count &attack, const Count &defence)
{
    if (attack.first != defence.first)
        return {attack.first > defence.first ? 1 : 0, 0};
    const int lead = attack.second - defence.second;
    const bool any = attack.first + attack.second > 0;
    return {lead > 0 ? 1 : 0, lead == 0 && any ? 1 : 0};
}

} // namespace

/// Odds with dice that are rolled again, against trying everything out.
class TestPoolRerolls final : public QObject
{
    Q_OBJECT

private slots:
    void everyPoolUpToFiveAgainstFour_data();
    void everyPoolUpToFiveAgainstFour();
};

void TestPoolRerolls::everyPoolUpToFiveAgainstFour_data()
{
    QTest::addColumn<int>("attackAgain");
    QTest::addColumn<bool>("attackWhole");
    QTest::addColumn<int>("defenceAgain");
    QTest::addColumn<bool>("defenceWhole");
    QTest::newRow("attacker one die") << 1 << false << 0 << false;
    QTest::newRow("attacker two dice") << 2 << false << 0 << false;
    QTest::newRow("attacker the whole pool") << 0 << true << 0 << false;
    QTest::newRow("defender one die") << 0 << false << 1 << false;
    QTest::newRow("defender the whole pool") << 0 << false << 0 << true;
    QTest::newRow("both one die") << 1 << false << 1 << false;
    QTest::newRow("both the whole pool") << 0 << true << 0 << true;
}

void TestPoolRerolls::everyPoolUpToFiveAgainstFour()
{
    QFETCH(int, attackAgain);
    QFETCH(bool, attackWhole);
    QFETCH(int, defenceAgain);
    QFETCH(bool, defenceWhole);
    for (int a = 1; a <= 5; ++a) {
        for (int d = 0; d <= 4; ++d) {
            const DicePool attack{{1, 2, 3}, a, attackAgain, attackWhole};
            const DicePool defence{{1, 3, 2}, d, defenceAgain, defenceWhole};
            std::map<Count, Ways> known; // the defender answers the same roll the same way
            const Ways ways = play(attack, true, [&](const Count &shown) {
                const auto found = known.find(shown);
                if (found != known.end())
                    return found->second;
                return known[shown] = play(defence, false, [&](const Count &against) {
                           return compared(shown, against);
                       });
            });
            const qint64 all = power(6, a + attack.mostRerolled() + d + defence.mostRerolled());
            const PoolOdds odds = poolOdds(attack, defence);
            QCOMPARE(odds.success, Rational(Int128(ways.success), Int128(all)));
            QCOMPARE(odds.driveBack, Rational(Int128(ways.draw), Int128(all)));
        }
    }
}

QTEST_APPLESS_MAIN(TestPoolRerolls)
#include "tst_poolrerolls.moc"
