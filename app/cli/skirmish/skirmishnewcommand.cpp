// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/skirmish/skirmishnewcommand.h"

#include "app/cli/cliparser.h"
#include "app/cli/match/matchoptions.h"
#include "app/cli/openclub.h"
#include "app/cli/skirmish/skirmishbrought.h"
#include "app/cli/skirmish/skirmishcommand.h"
#include "app/cli/subcommands.h"
#include "core/exchange/skirmishjson.h"
#include "core/skirmish/words/skirmishwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SkirmishNewCommand
{
    Q_DECLARE_TR_FUNCTIONS(SkirmishNewCommand)
};

/// "best-of-three=on|off, players=two|three|four": what `--options` takes.
QString optionIds(const Ruleset &ruleset)
{
    QStringList ids;
    for (const Option &option : ruleset.options()) {
        QStringList values;
        for (const OptionChoice &choice : option.choices)
            values.append(choice.id);
        if (std::holds_alternative<bool>(option.defaultValue))
            values = {u"on"_s, u"off"_s};
        else if (std::holds_alternative<int>(option.defaultValue))
            values = {u"N"_s};
        ids.append(option.id.text() + u'=' + values.join(u'|'));
    }
    return ids.join(u", "_s);
}

void addOptions(CliParser &parser, RulesetLibrary &library)
{
    const auto edition = library.load(u"shadespire"_s);
    const QString warbands = edition ? warbandIds(builtInCollection(**edition)) : QString();
    const QString options = edition ? optionIds(**edition) : QString();
    parser.addOption({u"ruleset"_s}, SkirmishNewCommand::tr("The edition."), u"R"_s,
                     u"shadespire"_s);
    parser.addOption({u"players"_s},
                     SkirmishNewCommand::tr("Who plays what, clockwise: Ana=garreks-reavers,… "
                                            "The edition's warbands: %1.")
                         .arg(warbands),
                     u"LIST"_s);
    addBroughtOptions(parser);
    parser.addOption({u"options"_s},
                     SkirmishNewCommand::tr("Optional rules with commas between: %1.").arg(options),
                     u"LIST"_s);
    parser.addOutOption(SkirmishNewCommand::tr("The skirmish file to write."));
    parser.addOption(
        {u"title"_s},
        SkirmishNewCommand::tr(
            "The title of the skirmish, which is saved in the database without --out."),
        u"T"_s);
    addClubOption(parser);
}

/// "Ana=garreks-reavers,Ben=steelhearts-champions".
Result<std::vector<BroughtPlayer>> playersFrom(const QString &list)
{
    std::vector<BroughtPlayer> players;
    for (const QString &player : list.split(u',', Qt::SkipEmptyParts)) {
        players.push_back(
            {player.section(u'=', 0, 0).trimmed(), player.section(u'=', 1).trimmed()});
        if (players.back().name.isEmpty() || players.back().warband.isEmpty())
            return Error{ErrorCode::PlayerUnreadable,
                         SkirmishNewCommand::tr("\"%1\" must name a player and a warband, such as "
                                                "Ana=garreks-reavers.")
                             .arg(player),
                         {}};
    }
    return players;
}

Result<SkirmishSetup> setupFrom(const CliParser &parser, const Ruleset &ruleset,
                                const CliContext &context)
{
    const auto options = parseOptionChoices(parser.value(u"options"_s), ruleset);
    if (!options)
        return options.error();
    const auto players = playersFrom(parser.value(u"players"_s));
    if (!players)
        return players.error();
    return broughtSetup(parser, ruleset, *players, *options, context);
}

} // namespace

int runSkirmishNew(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"skirmish new"_s, SkirmishNewCommand::tr("Starts a skirmish."));
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    addOptions(parser, library);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (!parser.isSet(u"players"_s))
        return parser.wrongUsage(SkirmishNewCommand::tr("--players is missing."), context);
    const auto ruleset = library.load(parser.value(u"ruleset"_s));
    if (!ruleset)
        return context.refuse(ruleset.error());
    if ((*ruleset)->manifest().game != Game::Skirmish)
        return context.refuse(
            {ErrorCode::WrongRuleset, SkirmishWords::tr("This edition is no skirmish game."), {}});
    const auto setup = setupFrom(parser, **ruleset, context);
    if (!setup)
        return context.refuse(setup.error());
    if (!parser.isSet(u"out"_s))
        return keepNewSkirmish(*setup, parser.value(u"title"_s), context);
    const QString file = parser.value(u"out"_s);
    if (const auto saved = SkirmishJson::save(file, {*setup, {}}); !saved)
        return context.refuse(saved.error());
    if (context.json)
        return showSkirmish({{file}, {}, SkirmishSession(SkirmishGame(*ruleset, *setup))},
                            {noSeat, false}, context);
    context.out << SkirmishNewCommand::tr("\"%1\" is ready; \"dugout skirmish show\" says what "
                                          "is asked.")
                       .arg(file)
                << Qt::endl;
    return exitstatus::done;
}

} // namespace dugout
