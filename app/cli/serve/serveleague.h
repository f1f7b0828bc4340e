// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"
#include "core/table/tableline.h"

namespace dugout {

/// `dugout serve --league NAME`: the pages of a kept league for a whole hall.
[[nodiscard]] int serveLeague(const QString &name, const TablePlace &place, CliContext &context);

} // namespace dugout
