// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/pitch/square.h"
#include "core/play/prompt.h"

#include <optional>

namespace dugout {

/// Something that a player who is shown on the pitch can do to another one there.
struct BoardAction
{
    QString id; ///< of the turn's action
    QString name; ///< in the language of the moment
    std::vector<Event> events; ///< begin it
    std::vector<Event> after{}; ///< go on with it once the rolls that come first have succeeded
};

/// Block, blitz or foul an opponent there, give the ball to a team-mate, throw a bomb at anybody.
/// Nothing while no turn is played.
[[nodiscard]] std::vector<BoardAction>
boardActions(const MatchContext &context, const MatchState &state, const QString &ref, Square to);

/// Throws the ball, or the bomb, that is to be thrown just now at an empty square; none where
/// nobody is asked whom at, or the throw does not reach it.
[[nodiscard]] std::optional<BoardAction> throwAt(const MatchContext &context,
                                                 const MatchState &state, Square to);

/// What a player was sent to do on the pitch while something has to be rolled first.
struct BoardIntent
{
    QString who;
    std::vector<Event> after; ///< what is answered once it is asked
    std::optional<Square> to{}; ///< where he goes, if he does
};

/// The next events of it: none while something else is asked; nothing at all once it is lost, or
/// there is nothing more to do.
[[nodiscard]] std::optional<std::vector<Event>> goOnWith(const MatchContext &context,
                                                         const MatchState &state,
                                                         const std::vector<Prompt> &asked,
                                                         BoardIntent &intent);

} // namespace dugout
