// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/leaguedesk.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// `dugout league records`, `ratings`, `hall`, `prizes`, `sign`, `redraft` and `season --promote`.
class TestLeagueRecordsCommand final : public QObject
{
    Q_OBJECT

private slots:
    void recordsOfEverybody_data();
    void recordsOfEverybody();
    void recordsAreNarrowedDown();
    void coachesAreRated_data();
    void coachesAreRated();
    void racesAreCalledByName();
    void winnersStandInTheHall();
    void prizesAreGivenOnce();
    void prizesOfYourOwn();
    void coachesSign();
    void teamsAreDraftedAnew();
    void aSeasonWithoutCompetitionIsNamed();
    void theBestGoUp();
    void refusesInOneSentence_data();
    void refusesInOneSentence();
};

namespace {

const QStringList roundRobin{u"--format"_s, u"round-robin"_s};

QStringList textsOf(const QJsonArray &rows, const QString &key)
{
    QStringList texts;
    for (const auto &each : rows)
        texts.append(each[key].toString());
    return texts;
}

} // namespace

void TestLeagueRecordsCommand::recordsOfEverybody_data()
{
    QTest::addColumn<QString>("by");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<int>("won"); // by the first
    QTest::newRow("team") << u"team"_s << u"name"_s
                          << QStringList{u"Team 1"_s, u"Team 2"_s, u"Team 3"_s} << 2;
    QTest::newRow("coach") << u"coach"_s << u"name"_s
                           << QStringList{u"Coach 1"_s, u"Coach 2"_s, u"Coach 3"_s} << 2;
    QTest::newRow("race") << u"race"_s << u"key"_s << QStringList{u"human"_s} << 3;
    QTest::newRow("against") << u"race-against-race"_s << u"key"_s << QStringList{u"human/human"_s}
                             << 3;
}

void TestLeagueRecordsCommand::recordsOfEverybody()
{
    QFETCH(QString, by);
    QFETCH(QString, field);
    QFETCH(QStringList, names);
    QFETCH(int, won);
    const LeagueDesk desk;
    desk.prepare(0, roundRobin);
    for (const QString &each : {u"1"_s, u"2"_s, u"3"_s})
        desk.must({u"add"_s, u"Yard"_s, u"Team "_s + each, u"--paper"_s, u"--coach"_s,
                   u"Coach "_s + each, u"--roster"_s, u"human"_s});
    desk.playOut();
    const QStringList words{u"records"_s, u"Yard"_s, u"--by"_s, by};
    const QJsonArray rows = desk.must(words + QStringList{u"--json"_s}).rows();
    QCOMPARE(textsOf(rows, field), names);
    const QJsonObject first = rows.at(0).toObject();
    QCOMPARE(first.value(u"won"_s).toInt(), won);
    for (const char *key :
         {"key", "played", "drawn", "lost", "td", "tdAgainst", "cas", "casAgainst", "streak",
          "longestWins", "longestUnbeaten", "longestLosses", "form"})
        QVERIFY2(first.contains(QLatin1String(key)), key);
    QVERIFY(desk.must(words).out.count(u'\n') >= rows.size()); // with heads, where there are rows
}

void TestLeagueRecordsCommand::recordsAreNarrowedDown()
{
    const LeagueDesk desk;
    desk.prepare(3, roundRobin);
    desk.playOut();
    const QStringList words{u"records"_s, u"Yard"_s, u"--json"_s};
    QCOMPARE(desk.must(words + QStringList{u"--season"_s, u"Spring"_s}).rows().size(), 3);
    QCOMPARE(desk.must(words + QStringList{u"--competition"_s, u"Spring"_s}).rows().size(), 3);
    QVERIFY(desk.must(words + QStringList{u"--division"_s, u"Gold"_s}).rows().isEmpty());
    QVERIFY(desk.must(words + QStringList{u"--roster"_s, u"orc"_s}).rows().isEmpty());
    const QJsonObject first = desk.must(words).rows().at(0).toObject();
    QCOMPARE(first.value(u"form"_s).toString(), u"WW"_s);
    QCOMPARE(first.value(u"longestWins"_s).toInt(), 2);
}

void TestLeagueRecordsCommand::coachesAreRated_data()
{
    QTest::addColumn<QString>("system");
    QTest::newRow("elo") << u"elo"_s;
    QTest::newRow("glicko") << u"glicko-2"_s;
}

void TestLeagueRecordsCommand::coachesAreRated()
{
    QFETCH(QString, system);
    const LeagueDesk desk;
    desk.prepare(3, roundRobin);
    desk.playOut();
    for (const QStringList &more : {QStringList(), QStringList{u"--coaches"_s}}) {
        const QStringList words
            = QStringList{u"ratings"_s, u"Yard"_s, u"--system"_s, system} + more;
        const QJsonArray rows = desk.must(words + QStringList{u"--json"_s}).rows();
        QCOMPARE(textsOf(rows, u"coach"_s),
                 (QStringList{u"Coach 1"_s, u"Coach 2"_s, u"Coach 3"_s}));
        const QJsonObject first = rows.at(0).toObject();
        QCOMPARE(first.value(u"rank"_s).toInt(), 1);
        QCOMPARE(first.value(u"played"_s).toInt(), 2);
        QVERIFY(first.value(u"rating"_s).toDouble() > rows.at(2)[u"rating"_s].toDouble());
        QCOMPARE(first.value(u"deviation"_s).toDouble() > 0, system == u"glicko-2"_s);
        QCOMPARE(desk.must(words).out.count(u'\n'), rows.size() + 1); // and its heads
    }
}

void TestLeagueRecordsCommand::racesAreCalledByName()
{
    const LeagueDesk desk;
    desk.prepare(0, roundRobin);
    for (const QString &race : {u"wood-elf"_s, u"dwarf"_s})
        desk.must({u"add"_s, u"Yard"_s, u"Team of "_s + race, u"--paper"_s, u"--roster"_s, race,
                   u"--coach"_s, u"Coach of "_s + race});
    desk.playOut();
    const QString ratings = desk.inSpanish({u"ratings"_s, u"Yard"_s});
    QVERIFY2(ratings.contains(u"Elfos Silvanos"_s), qPrintable(ratings));
    const QString records
        = desk.inSpanish({u"records"_s, u"Yard"_s, u"--by"_s, u"race-against-race"_s});
    QVERIFY2(records.contains(u"Enanos contra Elfos Silvanos"_s), qPrintable(records));
    QVERIFY2(records.contains(u"  G  "_s) && records.contains(u"  P  "_s), qPrintable(records));
}

void TestLeagueRecordsCommand::winnersStandInTheHall()
{
    const LeagueDesk desk;
    desk.prepare(3, roundRobin);
    QVERIFY(desk.must({u"hall"_s, u"Yard"_s, u"--json"_s}).rows().isEmpty());
    desk.playOut();
    const QJsonArray rows = desk.must({u"hall"_s, u"Yard"_s, u"--json"_s}).rows();
    QCOMPARE(rows.size(), 1);
    const QJsonObject line = rows.at(0).toObject();
    QCOMPARE(line.value(u"team"_s).toString(), u"Team 1"_s);
    QCOMPARE(line.value(u"coach"_s).toString(), u"Coach 1"_s);
    QCOMPARE(line.value(u"second"_s).toString(), u"Team 2"_s);
    QVERIFY(desk.must({u"hall"_s, u"Yard"_s}).out.contains(u"Team 1"_s));
    QVERIFY(
        desk.must({u"hall"_s, u"Yard"_s, u"--team"_s, u"Team 3"_s, u"--json"_s}).rows().isEmpty());
}

void TestLeagueRecordsCommand::prizesAreGivenOnce()
{
    const LeagueDesk desk;
    desk.prepare(3, roundRobin);
    desk.playOut();
    const QStringList prizes{u"Winner of Spring"_s, u"Wooden spoon of Spring"_s};
    const QStringList words{u"prizes"_s, u"Yard"_s, u"--json"_s};
    QCOMPARE(textsOf(desk.must(words).rows(), u"name"_s), prizes);
    QVERIFY(desk.must({u"hall"_s, u"Yard"_s, u"--prizes"_s, u"--json"_s}).rows().isEmpty());
    desk.must(words + QStringList{u"--give"_s, u"--reason"_s, u"well played"_s});
    QVERIFY(desk.must(words).rows().isEmpty());
    desk.must(words + QStringList{u"--give"_s});
    QStringList cabinet
        = textsOf(desk.must({u"hall"_s, u"Yard"_s, u"--prizes"_s, u"--json"_s}).rows(), u"name"_s);
    cabinet.sort();
    QCOMPARE(cabinet, prizes);
    const QString won
        = desk.must({u"hall"_s, u"Yard"_s, u"--prizes"_s, u"--team"_s, u"Team 3"_s}).out;
    QVERIFY2(won.contains(u"Wooden spoon of Spring  "_s) && won.contains(u"Team 3"_s),
             qPrintable(won));
    // Whether a competition is for a trophy the commissioner says.
    const QStringList trophies = words + QStringList{u"--trophies"_s};
    QCOMPARE(textsOf(desk.must(trophies).rows(), u"name"_s), QStringList{u"Spring"_s});
    desk.must(trophies + QStringList{u"--give"_s});
    QVERIFY(desk.must(trophies).rows().isEmpty());
}

/// A wizard for the next season, fan factor and gold, where the rules know them
/// (bb2016 L3342-3347).
void TestLeagueRecordsCommand::prizesOfYourOwn()
{
    const LeagueDesk desk;
    for (const QString &perks : {u"on"_s, u"off"_s}) {
        desk.must({u"new"_s, perks, u"--ruleset"_s, u"bb2016"_s, u"--options"_s,
                   u"trophy-perks="_s + perks});
        desk.must({u"season"_s, perks, u"--begin"_s, u"Autumn"_s});
        desk.must({u"add"_s, perks, u"Paper"_s, u"--paper"_s, u"--coach"_s, u"Pat"_s});
        const QStringList named{u"prizes"_s, perks, u"--name"_s, u"Bowl"_s};
        const QStringList given = named + QStringList{u"--team"_s, u"Paper"_s};
        QCOMPARE(desk.run(named).status, 2); // to whom?
        QCOMPARE(desk.run(given + QStringList{u"--as"_s, u"hat"_s}).status, 2);
        QCOMPARE(desk.run(given + QStringList{u"--as"_s, u"wizard"_s}).status,
                 perks == u"on"_s ? 0 : 1);
        QCOMPARE(desk.must(given).out, u"Bowl: Paper\n"_s);
    }
}

void TestLeagueRecordsCommand::coachesSign()
{
    const LeagueDesk desk;
    desk.prepare(2, roundRobin);
    const QStringList pair = desk.drawn().front();
    const QStringList words{u"sign"_s, u"Yard"_s, pair.at(0), pair.at(1)};
    const CommandAnswer early = desk.run(words + QStringList{u"home"_s});
    QCOMPARE(early.status, 1);
    QCOMPARE(early.err, u"There is no result to sign yet.\n"_s);
    const QStringList list{u"sign"_s, u"Yard"_s};
    QCOMPARE(desk.must(list).out, QString());
    desk.must({u"result"_s, u"Yard"_s, pair.at(0), pair.at(1), u"1"_s, u"0"_s});
    QVERIFY(desk.must(list).out.startsWith(u"Spring, round 1: "_s));
    QVERIFY(desk.must(list).out.contains(u" · to be signed by "_s));
    QCOMPARE(desk.must(list + QStringList{u"--json"_s}).rows().size(), qsizetype(1));
    QCOMPARE(desk.run(words).status, 2);
    QCOMPARE(desk.must(words + QStringList{u"away"_s, u"--json"_s}).json().value(u"name"_s),
             u"Yard"_s);
    const QJsonObject fixture
        = desk.must({u"show"_s, u"Yard"_s, u"--json"_s})
              .json()[u"seasons"_s][0][u"competitions"_s][0][u"rounds"_s][0][u"fixtures"_s][0]
              .toObject();
    QCOMPARE(fixture.value(u"homeSigned"_s).toBool(), false);
    QCOMPARE(fixture.value(u"awaySigned"_s).toBool(), true);
    desk.must(words + QStringList{u"home"_s});
    QCOMPARE(desk.must(list).out, QString());
}

void TestLeagueRecordsCommand::teamsAreDraftedAnew()
{
    const LeagueDesk desk;
    desk.must({u"new"_s, u"Yard"_s, u"--ruleset"_s, u"bb2016"_s, u"--options"_s, u"redraft=on"_s});
    desk.mustDo({u"team"_s, u"add"_s, u"--samples"_s});
    QString team;
    for (const auto &each : desk.mustDo({u"team"_s, u"list"_s, u"--json"_s}).rows()) {
        if (team.isEmpty() && desk.run({u"add"_s, u"Yard"_s, each[u"id"_s].toString()}).status == 0)
            team = each[u"name"_s].toString();
    }
    QVERIFY(!team.isEmpty());
    desk.must({u"season"_s, u"Yard"_s, u"--begin"_s, u"Spring"_s});
    const QStringList words{u"redraft"_s,    u"Yard"_s,  team,
                            u"--downtime"_s, u"30000"_s, u"--json"_s};
    QCOMPARE(desk.run(words).status, 1); // a season is played
    desk.must({u"season"_s, u"Yard"_s, u"--end"_s});
    const QJsonObject done = desk.must(words).json();
    QCOMPARE(done.value(u"name"_s).toString(), u"Yard"_s);
    QVERIFY(done.value(u"line"_s).toString().contains(team));
    // It is entered nowhere before it is registered again, and nothing else is begun either.
    const QStringList begin{u"season"_s, u"Yard"_s, u"--begin"_s, u"Autumn"_s};
    const auto refused
        = desk.run(begin + QStringList{u"--format"_s, u"round-robin"_s, u"--all-teams"_s});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(team), qPrintable(refused.err));
    desk.must(begin);
}

void TestLeagueRecordsCommand::aSeasonWithoutCompetitionIsNamed()
{
    const LeagueDesk desk;
    desk.must({u"new"_s, u"Yard"_s});
    QCOMPARE(desk.must({u"season"_s, u"Yard"_s, u"--begin"_s, u"Spring"_s}).out,
             u"Spring: without a competition\n"_s);
    QCOMPARE(desk.inSpanish({u"season"_s, u"Yard"_s}), u"Spring: sin competición\n"_s);
}

void TestLeagueRecordsCommand::theBestGoUp()
{
    const LeagueDesk desk;
    desk.must({u"new"_s, u"Yard"_s});
    desk.must({u"season"_s, u"Yard"_s, u"--begin"_s, u"Spring"_s, u"--name"_s, u"Cup"_s,
               u"--divisions"_s, u"2"_s});
    for (int i = 1; i <= 8; ++i)
        desk.must({u"add"_s, u"Yard"_s, u"Team %1"_s.arg(i), u"--paper"_s, u"--division"_s,
                   i <= 4 ? u"Gold"_s : u"Silver"_s});
    desk.playOut();
    // Without a division it is the place in the team's own.
    const QStringList why{u"why"_s, u"Yard"_s, u"Team 1"_s};
    const QString together = u"In the table of all divisions together: "_s;
    QVERIFY(!desk.must(why).out.startsWith(together));
    QVERIFY(!desk.run(why + QStringList{u"--division"_s, u"1"_s}).out.startsWith(together));
    desk.must({u"remove"_s, u"Yard"_s, u"Team 7"_s});
    desk.must({u"season"_s, u"Yard"_s, u"--end"_s});
    desk.must({u"season"_s, u"Yard"_s, u"--begin"_s, u"Autumn"_s, u"--name"_s, u"Cup"_s,
               u"--promote"_s, u"1"_s});
    QStringList gold;
    QStringList all;
    const QJsonArray entries = desk.must({u"show"_s, u"Yard"_s, u"--json"_s})
                                   .json()[u"seasons"_s][1][u"competitions"_s][0][u"entries"_s]
                                   .toArray();
    for (const auto &each : entries) {
        all.append(each[u"team"_s].toString());
        if (each[u"division"_s] == u"Gold"_s)
            gold.append(all.back());
    }
    gold.sort();
    QCOMPARE(gold, (QStringList{u"Team 1"_s, u"Team 2"_s, u"Team 3"_s, u"Team 5"_s}));
    QCOMPARE(all.size(), 7);
    QVERIFY(!all.contains(u"Team 7"_s)); // has left the league
}

void TestLeagueRecordsCommand::refusesInOneSentence_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    const QString yard = u"Yard"_s;
    QTest::newRow("whose records") << QStringList{u"records"_s, yard, u"--by"_s, u"shoes"_s} << 2;
    QTest::newRow("records of no season")
        << QStringList{u"records"_s, yard, u"--season"_s, u"Never"_s} << 1;
    QTest::newRow("records of no competition")
        << QStringList{u"records"_s, yard, u"--competition"_s, u"None"_s} << 1;
    QTest::newRow("no such system")
        << QStringList{u"ratings"_s, yard, u"--system"_s, u"stars"_s} << 2;
    QTest::newRow("hall of nobody") << QStringList{u"hall"_s, yard, u"--team"_s, u"Nobody"_s} << 1;
    QTest::newRow("whose hand") << QStringList{u"sign"_s, yard, u"Team 1"_s, u"Team 2"_s, u"both"_s}
                                << 2;
    QTest::newRow("not drawn") << QStringList{u"sign"_s, yard, u"Team 1"_s, u"Team 2"_s, u"home"_s}
                               << 1;
    QTest::newRow("not drafted here") << QStringList{u"redraft"_s, yard, u"Team 1"_s} << 1;
    QTest::newRow("no gold") << QStringList{u"redraft"_s, yard, u"Team 1"_s, u"--downtime"_s,
                                            u"much"_s}
                             << 2;
    QTest::newRow("promote nobody")
        << QStringList{u"season"_s, yard, u"--name"_s, u"Cup"_s, u"--promote"_s, u"some"_s} << 2;
    QTest::newRow("promote from nowhere")
        << QStringList{u"season"_s, yard, u"--name"_s, u"Cup"_s, u"--promote"_s, u"1"_s} << 1;
}

void TestLeagueRecordsCommand::refusesInOneSentence()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    const LeagueDesk desk;
    desk.prepare(2, roundRobin);
    const QString before = desk.must({u"history"_s, u"Yard"_s}).out;
    const CommandAnswer answer = desk.run(words + QStringList{u"--json"_s});
    QCOMPARE(answer.status, status);
    QVERIFY(!answer.err.isEmpty());
    const QString why = answer.json().value(u"error"_s)[u"message"_s].toString();
    QVERIFY2(!why.isEmpty() && answer.err.startsWith(why), qPrintable(answer.out));
    QCOMPARE(desk.must({u"history"_s, u"Yard"_s}).out, before);
}

QTEST_GUILESS_MAIN(TestLeagueRecordsCommand)
#include "tst_leaguerecordscommand.moc"
