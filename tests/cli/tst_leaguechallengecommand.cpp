// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/leaguedesk.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// `dugout league challenge`: what a coach may do in a week of play-offs, as in the window.
class TestLeagueChallengeCommand final : public QObject
{
    Q_OBJECT

private slots:
    void isAnswered_data();
    void isAnswered();
    void refusesInOneSentence_data();
    void refusesInOneSentence();
};

namespace {

QStringList challenge(const QStringList &more)
{
    return QStringList{u"challenge"_s, u"Yard"_s} + more;
}

/// Six teams on a ladder that has begun.
void ladder(const LeagueDesk &desk)
{
    desk.prepare(6, {u"--format"_s, u"ladder"_s});
    desk.must({u"draw"_s, u"Yard"_s});
}

} // namespace

void TestLeagueChallengeCommand::isAnswered_data()
{
    QTest::addColumn<QStringList>("answer");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("opponent"); // of the fixture it became
    QTest::addColumn<int>("td"); // awarded; -1: they play
    QTest::addColumn<int>("tdAgainst");
    QTest::newRow("accepted") << QStringList{u"--accept"_s} << u"accepted"_s << u"Team 2"_s << -1
                              << -1;
    QTest::newRow("declined") << QStringList{u"--decline"_s} << u"declined"_s << u"Team 2"_s << 2
                              << 0;
    QTest::newRow("a substitute") << QStringList{u"--substitute"_s, u"Team 3"_s} << u"substitute"_s
                                  << u"Team 3"_s << -1 << -1;
    QTest::newRow("refused") << QStringList{u"--refuse"_s, u"Team 3"_s} << u"substitute-refused"_s
                             << u"Team 3"_s << 0 << 2;
}

void TestLeagueChallengeCommand::isAnswered()
{
    QFETCH(QStringList, answer);
    QFETCH(QString, word);
    QFETCH(QString, opponent);
    QFETCH(int, td);
    QFETCH(int, tdAgainst);
    const LeagueDesk desk;
    ladder(desk);
    QCOMPARE(desk.must(challenge({u"--json"_s})).rows().size(), 0);
    const QStringList both{u"Team 1"_s, u"Team 2"_s};
    desk.must(challenge(both));
    const auto only = [&desk] {
        const QJsonArray rows = desk.must(challenge({u"--json"_s})).rows();
        return rows.size() == 1 ? rows.first().toObject() : QJsonObject();
    };
    QCOMPARE(only().value(u"answer"_s).toString(), u"open"_s);
    QCOMPARE(only().value(u"week"_s).toInt(), 1);
    QCOMPARE(desk.run(challenge({u"Team 1"_s, u"Team 4"_s})).status, 1); // once a week
    desk.must(challenge(both + answer));
    QCOMPARE(only().value(u"answer"_s).toString(), word);
    QVERIFY(!desk.must(challenge({})).out.contains(u"not answered"_s));
    QCOMPARE(desk.run(challenge(both + answer)).status, 1); // it is answered
    if (td < 0) {
        desk.must({u"result"_s, u"Yard"_s, u"Team 1"_s, opponent, u"1"_s, u"0"_s});
        td = 1;
        tdAgainst = 0;
    } else {
        const QString shown = desk.must({u"show"_s, u"Yard"_s}).out;
        QVERIFY2(shown.contains(u" %1–%2 (awarded)"_s.arg(td).arg(tdAgainst)), qPrintable(shown));
    }
    const QJsonArray table = desk.must({u"standings"_s, u"Yard"_s, u"--json"_s})
                                 .json()
                                 .value(u"standings"_s)
                                 .toArray();
    for (const auto &row : table) {
        if (row[u"team"_s].toString() == u"Team 1"_s) {
            QCOMPARE(row[u"td"_s].toInt(), td);
            QCOMPARE(row[u"tdAgainst"_s].toInt(), tdAgainst);
        }
    }
    // The next week is another one.
    desk.must(challenge({u"Team 1"_s, u"Team 4"_s, u"--week"_s, u"2"_s}));
    QCOMPARE(desk.must({u"check"_s, u"Yard"_s, u"--json"_s}).json().value(u"sound"_s), true);
}

void TestLeagueChallengeCommand::refusesInOneSentence_data()
{
    QTest::addColumn<bool>("isLadder");
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    const QString one = u"Team 1"_s;
    const QString other = u"Team 2"_s;
    QTest::newRow("a calendar") << false << QStringList{one, other} << 1;
    QTest::newRow("nobody waits") << true << QStringList{one, other, u"--accept"_s} << 1;
    QTest::newRow("no such team") << true << QStringList{one, u"Team 9"_s} << 1;
    QTest::newRow("oneself") << true << QStringList{one, one} << 1;
    QTest::newRow("no week") << true << QStringList{one, other, u"--week"_s, u"0"_s} << 2;
    QTest::newRow("no number") << true << QStringList{one, other, u"--week"_s, u"x"_s} << 2;
    QTest::newRow("one team") << true << QStringList{one} << 2;
    QTest::newRow("two answers") << true << QStringList{one, other, u"--accept"_s, u"--decline"_s}
                                 << 2;
    QTest::newRow("nobody answers") << true << QStringList{u"--accept"_s} << 2;
}

void TestLeagueChallengeCommand::refusesInOneSentence()
{
    QFETCH(bool, isLadder);
    QFETCH(QStringList, words);
    QFETCH(int, status);
    const LeagueDesk desk;
    if (isLadder) {
        ladder(desk);
    } else {
        desk.prepare(4, {u"--format"_s, u"round-robin"_s});
        (void)desk.drawn();
    }
    const CommandAnswer answer = desk.run(challenge(words));
    QCOMPARE(answer.status, status);
    QVERIFY(!answer.err.trimmed().isEmpty());
    QCOMPARE(desk.must(challenge({u"--json"_s})).rows().size(), 0);
}

QTEST_GUILESS_MAIN(TestLeagueChallengeCommand)
#include "tst_leaguechallengecommand.moc"
