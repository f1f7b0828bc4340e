// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/entrantline.h"

namespace dugout {

namespace {

LeagueOutcome outcomeFor(const FixtureResult &result, FixtureSide side)
{
    if (result.kind == ResultKind::DoubleForfeit)
        return LeagueOutcome::Lost;
    const FixtureSide winner = winnerOf(result);
    if (winner == FixtureSide::Neither)
        return LeagueOutcome::Drawn;
    return winner == side ? LeagueOutcome::Won : LeagueOutcome::Lost;
}

bool forfeitedBy(const FixtureResult &result, FixtureSide side)
{
    const bool forfeit
        = result.kind == ResultKind::Forfeit || result.kind == ResultKind::DoubleForfeit;
    return forfeit && outcomeFor(result, side) == LeagueOutcome::Lost;
}

EntrantLine homeLine(const FixtureResult &result)
{
    EntrantLine line;
    line.round = result.round;
    line.entrant = result.home;
    line.opponent = result.away;
    line.kind = result.kind;
    line.outcome = outcomeFor(result, FixtureSide::Home);
    line.conceded = result.conceded == FixtureSide::Home;
    line.opponentConceded = result.conceded == FixtureSide::Away;
    line.forfeited = forfeitedBy(result, FixtureSide::Home);
    line.opponentForfeited = forfeitedBy(result, FixtureSide::Away);
    line.td = result.td;
    line.tdAgainst = result.tdAgainst;
    line.cas = result.cas;
    line.casAgainst = result.casAgainst;
    for (const ResultColumn &column : result.columns)
        line.columns.push_back({column.name, column.home});
    return line;
}

EntrantLine awayLine(const FixtureResult &result)
{
    EntrantLine line = homeLine(result);
    std::swap(line.entrant, line.opponent);
    line.outcome = outcomeFor(result, FixtureSide::Away);
    std::swap(line.conceded, line.opponentConceded);
    std::swap(line.forfeited, line.opponentForfeited);
    std::swap(line.td, line.tdAgainst);
    std::swap(line.cas, line.casAgainst);
    for (size_t i = 0; i < line.columns.size(); ++i)
        line.columns[i].value = result.columns[i].away;
    return line;
}

} // namespace

EntrantLine lineOf(const FixtureResult &result, FixtureSide side, LeagueOutcome bye)
{
    if (side == FixtureSide::Away)
        return awayLine(result);
    EntrantLine line = homeLine(result);
    if (result.kind == ResultKind::Bye)
        line.outcome = bye;
    return line;
}

} // namespace dugout
