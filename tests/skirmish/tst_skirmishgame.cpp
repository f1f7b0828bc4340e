// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishchanges.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/stepgroups.h"
#include "tests/support/skirmisharena.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// How an action phase goes, and what of it may be seen.
class TestSkirmishGame final : public QObject
{
    Q_OBJECT

private slots:
    void tokensLimitActivations();
    void chargesEndNextToATarget();
    void playersTakeTurns_data();
    void playersTakeTurns();
    void powerStepsEndWhenAllPass();
    void oneReactionForEachOpportunity();
    void ploysExpire();
    void upgradesCostGlory();
    void objectivesScoreAtOnce();
    void handsStayHidden();
    void linesDoNotTellWhatWasDrawn();
    void everyKindHasARule();
    void everyPromptHasWords();
};

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

void TestSkirmishGame::handsStayHidden()
{
    SkirmishArena arena(withCards(manyCards()));
    arena.begin();
    arena.giveHand(0, {u"objective-0"_s}, {u"power-0"_s});
    arena.giveHand(1, {u"objective-7"_s}, {u"power-9"_s});
    push(arena.state(), {SkirmishKind::Upgrade, 1, {}, CardInPlay{CardId(u"power-9"_s)}});
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
    QVERIFY(arena.prompt(u"draw.powers"_s).byLot);
}

/// A rule whose group is in no list, or a kind that was left behind.
void TestSkirmishGame::everyKindHasARule()
{
    for (size_t id = 0; id < std::size(SkirmishKinds::names); ++id) {
        const SkirmishStepKind kind(static_cast<SkirmishKinds::Id>(id));
        QVERIFY2(skirmishSteps().find(kind), qPrintable(kind.word()));
    }
    QCOMPARE(skirmishSteps().all().size(), std::size(SkirmishKinds::names));
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
