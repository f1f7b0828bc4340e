// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/chainodds.h"

#include <QTest>

#include <functional>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

std::vector<ChainStep> parsed(const QString &text)
{
    std::vector<ChainStep> steps;
    const QStringList words = text.split(u' ');
    for (const QString &word : words) {
        const auto step = ChainStep::parse(word);
        if (!step)
            qFatal("the test has a bad step");
        steps.push_back(*step);
    }
    return steps;
}

/// Plays a chain branch by branch, straight from the rules and without remembering anything.
class Gambler
{
public:
    Gambler(std::vector<ChainStep> steps, bool loner)
        : m_steps(std::move(steps))
        , m_loner(loner)
    { }

    [[nodiscard]] Rational play(size_t step, int rerolls, bool pro) const
    {
        if (step == m_steps.size())
            return Rational(1);
        const ChainStep &now = m_steps[step];
        const Rational hit = now.chance();
        const Rational miss = Rational(1) - hit;
        Rational decision(0); // accept the failure
        if (now.mayBeRerolled()) {
            if (now.hasSkillReroll()) {
                decision = hit * play(step + 1, rerolls, pro);
            } else {
                if (rerolls > 0)
                    decision = allowed(now) * hit * play(step + 1, rerolls - 1, pro);
                if (now.hasPro() && pro) {
                    const Rational half(Int128(1), Int128(2));
                    Rational byPro = half * hit * play(step + 1, rerolls, false);
                    if (rerolls > 0)
                        byPro += half * allowed(now) * half * hit
                            * play(step + 1, rerolls - 1, false);
                    decision = std::max(decision, byPro, std::less<Rational>());
                }
            }
        }
        return hit * play(step + 1, rerolls, pro) + miss * decision;
    }

private:
    [[nodiscard]] Rational allowed(const ChainStep &step) const
    {
        return m_loner || step.isLoner() ? Rational(Int128(1), Int128(2)) : Rational(1);
    }

    std::vector<ChainStep> m_steps;
    bool m_loner;
};

/// Counts dice: every face of every die of D6 steps with one team re-roll, first failure first.
int successfulStreams(const std::vector<int> &targets, bool loner, const std::vector<int> &dice)
{
    size_t next = 0;
    int rerolls = 1;
    for (const int target : targets) {
        if (dice[next++] >= target)
            continue;
        if (rerolls == 0)
            return 0;
        --rerolls;
        if (loner && dice[next++] < 4)
            return 0;
        if (dice[next++] < target)
            return 0;
    }
    return 1;
}

} // namespace

class TestChainOdds final : public QObject
{
    Q_OBJECT

private slots:
    void stepsAreUnderstood_data();
    void stepsAreUnderstood();
    void workedChains_data();
    void workedChains();
    void helpServesOnce();
    void everyBlockDiceCountAndFaceSet();
    void twoDiceAreCounted();
    void everyChainUpToFiveSteps();
    void everyStreamOfDice();
    void adviceHasBothNumbers();
    void absurdChainsAreRefused();
};

void TestChainOdds::stepsAreUnderstood_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("chance"); // empty when refused
    QTest::newRow("three or more") << u"3+"_s << u"2/3"_s;
    QTest::newRow("with a skill") << u"2+r"_s << u"5/6"_s;
    QTest::newRow("with Dodge and Pro") << u"4+dp"_s << u"1/2"_s;
    QTest::newRow("rolled by the opponent") << u"2+n"_s << u"5/6"_s;
    QTest::newRow("one or more") << u"1+"_s << u"1"_s;
    QTest::newRow("two dice, five faces") << u"2d5"_s << u"35/36"_s;
    QTest::newRow("two dice, defender picks") << u"2d4-"_s << u"4/9"_s;
    QTest::newRow("upper case") << u"3D2-"_s << u"1/27"_s;
    QTest::newRow("armour") << u"armour:8"_s << u"5/18"_s;
    QTest::newRow("armour, as Americans write it") << u"armor:8"_s << u"5/18"_s;
    QTest::newRow("armour 12 never breaks") << u"armour:12"_s << u"0"_s;
    QTest::newRow("injury") << u"injury:8"_s << u"5/12"_s;
    QTest::newRow("seven or more") << u"7+"_s << QString();
    QTest::newRow("seven faces") << u"2d7"_s << QString();
    QTest::newRow("no dice") << u"0d3"_s << QString();
    QTest::newRow("armour has no skill") << u"armour:8r"_s << QString();
    QTest::newRow("a bare number") << u"3"_s << QString();
    QTest::newRow("empty") << QString() << QString();
}

void TestChainOdds::stepsAreUnderstood()
{
    QFETCH(QString, text);
    QFETCH(QString, chance);
    const auto step = ChainStep::parse(text);
    QCOMPARE(step ? step->chance().toString() : QString(), chance);
}

void TestChainOdds::workedChains_data()
{
    QTest::addColumn<QString>("chain");
    QTest::addColumn<int>("rerolls");
    QTest::addColumn<bool>("loner");
    QTest::addColumn<QString>("chances");
    QTest::newRow("two times two or more") << u"2+ 2+"_s << 1 << false << u"25/36 25/27"_s;
    QTest::newRow("the same by a Loner") << u"2+ 2+"_s << 1 << true << u"25/36 175/216"_s;
    QTest::newRow("a skill leaves no room") << u"3+r"_s << 1 << false << u"8/9 8/9"_s;
    QTest::newRow("armour is rolled once") << u"armour:7"_s << 2 << false << u"5/12 5/12 5/12"_s;
    QTest::newRow("nobody re-rolls it") << u"3+n"_s << 1 << false << u"2/3 2/3"_s;
    QTest::newRow("Dodge serves once") << u"2+d 2+d"_s << 1 << false << u"25/27 1225/1296"_s;
    QTest::newRow("Sure Feet beside Dodge") << u"2+d 2+f"_s << 0 << false << u"1225/1296"_s;
    QTest::newRow("Pro alone") << u"4+p"_s << 0 << false << u"5/8"_s;
    QTest::newRow("Pro is worse than a re-roll") << u"4+p"_s << 1 << false << u"5/8 3/4"_s;
    QTest::newRow("Pro first, the re-roll later") << u"4+p 4+"_s << 1 << false << u"5/16 1/2"_s;
    QTest::newRow("two re-rolls, two failures") << u"4+ 4+"_s << 2 << false << u"1/4 1/2 9/16"_s;
    QTest::newRow("the same step is not rolled a third time")
        << u"4+"_s << 2 << false << u"1/2 3/4 3/4"_s;
}

void TestChainOdds::helpServesOnce()
{
    const Rational half(Int128(1), Int128(2));
    const Rational third(Int128(1), Int128(3));
    const ChainStep easy = ChainStep::other(u"easy"_s, half, true)
                               .withOnceHelp(u"break-tackle"_s, Rational(Int128(5), Int128(6)));
    const ChainStep hard = ChainStep::other(u"hard"_s, third, true)
                               .withOnceHelp(u"break-tackle"_s, Rational(Int128(2), Int128(3)));
    const auto chances = ChainOdds::chances({easy, hard}, {1, false});
    QVERIFY(chances);
    // Half the time the easy one needs no help, which then is there for the hard one.
    QCOMPARE(chances->at(0), half * Rational(Int128(2), Int128(3)) + third * third);
    QCOMPARE(chances->at(1), Rational(Int128(19), Int128(27)));
}

void TestChainOdds::workedChains()
{
    QFETCH(QString, chain);
    QFETCH(int, rerolls);
    QFETCH(bool, loner);
    QFETCH(QString, chances);
    const auto result = ChainOdds::chances(parsed(chain), {rerolls, loner});
    QVERIFY(result);
    QStringList shown;
    for (const Rational &chance : *result)
        shown.append(chance.toString());
    QCOMPARE(shown.join(u' '), chances);
}

void TestChainOdds::everyBlockDiceCountAndFaceSet()
{
    for (int dice = 1; dice <= 5; ++dice) {
        int rolls = 1;
        for (int die = 0; die < dice; ++die)
            rolls *= 6;
        for (unsigned faces = 0; faces < 64; ++faces) {
            int any = 0;
            int every = 0;
            for (int roll = 0; roll < rolls; ++roll) {
                int wanted = 0;
                for (int die = 0, rest = roll; die < dice; ++die, rest /= 6)
                    wanted += (faces >> (rest % 6)) & 1U ? 1 : 0;
                any += wanted > 0 ? 1 : 0;
                every += wanted == dice ? 1 : 0;
            }
            const int count = __builtin_popcount(faces);
            QCOMPARE(blockChance(dice, count, Chooser::Attacker),
                     Rational(Int128(any), Int128(rolls)));
            QCOMPARE(blockChance(dice, count, Chooser::Defender),
                     Rational(Int128(every), Int128(rolls)));
        }
    }
}

void TestChainOdds::twoDiceAreCounted()
{
    for (int target = 0; target <= 14; ++target) {
        int ways = 0;
        for (int first = 1; first <= 6; ++first) {
            for (int second = 1; second <= 6; ++second)
                ways += first + second >= target ? 1 : 0;
        }
        QCOMPARE(twoDiceChance(target), Rational(Int128(ways), Int128(36)));
    }
}

void TestChainOdds::everyChainUpToFiveSteps()
{
    const std::vector<ChainStep> kinds = parsed(u"2+ 5+ 3+r 4+p 2d4 2d5- 1d2l armour:8 injury:8"_s);
    std::vector<ChainStep> steps;
    int compared = 0;
    const std::function<void()> extend = [&] {
        if (!steps.empty()) {
            for (const bool loner : {false, true}) {
                const auto chances = ChainOdds::chances(steps, {2, loner});
                QVERIFY(chances);
                const Gambler table(steps, loner);
                for (int rerolls = 0; rerolls <= 2; ++rerolls)
                    QCOMPARE((*chances)[static_cast<size_t>(rerolls)],
                             table.play(0, rerolls, true));
                ++compared;
            }
        }
        for (size_t kind = 0; steps.size() < 5 && kind < kinds.size(); ++kind) {
            steps.push_back(kinds[kind]);
            extend();
            steps.pop_back();
        }
    };
    extend();
    QCOMPARE(compared, 2 * (9 + 81 + 729 + 6561 + 59049));
}

void TestChainOdds::everyStreamOfDice()
{
    for (const std::vector<int> &targets :
         {std::vector<int>{3}, {2, 4}, {2, 2, 3}, {5, 2, 4, 3}, {2, 3, 4, 3, 2}}) {
        std::vector<ChainStep> steps;
        for (const int target : targets)
            steps.push_back(ChainStep::target(target));
        for (const bool loner : {false, true}) {
            const size_t length = targets.size() + (loner ? 2 : 1);
            std::vector<int> dice(length, 1);
            int all = 0;
            int good = 0;
            for (bool more = true; more;) {
                ++all;
                good += successfulStreams(targets, loner, dice);
                size_t die = 0;
                while (die < length && dice[die] == 6)
                    dice[die++] = 1;
                more = die < length;
                if (more)
                    ++dice[die];
            }
            const auto chances = ChainOdds::chances(steps, {1, loner});
            QVERIFY(chances);
            QCOMPARE(chances->back(), Rational(Int128(good), Int128(all)));
        }
    }
}

void TestChainOdds::adviceHasBothNumbers()
{
    const auto steps = parsed(u"3+ 2+"_s);
    const auto must = ChainOdds::advice(steps, 0, {1, false});
    QVERIFY(must);
    QCOMPARE(must->use, Rational(Int128(5), Int128(9)));
    QCOMPARE(must->keep, Rational(0));
    QVERIFY(must->worthIt());
    // A step that may fail is better left failed: the re-roll serves the one that may not.
    const auto may = ChainOdds::advice(steps, 0, {1, false}, true);
    QVERIFY(may);
    QCOMPARE(may->keep, Rational(Int128(35), Int128(36)));
    QVERIFY(!may->worthIt());
    const auto armour = ChainOdds::advice(parsed(u"armour:8"_s), 0, {1, false});
    QVERIFY(armour);
    QCOMPARE(armour->use, Rational(0));
    QVERIFY(!ChainOdds::advice(steps, 2, {1, false}));
}

void TestChainOdds::absurdChainsAreRefused()
{
    QVERIFY(!ChainOdds::chances({}, {1, false}));
    QVERIFY(!ChainOdds::chances(parsed(u"2+"_s), {-1, false}));
    QVERIFY(!ChainOdds::chances(parsed(u"2+"_s), {ChainOdds::mostRerolls + 1, false}));
    const std::vector<ChainStep> long_(41, ChainStep::target(2));
    QVERIFY(!ChainOdds::chances(long_, {0, false}));
    const std::vector<ChainStep> huge(40, ChainStep::block(3, 5, Chooser::Attacker));
    const auto lost = ChainOdds::chances(huge, {0, false});
    QVERIFY(!lost);
    QCOMPARE(lost.error().code, ErrorCode::ChainLength);
    // Ten of the heaviest steps with a re-roll stay exact.
    const std::vector<ChainStep> heavy(10, ChainStep::block(3, 5, Chooser::Attacker).withLoner());
    QVERIFY(ChainOdds::chances(heavy, {1, false}));
}

QTEST_GUILESS_MAIN(TestChainOdds)
#include "tst_chainodds.moc"
