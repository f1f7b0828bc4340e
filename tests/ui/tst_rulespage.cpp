// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulesetlibrary.h"
#include "tests/support/scripteddice.h"
#include "ui/common/appearance.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/settings.h"
#include "ui/rules/rulesarticle.h"
#include "ui/rules/rulesfinder.h"
#include "ui/rules/rulespage.h"
#include "ui/rules/rulesreader.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPrintPreviewDialog>
#include <QPushButton>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QUrl>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// A Rules place with a folder of its own and dice that fall as said.
struct RulesPlace
{
    explicit RulesPlace(std::vector<int> dice = {}, const QString &dataFolder = {})
        : settings((dataFolder.isEmpty() ? folder.path() : dataFolder) + u"/settings.ini"_s)
        , library((dataFolder.isEmpty() ? folder.path() : dataFolder) + u"/rulesets"_s)
        , random(std::move(dice))
    {
        language.setLanguage(Language::English);
        page = std::make_unique<RulesPage>(RulesServices{settings, language, library, random});
        page->resize(1000, 600);
        page->show();
        page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(page.get()));
        page->setFocus();
    }

    template<typename T>
    [[nodiscard]] T *child(const QString &name) const
    {
        return page->findChild<T *>(name);
    }
    [[nodiscard]] QString articleText() const
    {
        return child<QTextBrowser>(u"article"_s)->toPlainText();
    }
    void search(const QString &text) const { child<QLineEdit>(u"rules-search"_s)->setText(text); }
    [[nodiscard]] QString current() const
    {
        const auto &ref = page->reader().current();
        return ref ? ref->toString() : QString();
    }
    void follow(const QString &ref) const
    {
        emit child<QTextBrowser>(u"article"_s)->anchorClicked(QUrl(ref));
    }
    void click(const QString &name) const { child<QAbstractButton>(name)->click(); }

    QTemporaryDir folder;
    Settings settings;
    LanguageController language;
    RulesetLibrary library;
    ScriptedDice random;
    std::unique_ptr<RulesPage> page;
};

} // namespace

class TestRulesPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void typingFindsInAnyLanguage();
    void arrowsWalkTheListFromTheSearch();
    void linksLeadOnAndBack();
    void everyPageOfEveryEditionHasWords_data();
    void everyPageOfEveryEditionHasWords();
    void secondLanguageStandsBesideTheFirst();
    void sourcesOnDemand();
    void favouritesAreKept();
    void rollsWithDugoutsDice();
    void rollsWithOwnDice();
    void wrongDiceChangeNothing();
    void bookTablesSayThePage();
    void clickingTheTableRolls();
    void languageSwitchKeepsEverything();
    void faultyRulesetsAreListed();
    void everythingHasANameAndAKey();
    void aNarrowPageShowsWhatPositionsCost();
    void germanIsNotClipped();
    void printPreviewPaints();
    void benchOpening_data();
    void benchOpening();
    void benchLanguageSwitch();

private:
    Appearance *m_appearance = nullptr;
};

void TestRulesPage::initTestCase()
{
    m_appearance = new Appearance(this);
}

void TestRulesPage::typingFindsInAnyLanguage()
{
    RulesPlace place;
    place.language.setLanguage(Language::German);
    auto *search = place.child<QLineEdit>(u"rules-search"_s);
    QTRY_COMPARE(QApplication::focusWidget(), search);
    QTest::keyClicks(search, u"esquivar"_s);
    QCOMPARE(place.current(), u"skill/dodge"_s);
    QVERIFY(place.articleText().contains(u"Ausweichen"_s));
    search->clear();
    QTest::keyClicks(search, u"nothing like that"_s);
    QCOMPARE(place.page->finder().model().found(), 0);
}

void TestRulesPage::arrowsWalkTheListFromTheSearch()
{
    RulesPlace place;
    auto *search = place.child<QLineEdit>(u"rules-search"_s);
    const QString first = place.current();
    QTest::keyClick(search, Qt::Key_Down);
    QVERIFY(place.current() != first);
    QTest::keyClick(search, Qt::Key_Up);
    QCOMPARE(place.current(), first);
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_COMPARE(QApplication::focusWidget(), place.child<QTextBrowser>(u"article"_s));
}

void TestRulesPage::linksLeadOnAndBack()
{
    RulesPlace place;
    place.page->open({RulesKind::Team, {}, u"human"_s});
    const QString html = place.child<QTextBrowser>(u"article"_s)->toHtml();
    QVERIFY(html.contains(u"href=\"skill/block\""_s));
    QVERIFY(html.contains(u"href=\"star/griff-oberwald\""_s));
    place.follow(u"skill/dodge"_s);
    QVERIFY(
        place.child<QTextBrowser>(u"article"_s)->toHtml().contains(u"position/human/catcher"_s));
    place.follow(u"row/weather/blizzard"_s);
    QVERIFY(place.articleText().contains(u"▶"_s));
    QCOMPARE(place.current(), u"row/weather/blizzard"_s);
    QTest::keyClick(place.page.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(place.current(), u"skill/dodge"_s);
    QTest::keyClick(place.page.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(place.current(), u"team/human"_s);
    QTest::keyClick(place.page.get(), Qt::Key_Right, Qt::AltModifier);
    QTRY_COMPARE(place.current(), u"skill/dodge"_s);
    QVERIFY(place.child<QAbstractButton>(u"rules-forward"_s)->isEnabled());
    place.follow(u"https://elsewhere.example"_s); // leads nowhere and changes nothing
    QCOMPARE(place.current(), u"skill/dodge"_s);
}

void TestRulesPage::everyPageOfEveryEditionHasWords_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : RulesetLibrary().ids())
        QTest::newRow(qPrintable(id)) << id;
}

void TestRulesPage::everyPageOfEveryEditionHasWords()
{
    QFETCH(QString, id);
    RulesPlace place;
    place.page->chooseEdition(id);
    QCOMPARE(place.page->edition(), id);
    RulesetLibrary library;
    const RulesBook book(*library.load(id));
    const RulesModel &model = place.page->finder().model();
    QTRY_VERIFY(model.found() > 50);
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto ref = model.refAt(model.index(row));
        if (!ref)
            continue;
        const QString html
            = rulesArticle(book, *ref, {Language::Spanish, Language::German, true, {}, {}, 14});
        QVERIFY2(html.contains(book.nameOf(*ref).es.toHtmlEscaped()), qPrintable(ref->toString()));
        QVERIFY2(html.contains(book.nameOf(*ref).de.toHtmlEscaped()), qPrintable(ref->toString()));
    }
}

void TestRulesPage::secondLanguageStandsBesideTheFirst()
{
    RulesPlace place;
    place.page->open({RulesKind::Table, {}, u"weather"_s});
    QVERIFY(!place.articleText().contains(u"Ventisca"_s));
    auto *second = place.child<QComboBox>(u"rules-second-language"_s);
    second->setCurrentIndex(second->findData(u"es"_s));
    emit second->activated(second->currentIndex());
    QVERIFY(place.articleText().contains(u"Ventisca"_s));
    QVERIFY(place.articleText().contains(u"Blizzard"_s));
    QCOMPARE(place.settings.value(Setting::RulesSecondLanguage).toString(), u"es"_s);
}

void TestRulesPage::sourcesOnDemand()
{
    RulesPlace place;
    place.page->open({RulesKind::Table, {}, u"throw-in"_s});
    QVERIFY(!place.articleText().contains(u"crp.es.txt"_s));
    place.click(u"rules-sources"_s);
    QVERIFY(place.articleText().contains(u"crp.es.txt"_s));
    const Table *table = (*place.library.load(u"crp"_s))->tables().find(u"throw-in"_s);
    QVERIFY(place.articleText().contains(QString::number(table->source.line)));
    QVERIFY(place.articleText().contains(table->source.reading.en));
    place.click(u"rules-sources"_s);
    QVERIFY(!place.articleText().contains(u"crp.es.txt"_s));
}

void TestRulesPage::favouritesAreKept()
{
    QTemporaryDir folder;
    {
        RulesPlace place({}, folder.path());
        place.page->open({RulesKind::Table, {}, u"weather"_s});
        QTest::keyClick(place.page.get(), Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(!place.settings.value(Setting::RulesFavourites).toStringList().isEmpty());
        QVERIFY(place.child<QAbstractButton>(u"rules-favourite"_s)->isChecked());
        const RulesModel &model = place.page->finder().model();
        QTRY_COMPARE(model.firstEntry().data(RulesModel::RefRole).toString(), u"table/weather"_s);
    }
    RulesPlace again({}, folder.path());
    const RulesModel &model = again.page->finder().model();
    QTRY_COMPARE(model.firstEntry().data(RulesModel::RefRole).toString(), u"table/weather"_s);
    again.page->chooseEdition(u"bb2016"_s); // the same favourite in another edition of the game
    QTRY_COMPARE(model.firstEntry().data(RulesModel::RefRole).toString(), u"table/weather"_s);
    again.page->chooseEdition(u"shadespire"_s); // but not in another game
    QVERIFY(!model.firstEntry().data(RulesModel::FavouriteRole).toBool());
    again.page->chooseEdition(u"crp"_s);
    again.click(u"rules-favourites-only"_s);
    QCOMPARE(model.found(), 1);
    again.page->open({RulesKind::Table, {}, u"weather"_s});
    again.click(u"rules-favourite"_s);
    QCOMPARE(model.found(), 0);
    QVERIFY(again.settings.value(Setting::RulesFavourites).toStringList().isEmpty());
}

void TestRulesPage::rollsWithDugoutsDice()
{
    RulesPlace place({6, 6});
    place.page->open({RulesKind::Table, {}, u"weather"_s});
    place.child<QTextBrowser>(u"article"_s)->setFocus();
    QTest::keyClick(place.child<QTextBrowser>(u"article"_s), Qt::Key_R);
    QTRY_VERIFY(place.random.allUsed());
    QCOMPARE(place.child<QLabel>(u"roll-name"_s)->text(), u"Blizzard"_s);
    QCOMPARE(place.child<QLabel>(u"roll-total"_s)->text(), u"= 12"_s);
    QVERIFY(place.articleText().contains(u"▶"_s));
}

void TestRulesPage::rollsWithOwnDice()
{
    RulesPlace place;
    place.page->open({RulesKind::Table, {}, u"casualty"_s});
    place.click(u"enter"_s);
    auto *typed = place.child<QLineEdit>(u"dice-typed"_s);
    QTRY_COMPARE(QApplication::focusWidget(), typed);
    QTest::keyClicks(typed, u"41"_s);
    QTest::keyClick(typed, Qt::Key_Return);
    QCOMPARE(place.child<QLabel>(u"roll-name"_s)->text(), u"Broken Ribs"_s);
    QVERIFY(!typed->isVisible());
}

void TestRulesPage::wrongDiceChangeNothing()
{
    RulesPlace place({1, 1});
    place.page->open({RulesKind::Table, {}, u"weather"_s});
    place.click(u"roll"_s);
    const QString before = place.articleText();
    place.click(u"enter"_s);
    auto *typed = place.child<QLineEdit>(u"dice-typed"_s);
    QTest::keyClicks(typed, u"9 9"_s);
    QTest::keyClick(typed, Qt::Key_Return);
    QVERIFY(!place.child<QLabel>(u"dice-complaint"_s)->text().isEmpty());
    QVERIFY(typed->isVisible());
    QCOMPARE(place.articleText(), before);
    QCOMPARE(place.child<QLabel>(u"roll-name"_s)->text(), u"Sweltering Heat"_s);
}

void TestRulesPage::bookTablesSayThePage()
{
    RulesPlace place({3, 4});
    place.page->chooseEdition(u"lrb4"_s);
    place.page->open({RulesKind::Table, {}, u"weather"_s});
    QVERIFY(place.articleText().contains(u"page 19"_s));
    place.click(u"roll"_s);
    QVERIFY(place.child<QLabel>(u"roll-name"_s)->text().contains(u"19"_s));
    QVERIFY(!place.articleText().contains(u"▶"_s));
}

void TestRulesPage::clickingTheTableRolls()
{
    RulesPlace place({3, 4});
    place.page->open({RulesKind::Table, {}, u"weather"_s});
    auto *article = place.child<QTextBrowser>(u"article"_s);
    QTextCursor cursor = article->document()->find(u"Pouring Rain"_s);
    QVERIFY(!cursor.isNull());
    cursor.clearSelection();
    QTest::mouseClick(article->viewport(), Qt::LeftButton, {},
                      article->cursorRect(cursor).center() + QPoint(2, 0));
    QVERIFY(place.random.allUsed());
    QCOMPARE(place.child<QLabel>(u"roll-total"_s)->text(), u"= 7"_s);
}

void TestRulesPage::languageSwitchKeepsEverything()
{
    RulesPlace place({6, 6});
    place.search(u"weather"_s);
    place.page->open({RulesKind::Table, {}, u"weather"_s});
    place.click(u"roll"_s);
    place.language.setLanguage(Language::Spanish);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(place.child<QLineEdit>(u"rules-search"_s)->text(), u"weather"_s);
    QCOMPARE(place.current(), u"table/weather"_s);
    QCOMPARE(place.child<QLabel>(u"roll-name"_s)->text(), u"Ventisca"_s);
    QVERIFY(place.articleText().contains(u"▶"_s));
    QVERIFY(!place.articleText().contains(u"Blizzard"_s));
}

void TestRulesPage::faultyRulesetsAreListed()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"rulesets/broken"_s));
    QFile manifest(folder.filePath(u"rulesets/broken/ruleset.json"_s));
    QVERIFY(manifest.open(QIODevice::WriteOnly));
    manifest.write(R"({"id": "broken", "game": "chess"})");
    manifest.close();
    RulesPlace place({}, folder.path());
    auto *editions = place.child<QComboBox>(u"rules-edition"_s);
    QCOMPARE(editions->count(), 6);
    QVERIFY(editions->itemText(5).contains(u"broken"_s));
    editions->setCurrentIndex(5);
    emit editions->activated(5);
    QVERIFY(place.articleText().contains(u"ruleset.json"_s));
    QCOMPARE(place.page->finder().model().found(), 0);
    QVERIFY(!place.child<QAbstractButton>(u"rules-print"_s)->isEnabled());
    place.page->chooseEdition(u"crp"_s); // and on it goes
    QTRY_VERIFY(place.page->finder().model().found() > 100);
}

void TestRulesPage::everythingHasANameAndAKey()
{
    RulesPlace place;
    place.page->open({RulesKind::Table, {}, u"weather"_s});
    const auto widgets = place.page->findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool named
            = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        QVERIFY2(named || widget->inherits("QScrollBar")
                     || widget->parentWidget()->inherits("QComboBox"),
                 qPrintable(widget->objectName() + u' '
                            + QString::fromLatin1(widget->metaObject()->className())));
    }
}

/// On a full-HD screen at 200 %, and in table mode: what a position costs is not beside the page.
void TestRulesPage::aNarrowPageShowsWhatPositionsCost()
{
    RulesPlace place;
    place.language.setLanguage(Language::Spanish);
    place.page->chooseEdition(u"crp"_s);
    place.page->resize(1300, 700);
    place.page->open({RulesKind::Team, {}, u"undead"_s});
    const auto settle = [] {
        QCoreApplication::sendPostedEvents();
        QTest::qWait(10);
    };
    settle();
    const auto *article = place.child<QTextBrowser>(u"article"_s);
    QVERIFY(!place.articleText().contains(u"Normal F"_s));
    for (const bool large : {false, true}) {
        m_appearance->setTableMode(large);
        place.page->resize(large ? 1200 : 880, 520);
        settle();
        QCOMPARE(article->horizontalScrollBar()->maximum(), 0);
        QVERIFY(place.articleText().contains(u"120.000"_s));
        QVERIFY(place.articleText().contains(u"Normal F"_s)); // a mummy
    }
    m_appearance->setTableMode(false);
}

void TestRulesPage::germanIsNotClipped()
{
    m_appearance->setTableMode(true);
    RulesPlace place;
    place.page->resize(916, 600); // 1024 × 600 beside the rail
    place.language.setLanguage(Language::German);
    place.page->open({RulesKind::Table, {}, u"weather"_s});
    QCoreApplication::sendPostedEvents();
    QTest::qWait(10);
    QVERIFY2(place.page->minimumSizeHint().width() <= 916,
             qPrintable(QString::number(place.page->minimumSizeHint().width())));
    const auto buttons = place.page->findChildren<QPushButton *>();
    for (const QPushButton *button : buttons) {
        if (button->isVisible())
            QVERIFY2(button->width() >= button->sizeHint().width(),
                     qPrintable(button->objectName()));
    }
    m_appearance->setTableMode(false);
}

void TestRulesPage::printPreviewPaints()
{
    RulesPlace place;
    place.click(u"rules-print"_s);
    auto *preview = place.child<QPrintPreviewDialog>(u"sheet-preview"_s);
    QVERIFY(preview);
    QTRY_VERIFY(preview->isVisible());
    preview->close();
}

void TestRulesPage::benchOpening_data()
{
    everyPageOfEveryEditionHasWords_data();
}

void TestRulesPage::benchOpening()
{
    QFETCH(QString, id);
    QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s));
    settings.setValue(Setting::RulesEdition, id);
    LanguageController language;
    ScriptedDice random({});
    QBENCHMARK
    {
        RulesetLibrary library;
        const RulesPage page({settings, language, library, random});
        QCOMPARE(page.edition(), id);
    }
}

void TestRulesPage::benchLanguageSwitch()
{
    RulesPlace place;
    place.page->open({RulesKind::Table, {}, u"casualty"_s});
    bool german = false;
    QBENCHMARK
    {
        german = !german;
        place.language.setLanguage(german ? Language::German : Language::English);
        QCoreApplication::sendPostedEvents();
    }
}

QTEST_MAIN(TestRulesPage)
#include "tst_rulespage.moc"
