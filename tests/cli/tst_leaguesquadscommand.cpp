// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/leaguedesk.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// `dugout league` with squads and with skirmishes.
class TestLeagueSquadsCommand final : public QObject
{
    Q_OBJECT

private slots:
    void runsASeasonOfSquads();
    void runsASeasonOfSkirmishes();
    void startsASkirmishFromItsFixture();
    void refusesInOneSentence_data();
    void refusesInOneSentence();
};

namespace {

/// Two squads of two, drawn and published: home and away of both boards.
std::vector<QStringList> squadsDrawn(const LeagueDesk &desk)
{
    desk.must({u"new"_s, u"Yard"_s});
    desk.must({u"season"_s, u"Yard"_s, u"--begin"_s, u"Spring"_s, u"--format"_s, u"round-robin"_s,
               u"--squad"_s, u"2"_s});
    for (const char *name : {"A1", "A2", "B1", "B2"}) {
        const QString team = QString::fromLatin1(name);
        desk.must({u"add"_s, u"Yard"_s, team, u"--paper"_s, u"--squad"_s, team.left(1)});
    }
    return desk.drawn();
}

/// Two bands, drawn and published.
QStringList bandsDrawn(const LeagueDesk &desk, const QString &format)
{
    desk.must({u"new"_s, u"Yard"_s, u"--ruleset"_s, u"shadespire"_s});
    desk.must({u"season"_s, u"Yard"_s, u"--begin"_s, u"Spring"_s, u"--format"_s, format});
    for (const QString &name : {u"Reavers"_s, u"Liberators"_s})
        desk.must({u"add"_s, u"Yard"_s, name, u"--coach"_s, u"Player of "_s + name});
    return desk.drawn().front();
}

} // namespace

void TestLeagueSquadsCommand::runsASeasonOfSquads()
{
    const LeagueDesk desk;
    const auto boards = squadsDrawn(desk);
    QCOMPARE(boards.size(), size_t(2));
    for (const QStringList &board : boards) {
        QVERIFY(board.at(0).left(1) != board.at(1).left(1));
        const bool home = board.at(0).startsWith(u'A');
        desk.must({u"result"_s, u"Yard"_s, board.at(0), board.at(1), home ? u"2"_s : u"0"_s,
                   home ? u"0"_s : u"2"_s});
    }
    const auto table = [&desk](const QStringList &more) {
        return desk.must(QStringList{u"standings"_s, u"Yard"_s, u"--json"_s} + more)
            .json()
            .value(u"standings"_s)
            .toArray();
    };
    QCOMPARE(table({}).size(), 2);
    QCOMPARE(table({})[0][u"team"_s].toString(), u"A"_s);
    QCOMPARE(table({})[0][u"points"_s].toInt(), 3);
    QCOMPARE(table({})[0][u"td"_s].toInt(), 4);
    QCOMPARE(table({u"--boards"_s}).size(), 4);
    QVERIFY(desk.must({u"why"_s, u"Yard"_s, u"B"_s}).out.contains(u'B'));
    QVERIFY(desk.must({u"why"_s, u"Yard"_s, u"B1"_s, u"--boards"_s}).out.contains(u"B1"_s));
    QCOMPARE(desk.must({u"check"_s, u"Yard"_s, u"--json"_s}).json().value(u"sound"_s), true);
}

void TestLeagueSquadsCommand::runsASeasonOfSkirmishes()
{
    const LeagueDesk desk;
    const QStringList pair = bandsDrawn(desk, u"knock-out"_s);
    const QStringList told = QStringList{u"result"_s, u"Yard"_s} + pair
        + QStringList{u"--game"_s, u"6:4"_s, u"--game"_s, u"4:6"_s, u"--game"_s, u"5:5:nobody"_s};
    const CommandAnswer level = desk.run(told);
    QCOMPARE(level.status, 1);
    QCOMPARE(level.err.trimmed().count(u'\n'), 0);
    const QJsonObject result = desk.must(told + QStringList{u"--away-out"_s, u"--json"_s}).json();
    QCOMPARE(result.value(u"winner"_s).toString(), u"home"_s);
    QCOMPARE(result.value(u"games"_s).toArray().size(), 3);
    const QJsonArray seasons = desk.must({u"season"_s, u"Yard"_s, u"--json"_s}).rows();
    QCOMPARE(seasons[0][u"competitions"_s].toArray()[0][u"champion"_s].toString(), pair.at(0));
    QVERIFY(desk.must({u"standings"_s, u"Yard"_s}).out.contains(u"Glory"_s));
    QCOMPARE(desk.must({u"check"_s, u"Yard"_s, u"--json"_s}).json().value(u"sound"_s), true);
}

void TestLeagueSquadsCommand::startsASkirmishFromItsFixture()
{
    const LeagueDesk desk;
    const QStringList start = QStringList{u"start"_s, u"Yard"_s} + bandsDrawn(desk, u"knock-out"_s);
    const CommandAnswer bare = desk.run(start);
    QCOMPARE(bare.status, 1);
    QVERIFY(bare.err.contains(u"--warbands"_s));
    const QJsonObject begun
        = desk.must(start
                    + QStringList{u"--warbands"_s, u"garreks-reavers,steelhearts-champions"_s,
                                  u"--way"_s, u"counters"_s, u"--json"_s})
              .json();
    QVERIFY(!begun.value(u"match"_s).toString().isEmpty());
    QVERIFY(!begun.value(u"asks"_s).toArray().isEmpty());
    const QJsonObject shown
        = desk.mustDo({u"skirmish"_s, u"show"_s, begun.value(u"match"_s).toString(), u"--json"_s})
              .json();
    QVERIFY(!shown.isEmpty());
    QCOMPARE(desk.run(start).status, 1); // it is being played
    QCOMPARE(desk.must({u"check"_s, u"Yard"_s, u"--json"_s}).json().value(u"sound"_s), true);
}

void TestLeagueSquadsCommand::refusesInOneSentence_data()
{
    QTest::addColumn<bool>("skirmish");
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    const QStringList game{u"--game"_s, u"6:4"_s, u"--game"_s};
    const QStringList pair{u"result"_s, u"Yard"_s, u"Reavers"_s, u"Liberators"_s};
    QTest::newRow("a game that is none") << true << pair + game + QStringList{u"6-4"_s} << 2;
    QTest::newRow("a side that is none") << true << pair + game + QStringList{u"5:5:left"_s} << 2;
    QTest::newRow("no score at all") << true << pair << 2;
    QTest::newRow("half a score") << true << pair + QStringList{u"1"_s} << 2;
    QTest::newRow("a slip without a score") << false << pair + QStringList{u"--paper"_s} << 2;
    QTest::newRow("a missing game") << true << pair + game + QStringList{u"4:6"_s} << 1;
    QTest::newRow("a match of a skirmish")
        << true << QStringList{u"start"_s, u"Yard"_s, u"Reavers"_s, u"Liberators"_s} << 1;
    QTest::newRow("a roster that is none")
        << true << QStringList{u"add"_s, u"Yard"_s, u"X"_s, u"--roster"_s, u"nobody"_s} << 1;
    QTest::newRow("games of a match")
        << false
        << QStringList{u"result"_s, u"Yard"_s, u"A1"_s, u"B1"_s} + game + QStringList{u"6:4"_s}
        << 1;
    QTest::newRow("a full squad") << false << QStringList{u"add"_s,     u"Yard"_s,    u"A3"_s,
                                                          u"--paper"_s, u"--squad"_s, u"A"_s}
                                  << 1;
    QTest::newRow("a squad of one")
        << false
        << QStringList{u"season"_s, u"Yard"_s, u"--name"_s, u"Other"_s, u"--squad"_s, u"1"_s} << 1;
    QTest::newRow("squad points of another kind")
        << false << QStringList{u"season"_s, u"Yard"_s,           u"--name"_s,
                                u"Other"_s,  u"--squad-points"_s, u"luck"_s}
        << 2;
}

void TestLeagueSquadsCommand::refusesInOneSentence()
{
    QFETCH(bool, skirmish);
    QFETCH(QStringList, words);
    QFETCH(int, status);
    const LeagueDesk desk;
    QStringList drawn;
    if (skirmish)
        drawn = bandsDrawn(desk, u"round-robin"_s);
    else
        drawn = squadsDrawn(desk).front();
    // Either may have been drawn at home.
    if (words.size() > 3 && (words.first() == u"result" || words.first() == u"start")) {
        words[2] = drawn.at(0);
        words[3] = drawn.at(1);
    }
    const QString before = desk.must({u"show"_s, u"Yard"_s, u"--json"_s}).out;
    const CommandAnswer answer = desk.run(words);
    QCOMPARE(answer.status, status);
    QVERIFY(!answer.err.trimmed().isEmpty());
    if (words.first() != u"add") // the team itself is registered before it is entered
        QCOMPARE(desk.must({u"show"_s, u"Yard"_s, u"--json"_s}).out, before);
}

QTEST_GUILESS_MAIN(TestLeagueSquadsCommand)
#include "tst_leaguesquadscommand.moc"
