// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/playedout.h"

#include "core/leaguebook/leaguetables.h"

#include <algorithm>

namespace dugout {

bool isAwaited(const Competition &competition, const LeagueFixture &fixture)
{
    const auto hasLeft = [&competition](const EntrantId &team) {
        const CompetitionEntry *entry = competition.entry(team);
        return entry && entry->left;
    };
    return !fixture.outcome && !hasLeft(fixture.home) && !hasLeft(fixture.away);
}

bool isRoundPlayed(const Competition &competition, const LeagueRound &round)
{
    return std::none_of(
        round.fixtures.begin(), round.fixtures.end(), [&competition](const LeagueFixture &each) {
            return !each.friendly && isAwaited(competition, each); // it holds nobody else up
        });
}

bool isPhasePlayed(const Competition &competition, size_t place)
{
    const Phase &phase = competition.phases[place];
    const PhaseRules &rules = competition.rules.phases[place];
    const bool all = std::all_of(
        phase.rounds.begin(), phase.rounds.end(),
        [&competition](const LeagueRound &round) { return isRoundPlayed(competition, round); });
    if (!phase.begun || !all || phase.rounds.empty())
        return false;
    const std::vector<BracketTie> ties = bracketOf(competition, static_cast<int>(place));
    switch (rules.format) {
    case PhaseFormat::RoundRobin:
        return true;
    case PhaseFormat::Swiss:
        return rules.rounds > 0 && static_cast<int>(phase.rounds.size()) >= rules.rounds;
    case PhaseFormat::KnockOut:
        return std::none_of(ties.begin(), ties.end(),
                            [](const BracketTie &tie) { return tie.winner.isEmpty(); });
    case PhaseFormat::Ladder:
    case PhaseFormat::Open:
        break;
    }
    return place + 1 < competition.phases.size();
}

bool isPlayedOut(const Competition &competition)
{
    const int last = competition.currentPhase();
    return last >= 0 && static_cast<size_t>(last) + 1 == competition.phases.size()
        && isPhasePlayed(competition, static_cast<size_t>(last));
}

} // namespace dugout
