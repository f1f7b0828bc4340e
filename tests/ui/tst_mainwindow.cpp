// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windowfixture.h"
#include "ui/common/cardbutton.h"
#include "ui/home/homepage.h"
#include "ui/rules/rulespage.h"

#include <QAbstractButton>
#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

QString focusName()
{
    const QWidget *widget = QApplication::focusWidget();
    return widget ? widget->objectName() : QString();
}

} // namespace

class TestMainWindow final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void placesAreReachedByKey_data();
    void placesAreReachedByKey();
    void placesAreReachedFromAnywhere();
    void focusStartsInThePageWithoutARing();
    void focusRingIsForTheKeyboard();
    void tabGoesThroughPageAndRail();
    void focusComesBackToWhereItWas();
    void menuOpensByKey();
    void oddsAreOfTheEditionLookedAt();
    void everythingIsRemembered();
    void choicesAreWrittenWithoutClosing();
    void garbageSettingsAreSurvived_data();
    void garbageSettingsAreSurvived();
    void nothingRunsWhileIdle();
    void aSecondStartBringsTheWindowForward();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    [[nodiscard]] QString file() const { return m_folder->filePath(u"settings.ini"_s); }
};

void TestMainWindow::init()
{
    failOnAnyWarning();
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestMainWindow::placesAreReachedByKey_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Place>("place");
    QTest::newRow("Home") << Qt::Key_1 << Place::Home;
    QTest::newRow("Match") << Qt::Key_2 << Place::Match;
    QTest::newRow("Teams") << Qt::Key_3 << Place::Teams;
    QTest::newRow("League") << Qt::Key_4 << Place::League;
    QTest::newRow("Skirmish") << Qt::Key_5 << Place::Skirmish;
    QTest::newRow("Rules") << Qt::Key_6 << Place::Rules;
}

void TestMainWindow::placesAreReachedByKey()
{
    QFETCH(Qt::Key, key);
    QFETCH(Place, place);
    WindowFixture fixture;
    fixture.window().goTo(place == Place::Home ? Place::Rules : Place::Home);
    fixture.show();
    QTest::keyClick(&fixture.window(), key, Qt::AltModifier);
    QCOMPARE(fixture.window().place(), place);
    const auto *button
        = fixture.window().findChild<QAbstractButton *>(u"place-"_s + placeKey(place));
    QVERIFY(button->isChecked());
    // By click as well.
    fixture.window().goTo(place == Place::Home ? Place::Rules : Place::Home);
    QTest::mouseClick(const_cast<QAbstractButton *>(button), Qt::LeftButton);
    QCOMPARE(fixture.window().place(), place);
}

void TestMainWindow::placesAreReachedFromAnywhere()
{
    WindowFixture fixture;
    fixture.show();
    QLineEdit line(fixture.window().home());
    line.show();
    const QList<QWidget *> widgets = fixture.window().findChildren<QWidget *>();
    int tried = 0;
    for (QWidget *widget : widgets) {
        fixture.window().goTo(Place::Home);
        if (widget->isWindow() || !widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
            continue;
        widget->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_4, Qt::AltModifier);
        QCOMPARE(fixture.window().place(), Place::League);
        ++tried;
    }
    QCOMPARE_GE(tried, 9);
    QCOMPARE(line.text(), QString());
}

void TestMainWindow::focusStartsInThePageWithoutARing()
{
    WindowFixture fixture;
    fixture.show();
    // Nothing is kept yet: a first start offers the samples, and Enter takes them.
    QCOMPARE(focusName(), u"home-first"_s);
    fixture.window().home()->setFeed({});
    fixture.window().goTo(Place::Match);
    fixture.window().findChild<CardButton *>(u"door-match"_s)->setFocus();
    fixture.window().goTo(Place::Home);
    QCOMPARE(focusName(), u"door-match"_s);
    QVERIFY(!fixture.window().findChild<CardButton *>(u"door-match"_s)->showsFocusRing());
    // With something to continue, Enter continues it.
    WindowFixture busy;
    busy.window().home()->setFeed(fullHomeFeed());
    busy.show();
    busy.window().goTo(Place::Home);
    const QSignalSpy opened(busy.window().home(), &HomePage::itemRequested);
    QTest::keyClick(&busy.window(), Qt::Key_2, Qt::AltModifier);
    QTest::keyClick(&busy.window(), Qt::Key_1, Qt::AltModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
}

void TestMainWindow::focusRingIsForTheKeyboard()
{
    WindowFixture fixture;
    fixture.show();
    const auto *teams = fixture.window().findChild<CardButton *>(u"door-teams"_s);
    auto *league = fixture.window().findChild<CardButton *>(u"door-league"_s);
    fixture.window().findChild<CardButton *>(u"door-match"_s)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(focusName(), u"door-teams"_s);
    QVERIFY(teams->showsFocusRing());
    QTest::mousePress(league, Qt::LeftButton);
    QVERIFY(league->hasFocus());
    QVERIFY(!league->showsFocusRing());
    QVERIFY(!teams->showsFocusRing());
    QTest::mouseMove(league, {-50, -50});
    QTest::mouseRelease(league, Qt::LeftButton, {}, {-50, -50});
    // Another window comes and goes: as before.
    QWidget other;
    other.show();
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    fixture.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&fixture.window()));
    QVERIFY(!league->showsFocusRing());
}

void TestMainWindow::tabGoesThroughPageAndRail()
{
    WindowFixture fixture;
    fixture.show();
    QStringList way{focusName()};
    for (int i = 0; i < 30; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        if (focusName() == way.constFirst())
            break;
        way.append(focusName());
    }
    QCOMPARE(way,
             QStringList({u"home-first"_s, u"home-sample-league"_s, u"home-tour"_s, u"door-match"_s,
                          u"door-teams"_s, u"door-league"_s, u"door-skirmish"_s, u"door-rules"_s,
                          u"place-home"_s, u"menu"_s, u"language-en"_s}));
    // The arrow keys reach the other places from the one that is shown.
    fixture.window().findChild<QWidget *>(u"place-home"_s)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(fixture.window().place(), Place::Match);
}

void TestMainWindow::focusComesBackToWhereItWas()
{
    WindowFixture fixture;
    fixture.show();
    fixture.window().findChild<QWidget *>(u"door-rules"_s)->setFocus();
    QTest::keyClick(&fixture.window(), Qt::Key_3, Qt::AltModifier);
    QTest::keyClick(&fixture.window(), Qt::Key_1, Qt::AltModifier);
    QCOMPARE(focusName(), u"door-rules"_s);
}

void TestMainWindow::menuOpensByKey()
{
    WindowFixture fixture;
    fixture.show();
    QTest::keyClick(&fixture.window(), Qt::Key_F10);
    QVERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QVERIFY(!QApplication::activePopupWidget());
}

/// Who looks up the rules of one edition does not want the odds of another.
void TestMainWindow::oddsAreOfTheEditionLookedAt()
{
    WindowFixture fixture;
    fixture.show();
    fixture.window().goTo(Place::Rules);
    fixture.window().findChild<RulesPage *>()->chooseEdition(u"lrb4"_s);
    fixture.settle();
    QTest::keyClick(&fixture.window(), Qt::Key_D, Qt::ControlModifier);
    fixture.settle();
    const auto *edition = fixture.window().findChild<QComboBox *>(u"odds-edition"_s);
    QVERIFY(edition && edition->isVisible());
    QCOMPARE(edition->currentData().toString(), u"lrb4"_s);
}

void TestMainWindow::everythingIsRemembered()
{
    {
        WindowFixture fixture(file());
        QCOMPARE(fixture.window().size(), QSize(1280, 800));
        fixture.show();
        fixture.window().resize(700, 650);
        fixture.language().setLanguage(Language::German);
        fixture.appearance().setTheme(ThemeChoice::HighContrast);
        fixture.appearance().setTextScale(2);
        fixture.appearance().setTableMode(true);
        fixture.window().goTo(Place::Skirmish);
        fixture.settle();
        fixture.close();
    }
    WindowFixture again(file());
    again.show();
    QCOMPARE(again.window().size(), QSize(700, 650));
    QCOMPARE(again.language().language(), Language::German);
    QCOMPARE(again.appearance().theme(), ThemeChoice::HighContrast);
    QCOMPARE(again.appearance().textScale(), 2);
    QVERIFY(again.appearance().tableMode());
    QCOMPARE(again.window().place(), Place::Skirmish);
}

void TestMainWindow::choicesAreWrittenWithoutClosing()
{
    WindowFixture fixture(file());
    fixture.show();
    const auto stored = [this](Setting setting) { return Settings(file()).value(setting); };
    fixture.language().setLanguage(Language::Spanish);
    QTRY_COMPARE(stored(Setting::Language).toString(), u"es"_s);
    fixture.appearance().setTheme(ThemeChoice::Dark);
    QTRY_COMPARE(stored(Setting::Theme).toString(), u"dark"_s);
    fixture.window().goTo(Place::Rules);
    QCoreApplication::processEvents(); // at once: whatever ends the program now, it is known
    QCOMPARE(stored(Setting::Place).toString(), u"rules"_s);
}

void TestMainWindow::garbageSettingsAreSurvived_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("no settings") << QByteArray("\x00\xff\xfe[[[==\n\n]]]", 13);
    QTest::newRow("unknown words")
        << QByteArray("[window]\nlanguage=xx\ntheme=pink\nplace=attic\ntextScale=lots\n"
                      "tableMode=perhaps\ngeometry=here\n");
    QTest::newRow("wrong kinds") << QByteArray(
        "[window]\nlanguage=@Invalid()\ntheme=1, 2, 3\nplace=@ByteArray(\\0)\n"
        "textScale=@Rect(1 2 3 4)\ntableMode=1, 2\ngeometry=@Size(3 4)\n");
    QTest::newRow("geometry cut short")
        << QByteArray("[window]\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3\\0)\n");
    QTest::newRow("geometry of noise") << QByteArray(
        "[window]\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3\\0\\0\\xff\\xff\\xff"
        "\\xff\\xff\\xff\\xff\\xff\\x7f\\xff\\xff\\xff\\x7f\\xff\\xff\\xff)\n");
    QTest::newRow("a broken line") << QByteArray("[window\nlanguage");
}

void TestMainWindow::garbageSettingsAreSurvived()
{
    QFETCH(QByteArray, content);
    QFile settings(file());
    QVERIFY(settings.open(QIODevice::WriteOnly));
    settings.write(content);
    settings.close();
    {
        WindowFixture fixture(file());
        fixture.show();
        QCOMPARE(fixture.window().place(), Place::Home);
        QCOMPARE(fixture.appearance().theme(), ThemeChoice::System);
        QCOMPARE(fixture.appearance().textScale(), 0);
        QVERIFY(!fixture.appearance().tableMode());
        QCOMPARE_GE(fixture.window().width(), 640);
        QCOMPARE_GE(fixture.window().height(), 480);
        fixture.language().setLanguage(Language::German);
        fixture.close();
    }
    // And the next choice is kept all the same.
    WindowFixture again(file());
    QCOMPARE(again.language().language(), Language::German);
}

void TestMainWindow::nothingRunsWhileIdle()
{
    WindowFixture fixture;
    fixture.show();
    for (const Place place : allPlaces) {
        fixture.window().goTo(place);
        fixture.settle();
    }
    // The one thing that may be under way is writing the settings, once.
    QTest::qWait(1200);
    QList<QObject *> objects = fixture.window().findChildren<QObject *>();
    objects << &fixture.window() << &fixture.language() << &fixture.appearance() << qApp;
    const auto *dispatcher = QAbstractEventDispatcher::instance();
    for (QObject *object : std::as_const(objects)) {
        QVERIFY2(dispatcher->registeredTimers(object).isEmpty(),
                 qPrintable(QString::fromLatin1(object->metaObject()->className())));
    }
}

void TestMainWindow::aSecondStartBringsTheWindowForward()
{
    WindowFixture fixture;
    fixture.show();
    fixture.window().showMinimized();
    const QSignalSpy given(&fixture.window(), &MainWindow::filesGiven);
    fixture.window().comeForward({});
    QVERIFY(!fixture.window().isMinimized());
    QCOMPARE(given.size(), 0);
    fixture.window().comeForward({u"/tmp/team.json"_s});
    QCOMPARE(given.size(), 1);
    QCOMPARE(given.at(0).at(0).toStringList(), QStringList{u"/tmp/team.json"_s});
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
