// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/leaguewindow/commissioner.h"
#include "tests/support/widgetwalker.h"
#include "ui/common/actionbutton.h"
#include "ui/common/taborder.h"
#include "ui/skirmish/skirmishpage.h"
#include "ui/teams/teamspage.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDate>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What is true of every page, at every size, in every language: Tab goes through it both ways, it
/// can be read aloud, no text is cut, and no two commands share a key. A run looks at one size in
/// one language, another one each day; DUGOUT_ALL=1 at all of them.
class TestEveryPage final : public QObject
{
    Q_OBJECT

private slots:
    void everyPage_data();
    void everyPage();

private:
    /// Pressing the key until it comes round again.
    [[nodiscard]] static QList<QWidget *> way(Qt::Key key);
    [[nodiscard]] static QString namesOf(const QList<QWidget *> &widgets);
    static void look(QWidget &window, const QString &where);
    static void walk(QWidget &window, const QString &where);
    static void listen(QAccessibleInterface *spoken, const QString &where, int depth = 0);
    static void pressKeys(QWidget &window, const QString &where);
    static void lookAtLeague(Commissioner &boss);
    static void lookAtMatch(Commissioner &boss);
    static void lookAtRest(Commissioner &boss);
};

QList<QWidget *> TestEveryPage::way(Qt::Key key)
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

QString TestEveryPage::namesOf(const QList<QWidget *> &widgets)
{
    QStringList names;
    for (const QWidget *each : widgets)
        names.append(each->objectName().isEmpty()
                         ? QString::fromLatin1(each->metaObject()->className())
                         : each->objectName());
    return names.join(u' ');
}

void TestEveryPage::walk(QWidget &window, const QString &where)
{
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

/// As a screen reader goes through it: whatever can have the keyboard says what it is, and every
/// part of a board, a list or a table has words.
void TestEveryPage::listen(QAccessibleInterface *spoken, const QString &where, int depth)
{
    QVERIFY2(spoken && depth < 60, qPrintable(where));
    const QAccessible::State state = spoken->state();
    if (state.invisible)
        return;
    const QString name = spoken->text(QAccessible::Name);
    const QObject *object = spoken->object();
    const QString at = where + u": "_s
        + (object ? object->objectName() + u' '
                   + QString::fromLatin1(object->metaObject()->className())
                  : u"a part"_s);
    const QAccessible::Role role = spoken->role();
    const bool isPart = role == QAccessible::Cell || role == QAccessible::ListItem
        || role == QAccessible::TreeItem || role == QAccessible::PageTab
        || role == QAccessible::ColumnHeader;
    const bool isControl = object && object->isWidgetType() && state.focusable
        && static_cast<const QWidget *>(object)->focusPolicy() & Qt::TabFocus;
    if (isControl || isPart)
        QVERIFY2(!name.trimmed().isEmpty(),
                 qPrintable(at
                            + u" as %1 in %2"_s.arg(role).arg(
                                spoken->parent() ? spoken->parent()->text(QAccessible::Name)
                                                 : QString())));
    if (isControl)
        QVERIFY2(role != QAccessible::NoRole && role != QAccessible::Client, qPrintable(at));
    constexpr int enough = 120; // of the cells of a long table
    for (int i = 0; i < std::min(spoken->childCount(), enough); ++i) {
        if (QAccessibleInterface *child = spoken->child(i))
            listen(child, at, depth + 1);
        if (QTest::currentTestFailed())
            return;
    }
}

/// Of two with one key neither would be heard.
void TestEveryPage::pressKeys(QWidget &window, const QString &where)
{
    QHash<QKeySequence, QString> taken;
    const auto take = [&](const QKeySequence &key, const QString &who) {
        if (key.isEmpty())
            return;
        QVERIFY2(
            !taken.contains(key) || taken.value(key) == who,
            qPrintable(u"%1: %2 is %3 and %4"_s.arg(where, key.toString(), taken.value(key), who)));
        taken.insert(key, who);
    };
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        const auto *button = qobject_cast<QAbstractButton *>(widget);
        if (button && button->isEnabled())
            take(button->shortcut(),
                 commandOf(*button).isEmpty() ? button->text() : commandOf(*button));
        for (const QAction *action : widget->actions()) {
            if (action->isEnabled())
                take(action->shortcut(), action->objectName());
        }
    }
}

void TestEveryPage::look(QWidget &window, const QString &where)
{
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    WindowFixture::settle();
    QCOMPARE(where + u": "_s + clippedTexts(&window).join(u'\n'), where + u": "_s);
    walk(window, where);
    listen(QAccessible::queryAccessibleInterface(&window), where);
    pressKeys(window, where);
}

void TestEveryPage::lookAtLeague(Commissioner &boss)
{
    for (const char *part : {"league-standings", "league-fixtures", "league-members",
                             "league-leaders", "league-history"}) {
        boss.press(part);
        look(boss.window(), QString::fromLatin1(part));
    }
    boss.page()->showList();
    look(boss.window(), u"leagues"_s);
}

void TestEveryPage::lookAtMatch(Commissioner &boss)
{
    boss.window().goTo(Place::Match);
    look(boss.window(), u"matches"_s);
    boss.press(&boss.window(), u"new-match-button"_s);
    look(boss.window(), u"new match"_s);
    boss.press(&boss.window(), u"start-match"_s);
    look(boss.window(), u"match"_s);
}

void TestEveryPage::lookAtRest(Commissioner &boss)
{
    boss.window().goTo(Place::Home);
    look(boss.window(), u"home"_s);
    boss.window().goTo(Place::Teams);
    look(boss.window(), u"teams"_s);
    const QString team = boss.house().club().teams().list()->front().id.text();
    boss.window().findChild<TeamsPage *>()->openTeam(team);
    look(boss.window(), u"team"_s);
    boss.window().goTo(Place::Rules);
    look(boss.window(), u"rules"_s);
    boss.window().goTo(Place::Skirmish);
    for (const char *part : {"skirmish-games", "skirmish-decks", "skirmish-collection"}) {
        boss.press(&boss.window(), QString::fromLatin1(part));
        look(boss.window(), QString::fromLatin1(part));
    }
    boss.window().goTo(Place::Settings);
    auto *sections = boss.window().findChild<QListWidget *>(u"settings-sections"_s);
    for (int row = 0; row < sections->count(); ++row) {
        sections->setCurrentRow(row);
        look(boss.window(), u"settings %1"_s.arg(row));
    }
}

void TestEveryPage::everyPage_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("scale");
    // The fourth is a full-HD screen at 200 %, the fifth one at 150 %.
    const std::pair<QSize, int> sizes[]{{{800, 600}, 0},   {{1024, 600}, 0}, {{1280, 800}, 5},
                                        {{960, 540}, 0},   {{1280, 720}, 0}, {{1280, 800}, 0},
                                        {{1920, 1080}, 0}, {{2560, 1440}, 0}};
    const bool all = qEnvironmentVariableIsSet("DUGOUT_ALL");
    const auto seed = QDate::currentDate().toJulianDay();
    int number = 0;
    for (const Language language : allLanguages) {
        for (const auto &[size, scale] : sizes) {
            if (all || number == seed % 24)
                QTest::addRow("%s %dx%d +%d", qPrintable(languageCode(language)), size.width(),
                              size.height(), scale)
                    << language << size << scale;
            ++number;
        }
    }
}

void TestEveryPage::everyPage()
{
    QFETCH(Language, language);
    QFETCH(QSize, size);
    QFETCH(int, scale);
    Commissioner boss;
    boss.begin(4);
    boss.house().language().setLanguage(language);
    boss.house().appearance().setTextScale(scale);
    boss.window().resize(size);
    WindowFixture::settle();
    for (const auto &visit : {lookAtLeague, lookAtRest, lookAtMatch}) {
        visit(boss);
        if (QTest::currentTestFailed())
            return;
    }
    QCOMPARE(boss.window().size(), size); // nothing pushed it larger
}

QTEST_MAIN(TestEveryPage)
#include "tst_everypage.moc"
