// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/guide/guidewindow.h"
#include "ui/home/homepage.h"
#include "ui/window/aboutdialog.h"

#include <QAccessible>
#include <QAction>
#include <QMenu>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

QStringList namelessIn(QWidget *root)
{
    QStringList nameless;
    const QList<QWidget *> widgets = focusableWidgets(root);
    for (QWidget *widget : widgets) {
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
        if (!spoken || spoken->text(QAccessible::Name).trimmed().isEmpty())
            nameless.append(QString::fromLatin1(widget->metaObject()->className()) + u' '
                            + widget->objectName());
    }
    return nameless;
}

} // namespace

class TestAccessibility final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void everythingFocusableHasAName_data();
    void everythingFocusableHasAName();
    void everyActionHasAShortcutAndAText_data() { everythingFocusableHasAName_data(); }
    void everyActionHasAShortcutAndAText();
    void noShortcutIsTakenTwice();
    void cardsAreSpokenAsButtons();
};

void TestAccessibility::everythingFocusableHasAName_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allLanguages)
        QTest::newRow(qPrintable(languageCode(language))) << language;
}

void TestAccessibility::everythingFocusableHasAName()
{
    QFETCH(Language, language);
    WindowFixture fixture;
    fixture.window().home()->setFeed(fullHomeFeed());
    fixture.show();
    fixture.language().setLanguage(language);
    fixture.settle();
    for (const Place place : allPlaces) {
        fixture.window().goTo(place);
        QCOMPARE_GE(focusableWidgets(&fixture.window()).size(), 3);
        QCOMPARE(namelessIn(&fixture.window()).join(u'\n'), QString());
    }
    AboutDialog about;
    about.show();
    QCOMPARE(namelessIn(&about).join(u'\n'), QString());
    GuideWindow guide(fixture.language(), [] { return GuideKeys(); });
    guide.show();
    QCOMPARE(namelessIn(&guide).join(u'\n'), QString());
}

void TestAccessibility::everyActionHasAShortcutAndAText()
{
    QFETCH(Language, language);
    WindowFixture fixture;
    fixture.language().setLanguage(language);
    fixture.settle();
    const QList<QAction *> actions = fixture.window().findChildren<QAction *>();
    QCOMPARE_GE(actions.size(), 19);
    for (const QAction *action : actions) {
        if (action->isSeparator() || action->menu())
            continue;
        QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
        QVERIFY2(!action->shortcut().isEmpty(), qPrintable(action->text()));
        QVERIFY2(!action->objectName().isEmpty(), qPrintable(action->text()));
    }
}

void TestAccessibility::noShortcutIsTakenTwice()
{
    WindowFixture fixture;
    QHash<QKeySequence, QString> taken;
    const QList<QAction *> actions = fixture.window().findChildren<QAction *>();
    for (const QAction *action : actions) {
        const QList<QKeySequence> keys = action->shortcuts();
        for (const QKeySequence &key : keys) {
            QVERIFY2(!taken.contains(key),
                     qPrintable(key.toString() + u' ' + action->text() + u' ' + taken.value(key)));
            taken.insert(key, action->text());
        }
    }
}

void TestAccessibility::cardsAreSpokenAsButtons()
{
    WindowFixture fixture;
    fixture.show();
    auto *door = fixture.window().findChild<QWidget *>(u"door-league"_s);
    QVERIFY(door);
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(door);
    QVERIFY(spoken);
    QCOMPARE(spoken->role(), QAccessible::Button);
    QCOMPARE(spoken->text(QAccessible::Name), u"League"_s);
    QCOMPARE(spoken->text(QAccessible::Description),
             u"Seasons, fixtures, standings and leaderboards."_s);
}

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
