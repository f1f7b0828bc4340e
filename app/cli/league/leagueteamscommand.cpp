// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "app/cli/shopoptions.h"
#include "app/cli/throwaway.h"
#include "core/leaguebook/announcement.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueTeamsCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueTeamsCommand)
};

/// A roster, or a band, of the league's edition.
Result<RosterId> rosterFrom(const LeagueAtHand &hand, const QString &id)
{
    const auto ruleset = hand.club->library().load(hand.league().currentRules().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    const bool known = id.isEmpty() || (*ruleset)->rosters().find(RosterId(id))
        || (*ruleset)->warbands().find(WarbandId(id));
    if (!known)
        return Error{ErrorCode::NoSuchRoster,
                     LeagueTeamsCommand::tr("There is no roster \"%1\" in this edition.").arg(id),
                     {}};
    return RosterId(id);
}

/// What `--inducements` lists, in the league's edition.
Result<std::vector<Purchase>> boughtFrom(const LeagueAtHand &hand, const CliParser &parser)
{
    const auto ruleset = hand.club->library().load(hand.league().currentRules().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    return purchasesFromList(parser.value(u"inducements"_s), **ruleset);
}

/// What is said of a team that the league has already.
Result<void> change(LeagueAtHand &hand, const EntrantId &team, const CliParser &parser)
{
    const QString reason = parser.value(u"reason"_s);
    if (parser.isSet(u"club"_s)) {
        if (auto done = hand.open.act(ClubChanged{team, parser.value(u"club"_s)}, reason); !done)
            return done;
    }
    if (!parser.isSet(u"inducements"_s))
        return {};
    const auto bought = boughtFrom(hand, parser);
    return bought ? hand.club.leagues().buyForGood(hand.open, team, *bought, reason)
                  : Result<void>(bought.error());
}

/// Registers the team unless the league has it already.
Result<EntrantId> registered(LeagueAtHand &hand, const QString &name, const CliParser &parser)
{
    if (const auto known = teamNamed(hand.league(), name)) {
        const auto done = change(hand, *known, parser);
        return done ? known : Result<EntrantId>(done.error());
    }
    // Bands have no sheets of teams: a skirmish league knows them by name alone.
    if (parser.isSet(u"paper"_s) || hand.league().currentRules().game != u"match") {
        const auto roster = rosterFrom(hand, parser.value(u"roster"_s));
        if (!roster)
            return roster.error();
        if (auto done = hand.club.leagues().registerPaperTeam(hand.open, name,
                                                              parser.value(u"coach"_s), *roster);
            !done)
            return done.error();
        return hand.league().teams.back().id;
    }
    const auto kept = hand.club->teams().find(name);
    if (!kept)
        return kept.error();
    const auto bought = boughtFrom(hand, parser);
    if (!bought)
        return bought.error();
    if (auto done
        = hand.club.leagues().registerTeam(hand.open, TeamId(kept->text()), parser.value(u"club"_s),
                                           parser.value(u"reason"_s), *bought);
        !done)
        return done.error();
    return EntrantId(kept->text());
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
    CompetitionEntry entry;
    entry.team = team;
    entry.division = parser.value(u"division"_s);
    entry.seed = parser.value(u"seed"_s).toInt();
    entry.squad = parser.value(u"squad"_s).trimmed();
    return hand.open.act(entering(*competition, entry, parser.value(u"reason"_s)));
}

/// Looks for the competition before a team is registered that could then not be entered.
Result<void> checkEntry(const LeagueAtHand &hand, const CliParser &parser)
{
    if (!parser.isSet(u"competition"_s))
        return {};
    const auto named = competitionNamed(hand.league(), parser.value(u"competition"_s));
    return named ? Result<void>() : Result<void>(named.error());
}

LeftResults leftResultsFrom(const QString &word, bool &good)
{
    const qsizetype place = QStringList{u"kept"_s, u"voided"_s, u"awarded"_s}.indexOf(word);
    good = place >= 0;
    return static_cast<LeftResults>(std::max<qsizetype>(0, place));
}

} // namespace

int runLeagueAdd(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league add"_s,
                     LeagueTeamsCommand::tr("Registers a kept team with a league, and enters it in "
                                            "the competition that is open."));
    addLeagueArgument(parser);
    parser.addArgument(u"TEAM"_s, LeagueTeamsCommand::tr("The name or id of a kept team."));
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
                     LeagueTeamsCommand::tr("What becomes of its results: kept, voided or awarded "
                                            "to the opponents."),
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
    bool good = false;
    const LeftResults results = leftResultsFrom(parser.value(u"results"_s), good);
    if (!good)
        return parser.wrongUsage(LeagueTeamsCommand::tr("Results are kept, voided or awarded."),
                                 context);
    const auto team = teamNamed(hand->league(), parser.positional().at(1));
    if (!team)
        return context.refuse(team.error());
    if (const auto done = hand->open.act(TeamLeft{*team, results, parser.isSet(u"retire"_s)},
                                         parser.value(u"reason"_s));
        !done)
        return context.refuse(done.error());
    return endWithLeague(hand->open, context);
}

} // namespace dugout
