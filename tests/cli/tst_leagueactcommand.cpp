// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/acts/actkinds.h"
#include "tests/cli/leaguedesk.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// `dugout league acts`, `act` and `templates`, and what other commands make of the same acts.
class TestLeagueActCommand final : public QObject
{
    Q_OBJECT

private slots:
    void listsEveryAct();
    void hasTheFieldsAsOptions();
    void doesWhatTheWindowDoes_data();
    void doesWhatTheWindowDoes();
    void lotsAreDrawnWithTheCompetition();
    void theSameSeedDrawsTheSame();
    void aNameThatIsCalledOffIsFree();
    void promotionKeepsTheRules();
    void asLastSeasonAndByTemplate();
    void asksInEveryLanguage();
    void refusesInOneSentence_data();
    void refusesInOneSentence();
};

namespace {

QJsonObject competitionOf(const LeagueDesk &desk, int season = 0, int competition = 0)
{
    return desk.must({u"show"_s, u"Yard"_s, u"--json"_s})
        .json()[u"seasons"_s][season][u"competitions"_s][competition]
        .toObject();
}

QString lastLine(const LeagueDesk &desk)
{
    return desk.must({u"history"_s, u"Yard"_s, u"--json"_s}).rows().last()[u"line"_s].toString();
}

/// Where the lot puts each team.
QMap<QString, int> lotsOf(const LeagueDesk &desk)
{
    QMap<QString, int> lots;
    for (const auto &each :
         desk.must({u"standings"_s, u"Yard"_s, u"--json"_s}).json()[u"standings"_s].toArray())
        lots.insert(each[u"team"_s].toString(), each[u"rank"_s].toInt());
    return lots;
}

} // namespace

void TestLeagueActCommand::listsEveryAct()
{
    const LeagueDesk desk;
    const QJsonArray acts = desk.must({u"acts"_s, u"--json"_s}).rows();
    QCOMPARE(acts.size(), static_cast<qsizetype>(LeagueAct::size));
    QStringList ids;
    for (const auto &each : acts) {
        ids.append(each[u"id"_s].toString());
        QVERIFY(!each[u"words"_s].toString().isEmpty());
        for (const auto &field : each[u"fields"_s].toArray())
            QVERIFY2(!field[u"words"_s].toString().isEmpty() && field[u"kind"_s].isString(),
                     qPrintable(ids.last() + field[u"name"_s].toString()));
    }
    for (const QString &each : {u"change"_s, u"end"_s, u"call-off"_s, u"leave"_s, u"change-pair"_s,
                                u"pin"_s, u"points"_s, u"discard"_s, u"rules"_s})
        QVERIFY2(ids.contains(each), qPrintable(each));
    QCOMPARE(desk.must({u"acts"_s}).out.count(u'\n'), acts.size());
}

void TestLeagueActCommand::hasTheFieldsAsOptions()
{
    const LeagueDesk desk;
    const QString help = desk.must({u"act"_s, u"Yard"_s, u"arrange"_s, u"--help"_s}).out;
    for (const QString &each : {u"--date"_s, u"--deadline"_s, u"--place"_s, u"--table"_s})
        QVERIFY2(help.contains(each), qPrintable(help));
    const QString season = desk.must({u"season"_s, u"--help"_s}).out;
    for (const QString &each : {u"--bye"_s, u"--bye-opponent"_s, u"--awarded-td"_s, u"--best"_s,
                                u"--like"_s, u"--template"_s})
        QVERIFY2(season.contains(each), qPrintable(season));
}

void TestLeagueActCommand::doesWhatTheWindowDoes_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("line");
    QTest::newRow("change") << QStringList{u"change"_s, u"--bye"_s, u"drawn"_s}
                            << u"Spring is played by other rules."_s;
    QTest::newRow("end") << QStringList{u"end"_s} << u"Spring is over."_s;
    QTest::newRow("leave") << QStringList{u"leave"_s, u"--team"_s, u"Team 4"_s}
                           << u"Team 4 leaves Spring."_s;
    QTest::newRow("change a pair")
        << QStringList{u"change-pair"_s, u"--fixture"_s, u"f1"_s,    u"--home"_s,
                       u"Team 1"_s,      u"--away"_s,    u"Team 2"_s}
        << u"By hand: Team 1 against Team 2."_s;
    QTest::newRow("pin") << QStringList{u"pin"_s, u"--fixture"_s, u"f1"_s}
                         << u"stays as it is drawn."_s;
    QTest::newRow("points") << QStringList{u"points"_s,      u"--team"_s,   u"Team 3"_s,
                                           u"--points=-2"_s, u"--reason"_s, u"late"_s}
                            << u"Team 3: −2 points by hand in Spring."_s;
    QTest::newRow("discard") << QStringList{u"discard"_s} << u"Spring: round 3 is taken back."_s;
    QTest::newRow("rules") << QStringList{u"rules"_s, u"--options"_s, u"several-teams=off"_s,
                                          u"--from-round"_s, u"1"_s}
                           << QString();
    QTest::newRow("rename by JSON")
        << QStringList{u"rename"_s, u"--with"_s, uR"({"name": "Yard"})"_s} << QString();
    QTest::newRow("hand on") << QStringList{u"hand-on"_s, u"--team"_s, u"Team 1"_s, u"--coach"_s,
                                            u"Zoe"_s}
                             << u"Team 1 passes to Zoe."_s;
}

/// Those that no command had.
void TestLeagueActCommand::doesWhatTheWindowDoes()
{
    QFETCH(QStringList, words);
    QFETCH(QString, line);
    const LeagueDesk desk;
    desk.prepare(4, {u"--format"_s, u"round-robin"_s});
    desk.must({u"draw"_s, u"Yard"_s, u"--seed"_s, u"5"_s});
    desk.must(QStringList{u"act"_s, u"Yard"_s} + words);
    QVERIFY2(lastLine(desk).contains(line), qPrintable(lastLine(desk)));
}

/// A season with a competition that is decided by lot: every team has another place.
void TestLeagueActCommand::lotsAreDrawnWithTheCompetition()
{
    const LeagueDesk desk;
    desk.must({u"new"_s, u"Yard"_s, u"--ruleset"_s, u"crp"_s});
    for (const QString &each : {u"F"_s, u"C"_s, u"A"_s, u"E"_s, u"B"_s, u"D"_s})
        desk.must({u"add"_s, u"Yard"_s, each, u"--paper"_s});
    desk.must({u"season"_s, u"Yard"_s, u"--begin"_s, u"S1"_s, u"--name"_s, u"Liga"_s,
               u"--tie-breaks"_s, u"lot"_s, u"--all-teams"_s, u"--seed"_s, u"3"_s});
    QVERIFY(lastLine(desk).contains(u"Lots are drawn in Liga."_s));
    QList<int> ranks = lotsOf(desk).values();
    std::sort(ranks.begin(), ranks.end());
    QCOMPARE(ranks, (QList<int>{1, 2, 3, 4, 5, 6}));
}

void TestLeagueActCommand::theSameSeedDrawsTheSame()
{
    const auto lotsWith = [](const QStringList &seeds) {
        const LeagueDesk desk;
        desk.must({u"new"_s, u"Yard"_s, u"--ruleset"_s, u"crp"_s});
        desk.must({u"season"_s, u"Yard"_s, u"--begin"_s, u"S1"_s, u"--tie-breaks"_s, u"lot"_s});
        for (int i = 0; i < 6; ++i)
            desk.must({u"add"_s, u"Yard"_s, u"Team %1"_s.arg(i), u"--paper"_s, u"--draw-seed"_s,
                       seeds.value(i)});
        return lotsOf(desk).values();
    };
    const QList<int> first = lotsWith({u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s});
    QCOMPARE(lotsWith({u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s}), first);
    QSet<QList<int>> all{first};
    for (int i = 1; i <= 4; ++i) {
        QStringList seeds;
        for (int each = 0; each < 6; ++each)
            seeds.append(QString::number(100 * i + each));
        all.insert(lotsWith(seeds));
    }
    QVERIFY(all.size() > 2); // and not the order of entry
}

void TestLeagueActCommand::aNameThatIsCalledOffIsFree()
{
    const LeagueDesk desk;
    desk.must({u"new"_s, u"Yard"_s, u"--ruleset"_s, u"crp"_s});
    desk.must({u"season"_s, u"Yard"_s, u"--begin"_s, u"S1"_s, u"--name"_s, u"A"_s});
    desk.must({u"season"_s, u"Yard"_s, u"--name"_s, u"B"_s});
    desk.must({u"act"_s, u"Yard"_s, u"call-off"_s, u"--competition"_s, u"A"_s});
    desk.must({u"season"_s, u"Yard"_s, u"--name"_s, u"C"_s});
    desk.must({u"season"_s, u"Yard"_s, u"--name"_s, u"A"_s});
}

void TestLeagueActCommand::promotionKeepsTheRules()
{
    const LeagueDesk desk;
    desk.prepare(8,
                 {u"--name"_s, u"Liga"_s, u"--points"_s, u"5-3-1"_s, u"--legs"_s, u"2"_s,
                  u"--tie-breaks"_s, u"lot"_s, u"--divisions"_s, u"2"_s});
    desk.playOut();
    desk.must({u"season"_s, u"Yard"_s, u"--end"_s, u"--begin"_s, u"S2"_s, u"--name"_s, u"Liga"_s,
               u"--promote"_s, u"1"_s});
    desk.must({u"draw"_s, u"Yard"_s});
    // Four in a division who meet twice.
    QCOMPARE(competitionOf(desk, 1)[u"rounds"_s].toArray().size(), 6);
    desk.must({u"publish"_s, u"Yard"_s});
    const QJsonObject fixture = competitionOf(desk, 1)[u"rounds"_s][0][u"fixtures"_s][0].toObject();
    desk.must({u"result"_s, u"Yard"_s, fixture[u"home"_s].toString(), fixture[u"away"_s].toString(),
               u"2"_s, u"0"_s});
    const QJsonArray rows
        = desk.must({u"standings"_s, u"Yard"_s, u"--json"_s}).json()[u"standings"_s].toArray();
    QVERIFY(std::any_of(rows.begin(), rows.end(), [](const auto &each) {
        return each[u"points"_s].toVariant().toString() == u"5"_s;
    }));
}

void TestLeagueActCommand::asLastSeasonAndByTemplate()
{
    const LeagueDesk desk;
    desk.prepare(4, {u"--name"_s, u"Liga"_s, u"--legs"_s, u"3"_s});
    QCOMPARE(desk.must({u"templates"_s, u"Yard"_s, u"Thrice"_s}).out, u"Thrice\n"_s);
    desk.must({u"season"_s, u"Yard"_s, u"--end"_s, u"--begin"_s, u"S2"_s});
    desk.must({u"season"_s, u"Yard"_s, u"--name"_s, u"Again"_s, u"--like"_s, u"Liga"_s});
    QCOMPARE(competitionOf(desk, 1, 0)[u"entrants"_s].toInt(), 4);
    desk.must({u"season"_s, u"Yard"_s, u"--name"_s, u"Other"_s, u"--template"_s, u"Thrice"_s,
               u"--all-teams"_s});
    for (const QString &each : {u"Again"_s, u"Other"_s})
        desk.must({u"draw"_s, u"Yard"_s, u"--competition"_s, each});
    for (int i = 0; i < 2; ++i)
        QCOMPARE(competitionOf(desk, 1, i)[u"rounds"_s].toArray().size(), 9);
    QCOMPARE(desk.must({u"templates"_s, u"--remove"_s, u"Thrice"_s}).out, QString());
    QCOMPARE(desk.run({u"season"_s, u"Yard"_s, u"--name"_s, u"X"_s, u"--template"_s, u"Thrice"_s})
                 .status,
             1);
}

void TestLeagueActCommand::asksInEveryLanguage()
{
    const LeagueDesk desk;
    const QString english = desk.must({u"acts"_s}).out;
    QVERIFY(desk.inSpanish({u"acts"_s}) != english);
    QVERIFY(desk.inSpanish({u"acts"_s}).contains(u"Crear una competición"_s));
}

void TestLeagueActCommand::refusesInOneSentence_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::newRow("no such act") << QStringList{u"dance"_s} << 2;
    QTest::newRow("no option of this act") << QStringList{u"end"_s, u"--home"_s, u"A"_s} << 2;
    QTest::newRow("no number") << QStringList{u"enter"_s, u"--team"_s, u"Team 1"_s, u"--seed"_s,
                                              u"x"_s}
                               << 2;
    QTest::newRow("out of range") << QStringList{u"enter"_s, u"--team"_s, u"Team 1"_s, u"--seed"_s,
                                                 u"999"_s}
                                  << 2;
    QTest::newRow("no JSON") << QStringList{u"enter"_s, u"--with"_s, u"{"_s} << 2;
    QTest::newRow("a field too many")
        << QStringList{u"enter"_s, u"--with"_s, uR"({"teem": "Team 1"})"_s} << 2;
    QTest::newRow("no file") << QStringList{u"enter"_s, u"--with"_s, u"/nowhere.json"_s} << 1;
    QTest::newRow("nobody") << QStringList{u"leave"_s, u"--team"_s, u"Nobody"_s} << 1;
    QTest::newRow("points without a reason")
        << QStringList{u"points"_s, u"--team"_s, u"Team 1"_s, u"--points"_s, u"1"_s} << 1;
    QTest::newRow("no such rule") << QStringList{u"rules"_s, u"--options"_s, u"no-such-rule=on"_s}
                                  << 1;
}

void TestLeagueActCommand::refusesInOneSentence()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    const LeagueDesk desk;
    desk.prepare(2, {u"--format"_s, u"round-robin"_s});
    const QString before = desk.must({u"history"_s, u"Yard"_s}).out;
    const CommandAnswer answer
        = desk.run(QStringList{u"act"_s, u"Yard"_s} + words + QStringList{u"--json"_s});
    QCOMPARE(answer.status, status);
    const QString why = answer.json().value(u"error"_s)[u"message"_s].toString();
    QVERIFY2(!why.isEmpty() && answer.err.startsWith(why), qPrintable(answer.err));
    QCOMPARE(desk.must({u"history"_s, u"Yard"_s}).out, before);
}

QTEST_GUILESS_MAIN(TestLeagueActCommand)
#include "tst_leagueactcommand.moc"
