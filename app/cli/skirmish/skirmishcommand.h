// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/skirmish/storedskirmishcommand.h"

#include <QStringList>

namespace dugout {

/// `dugout skirmish new|answer|show|replay|random|deck|import`
[[nodiscard]] int runSkirmish(const QStringList &arguments, CliContext &context);

/// Prints what these eyes may see and what is asked; returns the status to end with.
[[nodiscard]] int showSkirmish(const NamedSkirmish &skirmish, const SkirmishViewer &viewer,
                               CliContext &context);
/// As the player who has answered sees it; without one, as everybody may.
[[nodiscard]] SkirmishViewer viewerOfAnswer(const CliParser &parser,
                                            const SkirmishSession &session);
/// What an answer says in the log with all that followed of itself; empty after an undo.
[[nodiscard]] QString answerLine(const SkirmishGame &game, const SkirmishState &before,
                                 const EventGroup &group);

} // namespace dugout
