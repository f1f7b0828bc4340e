// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/actoptions.h"
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "app/cli/throwaway.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueTeamsCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueTeamsCommand)
};

/// A roster, or a band, of the league's edition.
Result<void> checkRoster(const LeagueAtHand &hand, const QString &id)
{
    const auto ruleset = hand.club->library().load(hand.league().currentRules().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    if (id.isEmpty() || (*ruleset)->rosters().find(RosterId(id))
        || (*ruleset)->warbands().find(WarbandId(id)))
        return {};
    return Error{ErrorCode::NoSuchRoster,
                 LeagueTeamsCommand::tr("There is no roster \"%1\" in this edition.").arg(id),
                 {}};
}

QStringList boughtFrom(const CliParser &parser)
{
    return parser.value(u"inducements"_s).split(u',', Qt::SkipEmptyParts);
}

Result<void> act(LeagueAtHand &hand, const CliParser &parser, LeagueAct what)
{
    const auto seed = seedFrom(parser);
    if (!seed)
        return seed.error();
    SeededRandomSource lot(*seed);
    const auto done = hand.club.leagues().act(
        hand.open, {std::move(what), parser.value(u"reason"_s).trimmed()}, lot);
    return done ? Result<void>() : Result<void>(done.error());
}

/// What is said of a team that the league has already.
Result<void> change(LeagueAtHand &hand, const EntrantId &team, const CliParser &parser)
{
    if (parser.isSet(u"club"_s)) {
        if (auto done = act(hand, parser, ChangeClub{team, parser.value(u"club"_s)}); !done)
            return done;
    }
    return parser.isSet(u"inducements"_s) ? act(hand, parser, BuyForGood{team, boughtFrom(parser)})
                                          : Result<void>();
}

/// Registers the team unless the league has it already.
Result<EntrantId> registered(LeagueAtHand &hand, const QString &name, const CliParser &parser)
{
    if (const auto known = teamNamed(hand.league(), name)) {
        const auto done = change(hand, *known, parser);
        return done ? known : Result<EntrantId>(done.error());
    }
    // Bands have no sheets of teams: a skirmish league knows them by name alone.
    const bool isOnPaper
        = parser.isSet(u"paper"_s) || hand.league().currentRules().game != u"match";
    const QString club = parser.value(u"club"_s);
    const QString roster = parser.value(u"roster"_s);
    if (const auto known = isOnPaper ? checkRoster(hand, roster) : Result<void>(); !known)
        return known.error();
    const auto done = isOnPaper
        ? act(hand, parser,
              RegisterPaperTeam{name, parser.value(u"coach"_s), RosterId(roster), club})
        : act(hand, parser, RegisterTeam{name, club, boughtFrom(parser)});
    if (!done)
        return done.error();
    // One that was drafted anew keeps its place.
    const auto kept = isOnPaper ? Result<DocumentId>(DocumentId()) : hand.club->teams().find(name);
    return isOnPaper || !kept ? hand.league().teams.back().id : EntrantId(kept->text());
}

/// Into the competition that was named, or the only one that can still be joined.
Result<void> enter(LeagueAtHand &hand, const EntrantId &team, const CliParser &parser)
{
    const Season *season = hand.league().currentSeason();
    if (!season || (season->competitions.empty() && !parser.isSet(u"competition"_s)))
        return {};
    const auto competition = competitionNamed(hand.league(), parser.value(u"competition"_s));
    if (!competition)
        return parser.isSet(u"competition"_s) ? Result<void>(competition.error()) : Result<void>();
    if (competition->entry(team) && !competition->entry(team)->left)
        return {};
    return act(hand, parser,
               EnterCompetition{competition->id, team, parser.value(u"division"_s),
                                parser.value(u"seed"_s).toInt(), parser.value(u"squad"_s)});
}

/// Looks for the competition before a team is registered that could then not be entered.
Result<void> checkEntry(const LeagueAtHand &hand, const CliParser &parser)
{
    if (!parser.isSet(u"competition"_s))
        return {};
    const auto named = competitionNamed(hand.league(), parser.value(u"competition"_s));
    return named ? Result<void>() : Result<void>(named.error());
}

} // namespace

int runLeagueAdd(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league add"_s,
                     LeagueTeamsCommand::tr("Registers a saved team with a league, and enters it "
                                            "in the competition that is open."));
    addLeagueArgument(parser);
    parser.addArgument(u"TEAM"_s, LeagueTeamsCommand::tr("The name or id of a saved team."));
    parser.addOption({u"paper"_s},
                     LeagueTeamsCommand::tr("The team is kept on paper only; TEAM is its name."));
    parser.addOption({u"coach"_s}, LeagueTeamsCommand::tr("The coach of a team on paper."),
                     u"NAME"_s);
    parser.addOption({u"club"_s},
                     LeagueTeamsCommand::tr("The club, whose members are kept apart in round one."),
                     u"NAME"_s);
    parser.addOption({u"division"_s}, LeagueTeamsCommand::tr("The division it plays in."),
                     u"NAME"_s);
    parser.addOption({u"roster"_s},
                     LeagueTeamsCommand::tr("The race of a team on paper, or the band."), u"ID"_s);
    parser.addOption({u"inducements"_s},
                     LeagueTeamsCommand::tr("What it buys for all its matches, where teams come "
                                            "back as registered; see league inducements."),
                     u"LIST"_s);
    parser.addOption({u"squad"_s}, LeagueTeamsCommand::tr("The squad it plays for."), u"NAME"_s);
    parser.addNumberOption(u"seed"_s, LeagueTeamsCommand::tr("Its seed; 1 is the best."));
    parser.addOption({u"draw-seed"_s},
                     LeagueTeamsCommand::tr("The same seed draws the same lot, before witnesses."),
                     u"N"_s);
    addCompetitionOption(parser);
    addReasonOption(parser);
    auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    if (const auto sound = checkEntry(*hand, parser); !sound)
        return context.refuse(sound.error());
    const qint64 before = hand->open.lines();
    const auto team = registered(*hand, parser.positional().at(1), parser);
    if (!team)
        return context.refuse(team.error());
    if (const auto done = enter(*hand, *team, parser); !done)
        return context.refuse(done.error());
    if (hand->open.lines() == before && !context.json) { // what was decided last is not about it
        context.out
            << LeagueTeamsCommand::tr("%1 is there already.").arg(teamName(hand->league(), *team))
            << Qt::endl;
        return exitstatus::done;
    }
    return endWithLeague(hand->open, context);
}

int runLeagueRemove(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league remove"_s,
                     LeagueTeamsCommand::tr("Lets a team leave a league; without a team, puts the "
                                            "league into the bin."));
    addLeagueArgument(parser);
    parser.addArgument(u"TEAM"_s, LeagueTeamsCommand::tr("The name or id of a team of the league."),
                       u"[TEAM]"_s);
    parser.addOption({u"results"_s},
                     LeagueTeamsCommand::tr(
                         "What happens to its results: kept, voided or awarded to the opponents."),
                     u"WHAT"_s, u"kept"_s);
    parser.addOption({u"with-teams"_s},
                     LeagueTeamsCommand::tr("Its matches go too, and its teams that play nowhere "
                                            "else."));
    parser.addOption({u"retire"_s}, LeagueTeamsCommand::tr("The team will never play again."));
    addReasonOption(parser);
    auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    if (parser.positional().size() < 2) {
        const auto how
            = parser.isSet(u"with-teams"_s) ? LeagueRemoval::WithTeams : LeagueRemoval::Alone;
        return throwAway(hand->club, hand->club.leagues().bin().league(hand->open.id(), how),
                         context);
    }
    const auto request = requestFrom(parser, *hand, u"leave-league"_s,
                                     {{u"team"_s, parser.positional().at(1)},
                                      {u"results"_s, parser.value(u"results"_s)},
                                      {u"retires"_s, parser.isSet(u"retire"_s)}});
    if (!request)
        return refuseAct(parser, request.error(), context);
    const auto status = doActs(*hand, parser, {*request}, context);
    return status ? *status : endWithLeague(hand->open, context);
}

} // namespace dugout
