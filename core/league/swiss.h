// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/dice/rational.h"
#include "core/league/drawnround.h"

#include <QHash>

namespace dugout {

/// What a Swiss draw needs to know of somebody.
struct SwissEntrant
{
    EntrantId id;
    int place = 1; ///< in the table; those who share one are level
    Rational score;
    QString club; ///< empty: of none
    int byes = 0;
    int homes = 0;
    int aways = 0;
    QHash<EntrantId, int> met; ///< and how often

    bool operator==(const SwissEntrant &) const = default;
};

/// What decides between pairings that are equally good otherwise.
enum class SwissOrder {
    Lot,
    Neighbours, ///< first against second, third against fourth…, as far as that goes
};

struct SwissRules
{
    int round = 1; ///< in the first one, members of one club are kept apart
    SwissOrder order = SwissOrder::Lot;
    /// Pairs that stay as they are, and byes that are given already.
    std::vector<Pairing> pinned;

    bool operator==(const SwissRules &) const = default;
};

/// The best pairing of all there are. The weightier comes first: as few second byes as possible; as
/// few rematches; the bye to the lowest; club mates apart; the least sum of score differences;
/// those differences in small steps rather than one great one; then the order, and the lot. Home is
/// who was there less often. The first pair is that of the highest place.
[[nodiscard]] Result<DrawnRound> drawSwiss(const std::vector<SwissEntrant> &entrants,
                                           const SwissRules &rules, RandomSource &lot);

} // namespace dugout
