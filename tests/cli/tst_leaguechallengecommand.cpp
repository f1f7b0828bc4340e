// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/leaguedesk.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// `dugout league challenge`: what the coaches of a ladder write to each other.
class TestLeagueChallengeCommand final : public QObject
{
    Q_OBJECT

private slots:
    void isAnswered_data();
    void isAnswered();
    void isMadeOnceAWeek();
    void refusesInOneSentence_data();
    void refusesInOneSentence();
    void isNotMadeElsewhere();
};

namespace {

QStringList challenge(const QStringList &more)
{
    return QStringList{u"challenge"_s, u"Yard"_s} + more;
}

/// A ladder of four that has begun, in which the first team challenges the second.
void prepareLadder(const LeagueDesk &desk)
{
    desk.prepare(4, {u"--format"_s, u"ladder"_s});
    desk.must({u"draw"_s, u"Yard"_s});
    desk.must(challenge({u"Team 1"_s, u"Team 2"_s}));
}

/// "2:0" for the first team, or nothing while a match is to be played.
QString scoreOfTheFirst(const LeagueDesk &desk)
{
    const QString shown = desk.must({u"show"_s, u"Yard"_s}).out;
    for (const QString &line : shown.split(u'\n')) {
        if (line.contains(u"Team 1 – Team "_s))
            return line.trimmed();
    }
    return {};
}

} // namespace

void TestLeagueChallengeCommand::isAnswered_data()
{
    QTest::addColumn<QStringList>("answer");
    QTest::addColumn<QString>("listed");
    QTest::addColumn<QString>("fixture");

    QTest::newRow("accepted") << QStringList{u"accept"_s} << u"accept"_s << u"Team 1 – Team 2"_s;
    QTest::newRow("declined: a win without a match")
        << QStringList{u"decline"_s} << u"decline"_s << u"Team 1 – Team 2 2:0"_s;
    QTest::newRow("a substitute plays")
        << QStringList{u"substitute"_s, u"--substitute"_s, u"Team 3"_s} << u"substitute"_s
        << u"Team 1 – Team 3"_s;
    QTest::newRow("who refuses the substitute loses")
        << QStringList{u"refuse"_s, u"--substitute"_s, u"Team 4"_s} << u"refuse"_s
        << u"Team 1 – Team 4 0:2"_s;
}

void TestLeagueChallengeCommand::isAnswered()
{
    QFETCH(QStringList, answer);
    QFETCH(QString, listed);
    QFETCH(QString, fixture);
    const LeagueDesk desk;
    prepareLadder(desk);
    const auto first
        = [&desk] { return desk.must(challenge({u"--json"_s})).rows().first().toObject(); };
    QCOMPARE(first().value(u"answer"_s).toString(), u"open"_s);
    QCOMPARE(first().value(u"challenger"_s).toString(), u"Team 1"_s);
    desk.must(challenge(QStringList{u"--answer"_s} + answer));
    QCOMPARE(first().value(u"answer"_s).toString(), listed);
    const QString played = scoreOfTheFirst(desk);
    QVERIFY2(played.startsWith(fixture), qPrintable(played));
    // What is answered is answered: no second match comes of it.
    QCOMPARE(desk.run(challenge({u"--answer"_s, u"accept"_s, u"--number"_s, u"1"_s})).status, 1);
}

void TestLeagueChallengeCommand::isMadeOnceAWeek()
{
    const LeagueDesk desk;
    prepareLadder(desk);
    QCOMPARE(desk.run(challenge({u"Team 1"_s, u"Team 3"_s})).status, 1);
    desk.must(challenge({u"Team 1"_s, u"Team 3"_s, u"--week"_s, u"2"_s}));
    const CommandAnswer listed = desk.must(challenge({}));
    QVERIFY2(listed.out.contains(u"2. Week 2: Team 1 challenges Team 3: not answered."_s),
             qPrintable(listed.out));
}

void TestLeagueChallengeCommand::refusesInOneSentence_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");

    QTest::newRow("one team") << QStringList{u"Team 3"_s} << 2;
    QTest::newRow("himself") << QStringList{u"Team 3"_s, u"Team 3"_s} << 1;
    QTest::newRow("a stranger") << QStringList{u"Team 3"_s, u"Nobody"_s} << 1;
    QTest::newRow("no such week") << QStringList{u"Team 3"_s, u"Team 4"_s, u"--week"_s, u"0"_s}
                                  << 2;
    QTest::newRow("no such answer") << QStringList{u"--answer"_s, u"perhaps"_s} << 2;
    QTest::newRow("a substitute without a name")
        << QStringList{u"--answer"_s, u"substitute"_s} << 2;
    QTest::newRow("a name without a substitute")
        << QStringList{u"--answer"_s, u"accept"_s, u"--substitute"_s, u"Team 3"_s} << 2;
    QTest::newRow("the challenged one stands in for himself")
        << QStringList{u"--answer"_s, u"substitute"_s, u"--substitute"_s, u"Team 2"_s} << 1;
    QTest::newRow("no such challenge")
        << QStringList{u"--answer"_s, u"accept"_s, u"--number"_s, u"7"_s} << 1;
}

void TestLeagueChallengeCommand::refusesInOneSentence()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    const LeagueDesk desk;
    prepareLadder(desk);
    const QString before = desk.must(challenge({u"--json"_s})).out;
    const CommandAnswer answer = desk.run(challenge(words));
    QCOMPARE(answer.status, status);
    QVERIFY(!answer.err.isEmpty());
    QCOMPARE(desk.must(challenge({u"--json"_s})).out, before);
}

void TestLeagueChallengeCommand::isNotMadeElsewhere()
{
    const LeagueDesk desk;
    desk.prepare(4, {u"--format"_s, u"round-robin"_s});
    desk.must({u"draw"_s, u"Yard"_s});
    QCOMPARE(desk.run(challenge({u"Team 1"_s, u"Team 2"_s})).status, 1);
}

QTEST_MAIN(TestLeagueChallengeCommand)
#include "tst_leaguechallengecommand.moc"
