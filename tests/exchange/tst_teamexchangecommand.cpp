// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/sampleteams.h"
#include "core/exchange/foreign/teamformats.h"
#include "core/exchange/teamfile.h"
#include "tests/support/commandrun.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestTeamExchangeCommand final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void formats();
    void thereAndBack_data();
    void thereAndBack();
    void notesAreListed();
    void exportListsWhatItLeavesOut();
    void formatBySuffix();
    void refuses_data();
    void refuses();

private:
    [[nodiscard]] CommandAnswer run(const QStringList &arguments) const
    {
        return runCommand(QStringList{u"team"_s} + arguments, m_folder.path());
    }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    QTemporaryDir m_folder;
    Team m_team;
};

void TestTeamExchangeCommand::initTestCase()
{
    m_team = *loadSampleTeam(sampleTeamNames().constFirst());
    QVERIFY(saveTeamFile(path(u"team.json"_s), m_team));
}

void TestTeamExchangeCommand::formats()
{
    const CommandAnswer plain = run({u"formats"_s});
    const QJsonArray rows
        = QJsonDocument::fromJson(run({u"formats"_s, u"--json"_s}).out.toUtf8()).array();
    QCOMPARE(rows.size(), static_cast<qsizetype>(teamFormats().size()));
    for (const QJsonValue row : rows)
        QVERIFY(plain.out.contains(row[u"id"_s].toString()));
}

void TestTeamExchangeCommand::thereAndBack_data()
{
    QTest::addColumn<QString>("format");
    for (const TeamFormat &format : teamFormats()) {
        if (format.canRead() && format.canWrite())
            QTest::newRow(qPrintable(format.id)) << format.id;
    }
}

void TestTeamExchangeCommand::thereAndBack()
{
    QFETCH(QString, format);
    const QString foreign = path(format + u".out"_s);
    const CommandAnswer there
        = run({u"export"_s, path(u"team.json"_s), u"--format"_s, format, u"--out"_s, foreign});
    QCOMPARE(there.err, QString());
    QCOMPARE(there.status, exitstatus::done);
    const QString back = path(format + u".json"_s);
    const CommandAnswer outcome = run({u"import"_s, foreign, u"--ruleset"_s, m_team.ruleset.text(),
                                       u"--out"_s, back, u"--json"_s});
    QCOMPARE(outcome.status, exitstatus::done);
    const QJsonObject object = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
    QCOMPARE(object.value(u"players"_s).toInt(), static_cast<int>(m_team.players.size()));
    QVERIFY(object.value(u"notes"_s).isArray());
    const auto team = loadTeamFile(back);
    QVERIFY(team);
    QCOMPARE(team->name, m_team.name);
    QCOMPARE(team->roster, m_team.roster);
}

void TestTeamExchangeCommand::notesAreListed()
{
    write(u"odd.xml"_s,
          "<team><name>Odd</name><race>Orc</race><rerolls>1</rerolls><mascot>Cow</mascot>"
          "<players/></team>");
    const CommandAnswer plain = run({u"import"_s, path(u"odd.xml"_s)});
    QCOMPARE(plain.status, exitstatus::done);
    QVERIFY(plain.err.contains(u"mascot"_s) && plain.err.contains(u"Cow"_s));
    QVERIFY(readTeam(plain.out.toUtf8()));
    const QJsonObject object
        = QJsonDocument::fromJson(run({u"import"_s, path(u"odd.xml"_s), u"--json"_s}).out.toUtf8())
              .object();
    const QJsonValue note = object.value(u"notes"_s).toArray().at(0);
    QCOMPARE(note[u"place"_s].toString(), u"mascot"_s);
    QCOMPARE(note[u"value"_s].toString(), u"Cow"_s);
    QVERIFY(!note[u"reason"_s].toString().isEmpty());
    QVERIFY(object.value(u"team"_s).isObject());
}

void TestTeamExchangeCommand::exportListsWhatItLeavesOut()
{
    const QStringList command{u"export"_s, path(u"team.json"_s), u"--format"_s, u"botbowl"_s};
    const QString coach = u"coach (%1)"_s.arg(m_team.coach);
    const CommandAnswer printed = run(command);
    QCOMPARE(printed.status, exitstatus::done);
    QVERIFY(printed.err.contains(coach)); // beside the file, never in it
    QVERIFY(!printed.out.contains(coach));
    const QString file = path(u"out.json"_s);
    const CommandAnswer written = run(command + QStringList{u"--out"_s, file});
    QVERIFY(written.out.contains(coach));
    const CommandAnswer asJson
        = run(command + QStringList{u"--out"_s, file, u"--force"_s, u"--json"_s});
    const QJsonArray notes
        = QJsonDocument::fromJson(asJson.out.toUtf8()).object().value(u"notes"_s).toArray();
    QVERIFY(!notes.isEmpty());
    const CommandAnswer own = run({u"export"_s, path(u"team.json"_s), u"--format"_s, u"dugout"_s,
                                   u"--out"_s, path(u"own.json"_s)});
    QCOMPARE(own.out, QString());
}

void TestTeamExchangeCommand::formatBySuffix()
{
    const QString file = path(u"roster.html"_s);
    QCOMPARE(
        run({u"export"_s, path(u"team.json"_s), u"--out"_s, file, u"--lang"_s, u"de"_s}).status,
        exitstatus::done);
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().contains("<html lang=\"de\">"));
    const CommandAnswer printed
        = run({u"export"_s, path(u"team.json"_s), u"--format"_s, u"text"_s});
    QVERIFY(printed.out.startsWith(m_team.name));
}

void TestTeamExchangeCommand::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const QString team = path(u"team.json"_s);
    QTest::newRow("import nothing") << QStringList{u"import"_s} << exitstatus::usage;
    QTest::newRow("import missing file")
        << QStringList{u"import"_s, u"/nonexistent"_s} << exitstatus::refused;
    QTest::newRow("import unknown format")
        << QStringList{u"import"_s, team, u"--format"_s, u"wax"_s} << exitstatus::usage;
    QTest::newRow("import as another format")
        << QStringList{u"import"_s, team, u"--format"_s, u"obblm"_s} << exitstatus::refused;
    QTest::newRow("import unknown edition")
        << QStringList{u"import"_s, path(u"odd.xml"_s), u"--ruleset"_s, u"nope"_s}
        << exitstatus::refused;
    QTest::newRow("export without format") << QStringList{u"export"_s, team} << exitstatus::usage;
    QTest::newRow("export unknown format")
        << QStringList{u"export"_s, team, u"--format"_s, u"wax"_s} << exitstatus::usage;
    QTest::newRow("export what is only read")
        << QStringList{u"export"_s, team, u"--format"_s, u"tourplay"_s} << exitstatus::refused;
    QTest::newRow("export unwritable")
        << QStringList{u"export"_s, team, u"--format"_s, u"csv"_s, u"--out"_s, u"/nonexistent/x"_s}
        << exitstatus::refused;
}

void TestTeamExchangeCommand::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const CommandAnswer outcome = run(arguments);
    QCOMPARE(outcome.status, status);
    QVERIFY(!outcome.err.isEmpty());
}

QTEST_GUILESS_MAIN(TestTeamExchangeCommand)
#include "tst_teamexchangecommand.moc"
