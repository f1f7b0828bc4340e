// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/fixtureresults.h"

#include "core/leaguebook/league.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct InPlayWords
{
    Q_DECLARE_TR_FUNCTIONS(FixtureResults)
};

} // namespace

FixtureOutcome awardOf(const LeagueFixture &fixture, FixtureSide winner, int touchdowns)
{
    FixtureOutcome outcome;
    outcome.source = ResultSource::Commissioner;
    FixtureResult &result = outcome.result;
    result.home = fixture.home;
    result.away = fixture.away;
    result.kind = winner == FixtureSide::Neither ? ResultKind::DoubleForfeit : ResultKind::Forfeit;
    result.winner = winner;
    result.td = winner == FixtureSide::Home ? touchdowns : 0;
    result.tdAgainst = winner == FixtureSide::Away ? touchdowns : 0;
    return outcome;
}

bool isMatchGone(const LeagueFixture &fixture, JournalStore &journals)
{
    if (fixture.match.isEmpty() || fixture.outcome)
        return false;
    const auto header = journals.readHeader(fixture.match);
    return !header && header.error().code == u"store.not-found"_s;
}

bool isMatchInPlay(const LeagueFixture &fixture, JournalStore &journals)
{
    if (fixture.match.isEmpty() || fixture.outcome)
        return false;
    const auto journal = journals.read(fixture.match);
    return journal ? journal->stand.state != JournalState::Finished
                   : journal.error().code != u"store.not-found"_s;
}

Result<void> checkInPlay(const League &league, const LeagueEvent &event, JournalStore &journals)
{
    const auto *told = event.deed.find<ResultEntered>();
    if (!told || told->outcome.source == ResultSource::Match
        || told->outcome.result.kind != ResultKind::Played)
        return {};
    const LeagueFixture *fixture = league.fixture(told->fixture);
    if (!fixture || !isMatchInPlay(*fixture, journals))
        return {};
    return Error{u"match-in-play"_s,
                 InPlayWords::tr("%1 against %2 is being played, and its result comes "
                                 "by itself: play on, award it, or delete the match.")
                     .arg(teamName(league, fixture->home), teamName(league, fixture->away)),
                 {}};
}

bool isDecidedBesideItsMatch(const LeagueFixture &fixture)
{
    return !fixture.match.isEmpty() && fixture.outcome
        && fixture.outcome->source != ResultSource::Match;
}

} // namespace dugout
