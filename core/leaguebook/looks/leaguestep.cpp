// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/leaguestep.h"

#include "core/leaguebook/fixtures/challenges.h"
#include "core/leaguebook/fixtures/leaguedraw.h"

#include <algorithm>

namespace dugout {

namespace {

bool isUnderWay(const LeagueFixture &fixture)
{
    return !fixture.match.isEmpty() || (fixture.outcome && !fixture.isBye());
}

/// Counts what is published and waits; the round is the earliest of them.
NextLeagueStep waiting(const Competition &competition)
{
    NextLeagueStep step{LeagueStep::Play, 0, 0};
    for (const Phase &phase : competition.phases) {
        for (const LeagueRound &round : phase.rounds) {
            const auto open
                = std::count_if(round.fixtures.begin(), round.fixtures.end(),
                                [&competition](const LeagueFixture &each) {
                                    return !each.isBye() && isAwaited(competition, each);
                                });
            if (!round.published || open == 0)
                continue;
            step.round = step.round == 0 ? round.number : step.round;
            step.open += static_cast<int>(open);
        }
    }
    return step;
}

NextLeagueStep stepOf(const Competition &competition)
{
    if (competition.ended)
        return {LeagueStep::EndSeason, 0, 0};
    if (competition.currentPhase() < 0)
        return {competition.entries.size() < 2 ? LeagueStep::Enter : LeagueStep::Draw, 0, 0};
    if (const NextLeagueStep step = waiting(competition); step.open > 0)
        return step;
    if (const LeagueRound *round = unpublishedRound(competition))
        return {LeagueStep::Publish, round->number, 0};
    if (isPlayedOut(competition))
        return {LeagueStep::EndSeason, 0, 0};
    return {takesChallenges(competition) ? LeagueStep::Pair : LeagueStep::Draw, 0, 0};
}

} // namespace

const LeagueRound *unpublishedRound(const Competition &competition)
{
    for (const Phase &phase : competition.phases) {
        for (const LeagueRound &round : phase.rounds) {
            if (!round.published)
                return &round;
        }
    }
    return nullptr;
}

bool hasPublished(const Competition &competition)
{
    for (const Phase &phase : competition.phases) {
        for (const LeagueRound &round : phase.rounds) {
            if (round.published)
                return true;
        }
    }
    return false;
}

int firstRoundOfNewRules(const League &league)
{
    const Season *season = league.currentSeason();
    if (!season)
        return 1;
    int last = 0;
    for (const Competition &competition : season->competitions) {
        for (int number = last + 1; number <= competition.roundCount(); ++number) {
            const LeagueRound *round = competition.round(number);
            if (round && std::any_of(round->fixtures.begin(), round->fixtures.end(), isUnderWay))
                last = number;
        }
    }
    return last + 1;
}

const Competition *playsWithBought(const League &league, const EntrantId &team)
{
    const Season *season = league.currentSeason();
    if (!season)
        return nullptr;
    for (const Competition &competition : season->competitions) {
        if (competition.ended || competition.rules.teamsDevelop)
            continue;
        for (const Phase &phase : competition.phases) {
            for (const LeagueRound &round : phase.rounds) {
                const auto has = [&team](const LeagueFixture &each) {
                    return (each.home == team || each.away == team) && isUnderWay(each);
                };
                if (std::any_of(round.fixtures.begin(), round.fixtures.end(), has))
                    return &competition;
            }
        }
    }
    return nullptr;
}

NextLeagueStep nextStepOf(const League &league, const Competition *competition)
{
    const auto active
        = std::count_if(league.teams.begin(), league.teams.end(),
                        [](const LeagueTeam &each) { return each.state == MemberState::Active; });
    if (active < 2)
        return {LeagueStep::Register, 0, 0};
    if (!league.currentSeason())
        return {LeagueStep::BeginSeason, 0, 0};
    const bool isCurrent = competition && league.seasonOf(competition->id)
        && league.seasonOf(competition->id)->id == league.currentSeason()->id;
    if (isCurrent)
        return stepOf(*competition);
    return {competition && !league.currentSeason()->competitions.empty() ? LeagueStep::Return
                                                                         : LeagueStep::Announce,
            0, 0};
}

} // namespace dugout
