// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/matchcommand.h"

#include "app/cli/matchoptions.h"
#include "app/cli/matchrandomcommand.h"
#include "app/cli/matchreportcommand.h"
#include "app/cli/openmatchfile.h"
#include "app/cli/playanswer.h"
#include "app/cli/subcommands.h"
#include "core/exchange/matchstatejson.h"
#include "core/exchange/promptjson.h"
#include "core/exchange/teamfile.h"
#include "core/match/matchtexts.h"
#include "core/match/setupcheck.h"
#include "core/match/statehash.h"
#include "core/rules/footballrules.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct MatchCommand
{
    Q_DECLARE_TR_FUNCTIONS(MatchCommand)
};

/// More than any edition sells.
constexpr int mostQuickRerolls = 16;

Result<Team> teamFor(const CliParser &parser, const QString &side)
{
    if (parser.isSet(side))
        return loadTeamFile(parser.value(side));
    const QString quick = u"quick-"_s + side;
    if (!parser.isSet(quick))
        return Error{u"usage"_s, MatchCommand::tr("Say --%1 or --quick-%1.").arg(side), {}};
    Team team;
    team.name = parser.value(quick);
    team.coach = team.name;
    bool read = false;
    team.rerolls = parser.value(side + u"-rerolls"_s).toInt(&read);
    if (!read || team.rerolls < 0 || team.rerolls > mostQuickRerolls)
        return Error{u"usage"_s,
                     MatchCommand::tr("--%1-rerolls needs a number from 0 to %2.")
                         .arg(side)
                         .arg(mostQuickRerolls),
                     {}};
    team.founded = true;
    return team;
}

void addNewOptions(CliParser &parser)
{
    parser.addOption({u"ruleset"_s}, MatchCommand::tr("The edition, as in `dugout rules list`."),
                     u"R"_s);
    for (const QString &side : {u"home"_s, u"away"_s}) {
        parser.addOption({side}, MatchCommand::tr("A team file."), u"FILE"_s);
        parser.addOption({u"quick-"_s + side},
                         MatchCommand::tr("A team without a roster: only its name."), u"NAME"_s);
        parser.addOption({side + u"-rerolls"_s},
                         MatchCommand::tr("Re-rolls of the team without a roster."), u"N"_s,
                         u"0"_s);
    }
    parser.addOption({u"options"_s},
                     MatchCommand::tr("Optional rules, such as overtime=on,weather=off."),
                     u"LIST"_s);
    parser.addOption({u"league"_s}, MatchCommand::tr("A league match, not a one-off game."));
    parser.addOption({u"occasion"_s},
                     MatchCommand::tr("What kind of league match it is: friendly, play-off, "
                                      "semi-final or final."),
                     u"KIND"_s);
    parser.addOption({u"out"_s}, MatchCommand::tr("The match file to write."), u"FILE"_s);
}

int newMatch(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"match new"_s, MatchCommand::tr("Starts a match between two teams."));
    addNewOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (!parser.isSet(u"ruleset"_s) || !parser.isSet(u"out"_s))
        return parser.wrongUsage(MatchCommand::tr("--ruleset and --out are needed."), context);
    static const QStringList occasions{
        {}, u"friendly"_s, u"play-off"_s, u"semi-final"_s, u"final"_s};
    if (!occasions.contains(parser.value(u"occasion"_s)))
        return parser.wrongUsage(
            MatchCommand::tr("The occasion is friendly, play-off, semi-final or final."), context);
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = loadFootball(library, parser.value(u"ruleset"_s));
    if (!ruleset)
        return context.refuse(ruleset.error());
    const auto options = parseOptionChoices(parser.value(u"options"_s), **ruleset);
    if (!options)
        return context.refuse(options.error());
    MatchFile file;
    file.setup.ruleset = (*ruleset)->id();
    file.setup.options = *options;
    file.setup.occasion = parser.value(u"occasion"_s);
    file.setup.league = parser.isSet(u"league"_s) || !file.setup.occasion.isEmpty();
    for (const Seat seat : {0, 1}) {
        auto team = teamFor(parser, seat == 0 ? u"home"_s : u"away"_s);
        if (!team)
            return team.error().code == u"usage"_s
                ? parser.wrongUsage(team.error().message, context)
                : context.refuse(team.error());
        file.setup.teams.at(static_cast<size_t>(seat)) = *std::move(team);
    }
    if (const auto fits = checkSetup(file.setup, **ruleset); !fits)
        return context.refuse(fits.error());
    file.setup = settledSetup(std::move(file.setup), **ruleset);
    if (const auto saved = saveMatchFile(parser.value(u"out"_s), file); !saved)
        return context.refuse(saved.error());
    return exitstatus::done;
}

/// How a command ends that shows a match: something in the file may not belong there.
int soundness(const OpenMatch &match, CliContext &context)
{
    const MatchContext &rules = match.session.game().context();
    const QStringList unknown = unknownOptions(rules.setup(), rules.ruleset());
    for (const QString &option : unknown)
        context.err << MatchCommand::tr("This edition has no option \"%1\".").arg(option)
                    << Qt::endl;
    const auto misfits = static_cast<int>(match.session.misfits().size());
    if (misfits > 0)
        context.err << MatchCommand::tr("%n entry(ies) of the history no longer fit.", nullptr,
                                        misfits)
                    << Qt::endl;
    return misfits == 0 && unknown.isEmpty() ? exitstatus::done : exitstatus::refused;
}

QJsonArray misfitArray(const std::vector<Misfit> &misfits)
{
    QJsonArray array;
    for (const Misfit &misfit : misfits)
        array.append(
            QJsonObject{{u"entry"_s, misfit.group + 1}, {u"reason"_s, misfit.reason.message}});
    return array;
}

void showText(const OpenMatch &match, CliContext &context)
{
    const MatchState &state = match.session.state();
    const MatchContext &rules = match.session.game().context();
    context.out << teamName(rules, 0) << ' ' << state.sides[0].score << u" – "_s
                << state.sides[1].score << ' ' << teamName(rules, 1) << '\n';
    for (const Seat seat : {0, 1}) {
        const SideState &side = state.side(seat);
        context.out << u"  %1: "_s.arg(teamName(rules, seat))
                    << MatchCommand::tr("turn %1, re-rolls %2, on the pitch %3")
                           .arg(side.turn)
                           .arg(side.rerolls.available())
                           .arg(side.countIn(Whereabouts::Pitch))
                    << '\n';
    }
    printMisfits(match.session.misfits(), context);
    for (const Prompt &prompt : match.session.prompts()) {
        const PromptWords words = match.session.game().words(state, prompt);
        context.out << (prompt.aside ? "  ( " : "  > ") << prompt.id << u": "_s << words.title;
        if (prompt.dice)
            context.out << u" ["_s << prompt.dice->toString() << ']';
        if (prompt.kind == PromptKind::Choice && !prompt.aside)
            context.out << u" {"_s << prompt.choices.join(u' ') << u'}';
        context.out << '\n';
    }
    context.out << Qt::flush;
}

int show(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"match show"_s, MatchCommand::tr("Shows the state and what is asked."));
    parser.addArgument(u"FILE"_s, MatchCommand::tr("The match file."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto match = openMatchFile(parser.positional().constFirst(), context);
    if (!match)
        return context.refuse(match.error());
    if (!context.json) {
        showText(*match, context);
        return soundness(*match, context);
    }
    const Match &game = match->session.game();
    QJsonArray prompts;
    for (const Prompt &prompt : match->session.prompts())
        prompts.append(promptToJson(prompt, game.words(match->session.state(), prompt)));
    context.printJson(QJsonDocument(
        QJsonObject{{u"state"_s, matchStateToJson(game, match->session.state())},
                    {u"prompts"_s, prompts},
                    {u"entries"_s, static_cast<qint64>(match->session.log().groups().size())},
                    {u"misfits"_s, misfitArray(match->session.misfits())}}));
    return soundness(*match, context);
}

int answer(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"match answer"_s, MatchCommand::tr("Answers a prompt, or takes one back."));
    addAnswerOptions(parser, MatchCommand::tr("The match file."));
    if (!parser.parse(arguments, context))
        return parser.status();
    auto match = openMatchFile(parser.positional().constFirst(), context);
    if (!match)
        return context.refuse(match.error());
    const MatchState before = match->session.state();
    auto action = actionFrom(parser, match->session);
    if (!action)
        return endAnswer(action.error(), parser, context);
    const QString line = match->session.game().groupLine(before, action->group);
    match->file.log.push_back(*std::move(action));
    if (const auto saved = saveMatchFile(match->path, match->file); !saved)
        return context.refuse(saved.error());
    if (!context.json && !line.isEmpty())
        context.out << line << Qt::endl;
    return exitstatus::done;
}

/// The whole log; what no longer fits is named at the end and changes nothing before.
void printLines(const MatchSession &session, CliContext &context)
{
    const Match &game = session.game();
    MatchState state = game.start();
    int number = 0;
    for (const EventGroup &whole : session.log().groups()) {
        const EventGroup group = fitting(whole, number++, session.misfits());
        const QString line = game.groupLine(state, group);
        if (!line.isEmpty())
            context.out << line << '\n';
        for (const Event &each : group.events)
            (void)game.apply(state, each);
    }
    printMisfits(session.misfits(), context);
}

int replay(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"match replay"_s,
                     MatchCommand::tr("Plays the history again and names the final state."));
    parser.addArgument(u"FILE"_s, MatchCommand::tr("The match file."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto match = openMatchFile(parser.positional().constFirst(), context);
    if (!match)
        return context.refuse(match.error());
    const auto &groups = match->session.log().groups();
    if (!context.json)
        printLines(match->session, context);
    if (context.json)
        context.printJson(
            QJsonDocument(QJsonObject{{u"entries"_s, static_cast<qint64>(groups.size())},
                                      {u"hash"_s, stateHashText(match->session.state())},
                                      {u"misfits"_s, misfitArray(match->session.misfits())}}));
    else
        context.out << stateHashText(match->session.state()) << Qt::endl;
    return soundness(*match, context);
}

} // namespace

int runMatch(const QStringList &arguments, CliContext &context)
{
    static const std::vector<Subcommand> subcommands{
        {u"new"_s, QT_TRANSLATE_NOOP("MatchCommand", "starts a match"), newMatch},
        {u"answer"_s, QT_TRANSLATE_NOOP("MatchCommand", "answers a prompt, undoes, redoes"),
         answer},
        {u"show"_s, QT_TRANSLATE_NOOP("MatchCommand", "shows the state and what is asked"), show},
        {u"replay"_s, QT_TRANSLATE_NOOP("MatchCommand", "plays the history again"), replay},
        {u"report"_s, QT_TRANSLATE_NOOP("MatchCommand", "writes the report"), runMatchReport},
        {u"check"_s, QT_TRANSLATE_NOOP("MatchCommand", "says whether a report was altered"),
         runMatchCheck},
        {u"random"_s, QT_TRANSLATE_NOOP("MatchCommand", "lets random coaches play"),
         runMatchRandom},
    };
    // Table words and numbers follow the language of the command.
    QLocale::setDefault(languageLocale(context.language));
    return runSubcommand(u"match"_s, "MatchCommand", subcommands, arguments, context);
}

} // namespace dugout
