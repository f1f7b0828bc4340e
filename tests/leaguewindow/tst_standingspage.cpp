// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/placestages.h"
#include "core/leaguefiles/standingstable.h"
#include "core/text/languagescope.h"
#include "tests/leaguewindow/commissioner.h"
#include "tests/support/widgetwalker.h"
#include "ui/league/looks/chartview.h"
#include "ui/league/looks/coursestrip.h"
#include "ui/league/looks/placepanel.h"
#include "ui/league/looks/stagesview.h"
#include "ui/league/looks/standingsdelegate.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The table of a competition as it is seen: teams with badges and forms, who goes through, and why
/// the chosen team is where it is.
class TestStandingsPage final : public QObject
{
    Q_OBJECT

private slots:
    void rowsShowTeamsAndTheirForm();
    void theKeyboardLeadsThePanel();
    void theStagesEndWhereThePlaceIsDecided();
    void aBandPartsWhoGoesThrough();
    void groupsStandBesideEachOther();
    void neededColumnsAreSeen_data();
    void neededColumnsAreSeen();
    void thePanelNeedsRoom();
    void theMatchesOfATeamAreFound();
    void rowsAreCopiedForASpreadsheet();

private:
    static void playRounds(Commissioner &boss, int rounds);
    static LeagueTableView *standings(Commissioner &boss)
    {
        boss.press("league-standings");
        return boss.table(u"standings-table"_s);
    }
    static const StandingsDelegate *rows(const LeagueTableView *table)
    {
        return qobject_cast<const StandingsDelegate *>(table->itemDelegate());
    }
};

/// The first match of a round ends in a draw, the others the home side wins.
void TestStandingsPage::playRounds(Commissioner &boss, int rounds)
{
    for (int round = 1; round <= rounds; ++round) {
        if (!boss.document().competition()->round(round)->published) {
            boss.press("league-do");
            boss.accept();
        }
        const auto fixtures = boss.document().competition()->round(round)->fixtures;
        for (size_t i = 0; i < fixtures.size(); ++i)
            boss.enterResult(fixtures[i].id, 1, i == 0 ? 1 : 0);
    }
}

void TestStandingsPage::rowsShowTeamsAndTheirForm()
{
    Commissioner boss;
    boss.begin(6);
    playRounds(boss, 2);
    boss.press("league-do"); // the third is published: everybody knows whom he meets
    boss.accept();
    const LeagueTableView *table = standings(boss);
    QVERIFY(rows(table));
    const auto faces = rows(table)->faces();
    QCOMPARE(faces.size(), 6);
    const League &league = boss.league();
    for (const ShownRow &row : table->table().rows) {
        const StandingsFace face = faces.value(row.id);
        QCOMPARE(face.badge, boss.document().dressOf(EntrantId(row.id)).badge);
        QVERIFY(face.second.startsWith(coachName(league, EntrantId(row.id))));
        QVERIFY(face.second.contains(u" · "_s));
        QVERIFY(face.next);
        QCOMPARE(face.form.size(), size_t(2));
        const auto form = static_cast<size_t>(table->table().column(u"form"_s));
        QCOMPARE(formWords(face.form), row.text(form));
    }
    // Letters of the language: nobody needs the colours.
    const LanguageScope german(Language::German);
    QCOMPARE(formWords({LeagueOutcome::Won, LeagueOutcome::Drawn, LeagueOutcome::Lost}),
             u"S U N"_s);
}

void TestStandingsPage::theKeyboardLeadsThePanel()
{
    Commissioner boss;
    boss.begin(4);
    playRounds(boss, 1);
    LeagueTableView *table = standings(boss);
    table->setFocus();
    auto *name = boss.in<QLabel>(boss.page(), u"place-team"_s);
    auto *place = boss.in<QLabel>(boss.page(), u"place-number"_s);
    QVERIFY(boss.in<QWidget>(boss.page(), u"place-panel"_s)->isVisible());
    QTest::keyClick(table, Qt::Key_Home);
    QCOMPARE(name->text(), teamName(boss.league(), EntrantId(table->table().rows[0].id)));
    QCOMPARE(place->text(), u"1st"_s);
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Down);
    QCOMPARE(name->text(), teamName(boss.league(), EntrantId(table->table().rows[2].id)));
    QTest::keyClick(table, Qt::Key_End);
    QCOMPARE(place->text(), ordinalText(table->table().rows[3].text(0).toInt()));
    boss.house().language().setLanguage(Language::Spanish);
    WindowFixture::settle();
    QVERIFY(place->text().endsWith(u".º"_s));
}

void TestStandingsPage::theStagesEndWhereThePlaceIsDecided()
{
    Commissioner boss;
    boss.begin(4);
    const auto fixtures = boss.document().competition()->round(1)->fixtures;
    boss.enterResult(fixtures[0].id, 3, 0);
    boss.enterResult(fixtures[1].id, 1, 0);
    LeagueTableView *table = standings(boss);
    table->setCurrentId(fixtures[1].home.text()); // level on points with who won by three
    const auto &stages = boss.in<StagesView>(boss.page(), u"place-stages"_s)->stages();
    QCOMPARE(stages.size(), size_t(2));
    QCOMPARE(stages[0].title, u"Points"_s);
    QCOMPARE(stages[0].state, u"2 level"_s);
    QVERIFY(!stages[0].decides);
    QCOMPARE(stages[1].title, u"TD ±"_s);
    QVERIFY(stages[1].decides);
    QCOMPARE(stages[1].teams.size(), size_t(2));
    QVERIFY(stages[1].teams[0].parted && !stages[1].teams[0].own);
    QVERIFY(stages[1].teams[1].own && !stages[1].teams[1].parted);
    const auto &course = boss.in<CourseStrip>(boss.page(), u"place-course"_s)->matches();
    QCOMPARE(course.size(), size_t(1));
    QCOMPARE(course[0].words, u"1–0"_s);
    QCOMPARE(course[0].outcome, LeagueOutcome::Won);
}

void TestStandingsPage::aBandPartsWhoGoesThrough()
{
    constexpr int groups = 3; // in the order of the dialog
    Commissioner boss;
    boss.keepTeams(8);
    boss.found();
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    boss.announce(groups, 2);
    boss.drawAndPublish();
    playRounds(boss, 1);
    LeagueTableView *table = standings(boss);
    QVERIFY(table->arrangement().parts);
    int bands = 0;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QRect whole(0, 0, 100, table->rowHeight(row));
        const bool ends = table->table().endsOnward(static_cast<size_t>(row));
        QCOMPARE(table->rowPart(whole, row).height() < whole.height(), ends);
        bands += ends ? 1 : 0;
    }
    QVERIFY(bands > 0);
    // Sorted by something else, no line parts anybody.
    QHeaderView *header = table->horizontalHeader();
    emit header->sectionClicked(table->table().column(u"team"_s));
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QRect whole(0, 0, 100, table->rowHeight(row));
        QCOMPARE(table->rowPart(whole, row), whole);
    }
}

void TestStandingsPage::groupsStandBesideEachOther()
{
    constexpr int groups = 3; // in the order of the dialog
    Commissioner boss;
    boss.keepTeams(8);
    boss.found();
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    boss.announce(groups, 2);
    boss.drawAndPublish();
    playRounds(boss, 1);
    LeagueTableView *whole = standings(boss);
    auto *first = boss.table(u"standings-group-0"_s);
    auto *second = boss.table(u"standings-group-1"_s);
    QVERIFY(first->isVisible() && second->isVisible() && !whole->isVisible());
    QCOMPARE(first->mapTo(boss.page(), QPoint()).y(), second->mapTo(boss.page(), QPoint()).y());
    QCOMPARE(first->table().rows.size(), size_t(4));
    QCOMPARE(first->horizontalScrollBar()->maximum(), 0);
    QVERIFY(!first->isColumnHidden(first->table().column(u"form"_s)));
    const QHeaderView *head = first->horizontalHeader();
    for (int column = 0; column < head->count(); ++column)
        QVERIFY2(head->isSectionHidden(column)
                     || head->sectionSize(column) >= head->sectionSizeHint(column),
                 qPrintable(first->model()->headerData(column, Qt::Horizontal).toString()));
    // One is chosen among all of them, and what is told is told of it.
    const QString chosen = second->table().rows[1].id;
    second->setCurrentId(chosen);
    QCOMPARE(whole->currentId(), chosen);
    QVERIFY(first->selectedIds().isEmpty());
    QVERIFY(!boss.in<QLabel>(boss.page(), u"standings-why"_s)->text().isEmpty());
    first->setCurrentId(first->table().rows[0].id);
    QCOMPARE(whole->currentId(), first->table().rows[0].id);
    QVERIFY(second->selectedIds().isEmpty());
    // With little room they stand below each other, in one table.
    boss.window().resize(1024, 600);
    WindowFixture::settle();
    QVERIFY(whole->isVisible() && !first->isVisible());
}

void TestStandingsPage::neededColumnsAreSeen_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QSize>("size");
    for (const Language language : allLanguages) {
        for (const QSize size : {QSize(800, 600), QSize(1024, 600), QSize(1280, 800)})
            QTest::addRow("%s %d", qPrintable(languageCode(language)), size.width())
                << language << size;
    }
}

void TestStandingsPage::neededColumnsAreSeen()
{
    QFETCH(Language, language);
    QFETCH(QSize, size);
    Commissioner boss;
    boss.begin(6);
    playRounds(boss, 2);
    boss.house().language().setLanguage(language);
    boss.window().resize(size);
    WindowFixture::settle();
    LeagueTableView *table = standings(boss);
    WindowFixture::settle();
    QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
    for (const QString &id : {u"rank"_s, u"team"_s, u"played"_s, u"won"_s, u"drawn"_s, u"lost"_s,
                              u"td"_s, u"points"_s, u"form"_s}) {
        const int column = table->table().column(id);
        QVERIFY2(!table->isColumnHidden(column), qPrintable(id));
        const int left = table->columnViewportPosition(column);
        QVERIFY2(left >= 0 && left + table->columnWidth(column) <= table->viewport()->width(),
                 qPrintable(id));
    }
    // The points end the row.
    const QHeaderView *header = table->horizontalHeader();
    QCOMPARE(header->visualIndex(table->table().column(u"points"_s)), header->count() - 1);
    QCOMPARE(clippedTexts(boss.page()).join(u'\n'), QString());
}

void TestStandingsPage::thePanelNeedsRoom()
{
    Commissioner boss;
    boss.begin(4);
    playRounds(boss, 2);
    standings(boss);
    auto *panel = boss.in<QWidget>(boss.page(), u"place-panel"_s);
    auto *why = boss.in<QWidget>(boss.page(), u"standings-why"_s);
    QVERIFY(panel->isVisible());
    QVERIFY(!why->isVisible());
    boss.window().resize(900, 600);
    WindowFixture::settle();
    QVERIFY(!panel->isVisible());
    QVERIFY(why->isVisible());
    boss.window().resize(1920, 1080);
    WindowFixture::settle();
    QVERIFY(panel->isVisible());
    const auto *course = boss.in<ChartView>(boss.page(), u"standings-course"_s);
    QVERIFY(course->isVisible());
    QCOMPARE(course->picture().curves.size(), size_t(4));
    QCOMPARE(course->chosen(), boss.table(u"standings-table"_s)->currentId());
}

void TestStandingsPage::theMatchesOfATeamAreFound()
{
    Commissioner boss;
    boss.begin(4);
    playRounds(boss, 1);
    boss.press("league-do");
    boss.accept();
    LeagueTableView *table = standings(boss);
    const QString team = table->table().rows[1].id;
    table->setCurrentId(team);
    boss.press("place-matches");
    const FixtureId shown(boss.table(u"fixtures-table"_s)->currentId());
    const LeagueFixture *fixture = boss.league().fixture(shown);
    QVERIFY(fixture && !fixture->outcome);
    QVERIFY(fixture->home.text() == team || fixture->away.text() == team);
}

void TestStandingsPage::rowsAreCopiedForASpreadsheet()
{
    Commissioner boss;
    boss.begin(4);
    playRounds(boss, 1);
    LeagueTableView *table = standings(boss);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Home);
    QTest::keySequence(table, QKeySequence::Copy);
    const QStringList lines = QGuiApplication::clipboard()->text().trimmed().split(u'\n');
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].split(u'\t').size(), lines[1].split(u'\t').size());
    QVERIFY(lines[1].contains(teamName(boss.league(), EntrantId(table->table().rows[0].id))));
}

QTEST_MAIN(TestStandingsPage)
#include "tst_standingspage.moc"
