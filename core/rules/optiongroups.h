// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/option.h"

namespace dugout {

/// Whether a rule can be agreed on for one match. What only the commissioner decides, such as what
/// a team is founded with, is none of them; what only a league needs is one in a league match.
[[nodiscard]] bool isForMatch(const Option &option, bool league);

} // namespace dugout
