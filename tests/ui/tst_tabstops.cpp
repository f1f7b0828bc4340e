// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/leaguewindow/commissioner.h"
#include "tests/support/widgetwalker.h"
#include "ui/common/taborder.h"
#include "ui/teams/teamspage.h"

#include <QApplication>
#include <QDate>
#include <QGridLayout>
#include <QLineEdit>
#include <QScrollArea>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Tab goes through everything that is seen once, and back the same way.
class TestTabStops final : public QObject
{
    Q_OBJECT

private slots:
    void everyPageBothWays_data();
    void everyPageBothWays();
    void aGridIsReadLineByLine();
    void whatIsOutOfSightComesIntoSight();
    void theKeyOfAPlaceLeadsToItsList_data();
    void theKeyOfAPlaceLeadsToItsList();

private:
    /// Pressing the key until it comes round again.
    [[nodiscard]] static QList<QWidget *> way(Qt::Key key);
    [[nodiscard]] static QString namesOf(const QList<QWidget *> &widgets);
    static void walk(QWidget &window, const QString &where);
    static void walkTheWindow(Commissioner &boss);
};

QList<QWidget *> TestTabStops::way(Qt::Key key)
{
    QList<QWidget *> reached{QApplication::focusWidget()};
    for (int i = 0; i < 200; ++i) {
        QTest::keyClick(QApplication::focusWidget(), key,
                        key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
        if (!QApplication::focusWidget())
            return {};
        if (QApplication::focusWidget() == reached.constFirst())
            break;
        if (QApplication::focusWidget() != reached.constLast()) // a text goes from link to link
            reached.append(QApplication::focusWidget());
    }
    return reached;
}

QString TestTabStops::namesOf(const QList<QWidget *> &widgets)
{
    QStringList names;
    for (const QWidget *each : widgets)
        names.append(each->objectName().isEmpty()
                         ? QString::fromLatin1(each->metaObject()->className())
                         : each->objectName());
    return names.join(u' ');
}

void TestTabStops::walk(QWidget &window, const QString &where)
{
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    WindowFixture::settle();
    QVERIFY2(goToNextStop(&window, true), qPrintable(where));
    const QList<QWidget *> there = way(Qt::Key_Tab);
    QList<QWidget *> back = way(Qt::Key_Backtab);
    std::reverse(back.begin() + 1, back.end());
    QVERIFY2(there == back,
             qPrintable(where + u": "_s + namesOf(there) + u" / "_s + namesOf(back)));
    // Each once, and none left out: what Tab may stop at, but for the fields inside of others.
    const QSet<QWidget *> once(there.begin(), there.end());
    QVERIFY2(once.size() == there.size(), qPrintable(where + u": "_s + namesOf(there)));
    for (QWidget *widget : focusableWidgets(&window)) {
        const bool isPart = std::any_of(there.begin(), there.end(), [widget](const QWidget *stop) {
            return stop != widget && stop->isAncestorOf(widget);
        });
        if (widget->isVisible() && widget->isEnabled() && !isPart)
            QVERIFY2(once.contains(widget),
                     qPrintable(where + u": "_s + widget->objectName() + u" "_s
                                + QString::fromLatin1(widget->metaObject()->className())));
    }
}

void TestTabStops::walkTheWindow(Commissioner &boss)
{
    for (const Place place : allPlaces) {
        boss.window().goTo(place);
        walk(boss.window(), placeKey(place));
    }
    boss.window().goTo(Place::League);
    for (const char *part : {"league-standings", "league-fixtures", "league-members",
                             "league-leaders", "league-history"}) {
        boss.press(part);
        walk(boss.window(), QString::fromLatin1(part));
    }
    auto *teams = boss.window().findChild<TeamsPage *>();
    boss.window().goTo(Place::Teams);
    teams->openTeam(boss.league().teams.front().id.text());
    walk(boss.window(), u"team"_s);
    boss.window().goTo(Place::Settings);
    auto *sections = boss.window().findChild<QListWidget *>(u"settings-sections"_s);
    for (int row = 0; row < sections->count(); ++row) {
        sections->setCurrentRow(row);
        walk(boss.window(), u"settings %1"_s.arg(row));
    }
}

void TestTabStops::everyPageBothWays_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QSize>("size");
    const QSize sizes[]{{800, 600}, {1280, 800}, {1920, 1080}};
    const bool all = qEnvironmentVariableIsSet("DUGOUT_ALL_SIZES");
    const auto seed = static_cast<int>(QDate::currentDate().toJulianDay());
    int number = 0;
    for (const Language language : allLanguages) {
        for (const QSize size : sizes) {
            if (all || number == seed % 9)
                QTest::addRow("%s %dx%d", qPrintable(languageCode(language)), size.width(),
                              size.height())
                    << language << size;
            ++number;
        }
    }
}

void TestTabStops::everyPageBothWays()
{
    QFETCH(Language, language);
    QFETCH(QSize, size);
    Commissioner boss;
    boss.begin(4);
    boss.house().language().setLanguage(language);
    boss.window().resize(size);
    walkTheWindow(boss);
}

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
