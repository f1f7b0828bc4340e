// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/linelook.h"
#include "core/sharing/sharednote.h"

#include <optional>

namespace dugout {

/// What can be done about the sharing of a league, by the one who sits here.
struct SharedMay
{
    bool share = false;
    bool goOn = false; ///< a move was interrupted
    bool letGo = false;
    bool takeHome = false;
    bool leave = false;
    bool roles = false; ///< see and say who may do what
    bool claims = false; ///< decide between results
    bool slip = false;

    bool operator==(const SharedMay &) const = default;
};

/// Nothing: the league is on this machine alone.
[[nodiscard]] SharedMay sharedMay(const std::optional<SharedNote> &note);

/// The one thing about a shared league that somebody should see to first.
enum class SharedNotice {
    None,
    SharingStopped, ///< on its way to the server
    Kept, ///< only read here until it is let go
    HomeStopped, ///< on its way back
    LeavingStopped,
    Older, ///< the server has to be prepared anew
    Claims, ///< results that no longer fit
    Disputed, ///< results that a coach does not stand by
    Parted, ///< a match went another way at another table
    Overtaken, ///< somebody else changed the same team
    Refused, ///< something that waits was not taken
    Told, ///< something came in that he should know
};

/// `disputed` results are for the commissioner to see to.
[[nodiscard]] SharedNotice sharedNotice(const std::optional<SharedNote> &note,
                                        const LeagueLine &line, int disputed = 0);

} // namespace dugout
