// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pdftext.h"
#include "tests/support/testfiles.h"
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/guide/guidelook.h"
#include "ui/guide/guidesheet.h"
#include "ui/guide/guideview.h"
#include "ui/guide/guidewindow.h"
#include "ui/sheets/sheetoutput.h"

#include <QAbstractButton>
#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QPrintPreviewDialog>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QXmlStreamReader>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int widestPicture = 900;

struct Link
{
    QString where, to;
    bool isPicture;
};

/// What a chapter leads to and what it shows, code left out.
std::vector<Link> linksOf(const GuideChapter &chapter)
{
    static const QRegularExpression code(u"```.*?```|`[^`]*`"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression link(u"(!?)\\[[^\\]]*\\]\\(([^)]*)\\)"_s);
    QString prose = chapter.markdown;
    prose.remove(code);
    std::vector<Link> links;
    auto found = link.globalMatch(prose);
    while (found.hasNext()) {
        const auto one = found.next();
        links.push_back({chapter.id, one.captured(2), !one.captured(1).isEmpty()});
    }
    return links;
}

QStringList headingsOf(const QString &markdown)
{
    static const QRegularExpression heading(u"^#+ (.*)$"_s, QRegularExpression::MultilineOption);
    QStringList headings;
    auto found = heading.globalMatch(markdown);
    while (found.hasNext())
        headings.append(GuideBook::anchorOf(found.next().captured(1)));
    return headings;
}

/// Without what only helps the keyboard or says that a question follows.
QString bare(QString words)
{
    words.remove(u'&');
    while (words.endsWith(u'…') || words.endsWith(u':'))
        words.chop(1);
    return words.trimmed();
}

/// Every text of the program in a language, as the catalogue for translators has it.
QSet<QString> textsOfTheProgram(Language language)
{
    const bool english = language == Language::English;
    const QString file = u"%1/translations/dugout_%2.ts"_s.arg(
        qEnvironmentVariable("DUGOUT_SOURCE"), english ? u"de"_s : languageCode(language));
    QXmlStreamReader xml(contents(file));
    QSet<QString> texts;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const bool wanted = english
            ? xml.name() == "source"_L1
            : xml.name() == "translation"_L1 || xml.name() == "numerusform"_L1;
        if (wanted)
            texts.insert(bare(xml.readElementText(QXmlStreamReader::IncludeChildElements)));
    }
    return texts;
}

GuideWindow *guideOf(WindowFixture &fixture)
{
    return fixture.window().findChild<GuideWindow *>();
}

void pressF1(WindowFixture &fixture)
{
    QTest::keyClick(&fixture.window(), Qt::Key_F1);
    fixture.settle();
}

} // namespace

/// The guide: what is written in it is there in every language and true of the program, and F1
/// leads to it.
class TestGuide final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void languages();
    void everyChapterIsThere_data() { languages(); }
    void everyChapterIsThere();
    void linksLeadSomewhere_data() { languages(); }
    void linksLeadSomewhere();
    void whatIsPressedIsThere_data() { languages(); }
    void whatIsPressedIsThere();
    void f1OpensTheChapterOfThePlace_data();
    void f1OpensTheChapterOfThePlace();
    void keysAreListed();
    void namesOnButtonsAreNoMarkup();
    void searchFinds();
    void questionsLeadToTheirChapter_data();
    void questionsLeadToTheirChapter();
    void linksAndBack();
    void itFollowsLanguageAndTheme();
    void itIsPrinted_data() { languages(); }
    void itIsPrinted();
};

void TestGuide::languages()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allLanguages)
        QTest::newRow(qPrintable(languageCode(language))) << language;
}

void TestGuide::everyChapterIsThere()
{
    QFETCH(Language, language);
    const GuideBook book(language, {});
    const GuideBook english(Language::English, {});
    QCOMPARE(book.chapters().size(), static_cast<size_t>(GuideBook::chapterFiles().size()) + 1);
    for (size_t i = 0; i < book.chapters().size(); ++i) {
        const GuideChapter &chapter = book.chapters()[i];
        QVERIFY2(!chapter.title.isEmpty(), qPrintable(chapter.id));
        QVERIFY2(chapter.markdown.startsWith("# "_L1), qPrintable(chapter.id));
        QVERIFY2(chapter.id == GuideBook::keysChapter() || chapter.markdown.size() > 600,
                 qPrintable(chapter.id));
        // A section that one language lacks was forgotten there.
        QCOMPARE(headingsOf(chapter.markdown).size(),
                 headingsOf(english.chapters()[i].markdown).size());
    }
}

void TestGuide::linksLeadSomewhere()
{
    QFETCH(Language, language);
    const GuideBook book(language, {});
    int pictures = 0;
    for (const GuideChapter &chapter : book.chapters()) {
        for (const Link &link : linksOf(chapter)) {
            const QString said = link.where + u": "_s + link.to;
            if (link.isPicture) {
                const QImage picture = guidePicture(link.to, language);
                QVERIFY2(!picture.isNull(), qPrintable(said));
                QVERIFY2(picture.width() <= widestPicture, qPrintable(said));
                ++pictures;
                continue;
            }
            const GuidePlace place = GuideBook::placeOf(link.to, chapter.id);
            QVERIFY2(book.chapter(place.chapter).id == place.chapter, qPrintable(said));
            QVERIFY2(place.anchor.isEmpty()
                         || headingsOf(book.chapter(place.chapter).markdown).contains(place.anchor),
                     qPrintable(said));
        }
    }
    QVERIFY(pictures >= 5);
}

/// What stands in bold is a word on the screen.
void TestGuide::whatIsPressedIsThere()
{
    QFETCH(Language, language);
    const QSet<QString> texts = textsOfTheProgram(language);
    QVERIFY(texts.size() > 1000);
    static const QRegularExpression bold(u"\\*\\*([^*]+)\\*\\*"_s);
    QStringList unknown;
    int seen = 0;
    const GuideBook book(language, {});
    for (const GuideChapter &chapter : book.chapters()) {
        auto found = bold.globalMatch(chapter.markdown);
        for (; found.hasNext(); ++seen) {
            const QString words = found.next().captured(1).simplified();
            if (!texts.contains(bare(words)))
                unknown.append(chapter.id + u": "_s + words);
        }
    }
    QVERIFY(seen > 50);
    QCOMPARE(unknown.join(u'\n'), QString());
}

void TestGuide::f1OpensTheChapterOfThePlace_data()
{
    QTest::addColumn<Place>("place");
    QTest::addColumn<QString>("chapter");
    QTest::newRow("home") << Place::Home << u"first-match"_s;
    QTest::newRow("match") << Place::Match << u"matches"_s;
    QTest::newRow("teams") << Place::Teams << u"teams"_s;
    QTest::newRow("league") << Place::League << u"leagues"_s;
    QTest::newRow("skirmish") << Place::Skirmish << u"skirmish"_s;
    QTest::newRow("rules") << Place::Rules << u"rules"_s;
}

void TestGuide::f1OpensTheChapterOfThePlace()
{
    QFETCH(Place, place);
    QFETCH(QString, chapter);
    WindowFixture fixture;
    fixture.show();
    QVERIFY2(!guideOf(fixture), "nothing of it is made before it is asked for");
    fixture.window().goTo(place);
    fixture.settle();
    pressF1(fixture);
    GuideWindow *guide = guideOf(fixture);
    QVERIFY(guide && guide->isVisible());
    QCOMPARE(guide->place().chapter, chapter);
    const GuideBook book(Language::English, {});
    QCOMPARE(guide->windowTitle(), book.chapter(chapter).title + u" – Guide"_s);
    QCOMPARE(guide->findChild<QListWidget *>()->currentItem()->text(), book.chapter(chapter).title);
    QCOMPARE(clippedTexts(guide).join(u'\n'), QString());
    QCOMPARE(guide->findChild<GuideView *>()->verticalScrollBar()->value(), 0);
    // A second time it goes on where one is now.
    fixture.window().goTo(place == Place::Rules ? Place::Teams : Place::Rules);
    fixture.window().findChild<QAction *>(u"guide"_s)->trigger();
    QCOMPARE(guide->place().chapter, place == Place::Rules ? u"teams"_s : u"rules"_s);
}

void TestGuide::keysAreListed()
{
    WindowFixture fixture;
    fixture.show();
    QVERIFY(fixture.club().teams().addSamples());
    fixture.window().goTo(Place::Teams);
    fixture.settle();
    pressF1(fixture);
    auto *view = guideOf(fixture)->findChild<GuideView *>();
    for (const QString &word : {u"Keys on this page"_s, u"New team"_s, u"Ctrl+N"_s})
        QVERIFY2(view->toPlainText().contains(word), qPrintable(word));
    fixture.window().findChild<QAction *>(u"shortcuts"_s)->trigger();
    QCOMPARE(guideOf(fixture)->place().chapter, GuideBook::keysChapter());
    for (const QString &word :
         {u"New team"_s, u"Everywhere"_s, u"Español"_s, u"Ctrl+F5"_s, u"Quit"_s, u"Ctrl+Q"_s})
        QVERIFY2(view->toPlainText().contains(word), qPrintable(word));
}

void TestGuide::namesOnButtonsAreNoMarkup()
{
    const QString hostile = u"|*a*| <img src=x> [b](file:///etc) `c` # d \\"_s;
    QTextDocument document;
    setGuideChapter(document, KeysChapter::markdown({u"Teams"_s, {{hostile, u"Ctrl+|"_s}}, {}}),
                    {{}, 14, 600});
    QVERIFY2(document.toPlainText().contains(hostile), qPrintable(document.toPlainText()));
    QVERIFY(document.toPlainText().contains(u"Ctrl+|"_s));
    QVERIFY(!document.toHtml().contains("href"_L1));
    QVERIFY(!document.toHtml().contains("<img"_L1));
    QVERIFY(guidePicture(u"../en/match.png"_s, Language::English).isNull());
    QVERIFY(guidePicture(u"/etc/passwd"_s, Language::English).isNull());
}

void TestGuide::searchFinds()
{
    WindowFixture fixture;
    fixture.language().setLanguage(Language::German);
    fixture.show();
    pressF1(fixture);
    GuideWindow *guide = guideOf(fixture);
    auto *words = guide->findChild<QLineEdit *>(u"guide-search"_s);
    auto *list = guide->findChild<QListWidget *>();
    const int chapters = list->count();
    QCOMPARE(chapters, static_cast<int>(GuideBook::chapterFiles().size()) + 1);
    words->setText(u"UBERSETZUNG NIRGENDWO"_s);
    QCOMPARE(list->count(), 0);
    words->setText(u"sicherung"_s);
    QVERIFY(list->count() > 0);
    const QString data = GuideBook(Language::German, {}).chapter(u"data"_s).title;
    const QList<QListWidgetItem *> hits = list->findItems(data, Qt::MatchStartsWith);
    QVERIFY(!hits.isEmpty());
    list->setCurrentItem(hits.last());
    QCOMPARE(guide->place().chapter, u"data"_s);
    QVERIFY(!guide->findChild<GuideView *>()->extraSelections().isEmpty());
    words->clear();
    QCOMPARE(list->count(), chapters);
    QCOMPARE(list->currentItem()->text(), data);
}

void TestGuide::questionsLeadToTheirChapter_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("chapter");
    const auto row = [](Language language, const char *words, const QString &chapter) {
        QTest::newRow(words) << language << QString::fromUtf8(words) << chapter;
    };
    row(Language::English, "take back an injury", u"matches"_s);
    row(Language::English, "where is my data", u"data"_s);
    row(Language::English, "phone join", u"phones"_s);
    row(Language::English, "mobile", u"phones"_s);
    row(Language::German, "Verletzung zurücknehmen", u"matches"_s);
    row(Language::German, "Handy verbinden", u"phones"_s);
    row(Language::German, "Wo sind meine Dateien", u"data"_s);
    row(Language::Spanish, "deshacer una lesión", u"matches"_s);
    row(Language::Spanish, "conectar el celular", u"phones"_s);
    row(Language::Spanish, "¿dónde están mis datos?", u"data"_s);
}

/// As somebody asks who does not know our words.
void TestGuide::questionsLeadToTheirChapter()
{
    QFETCH(Language, language);
    QFETCH(QString, words);
    QFETCH(QString, chapter);
    const auto hits = GuideBook(language, {}).find(GuideSearch(words, language));
    QVERIFY(!hits.empty());
    QStringList order;
    for (const GuideHit &hit : hits)
        order.append(hit.chapter + u'#' + hit.section);
    QVERIFY2(hits.front().chapter == chapter, qPrintable(order.mid(0, 6).join(u'\n')));
}

void TestGuide::linksAndBack()
{
    WindowFixture fixture;
    fixture.show();
    pressF1(fixture);
    GuideWindow *guide = guideOf(fixture);
    auto *view = guide->findChild<GuideView *>();
    auto *back = guide->findChild<QAbstractButton *>(u"guide-back"_s);
    QVERIFY(!back->isEnabled());
    emit view->anchorClicked(QUrl(u"matches.md"_s));
    QCOMPARE(guide->place().chapter, u"matches"_s);
    QVERIFY(back->isEnabled());
    back->click();
    QCOMPARE(guide->place().chapter, u"first-match"_s);
    // Nothing outside the guide is opened.
    emit view->anchorClicked(QUrl(u"file:///etc/passwd"_s));
    QCOMPARE(guide->place().chapter, u"first-match"_s);
}

void TestGuide::itFollowsLanguageAndTheme()
{
    WindowFixture fixture;
    fixture.show();
    fixture.window().goTo(Place::Teams);
    pressF1(fixture);
    GuideWindow *guide = guideOf(fixture);
    auto *view = guide->findChild<GuideView *>();
    fixture.language().setLanguage(Language::Spanish);
    fixture.settle();
    QCOMPARE(guide->place().chapter, u"teams"_s);
    QVERIFY(
        view->toPlainText().startsWith(GuideBook(Language::Spanish, {}).chapter(u"teams"_s).title));
    const auto inkOf = [view] {
        return view->document()->begin().begin().fragment().charFormat().foreground().color();
    };
    fixture.appearance().setTheme(ThemeChoice::Light);
    fixture.settle();
    QVERIFY(inkOf().lightness() < 100);
    fixture.appearance().setTheme(ThemeChoice::Dark);
    fixture.settle();
    QVERIFY(inkOf().lightness() > 150);
}

void TestGuide::itIsPrinted()
{
    QFETCH(Language, language);
    const QTemporaryDir folder;
    const GuideBook book(language, {});
    for (const GuideChapter &chapter : book.chapters()) {
        GuideSheet sheet(chapter, language);
        const QString file = folder.filePath(chapter.id + u".pdf"_s);
        QVERIFY(SheetOutput::savePdf(sheet, {}, file));
        QVERIFY2(sheet.pageCount() >= 1 && sheet.pageCount() <= 5, qPrintable(chapter.id));
        const QString printed = squeezed(pdfText(file));
        QTextDocument whole;
        whole.setMarkdown(chapter.markdown);
        const QString last = squeezed(whole.lastBlock().previous().text());
        QVERIFY2(printed.contains(squeezed(chapter.title)), qPrintable(chapter.id));
        QVERIFY2(printed.contains(last), qPrintable(chapter.id + u": "_s + last));
    }
}

QTEST_MAIN(TestGuide)
#include "tst_guide.moc"
