// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishgame.h"

namespace dugout {

/// How a player stands, and where the glory came from.
struct SkirmishSummaryLine
{
    Seat seat = noSeat;
    QString name;
    QString warband;
    bool won = false;
    int glory = 0; ///< spent and unspent together
    int spent = 0;
    int objectives = 0; ///< glory scored with objectives
    int outOfAction = 0; ///< glory for fighters put out of action
    int relic = 0;
    int byHand = 0;
    int lost = 0; ///< own fighters out of action
    int fighters = 0;
    QStringList fates; ///< how each fighter ended: name, wounds, inspired, upgrades

    bool operator==(const SkirmishSummaryLine &) const = default;
};

/// A skirmish in short, in the language of the moment: what the window shows at its end and the
/// report prints.
struct SkirmishSummary
{
    QString verdict;
    QStringList games; ///< the results so far, where a match has several
    std::vector<SkirmishSummaryLine> players;
    bool countsObjectives = true; ///< counters do not know what glory was for

    bool operator==(const SkirmishSummary &) const = default;
};

/// What the log says of one round, or of what came before the first.
struct SkirmishChapter
{
    QString heading;
    QStringList lines; ///< the oldest first

    bool operator==(const SkirmishChapter &) const = default;
};

/// All that the printed report tells.
struct SkirmishReport
{
    QString title;
    QString date; ///< when it began; empty when nobody knows
    SkirmishSummary summary;
    std::vector<SkirmishChapter> chapters;
};

/// "Game 1: Ana (7 : 5)": a game of a match that is over.
[[nodiscard]] QString gameWords(const SkirmishContext &context, const GameResult &result,
                                size_t number);
[[nodiscard]] SkirmishSummary summarize(const SkirmishGame &game, const SkirmishState &state);

/// What stands over the figures of a player's line.
[[nodiscard]] QStringList summaryHeadings();
/// So many of the figures say what the glory is made of.
inline constexpr int gloryFigures = 5;
[[nodiscard]] QStringList summaryFigures(const SkirmishSummaryLine &line);
/// Glory from the Relic and by hand is told only where there was any, and so is that from
/// objectives where nobody counts them.
[[nodiscard]] bool isFigureTold(const SkirmishSummary &summary, qsizetype figure);

} // namespace dugout
