// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/languagescope.h"
#include "tests/leaguefiles/shownleague.h"
#include "tests/support/pdftext.h"
#include "ui/sheets/leaguecardpages.h"
#include "ui/sheets/leaguesheet.h"
#include "ui/sheets/leaguetablepages.h"
#include "ui/sheets/sheetoutput.h"

#include <QTemporaryDir>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const SheetPaper papers[]{{QPageSize::A4, QPageLayout::Portrait},
                          {QPageSize::A4, QPageLayout::Landscape},
                          {QPageSize::Letter, QPageLayout::Portrait}};

/// What a reader of the paper sees, without any space: lines break where the page does.
QString textOf(PagedSheet &sheet, const QString &pdf)
{
    return SheetOutput::savePdf(sheet, papers[0], pdf) ? squeezed(pdfText(pdf)) : QString();
}

} // namespace

/// Tables, signs, slips and certificates of a league on paper.
class TestLeagueSheets final : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatItShould_data();
    void saysWhatItShould();
    void staysOnThePage_data();
    void staysOnThePage();
    void aWallSheetFillsItsPage();
    void theTeamsHaveTheirSheets();
    void aMatchSheetHasItsPlayers();
    void refusesWhatIsNotThere();
    void fixturesThatArePlayedHaveTheirResults();
    void numbersTables();
    void namesTheMatchForThirdPlace();
    void certifiesTheFirst();
    void splitsALargeCrossTable();
    void ratherSmallThanInPieces();
    void aKnockOutIsItsBracket();

private:
    QTemporaryDir m_folder;
};

void TestLeagueSheets::saysWhatItShould_data()
{
    QTest::addColumn<LeaguePrint>("print");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("standings") << LeaguePrint::Standings << u"en"_s
                               << QStringList{u"Orcs %1 <b>"_s, u"Coach 1 & Co"_s, u"Standings"_s};
    QTest::newRow("standings in German")
        << LeaguePrint::Standings << u"de"_s << QStringList{u"Tabelle"_s, u"TD ±"_s};
    QTest::newRow("fixtures") << LeaguePrint::Fixtures << u"es"_s
                              << QStringList{u"Ronda 2"_s, u"Bar; \"Zur Eule\", Köln"_s};
    QTest::newRow("cross-table") << LeaguePrint::CrossTable << u"en"_s
                                 << QStringList{u"■"_s, u"2–1"_s};
    QTest::newRow("rounds") << LeaguePrint::Rounds << u"en"_s
                            << QStringList{u"Round 1"_s, u"Round 2"_s, u"2–1"_s};
    QTest::newRow("signs") << LeaguePrint::Signs << u"de"_s << QStringList{u"Tisch 3"_s};
    QTest::newRow("slips") << LeaguePrint::Slips << u"es"_s
                           << QStringList{u"Firma de"_s, u"mesa 3"_s, u"Ñandúes; Co, \"Los\""_s};
}

void TestLeagueSheets::saysWhatItShould()
{
    QFETCH(LeaguePrint, print);
    QFETCH(QString, language);
    QFETCH(QStringList, texts);
    const LanguageScope scope(*languageFromCode(language));
    const ShownLeague league;
    auto sheet = makeLeagueSheet(league.shown, league.competition(ShownLeague::league), print);
    QVERIFY(sheet);
    const QString text = textOf(**sheet, m_folder.filePath(u"sheet.pdf"_s));
    for (const QString &each : texts)
        QVERIFY2(text.contains(squeezed(each)), qPrintable(each + u" in "_s + text));
    QVERIFY(!text.contains(ShownLeague::contact));
}

void TestLeagueSheets::staysOnThePage_data()
{
    QTest::addColumn<LeaguePrint>("print");
    for (qsizetype i = 0; i < leaguePrintIds().size(); ++i) {
        // Nobody has won anything here yet.
        const auto print = static_cast<LeaguePrint>(i);
        if (print != LeaguePrint::Certificates && print != LeaguePrint::Teams)
            QTest::newRow(qPrintable(leaguePrintIds().at(i))) << static_cast<LeaguePrint>(i);
    }
}

void TestLeagueSheets::staysOnThePage()
{
    QFETCH(LeaguePrint, print);
    ShownLeague league;
    for (LeagueTeam &each : league.shown.league.teams)
        each.name = u"Die unaufhaltsamen Ñoquis vom Größeren Äquator %1"_s.arg(each.id.text());
    for (const SheetPaper &paper : papers) {
        auto sheet = makeLeagueSheet(league.shown, league.competition(ShownLeague::league), print);
        QVERIFY(sheet);
        (*sheet)->layOut(paper);
        const auto *pieced = dynamic_cast<const PiecedSheet *>(sheet->get());
        QVERIFY(pieced);
        QVERIFY(!pieced->pieces().empty());
        const QRectF page = paper.printable();
        for (const SheetPiece &piece : pieced->pieces()) {
            QVERIFY(page.adjusted(-1, -1, 1, 1).contains(piece.area));
            for (const SheetPiece &other : pieced->pieces()) {
                if (&other != &piece && other.page == piece.page)
                    QVERIFY(!piece.area.adjusted(1, 1, -1, -1).intersects(other.area));
            }
        }
    }
}

/// It hangs on a wall: what is little is printed large, and what is much still stands on one page.
void TestLeagueSheets::aWallSheetFillsItsPage()
{
    for (const int rows : {8, 16, 30}) {
        ShownTable table;
        table.caption = u"Table"_s;
        table.naming = 1;
        table.columns
            = {figureColumn(u"rank"_s, u"#"_s), growing(wordsColumn(u"team"_s, u"Team"_s)),
               figureColumn(u"points"_s, u"Pts"_s)};
        for (int i = 1; i <= rows; ++i)
            table.rows.push_back(
                {QString::number(i),
                 {numberCell(i), {u"Team %1"_s.arg(i), u"t%1"_s.arg(i)}, numberCell(i)}});
        for (const SheetPaper &paper : {papers[0], papers[2]}) {
            LeagueTablePages pages({u"T"_s, u"L"_s, {table}, true, false, {{u"t1"_s, Badge()}}});
            pages.layOut(paper);
            QCOMPARE(pages.pageCount(), 1);
            const qreal last = pages.pieces().back().area.bottom();
            const qreal filled = (last - paper.printable().top()) / paper.printable().height();
            QVERIFY2(filled > (rows == 8 ? 0.55 : 0.85), qPrintable(QString::number(filled)));
        }
    }
}

void TestLeagueSheets::theTeamsHaveTheirSheets()
{
    const ShownLeague league;
    QVERIFY(!league.shown.teams.empty());
    auto sheet = makeLeagueSheet(league.shown, Competition{}, LeaguePrint::Teams);
    QVERIFY(sheet);
    (*sheet)->layOut(papers[0]);
    QVERIFY((*sheet)->pageCount() >= static_cast<int>(league.shown.teams.size()));
}

/// Sixteen of them fit on a page with both sides, whatever the paper.
void TestLeagueSheets::aMatchSheetHasItsPlayers()
{
    const LanguageScope scope(Language::English);
    ShownLeague league;
    QVERIFY(!league.shown.teams.empty());
    Team &team = league.shown.teams.front().team;
    team.players.clear();
    for (int number = 1; number <= 16; ++number) {
        Player player;
        player.id = PlayerId(QString::number(number));
        player.number = number;
        player.name = u"Grimgub %1"_s.arg(number);
        team.players.push_back(player);
    }
    team.players.at(3).missesNextMatch = true;
    team.id = TeamId(league.shown.league.seasons.front()
                         .competitions.front()
                         .round(1)
                         ->fixtures.front()
                         .home.text());
    auto sheet = makeLeagueSheet(league.shown, league.competition(ShownLeague::league),
                                 LeaguePrint::Slips, 1);
    QVERIFY(sheet);
    const QString text = textOf(**sheet, m_folder.filePath(u"slips.pdf"_s));
    QVERIFY(text.contains(squeezed(u"Grimgub 16"_s)));
    QVERIFY(!text.contains(squeezed(u"Grimgub 4"_s))); // he misses it
    QVERIFY(text.contains(squeezed(u"Injury (number of the table)"_s)));
}

void TestLeagueSheets::refusesWhatIsNotThere()
{
    const ShownLeague league;
    const Competition &of = league.competition(ShownLeague::league);
    QVERIFY(!makeLeagueSheet(league.shown, of, LeaguePrint::Certificates));
    QVERIFY(!makeLeagueSheet(league.shown, of, LeaguePrint::Signs, 3)); // only drawn
    QVERIFY(!makeLeagueSheet(league.shown, of, LeaguePrint::Rounds, 9));
    const auto fixtures = makeLeagueSheet(league.shown, of, LeaguePrint::Fixtures, 3);
    QVERIFY(!fixtures);
    QCOMPARE(fixtures.error().code, ErrorCode::NothingToPrint);
}

/// All that is published of this cup has been played.
void TestLeagueSheets::fixturesThatArePlayedHaveTheirResults()
{
    const ShownLeague league;
    auto sheet = makeLeagueSheet(league.shown, league.competition(ShownLeague::cup),
                                 LeaguePrint::Fixtures);
    QVERIFY(sheet);
    const QString text = textOf(**sheet, m_folder.filePath(u"sheet.pdf"_s));
    for (const QString &each : {u"3–0"_s, u"0–1"_s})
        QVERIFY2(text.contains(squeezed(each)), qPrintable(each + u" in "_s + text));
}

void TestLeagueSheets::numbersTables()
{
    ShownLeague league;
    const auto first = fixtureCards(league.shown, league.competition(ShownLeague::league), 1);
    QCOMPARE(first.size(), size_t{2});
    QCOMPARE(first[0].table, 1);
    QCOMPARE(first[1].table, 2);
    const auto second = fixtureCards(league.shown, league.competition(ShownLeague::league), 2);
    QCOMPARE(second[0].table, 0); // one has a number, so nobody invents the other
    QCOMPARE(second[1].table, 3);
}

/// Its sign and slip called it the final, which is played beside it.
void TestLeagueSheets::namesTheMatchForThirdPlace()
{
    const ShownLeague league;
    const Competition &cup = league.competition(ShownLeague::cup);
    LeagueRound round = *cup.round(2);
    QCOMPARE(round.fixtures.size(), size_t{1});
    LeagueFixture third = round.fixtures.front();
    QCOMPARE(roundName(round, third), u"Round 2 · Final"_s);
    third.occasion = Played::PlayOff;
    third.stage = 2;
    round.fixtures.push_back(third);
    QCOMPARE(roundName(round, third), u"Round 2 · Third place"_s);
    QCOMPARE(roundName(round, round.fixtures.front()), u"Round 2 · Final"_s);
    const ShownTable table = roundTable(league.shown, round, &cup);
    const auto says = [](const ShownRow &row) { return row.texts().contains(u"Third place"_s); };
    QVERIFY(!says(table.rows[0]));
    QVERIFY(says(table.rows[1]));
}

void TestLeagueSheets::certifiesTheFirst()
{
    ShownLeague league;
    league.act(RoundPublished{ShownLeague::cup, 2, 0});
    const LeagueFixture final = league.fixture(ShownLeague::cup, 2);
    league.enter(final, 1, 2);
    Prize prize;
    prize.name = u"Wooden spoon"_s;
    prize.team = ShownLeague::team(4);
    prize.player = u"Snotty"_s;
    prize.season = SeasonId(u"s1"_s);
    league.act(PrizeGiven{prize});
    const auto made = certificatesOf(league.shown, league.competition(ShownLeague::cup));
    QCOMPARE(made.size(), size_t{3});
    QCOMPARE(made[0].honour, u"First place"_s);
    QCOMPARE(made[0].team, teamName(league.shown.league, final.away));
    QCOMPARE(made[1].team, teamName(league.shown.league, final.home));
    QCOMPARE(made[2].player, u"Snotty"_s);
    QVERIFY(made[2].competition.isEmpty());
    auto sheet = makeLeagueSheet(league.shown, league.competition(ShownLeague::cup),
                                 LeaguePrint::Certificates);
    QVERIFY(sheet);
    const QString text = textOf(**sheet, m_folder.filePath(u"c.pdf"_s));
    QCOMPARE((*sheet)->pageCount(), 3);
    QVERIFY(text.contains(u"Snotty"_s));
}

void TestLeagueSheets::splitsALargeCrossTable()
{
    ShownTable table;
    table.caption = u"Cross"_s;
    table.naming = 1;
    table.columns = {wordsColumn(u"#"_s, u"#"_s), wordsColumn(u"Team"_s, u"Team"_s)};
    for (int i = 0; i < 40; ++i)
        table.columns.push_back(figureColumn(u"c%1"_s.arg(i), u"c%1"_s.arg(i)));
    for (int row = 0; row < 40; ++row) {
        ShownRow shown{QString::number(row), {QString::number(row), u"Team %1"_s.arg(row)}};
        for (int i = 0; i < 40; ++i)
            shown.cells.emplace_back(u"%1x%2"_s.arg(row).arg(i));
        table.rows.push_back(std::move(shown));
    }
    LeagueTablePages pages({u"T"_s, {}, {table}, false, false, {}});
    const QString text = textOf(pages, m_folder.filePath(u"x.pdf"_s));
    QVERIFY(pages.pageCount() > 2);
    for (const QString &each : {u"0x0"_s, u"39x39"_s, u"17x16"_s})
        QVERIFY(text.contains(each));
}

/// A round with everything said of a fixture: where it is played stood letter below letter.
void TestLeagueSheets::ratherSmallThanInPieces()
{
    ShownTable table;
    table.caption = u"Ronda 1"_s;
    const QStringList heads{u"Local"_s,  u"Resultado"_s, u"Visitante"_s, u"LES"_s,
                            u"Cuándo"_s, u"División"_s,  u"Lugar"_s,     u"Mesa"_s};
    const QStringList cells{u"Alcantarilla FC"_s,    u"0–2 (incomparecencia)"_s,
                            u"Ríos de Hierro"_s,     u"1–0"_s,
                            u"24/11/26, 20:00"_s,    u"Grupo 1"_s,
                            u"Taberna del Muelle"_s, u"3"_s};
    for (qsizetype i = 0; i < heads.size(); ++i) {
        const bool isFigure = i == 1 || i == 3 || i == 7;
        table.columns.push_back(isFigure ? figureColumn(heads.at(i), heads.at(i))
                                         : wordsColumn(heads.at(i), heads.at(i)));
    }
    table.rows = {{u"1"_s, {cells.begin(), cells.end()}}};
    LeagueTablePages pages({u"T"_s, {}, {table}, true, true, {}});
    const QString pdf = m_folder.filePath(u"words.pdf"_s);
    QVERIFY(SheetOutput::savePdf(pages, papers[0], pdf));
    const QString text = pdfText(pdf);
    for (const QString &each : {u"Taberna"_s, u"Muelle"_s, u"Lugar"_s, u"Alcantarilla"_s})
        QVERIFY2(text.contains(each), qPrintable(each + u" in "_s + text));
}

void TestLeagueSheets::aKnockOutIsItsBracket()
{
    const LanguageScope scope(Language::English);
    const ShownLeague league;
    auto sheet = makeLeagueSheet(league.shown, league.competition(ShownLeague::cup),
                                 LeaguePrint::Standings);
    QVERIFY(sheet);
    const QString text = textOf(**sheet, m_folder.filePath(u"bracket.pdf"_s));
    for (const QString &each : {u"Semi-finals"_s, u"Final"_s, u"3–0"_s, u"Orcs %1 <b>"_s, u"✓"_s})
        QVERIFY2(text.contains(squeezed(each)), qPrintable(each + u" in "_s + text));
}

QTEST_MAIN(TestLeagueSheets)
#include "tst_leaguesheets.moc"
