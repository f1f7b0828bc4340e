// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/sampleteams.h"
#include "core/exchange/teamfile.h"
#include "tests/support/commandrun.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestTeamPrint final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void paints();
    void writesEverySheet_data();
    void writesEverySheet();
    void writesSeveralTeams();
    void writesAFolder();
    void writesWhatWasBought();
    void refuses_data();
    void refuses();

private:
    [[nodiscard]] CommandAnswer run(const QStringList &arguments) const
    {
        return runCommand(QStringList{u"team"_s, u"print"_s} + arguments, m_folder.path());
    }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void TestTeamPrint::initTestCase()
{
    QVERIFY(saveTeamFile(path(u"one.json"_s), *loadSampleTeam(sampleTeamNames().at(0))));
    QVERIFY(saveTeamFile(path(u"two.json"_s), *loadSampleTeam(sampleTeamNames().at(1))));
}

void TestTeamPrint::paints()
{
    QVERIFY(commandPaints({u"team"_s, u"print"_s, u"x.json"_s}));
    QVERIFY(!commandPaints({u"team"_s, u"export"_s, u"print"_s}));
}

void TestTeamPrint::writesEverySheet_data()
{
    QTest::addColumn<QString>("sheet");
    for (const char *sheet : {"team", "compact", "match", "cards"})
        QTest::newRow(sheet) << QString::fromUtf8(sheet);
}

void TestTeamPrint::writesEverySheet()
{
    QFETCH(QString, sheet);
    const QString file = path(sheet + u".pdf"_s);
    QStringList arguments{path(u"one.json"_s),
                          u"--sheet"_s,
                          sheet,
                          u"--out"_s,
                          file,
                          u"--lang"_s,
                          u"es"_s,
                          u"--second-lang"_s,
                          u"de"_s,
                          u"--paper"_s,
                          u"letter"_s,
                          u"--landscape"_s};
    if (sheet == u"match"_s)
        arguments += {u"--opponent"_s, path(u"two.json"_s)};
    const CommandAnswer outcome = run(arguments);
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, exitstatus::done);
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().startsWith("%PDF-"));
}

void TestTeamPrint::writesSeveralTeams()
{
    const CommandAnswer outcome = run(
        {path(u"one.json"_s), path(u"two.json"_s), u"--out"_s, path(u"both.pdf"_s), u"--json"_s});
    QCOMPARE(outcome.status, exitstatus::done);
    QVERIFY(outcome.out.contains(u"\"pages\": 2"_s));
}

void TestTeamPrint::writesAFolder()
{
    QVERIFY(QDir(m_folder.path()).mkdir(u"league"_s));
    for (const QString &name : {u"one.json"_s, u"two.json"_s})
        QVERIFY(QFile::copy(path(name), path(u"league/"_s + name)));
    const CommandAnswer outcome = run({path(u"league"_s), u"--sheet"_s, u"compact"_s, u"--out"_s,
                                       path(u"all.pdf"_s), u"--json"_s});
    QCOMPARE(outcome.err, QString());
    QVERIFY(outcome.out.contains(u"\"pages\": 2"_s));
    QVERIFY(QDir(m_folder.path()).mkdir(u"empty"_s));
    QCOMPARE(run({path(u"empty"_s), u"--out"_s, path(u"none.pdf"_s)}).status, exitstatus::refused);
}

void TestTeamPrint::writesWhatWasBought()
{
    Team home = *loadSampleTeam(u"crp-amber-vale-harriers"_s);
    home.founded = true;
    home.treasury = 400'000;
    QVERIFY(saveTeamFile(path(u"home.json"_s), home));
    QVERIFY(saveTeamFile(path(u"away.json"_s), *loadSampleTeam(u"crp-copper-hill-crushers"_s)));
    const auto print = [this](const QString &list, const QString &gold) {
        return run({path(u"home.json"_s), u"--opponent"_s, path(u"away.json"_s), u"--treasury"_s,
                    gold, u"--inducements"_s, list, u"--out"_s, path(u"bought.pdf"_s),
                    u"--force"_s});
    };
    QCOMPARE(print(u"bribes*2,wandering-apothecary"_s, u"300000"_s).err, QString());
    QVERIFY(QFile::exists(path(u"bought.pdf"_s)));
    QVERIFY(print(u"bribes*9"_s, u"300000"_s).err.contains(u"bribes*9"_s));
    QVERIFY(print(u"bribes"_s, u"9000000"_s).err.contains(u"400,000"_s)); // the treasury
    QCOMPARE(print(u"three bribes"_s, u"300000"_s).status, exitstatus::refused);
    QCOMPARE(print(u"no-such-thing"_s, u"300000"_s).status, exitstatus::refused);
    QCOMPARE(run({path(u"home.json"_s), u"--inducements"_s, u"bribes"_s, u"--out"_s,
                  path(u"bought.pdf"_s), u"--force"_s})
                 .status,
             exitstatus::usage);
}

void TestTeamPrint::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const QString team = path(u"one.json"_s);
    const QStringList out{u"--out"_s, path(u"refused.pdf"_s)};
    QTest::newRow("no team") << out << exitstatus::usage;
    QTest::newRow("no file") << QStringList{team} << exitstatus::usage;
    QTest::newRow("unknown sheet")
        << QStringList{team, u"--sheet"_s, u"poster"_s} + out << exitstatus::usage;
    QTest::newRow("opponent without match")
        << QStringList{team, u"--opponent"_s, team} + out << exitstatus::usage;
    QTest::newRow("unknown paper")
        << QStringList{team, u"--paper"_s, u"a0"_s} + out << exitstatus::usage;
    QTest::newRow("missing team") << QStringList{u"/nonexistent"_s} + out << exitstatus::refused;
    QTest::newRow("missing opponent")
        << QStringList{team, u"--sheet"_s, u"match"_s, u"--opponent"_s, u"/nonexistent"_s} + out
        << exitstatus::refused;
    QTest::newRow("unwritable") << QStringList{team, u"--out"_s, u"/nonexistent/x.pdf"_s}
                                << exitstatus::refused;
}

void TestTeamPrint::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const CommandAnswer outcome = run(arguments);
    QCOMPARE(outcome.status, status);
    QVERIFY(!outcome.err.isEmpty());
    QVERIFY(!QFile::exists(path(u"refused.pdf"_s)));
}

QTEST_MAIN(TestTeamPrint)
#include "tst_teamprint.moc"
