// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/matchrepository.h"
#include "core/club/resultcheck.h"
#include "core/club/teamdocuments.h"
#include "core/club/teamoutcomes.h"
#include "tests/support/playedseason.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What stands beside what today's rules would make of it.
class TestResultCheck final : public QObject
{
    Q_OBJECT

private slots:
    void soundMatchesAreNotNamed();
    void resultsThatNameOnlyDoersAreSound();
    void differencesAreNamed_data();
    void differencesAreNamed();
    void theNewReadingIsTakenByChoice();
    void theNewReadingReachesTheSheets();
    void sheetsThatWereLeftStayLeft();
    void undecidedMatchesAreNamed();
    void unreadableMatchesAreNamed();
    void matchesWithoutAResultAreNamed();
    void aRunningMatchHasNoReading();

private:
    static QStringList sentences(PlayedSeason &season)
    {
        QStringList said;
        for (const ResultFinding &each : must(checkResults(season.kept.stores())).findings)
            said.append(each.sentence);
        return said;
    }
    static std::vector<ResultFinding::Kind> kinds(PlayedSeason &season)
    {
        std::vector<ResultFinding::Kind> found;
        for (const ResultFinding &each : must(checkResults(season.kept.stores())).findings)
            found.push_back(each.kind);
        return found;
    }
};

void TestResultCheck::soundMatchesAreNotNamed()
{
    PlayedSeason season;
    season.play(scoredBy(u"0:3"_s));
    season.play(scoredBy({}));
    QCOMPARE(must(checkResults(season.kept.stores())).matches, qint64(2));
    QCOMPARE(sentences(season), QStringList());
}

/// As earlier releases kept them.
void TestResultCheck::resultsThatNameOnlyDoersAreSound()
{
    PlayedSeason season;
    const JournalId match = season.play(scoredBy(u"0:3"_s));
    ResultRecord record = must(season.kept.results.read(match));
    for (ResultSide &side : record.sides) {
        QVERIFY(std::erase_if(side.players, [](const ResultPlayer &each) { return each.isIdle(); })
                > 0);
        for (ResultPlayer &each : side.players)
            each.known.clear();
    }
    season.kept.results.put(record);
    QCOMPARE(sentences(season), QStringList());
}

void TestResultCheck::differencesAreNamed_data()
{
    using Alter = void (*)(ResultRecord &);
    QTest::addColumn<Alter>("alter");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, Alter alter, const QString &said) {
        QTest::newRow(name) << alter << said;
    };
    row(
        "score", [](ResultRecord &result) { result.sides[1].score = 2; },
        u"1 – 0 instead of 1 – 2"_s);
    row(
        "winner", [](ResultRecord &result) { result.winner = 1; }, u"another winner"_s);
    row(
        "casualties", [](ResultRecord &result) { result.sides[0].casualties = 3; },
        u"casualties 0 instead of 3"_s);
    row(
        "treasury", [](ResultRecord &result) { result.sides[0].after.treasury = 1; },
        u"treasury"_s);
    row(
        "deeds", [](ResultRecord &result) { result.sides[0].players.clear(); },
        u"other deeds of its players"_s);
    row(
        "sheet", [](ResultRecord &result) { result.sides[1].after.sum = u"x"_s; },
        u"another sheet afterwards"_s);
    row(
        "changes", [](ResultRecord &result) { result.sides[1].changes.clear(); },
        u"other entries on its sheet"_s);
    row(
        "code", [](ResultRecord &result) { result.code = u"0000-0000"_s; },
        u"other answers than those that were confirmed"_s);
    row(
        "the rest", [](ResultRecord &result) { result.extraTime = true; }, u"other details"_s);
}

void TestResultCheck::differencesAreNamed()
{
    using Alter = void (*)(ResultRecord &);
    QFETCH(Alter, alter);
    QFETCH(QString, said);
    PlayedSeason season;
    const JournalId match = season.play(scoredBy(u"0:3"_s));
    ResultRecord record = must(season.kept.results.read(match));
    alter(record);
    season.kept.results.put(record);
    const QStringList found = sentences(season);
    QCOMPARE(found.size(), 1);
    QVERIFY2(found.front().contains(said), qPrintable(found.front()));
    QVERIFY(found.front().startsWith(u"\"match-1\": "_s));
    QCOMPARE(must(season.kept.results.read(match)), record); // it stands
}

void TestResultCheck::theNewReadingIsTakenByChoice()
{
    PlayedSeason season;
    const JournalId match = season.play(scoredBy(u"0:3"_s));
    season.play(scoredBy({}));
    const ResultRecord right = must(season.kept.results.read(match));
    ResultRecord wrong = right;
    wrong.sides[1].score = 2;
    season.kept.results.put(wrong);
    QCOMPARE(sentences(season).size(), 1);
    expectDone(takeNewReading(season.kept.stores(), match));
    QCOMPARE(must(season.kept.results.read(match)), right);
    QCOMPARE(sentences(season), QStringList());
}

void TestResultCheck::theNewReadingReachesTheSheets()
{
    PlayedSeason season;
    const JournalId match = season.play(scoredBy(u"0:3"_s));
    const QString home = must(season.kept.results.read(match)).side(0).team.text();
    const Team right = season.team(home);
    // As if the rules of that day had paid more.
    Team rich = right;
    rich.treasury += 30'000;
    const StoredTeam kept = must(loadTeam(season.documents, DocumentId(home)));
    (void)must(saveTeam(season.documents, {rich, kept.summary}, 2));
    Document note = outcomeNote(season.documents, match, rich);
    (void)must(season.documents.save({note}));
    ResultRecord record = must(season.kept.results.read(match));
    record.sides[0].after.treasury += 30'000;
    season.kept.results.put(record);
    season.play(scoredBy({}));
    const Team before = season.team(home);
    expectDone(takeNewReading(season.kept.stores(), match));
    QCOMPARE(season.team(home).treasury, before.treasury - 30'000);
    QCOMPARE(sentences(season), QStringList());
}

void TestResultCheck::sheetsThatWereLeftStayLeft()
{
    PlayedSeason season;
    const JournalId match = season.play(scoredBy(u"0:3"_s), false);
    const Team before = season.team(u"human"_s);
    expectDone(MatchRepository(season.kept.stores()).leaveSheets(match));
    ResultRecord record = must(season.kept.results.read(match));
    QVERIFY(!record.onSheets);
    record.sides[1].score = 2;
    season.kept.results.put(record);
    expectDone(takeNewReading(season.kept.stores(), match));
    QVERIFY(!must(season.kept.results.read(match)).onSheets);
    QCOMPARE(must(season.kept.results.read(match)).side(1).score, 0);
    QCOMPARE(season.team(u"human"_s), before);
}

void TestResultCheck::undecidedMatchesAreNamed()
{
    PlayedSeason season;
    const JournalId match = season.play(scoredBy({}), false);
    const JournalProgress undecided{JournalState::Undecided, {}};
    const qint64 next = static_cast<qint64>(must(season.journals.read(match)).entries.size()) + 1;
    StoreBatch batch;
    batch.journals.push_back({match, next, {}, std::nullopt, undecided});
    (void)must(season.batches.keep(batch));
    QCOMPARE(kinds(season), std::vector{ResultFinding::Kind::Undecided});
}

void TestResultCheck::unreadableMatchesAreNamed()
{
    PlayedSeason season;
    season.play(scoredBy({}));
    expectDone(season.journals.create({JournalId(u"odd"_s), matchGame(), u"Odd <b>one</b>"_s, 5,
                                       QJsonObject{{u"ruleset"_s, u"chess"_s}}}));
    QCOMPARE(kinds(season), std::vector{ResultFinding::Kind::Unreadable});
    QVERIFY(sentences(season).front().contains(u"Odd <b>one</b>"_s));
}

void TestResultCheck::matchesWithoutAResultAreNamed()
{
    PlayedSeason season;
    const JournalId match = season.play(scoredBy({}), false);
    QCOMPARE(kinds(season), std::vector{ResultFinding::Kind::Waiting});
    (void)must(MatchRepository(season.kept.stores()).catchUp());
    QVERIFY(kinds(season).empty());
    season.kept.results.withdraw(match);
    QCOMPARE(kinds(season), std::vector{ResultFinding::Kind::Waiting});
}

void TestResultCheck::aRunningMatchHasNoReading()
{
    PlayedSeason season;
    const MatchRepository matches(season.kept.stores());
    const JournalId running = must(matches.start(leagueSetup()));
    QVERIFY(kinds(season).empty());
    QVERIFY(!takeNewReading(season.kept.stores(), running));
}

QTEST_GUILESS_MAIN(TestResultCheck)
#include "tst_resultcheck.moc"
