// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/standings.h"

namespace dugout {

/// Why an entrant stands where it stands: what parts it from the one before it or, for the first,
/// from the one behind.
struct PlaceReason
{
    enum class Kind {
        Alone, ///< there is nobody to compare with
        Void, ///< it has left and its results do not count
        NeighbourVoid, ///< all the others have
        Shared, ///< nothing parts it from the neighbour
        Points,
        TieBreak,
    };

    Kind kind = Kind::Alone;
    int rank = 1;
    Entrant entrant;
    Entrant neighbour;
    bool ahead = false; ///< of the neighbour
    Rational points; ///< its own
    Rational neighbourPoints;
    TieBreak tieBreak = TieBreak::Lot; ///< the one that decides
    Rational value; ///< its own in that tie-break
    Rational neighbourValue;
    ResultCounts counts = ResultCounts::Football; ///< those of the table
    bool byRating = false; ///< likewise

    bool operator==(const PlaceReason &) const = default;
};

/// None for somebody who is not in the table.
[[nodiscard]] std::optional<PlaceReason> reasonOfPlace(const Standings &standings,
                                                       const EntrantId &entrant);

/// One sentence in the language of the moment.
[[nodiscard]] QString reasonSentence(const PlaceReason &reason);

} // namespace dugout
