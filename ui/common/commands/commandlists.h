// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/command.h"

namespace dugout {

// The table of commands, by where they are met.
[[nodiscard]] std::vector<Command> placeCommands();
[[nodiscard]] std::vector<Command> windowCommands();
[[nodiscard]] std::vector<Command> matchCommands();
[[nodiscard]] std::vector<Command> teamCommands();
[[nodiscard]] std::vector<Command> leagueCommands();
[[nodiscard]] std::vector<Command> skirmishCommands();
[[nodiscard]] std::vector<Command> dialogCommands();

} // namespace dugout
