// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishcards.h"
#include "core/skirmish/state/skirmishchanges.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What the printed cards and fighters do.
class TestSkirmishAbilities final : public QObject
{
    Q_OBJECT

private slots:
    void allOutAttacksEndTheFightersPhase();
    void berserkChargesCountBothSymbols();
    void spinsStrikeEveryNeighbour();
    void parriesStrikeBack();
    void pushInsteadOfBeingDriven();
    void attackAgainAfterAFailure();
    void bloodFlowsAfterThreeSuccesses();
    void relicInspiresAndPays();
    void annihilationCountsWarbands();
    void garrekIsInspiredByDeath();
};

void TestSkirmishAbilities::allOutAttacksEndTheFightersPhase()
{
    SkirmishArena arena(withCards({printed(u"total-offence"_s)}));
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    take(arena.state().player(0).powers.deck, CardId(u"total-offence"_s));
    arena.fighter(0, 0).upgrades = {CardId(u"total-offence"_s)};
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    arena.choose(u"all-out"_s, u"yes"_s);
    arena.roll(u"attack.roll"_s, {4, 4, 4, 4});
    arena.roll(u"defence.roll"_s, {4, 4});
    QVERIFY(arena.fighter(0, 0).spent);
    arena.choose(u"activation"_s, u"pass"_s);
    QVERIFY(arena.isRefused(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString()));
}

void TestSkirmishAbilities::berserkChargesCountBothSymbols()
{
    SkirmishArena arena(withCards({printed(u"berserk-charge"_s)}));
    arena.begin();
    arena.place(0, 0, {4, 0});
    arena.place(1, 0, {4, 3});
    take(arena.state().player(0).powers.deck, CardId(u"berserk-charge"_s));
    arena.fighter(0, 0).upgrades = {CardId(u"berserk-charge"_s)};
    arena.choose(u"activation"_s, u"charge:"_s + arena.ref(0, 0).toString());
    arena.choose(u"charge.hex"_s, u"4,2"_s);
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    arena.roll(u"attack.roll"_s, {4, 4}); // swords
    arena.roll(u"defence.roll"_s, {4, 4});
    QCOMPARE(arena.fighter(1, 0).damage, 2);
}

void TestSkirmishAbilities::spinsStrikeEveryNeighbour()
{
    SkirmishCard spin = printed(u"deadly-spin"_s);
    spin.attack->symbol = u"sword"_s;
    SkirmishArena arena(withCards({spin}));
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.place(1, 1, {5, 1});
    take(arena.state().player(0).powers.deck, spin.id);
    arena.fighter(0, 0).upgrades = {spin.id};
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    arena.choose(u"attack"_s, u"deadly-spin"_s);
    arena.choose(u"attack.target"_s, arena.ref(1, 1).toString());
    arena.roll(u"attack.roll"_s, {4, 4, 4});
    arena.roll(u"defence.roll"_s, {4, 4});
    arena.choose(u"drive-back"_s, u"stay"_s);
    QCOMPARE(arena.prompt(u"attack.target"_s).choices, QStringList{arena.ref(1, 0).toString()});
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    arena.roll(u"attack.roll"_s, {4, 2, 2});
    arena.roll(u"defence.roll"_s, {4, 4});
    arena.choose(u"drive-back"_s, u"stay"_s);
    QCOMPARE(arena.fighter(1, 0).damage, 1);
    QCOMPARE(arena.fighter(1, 1).damage, 1);
    QCOMPARE(arena.asked(), u"activation"_s); // one activation for both
}

void TestSkirmishAbilities::parriesStrikeBack()
{
    SkirmishArena arena;
    AttackAction parry = arena.card(1, 0).normal.attacks[0];
    parry.id = AttackId(u"parry"_s);
    parry.reaction = true;
    parry.effect = cardeffect::parry;
    arena.card(1, 0).normal.attacks.push_back(parry);
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {2, 4}, {2, 4}); // a draw
    QCOMPARE(arena.askedSeat(), 1);
    arena.choose(u"reaction"_s, u"parry:"_s + arena.ref(1, 0).toString());
    QCOMPARE(arena.prompt(u"attack.target"_s).choices, QStringList{arena.ref(0, 0).toString()});
    arena.choose(u"attack.target"_s, arena.ref(0, 0).toString());
    arena.roll(u"attack.roll"_s, {2, 2});
    arena.roll(u"defence.roll"_s, {4, 4});
    arena.choose(u"drive-back"_s, u"stay"_s);
    QCOMPARE(arena.fighter(0, 0).damage, 2);
    QCOMPARE(arena.asked(), u"activation"_s); // she is not driven back any more
    QCOMPARE(*arena.fighter(1, 0).hex, (Hex{4, 3}));
}

void TestSkirmishAbilities::pushInsteadOfBeingDriven()
{
    SkirmishArena arena(withCards({printed(u"ever-advancing"_s)}));
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    take(arena.state().player(1).powers.deck, CardId(u"ever-advancing"_s));
    arena.fighter(1, 0).upgrades = {CardId(u"ever-advancing"_s)};
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {2, 2}, {4, 4});
    QCOMPARE(arena.fighter(1, 0).damage, 2); // after the damage
    arena.choose(u"reaction"_s, u"push:ever-advancing"_s);
    QCOMPARE(arena.askedSeat(), 1);
    arena.choose(u"push.hex"_s, u"5,2"_s);
    QCOMPARE(*arena.fighter(1, 0).hex, (Hex{5, 2}));
    QVERIFY(!arena.isAsked(u"drive-back"_s));
}

void TestSkirmishAbilities::attackAgainAfterAFailure()
{
    SkirmishArena arena(withCards({printed(u"tireless-assault"_s)}));
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.place(1, 1, {3, 3});
    arena.giveHand(0, {}, {u"tireless-assault"_s});
    arena.giveHand(1, {}, {u"tireless-assault"_s});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {4, 4}, {2, 2});
    QCOMPARE(arena.askedSeat(), 0); // only the side that attacked may
    arena.choose(u"reaction"_s, u"ploy:tireless-assault"_s);
    QCOMPARE(arena.prompt(u"attack.target"_s).choices, QStringList{arena.ref(1, 0).toString()});
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    arena.roll(u"attack.roll"_s, {1, 1});
    arena.roll(u"defence.roll"_s, {2, 2});
    arena.choose(u"drive-back"_s, u"stay"_s);
    QCOMPARE(arena.fighter(1, 0).damage, 2);
}

void TestSkirmishAbilities::bloodFlowsAfterThreeSuccesses()
{
    SkirmishCard blood = printed(u"let-the-blood-flow"_s);
    SkirmishArena arena(withCards({blood}));
    arena.begin();
    arena.giveHand(0, {blood.id.text()}, {});
    for (int i = 0; i < 3; ++i) {
        QVERIFY(!arena.isAsked(u"score.0"_s));
        arena.fighter(0, i).successes = 1;
    }
    arena.choose(u"score.0"_s, blood.id.text());
    arena.say(u"card.glory"_s, 3); // open in the document
    QCOMPARE(arena.state().player(0).glory, 3);
}

void TestSkirmishAbilities::relicInspiresAndPays()
{
    SkirmishArena::Options options;
    options.choices[OptionId(u"capture-the-artefact"_s)] = true;
    SkirmishArena arena(options);
    arena.begin();
    arena.state().objectives = {{Hex{4, 2}, 0, true}};
    arena.place(1, 0, {4, 2});
    QCOMPARE(objectivesHeld(arena.state(), 1), 1);
    for (int i = 0; i < 8; ++i)
        arena.choose(u"activation"_s, u"pass"_s);
    QVERIFY(arena.fighter(1, 0).inspired);
    QCOMPARE(arena.state().player(1).glory, 3);
}

void TestSkirmishAbilities::annihilationCountsWarbands()
{
    const SkirmishCard card = printed(u"annihilation"_s);
    for (const int players : {2, 3, 4}) {
        SkirmishArena arena(withCards({card}, players));
        arena.begin();
        const auto met
            = [&] { return *isConditionMet(arena.game().context(), arena.state(), 0, card); };
        QVERIFY(!met());
        for (int i = 0; i < 3; ++i)
            arena.fighter(1, i).out = true;
        QCOMPARE(met(), players == 2);
        if (players == 2)
            continue;
        for (int i = 0; i < 3; ++i)
            arena.fighter(2, i).out = true;
        QVERIFY(met());
    }
}

void TestSkirmishAbilities::garrekIsInspiredByDeath()
{
    SkirmishArena arena;
    arena.card(0, 0).inspireWhen.insert(u"fighters-out"_s, 3);
    arena.begin();
    for (int i = 0; i < 3; ++i) {
        QVERIFY(!arena.fighter(0, 0).inspired);
        takeOut(arena.game().context(), arena.state(), i == 0 ? arena.ref(0, 1) : arena.ref(1, i),
                0);
        arena.choose(u"activation"_s, u"pass"_s);
    }
    QVERIFY(arena.fighter(0, 0).inspired);
}

QTEST_GUILESS_MAIN(TestSkirmishAbilities)
#include "tst_skirmishabilities.moc"
