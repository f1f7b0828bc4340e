// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/skirmish/skirmishrandomcommand.h"

#include "app/cli/cliparser.h"
#include "app/cli/match/matchoptions.h"
#include "app/cli/subcommands.h"
#include "core/rules/rulesetlibrary.h"
#include "core/skirmish/randomskirmish.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SkirmishRandomCommand
{
    Q_DECLARE_TR_FUNCTIONS(SkirmishRandomCommand)
};

/// One whole game and what came of it.
struct Played
{
    std::uint64_t seed = 0;
    SkirmishState state;
    int events = 0;
    QString hash;
};

void addOptions(CliParser &parser)
{
    parser.addOption({u"ruleset"_s}, SkirmishRandomCommand::tr("The edition."), u"R"_s,
                     u"shadespire"_s);
    parser.addOption({u"players"_s}, SkirmishRandomCommand::tr("Two, three or four."), u"N"_s,
                     u"2"_s);
    parser.addOption({u"seed"_s}, SkirmishRandomCommand::tr("The seed of the first game."), u"S"_s,
                     u"1"_s);
    parser.addOption({u"count"_s}, SkirmishRandomCommand::tr("How many games."), u"N"_s, u"1"_s);
    parser.addOption({u"options"_s},
                     SkirmishRandomCommand::tr("Optional rules, such as best-of-three=on."),
                     u"LIST"_s);
    parser.addOption({u"no-cards"_s},
                     SkirmishRandomCommand::tr("Counts activations and glory only."));
    parser.addOption({u"no-battlefield"_s},
                     SkirmishRandomCommand::tr("Does not track where fighters stand."));
    parser.addOption({u"open-values"_s},
                     SkirmishRandomCommand::tr("Leaves open what the document does not print."));
}

void printRandomSkirmish(const Played &played, CliContext &context)
{
    QJsonArray glory;
    QStringList points;
    for (const SkirmishPlayer &player : played.state.players) {
        glory.append(player.totalGlory());
        points.append(QString::number(player.totalGlory()));
    }
    if (context.json) {
        const QJsonObject object{{u"seed"_s, QString::number(played.seed)},
                                 {u"glory"_s, glory},
                                 {u"winner"_s, played.state.matchWinner},
                                 {u"games"_s, static_cast<qint64>(played.state.results.size())},
                                 {u"events"_s, played.events},
                                 {u"hash"_s, played.hash}};
        context.out << QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact))
                    << '\n';
        return;
    }
    context.out << QString::number(played.seed) << "  " << points.join(u" : "_s) << "  "
                << SkirmishRandomCommand::tr("%n event(s)", nullptr, played.events) << "  "
                << played.hash << '\n';
}

Error stuck(std::uint64_t seed)
{
    return {
        ErrorCode::RandomGameFailed,
        SkirmishRandomCommand::tr("The game with seed %1 did not end.").arg(QString::number(seed)),
        {}};
}

Result<Played> play(const std::shared_ptr<const Ruleset> &ruleset, const RandomSkirmish &wanted,
                    std::uint64_t seed)
{
    SeededRandomSource source(seed);
    const SkirmishSetup setup = randomSetup(*ruleset, wanted, source);
    if (const auto problems = checkSetup(setup, *ruleset); !problems.empty())
        return Error{problems.front().code, problems.front().message, {}};
    const SkirmishGame game(ruleset, setup);
    auto played = playRandomly(game, source);
    if (!played)
        return stuck(seed);
    const QString hash = game.hash(played->state);
    return Played{seed, std::move(played->state), played->events, hash};
}

} // namespace

int runSkirmishRandom(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"skirmish random"_s,
                     SkirmishRandomCommand::tr("Lets random players play whole games."));
    addOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    bool seedRead = false;
    const auto first = static_cast<std::uint64_t>(parser.value(u"seed"_s).toULongLong(&seedRead));
    const int count = parser.value(u"count"_s).toInt();
    RandomSkirmish wanted;
    wanted.players = parser.value(u"players"_s).toInt();
    if (!seedRead || count < 1 || wanted.players < 2 || wanted.players > 4)
        return parser.wrongUsage(SkirmishRandomCommand::tr("--seed and --count need whole numbers, "
                                                           "--players 2, 3 or 4."),
                                 context);
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = library.load(parser.value(u"ruleset"_s));
    if (!ruleset)
        return context.refuse(ruleset.error());
    if ((*ruleset)->warbands().empty())
        return context.refuse({ErrorCode::NoWarbands,
                               SkirmishRandomCommand::tr("This edition has no warbands."),
                               {}});
    const auto options = parseOptionChoices(parser.value(u"options"_s), **ruleset);
    if (!options)
        return context.refuse(options.error());
    wanted.options = *options;
    wanted.tracksCards = !parser.isSet(u"no-cards"_s);
    wanted.tracksField = !parser.isSet(u"no-battlefield"_s);
    wanted.openValues = parser.isSet(u"open-values"_s);
    for (int i = 0; i < count; ++i) {
        const auto played = play(*ruleset, wanted, first + static_cast<std::uint64_t>(i));
        if (!played)
            return context.refuse(played.error());
        printRandomSkirmish(*played, context);
    }
    context.out << Qt::flush;
    return exitstatus::done;
}

} // namespace dugout
