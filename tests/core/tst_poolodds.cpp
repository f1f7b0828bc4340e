// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/poolodds.h"

#include <QTest>

using namespace dugout;

namespace {

struct Count
{
    int criticals = 0;
    int successes = 0;
};

/// The faces of a die one by one: 0 critical, 1 success, 2 neither.
std::vector<int> facesOf(const PoolDie &die)
{
    std::vector<int> faces(static_cast<size_t>(die.criticals), 0);
    faces.insert(faces.end(), static_cast<size_t>(die.successes), 1);
    faces.insert(faces.end(), static_cast<size_t>(die.blanks), 2);
    return faces;
}

/// Every roll of the pool, die by die.
std::vector<Count> everyRoll(const DicePool &pool)
{
    std::vector<Count> rolls{{}};
    for (int die = 0; die < pool.dice; ++die) {
        std::vector<Count> longer;
        for (const Count &roll : rolls) {
            for (const int face : facesOf(pool.die))
                longer.push_back(
                    {roll.criticals + (face == 0 ? 1 : 0), roll.successes + (face == 1 ? 1 : 0)});
        }
        rolls = std::move(longer);
    }
    return rolls;
}

/// 2 success, 1 draw, 0 failure.
int outcome(const Count &attack, const Count &defence)
{
    if (attack.criticals != defence.criticals)
        return attack.criticals > defence.criticals ? 2 : 0;
    const int attackTotal = attack.criticals + attack.successes;
    const int defenceTotal = defence.criticals + defence.successes;
    if (attackTotal > defenceTotal)
        return 2;
    return attackTotal == defenceTotal && attackTotal > 0 ? 1 : 0;
}

} // namespace

class TestPoolOdds final : public QObject
{
    Q_OBJECT

private slots:
    void everyPoolUpToFiveAgainstFour();
    void trappedTurnsDrawsIntoSuccesses();
    void wholePoolRolledAgain();
    void chosenDiceRolledAgain();
    void rerollsNeverHurtTheirOwner();
};

void TestPoolOdds::everyPoolUpToFiveAgainstFour()
{
    // Attack dice that hit on sword alone up to hammer with both supports, and their like.
    for (const int hits : {1, 2, 3, 4}) {
        for (const int blocks : {0, 1, 2, 3, 4, 5}) {
            const PoolDie attackDie{1, hits, 5 - hits};
            const PoolDie defenceDie{1, blocks, 5 - blocks};
            for (int a = 1; a <= 5; ++a) {
                for (int d = 0; d <= 4; ++d) {
                    const DicePool attack{attackDie, a};
                    const DicePool defence{defenceDie, d};
                    std::array<long, 3> counts{};
                    long criticalHits = 0;
                    const auto attackRolls = everyRoll(attack);
                    const auto defenceRolls = everyRoll(defence);
                    for (const Count &first : attackRolls) {
                        for (const Count &second : defenceRolls) {
                            const int end = outcome(first, second);
                            ++counts[static_cast<size_t>(end)];
                            criticalHits += end == 2 && first.criticals > 0 ? 1 : 0;
                        }
                    }
                    const Int128 all = Int128(attackRolls.size()) * Int128(defenceRolls.size());
                    const PoolOdds odds = poolOdds(attack, defence);
                    QCOMPARE(odds.success, Rational(Int128(counts[2]), all));
                    QCOMPARE(odds.driveBack, Rational(Int128(counts[1]), all));
                    QCOMPARE(odds.failure, Rational(Int128(counts[0]), all));
                    QCOMPARE(odds.criticalHit, Rational(Int128(criticalHits), all));
                }
            }
        }
    }
}

void TestPoolOdds::trappedTurnsDrawsIntoSuccesses()
{
    const DicePool attack{{1, 2, 3}, 2};
    const DicePool defence{{1, 2, 3}, 1};
    const PoolOdds free = poolOdds(attack, defence);
    const PoolOdds trapped = poolOdds(attack, defence, true);
    QCOMPARE(trapped.success, free.success + free.driveBack);
    QCOMPARE(trapped.driveBack, Rational(0));
    QCOMPARE(trapped.failure, free.failure);
    QVERIFY(trapped.criticalHit > free.criticalHit);
}

void TestPoolOdds::wholePoolRolledAgain()
{
    // One die against none: any success hits, and a blank is rolled again.
    const DicePool attack{{1, 2, 3}, 1, 0, true};
    const PoolOdds odds = poolOdds(attack, {{1, 2, 3}, 0});
    QCOMPARE(odds.success, Rational(Int128(3), Int128(4)));
    QCOMPARE(odds.criticalHit, Rational(Int128(1), Int128(4)));
    // The defender of one die against a certain single success.
    const PoolOdds defended = poolOdds({{0, 6, 0}, 1}, {{1, 2, 3}, 1, 0, true});
    QCOMPARE(defended.success, Rational(Int128(1), Int128(4))); // both times a blank
    QCOMPARE(defended.failure,
             Rational(Int128(1), Int128(6))
                 + Rational(Int128(3), Int128(6)) * Rational(Int128(1), Int128(6)));
}

void TestPoolOdds::chosenDiceRolledAgain()
{
    // Two dice, one of them may be rolled again, no defence: fails only on three blanks.
    const PoolOdds odds = poolOdds({{1, 2, 3}, 2, 1, false}, {{1, 2, 3}, 0});
    QCOMPARE(odds.success, Rational(Int128(7), Int128(8)));
}

void TestPoolOdds::rerollsNeverHurtTheirOwner()
{
    for (int a = 1; a <= 4; ++a) {
        for (int d = 1; d <= 3; ++d) {
            const DicePool attack{{1, 2, 3}, a};
            const DicePool defence{{1, 1, 4}, d};
            Rational last = poolOdds(attack, defence).success;
            for (int dice = 1; dice <= a; ++dice) {
                DicePool more = attack;
                more.rerolledDice = dice;
                const Rational now = poolOdds(more, defence).success;
                QVERIFY(now > last);
                last = now;
            }
            DicePool whole = attack;
            whole.rerollWhole = true;
            QVERIFY(poolOdds(whole, defence).success <= last);
            DicePool stubborn = defence;
            stubborn.rerolledDice = d;
            QVERIFY(poolOdds(attack, stubborn).success < poolOdds(attack, defence).success);
        }
    }
}

QTEST_GUILESS_MAIN(TestPoolOdds)
#include "tst_poolodds.moc"
