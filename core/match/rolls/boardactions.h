// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/event.h"

namespace dugout {

/// Something that a player who is shown on the pitch can do to another one there.
struct BoardAction
{
    QString id; ///< of the turn's action
    QString name; ///< in the language of the moment
    std::vector<Event> events; ///< begin it
};

/// Block, blitz or foul whoever of the others is there, give the ball to a team-mate, throw a bomb
/// at anybody. Nothing while no turn is played.
[[nodiscard]] std::vector<BoardAction>
boardActions(const MatchContext &context, const MatchState &state, const QString &ref, Square to);

} // namespace dugout
