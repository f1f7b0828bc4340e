// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/subcommands.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct Subcommands
{
    Q_DECLARE_TR_FUNCTIONS(Subcommands)
};

/// The place of the subcommand's name: the first word that is neither option nor option's value.
qsizetype namePlace(const QStringList &arguments)
{
    static const QStringList withValue{u"--lang"_s, u"--data-dir"_s, u"--database"_s};
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (withValue.contains(arguments.at(i)))
            ++i;
        else if (!arguments.at(i).startsWith(u'-'))
            return i;
    }
    return -1;
}

void printHelp(QTextStream &out, const QString &command, const char *translationContext,
               const std::vector<Subcommand> &subcommands)
{
    out << Subcommands::tr("Usage: dugout %1 COMMAND [OPTIONS]").arg(command) << "\n\n"
        << Subcommands::tr("Commands:") << '\n';
    for (const Subcommand &subcommand : subcommands)
        out << "  " << subcommand.name.leftJustified(14)
            << QCoreApplication::translate(translationContext, subcommand.summary) << '\n';
    out << '\n'
        << Subcommands::tr("dugout %1 COMMAND --help explains each.").arg(command) << Qt::endl;
}

} // namespace

int runSubcommand(const QString &command, const char *translationContext,
                  const std::vector<Subcommand> &subcommands, const QStringList &arguments,
                  CliContext &context)
{
    const qsizetype place = namePlace(arguments);
    if (place < 0) {
        const bool asked = arguments.contains(u"--help"_s) || arguments.contains(u"-h"_s);
        printHelp(asked ? context.out : context.err, command, translationContext, subcommands);
        if (asked)
            return exitstatus::done;
        context.json = context.json || arguments.contains(u"--json"_s);
        context.printError(
            {ErrorCode::Usage, Subcommands::tr("dugout %1 needs a command.").arg(command), {}});
        return exitstatus::usage;
    }
    const QString &name = arguments.at(place);
    for (const Subcommand &subcommand : subcommands) {
        if (subcommand.name == name) {
            QStringList rest = arguments;
            rest.removeAt(place);
            return subcommand.run(rest, context);
        }
    }
    context.json = context.json || arguments.contains(u"--json"_s);
    return context.misused(Subcommands::tr("dugout %1 has no command \"%2\".").arg(command, name),
                           Subcommands::tr("Try: dugout %1 --help").arg(command));
}

QString ownRulesetsFolder(const QString &dataFolder)
{
    return dataFolder + u"/rulesets"_s;
}

} // namespace dugout
