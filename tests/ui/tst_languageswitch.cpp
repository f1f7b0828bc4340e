// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windowfixture.h"
#include "ui/common/deletequestion.h"
#include "ui/guide/guideview.h"
#include "ui/guide/guidewindow.h"
#include "ui/home/homepage.h"
#include "ui/window/aboutdialog.h"

#include <QAbstractButton>
#include <QAction>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

QStringList labelTexts(const QWidget *window)
{
    QStringList texts;
    const QList<QLabel *> labels = window->findChildren<QLabel *>();
    for (const QLabel *label : labels)
        texts.append(label->text());
    return texts;
}

} // namespace

class TestLanguageSwitch final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void oneClickSwitches();
    void openDialogsFollowAtOnce();
    void qtsOwnDialogsFollow_data();
    void qtsOwnDialogsFollow();
    void aQuestionWhetherToDeleteFollows();
    void numbersAndDatesFollow();
    void whatWasTypedStays();
    void choosingTheSameLanguageAgainChangesNothing();
};

void TestLanguageSwitch::oneClickSwitches()
{
    WindowFixture fixture;
    fixture.show();
    auto *german = fixture.window().findChild<QAbstractButton *>(u"language-de"_s);
    auto *home = fixture.window().findChild<QAbstractButton *>(u"place-home"_s);
    QVERIFY(german && home);
    QCOMPARE(home->text(), u"Home"_s);
    QTest::mouseClick(german, Qt::LeftButton);
    fixture.settle();
    QCOMPARE(fixture.language().language(), Language::German);
    QCOMPARE(home->text(), u"Start"_s);
    QCOMPARE(home->toolTip(), u"Start (Alt+1)"_s);
    QVERIFY(german->isChecked());
    // And when something else switches, the buttons show it.
    fixture.language().setLanguage(Language::Spanish);
    QVERIFY(fixture.window().findChild<QAbstractButton *>(u"language-es"_s)->isChecked());
    QVERIFY(!german->isChecked());
}

void TestLanguageSwitch::openDialogsFollowAtOnce()
{
    WindowFixture fixture;
    fixture.show();
    fixture.window().findChild<QAction *>(u"about"_s)->trigger();
    fixture.window().findChild<QAction *>(u"shortcuts"_s)->trigger();
    auto *about = fixture.window().findChild<AboutDialog *>();
    auto *keys = fixture.window().findChild<GuideWindow *>();
    QVERIFY(about && keys);
    const auto *page = keys->findChild<GuideView *>();
    fixture.language().setLanguage(Language::German);
    fixture.settle();
    QCOMPARE(about->windowTitle(), u"Über Dugout"_s);
    QCOMPARE(keys->windowTitle(), u"Tastenkürzel – Anleitung"_s);
    // The keys speak German too, and so do the names of the actions.
    QVERIFY(page->toPlainText().contains(u"Strg+Q"_s));
    QVERIFY(page->toPlainText().contains(u"Beenden"_s));
    fixture.language().setLanguage(Language::Spanish);
    fixture.settle();
    QCOMPARE(about->windowTitle(), u"Acerca de Dugout"_s);
    QVERIFY(page->toPlainText().contains(u"Ctrl+Q"_s));
}

void TestLanguageSwitch::qtsOwnDialogsFollow_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("cancel");
    QTest::addColumn<QString>("fileName");
    QTest::addColumn<QString>("folder");
    QTest::newRow("Spanish") << Language::Spanish << u"Cancelar"_s << u"Nombre de fichero:"_s
                             << u"Carpeta"_s;
    QTest::newRow("English") << Language::English << u"Cancel"_s << u"File name:"_s << u"Folder"_s;
    QTest::newRow("German") << Language::German << u"Abbrechen"_s << u"Dateiname:"_s << u"Ordner"_s;
}

void TestLanguageSwitch::qtsOwnDialogsFollow()
{
    QFETCH(Language, language);
    QFETCH(QString, cancel);
    QFETCH(QString, fileName);
    WindowFixture fixture;
    fixture.language().setLanguage(language == Language::German ? Language::Spanish
                                                                : Language::German);
    fixture.show();
    QMessageBox box(QMessageBox::Question, u"?"_s, u"?"_s, QMessageBox::Ok | QMessageBox::Cancel,
                    &fixture.window());
    box.open();
    QFileDialog files(&fixture.window());
    files.setOption(QFileDialog::DontUseNativeDialog);
    files.open();
    fixture.settle();
    fixture.language().setLanguage(language);
    fixture.settle();
    const auto plain = [](QString text) { return text.remove(u'&'); };
    QCOMPARE(plain(box.button(QMessageBox::Cancel)->text()), cancel);
    const auto *buttons = files.findChild<QDialogButtonBox *>();
    QCOMPARE(plain(buttons->button(QDialogButtonBox::Cancel)->text()), cancel);
    const auto *label = files.findChild<QLabel *>(u"fileNameLabel"_s);
    QVERIFY(label);
    QCOMPARE(plain(label->text()), fileName);
    QTEST(QFileIconProvider().type(QFileInfo(QDir::tempPath())), "folder");
}

void TestLanguageSwitch::aQuestionWhetherToDeleteFollows()
{
    WindowFixture fixture;
    fixture.show();
    askToDelete(
        &fixture.window(), [] { return QLocale().name(); }, [] { return u"Reds"_s; }, [] {});
    fixture.settle();
    const auto *box = fixture.window().findChild<QMessageBox *>();
    QVERIFY(box);
    const QString asked = box->text();
    const QString title = box->windowTitle();
    fixture.language().setLanguage(Language::German);
    fixture.settle();
    QVERIFY(box->text() != asked);
    QVERIFY(box->text().contains(u"Reds"_s));
    QVERIFY(box->windowTitle() != title);
}

void TestLanguageSwitch::numbersAndDatesFollow()
{
    WindowFixture fixture;
    QDialog dialog(&fixture.window());
    QDoubleSpinBox number(&dialog);
    number.setGroupSeparatorShown(true);
    number.setRange(0, 1e7);
    number.setValue(1180000.5);
    QDateEdit date(QDate(2024, 5, 3), &dialog);
    HomeFeed feed = fullHomeFeed();
    fixture.window().home()->setFeed(feed);
    fixture.show();
    dialog.show();

    fixture.language().setLanguage(Language::German);
    fixture.settle();
    QCOMPARE(number.text(), u"1.180.000,50"_s);
    QCOMPARE(QLocale().toString(QDate(2024, 5, 3), QLocale::ShortFormat), u"03.05.24"_s);
    QCOMPARE(date.locale().language(), QLocale::German);
    QVERIFY(labelTexts(fixture.window().home()).contains(u"03.05.24"_s));

    fixture.language().setLanguage(Language::English);
    fixture.settle();
    QCOMPARE(number.text(), u"1,180,000.50"_s);
    QVERIFY(labelTexts(fixture.window().home()).contains(u"03/05/2024"_s));
    QCOMPARE(number.value(), 1180000.5);
    // A window that opens later speaks the new language as well.
    QDoubleSpinBox later;
    later.setValue(0.5);
    QCOMPARE(later.text(), u"0.50"_s);
}

void TestLanguageSwitch::whatWasTypedStays()
{
    WindowFixture fixture;
    fixture.show();
    QDialog dialog(&fixture.window());
    QLineEdit line(&dialog);
    QPlainTextEdit text(&dialog);
    QDoubleSpinBox number(&dialog);
    auto *layout = new QVBoxLayout(&dialog);
    for (QWidget *widget : {static_cast<QWidget *>(&line), static_cast<QWidget *>(&text),
                            static_cast<QWidget *>(&number)})
        layout->addWidget(widget);
    dialog.open();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    line.setFocus();
    QTest::keyClicks(&line, u"Riverside"_s);
    line.setCursorPosition(3);
    line.setSelection(1, 4);
    QTest::keyClicks(&text, u"two words"_s);
    number.setValue(3.25);
    for (const Language language : allLanguages) {
        fixture.language().setLanguage(language);
        fixture.settle();
        QCOMPARE(line.text(), u"Riverside"_s);
        QCOMPARE(line.selectedText(), u"iver"_s);
        QVERIFY(line.hasFocus());
        QCOMPARE(text.toPlainText(), u"two words"_s);
        QVERIFY(text.document()->isUndoAvailable());
        QCOMPARE(number.value(), 3.25);
    }
}

void TestLanguageSwitch::choosingTheSameLanguageAgainChangesNothing()
{
    WindowFixture fixture;
    fixture.language().setLanguage(Language::German);
    const QSignalSpy changed(&fixture.language(), &LanguageController::languageChanged);
    fixture.language().setLanguage(Language::German);
    QCOMPARE(changed.size(), 0);
    QCOMPARE(QLocale().language(), QLocale::German);
}

QTEST_MAIN(TestLanguageSwitch)
#include "tst_languageswitch.moc"
