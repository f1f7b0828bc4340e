// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/concessionwords.h"
#include "core/match/words/matchstanding.h"
#include "core/match/words/matchtexts.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

QString usualOf(MatchDriver &match, const QString &id)
{
    for (const Prompt &prompt : match.session().prompts()) {
        if (prompt.id == id)
            return prompt.usual;
    }
    return {};
}

} // namespace

/// What coaches read: what a roll needs, whose number it is, what happened.
class TestMatchWords : public QObject
{
    Q_OBJECT

private slots:
    void whatWasOnlyReadHasWords();
    void listsOfBothSidesNameTheTeam();
    void theLikelyOutcomeOfABlock_data();
    void theLikelyOutcomeOfABlock();
    void theVictimOfAFoulLiesThere();
    void aLostTurnIsSaid();
    void blockDiceAreNamed();
    void aNumberChangedByHandIsNamed();
    void whoWakesUpIsNamed();
    void nobodyIsChosen();
    void noSkillIsAdded();
    void whoRanUnderAHighKickIsLikely();
    void anEmptySquareIsNoName();
    void aKickOffResultIsSaidOnce();
    void kickOffContestsSayWhoGains_data();
    void kickOffContestsSayWhoGains();
    void aDrinkSaysWhatItDoes();
    void aRockSaysForWhom();
    void anInvasionNamesTheStunned();
    void aSendingOffCostsTheTurn();
    void secretWeaponsAreNamed();
    void concedingSaysWhatItCosts();
    void aConcessionNamesTheWinner();
    void aLevelScoreNamesTheWinner();
    void looseLinesHaveWords_data();
    void looseLinesHaveWords();
    void quickTeamsAreToldWhatToDo_data();
    void quickTeamsAreToldWhatToDo();
    void namesMayLookLikePlaces();
};

void TestMatchWords::listsOfBothSidesNameTheTeam()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const QStringList both = wordsOf(match, u"casualty.victim"_s).choices;
    const QString home = match.session().game().context().team(0).name;
    const QString away = match.session().game().context().team(1).name;
    QCOMPARE(both.filter(home).size(), 11);
    QCOMPARE(both.filter(away).size(), 11);
    QVERIFY(wordsOf(match, u"block"_s).choices.filter(home).isEmpty());
}

void TestMatchWords::theLikelyOutcomeOfABlock_data()
{
    QTest::addColumn<QStringList>("attacker");
    QTest::addColumn<QStringList>("defender");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("likely");
    const QStringList none;
    const QStringList block{u"block"_s};
    QTest::newRow("neither") << none << none << u"both-down"_s << QString(); // nothing to choose
    QTest::newRow("attacker") << block << none << u"both-down"_s << u"defender"_s;
    QTest::newRow("defender") << none << block << u"both-down"_s << u"attacker"_s;
    QTest::newRow("both") << block << block << u"both-down"_s << u"nobody"_s;
    QTest::newRow("dodge") << none << QStringList{u"dodge"_s} << u"defender-stumbles"_s
                           << u"nobody"_s;
    QTest::newRow("tackled") << QStringList{u"tackle"_s} << QStringList{u"dodge"_s}
                             << u"defender-stumbles"_s << u"defender"_s;
    QTest::newRow("pushed") << none << none << u"pushed"_s << u"nobody"_s;
}

void TestMatchWords::theLikelyOutcomeOfABlock()
{
    QFETCH(QStringList, attacker);
    QFETCH(QStringList, defender);
    QFETCH(QString, result);
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 0, attacker);
    teach(setup.teams[1], 0, defender);
    MatchDriver match(setup);
    match.alwaysRoll(u"coin-toss"_s, {1});
    match.alwaysChoose(u"kick-or-receive"_s, u"receive"_s);
    match.untilTurn();
    QCOMPARE(match.state().active, 0);
    match.choose(u"block"_s, match.onPitch(0, 0));
    match.choose(u"block.victim"_s, match.onPitch(1, 0));
    match.choose(u"block.result"_s, result);
    match.keepRoll();
    QTEST(usualOf(match, u"block.outcome"_s), "likely");
}

void TestMatchWords::theVictimOfAFoulLiesThere()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const Seat own = match.state().active;
    const QString lies = match.onPitch(MatchState::otherSeat(own), 6);
    match.choose(u"hand.player"_s, lies);
    match.choose(u"hand.place"_s, u"prone"_s);
    match.choose(u"foul"_s, match.onPitch(own, 0));
    QCOMPARE(usualOf(match, u"foul.victim"_s), lies);
    QCOMPARE(match.choices(u"foul.victim"_s).constFirst(), lies);
}

void TestMatchWords::aLostTurnIsSaid()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    match.choose(u"fall"_s, match.onPitch(match.state().active, 0));
    match.roll(u"armour"_s, {1, 1});
    QVERIFY2(newestLine(match).contains(u"turnover"_s), qPrintable(newestLine(match)));
}

void TestMatchWords::blockDiceAreNamed()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const Seat own = match.state().active;
    match.choose(u"block"_s, match.onPitch(own, 0));
    match.choose(u"block.victim"_s, match.onPitch(MatchState::otherSeat(own), 0));
    match.choose(u"block.dice"_s, u"2"_s);
    match.roll(u"block.roll"_s, {1, 6});
    const QString line = newestLine(match);
    QVERIFY2(line.contains(u"Attacker Down"_s, Qt::CaseInsensitive), qPrintable(line));
    QVERIFY2(!line.contains(u'6'), qPrintable(line));
}

void TestMatchWords::aNumberChangedByHandIsNamed()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    match.choose(u"hand.number"_s, u"re-rolls.0"_s);
    QCOMPARE(usualOf(match, u"hand.value"_s), u"2"_s);
    const QString home = match.session().game().context().team(0).name;
    QVERIFY(wordsOf(match, u"hand.value"_s).title.contains(home));
    QCOMPARE(wordsOf(match, u"hand.value"_s).detail, u"What is set now counts in this half."_s);
    match.number(u"hand.value"_s, 1);
    QVERIFY2(newestLine(match).contains(u"Re-rolls of "_s + home), qPrintable(newestLine(match)));
}

void TestMatchWords::whoWakesUpIsNamed()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const QString out = match.onPitch(0, 0);
    match.choose(u"hand.player"_s, out);
    match.choose(u"hand.place"_s, u"knocked-out"_s);
    match.choose(u"touchdown"_s, match.onPitch(match.state().active, 1));
    match.until(u"ko-recovery"_s);
    const QString needed = wordsOf(match, u"ko-recovery"_s).detail;
    const QString name = playerName(match.state(), PlayerRef::fromString(out));
    QVERIFY2(needed.endsWith(name + u": 4 or more wakes up."_s), qPrintable(needed));
    match.roll(u"ko-recovery"_s, {6});
    QVERIFY2(newestLine(match).contains(u"wakes up"_s), qPrintable(newestLine(match)));
}

/// Where a player may be chosen nobody is one of the answers, not nothing.
void TestMatchWords::nobodyIsChosen()
{
    MatchDriver match(plainSetup());
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {2, 3});
    match.until(u"kick-off.high-kick"_s);
    const qsizetype none = match.choices(u"kick-off.high-kick"_s).indexOf(u"none"_s);
    QCOMPARE(wordsOf(match, u"kick-off.high-kick"_s).choices.value(none), u"Nobody"_s);
    match.choose(u"kick-off.high-kick"_s, u"none"_s);
    QVERIFY2(newestLine(match).contains(u"nobody runs"_s), qPrintable(newestLine(match)));
}

/// Nor is a skill somebody.
void TestMatchWords::noSkillIsAdded()
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 0, {u"mighty-blow"_s});
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"block"_s, u"0:1"_s);
    match.choose(u"block.victim"_s, match.onPitch(1, 0));
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
    const int armour = match.player(match.onPitch(1, 0)).profile().armour;
    match.roll(u"armour"_s, {armour - 4, 4});
    const qsizetype none = match.choices(u"armour-bonus"_s).indexOf(u"none"_s);
    QCOMPARE(wordsOf(match, u"armour-bonus"_s).choices.value(none), u"No skill"_s);
    match.choose(u"armour-bonus"_s, u"mighty-blow"_s);
    QVERIFY2(newestLine(match).contains(u"broken"_s), qPrintable(newestLine(match)));
}

/// He went where the ball comes down, so that he is proposed where somebody caught it.
void TestMatchWords::whoRanUnderAHighKickIsLikely()
{
    MatchDriver match(plainSetup());
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {2, 3});
    match.until(u"kick-off.high-kick"_s);
    const QString runner = match.onPitch(match.state().receiving(), 3);
    const auto likely = [&match](const QString &prompt) {
        for (const Prompt &each : match.session().prompts()) {
            if (each.id == prompt)
                return each.usual;
        }
        return u"not asked"_s;
    };
    match.choose(u"kick-off.high-kick"_s, runner);
    match.until(u"land"_s);
    QCOMPARE(likely(u"roll.catch"_s), runner);
    match.choose(u"land"_s, u"caught"_s);
    QCOMPARE(likely(u"ball-taken"_s), runner);
}

/// Behind a colon there would be another one, and somebody who is nobody.
void TestMatchWords::anEmptySquareIsNoName()
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 0, {u"bombardier"_s});
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"weapon"_s, u"0:1"_s);
    match.choose(u"bomb.hit"_s, u"empty-square"_s);
    const QString line = newestLine(match);
    QVERIFY2(line.contains(u"bursts in an empty square"_s), qPrintable(line));
    QVERIFY2(!line.contains(u"obody"_s), qPrintable(line));
}

void TestMatchWords::aKickOffResultIsSaidOnce()
{
    MatchDriver match(plainSetup());
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {3, 6});
    QVERIFY2(newestLine(match).contains(u"Quick Snap"_s), qPrintable(newestLine(match)));
    QVERIFY(match.asks(u"said"_s));
    match.confirm(u"said"_s);
    QCOMPARE(newestLine(match), QString());
}

void TestMatchWords::kickOffContestsSayWhoGains_data()
{
    QTest::addColumn<std::vector<int>>("table");
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<QList<int>>("gain");
    using Dice = std::vector<int>;
    const QString fans = u"kick-off.cheering-fans"_s;
    const QString coaching = u"kick-off.brilliant-coaching"_s;
    QTest::newRow("fans") << Dice{3, 3} << fans << Dice{3, 1} << QList<int>{0};
    QTest::newRow("fans, level") << Dice{3, 3} << fans << Dice{2, 2} << QList<int>{0, 1};
    QTest::newRow("coaching") << Dice{4, 4} << coaching << Dice{1, 3} << QList<int>{1};
}

void TestMatchWords::kickOffContestsSayWhoGains()
{
    QFETCH(std::vector<int>, table);
    QFETCH(QString, prompt);
    QFETCH(std::vector<int>, dice);
    QFETCH(QList<int>, gain);
    MatchDriver match(plainSetup());
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, table);
    match.roll(prompt, dice);
    const QString line = newestLine(match);
    QVERIFY2(line.contains(u"%1 + 0 = %1"_s.arg(dice[0])), qPrintable(line));
    for (const Seat seat : {0, 1}) {
        const QString team = match.session().game().context().team(seat).name;
        QCOMPARE(line.contains(team + u" gains"_s), gain.contains(seat));
    }
}

/// The die of a card is no answer: what it gave is (crp L3611).
void TestMatchWords::aDrinkSaysWhatItDoes()
{
    const QString brew = u"dirty-tricks/witchs-brew"_s;
    MatchSetup setup = plainSetup(u"crp"_s);
    setup.options[OptionId(u"special-play-cards"_s)] = u"allowance"_s;
    MatchDriver match(setup);
    match.until(u"card.deck"_s);
    const QString play
        = match.session().prompts().front().seat == 0 ? u"card.home"_s : u"card.away"_s;
    match.choose(u"card.deck"_s, u"dirty-tricks"_s);
    match.choose(u"draw-card"_s, brew);
    match.until(play);
    match.choose(play, brew);
    match.until(u"card.die"_s);
    match.roll(u"card.die"_s, {5});
    QVERIFY2(newestLine(match).contains(u"Really Stupid"_s), qPrintable(newestLine(match)));
}

void TestMatchWords::aRockSaysForWhom()
{
    MatchDriver match(plainSetup());
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {5, 6});
    match.roll(u"kick-off.throw-a-rock"_s, {5, 2});
    const QString away = match.session().game().context().team(1).name;
    QVERIFY2(newestLine(match).endsWith(u"a rock for "_s + away), qPrintable(newestLine(match)));
}

void TestMatchWords::anInvasionNamesTheStunned()
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 1, {u"ball-and-chain"_s});
    MatchDriver match(setup);
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {6, 6});
    std::vector<int> dice(11, 2);
    dice[0] = dice[1] = 6;
    match.roll(u"invasion"_s, dice);
    const QString line = newestLine(match);
    QVERIFY2(line.contains(u"#1 Lineman: stunned, #2 Lineman: knocked out"_s), qPrintable(line));
    QVERIFY2(!line.contains(u" + "_s), qPrintable(line));
    match.roll(u"invasion"_s, std::vector<int>(11, 2));
    QVERIFY2(newestLine(match).endsWith(u"nothing happens to anybody"_s),
             qPrintable(newestLine(match)));
}

void TestMatchWords::aSendingOffCostsTheTurn()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const Seat own = match.state().active;
    const QString fouler = match.onPitch(own, 0);
    match.putDown(match.onPitch(MatchState::otherSeat(own), 0));
    match.choose(u"foul"_s, fouler);
    match.choose(u"foul.victim"_s, match.onPitch(MatchState::otherSeat(own), 0));
    match.number(u"foul.assists"_s, 0);
    match.roll(u"armour"_s, {1, 1});
    const QString line = newestLine(match);
    const QString name = playerName(match.state(), PlayerRef::fromString(fouler));
    QVERIFY2(line.endsWith(name + u" is sent off; turnover: sent off for a foul"_s),
             qPrintable(line));
}

void TestMatchWords::secretWeaponsAreNamed()
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 2, {u"secret-weapon"_s});
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"touchdown"_s, match.onPitch(match.state().active, 1));
    const QString line = newestLine(match);
    QVERIFY2(line.contains(u"#3 Lineman is sent off for the secret weapon"_s), qPrintable(line));
    QVERIFY2(!line.contains(u"turnover"_s), qPrintable(line));
}

void TestMatchWords::concedingSaysWhatItCosts()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    const QString other = context.team(MatchState::otherSeat(match.state().active)).name;
    const QString told = wordsOf(match, u"concede"_s).detail;
    QVERIFY2(told.startsWith(other + u" wins"_s), qPrintable(told));
    for (const TableRow &row : context.table(u"conceding"_s)->rows)
        QCOMPARE(told.contains(row.summary.en), row.id.text() != u"no-penalty"_s);
}

void TestMatchWords::aConcessionNamesTheWinner()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    const Seat own = match.state().active;
    match.confirm(u"concede"_s);
    const QString says = u"%1 wins: %2 conceded"_s.arg(
        context.team(MatchState::otherSeat(own)).name, context.team(own).name);
    QCOMPARE(concessionWords(context, match.state()), says);
    const QStringList choices = wordsOf(match, u"result.home"_s).choices;
    QVERIFY2(choices.constFirst().endsWith(says), qPrintable(choices.constFirst()));
}

void TestMatchWords::aLevelScoreNamesTheWinner()
{
    MatchDriver match(plainSetup());
    const MatchContext &context = match.session().game().context();
    MatchState state = match.state();
    QCOMPARE(winnerWords(context, state), QString());
    state.over = true;
    state.shootOutWinner = 1;
    QCOMPARE(winnerWords(context, state), u"Winner: %1"_s.arg(context.team(1).name));
}

void TestMatchWords::looseLinesHaveWords_data()
{
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<QString>("choice");
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<QString>("line");
    const std::vector<int> none;
    QTest::newRow("a roll of somebody")
        << u"armour"_s << QString() << std::vector<int>{4, 4} << u"Armour roll: 4, 4"_s;
    QTest::newRow("a result") << u"block.result"_s << u"pushed"_s << none << u"Pushed"_s;
    QTest::newRow("a question") << u"weapon.victim"_s << u"somebody"_s << none
                                << u"Somebody attacks Somebody"_s;
    QTest::newRow("nothing of its own")
        << u"block"_s << u"somebody"_s << none << u"Block: Somebody"_s;
}

/// What no longer fits where it stands is told without names that nobody knows, and asks nothing.
void TestMatchWords::looseLinesHaveWords()
{
    QFETCH(QString, choice);
    MatchDriver match(plainSetup());
    Event event;
    QFETCH(QString, prompt);
    event.prompt = prompt;
    event.seat = 0;
    if (!choice.isEmpty())
        event.choices = {choice};
    QFETCH(std::vector<int>, dice);
    event.dice = dice;
    QTEST(match.session().game().rejectedLine(match.state(), event), "line");
}

void TestMatchWords::quickTeamsAreToldWhatToDo_data()
{
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<QString>("row");
    QTest::newRow("high kick") << std::vector<int>{2, 3} << u"high-kick"_s;
    QTest::newRow("rock") << std::vector<int>{5, 6} << u"throw-a-rock"_s;
    QTest::newRow("invasion") << std::vector<int>{6, 6} << u"pitch-invasion"_s;
}

void TestMatchWords::quickTeamsAreToldWhatToDo()
{
    QFETCH(std::vector<int>, dice);
    QFETCH(QString, row);
    MatchSetup setup;
    setup.ruleset = RulesetId(u"crp"_s);
    setup.teams[0].name = u"Reds"_s;
    setup.teams[1].name = u"Blues"_s;
    MatchDriver match(setup);
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, dice);
    const PromptWords words = wordsOf(match, u"said"_s);
    const TableRow *told = match.session().game().context().rowById(u"kick-off"_s, row);
    QCOMPARE(words.detail, told->summary.en);
    QVERIFY(words.why.contains(u"on the board"_s));
    match.untilTurn();
}

/// A sentence of the kick-off table, say, that a correction left behind: nobody can decide about a
/// line without words.
void TestMatchWords::whatWasOnlyReadHasWords()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    Event read;
    read.prompt = u"said"_s;
    const QString line = match.session().game().rejectedLine(match.state(), read);
    QVERIFY(!line.trimmed().isEmpty());
}

/// "100 %2" is a name like any other, and nothing else comes to stand in it.
void TestMatchWords::namesMayLookLikePlaces()
{
    QCOMPARE(fixtureWords(u"Cup %2 %1"_s, 3), u"Cup %2 %1, round 3"_s);
    MatchSetup setup = plainSetup();
    setup.teams[0].name = u"Reds %4 %3"_s;
    setup.teams[1].name = u"Blues %2"_s;
    MatchDriver match(setup);
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {3, 3});
    const QString detail = wordsOf(match, u"kick-off.cheering-fans"_s).detail;
    QVERIFY2(detail.contains(u"First die: Reds %4 %3, adds "_s), qPrintable(detail));
    QVERIFY2(detail.contains(u"Second die: Blues %2, adds "_s), qPrintable(detail));
}

QTEST_GUILESS_MAIN(TestMatchWords)
#include "tst_matchwords.moc"
