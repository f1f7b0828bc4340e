// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// The log as it is read on a screen: under headings, and only what somebody looks for.

/// What somebody may look for in the log.
enum class LogTopic { Touchdowns = 1, Casualties = 2, Cards = 4, Turnovers = 8 };
Q_DECLARE_FLAGS(LogTopics, LogTopic)
Q_DECLARE_OPERATORS_FOR_FLAGS(LogTopics)

inline constexpr std::array allLogTopics{LogTopic::Touchdowns, LogTopic::Casualties,
                                         LogTopic::Cards, LogTopic::Turnovers};

/// "Turn 4, Orcs", "Drive 2" while no turn is played, or that it was before or after the match.
[[nodiscard]] QString logHeading(const MatchContext &context, const MatchState &before);
/// The line of a group without what its heading says, beginning with a capital letter.
[[nodiscard]] QString lineUnderHeading(const MatchContext &context, const MatchState &before,
                                       const QString &line);
/// The same with its first letter a capital one.
[[nodiscard]] QString capitalised(QString line);

/// What somebody may look for among what happened.
[[nodiscard]] LogTopics topicsOf(const std::vector<Fact> &facts);

} // namespace dugout
