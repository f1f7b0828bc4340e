// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/team/openteam.h"

namespace dugout {

/// One thing that `dugout team edit` can do to a team, as the editor does it.
struct TeamEdit
{
    QString option;
    QString valueName; ///< empty for one that takes none
    const char *description;
    /// A value that means nothing is an error of the code "usage".
    Result<Team> (*make)(const OpenTeam &team, const QString &value);
};

/// In the order in which they are carried out: leaving players make room, and new ones can be
/// named.
[[nodiscard]] const std::vector<TeamEdit> &teamEdits();
void addTeamEditOptions(CliParser &parser);

} // namespace dugout
