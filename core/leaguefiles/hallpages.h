// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leaguetables.h"

namespace dugout {

/// One picture of the hall's screen: a title and rows of a few cells, or the clock of the round.
struct HallPage
{
    enum class Kind { Draw, Clock, Standings, Bracket };

    Kind kind = Kind::Draw;
    QString title{}; ///< "Round 3"
    QString subtitle{}; ///< the competition and, of several, which picture this is
    QStringList heads{}; ///< of the columns
    std::vector<QStringList> rows{};
    int growing = 0; ///< the column that takes what room is left

    bool operator==(const HallPage &) const = default;
};

/// What the hall sees of a competition in turn, in the language of the moment: the draw of the
/// newest round that is published, its clock, and the standings; what is longer than so many rows
/// goes over several pictures.
[[nodiscard]] std::vector<HallPage> hallPages(const League &league, const Competition &competition,
                                              int mostRows);

} // namespace dugout
