// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/openmatchfile.h"

#include "app/cli/subcommands.h"
#include "core/aftermatch/aftermatch.h"
#include "core/files/readfile.h"

namespace dugout {

Result<OpenMatch> openMatchFile(const QString &path, CliContext &context)
{
    const auto bytes = readFile(path, largestMatchFile);
    if (!bytes)
        return bytes.error();
    auto match = openMatchBytes(path, *bytes, context);
    if (match)
        warnOfAltering(match->trust, context);
    return match;
}

Result<OpenMatch> openMatchBytes(const QString &path, const QByteArray &bytes,
                                 const CliContext &context)
{
    auto file = readMatch(bytes);
    if (!file)
        return file.error();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    auto session = openMatch(*file, library, {}, stepsToTheNextSheet());
    if (!session)
        return session.error();
    const FileTrust trust{path, sealOf(bytes), file->altered};
    return OpenMatch{trust, *std::move(file), *std::move(session)};
}

} // namespace dugout
