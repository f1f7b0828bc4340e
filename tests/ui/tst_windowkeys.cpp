// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/window/aboutdialog.h"
#include "ui/window/languagekeys.h"
#include "ui/window/placekeys.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

void press(QWidget &widget, const QKeySequence &key)
{
    QTest::keyClick(&widget, key[0].key(), key[0].keyboardModifiers());
}

} // namespace

/// Keys that work wherever one is, and what the window says of them and of itself.
class TestWindowKeys final : public QObject
{
    Q_OBJECT

private slots:
    void languagesHaveKeys();
    void languageKeysWorkInDialogs();
    void titleNamesWhatIsOpen();
    void focusIsSeen_data();
    void focusIsSeen();
    void aKeyThatAFieldTakesIsNotPrinted();
};

void TestWindowKeys::languagesHaveKeys()
{
    WindowFixture fixture;
    fixture.show();
    for (const Language language : {Language::German, Language::Spanish, Language::English}) {
        press(fixture.window(), languageKey(language));
        QCOMPARE(fixture.language().language(), language);
    }
}

void TestWindowKeys::languageKeysWorkInDialogs()
{
    WindowFixture fixture;
    fixture.show();
    fixture.window().findChild<QAction *>(u"about"_s)->trigger();
    auto *about = fixture.window().findChild<AboutDialog *>();
    QVERIFY(about);
    about->setModal(true);
    fixture.settle();
    QWidget *focus = about->focusWidget() ? about->focusWidget() : about;
    press(*focus, languageKey(Language::German));
    fixture.settle();
    QCOMPARE(about->windowTitle(), u"Über Dugout"_s);
}

void TestWindowKeys::titleNamesWhatIsOpen()
{
    WindowFixture fixture;
    fixture.show();
    QVERIFY(fixture.club().teams().addSamples());
    fixture.window().goTo(Place::Home);
    QCOMPARE(fixture.window().windowTitle(), u"Dugout"_s);
    fixture.window().goTo(Place::Rules);
    QCOMPARE(fixture.window().windowTitle(), u"Rules – Dugout"_s);
    fixture.language().setLanguage(Language::German);
    fixture.settle();
    QCOMPARE(fixture.window().windowTitle(), u"Regeln – Dugout"_s);
}

void TestWindowKeys::focusIsSeen_data()
{
    QTest::addColumn<ThemeChoice>("theme");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("high contrast") << ThemeChoice::HighContrast;
}

void TestWindowKeys::focusIsSeen()
{
    QFETCH(ThemeChoice, theme);
    WindowFixture fixture;
    fixture.show();
    fixture.appearance().setTheme(theme);
    QWidget window;
    QLineEdit before(&window); // has the focus first
    ActionButton button(&window);
    button.move(0, 50);
    button.setText(u"End of the turn"_s);
    button.resize(200, 40);
    window.show();
    QApplication::setActiveWindow(&window);
    QVERIFY(QTest::qWaitForWindowActive(&window));
    before.setFocus();
    const QImage without = button.grab().toImage();
    button.setFocus(Qt::TabFocusReason);
    const QImage with = button.grab().toImage();
    int differing = 0;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x)
            differing
                += std::abs(qGray(with.pixel(x, y)) - qGray(without.pixel(x, y))) > 80 ? 1 : 0;
    }
    QVERIFY2(differing > 600, qPrintable(QString::number(differing))); // a ring, not some edge
}

/// Where a letter is printed it works: in the shop a field took those of the clock and the cards.
void TestWindowKeys::aKeyThatAFieldTakesIsNotPrinted()
{
    QWidget window;
    QLineEdit field(&window);
    ActionButton letter(&window);
    ActionButton control(&window);
    ActionButton other(&window);
    letter.setKey(QKeySequence(Qt::SHIFT | Qt::Key_P));
    control.setKey(QKeySequence(Qt::CTRL | Qt::Key_Enter));
    window.show();
    QApplication::setActiveWindow(&window);
    QVERIFY(QTest::qWaitForWindowActive(&window));
    other.setFocus();
    QVERIFY(letter.isKeyHeard());
    const QSize size = letter.sizeHint();
    field.setFocus();
    QVERIFY(!letter.isKeyHeard());
    QVERIFY(control.isKeyHeard());
    QCOMPARE(letter.sizeHint(), size); // nothing moves
}

QTEST_MAIN(TestWindowKeys)
#include "tst_windowkeys.moc"
