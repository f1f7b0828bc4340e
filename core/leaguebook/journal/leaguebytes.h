// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/league.h"

namespace dugout {

/// Counts up whenever folding the same journal gives another league than before, or packing it
/// other bytes: what was packed by another version is folded anew.
inline constexpr int leagueFoldVersion = 8;

/// A folded league in as few bytes as will do, in parts that change at different times.
struct PackedLeague
{
    QByteArray head{}; ///< all but what follows
    QByteArray sheets{}; ///< of the teams, as they were registered
    std::vector<PackedCompetitions> seasons{};

    bool operator==(const PackedLeague &) const = default;
};

[[nodiscard]] PackedLeague packedLeague(const League &league);
/// Its seasons stay packed. None where these are no such bytes.
[[nodiscard]] std::optional<League> unpackedLeague(const QByteArray &head, const QByteArray &sheets,
                                                   std::vector<PackedCompetitions> seasons);

[[nodiscard]] QByteArray packedCompetitions(const std::vector<Competition> &competitions);
[[nodiscard]] std::optional<std::vector<Competition>> unpackedCompetitions(const QByteArray &bytes);

/// What is known of packed competitions, without their bytes.
[[nodiscard]] QByteArray packedTitles(const PackedCompetitions &competitions);
[[nodiscard]] std::optional<PackedCompetitions> unpackedTitles(const QByteArray &bytes);

} // namespace dugout
