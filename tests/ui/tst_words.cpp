// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pseudotranslator.h"
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/guide/guidewindow.h"
#include "ui/home/homepage.h"
#include "ui/window/aboutdialog.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QRegularExpression>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// What reads the same in every language, and why.
bool isNoWord(const QString &text)
{
    static const QStringList names{
        u"Dugout"_s, // the name of the program
        u"ES"_s,      u"EN"_s,      u"DE"_s, // the codes on the language switch
        u"MA"_s,      u"ST"_s,      u"AG"_s,      u"AV"_s, // characteristics, words of the rules
        u"Español"_s, u"English"_s, u"Deutsch"_s, // a language's own name for itself
    };
    static const QRegularExpression letters(u"\\p{L}"_s);
    static const QRegularExpression letterKey(u"^\\(?\\p{L}\\)?$"_s); // the Q of Ctrl+Q
    return letterKey.match(text).hasMatch() || names.contains(text)
        || !letters.match(text).hasMatch();
}

/// English words that another of the languages spells alike; anything else that is equal was
/// forgotten.
bool isSpeltAlike(const QString &text)
{
    static const QStringList alike{
        u"Touchdowns"_s, u"Skirmish"_s, u"Team"_s, u"Teams"_s,
        u"Name"_s,       u"Position"_s, u"Deck"_s, u"Decks"_s, // German
        u"Club…"_s, // Spanish
        u"AG"_s,         u"ST"_s, // characteristics
    };
    static const QRegularExpression key(
        u"^((Ctrl\\+|Alt\\+)+(.|F\\d+)|F\\d+|Version [\\d.]*)$"_s); // Ctrl is Spanish too
    QString words = text;
    words.remove(QRegularExpression(u" \\(((Ctrl\\+|Alt\\+)+.|F\\d+)\\)$"_s)); // a tool tip's key
    return isNoWord(words) || alike.contains(words) || key.match(words).hasMatch();
}

} // namespace

class TestWords final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void everyTextGoesThroughTheTranslator();
    void everyTextIsTranslated_data();
    void everyTextIsTranslated();
    void mnemonicsDoNotClash_data();
    void mnemonicsDoNotClash();

private:
    /// Window and dialogs with everything they can show; Home once for each card it can offer.
    [[nodiscard]] static QList<ShownText> allTexts(WindowFixture &fixture);
    static void visitAllPlaces(WindowFixture &fixture);
};

void TestWords::visitAllPlaces(WindowFixture &fixture)
{
    for (const Place place : allPlaces)
        fixture.window().goTo(place);
    fixture.window().goTo(Place::Home);
    fixture.settle();
}

QList<ShownText> TestWords::allTexts(WindowFixture &fixture)
{
    QList<ShownText> texts;
    visitAllPlaces(fixture);
    HomeFeed match;
    match.canStartMatch = true;
    HomeFeed samples;
    samples.offersSamples = true;
    HomeFeed inProgress; // the coach's own words are left out: they are in no translation
    inProgress.inProgress = HomeItem{};
    HomeFeed skirmish;
    skirmish.inProgress = HomeItem{HomeItem::Kind::Skirmish, {}, {}, {}, {}};
    for (const HomeFeed &feed : {HomeFeed(), match, samples, inProgress, skirmish}) {
        fixture.window().home()->setFeed(feed);
        texts += shownTexts(&fixture.window());
    }
    const AboutDialog about;
    texts += shownTexts(const_cast<AboutDialog *>(&about));
    const QList<QMenu *> menus = fixture.window().findChildren<QMenu *>();
    for (QMenu *menu : menus)
        texts += shownTexts(menu);
    return texts;
}

void TestWords::everyTextGoesThroughTheTranslator()
{
    WindowFixture fixture;
    visitAllPlaces(fixture); // pages that stand already must change
    PseudoTranslator pseudo;
    QCoreApplication::installTranslator(&pseudo);
    fixture.settle();
    QStringList bare;
    const QList<ShownText> texts = allTexts(fixture);
    for (const ShownText &shown : texts) {
        if (!isNoWord(withoutMarkedParts(shown.text).trimmed()))
            bare.append(shown.where + u": "_s + shown.text);
    }
    QCoreApplication::removeTranslator(&pseudo);
    QVERIFY2(texts.size() > 100, "the walk sees almost nothing");
    QVERIFY2(bare.isEmpty(), qPrintable(bare.join(u'\n')));
}

void TestWords::everyTextIsTranslated_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("Spanish") << Language::Spanish;
    QTest::newRow("German") << Language::German;
}

void TestWords::everyTextIsTranslated()
{
    QFETCH(Language, language);
    WindowFixture fixture;
    const QList<ShownText> english = allTexts(fixture);
    fixture.language().setLanguage(language);
    fixture.settle();
    const QList<ShownText> translated = allTexts(fixture);
    QCOMPARE(translated.size(), english.size());
    QStringList forgotten;
    for (qsizetype i = 0; i < english.size(); ++i) {
        if (english.at(i).text == translated.at(i).text && !isSpeltAlike(english.at(i).text))
            forgotten.append(english.at(i).where + u": "_s + english.at(i).text);
    }
    QVERIFY2(forgotten.isEmpty(), qPrintable(forgotten.join(u'\n')));
}

void TestWords::mnemonicsDoNotClash_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allLanguages)
        QTest::newRow(qPrintable(languageCode(language))) << language;
}

void TestWords::mnemonicsDoNotClash()
{
    QFETCH(Language, language);
    WindowFixture fixture;
    fixture.language().setLanguage(language);
    fixture.settle();
    AboutDialog about;
    GuideWindow guide(fixture.language(), [] { return GuideKeys(); });
    QList<QWidget *> roots{&fixture.window(), &about, &guide};
    const QList<QMenu *> menus = fixture.window().findChildren<QMenu *>();
    for (QMenu *menu : menus)
        roots.append(menu);
    for (QWidget *root : std::as_const(roots))
        QCOMPARE(mnemonicClashes(root).join(u'\n'), QString());
}

QTEST_MAIN(TestWords)
#include "tst_words.moc"
