// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaders.h"

namespace dugout {

/// Leaders that a test says itself; the store counts the real ones.
class MemoryLeaders final : public LeaderStore
{
public:
    [[nodiscard]] Result<std::vector<LeaderLine>> leaders(const LeaderQuery &query) override
    {
        asked = query;
        return lines;
    }
    [[nodiscard]] Result<std::vector<LeaderLine>> cemetery(const LeaderQuery &query) override
    {
        asked = query;
        return dead;
    }

    std::vector<LeaderLine> lines{};
    std::vector<LeaderLine> dead{};
    LeaderQuery asked{}; ///< the last question
};

} // namespace dugout
