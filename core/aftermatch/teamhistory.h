// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

namespace dugout {

/// A line of what changed, with the entry of the log it came from.
struct DatedChange
{
    TeamChange change;
    int group = 0; ///< of the match's log; -1 for what followed from the whistle itself

    bool operator==(const DatedChange &) const = default;
};

/// What one match made of one team.
struct TeamChapter
{
    QString match; ///< the id of its journal
    QString opponent;
    int scored = 0;
    int conceded = 0;
    qint64 atMs = 0; ///< of the last entry
    bool finished = false;
    Team before;
    Team after;
    std::vector<DatedChange> changes;

    bool operator==(const TeamChapter &) const = default;
};

/// Walks a match once and says what it made of the team of this side.
[[nodiscard]] TeamChapter chapterOf(const MatchSession &session, const QString &match, Seat seat);

} // namespace dugout
