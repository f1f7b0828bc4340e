// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"

namespace dugout {

/// The answer to a prompt that chooses this one.
[[nodiscard]] Event choosing(const Prompt &prompt, const QString &choice);
/// The same for a prompt that is yet to come.
[[nodiscard]] Event choosing(const QString &prompt, Seat seat, const QString &choice);

} // namespace dugout
