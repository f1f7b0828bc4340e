// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/team.h"
#include "core/text/result.h"

class QAbstractItemModel;

namespace dugout {

/// The selected rows as a spreadsheet takes them: a line a player, columns parted by tabs.
[[nodiscard]] QString rosterToText(const QAbstractItemModel &model, const QList<int> &rows);

/// Takes numbers and names pasted from a spreadsheet into the players from `firstRow` on. A line
/// is a name, or a number and a name; lines beyond the last player are refused.
[[nodiscard]] Result<Team> pasteIntoRoster(Team team, int firstRow, const QString &text);

} // namespace dugout
