// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/nextmatch.h"

namespace dugout {

namespace {

/// The first of them that is published and has no result; null where there is none.
LeagueFixture *nextFixtureOf(Competition &competition, const EntrantId &team)
{
    for (Phase &phase : competition.phases) {
        for (LeagueRound &round : phase.rounds) {
            for (LeagueFixture &each : round.fixtures) {
                const bool plays = each.home == team || each.away == team;
                if (round.published && plays && !each.isBye() && !each.outcome)
                    return &each;
            }
        }
    }
    return nullptr;
}

} // namespace

std::optional<NextMatchEffect> nextMatchEffect(const League &league, const Competition &competition,
                                               const EntrantId &team, const TableScope &scope)
{
    if (competition.rules.isSkirmish() || competition.rules.hasSquads())
        return std::nullopt;
    Competition supposed = competition;
    LeagueFixture *fixture = nextFixtureOf(supposed, team);
    if (!fixture || fixture->friendly || fixture->isKnockOut())
        return std::nullopt;
    const bool isHome = fixture->home == team;
    const auto placeAfter = [&](int own, int other) {
        FixtureOutcome outcome;
        outcome.result.round = league.roundOf(fixture->id)->number;
        outcome.result.home = fixture->home;
        outcome.result.away = fixture->away;
        outcome.result.td = isHome ? own : other;
        outcome.result.tdAgainst = isHome ? other : own;
        fixture->outcome = outcome;
        const auto standings = standingsOf(league, supposed, scope);
        const StandingRow *row = standings ? standings->find(team) : nullptr;
        return row ? row->rank : 0;
    };
    NextMatchEffect effect{isHome ? fixture->away : fixture->home, placeAfter(1, 0),
                           placeAfter(0, 0), placeAfter(0, 1)};
    return effect.won > 0 && effect.drawn > 0 && effect.lost > 0 ? std::optional(effect)
                                                                 : std::nullopt;
}

} // namespace dugout
