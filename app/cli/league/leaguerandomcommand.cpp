// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leagueoptions.h"
#include "app/cli/league/leagueoutput.h"
#include "app/cli/subcommands.h"
#include "core/league/fullmatches.h"
#include "core/leaguefiles/standingstable.h"
#include "core/rules/footballrules.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueRandomCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueRandomCommand)
};

/// As many as any competition has; everybody meets everybody takes what the field needs.
int mostRoundsOf(LeagueFormat format)
{
    return format == LeagueFormat::RoundRobin ? mostEntrants - 1 : mostRounds;
}

std::vector<Entrant> entrantsOf(int count)
{
    std::vector<Entrant> entrants;
    for (int i = 1; i <= count; ++i) {
        Entrant entrant;
        entrant.name = LeagueRandomCommand::tr("Team %1").arg(i);
        entrant.id = EntrantId(entrant.name);
        entrant.coach = LeagueRandomCommand::tr("Coach %1").arg(i);
        entrants.push_back(entrant);
    }
    return entrants;
}

void printLine(const QJsonObject &object, CliContext &context)
{
    context.out << QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)) << '\n';
}

QJsonArray resultsOf(int round, const std::vector<FixtureResult> &results)
{
    QJsonArray array;
    for (const FixtureResult &result : results) {
        if (result.round != round || result.kind == ResultKind::Bye)
            continue;
        QJsonObject object{{u"home"_s, result.home.text()},
                           {u"away"_s, result.away.text()},
                           {u"td"_s, result.td},
                           {u"tdAgainst"_s, result.tdAgainst},
                           {u"cas"_s, result.cas},
                           {u"casAgainst"_s, result.casAgainst}};
        if (result.winner != FixtureSide::Neither)
            object.insert(u"winner"_s, result.winner == FixtureSide::Home ? u"home"_s : u"away"_s);
        array.append(object);
    }
    return array;
}

QJsonObject roundObject(const DrawnRound &round, const std::vector<FixtureResult> &results)
{
    QJsonArray pairs;
    for (const Pairing &pair : round.pairs)
        pairs.append(QJsonArray{pair.home.text(), pair.away.text()});
    QJsonArray byes;
    for (const EntrantId &bye : round.byes)
        byes.append(bye.text());
    return {{u"round"_s, round.number},
            {u"pairs"_s, pairs},
            {u"byes"_s, byes},
            {u"results"_s, resultsOf(round.number, results)}};
}

QString roundLine(const DrawnRound &round)
{
    QStringList parts;
    for (const Pairing &pair : round.pairs)
        parts.append(pair.home.text() + u" – "_s + pair.away.text());
    for (const EntrantId &bye : round.byes)
        parts.append(LeagueRandomCommand::tr("bye: %1").arg(bye.text()));
    return LeagueRandomCommand::tr("Round %1: %2")
        .arg(QString::number(round.number), parts.join(u", "_s));
}

void printPlayed(const PlayedLeague &played, CliContext &context)
{
    for (const DrawnRound &round : played.rounds) {
        if (context.json)
            printLine(roundObject(round, played.results), context);
        else
            context.out << roundLine(round) << '\n';
    }
    if (context.json) {
        printLine({{u"standings"_s, rowObjects(standingsTable(played.standings))}}, context);
        context.out << Qt::flush;
        return;
    }
    context.out << '\n';
    printTableText(standingsTable(played.standings), context);
}

void addOptions(CliParser &parser)
{
    parser.addOption({u"format"_s},
                     LeagueRandomCommand::tr("swiss, round-robin, knock-out or groups."),
                     u"FORMAT"_s, u"swiss"_s);
    parser.addOption({u"teams"_s}, LeagueRandomCommand::tr("How many teams, up to 256."), u"N"_s,
                     u"8"_s);
    parser.addOption({u"rounds"_s},
                     LeagueRandomCommand::tr(
                         "At most this many rounds; without it, as many as the format needs."),
                     u"N"_s);
    parser.addOption({u"seed"_s}, LeagueRandomCommand::tr("The seed of the lot and the results."),
                     u"S"_s, u"1"_s);
    parser.addOption({u"full"_s},
                     LeagueRandomCommand::tr("Plays every match and what follows it with teams "
                                             "that develop, instead of drawing results by lot."));
    parser.addOption({u"ruleset"_s},
                     LeagueRandomCommand::tr("The edition for --full, as in `dugout rules list`."),
                     u"R"_s, u"crp"_s);
    addStandingsOptions(parser);
}

Result<PlayedLeague> play(const RandomLeague &league, const CliParser &parser, RandomSource &source,
                          const CliContext &context)
{
    if (!parser.isSet(u"full"_s))
        return playLeague(league, source,
                          [&source](const DueMatch &match) -> Result<FixtureResult> {
                              return randomResult(match, source);
                          });
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = loadFootball(library, parser.value(u"ruleset"_s));
    if (!ruleset)
        return ruleset.error();
    FullMatches matches(*ruleset, league.entrants, source);
    return playLeague(league, source,
                      [&matches](const DueMatch &match) { return matches.play(match); });
}

} // namespace

int runLeagueRandom(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league random"_s,
                     LeagueRandomCommand::tr("Draws a competition and plays it by chance."));
    addOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (!parser.isSet(u"full"_s) && !parser.isFreeOf({u"ruleset"_s}, context))
        return parser.status();
    const auto format = leagueFormatFromId(parser.value(u"format"_s));
    bool seedRead = false;
    bool roundsRead = true;
    const auto seed = static_cast<std::uint64_t>(parser.value(u"seed"_s).toULongLong(&seedRead));
    RandomLeague league;
    if (parser.isSet(u"rounds"_s))
        league.rounds = parser.value(u"rounds"_s).toInt(&roundsRead);
    const int teams = parser.value(u"teams"_s).toInt();
    if (!format || !seedRead || !roundsRead || league.rounds > mostRoundsOf(*format)
        || league.rounds < (parser.isSet(u"rounds"_s) ? 1 : 0) || teams < 2 || teams > mostEntrants)
        return parser.wrongUsage(
            LeagueRandomCommand::tr("--format is one of %1; --teams needs a number from 2 to %2, "
                                    "--rounds one from 1 to %3, --seed a whole number.")
                .arg(leagueFormatIds().join(u", "_s))
                .arg(mostEntrants)
                .arg(mostRoundsOf(format.value_or(LeagueFormat::Swiss))),
            context);
    const auto rules = standingsRulesFrom(parser, {});
    if (!rules)
        return context.refuse(rules.error());
    league.format = *format;
    league.entrants = entrantsOf(teams);
    league.rules = *rules;
    SeededRandomSource source(seed);
    const auto played = play(league, parser, source, context);
    if (!played)
        return context.refuse(played.error());
    printPlayed(*played, context);
    return exitstatus::done;
}

} // namespace dugout
