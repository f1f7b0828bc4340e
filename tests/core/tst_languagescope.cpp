// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/matchtexts.h"
#include "core/text/languagescope.h"

#include <QFile>
#include <QTest>
#include <QTranslator>

#include <atomic>
#include <thread>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Another language than the program speaks, for a moment.
class TestLanguageScope final : public QObject
{
    Q_OBJECT

private slots:
    void speaksWhileItLives_data();
    void speaksWhileItLives();
    void scopesLieInsideEachOther();
    void plurals();
    void theDefaultLocaleStays();
    void manyThreadsSpeakAtOnce();
};

void TestLanguageScope::speaksWhileItLives_data()
{
    QTest::addColumn<Language>("program");
    QTest::addColumn<Language>("scope");
    for (const Language program : allLanguages) {
        for (const Language scope : allLanguages)
            QTest::addRow("%s in %s", qPrintable(languageCode(scope)),
                          qPrintable(languageCode(program)))
                << program << scope;
    }
}

void TestLanguageScope::speaksWhileItLives()
{
    QFETCH(Language, program);
    QFETCH(Language, scope);
    const LocalizedText word{u"uno"_s, u"one"_s, u"eins"_s};
    const auto yes = [](Language language) {
        return LocalizedText{u"Sí"_s, u"Yes"_s, u"Ja"_s}.in(language);
    };
    QTranslator words;
    QVERIFY(words.load(u":/i18n/dugout_%1.qm"_s.arg(languageCode(program))));
    QCoreApplication::installTranslator(&words);
    LanguageScope::install();
    QLocale::setDefault(languageLocale(program));
    {
        const LanguageScope other(scope);
        QCOMPARE(MatchWords::tr("Yes"), yes(scope));
        QCOMPARE(localized(word), word.in(scope));
        QCOMPARE(MatchWords::tr("nobody has translated this"), u"nobody has translated this"_s);
    }
    QCOMPARE(MatchWords::tr("Yes"), yes(program));
    QCOMPARE(localized(word), word.in(program));
    QCoreApplication::removeTranslator(&words);
}

void TestLanguageScope::scopesLieInsideEachOther()
{
    const LanguageScope outer(Language::German);
    {
        const LanguageScope inner(Language::Spanish);
        QCOMPARE(MatchWords::tr("Yes"), u"Sí"_s);
    }
    QCOMPARE(MatchWords::tr("Yes"), u"Ja"_s);
}

void TestLanguageScope::plurals()
{
    const LanguageScope scope(Language::English);
    const auto choices
        = [](int n) { return PlayWords::tr("Exactly %n choice(s) must be made.", nullptr, n); };
    QCOMPARE(choices(1), u"Exactly 1 choice must be made."_s);
    QVERIFY(choices(2).contains(u"2 choices"));
}

/// All threads have the same one: a scope on one of them has no business there.
void TestLanguageScope::theDefaultLocaleStays()
{
    const QLocale before;
    for (const Language language : allLanguages) {
        const LanguageScope scope(language);
        QCOMPARE(QLocale(), before);
        QCOMPARE(currentLocale(), languageLocale(language));
        QCOMPARE(currentLanguage(), language);
    }
    QCOMPARE(QLocale(), before);
}

/// Who reads a resource asks for the default locale, which must be there.
void TestLanguageScope::manyThreadsSpeakAtOnce()
{
    constexpr int often = 2000;
    const QStringList yes{u"Sí"_s, u"Yes"_s, u"Ja"_s};
    std::atomic<int> wrong = 0;
    const auto speak = [&] {
        for (int i = 0; i < often; ++i) {
            const Language language = allLanguages.at(static_cast<size_t>(i) % allLanguages.size());
            const LanguageScope scope(language);
            wrong += MatchWords::tr("Yes") != yes.at(static_cast<qsizetype>(language));
        }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back(speak);
    int found = 0;
    for (int i = 0; i < often; ++i)
        found += QFile::exists(u":/i18n/dugout_de.qm"_s) ? 1 : 0;
    for (std::thread &each : threads)
        each.join();
    QCOMPARE(wrong.load(), 0);
    QCOMPARE(found, often);
}

QTEST_GUILESS_MAIN(TestLanguageScope)
#include "tst_languagescope.moc"
