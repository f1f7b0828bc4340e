// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/journal/leaguefields.h"

namespace dugout {

// The fields of every event, as leaguefields.h has those of what they carry.

void fields(auto &io, Is<LeagueFounded> auto &value)
{
    io("name", value.name);
    io("rules", value.rules);
}

void fields(auto &io, Is<LeagueRenamed> auto &value)
{
    io("name", value.name);
}

void fields(auto &io, Is<RulesChanged> auto &value)
{
    io("rules", value.rules);
    io("fromRound", value.fromRound);
}

void fields(auto &io, Is<CoachRecorded> auto &value)
{
    io("coach", value.coach);
}

void fields(auto &io, Is<CoachRemoved> auto &value)
{
    io("coach", value.coach);
}

void fields(auto &io, Is<TeamRegistered> auto &value)
{
    io("team", value.team);
}

void fields(auto &io, Is<TeamLeft> auto &value)
{
    io("team", value.team);
    io("results", value.results);
    io("retires", value.retires);
}

void fields(auto &io, Is<TeamHandedOn> auto &value)
{
    io("team", value.team);
    io("coach", value.coach);
}

void fields(auto &io, Is<TeamRenewed> auto &value)
{
    io("team", value.team);
    io("figures", value.figures);
    io("sheet", value.sheet);
    io("old", value.old);
    io("draft", value.draft);
}

void fields(auto &io, Is<InducementsBought> auto &value)
{
    io("team", value.team);
    io("inducements", value.inducements);
}

void fields(auto &io, Is<ClubChanged> auto &value)
{
    io("team", value.team);
    io("club", value.club);
}

void fields(auto &io, Is<SeasonBegun> auto &value)
{
    io("season", value.season);
    io("name", value.name);
}

void fields(auto &io, Is<SeasonEnded> auto &value)
{
    io("season", value.season);
}

void fields(auto &io, Is<CompetitionAdded> auto &value)
{
    io("competition", value.competition);
    io("rules", value.rules);
}

void fields(auto &io, Is<CompetitionChanged> auto &value)
{
    io("competition", value.competition);
    io("rules", value.rules);
}

void fields(auto &io, Is<CompetitionRemoved> auto &value)
{
    io("competition", value.competition);
}

void fields(auto &io, Is<CompetitionEnded> auto &value)
{
    io("competition", value.competition);
}

void fields(auto &io, Is<EntrantJoined> auto &value)
{
    io("competition", value.competition);
    io("entry", value.entry);
}

void fields(auto &io, Is<EntrantLeft> auto &value)
{
    io("competition", value.competition);
    io("team", value.team);
    io("results", value.results);
}

void fields(auto &io, Is<LotsDrawn> auto &value)
{
    io("competition", value.competition);
    io("order", value.order);
}

void fields(auto &io, Is<PhaseBegun> auto &value)
{
    io("competition", value.competition);
    io("phase", value.phase);
    io("seeds", value.seeds);
    io("divisions", value.divisions);
    io("places", value.places);
}

void fields(auto &io, Is<RoundsDrawn> auto &value)
{
    io("competition", value.competition);
    io("phase", value.phase);
    io("rounds", value.rounds);
}

void fields(auto &io, Is<RoundDiscarded> auto &value)
{
    io("competition", value.competition);
    io("round", value.round);
}

void fields(auto &io, Is<RoundPublished> auto &value)
{
    io("competition", value.competition);
    io("round", value.round);
    io("deadline", value.deadlineMs);
}

void fields(auto &io, Is<FixtureAdded> auto &value)
{
    io("competition", value.competition);
    io("phase", value.phase);
    io("round", value.round);
    io("fixture", value.fixture);
}

void fields(auto &io, Is<PairChanged> auto &value)
{
    io("fixture", value.fixture);
    io("home", value.home);
    io("away", value.away);
}

void fields(auto &io, Is<PairPinned> auto &value)
{
    io("fixture", value.fixture);
    io("pinned", value.pinned);
}

void fields(auto &io, Is<FixtureArranged> auto &value)
{
    io("fixture", value.fixture);
    io("when", value.when);
}

void fields(auto &io, Is<MatchBegun> auto &value)
{
    io("fixture", value.fixture);
    io("match", value.match);
}

void fields(auto &io, Is<MatchDropped> auto &value)
{
    io("fixture", value.fixture);
}

void fields(auto &io, Is<ResultEntered> auto &value)
{
    io("fixture", value.fixture);
    io("outcome", value.outcome);
    io("after", value.after);
}

void fields(auto &io, Is<ResultWithdrawn> auto &value)
{
    io("fixture", value.fixture);
}

void fields(auto &io, Is<ResultSigned> auto &value)
{
    io("fixture", value.fixture);
    io("side", value.side);
}

void fields(auto &io, Is<ResultDisputed> auto &value)
{
    io("fixture", value.fixture);
    io("side", value.side);
    io("why", value.why);
}

void fields(auto &io, Is<PointsGiven> auto &value)
{
    io("competition", value.competition);
    io("team", value.team);
    io("points", value.points);
}

void fields(auto &io, Is<ChallengeMade> auto &value)
{
    io("competition", value.competition);
    io("challenge", value.challenge);
}

void fields(auto &io, Is<ChallengeAnswered> auto &value)
{
    io("competition", value.competition);
    io("challenge", value.challenge);
    io("answer", value.answer);
    io("substitute", value.substitute);
    io("fixture", value.fixture);
}

void fields(auto &io, Is<PrizeGiven> auto &value)
{
    io("prize", value.prize);
}

void fields(auto &io, Is<HoldingChanged> auto &value)
{
    io("holding", value.holding);
}

} // namespace dugout
