// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// The translated word of a choice such as `yes`; null when it is not one of ours.
[[nodiscard]] const char *choiceText(QStringView choice);

} // namespace dugout
