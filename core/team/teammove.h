// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/team.h"
#include "core/text/result.h"

namespace dugout {

enum class MoveEffect {
    Changed, ///< comes along, but as something else
    Lost, ///< has no counterpart in the other edition
};

/// One thing that does not stay as it is when a team moves to another edition.
struct MoveNote
{
    QString code;
    MoveEffect effect = MoveEffect::Changed;
    QString sentence;
    std::optional<PlayerId> player;

    bool operator==(const MoveNote &) const = default;
};

/// What moving would do, and the team as it would be. Nothing has happened yet.
struct MovePlan
{
    Team team;
    std::vector<MoveNote> notes;

    bool operator==(const MovePlan &) const = default;
};

/// Plans to take a team from one edition to another. Fails when the other edition has no such
/// team; players without a counterpart end among the former ones.
[[nodiscard]] Result<MovePlan> planMove(const Team &team, const Ruleset &from, const Ruleset &to,
                                        Language language = Language::English);

/// The same team list in the other edition: by id, else one with the very same positions.
[[nodiscard]] const Roster *counterpartOf(const Roster &roster, const Ruleset &to);

} // namespace dugout
