// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/guide/guidewindow.h"
#include "ui/home/homepage.h"
#include "ui/window/aboutdialog.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Nothing is cut off: in every language, on a small and an ordinary screen, with large letters.
class TestFit final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void windowFits_data() { addRows(); }
    void windowFits();
    void dialogsFit_data() { addRows(); }
    void dialogsFit();
    void textThatGrowsWhileOpenFits();
    void theTestItselfSeesClippedText();

private:
    static void addRows();
    static void prepare(WindowFixture &fixture);
};

void TestFit::addRows()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<bool>("tableMode");
    QTest::addColumn<int>("textScale");
    QTest::addColumn<QSize>("size");
    const struct
    {
        const char *name;
        bool tableMode;
        int textScale;
    } modes[]{{"ordinary", false, 0},
              {"table mode", true, 0},
              {"larger text", false, 3},
              {"largest text in table mode", true, Appearance::largestScale},
              {"smallest text", false, Appearance::smallestScale}};
    // The last is a full-HD screen at 200 %.
    for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(960, 540)}) {
        for (const auto &mode : modes) {
            // Letters more than twice as large on the smallest screen: long names scroll away.
            if (size.width() < 1000 && mode.tableMode && mode.textScale > 3)
                continue;
            for (const Language language : allLanguages)
                QTest::addRow("%s %s %dx%d", qPrintable(languageCode(language)), mode.name,
                              size.width(), size.height())
                    << language << mode.tableMode << mode.textScale << size;
        }
    }
}

void TestFit::prepare(WindowFixture &fixture)
{
    QFETCH(Language, language);
    QFETCH(bool, tableMode);
    QFETCH(int, textScale);
    QFETCH(QSize, size);
    fixture.show();
    fixture.window().resize(size);
    // Changed while the window is open: everything must follow.
    fixture.language().setLanguage(language);
    fixture.appearance().setTableMode(tableMode);
    fixture.appearance().setTextScale(textScale);
    fixture.settle();
}

void TestFit::windowFits()
{
    QFETCH(QSize, size);
    WindowFixture fixture;
    prepare(fixture);
    HomeFeed samples;
    samples.offersSamples = true;
    samples.canStartMatch = true;
    for (const HomeFeed &feed : {HomeFeed(), samples, fullHomeFeed()}) {
        fixture.window().home()->setFeed(feed);
        fixture.settle();
        QCOMPARE(clippedTexts(&fixture.window()).join(u'\n'), QString());
        QCOMPARE(fixture.window().size(), size); // nothing pushed it larger
    }
    for (const Place place : allPlaces) {
        fixture.window().goTo(place);
        fixture.settle();
        QCOMPARE(clippedTexts(&fixture.window()).join(u'\n'), QString());
        QCOMPARE(fixture.window().size(), size);
    }
    const QList<QMenu *> menus = fixture.window().findChildren<QMenu *>();
    for (QMenu *menu : menus)
        QVERIFY2(menu->sizeHint().height() <= size.height() + 100, "Qt scrolls longer menus");
}

void TestFit::dialogsFit()
{
    WindowFixture fixture;
    prepare(fixture);
    AboutDialog about(&fixture.window());
    GuideWindow guide(
        fixture.language(), [] { return GuideKeys(); }, &fixture.window());
    guide.openAt(u"matches"_s, true);
    for (QDialog *dialog : {static_cast<QDialog *>(&about), static_cast<QDialog *>(&guide)}) {
        dialog->open();
        fixture.settle();
        QCOMPARE(clippedTexts(dialog).join(u'\n'), QString());
        dialog->close();
    }
}

void TestFit::textThatGrowsWhileOpenFits()
{
    WindowFixture fixture;
    fixture.show();
    AboutDialog about(&fixture.window());
    about.open();
    fixture.settle();
    for (const Language language : allLanguages) {
        for (int scale = Appearance::smallestScale; scale <= Appearance::largestScale; ++scale) {
            fixture.language().setLanguage(language);
            fixture.appearance().setTextScale(scale);
            fixture.settle();
            QCOMPARE(clippedTexts(&about).join(u'\n'), QString());
        }
    }
}

void TestFit::theTestItselfSeesClippedText()
{
    QWidget window;
    auto *label = new QLabel(u"Wiederholungswürfe und Zugverluste"_s, &window);
    window.resize(300, 100);
    window.show();
    label->setGeometry(0, 0, 40, 20);
    QCOMPARE(clippedTexts(&window).size(), 1);
    label->setGeometry(0, 0, 295, 30);
    QCOMPARE(clippedTexts(&window).join(u'\n'), QString());
    label->setGeometry(100, 0, 295, 30); // reaches beyond the window
    QCOMPARE(clippedTexts(&window).size(), 1);
    label->setWordWrap(true);
    label->setGeometry(0, 0, 200, 10); // two lines in the height of half a line
    QCOMPARE(clippedTexts(&window).size(), 1);
}

QTEST_MAIN(TestFit)
#include "tst_fit.moc"
