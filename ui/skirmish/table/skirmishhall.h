// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"
#include "ui/play/hallboard.h"
#include "ui/skirmish/battlefield/fieldscene.h"
#include "ui/skirmish/battlefield/hexlayout.h"

namespace dugout {

class SkirmishTable;

/// A skirmish as the second screen shows it: how it stands now, whatever the players look back at,
/// and nothing of what only one of them may see.
[[nodiscard]] HallBoard hallBoard(const SkirmishTable &table, Language language);
/// The battlefield for the middle of it; none where nobody keeps track of it.
/// Straight however wide the screen is: columns and rows lie as the log counts them, and the
/// numbers beside them are in sight.
[[nodiscard]] HexLayout hallLayout(const FieldScene &scene, const QRectF &area);
[[nodiscard]] HallPicture hallPicture(const SkirmishTable &table);

} // namespace dugout
