// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/openteam.h"

#include "app/cli/subcommands.h"
#include "core/exchange/teamjson.h"
#include "core/files/readfile.h"

namespace dugout {

Result<OpenTeam> openTeam(const QString &path, const CliContext &context)
{
    const auto bytes = readFile(path, largestTeamFile);
    if (!bytes)
        return bytes.error();
    return openTeamBytes(*bytes, context);
}

Result<OpenTeam> openTeamBytes(const QByteArray &bytes, const CliContext &context)
{
    auto team = readTeam(bytes);
    if (!team)
        return team.error();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    auto ruleset = library.load(team->ruleset.text());
    if (!ruleset)
        return ruleset.error();
    return OpenTeam{*std::move(team), *ruleset};
}

} // namespace dugout
