// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/randomsource.h"
#include "core/league/formulaparser.h"
#include "core/league/pointsformula.h"
#include "core/text/languagescope.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestPointsFormula final : public QObject
{
    Q_OBJECT

private slots:
    void givesPoints_data();
    void givesPoints();
    void knowsWhatHappened_data();
    void knowsWhatHappened();
    void refusesWithThePlace_data();
    void refusesWithThePlace();
    void refusesInThreeLanguages();
    void saysWhyThereAreNoPoints_data();
    void saysWhyThereAreNoPoints();
    void hasNoColumnsOfMatchesNobodyPlayed();
    void keepsItsLimits();
    void survivesAnything();
};

namespace {

/// A side's line: won 3-1 with 2 casualties against 5 and seven completions.
EntrantLine wonLine()
{
    FixtureResult result;
    result.home = EntrantId(u"a"_s);
    result.away = EntrantId(u"b"_s);
    result.td = 3;
    result.tdAgainst = 1;
    result.cas = 2;
    result.casAgainst = 5;
    result.columns = {{u"completions"_s, 7, 4}};
    return lineOf(result, FixtureSide::Home, LeagueOutcome::Won);
}

Rational pointsOf(const QString &formula, const EntrantLine &line)
{
    const auto parsed = PointsFormula::parse(formula, {u"completions"_s});
    if (!parsed)
        qFatal("%s", qPrintable(parsed.error().message));
    const auto points = parsed->points(line);
    if (!points)
        qFatal("%s", qPrintable(points.error().message));
    return *points;
}

} // namespace

void TestPointsFormula::givesPoints_data()
{
    QTest::addColumn<QString>("formula");
    QTest::addColumn<QString>("points");
    QTest::newRow("a number") << u"4"_s << u"4"_s;
    QTest::newRow("a decimal") << u"0.25"_s << u"1/4"_s;
    QTest::newRow("without a nought before the point") << u".5"_s << u"1/2"_s;
    QTest::newRow("bonus points") << u"10*won + 5*drawn + min(td,3) + min(cas,3)"_s << u"15"_s;
    QTest::newRow("three points for a win") << u"3-1-0"_s << u"3"_s;
    QTest::newRow("five points for a win") << u"5-3-1"_s << u"5"_s;
    QTest::newRow("three numbers with room") << u" 2 - 1 - 0 "_s << u"2"_s;
    QTest::newRow("more than three numbers are a sum") << u"9-1-0-0"_s << u"8"_s;
    QTest::newRow("products first") << u"2+3*4"_s << u"14"_s;
    QTest::newRow("brackets first") << u"(2+3)*4"_s << u"20"_s;
    QTest::newRow("from left to right") << u"10-3-2-1"_s << u"4"_s;
    QTest::newRow("division from left to right") << u"12/3/2"_s << u"2"_s;
    QTest::newRow("a third stays a third") << u"1/3"_s << u"1/3"_s;
    QTest::newRow("three thirds are one") << u"1/3+1/3+1/3"_s << u"1"_s;
    QTest::newRow("a sign before a value") << u"-td"_s << u"-3"_s;
    QTest::newRow("two signs") << u"2--3"_s << u"5"_s;
    QTest::newRow("a plus before a value") << u"+td"_s << u"3"_s;
    QTest::newRow("margin") << u"margin"_s << u"2"_s;
    QTest::newRow("touchdowns against") << u"tdAgainst"_s << u"1"_s;
    QTest::newRow("casualties against") << u"casAgainst"_s << u"5"_s;
    QTest::newRow("own column") << u"completions"_s << u"7"_s;
    QTest::newRow("large and small letters alike") << u"MIN(TD, TDagainst) + Won"_s << u"2"_s;
    QTest::newRow("least of many") << u"min(5, td, 4, tdAgainst)"_s << u"1"_s;
    QTest::newRow("most of many") << u"max(1, td, 4)"_s << u"4"_s;
    QTest::newRow("size") << u"abs(tdAgainst - td)"_s << u"2"_s;
    QTest::newRow("down") << u"floor(5/2)"_s << u"2"_s;
    QTest::newRow("down below nothing") << u"floor(-5/2)"_s << u"-3"_s;
    QTest::newRow("up") << u"ceil(5/2)"_s << u"3"_s;
    QTest::newRow("up below nothing") << u"ceil(-5/2)"_s << u"-2"_s;
    QTest::newRow("halves away from nothing") << u"round(5/2)"_s << u"3"_s;
    QTest::newRow("halves away from nothing below it") << u"round(-5/2)"_s << u"-3"_s;
    QTest::newRow("rounded down") << u"round(7/3)"_s << u"2"_s;
    QTest::newRow("a whole number stays") << u"floor(-4) + ceil(4) + round(4)"_s << u"4"_s;
    QTest::newRow("if it holds") << u"if(won, 7, 9)"_s << u"7"_s;
    QTest::newRow("if it does not") << u"if(lost and margin=1, 1, 0)"_s << u"0"_s;
    QTest::newRow("and") << u"won and td=3"_s << u"1"_s;
    QTest::newRow("or") << u"lost or td=3"_s << u"1"_s;
    QTest::newRow("and before or") << u"1 or 0 and 0"_s << u"1"_s;
    QTest::newRow("not a comparison") << u"not td=2"_s << u"1"_s;
    QTest::newRow("not not") << u"not not td"_s << u"1"_s;
    QTest::newRow("not before and") << u"not lost and won"_s << u"1"_s;
    QTest::newRow("unequal") << u"(td <> 3) + (td != 4)"_s << u"1"_s;
    QTest::newRow("less") << u"(2<3)+(3<3)+(4<3)"_s << u"1"_s;
    QTest::newRow("less or equal") << u"(2<=3)+(3<=3)+(4<=3)"_s << u"2"_s;
    QTest::newRow("greater") << u"(2>3)+(3>3)+(4>3)"_s << u"1"_s;
    QTest::newRow("greater or equal") << u"(2>=3)+(3>=3)+(4>=3)"_s << u"2"_s;
    QTest::newRow("comparison of sums") << u"td + 1 > cas + 1"_s << u"1"_s;
    QTest::newRow("nothing is divided that does not count") << u"if(lost, 1/0, 2)"_s << u"2"_s;
    QTest::newRow("and stops early") << u"lost and 1/0"_s << u"0"_s;
    QTest::newRow("or stops early") << u"won or 1/0"_s << u"1"_s;
    QTest::newRow("nested functions") << u"min(max(td, 2), if(won, 5, 1))"_s << u"3"_s;
}

void TestPointsFormula::givesPoints()
{
    QFETCH(QString, formula);
    QFETCH(QString, points);
    QCOMPARE(pointsOf(formula, wonLine()).toString(), points);
}

void TestPointsFormula::knowsWhatHappened_data()
{
    QTest::addColumn<ResultKind>("kind");
    QTest::addColumn<int>("td");
    QTest::addColumn<int>("tdAgainst");
    QTest::addColumn<QString>("home");
    QTest::addColumn<QString>("away");
    // won drawn lost, forfeit forfeitAgainst, awarded, bye
    QTest::newRow("won") << ResultKind::Played << 2 << 1 << u"1000000"_s << u"0010000"_s;
    QTest::newRow("drawn") << ResultKind::Played << 1 << 1 << u"0100000"_s << u"0100000"_s;
    QTest::newRow("lost") << ResultKind::Played << 0 << 1 << u"0010000"_s << u"1000000"_s;
    QTest::newRow("forfeit") << ResultKind::Forfeit << 2 << 0 << u"1000100"_s << u"0011000"_s;
    QTest::newRow("double") << ResultKind::DoubleForfeit << 0 << 0 << u"0011100"_s << u"0011100"_s;
    QTest::newRow("awarded") << ResultKind::Awarded << 0 << 2 << u"0010010"_s << u"1000010"_s;
    QTest::newRow("bye") << ResultKind::Bye << 0 << 0 << u"1000001"_s << QString();
}

void TestPointsFormula::knowsWhatHappened()
{
    QFETCH(ResultKind, kind);
    QFETCH(int, td);
    QFETCH(int, tdAgainst);
    QFETCH(QString, home);
    QFETCH(QString, away);
    FixtureResult result;
    result.home = EntrantId(u"a"_s);
    result.away = EntrantId(kind == ResultKind::Bye ? QString() : u"b"_s);
    result.kind = kind;
    result.td = td;
    result.tdAgainst = tdAgainst;
    QVERIFY(checkResult(result));
    QStringList said;
    for (const FixtureSide side : {FixtureSide::Home, FixtureSide::Away}) {
        if (kind == ResultKind::Bye && side == FixtureSide::Away)
            continue;
        const EntrantLine line = lineOf(result, side, LeagueOutcome::Won);
        QString facts;
        for (const QString &word : {u"won"_s, u"drawn"_s, u"lost"_s, u"forfeit"_s,
                                    u"forfeitAgainst"_s, u"awarded"_s, u"bye"_s})
            facts += pointsOf(word, line).toString();
        said.append(facts);
    }
    QCOMPARE(said.value(0), home);
    QCOMPARE(said.value(1), away);
}

void TestPointsFormula::refusesWithThePlace_data()
{
    QTest::addColumn<QString>("formula");
    QTest::addColumn<int>("place");
    QTest::newRow("nothing") << QString() << 1;
    QTest::newRow("room") << u"   "_s << 4;
    QTest::newRow("unknown word") << u"3*won + tdd"_s << 9;
    QTest::newRow("unknown function") << u"3*won + sqrt(td)"_s << 9;
    QTest::newRow("missing value") << u"3*"_s << 3;
    QTest::newRow("missing value before a bracket") << u"(3+)"_s << 4;
    QTest::newRow("missing bracket") << u"min(td, 3"_s << 10;
    QTest::newRow("missing opening bracket") << u"min td"_s << 5;
    QTest::newRow("bracket too many") << u"3*won)"_s << 6;
    QTest::newRow("two values") << u"won drawn"_s << 5;
    QTest::newRow("two numbers") << u"3 1"_s << 3;
    QTest::newRow("dice, as Germans write them") << u"3W6"_s << 2;
    QTest::newRow("dice") << u"2d6 + td"_s << 2;
    QTest::newRow("two points") << u"1.2.3"_s << 4;
    QTest::newRow("a point alone") << u"3 + ."_s << 5;
    QTest::newRow("too few values") << u"1 + min(td)"_s << 5;
    QTest::newRow("too many values") << u"abs(td, 3)"_s << 1;
    QTest::newRow("if without else") << u"if(won, 3)"_s << 1;
    QTest::newRow("no values") << u"min()"_s << 5;
    QTest::newRow("comma outside") << u"td, 3"_s << 3;
    QTest::newRow("a sign that is none") << u"td % 3"_s << 4;
    QTest::newRow("power") << u"td ^ 2"_s << 4;
    QTest::newRow("assignment") << u"td := 3"_s << 4;
    QTest::newRow("two comparisons") << u"0 < td < 3"_s << 8;
    QTest::newRow("and alone") << u"and"_s << 1;
    QTest::newRow("not alone") << u"not"_s << 4;
    QTest::newRow("not inside a sum") << u"1 + not won"_s << 5;
    QTest::newRow("number too long") << u"1234567890*won"_s << 1;
    QTest::newRow("too many decimals") << u"won*0.12345"_s << 5;
    QTest::newRow("text") << u"\"td\""_s << 1;
    QTest::newRow("escape sequence") << u"td\x1b[31m"_s << 3;
    QTest::newRow("nothing at all inside") << (u"td"_s + QChar(0) + u"3"_s) << 3;
    QTest::newRow("half a character") << (u"td "_s + QChar(0xd800)) << 4;
    QTest::newRow("beyond the first plane") << u"td + \U0001f3c8"_s << 6;
    QTest::newRow("other digits") << u"td + ٣"_s << 6;
    QTest::newRow("a column with a hyphen") << u"long-passes"_s << 1;
}

void TestPointsFormula::refusesWithThePlace()
{
    QFETCH(QString, formula);
    QFETCH(int, place);
    const auto parsed = PointsFormula::parse(formula);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, ErrorCode::BadFormula);
    const QString begin = u"Character %1 of the formula: "_s.arg(place);
    QVERIFY2(parsed.error().message.startsWith(begin), qPrintable(parsed.error().message));
    QVERIFY(parsed.error().message.endsWith(u'.'));
    for (const QChar c : parsed.error().message)
        QVERIFY2(c.isPrint() || c.isSurrogate(), "a character that cannot be shown");
}

void TestPointsFormula::refusesInThreeLanguages()
{
    const auto sentence = [](Language language) {
        const LanguageScope scope(language);
        return PointsFormula::parse(u"3*winn"_s).error().message;
    };
    QVERIFY(sentence(Language::English).startsWith(u"Character 3 of the formula: there is no"_s));
    QVERIFY(sentence(Language::Spanish).startsWith(u"Carácter 3 de la fórmula: no existe"_s));
    QVERIFY(sentence(Language::German).startsWith(u"Zeichen 3 der Formel: Das Wort"_s));
}

void TestPointsFormula::saysWhyThereAreNoPoints_data()
{
    QTest::addColumn<QString>("formula");
    QTest::addColumn<QString>("code");
    QTest::newRow("division") << u"td/(cas-2)"_s << u"formula-divides-by-zero"_s;
    QTest::newRow("division of nothing") << u"0/0"_s << u"formula-divides-by-zero"_s;
    QTest::newRow("too large") << u"999999999*999999999"_s << u"formula-beyond-measure"_s;
    QTest::newRow("too small a part")
        << u"0.0001*0.0001*0.0001*0.0001"_s << u"formula-beyond-measure"_s;
    QTest::newRow("power of two, below nothing")
        << (u"-2"_s + u"*2"_s.repeated(126)) << u"formula-beyond-measure"_s;
    QTest::newRow("a column it has not") << u"interceptions"_s << u"formula-column-missing"_s;
}

void TestPointsFormula::saysWhyThereAreNoPoints()
{
    QFETCH(QString, formula);
    QFETCH(QString, code);
    const auto parsed = PointsFormula::parse(formula, {u"interceptions"_s});
    QVERIFY(parsed);
    const auto points = parsed->points(wonLine());
    QVERIFY(!points);
    QCOMPARE(errorWord(points.error().code), code);
}

void TestPointsFormula::hasNoColumnsOfMatchesNobodyPlayed()
{
    const auto parsed = PointsFormula::parse(u"1 + interceptions"_s, {u"interceptions"_s});
    QVERIFY(parsed);
    EntrantLine line = wonLine();
    for (const ResultKind kind :
         {ResultKind::Awarded, ResultKind::Forfeit, ResultKind::DoubleForfeit, ResultKind::Bye}) {
        line.kind = kind;
        QCOMPARE(*parsed->points(line), Rational(1));
    }
}

void TestPointsFormula::keepsItsLimits()
{
    const auto nested
        = [](int depth) { return u"("_s.repeated(depth) + u'1' + u")"_s.repeated(depth); };
    QVERIFY(PointsFormula::parse(nested(deepestFormula)));
    QVERIFY(!PointsFormula::parse(nested(deepestFormula + 1)));
    QVERIFY(!PointsFormula::parse(u"-"_s.repeated(900) + u'1'));
    QVERIFY(!PointsFormula::parse(u"not "_s.repeated(200) + u'1'));
    QVERIFY(!PointsFormula::parse(u"abs("_s.repeated(240)));
    const QString longest = u"1"_s + u"+1"_s.repeated((longestFormula - 1) / 2);
    QVERIFY(PointsFormula::parse(longest));
    QCOMPARE(pointsOf(longest, wonLine()), Rational((longestFormula - 1) / 2 + 1));
    QVERIFY(!PointsFormula::parse(longest + u"+1"_s));
    QVERIFY(!PointsFormula::parse(u"("_s.repeated(1000000)));
}

/// Words and signs thrown together: whatever is understood can be worked out, and what is not gets
/// a sentence with a place inside the formula.
void TestPointsFormula::survivesAnything()
{
    const QStringList pieces{
        u"won"_s,  u"td"_s,  u"cas"_s,    u"margin"_s, u"3"_s,      u"0"_s,         u"0.5"_s,
        u"+"_s,    u"-"_s,   u"*"_s,      u"/"_s,      u"("_s,      u")"_s,         u","_s,
        u"="_s,    u"<"_s,   u">"_s,      u"<>"_s,     u"and"_s,    u"or"_s,        u"not"_s,
        u"min("_s, u"if("_s, u"floor("_s, u"bye"_s,    u"\u00e9"_s, u"\U0001f3c8"_s};
    SeededRandomSource source(19);
    int understood = 0;
    for (int i = 0; i < 20000; ++i) {
        QString formula;
        for (int length = source.roll(12); length > 0; --length)
            formula += pieces.at(source.roll(static_cast<int>(pieces.size())) - 1) + u' ';
        const auto parsed = PointsFormula::parse(formula);
        if (parsed) {
            ++understood;
            (void)parsed->points(wonLine());
            continue;
        }
        const int place = parsed.error().message.section(u' ', 1, 1).toInt();
        QVERIFY2(place >= 1 && place <= formula.size() + 1, qPrintable(formula));
    }
    QVERIFY(understood > 500);
}

QTEST_GUILESS_MAIN(TestPointsFormula)
#include "tst_pointsformula.moc"
