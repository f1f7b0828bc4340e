// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/numbertext.h"
#include "core/league/placereason.h"
#include "core/league/placestages.h"
#include "core/text/languagescope.h"
#include "tests/league/leaguebuilder.h"

using namespace dugout;
using namespace Qt::StringLiterals;

class TestPlaceReason final : public QObject
{
    Q_OBJECT

private slots:
    void explainsAPlace_data();
    void explainsAPlace();
    void speaksThreeLanguages_data();
    void speaksThreeLanguages();
    void explainsWhoHasLeft();
    void stagesLeadToAPlace_data();
    void stagesLeadToAPlace();
    void knowsOnlyWhoTakesPart();
    void showsNumbers_data();
    void showsNumbers();
    void tellsNumbersApart();
};

namespace {

Standings table(const QString &entrants, const QString &results, const QString &tieBreaks)
{
    StandingsRules rules;
    rules.tieBreaks = *parseTieBreaks(tieBreaks);
    return *computeStandings({entrantsNamed(entrants), resultsFrom(results), {}, {}}, rules);
}

QString sentenceFor(const Standings &standings, const QString &entrant, Language language)
{
    const LanguageScope scope(language);
    return reasonSentence(*reasonOfPlace(standings, EntrantId(entrant)));
}

} // namespace

void TestPlaceReason::explainsAPlace_data()
{
    QTest::addColumn<QString>("entrants");
    QTest::addColumn<QString>("results");
    QTest::addColumn<QString>("tieBreaks");
    QTest::addColumn<QString>("entrant");
    QTest::addColumn<QString>("sentence");
    const QString all = u"a b c d"_s;
    QTest::newRow("first by points") << all << u"a b 1-0,c d 0-0"_s << u"td"_s << u"a"_s
                                     << u"Place 1: a, ahead of c on points (3 to 1)."_s;
    QTest::newRow("behind by points") << all << u"a b 1-0,c d 0-0"_s << u"td"_s << u"b"_s
                                      << u"Place 4: b, behind d on points (0 to 1)."_s;
    QTest::newRow("first by a tie-break")
        << all << u"a b 2-0,c d 1-0"_s << u"td-difference"_s << u"a"_s
        << u"Place 1: a, ahead of c – equal points (3), then touchdown difference: 2 to 1."_s;
    QTest::newRow("behind by a tie-break")
        << all << u"a b 2-0,c d 1-0"_s << u"wins,cas,td-difference"_s << u"b"_s
        << u"Place 4: b, behind d – equal points (0), then touchdown difference: −2 to −1."_s;
    QTest::newRow("shared by a ratio")
        << all << u"a b 1-0,a b 0-1,b a 0-0,c d 1-1,c d 1-1,c d 1-1,c d 1-1"_s << u"win-ratio"_s
        << u"a"_s << u"a shares place 1 with b: equal points (4), and no tie-break parts them."_s;
    QTest::newRow("shared with the one before")
        << all << u"a b 1-0,c d 0-0"_s << u"td"_s << u"d"_s
        << u"d shares place 2 with c: equal points (1), and no tie-break parts them."_s;
    QTest::newRow("alone") << u"a"_s << QString() << u"td"_s << u"a"_s
                           << u"a is alone in the table."_s;
    QTest::newRow("by the matches between them")
        << u"a b c"_s << u"b a 1-0,a c 5-0"_s << u"head-to-head"_s << u"a"_s
        << u"Place 2: a, behind b – equal points (3), then head-to-head record: 0 to 3."_s;
}

void TestPlaceReason::explainsAPlace()
{
    QFETCH(QString, entrants);
    QFETCH(QString, results);
    QFETCH(QString, tieBreaks);
    QFETCH(QString, entrant);
    QFETCH(QString, sentence);
    QCOMPARE(sentenceFor(table(entrants, results, tieBreaks), entrant, Language::English),
             sentence);
}

void TestPlaceReason::speaksThreeLanguages_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("Spanish") << static_cast<int>(Language::Spanish)
                             << u"Puesto 3: a, por detrás de b: a igualdad de puntos (3), "
                                u"porcentaje de victorias: 0,333 "
                                "a 0,5."_s;
    QTest::newRow("German") << static_cast<int>(Language::German)
                            << u"Platz 3: a, hinter b – punktgleich (3), dann Siegquote: 0,333 zu "
                               "0,5."_s;
}

void TestPlaceReason::speaksThreeLanguages()
{
    QFETCH(int, language);
    QFETCH(QString, sentence);
    const Standings standings = table(
        u"a b c d"_s, u"a c 1-0,d a 1-0,d a 1-0,b c 1-0,d b 1-0,d c 1-0,c d 9-0"_s, u"win-ratio"_s);
    // d is first; a has won one of three, b and c one of two and of four.
    QCOMPARE(sentenceFor(standings, u"a"_s, static_cast<Language>(language)), sentence);
}

void TestPlaceReason::explainsWhoHasLeft()
{
    StandingsInput input{entrantsNamed(u"a b"_s), resultsFrom(u"a b 1-0"_s), {}, {}};
    input.withdrawals = {{EntrantId(u"a"_s), LeftResults::Voided}};
    const Standings standings = *computeStandings(input, {});
    QCOMPARE(sentenceFor(standings, u"a"_s, Language::English),
             u"a has left, and its results do not count."_s);
    QCOMPARE(sentenceFor(standings, u"b"_s, Language::English),
             u"Place 1: b, ahead of a, whose results do not count."_s);
}

void TestPlaceReason::stagesLeadToAPlace_data()
{
    QTest::addColumn<QString>("entrants");
    QTest::addColumn<QString>("results");
    QTest::addColumn<QString>("tieBreaks");
    QTest::addColumn<QString>("entrant");
    QTest::addColumn<QString>("stages");
    const QString all = u"a b c d"_s;
    QTest::newRow("nobody has the same points")
        << all << u"a b 1-0,c d 0-0,a c 1-0"_s << u"td"_s << u"a"_s << u"points a=6 (c=1) 1"_s;
    QTest::newRow("between two others") << u"a b c"_s << u"a b 1-0,a c 1-0,b c 1-0"_s << u"td"_s
                                        << u"b"_s << u"points (a=6) b=3 (c=0) 1"_s;
    QTest::newRow("the second tie-break")
        << all << u"a b 2-0 1:0,c d 2-0 3:0"_s << u"td-difference cas"_s << u"a"_s
        << u"points c=3 a=3 2|td-difference c=2 a=2 2|cas (c=3) a=1 1"_s;
    QTest::newRow("one falls out after the other")
        << u"a b c d e f"_s << u"a d 3-1 1:0,b e 2-0 1:0,c f 2-1 0:0"_s << u"td-difference td"_s
        << u"b"_s << u"points a=3 b=3 c=3 3|td-difference a=2 b=2 (c=1) 2|td (a=3) b=2 1"_s;
    QTest::newRow("nothing parts them")
        << u"a b"_s << u"a b 1-1"_s << u"td"_s << u"a"_s << u"points a=1 b=1 2|td a=1 b=1 2"_s;
    QTest::newRow("matches that were not played say nothing")
        << all << u"a b 1-0,c d 1-0"_s << u"head-to-head td"_s << u"a"_s
        << u"points a=3 c=3 2|head-to-head a=- c=- 2|td a=1 c=1 2"_s;
    QTest::newRow("alone") << u"a"_s << QString() << u"td"_s << u"a"_s << QString();
    QTest::newRow("nobody such") << all << u"a b 1-0"_s << u"td"_s << u"z"_s << QString();
}

void TestPlaceReason::stagesLeadToAPlace()
{
    QFETCH(QString, entrants);
    QFETCH(QString, results);
    QFETCH(QString, tieBreaks);
    QFETCH(QString, entrant);
    QFETCH(QString, stages);
    QStringList told;
    for (const PlaceStage &each :
         stagesOfPlace(table(entrants, results, tieBreaks), EntrantId(entrant))) {
        QStringList words{each.tieBreak ? tieBreakId(*each.tieBreak) : u"points"_s};
        for (const StageLine &line : each.lines) {
            const QString pair = u"%1=%2"_s.arg(line.entrant.id.text(),
                                                line.value ? line.value->toString() : u"-"_s);
            words.append(line.isParted ? u"(%1)"_s.arg(pair) : pair);
        }
        words.append(QString::number(each.level));
        told.append(words.join(u' '));
    }
    QCOMPARE(told.join(u'|'), stages);
}

void TestPlaceReason::knowsOnlyWhoTakesPart()
{
    QVERIFY(!reasonOfPlace(table(u"a b"_s, {}, {}), EntrantId(u"z"_s)));
    QVERIFY(!reasonOfPlace({}, EntrantId(u"z"_s)));
}

void TestPlaceReason::showsNumbers_data()
{
    QTest::addColumn<qint64>("numerator");
    QTest::addColumn<qint64>("denominator");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");
    QTest::newRow("whole") << qint64(12) << qint64(1) << u"12"_s << u"12"_s;
    QTest::newRow("nothing") << qint64(0) << qint64(1) << u"0"_s << u"0"_s;
    QTest::newRow("thousands") << qint64(1800000) << qint64(1) << u"1,800,000"_s << u"1.800.000"_s;
    QTest::newRow("half") << qint64(-5) << qint64(2) << u"−2.5"_s << u"−2,5"_s;
    QTest::newRow("third") << qint64(1) << qint64(3) << u"0.333"_s << u"0,333"_s;
    QTest::newRow("two thirds") << qint64(2) << qint64(3) << u"0.667"_s << u"0,667"_s;
    QTest::newRow("nearly one") << qint64(99999) << qint64(100000) << u"1"_s << u"1"_s;
    QTest::newRow("nearly nothing") << qint64(-1) << qint64(100000) << u"0"_s << u"0"_s;
}

void TestPlaceReason::showsNumbers()
{
    QFETCH(qint64, numerator);
    QFETCH(qint64, denominator);
    QFETCH(QString, english);
    QFETCH(QString, german);
    const Rational number{Int128(numerator), Int128(denominator)};
    {
        const LanguageScope scope(Language::English);
        QCOMPARE(numberText(number), english);
    }
    const LanguageScope scope(Language::German);
    QCOMPARE(numberText(number), german);
}

void TestPlaceReason::tellsNumbersApart()
{
    const Rational third{Int128(1), Int128(3)};
    const Rational nearly{Int128(333), Int128(1000)};
    QCOMPARE(numberTexts(third, nearly).first, u"1/3"_s);
    QCOMPARE(numberTexts(third, nearly).second, u"333/1000"_s);
    QCOMPARE(numberTexts(third, third).first, numberText(third));
}

QTEST_GUILESS_MAIN(TestPlaceReason)
#include "tst_placereason.moc"
