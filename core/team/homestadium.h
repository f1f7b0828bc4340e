// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"

namespace dugout {

/// What tells one stadium from another: its name, whatever case, spaces and signs it is written
/// with. What is special about it does not, since many have the same. Empty for one without a name,
/// which is like no other.
[[nodiscard]] QString stadiumKey(const QString &name);

/// The choice by which a league tells a match that a team lives in this stadium; its value is that
/// team's id.
[[nodiscard]] OptionId livedInMark(const QString &name);
[[nodiscard]] bool isLivedInMark(const OptionId &option);

} // namespace dugout
