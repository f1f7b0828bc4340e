// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishgame.h"

namespace dugout {

/// What each attack of one fighter on another would come to as the table stands, in the language of
/// the moment: `{"attacks": [{"name", "success", "driveBack", "failure", "after"}]}`, or the
/// `message` why there is none.
[[nodiscard]] QJsonObject attacksShown(const SkirmishContext &context, const SkirmishState &state,
                                       const QString &attacker, const QString &target);

} // namespace dugout
