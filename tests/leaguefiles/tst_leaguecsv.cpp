// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv.h"
#include "core/leaguefiles/leaguecsv.h"
#include "core/text/languagescope.h"
#include "tests/leaguefiles/shownleague.h"

using namespace dugout;
using namespace Qt::StringLiterals;

/// Tables of a league for spreadsheets.
class TestLeagueCsv final : public QObject
{
    Q_OBJECT

private slots:
    void standings();
    void fixtures();
    void leaders();
    void entrants();
    void holdsNoFormula();
    void isTheSameInEveryLanguage();

private:
    static std::vector<CsvRow> rowsOf(const QByteArray &bytes)
    {
        return readCsv(QString::fromUtf8(bytes), 1000);
    }
    static QString cell(const std::vector<CsvRow> &rows, size_t row, const QString &column)
    {
        return rows.at(row).fields.value(rows.front().fields.indexOf(column));
    }

    ShownLeague m_league;
};

void TestLeagueCsv::standings()
{
    const auto bytes = standingsCsv(m_league.shown, ShownLeague::league);
    QVERIFY(bytes);
    const auto rows = rowsOf(*bytes);
    QCOMPARE(rows.size(), size_t{5});
    const LeagueFixture &won = m_league.fixture(ShownLeague::league, 1);
    QCOMPARE(cell(rows, 1, u"team"_s), teamName(m_league.shown.league, won.home));
    QCOMPARE(cell(rows, 1, u"competition"_s), u"Herbst <Liga>"_s);
    QCOMPARE(cell(rows, 1, u"rank"_s), u"1"_s);
    QCOMPARE(cell(rows, 1, u"points"_s), u"3"_s);
    QCOMPARE(cell(rows, 1, u"td"_s), u"2"_s);
    QCOMPARE(cell(rows, 1, u"cas"_s), u"3"_s);
    QCOMPARE(cell(rows, 1, u"td-difference"_s), u"1"_s);
    QCOMPARE(cell(rows, 4, u"td-difference"_s), u"-1"_s);
}

void TestLeagueCsv::fixtures()
{
    const auto rows = rowsOf(fixturesCsv(m_league.shown));
    QCOMPARE(rows.size(), size_t{1 + 4 + 2}); // rounds that are only drawn are not in it
    QCOMPARE(cell(rows, 1, u"kind"_s), u"played"_s);
    QCOMPARE(cell(rows, 1, u"td"_s), u"2"_s);
    QCOMPARE(cell(rows, 1, u"casAgainst"_s), u"0"_s);
    QCOMPARE(cell(rows, 3, u"kind"_s), QString());
    QCOMPARE(cell(rows, 3, u"date"_s), u"2026-03-14T19:30:00Z"_s);
    QCOMPARE(cell(rows, 3, u"place"_s), u"Bar; \"Zur Eule\", Köln"_s);
    QCOMPARE(cell(rows, 5, u"competition"_s), u"Pokal"_s);
    QCOMPARE(rows.at(5).fields.size(), rows.front().fields.size());
    QVERIFY(rows.front().fields.contains(u"awaySquad"_s));
}

void TestLeagueCsv::leaders()
{
    const auto rows = rowsOf(leadersCsv(m_league.shown));
    QCOMPARE(rows.size(), size_t{2});
    QCOMPARE(cell(rows, 1, u"board"_s), u"touchdowns"_s);
    QCOMPARE(cell(rows, 1, u"player"_s), u"@Griff <i>"_s);
    QCOMPARE(cell(rows, 1, u"count"_s), u"5"_s);
}

void TestLeagueCsv::entrants()
{
    const QByteArray bytes = entrantsCsv(m_league.shown);
    QVERIFY(!bytes.contains(ShownLeague::contact.toUtf8()));
    const auto rows = rowsOf(bytes);
    QCOMPARE(rows.size(), size_t{5});
    QCOMPARE(cell(rows, 1, u"naf"_s), u"4711"_s);
    QCOMPARE(cell(rows, 2, u"team"_s), u"=HYPERLINK(\"x\")"_s);
    QCOMPARE(cell(rows, 3, u"naf"_s), QString());
    QVERIFY(rows.front().fields.contains(u"squad"_s));
}

/// As a spreadsheet sees the cells, without our own reading of them.
void TestLeagueCsv::holdsNoFormula()
{
    const QByteArray files[]{standingsCsv(m_league.shown).value(), fixturesCsv(m_league.shown),
                             leadersCsv(m_league.shown), entrantsCsv(m_league.shown)};
    for (const QByteArray &bytes : files) {
        QVERIFY(bytes.startsWith("\xef\xbb\xbf"));
        QVERIFY(!bytes.contains(",=") && !bytes.contains(",\"=") && !bytes.contains(",@")
                && !bytes.contains("\n="));
    }
    QVERIFY(files[1].contains("\"'=HYPERLINK(\"\"x\"\")\""));
}

void TestLeagueCsv::isTheSameInEveryLanguage()
{
    const QByteArray english = fixturesCsv(m_league.shown);
    for (const Language language : allLanguages) {
        const LanguageScope scope(language);
        QCOMPARE(fixturesCsv(m_league.shown), english);
        QCOMPARE(standingsCsv(m_league.shown, ShownLeague::league).value().count("\r\n"), 5);
    }
}

QTEST_GUILESS_MAIN(TestLeagueCsv)
#include "tst_leaguecsv.moc"
