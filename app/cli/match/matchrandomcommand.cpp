// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match/matchrandomcommand.h"

#include "app/cli/cliparser.h"
#include "app/cli/match/matchoptions.h"
#include "app/cli/openclub.h"
#include "app/cli/subcommands.h"
#include "core/aftermatch/aftermatch.h"
#include "core/club/randomseason.h"
#include "core/match/randommatch.h"
#include "core/match/state/statebytes.h"
#include "core/rules/footballrules.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct MatchRandomCommand
{
    Q_DECLARE_TR_FUNCTIONS(MatchRandomCommand)
};

QJsonObject outcomeObject(std::uint64_t seed, const RandomOutcome &outcome)
{
    return {{u"seed"_s, QString::number(seed)},
            {u"home"_s, outcome.state.sides[0].score},
            {u"away"_s, outcome.state.sides[1].score},
            {u"events"_s, static_cast<qint64>(outcome.events.size())},
            {u"hash"_s, stateHashText(outcome.state)}};
}

void printMatch(std::uint64_t seed, const RandomOutcome &outcome, CliContext &context)
{
    const QJsonObject object = outcomeObject(seed, outcome);
    if (context.json) {
        context.out << QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact))
                    << '\n';
        return;
    }
    context.out << object.value("seed"_L1).toString() << "  " << outcome.state.sides[0].score
                << u" – "_s << outcome.state.sides[1].score << "  "
                << MatchRandomCommand::tr("%n event(s)", nullptr,
                                          static_cast<int>(outcome.events.size()))
                << "  " << object.value("hash"_L1).toString() << '\n';
}

int play(const std::shared_ptr<const Ruleset> &ruleset, const OptionChoices &options,
         const CliParser &parser, CliContext &context)
{
    const auto first = static_cast<std::uint64_t>(parser.value(u"seed"_s).toULongLong());
    const int count = parser.value(u"count"_s).toInt();
    for (int i = 0; i < count; ++i) {
        const std::uint64_t seed = first + static_cast<std::uint64_t>(i);
        SeededRandomSource source(seed);
        const Match match(ruleset,
                          randomSetup(*ruleset, options, !parser.isSet(u"one-off"_s), source),
                          stepsToTheNextSheet());
        const RandomOutcome outcome = playRandomly(match, source);
        if (!outcome.finished)
            return context.refuse({ErrorCode::RandomMatchFailed,
                                   MatchRandomCommand::tr("The match with seed %1 did not end.")
                                       .arg(QString::number(seed)),
                                   outcome.fault});
        printMatch(seed, outcome, context);
    }
    context.out << Qt::flush;
    return exitstatus::done;
}

void printKept(const ResultRecord &result, CliContext &context)
{
    const ResultSide &home = result.side(0);
    const ResultSide &away = result.side(1);
    if (context.json)
        context.out << QString::fromUtf8(
            QJsonDocument(QJsonObject{{u"id"_s, result.id.text()},
                                      {u"teams"_s, QJsonArray{home.name, away.name}},
                                      {u"home"_s, home.score},
                                      {u"away"_s, away.score}})
                .toJson(QJsonDocument::Compact))
                    << '\n';
    else
        context.out << result.id.text() << "  " << home.name << ' ' << home.score << u" – "_s
                    << away.score << ' ' << away.name << '\n';
}

/// Into the database, between the teams that are kept there.
int playKept(const std::shared_ptr<const Ruleset> &ruleset, const OptionChoices &options,
             const CliParser &parser, CliContext &context)
{
    bool countRead = false;
    bool teamsRead = false;
    RandomSeason season{ruleset, options};
    season.matches = parser.value(u"keep"_s).toInt(&countRead);
    season.newTeams = parser.value(u"teams"_s).toInt(&teamsRead);
    if (!countRead || !teamsRead || season.matches < 1 || season.newTeams < 0
        || parser.isSet(u"one-off"_s))
        return parser.wrongUsage(
            MatchRandomCommand::tr("--keep and --teams need whole numbers, and "
                                   "what is kept are league matches."),
            context);
    const auto club = OpenClub::open(context, OpenClub::Use::Adding);
    if (!club)
        return context.refuse(club.error());
    season.witness = [&context](const ResultRecord &result) { printKept(result, context); };
    SeededRandomSource source(parser.isSet(u"seed"_s) ? parser.value(u"seed"_s).toULongLong()
                                                      : SeededRandomSource::systemSeed());
    const auto played = playSeason(club->stores(), season, source);
    context.out << Qt::flush;
    return played ? exitstatus::done : context.refuse(played.error());
}

} // namespace

int runMatchRandom(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"match random"_s,
                     MatchRandomCommand::tr("Lets two random coaches play whole matches."));
    parser.addOption({u"ruleset"_s},
                     MatchRandomCommand::tr("The edition, as in `dugout rules list`."), u"R"_s,
                     u"crp"_s);
    parser.addOption({u"seed"_s}, MatchRandomCommand::tr("The seed of the first match."), u"S"_s,
                     u"1"_s);
    parser.addOption({u"count"_s}, MatchRandomCommand::tr("How many matches."), u"N"_s, u"1"_s);
    parser.addOption({u"options"_s},
                     MatchRandomCommand::tr("Optional rules, such as overtime=on,weather=off."),
                     u"LIST"_s);
    parser.addOption({u"league"_s},
                     MatchRandomCommand::tr("Plays league matches to the next team sheets; this "
                                            "is what it does anyway."));
    parser.addOption({u"one-off"_s}, MatchRandomCommand::tr("Plays matches that change no team."));
    parser.addOption(
        {u"keep"_s},
        MatchRandomCommand::tr("Plays this many matches between saved teams and saves them in the "
                               "database; with new teams if there are none."),
        u"N"_s);
    parser.addOption(
        {u"teams"_s},
        MatchRandomCommand::tr("Creates this many new teams first, to play with --keep."), u"N"_s,
        u"0"_s);
    addClubOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    bool seedRead = false;
    bool countRead = false;
    (void)parser.value(u"seed"_s).toULongLong(&seedRead);
    const int count = parser.value(u"count"_s).toInt(&countRead);
    if (!seedRead || !countRead || count < 1)
        return parser.wrongUsage(MatchRandomCommand::tr("--seed and --count need whole numbers."),
                                 context);
    const QStringList idle = parser.isSet(u"keep"_s) ? QStringList{u"count"_s}
        : parser.isSet(u"one-off"_s)                 ? QStringList{u"teams"_s, u"league"_s}
                                                     : QStringList{u"teams"_s};
    if (!parser.isFreeOf(idle, context))
        return parser.status();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = loadFootball(library, parser.value(u"ruleset"_s));
    if (!ruleset)
        return context.refuse(ruleset.error());
    const auto options = parseOptionChoices(parser.value(u"options"_s), **ruleset);
    if (!options)
        return context.refuse(options.error());
    return parser.isSet(u"keep"_s) ? playKept(*ruleset, *options, parser, context)
                                   : play(*ruleset, *options, parser, context);
}

} // namespace dugout
