// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout odds armour|injury|foul|casualty|apothecary`: what happens to a player who goes down.
[[nodiscard]] int runOddsArmour(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runOddsInjury(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runOddsFoul(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runOddsCasualty(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runOddsApothecary(const QStringList &arguments, CliContext &context);

} // namespace dugout
