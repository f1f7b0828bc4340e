// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishcards.h"
#include "core/skirmish/state/skirmishchanges.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

using Check = void (*)();

SkirmishCard upgradeWith(const QString &id, const QString &key)
{
    SkirmishCard card = simpleCard(id, CardKind::Upgrade);
    card.effect = cardeffect::characteristics;
    card.values.insert(key, 1);
    return card;
}

/// An arena whose game begins with the boards instead of in the middle.
SkirmishArena fromTheStart(const SkirmishArena::Options &options)
{
    SkirmishArena arena(options);
    arena.begin();
    arena.state() = arena.game().start();
    return arena;
}

/// Answers with whatever is named first; every roll-off is said to be Player 0's.
void goOnTo(SkirmishArena &arena, const QString &prompt)
{
    while (arena.asked() != prompt) {
        const Prompt next = arena.prompt(arena.asked());
        if (next.kind == PromptKind::Dice)
            arena.choose(u"roll-off.said"_s, u"seat:0"_s);
        else
            arena.choose(next.id, next.choices.first(std::max(next.atLeast, 0)));
    }
}

void declineAll(SkirmishArena &arena)
{
    while (arena.asked() == u"reaction"_s)
        arena.choose(u"reaction"_s, u"decline"_s);
}

std::vector<Hex> hexesOf(const Prompt &prompt)
{
    std::vector<Hex> hexes;
    for (const QString &choice : prompt.choices)
        hexes.push_back(hexFromText(choice));
    return hexes;
}

// Setting up

void tokensKeepTheirDistance()
{
    SkirmishArena arena = fromTheStart({});
    goOnTo(arena, u"objective"_s);
    for (int placed = 0; placed < 5; ++placed) {
        const Prompt prompt = arena.prompt(u"objective"_s);
        QCOMPARE(prompt.seat, (arena.state().boardOrder.front() + placed) % 2);
        bool edge = false;
        for (const Hex hex : hexesOf(prompt)) {
            edge = edge || arena.state().field->isEdge(hex);
            const Cell *cell = arena.state().field->cell(hex);
            QVERIFY(cell && !cell->starting && !cell->blocked);
            for (const ObjectiveToken &token : arena.state().objectives)
                QVERIFY(hexDistance(hex, *token.hex) >= 3);
        }
        QCOMPARE(edge, placed == 4);
        arena.choose(prompt.id, prompt.choices.first());
    }
    QCOMPARE(arena.asked(), u"reveal"_s);
}

void relicLiesBetweenTheBoards()
{
    SkirmishArena::Options options;
    options.choices[OptionId(u"capture-the-artefact"_s)] = true;
    SkirmishArena arena = fromTheStart(options);
    goOnTo(arena, u"relic"_s);
    const Battlefield &field = *arena.state().field;
    QCOMPARE(arena.askedSeat(), arena.state().boardOrder.back());
    for (const Hex hex : hexesOf(arena.prompt(u"relic"_s)))
        QVERIFY(!field.cell(hex)->player && !field.isEdge(hex));
    const Hex relic = hexesOf(arena.prompt(u"relic"_s)).front();
    arena.choose(u"relic"_s, hexText(relic));
    const std::vector<Hex> hexes = hexesOf(arena.prompt(u"objective"_s));
    QVERIFY(std::none_of(hexes.begin(), hexes.end(), [&](Hex one) { return one == relic; }));
    QVERIFY(std::any_of(hexes.begin(), hexes.end(),
                        [&](Hex one) { return hexDistance(one, relic) <= 2; }));
}

void redrawsTakeAWholeKind()
{
    std::vector<SkirmishCard> cards;
    for (const QString &id : {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s, u"g"_s})
        cards.push_back(simpleCard(id, CardKind::Objective));
    SkirmishArena arena = fromTheStart(withCards(cards));
    goOnTo(arena, u"mulligan"_s);
    const SkirmishPlayer &player = arena.state().player(0);
    const CardPile old = player.objectives.hand;
    QCOMPARE(old.size(), size_t(3));
    arena.choose(u"mulligan"_s, u"objectives"_s);
    QCOMPARE(arena.prompt(u"draw.objectives"_s).choices,
             (QStringList{u"d"_s, u"e"_s, u"f"_s, u"g"_s}));
    arena.choose(u"draw.objectives"_s, {u"d"_s, u"e"_s, u"f"_s});
    QCOMPARE(player.objectives.discard, old);
    QCOMPARE(arena.askedSeat(), 1); // once for each kind
}

void theBonusCountsInEveryRepetition()
{
    SkirmishArena arena = fromTheStart({});
    goOnTo(arena, u"deploy.first"_s);
    arena.choose(u"deploy.first"_s, u"seat:1"_s);
    goOnTo(arena, u"roll-off"_s);
    arena.roll(u"roll-off"_s, {1, 2, 2, 2});
    arena.roll(u"roll-off"_s, {2, 2, 2, 2}); // and a critical for having finished first: level
    arena.roll(u"roll-off"_s, {2, 3, 4, 2});
    arena.roll(u"roll-off"_s, {2, 2, 2, 2});
    QCOMPARE(arena.asked(), u"first-player"_s);
    QCOMPARE(arena.askedSeat(), 1);
}

// The action phase

void onlyAChargeEndsGuard()
{
    for (const QString &action : {u"move"_s, u"attack"_s, u"charge"_s}) {
        SkirmishArena arena;
        arena.begin();
        arena.place(0, 0, {4, 2});
        arena.place(1, 0, {4, 3});
        arena.fighter(0, 0).guard = true;
        arena.choose(u"activation"_s, action + u":0:fighter-0"_s);
        QCOMPARE(arena.fighter(0, 0).guard, action != u"charge"_s);
    }
}

void emptyDecksAreNotDrawnFrom()
{
    SkirmishArena arena(withCards({simpleCard(u"ploy"_s, CardKind::Ploy)}));
    arena.begin();
    QVERIFY(arena.prompt(u"activation"_s).choices.contains(u"draw"_s));
    arena.giveHand(0, {}, {u"ploy"_s});
    QVERIFY(!arena.prompt(u"activation"_s).choices.contains(u"draw"_s));
    QVERIFY(!arena.prompt(u"activation"_s).choices.contains(u"swap"_s));
}

void suddenDeathHasNoCards()
{
    SkirmishArena arena(withCards({simpleCard(u"ploy"_s, CardKind::Ploy), reactionPloy(u"re"_s),
                                   simpleCard(u"goal"_s, CardKind::Objective)}));
    arena.begin();
    arena.giveHand(0, {u"goal"_s}, {u"re"_s});
    arena.state().suddenDeath = true;
    const QStringList choices = arena.prompt(u"activation"_s).choices;
    QVERIFY(!choices.contains(u"draw"_s) && !choices.contains(u"swap"_s));
    QVERIFY(!arena.isAsked(u"score.0"_s));
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(arena.asked(), u"activation"_s); // neither a reaction nor a power step
    QCOMPARE(arena.askedSeat(), 1);
}

void whoActivatesNextReactsFirst()
{
    SkirmishArena arena(withCards({reactionPloy(u"re"_s)}));
    arena.begin();
    arena.giveHand(0, {}, {u"re"_s});
    arena.giveHand(1, {}, {u"re"_s});
    for (int activation = 0; activation < 8; ++activation) {
        arena.choose(u"activation"_s, u"pass"_s);
        QCOMPARE(arena.asked(), u"reaction"_s);
        QCOMPARE(arena.askedSeat(), (activation + 1) % 2); // of the ninth, who began
        declineAll(arena);
        QCOMPARE(arena.askedSeat(), activation % 2); // the power step begins with who activated
        arena.choose(u"power"_s, u"pass"_s);
        arena.choose(u"power"_s, u"pass"_s);
    }
    QCOMPARE(arena.state().phase, SkirmishPhase::End);
}

void theSecondRoundGoesTheOtherWay()
{
    SkirmishArena arena(withCards({simpleCard(u"ploy"_s, CardKind::Ploy)}, 3));
    arena.begin();
    arena.state().round = 2;
    for (Seat seat = 0; seat < 3; ++seat)
        arena.giveHand(seat, {}, {u"ploy"_s});
    const std::vector<Seat> order{0, 2, 1};
    for (size_t activation = 0; activation < 12; ++activation) {
        QCOMPARE(arena.askedSeat(), order[activation % 3]);
        arena.choose(u"activation"_s, u"pass"_s);
        for (size_t i = 0; i < 3; ++i) {
            QCOMPARE(arena.askedSeat(), order[(activation + i) % 3]);
            arena.choose(u"power"_s, u"pass"_s);
        }
    }
    for (const Seat seat : order) {
        QCOMPARE(arena.prompt(u"end.discard.powers"_s).seat, seat);
        arena.choose(u"end.discard.powers"_s, QStringList{});
    }
}

// Combat

void strangersGiveNoSupport()
{
    SkirmishArena::Options options;
    options.players = 3;
    SkirmishArena arena(options);
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.place(2, 0, {3, 3}); // next to both
    arena.place(2, 1, {5, 2});
    arena.choose(u"activation"_s, u"attack:0:fighter-0"_s);
    arena.choose(u"attack.target"_s, u"1:fighter-0"_s);
    QCOMPARE(arena.state().combats.back().support, 0);
}

void modifiersAddUp()
{
    SkirmishArena arena(
        withCards({upgradeWith(u"w1"_s, u"wounds"_s), upgradeWith(u"w2"_s, u"wounds"_s),
                   upgradeWith(u"k1"_s, u"knockback"_s)}));
    arena.card(0, 0).normal.attacks.front().knockback = 1;
    arena.begin();
    arena.fighter(0, 0).upgrades = {CardId(u"w1"_s), CardId(u"w2"_s), CardId(u"k1"_s)};
    const SkirmishContext &context = arena.game().context();
    QCOMPARE(valuesOf(context, arena.state(), arena.ref(0, 0)).wounds, 7);
    QCOMPARE(attacksOf(context, arena.state(), arena.ref(0, 0)).front().knockback, 2);
}

void upgradesStayWithTheFallen()
{
    SkirmishArena arena(
        withCards({upgradeWith(u"w1"_s, u"wounds"_s), upgradeWith(u"w2"_s, u"wounds"_s)}));
    arena.begin();
    arena.fighter(0, 0).upgrades = {CardId(u"w1"_s)};
    takeOut(arena.game().context(), arena.state(), arena.ref(0, 0), 1);
    QCOMPARE(arena.fighter(0, 0).upgrades.size(), size_t(1));
    const SkirmishCard &second = *arena.game().context().card(CardId(u"w2"_s));
    QCOMPARE(upgradeTargets(arena.state(), 0, second),
             (std::vector{arena.ref(0, 1), arena.ref(0, 2)}));
}

/// Player 0 strikes with two criticals; Player 1 answers with a card of their own.
void strikeAndReact(SkirmishArena &arena, std::vector<int> attack, std::vector<int> defence)
{
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.giveHand(1, {}, {u"re"_s});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), std::move(attack), std::move(defence));
    arena.choose(u"reaction"_s, u"ploy:re"_s);
}

void attacksOutOfRangeEnd()
{
    struct Case
    {
        int range;
        Hex hex;
        int damage;
    };
    for (const Case &one : {Case{1, {4, 4}, 0}, Case{2, {4, 4}, 2}, Case{1, {3, 3}, 2}}) {
        SkirmishArena arena(withCards({reactionPloy(u"re"_s)}));
        arena.card(0, 0).normal.attacks.front().range = one.range;
        strikeAndReact(arena, {1, 1}, {4, 4});
        arena.choose(u"effect"_s, u"push"_s);
        arena.choose(u"effect.fighter"_s, u"1:fighter-0"_s);
        arena.choose(u"push.hex"_s, hexText(one.hex));
        arena.choose(u"effect"_s, u"done"_s);
        QCOMPARE(arena.fighter(1, 0).damage, one.damage);
        QCOMPARE(arena.fighter(0, 0).successes, one.damage > 0 ? 1 : 0);
        QCOMPARE(arena.asked(), one.damage > 0 ? u"drive-back"_s : u"activation"_s);
    }
}

void guardTakenInTheAttackCounts()
{
    SkirmishArena arena(withCards({reactionPloy(u"re"_s)}));
    strikeAndReact(arena, {2, 4}, {4, 4}); // one hammer against two dodges
    arena.choose(u"effect"_s, u"guard"_s);
    arena.choose(u"effect.fighter"_s, u"1:fighter-0"_s);
    arena.choose(u"effect"_s, u"done"_s);
    QCOMPARE(arena.fighter(1, 0).damage, 0);
}

void trappedCriticalsAreCriticalHits()
{
    QVERIFY(isCriticalHit(CombatResult::Trapped, {1, 1}));
    QVERIFY(!isCriticalHit(CombatResult::Equal, {1, 1}));
    QVERIFY(!isCriticalHit(CombatResult::AttackHigher, {0, 2}));
}

struct ReadFact
{
    const char *name;
    Check check;
};

constexpr ReadFact facts[]{
    {"L526-549 tokens keep their distance; only the last may lie at the edge",
     tokensKeepTheirDistance},
    {"L1659-1669 the Relic lies between the boards, tokens near it", relicLiesBetweenTheBoards},
    {"L500-519 a redraw takes a whole kind of card", redrawsTakeAWholeKind},
    {"L1127-1134 the bonus counts in every repetition", theBonusCountsInEveryRepetition},
    {"L1165 only a charge ends Guard", onlyAChargeEndsGuard},
    {"L476 empty decks are not drawn from", emptyDecksAreNotDrawnFrom},
    {"L1625-1628 sudden death has no cards", suddenDeathHasNoCards},
    {"L1356-1369 who activates next reacts first", whoActivatesNextReactsFirst},
    {"L1883-1887 the second round goes the other way", theSecondRoundGoesTheOtherWay},
    {"L1905-1908 strangers give no support", strangersGiveNoSupport},
    {"L1113, L1188 modifiers add up", modifiersAddUp},
    {"L1271-1273 upgrades stay with the fallen", upgradesStayWithTheFallen},
    {"L1372-1378 an attack out of range ends without a result", attacksOutOfRangeEnd},
    {"L1163 Guard taken in the attack counts", guardTakenInTheAttackCounts},
    {"L1004, L1137 a trapped target can take a critical hit", trappedCriticalsAreCriticalHits},
};

} // namespace

/// What a second reading of the rules found worth a look, each under its lines of the document.
class TestSkirmishReading final : public QObject
{
    Q_OBJECT

private slots:
    void facts_data();
    void facts();
};

void TestSkirmishReading::facts_data()
{
    QTest::addColumn<int>("fact");
    int row = 0;
    for (const ReadFact &fact : ::facts)
        QTest::newRow(fact.name) << row++;
}

void TestSkirmishReading::facts()
{
    QFETCH(int, fact);
    ::facts[fact].check();
}

QTEST_GUILESS_MAIN(TestSkirmishReading)
#include "tst_skirmishreading.moc"
