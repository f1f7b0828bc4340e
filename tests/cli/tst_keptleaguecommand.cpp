// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/leaguedesk.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// `dugout league` on what is kept.
class TestKeptLeagueCommand final : public QObject
{
    Q_OBJECT

private slots:
    void runsASeasonOnPaper();
    void startsTheMatchOfAFixture();
    void pairsByHand();
    void announcesWithoutAFormat();
    void exportsAndImports();
    void takesBackAndTells();
    void refusesInOneSentence_data();
    void refusesInOneSentence();
};

void TestKeptLeagueCommand::runsASeasonOnPaper()
{
    const LeagueDesk desk;
    desk.prepare(4, {u"--format"_s, u"round-robin"_s});
    const QJsonArray drawn
        = desk.must({u"draw"_s, u"Yard"_s, u"--seed"_s, u"5"_s, u"--json"_s}).rows();
    QCOMPARE(drawn.size(), 3);
    QCOMPARE(drawn[0][u"published"_s].toBool(), false);
    const QJsonArray published
        = desk.must({u"publish"_s, u"Yard"_s, u"--all"_s, u"--json"_s}).rows();
    QCOMPARE(published.size(), 3);
    bool awarded = false;
    for (const auto &round : published) {
        for (const auto &each : round[u"fixtures"_s].toArray()) {
            const QStringList pair{u"Yard"_s, each[u"home"_s].toString(),
                                   each[u"away"_s].toString()};
            if (!awarded)
                desk.must(QStringList{u"award"_s} + pair + QStringList{u"home"_s});
            else
                desk.must(QStringList{u"result"_s} + pair
                          + QStringList{u"2"_s, u"1"_s, u"--cas"_s, u"3"_s});
            awarded = true;
        }
    }
    const QJsonArray rows = desk.must({u"standings"_s, u"Yard"_s, u"--json"_s})
                                .json()
                                .value(u"standings"_s)
                                .toArray();
    QCOMPARE(rows.size(), 4);
    QStringList keys = rows.first().toObject().keys();
    QStringList expected{u"rank"_s,       u"team"_s,   u"coach"_s,     u"played"_s,    u"won"_s,
                         u"drawn"_s,      u"lost"_s,   u"td"_s,        u"tdAgainst"_s, u"cas"_s,
                         u"casAgainst"_s, u"points"_s, u"tieBreaks"_s, u"moved"_s,     u"form"_s};
    keys.sort();
    expected.sort();
    QCOMPARE(keys, expected);
    int played = 0;
    for (const auto &row : rows)
        played += row[u"played"_s].toInt();
    QCOMPARE(played, 12);
    const QString first = rows.first()[u"team"_s].toString();
    const CommandAnswer why = desk.must({u"why"_s, u"Yard"_s, first});
    QVERIFY2(why.out.contains(first), qPrintable(why.out));
    QVERIFY(desk.must({u"leaders"_s, u"Yard"_s, u"--json"_s}).rows().isEmpty());
    QCOMPARE(desk.must({u"check"_s, u"Yard"_s, u"--json"_s}).json().value(u"sound"_s), true);
    const QJsonArray seasons = desk.must({u"season"_s, u"Yard"_s, u"--end"_s, u"--json"_s}).rows();
    QCOMPARE(seasons.first()[u"ended"_s].toBool(), true);
}

void TestKeptLeagueCommand::startsTheMatchOfAFixture()
{
    const LeagueDesk desk;
    desk.must({u"new"_s, u"Yard"_s});
    desk.must({u"season"_s, u"Yard"_s, u"--begin"_s, u"Spring"_s, u"--format"_s, u"knock-out"_s});
    const auto added
        = runCommand({u"team"_s, u"add"_s, u"--samples"_s, u"--json"_s}, desk.folder.path());
    QVERIFY2(added.status == 0, qPrintable(added.err));
    const auto listed = runCommand({u"team"_s, u"list"_s, u"--json"_s}, desk.folder.path());
    QStringList names;
    for (const auto &each : listed.rows()) {
        const CommandAnswer answer = desk.run({u"add"_s, u"Yard"_s, each[u"id"_s].toString()});
        if (answer.status == 0)
            names.append(each[u"name"_s].toString());
    }
    QVERIFY(names.size() >= 2);
    desk.must({u"draw"_s, u"Yard"_s, u"--seed"_s, u"1"_s});
    const QJsonArray rounds = desk.must({u"publish"_s, u"Yard"_s, u"--json"_s}).rows();
    QJsonObject fixture;
    for (const auto &each : rounds[0][u"fixtures"_s].toArray()) {
        if (each[u"away"_s].isString())
            fixture = each.toObject();
    }
    const QJsonObject started
        = desk.must({u"start"_s, u"Yard"_s, fixture.value(u"home"_s).toString(),
                     fixture.value(u"away"_s).toString(), u"--json"_s})
              .json();
    const auto shown
        = runCommand({u"match"_s, u"show"_s, started.value(u"match"_s).toString(), u"--json"_s},
                     desk.folder.path());
    QVERIFY2(shown.status == 0, qPrintable(shown.err));
    // Its result comes by itself: nobody tells it beforehand, but it can be awarded.
    const QStringList pair{u"Yard"_s, fixture.value(u"home"_s).toString(),
                           fixture.value(u"away"_s).toString()};
    const CommandAnswer told
        = desk.run(QStringList{u"result"_s} + pair + QStringList{u"2"_s, u"1"_s});
    QCOMPARE(told.status, 1);
    QVERIFY2(told.err.contains(u"is being played, and its result comes"_s), qPrintable(told.err));
    desk.must(QStringList{u"award"_s} + pair + QStringList{u"home"_s});
}

void TestKeptLeagueCommand::pairsByHand()
{
    const LeagueDesk desk;
    desk.prepare(3, {u"--format"_s, u"ladder"_s});
    const QString begun = desk.must({u"draw"_s, u"Yard"_s}).out;
    QVERIFY2(begun.contains(u"Spring"_s) && begun.contains(u"--home"_s), qPrintable(begun));
    QCOMPARE(desk.run({u"draw"_s, u"Yard"_s, u"--home"_s, u"Team 1"_s}).status, 2);
    QCOMPARE(desk.run({u"draw"_s, u"Yard"_s, u"--friendly"_s}).status, 2);
    QCOMPARE(
        desk.run({u"draw"_s, u"Yard"_s, u"--home"_s, u"Team 1"_s, u"--away"_s, u"Nobody"_s}).status,
        1);
    desk.must({u"draw"_s, u"Yard"_s, u"--home"_s, u"Team 1"_s, u"--away"_s, u"Team 2"_s});
    desk.must({u"result"_s, u"Yard"_s, u"Team 1"_s, u"Team 2"_s, u"2"_s, u"0"_s});
    int played = 0;
    const QJsonObject table = desk.must({u"standings"_s, u"Yard"_s, u"--json"_s}).json();
    for (const auto &row : table[u"standings"_s].toArray())
        played += row[u"played"_s].toInt();
    QCOMPARE(played, 2);
}

void TestKeptLeagueCommand::announcesWithoutAFormat()
{
    const LeagueDesk desk;
    desk.must({u"new"_s, u"Yard"_s, u"--ruleset"_s, u"crp"_s});
    for (const QString &team : {u"Team 1"_s, u"Team 2"_s, u"Team 3"_s})
        desk.must({u"add"_s, u"Yard"_s, team, u"--paper"_s, u"--coach"_s, team});
    const QJsonArray spring = desk.must({u"season"_s, u"Yard"_s, u"--begin"_s, u"Spring"_s,
                                         u"--all-teams"_s, u"--json"_s})
                                  .rows();
    const QJsonArray announced = spring[0][u"competitions"_s].toArray();
    QCOMPARE(announced.size(), 1);
    QCOMPARE(announced[0][u"name"_s].toString(), u"Spring"_s);
    QCOMPARE(announced[0][u"entrants"_s].toInt(), 3);
    // Without a name it is called like the season that is played, too.
    desk.must({u"season"_s, u"Yard"_s, u"--end"_s, u"--begin"_s, u"Autumn"_s});
    const QJsonArray autumn
        = desk.must({u"season"_s, u"Yard"_s, u"--legs"_s, u"2"_s, u"--json"_s}).rows();
    QCOMPARE(autumn[1][u"competitions"_s].toArray().at(0)[u"name"_s].toString(), u"Autumn"_s);
}

void TestKeptLeagueCommand::exportsAndImports()
{
    const LeagueDesk desk;
    desk.prepare(5, {u"--format"_s, u"swiss"_s, u"--rounds"_s, u"2"_s});
    desk.must({u"draw"_s, u"Yard"_s});
    desk.must({u"publish"_s, u"Yard"_s});
    const QString path = desk.folder.filePath(u"yard.json"_s);
    desk.must({u"export"_s, u"Yard"_s, u"--out"_s, path});
    const LeagueDesk other;
    other.must({u"import"_s, path});
    QCOMPARE(other.must({u"export"_s, u"Yard"_s}).out, desk.must({u"export"_s, u"Yard"_s}).out);
    QCOMPARE(other.must({u"standings"_s, u"Yard"_s}).out,
             desk.must({u"standings"_s, u"Yard"_s}).out);
    QCOMPARE(other.run({u"import"_s, path}).status, 1);
}

void TestKeptLeagueCommand::takesBackAndTells()
{
    const LeagueDesk desk;
    desk.prepare(2, {u"--format"_s, u"round-robin"_s});
    const QString begun = desk.must({u"history"_s, u"Yard"_s}).out;
    QCOMPARE(desk.must({u"add"_s, u"Yard"_s, u"Team 1"_s}).out.trimmed(),
             u"Team 1 is there already."_s);
    QCOMPARE(desk.must({u"history"_s, u"Yard"_s}).out, begun);
    desk.must({u"remove"_s, u"Yard"_s, u"Team 1"_s, u"--reason"_s, u"moved away"_s});
    const QJsonArray lines = desk.must({u"history"_s, u"Yard"_s, u"--json"_s}).rows();
    QCOMPARE(lines.last()[u"reason"_s].toString(), u"moved away"_s);
    const QString undone = desk.must({u"undo"_s, u"Yard"_s}).out;
    QVERIFY2(undone.contains(lines.last()[u"line"_s].toString()), qPrintable(undone));
    QCOMPARE(desk.must({u"history"_s, u"Yard"_s, u"--json"_s}).rows().size(), lines.size() - 1);
    desk.must({u"redo"_s, u"Yard"_s});
    QCOMPARE(desk.must({u"history"_s, u"Yard"_s, u"--json"_s}).rows().size(), lines.size());
    // However often: what is folded away is still told.
    for (int i = 0; i < 40; ++i) {
        QCOMPARE(desk.must({u"undo"_s, u"Yard"_s}).out, undone);
        const QString redone = desk.must({u"redo"_s, u"Yard"_s}).out;
        QVERIFY2(redone.contains(lines.last()[u"line"_s].toString()), qPrintable(redone));
    }
    desk.must({u"remove"_s, u"Yard"_s});
    QVERIFY(desk.must({u"list"_s, u"--json"_s}).rows().isEmpty());
}

void TestKeptLeagueCommand::refusesInOneSentence_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::newRow("no such league") << QStringList{u"show"_s, u"Nowhere"_s} << 1;
    QTest::newRow("no such edition")
        << QStringList{u"new"_s, u"X"_s, u"--ruleset"_s, u"nothing"_s} << 1;
    QTest::newRow("no name") << QStringList{u"new"_s, u" "_s} << 1;
    QTest::newRow("no such team") << QStringList{u"add"_s, u"Yard"_s, u"Nobody"_s} << 1;
    QTest::newRow("no such competition")
        << QStringList{u"add"_s,     u"Yard"_s,          u"Newcomers"_s,
                       u"--paper"_s, u"--competition"_s, u"Nowhere"_s}
        << 1;
    QTest::newRow("words for a seed")
        << QStringList{u"add"_s, u"Yard"_s, u"Newcomers"_s, u"--paper"_s, u"--seed"_s, u"best"_s}
        << 2;
    for (const QString &round : {u"first"_s, u"0"_s, u"-1"_s, u"1.5"_s})
        QTest::addRow("round %s", qPrintable(round))
            << QStringList{u"sign"_s, u"Yard"_s, u"A"_s, u"B"_s, u"home"_s, u"--round="_s + round}
            << 2;
    QTest::newRow("words for a phase")
        << QStringList{u"standings"_s, u"Yard"_s, u"--phase"_s, u"last"_s} << 2;
    QTest::newRow("no such phase")
        << QStringList{u"standings"_s, u"Yard"_s, u"--phase"_s, u"2"_s} << 1;
    QTest::newRow("no such division")
        << QStringList{u"standings"_s, u"Yard"_s, u"--division"_s, u"9"_s} << 1;
    QTest::newRow("too few") << QStringList{u"draw"_s, u"Yard"_s} << 1;
    QTest::newRow("nothing drawn") << QStringList{u"publish"_s, u"Yard"_s} << 1;
    QTest::newRow("no such format")
        << QStringList{u"season"_s, u"Yard"_s, u"--name"_s, u"C"_s, u"--format"_s, u"chess"_s} << 2;
    QTest::newRow("bad formula") << QStringList{u"season"_s, u"Yard"_s,     u"--name"_s,
                                                u"C"_s,      u"--points"_s, u"3*"_s}
                                 << 1;
    QTest::newRow("no such count")
        << QStringList{u"leaders"_s, u"Yard"_s, u"--by"_s, u"luck"_s} << 2;
    QTest::newRow("no such file") << QStringList{u"import"_s, u"/nowhere.json"_s} << 1;
}

void TestKeptLeagueCommand::refusesInOneSentence()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    const LeagueDesk desk;
    desk.prepare(0, {u"--format"_s, u"swiss"_s});
    const QString before = desk.must({u"history"_s, u"Yard"_s}).out;
    const CommandAnswer answer = desk.run(words);
    QCOMPARE(answer.status, status);
    QVERIFY(!answer.err.isEmpty());
    QVERIFY(answer.out.isEmpty());
    QCOMPARE(desk.must({u"history"_s, u"Yard"_s}).out, before);
}

QTEST_GUILESS_MAIN(TestKeptLeagueCommand)
#include "tst_keptleaguecommand.moc"
