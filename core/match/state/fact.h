// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchplayer.h"

namespace dugout {

// What happened in a match, said by the rule that made it happen. Log, report and all who tells the
// course of a match reads facts; nobody compares two states to guess them.

/// Why a turn was lost before its coach ended it.
enum class TurnoverCause {
    Unsaid,
    KnockedDown,
    CarrierDown,
    BallLost,
    BallNotCaught,
    PickUpFailed,
    Fumble,
    ThrownCarrier,
    SentOff,
    Interception,
    NoBite,
    Bomb,
    NoHands,
    SpellOnCarrier,
    IllegalProcedure
};

enum class FactKind {
    KickOff, ///< `what`: the row, or the words of the book
    Weather, ///< the same
    MatchEvent, ///< `what`: the row of the event that has come
    Touchdown,
    Completion,
    Interception,
    Casualty, ///< by `by`
    KnockedOut,
    SentOff, ///< `what`: the secret weapon, if it was for that
    CoachEjected,
    Prone,
    Stunned,
    SitsOut, ///< the next drive
    StartsProne, ///< the next drive
    SkillGained, ///< `what`: which
    CardPlayed, ///< `what`: deck and card
    RerollSpent, ///< `what`: whose, as it was chosen
    RerollsGained, ///< `count` of them
    RerollsLost,
    Turnover ///< `cause`
};

struct Fact
{
    FactKind kind{};
    Seat seat = noSeat; ///< whose player, coach, card or turn it is
    PlayerRef player{}; ///< whom it happened to
    PlayerRef by{}; ///< who did it
    QString what{};
    int count = 1;
    TurnoverCause cause = TurnoverCause::Unsaid;
    int half = 0; ///< when it happened; -1 after the match
    int turn = 0; ///< of the side whose turn it was; 0 while no turn is played

    static constexpr int afterMatch = -1;

    bool operator==(const Fact &) const = default;
};

} // namespace dugout
