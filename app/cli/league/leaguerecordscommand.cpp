// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "app/cli/league/leagueoutput.h"
#include "core/leaguefiles/leaguetable.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueRecordsCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueRecordsCommand)
};

const QStringList &recordByIds()
{
    static const QStringList ids{u"team"_s, u"coach"_s, u"race"_s, u"race-against-race"_s};
    return ids;
}

void addFilters(CliParser &parser)
{
    parser.addOption({u"season"_s}, LeagueRecordsCommand::tr("Only this season."), u"NAME"_s);
    parser.addOption({u"division"_s}, LeagueRecordsCommand::tr("Only this division."), u"NAME"_s);
    parser.addOption({u"roster"_s}, LeagueRecordsCommand::tr("Only teams of this roster."),
                     u"ID"_s);
    addCompetitionOption(parser);
}

Result<ResultScope> scopeFrom(const CliParser &parser, const League &league)
{
    ResultScope scope;
    scope.division = parser.value(u"division"_s);
    if (const QString wanted = parser.value(u"season"_s); !wanted.isEmpty()) {
        const auto season = seasonNamed(league, wanted);
        if (!season)
            return season.error();
        scope.season = *season;
    }
    if (parser.isSet(u"competition"_s)) {
        const auto competition = competitionNamed(league, parser.value(u"competition"_s));
        if (!competition)
            return competition.error();
        scope.competition = competition->id;
    }
    return scope;
}

} // namespace

int runLeagueRecords(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league records"_s,
                     LeagueRecordsCommand::tr("Shows what was won, drawn and lost, with form and "
                                              "streaks."));
    addLeagueArgument(parser);
    parser.addOption(
        {u"by"_s}, LeagueRecordsCommand::tr("Whose records: %1.").arg(recordByIds().join(u", "_s)),
        u"WHAT"_s, u"team"_s);
    parser.addOption({u"against"_s},
                     LeagueRecordsCommand::tr("Head to head: this team against each other one."),
                     u"TEAM"_s);
    addFilters(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const qsizetype by = recordByIds().indexOf(parser.value(u"by"_s));
    if (by < 0)
        return parser.wrongUsage(
            LeagueRecordsCommand::tr("--by is one of %1.").arg(recordByIds().join(u", "_s)),
            context);
    const auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const auto scope = scopeFrom(parser, hand->league());
    if (!scope)
        return context.refuse(scope.error());
    RecordFilter filter;
    filter.season = scope->season;
    filter.competition = scope->competition;
    filter.division = scope->division;
    filter.roster = RosterId(parser.value(u"roster"_s));
    const auto whose = static_cast<RecordBy>(by);
    const auto edition = editionOf(*hand);
    if (parser.isSet(u"against"_s)) {
        const auto team = teamNamed(hand->league(), parser.value(u"against"_s));
        if (!team)
            return context.refuse(team.error());
        filter.opponent = *team;
        return printTable(headToHeadTable({hand->league(), edition.get()}, filter), context);
    }
    return printTable(recordsTable({hand->league(), edition.get()}, whose, filter), context);
}

int runLeagueRatings(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league ratings"_s,
                     LeagueRecordsCommand::tr("Rates the coaches, with each race apart."));
    addLeagueArgument(parser);
    parser.addOption({u"system"_s},
                     LeagueRecordsCommand::tr("How: %1.").arg(ratingSystemIds().join(u", "_s)),
                     u"SYSTEM"_s, u"elo"_s);
    parser.addOption({u"coaches"_s}, LeagueRecordsCommand::tr("One rating for all races."));
    addFilters(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const qsizetype system = ratingSystemIds().indexOf(parser.value(u"system"_s));
    if (system < 0)
        return parser.wrongUsage(
            LeagueRecordsCommand::tr("--system is one of %1.").arg(ratingSystemIds().join(u", "_s)),
            context);
    const auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const auto scope = scopeFrom(parser, hand->league());
    if (!scope)
        return context.refuse(scope.error());
    const RatingQuery query{static_cast<RatingSystem>(system), !parser.isSet(u"coaches"_s), *scope,
                            RosterId(parser.value(u"roster"_s))};
    const auto edition = editionOf(*hand);
    return printTable(ratingsTable({hand->league(), edition.get()}, query), context);
}

int runLeagueHall(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league hall"_s,
                     LeagueRecordsCommand::tr("Shows who won what: the hall of fame, or with "
                                              "--prizes the trophy cabinet."));
    addLeagueArgument(parser);
    parser.addOption({u"prizes"_s}, LeagueRecordsCommand::tr("The prizes that were given."));
    parser.addOption({u"team"_s}, LeagueRecordsCommand::tr("Only of this team."), u"NAME"_s);
    addFilters(parser);
    const auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const League &league = hand->league();
    const auto scope = scopeFrom(parser, league);
    if (!scope)
        return context.refuse(scope.error());
    HonourFilter filter{*scope, RosterId(parser.value(u"roster"_s)), {}, {}};
    if (parser.isSet(u"team"_s)) {
        const auto team = teamNamed(league, parser.value(u"team"_s));
        if (!team)
            return context.refuse(team.error());
        filter.team = *team;
    }
    const auto edition = editionOf(*hand);
    const LeagueLook look(league, edition.get());
    return printTable(parser.isSet(u"prizes"_s) ? prizesTable(look, cabinetOf(league, filter))
                                                : honoursTable(look, filter),
                      context);
}

} // namespace dugout
