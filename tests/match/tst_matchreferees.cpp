// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/matchcase.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

MatchDriver underReferee(int total, MatchSetup setup = leagueSetup())
{
    MatchDriver match(std::move(setup));
    match.alwaysRoll(u"stadium"_s, {3, 4});
    match.until(u"referee"_s);
    const int first = std::max(1, total - 6);
    match.roll(u"referee"_s, {first, total - first});
    match.alwaysRoll(u"kit-check"_s, {2});
    return match;
}

/// The first home player fouls the first away player; these are the dice of the armour roll.
void foul(MatchDriver &match, std::vector<int> armour = {1, 2})
{
    match.untilTurn();
    match.putDown(match.onPitch(1, 0));
    match.choose(u"foul"_s, match.onPitch(0, 0));
    match.choose(u"foul.victim"_s, match.onPitch(1, 0));
    match.number(u"foul.assists"_s, 0);
    match.roll(u"armour"_s, std::move(armour));
}

void tripletsSeeAndCheck()
{
    MatchDriver match = underReferee(2);
    match.until(u"kit-check"_s);
    match.roll(u"kit-check"_s, {1});
    match.until(u"lot-missing"_s);
    match.choose(u"lot-missing"_s, u"0:1"_s);
    QVERIFY(match.player(u"0:1"_s).sitsOut);
    foul(match);
    const QString victim = match.onPitch(1, 0);
    match.roll(u"referee-famous"_s, {6});
    match.choose(u"sending-off"_s, u"accept"_s);
    QCOMPARE(match.player(victim).where, Whereabouts::SentOff);
    // The victim's going costs nobody the turn.
    QVERIFY(match.asks(u"end-turn"_s));
    QCOMPARE(match.state().active, 0);
}

void hokuliAndHisAxe()
{
    MatchDriver match = underReferee(4);
    const QString fouler = u"0:1"_s;
    foul(match);
    match.roll(u"referee-famous"_s, {2});
    match.choose(u"hokuli"_s, u"axe"_s);
    match.roll(u"injury"_s, {3, 3});
    QCOMPARE(match.player(fouler).where, Whereabouts::KnockedOut);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    // With him nobody argues.
    MatchDriver other = underReferee(4);
    foul(other, {2, 2});
    QCOMPARE(other.player(fouler).where, Whereabouts::SentOff);
}

void goblinReferee()
{
    MatchDriver match = underReferee(6);
    const QString fouler = u"0:1"_s;
    foul(match);
    QCOMPARE(match.state().sides[0].counters.value(u"referee-track"_s), 1);
    QVERIFY(
        wordsOf(match, u"referee-track"_s)
            .detail.startsWith(u"The referee is on number 1 of the track: on a die of 1 or less "
                               "#1"_s));
    match.roll(u"referee-track"_s, {1});
    QVERIFY(newestLine(match).contains(u"the referee on number 1: 1, knocks #1"_s));
    match.roll(u"injury"_s, {4, 4});
    QCOMPARE(match.player(fouler).where, Whereabouts::KnockedOut);
}

void halflingReferee()
{
    MatchDriver match = underReferee(8);
    foul(match);
    match.roll(u"referee-track"_s, {1});
    QCOMPARE(match.state().sides[0].rerolls.team(), 1);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    foul(match);
    QCOMPARE(match.state().sides[0].counters.value(u"referee-track"_s), 2);
    match.roll(u"referee-track"_s, {3});
    QCOMPARE(match.state().sides[0].rerolls.team(), 1);
    QVERIFY(newestLine(match).contains(u"the referee on number 2: 3, nothing happens"_s));
}

void korenssonTakesTwo()
{
    MatchDriver match = underReferee(9);
    const QString fouler = u"0:1"_s;
    const QString second = u"0:2"_s;
    foul(match);
    match.roll(u"referee-famous"_s, {2});
    match.choose(u"sending-off"_s, u"argue"_s);
    match.roll(u"argue"_s, {1});
    QVERIFY(!match.choices(u"referee-retort"_s).contains(fouler));
    match.choose(u"referee-retort"_s, second);
    QVERIFY(match.state().sides[0].coachEjected);
    match.until(u"end-turn"_s);
    QCOMPARE(match.player(fouler).where, Whereabouts::SentOff);
    QCOMPARE(match.player(second).where, Whereabouts::SentOff);
    QCOMPARE(match.state().active, 1);
}

void korenssonAndTheCrowd()
{
    MatchDriver match = underReferee(9);
    for (int drive = 0; drive < 2; ++drive) {
        match.untilKickOff();
        match.roll(u"kick-off-table"_s, {1, 1});
        // Every time it is rolled again first.
        QVERIFY(match.asks(u"kick-off-table"_s));
        match.roll(u"kick-off-table"_s, {2, 2});
        QCOMPARE(match.state().sides[0].bribes, 0);
        match.untilTurn();
        match.choose(u"touchdown"_s, match.onPitch(match.state().active, 0));
    }
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {1, 1});
    match.roll(u"kick-off-table"_s, {1, 1});
    QCOMPARE(match.state().sides[0].bribes, 1);
    QCOMPARE(match.state().occasion.referee.text(), u"standard-referee"_s);
}

void jormHitsBack()
{
    MatchDriver match = underReferee(11);
    foul(match);
    match.roll(u"referee-famous"_s, {1});
    match.choose(u"jorm-hits"_s, u"0:3"_s);
    match.roll(u"armour"_s, {4, 4}); // broken with the mighty blow he has
    match.choose(u"armour-bonus"_s, u"mighty-blow"_s);
    match.roll(u"injury"_s, {1, 1});
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    MatchDriver holds = underReferee(11);
    foul(holds);
    holds.roll(u"referee-famous"_s, {1});
    holds.choose(u"jorm-hits"_s, u"0:3"_s);
    holds.roll(u"armour"_s, {1, 1});
    QVERIFY(holds.asks(u"end-turn"_s));
    QCOMPARE(holds.state().active, 0);
    QCOMPARE(holds.player(u"0:3"_s).posture, Posture::Standing);
}

void jormAndTheFans()
{
    MatchDriver match = underReferee(11);
    match.until(u"gate"_s);
    match.roll(u"gate"_s, {6, 6});
    match.roll(u"gate"_s, {1, 1});
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {1, 1});
    QCOMPARE(match.state().sides[0].fame, 2);
    match.roll(u"jorm-fame"_s, {1});
    QCOMPARE(match.state().sides[0].fame, 0);
    QCOMPARE(match.state().sides[1].fame, 1);
    QCOMPARE(match.state().sides[0].bribes, 0);
}

/// The first home player is the fouler, the first away player his victim.
const QString fouler = u"0:1"_s;
const QString victim = u"1:1"_s;

/// What a famous referee's die after a foul says.
MatchDriver famousDie(int referee, int die)
{
    MatchDriver match = underReferee(referee);
    foul(match);
    match.roll(u"referee-famous"_s, {die});
    return match;
}

/// Nobody has to go, and the turn goes on.
void isLetOff(const MatchDriver &match)
{
    QVERIFY(match.asks(u"end-turn"_s));
    QCOMPARE(match.state().active, 0);
    QVERIFY(match.player(fouler).isOnPitch());
    QVERIFY(match.player(victim).isOnPitch());
}

/// On the way to the pitch he is the one who was rolled.
void appointed(const QString &kind, int total, const QString &who)
{
    MatchSetup setup = leagueSetup();
    setup.options[OptionId(u"referees"_s)] = kind;
    MatchDriver match = underReferee(total, setup);
    QCOMPARE(match.state().occasion.referee.text(), who);
}

void allTriplets()
{
    for (const int total : {2, 3}) {
        appointed(u"combined"_s, total, u"trundlefoot-triplets"_s);
        appointed(u"famous"_s, total, u"trundlefoot-triplets"_s);
    }
}

void allHokuli()
{
    for (const int total : {4, 5}) {
        appointed(u"combined"_s, total, u"ranulf-red-hokuli"_s);
        appointed(u"famous"_s, total, u"ranulf-red-hokuli"_s);
    }
}

void goblinAppointed()
{
    appointed(u"combined"_s, 6, u"goblin-referee"_s);
}

void halflingAppointed()
{
    appointed(u"combined"_s, 8, u"halfling-referee"_s);
}

/// Doubles and nothing else.
void standardReferee()
{
    appointed(u"combined"_s, 7, u"standard-referee"_s);
    for (const int total : {6, 7, 8})
        appointed(u"famous"_s, total, u"standard-referee"_s);
    MatchDriver match = underReferee(7);
    foul(match);
    isLetOff(match);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    foul(match, {2, 2});
    match.choose(u"sending-off"_s, u"accept"_s);
    QCOMPARE(match.player(fouler).where, Whereabouts::SentOff);
}

void allKorensson()
{
    for (const int total : {9, 10}) {
        appointed(u"combined"_s, total, u"thoron-korensson"_s);
        appointed(u"famous"_s, total, u"thoron-korensson"_s);
    }
}

void allJorm()
{
    for (const int total : {11, 12}) {
        appointed(u"combined"_s, total, u"jorm-the-ogre"_s);
        appointed(u"famous"_s, total, u"jorm-the-ogre"_s);
    }
}

void tripletsSendTheFouler()
{
    MatchDriver match = famousDie(2, 1);
    match.choose(u"sending-off"_s, u"accept"_s);
    QCOMPARE(match.player(fouler).where, Whereabouts::SentOff);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

void tripletsMissIt()
{
    for (const int die : {2, 5})
        isLetOff(famousDie(2, die));
}

void kitIsFine()
{
    for (const int die : {2, 6}) {
        MatchDriver match = underReferee(2);
        match.until(u"kit-check"_s);
        match.roll(u"kit-check"_s, {die});
        QVERIFY(!match.asks(u"lot-missing"_s));
    }
}

void hokuliSees()
{
    for (const int die : {1, 2})
        QVERIFY(famousDie(4, die).asks(u"hokuli"_s));
}

void hokuliMissesIt()
{
    for (const int die : {3, 6})
        isLetOff(famousDie(4, die));
}

void hokuliIsBribed()
{
    MatchDriver match = underReferee(4);
    match.untilTurn();
    match.choose(u"hand.number"_s, u"bribes.0"_s);
    match.number(u"hand.value"_s, 1);
    foul(match);
    match.roll(u"referee-famous"_s, {1});
    match.choose(u"hokuli"_s, u"bribe"_s);
    match.roll(u"bribe"_s, {2});
    isLetOff(match);
    QCOMPARE(match.state().sides[0].bribes, 0);
}

void hokuliSendsOff()
{
    MatchDriver match = famousDie(4, 1);
    QVERIFY(!match.choices(u"hokuli"_s).contains(u"bribe"_s)); // nothing to pay with
    match.choose(u"hokuli"_s, u"sent-off"_s);
    QCOMPARE(match.player(fouler).where, Whereabouts::SentOff);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

void korenssonMissesIt()
{
    for (const int die : {3, 6})
        isLetOff(famousDie(9, die));
}

/// An argument that is no disaster is resolved as ever.
void korenssonListens()
{
    MatchDriver match = famousDie(9, 1);
    match.choose(u"sending-off"_s, u"argue"_s);
    match.roll(u"argue"_s, {2});
    QVERIFY(!match.asks(u"referee-retort"_s));
    QVERIFY(!match.state().sides[0].coachEjected);
}

/// Only who is ahead is punished for a two.
void jormMindsTheScore()
{
    isLetOff(famousDie(11, 2));
    MatchDriver match = underReferee(11);
    match.untilTurn();
    match.choose(u"hand.number"_s, u"score.0"_s);
    match.number(u"hand.value"_s, 1);
    foul(match);
    match.roll(u"referee-famous"_s, {2});
    QVERIFY(match.asks(u"jorm-hits"_s));
}

void jormMissesIt()
{
    for (const int die : {3, 6})
        isLetOff(famousDie(11, die));
}

/// The home side has all the fans; this is the die of the rampage.
MatchDriver rampage(int die)
{
    MatchDriver match = underReferee(11);
    match.until(u"gate"_s);
    match.roll(u"gate"_s, {6, 6});
    match.roll(u"gate"_s, {1, 1});
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {1, 1});
    match.roll(u"jorm-fame"_s, {die});
    return match;
}

void fameIsLost()
{
    for (const int die : {2, 3}) {
        const MatchDriver match = rampage(die);
        QCOMPARE(match.state().sides[0].fame, 0);
        QCOMPARE(match.state().sides[1].fame, 0);
    }
}

void fameIsKept()
{
    for (const int die : {4, 6})
        QCOMPARE(rampage(die).state().sides[0].fame, 2);
}

/// When the crowd gets the referee each side has a bribe more, under most of them.
template<int referee>
void getTheRef()
{
    MatchDriver match = underReferee(referee);
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {1, 1});
    QCOMPARE(match.state().sides[0].bribes, 1);
    QCOMPARE(match.state().sides[1].bribes, 1);
    // Some run away from it.
    const bool stays = referee != 2;
    QCOMPARE(match.state().occasion.referee.text() == u"standard-referee"_s, !stays);
}

/// He is that high on the track; the highest die that brings what he is feared for, and one more.
template<int place>
void track()
{
    const int highest = std::min(place, 6);
    for (const int die : {highest, std::min(highest + 1, 6)}) {
        MatchDriver match = underReferee(8);
        match.alwaysRoll(u"referee-track"_s, {6});
        for (int i = 1; i <= place; ++i) {
            match.untilTurn();
            while (match.state().active != 0) {
                match.confirm(u"end-turn"_s);
                match.untilTurn();
            }
            match.choose(u"hand.number"_s, u"re-rolls.0"_s);
            match.number(u"hand.value"_s, 2);
            foul(match);
            if (i < place) {
                match.roll(u"referee-track"_s, {6});
                match.confirm(u"end-turn"_s);
            }
        }
        QCOMPARE(match.state().sides[0].counters.value(u"referee-track"_s), place);
        match.roll(u"referee-track"_s, {die});
        QCOMPARE(match.state().sides[0].rerolls.team(), die <= highest ? 1 : 2);
    }
}

constexpr MatchCase cases[]{
    {"referees/trundlefoot-triplets", allTriplets},
    {"referees/ranulf-red-hokuli", allHokuli},
    {"referees/goblin-referee", goblinAppointed},
    {"referees/standard-referee", standardReferee},
    {"referees/halfling-referee", halflingAppointed},
    {"referees/thoron-korensson", allKorensson},
    {"referees/jorm-the-ogre", allJorm},
    {"referees-famous/trundlefoot-triplets", allTriplets},
    {"referees-famous/ranulf-red-hokuli", allHokuli},
    {"referees-famous/standard-referee", standardReferee},
    {"referees-famous/thoron-korensson", allKorensson},
    {"referees-famous/jorm-the-ogre", allJorm},
    {"referees-goblin-halfling/goblin-referee", goblinReferee},
    {"referees-goblin-halfling/halfling-referee", halflingReferee},
    {"referee-trundlefoot-triplets/fouler-sent-off", tripletsSendTheFouler},
    {"referee-trundlefoot-triplets/no-effect", tripletsMissIt},
    {"referee-trundlefoot-triplets/victim-sent-off", tripletsSeeAndCheck},
    {"referee-trundlefoot-kit-check/kit-violation", tripletsSeeAndCheck},
    {"referee-trundlefoot-kit-check/no-effect", kitIsFine},
    {"referee-ranulf-red-hokuli/red-card", hokuliSees},
    {"referee-ranulf-red-hokuli/no-effect", hokuliMissesIt},
    {"referee-hokuli-choice/bribe", hokuliIsBribed},
    {"referee-hokuli-choice/sent-off", hokuliSendsOff},
    {"referee-hokuli-choice/axe", hokuliAndHisAxe},
    {"referee-thoron-korensson/seen", korenssonTakesTwo},
    {"referee-thoron-korensson/no-effect", korenssonMissesIt},
    {"referee-korensson-retort/two-sent-off", korenssonTakesTwo},
    {"referee-korensson-retort/usual", korenssonListens},
    {"referee-jorm-the-ogre/punished", jormHitsBack},
    {"referee-jorm-the-ogre/punished-if-leading", jormMindsTheScore},
    {"referee-jorm-the-ogre/no-effect", jormMissesIt},
    {"referee-jorm-fame/fame-swings", jormAndTheFans},
    {"referee-jorm-fame/fame-lost", fameIsLost},
    {"referee-jorm-fame/fame-kept", fameIsKept},
    {"referee-get-the-ref/trundlefoot-triplets", getTheRef<2>},
    {"referee-get-the-ref/ranulf-red-hokuli", getTheRef<4>},
    {"referee-get-the-ref/thoron-korensson", korenssonAndTheCrowd},
    {"referee-get-the-ref/jorm-the-ogre", jormAndTheFans},
    {"referee-get-the-ref/goblin-referee", getTheRef<6>},
    {"referee-get-the-ref/halfling-referee", getTheRef<8>},
    {"referee-track/position-1", track<1>},
    {"referee-track/position-2", track<2>},
    {"referee-track/position-3", track<3>},
    {"referee-track/position-4", track<4>},
    {"referee-track/position-5", track<5>},
    {"referee-track/position-6", track<6>},
    {"referee-track/position-7", track<7>},
    {"referee-track/position-8", track<8>},
};

/// Tables that hold numbers of the others' rules and are no results.
bool isPlainList(const QString &table)
{
    return table == u"referee-track-move" || table == u"referee-goblin"
        || table == u"referee-halfling";
}

} // namespace

/// Every row of the tables of referees, with forced dice.
class TestMatchReferees : public QObject
{
    Q_OBJECT

private slots:
    void everyRowHasACase();
    void rows_data();
    void rows();
    void theTrackGoesUpAndDown();
    void stadiumAndRefereeMayBeLeft();
    void theLogSaysWhatHeIsLike();
    void richesAreTriedAgain();
    void aDrawnSideIsNoRampageRow();
};

void TestMatchReferees::everyRowHasACase()
{
    QStringList listed;
    for (const MatchCase &each : cases)
        listed.append(QString::fromLatin1(each.row));
    for (const Table &table : sharedRuleset(u"bb2016"_s)->tables()) {
        const QString &name = table.id.text();
        if (!name.startsWith(u"referee") || isPlainList(name))
            continue;
        for (const TableRow &row : table.rows)
            QVERIFY2(listed.removeOne(name + u'/' + row.id.text()),
                     qPrintable(name + u'/' + row.id.text()));
    }
    QVERIFY2(listed.isEmpty(), qPrintable(listed.join(u' ')));
}

/// It is a roll of the fouler, still on the pitch in his own turn: a team re-roll helps, once.
void TestMatchReferees::richesAreTriedAgain()
{
    for (const int second : {1, 2}) {
        MatchSetup setup = leagueSetup();
        teach(setup.teams[0], 0, {u"filthy-rich"_s});
        MatchDriver match = underReferee(7, setup);
        const QString fouler = u"0:1"_s;
        foul(match, {2, 2});
        match.roll(u"filthy-rich"_s, {1});
        match.choose(u"roll-again"_s, u"team"_s);
        match.roll(u"filthy-rich"_s, {second});
        QVERIFY(!match.asks(u"roll-again"_s));
        QCOMPARE(match.asks(u"sending-off"_s), second == 1);
        QVERIFY(match.player(fouler).isOnPitch());
    }
}

void TestMatchReferees::rows_data()
{
    QTest::addColumn<int>("place");
    for (size_t i = 0; i < std::size(cases); ++i)
        QTest::newRow(cases[i].row) << static_cast<int>(i);
}

void TestMatchReferees::rows()
{
    QFETCH(int, place);
    cases[place].check();
}

/// He leaves one side's track before he climbs the other's, and a sending-off calms him down.
void TestMatchReferees::theTrackGoesUpAndDown()
{
    const auto place = [](const MatchDriver &match, size_t seat) {
        return match.state().sides.at(seat).counters.value(u"referee-track"_s);
    };
    MatchDriver match = underReferee(8);
    foul(match);
    match.roll(u"referee-track"_s, {6});
    QCOMPARE(place(match, 0), 1);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    match.putDown(match.onPitch(0, 0));
    match.choose(u"foul"_s, match.onPitch(1, 0));
    match.choose(u"foul.victim"_s, match.onPitch(0, 0));
    match.number(u"foul.assists"_s, 0);
    match.roll(u"armour"_s, {1, 2});
    QCOMPARE(place(match, 0), 0);
    QCOMPARE(place(match, 1), 0);
    QVERIFY(match.asks(u"end-turn"_s)); // on no track of theirs there is nothing to fear
    match.confirm(u"end-turn"_s);
    foul(match);
    match.roll(u"referee-track"_s, {6});
    QCOMPARE(place(match, 0), 1);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    foul(match, {2, 2});
    match.choose(u"sending-off"_s, u"accept"_s);
    QCOMPARE(place(match, 0), 0);
}

/// Both stand in the sequence, and both are only for who wants them.
void TestMatchReferees::stadiumAndRefereeMayBeLeft()
{
    MatchDriver match(leagueSetup());
    match.until(u"stadium"_s);
    match.confirm(u"stadium.none"_s);
    QVERIFY(!match.asks(u"stadium-attribute"_s));
    match.until(u"referee"_s);
    match.confirm(u"referee.none"_s);
    QVERIFY(!match.asks(u"referee"_s));
    QCOMPARE(match.state().occasion.referee.text(), u"standard-referee"_s);
    match.untilTurn();
}

void TestMatchReferees::theLogSaysWhatHeIsLike()
{
    MatchDriver match(leagueSetup());
    match.alwaysRoll(u"stadium"_s, {3, 4});
    match.until(u"referee"_s);
    Event event;
    event.prompt = u"referee"_s;
    event.dice = {1, 1};
    const QString line = match.session().game().line(match.state(), event);
    const TableRow *row = sharedRuleset(u"bb2016"_s)->tables().find(u"referees"_s)->lookUp(2);
    QVERIFY2(line.endsWith(row->name.en + u": "_s + row->summary.en), qPrintable(line));
}

/// With no FAME on either side one is drawn: that die is none of the table (bb2016 L1972-1973).
void TestMatchReferees::aDrawnSideIsNoRampageRow()
{
    MatchDriver match = underReferee(11);
    match.until(u"gate"_s);
    match.roll(u"gate"_s, {3, 3});
    match.roll(u"gate"_s, {3, 3});
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {1, 1});
    QVERIFY(!wordsOf(match, u"jorm-fame.side"_s).detail.contains(u"1:"_s));
    match.roll(u"jorm-fame.side"_s, {2});
    QCOMPARE(match.state().sides[1].fame, 1);
    QVERIFY2(newestLine(match).endsWith(u" +1"_s), qPrintable(newestLine(match)));
}

QTEST_GUILESS_MAIN(TestMatchReferees)
#include "tst_matchreferees.moc"
