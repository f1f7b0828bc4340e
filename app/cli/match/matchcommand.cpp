// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match/matchcommand.h"

#include "app/cli/match/correctioncommand.h"
#include "app/cli/match/matchoptions.h"
#include "app/cli/match/matchrandomcommand.h"
#include "app/cli/match/matchreportcommand.h"
#include "app/cli/match/storedmatchcommand.h"
#include "app/cli/openclub.h"
#include "app/cli/playanswer.h"
#include "app/cli/subcommands.h"
#include "app/cli/team/openteam.h"
#include "core/club/enteringmatch.h"
#include "core/club/gamelog.h"
#include "core/exchange/teamfile.h"
#include "core/files/filechange.h"
#include "core/match/likelyanswers.h"
#include "core/match/state/playednames.h"
#include "core/match/state/promptnames.h"
#include "core/match/state/setupcheck.h"
#include "core/match/state/statebytes.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/footballrules.h"
#include "core/table/tableview.h"
#include "core/team/teamedits.h"

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

Result<Team> namedTeam(const QString &word, const CliContext &context)
{
    if (namesFile(word))
        return loadTeamFile(word);
    auto open = openTeam(word, context);
    return open ? Result<Team>(std::move(open->team)) : Result<Team>(open.error());
}

Result<Team> teamFor(const CliParser &parser, const QString &side, const CliContext &context)
{
    if (parser.isSet(side))
        return namedTeam(parser.value(side), context);
    const QString quick = u"quick-"_s + side;
    if (!parser.isSet(quick))
        return Error{ErrorCode::Usage, MatchCommand::tr("Say --%1 or --quick-%1.").arg(side), {}};
    auto named = renameTeam({}, parser.value(quick));
    if (!named)
        return named.error();
    Team team = *std::move(named);
    if (team.name.isEmpty())
        return Error{ErrorCode::Usage, MatchCommand::tr("--%1 needs a name.").arg(quick), {}};
    team.coach = team.name;
    bool read = false;
    team.rerolls = parser.value(side + u"-rerolls"_s).toInt(&read);
    if (!read || team.rerolls < 0 || team.rerolls > mostQuickRerolls)
        return Error{ErrorCode::Usage,
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
        parser.addOption(
            {side}, MatchCommand::tr("A team file, or the name or id of a saved team."), u"FILE"_s);
        parser.addOption({u"quick-"_s + side},
                         MatchCommand::tr("A team without a roster: only its name."), u"NAME"_s);
        parser.addOption({side + u"-rerolls"_s},
                         MatchCommand::tr("Re-rolls of the team without a roster."), u"N"_s,
                         u"0"_s);
        parser.addOption({side + u"-kit"_s},
                         MatchCommand::tr("The colour of its shirts in this match, such as "
                                          "#1e50a0; without it the team's own."),
                         u"COLOUR"_s);
    }
    parser.addOption({u"options"_s},
                     MatchCommand::tr("Optional rules, such as overtime=on,weather=off."),
                     u"LIST"_s);
    parser.addOption({u"league"_s}, MatchCommand::tr("A league match, not a one-off game."));
    parser.addOption({u"occasion"_s},
                     MatchCommand::tr("What kind of league match it is: friendly, play-off, "
                                      "semi-final or final."),
                     u"KIND"_s);
    parser.addOutOption(MatchCommand::tr("The match file to write."));
    parser.addOption(
        {u"title"_s},
        MatchCommand::tr("The title of the match, which is saved in the database without --out."),
        u"T"_s);
    addClubOption(parser);
}

/// Nothing of what was said is left aside: a team has a roster or none, a file no title.
bool saysEachSideOnce(CliParser &parser, CliContext &context)
{
    for (const QString &side : {u"home"_s, u"away"_s}) {
        const QString quick = u"quick-"_s + side;
        if (parser.isSet(quick) ? !parser.isFreeOf({side}, context)
                                : !parser.isFreeOf({side + u"-rerolls"_s}, context))
            return false;
    }
    return !parser.isSet(u"out"_s) || parser.isFreeOf({u"title"_s}, context);
}

/// The edition that was named, else that of the first team that has one.
QString editionFor(const CliParser &parser, const std::array<Team, 2> &teams)
{
    if (parser.isSet(u"ruleset"_s))
        return parser.value(u"ruleset"_s);
    const Team &first = teams[0].ruleset.isEmpty() ? teams[1] : teams[0];
    return first.ruleset.text();
}

/// Into a file. A team that was still being built is founded there as in the database.
int saveNewMatch(MatchFile file, RulesetLibrary &library, const QString &path, CliContext &context)
{
    const auto ruleset = library.load(file.setup.ruleset.text());
    if (!ruleset)
        return context.refuse(ruleset.error());
    auto founded = withFoundedTeams(std::move(file.setup), **ruleset);
    if (!founded)
        return context.refuse(founded.error());
    file.setup = *std::move(founded);
    if (const auto saved = saveMatchFile(path, file); !saved)
        return context.refuse(saved.error());
    if (!context.json)
        return exitstatus::done;
    const auto match = openMatchFile(path, context);
    return match ? showMatch(*match, context) : context.refuse(match.error());
}

/// None where nothing is said.
Result<std::optional<Rgb>> kitFor(const CliParser &parser, const QString &option)
{
    if (!parser.isSet(option))
        return std::optional<Rgb>();
    const std::optional<Rgb> colour = Rgb::parse(parser.value(option));
    if (!colour)
        return Error{ErrorCode::Usage,
                     MatchCommand::tr("--%1 needs a colour such as #1e50a0.").arg(option),
                     {}};
    return colour;
}

/// What the options say; an error of the code "usage" where they do not say enough.
Result<MatchSetup> setupFrom(const CliParser &parser, RulesetLibrary &library,
                             const CliContext &context)
{
    MatchSetup setup;
    for (const Seat seat : {0, 1}) {
        auto team = teamFor(parser, seat == 0 ? u"home"_s : u"away"_s, context);
        if (!team)
            return team.error();
        setup.teams.at(static_cast<size_t>(seat)) = *std::move(team);
        auto kit = kitFor(parser, seat == 0 ? u"home-kit"_s : u"away-kit"_s);
        if (!kit)
            return kit.error();
        setup.kits.at(static_cast<size_t>(seat)) = *kit;
    }
    const QString edition = editionFor(parser, setup.teams);
    if (edition.isEmpty())
        return Error{ErrorCode::Usage, MatchCommand::tr("--ruleset is missing."), {}};
    const auto ruleset = loadFootball(library, edition);
    if (!ruleset)
        return ruleset.error();
    const auto options = parseOptionChoices(parser.value(u"options"_s), **ruleset);
    if (!options)
        return options.error();
    setup.ruleset = (*ruleset)->id();
    setup.options = *options;
    setup.occasion = parser.value(u"occasion"_s);
    setup.league = parser.isSet(u"league"_s) || !setup.occasion.isEmpty();
    if (const auto fits = checkSetup(setup, **ruleset); !fits)
        return fits.error();
    return settledSetup(std::move(setup), **ruleset);
}

int newMatch(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"match new"_s, MatchCommand::tr("Starts a match between two teams."));
    addNewOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    static const QStringList occasions{
        {}, Played::Friendly, Played::PlayOff, Played::SemiFinal, Played::Final};
    if (!occasions.contains(parser.value(u"occasion"_s)))
        return parser.wrongUsage(
            MatchCommand::tr("The occasion is friendly, play-off, semi-final or final."), context);
    if (!saysEachSideOnce(parser, context))
        return parser.status();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    auto setup = setupFrom(parser, library, context);
    if (!setup)
        return setup.error().code == ErrorCode::Usage
            ? parser.wrongUsage(setup.error().message, context)
            : context.refuse(setup.error());
    if (!parser.isSet(u"out"_s))
        return keepNewMatch(*setup, parser.value(u"title"_s), context);
    return saveNewMatch({*std::move(setup), {}}, library, parser.value(u"out"_s), context);
}

/// How a command ends that shows a match: something in the file may not belong there.
int soundness(const NamedMatch &match, CliContext &context)
{
    const MatchContext &rules = match.session.game().context();
    const QStringList unknown = unknownOptions(rules.setup(), rules.ruleset());
    for (const QString &option : unknown)
        context.err << MatchCommand::tr("This edition has no option \"%1\".").arg(option)
                    << Qt::endl;
    const int fits = endWithRejectedEvents(match.session.rejectedEvents(), context);
    return unknown.isEmpty() ? fits : exitstatus::refused;
}

/// With what coaches most likely answer.
std::vector<Prompt> askedNow(const MatchSession &session)
{
    std::vector<Prompt> asked = session.prompts();
    for (Prompt &prompt : asked)
        proposeLikely(session.game().context(), session.state(), session.log(), prompt);
    return asked;
}

void showText(const NamedMatch &match, CliContext &context)
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
    for (const Prompt &prompt : askedNow(match.session)) {
        const PromptWords words = match.session.game().words(state, prompt);
        if (prompt.id == Asks::RollAgain && !prompt.skippable) // what the dice brought
            context.out << u"  "_s << words.question << '\n';
        context.out << (prompt.alwaysOffered ? "  ( " : "  > ") << prompt.id << u": "_s
                    << words.title;
        for (const PromptChance &chance : words.course.chances)
            context.out << u"; "_s << chance.name << u' ' << chance.value
                        << (chance.better.isEmpty() ? QString() : u", "_s + chance.better);
        if (prompt.id == Asks::RollKept && !words.detail.isEmpty())
            context.out << u"; "_s << words.detail;
        if (prompt.dice)
            context.out << u" ["_s << prompt.dice->toString() << ']';
        if (prompt.kind == PromptKind::Choice && !prompt.alwaysOffered)
            context.out << u" {"_s << prompt.choices.join(u' ') << u'}';
        context.out << '\n';
    }
    context.out << Qt::flush;
}

int show(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"match show"_s, MatchCommand::tr("Shows the state and what is asked."));
    addMatchArgument(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto match = openNamedMatch(parser.positional().constFirst(), context);
    if (!match)
        return context.refuse(match.error());
    (void)showMatch(*match, context);
    return soundness(*match, context);
}

int answer(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"match answer"_s, MatchCommand::tr("Answers a prompt, or takes one back."));
    addAnswerOptions(parser,
                     MatchCommand::tr("The match file, or the title or id of a saved match."));
    addClubOption(parser);
    addAcceptOptions(parser);
    addAcceptAlteredOption(parser);
    addElsewhereOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const QString path = parser.positional().constFirst();
    if (!namesFile(path))
        return answerKeptMatch(parser, context);
    auto change = FileChange::begin(path, largestMatchFile);
    if (!change)
        return context.refuse(change.error());
    auto match = openMatchBytes(path, change->before(), context);
    if (!match)
        return context.refuse(match.error());
    if (const auto fine = checkAltering(parser, match->trust); !fine)
        return context.refuse(fine.error());
    const MatchState before = match->session.state();
    auto action = actionFrom(parser, match->session);
    if (!action)
        return endAnswer(action.error(), parser, context);
    const QString line = match->session.game().groupLine(before, action->group);
    match->file.log.push_back(*std::move(action));
    match->file.altered = match->trust.isAltered();
    if (const auto saved = change->commit(writeMatch(match->file)); !saved)
        return context.refuse(saved.error());
    if (context.json)
        return showMatch(*match, context);
    if (!line.isEmpty())
        context.out << line << Qt::endl;
    return exitstatus::done;
}

int replay(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"match replay"_s,
                     MatchCommand::tr("Plays the history again and names the final state."));
    addMatchArgument(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto match = openNamedMatch(parser.positional().constFirst(), context);
    if (!match)
        return context.refuse(match.error());
    const auto &groups = match->session.log().groups();
    if (!context.json) {
        for (const QString &line : logLines(match->session))
            context.out << line << '\n';
    }
    if (context.json)
        context.printJson(QJsonDocument(
            QJsonObject{{u"entries"_s, static_cast<qint64>(groups.size())},
                        {u"altered"_s, match->trust.isAltered()},
                        {u"misfits"_s, rejectedEventsToJson(match->session.rejectedEvents())},
                        {u"hash"_s, stateHashText(match->session.state())}}));
    else
        context.out << stateHashText(match->session.state()) << Qt::endl;
    return soundness(*match, context);
}

/// `match undo` is `match answer --undo` under a name of its own.
int takeBack(const QString &word, const QString &description, const QStringList &arguments,
             CliContext &context)
{
    CliParser parser(u"match "_s + word, description);
    addMatchArgument(parser);
    addAcceptOptions(parser);
    addElsewhereOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    return answer(QStringList{u"--"_s + word} + arguments, context);
}

int undo(const QStringList &arguments, CliContext &context)
{
    return takeBack(u"undo"_s, MatchCommand::tr("Takes the last answer back."), arguments, context);
}

int redo(const QStringList &arguments, CliContext &context)
{
    return takeBack(u"redo"_s, MatchCommand::tr("Puts back what was taken back last."), arguments,
                    context);
}

} // namespace

int showMatch(const NamedMatch &match, CliContext &context)
{
    if (!context.json) {
        showText(match, context);
        return exitstatus::done;
    }
    QJsonObject object
        = tableView(match.session, askedNow(match.session), MatchViewer{noSeat, true}, {});
    object.insert(u"altered"_s, match.trust.isAltered());
    object.insert(u"misfits"_s, rejectedEventsToJson(match.session.rejectedEvents()));
    if (match.kept) {
        object.insert(u"id"_s, match.kept->id.text());
        object.insert(u"title"_s, match.kept->title);
        object.insert(u"kept"_s, journalStateKey(match.kept->state));
    } else {
        object.insert(u"file"_s, match.trust.path);
    }
    context.printJson(QJsonDocument(object));
    return exitstatus::done;
}

int runMatch(const QStringList &arguments, CliContext &context)
{
    static const std::vector<Subcommand> subcommands{
        {u"new"_s, QT_TRANSLATE_NOOP("MatchCommand", "starts a match"), newMatch},
        {u"answer"_s, QT_TRANSLATE_NOOP("MatchCommand", "answers a prompt, undoes, redoes"),
         answer},
        {u"undo"_s, QT_TRANSLATE_NOOP("MatchCommand", "takes the last answer back"), undo},
        {u"redo"_s, QT_TRANSLATE_NOOP("MatchCommand", "puts it back again"), redo},
        {u"correct"_s, QT_TRANSLATE_NOOP("MatchCommand", "corrects an answer of a saved match"),
         runMatchCorrect},
        {u"settle"_s, QT_TRANSLATE_NOOP("MatchCommand", "decides what waits for the coaches"),
         runMatchSettle},
        {u"show"_s, QT_TRANSLATE_NOOP("MatchCommand", "shows the state and what is asked"), show},
        {u"list"_s, QT_TRANSLATE_NOOP("MatchCommand", "lists the saved matches"), runMatchList},
        {u"rename"_s, QT_TRANSLATE_NOOP("MatchCommand", "gives a saved match another title"),
         runMatchRename},
        {u"remove"_s, QT_TRANSLATE_NOOP("MatchCommand", "deletes a saved match"), runMatchRemove},
        {u"team"_s, QT_TRANSLATE_NOOP("MatchCommand", "hands out a team as the match left it"),
         runMatchTeam},
        {u"replay"_s, QT_TRANSLATE_NOOP("MatchCommand", "plays the history again"), replay},
        {u"report"_s, QT_TRANSLATE_NOOP("MatchCommand", "writes the report"), runMatchReport},
        {u"check"_s, QT_TRANSLATE_NOOP("MatchCommand", "says whether a report was altered"),
         runMatchCheck},
        {u"random"_s, QT_TRANSLATE_NOOP("MatchCommand", "lets random coaches play"),
         runMatchRandom},
    };
    return runSubcommand(u"match"_s, "MatchCommand", subcommands, arguments, context);
}

} // namespace dugout
