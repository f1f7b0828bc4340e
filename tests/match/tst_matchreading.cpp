// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/effects.h"
#include "core/text/languagescope.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Editions whose harm is rolled for, with nothing drawn before the match.
MatchSetup quiet(const QString &ruleset = u"crp"_s)
{
    MatchSetup setup = plainSetup(ruleset);
    setup.options[OptionId(u"special-plays"_s)] = false;
    return setup;
}

const QStringList &editions()
{
    static const QStringList all{u"lrb5"_s, u"crp"_s, u"bb2016"_s};
    return all;
}

/// The first home player knocks the first away player down.
QString block(MatchDriver &match)
{
    match.untilTurn();
    const QString victim = match.onPitch(1, 0);
    match.choose(u"block"_s, match.onPitch(0, 0));
    match.choose(u"block.victim"_s, victim);
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
    return victim;
}

/// Two dice with this sum.
std::vector<int> pair(int total)
{
    const int first = std::max(1, total - 6);
    return {first, total - first};
}

void placeByHand(MatchDriver &match, const QString &player, const QString &where)
{
    match.choose(u"hand.player"_s, player);
    match.choose(u"hand.place"_s, where);
}

void setByHand(MatchDriver &match, const QString &number, int value)
{
    match.choose(u"hand.number"_s, number);
    match.number(u"hand.value"_s, value);
}

/// A whole side is carried away.
void removeSide(MatchDriver &match, Seat seat)
{
    const std::vector<MatchPlayer> players = match.state().side(seat).players;
    for (const MatchPlayer &player : players)
        placeByHand(match, player.ref(), u"injured"_s);
}

/// A match with one thing hired by one side, or by both.
MatchDriver hired(const QString &what, int price, const QList<Seat> &seats)
{
    MatchSetup setup = quiet();
    for (const Seat seat : seats)
        setup.teams.at(static_cast<size_t>(seat)).treasury = price;
    MatchDriver match(setup);
    for (qsizetype i = 0; i < seats.size(); ++i) {
        match.until(u"petty-cash"_s);
        match.number(u"petty-cash"_s, price);
    }
    for (QList<Seat> wanting = seats; !wanting.isEmpty();) {
        match.until(u"inducements.buy"_s);
        const Seat buyer = match.session().prompts().front().seat;
        if (wanting.removeOne(buyer))
            match.choose(u"inducements.buy"_s, what);
        else
            match.confirm(u"inducements.done"_s);
    }
    return match;
}

} // namespace

/// What a second reading of the documents found, passage by passage. Forced dice throughout.
class TestMatchReading : public QObject
{
    Q_OBJECT

private slots:
    void skillsThatChangeInjuriesAddUp_data();
    void skillsThatChangeInjuriesAddUp();
    void aBallAndChainInTheCrowd_data();
    void aBallAndChainInTheCrowd();
    void fansCheerTheirFavourites_data();
    void fansCheerTheirFavourites();
    void anAwardedTouchdownWinsExtraTime();
    void nobodyToFieldLateInTheHalf_data();
    void nobodyToFieldLateInTheHalf();
    void chefsTakeGainedRerolls();
    void wizardsWaitForATurnOfTheirs_data();
    void wizardsWaitForATurnOfTheirs();
    void aSpellBetweenTurnsEndsNone_data();
    void aSpellBetweenTurnsEndsNone();
    void aChainsawOnTheGroundIsNoDanger();
    void mightyBlowCountsForTheRollThatStands();
    void aLonerWithTheLeadersReroll();
    void theOldestSummaryHasNoApothecary();
    void whoLiesThereDoesNotIntercept();
    void whoStoodUpDoesNotBlock_data();
    void whoStoodUpDoesNotBlock();
    void severalWhoStandUpAreTold();
    void theFansAreToldWithTheirFame();
    void bothDiceAreTold();
    void whoSetsUpAllIsTold();
    void whatBothRollForIsTold();
    void anAbbreviationKeepsItsPoint();
    void whoRollsFirstIsTold();
    void aWeepingDaggerAfterTheApothecary_data();
    void aWeepingDaggerAfterTheApothecary();
    void aWeepingDaggerRolledAgain();
};

void TestMatchReading::skillsThatChangeInjuriesAddUp_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QStringList>("skills");
    QTest::addColumn<int>("total");
    QTest::addColumn<QString>("result");
    const QStringList small{u"stunty"_s, u"thick-skull"_s};
    const QStringList chained{u"ball-and-chain"_s, u"stunty"_s};
    const QStringList hard{u"ball-and-chain"_s, u"thick-skull"_s};
    for (const QString &id : editions()) {
        const auto row
            = [&id](const char *name, const QStringList &skills, int total, const QString &result) {
                  QTest::addRow("%s %s %d", qPrintable(id), name, total)
                      << id << skills << total << result;
              };
        row("small and hard", small, 6, u"stunned"_s);
        row("small and hard", small, 7, u"knocked-out"_s);
        row("small and hard", small, 8, u"stunned"_s);
        row("small and hard", small, 9, u"badly-hurt"_s);
        row("small and hard", small, 10, u"casualty"_s);
        row("chained and small", chained, 4, u"knocked-out"_s);
        row("chained and small", chained, 8, u"knocked-out"_s);
        row("chained and small", chained, 9, u"badly-hurt"_s);
        row("chained and small", chained, 10, u"casualty"_s);
        row("chained and hard", hard, 8, u"knocked-out"_s);
        row("chained and hard", hard, 9, u"knocked-out"_s);
    }
}

/// A player may have several skills that change single results of the injury table.
void TestMatchReading::skillsThatChangeInjuriesAddUp()
{
    QFETCH(QString, ruleset);
    QFETCH(QStringList, skills);
    QFETCH(int, total);
    QFETCH(QString, result);
    MatchSetup setup = quiet(ruleset);
    teach(setup.teams[1], 0, skills);
    MatchDriver match(setup);
    const QString victim = block(match);
    if (!skills.contains(u"ball-and-chain"_s))
        match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, pair(total));
    const MatchPlayer &player = match.player(victim);
    if (result == u"stunned"_s)
        QCOMPARE(player.posture, Posture::Stunned);
    else if (result == u"knocked-out"_s)
        QCOMPARE(player.where, Whereabouts::KnockedOut);
    else
        QCOMPARE(player.where, Whereabouts::Injured);
    QCOMPARE(match.asks(u"casualty"_s), result == u"casualty"_s);
    const std::vector<RowId> light{RowId(u"badly-hurt"_s)};
    QCOMPARE(player.casualties == light, result == u"badly-hurt"_s);
}

void TestMatchReading::aBallAndChainInTheCrowd_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &id : editions())
        QTest::addRow("%s", qPrintable(id)) << id;
}

/// The player is never just stunned, whichever crowd it is.
void TestMatchReading::aBallAndChainInTheCrowd()
{
    QFETCH(QString, ruleset);
    MatchSetup setup = quiet(ruleset);
    teach(setup.teams[1], 0, {u"ball-and-chain"_s});
    MatchDriver match(setup);
    match.untilTurn();
    const QString victim = match.onPitch(1, 0);
    match.choose(u"crowd"_s, victim);
    match.roll(u"injury"_s, {1, 2});
    QCOMPARE(match.player(victim).where, Whereabouts::KnockedOut);
}

void TestMatchReading::fansCheerTheirFavourites_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("favourites");
    for (const QString &id : editions()) {
        for (const int count : {0, 1, 2})
            QTest::addRow("%s %d", qPrintable(id), count) << id << count;
    }
}

/// They count on the kick-off table as long as they are on the pitch, and never for the winnings.
void TestMatchReading::fansCheerTheirFavourites()
{
    QFETCH(QString, ruleset);
    QFETCH(int, favourites);
    MatchSetup setup = quiet(ruleset);
    for (int i = 0; i < favourites; ++i)
        teach(setup.teams[1], i, {u"fan-favourite"_s});
    MatchDriver match(setup);
    match.alwaysRoll(u"gate"_s, {3, 4});
    match.untilKickOff();
    const MatchContext &context = match.session().game().context();
    QCOMPARE(fameAtKickOff(context, match.state(), 1), favourites);
    QCOMPARE(fameAfterMatch(context, match.state(), 1), 0);
    match.roll(u"kick-off-table"_s, {2, 4});
    match.roll(u"kick-off.cheering-fans"_s, {2, 2 - std::min(favourites, 1)});
    QCOMPARE(match.state().sides[0].rerolls.bonusHalf, favourites < 2 ? 1 : 0);
    QCOMPARE(match.state().sides[1].rerolls.bonusHalf, 1);
    if (favourites > 0) {
        placeByHand(match, match.onPitch(1, 0), u"reserves"_s);
        QCOMPARE(fameAtKickOff(context, match.state(), 1), favourites - 1);
    }
}

/// Who is given a touchdown because nobody stands against him has scored first as well.
void TestMatchReading::anAwardedTouchdownWinsExtraTime()
{
    MatchSetup setup = quiet();
    setup.options[OptionId(u"overtime"_s)] = true;
    MatchDriver match(setup);
    match.untilTurn();
    while (match.state().half < 2 || match.state().sides[0].turn < 8
           || match.state().sides[1].turn < 8) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    removeSide(match, 1);
    match.confirm(u"end-turn"_s);
    match.until(u"result.home"_s);
    QCOMPARE(match.state().half, 3);
    QVERIFY(match.state().over);
    QCOMPARE(match.state().sides[0].score, 1);
    QCOMPARE(match.state().sides[1].score, 0);
}

void TestMatchReading::nobodyToFieldLateInTheHalf_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("home");
    QTest::addColumn<int>("away");
    QTest::addColumn<bool>("ends");
    for (const QString &id : editions()) {
        const bool either = id != u"bb2016"_s;
        QTest::addRow("%s one passes eight", qPrintable(id)) << id << 7 << 5 << either;
        QTest::addRow("%s none passes eight", qPrintable(id)) << id << 6 << 5 << false;
        QTest::addRow("%s both are through", qPrintable(id)) << id << 7 << 6 << true;
    }
}

/// Both markers move on by two. Where that takes one of them off the track the half is over, though
/// the later edition wants both of them at its end.
void TestMatchReading::nobodyToFieldLateInTheHalf()
{
    QFETCH(QString, ruleset);
    QFETCH(int, home);
    QFETCH(int, away);
    MatchDriver match(quiet(ruleset));
    match.untilTurn();
    removeSide(match, 1);
    setByHand(match, u"turn.0"_s, home);
    setByHand(match, u"turn.1"_s, away);
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.until(u"said"_s);
    QCOMPARE(match.state().sides[0].score, 2);
    match.confirm(u"said"_s);
    match.until(u"said"_s);
    QTEST(match.state().half == 2, "ends");
}

/// The smell of the kitchen costs the other side any re-roll it has, gained ones as well.
void TestMatchReading::chefsTakeGainedRerolls()
{
    MatchDriver match = hired(u"halfling-master-chef"_s, 300'000, {0, 1});
    match.until(u"chef"_s);
    match.roll(u"chef"_s, {4, 4, 4});
    QCOMPARE(match.state().sides[0].rerolls.team(), 5);
    QCOMPARE(match.state().sides[1].rerolls.team(), 0);
    match.roll(u"chef"_s, {6, 6, 6});
    QCOMPARE(match.state().sides[0].rerolls.team(), 2);
    QCOMPARE(match.state().sides[1].rerolls.team(), 3);
    // At half-time everything is filled up before they cook again.
    match.until(u"chef"_s);
    QCOMPARE(match.state().half, 1);
    QCOMPARE(match.state().sides[0].rerolls.team(), 2);
}

void TestMatchReading::wizardsWaitForATurnOfTheirs_data()
{
    QTest::addColumn<int>("die"); // of the kick-off table, beside a four
    QTest::addColumn<bool>("early");
    QTest::newRow("after a quick snap") << 5 << false;
    QTest::newRow("after a blitz") << 6 << true;
}

/// A wizard helps at the start of his side's turn or when it has just ended: after a kick-off the
/// kickers have had none yet, unless they blitzed.
void TestMatchReading::wizardsWaitForATurnOfTheirs()
{
    QFETCH(int, die);
    QFETCH(bool, early);
    MatchDriver match = hired(u"wizard"_s, 150'000, {1});
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {4, die});
    match.untilTurn();
    QCOMPARE(match.state().extraTurn, early);
    if (early) {
        QVERIFY(match.asks(u"helper"_s));
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    QCOMPARE(match.state().active, 0);
    QCOMPARE(match.asks(u"helper.other"_s), early);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(match.asks(u"helper"_s));
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(match.asks(u"helper.other"_s));
    // The next drive begins anew.
    match.choose(u"touchdown.other"_s, match.onPitch(1, 0));
    match.untilTurn();
    QCOMPARE(match.state().active, 0);
    QVERIFY(!match.asks(u"helper.other"_s));
}

void TestMatchReading::aSpellBetweenTurnsEndsNone_data()
{
    QTest::addColumn<bool>("between");
    QTest::newRow("in the turn of the wizard's side") << false;
    QTest::newRow("after it") << true;
}

/// Who falls with the ball ends his own side's turn only while it lasts. What the other wizard does
/// before it keeps nobody from giving up, nor the own wizard from his spell.
void TestMatchReading::aSpellBetweenTurnsEndsNone()
{
    QFETCH(bool, between);
    MatchDriver match = hired(u"wizard"_s, 150'000, {0, 1});
    match.untilTurn();
    for (int i = 0; i < 2; ++i) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    QCOMPARE(match.state().active, 0);
    const QString carrier = match.onPitch(0, 0);
    const QString lying = match.onPitch(1, 0);
    placeByHand(match, lying, u"prone"_s);
    match.choose(u"hand.carrier"_s, carrier);
    match.choose(between ? u"helper.other"_s : u"helper"_s, u"wizard"_s);
    match.choose(u"wizard.spell"_s, u"lightning-bolt"_s);
    QVERIFY(!match.choices(u"bolt.target"_s).contains(lying)); // only who stands can be hit
    match.choose(u"bolt.target"_s, carrier);
    match.roll(u"spell.roll"_s, {2});
    match.roll(u"armour"_s, {1, 1});
    match.untilTurn();
    QCOMPARE(match.state().active, between ? 0 : 1);
    QCOMPARE(match.asks(u"helper"_s), between || match.state().active == 1);
    QCOMPARE(match.asks(u"concede"_s), true);
}

/// He is only dangerous to himself when he is knocked down, not when he is fouled where he lies.
void TestMatchReading::aChainsawOnTheGroundIsNoDanger()
{
    MatchSetup setup = quiet();
    teach(setup.teams[1], 0, {u"chainsaw"_s});
    MatchDriver match(setup);
    const QString victim = block(match);
    match.roll(u"armour"_s, {3, 4}); // ten with the chainsaw beats an armour of nine
    match.roll(u"injury"_s, {1, 1});
    QCOMPARE(match.player(victim).posture, Posture::Stunned);
    match.choose(u"foul"_s, match.onPitch(0, 1));
    match.choose(u"foul.victim"_s, victim);
    match.number(u"foul.assists"_s, 0);
    match.roll(u"armour"_s, {3, 4});
    QVERIFY(!match.asks(u"injury"_s));
}

/// The bonus is for the armour or for the injury; an injury that is rolled again is the same roll.
void TestMatchReading::mightyBlowCountsForTheRollThatStands()
{
    MatchSetup setup = quiet();
    teach(setup.teams[0], 0, {u"mighty-blow"_s, u"piling-on"_s});
    MatchDriver match(setup);
    const QString victim = block(match);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {3, 4});
    match.choose(u"injury-bonus"_s, u"mighty-blow"_s);
    match.choose(u"piling-on"_s, u"yes"_s);
    match.roll(u"injury"_s, {4, 5});
    match.choose(u"injury-bonus"_s, u"mighty-blow"_s);
    QCOMPARE(match.player(victim).where, Whereabouts::Injured);
    // What was spent on the armour is not there for the injury, however often it is rolled.
    MatchDriver spent(setup);
    block(spent);
    spent.roll(u"armour"_s, {4, 5});
    spent.choose(u"armour-bonus"_s, u"mighty-blow"_s);
    spent.roll(u"injury"_s, {3, 4});
    spent.choose(u"piling-on"_s, u"yes"_s);
    spent.roll(u"injury"_s, {4, 5});
    QVERIFY(!spent.asks(u"injury-bonus"_s));
}

/// The leader's re-roll is used like any other: a loner has to roll for it.
void TestMatchReading::aLonerWithTheLeadersReroll()
{
    MatchSetup setup = quiet();
    setup.teams[0].rerolls = 0;
    teach(setup.teams[0], 0, {u"leader"_s});
    teach(setup.teams[0], 1, {u"loner"_s});
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"re-roll"_s, u"loner"_s);
    match.roll(u"roll"_s, {3});
    QVERIFY(!match.state().sides[0].rerolls.leader);
    QVERIFY(!match.asks(u"re-roll"_s));
}

/// Nothing is said of healers there: what they do is put down by hand.
void TestMatchReading::theOldestSummaryHasNoApothecary()
{
    MatchSetup setup = quiet(u"lrb4"_s);
    setup.teams[1].apothecaries = 1;
    for (const QString &result : {u"knocked-out"_s, u"casualty"_s}) {
        MatchDriver match(setup);
        const QString victim = block(match);
        match.roll(u"armour"_s, {6, 6});
        match.choose(u"injury"_s, result);
        if (result == u"casualty"_s)
            match.choose(u"casualty"_s, u"other"_s);
        QVERIFY(match.asks(u"end-turn"_s));
        QCOMPARE(match.state().sides[1].apothecaries, 1);
        QVERIFY(!match.player(victim).isOnPitch());
    }
}

/// An interceptor needs his tackle zone, and so he stands.
void TestMatchReading::whoLiesThereDoesNotIntercept()
{
    MatchDriver match(quiet());
    match.untilTurn();
    const QString lying = match.onPitch(1, 0);
    placeByHand(match, lying, u"prone"_s);
    QVERIFY(!match.choices(u"interception"_s).contains(lying));
    QVERIFY(match.choices(u"interception"_s).contains(match.onPitch(1, 1)));
}

void TestMatchReading::whoStoodUpDoesNotBlock_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<bool>("jumps");
    QTest::newRow("lrb4") << u"lrb4"_s << false;
    for (const QString &id : editions()) {
        QTest::addRow("%s", qPrintable(id)) << id << false;
        QTest::addRow("%s jumping up", qPrintable(id)) << id << true;
    }
}

/// A block is thrown without moving, and standing up is moving. The next turn is another matter.
void TestMatchReading::whoStoodUpDoesNotBlock()
{
    QFETCH(QString, ruleset);
    QFETCH(bool, jumps);
    MatchSetup setup = quiet(ruleset);
    if (jumps)
        teach(setup.teams[0], 0, {u"jump-up"_s});
    MatchDriver match(setup);
    match.untilTurn();
    const QString player = match.onPitch(0, 0);
    placeByHand(match, player, u"prone"_s);
    QCOMPARE(match.choices(u"block"_s).contains(player), jumps);
    QVERIFY(match.choices(u"blitz"_s).contains(player));
    match.choose(u"stand-up"_s, QStringList{player});
    QCOMPARE(match.choices(u"block"_s).contains(player), jumps);
    for (int i = 0; i < 2; ++i) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    QVERIFY(match.choices(u"block"_s).contains(player));
}

/// One line for one and for several; it said that both of them "stands up".
void TestMatchReading::severalWhoStandUpAreTold()
{
    const LanguageScope english(Language::English);
    MatchDriver match(quiet(u"bb2016"_s));
    match.untilTurn();
    const QStringList players{match.onPitch(0, 0), match.onPitch(0, 1)};
    for (const QString &player : players)
        placeByHand(match, player, u"prone"_s);
    match.choose(u"stand-up"_s, players);
    QVERIFY2(newestLine(match).contains(u"ack on their feet: "_s), qPrintable(newestLine(match)));
}

void TestMatchReading::theFansAreToldWithTheirFame()
{
    MatchDriver match(quiet());
    match.until(u"gate"_s);
    match.roll(u"gate"_s, {6, 6});
    Event event;
    event.prompt = u"gate"_s;
    event.dice = {1, 1};
    const QString line = match.session().game().line(match.state(), event);
    QVERIFY2(line.endsWith(u"FAME: human 2, orc 0"_s), qPrintable(line));
}

/// Whose die is which, and what fans add to it.
void TestMatchReading::bothDiceAreTold()
{
    MatchDriver match(quiet());
    match.until(u"gate"_s);
    match.roll(u"gate"_s, {6, 6});
    match.roll(u"gate"_s, {1, 1});
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {5, 6});
    const Match &game = match.session().game();
    const QString asked = game.words(match.state(), match.session().prompts().front()).detail;
    QVERIFY2(asked.contains(u"First die: human, adds 2"_s), qPrintable(asked));
    Event event;
    event.prompt = u"kick-off.throw-a-rock"_s;
    event.dice = {4, 5};
    const QString line = game.line(match.state(), event);
    QVERIFY2(line.endsWith(u"human 4 + 2 = 6, orc 5 + 0 = 5; a rock for orc"_s), qPrintable(line));
}

/// Where nobody has to be chosen the models are to be set up all the same.
void TestMatchReading::whoSetsUpAllIsTold()
{
    const LanguageScope scope(Language::English);
    MatchSetup setup = quiet();
    setup.teams[0] = plainTeam(u"crp"_s, u"human"_s, u"lineman"_s, 11);
    setup.teams[1] = plainTeam(u"crp"_s, u"orc"_s, u"lineman"_s, 13);
    MatchDriver match(setup);
    match.until(u"place-ball"_s);
    const QString read = wordsOf(match, u"place-ball"_s).detail;
    QVERIFY2(read.endsWith(u"\nhuman sets up everybody who can play: 11."_s), qPrintable(read));
    QVERIFY(!read.contains(u"orc sets up"_s));
    // Who comes back by hand after that does not stand there by himself.
    const QString back = match.onPitch(0, 0);
    match.choose(u"hand.player"_s, back);
    match.choose(u"hand.place"_s, u"reserves"_s);
    const QString told = wordsOf(match, u"place-ball"_s).detail;
    QVERIFY2(told.contains(u"human has set up 10, but a reserve"_s), qPrintable(told));
    match.choose(u"hand.player"_s, back);
    match.choose(u"hand.place"_s, u"standing"_s);
    QCOMPARE(wordsOf(match, u"place-ball"_s).detail, read);
}

void TestMatchReading::whatBothRollForIsTold()
{
    for (const QString &ruleset : {u"crp"_s, u"bb2016"_s}) {
        MatchDriver match(quiet(ruleset));
        match.untilKickOff();
        match.roll(u"kick-off-table"_s, {3, 5}); // brilliant coaching
        const Match &game = match.session().game();
        const QString asked = game.words(match.state(), match.session().prompts().front()).detail;
        QVERIFY2(asked.contains(u"wins a re-roll"_s), qPrintable(asked));
    }
}

/// "8, K.O.; Zugverlust": where a line goes on only a sentence loses its full stop.
void TestMatchReading::anAbbreviationKeepsItsPoint()
{
    const LanguageScope scope(Language::German);
    MatchDriver match(quiet());
    match.untilTurn();
    match.choose(u"fall"_s, u"0:1"_s);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {4, 4});
    QVERIFY2(newestLine(match).contains(u"8, K.O.; "_s), qPrintable(newestLine(match)));
}

void TestMatchReading::whoRollsFirstIsTold()
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.options[OptionId(u"special-play-variant"_s)] = u"one-deck"_s;
    MatchDriver match(setup);
    match.until(u"one-deck.roll"_s);
    const Match &game = match.session().game();
    const QString asked = game.words(match.state(), match.session().prompts().front()).detail;
    QVERIFY2(asked.contains(u"First die: human. Second die: orc."_s), qPrintable(asked));
}

void TestMatchReading::aWeepingDaggerAfterTheApothecary_data()
{
    QTest::addColumn<std::vector<int>>("second"); // the casualty roll he makes them roll again
    QTest::addColumn<QString>("taken");
    QTest::addColumn<bool>("poisoned");
    QTest::newRow("badly hurt") << std::vector<int>{1, 1} << u"badly-hurt"_s << true;
    QTest::newRow("broken ribs") << std::vector<int>{4, 2} << u"groin-strain"_s << false;
}

/// It counts when the result is badly hurt after any re-rolls: who is patched up that way may miss
/// his next match all the same.
void TestMatchReading::aWeepingDaggerAfterTheApothecary()
{
    QFETCH(std::vector<int>, second);
    QFETCH(QString, taken);
    QFETCH(bool, poisoned);
    MatchSetup setup = quiet(u"bb2016"_s);
    setup.league = true;
    setup.teams[1].apothecaries = 1;
    teach(setup.teams[0], 0, {u"weeping-dagger"_s});
    MatchDriver match(setup);
    match.alwaysRoll(u"stadium"_s, {3, 4});
    match.alwaysRoll(u"referee"_s, {3, 4});
    const QString victim = block(match);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {6, 6});
    match.roll(u"casualty"_s, {4, 1});
    match.choose(u"apothecary"_s, u"yes"_s);
    match.roll(u"apothecary-roll"_s, second);
    match.choose(u"apothecary-choose"_s, taken);
    QCOMPARE(match.asks(u"roll"_s), poisoned);
    if (!poisoned)
        return;
    match.roll(u"roll"_s, {4});
    QCOMPARE(match.player(victim).where, Whereabouts::Reserves);
    QCOMPARE(match.player(victim).casualties.size(), size_t(1));
}

/// Nobody says that its die stays, so that a team re-roll helps; once, and in one's own turn.
void TestMatchReading::aWeepingDaggerRolledAgain()
{
    for (const int second : {3, 4}) {
        MatchSetup setup = quiet(u"bb2016"_s);
        setup.league = true;
        teach(setup.teams[0], 0, {u"weeping-dagger"_s});
        MatchDriver match(setup);
        match.alwaysRoll(u"stadium"_s, {3, 4});
        match.alwaysRoll(u"referee"_s, {3, 4});
        const QString victim = block(match);
        match.roll(u"armour"_s, {6, 6});
        match.roll(u"injury"_s, {6, 6});
        match.roll(u"casualty"_s, {1, 1});
        const int left = match.state().side(0).rerolls.team();
        match.roll(u"roll"_s, {3});
        match.choose(u"roll-again"_s, u"team"_s);
        QCOMPARE(match.state().side(0).rerolls.team(), left - 1);
        match.roll(u"roll"_s, {second});
        QVERIFY(!match.asks(u"roll-again"_s));
        QCOMPARE(match.player(victim).casualties.size(), size_t(second == 4 ? 2 : 1));
    }
}

QTEST_GUILESS_MAIN(TestMatchReading)
#include "tst_matchreading.moc"
