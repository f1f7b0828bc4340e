// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaguetables.h"
#include "core/match/words/matchstanding.h"

#include <map>

namespace dugout {

/// One picture of the hall's screen: a title and rows of a few cells, or the clock of the round.
struct HallPage
{
    enum class Kind { Draw, Tables, Clock, Standings, Bracket };

    Kind kind = Kind::Draw;
    QString title{}; ///< "Round 3"
    QString subtitle{}; ///< the competition and, of several, which picture this is
    QStringList heads{}; ///< of the columns
    std::vector<QStringList> rows{};
    int growing = 0; ///< the column that takes what room is left

    bool operator==(const HallPage &) const = default;
};

/// How the matches stand that are played right now, by their ids.
using RunningMatches = std::map<JournalId, MatchSummary>;

/// What the hall sees of a competition in turn, in the language of the moment: the draw of the
/// newest round that is published, all tables while matches of it are played, its clock, and the
/// standings; what is longer than so many rows goes over several pictures.
[[nodiscard]] std::vector<HallPage> hallPages(const League &league, const Competition &competition,
                                              int mostRows, const RunningMatches &running = {});

} // namespace dugout
