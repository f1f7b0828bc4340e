// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishcards.h"
#include "core/skirmish/state/skirmishchanges.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

#include <cmath>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

using Dice = QList<int>;

// The faces in their order: critical, two hammers, sword, single and double support; on the other
// die shields stand for hammers and dodge for the sword.
constexpr int critical = 1;
constexpr int hammer = 2;
constexpr int sword = 4;
constexpr int single = 5;
constexpr int pair = 6;
constexpr int shield = 2;
constexpr int dodge = 4;

constexpr Hex attackerHex{4, 2};
constexpr Hex targetHex{4, 3};

/// Enough blocked neighbours that nobody can be driven away from the attacker.
std::vector<Hex> hexesBehind()
{
    return {{4, 4}, {3, 4}, {5, 3}};
}

QStringList allHexes(const QStringList &choices)
{
    QStringList sorted = choices;
    sorted.sort();
    return sorted;
}

} // namespace

class TestSkirmishCombat final : public QObject
{
    Q_OBJECT

private slots:
    void everyResult_data();
    void everyResult();
    void trappedByFighters();
    void targetsAreDrivenAway();
    void knockbackGoesOnInTheSameDirection();
    void damagePutsOutOfAction();
    void gloryGoesToTheRightPlayer_data();
    void gloryGoesToTheRightPlayer();
    void rangeAndSightAreChecked();
    void openValuesAreAskedOnce();
    void withoutTheBattlefieldTheTableSays();
    void oddsAgreeWithEnumeration();
    void forecastsNameEveryAttack();
};

void TestSkirmishCombat::everyResult_data()
{
    QTest::addColumn<Dice>("attack");
    QTest::addColumn<Dice>("defence");
    QTest::addColumn<int>("support"); // friends of the attacker, negative: of the target
    QTest::addColumn<QString>("extra"); // guard, cleave, dodge, trapped
    QTest::addColumn<QString>("result");
    QTest::addColumn<bool>("criticalHit");
    const auto row = [](const char *name, Dice attack, Dice defence, const QString &result,
                        int support = 0, const QString &extra = {}, bool hit = false) {
        QTest::newRow(name) << attack << defence << support << extra << result << hit;
    };
    const QString none;
    row("less", {hammer, sword}, {shield, shield}, u"attack-lower"_s);
    row("equal", {hammer, sword}, {shield, dodge}, u"equal"_s);
    row("more", {hammer, hammer}, {shield, dodge}, u"attack-higher"_s);
    row("nothing on either side", {sword, sword}, {dodge, dodge}, u"no-success"_s);
    row("nothing against something", {sword, sword}, {shield, dodge}, u"attack-lower"_s);
    row("one critical against two shields", {critical, sword}, {shield, shield},
        u"attacker-criticals"_s, 0, none, true);
    row("two criticals against one", {critical, critical}, {critical, shield},
        u"attacker-criticals"_s, 0, none, true);
    row("the target's critical", {hammer, hammer}, {critical, dodge}, u"target-criticals"_s);
    row("one critical each, more", {critical, hammer}, {critical, dodge}, u"attack-higher"_s, 0,
        none, true);
    row("one critical each, less", {critical, sword}, {critical, shield}, u"attack-lower"_s);
    row("one critical each, equal", {critical, sword}, {critical, dodge}, u"equal"_s);
    row("trapped", {hammer, sword}, {shield, dodge}, u"trapped"_s, 0, u"trapped"_s);
    row("trapped with a critical", {critical, sword}, {critical, dodge}, u"trapped"_s, 0,
        u"trapped"_s, true);
    row("trapped does not help against more", {hammer, sword}, {shield, shield}, u"attack-lower"_s,
        0, u"trapped"_s);
    row("trapped does not help against criticals", {hammer, hammer}, {critical, dodge},
        u"target-criticals"_s, 0, u"trapped"_s);
    row("supports do not count when level", {single, pair}, {dodge, dodge}, u"no-success"_s);
    row("one more support: single", {single, sword}, {dodge, dodge}, u"attack-higher"_s, 1);
    row("one more support: not double", {pair, sword}, {dodge, dodge}, u"no-success"_s, 1);
    row("two more supports: double", {pair, sword}, {dodge, dodge}, u"attack-higher"_s, 2);
    row("two more supports: both", {pair, single}, {shield, dodge}, u"attack-higher"_s, 2);
    row("the target's support: single", {hammer, sword}, {single, dodge}, u"equal"_s, -1);
    row("the target's support: not double", {hammer, sword}, {pair, dodge}, u"attack-higher"_s, -1);
    row("the target's two supports", {hammer, hammer}, {pair, single}, u"equal"_s, -2);
    row("guard: dodge counts as well", {hammer, hammer}, {dodge, shield}, u"equal"_s, 0,
        u"guard"_s);
    row("guard: shield counts for a dodger", {hammer, sword}, {shield, shield}, u"attack-lower"_s,
        0, u"guard dodge"_s);
    row("a dodger without guard", {hammer, sword}, {shield, shield}, u"attack-higher"_s, 0,
        u"dodge"_s);
    row("cleave", {hammer, sword}, {shield, shield}, u"attack-higher"_s, 0, u"cleave"_s);
    row("cleave leaves dodges", {hammer, sword}, {dodge, dodge}, u"attack-lower"_s, 0,
        u"cleave dodge"_s);
    row("cleave beats shields on guard", {hammer, sword}, {shield, dodge}, u"equal"_s, 0,
        u"cleave guard"_s);
    row("cleave leaves criticals", {hammer, sword}, {critical, shield}, u"target-criticals"_s, 0,
        u"cleave"_s);
}

void TestSkirmishCombat::everyResult()
{
    QFETCH(Dice, attack);
    QFETCH(Dice, defence);
    QFETCH(int, support);
    QFETCH(QString, extra);
    QFETCH(QString, result);
    QFETCH(bool, criticalHit);
    SkirmishArena arena;
    arena.card(0, 0).normal.attacks[0].cleave = extra.contains(u"cleave"_s);
    if (extra.contains(u"dodge"_s))
        arena.card(1, 0).normal.defenceSymbol = u"dodge"_s;
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.place(1, 0, targetHex);
    arena.fighter(1, 0).guard = extra.contains(u"guard"_s);
    const std::array<Hex, 2> besideTarget{{{5, 3}, {3, 4}}};
    const std::array<Hex, 2> besideAttacker{{{5, 1}, {3, 2}}};
    for (int i = 0; i < std::abs(support); ++i)
        arena.place(support > 0 ? 0 : 1, i + 1,
                    support > 0 ? besideTarget.at(static_cast<size_t>(i))
                                : besideAttacker.at(static_cast<size_t>(i)));
    if (extra.contains(u"trapped"_s)) {
        std::vector<PlacedBoard> boards = arena.state().field->boards();
        boards[0].board.blocked = hexesBehind();
        arena.state().field = SharedField(boards);
    }
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    QCOMPARE(*arena.state().combats.back().support, support);
    arena.roll(u"attack.roll"_s, {attack.begin(), attack.end()});
    arena.roll(u"defence.roll"_s, {defence.begin(), defence.end()});

    const QStringList successes{u"attacker-criticals"_s, u"attack-higher"_s, u"trapped"_s};
    const QStringList driven{u"attacker-criticals"_s, u"attack-higher"_s, u"equal"_s};
    QCOMPARE(arena.fighter(1, 0).damage, successes.contains(result) ? 2 : 0);
    QCOMPARE(arena.fighter(0, 0).successes, successes.contains(result) ? 1 : 0);
    QCOMPARE(arena.isAsked(u"drive-back"_s), driven.contains(result));
    if (!driven.contains(result)) {
        QVERIFY(arena.state().combats.empty());
        return;
    }
    const Combat &combat = arena.state().combats.back();
    QCOMPARE(combatResultId(*combat.result), result);
    QCOMPARE(combat.criticalHit, criticalHit);
}

void TestSkirmishCombat::trappedByFighters()
{
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.place(1, 0, targetHex);
    arena.place(0, 1, {4, 4});
    arena.place(0, 2, {3, 4});
    arena.place(1, 1, {5, 3});
    // Two supports more: the attacker's double counts, and still it is a draw.
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {pair, sword}, {shield, dodge});
    QCOMPARE(arena.fighter(1, 0).damage, 2);
    QCOMPARE(*arena.fighter(1, 0).hex, targetHex);
    QCOMPARE(arena.asked(), u"activation"_s);
}

void TestSkirmishCombat::targetsAreDrivenAway()
{
    for (const bool stays : {true, false}) {
        SkirmishArena arena;
        arena.begin();
        arena.place(0, 0, attackerHex);
        arena.place(1, 0, targetHex);
        arena.place(1, 1, {4, 4});
        arena.attack(arena.ref(0, 0), arena.ref(1, 0), {hammer, sword}, {shield, dodge});
        QCOMPARE(allHexes(arena.prompt(u"drive-back"_s).choices),
                 (QStringList{u"3,4"_s, u"5,3"_s, u"stay"_s}));
        QCOMPARE(arena.askedSeat(), 0);
        QVERIFY(arena.isRefused(u"drive-back"_s, u"4,4"_s));
        arena.choose(u"drive-back"_s, stays ? u"stay"_s : u"5,3"_s);
        QCOMPARE(*arena.fighter(1, 0).hex, stays ? targetHex : (Hex{5, 3}));
        QCOMPARE(arena.fighter(1, 0).damage, 0);
    }
}

void TestSkirmishCombat::knockbackGoesOnInTheSameDirection()
{
    SkirmishArena arena;
    arena.card(0, 0).normal.attacks[0].knockback = 2;
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.place(1, 0, targetHex);
    arena.place(1, 1, {4, 6});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {hammer, hammer}, {dodge, dodge});
    arena.choose(u"drive-back"_s, u"4,4"_s);
    // A fighter two hexes further stops it after one.
    QCOMPARE(arena.prompt(u"knockback"_s).atMost, 1);
    arena.say(u"knockback"_s, 1);
    QCOMPARE(*arena.fighter(1, 0).hex, (Hex{4, 5}));
    // A draw drives back without knockback.
    arena.choose(u"activation"_s, u"pass"_s);
    arena.place(1, 0, targetHex);
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {hammer, sword}, {shield, dodge});
    arena.choose(u"drive-back"_s, u"4,4"_s);
    QCOMPARE(arena.asked(), u"activation"_s);
}

void TestSkirmishCombat::damagePutsOutOfAction()
{
    SkirmishArena arena;
    arena.card(1, 0).normal.wounds = 2;
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.place(1, 0, targetHex);
    arena.fighter(1, 0).guard = true;
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {critical, critical}, {dodge, dodge});
    const SkirmishFighter &gone = arena.fighter(1, 0);
    QVERIFY(gone.out && !gone.hex && !gone.guard && gone.damage == 0);
    QCOMPARE(arena.state().player(0).glory, 1);
    QVERIFY(!arena.isAsked(u"drive-back"_s));
}

void TestSkirmishCombat::gloryGoesToTheRightPlayer_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("by");
    QTest::addColumn<QList<int>>("glory");
    QTest::newRow("two, by the enemy") << 2 << 0 << QList<int>{1, 0};
    QTest::newRow("two, by his own side") << 2 << 1 << QList<int>{1, 0};
    QTest::newRow("three, by the third") << 3 << 2 << QList<int>{0, 0, 1};
    QTest::newRow("three, by his own side") << 3 << 1 << QList<int>{0, 0, 0};
    QTest::newRow("four, by nobody") << 4 << noSeat << QList<int>{0, 0, 0, 0};
}

void TestSkirmishCombat::gloryGoesToTheRightPlayer()
{
    QFETCH(int, players);
    QFETCH(int, by);
    QFETCH(QList<int>, glory);
    SkirmishArena::Options options;
    options.players = players;
    options.tracksField = false;
    SkirmishArena arena(options);
    arena.begin();
    takeOut(arena.game().context(), arena.state(), arena.ref(1, 0), by);
    QList<int> found;
    for (const SkirmishPlayer &player : arena.state().players)
        found.append(player.glory);
    QCOMPARE(found, glory);
}

void TestSkirmishCombat::rangeAndSightAreChecked()
{
    SkirmishArena arena;
    arena.card(0, 0).normal.attacks[0].range = 3;
    arena.begin();
    std::vector<PlacedBoard> boards = arena.state().field->boards();
    boards[0].board.blocked = {{4, 1}};
    arena.state().field = SharedField(boards);
    arena.place(0, 0, {4, -1});
    arena.place(1, 0, {4, 2}); // three away, behind the blocked hex
    arena.place(1, 1, {3, 2}); // three away
    arena.place(1, 2, {2, 3}); // four away
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    QCOMPARE(arena.prompt(u"attack.target"_s).choices, QStringList{arena.ref(1, 1).toString()});
    QVERIFY(arena.isRefused(u"attack.target"_s, arena.ref(0, 1).toString()));
}

void TestSkirmishCombat::openValuesAreAskedOnce()
{
    SkirmishArena arena;
    arena.card(0, 0).normal = {};
    arena.card(1, 0).normal = {};
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.place(1, 0, targetHex);
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    arena.say(u"attack.range"_s, 1);
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    arena.say(u"attack.dice"_s, 1);
    arena.choose(u"attack.symbol"_s, u"sword"_s);
    arena.say(u"attack.damage"_s, 3);
    arena.say(u"defence.dice"_s, 1);
    arena.choose(u"defence.symbol"_s, u"dodge"_s);
    arena.roll(u"attack.roll"_s, {sword});
    arena.roll(u"defence.roll"_s, {shield});
    QCOMPARE(arena.fighter(1, 0).damage, 3);
    arena.say(u"wounds"_s, 4);
    arena.choose(u"drive-back"_s, u"stay"_s);
    arena.choose(u"activation"_s, u"pass"_s);
    // What was said of the cards is known from now on.
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {sword}, {shield});
    QVERIFY(arena.fighter(1, 0).out);
    QCOMPARE(arena.state().player(0).glory, 1);
}

void TestSkirmishCombat::withoutTheBattlefieldTheTableSays()
{
    SkirmishArena::Options options;
    options.tracksField = false;
    SkirmishArena arena(options);
    arena.begin();
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    arena.choose(u"attack.target"_s, arena.ref(1, 2).toString());
    arena.say(u"attack.support"_s, 2);
    arena.roll(u"attack.roll"_s, {pair, sword});
    arena.roll(u"defence.roll"_s, {shield, dodge});
    arena.choose(u"trapped"_s, u"trapped"_s);
    QCOMPARE(arena.fighter(1, 2).damage, 2);
    arena.choose(u"activation"_s, u"charge:"_s + arena.ref(1, 2).toString());
    arena.choose(u"attack.target"_s, arena.ref(0, 0).toString());
    arena.say(u"attack.support"_s, 0);
    arena.roll(u"attack.roll"_s, {hammer, hammer});
    arena.roll(u"defence.roll"_s, {dodge, dodge});
    QCOMPARE(arena.prompt(u"drive-back"_s).choices, (QStringList{u"stay"_s, u"driven"_s}));
}

/// Every roll of both pools, counted with the game's own rules.
void TestSkirmishCombat::oddsAgreeWithEnumeration()
{
    SkirmishArena arena;
    arena.begin();
    const SkirmishDie &attackDie = arena.game().context().attackDie();
    const SkirmishDie &defenceDie = arena.game().context().defenceDie();
    const AttackOdds odds(attackDie, defenceDie);
    SeededRandomSource source(11);
    for (int round = 0; round < 60; ++round) {
        AttackSituation situation;
        situation.attackDice = source.roll(3);
        situation.attackSymbol = source.roll(2) == 1 ? u"hammer"_s : u"sword"_s;
        situation.defenceDice = source.roll(3) - 1;
        situation.defenceSymbol = source.roll(2) == 1 ? u"shield"_s : u"dodge"_s;
        situation.support = source.roll(5) - 3;
        situation.guard = source.roll(2) == 1;
        situation.cleave = source.roll(3) == 1;
        std::array<int, 3> counts{};
        int all = 0;
        const auto digits = [](int number, int dice) {
            std::vector<int> rolled;
            for (int i = 0; i < dice; ++i, number /= 6)
                rolled.push_back(number % 6 + 1);
            return rolled;
        };
        const int attacks = static_cast<int>(std::pow(6, situation.attackDice));
        const int defences = static_cast<int>(std::pow(6, situation.defenceDice));
        for (int a = 0; a < attacks; ++a) {
            const RollCount attack = countRoll(attackDie, digits(a, situation.attackDice),
                                               AttackOdds::attackSuccesses(situation));
            for (int d = 0; d < defences; ++d, ++all) {
                const CombatResult result
                    = compareRolls(attack,
                                   countRoll(defenceDie, digits(d, situation.defenceDice),
                                             AttackOdds::defenceSuccesses(situation)));
                ++counts[isSuccess(result) ? 0 : (mayDriveBack(result) ? 1 : 2)];
            }
        }
        const auto answer = odds.answer(situation);
        QVERIFY(answer);
        QCOMPARE(answer->free.success, Rational(Int128(counts[0]), Int128(all)));
        QCOMPARE(answer->free.driveBack, Rational(Int128(counts[1]), Int128(all)));
        QCOMPARE(answer->free.failure, Rational(Int128(counts[2]), Int128(all)));
        QCOMPARE(answer->trapped.success, Rational(Int128(counts[0] + counts[1]), Int128(all)));
    }
}

void TestSkirmishCombat::forecastsNameEveryAttack()
{
    SkirmishArena arena;
    AttackAction spear = arena.card(0, 0).normal.attacks[0];
    spear.id = AttackId(u"spear"_s);
    spear.range = 2;
    arena.card(0, 0).normal.attacks.push_back(spear);
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.place(1, 0, targetHex);
    arena.place(1, 1, {4, 4});
    const auto all = forecasts(arena.game().context(), arena.state(), arena.ref(0, 0));
    QCOMPARE(all.size(), size_t(3));
    for (const AttackForecast &forecast : all) {
        QVERIFY(forecast.odds);
        QCOMPARE(forecast.odds->free.success + forecast.odds->free.driveBack
                     + forecast.odds->free.failure,
                 Rational(1));
    }
}

QTEST_GUILESS_MAIN(TestSkirmishCombat)
#include "tst_skirmishcombat.moc"
