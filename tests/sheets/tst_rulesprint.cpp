// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/commandrun.h"

#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestRulesPrint final : public QObject
{
    Q_OBJECT

private slots:
    void onlyPrintingNeedsFonts_data();
    void onlyPrintingNeedsFonts();
    void writesAFile();
    void refuses_data();
    void refuses();

private:
    [[nodiscard]] CommandAnswer run(const QStringList &arguments) const
    {
        return runCommand(arguments, m_folder.path());
    }

    QTemporaryDir m_folder;
};

void TestRulesPrint::onlyPrintingNeedsFonts_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("paints");
    QTest::newRow("print") << QStringList{u"rules"_s, u"print"_s, u"crp"_s} << true;
    QTest::newRow("options before")
        << QStringList{u"--lang"_s, u"de"_s, u"rules"_s, u"--json"_s, u"print"_s, u"crp"_s} << true;
    QTest::newRow("list") << QStringList{u"rules"_s, u"list"_s} << false;
    QTest::newRow("a ruleset called print")
        << QStringList{u"rules"_s, u"export"_s, u"print"_s} << false;
    QTest::newRow("a report named as a page")
        << QStringList{u"match"_s, u"report"_s, u"m.json"_s, u"--out"_s, u"M.PDF"_s} << true;
    QTest::newRow("nothing") << QStringList{} << false;
}

void TestRulesPrint::onlyPrintingNeedsFonts()
{
    QFETCH(QStringList, arguments);
    QFETCH(bool, paints);
    QCOMPARE(commandPaints(arguments), paints);
}

void TestRulesPrint::writesAFile()
{
    const QString file = m_folder.filePath(u"sheet.pdf"_s);
    const CommandAnswer outcome
        = run({u"rules"_s, u"print"_s, u"bb2016"_s, u"--out"_s, file, u"--lang"_s, u"es"_s,
               u"--second-lang"_s, u"de"_s, u"--paper"_s, u"letter"_s, u"--landscape"_s});
    QCOMPARE(outcome.status, exitstatus::done);
    QVERIFY(outcome.out.contains(file));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().startsWith("%PDF-"));
}

void TestRulesPrint::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const QString file = m_folder.filePath(u"refused.pdf"_s);
    QTest::newRow("no file") << QStringList{u"crp"_s} << exitstatus::usage;
    QTest::newRow("no edition") << QStringList{u"--out"_s, file} << exitstatus::usage;
    QTest::newRow("unknown edition")
        << QStringList{u"nope"_s, u"--out"_s, file} << exitstatus::refused;
    QTest::newRow("unknown language")
        << QStringList{u"crp"_s, u"--out"_s, file, u"--second-lang"_s, u"fr"_s}
        << exitstatus::usage;
    QTest::newRow("unknown paper")
        << QStringList{u"crp"_s, u"--out"_s, file, u"--paper"_s, u"a0"_s} << exitstatus::usage;
    QTest::newRow("unwritable") << QStringList{u"crp"_s, u"--out"_s, u"/nonexistent/x.pdf"_s}
                                << exitstatus::refused;
}

void TestRulesPrint::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const CommandAnswer outcome = run(QStringList{u"rules"_s, u"print"_s} + arguments);
    QCOMPARE(outcome.status, status);
    QVERIFY(!outcome.err.isEmpty());
    QVERIFY(!QFile::exists(m_folder.filePath(u"refused.pdf"_s)));
}

QTEST_MAIN(TestRulesPrint)
#include "tst_rulesprint.moc"
