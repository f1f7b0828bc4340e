// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"
#include "ui/play/hallboard.h"

namespace dugout {

class SkirmishTable;

/// A skirmish as the second screen shows it: how it stands now, whatever the players look back at,
/// and nothing of what only one of them may see.
[[nodiscard]] HallBoard hallBoard(const SkirmishTable &table, Language language);
/// The battlefield for the middle of it; none where nobody keeps track of it.
[[nodiscard]] HallPicture hallPicture(const SkirmishTable &table);

} // namespace dugout
