// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/openteam.h"

#include "app/cli/subcommands.h"
#include "core/exchange/teamfile.h"

namespace dugout {

Result<OpenTeam> openTeam(const QString &path, const CliContext &context)
{
    auto team = loadTeamFile(path);
    if (!team)
        return team.error();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    auto ruleset = library.load(team->ruleset.text());
    if (!ruleset)
        return ruleset.error();
    return OpenTeam{*std::move(team), *ruleset};
}

} // namespace dugout
