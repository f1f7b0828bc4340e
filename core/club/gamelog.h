// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"
#include "core/match/words/loglines.h"
#include "core/skirmish/skirmishgame.h"

#include <QSet>

namespace dugout {

// What the log of a game tells beyond its rows. Each plays the log once through, without what no
// longer fits.

/// The whole log in words, the oldest first.
[[nodiscard]] QStringList logLines(const MatchSession &session);
[[nodiscard]] QStringList logLines(const SkirmishSession &session);

/// The groups in which something happened that belongs to the topic.
[[nodiscard]] QSet<int> groupsAbout(const MatchSession &session, LogTopic topic);

} // namespace dugout
