// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/leaguecommand.h"

#include "app/cli/leaguerandomcommand.h"
#include "app/cli/leaguetablecommand.h"
#include "app/cli/subcommands.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

int runLeague(const QStringList &arguments, CliContext &context)
{
    static const std::vector<Subcommand> subcommands{
        {u"table"_s, QT_TRANSLATE_NOOP("LeagueCommand", "reckons standings from a file of results"),
         runLeagueTable},
        {u"random"_s, QT_TRANSLATE_NOOP("LeagueCommand", "draws and plays a competition by chance"),
         runLeagueRandom},
    };
    // Numbers follow the language of the command.
    QLocale::setDefault(languageLocale(context.language));
    return runSubcommand(u"league"_s, "LeagueCommand", subcommands, arguments, context);
}

} // namespace dugout
