// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "app/cli/league/leagueoutput.h"
#include "app/cli/printeach.h"
#include "core/leaguebook/state/squads.h"
#include "core/leaguefiles/leaguetable.h"
#include "core/sharing/othersword.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueLookCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueLookCommand)
};

void addScopeOptions(CliParser &parser)
{
    addCompetitionOption(parser);
    parser.addNumberOption(u"phase"_s,
                           LeagueLookCommand::tr("Only this phase of the competition, from 1."));
    parser.addNumberOption(u"division"_s,
                           LeagueLookCommand::tr("Only this division of the phase, from 1."));
    parser.addOption({u"boards"_s},
                     LeagueLookCommand::tr("Of squads: the table of their members."));
}

/// How many divisions a phase has, as it was drawn or else as it is announced; one is all.
int divisionsOf(const Competition &competition, size_t phase)
{
    const int drawn = phase < competition.phases.size()
        ? static_cast<int>(competition.phases[phase].divisions.size())
        : competition.rules.phases[phase].divisions;
    return std::max(1, drawn);
}

/// Without any of them it is what is looked at first: of groups each has its own table.
bool saysScope(const CliParser &parser)
{
    return parser.isSet(u"phase"_s) || parser.isSet(u"division"_s) || parser.isSet(u"boards"_s);
}

Result<TableScope> scopeFrom(const CliParser &parser, const Competition &competition)
{
    TableScope scope;
    scope.boards = parser.isSet(u"boards"_s);
    if (parser.isSet(u"phase"_s))
        scope.phase = parser.value(u"phase"_s).toInt() - 1;
    if (parser.isSet(u"division"_s)) {
        scope.division = parser.value(u"division"_s).toInt() - 1;
        scope.phase = std::max(0, scope.phase);
    }
    if (scope.phase >= static_cast<int>(competition.rules.phases.size()))
        return Error{ErrorCode::NoSuchPhase,
                     LeagueLookCommand::tr("%1 has no phase %2.")
                         .arg(competition.rules.name, QString::number(scope.phase + 1)),
                     {}};
    if (scope.division >= 0
        && scope.division >= divisionsOf(competition, static_cast<size_t>(scope.phase)))
        return Error{ErrorCode::NoSuchDivision,
                     LeagueLookCommand::tr("%1 has no division %2.")
                         .arg(competition.rules.name, QString::number(scope.division + 1)),
                     {}};
    return scope;
}

/// Whether a table holds several divisions, each of which has one of its own.
bool isOverDivisions(const Competition &competition, const TableScope &scope)
{
    const auto first = static_cast<size_t>(std::max(0, scope.phase));
    return scope.division < 0 && first < competition.phases.size()
        && competition.phases[first].divisions.size() > 1;
}

/// A team, or a squad of the competition, by its name.
Result<EntrantId> entrantNamed(const League &league, const Competition &competition,
                               const QString &name)
{
    for (const Squad &each : squadsOf(competition)) {
        if (each.name == name)
            return each.id;
    }
    return teamNamed(league, name);
}

/// The season and the competition by name, for the filters.
Result<LeaderQuery> leaderQueryFrom(const CliParser &parser, const OpenLeague &open)
{
    LeaderQuery query;
    query.league = open.id();
    const auto by = leaderByFromId(parser.value(u"by"_s));
    if (!by)
        return Error{ErrorCode::Usage,
                     LeagueLookCommand::tr("--by is one of %1.").arg(leaderByIds().join(u", "_s)),
                     {}};
    query.by = *by;
    if (parser.isSet(u"season"_s)) {
        const auto season = seasonNamed(open.league(), parser.value(u"season"_s));
        if (!season)
            return season.error();
        query.season = *season;
    }
    if (parser.isSet(u"competition"_s) || parser.isSet(u"division"_s)) {
        const auto competition = competitionNamed(open.league(), parser.value(u"competition"_s));
        if (!competition)
            return competition.error();
        query.competition = competition->id;
        query.season = open.league().seasonOf(competition->id)->id;
    }
    query.division = parser.value(u"division"_s);
    query.roster = RosterId(parser.value(u"roster"_s));
    query.limit = std::max(1, parser.value(u"limit"_s).toInt());
    return query;
}

} // namespace

int runLeagueStandings(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league standings"_s, LeagueLookCommand::tr("Shows the table."));
    addLeagueArgument(parser);
    addScopeOptions(parser);
    const auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto competition = competitionNamed(hand->league(), parser.value(u"competition"_s));
    if (!competition)
        return context.refuse(competition.error());
    std::vector<NamedScope> scopes = usualScopes(*competition);
    if (saysScope(parser)) {
        const auto scope = scopeFrom(parser, *competition);
        if (!scope)
            return context.refuse(scope.error());
        scopes = {{{}, *scope}};
    }
    const auto table = standingsTable(hand->league(), *competition, scopes);
    if (!table)
        return context.refuse(table.error());
    if (context.json)
        context.printJson(QJsonDocument(QJsonObject{{u"competition"_s, competition->rules.name},
                                                    {u"standings"_s, rowObjects(*table)}}));
    else
        printTableText(*table, context);
    return exitstatus::done;
}

int runLeagueWhy(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league why"_s,
                     LeagueLookCommand::tr("Says why a team stands where it stands."));
    addLeagueArgument(parser);
    parser.addArgument(u"TEAM"_s, LeagueLookCommand::tr("The name or id of the team."));
    addScopeOptions(parser);
    const auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto competition = competitionNamed(hand->league(), parser.value(u"competition"_s));
    if (!competition)
        return context.refuse(competition.error());
    const auto team = entrantNamed(hand->league(), *competition, parser.positional().at(1));
    if (!team)
        return context.refuse(team.error());
    auto scope = scopeFrom(parser, *competition);
    if (!scope)
        return context.refuse(scope.error());
    if (!saysScope(parser))
        scope = usualScopeOf(*competition, *team);
    auto why = whyThere(hand->league(), *competition, *team, *scope);
    if (!why)
        return context.refuse(why.error());
    if (isOverDivisions(*competition, *scope))
        *why = LeagueLookCommand::tr("In the table of all divisions together: %1").arg(*why);
    if (context.json)
        context.printJson(QJsonDocument(
            QJsonObject{{u"team"_s, teamName(hand->league(), *team)}, {u"why"_s, *why}}));
    else
        context.out << *why << Qt::endl;
    return exitstatus::done;
}

int runLeagueLeaders(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league leaders"_s,
                     LeagueLookCommand::tr("Shows the players who did most in tracked matches."));
    addLeagueArgument(parser);
    parser.addOption({u"by"_s},
                     LeagueLookCommand::tr("What counts: %1.").arg(leaderByIds().join(u", "_s)),
                     u"WHAT"_s, u"touchdowns"_s);
    parser.addOption({u"season"_s}, LeagueLookCommand::tr("Only this season."), u"NAME"_s);
    parser.addOption({u"division"_s}, LeagueLookCommand::tr("Only this division."), u"NAME"_s);
    parser.addOption({u"roster"_s}, LeagueLookCommand::tr("Only teams of this roster."), u"ID"_s);
    parser.addOption({u"dead"_s}, LeagueLookCommand::tr("The cemetery instead: who died."));
    parser.addNumberOption(u"limit"_s, LeagueLookCommand::tr("At most this many."), u"10"_s);
    addCompetitionOption(parser);
    const auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto query = leaderQueryFrom(parser, hand->open);
    if (!query)
        return query.error().code == ErrorCode::Usage
            ? parser.wrongUsage(query.error().message, context)
            : context.refuse(query.error());
    const bool dead = parser.isSet(u"dead"_s);
    auto players
        = dead ? hand->club.leagues().cemetery(*query) : hand->club.leagues().leaders(*query);
    if (!players)
        return context.refuse(players.error());
    const auto edition = editionOf(*hand);
    const LeagueLook look(hand->league(), edition.get());
    return printTable(dead ? cemeteryTable(look, *players)
                           : boardTable(look, {query->by, *std::move(players)}),
                      context);
}

int runLeagueHistory(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league history"_s,
                     LeagueLookCommand::tr("Tells what was decided and what came in, and why."));
    addLeagueArgument(parser);
    const auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto at = [](const LeagueHistoryLine &each) {
        return QDateTime::fromMSecsSinceEpoch(each.atMs, Qt::UTC).toString(Qt::ISODate);
    };
    return printEach(
        hand->open.history(),
        [&at](const LeagueHistoryLine &each) {
            return QJsonObject{
                {u"at"_s, at(each)}, {u"line"_s, each.line}, {u"reason"_s, each.reason}};
        },
        [&at](const LeagueHistoryLine &each) -> QString {
            return at(each) + u"  "_s + each.line
                + (each.reason.isEmpty() ? QString() : u" ("_s + each.reason + u')');
        },
        context);
}

int runLeagueUndo(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league undo"_s, LeagueLookCommand::tr("Takes the last action back."));
    addLeagueArgument(parser);
    parser.addOption({u"others-too"_s},
                     LeagueLookCommand::tr("Takes back what somebody else has said, such as a "
                                           "dispute, as well."));
    auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const QString last = lastDecision(hand->open);
    const auto note = hand->club.shared().note(hand->open.id());
    if (!note)
        return context.refuse(note.error());
    if (!parser.isSet(u"others-too"_s)
        && isOthersWord(hand->league(), hand->open.lastAction(), *note))
        return context.refuse(
            {ErrorCode::AnswerNotYours,
             LeagueLookCommand::tr("The last action is somebody else's word: %1 Say --others-too "
                                   "to take it back all the same.")
                 .arg(last),
             {}});
    if (const auto done = hand->open.undo(); !done)
        return context.refuse(done.error());
    if (context.json)
        return endWithLeague(hand->open, context);
    context.out << LeagueLookCommand::tr("Undone: %1").arg(last) << Qt::endl;
    return exitstatus::done;
}

int runLeagueRedo(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league redo"_s, LeagueLookCommand::tr("Does what was taken back again."));
    addLeagueArgument(parser);
    auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    if (const auto done = hand->open.redo(); !done)
        return context.refuse(done.error());
    return endWithLeague(hand->open, context);
}

} // namespace dugout
