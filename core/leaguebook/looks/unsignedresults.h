// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/league.h"

#include <functional>
#include <optional>

namespace dugout {

/// A result of the season that is played, and who has still to sign it.
struct UnsignedResult
{
    CompetitionId competition{};
    QString competitionName{};
    int round = 1;
    LeagueFixture fixture{};
    std::vector<EntrantId> by{}; ///< teams whose coaches have not signed; at least one

    bool operator==(const UnsignedResult &) const = default;
};

/// The newest first, so many of them or all; where `asks` is given, only what the coaches of these
/// teams have to sign.
[[nodiscard]] std::vector<UnsignedResult>
unsignedResults(const League &league, const std::function<bool(const EntrantId &)> &asks = {},
                std::optional<size_t> most = std::nullopt);

/// Whose coaches these are; a team's name where it has none.
[[nodiscard]] QString signersOf(const League &league, const UnsignedResult &result);

} // namespace dugout
