// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/openclub.h"

namespace dugout {

/// Ends a command that deletes: puts into the bin what `removal` names, and says what stays and how
/// long it can be brought back.
[[nodiscard]] int throwAway(const OpenClub &club, const Result<Removal> &removal,
                            CliContext &context);

/// Lists what was deleted, brings it back or lets it go for good.
[[nodiscard]] int runBin(const QStringList &arguments, CliContext &context);

} // namespace dugout
