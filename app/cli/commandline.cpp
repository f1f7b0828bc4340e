// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"

#include "app/cli/database/dbcommand.h"
#include "app/cli/host/hostcommand.h"
#include "app/cli/league/leaguecommand.h"
#include "app/cli/match/matchcommand.h"
#include "app/cli/odds/oddscommand.h"
#include "app/cli/rules/rulescommand.h"
#include "app/cli/rules/tablecommand.h"
#include "app/cli/serve/servecommand.h"
#include "app/cli/skirmish/skirmishcommand.h"
#include "app/cli/team/teamcommand.h"
#include "app/cli/throwaway.h"
#include "core/text/languagescope.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// A first word of the command line, what it is for and what runs it.
struct Command
{
    QStringView name;
    const char *summary; // translated when shown
    int (*run)(const QStringList &arguments, CliContext &context);
};

constexpr std::array commands{
    Command{u"odds", QT_TRANSLATE_NOOP("CommandLine", "exact chances of rolls, chains and attacks"),
            runOdds},
    Command{u"bin", QT_TRANSLATE_NOOP("CommandLine", "brings back what was deleted"), runBin},
    Command{u"db", QT_TRANSLATE_NOOP("CommandLine", "creates, checks and copies the database"),
            runDb},
    Command{u"host", QT_TRANSLATE_NOOP("CommandLine", "hosts a league on this computer"), runHost},
    Command{u"league", QT_TRANSLATE_NOOP("CommandLine", "calculates tables and draws competitions"),
            runLeague},
    Command{u"match", QT_TRANSLATE_NOOP("CommandLine", "plays, shows and reports matches"),
            runMatch},
    Command{u"rules", QT_TRANSLATE_NOOP("CommandLine", "lists, exports and checks rulesets"),
            runRules},
    Command{u"serve",
            QT_TRANSLATE_NOOP("CommandLine", "opens a match, skirmish or league to phones"),
            runServe},
    Command{u"skirmish", QT_TRANSLATE_NOOP("CommandLine", "plays skirmishes and checks decks"),
            runSkirmish},
    Command{u"table",
            QT_TRANSLATE_NOOP("CommandLine", "looks a result up in a table, or rolls one"),
            runTable},
    Command{u"team", QT_TRANSLATE_NOOP("CommandLine", "builds, checks and shows teams"), runTeam},
};

const Command *findCommand(const QString &name)
{
    const auto *const found
        = std::find_if(commands.begin(), commands.end(),
                       [&name](const Command &command) { return command.name == name; });
    return found == commands.end() ? nullptr : found;
}

bool isHelp(const QString &word)
{
    return word == u"--help"_s || word == u"-h"_s || word == u"help"_s;
}

bool isVersion(const QString &word)
{
    return word == u"--version"_s || word == u"-v"_s;
}

/// The place of the first word that is no option, -1 when there is none.
qsizetype commandPlace(const QStringList &arguments)
{
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (isHelp(arguments.at(i)) || isVersion(arguments.at(i)))
            return i;
        if (takesValue(arguments.at(i)))
            ++i;
        else if (!arguments.at(i).startsWith(u'-'))
            return i;
    }
    return -1;
}

void printHelp(QTextStream &out)
{
    out << CommandLine::tr("Dugout, a companion for tabletop fantasy football and skirmish games.")
        << "\n\n"
        << CommandLine::tr("Usage: dugout [FILE…]            opens the window") << '\n'
        << CommandLine::tr("       dugout COMMAND [OPTIONS]  runs a command") << "\n\n"
        << CommandLine::tr("Commands:") << '\n';
    for (const Command &command : commands)
        out << "  " << command.name.toString().leftJustified(10) << CommandLine::tr(command.summary)
            << '\n';
    out << '\n'
        << CommandLine::tr(
               "Every command explains itself with --help and speaks es, en and de with --lang.")
        << Qt::endl;
}

} // namespace

bool takesValue(const QString &word)
{
    return word == u"--lang"_s || word == u"--data-dir"_s || word == u"--database"_s;
}

bool isCommandLine(const QStringList &arguments)
{
    const qsizetype place = commandPlace(arguments);
    if (place < 0)
        return false;
    const QString &word = arguments.at(place);
    return isHelp(word) || isVersion(word) || findCommand(word) || !word.contains(u'.');
}

bool commandPaints(const QStringList &arguments)
{
    const qsizetype place = commandPlace(arguments);
    if (place < 0 || !findCommand(arguments.at(place)))
        return false;
    const QStringList rest = arguments.mid(place + 1);
    const qsizetype next = commandPlace(rest);
    return next >= 0
        && (rest.at(next) == u"print"_s
            || (rest.at(next) == u"report"_s
                && rest.join(u' ').contains(u"pdf"_s, Qt::CaseInsensitive)));
}

namespace {

int runWords(const QStringList &arguments, CliContext &context)
{
    const qsizetype place = commandPlace(arguments);
    const QString word = place < 0 ? u"--help"_s : arguments.at(place);
    if (isHelp(word)) {
        printHelp(context.out);
        return exitstatus::done;
    }
    if (isVersion(word)) {
        context.out << "dugout " << DUGOUT_VERSION << Qt::endl;
        return exitstatus::done;
    }
    if (const Command *command = findCommand(word)) {
        QStringList rest = arguments;
        rest.removeAt(place);
        const LanguageScope speaking(context.language);
        return command->run(rest, context);
    }
    context.json = context.json || arguments.contains(u"--json"_s);
    return context.misused(CommandLine::tr("There is no command \"%1\".").arg(word),
                           CommandLine::tr("Try: dugout --help"));
}

} // namespace

int runCommandLine(const QStringList &arguments, CliContext &context)
{
    const int status = runWords(arguments, context);
    context.out.flush();
    if (status != exitstatus::done || context.out.status() == QTextStream::Ok)
        return status;
    const LanguageScope speaking(context.language);
    return context.refuse({ErrorCode::AnswerNotWritten,
                           CommandLine::tr("The answer could not be written whole: there may be no "
                                           "room left where it goes."),
                           {}});
}

} // namespace dugout
