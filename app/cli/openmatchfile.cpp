// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/openmatchfile.h"

#include "app/cli/subcommands.h"
#include "core/aftermatch/aftermatch.h"

namespace dugout {

Result<OpenMatch> openMatchFile(const QString &path, const CliContext &context)
{
    auto file = loadMatchFile(path);
    if (!file)
        return file.error();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    auto session = openMatch(*file, library, {}, stepsToTheNextSheet());
    if (!session)
        return session.error();
    return OpenMatch{path, *std::move(file), *std::move(session)};
}

} // namespace dugout
