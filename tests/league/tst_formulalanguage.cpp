// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/formulalanguage.h"
#include "core/league/formulawords.h"
#include "core/league/pointsformula.h"
#include "core/text/languagescope.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Formulas in the words of three languages, and the matches that show what they give.
class TestFormulaLanguage final : public QObject
{
    Q_OBJECT

private slots:
    void saysTheSameInEveryLanguage_data();
    void saysTheSameInEveryLanguage();
    void theLeaguesOwnWordsComeFirst();
    void everyWordIsExplained();
    void showsEveryBonus_data();
    void showsEveryBonus();
    void namesTheWordsOfTheMoment();
};

void TestFormulaLanguage::saysTheSameInEveryLanguage_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("spanish");
    QTest::addColumn<QString>("german");
    QTest::newRow("preset") << u"3-1-0"_s << u"3-1-0"_s << u"3-1-0"_s;
    QTest::newRow("sums") << u"3*won + drawn"_s << u"3*ganado + empatado"_s
                          << u"3*gewonnen + unentschieden"_s;
    QTest::newRow("bonus") << u"min(cas,3)+tdAgainst"_s << u"mín(les,3)+tdEnContra"_s
                           << u"min(verletzte,3)+tdGegen"_s;
    QTest::newRow("conditions") << u"if(lost and not conceded or bye, 1, 0)"_s
                                << u"si(perdido y no rendido o descanso, 1, 0)"_s
                                << u"wenn(verloren und nicht aufgegeben oder freilos, 1, 0)"_s;
    QTest::newRow("own words") << u"won + kills"_s << u"ganado + kills"_s << u"gewonnen + kills"_s;
}

void TestFormulaLanguage::saysTheSameInEveryLanguage()
{
    QFETCH(QString, english);
    QFETCH(QString, spanish);
    QFETCH(QString, german);
    const QStringList columns{u"kills"_s};
    QCOMPARE(formulaIn(Language::Spanish, english, columns), spanish);
    QCOMPARE(formulaIn(Language::German, english, columns), german);
    EntrantLine line;
    line.outcome = LeagueOutcome::Lost;
    line.tdAgainst = 2;
    line.cas = 5;
    line.columns = {{u"kills"_s, 4}};
    const auto points = PointsFormula::parse(english, columns)->points(line);
    for (const QString &each : {spanish, german}) {
        QCOMPARE(englishFormula(each, columns), english);
        const auto parsed = PointsFormula::parse(each, columns);
        QVERIFY2(parsed, parsed ? "" : qPrintable(parsed.error().message));
        QCOMPARE(*parsed->points(line), *points);
    }
}

/// A league that counts something it calls "o" or "ganado" goes on meaning that.
void TestFormulaLanguage::theLeaguesOwnWordsComeFirst()
{
    EntrantLine line;
    line.outcome = LeagueOutcome::Won;
    line.columns = {{u"ganado"_s, 7}};
    const auto parsed = PointsFormula::parse(u"ganado + won"_s, {u"ganado"_s});
    QVERIFY(parsed);
    QCOMPARE(*parsed->points(line), Rational(8));
    QCOMPARE(formulaIn(Language::Spanish, u"ganado + won"_s, {u"ganado"_s}), u"ganado + won"_s);
}

void TestFormulaLanguage::everyWordIsExplained()
{
    for (const Language language : allLanguages) {
        const LanguageScope scope(language);
        QStringList words;
        for (const FormulaWordHelp &each : formulaHelp()) {
            QVERIFY(!each.meaning.isEmpty());
            words.append(each.word);
        }
        QCOMPARE(words.removeDuplicates(), 0);
        for (const QString &each : formulaWords())
            QVERIFY2(words.contains(formulaWordIn(language, each)), qPrintable(each));
        for (const FormulaFunction &each : formulaFunctions())
            QVERIFY2(words.contains(formulaWordIn(language, each.name)), qPrintable(each.name));
    }
}

void TestFormulaLanguage::showsEveryBonus_data()
{
    QTest::addColumn<QString>("formula");
    QTest::addColumn<QString>("match");
    QTest::addColumn<QString>("points");
    QTest::newRow("win") << u"3-1-0"_s << u"2–1"_s << u"3"_s;
    QTest::newRow("capped casualties")
        << u"drawn + min(cas,4)"_s << u"1–1 with casualties caused: 4"_s << u"5"_s;
    QTest::newRow("threshold") << u"drawn + if(cas >= 7, 2, 0)"_s
                               << u"1–1 with casualties caused: 7"_s << u"3"_s;
    QTest::newRow("touchdowns") << u"won + if(td > 4, 1, 0)"_s << u"5–0"_s << u"2"_s;
    QTest::newRow("close defeat") << u"if(lost and margin = 1, 1, 0)"_s << u"1–2"_s << u"1"_s;
    QTest::newRow("conceded") << u"won - 2*conceded"_s << u"0–2, conceded"_s << u"−2"_s;
    QTest::newRow("no show") << u"0 - forfeit"_s << u"did not come"_s << u"−1"_s;
    QTest::newRow("bye") << u"2*bye"_s << u"a bye"_s << u"2"_s;
    QTest::newRow("own count") << u"min(kills,2)"_s << u"1–1 with kills: 2"_s << u"2"_s;
    QTest::newRow("in Spanish words")
        << u"ganado + les"_s << u"1–1 with casualties caused: 3"_s << u"3"_s;
}

void TestFormulaLanguage::showsEveryBonus()
{
    QFETCH(QString, formula);
    QFETCH(QString, match);
    QFETCH(QString, points);
    const LanguageScope english(Language::English);
    QStringList shown;
    for (const PointsExample &each : pointsExamples(formula, {u"kills"_s})) {
        shown.append(each.match + u": "_s + each.points);
        if (each.match == match) {
            QCOMPARE(each.points, points);
            return;
        }
    }
    QFAIL(qPrintable(shown.join(u" · "_s)));
}

void TestFormulaLanguage::namesTheWordsOfTheMoment()
{
    const LanguageScope spanish(Language::Spanish);
    const auto parsed = PointsFormula::parse(u"3*victoria"_s);
    QVERIFY(!parsed);
    QVERIFY2(parsed.error().message.contains(u"ganado"_s), qPrintable(parsed.error().message));
    QVERIFY(!parsed.error().message.contains(u"tdAgainst"_s));
}

QTEST_GUILESS_MAIN(TestFormulaLanguage)
#include "tst_formulalanguage.moc"
