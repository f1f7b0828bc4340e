// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/carddriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Puts a player somewhere by hand, whatever is asked.
void put(MatchDriver &match, const QString &player, const QString &place)
{
    match.choose(u"hand.player"_s, player);
    match.choose(u"hand.place"_s, place);
}

void addPlaces(const QStringList &places)
{
    QTest::addColumn<QString>("place");
    for (const QString &place : places)
        QTest::newRow(qPrintable(place)) << place;
}

const QMap<QString, Whereabouts> boxes{
    {u"standing"_s, Whereabouts::Pitch},         {u"reserves"_s, Whereabouts::Reserves},
    {u"knocked-out"_s, Whereabouts::KnockedOut}, {u"injured"_s, Whereabouts::Injured},
    {u"sent-off"_s, Whereabouts::SentOff},       {u"absent"_s, Whereabouts::Absent}};

} // namespace

/// The board on the table is always right: what coaches change by hand in the middle of something
/// stands, and what was under way neither takes it back nor gets stuck.
class TestMatchHand : public QObject
{
    Q_OBJECT

private slots:
    void theSpongeFindsHimElsewhere_data();
    void theSpongeFindsHimElsewhere();
    void theSpongeHealsWhoWasPutThere();
    void theScorerIsElsewhere_data();
    void theScorerIsElsewhere();
    void aScoreSetByHandHasNoScorer();
    void sentOffMeanwhile_data();
    void sentOffMeanwhile();
    void sentOffByHandIsNoTurnover();
    void bribesSetByHandCount();
    void rerollsGivenBeforeTheMatchComeBack_data();
    void rerollsGivenBeforeTheMatchComeBack();
    void aCardLeavesTheOthersOpen();
};

void TestMatchHand::theSpongeFindsHimElsewhere_data()
{
    addPlaces({u"reserves"_s, u"knocked-out"_s, u"injured"_s, u"sent-off"_s, u"absent"_s});
}

/// Chosen while he was injured, and put elsewhere before the die is rolled.
void TestMatchHand::theSpongeFindsHimElsewhere()
{
    QFETCH(QString, place);
    const QString card = u"random-events/magic-sponge"_s;
    MatchDriver match(cardSetup(u"crp"_s));
    dealCard(match, card);
    untilTurnOf(match, 0);
    const QString hurt = match.onPitch(0, 0);
    put(match, hurt, u"injured"_s);
    match.choose(u"touchdown"_s, u"somebody"_s);
    playCard(match, card);
    match.choose(u"card.sponge"_s, hurt);
    put(match, hurt, place);
    match.roll(u"card.sponge.roll"_s, {6});
    // Only who is still injured is healed.
    QCOMPARE(match.player(hurt).where,
             place == u"injured"_s ? Whereabouts::Reserves : boxes.value(place));
    match.untilTurn();
}

void TestMatchHand::theSpongeHealsWhoWasPutThere()
{
    const QString card = u"miscellaneous-mayhem-2016/magic-sponge"_s;
    MatchDriver match(cardSetup(u"bb2016"_s));
    dealCard(match, card);
    untilTurnOf(match, 0);
    const QStringList hurt{match.onPitch(0, 1), match.onPitch(0, 2)};
    for (const QString &player : hurt)
        put(match, player, u"injured"_s);
    match.choose(u"touchdown"_s, u"somebody"_s);
    playCard(match, card);
    QCOMPARE(match.choices(u"card.sponge"_s), hurt);
    match.choose(u"card.sponge"_s, hurt.last());
    match.roll(u"card.sponge.roll"_s, {1});
    QCOMPARE(match.player(hurt.last()).where, Whereabouts::Injured);
}

void TestMatchHand::theScorerIsElsewhere_data()
{
    addPlaces(
        {u"standing"_s, u"reserves"_s, u"knocked-out"_s, u"injured"_s, u"sent-off"_s, u"absent"_s});
}

/// A card strikes the scorer, who may be anywhere by then.
void TestMatchHand::theScorerIsElsewhere()
{
    QFETCH(QString, place);
    const QString card = u"good-karma/unsportsmanlike-conduct"_s;
    MatchDriver match(cardSetup(u"crp"_s));
    dealCard(match, card);
    untilTurnOf(match, 1);
    const QString scorer = match.onPitch(1, 3);
    match.choose(u"touchdown"_s, scorer);
    QVERIFY(match.choices(u"card.home"_s).contains(card));
    put(match, scorer, place);
    playCard(match, card);
    const bool struck = place == u"standing"_s || place == u"reserves"_s;
    QCOMPARE(match.player(scorer).where, struck ? Whereabouts::KnockedOut : boxes.value(place));
    QCOMPARE(match.player(scorer).sitsOut, struck);
    QCOMPARE(match.player(scorer).achievements.touchdowns, 1);
    match.untilTurn();
    QVERIFY(!match.player(scorer).isOnPitch() || !struck);
}

void TestMatchHand::aScoreSetByHandHasNoScorer()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    match.choose(u"hand.number"_s, u"score.1"_s);
    match.number(u"hand.value"_s, 3);
    QCOMPARE(match.state().side(1).score, 3);
    QVERIFY(!match.state().drives.back().scorer.isValid());
    QVERIFY(match.asks(u"end-turn"_s)); // nor does it end the drive
    for (const MatchPlayer &player : match.state().side(1).players)
        QCOMPARE(player.achievements.touchdowns, 0);
    match.choose(u"touchdown.other"_s, match.onPitch(1, 0));
    QCOMPARE(match.state().side(1).score, 4);
}

void TestMatchHand::sentOffMeanwhile_data()
{
    addPlaces(
        {u"standing"_s, u"reserves"_s, u"knocked-out"_s, u"injured"_s, u"sent-off"_s, u"absent"_s});
}

/// The referee has seen it; before the coach answers the player is put somewhere by hand.
void TestMatchHand::sentOffMeanwhile()
{
    QFETCH(QString, place);
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.options[OptionId(u"special-plays"_s)] = false;
    MatchDriver match(setup);
    match.untilTurn();
    const QString fouler = match.onPitch(0, 0);
    match.putDown(match.onPitch(1, 0));
    match.choose(u"foul"_s, fouler);
    match.choose(u"foul.victim"_s, match.onPitch(1, 0));
    match.number(u"foul.assists"_s, 0);
    match.roll(u"armour"_s, {2, 2});
    QVERIFY(match.asks(u"sending-off"_s));
    put(match, fouler, place);
    // Who is gone is not called any more.
    const bool gone = place == u"sent-off"_s || place == u"absent"_s;
    QCOMPARE(match.asks(u"sending-off"_s), !gone);
    if (!gone)
        match.choose(u"sending-off"_s, u"accept"_s);
    QCOMPARE(match.player(fouler).where, gone ? boxes.value(place) : Whereabouts::SentOff);
    match.untilTurn();
    QCOMPARE(match.state().active, gone ? 0 : 1);
}

void TestMatchHand::sentOffByHandIsNoTurnover()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const Seat active = match.state().active;
    const QString player = match.onPitch(active, 0);
    match.choose(u"hand.carrier"_s, player);
    put(match, player, u"sent-off"_s);
    QVERIFY(match.asks(u"end-turn"_s));
    QCOMPARE(match.state().active, active);
    QVERIFY(!match.state().carrier.isValid());
    QVERIFY(!match.choices(u"block"_s).contains(player));
    // He stays away until somebody says otherwise.
    match.choose(u"touchdown"_s, u"somebody"_s);
    match.untilTurn();
    QCOMPARE(match.player(player).where, Whereabouts::SentOff);
    put(match, player, u"reserves"_s);
    QCOMPARE(match.player(player).where, Whereabouts::Reserves);
}

void TestMatchHand::bribesSetByHandCount()
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.options[OptionId(u"special-plays"_s)] = false;
    MatchDriver match(setup);
    match.untilTurn();
    match.putDown(match.onPitch(1, 0));
    match.choose(u"foul"_s, match.onPitch(0, 0));
    match.choose(u"foul.victim"_s, match.onPitch(1, 0));
    match.number(u"foul.assists"_s, 0);
    match.roll(u"armour"_s, {2, 2});
    QVERIFY(!match.choices(u"sending-off"_s).contains(u"bribe"_s));
    match.choose(u"hand.number"_s, u"bribes.0"_s);
    match.number(u"hand.value"_s, 1);
    match.choose(u"sending-off"_s, u"bribe"_s);
    match.roll(u"bribe"_s, {2});
    QVERIFY(match.asks(u"end-turn"_s));
    QCOMPARE(match.state().side(0).bribes, 0);
}

void TestMatchHand::rerollsGivenBeforeTheMatchComeBack_data()
{
    QTest::addColumn<bool>("tossed");
    QTest::newRow("before anything") << false;
    QTest::newRow("at the toss, which is what follows the handicap") << true;
}

/// A handicap of lrb4 stands in the coaches' book only: what it gives is entered once. What is put
/// right later is that of the half.
void TestMatchHand::rerollsGivenBeforeTheMatchComeBack()
{
    QFETCH(bool, tossed);
    MatchDriver match(plainSetup(u"lrb4"_s));
    if (tossed)
        match.until(u"coin-toss"_s);
    const int own = match.state().side(0).rerolls.perHalf;
    match.choose(u"hand.number"_s, u"re-rolls.0"_s);
    match.number(u"hand.value"_s, own + 1);
    match.untilTurn();
    QCOMPARE(match.state().side(0).rerolls.team(), own + 1);
    match.choose(u"hand.number"_s, u"re-rolls.1"_s);
    match.number(u"hand.value"_s, own + 2);
    while (match.state().half < 2) {
        match.untilTurn();
        match.confirm(u"end-turn"_s);
    }
    match.untilTurn();
    QCOMPARE(match.state().side(0).rerolls.left, own + 1);
    QCOMPARE(match.state().side(1).rerolls.left, own);
}

/// Both may play a card before the kick: the first does not take the other's moment, and both are
/// offered theirs beside what is asked.
void TestMatchHand::aCardLeavesTheOthersOpen()
{
    const QString first = u"random-events-2016/blitzmania-mania"_s;
    const QString second = u"dirty-tricks-2016/spiked-sports-drink"_s;
    MatchDriver match(plainSetup(u"bb2016"_s));
    match.until(u"set-up"_s);
    QVERIFY(match.goOn());
    match.until(u"set-up"_s);
    const Match &game = match.session().game();
    MatchState state = match.state();
    state.side(0).cards = cardsNamed({first});
    state.side(1).cards = cardsNamed({second});
    const Prompt setUp = game.prompts(state).front();
    const auto offered = [&](const QString &id) {
        const std::vector<Prompt> asked = game.prompts(state);
        return std::any_of(asked.begin(), asked.end(),
                           [&](const Prompt &one) { return one.id == id && one.skippable; });
    };
    const auto give = [&](const QString &id, Seat seat, const QStringList &choices, int dice = 0) {
        Event event;
        event.prompt = id;
        event.seat = seat;
        event.choices = choices;
        event.dice.assign(std::size_t(dice), 3);
        return game.apply(state, event).has_value();
    };
    QVERIFY(give(setUp.id, setUp.seat, setUp.choices.first(setUp.atLeast)));
    QVERIFY(!game.prompts(state).front().skippable);
    QVERIFY(offered(u"card.home"_s) && offered(u"card.away"_s));
    QVERIFY(give(u"card.home"_s, 0, {first}));
    for (int i = 0; i < 5 && !offered(u"card.away"_s); ++i) {
        const Prompt next = game.prompts(state).front();
        QVERIFY(give(next.id, next.seat, {}, next.dice ? int(next.dice->faces().size()) : 0));
    }
    QVERIFY(offered(u"card.away"_s));
    QVERIFY(!offered(u"card.home"_s));
    QVERIFY(give(u"card.away"_s, 1, {second}));
    QCOMPARE(cardNames(state.side(1).cardsPlayed), QStringList{second});
}

QTEST_GUILESS_MAIN(TestMatchHand)
#include "tst_matchhand.moc"
