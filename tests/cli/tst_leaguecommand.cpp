// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/commandrun.h"

#include <QJsonArray>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// `dugout league …`
class TestLeagueCommand final : public QObject
{
    Q_OBJECT

private slots:
    void computesATable();
    void printsTheTable();
    void explainsAPlace();
    void takesOtherWordsAndColumns();
    void tellsAccentsApart();
    void countsWhatTheOptionsSay_data();
    void countsWhatTheOptionsSay();
    void refusesATable_data();
    void refusesATable();
    void refusesEndlessFiles();
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void playsEveryFormat_data();
    void playsEveryFormat();
    void printsRounds();
    void repeatsTheSameSeed();
    void playsRealMatches_data();
    void playsRealMatches();

private:
    CommandAnswer table(const QByteArray &csv, const QStringList &options = {});

    QTemporaryDir m_folder;
};

namespace {

CommandAnswer runWords(const QStringList &words, Language language = Language::English)
{
    CommandAnswer answer;
    QTextStream out(&answer.out);
    QTextStream err(&answer.err);
    CliContext context{out, err, language, {}, {}, false};
    answer.status = runCommandLine(words, context);
    return answer;
}

std::vector<QJsonObject> linesOf(const CommandAnswer &answer)
{
    std::vector<QJsonObject> lines;
    for (const QString &line : answer.out.split(u'\n', Qt::SkipEmptyParts))
        lines.push_back(QJsonDocument::fromJson(line.toUtf8()).object());
    return lines;
}

const QByteArray season = "round,home,away,td,tdAgainst,cas,casAgainst\n"
                          "1,Orcs,Elves,1,2,4,0\n"
                          "1,Dwarfs,,0,0,0,0\n"
                          "2,Elves,Dwarfs,1,1,0,1\n"
                          "2,Orcs,,0,0,0,0\n"
                          "3,Dwarfs,Orcs,0,1,2,2\n"
                          "3,Elves,,0,0,0,0\n";

} // namespace

CommandAnswer TestLeagueCommand::table(const QByteArray &csv, const QStringList &options)
{
    const QString path = m_folder.filePath(u"results.csv"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(csv) != csv.size())
        qFatal("no file");
    file.close();
    return runWords(QStringList{u"league"_s, u"table"_s, path} + options);
}

void TestLeagueCommand::computesATable()
{
    const CommandAnswer answer
        = table(season,
                {u"--points"_s, u"3*won + drawn + min(td,1)"_s, u"--tie-breaks"_s,
                 u"head-to-head,td-difference,opponents"_s, u"--json"_s});
    QCOMPARE(answer.err, QString());
    QCOMPARE(answer.status, 0);
    const QJsonArray standings = answer.json().value("standings"_L1).toArray();
    QCOMPARE(standings.size(), 3);
    // Elves: won, drawn and a bye, scored twice. Orcs: lost, a bye and won, scored twice.
    const QJsonObject elves = standings.at(0).toObject();
    QCOMPARE(elves,
             (QJsonObject{{u"rank"_s, 1},
                          {u"team"_s, u"Elves"_s},
                          {u"played"_s, 3},
                          {u"won"_s, 2},
                          {u"drawn"_s, 1},
                          {u"lost"_s, 0},
                          {u"td"_s, 3},
                          {u"tdAgainst"_s, 2},
                          {u"cas"_s, 0},
                          {u"casAgainst"_s, 5},
                          {u"points"_s, 9},
                          {u"tieBreaks"_s,
                           QJsonObject{{u"head-to-head"_s, QJsonValue()},
                                       {u"td-difference"_s, 1},
                                       {u"opponents"_s, 13}}}}));
    QCOMPARE(standings.at(1).toObject().value("team"_L1).toString(), u"Orcs"_s);
    QCOMPARE(standings.at(1).toObject().value("points"_L1).toInt(), 8);
    QCOMPARE(standings.at(2).toObject().value("points"_L1).toInt(), 5);
}

void TestLeagueCommand::printsTheTable()
{
    const CommandAnswer answer
        = table(season, {u"--points"_s, u"won/3"_s, u"--tie-breaks"_s, u"win-ratio"_s});
    QCOMPARE(answer.status, 0);
    const QStringList lines = answer.out.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines.at(0).startsWith(u"#  Team"_s));
    QCOMPARE(lines.at(1).simplified(), u"1 Elves 3 2 1 0 3–2 0–5 0.667 0.667"_s);
    for (const QString &line : lines)
        QCOMPARE(line.size(), lines.at(0).size());
    const CommandAnswer german = runWords(
        {u"league"_s, u"table"_s, m_folder.filePath(u"results.csv"_s), u"--points"_s, u"won/3"_s},
        Language::German);
    QVERIFY(german.out.contains(u"0,667"_s));
}

void TestLeagueCommand::explainsAPlace()
{
    const CommandAnswer answer = table(season, {u"--why"_s, u"Orcs"_s});
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.out, u"Place 2: Orcs, behind Elves on points (6 to 7).\n"_s);
    QCOMPARE(table(season, {u"--why"_s, u"Orcs"_s, u"--json"_s}).json().value("why"_L1).toString(),
             answer.out.trimmed());
    QCOMPARE(table(season, {u"--why"_s, u"Ogres"_s}).status, 1);
}

void TestLeagueCommand::takesOtherWordsAndColumns()
{
    const QByteArray csv = "\xef\xbb\xbfhome;away;TD;tdagainst;homeCoach;awayCoach;kind;passes;"
                           "passesAgainst;derby;conceded;winner\r\n"
                           "\"A;1\";B;1;0;Ana;Ben;;5;2;1;;\r\n"
                           "B;C;0;0;Ben;Cleo;double-forfeit;;;;;\r\n"
                           "C;\"A;1\";3;2;Cleo;Ana;;1;4;0;home;\r\n"
                           "B;C;1;1;;;;0;0;0;;away\r\n";
    const CommandAnswer answer = table(
        csv, {u"--points"_s, u"100*won + 10*passes + passesAgainst + 1000*derby"_s, u"--json"_s});
    QCOMPARE(answer.err, QString());
    const QJsonArray standings = answer.json().value("standings"_L1).toArray();
    QStringList rows;
    for (const QJsonValue &row : standings)
        rows.append(u"%1/%2 %3"_s.arg(row["team"_L1].toString(), row["coach"_L1].toString())
                        .arg(row["points"_L1].toInt()));
    // A;1: won 1-0 in the derby with 5 to 2 passes, and C gave up with 4 to 1.
    QCOMPARE(rows, (QStringList{u"A;1/Ana 1293"_s, u"B/Ben 1025"_s, u"C/Cleo 114"_s}));
}

/// As spreadsheets of Windows write them: both would have one name otherwise.
void TestLeagueCommand::tellsAccentsApart()
{
    const CommandAnswer answer
        = table("home,away,td,tdAgainst\n\xc1gil,\xc9gil,1,0\n", {u"--json"_s});
    QCOMPARE(answer.err, QString());
    const QJsonArray standings = answer.json().value("standings"_L1).toArray();
    QCOMPARE(standings.size(), 2);
    QCOMPARE(standings.at(0)["team"_L1].toString(), u"Ágil"_s);
}

void TestLeagueCommand::countsWhatTheOptionsSay_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("points");
    QTest::newRow("as it stands") << QStringList{} << 7;
    QTest::newRow("another preset") << QStringList{u"--points"_s, u"5-3-1"_s} << 13;
    QTest::newRow("a bye is drawn") << QStringList{u"--bye"_s, u"draw"_s} << 5;
    QTest::newRow("a bye is nothing") << QStringList{u"--bye"_s, u"nothing"_s} << 4;
    QTest::newRow("the best result") << QStringList{u"--best"_s, u"1"_s} << 3;
}

void TestLeagueCommand::countsWhatTheOptionsSay()
{
    QFETCH(QStringList, options);
    QFETCH(int, points);
    const CommandAnswer answer = table(season, options + QStringList{u"--json"_s});
    for (const QJsonValue &row : answer.json().value("standings"_L1).toArray()) {
        if (row["team"_L1].toString() == u"Elves")
            QCOMPARE(row["points"_L1].toInt(), points);
    }
    QCOMPARE(answer.status, 0);
}

void TestLeagueCommand::refusesATable_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("sentence");
    const QByteArray head = "round,home,away,td,tdAgainst\n";
    QTest::newRow("nothing") << QByteArray() << QStringList{} << u"empty"_s;
    QTest::newRow("no head") << QByteArray("1,A,B,2,1\n") << QStringList{} << u"\"home\""_s;
    QTest::newRow("a column missing")
        << QByteArray("home,away,td\nA,B,1\n") << QStringList{} << u"\"tdAgainst\""_s;
    QTest::newRow("a column twice") << QByteArray("home,away,td,tdAgainst,TD\n") << QStringList{}
                                    << u"\"TD\" stands there twice"_s;
    QTest::newRow("no score") << head + "1,A,B,,\n"
                              << QStringList{} << u"Line 2: \"td\" is empty"_s;
    QTest::newRow("no number") << head + "1,A,B,1,0\n2,A,B,two,1\n"
                               << QStringList{}
                               << u"Line 3: \"td\" needs a whole number, not \"two\""_s;
    QTest::newRow("too large a number") << head + "1,A,B,99999999999,1\n"
                                        << QStringList{} << u"Line 2: \"td\" needs"_s;
    QTest::newRow("below nothing") << head + "1,A,B,-1,1\n" << QStringList{} << u"Line 2: "_s;
    QTest::newRow("itself") << head + "1,A,A,1,1\n" << QStringList{} << u"against itself"_s;
    QTest::newRow("nobody") << head + "1,,B,1,1\n" << QStringList{} << u"home side"_s;
    QTest::newRow("a kind there is not")
        << QByteArray("home,away,td,tdAgainst,kind\nA,B,1,0,friendly\n") << QStringList{}
        << u"\"friendly\" is not a kind"_s;
    QTest::newRow("a winner there is not")
        << QByteArray("home,away,td,tdAgainst,winner\nA,B,1,1,A\n") << QStringList{}
        << u"\"winner\" says"_s;
    QTest::newRow("a quotation mark too few")
        << head + "1,A,B,1,0\n1,\"C,D,1,0\n2,A,C,1,0\n"
        << QStringList{} << u"Line 3: a quotation mark is not closed"_s;
    QTest::newRow("zeros") << head + QByteArray("1,A,B,1\0,1\n", 11) << QStringList{}
                           << u"Line 2: "_s;
    QTest::newRow("formula") << season << QStringList{u"--points"_s, u"3*winn"_s}
                             << u"Character 3 of the formula"_s;
    QTest::newRow("formula divides by zero")
        << season << QStringList{u"--points"_s, u"1/td"_s} << u"Round 1, Dwarfs: the formula"_s;
    QTest::newRow("tie-break") << season << QStringList{u"--tie-breaks"_s, u"luck"_s}
                               << u"no tie-break \"luck\""_s;
    QTest::newRow("tie-breaks of results only")
        << season << QStringList{u"--tie-breaks"_s, u"luck"_s} << u"opponents, sonneborn-berger."_s;
    QTest::newRow("tie-break of teams")
        << season << QStringList{u"--tie-breaks"_s, u"td,treasury"_s}
        << u"\"treasury\" needs more"_s;
    QTest::newRow("a name that colours the terminal") << head
            + "1,A\x1b[31m,B,1,0\n" << QStringList{} << u"characters that no name has"_s;
    QTest::newRow("a number that colours the terminal") << head
            + "1,A,B,1\x1b[31m,0\n" << QStringList{} << u"not \"1\ufffd[31m\""_s;
    QTest::newRow("bye") << season << QStringList{u"--bye"_s, u"maybe"_s} << u"\"maybe\""_s;
    QTest::newRow("best") << season << QStringList{u"--best"_s, u"0"_s} << u"--best"_s;
}

void TestLeagueCommand::refusesATable()
{
    QFETCH(QByteArray, csv);
    QFETCH(QStringList, options);
    QFETCH(QString, sentence);
    const CommandAnswer answer = table(csv, options);
    QCOMPARE(answer.status, 1);
    QCOMPARE(answer.out, QString());
    QVERIFY2(answer.err.contains(sentence), qPrintable(answer.err));
    QCOMPARE(answer.err.count(u'\n'), 1);
}

void TestLeagueCommand::refusesEndlessFiles()
{
    const CommandAnswer answer = runCommand(u"league table /dev/zero"_s);
    QCOMPARE(answer.status, 1);
    QVERIFY2(answer.err.contains(u"not an ordinary file"_s), qPrintable(answer.err));
}

void TestLeagueCommand::refusesWrongUsage_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("status");
    QTest::newRow("no subcommand") << u"league"_s << 2;
    QTest::newRow("another subcommand") << u"league dance"_s << 2;
    QTest::newRow("no file") << u"league table"_s << 2;
    QTest::newRow("no such file") << u"league table /nowhere.csv"_s << 1;
    QTest::newRow("a folder") << u"league table /"_s << 1;
    QTest::newRow("format") << u"league random --format ladder"_s << 2;
    QTest::newRow("one team") << u"league random --teams 1"_s << 2;
    QTest::newRow("too many teams") << u"league random --teams 257"_s << 2;
    QTest::newRow("no number of teams") << u"league random --teams many"_s << 2;
    QTest::newRow("no rounds") << u"league random --rounds 0"_s << 2;
    QTest::newRow("too many rounds") << u"league random --rounds 41"_s << 2;
    QTest::newRow("too many rounds for everybody to meet everybody")
        << u"league random --format round-robin --rounds 256"_s << 2;
    QTest::newRow("no seed") << u"league random --seed x"_s << 2;
    QTest::newRow("an edition for the lot") << u"league random --ruleset crp"_s << 2;
    QTest::newRow("no edition") << u"league random --full --ruleset none"_s << 1;
    QTest::newRow("another game") << u"league random --full --ruleset shadespire"_s << 1;
    QTest::newRow("help") << u"league --help"_s << 0;
    QTest::newRow("help of the table") << u"league table --help"_s << 0;
}

void TestLeagueCommand::refusesWrongUsage()
{
    QFETCH(QString, line);
    QFETCH(int, status);
    const CommandAnswer answer = runCommand(line);
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.err.isEmpty(), status == 0);
}

void TestLeagueCommand::playsEveryFormat_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("teams");
    QTest::addColumn<int>("asked"); // rounds; 0: left out
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("matches");
    QTest::newRow("swiss") << u"swiss"_s << 9 << 0 << 4 << 16;
    QTest::newRow("swiss of two") << u"swiss"_s << 2 << 3 << 3 << 3;
    QTest::newRow("swiss for long") << u"swiss"_s << 12 << 11 << 11 << 66;
    QTest::newRow("round robin") << u"round-robin"_s << 6 << 0 << 5 << 15;
    QTest::newRow("round robin, odd") << u"round-robin"_s << 5 << 5 << 5 << 10;
    QTest::newRow("double round robin") << u"round-robin"_s << 4 << 6 << 6 << 12;
    QTest::newRow("double round robin with room") << u"round-robin"_s << 4 << 8 << 6 << 12;
    QTest::newRow("part of a round robin") << u"round-robin"_s << 8 << 3 << 3 << 12;
    QTest::newRow("knock-out") << u"knock-out"_s << 8 << 0 << 3 << 7;
    QTest::newRow("knock-out with byes") << u"knock-out"_s << 11 << 0 << 4 << 10;
    QTest::newRow("knock-out, two rounds") << u"knock-out"_s << 8 << 2 << 2 << 6;
    QTest::newRow("groups") << u"groups"_s << 8 << 0 << 5 << 15;
    QTest::newRow("groups of five") << u"groups"_s << 10 << 0 << 7 << 23;
    QTest::newRow("one group") << u"groups"_s << 3 << 0 << 4 << 4;
    QTest::newRow("groups without play-offs") << u"groups"_s << 8 << 3 << 3 << 12;
}

void TestLeagueCommand::playsEveryFormat()
{
    QFETCH(QString, format);
    QFETCH(int, teams);
    QFETCH(int, asked);
    QFETCH(int, rounds);
    QFETCH(int, matches);
    QString line = u"league random --format %1 --teams %2 --seed 3 --json"_s.arg(format).arg(teams);
    if (asked > 0)
        line += u" --rounds %1"_s.arg(asked);
    const CommandAnswer answer = runCommand(line);
    QCOMPARE(answer.err, QString());
    const std::vector<QJsonObject> lines = linesOf(answer);
    QCOMPARE(static_cast<int>(lines.size()), rounds + 1);
    int pairs = 0;
    for (int i = 0; i < rounds; ++i) {
        const QJsonObject &round = lines[static_cast<size_t>(i)];
        QCOMPARE(round.value("round"_L1).toInt(), i + 1);
        pairs += static_cast<int>(round.value("pairs"_L1).toArray().size());
        QVERIFY(round.contains("byes"_L1));
        QCOMPARE(round.value("results"_L1).toArray().size(),
                 round.value("pairs"_L1).toArray().size());
    }
    QCOMPARE(pairs, matches);
    const QJsonArray standings = lines.back().value("standings"_L1).toArray();
    QCOMPARE(standings.size(), teams);
    int played = 0;
    for (const QJsonValue &row : standings)
        played += row["won"_L1].toInt() + row["drawn"_L1].toInt() + row["lost"_L1].toInt();
    QVERIFY(played >= 2 * matches);
}

void TestLeagueCommand::printsRounds()
{
    const CommandAnswer answer = runCommand(u"league random --teams 3 --rounds 2 --seed 5"_s);
    const QStringList lines = answer.out.split(u'\n');
    QVERIFY(lines.at(0).startsWith(u"Round 1: Team "_s));
    QVERIFY(lines.at(1).contains(u", bye: Team "_s));
    QCOMPARE(lines.at(2), QString());
    QVERIFY(lines.at(3).startsWith(u"#  Team"_s));
}

void TestLeagueCommand::repeatsTheSameSeed()
{
    const QString line = u"league random --format groups --teams 16 --json --seed "_s;
    QCOMPARE(runCommand(line + u'7').out, runCommand(line + u'7').out);
    QVERIFY(runCommand(line + u'7').out != runCommand(line + u'8').out);
}

void TestLeagueCommand::playsRealMatches_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &ruleset : {u"lrb4"_s, u"lrb5"_s, u"crp"_s, u"bb2016"_s})
        QTest::newRow(qPrintable(ruleset)) << ruleset;
}

void TestLeagueCommand::playsRealMatches()
{
    QFETCH(QString, ruleset);
    const CommandAnswer answer = runCommand(
        u"league random --full --format groups --teams 4 --seed 2 --json --ruleset "_s + ruleset);
    QCOMPARE(answer.err, QString());
    const std::vector<QJsonObject> lines = linesOf(answer);
    QCOMPARE(lines.size(), size_t(5)); // three rounds, a final and the table
    QCOMPARE(lines.back().value("standings"_L1).toArray().size(), 4);
}

QTEST_GUILESS_MAIN(TestLeagueCommand)
#include "tst_leaguecommand.moc"
