// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QStringList>

#include <vector>

namespace dugout {

/// What decides between entrants with the same points, in any order a league likes.
enum class TieBreak {
    HeadToHead, ///< points from the matches among those who are level
    Wins,
    WinRatio, ///< wins divided by matches played
    TdDifference,
    Td,
    CasDifference,
    Cas,
    DifferenceSum, ///< touchdown and casualty difference together
    Opponents, ///< points of all opponents
    SonnebornBerger, ///< points of those one beat, and half the points of those one drew with
    TeamValue, ///< from here on, results alone do not tell
    FanFactor,
    Treasury,
    Lot, ///< the only one whose lower number is better
};

/// What the two counts of a result are: touchdowns and casualties of a match, or the games and the
/// glory of a skirmish encounter.
enum class ResultCounts { Football, Skirmish };

/// "head-to-head", "win-ratio"…: as on the command line and in files, in the order above.
[[nodiscard]] const QStringList &tieBreakIds();
[[nodiscard]] QString tieBreakId(TieBreak tieBreak);
/// In the language of the moment, as it stands inside a sentence: "touchdown difference".
[[nodiscard]] QString tieBreakName(TieBreak tieBreak, ResultCounts counts = ResultCounts::Football,
                                   bool byRating = false);

/// Ids parted by commas or spaces, each at most once. An unknown one is answered with the list of
/// those up to `last`.
[[nodiscard]] Result<std::vector<TieBreak>> parseTieBreaks(const QString &list,
                                                           TieBreak last = TieBreak::Lot);

} // namespace dugout
