// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/inventedteam.h"
#include "core/club/matchrepository.h"
#include "core/club/randomseason.h"
#include "core/club/resultcheck.h"
#include "core/club/sampleteams.h"
#include "core/club/teamdocuments.h"
#include "core/team/teamcheck.h"
#include "core/team/teamvalue.h"
#include "tests/support/matchdriver.h"
#include "tests/support/memorybatches.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Seasons by lot, kept as the window keeps matches.
class TestRandomSeason final : public QObject
{
    Q_OBJECT

private slots:
    void inventsTeamsOfEveryEdition_data();
    void inventsTeamsOfEveryEdition();
    void restocksWithinTheTreasury();
    void playsBetweenKeptTeams_data();
    void playsBetweenKeptTeams();
    void foundsTeamsThatAreStillBuilt();
    void keepsWhatTheWindowKeeps();
    void sameDiceSameScores();
    void aFullDiskIsSaid();

private:
    /// The scores of a season of crp, kept in `kept`.
    static QStringList scores(MemoryClub &kept, int matches, std::uint64_t seed);
};

QStringList TestRandomSeason::scores(MemoryClub &kept, int matches, std::uint64_t seed)
{
    QStringList lines;
    RandomSeason season{sharedRuleset(u"crp"_s)};
    season.matches = matches;
    season.newTeams = 4;
    season.witness = [&lines](const ResultRecord &result) {
        lines.append(u"%1 %2 %3 %4"_s.arg(result.side(0).name, result.side(1).name)
                         .arg(result.side(0).score)
                         .arg(result.side(1).score));
    };
    SeededRandomSource dice(seed);
    const auto played = playSeason(kept.stores(), season, dice);
    return played ? lines : QStringList{played.error().message};
}

void TestRandomSeason::inventsTeamsOfEveryEdition_data()
{
    QTest::addColumn<QString>("edition");
    for (const QString &id : footballRulesets())
        QTest::newRow(qPrintable(id)) << id;
}

void TestRandomSeason::inventsTeamsOfEveryEdition()
{
    QFETCH(QString, edition);
    const Ruleset &ruleset = testRuleset(edition);
    const NameGenerator names = must(loadNames());
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        SeededRandomSource dice(seed);
        const Team team = must(inventTeam(ruleset, names, TeamId(u"id"_s), u"Lot"_s, dice));
        const auto problems = checkTeam(team, ruleset);
        QVERIFY2(isReadyToPlay(problems),
                 problems.empty() ? "" : qPrintable(problems.front().sentence));
        QVERIFY(team.founded);
        QVERIFY(team.treasury >= 0);
        QVERIFY(!team.players.back().name.isEmpty());
    }
}

void TestRandomSeason::restocksWithinTheTreasury()
{
    Team team = plainTeam(u"crp"_s, u"human"_s, u"lineman"_s, 8);
    team.treasury = 120'000; // two linemen of three
    const Team more = restocked(team, testRuleset(u"crp"_s));
    QCOMPARE(playersAvailable(more), 10);
    QCOMPARE(more.treasury, 20'000);
    team.treasury = 1'000'000;
    QCOMPARE(playersAvailable(restocked(team, testRuleset(u"crp"_s))), 11);
}

void TestRandomSeason::playsBetweenKeptTeams_data()
{
    inventsTeamsOfEveryEdition_data();
}

void TestRandomSeason::playsBetweenKeptTeams()
{
    QFETCH(QString, edition);
    MemoryClub kept;
    RandomSeason season{sharedRuleset(edition)};
    season.matches = 30; // with none kept yet
    SeededRandomSource dice(5);
    const auto played = playSeason(kept.stores(), season, dice);
    QVERIFY2(played, played ? "" : qPrintable(played.error().message));
    const MatchRepository matches(kept.stores());
    JournalQuery finished;
    finished.state = JournalState::Finished;
    QCOMPARE(must(matches.count(finished)), qint64(30));
    QCOMPARE(must(kept.results.list({})).size(), size_t(30));
    QVERIFY(must(kept.results.missing()).empty());
    const ResultCheck check = must(checkResults(kept.stores()));
    QCOMPARE(check.matches, qint64(30));
    QVERIFY2(check.findings.empty(),
             check.findings.empty() ? "" : qPrintable(check.findings.front().sentence));
    QVERIFY(must(keptTeams(kept.documents)).size() >= 2);
}

void TestRandomSeason::foundsTeamsThatAreStillBuilt()
{
    MemoryClub kept;
    for (const QString &name : {u"amber"_s, u"blue"_s}) {
        Team team = testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 12}});
        team.id = TeamId(name);
        team.name = name;
        (void)must(saveTeam(kept.documents, {team, {}}, 1));
    }
    RandomSeason season{sharedRuleset(u"crp"_s)};
    SeededRandomSource dice(1);
    QVERIFY(playSeason(kept.stores(), season, dice));
    QCOMPARE(must(keptTeams(kept.documents)).size(), size_t(2));
    for (const QString &name : {u"amber"_s, u"blue"_s})
        QVERIFY(must(loadTeam(kept.documents, DocumentId(name))).team.founded);
    const ResultRecord result = must(kept.results.read(must(kept.results.list({})).front().id));
    QCOMPARE(result.side(0).before.treasury, 400'000); // what it did not spend
    QVERIFY(result.onSheets);
}

/// The same answers given in a match that is opened give the same result, journal and sheets.
void TestRandomSeason::keepsWhatTheWindowKeeps()
{
    MemoryClub season;
    QCOMPARE(scores(season, 1, 11).size(), 1);
    const JournalId played = must(season.results.list({})).front().id;
    const Journal journal = must(season.journals.read(played));
    const MatchSession session = must(replay(journal, season.library));
    MemoryClub window;
    const MatchSetup &setup = session.game().context().setup();
    for (const Team &team : setup.teams)
        (void)must(saveTeam(window.documents, {team, {}}, 1));
    const MatchRepository matches(window.stores());
    const JournalId id = must(matches.start(setup));
    const auto open = must(matches.open(id));
    for (const EventGroup &group : session.log().groups())
        QVERIFY(open->act(group.events));
    QCOMPARE(open->kept(), JournalState::Finished);
    ResultRecord one = must(season.results.read(played));
    const ResultRecord other = must(window.results.read(id));
    one.id = other.id;
    one.startedMs = other.startedMs;
    one.finishedMs = other.finishedMs;
    QCOMPARE(one, other);
    const Journal same = must(window.journals.read(id));
    QCOMPARE(journal.stand, same.stand);
    QCOMPARE(journal.header.title, same.header.title);
    QCOMPARE(journal.header.setup, same.header.setup);
    QCOMPARE(journal.header.teams, same.header.teams);
    QCOMPARE(journal.header.rules, same.header.rules);
    QCOMPARE(journal.entries.size(), same.entries.size());
    for (const Team &team : setup.teams) {
        const DocumentId document(team.id.text());
        QCOMPARE(must(loadTeam(season.documents, document)).team,
                 must(loadTeam(window.documents, document)).team);
    }
}

void TestRandomSeason::sameDiceSameScores()
{
    MemoryClub one;
    MemoryClub other;
    MemoryClub third;
    const QStringList first = scores(one, 6, 7);
    QCOMPARE(first.size(), 6);
    QCOMPARE(scores(other, 6, 7), first);
    QVERIFY(scores(third, 6, 8) != first);
}

void TestRandomSeason::aFullDiskIsSaid()
{
    MemoryClub kept;
    kept.documents.failToSave(true);
    const QStringList said = scores(kept, 2, 1);
    QCOMPARE(said.size(), 1);
    QVERIFY(must(kept.results.list({})).empty());
}

QTEST_GUILESS_MAIN(TestRandomSeason)
#include "tst_randomseason.moc"
