// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/cards/cardmodifiers.h"
#include "core/skirmish/cards/modifierwords.h"
#include "core/skirmish/combat/combatforecast.h"
#include "core/skirmish/state/skirmishcards.h"
#include "core/skirmish/state/skirmishchanges.h"
#include "core/skirmish/steps/powersteps.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dugout;

namespace {

constexpr int hammer = 2;
constexpr int miss = 4;

SkirmishCard changing(const QString &id, CardKind kind, const QStringList &modifiers)
{
    SkirmishCard card = simpleCard(id, kind);
    std::vector<CardModifier> parsed;
    for (const QString &text : modifiers)
        parsed.push_back(*modifierFromString(text));
    setModifiers(card, parsed);
    return card;
}

/// Seat 0's first fighter beside seat 1's first; the named one carries the upgrade.
SkirmishArena armed(const QStringList &modifiers, Seat bearer = 0)
{
    SkirmishArena arena(withCards({changing(u"card"_s, CardKind::Upgrade, modifiers)}));
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    take(arena.state().player(bearer).powers.deck, CardId(u"card"_s));
    arena.fighter(bearer, 0).upgrades = {CardId(u"card"_s)};
    return arena;
}

void declare(SkirmishArena &arena)
{
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
}

int diceOf(const SkirmishArena &arena, const QString &prompt)
{
    return static_cast<int>(arena.prompt(prompt).dice->faces().size());
}

/// The share of all rolls that succeed, each counted as the game counts it.
Rational enumerated(const SkirmishContext &context, const AttackSituation &situation)
{
    std::int64_t good = 0;
    std::int64_t all = 0;
    const auto each = [](int dice, int faces, const auto &use) {
        std::vector<int> roll(static_cast<size_t>(dice), 1);
        while (true) {
            use(roll);
            size_t place = 0;
            while (place < roll.size() && ++roll[place] > faces)
                roll[place++] = 1;
            if (place == roll.size())
                return;
        }
    };
    each(situation.attackDice, context.attackDie().faceCount(), [&](const std::vector<int> &a) {
        each(situation.defenceDice, context.defenceDie().faceCount(),
             [&](const std::vector<int> &d) {
                 const CombatResult result = compareRolls(
                     countRoll(context.attackDie(), a, AttackOdds::attackSuccesses(situation)),
                     countRoll(context.defenceDie(), d, AttackOdds::defenceSuccesses(situation)));
                 good += isSuccess(result) ? 1 : 0;
                 ++all;
             });
    });
    return Rational(good, all);
}

} // namespace

/// What cards say in numbers is carried out, and the chances know it.
class TestSkirmishModifiers final : public QObject
{
    Q_OBJECT

private slots:
    void textsAreRead_data();
    void textsAreRead();
    void everyWordHasAName();
    void cardsKeepThem();
    void moveAndWounds();
    void attackDice();
    void defenceDice();
    void damage();
    void damageNeverFallsBelowNothing();
    void range();
    void knockbacksAddUp();
    void cleave();
    void supports();
    void symbolsThatCount_data();
    void symbolsThatCount();
    void attackDiceAreRolledAgain();
    void defenceDiceAreRolledAgain();
    void gloryForTakingOut();
    void modifiersAddUp();
    void conditionsOfTheFighter_data();
    void conditionsOfTheFighter();
    void conditionsOfTheAttack_data();
    void conditionsOfTheAttack();
    void friendsAndEnemies();
    void ploysLastAsLongAsTheySay_data();
    void ploysLastAsLongAsTheySay();
    void ploysThatReactChangeTheAttack();
    void theTableChangesARollWithAReason();
    void oddsAgreeWithEnumeration_data();
    void oddsAgreeWithEnumeration();
    void oddsKnowWhatMayBeRolledAgain();
    void oddsBeforeTheDecisionKnowAPloy();
};

void TestSkirmishModifiers::textsAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isOne");
    QTest::newRow("plain") << u"damage+1"_s << true;
    QTest::newRow("less") << u"defence-2"_s << true;
    QTest::newRow("when") << u"dice+1:charge"_s << true;
    QTest::newRow("whose") << u"move+1@friends"_s << true;
    QTest::newRow("both") << u"attack-reroll+1@enemies:target-wounded"_s << true;
    QTest::newRow("nothing") << u"damage+0"_s << false;
    QTest::newRow("too much") << u"damage+99"_s << false;
    QTest::newRow("no such thing") << u"luck+1"_s << false;
    QTest::newRow("no such moment") << u"damage+1:monday"_s << false;
    QTest::newRow("no such people") << u"damage+1@all"_s << false;
    QTest::newRow("no number") << u"damage"_s << false;
    QTest::newRow("empty") << QString() << false;
}

void TestSkirmishModifiers::textsAreRead()
{
    QFETCH(QString, text);
    QFETCH(bool, isOne);
    const auto modifier = modifierFromString(text);
    QCOMPARE(modifier.has_value(), isOne);
    if (modifier)
        QCOMPARE(modifier->toString(), text);
}

void TestSkirmishModifiers::everyWordHasAName()
{
    for (const QString &what : modifier::all())
        QVERIFY2(!modifierName(what).isEmpty(), qPrintable(what));
    for (const QString &when : modifier::conditions())
        QVERIFY2(!conditionName(when).isEmpty(), qPrintable(when));
    for (const QString &trigger : modifier::triggers())
        QVERIFY2(!triggerName(trigger).isEmpty(), qPrintable(trigger));
}

void TestSkirmishModifiers::cardsKeepThem()
{
    SkirmishCard card = changing(u"card"_s, CardKind::Upgrade, {u"dice+1:charge"_s, u"damage+2"_s});
    QCOMPARE(modifiersOf(card).size(), size_t(2));
    setTrigger(card, u"attack-failed"_s);
    QCOMPARE(triggerOf(card), u"attack-failed"_s);
    QCOMPARE(modifiersOf(card).size(), size_t(2)); // a moment is no modifier
    setModifiers(card, {});
    QVERIFY(modifiersOf(card).empty());
    QVERIFY(card.effect.isEmpty());
    // The numbers of another effect are its own.
    QVERIFY(modifiersOf(printed(u"blood-offering"_s)).empty());
}

void TestSkirmishModifiers::moveAndWounds()
{
    SkirmishArena arena = armed({u"move+2"_s, u"wounds+1"_s});
    const FighterValues values = valuesOf(arena.game().context(), arena.state(), arena.ref(0, 0));
    QCOMPARE(values.move, 5);
    QCOMPARE(values.wounds, 6);
    QCOMPARE(valuesOf(arena.game().context(), arena.state(), arena.ref(0, 1)).wounds, 5);
}

void TestSkirmishModifiers::attackDice()
{
    SkirmishArena arena = armed({u"dice+1"_s});
    declare(arena);
    QCOMPARE(diceOf(arena, u"attack.roll"_s), 3);
}

void TestSkirmishModifiers::defenceDice()
{
    SkirmishArena arena = armed({u"defence+1"_s}, 1);
    declare(arena);
    arena.roll(u"attack.roll"_s, {hammer, hammer});
    QCOMPARE(diceOf(arena, u"defence.roll"_s), 3);
}

void TestSkirmishModifiers::damage()
{
    SkirmishArena arena = armed({u"damage+1"_s});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {hammer, hammer}, {miss, miss});
    QCOMPARE(arena.fighter(1, 0).damage, 3);
}

void TestSkirmishModifiers::damageNeverFallsBelowNothing()
{
    SkirmishArena arena = armed({u"damage-9"_s});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {hammer, hammer}, {miss, miss});
    QCOMPARE(arena.fighter(1, 0).damage, 0);
}

void TestSkirmishModifiers::range()
{
    SkirmishArena arena = armed({u"range+1"_s});
    arena.place(1, 0, {4, 4});
    QVERIFY(
        arena.prompt(u"activation"_s).choices.contains(u"attack:"_s + arena.ref(0, 0).toString()));
    SkirmishArena without = armed({u"move+1"_s});
    without.place(1, 0, {4, 4});
    QVERIFY(!without.prompt(u"activation"_s)
                 .choices.contains(u"attack:"_s + without.ref(0, 0).toString()));
}

void TestSkirmishModifiers::knockbacksAddUp()
{
    SkirmishArena arena = armed({u"knockback+1"_s});
    arena.card(0, 0).normal.attacks.front().knockback = 1;
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.fighter(0, 0).upgrades = {CardId(u"card"_s)};
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {hammer, hammer}, {miss, miss});
    arena.choose(u"drive-back"_s, hexText({4, 4}));
    QCOMPARE(arena.prompt(u"knockback"_s).atMost, 2);
}

void TestSkirmishModifiers::cleave()
{
    const auto shield = [](const SkirmishArena &arena) {
        const SkirmishDie &die = arena.game().context().defenceDie();
        for (int face = 1; face <= die.faceCount(); ++face) {
            if (die.symbolAt(face) == u"shield"_s)
                return face;
        }
        return 0;
    };
    SkirmishArena with = armed({u"cleave+1"_s});
    with.attack(with.ref(0, 0), with.ref(1, 0), {hammer, miss}, {shield(with), shield(with)});
    QCOMPARE(with.fighter(1, 0).damage, 2);
    SkirmishArena without = armed({u"move+1"_s});
    without.attack(without.ref(0, 0), without.ref(1, 0), {hammer, miss},
                   {shield(without), shield(without)});
    QCOMPARE(without.fighter(1, 0).damage, 0);
}

void TestSkirmishModifiers::supports()
{
    SkirmishArena arena = armed({u"support+1"_s});
    declare(arena);
    QCOMPARE(arena.state().combats.back().support, 1);
    SkirmishArena against = armed({u"support+2"_s}, 1);
    declare(against);
    QCOMPARE(against.state().combats.back().support, -2);
}

void TestSkirmishModifiers::symbolsThatCount_data()
{
    QTest::addColumn<QString>("modifier");
    QTest::addColumn<int>("bearer");
    QTest::addColumn<int>("damage");
    QTest::newRow("swords for the attacker") << u"sword+1"_s << 0 << 2;
    QTest::newRow("dodges for the target") << u"dodge+1"_s << 1 << 0;
}

void TestSkirmishModifiers::symbolsThatCount()
{
    QFETCH(QString, modifier);
    QFETCH(int, bearer);
    QFETCH(int, damage);
    SkirmishArena arena = armed({modifier}, bearer);
    const auto face = [](const SkirmishDie &die, const QString &symbol) {
        for (int i = 1; i <= die.faceCount(); ++i) {
            if (die.symbolAt(i) == symbol)
                return i;
        }
        return 0;
    };
    const SkirmishContext &context = arena.game().context();
    const int struck = bearer == 0 ? face(context.attackDie(), u"sword"_s) : hammer;
    const int held = bearer == 0 ? miss : face(context.defenceDie(), u"dodge"_s);
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {struck, struck}, {held, held});
    QCOMPARE(arena.fighter(1, 0).damage, damage);
}

void TestSkirmishModifiers::attackDiceAreRolledAgain()
{
    SkirmishArena arena = armed({u"attack-reroll+1"_s});
    declare(arena);
    arena.roll(u"attack.roll"_s, {hammer, miss});
    const Prompt again = arena.prompt(u"attack.reroll"_s);
    QCOMPARE(again.choices, (QStringList{u"die:0"_s, u"die:1"_s}));
    QCOMPARE(again.atMost, 1);
    arena.choose(u"attack.reroll"_s, u"die:1"_s);
    arena.roll(u"attack.reroll.roll"_s, {hammer});
    arena.roll(u"defence.roll"_s, {miss, miss});
    QCOMPARE(arena.fighter(1, 0).damage, 2);
}

void TestSkirmishModifiers::defenceDiceAreRolledAgain()
{
    SkirmishArena arena = armed({u"defence-reroll+2"_s}, 1);
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {hammer, miss}, {miss, miss});
    QCOMPARE(arena.prompt(u"defence.reroll"_s).atMost, 2);
    QCOMPARE(arena.askedSeat(), 1);
    arena.choose(u"defence.reroll"_s, QStringList{}); // nobody must
    QCOMPARE(arena.fighter(1, 0).damage, 2);
}

void TestSkirmishModifiers::gloryForTakingOut()
{
    SkirmishArena arena = armed({u"glory+1"_s, u"damage+5"_s});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {hammer, hammer}, {miss, miss});
    QVERIFY(arena.fighter(1, 0).out);
    QCOMPARE(arena.state().player(0).glory, 2);
}

void TestSkirmishModifiers::modifiersAddUp()
{
    SkirmishArena arena(withCards({changing(u"a"_s, CardKind::Upgrade, {u"wounds+1"_s}),
                                   changing(u"b"_s, CardKind::Upgrade, {u"wounds+1"_s})}));
    arena.begin();
    arena.fighter(0, 0).upgrades = {CardId(u"a"_s), CardId(u"b"_s)};
    arena.fighter(0, 0).marks = {{{}, {u"wounds+1"_s}}};
    QCOMPARE(valuesOf(arena.game().context(), arena.state(), arena.ref(0, 0)).wounds, 8);
}

void TestSkirmishModifiers::conditionsOfTheFighter_data()
{
    QTest::addColumn<QString>("when");
    for (const QString &when : {u"inspired"_s, u"wounded"_s, u"unwounded"_s, u"objective"_s,
                                u"guard"_s, u"supported"_s, u"alone"_s, u"leader"_s})
        QTest::newRow(qPrintable(when)) << when;
}

void TestSkirmishModifiers::conditionsOfTheFighter()
{
    QFETCH(QString, when);
    SkirmishArena arena = armed({u"move+1:"_s + when});
    SkirmishFighter &fighter = arena.fighter(0, 0);
    const auto set = [&](bool on) {
        fighter.inspired = when == u"inspired"_s && on;
        fighter.damage = (when == u"wounded"_s) == on && when.endsWith("wounded"_L1) ? 1 : 0;
        fighter.guard = when == u"guard"_s && on;
        arena.state().objectives.clear();
        if (when == u"objective"_s && on)
            arena.state().objectives.push_back({fighter.hex, 1, false});
        const bool beside
            = (when == u"supported"_s) == on && (when == u"supported"_s || when == u"alone"_s);
        arena.place(0, 1, beside ? Hex{3, 3} : hexAt(0, 0));
    };
    const auto move = [&](int number) {
        return valuesOf(arena.game().context(), arena.state(), arena.ref(0, number)).move;
    };
    set(true);
    QCOMPARE(move(0), 4);
    if (when == u"leader"_s) { // who leads does not change; another one does not
        arena.fighter(0, 1).upgrades = std::exchange(fighter.upgrades, {});
        QCOMPARE(move(1), 3);
        return;
    }
    set(false);
    QCOMPARE(move(0), 3);
}

void TestSkirmishModifiers::conditionsOfTheAttack_data()
{
    QTest::addColumn<QString>("when");
    QTest::addColumn<bool>("holds");
    QTest::newRow("close") << u"close"_s << true;
    QTest::newRow("ranged") << u"ranged"_s << false;
    QTest::newRow("charge") << u"charge"_s << false;
    QTest::newRow("target wounded") << u"target-wounded"_s << true;
    QTest::newRow("target leader") << u"target-leader"_s << true;
    QTest::newRow("target inspired") << u"target-inspired"_s << false;
    QTest::newRow("target on guard") << u"target-guard"_s << false;
}

void TestSkirmishModifiers::conditionsOfTheAttack()
{
    QFETCH(QString, when);
    QFETCH(bool, holds);
    SkirmishArena arena = armed({u"dice+1:"_s + when, u"damage+1:"_s + when});
    arena.fighter(1, 0).damage = 1;
    declare(arena);
    QCOMPARE(diceOf(arena, u"attack.roll"_s), holds ? 3 : 2);
    QCOMPARE(arena.state().combats.back().damage, holds ? 3 : 2);
}

void TestSkirmishModifiers::friendsAndEnemies()
{
    SkirmishArena arena = armed({u"move+1@friends"_s, u"move-1@enemies"_s});
    const auto move = [&](Seat seat, int number) {
        return valuesOf(arena.game().context(), arena.state(), arena.ref(seat, number)).move;
    };
    QCOMPARE(move(0, 0), 4);
    QCOMPARE(move(0, 2), 4);
    QCOMPARE(move(1, 1), 2);
    takeOut(arena.game().context(), arena.state(), arena.ref(0, 0), 1);
    QCOMPARE(move(1, 1), 3); // gone with its carrier
}

void TestSkirmishModifiers::ploysLastAsLongAsTheySay_data()
{
    QTest::addColumn<int>("duration");
    QTest::addColumn<int>("later"); ///< his Move two activations on
    QTest::newRow("the next activation") << static_cast<int>(PloyDuration::NextActivation) << 3;
    QTest::newRow("the round") << static_cast<int>(PloyDuration::Round) << 5;
    QTest::newRow("not said") << static_cast<int>(PloyDuration::None) << 3;
}

void TestSkirmishModifiers::ploysLastAsLongAsTheySay()
{
    QFETCH(int, duration);
    QFETCH(int, later);
    SkirmishCard ploy = changing(u"ploy"_s, CardKind::Ploy, {u"move+2"_s});
    ploy.duration = static_cast<PloyDuration>(duration);
    SkirmishArena arena(withCards({ploy}));
    arena.begin();
    arena.giveHand(0, {}, {u"ploy"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"power"_s, u"ploy:ploy"_s);
    arena.choose(u"ploy.fighter"_s, arena.ref(0, 0).toString());
    const auto move
        = [&] { return valuesOf(arena.game().context(), arena.state(), arena.ref(0, 0)).move; };
    QCOMPARE(arena.asked(), u"activation"_s); // its numbers were all there was to do
    QCOMPARE(move(), 5);
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(move(), later);
}

void TestSkirmishModifiers::ploysThatReactChangeTheAttack()
{
    SkirmishCard ploy = changing(u"ploy"_s, CardKind::Ploy, {u"damage+2"_s});
    ploy.reaction = true;
    setTrigger(ploy, u"attack-rolled"_s);
    SkirmishArena arena(withCards({ploy}));
    arena.begin();
    arena.giveHand(0, {}, {u"ploy"_s});
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {hammer, hammer}, {miss, miss});
    arena.choose(u"reaction"_s, u"ploy:ploy"_s);
    QCOMPARE(arena.fighter(1, 0).damage, 4);
}

void TestSkirmishModifiers::theTableChangesARollWithAReason()
{
    SkirmishArena arena = armed({u"move+1"_s});
    declare(arena);
    arena.choose(u"change"_s, u"dice+"_s);
    Event reason;
    reason.prompt = u"change.reason"_s;
    reason.seat = arena.askedSeat();
    reason.text = u"A card from home"_s;
    QVERIFY(arena.game().line(arena.state(), reason).contains(reason.text));
    QVERIFY(arena.game().apply(arena.state(), reason));
    QCOMPARE(diceOf(arena, u"attack.roll"_s), 3);
    arena.roll(u"attack.roll"_s, {hammer, hammer, miss});
    arena.choose(u"change"_s, u"damage+"_s);
    QVERIFY(arena.game().apply(arena.state(), reason));
    QVERIFY(!arena.prompt(u"change"_s).choices.contains(u"dice+"_s)); // those have fallen
    arena.roll(u"defence.roll"_s, {miss, miss});
    QCOMPARE(arena.fighter(1, 0).damage, 3);
}

void TestSkirmishModifiers::oddsAgreeWithEnumeration_data()
{
    QTest::addColumn<QStringList>("attacker");
    QTest::addColumn<QStringList>("target");
    QTest::newRow("nothing") << QStringList{u"move+1"_s} << QStringList{};
    QTest::newRow("dice") << QStringList{u"dice+1"_s} << QStringList{};
    QTest::newRow("dice when close") << QStringList{u"dice+2:close"_s} << QStringList{};
    QTest::newRow("defence") << QStringList{u"move+1"_s} << QStringList{u"defence+1"_s};
    QTest::newRow("cleave") << QStringList{u"cleave+1"_s} << QStringList{u"dodge+1"_s};
    QTest::newRow("symbols") << QStringList{u"sword+1"_s} << QStringList{u"dodge+1"_s};
    QTest::newRow("supports") << QStringList{u"support+2"_s} << QStringList{u"defence+1"_s};
    QTest::newRow("everything") << QStringList{u"dice+1"_s, u"sword+1"_s, u"support+1"_s}
                                << QStringList{u"defence+1"_s, u"dodge+1"_s};
}

void TestSkirmishModifiers::oddsAgreeWithEnumeration()
{
    QFETCH(QStringList, attacker);
    QFETCH(QStringList, target);
    SkirmishArena arena = armed(attacker);
    arena.fighter(1, 0).marks = {{{}, target}};
    const SkirmishContext &context = arena.game().context();
    const auto before = forecasts(context, arena.state(), arena.ref(0, 0));
    QCOMPARE(before.size(), size_t(1));
    declare(arena);
    const AttackSituation situation = arena.state().combats.back().situation();
    const Rational expected = enumerated(context, situation);
    QCOMPARE(combatForecast(context, arena.state())->odds->free.success, expected);
    QCOMPARE(before.front().odds->free.success, expected); // known before the decision
}

/// One die of each side; it is rolled again when that is allowed and helps.
void TestSkirmishModifiers::oddsKnowWhatMayBeRolledAgain()
{
    SkirmishArena arena = armed({u"attack-reroll+1"_s, u"dice-1"_s});
    arena.fighter(1, 0).marks = {{{}, {u"defence-1"_s}}};
    declare(arena);
    const SkirmishContext &context = arena.game().context();
    AttackSituation plain = arena.state().combats.back().situation();
    QCOMPARE(plain.attackRerolls, 1);
    plain.attackRerolls = 0;
    const SkirmishDie &die = context.attackDie();
    const int faces = die.faceCount();
    // With each first roll the better of keeping it and rolling once more.
    Rational best(0, 1);
    const Rational again = enumerated(context, plain);
    for (int face = 1; face <= faces; ++face) {
        std::int64_t good = 0;
        const int defenceFaces = context.defenceDie().faceCount();
        for (int held = 1; held <= defenceFaces; ++held)
            good += isSuccess(
                        compareRolls(countRoll(die, {face}, AttackOdds::attackSuccesses(plain)),
                                     countRoll(context.defenceDie(), {held},
                                               AttackOdds::defenceSuccesses(plain))))
                ? 1
                : 0;
        const Rational kept(good, defenceFaces);
        best = best + (kept < again ? again : kept) * Rational(1, faces);
    }
    QCOMPARE(combatForecast(context, arena.state())->odds->free.success, best);
}

void TestSkirmishModifiers::oddsBeforeTheDecisionKnowAPloy()
{
    SkirmishArena arena(withCards({printed(u"blood-offering"_s)}));
    arena.begin(1);
    arena.giveHand(0, {}, {u"blood-offering"_s});
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"power"_s, u"ploy:blood-offering"_s);
    arena.choose(u"ploy.fighter"_s, arena.ref(0, 0).toString());
    QCOMPARE(arena.asked(), u"activation"_s);
    const auto before = forecasts(arena.game().context(), arena.state(), arena.ref(0, 0));
    declare(arena);
    QCOMPARE(diceOf(arena, u"attack.roll"_s), 4);
    QCOMPARE(before.front().odds, combatForecast(arena.game().context(), arena.state())->odds);
}

QTEST_GUILESS_MAIN(TestSkirmishModifiers)
#include "tst_skirmishmodifiers.moc"
