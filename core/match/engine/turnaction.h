// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/prompttext.h"
#include "core/match/state/matchcontext.h"

namespace dugout {

/// Who may take an action of a turn now, and what there is to choose from.
struct ActionOffer
{
    Seat seat = noSeat; ///< who is asked; noSeat: either coach
    QStringList choices{}; ///< nothing: it is not offered, unless it only has to be confirmed
    QString usual{}; ///< the likely answer
    bool confirms = false; ///< there is nothing to choose
    bool several = false; ///< any number of them
    Seat decides = noSeat; ///< whether it is done is his to say

    [[nodiscard]] static ActionOffer confirmed(Seat seat) { return {seat, {}, {}, true}; }
    [[nodiscard]] bool isNothing() const { return choices.isEmpty() && !confirms; }
};

/// How far an action goes.
enum class ActionReach {
    Step, ///< something else may be chosen as long as nothing was rolled
    Final, ///< the turn is over, or the score has changed
    Note ///< written down beside the rest
};

/// What coaches may record in a turn: everything there is to say of it stands in one row.
struct TurnAction
{
    PromptText text; ///< the id of its prompt, and its words
    ActionOffer (*offer)(const MatchContext &, const MatchState &, const Step &turn);
    /// Null: what follows is a chain of its own, the step `act-` and the action's id.
    Result<void> (*answer)(const MatchContext &, MatchState &, const Event &) = nullptr;
    char16_t key = 0; ///< begins it at the keyboard; H and I are the window's own
    ActionReach reach = ActionReach::Step;
    bool alwaysOffered = false; ///< stands in a menu of its own
    bool needsBall = false; ///< nobody does it while no ball is in play
    bool declares = false; ///< begins what a player does in his turn: his traits are rolled for
};

/// The same row for what is done with the ball.
[[nodiscard]] constexpr TurnAction withBall(TurnAction row)
{
    row.needsBall = true;
    return row;
}

} // namespace dugout
