// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/journal/keptsheet.h"
#include "core/team/team.h"

namespace dugout {

/// A team as a league registers it: those who left it are in its own list.
[[nodiscard]] KeptSheet registeredSheet(Team team);

/// A sheet that took the place of another. Each names of its former players only those whom the
/// other has not, or has otherwise, so that a journal does not grow with all who ever left.
struct SheetChange
{
    KeptSheet old;
    KeptSheet now;
};
[[nodiscard]] SheetChange sheetChange(Team old, Team now);

/// The team goes from the sheet `from` to the sheet `to`, of one such change: others who left it
/// stay among its former players, unless they came after `to`.
[[nodiscard]] Team exchangedSheet(const Team &kept, const Team &from, Team to);

} // namespace dugout
