// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// Something a match has changed in a team so far, put together: gold that came and went in three
/// steps is one line.
struct ChangedLine
{
    enum class Mood { Harm, Plain, Gain };

    KindOfChange kind{};
    QString title; ///< the player, or what of the team it is
    QString note; ///< what happened to it, where that is more than a number; may be empty
    QString value; ///< "40,000 → 110,000", "+5 SPP", "Block"
    Mood mood = Mood::Plain;

    bool operator==(const ChangedLine &) const = default;
};

/// For the team first, then player by player, in the language of the moment.
[[nodiscard]] std::vector<ChangedLine> changedLines(const MatchContext &context,
                                                    const AfterSide &side);

} // namespace dugout
