// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv.h"
#include "core/exchange/foreign/teamformats.h"
#include "tests/support/teambuilder.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Names from strangers reach spreadsheets as words, never as formulas.
class TestCsvCells final : public QObject
{
    Q_OBJECT

private slots:
    void cellsAreHarmless_data();
    void cellsAreHarmless();
    void teamsAreHarmless();
};

void TestCsvCells::cellsAreHarmless_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    const auto same
        = [](const char *name, const QString &text) { QTest::newRow(name) << text << text; };
    const auto marked = [](const char *name, const QString &text) {
        QTest::newRow(name) << text << u'\'' + text;
    };
    same("a name", u"Griff Oberwald"_s);
    same("nothing", {});
    same("a number", u"-7"_s);
    same("a number with a sign", u"+1"_s);
    same("a part", u"-0.5"_s);
    same("an apostrophe", u"'t Hooft"_s);
    same("a sign inside", u"a=b"_s);
    marked("a program", u"=cmd|'/C calc'!A0"_s);
    marked("a sum", u"+1+1"_s);
    marked("a difference", u"-1-1"_s);
    marked("a characteristic", u"-1 MA"_s);
    marked("an address", u"@SUM(A1)"_s);
    marked("a tab", u"\t=1"_s);
    marked("a return", u"\r=1"_s);
    marked("a break", u"\n=1"_s);
    marked("spaces before", u"  =1+1"_s);
    marked("of full width", u"＝1+1"_s);
    marked("marked before", u"'=1"_s);
    marked("marked twice", u"''@x"_s);
}

void TestCsvCells::cellsAreHarmless()
{
    QFETCH(QString, text);
    QFETCH(QString, cell);
    QCOMPARE(harmlessCell(text), cell);
    QCOMPARE(cellContent(cell), text);
    const std::vector<CsvRow> rows = readCsv(csvLine({u"x"_s, text, u"y"_s}), 10);
    QCOMPARE(rows.size(), size_t(1));
    QCOMPARE(rows.front().fields, (QStringList{u"x"_s, text, u"y"_s}));
}

void TestCsvCells::teamsAreHarmless()
{
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    Team team = testTeam(ruleset, u"human"_s, {{u"lineman"_s, 2}});
    team.players[0].name = u"=cmd|'/C calc'!A0"_s;
    team.players[1].name = u"@x, \"quoted\""_s;
    const QByteArray bytes
        = must(exportTeam(team, ruleset, *teamFormat(u"csv"_s), Language::English));
    QVERIFY(bytes.contains(",'=cmd|'/C calc'!A0,"));
    QVERIFY(bytes.contains(",\"'@x, \"\"quoted\"\"\","));
    QVERIFY2(bytes.contains(",6,3,3,8,"), bytes.constData()); // numbers stay numbers
    const std::vector<CsvRow> rows = readCsv(QString::fromUtf8(bytes), 10);
    QCOMPARE(rows.at(1).fields.at(1), team.players[0].name);
    QCOMPARE(rows.at(2).fields.at(1), team.players[1].name);
}

QTEST_GUILESS_MAIN(TestCsvCells)
#include "tst_csvcells.moc"
