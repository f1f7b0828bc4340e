// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/fixtureresult.h"

namespace dugout {

/// What happens to the results of an entrant who leaves.
enum class LeftResults {
    Kept,
    Voided, ///< as if the matches had never been
    Awarded, ///< won by the opponents
};

struct Withdrawal
{
    EntrantId entrant;
    LeftResults results = LeftResults::Kept;

    bool operator==(const Withdrawal &) const = default;
};

/// The results as they count once these have left. A match that was awarded to both sides is a
/// double forfeit.
[[nodiscard]] std::vector<FixtureResult> resultsAfter(const std::vector<Withdrawal> &withdrawals,
                                                      const std::vector<FixtureResult> &results,
                                                      int awardedTd);

} // namespace dugout
