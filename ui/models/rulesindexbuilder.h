// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/rulesbook.h"
#include "ui/models/rulesindex.h"

namespace dugout {

/// Reads every part of the edition into one index.
[[nodiscard]] RulesIndex buildRulesIndex(const RulesBook &book);

} // namespace dugout
