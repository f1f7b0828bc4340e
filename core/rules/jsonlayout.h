// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// The one layout in which files of rulesets are kept, so that two versions differ in the lines
/// that say something else: what fits into a line stands in one, anything longer has a line for
/// each field or element. Order, numbers and texts stay as they are. `json` must be sound.
[[nodiscard]] QString laidOutJson(const QString &json);

} // namespace dugout
