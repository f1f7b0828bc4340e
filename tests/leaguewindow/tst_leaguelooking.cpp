// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/team/teamvalue.h"
#include "tests/leaguewindow/commissioner.h"
#include "tests/support/widgetwalker.h"
#include "ui/league/looks/chartview.h"

#include <QLabel>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What there is to look at: records, ratings, honours and curves, narrowed down.
class TestLeagueLooking final : public QObject
{
    Q_OBJECT

private slots:
    void everyBoardIsShown_data();
    void everyBoardIsShown();
    void headToHeadIsSeenFromTheTeam();
    void winnersStandInTheHallOfFame();
    void leadersAreOfferedTheirPrizes();
    void pointsAndPlacesAreCurves();
    void curvesAreChosenByKey();
    void curvesPaintAtAnySize_data();
    void curvesPaintAtAnySize();
    void correctionsAreLookedAtFirst();
    void nothingIsClipped_data();
    void nothingIsClipped();
    void theTableBeforePlayOffsIsTheirs();
    void theChosenRowStaysInSight();
    void longNotesLeaveNamesTheirRoom();
    void longNotesGoOnInFurtherLines();
    void nothingIsCutWhereThereIsRoom();
    void whatRowsAreCalledHasRoom();
    void teamsAreComparedAsTheirEditionDoes_data();
    void teamsAreComparedAsTheirEditionDoes();

private:
    static void showBoard(Commissioner &boss, const QString &words)
    {
        boss.press("league-leaders");
        auto *board = boss.in<QComboBox>(boss.page(), u"leaders-board"_s);
        QVERIFY2(board->findText(words) >= 0, qPrintable(words));
        board->setCurrentIndex(board->findText(words));
        WindowFixture::settle();
    }
};

void TestLeagueLooking::everyBoardIsShown_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<size_t>("rows");
    QTest::newRow("teams") << u"Teams"_s << size_t(4);
    QTest::newRow("head to head") << u"Head to head"_s << size_t(3);
    QTest::newRow("coaches") << u"Coaches"_s << size_t(4);
    QTest::newRow("races") << u"Races"_s << size_t(1);
    QTest::newRow("race against race") << u"Race against race"_s << size_t(1);
    QTest::newRow("elo") << u"Ratings (Elo)"_s << size_t(4);
    QTest::newRow("glicko") << u"Ratings (Glicko-2)"_s << size_t(4);
}

void TestLeagueLooking::everyBoardIsShown()
{
    QFETCH(QString, board);
    QFETCH(size_t, rows);
    Commissioner boss;
    boss.begin(4);
    boss.playOut();
    showBoard(boss, board);
    QCOMPARE(boss.table(u"leaders-table"_s)->table().rows.size(), rows);
    QCOMPARE(clippedTexts(boss.page()).join(u'\n'), QString());
}

void TestLeagueLooking::headToHeadIsSeenFromTheTeam()
{
    Commissioner boss;
    boss.begin(2);
    const LeagueFixture fixture = boss.document().competition()->round(1)->fixtures.front();
    boss.enterResult(fixture.id, 3, 1);
    showBoard(boss, u"Head to head"_s);
    auto *team = boss.in<QComboBox>(boss.page(), u"leaders-team"_s);
    team->setCurrentIndex(team->findData(fixture.home.text()));
    const ShownTable &table = boss.table(u"leaders-table"_s)->table();
    QCOMPARE(table.rows.size(), size_t(1));
    QCOMPARE(table.rows.front().texts().first(6),
             QStringList({teamName(boss.league(), fixture.away), u"1"_s, u"1"_s, u"0"_s, u"0"_s,
                          u"3–1"_s}));
}

void TestLeagueLooking::winnersStandInTheHallOfFame()
{
    Commissioner boss;
    boss.begin(2);
    boss.playOut();
    const EntrantId winner = boss.document().competition()->round(1)->fixtures.front().home;
    boss.press("league-do");
    boss.accept(); // with its prizes
    showBoard(boss, u"Hall of fame"_s);
    const ShownTable &hall = boss.table(u"leaders-table"_s)->table();
    QCOMPARE(hall.rows.size(), size_t(1));
    QCOMPARE(hall.rows.front().text(2), teamName(boss.league(), winner));
    showBoard(boss, u"Trophy cabinet"_s);
    QCOMPARE(boss.table(u"leaders-table"_s)->table().rows.size(), boss.league().prizes.size());
}

void TestLeagueLooking::leadersAreOfferedTheirPrizes()
{
    Commissioner boss;
    boss.begin(2);
    boss.playOut();
    LeaderLine scorer;
    scorer.team = boss.league().teams.front().id;
    scorer.name = u"Ada & <b>Bold</b>"_s;
    scorer.touchdowns = 4;
    boss.house().leaders().lines = {scorer};
    boss.press("league-do");
    for (QCheckBox *each : boss.dialog()->findChildren<QCheckBox *>())
        each->setChecked(each->text().startsWith(u"Most touchdowns"_s));
    boss.accept();
    QCOMPARE(boss.league().prizes.size(), size_t(1));
    QCOMPARE(boss.league().prizes.front().name, u"Most touchdowns"_s);
    QCOMPARE(boss.league().prizes.front().player, scorer.name);
}

void TestLeagueLooking::pointsAndPlacesAreCurves()
{
    Commissioner boss;
    boss.begin(4);
    boss.playOut();
    boss.press("league-standings");
    auto *chart = boss.in<ChartView>(boss.page(), u"standings-chart"_s);
    for (const auto &[button, words] : {std::pair("look-points", u"Points by round"_s),
                                        std::pair("look-places", u"Places by round"_s)}) {
        boss.press(button);
        QVERIFY(chart->isVisible());
        QCOMPARE(chart->picture().title, words);
        QCOMPARE(chart->picture().curves.size(), size_t(4));
        QVERIFY(!chart->accessibleDescription().isEmpty());
    }
    QVERIFY(chart->picture().upsideDown);
}

void TestLeagueLooking::curvesAreChosenByKey()
{
    ChartView view;
    view.setPicture({u"Points"_s,
                     u"Round"_s,
                     1,
                     false,
                     {{u"a"_s, u"Anna"_s, {1, 4}}, {u"b"_s, u"Ben"_s, {std::nullopt, 2}}}});
    view.show();
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(view.chosen(), u"a"_s);
    QTest::keyClick(&view, Qt::Key_Down);
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(view.chosen(), u"b"_s);
    QVERIFY(view.accessibleDescription().startsWith(u"Ben: from 2 to 2"_s));
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(view.chosen(), u"a"_s);
}

void TestLeagueLooking::curvesPaintAtAnySize_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("curves");
    QTest::newRow("usual") << QSize(900, 500) << 8;
    QTest::newRow("256 entrants") << QSize(900, 500) << 256;
    QTest::newRow("tiny") << QSize(10, 10) << 3;
    QTest::newRow("none") << QSize(300, 200) << 0;
}

void TestLeagueLooking::curvesPaintAtAnySize()
{
    QFETCH(QSize, size);
    QFETCH(int, curves);
    ChartPicture picture{u"Points"_s, u"Round"_s, 1, curves % 2 == 0, {}};
    for (int i = 0; i < curves; ++i) {
        ChartCurve curve{QString::number(i), u"<b>Team</b> %1"_s.arg(i), {}};
        for (int step = 0; step < 40; ++step)
            curve.values.push_back(step == 3 ? std::nullopt : std::optional<double>(i * step));
        picture.curves.push_back(curve);
    }
    ChartView view;
    view.setPicture(picture);
    view.resize(size);
    QVERIFY(!view.grab().isNull());
}

void TestLeagueLooking::correctionsAreLookedAtFirst()
{
    Commissioner boss;
    boss.begin(2);
    const LeagueFixture fixture = boss.document().competition()->round(1)->fixtures.front();
    boss.enterResult(fixture.id, 2, 0);
    const League before = boss.league();
    boss.press("fixture-enter");
    const auto shownText = [&boss] {
        QStringList all;
        for (const QLabel *label : boss.dialog()->findChildren<QLabel *>())
            all.append(label->text());
        return all.join(u'\n');
    };
    QVERIFY(shownText().contains(u"Nothing else changes"_s));
    boss.in<QSpinBox>(boss.dialog(), u"result-td-away"_s)->setValue(3);
    QVERIFY2(shownText().contains(teamName(before, fixture.away)), qPrintable(shownText()));
    QVERIFY(!shownText().contains(u"Nothing else changes"_s));
    QCOMPARE(boss.league(), before); // only looked at
    boss.accept();
    QCOMPARE(boss.league().fixture(fixture.id)->outcome->result.tdAgainst, 3);
}

void TestLeagueLooking::nothingIsClipped_data()
{
    QTest::addColumn<int>("language");
    for (const Language language : allLanguages)
        QTest::addRow("%s", qPrintable(languageCode(language))) << static_cast<int>(language);
}

void TestLeagueLooking::nothingIsClipped()
{
    QFETCH(int, language);
    Commissioner boss;
    boss.begin(4);
    boss.playOut();
    boss.house().language().setLanguage(static_cast<Language>(language));
    boss.window().resize(1024, 600);
    WindowFixture::settle();
    boss.press("league-leaders");
    auto *board = boss.in<QComboBox>(boss.page(), u"leaders-board"_s);
    for (int i = 0; i < board->count(); ++i) {
        board->setCurrentIndex(i);
        WindowFixture::settle();
        QCOMPARE(clippedTexts(boss.page()).join(u'\n'), QString());
    }
}

void TestLeagueLooking::theTableBeforePlayOffsIsTheirs()
{
    constexpr int groups = 3; // in the order of the dialog
    Commissioner boss;
    boss.begin(4, groups);
    boss.playOut();
    boss.press("league-standings");
    auto *scope = boss.in<QComboBox>(boss.page(), u"standings-scope"_s);
    QCOMPARE(scope->currentIndex(), 0);
    boss.drawAndPublish(); // the play-offs
    boss.press("league-standings");
    const QString usual = scope->currentText();
    QVERIFY2(usual.startsWith(u"Phase 1"_s) || usual == u"Every group"_s, qPrintable(usual));
    // What somebody chose stays.
    const int whole = scope->findText(u"The whole competition"_s);
    scope->setCurrentIndex(whole);
    boss.playOut();
    boss.press("league-standings");
    QCOMPARE(scope->currentIndex(), whole);
}

/// Whatever stands below takes more room, the row it belongs to is still seen.
void TestLeagueLooking::theChosenRowStaysInSight()
{
    LeagueTableView view;
    ShownTable table;
    table.columns = {growing(wordsColumn(u"Team"_s, u"Team"_s))};
    for (int i = 0; i < 40; ++i)
        table.rows.push_back({QString::number(i), {QString::number(i)}, false, false});
    view.setTable(table);
    view.resize(400, 600);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setCurrentId(u"39"_s);
    WindowFixture::settle();
    view.resize(400, 300);
    WindowFixture::settle();
    const QRect row = view.visualRect(view.currentIndex());
    QVERIFY(row.top() >= 0);
    QVERIFY(row.bottom() <= view.viewport()->height());
}

void TestLeagueLooking::longNotesLeaveNamesTheirRoom()
{
    LeagueTableView view;
    ShownTable table;
    table.columns
        = {growing(wordsColumn(u"Team"_s, u"Team"_s)), wordsColumn(u"Notes"_s, u"Notes"_s)};
    table.rows = {{u"a"_s, {u"Team A"_s, QString(400, u'n')}, false, false}};
    view.setTable(table);
    view.resize(800, 200);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QVERIFY(view.columnWidth(1) <= 165); // less than on a wide screen
    QVERIFY(view.columnWidth(0) >= 600);
}

void TestLeagueLooking::longNotesGoOnInFurtherLines()
{
    LeagueTableView view;
    ShownTable table;
    table.columns
        = {growing(wordsColumn(u"Team"_s, u"Team"_s)), wordsColumn(u"Notes"_s, u"Notes"_s)};
    table.rows = {{{}, {u"Round 1"_s}, true, false},
                  {u"a"_s, {u"Team A"_s, u"signed"_s}, false, false},
                  {u"b"_s, {u"Team B"_s, u"disputed by a coach, "_s.repeated(30)}, false, false}};
    view.setMostLines(3);
    view.setTable(table);
    view.resize(800, 300);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    WindowFixture::settle();
    // Whatever somebody wrote, it fills no screen.
    const int line = view.fontMetrics().lineSpacing();
    QCOMPARE(view.rowHeight(1), view.rowHeight(0));
    QCOMPARE(view.rowHeight(2), view.rowHeight(1) + 2 * line);
    QString somewhatLonger;
    while (view.fontMetrics().horizontalAdvance(somewhatLonger) < view.columnWidth(1))
        somewhatLonger += u"so "_s;
    table.rows[2].cells[1] = somewhatLonger;
    view.setTable(table);
    WindowFixture::settle();
    QCOMPARE(view.rowHeight(2), view.rowHeight(1)); // there is room beside short names
    table.rows.push_back({u"c"_s, {u"Team with a long name, "_s.repeated(9), QString()}});
    view.setTable(table);
    WindowFixture::settle();
    QCOMPARE(view.rowHeight(2), view.rowHeight(1) + line);
    view.setMostLines(1);
    view.setTable({});
    view.setTable(table);
    QCOMPARE(view.rowHeight(2), view.rowHeight(1));
}

/// When and where a match is played was cut beside names that needed half of their room.
void TestLeagueLooking::nothingIsCutWhereThereIsRoom()
{
    LeagueTableView view;
    ShownTable table;
    table.columns
        = {growing(wordsColumn(u"Home"_s, u"Home"_s)), growing(wordsColumn(u"Away"_s, u"Away"_s)),
           wordsColumn(u"When and where"_s, u"When and where"_s)};
    table.rows = {{u"a"_s, {u"Team A"_s, u"Team B"_s, u"soon"_s}, false, false}};
    view.setTable(table);
    view.resize(1200, 200);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const QFontMetrics letters = view.fontMetrics();
    QString place;
    while (letters.horizontalAdvance(place) < 450) // more than the share of such a column
        place += u"Taberna "_s;
    table.rows = {{u"a"_s, {u"Team A"_s, u"Team B"_s, place}, false, false}};
    view.setTable(table);
    WindowFixture::settle();
    QVERIFY(view.columnWidth(2) >= letters.horizontalAdvance(place));
    for (const int name : {0, 1})
        QVERIFY(view.columnWidth(name) >= letters.horizontalAdvance(u"Team A"_s));
}

/// In a dialog with two versions side by side, and under a title that is longer than its column.
void TestLeagueLooking::whatRowsAreCalledHasRoom()
{
    LeagueTableView view;
    ShownTable table;
    table.columns = {wordsColumn(QString(), QString()), growing(wordsColumn(u"Mine"_s, u"Mine"_s)),
                     growing(wordsColumn(u"Theirs"_s, u"Theirs"_s))};
    table.rows = {{u"a"_s, {QString(400, u'n'), u"1"_s, u"2"_s}, false, false}};
    view.setTable(table);
    view.resize(800, 200);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QVERIFY(view.columnWidth(0) > 300);
    QVERIFY(view.columnWidth(0) <= 320);
    const QString title(30, u'W');
    table.columns = {growing(wordsColumn(u"Name"_s, u"Name"_s)), wordsColumn(title, title)};
    table.rows = {{u"a"_s, {u"A"_s, u"1"_s}, false, false}};
    view.setTable(table);
    WindowFixture::settle();
    QVERIFY(view.columnWidth(1) >= view.fontMetrics().horizontalAdvance(title));
}

void TestLeagueLooking::teamsAreComparedAsTheirEditionDoes_data()
{
    QTest::addColumn<QString>("edition");
    QTest::newRow("by their rating") << u"lrb4"_s;
    QTest::newRow("by their value") << u"crp"_s;
}

void TestLeagueLooking::teamsAreComparedAsTheirEditionDoes()
{
    QFETCH(QString, edition);
    Commissioner boss;
    boss.keepTeams(2, edition);
    boss.found(edition);
    boss.registerAll();
    const ShownTable &table = boss.table(u"members-table"_s)->table();
    QCOMPARE(table.rows.size(), size_t(2));
    const auto kept = boss.house().club().teams().load(DocumentId(table.rows.front().id));
    QVERIFY(kept);
    const auto rating = teamRating(kept->team, testRuleset(edition));
    QCOMPARE(rating.has_value(), edition == u"lrb4"_s);
    QCOMPARE(table.columns.at(3).title, rating ? u"Team rating"_s : u"Value"_s);
    const QString shown = table.rows.front().text(3);
    QVERIFY2(!shown.isEmpty(), "no figure");
    if (rating)
        QCOMPARE(shown, QString::number(*rating));
}

QTEST_MAIN(TestLeagueLooking)
#include "tst_leaguelooking.moc"
