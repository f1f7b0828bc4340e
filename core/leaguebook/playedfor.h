// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"
#include "core/leaguebook/state/leagueids.h"

namespace dugout {

/// The fixture that a match or a skirmish is played for; both empty for any other game.
struct PlayedFor
{
    LeagueId league{};
    FixtureId fixture{};

    [[nodiscard]] bool isLeague() const { return !league.isEmpty() && !fixture.isEmpty(); }
};

[[nodiscard]] PlayedFor playedFor(const QJsonObject &setup);
[[nodiscard]] inline PlayedFor playedFor(const JournalHeader &header)
{
    return playedFor(header.setup);
}

} // namespace dugout
