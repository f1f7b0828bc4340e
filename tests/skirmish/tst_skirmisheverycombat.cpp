// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/combat/oddswords.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

// The faces of both dice in their order; what hammer and sword are on the one, shield and dodge
// are on the other.
enum Face { Critical = 1, First = 2, FirstAgain = 3, Second = 4, Single = 5, Double = 6 };

constexpr Hex attackerHex{4, 2};
constexpr Hex targetHex{4, 3};
constexpr int damage = 2;

/// One way to stand before the dice are thrown.
struct Stand
{
    bool sword = false; ///< the attack needs swords, else hammers
    bool dodge = false; ///< the defence needs dodges, else shields
    int support = 0; ///< the attacker's lead
    bool guard = false;
    bool cleave = false;
    bool trapped = false;
};

struct Counted
{
    int criticals = 0;
    int successes = 0;
};

bool isSupport(int face, int lead)
{
    return (face == Single && lead >= 1) || (face == Double && lead >= 2);
}

/// The rules once more, written without a look at how the game counts.
Counted countAttack(const std::vector<int> &dice, const Stand &stand)
{
    Counted counted;
    for (const int face : dice) {
        const bool own = stand.sword ? face == Second : face == First || face == FirstAgain;
        counted.criticals += face == Critical ? 1 : 0;
        counted.successes += face == Critical || own || isSupport(face, stand.support) ? 1 : 0;
    }
    return counted;
}

Counted countDefence(const std::vector<int> &dice, const Stand &stand)
{
    Counted counted;
    for (const int face : dice) {
        const bool shield = face == First || face == FirstAgain;
        const bool shieldCounts = (!stand.dodge || stand.guard) && !stand.cleave;
        const bool dodgeCounts = stand.dodge || stand.guard;
        counted.criticals += face == Critical ? 1 : 0;
        counted.successes += face == Critical || (shield && shieldCounts)
                || (face == Second && dodgeCounts) || isSupport(face, -stand.support)
            ? 1
            : 0;
    }
    return counted;
}

struct Expected
{
    bool hits = false;
    bool drives = false; ///< the attacker may drive the target back
};

Expected expected(const Counted &attack, const Counted &defence, bool trapped)
{
    if (attack.criticals != defence.criticals) {
        const bool better = attack.criticals > defence.criticals;
        return {better, better && !trapped};
    }
    if (attack.successes != defence.successes) {
        const bool more = attack.successes > defence.successes;
        return {more, more && !trapped};
    }
    const bool draw = attack.successes > 0;
    return {draw && trapped, draw && !trapped};
}

/// Two dice without regard to their order, each pair with how often it comes up.
struct Pair
{
    std::vector<int> dice;
    int weight = 1;
};

std::vector<Pair> allPairs()
{
    std::vector<Pair> pairs;
    for (int first = Critical; first <= Double; ++first) {
        for (int second = first; second <= Double; ++second)
            pairs.push_back({{first, second}, first == second ? 1 : 2});
    }
    return pairs;
}

/// A game in which the attack is about to be rolled.
SkirmishArena arenaFor(const Stand &stand)
{
    SkirmishArena arena;
    arena.card(0, 0).normal.attacks[0].symbol = stand.sword ? u"sword"_s : u"hammer"_s;
    arena.card(0, 0).normal.attacks[0].cleave = stand.cleave;
    arena.card(1, 0).normal.defenceSymbol = stand.dodge ? u"dodge"_s : u"shield"_s;
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.place(1, 0, targetHex);
    arena.fighter(1, 0).guard = stand.guard;
    // Beside the one but not beside the other.
    constexpr std::array besideTarget{Hex{5, 3}, Hex{3, 4}};
    constexpr std::array besideAttacker{Hex{5, 1}, Hex{3, 2}};
    for (int i = 0; i < std::abs(stand.support); ++i) {
        const auto place = static_cast<size_t>(i);
        if (stand.support > 0)
            arena.place(0, i + 1, besideTarget.at(place));
        else
            arena.place(1, i + 1, besideAttacker.at(place));
    }
    if (stand.trapped) {
        std::vector<Hex> behind{{4, 4}, {5, 3}, {3, 4}};
        // Supporters bar the way as well as blocked hexes.
        for (int i = 0; i < stand.support; ++i)
            std::erase(behind, besideTarget.at(static_cast<size_t>(i)));
        std::vector<PlacedBoard> boards = arena.state().field->boards();
        boards[0].board.blocked = behind;
        arena.state().field = SharedField(boards);
    }
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    return arena;
}

QString described(const Stand &stand, const std::vector<int> &attack,
                  const std::vector<int> &defence)
{
    return u"%1 %2, support %3%4%5%6, dice %7 %8 against %9 %10"_s
        .arg(stand.sword ? u"sword"_s : u"hammer"_s, stand.dodge ? u"dodge"_s : u"shield"_s)
        .arg(stand.support)
        .arg(stand.guard ? u" guard"_s : QString(), stand.cleave ? u" cleave"_s : QString(),
             stand.trapped ? u" trapped"_s : QString())
        .arg(attack.at(0))
        .arg(attack.at(1))
        .arg(defence.at(0))
        .arg(defence.at(1));
}

/// How often each end comes up among all ordered rolls.
struct CombatTally
{
    int hits = 0;
    int drives = 0; ///< drives back without a hit
    int fails = 0;
    int criticals = 0; ///< hits with a critical
};

void rollOnce(SkirmishArena &arena, const Stand &stand, const Pair &attack, const Pair &defence,
              CombatTally &tally)
{
    arena.roll(u"attack.roll"_s, attack.dice);
    arena.roll(u"defence.roll"_s, defence.dice);
    const QByteArray where = described(stand, attack.dice, defence.dice).toUtf8();
    const Counted counted = countAttack(attack.dice, stand);
    const Expected wanted = expected(counted, countDefence(defence.dice, stand), stand.trapped);
    const bool critical = wanted.hits && counted.criticals > 0;
    QVERIFY2(arena.fighter(1, 0).damage == (wanted.hits ? damage : 0), where.constData());
    QVERIFY2(arena.fighter(0, 0).successes == (wanted.hits ? 1 : 0), where.constData());
    QVERIFY2(arena.isAsked(u"drive-back"_s) == wanted.drives, where.constData());
    if (wanted.drives)
        QVERIFY2(arena.state().combats.back().criticalHit == critical, where.constData());
    const int weight = attack.weight * defence.weight;
    (wanted.hits ? tally.hits : wanted.drives ? tally.drives : tally.fails) += weight;
    tally.criticals += critical ? weight : 0;
}

void compareOdds(const SkirmishContext &context, const Combat &combat, const Stand &stand,
                 const CombatTally &tally)
{
    const auto answer
        = AttackOdds(context.attackDie(), context.defenceDie()).answer(combat.situation());
    QVERIFY(answer);
    const PoolOdds &odds = stand.trapped ? answer->trapped : answer->free;
    const auto share = [](int count) { return Rational(Int128(count), Int128(6 * 6 * 6 * 6)); };
    QCOMPARE(odds.success, share(tally.hits));
    QCOMPARE(odds.driveBack, share(tally.drives));
    QCOMPARE(odds.failure, share(tally.fails));
    QCOMPARE(odds.criticalHit, share(tally.criticals));
}

} // namespace

/// Every roll of two dice against two from every position, played with forced dice in the game
/// itself.
class TestSkirmishEveryCombat final : public QObject
{
    Q_OBJECT

private slots:
    void everyRoll_data();
    void everyRoll();
    void everyChanceIsRoundedAsItIs();
};

void TestSkirmishEveryCombat::everyRoll_data()
{
    QTest::addColumn<bool>("guard");
    QTest::addColumn<bool>("cleave");
    QTest::addColumn<bool>("trapped");
    for (int bits = 0; bits < 8; ++bits) {
        const bool guard = bits & 1;
        const bool cleave = bits & 2;
        const bool trapped = bits & 4;
        QTest::newRow(qPrintable(u"%1%2%3"_s.arg(guard ? u"guard "_s : u"no guard "_s,
                                                 cleave ? u"cleave "_s : u"no cleave "_s,
                                                 trapped ? u"trapped"_s : u"room"_s)))
            << guard << cleave << trapped;
    }
}

void TestSkirmishEveryCombat::everyRoll()
{
    QFETCH(bool, guard);
    QFETCH(bool, cleave);
    QFETCH(bool, trapped);
    constexpr int ways = 20; // two symbols on either side, and a lead from -2 to 2
    const std::vector<Pair> pairs = allPairs();
    for (int way = 0; way < ways; ++way) {
        const Stand stand{(way & 1) != 0, (way & 2) != 0, way / 4 - 2, guard, cleave, trapped};
        SkirmishArena arena = arenaFor(stand);
        const SkirmishState before = arena.state();
        QCOMPARE(*before.combats.back().support, stand.support);
        CombatTally tally;
        for (const Pair &attack : pairs) {
            for (const Pair &defence : pairs) {
                arena.state() = before;
                rollOnce(arena, stand, attack, defence, tally);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        compareOdds(arena.game().context(), before.combats.back(), stand, tally);
        if (QTest::currentTestFailed())
            return;
    }
}

/// 13/27 reads as 48.1, whatever the others are.
void TestSkirmishEveryCombat::everyChanceIsRoundedAsItIs()
{
    for (int hits = 0; hits <= 216; hits += 7) {
        for (int drives = 0; drives <= 216 - hits; drives += 5) {
            PoolOdds odds;
            odds.success = Rational(Int128(hits), Int128(216));
            odds.driveBack = Rational(Int128(drives), Int128(216));
            odds.failure = Rational(Int128(216 - hits - drives), Int128(216));
            const QStringList words = oddsWords(odds);
            const std::array exact{hits, drives, 216 - hits - drives};
            for (qsizetype i = 0; i < words.size(); ++i) {
                const double percent = exact.at(static_cast<size_t>(i)) / 2.16;
                QVERIFY(words.at(i).endsWith(QString(QChar::Nbsp) + u'%')); // one word
                QVERIFY(std::abs(words.at(i).chopped(2).toDouble() - percent) < 0.0501);
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestSkirmishEveryCombat)
#include "tst_skirmisheverycombat.moc"
