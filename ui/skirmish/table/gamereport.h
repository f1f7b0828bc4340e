// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/words/skirmishsummary.h"
#include "ui/skirmish/table/skirmishtable.h"

namespace dugout {

/// The report of a skirmish as it stands, in the language of the moment.
[[nodiscard]] SkirmishReport gameReport(const SkirmishTable &table);

} // namespace dugout
