// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/batchstore.h"
#include "core/club/resultstore.h"
#include "core/store/connection.h"

namespace dugout {

/// The results in the tables `result`, `result_side` and `result_player`.
class SqlResultStore final : public ResultStore
{
public:
    explicit SqlResultStore(Connection &connection);

    [[nodiscard]] Result<std::vector<ResultLine>> list(const ResultQuery &query) override;
    [[nodiscard]] Result<ResultRecord> read(const JournalId &id) override;
    [[nodiscard]] Result<std::vector<JournalId>> missing() override;

    // Parts of a transaction that the caller has begun.
    Result<void> putWithin(const ResultRecord &result);
    Result<void> withdrawWithin(const JournalId &id);
    Result<void> markWithin(const ResultMark &mark);
    Result<void> settleWithin(const JournalId &id);

private:
    Result<void> insertSide(const JournalId &id, qint64 seat, const ResultSide &side);
    Result<void> insertPlayer(const JournalId &id, qint64 seat, const ResultPlayer &player);
    Result<void> readSides(const ResultQuery &query, std::vector<ResultLine> &lines);

    Connection &m_connection;
};

} // namespace dugout
