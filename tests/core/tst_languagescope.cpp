// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/matchtexts.h"
#include "core/text/languagescope.h"

#include <QTest>
#include <QTranslator>

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
        QCOMPARE(said(word), word.in(scope));
        QCOMPARE(MatchWords::tr("nobody has translated this"), u"nobody has translated this"_s);
    }
    QCOMPARE(MatchWords::tr("Yes"), yes(program));
    QCOMPARE(said(word), word.in(program));
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

QTEST_GUILESS_MAIN(TestLanguageScope)
#include "tst_languagescope.moc"
