// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaders.h"
#include "core/store/connection.h"

namespace dugout {

/// Leaderboards from the table `leader`, see leadersums.h.
class SqlLeaderStore final : public LeaderStore
{
public:
    explicit SqlLeaderStore(Connection &connection);

    [[nodiscard]] Result<std::vector<LeaderLine>> leaders(const LeaderQuery &query) override;
    [[nodiscard]] Result<std::vector<LeaderLine>> cemetery(const LeaderQuery &query) override;

private:
    [[nodiscard]] Result<bool> hasDivisions(const LeaderQuery &query);
    [[nodiscard]] Result<std::vector<LeaderLine>> read(const LeaderQuery &query,
                                                       const QString &column, const QString &order);

    Connection &m_connection;
};

} // namespace dugout
