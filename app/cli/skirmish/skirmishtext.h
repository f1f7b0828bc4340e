// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"
#include "core/skirmish/skirmishviewer.h"

namespace dugout {

/// Prints what lies on the table, the viewer's hand, and everything that is asked, so that a game
/// can be played from it.
void printSkirmish(const SkirmishSession &session, const SkirmishViewer &viewer,
                   CliContext &context);

} // namespace dugout
