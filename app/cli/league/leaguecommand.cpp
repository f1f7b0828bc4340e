// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommand.h"

#include "app/cli/league/leaguecommands.h"
#include "app/cli/subcommands.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Leagues and who belongs to them.
std::vector<Subcommand> commandsForMembers()
{
    return {
        {u"new"_s, QT_TRANSLATE_NOOP("LeagueCommand", "founds a league"), runLeagueNew},
        {u"list"_s, QT_TRANSLATE_NOOP("LeagueCommand", "lists the saved leagues"), runLeagueList},
        {u"show"_s, QT_TRANSLATE_NOOP("LeagueCommand", "shows teams, seasons and fixtures"),
         runLeagueShow},
        {u"add"_s, QT_TRANSLATE_NOOP("LeagueCommand", "registers a team with a league"),
         runLeagueAdd},
        {u"inducements"_s,
         QT_TRANSLATE_NOOP("LeagueCommand", "shows or buys what a team has in every match"),
         runLeagueInducements},
        {u"club"_s, QT_TRANSLATE_NOOP("LeagueCommand", "says which club a team belongs to"),
         runLeagueClub},
        {u"remove"_s, QT_TRANSLATE_NOOP("LeagueCommand", "lets a team leave, or deletes a league"),
         runLeagueRemove},
        {u"redraft"_s, QT_TRANSLATE_NOOP("LeagueCommand", "redrafts a team"), runLeagueRedraft},
        {u"acts"_s, QT_TRANSLATE_NOOP("LeagueCommand", "lists the acts of a league"),
         runLeagueActs},
        {u"act"_s, QT_TRANSLATE_NOOP("LeagueCommand", "carries out an act"), runLeagueAct},
        {u"templates"_s, QT_TRANSLATE_NOOP("LeagueCommand", "keeps competitions as templates"),
         runLeagueTemplates},
    };
}

/// Competitions, rounds and results.
std::vector<Subcommand> commandsForRounds()
{
    return {
        {u"season"_s,
         QT_TRANSLATE_NOOP("LeagueCommand", "starts and ends seasons, creates competitions"),
         runLeagueSeason},
        {u"draw"_s, QT_TRANSLATE_NOOP("LeagueCommand", "draws the next round"), runLeagueDraw},
        {u"publish"_s, QT_TRANSLATE_NOOP("LeagueCommand", "publishes a round that is drawn"),
         runLeaguePublish},
        {u"arrange"_s,
         QT_TRANSLATE_NOOP("LeagueCommand", "says when and where a fixture is played"),
         runLeagueArrange},
        {u"challenge"_s, QT_TRANSLATE_NOOP("LeagueCommand", "makes, answers or lists challenges"),
         runLeagueChallenge},
        {u"start"_s, QT_TRANSLATE_NOOP("LeagueCommand", "starts the match of a fixture"),
         runLeagueStart},
        {u"result"_s, QT_TRANSLATE_NOOP("LeagueCommand", "enters a result from paper"),
         runLeagueResult},
        {u"sheet"_s,
         QT_TRANSLATE_NOOP("LeagueCommand", "writes, enters or corrects the sheet of a match"),
         runLeagueSheet},
        {u"inbox"_s, QT_TRANSLATE_NOOP("LeagueCommand", "shows the sheets that coaches sent in"),
         runLeagueInbox},
        {u"award"_s, QT_TRANSLATE_NOOP("LeagueCommand", "awards a match that nobody plays"),
         runLeagueAward},
        {u"mine"_s, QT_TRANSLATE_NOOP("LeagueCommand", "shows a coach what to do next"),
         runLeagueMine},
        {u"sign"_s, QT_TRANSLATE_NOOP("LeagueCommand", "signs a result for a coach"),
         runLeagueSign},
    };
}

/// Tables, lists and what was decided.
std::vector<Subcommand> commandsForLooking()
{
    return {
        {u"standings"_s, QT_TRANSLATE_NOOP("LeagueCommand", "shows the table"), runLeagueStandings},
        {u"leaders"_s, QT_TRANSLATE_NOOP("LeagueCommand", "shows the players who did most"),
         runLeagueLeaders},
        {u"records"_s, QT_TRANSLATE_NOOP("LeagueCommand", "shows records, form and streaks"),
         runLeagueRecords},
        {u"ratings"_s, QT_TRANSLATE_NOOP("LeagueCommand", "rates the coaches"), runLeagueRatings},
        {u"hall"_s, QT_TRANSLATE_NOOP("LeagueCommand", "shows the winners and their prizes"),
         runLeagueHall},
        {u"prizes"_s, QT_TRANSLATE_NOOP("LeagueCommand", "says who has earned the prizes"),
         runLeaguePrizes},
        {u"why"_s, QT_TRANSLATE_NOOP("LeagueCommand", "says why a team stands where it stands"),
         runLeagueWhy},
        {u"history"_s, QT_TRANSLATE_NOOP("LeagueCommand", "tells what was decided and why"),
         runLeagueHistory},
        {u"undo"_s, QT_TRANSLATE_NOOP("LeagueCommand", "takes the last action back"),
         runLeagueUndo},
        {u"redo"_s, QT_TRANSLATE_NOOP("LeagueCommand", "does what was taken back again"),
         runLeagueRedo},
        {u"check"_s, QT_TRANSLATE_NOOP("LeagueCommand", "derives everything again and compares"),
         runLeagueCheck},
    };
}

/// What a league hands out and takes in, and leagues that are shared.
std::vector<Subcommand> commandsForFiles()
{
    return {
        {u"site"_s, QT_TRANSLATE_NOOP("LeagueCommand", "writes a league as a web site"),
         runLeagueSite},
        {u"print"_s,
         QT_TRANSLATE_NOOP("LeagueCommand", "writes tables, signs and result slips as PDF"),
         runLeaguePrint},
        {u"export"_s, QT_TRANSLATE_NOOP("LeagueCommand", "writes everything of a league as JSON"),
         runLeagueExport},
        {u"import"_s, QT_TRANSLATE_NOOP("LeagueCommand", "takes a league in that was exported"),
         runLeagueImport},
        {u"share"_s, QT_TRANSLATE_NOOP("LeagueCommand", "moves a league to a server"),
         runLeagueShare},
        {u"join"_s, QT_TRANSLATE_NOOP("LeagueCommand", "joins a league on a server"),
         runLeagueJoin},
        {u"leave"_s, QT_TRANSLATE_NOOP("LeagueCommand", "leaves a shared league, or takes it home"),
         runLeagueLeave},
        {u"deliver"_s, QT_TRANSLATE_NOOP("LeagueCommand", "delivers what waits for a server"),
         runLeagueDeliver},
        {u"claims"_s,
         QT_TRANSLATE_NOOP("LeagueCommand", "decides about results that came too late"),
         runLeagueClaims},
        {u"sheets"_s,
         QT_TRANSLATE_NOOP("LeagueCommand", "lists earlier sheets of a team, or goes back to one"),
         runLeagueSheets},
        {u"roles"_s, QT_TRANSLATE_NOOP("LeagueCommand", "says who may do what in a shared league"),
         runLeagueRoles},
    };
}

/// Without a kept league.
std::vector<Subcommand> commandsWithoutLeague()
{
    return {
        {u"table"_s,
         QT_TRANSLATE_NOOP("LeagueCommand", "calculates standings from a file of results"),
         runLeagueTable},
        {u"random"_s, QT_TRANSLATE_NOOP("LeagueCommand", "draws and plays a competition by chance"),
         runLeagueRandom},
    };
}

} // namespace

int runLeague(const QStringList &arguments, CliContext &context)
{
    std::vector<Subcommand> subcommands;
    for (const auto &group : {commandsForMembers(), commandsForRounds(), commandsForLooking(),
                              commandsForFiles(), commandsWithoutLeague()})
        subcommands.insert(subcommands.end(), group.begin(), group.end());
    return runSubcommand(u"league"_s, "LeagueCommand", subcommands, arguments, context);
}

} // namespace dugout
