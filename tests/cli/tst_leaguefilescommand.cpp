// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/commandrun.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// `dugout league site`, `print`, and the formats of `export` and `import`.
class TestLeagueFilesCommand final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void importsAndExports();
    void writesASite();
    void writesEveryFormat_data();
    void writesEveryFormat();
    void printsSheets_data();
    void printsSheets();
    void refuses_data();
    void refuses();
    void triesWithoutChanging();
    void arrangesAFixture();

private:
    CommandAnswer run(const QStringList &words) { return run(words, Language::English); }
    CommandAnswer run(const QStringList &words, Language language)
    {
        CommandAnswer answer;
        QTextStream out(&answer.out);
        QTextStream err(&answer.err);
        CliContext context{out, err, language, {}, m_folder.filePath(u"data"_s), false};
        answer.status = runCommandLine(words, context);
        return answer;
    }
    QJsonObject json(const QStringList &words)
    {
        const CommandAnswer answer = run(words + QStringList{u"--json"_s});
        if (answer.status != 0)
            qWarning("%s", qPrintable(answer.err));
        return QJsonDocument::fromJson(answer.out.toUtf8()).object();
    }
    [[nodiscard]] QString file(const QString &name, const QByteArray &bytes) const
    {
        QFile made(m_folder.filePath(name));
        if (!made.open(QIODevice::WriteOnly) || made.write(bytes) != bytes.size())
            qFatal("no file");
        return made.fileName();
    }

    QTemporaryDir m_folder;
};

void TestLeagueFilesCommand::initTestCase()
{
    QVERIFY(QDir(m_folder.path()).mkdir(u"data"_s));
    QCOMPARE(run({u"league"_s, u"new"_s, u"Test"_s, u"--ruleset"_s, u"crp"_s}).status, 0);
    QCOMPARE(run({u"league"_s, u"season"_s, u"Test"_s, u"--begin"_s, u"2026"_s}).status, 0);
}

void TestLeagueFilesCommand::importsAndExports()
{
    const QString results = file(u"results.csv"_s,
                                 "round,home,away,td,tdAgainst,cas,casAgainst,homeCoach\n"
                                 "1,Orcs,Elves,2,1,3,0,Anna\n"
                                 "1,Rats,=1+1,0,0,0,0,Bea\n"
                                 "2,Elves,Rats,1,0,0,0,Cleo\n"
                                 "2,=1+1,Orcs,0,3,0,1,Dora\n");
    const QJsonObject taken = json(
        {u"league"_s, u"import"_s, results, u"--into"_s, u"Test"_s, u"--competition"_s, u"Cup"_s});
    QCOMPARE(taken.value(u"teams"_s).toInt(), 4);
    QCOMPARE(taken.value(u"entrants"_s).toInt(), 4);
    QCOMPARE(taken.value(u"results"_s).toInt(), 4);
    const QJsonObject again = json(
        {u"league"_s, u"import"_s, results, u"--into"_s, u"Test"_s, u"--competition"_s, u"Cup"_s});
    QCOMPARE(again.value(u"results"_s).toInt(), 0);
    const CommandAnswer standings = run({u"league"_s, u"export"_s, u"Test"_s, u"--format"_s,
                                         u"csv"_s, u"--competition"_s, u"Cup"_s});
    QCOMPARE(standings.status, 0);
    QVERIFY2(standings.out.contains(u",Orcs,Anna,2,2,0,0,5,1,4,0,6,"_s), qPrintable(standings.out));
    // One undo takes the whole file back, and one redo takes it in again.
    QCOMPARE(run({u"league"_s, u"undo"_s, u"Test"_s}).status, 0);
    QVERIFY(run({u"league"_s, u"export"_s, u"Test"_s, u"--format"_s, u"csv"_s, u"--competition"_s,
                 u"Cup"_s})
                .status
            != 0);
    QCOMPARE(run({u"league"_s, u"redo"_s, u"Test"_s}).status, 0);
}

void TestLeagueFilesCommand::writesASite()
{
    const QString folder = m_folder.filePath(u"site"_s);
    const QJsonObject written = json({u"league"_s, u"site"_s, u"Test"_s, u"--out"_s, folder});
    QVERIFY(written.value(u"files"_s).toInt() > 20);
    QVERIFY(QFile::exists(folder + u"/de/competition-1.html"_s));
    QCOMPARE(run({u"league"_s, u"site"_s, u"Test"_s, u"--out"_s, folder}).status, 1);
    QCOMPARE(run({u"league"_s, u"site"_s, u"Test"_s, u"--out"_s, folder, u"--force"_s}).status, 0);
}

void TestLeagueFilesCommand::writesEveryFormat_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("begins");
    const QByteArray mark = "\xef\xbb\xbf";
    QTest::newRow("standings") << QStringList{u"csv"_s} << mark + "Season,Competition,Table,Place";
    QTest::newRow("semicolons") << QStringList{u"csv"_s, u"--separator"_s, u"semicolon"_s}
                                << mark + "Season;Competition;Table;Place";
    QTest::newRow("fixtures") << QStringList{u"csv"_s, u"--table"_s, u"fixtures"_s}
                              << mark + "Season,Competition,Round,Home";
    QTest::newRow("leaders") << QStringList{u"csv"_s, u"--table"_s, u"leaders"_s}
                             << mark + "Leaders,Place,Player";
    QTest::newRow("entrants") << QStringList{u"csv"_s, u"--table"_s, u"entrants"_s}
                              << mark + "Team,Coach,NAF,Race";
    QTest::newRow("calendar") << QStringList{u"ics"_s} << QByteArray("BEGIN:VCALENDAR\r\n");
    QTest::newRow("report") << QStringList{u"naf"_s, u"--organiser"_s, u"Me"_s}
                            << QByteArray("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<nafReport");
    QTest::newRow("page") << QStringList{u"html"_s} << QByteArray("<!DOCTYPE html>");
}

void TestLeagueFilesCommand::writesEveryFormat()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, begins);
    const QString path = m_folder.filePath(u"export"_s);
    const QStringList command = QStringList{u"league"_s, u"export"_s, u"Test"_s, u"--format"_s}
        + options + QStringList{u"--out"_s, path, u"--force"_s};
    const CommandAnswer answer = run(command);
    QCOMPARE(answer.err, QString());
    // Nobody here has a NAF number: the report is empty, and that is not kept quiet.
    QCOMPARE(answer.out.contains(u"Matches in the report: 0. Left out: 4."_s),
             options.constFirst() == u"naf"_s);
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray bytes = written.readAll();
    QVERIFY2(bytes.startsWith(begins), bytes.left(100).constData());
}

void TestLeagueFilesCommand::printsSheets_data()
{
    QTest::addColumn<QString>("sheet");
    QTest::addColumn<int>("status");
    for (const QString &each :
         {u"standings"_s, u"fixtures"_s, u"cross-table"_s, u"rounds"_s, u"signs"_s, u"slips"_s})
        QTest::newRow(qPrintable(each)) << each << 0;
    QTest::newRow("no such sheet") << u"poster"_s << 2;
}

void TestLeagueFilesCommand::printsSheets()
{
    QFETCH(QString, sheet);
    QFETCH(int, status);
    const QString path = m_folder.filePath(sheet + u".pdf"_s);
    for (const Language language : allLanguages)
        QCOMPARE(run({u"league"_s, u"print"_s, u"Test"_s, u"--sheet"_s, sheet, u"--out"_s, path,
                      u"--force"_s},
                     language)
                     .status,
                 status);
    QCOMPARE(QFile::exists(path), status == 0);
}

void TestLeagueFilesCommand::refuses_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("status");
    QTest::newRow("no folder") << u"league site Test"_s << 2;
    QTest::newRow("no such league") << u"league site Nobody --out /tmp/x"_s << 1;
    QTest::newRow("no such format") << u"league export Test --format word"_s << 2;
    QTest::newRow("no such table") << u"league export Test --format csv --table x"_s << 2;
    QTest::newRow("no such separator")
        << u"league export Test --format csv --separator colon"_s << 2;
    QTest::newRow("a separator of a calendar")
        << u"league export Test --format ics --separator comma"_s << 2;
    QTest::newRow("a table of a calendar")
        << u"league export Test --format ics --table leaders"_s << 2;
    QTest::newRow("no such competition")
        << u"league export Test --format naf --competition x"_s << 1;
    QTest::newRow("no file") << u"league import /nowhere.xml --into Test"_s << 1;
    QTest::newRow("a folder") << u"league import / --into Test"_s << 1;
    QTest::newRow("no round") << u"league print Test --round 0 --out /tmp/x.pdf"_s << 2;
}

void TestLeagueFilesCommand::refuses()
{
    QFETCH(QString, words);
    QFETCH(int, status);
    const CommandAnswer answer = run(words.split(u' '));
    QCOMPARE(answer.status, status);
    QVERIFY(!answer.err.isEmpty());
}

void TestLeagueFilesCommand::triesWithoutChanging()
{
    const QString entrants = file(u"entrants.csv"_s, "team,coach\nNewcomers,Zoe\n");
    const QJsonObject tried
        = json({u"league"_s, u"import"_s, entrants, u"--into"_s, u"Test"_s, u"--dry-run"_s});
    QCOMPARE(tried.value(u"teams"_s).toInt(), 1);
    const CommandAnswer after = run({u"league"_s, u"export"_s, u"Test"_s, u"--format"_s, u"csv"_s,
                                     u"--table"_s, u"entrants"_s});
    QVERIFY(!after.out.contains(u"Newcomers"_s));
}

void TestLeagueFilesCommand::arrangesAFixture()
{
    const QStringList arrange{u"league"_s, u"arrange"_s, u"Test"_s, u"Orcs"_s, u"Elves"_s};
    const QStringList calendar{u"league"_s, u"export"_s, u"Test"_s, u"--format"_s, u"ics"_s};
    QCOMPARE(
        run(arrange + QStringList{u"--date"_s, u"2026-03-14 19:30"_s, u"--place"_s, u"Bar"_s}).err,
        QString());
    const QString first = run(calendar).out;
    QVERIFY2(first.contains(u"DTSTART:20260314T193000Z"_s), qPrintable(first));
    QVERIFY(first.contains(u"LOCATION:Bar"_s) && first.contains(u"SEQUENCE:1"_s));
    QCOMPARE(run(arrange + QStringList{u"--date"_s, u"2026-03-15T20:00"_s}).status, 0);
    const QString moved = run(calendar).out;
    QVERIFY(moved.contains(u"DTSTART:20260315T200000Z"_s) && moved.contains(u"SEQUENCE:2"_s));
    QVERIFY(moved.contains(u"LOCATION:Bar"_s)); // what is not said stays
    for (const QStringList &wrong :
         {QStringList{u"--date"_s, u"tomorrow"_s}, QStringList{u"--table"_s, u"-1"_s}})
        QCOMPARE(run(arrange + wrong).status, 2);
}

QTEST_MAIN(TestLeagueFilesCommand)
#include "tst_leaguefilescommand.moc"
