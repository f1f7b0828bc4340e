// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/skirmisharena.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// The table carries something out by hand that happens to this fighter.
void carryOut(SkirmishArena &arena, const QString &effect, const FighterRef &ref)
{
    arena.confirm(u"hand"_s);
    arena.choose(u"effect"_s, effect);
    arena.choose(u"effect.fighter"_s, ref.toString());
}

QStringList offered(const SkirmishArena &arena)
{
    return arena.prompt(u"effect"_s).choices;
}

} // namespace

/// What a card may do that only the coaches can read.
class TestSkirmishEffects final : public QObject
{
    Q_OBJECT

private slots:
    void woundsAreHealed();
    void fightersArePushedAndPutElsewhere();
    void fightersChangePlaces();
    void changingPlacesNeedsTwo();
    void chargesAreGranted();
    void movesAreGrantedWithoutTheField();
    void diceAreRolledAgainOnce();
    void diceThatLieNoLongerAreNotRolledAgain();
};

void TestSkirmishEffects::woundsAreHealed()
{
    SkirmishArena arena;
    arena.begin();
    arena.confirm(u"hand"_s);
    QVERIFY(!offered(arena).contains(u"heal"_s));
    QVERIFY(arena.prompt(u"effect"_s).usual.isEmpty());
    arena.choose(u"effect"_s, u"done"_s);
    arena.fighter(0, 1).damage = 3;
    carryOut(arena, u"heal"_s, arena.ref(0, 1));
    QCOMPARE(arena.prompt(u"effect.number"_s).atMost, 3);
    arena.say(u"effect.number"_s, 2);
    QCOMPARE(arena.fighter(0, 1).damage, 1);
    QCOMPARE(arena.prompt(u"effect"_s).usual, u"done"_s); // most cards do one thing
}

/// A push goes through free hexes; who is put down somewhere need not walk there. Neither is a
/// move.
void TestSkirmishEffects::fightersArePushedAndPutElsewhere()
{
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, {0, 0}); // the corner
    arena.place(0, 1, {1, 0});
    arena.place(0, 2, {0, 1});
    carryOut(arena, u"push"_s, arena.ref(0, 0));
    QCOMPARE(arena.asked(), u"effect"_s); // nowhere to go
    arena.choose(u"effect"_s, u"done"_s);
    carryOut(arena, u"place"_s, arena.ref(0, 0));
    QVERIFY(arena.isRefused(u"place.hex"_s, hexText({1, 0})));
    arena.choose(u"place.hex"_s, hexText({4, 2}));
    arena.choose(u"effect"_s, u"push"_s);
    arena.choose(u"effect.fighter"_s, arena.ref(0, 0).toString());
    QVERIFY(arena.isRefused(u"push.hex"_s, hexText({0, 0}))); // shut in by the others
    arena.choose(u"push.hex"_s, hexText({4, 3}));
    QCOMPARE(arena.fighter(0, 0).hex, (Hex{4, 3}));
    QVERIFY(!arena.fighter(0, 0).moved);
}

void TestSkirmishEffects::fightersChangePlaces()
{
    SkirmishArena arena;
    arena.begin();
    const auto first = arena.fighter(0, 0).hex;
    const auto second = arena.fighter(1, 2).hex;
    carryOut(arena, u"exchange"_s, arena.ref(0, 0));
    const Prompt prompt = arena.prompt(u"exchange.fighter"_s);
    QCOMPARE(prompt.choices.size(), 5);
    QVERIFY(arena.isRefused(prompt.id, arena.ref(0, 0).toString()));
    const PromptWords words = arena.game().words(arena.state(), prompt);
    QVERIFY(words.detail.contains(u"Fighter 0"_s));
    arena.choose(prompt.id, arena.ref(1, 2).toString());
    QCOMPARE(arena.fighter(0, 0).hex, second);
    QCOMPARE(arena.fighter(1, 2).hex, first);
    QCOMPARE(brokenInvariant(arena.game(), arena.state()), QString());
}

void TestSkirmishEffects::changingPlacesNeedsTwo()
{
    SkirmishArena::Options options;
    options.tracksField = false;
    SkirmishArena arena(options);
    arena.begin();
    arena.confirm(u"hand"_s);
    for (const QString &effect : {u"push"_s, u"place"_s, u"exchange"_s, u"reroll"_s})
        QVERIFY2(!offered(arena).contains(effect), qPrintable(effect));
}

/// Even to who has charged already; it costs no activation.
void TestSkirmishEffects::chargesAreGranted()
{
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, {4, 0});
    arena.place(1, 0, {4, 3});
    arena.fighter(0, 0).charged = true;
    arena.fighter(0, 0).guard = true;
    carryOut(arena, u"charge"_s, arena.ref(0, 0));
    QVERIFY(!arena.fighter(0, 0).guard);
    arena.choose(u"charge.hex"_s, hexText({4, 2}));
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    QCOMPARE(arena.state().combats.back().how.word(), u"charge"_s);
    QVERIFY(arena.state().combats.back().attack == AttackId(u"blade"_s));
    const QJsonArray combats = arena.game().toJson(arena.state()).value(u"combats"_s).toArray();
    QCOMPARE(combats.last().toObject().value(u"attack"_s).toString(), u"blade"_s);
    arena.roll(u"attack.roll"_s, {1, 1});
    arena.roll(u"defence.roll"_s, {4, 4});
    arena.choose(u"drive-back"_s, u"stay"_s);
    arena.choose(u"effect"_s, u"done"_s);
    QCOMPARE(arena.fighter(1, 0).damage, 2);
    QVERIFY(arena.fighter(0, 0).charged);
    QCOMPARE(arena.state().player(0).activations, 4);
    QCOMPARE(arena.asked(), u"activation"_s);
}

void TestSkirmishEffects::movesAreGrantedWithoutTheField()
{
    SkirmishArena::Options options;
    options.tracksField = false;
    SkirmishArena arena(options);
    arena.begin();
    carryOut(arena, u"move"_s, arena.ref(0, 0));
    QVERIFY(arena.fighter(0, 0).moved);
    QCOMPARE(arena.asked(), u"effect"_s);
}

void TestSkirmishEffects::diceAreRolledAgainOnce()
{
    SkirmishCard reaction = simpleCard(u"re"_s, CardKind::Ploy);
    reaction.reaction = true;
    SkirmishArena arena(withCards({reaction}));
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.giveHand(0, {}, {u"re"_s});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {2, 2}, {1, 2}); // fails by the critical
    arena.choose(u"reaction"_s, u"ploy:re"_s);
    arena.choose(u"effect"_s, u"reroll"_s);
    QCOMPARE(arena.prompt(u"effect.fighter"_s).choices,
             (QStringList{u"0:fighter-0"_s, u"1:fighter-0"_s}));
    arena.choose(u"effect.fighter"_s, u"1:fighter-0"_s);
    QCOMPARE(arena.prompt(u"defence.roll"_s).seat, 1);
    arena.roll(u"defence.roll"_s, {4, 2}); // a dodge and a shield: what stands
    arena.choose(u"effect"_s, u"reroll"_s);
    QCOMPARE(arena.prompt(u"effect.fighter"_s).choices, QStringList{u"0:fighter-0"_s});
    arena.choose(u"effect.fighter"_s, u"0:fighter-0"_s);
    const Prompt prompt = arena.prompt(u"attack.roll"_s);
    QCOMPARE(prompt.seat, 0);
    Event event;
    event.prompt = prompt.id;
    event.seat = 0;
    event.dice = {2, 4};
    const QString line = arena.game().line(arena.state(), event);
    QVERIFY2(line.contains(u"(1\u00A0:\u00A01)"_s), qPrintable(line)); // against the new defence
    arena.roll(u"attack.roll"_s, {2, 3});
    QVERIFY(!offered(arena).contains(u"reroll"_s));
    arena.choose(u"effect"_s, u"done"_s);
    QCOMPARE(arena.fighter(1, 0).damage, 2); // two hammers against one shield
}

void TestSkirmishEffects::diceThatLieNoLongerAreNotRolledAgain()
{
    SkirmishCard reaction = simpleCard(u"re"_s, CardKind::Ploy);
    reaction.reaction = true;
    SkirmishArena arena(withCards({reaction}));
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.giveHand(0, {}, {u"re"_s});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {4, 4}, {2, 2});
    arena.choose(u"reaction"_s, u"decline"_s); // to the dice
    arena.choose(u"reaction"_s, u"ploy:re"_s); // to the failure
    QVERIFY(!offered(arena).contains(u"reroll"_s));
}

QTEST_GUILESS_MAIN(TestSkirmishEffects)
#include "tst_skirmisheffects.moc"
