// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/ownmatch.h"
#include "core/leaguefiles/ownmatchwords.h"
#include "tests/leaguebook/leaguesketch.h"

using namespace dugout;
using namespace Qt::StringLiterals;

/// What a coach is told to do first.
class TestOwnMatch final : public QObject
{
    Q_OBJECT

private slots:
    void nothingWithoutATeamOrAMatch();
    void itIsPlayedThenSignedThenWaitedFor();
    void whatIsOverHereIsToBeDelivered();
    void aTeamOfPaperTellsTheCommissioner();
    void whatHeDisputesIsForOthers();

private:
    static void drawIn(LeagueSketch &league);
    static LeagueFixture firstOf(const LeagueSketch &league)
    {
        return league.competition().round(1)->fixtures.front();
    }
    static OwnMatch of(const LeagueSketch &league, const EntrantId &team,
                       const QSet<FixtureId> &ended = {})
    {
        return ownMatch(league.league(), {team.text()}, ended);
    }
};

void TestOwnMatch::drawIn(LeagueSketch &league)
{
    for (int i = 1; i <= 4; ++i)
        league.must({TeamRenewed{LeagueSketch::team(i), {}, QJsonObject{{u"name"_s, i}}}, {}});
    if (!league.draw().isEmpty())
        qFatal("not drawn");
}

void TestOwnMatch::nothingWithoutATeamOrAMatch()
{
    LeagueSketch league(4);
    drawIn(league);
    const EntrantId team = firstOf(league).home;
    // Drawn alone it is the commissioner's.
    QCOMPARE(of(league, team), OwnMatch());
    league.publishAll();
    QCOMPARE(ownMatch(league.league(), {}), OwnMatch());
    QCOMPARE(ownMatchTask(league.league(), OwnMatch()), QString());
}

void TestOwnMatch::itIsPlayedThenSignedThenWaitedFor()
{
    LeagueSketch league(4);
    drawIn(league);
    league.publishAll();
    const LeagueFixture fixture = firstOf(league);
    const OwnMatch match = of(league, fixture.away);
    QCOMPARE(match.step, OwnStep::Play);
    QCOMPARE(match.fixture, fixture.id);
    QCOMPARE(match.own, fixture.away);
    QCOMPARE(match.other, fixture.home);
    QCOMPARE(match.round, 1);
    QVERIFY(ownMatchFacts(league.league(), match).startsWith(u"Cup"_s));
    league.must({MatchBegun{fixture.id, JournalId(u"m1"_s)}, {}});
    QCOMPARE(of(league, fixture.away).step, OwnStep::GoOn);
    QCOMPARE(league.enter(fixture.id, 2, 1), QString());
    QCOMPARE(of(league, fixture.away).step, OwnStep::Sign);
    QCOMPARE(of(league, fixture.away).fixture, fixture.id);
    league.must({ResultSigned{fixture.id, FixtureSide::Away}, {}});
    // What he plays next comes before what only waits.
    QCOMPARE(of(league, fixture.away).step, OwnStep::Play);
    QVERIFY(of(league, fixture.away).fixture != fixture.id);
    while (!league.open().empty()) {
        for (const FixtureId &each : league.open()) {
            QCOMPARE(league.enter(each, 1, 0), QString());
            for (const FixtureSide side : {FixtureSide::Home, FixtureSide::Away})
                league.must({ResultSigned{each, side}, {}});
        }
    }
    QCOMPARE(of(league, fixture.away).step, OwnStep::Wait);
    QCOMPARE(of(league, fixture.away).fixture, fixture.id);
    QVERIFY(ownMatchTask(league.league(), of(league, fixture.away))
                .contains(coachName(league.league(), fixture.home)));
}

void TestOwnMatch::whatIsOverHereIsToBeDelivered()
{
    LeagueSketch league(4);
    drawIn(league);
    league.publishAll();
    const LeagueFixture fixture = firstOf(league);
    league.must({MatchBegun{fixture.id, JournalId(u"m1"_s)}, {}});
    QCOMPARE(of(league, fixture.home, {fixture.id}).step, OwnStep::Deliver);
}

void TestOwnMatch::aTeamOfPaperTellsTheCommissioner()
{
    LeagueSketch league(4);
    QCOMPARE(league.draw(), QString());
    league.publishAll();
    QCOMPARE(of(league, firstOf(league).home).step, OwnStep::Enter);
}

void TestOwnMatch::whatHeDisputesIsForOthers()
{
    LeagueSketch league(4);
    drawIn(league);
    league.publishAll();
    const LeagueFixture fixture = firstOf(league);
    FixtureOutcome outcome = league.outcome(fixture.id, 0, 3);
    outcome.source = ResultSource::Match;
    league.must({MatchBegun{fixture.id, JournalId(u"m1"_s)}, {}});
    league.must({ResultEntered{fixture.id, outcome, std::nullopt}, {}});
    league.must({ResultDisputed{fixture.id, FixtureSide::Home, u"it was 1–3"_s}, {}});
    QVERIFY(of(league, fixture.home).step != OwnStep::Sign);
    QCOMPARE(of(league, fixture.away).step, OwnStep::Sign);
}

QTEST_GUILESS_MAIN(TestOwnMatch)
#include "tst_ownmatch.moc"
