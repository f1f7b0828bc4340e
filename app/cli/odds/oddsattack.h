// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout odds attack --attack 2 hammer --defence 1 shield --support 1 --guard`
[[nodiscard]] int runOddsAttack(const QStringList &arguments, CliContext &context);

} // namespace dugout
