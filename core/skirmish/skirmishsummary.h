// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishgame.h"

namespace dugout {

/// How a player stands, and where the glory came from.
struct SkirmishSummaryLine
{
    Seat seat = noSeat;
    QString name;
    QString warband;
    bool won = false;
    int glory = 0; ///< spent and unspent together
    int spent = 0;
    int objectives = 0; ///< glory scored with objectives
    int outOfAction = 0; ///< glory for fighters put out of action
    int relic = 0;
    int byHand = 0;
    int lost = 0; ///< own fighters out of action
    int fighters = 0;

    bool operator==(const SkirmishSummaryLine &) const = default;
};

/// A skirmish in short, in the language of the moment: what the window shows at its end and the
/// report prints.
struct SkirmishSummary
{
    QString verdict;
    QStringList games; ///< the results so far, where a match has several
    std::vector<SkirmishSummaryLine> players;

    bool operator==(const SkirmishSummary &) const = default;
};

[[nodiscard]] SkirmishSummary summarize(const SkirmishGame &game, const SkirmishState &state);

} // namespace dugout
