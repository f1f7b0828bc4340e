// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/common/command.h"
#include "ui/match/playstyles.h"
#include "ui/play/clockmemory.h"
#include "ui/window/keyspanel.h"
#include "ui/window/settingspage.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What can be chosen once for all stands on one page and counts at once.
class TestSettingsPage final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void ctrlCommaOpensIt();
    void escapeLeadsBack();
    void theLanguageIsChosen();
    void theLookIsChosen();
    void aNewMatchIsAskedAsSaid();
    void aKeyIsChangedAndKept();
    void aKeyOfAPageIsChanged();
    void keysAreSearched();
    void aKeyHasOneCommand();
    void theMenuHasNothingOfItTwice();
    void nothingIsCut_data();
    void nothingIsCut();
    void theDesktopSaysHowLargeTextIs();

private:
    [[nodiscard]] SettingsPage *page() const;
    [[nodiscard]] QComboBox *box(const char *name) const;
    [[nodiscard]] QAction *action(const char *id) const;
    /// Chooses the row of a command.
    [[nodiscard]] QTableWidget *keysAt(const QString &id) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestSettingsPage::init()
{
    failOnAnyWarning();
    m_folder = std::make_unique<QTemporaryDir>();
    m_fixture = std::make_unique<WindowFixture>(m_folder->filePath(u"settings.ini"_s));
    m_fixture->show();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Comma, Qt::ControlModifier);
    m_fixture->settle();
}

void TestSettingsPage::cleanup()
{
    m_fixture.reset();
}

SettingsPage *TestSettingsPage::page() const
{
    return m_fixture->window().findChild<SettingsPage *>();
}

QComboBox *TestSettingsPage::box(const char *name) const
{
    return page()->findChild<QComboBox *>(QString::fromLatin1(name));
}

QAction *TestSettingsPage::action(const char *id) const
{
    return m_fixture->window().findChild<QAction *>(QString::fromLatin1(id));
}

QTableWidget *TestSettingsPage::keysAt(const QString &id) const
{
    page()->showSection(SettingsPage::Keys);
    auto *table = page()->findChild<QTableWidget *>(u"keys-table"_s);
    for (int row = 0; row < table->rowCount(); ++row) {
        if (table->item(row, 0)->data(Qt::UserRole).toString() == id)
            table->setCurrentCell(row, 0);
    }
    return table;
}

void TestSettingsPage::ctrlCommaOpensIt()
{
    QVERIFY(page());
    QVERIFY(page()->isVisible());
    QCOMPARE(QApplication::focusWidget()->objectName(), u"settings-sections"_s);
    for (int section = 0; section < SettingsPage::SectionCount; ++section) {
        QTest::keyClick(QApplication::focusWidget(), section == 0 ? Qt::Key_Home : Qt::Key_Down);
        QCOMPARE(page()->section(), section);
    }
}

void TestSettingsPage::escapeLeadsBack()
{
    m_fixture->window().goTo(Place::Teams);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Comma, Qt::ControlModifier);
    QCOMPARE(m_fixture->window().place(), Place::Settings);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(m_fixture->window().place(), Place::Teams);
}

void TestSettingsPage::theLanguageIsChosen()
{
    box("setting-language")->setCurrentIndex(static_cast<int>(Language::German));
    QCOMPARE(m_fixture->language().language(), Language::German);
    m_fixture->language().setLanguage(Language::Spanish); // by its key, say
    m_fixture->settle();
    QCOMPARE(box("setting-language")->currentIndex(), static_cast<int>(Language::Spanish));
    box("setting-rules-language")->setCurrentIndex(1 + static_cast<int>(Language::English));
    QCOMPARE(m_fixture->settings().value(Setting::RulesSecondLanguage).toString(), u"en"_s);
}

void TestSettingsPage::theLookIsChosen()
{
    box("setting-theme")->setCurrentIndex(2);
    QCOMPARE(m_fixture->appearance().theme(), ThemeChoice::Dark);
    box("setting-text-size")->setCurrentIndex(5 - Appearance::smallestScale);
    QCOMPARE(m_fixture->appearance().textScale(), 5);
    action("text-smaller")->trigger();
    QCOMPARE(box("setting-text-size")->currentIndex(), 4 - Appearance::smallestScale);
    page()->findChild<QAbstractButton *>(u"setting-table-mode"_s)->click();
    QVERIFY(m_fixture->appearance().tableMode());
    QVERIFY(action("table-mode")->isChecked());
}

void TestSettingsPage::aNewMatchIsAskedAsSaid()
{
    Settings &settings = m_fixture->settings();
    box("setting-dice")->setCurrentIndex(1);
    box("setting-detail")->setCurrentIndex(1);
    box("setting-pitch")->setCurrentIndex(1);
    QCOMPARE(PlayStyles(settings).usual(), (PlayStyle{true, true, true}));
    box("setting-clock")->setCurrentIndex(box("setting-clock")->findText(u"4 minutes"_s));
    QCOMPARE(ClockMemory::usual(settings, Setting::MatchClock).limitMs, std::optional(240'000LL));
    box("setting-clock")->setCurrentIndex(0);
    QVERIFY(!ClockMemory::usual(settings, Setting::MatchClock).limitMs);
    page()->findChild<QAbstractButton *>(u"setting-sounds"_s)->click();
    QVERIFY(action("match-sounds")->isChecked());
}

void TestSettingsPage::aKeyIsChangedAndKept()
{
    QTableWidget *table = keysAt(u"odds"_s);
    QTest::keyClick(table, Qt::Key_Return);
    auto *dialog = m_fixture->window().findChild<KeyDialog *>();
    QVERIFY(dialog);
    dialog->findChild<QKeySequenceEdit *>()->setKeySequence(Qt::CTRL | Qt::Key_J);
    dialog->accept();
    QCOMPARE(action("odds")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
    m_fixture->close();
    m_fixture = std::make_unique<WindowFixture>(m_folder->filePath(u"settings.ini"_s));
    m_fixture->show();
    QCOMPARE(action("odds")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
    m_fixture->window().goTo(Place::Settings);
    (void)keysAt(u"odds"_s);
    page()->findChild<QPushButton *>(u"reset-key"_s)->click();
    QCOMPARE(action("odds")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_D));
    (void)keysAt(u"odds"_s);
    page()->findChild<QPushButton *>(u"take-key"_s)->click();
    QVERIFY(action("odds")->shortcut().isEmpty());
    page()->findChild<QPushButton *>(u"reset-keys"_s)->click();
    QCOMPARE(action("odds")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_D));
}

void TestSettingsPage::aKeyOfAPageIsChanged()
{
    m_fixture->window().goTo(Place::Teams);
    auto *button = m_fixture->window().findChild<ActionButton *>(u"new-team-button"_s);
    QVERIFY(button);
    QCOMPARE(commandOf(*button), u"new-team"_s);
    QCOMPARE(button->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_N));
    m_fixture->window().goTo(Place::Settings);
    QTest::keyClick(keysAt(u"new-team"_s), Qt::Key_Return);
    auto *dialog = m_fixture->window().findChild<KeyDialog *>();
    QVERIFY(dialog);
    dialog->findChild<QKeySequenceEdit *>()->setKeySequence(Qt::CTRL | Qt::Key_J);
    dialog->accept();
    // At once, on a page that was made before, and in its words after the language changes.
    QCOMPARE(button->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
    QCOMPARE(button->key(), QKeySequence(Qt::CTRL | Qt::Key_J));
    m_fixture->language().setLanguage(Language::German);
    m_fixture->window().goTo(Place::Teams);
    m_fixture->settle();
    QCOMPARE(button->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
}

void TestSettingsPage::keysAreSearched()
{
    QTableWidget *table = keysAt(u"odds"_s);
    auto *filter = page()->findChild<QLineEdit *>(u"keys-filter"_s);
    filter->setText(u"new TEAM"_s);
    QCOMPARE(table->rowCount(), 2); // below its heading
    QCOMPARE(table->item(1, 0)->data(Qt::UserRole).toString(), u"new-team"_s);
    filter->setText(u"ctrl+n"_s);
    QCOMPARE_GE(table->rowCount(), 6);
    filter->setText(u"nothing is called so"_s);
    QCOMPARE(table->rowCount(), 0);
    filter->clear();
    QCOMPARE_GE(table->rowCount(), 200);
}

void TestSettingsPage::aKeyHasOneCommand()
{
    // In the table itself …
    const CommandKeys keys(m_fixture->settings());
    for (const Command &each : allCommands()) {
        for (const QKeySequence &key : each.keys)
            QVERIFY2(!keys.ownerOf(key, each), qPrintable(each.id));
    }
    // … and when it is changed.
    (void)keysAt(u"odds"_s);
    page()->findChild<QPushButton *>(u"change-key"_s)->click();
    auto *dialog = m_fixture->window().findChild<KeyDialog *>();
    dialog->findChild<QKeySequenceEdit *>()->setKeySequence(Qt::CTRL | Qt::Key_Q);
    dialog->accept();
    QVERIFY(dialog->isVisible());
    QCOMPARE(action("odds")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_D));
    dialog->reject();
}

void TestSettingsPage::theMenuHasNothingOfItTwice()
{
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F10);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    const QList<QAction *> entries = menu->actions();
    QVERIFY(entries.contains(action("settings")));
    for (const char *id : {"theme-dark", "text-larger", "match-sounds"})
        QVERIFY2(!entries.contains(action(id)), id);
    menu->close();
}

void TestSettingsPage::nothingIsCut_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<int>("scale");
    QTest::addColumn<QSize>("size");
    for (const Language language : allLanguages) {
        for (const int scale : {0, 5}) {
            for (const QSize size : {QSize(800, 600), QSize(1280, 800)})
                QTest::addRow("%s +%d %dx%d", qPrintable(languageCode(language)), scale,
                              size.width(), size.height())
                    << language << scale << size;
        }
    }
}

void TestSettingsPage::nothingIsCut()
{
    QFETCH(Language, language);
    QFETCH(int, scale);
    QFETCH(QSize, size);
    m_fixture->window().resize(size);
    m_fixture->language().setLanguage(language);
    m_fixture->appearance().setTextScale(scale);
    for (int section = 0; section < SettingsPage::SectionCount; ++section) {
        page()->showSection(section);
        m_fixture->settle();
        QCOMPARE(clippedTexts(&m_fixture->window()).join(u'\n'), QString());
        QCOMPARE(m_fixture->window().size(), size);
    }
}

void TestSettingsPage::theDesktopSaysHowLargeTextIs()
{
    QFont font;
    font.setPointSizeF(11);
    QCOMPARE(textPixelsOf(font, 96), 15);
    QCOMPARE(textPixelsOf(font, 120), 18);
    font.setPixelSize(16);
    QCOMPARE(textPixelsOf(font, 96), 16);
    font.setPixelSize(3);
    QCOMPARE(textPixelsOf(font, 96), 11);
    font.setPointSizeF(72);
    QCOMPARE(textPixelsOf(font, 96), 24);
}

QTEST_MAIN(TestSettingsPage)
#include "tst_settingspage.moc"
