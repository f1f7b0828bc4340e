// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "app/cli/match/matchoptions.h"
#include "app/cli/printeach.h"
#include "core/leaguebook/fixtures/phaseseeds.h"
#include "core/shop/purchaseid.h"
#include "core/team/teamedits.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueNewCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueNewCommand)
};

QJsonObject summaryObject(const LeagueSummary &league)
{
    return {{u"id"_s, league.id.text()},
            {u"name"_s, league.name},
            {u"ruleset"_s, league.ruleset.text()},
            {u"season"_s, league.season},
            {u"teams"_s, league.teams},
            {u"fixtures"_s, league.fixtures},
            {u"done"_s, league.done}};
}

QJsonArray teamsArray(const League &league, const Ruleset *ruleset)
{
    QJsonArray teams;
    for (const LeagueTeam &each : league.teams)
        teams.append(QJsonObject{{u"id"_s, each.id.text()},
                                 {u"name"_s, each.name},
                                 {u"coach"_s, coachName(league, each.id)},
                                 {u"roster"_s, each.roster.text()},
                                 {u"club"_s, each.club},
                                 {u"value"_s, each.figures.value},
                                 {u"inducements"_s, purchasesArray(league, each.id, ruleset)},
                                 {u"active"_s, each.state == MemberState::Active}});
    return teams;
}

QJsonObject leagueObject(const OpenLeague &open, const Ruleset *ruleset)
{
    const League &league = open.league();
    QJsonArray seasons;
    for (const Season &season : league.seasons) {
        QJsonArray competitions;
        for (const Competition &each : season.competitions) {
            QJsonArray rounds;
            for (const Phase &phase : each.phases) {
                for (const LeagueRound &round : phase.rounds)
                    rounds.append(roundObject(league, round));
            }
            QJsonArray entries;
            for (const CompetitionEntry &entry : each.entries)
                entries.append(QJsonObject{{u"team"_s, teamName(league, entry.team)},
                                           {u"division"_s, divisionOf(each, entry.team)},
                                           {u"squad"_s, entry.squad},
                                           {u"left"_s, entry.left}});
            competitions.append(QJsonObject{{u"id"_s, each.id.text()},
                                            {u"name"_s, each.rules.name},
                                            {u"game"_s, each.rules.game},
                                            {u"entrants"_s, static_cast<int>(each.entries.size())},
                                            {u"entries"_s, entries},
                                            {u"ended"_s, each.ended},
                                            {u"reminder"_s, onwardReminder(league, each)},
                                            {u"rounds"_s, rounds}});
        }
        seasons.append(QJsonObject{{u"id"_s, season.id.text()},
                                   {u"name"_s, season.name},
                                   {u"ended"_s, season.ended},
                                   {u"competitions"_s, competitions}});
    }
    return {{u"id"_s, open.id().text()},
            {u"name"_s, league.name},
            {u"ruleset"_s, league.currentRules().ruleset.text()},
            {u"teams"_s, teamsArray(league, ruleset)},
            {u"seasons"_s, seasons}};
}

int foundSample(const OpenClub &club, CliContext &context)
{
    SeededRandomSource dice(SeededRandomSource::systemSeed());
    const auto id = club.leagues().addSample(dice);
    if (!id)
        return context.refuse(id.error());
    const auto opened = club.leagues().open(*id);
    return opened ? endWithLeague(*opened, context) : context.refuse(opened.error());
}

} // namespace

int runLeagueNew(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league new"_s, LeagueNewCommand::tr("Founds a league."));
    parser.addArgument(u"NAME"_s, LeagueNewCommand::tr("What it is called."), u"[NAME]"_s);
    parser.addOption({u"sample"_s},
                     LeagueNewCommand::tr("A sample league in the middle of its season instead."));
    parser.addOption({u"ruleset"_s}, LeagueNewCommand::tr("The edition it plays by."), u"RULESET"_s,
                     u"crp"_s);
    parser.addOption({u"options"_s},
                     LeagueNewCommand::tr("Rules that differ from the book, such as "
                                          "several-teams=on,ban-wizards=on."),
                     u"LIST"_s);
    parser.addOption({u"budget"_s},
                     LeagueNewCommand::tr("Gold for a new team, where it is not as in the book."),
                     u"GOLD"_s);
    addClubOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    bool isNumber = true;
    const int budget = parser.isSet(u"budget"_s) ? parser.value(u"budget"_s).toInt(&isNumber) : 0;
    if (!isNumber || budget < 0 || budget > mostGoldPieces)
        return parser.wrongUsage(LeagueNewCommand::tr("--budget is a whole number of gold pieces."),
                                 context);
    const bool sample = parser.isSet(u"sample"_s);
    if (sample != parser.positional().isEmpty())
        return parser.wrongUsage(LeagueNewCommand::tr("Name the league, or say --sample."),
                                 context);
    const auto club = OpenClub::open(context, OpenClub::Use::Adding);
    if (!club)
        return context.refuse(club.error());
    if (sample)
        return foundSample(*club, context);
    const auto ruleset = (*club)->library().load(parser.value(u"ruleset"_s));
    if (!ruleset)
        return context.refuse(ruleset.error());
    const auto options = parseOptionChoices(parser.value(u"options"_s), **ruleset);
    if (!options)
        return context.refuse(options.error());
    LeagueRules rules;
    rules.ruleset = (*ruleset)->id();
    rules.options = *options;
    rules.budget = budget;
    const auto id = club->leagues().found(parser.positional().constFirst(), rules);
    if (!id)
        return context.refuse(id.error());
    const auto opened = club->leagues().open(*id);
    return opened ? endWithLeague(*opened, context) : context.refuse(opened.error());
}

int runLeagueList(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league list"_s, LeagueNewCommand::tr("Lists the saved leagues."));
    addClubOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    const auto leagues = club->leagues().list();
    if (!leagues)
        return context.refuse(leagues.error());
    return printEach(
        *leagues, summaryObject,
        [](const LeagueSummary &each) {
            return QStringList{each.id.text(), each.name, each.ruleset.text(), each.season}.join(
                u"  "_s);
        },
        context);
}

int runLeagueShow(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league show"_s,
                     LeagueNewCommand::tr("Shows the teams, seasons and fixtures of a league."));
    addLeagueArgument(parser);
    const auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const League &league = hand->league();
    const auto loaded = hand->club->library().load(league.currentRules().ruleset.text());
    const Ruleset *ruleset = loaded ? loaded->get() : nullptr;
    if (context.json) {
        context.printJson(QJsonDocument(leagueObject(hand->open, ruleset)));
        return exitstatus::done;
    }
    context.out << league.name << '\n';
    for (const LeagueTeam &each : league.teams) {
        context.out << "  " << each.name << " (" << coachName(league, each.id) << ")";
        if (!each.inducements.empty())
            context.out << " · "
                        << LeagueNewCommand::tr("in every match: %1")
                               .arg(purchasesText(each.inducements, each.roster, ruleset,
                                                  context.language));
        context.out << '\n';
    }
    for (const Season &season : league.seasons) {
        context.out << season.name << '\n';
        for (const Competition &each : season.competitions) {
            context.out << each.rules.name << '\n';
            if (const QString reminder = onwardReminder(league, each); !reminder.isEmpty())
                context.out << reminder << '\n';
            for (const Phase &phase : each.phases) {
                for (const LeagueRound &round : phase.rounds)
                    printRound(league, round, context);
            }
        }
    }
    context.out << Qt::flush;
    return exitstatus::done;
}

} // namespace dugout
