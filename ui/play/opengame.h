// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/journal.h"

namespace dugout {

class Settings;
enum class Setting;

/// Whatever ended the program, the game that was on the table is there again: its id, empty when it
/// was put away, is over or gone.
[[nodiscard]] QString openGame(const Settings &settings, Setting which,
                               const std::vector<JournalSummary> &kept);

} // namespace dugout
