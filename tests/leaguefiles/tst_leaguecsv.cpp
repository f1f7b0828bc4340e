// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv.h"
#include "core/leaguefiles/foreignleague.h"
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
    void speaksTheLanguageAskedFor();
    void isNeverRagged();
    void isReadBackInEveryLanguage();

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
    const auto bytes = standingsCsv(m_league.shown, ShownLeague::league, u',');
    QVERIFY(bytes);
    const auto rows = rowsOf(*bytes);
    QCOMPARE(rows.size(), size_t{5});
    const LeagueFixture &won = m_league.fixture(ShownLeague::league, 1);
    QCOMPARE(cell(rows, 1, u"Team"_s), teamName(m_league.shown.league, won.home));
    QCOMPARE(cell(rows, 1, u"Competition"_s), u"Herbst <Liga>"_s);
    QCOMPARE(cell(rows, 1, u"Place"_s), u"1"_s);
    QCOMPARE(cell(rows, 1, u"Points"_s), u"3"_s);
    QCOMPARE(cell(rows, 1, u"Touchdowns"_s), u"2"_s);
    QCOMPARE(cell(rows, 1, u"Casualties"_s), u"3"_s);
    QCOMPARE(cell(rows, 1, u"TD ±"_s), u"1"_s);
    QCOMPARE(cell(rows, 4, u"TD ±"_s), u"-1"_s);
}

void TestLeagueCsv::fixtures()
{
    const auto rows = rowsOf(fixturesCsv(m_league.shown, {}, u','));
    QCOMPARE(rows.size(), size_t{1 + 4 + 2}); // rounds that are only drawn are not in it
    QCOMPARE(cell(rows, 1, u"Kind"_s), u"played"_s);
    QCOMPARE(cell(rows, 1, u"Touchdowns"_s), u"2"_s);
    QCOMPARE(cell(rows, 1, u"Casualties against"_s), u"0"_s);
    QCOMPARE(cell(rows, 3, u"Kind"_s), QString());
    QCOMPARE(cell(rows, 3, u"Date"_s), u"2026-03-14T19:30:00Z"_s);
    QCOMPARE(cell(rows, 3, u"Place"_s), u"Bar; \"Zur Eule\", Köln"_s);
    QCOMPARE(cell(rows, 5, u"Competition"_s), u"Pokal"_s);
    QCOMPARE(rows.at(5).fields.size(), rows.front().fields.size());
    QVERIFY(rows.front().fields.contains(u"Away squad"_s));
}

void TestLeagueCsv::leaders()
{
    const auto rows = rowsOf(leadersCsv(m_league.shown, u','));
    QCOMPARE(rows.size(), size_t{2});
    QCOMPARE(cell(rows, 1, u"Leaders"_s), u"Touchdowns"_s);
    QCOMPARE(cell(rows, 1, u"Player"_s), u"@Griff <i> †"_s);
    QCOMPARE(cell(rows, 1, u"Count"_s), u"5"_s);
}

void TestLeagueCsv::entrants()
{
    const QByteArray bytes = entrantsCsv(m_league.shown, u',');
    QVERIFY(!bytes.contains(ShownLeague::contact.toUtf8()));
    const auto rows = rowsOf(bytes);
    QCOMPARE(rows.size(), size_t{5});
    QCOMPARE(cell(rows, 1, u"NAF"_s), u"4711"_s);
    QCOMPARE(cell(rows, 2, u"Team"_s), u"=HYPERLINK(\"x\")"_s);
    QCOMPARE(cell(rows, 3, u"NAF"_s), QString());
    QVERIFY(rows.front().fields.contains(u"Squad"_s));
}

/// As a spreadsheet sees the cells, without our own reading of them.
void TestLeagueCsv::holdsNoFormula()
{
    const QByteArray files[]{standingsCsv(m_league.shown, {}, u',').value(),
                             fixturesCsv(m_league.shown, {}, u','),
                             leadersCsv(m_league.shown, u','), entrantsCsv(m_league.shown, u',')};
    for (const QByteArray &bytes : files) {
        QVERIFY(bytes.startsWith("\xef\xbb\xbf"));
        QVERIFY(!bytes.contains(",=") && !bytes.contains(",\"=") && !bytes.contains(",@")
                && !bytes.contains("\n="));
    }
    QVERIFY(files[1].contains("\"'=HYPERLINK(\"\"x\"\")\""));
}

void TestLeagueCsv::speaksTheLanguageAskedFor()
{
    const LanguageScope scope(Language::Spanish);
    QCOMPARE(usualSeparator(), QChar(u';'));
    const QByteArray bytes = standingsCsv(m_league.shown, ShownLeague::league, u';').value();
    const QString head = QString::fromUtf8(bytes).section(u'\r', 0, 0);
    QVERIFY2(head.contains(u"Equipo;Entrenador;"_s), qPrintable(head));
    QVERIFY(!head.contains(u"Team"_s));
    ShownTable table;
    table.columns = {figureColumn(u"x"_s, u"x"_s)};
    table.rows = {{u"1"_s, {ShownCell(u"½"_s, {}, Rational(Int128(-1), Int128(2)))}}};
    QVERIFY(csvOf(table, u';').endsWith("\"-0,5\"\r\n")); // as a Spanish spreadsheet reads it
    QVERIFY(csvOf(table, u',').endsWith("-0.5\r\n"));
    const LanguageScope english(Language::English);
    QCOMPARE(usualSeparator(), QChar(u','));
}

/// Competitions with other tie-breaks stood in lines that were shorter than the first.
void TestLeagueCsv::isNeverRagged()
{
    CompetitionRules rules = m_league.competition(ShownLeague::league).rules;
    rules.tieBreaks = {TieBreak::CasDifference, TieBreak::Opponents};
    rules.name = u"Other"_s;
    const CompetitionId other(u"c-other"_s);
    m_league.act(CompetitionAdded{other, rules});
    for (int i = 1; i <= 4; ++i)
        m_league.act(EntrantJoined{other, {ShownLeague::team(i), {}, i}});
    SeededRandomSource lot(1);
    const auto events = drawNext(m_league.shown.league, other, lot);
    QVERIFY(events);
    for (const LeagueEvent &each : *events)
        m_league.act(each.data);
    m_league.act(RoundPublished{other, 1, 0});
    const auto rows = rowsOf(standingsCsv(m_league.shown, {}, u',').value());
    QCOMPARE(rows.size(), size_t{9});
    for (const CsvRow &each : rows)
        QCOMPARE(each.fields.size(), rows.front().fields.size());
    QVERIFY(cell(rows, 1, u"Opp."_s).isEmpty());
    QVERIFY(!cell(rows, 8, u"Opp."_s).isEmpty());
    QVERIFY(cell(rows, 8, u"TD ±"_s).isEmpty());
}

void TestLeagueCsv::isReadBackInEveryLanguage()
{
    const auto english = readForeignLeague(fixturesCsv(m_league.shown, {}, u','));
    QVERIFY(english);
    QVERIFY(english->results.size() >= 4);
    for (const Language language : allLanguages) {
        const LanguageScope scope(language);
        const auto read = readForeignLeague(fixturesCsv(m_league.shown, {}, usualSeparator()));
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        QCOMPARE(read->results, english->results);
        const auto teams = readForeignLeague(entrantsCsv(m_league.shown, usualSeparator()));
        QVERIFY2(teams, teams ? "" : qPrintable(teams.error().message));
        QCOMPARE(teams->entrants.size(), size_t{4});
        QCOMPARE(teams->entrants.front().naf, 4711);
    }
}

QTEST_GUILESS_MAIN(TestLeagueCsv)
#include "tst_leaguecsv.moc"
