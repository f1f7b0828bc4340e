// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/fullmatches.h"

#include "core/aftermatch/aftermatch.h"
#include "core/match/randommatch.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct FullMatchWords
{
    Q_DECLARE_TR_FUNCTIONS(FullMatches)
};

int casualtiesBy(const SideState &side)
{
    int casualties = 0;
    for (const MatchPlayer &player : side.players)
        casualties += player.achievements.casualties;
    return casualties;
}

FixtureResult resultOf(const DueMatch &match, const MatchState &state)
{
    FixtureResult result;
    result.round = match.round;
    result.home = match.pair.home;
    result.away = match.pair.away;
    result.td = state.side(0).score;
    result.tdAgainst = state.side(1).score;
    result.cas = casualtiesBy(state.side(0));
    result.casAgainst = casualtiesBy(state.side(1));
    if (state.winner() != noSeat)
        result.winner = state.winner() == 0 ? FixtureSide::Home : FixtureSide::Away;
    for (const Seat seat : {0, 1}) {
        if (state.side(seat).conceded)
            result.conceded = seat == 0 ? FixtureSide::Home : FixtureSide::Away;
    }
    return result;
}

} // namespace

FullMatches::FullMatches(std::shared_ptr<const Ruleset> ruleset,
                         const std::vector<Entrant> &entrants, RandomSource &source)
    : m_ruleset(std::move(ruleset))
    , m_source(source)
{
    for (const Entrant &entrant : entrants)
        m_teams.insert(entrant.id, randomTeam(*m_ruleset, entrant.name, source));
}

Result<FixtureResult> FullMatches::play(const DueMatch &match)
{
    MatchSetup setup;
    setup.ruleset = m_ruleset->id();
    setup.teams = {team(match.pair.home), team(match.pair.away)};
    setup.league = true;
    setup.occasion = match.occasion;
    if (!match.occasion.isEmpty())
        setup.options.insert_or_assign(OptionId(u"overtime"_s), true);
    const RandomOutcome outcome
        = playRandomly(Match(m_ruleset, setup, stepsToTheNextSheet()), m_source);
    if (!outcome.finished || !isAfterMatchDone(outcome.state))
        return Error{
            ErrorCode::RandomMatchFailed,
            FullMatchWords::tr("The match %1 – %2 of round %3 did not end.")
                .arg(match.pair.home.text(), match.pair.away.text(), QString::number(match.round)),
            outcome.fault};
    const AfterState &after = outcome.state.after.get();
    m_teams.insert(match.pair.home, after.side(0).team);
    m_teams.insert(match.pair.away, after.side(1).team);
    FixtureResult result = resultOf(match, outcome.state);
    // An edition without extra time leaves the winner to the coin.
    if (!match.occasion.isEmpty() && winnerOf(result) == FixtureSide::Neither)
        result.winner = m_source.roll(2) == 1 ? FixtureSide::Home : FixtureSide::Away;
    return result;
}

} // namespace dugout
