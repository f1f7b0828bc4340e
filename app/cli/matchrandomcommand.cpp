// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/matchrandomcommand.h"

#include "app/cli/cliparser.h"
#include "app/cli/matchoptions.h"
#include "app/cli/subcommands.h"
#include "core/aftermatch/aftermatch.h"
#include "core/match/randommatch.h"
#include "core/match/statehash.h"
#include "core/rules/footballrules.h"

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

void print(std::uint64_t seed, const RandomOutcome &outcome, CliContext &context)
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
            return context.refuse({u"random-match-failed"_s,
                                   MatchRandomCommand::tr("The match with seed %1 did not end.")
                                       .arg(QString::number(seed)),
                                   outcome.fault});
        print(seed, outcome, context);
    }
    context.out << Qt::flush;
    return exitstatus::done;
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
    if (!parser.parse(arguments, context))
        return parser.status();
    bool seedRead = false;
    bool countRead = false;
    (void)parser.value(u"seed"_s).toULongLong(&seedRead);
    const int count = parser.value(u"count"_s).toInt(&countRead);
    if (!seedRead || !countRead || count < 1)
        return parser.wrongUsage(MatchRandomCommand::tr("--seed and --count need whole numbers."),
                                 context);
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = loadFootball(library, parser.value(u"ruleset"_s));
    if (!ruleset)
        return context.refuse(ruleset.error());
    const auto options = parseOptionChoices(parser.value(u"options"_s), **ruleset);
    if (!options)
        return context.refuse(options.error());
    return play(*ruleset, *options, parser, context);
}

} // namespace dugout
