// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/teamfile.h"

#include "core/files/readfile.h"
#include "core/files/writefile.h"

namespace dugout {

Result<Team> loadTeamFile(const QString &path)
{
    const auto bytes = readFile(path, largestTeamFile);
    if (!bytes)
        return bytes.error();
    return readTeam(*bytes);
}

Result<void> saveTeamFile(const QString &path, const Team &team)
{
    return writeFile(path, writeTeam(team));
}

} // namespace dugout
