// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"

#include <QKeySequence>

namespace dugout {

/// The keys beside the choices of a prompt of the table: what has one always has the same, so that
/// digits are left for fighters. Empty for those.
[[nodiscard]] QList<QKeySequence> fixedKeys(const Prompt &prompt);

/// What is asked beside something else.
inline constexpr Qt::Key nothingKey = Qt::Key_N;
inline constexpr Qt::Key insteadKey = Qt::Key_I;
inline constexpr Qt::Key leaveKey = Qt::Key_E;

} // namespace dugout
