// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/placement.h"
#include "core/skirmish/skirmishchanges.h"
#include "core/text/localizedtext.h"
#include "tests/support/skirmisharena.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

std::vector<SkirmishCard> manyCards()
{
    std::vector<SkirmishCard> cards;
    for (int i = 0; i < 12; ++i) {
        cards.push_back(simpleCard(u"objective-%1"_s.arg(i), CardKind::Objective));
        cards.back().glory = 2;
        cards.back().timing = i % 2 == 0 ? ScoreTiming::EndPhase : ScoreTiming::Immediate;
    }
    for (int i = 0; i < 20; ++i)
        cards.push_back(
            simpleCard(u"power-%1"_s.arg(i), i % 2 == 0 ? CardKind::Ploy : CardKind::Upgrade));
    return cards;
}

} // namespace

class TestSkirmishGame final : public QObject
{
    Q_OBJECT

private slots:
    void rollOffsAreDecidedInOrder_data();
    void rollOffsAreDecidedInOrder();
    void tiedPlayersRollAgain();
    void saidRollOffsNameWhoIsMeant();
    void placementsAreLegal();
    void setUpAsksInOrder();
    void whoFinishedFirstAddsACritical();
    void tokensLimitActivations();
    void chargesEndNextToATarget();
    void playersTakeTurns_data();
    void playersTakeTurns();
    void powerStepsEndWhenAllPass();
    void oneReactionForEachOpportunity();
    void ploysExpire();
    void upgradesCostGlory();
    void allOutAttacksEndTheFightersPhase();
    void berserkChargesCountBothSymbols();
    void spinsStrikeEveryNeighbour();
    void parriesStrikeBack();
    void pushInsteadOfBeingDriven();
    void attackAgainAfterAFailure();
    void objectivesScoreAtOnce();
    void bloodFlowsAfterThreeSuccesses();
    void endPhaseFollowsTheList();
    void lastRoundOnlyScores();
    void relicInspiresAndPays();
    void annihilationCountsWarbands();
    void garrekIsInspiredByDeath();
    void gamesAreJudged_data();
    void gamesAreJudged();
    void bestOfThree();
    void suddenDeathEndsWithAWarband();
    void handsStayHidden();
    void linesDoNotTellWhatWasDrawn();
    void boardsHaveNames();
    void everyPromptHasWords();
};

void TestSkirmishGame::rollOffsAreDecidedInOrder_data()
{
    QTest::addColumn<QList<int>>("first");
    QTest::addColumn<QList<int>>("second");
    QTest::addColumn<int>("winner");
    QTest::newRow("criticals") << QList<int>{1, 2, 2, 2} << QList<int>{5, 5, 6, 6} << 0;
    QTest::newRow("single supports") << QList<int>{1, 6, 6, 6} << QList<int>{1, 5, 2, 2} << 1;
    QTest::newRow("double supports") << QList<int>{1, 5, 6, 2} << QList<int>{1, 5, 2, 2} << 0;
    QTest::newRow("no critical at all") << QList<int>{2, 2, 2, 2} << QList<int>{2, 2, 2, 5} << 1;
}

void TestSkirmishGame::rollOffsAreDecidedInOrder()
{
    QFETCH(QList<int>, first);
    QFETCH(QList<int>, second);
    QFETCH(int, winner);
    SkirmishArena arena;
    arena.begin();
    for (const bool lowest : {false, true}) {
        push(arena.state(), {u"activation"_s, 0});
        pushRollOff(arena.state(), u"test"_s, {0, 1}, lowest);
        arena.roll(u"roll-off"_s, {first.begin(), first.end()});
        arena.roll(u"roll-off"_s, {second.begin(), second.end()});
        QCOMPARE(arena.state().rollOffWinner, lowest ? 1 - winner : winner);
    }
}

void TestSkirmishGame::tiedPlayersRollAgain()
{
    SkirmishArena::Options options;
    options.players = 3;
    options.tracksField = false;
    SkirmishArena arena(options);
    arena.begin();
    pushRollOff(arena.state(), u"test"_s, {0, 1, 2});
    arena.roll(u"roll-off"_s, {1, 2, 2, 2});
    arena.roll(u"roll-off"_s, {2, 2, 2, 2});
    arena.roll(u"roll-off"_s, {2, 2, 2, 1});
    QCOMPARE(arena.askedSeat(), 0); // only those who were tied
    arena.roll(u"roll-off"_s, {2, 2, 2, 2});
    QCOMPARE(arena.askedSeat(), 2);
    arena.roll(u"roll-off"_s, {2, 2, 6, 2});
    QCOMPARE(arena.state().rollOffWinner, 2);
}

void TestSkirmishGame::saidRollOffsNameWhoIsMeant()
{
    SkirmishArena arena;
    arena.begin();
    Event event;
    event.prompt = u"roll-off.said"_s;
    event.choices = {u"seat:1"_s};
    for (const bool lowest : {false, true}) {
        pushRollOff(arena.state(), u"test"_s, {0, 1}, lowest);
        const QString title
            = arena.game().words(arena.state(), arena.prompt(u"roll-off.said"_s)).title;
        QVERIFY2(title.contains(lowest ? u"who came last"_s : u"who won"_s), qPrintable(title));
        QCOMPARE(arena.game().line(arena.state(), event),
                 lowest ? u"Player 1 came last in the roll-off."_s
                        : u"Player 1 won the roll-off."_s);
        arena.choose(u"roll-off.said"_s, u"seat:1"_s);
        QCOMPARE(arena.state().rollOffWinner, 1);
    }
}

void TestSkirmishGame::placementsAreLegal()
{
    const Board board = blankBoard(u"plain"_s).board;
    const Battlefield field({{board, {0, 0}, false, 0}});
    const JoinLimits limits;
    const auto legal = legalPlacements(field, board, limits, false);
    const auto flush = legalPlacements(field, board, limits, true);
    QVERIFY(!flush.empty() && flush.size() < legal.size());
    for (const Placement &placement : legal) {
        QCOMPARE(field.check({board, placement.offset, placement.turned, 1}, limits),
                 PlacementProblem::None);
        QCOMPARE(placementFromText(placementText(placement)), placement);
    }
    // Every other place in the neighbourhood is refused by the battlefield itself.
    size_t fitting = 0;
    for (int q = -20; q <= 20; ++q) {
        for (int r = -25; r <= 25; ++r) {
            for (const bool turned : {false, true}) {
                if (field.check({board, {q, r}, turned, 1}, limits) == PlacementProblem::None)
                    ++fitting;
            }
        }
    }
    QCOMPARE(legal.size(), fitting);
}

void TestSkirmishGame::setUpAsksInOrder()
{
    RandomSkirmish wanted;
    wanted.options[OptionId(u"capture-the-artefact"_s)] = true;
    SeededRandomSource source(3);
    const SkirmishGame game(skirmishRuleset(), randomSetup(*skirmishRuleset(), wanted, source));
    SkirmishState state = game.start();
    QStringList asked;
    while (state.round == 0) {
        const auto prompts = game.prompts(state);
        if (asked.isEmpty() || asked.constLast() != prompts.front().id)
            asked.append(prompts.front().id);
        QVERIFY(game.apply(state, randomAnswer(prompts.front(), source)));
    }
    asked.removeAll(u"mulligan"_s);
    asked.removeIf([](const QString &id) { return id.startsWith("deploy.h"_L1); });
    const QStringList start{u"roll-off"_s,  u"board"_s,  u"board.place"_s,     u"relic"_s,
                            u"objective"_s, u"reveal"_s, u"draw.objectives"_s, u"draw.powers"_s};
    QCOMPARE(asked.mid(0, start.size()), start);
    QVERIFY(asked.indexOf(u"deploy.first"_s) > asked.indexOf(u"draw.powers"_s));
    QCOMPARE(state.objectives.size(), size_t(6)); // the Relic and five
    for (const SkirmishPlayer &player : state.players) {
        QCOMPARE(player.objectives.hand.size(), size_t(3));
        QCOMPARE(player.powers.hand.size(), size_t(5));
    }
    for (const FighterRef &ref : state.fighters([](Seat, const SkirmishFighter &) { return true; }))
        QCOMPARE(state.field->cell(*state.find(ref)->hex)->player, std::optional<int>(ref.seat));
}

void TestSkirmishGame::whoFinishedFirstAddsACritical()
{
    SkirmishArena arena;
    arena.begin();
    arena.state().deployedFirst = 1;
    arena.state().agenda = {{u"game-end"_s}, {u"round"_s, noSeat, {}, {}, 1}};
    pushRollOff(arena.state(), u"test"_s, {0, 1});
    arena.choose(u"roll-off.said"_s, u"seat:0"_s);
    arena.roll(u"roll-off"_s, {1, 2, 2, 2});
    arena.roll(u"roll-off"_s, {1, 2, 2, 2});
    QCOMPARE(arena.asked(), u"first-player"_s);
    QCOMPARE(arena.askedSeat(), 1);
}

void TestSkirmishGame::tokensLimitActivations()
{
    SkirmishArena arena;
    arena.begin();
    const QString who = arena.ref(0, 0).toString();
    arena.place(0, 0, {4, 0});
    arena.choose(u"activation"_s, u"move:"_s + who);
    QVERIFY(arena.isRefused(u"move.hex"_s, u"4,0"_s)); // not where he started
    arena.choose(u"move.hex"_s, u"4,1"_s);
    arena.choose(u"activation"_s, u"pass"_s);
    QVERIFY(arena.isRefused(u"activation"_s, u"move:"_s + who));
    QVERIFY(arena.isRefused(u"activation"_s, u"charge:"_s + who));
    arena.choose(u"activation"_s, u"guard:"_s + who);
    QVERIFY(arena.fighter(0, 0).guard);
    arena.choose(u"activation"_s, u"pass"_s);
    QVERIFY(arena.isRefused(u"activation"_s, u"guard:"_s + who));
}

void TestSkirmishGame::chargesEndNextToATarget()
{
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, {4, -1});
    arena.place(1, 0, {4, 3});
    arena.place(1, 1, {0, 8});
    arena.place(1, 2, {2, 7});
    arena.fighter(0, 0).guard = true;
    arena.choose(u"activation"_s, u"charge:"_s + arena.ref(0, 0).toString());
    for (const QString &hex : arena.prompt(u"charge.hex"_s).choices)
        QCOMPARE(hexDistance(hexFromText(hex), {4, 3}), 1);
    arena.choose(u"charge.hex"_s, u"4,2"_s);
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    arena.roll(u"attack.roll"_s, {4, 4});
    arena.roll(u"defence.roll"_s, {4, 4});
    QVERIFY(arena.fighter(0, 0).charged && !arena.fighter(0, 0).guard);
    arena.choose(u"activation"_s, u"pass"_s);
    for (const QString &choice : arena.prompt(u"activation"_s).choices)
        QVERIFY(!choice.endsWith(arena.ref(0, 0).toString()));
}

void TestSkirmishGame::playersTakeTurns_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("round");
    QTest::addColumn<QList<int>>("order");
    QTest::newRow("two") << 2 << 1 << 1 << QList<int>{1, 0, 1, 0};
    QTest::newRow("three, round one") << 3 << 1 << 1 << QList<int>{1, 2, 0, 1};
    QTest::newRow("three, round two") << 3 << 1 << 2 << QList<int>{1, 0, 2, 1};
    QTest::newRow("four, round three") << 4 << 3 << 3 << QList<int>{3, 0, 1, 2, 3};
    QTest::newRow("four, round two") << 4 << 3 << 2 << QList<int>{3, 2, 1, 0, 3};
}

void TestSkirmishGame::playersTakeTurns()
{
    QFETCH(int, players);
    QFETCH(int, first);
    QFETCH(int, round);
    QFETCH(QList<int>, order);
    SkirmishArena::Options options;
    options.players = players;
    options.tracksField = false;
    SkirmishArena arena(options);
    arena.begin(first);
    arena.state().round = round;
    QList<int> found;
    for (qsizetype i = 0; i < order.size(); ++i) {
        found.append(arena.askedSeat());
        arena.choose(u"activation"_s, u"pass"_s);
    }
    QCOMPARE(found, order);
    for (int i = static_cast<int>(order.size()); i < 4 * players; ++i)
        arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(arena.asked(), u"end.glory"_s);
    QCOMPARE(arena.askedSeat(), first);
}

void TestSkirmishGame::powerStepsEndWhenAllPass()
{
    SkirmishArena arena(withCards(manyCards(), 3));
    arena.begin(1);
    for (const Seat seat : {0, 1, 2})
        arena.giveHand(seat, {}, {u"power-0"_s, u"power-2"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    QList<int> asked;
    const QStringList answers{u"pass"_s, u"ploy:power-0"_s, u"pass"_s, u"pass"_s, u"pass"_s};
    for (const QString &answer : answers) {
        QCOMPARE(arena.asked(), u"power"_s);
        asked.append(arena.askedSeat());
        arena.choose(u"power"_s, answer);
        if (answer != u"pass"_s)
            arena.choose(u"effect"_s, u"done"_s);
    }
    QCOMPARE(asked, (QList<int>{1, 2, 0, 1, 2}));
    QCOMPARE(arena.asked(), u"activation"_s);
    QCOMPARE(arena.askedSeat(), 2);
    QCOMPARE(arena.state().player(2).powers.discard, CardPile{CardId(u"power-0"_s)});
}

void TestSkirmishGame::oneReactionForEachOpportunity()
{
    SkirmishCard reaction = simpleCard(u"reaction"_s, CardKind::Ploy);
    reaction.reaction = true;
    SkirmishArena arena(withCards({reaction}));
    arena.begin();
    arena.giveHand(0, {}, {u"reaction"_s});
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(arena.asked(), u"reaction"_s);
    QCOMPARE(arena.askedSeat(), 1); // who activates next is asked first
    arena.choose(u"reaction"_s, u"decline"_s);
    QCOMPARE(arena.askedSeat(), 0);
    arena.choose(u"reaction"_s, u"ploy:reaction"_s);
    arena.choose(u"effect"_s, u"done"_s);
    QCOMPARE(arena.askedSeat(), 1); // a ploy was played, and that is an opportunity of its own
    arena.choose(u"reaction"_s, u"decline"_s);
    QCOMPARE(arena.asked(), u"power"_s);
    // In a power step it cannot be played.
    arena.choose(u"power"_s, u"pass"_s);
    QCOMPARE(arena.asked(), u"activation"_s);
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(arena.askedSeat(), 1);
    arena.choose(u"reaction"_s, u"ploy:reaction"_s);
    arena.choose(u"effect"_s, u"done"_s);
    QCOMPARE(arena.asked(), u"activation"_s); // one was enough
}

void TestSkirmishGame::ploysExpire()
{
    SkirmishArena arena(withCards({printed(u"blood-offering"_s)}));
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.giveHand(1, {}, {u"blood-offering"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"power"_s, u"ploy:blood-offering"_s);
    arena.choose(u"ploy.fighter"_s, arena.ref(1, 0).toString());
    QCOMPARE(arena.fighter(1, 0).damage, 1);
    QCOMPARE(arena.state().lying.size(), size_t(1));
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(1, 0).toString());
    arena.choose(u"attack.target"_s, arena.ref(0, 0).toString());
    arena.roll(u"attack.roll"_s, {4, 4, 4, 4}); // two dice more
    arena.roll(u"defence.roll"_s, {4, 4});
    QVERIFY(arena.state().lying.empty());
    QCOMPARE(arena.state().player(1).powers.discard.size(), size_t(1));
}

void TestSkirmishGame::upgradesCostGlory()
{
    SkirmishCard restricted = simpleCard(u"only-second"_s, CardKind::Upgrade);
    restricted.restricted = {FighterId(u"fighter-1"_s)};
    SkirmishArena arena(withCards({printed(u"great-fortitude"_s), restricted}));
    arena.begin();
    arena.giveHand(0, {}, {u"great-fortitude"_s, u"only-second"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(arena.prompt(u"power"_s).choices, QStringList{u"pass"_s}); // nothing to pay with
    arena.say(u"glory.0"_s, 2);
    arena.choose(u"power"_s, u"upgrade:only-second"_s);
    QCOMPARE(arena.prompt(u"upgrade.fighter"_s).choices, QStringList{arena.ref(0, 1).toString()});
    arena.choose(u"upgrade.fighter"_s, arena.ref(0, 1).toString());
    arena.choose(u"power"_s, u"upgrade:great-fortitude"_s);
    arena.choose(u"upgrade.fighter"_s, arena.ref(0, 0).toString());
    QCOMPARE(arena.state().player(0).glory, 0);
    QCOMPARE(arena.state().player(0).totalGlory(), 2);
    QCOMPARE(valuesOf(arena.game().context(), arena.state(), arena.ref(0, 0)).wounds,
             std::optional(6));
}

void TestSkirmishGame::allOutAttacksEndTheFightersPhase()
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

void TestSkirmishGame::berserkChargesCountBothSymbols()
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

void TestSkirmishGame::spinsStrikeEveryNeighbour()
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

void TestSkirmishGame::parriesStrikeBack()
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

void TestSkirmishGame::pushInsteadOfBeingDriven()
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

void TestSkirmishGame::attackAgainAfterAFailure()
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

void TestSkirmishGame::objectivesScoreAtOnce()
{
    SkirmishArena arena(withCards(manyCards()));
    arena.begin();
    arena.giveHand(0, {u"objective-0"_s, u"objective-1"_s}, {});
    // One is for the end phase, the other gives its glory at once.
    QCOMPARE(arena.prompt(u"score.0"_s).choices, QStringList{u"objective-1"_s});
    arena.choose(u"score.0"_s, u"objective-1"_s);
    QCOMPARE(arena.state().player(0).glory, 2);
    arena.choose(u"draw.objectives"_s, u"objective-3"_s);
    QVERIFY(!arena.isAsked(u"score.0"_s)); // not off the same event
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(arena.prompt(u"score.0"_s).choices, QStringList{u"objective-3"_s});
}

void TestSkirmishGame::bloodFlowsAfterThreeSuccesses()
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

void TestSkirmishGame::endPhaseFollowsTheList()
{
    SkirmishArena arena(withCards(manyCards()));
    arena.begin(1);
    for (const Seat seat : {0, 1})
        arena.giveHand(seat, {u"objective-0"_s, u"objective-1"_s, u"objective-2"_s},
                       {u"power-0"_s, u"power-1"_s});
    arena.state().agenda.resize(3);
    push(arena.state(), {u"mulligan"_s, 0});
    arena.choose(u"mulligan"_s, u"keep"_s);
    QList<int> seats;
    QStringList asked;
    while (arena.state().phase == SkirmishPhase::End) {
        const QString id = arena.asked();
        asked.append(id);
        seats.append(arena.askedSeat());
        if (id == u"end.score"_s)
            arena.choose(id, {u"objective-0"_s, u"objective-2"_s});
        else if (id == u"end.discard.objectives"_s)
            arena.choose(id, {u"objective-1"_s});
        else if (id == u"end.upgrade"_s && arena.state().player(arena.askedSeat()).glorySpent == 0)
            arena.choose(id, u"power-1"_s);
        else if (id == u"upgrade.fighter"_s)
            arena.choose(id, arena.ref(arena.askedSeat(), 0).toString());
        else if (id == u"end.discard.powers"_s)
            arena.choose(id, QStringList{});
        else
            arena.choose(id, arena.prompt(id).choices.mid(0, arena.prompt(id).atMost));
    }
    const QStringList list{u"end.score"_s,       u"end.discard.objectives"_s, u"end.upgrade"_s,
                           u"upgrade.fighter"_s, u"end.discard.powers"_s,     u"draw.objectives"_s,
                           u"draw.powers"_s};
    QCOMPARE(asked, list + list);
    QCOMPARE(seats.mid(0, 7), QList<int>(7, 1)); // who activated first
    for (const Seat seat : {0, 1}) {
        QCOMPARE(arena.state().player(seat).objectives.hand.size(), size_t(3));
        QCOMPARE(arena.state().player(seat).powers.hand.size(), size_t(5));
        QCOMPARE(arena.state().player(seat).totalGlory(), 4);
        QCOMPARE(arena.state().player(seat).glorySpent, 1);
    }
    QCOMPARE(arena.state().round, 2);
}

void TestSkirmishGame::lastRoundOnlyScores()
{
    SkirmishArena arena(withCards(manyCards()));
    arena.begin();
    arena.state().round = 3;
    arena.giveHand(0, {u"objective-0"_s}, {u"power-0"_s});
    arena.giveHand(1, {u"objective-1"_s}, {u"power-0"_s});
    arena.state().agenda.resize(3);
    push(arena.state(), {u"mulligan"_s, 0});
    arena.choose(u"mulligan"_s, u"keep"_s);
    arena.choose(u"end.score"_s, u"objective-0"_s);
    QVERIFY(arena.state().finished);
    QCOMPARE(arena.state().matchWinner, 0);
    QVERIFY(arena.game().verdict(arena.state()).contains(u"Player 0"_s));
}

void TestSkirmishGame::relicInspiresAndPays()
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

void TestSkirmishGame::annihilationCountsWarbands()
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

void TestSkirmishGame::garrekIsInspiredByDeath()
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

void TestSkirmishGame::gamesAreJudged_data()
{
    using Standings = std::vector<Standing>;
    QTest::addColumn<Standings>("standings");
    QTest::addColumn<QList<int>>("winners");
    QTest::addColumn<QString>("reason");
    QTest::newRow("glory") << Standings{{5, true, 0}, {4, false, 3}} << QList<int>{0}
                           << u"most-glory"_s;
    QTest::newRow("wiped out") << Standings{{5, true, 0}, {5, false, 0}} << QList<int>{1}
                               << u"wiped-out"_s;
    QTest::newRow("objectives") << Standings{{5, false, 2}, {5, false, 1}} << QList<int>{0}
                                << u"objectives"_s;
    QTest::newRow("draw") << Standings{{5, false, 1}, {5, false, 1}} << QList<int>{0, 1}
                          << u"draw"_s;
    QTest::newRow("both gone") << Standings{{5, true, 0}, {5, true, 0}} << QList<int>{0, 1}
                               << u"draw"_s;
    QTest::newRow("four: survivors")
        << Standings{{5, true, 0}, {5, false, 0}, {1, false, 4}, {5, true, 0}} << QList<int>{1}
        << u"survivors"_s;
    QTest::newRow("three: objectives among survivors")
        << Standings{{5, false, 1}, {5, false, 2}, {5, true, 0}} << QList<int>{1}
        << u"objectives"_s;
    QTest::newRow("three: a draw of two")
        << Standings{{5, false, 2}, {5, false, 2}, {4, false, 5}} << QList<int>{0, 1} << u"draw"_s;
}

void TestSkirmishGame::gamesAreJudged()
{
    QFETCH(std::vector<Standing>, standings);
    QFETCH(QList<int>, winners);
    QFETCH(QString, reason);
    const GameResult result = judge(standings);
    QCOMPARE(QList<int>(result.winners.begin(), result.winners.end()), winners);
    QCOMPARE(result.reason, reason);
}

void TestSkirmishGame::bestOfThree()
{
    SkirmishArena::Options options;
    options.tracksField = false;
    options.choices[OptionId(u"best-of-three"_s)] = true;
    const auto play = [&](const QList<QList<int>> &glory, const QString &tieBreak) {
        options.choices[OptionId(u"match-tie-break"_s)] = tieBreak;
        SkirmishArena arena(options);
        arena.begin();
        for (const QList<int> &game : glory) {
            arena.state().agenda = {{u"game-end"_s}};
            for (const Seat seat : {0, 1}) {
                arena.state().player(seat) = {};
                arena.state().player(seat).fighters.resize(1);
                gainGlory(arena.state(), seat, game.at(seat), u"by-hand"_s);
            }
            arena.state().heldSaid = {0, 0};
            push(arena.state(), {u"mulligan"_s, 0});
            arena.state().player(0).powers.hand = {CardId(u"x"_s)};
            arena.choose(u"mulligan"_s, u"keep"_s);
        }
        return arena.state();
    };
    SkirmishState state = play({{2, 1}, {3, 1}}, u"draw"_s);
    QVERIFY(state.finished && state.matchWinner == 0 && state.results.size() == 2);
    state = play({{2, 1}, {1, 1}}, u"draw"_s);
    QVERIFY(!state.finished && state.game == 3);
    state = play({{2, 1}, {1, 5}, {4, 1}}, u"draw"_s);
    QCOMPARE(state.matchWinner, 0);
    QCOMPARE(state.matchReason, u"wins"_s);
    state = play({{2, 1}, {1, 5}, {4, 4}}, u"draw"_s);
    QVERIFY(state.finished && state.matchWinner == noSeat);
    state = play({{2, 1}, {1, 5}, {4, 4}}, u"ladder"_s);
    QCOMPARE(state.matchWinner, 1);
    QCOMPARE(state.matchReason, u"total-glory"_s);
    state = play({{2, 1}, {1, 2}, {4, 4}}, u"ladder"_s);
    QVERIFY(state.suddenDeath && !state.finished);
    QCOMPARE(state.round, 1); // the round after the third game's last, which was not counted here
}

void TestSkirmishGame::suddenDeathEndsWithAWarband()
{
    SkirmishArena arena(withCards(manyCards()));
    arena.card(1, 0).normal.wounds = 1;
    arena.begin();
    arena.state().suddenDeath = true;
    arena.state().round = 4;
    arena.state().agenda = {{u"match-sudden"_s},
                            {u"round-end"_s},
                            {u"end-phase"_s},
                            {u"activations"_s},
                            {u"activation"_s, 0}};
    arena.giveHand(0, {u"objective-1"_s}, {u"power-0"_s});
    for (const int i : {1, 2})
        takeOut(arena.game().context(), arena.state(), arena.ref(1, i), 0);
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    const QStringList choices = arena.prompt(u"activation"_s).choices;
    QVERIFY(!choices.contains(u"draw"_s) && !choices.contains(u"swap"_s));
    QVERIFY(!arena.isAsked(u"score.0"_s));
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {1, 1}, {4, 4});
    QVERIFY(arena.state().finished);
    QCOMPARE(arena.state().matchWinner, 0);
    QCOMPARE(arena.state().matchReason, u"sudden-death"_s);
}

void TestSkirmishGame::handsStayHidden()
{
    SkirmishArena arena(withCards(manyCards()));
    arena.begin();
    arena.giveHand(0, {u"objective-0"_s}, {u"power-0"_s});
    arena.giveHand(1, {u"objective-7"_s}, {u"power-9"_s});
    push(arena.state(), {u"upgrade"_s, 1, {}, u"power-9"_s});
    const auto text = [&](Seat viewer) {
        return QString::fromUtf8(QJsonDocument(arena.game().view(arena.state(), viewer)).toJson());
    };
    const QRegularExpression anyCard(u"\"(objective|power)-\\d+\""_s);
    QVERIFY(!text(noSeat).contains(anyCard));
    QVERIFY(text(1).contains(u"\"power-9\""_s));
    const QJsonArray players = arena.game().view(arena.state(), 0).value("players"_L1).toArray();
    QVERIFY(!QString::fromUtf8(QJsonDocument(players.at(1).toObject()).toJson()).contains(anyCard));
    QCOMPARE(players.at(1).toObject().value("powers"_L1).toObject().value("hand"_L1).toInt(), 1);
    QVERIFY(SkirmishGame::isSecret(arena.prompt(u"upgrade.fighter"_s)) == false);
    pop(arena.state());
    const Prompt scoring = arena.prompt(u"score.1"_s);
    QVERIFY(SkirmishGame::isKnownTo(scoring, 1));
    QVERIFY(!SkirmishGame::isKnownTo(scoring, 0) && !SkirmishGame::isKnownTo(scoring, noSeat));
    QVERIFY(SkirmishGame::isKnownTo(arena.prompt(u"activation"_s), 1));
}

void TestSkirmishGame::linesDoNotTellWhatWasDrawn()
{
    SkirmishArena arena(withCards(manyCards()));
    arena.begin();
    arena.choose(u"activation"_s, u"draw"_s);
    Event event;
    event.prompt = u"draw.powers"_s;
    event.seat = 0;
    event.choices = {u"power-3"_s};
    QVERIFY(!arena.game().line(arena.state(), event).contains(u"power-3"_s));
    QVERIFY(!arena.game().line(arena.state(), event, 1).contains(u"power-3"_s));
    QVERIFY(arena.game().line(arena.state(), event, 0).contains(u"power-3"_s));
    event.prompt = u"activation"_s;
    event.choices = {u"pass"_s};
    event.number = 3; // what was not asked for is not told
    QCOMPARE(arena.game().line(arena.state(), event), u"Player 0: Activation: Pass"_s);
    QVERIFY(SkirmishGame::isSecret(arena.prompt(u"draw.powers"_s)));
    QVERIFY(SkirmishGame::isChance(arena.prompt(u"draw.powers"_s)));
}

void TestSkirmishGame::boardsHaveNames()
{
    SeededRandomSource source(1);
    SkirmishSetup setup = randomSetup(*skirmishRuleset(), {}, source);
    setup.seats[1].boards[0].name = u"Shattered court"_s;
    const SkirmishGame game(skirmishRuleset(), setup);
    SkirmishState state = game.start();
    push(state, {u"board-choose"_s, 0});
    const Prompt prompt = game.prompts(state).front();
    QCOMPARE(prompt.choices.constLast(), u"1:plain-2"_s);
    QCOMPARE(game.words(state, prompt).choices,
             (QStringList{u"Plain board (Player 1)"_s, u"Shattered court (Player 2)"_s}));
}

void TestSkirmishGame::everyPromptHasWords()
{
    QSet<QString> seen;
    for (int seed = 1; seed <= 24; ++seed) {
        SeededRandomSource source(static_cast<std::uint64_t>(seed));
        RandomSkirmish wanted;
        wanted.players = 2 + seed % 3;
        wanted.openValues = seed % 4 == 0;
        wanted.tracksField = seed % 5 != 0;
        wanted.tracksCards = seed % 6 != 0;
        wanted.options[OptionId(u"capture-the-artefact"_s)] = true;
        const SkirmishGame game(skirmishRuleset(), randomSetup(*skirmishRuleset(), wanted, source));
        SkirmishState state = game.start();
        while (!state.finished) {
            const auto prompts = game.prompts(state);
            for (const Prompt &prompt : prompts) {
                const PromptWords words = game.words(state, prompt);
                QVERIFY2(!words.title.isEmpty(), qPrintable(prompt.id));
                QVERIFY2(!words.title.contains(u'%') && !words.detail.contains(u"%1"_s),
                         qPrintable(prompt.id));
                QCOMPARE(words.choices.size(), prompt.choices.size());
                QVERIFY2(!words.choices.contains(QString()), qPrintable(prompt.id));
                seen.insert(prompt.id);
            }
            const Event event = randomAnswerOf(prompts, source);
            QVERIFY(!game.line(state, event).isEmpty());
            QVERIFY(game.apply(state, event));
        }
        QVERIFY(game.verdict(state).endsWith(u'.'));
    }
    QVERIFY2(seen.size() > 50, qPrintable(QString::number(seen.size())));
}

QTEST_GUILESS_MAIN(TestSkirmishGame)
#include "tst_skirmishgame.moc"
