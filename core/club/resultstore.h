// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/resultrecord.h"

namespace dugout {

/// One side in a list of results.
struct ResultLineSide
{
    TeamId team{};
    QString name{};
    QString coach{};
    QString roster{};
    int score = 0;
    int casualties = 0;
    SheetFigures before{};
    SheetFigures after{};

    bool operator==(const ResultLineSide &) const = default;
};

/// One row of a list of results.
struct ResultLine
{
    JournalId id;
    QString game{};
    QString title{};
    RulesetId ruleset{};
    bool league = false;
    QString occasion{};
    qint64 finishedMs = 0;
    Seat winner = noSeat;
    bool onSheets = false;
    std::vector<ResultLineSide> sides{};

    bool operator==(const ResultLine &) const = default;
};

/// Which results a list wants to see, the oldest first.
struct ResultQuery
{
    QString game{}; ///< empty for every game
    TeamId team{}; ///< only those of this team
    qint64 offset = 0;
    qint64 limit = JournalQuery::all;
};

/// Where results are read; they are kept and withdrawn with a batch, together with what they
/// belong to.
class ResultStore
{
public:
    ResultStore() = default;
    ResultStore(const ResultStore &) = delete;
    ResultStore &operator=(const ResultStore &) = delete;
    virtual ~ResultStore() = default;

    [[nodiscard]] virtual Result<std::vector<ResultLine>> list(const ResultQuery &query) = 0;
    [[nodiscard]] virtual Result<ResultRecord> read(const JournalId &id) = 0;
    /// Matches of an earlier release that may be over without a result, the oldest first: those
    /// that nobody has looked at yet.
    [[nodiscard]] virtual Result<std::vector<JournalId>> missing() = 0;
};

} // namespace dugout
