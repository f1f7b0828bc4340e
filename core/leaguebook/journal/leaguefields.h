// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/journal/leaguecodec.h"
#include "core/leaguebook/journal/leagueevent.h"

namespace dugout {

// The words in which a league is kept and exported. What was once written must stay readable:
// fields are added, never given another meaning.

void fields(auto &io, Is<LeagueRules> auto &value)
{
    io("ruleset", value.ruleset);
    io("options", value.options);
    io("rosters", value.rosters);
    io("budget", value.budget);
    io("budgetRise", value.budgetRise);
    io("buyBack", value.buyBack);
    io("game", value.game);
}

void fields(auto &io, Is<LeagueCoach> auto &value)
{
    io("id", value.id);
    io("name", value.name);
    io("naf", value.naf);
    io("contact", value.contact);
}

void fields(auto &io, Is<TeamFigures> auto &value)
{
    io("value", value.value);
    io("fanFactor", value.fanFactor);
    io("treasury", value.treasury);
}

void fields(auto &io, Is<TeamFiguresPair> auto &value)
{
    io("home", value.home);
    io("away", value.away);
}

void fields(auto &io, Is<LeagueTeam> auto &value)
{
    io("id", value.id);
    io("name", value.name);
    io("coach", value.coach);
    io("roster", value.roster);
    io("club", value.club);
    io("figures", value.figures);
    io("state", value.state);
    io("legacy", value.legacy);
    io("sheet", value.sheet);
}

void fields(auto &io, Is<Purchase> auto &value)
{
    io("inducement", value.inducement);
    io("star", value.star);
    io("position", value.position);
    io("skill", value.skill);
    io("price", value.price);
}

void fields(auto &io, Is<Holding> auto &value)
{
    io("kind", value.kind);
    io("name", value.name);
    io("team", value.team);
}

void fields(auto &io, Is<Prize> auto &value)
{
    io("kind", value.kind);
    io("name", value.name);
    io("team", value.team);
    io("player", value.player);
    io("amount", value.amount);
    io("season", value.season);
    io("competition", value.competition);
}

void fields(auto &io, Is<ResultColumn> auto &value)
{
    io("name", value.name);
    io("home", value.home);
    io("away", value.away);
}

void fields(auto &io, Is<FixtureResult> auto &value)
{
    io("round", value.round);
    io("home", value.home);
    io("away", value.away);
    io("kind", value.kind);
    io("td", value.td);
    io("tdAgainst", value.tdAgainst);
    io("cas", value.cas);
    io("casAgainst", value.casAgainst);
    io("winner", value.winner);
    io("conceded", value.conceded);
    io("columns", value.columns);
}

void fields(auto &io, Is<EncounterGame> auto &value)
{
    io("glory", value.glory);
    io("gloryAgainst", value.gloryAgainst);
    io("onLevelGlory", value.onLevelGlory);
}

void fields(auto &io, Is<Encounter> auto &value)
{
    io("games", value.games);
    io("homeOut", value.homeOut);
    io("awayOut", value.awayOut);
    io("lastStanding", value.lastStanding);
    io("rollOff", value.rollOff);
}

void fields(auto &io, Is<FixtureOutcome> auto &value)
{
    io("result", value.result);
    io("source", value.source);
    io("at", value.atMs);
    io("homeValue", value.homeValue);
    io("awayValue", value.awayValue);
    io("homeSigned", value.homeSigned);
    io("awaySigned", value.awaySigned);
    io("note", value.note);
    io("encounter", value.encounter);
    io("deliveredBy", value.deliveredBy);
    io("atTable", value.atTable);
    io("disputed", value.disputed);
    io("dispute", value.dispute);
}

void fields(auto &io, Is<FixtureArrangement> auto &value)
{
    io("date", value.dateMs);
    io("deadline", value.deadlineMs);
    io("place", value.place);
    io("table", value.table);
}

void fields(auto &io, Is<LeagueFixture> auto &value)
{
    io("id", value.id);
    io("home", value.home);
    io("away", value.away);
    io("pinned", value.pinned);
    io("friendly", value.friendly);
    io("occasion", value.occasion);
    io("stage", value.stage);
    io("tie", value.tie);
    io("when", value.when);
}

void fields(auto &io, Is<LeagueRound> auto &value)
{
    io("number", value.number);
    io("deadline", value.deadlineMs);
    io("fixtures", value.fixtures);
}

void fields(auto &io, Is<PhaseRules> auto &value)
{
    io("name", value.name);
    io("format", value.format);
    io("rounds", value.rounds);
    io("legs", value.legs);
    io("divisions", value.divisions);
    io("across", value.across);
    io("byLot", value.byLot);
    io("order", value.order);
    io("bestOf", value.bestOf);
    io("thirdPlace", value.thirdPlace);
    io("qualifyBy", value.qualifyBy);
    io("places", value.places);
}

void fields(auto &io, Is<CompetitionRules> auto &value)
{
    io("name", value.name);
    io("game", value.game);
    io("points", value.points);
    io("columns", value.columns);
    io("tieBreaks", value.tieBreaks);
    io("bestResults", value.bestResults);
    io("bye", value.bye);
    io("byeOpponent", value.byeOpponent);
    io("forfeitOpponent", value.forfeitOpponent);
    io("headToHeadNeedsAll", value.headToHeadNeedsAll);
    io("awardedTd", value.awardedTd);
    io("teamsDevelop", value.teamsDevelop);
    io("phases", value.phases);
    io("needsWinners", value.needsWinners);
    io("squad", value.squad);
    io("squadPoints", value.squadPoints);
}

void fields(auto &io, Is<CompetitionEntry> auto &value)
{
    io("team", value.team);
    io("division", value.division);
    io("seed", value.seed);
    io("squad", value.squad);
}

void fields(auto &io, Is<Challenge> auto &value)
{
    io("week", value.week);
    io("challenger", value.challenger);
    io("challenged", value.challenged);
}

} // namespace dugout
