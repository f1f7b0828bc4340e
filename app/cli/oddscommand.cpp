// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/oddscommand.h"

#include "app/cli/oddschain.h"
#include "app/cli/subcommands.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

int runOdds(const QStringList &arguments, CliContext &context)
{
    static const std::vector<Subcommand> subcommands{
        {u"chain"_s, QT_TRANSLATE_NOOP("OddsCommand", "rolls that must all succeed, in order"),
         runOddsChain},
    };
    return runSubcommand(u"odds"_s, "OddsCommand", subcommands, arguments, context);
}

} // namespace dugout
