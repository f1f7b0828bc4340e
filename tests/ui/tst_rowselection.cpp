// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/sortedtable.h"
#include "tests/leaguewindow/commissioner.h"
#include "ui/common/columnslook.h"
#include "ui/common/keptlist.h"
#include "ui/common/rowselection.h"
#include "ui/league/leaguelist.h"
#include "ui/teams/teamlist.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMessageBox>
#include <QScrollBar>
#include <QSignalSpy>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Lists and tables treat their rows alike: what is highlighted is meant.
class TestRowSelection final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void highlightAndFrameAgree_data();
    void highlightAndFrameAgree();
    void severalAreMeantTogether();
    void headingsAreNoRows();
    void rowsAreCopiedWithTitles();
    void theMenuIsOfTheHighlightedRows();
    void theMenuKeyOpensIt();
    void columnsAreSortedBelowTheirHeadings();
    void sortingAndWidthsAreRemembered();
    void wordsAndNumbersAreSortedAsSuch();
    void whatIsHighlightedStaysSo();
    void teamsAreDeletedTogether();
    void leaguesAreDeletedFromTheList();
    void aTeamOfALeagueIsOpened();

private:
    static ShownTable table(int rows);
    static QStringList menuAt(QWidget *view);
    static void press(QWidget *view, Qt::Key key, Qt::KeyboardModifiers with = {})
    {
        QTest::keyClick(view, key, with);
    }
};

void TestRowSelection::init()
{
    QApplication::clipboard()->clear();
}

ShownTable TestRowSelection::table(int rows)
{
    ShownTable table;
    table.columns = {growing(wordsColumn(u"team"_s, u"Team"_s)),
                     figureColumn(u"points"_s, u"Pts"_s, u"Points"_s)};
    table.rows.push_back(headingRow(u"Group A"_s));
    for (int i = 0; i < rows; ++i)
        table.rows.push_back(
            {u"t%1"_s.arg(i), {ShownCell(u"Team %1"_s.arg(i)), numberCell((i * 7) % 10)}});
    return table;
}

QStringList TestRowSelection::menuAt(QWidget *view)
{
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), view->mapToGlobal(QPoint()));
    QApplication::sendEvent(view, &event);
    QStringList words;
    for (QMenu *menu : view->findChildren<QMenu *>(u"row-menu"_s)) {
        for (const QAction *each : menu->actions())
            words.append(each->text().section(u'\t', 0, 0));
        menu->close();
        delete menu;
    }
    words.removeAll(QString());
    return words;
}

void TestRowSelection::highlightAndFrameAgree_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("with");
    QTest::addColumn<QString>("one");
    QTest::newRow("Home") << Qt::Key_Home << Qt::KeyboardModifiers() << u"t0"_s;
    QTest::newRow("End") << Qt::Key_End << Qt::KeyboardModifiers() << u"t9"_s;
    QTest::newRow("Ctrl+Home") << Qt::Key_Home << Qt::KeyboardModifiers(Qt::ControlModifier)
                               << u"t0"_s;
    QTest::newRow("Ctrl+End") << Qt::Key_End << Qt::KeyboardModifiers(Qt::ControlModifier)
                              << u"t9"_s;
}

void TestRowSelection::highlightAndFrameAgree()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, with);
    QFETCH(QString, one);
    LeagueTableView view;
    view.setTable(table(10));
    view.show();
    WindowFixture::settle();
    view.setCurrentId(u"t4"_s);
    press(&view, key, with);
    QCOMPARE(view.selectedIds(), QStringList{one});
    QCOMPARE(view.currentId(), one);
    QCOMPARE(view.currentIndex().row(), one == u"t0"_s ? 1 : 10); // below the heading
}

void TestRowSelection::severalAreMeantTogether()
{
    LeagueTableView view;
    view.setTable(table(6));
    view.show();
    WindowFixture::settle();
    view.setCurrentId(u"t2"_s);
    press(&view, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(view.selectedIds().join(u' '), u"t2 t3"_s);
    QVERIFY(view.currentId().isEmpty()); // nothing that is for one of them alone
    press(&view, Qt::Key_End, Qt::ShiftModifier);
    QCOMPARE(view.selectedIds(), QStringList({u"t2"_s, u"t3"_s, u"t4"_s, u"t5"_s}));
    press(&view, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(view.selectedIds().size(), 6);
    press(&view, Qt::Key_Up);
    QCOMPARE(view.selectedIds().size(), 1);
}

void TestRowSelection::headingsAreNoRows()
{
    LeagueTableView view;
    view.setTable(table(3));
    view.selectAll();
    QCOMPARE(view.selectedIds(), QStringList({u"t0"_s, u"t1"_s, u"t2"_s}));
}

void TestRowSelection::rowsAreCopiedWithTitles()
{
    LeagueTableView view;
    ShownTable shown = table(3);
    shown.rows[1].cells[0] = u"=SUM(A1)"_s; // no formula when it is pasted
    view.setTable(shown);
    view.show();
    WindowFixture::settle();
    view.selectAll();
    press(&view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(),
             u"Team\tPts\n'=SUM(A1)\t0\nTeam 1\t7\nTeam 2\t4\n"_s);
}

void TestRowSelection::theMenuIsOfTheHighlightedRows()
{
    Commissioner boss;
    boss.begin(4);
    boss.press("league-members");
    LeagueTableView *members = boss.table(u"members-table"_s);
    members->setFocus();
    press(members, Qt::Key_Home);
    QStringList words = menuAt(members);
    QVERIFY(words.contains(u"Roster"_s));
    QVERIFY(words.contains(u"Copy 1 row"_s));
    press(members, Qt::Key_A, Qt::ControlModifier);
    words = menuAt(members);
    QVERIFY(!words.contains(u"Roster"_s));
    QVERIFY(words.contains(u"Copy 4 rows"_s));
    boss.press("league-fixtures");
    QVERIFY(menuAt(boss.table(u"fixtures-table"_s)).contains(u"Play the match"_s));
}

void TestRowSelection::theMenuKeyOpensIt()
{
    Commissioner boss;
    boss.keepTeams(3);
    boss.window().goTo(Place::Teams);
    auto *list = boss.window().findChild<KeptList *>(u"team-list"_s);
    list->setFocus();
    QCOMPARE(menuAt(list).constFirst(), u"Open"_s);
    press(list, Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(menuAt(list).contains(u"Delete 2 teams…"_s));
    press(list, Qt::Key_F10, Qt::ShiftModifier);
    QVERIFY(QApplication::activePopupWidget());
    QApplication::activePopupWidget()->close();
}

void TestRowSelection::columnsAreSortedBelowTheirHeadings()
{
    ShownTable shown = table(3);
    shown.rows.push_back(headingRow(u"Group B"_s));
    shown.rows.push_back({u"b1"_s, {u"Beta"_s, numberCell(1)}});
    shown.rows.push_back({u"b0"_s, {u"Alpha"_s, numberCell(9)}});
    LeagueTableView view;
    view.setTable(shown);
    view.show();
    WindowFixture::settle();
    const auto ids = [&view] {
        QStringList all;
        for (const ShownRow &row : view.table().rows)
            all.append(row.id);
        return all.join(u' ');
    };
    emit view.horizontalHeader()->sectionClicked(1);
    QCOMPARE(ids(), u" t0 t2 t1  b1 b0"_s);
    emit view.horizontalHeader()->sectionClicked(1);
    QCOMPARE(ids(), u" t1 t2 t0  b0 b1"_s);
    emit view.horizontalHeader()->sectionClicked(1);
    QCOMPARE(ids(), u" t0 t1 t2  b1 b0"_s);
    shown.columns.front().id.clear(); // nobody has to sort by it
    view.setTable(shown);
    QCOMPARE(ids(), u" t0 t1 t2  b1 b0"_s);
}

void TestRowSelection::sortingAndWidthsAreRemembered()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s));
    {
        LeagueTableView view;
        view.setObjectName(u"some-table"_s);
        view.remember(settings);
        view.setTable(table(3));
        emit view.horizontalHeader()->sectionClicked(0);
        emit view.horizontalHeader()->sectionClicked(0);
    }
    WidthsAndOrder look = columnsLook(settings, u"some-table"_s);
    QCOMPARE(look.sortedBy, u"team"_s);
    QCOMPARE(look.order, Qt::DescendingOrder);
    look.widths[u"points"_s] = 222;
    setColumnsLook(settings, u"some-table"_s, look);
    LeagueTableView again;
    again.setObjectName(u"some-table"_s);
    again.remember(settings);
    again.setTable(table(3));
    QCOMPARE(again.table().rows.at(1).id, u"t2"_s);
    QCOMPARE(again.columnWidth(1), 222);
    // Another table has its own, and nonsense counts for nothing.
    QCOMPARE(columnsLook(settings, u"other"_s), WidthsAndOrder());
    settings.setValue(Setting::TableLooks, u"{\"x\": {\"widths\": {\"a\": -3, \"b\": 99999}}}"_s);
    QCOMPARE(columnsLook(settings, u"x"_s), WidthsAndOrder());
}

void TestRowSelection::wordsAndNumbersAreSortedAsSuch()
{
    ShownTable shown;
    shown.columns = {wordsColumn(u"mixed"_s, u"Mixed"_s)};
    for (const auto &words : {u"10"_s, u"9"_s, u"1,000"_s})
        shown.rows.push_back({words, {ShownCell(words)}});
    const LanguageScope english(Language::English);
    QCOMPARE(sortedTable(shown, 0, false).rows.front().id, u"9"_s);
    QCOMPARE(sortedTable(shown, 0, true).rows.front().id, u"1,000"_s);
    shown.rows = {{u"a"_s, {ShownCell(u"7–3"_s, {}, ShownPair{7, 3})}},
                  {u"b"_s, {ShownCell(u"8–7"_s, {}, ShownPair{8, 7})}}};
    QCOMPARE(sortedTable(shown, 0, false).rows.front().id, u"b"_s); // by what is over
    shown.rows.front().decidedBy = 0;
    QCOMPARE(sortedTable(shown, 0, false).rows.back().decidedBy, -1);
}

void TestRowSelection::whatIsHighlightedStaysSo()
{
    LeagueTableView view;
    view.resize(300, 150);
    view.setTable(table(40));
    view.show();
    WindowFixture::settle();
    view.setCurrentId(u"t20"_s);
    press(&view, Qt::Key_Down, Qt::ShiftModifier);
    view.verticalScrollBar()->setValue(100);
    ShownTable changed = table(40);
    changed.rows[3].cells[0] = u"Another name"_s;
    changed.rows.erase(changed.rows.begin() + 5);
    view.setTable(changed);
    QCOMPARE(view.selectedIds(), QStringList({u"t20"_s, u"t21"_s}));
    QCOMPARE(view.verticalScrollBar()->value(), 100);
}

void TestRowSelection::teamsAreDeletedTogether()
{
    Commissioner boss;
    boss.keepTeams(3);
    boss.window().goTo(Place::Teams);
    auto *list = boss.window().findChild<KeptList *>(u"team-list"_s);
    list->setFocus();
    press(list, Qt::Key_Home);
    press(list, Qt::Key_Down, Qt::ShiftModifier);
    press(list, Qt::Key_Delete);
    auto *box = boss.window().findChild<QMessageBox *>();
    QVERIFY(box); // it asks, and says how many
    QVERIFY2(box->text().contains(u"2 teams"_s), qPrintable(box->text()));
    box->button(QMessageBox::Yes)->click();
    WindowFixture::settle();
    QCOMPARE(boss.house().club().teams().list()->size(), size_t(1));
}

void TestRowSelection::leaguesAreDeletedFromTheList()
{
    Commissioner boss;
    boss.found();
    boss.page()->showList();
    auto *list = boss.window().findChild<KeptList *>(u"league-list"_s);
    list->setFocus();
    press(list, Qt::Key_Delete);
    auto *box = boss.window().findChild<QMessageBox *>();
    QVERIFY(box);
    box->button(QMessageBox::Yes)->click();
    WindowFixture::settle();
    QVERIFY(boss.house().leagues().list()->empty());
}

void TestRowSelection::aTeamOfALeagueIsOpened()
{
    Commissioner boss;
    boss.begin(4);
    for (const QString &part : {u"members"_s, u"standings"_s}) {
        boss.window().goTo(Place::League);
        boss.press(boss.page(), u"league-"_s + part);
        LeagueTableView *shown = boss.table(part + u"-table"_s);
        shown->setFocus();
        press(shown, Qt::Key_Home);
        press(shown, Qt::Key_Return);
        QCOMPARE(boss.window().place(), Place::Teams);
    }
}

QTEST_MAIN(TestRowSelection)
#include "tst_rowselection.moc"
