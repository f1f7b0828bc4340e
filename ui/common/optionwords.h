// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// What a group of optional rules is called, in the language of the moment; the key itself where
/// there is no word for it.
[[nodiscard]] QString optionGroupName(const QString &group);

} // namespace dugout
