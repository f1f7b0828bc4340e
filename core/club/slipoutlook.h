// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/slipanswers.h"

namespace dugout {

/// The boxes of a sheet.
enum class SlipBox {
    Whole,
    Score,
    Touchdowns,
    Casualties,
    Completions,
    Interceptions,
    Mvp,
    Injury,
    Fans,
    Gold,
    Winnings,
    FanRoll,
    FanFactor,
    Winner
};

/// Something that does not fit on a sheet, or is worth a look.
struct SlipRemark
{
    SlipBox box = SlipBox::Whole;
    Seat seat = noSeat;
    int row = -1; ///< among the rows of its side; -1: none of them
    bool isNote = false; ///< it may stand so
    QString sentence{}; ///< in the language of the moment

    bool operator==(const SlipRemark &) const = default;
};

/// What a sheet comes to for one side.
struct SideOutlook
{
    std::vector<int> points{}; ///< star player points, row by row
    int mvps = 1; ///< that are awarded
    int fanFactorBefore = 0;
    int fanFactorAfter = 0;
    int treasuryBefore = 0;
    int treasuryAfter = 0;

    bool operator==(const SideOutlook &) const = default;
};

/// What a sheet would come to as it stands, said while it is written.
struct SlipOutlook
{
    std::vector<SlipRemark> remarks{};
    std::array<SideOutlook, 2> sides{};

    /// Nothing on it is wrong.
    [[nodiscard]] bool mayBeKept() const;
    /// The first thing that is wrong; empty where nothing is.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] const SideOutlook &side(Seat seat) const
    {
        return sides.at(static_cast<size_t>(seat));
    }
    bool operator==(const SlipOutlook &) const = default;
};

[[nodiscard]] SlipOutlook outlookOf(const PaperSlip &sheet, const Match &match);
/// What another sheet says otherwise, a line for each row and box.
[[nodiscard]] QStringList slipChanges(const PaperSlip &was, const PaperSlip &is,
                                      const Match &match);

} // namespace dugout
