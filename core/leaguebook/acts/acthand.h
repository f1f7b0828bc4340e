// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/acts/leagueact.h"

namespace dugout {

struct League;

/// Who did an act that was not done at this machine. A person of no role may do nothing.
struct ActHand
{
    bool decides = false; ///< the commissioner's own
    CoachId coach{};

    [[nodiscard]] static ActHand commissioner() { return {true, {}}; }
    [[nodiscard]] static ActHand of(CoachId coach) { return {false, std::move(coach)}; }
};

/// A coach says when his teams play, starts their matches, signs and disputes their results, and
/// makes and answers their challenges: his own word, and nobody else's. Everything else is the
/// commissioner's to do.
[[nodiscard]] Result<void> checkHand(const League &league, const LeagueAct &act,
                                     const ActHand &hand);
/// The same of the match of a fixture, its sheet among it: its two coaches play it and write down
/// how it ended.
[[nodiscard]] Result<void> checkPlayer(const League &league, const FixtureId &fixture,
                                       const ActHand &hand);
/// For which sides of a fixture a hand signs.
struct OwnSides
{
    bool home = false;
    bool away = false;

    bool operator==(const OwnSides &) const = default;
};
[[nodiscard]] OwnSides sidesOf(const League &league, const FixtureId &fixture, const ActHand &hand);

} // namespace dugout
