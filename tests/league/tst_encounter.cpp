// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/encounter.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Skirmish encounters: the best of three, and the ladder for those that are level.
class TestEncounter final : public QObject
{
    Q_OBJECT

private slots:
    void isDecided_data();
    void isDecided();
    void isRefused_data();
    void isRefused();
    void asksOnlyWhatCounts_data();
    void asksOnlyWhatCounts();
    void becomesAResult();
};

namespace {

FixtureSide sideNamed(const QString &name)
{
    return name == u"home" ? FixtureSide::Home
        : name == u"away"  ? FixtureSide::Away
                           : FixtureSide::Neither;
}

/// "10:4 7:7:away 3:3 out=home last=away roll=home".
Encounter encounterFrom(const QString &text)
{
    Encounter encounter;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString value = word.section(u'=', 1);
        if (word.startsWith(u"out=")) {
            encounter.homeOut = value == u"home" || value == u"both";
            encounter.awayOut = value == u"away" || value == u"both";
        } else if (word.startsWith(u"last=")) {
            encounter.lastStanding = sideNamed(value);
        } else if (word.startsWith(u"roll=")) {
            encounter.rollOff = sideNamed(value);
        } else {
            encounter.games.push_back({word.section(u':', 0, 0).toInt(),
                                       word.section(u':', 1, 1).toInt(),
                                       sideNamed(word.section(u':', 2))});
        }
    }
    return encounter;
}

} // namespace

void TestEncounter::isDecided_data()
{
    QTest::addColumn<QString>("told");
    QTest::addColumn<bool>("mustBeWon");
    QTest::addColumn<QString>("winner");
    QTest::addColumn<int>("rung");
    const auto row = [](const char *name, const char *told, bool must, const char *winner,
                        EncounterRung rung) {
        QTest::newRow(name) << QString::fromLatin1(told) << must << QString::fromLatin1(winner)
                            << static_cast<int>(rung);
    };
    row("two games", "10:4 8:3", true, "home", EncounterRung::Games);
    row("two games of the away side", "4:10 3:8", false, "away", EncounterRung::Games);
    row("two to one", "10:4 3:8 9:8", true, "home", EncounterRung::Games);
    row("one win and two draws", "5:5 5:5 4:6", true, "away", EncounterRung::Games);
    row("level glory given to a side", "5:5:home 4:4:home", true, "home", EncounterRung::Games);
    row("a game each and a draw", "6:4 4:6 5:5", false, "", EncounterRung::Nothing);
    row("three draws", "5:5 5:5 5:5", false, "", EncounterRung::Nothing);
    row("the glory of all three", "9:4 4:6 5:5", true, "home", EncounterRung::Glory);
    row("the glory counts all three games", "6:5 4:8 7:7", true, "away", EncounterRung::Glory);
    row("a band is gone", "6:4 4:6 5:5 out=home", true, "away", EncounterRung::OutOfAction);
    row("sudden death", "6:4 4:6 5:5 last=home", true, "home", EncounterRung::SuddenDeath);
    row("nobody is left", "6:4 4:6 5:5 roll=away", true, "away", EncounterRung::RollOff);
    row("both bands are gone", "6:4 4:6 5:5 out=both roll=home", true, "home",
        EncounterRung::RollOff);
}

void TestEncounter::isDecided()
{
    QFETCH(QString, told);
    QFETCH(bool, mustBeWon);
    QFETCH(QString, winner);
    QFETCH(int, rung);
    const auto verdict = verdictOf(encounterFrom(told), mustBeWon);
    QVERIFY2(verdict.has_value(), verdict ? "" : qPrintable(verdict.error().message));
    QCOMPARE(verdict->winner, sideNamed(winner));
    QCOMPARE(static_cast<int>(verdict->by), rung);
}

void TestEncounter::isRefused_data()
{
    QTest::addColumn<QString>("told");
    QTest::addColumn<bool>("mustBeWon");
    QTest::newRow("no game") << QString() << false;
    QTest::newRow("one game") << u"5:4"_s << false;
    QTest::newRow("two that are level") << u"5:4 4:5"_s << false;
    QTest::newRow("a third after two wins") << u"5:4 5:4 4:5"_s << false;
    QTest::newRow("four games") << u"5:4 4:5 3:3 5:4"_s << false;
    QTest::newRow("a winner against the glory") << u"5:4:away 5:4"_s << false;
    QTest::newRow("glory below 0") << u"-1:4 5:4 5:4"_s << false;
    QTest::newRow("glory beyond measure") << u"100:4 5:4"_s << false;
    QTest::newRow("level where somebody has to win") << u"6:4 4:6 5:5"_s << true;
    QTest::newRow("both gone and no roll-off") << u"6:4 4:6 5:5 out=both"_s << true;
    QTest::newRow("sudden death of bands that are gone")
        << u"6:4 4:6 5:5 out=both last=home"_s << true;
    QTest::newRow("sudden death although the glory decides") << u"9:4 4:6 5:5 last=away"_s << true;
    QTest::newRow("a roll-off although somebody is left")
        << u"6:4 4:6 5:5 last=home roll=away"_s << true;
    QTest::newRow("a ladder although a draw will do") << u"6:4 4:6 5:5 roll=away"_s << false;
}

void TestEncounter::isRefused()
{
    QFETCH(QString, told);
    QFETCH(bool, mustBeWon);
    const auto verdict = verdictOf(encounterFrom(told), mustBeWon);
    QVERIFY(!verdict);
    QCOMPARE(verdict.error().code, ErrorCode::BadEncounter);
    QVERIFY(!verdict.error().message.isEmpty());
}

void TestEncounter::asksOnlyWhatCounts_data()
{
    QTest::addColumn<QString>("told");
    QTest::addColumn<QString>("asked");
    QTest::newRow("won in two") << u"5:4 5:4"_s << QString();
    QTest::newRow("level after two") << u"5:4 4:5"_s << u"third"_s;
    QTest::newRow("won by glory") << u"9:4 4:6 5:5"_s << u"third"_s;
    QTest::newRow("level") << u"6:4 4:6 5:5"_s << u"third out last roll"_s;
    QTest::newRow("one band gone") << u"6:4 4:6 5:5 out=away"_s << u"third out"_s;
    QTest::newRow("both gone") << u"6:4 4:6 5:5 out=both"_s << u"third out roll"_s;
    QTest::newRow("one is left") << u"6:4 4:6 5:5 last=home"_s << u"third out last"_s;
}

void TestEncounter::asksOnlyWhatCounts()
{
    QFETCH(QString, told);
    QFETCH(QString, asked);
    const EncounterQuestions questions = questionsOf(encounterFrom(told), true);
    QStringList words;
    if (questions.thirdGame)
        words.append(u"third"_s);
    if (questions.bandsOut)
        words.append(u"out"_s);
    if (questions.lastStanding)
        words.append(u"last"_s);
    if (questions.rollOff)
        words.append(u"roll"_s);
    QCOMPARE(words.join(u' '), asked);
}

void TestEncounter::becomesAResult()
{
    const auto verdict = verdictOf(encounterFrom(u"6:4 4:6 5:5 out=home"_s), true);
    QVERIFY(verdict.has_value());
    const FixtureResult result = resultOf(*verdict, EntrantId(u"a"_s), EntrantId(u"b"_s));
    QVERIFY(checkResult(result).has_value());
    QCOMPARE(result.td, 1);
    QCOMPARE(result.tdAgainst, 1);
    QCOMPARE(result.cas, 15);
    QCOMPARE(result.casAgainst, 15);
    QCOMPARE(winnerOf(result), FixtureSide::Away);
    const auto clear = verdictOf(encounterFrom(u"6:4 4:3"_s), true);
    QCOMPARE(resultOf(*clear, EntrantId(u"a"_s), EntrantId(u"b"_s)).winner, FixtureSide::Neither);
}

QTEST_APPLESS_MAIN(TestEncounter)
#include "tst_encounter.moc"
