// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/leaguewindow/commissioner.h"
#include "ui/common/taborder.h"

#include <QApplication>
#include <QGridLayout>
#include <QLineEdit>
#include <QScrollArea>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Where Tab stops; that it goes through every page both ways is looked at by everypage.
class TestTabStops final : public QObject
{
    Q_OBJECT

private slots:
    void aGridIsReadLineByLine();
    void whatIsOutOfSightComesIntoSight();
    void theKeyOfAPlaceLeadsToItsList_data();
    void theKeyOfAPlaceLeadsToItsList();
};

void TestTabStops::aGridIsReadLineByLine()
{
    QWidget window;
    QGridLayout grid(&window);
    QList<QWidget *> expected;
    for (int i = 0; i < 4; ++i)
        expected.append(new QLineEdit(&window));
    for (const int i : {3, 0, 2, 1}) // filled in another order
        grid.addWidget(expected.at(i), i / 2, i % 2);
    window.show();
    QCOMPARE(tabStops(&window), expected);
    expected.at(1)->setEnabled(false);
    expected.at(2)->hide();
    QCOMPARE(tabStops(&window), QList({expected.at(0), expected.at(3)}));
}

void TestTabStops::whatIsOutOfSightComesIntoSight()
{
    QScrollArea area;
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    for (int i = 0; i < 40; ++i)
        layout->addWidget(new QLineEdit(column));
    area.setWidget(column);
    area.resize(200, 200);
    area.show();
    QVERIFY(QTest::qWaitForWindowActive(&area));
    auto *last = static_cast<QLineEdit *>(layout->itemAt(39)->widget());
    QVERIFY(goToNextStop(&area, true));
    QVERIFY(goToNextStop(&area, false) || goToNextStop(&area, false));
    while (!last->hasFocus())
        QVERIFY(goToNextStop(&area, true));
    QVERIFY(!last->visibleRegion().isEmpty());
}

void TestTabStops::theKeyOfAPlaceLeadsToItsList_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QString>("list");
    QTest::newRow("teams") << Qt::Key_3 << u"team-list"_s;
    QTest::newRow("league") << Qt::Key_4 << u"league-list"_s;
}

void TestTabStops::theKeyOfAPlaceLeadsToItsList()
{
    QFETCH(Qt::Key, key);
    QFETCH(QString, list);
    Commissioner boss;
    boss.keepTeams(2);
    boss.found();
    boss.page()->showList();
    boss.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&boss.window()));
    boss.window().goTo(Place::Home);
    QTest::keyClick(QApplication::focusWidget(), key, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), list);
    // From a button of the place as well.
    QVERIFY(goToNextStop(&boss.window(), true));
    QTest::keyClick(QApplication::focusWidget(), key, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), list);
}

QTEST_MAIN(TestTabStops)
#include "tst_tabstops.moc"
