// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/eventlog.h"
#include "core/play/prompt.h"

namespace dugout {

/// Whom a side most likely sets up: those of its last drive who can play, and others where some
/// are missing. Nobody before its first drive.
[[nodiscard]] QStringList lastLineUp(const EventLog &log, const Prompt &setUp);

} // namespace dugout
