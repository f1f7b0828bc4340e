// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/league.h"

namespace dugout {

/// Why somebody should look at a fixture.
enum class AttentionKind {
    Disputed, ///< a coach does not stand by its result
    Unsigned, ///< a coach has still to stand by it
    Waiting, ///< it is published and has no result yet
};

struct AttentionItem
{
    AttentionKind kind = AttentionKind::Waiting;
    int round = 1;
    FixtureId fixture{};

    bool operator==(const AttentionItem &) const = default;
};

/// What is not done yet in a competition: what is disputed first, then what is to be signed, the
/// newest first, then what is to be played, the soonest first.
[[nodiscard]] std::vector<AttentionItem> needsAttention(const Competition &competition);

} // namespace dugout
