// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/matchdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

PromptWords wordsOf(MatchDriver &match, const QString &id)
{
    for (const Prompt &prompt : match.session().prompts()) {
        if (prompt.id == id)
            return match.session().game().words(match.state(), prompt);
    }
    return {};
}

QString usualOf(MatchDriver &match, const QString &id)
{
    for (const Prompt &prompt : match.session().prompts()) {
        if (prompt.id == id)
            return prompt.usual;
    }
    return {};
}

/// What the log says of the newest entry.
QString newestLine(MatchDriver &match)
{
    const auto &groups = match.session().log().groups();
    const MatchState before = match.session().stateAfter(groups.size() - 1);
    return match.session().game().groupLine(before, groups.back());
}

} // namespace

/// What coaches read: what a roll needs, whose number it is, what happened.
class TestMatchWords : public QObject
{
    Q_OBJECT

private slots:
    void listsOfBothSidesNameTheTeam();
    void theLikelyOutcomeOfABlock_data();
    void theLikelyOutcomeOfABlock();
    void theVictimOfAFoulLiesThere();
    void aLostTurnIsSaid();
    void blockDiceAreNamed();
    void aNumberChangedByHandIsNamed();
    void whoWakesUpIsNamed();
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
    match.roll(u"ko-recovery"_s, {6});
    QVERIFY2(newestLine(match).contains(u"wakes up"_s), qPrintable(newestLine(match)));
}

QTEST_GUILESS_MAIN(TestMatchWords)
#include "tst_matchwords.moc"
