// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/team/team.h"
#include "core/text/result.h"

#include <QStringList>

namespace dugout {

/// Takes lines pasted from a spreadsheet, below their titles where those are there, too: `titles`
/// are what the columns are called here. A line is a name, or a number and a name, and may go on
/// with a position in any language. The lines go to `players` one after the other; those beyond
/// hire a new player when they name his position and are refused otherwise.
[[nodiscard]] Result<Team> pasteIntoRoster(Team team, const Ruleset &ruleset,
                                           const std::vector<PlayerId> &players,
                                           const QString &text, const QStringList &titles = {});

} // namespace dugout
