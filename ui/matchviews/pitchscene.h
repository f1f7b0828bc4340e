// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/rolls/walk.h"
#include "core/match/state/boardadvice.h"
#include "core/pitch/ballpath.h"
#include "ui/matchviews/pawn.h"

namespace dugout {

/// The cells of the view: those of the pitch, and below it the players not placed yet.
namespace pitchgrid {

inline constexpr int columns = pitch::length;
/// Players of a side in a row below the pitch.
inline constexpr int benchPlaces = columns / 2 - 1;
/// Where the ball waits, between those of both sides.
inline constexpr Square ballRest{benchPlaces, pitch::width};

} // namespace pitchgrid

/// A player as the view draws him.
struct PitchToken
{
    QString ref;
    QString number;
    QString name; ///< "#8 Urgash"
    Seat seat = noSeat;
    PawnState state = PawnState::Ready;
    bool hasBall = false;

    bool operator==(const PitchToken &) const = default;
};

/// What the coach wants to see.
struct PitchWish
{
    QString chosen; ///< a player's ref, or the ball
    bool zones = false; ///< everybody's
    bool passes = false;
};

/// What stands in a cell besides a player.
struct PitchHint
{
    int passRange = 0; ///< 1 for the shortest
    QString dice; ///< of a block against the player there
};

/// Everything the view paints, worked out by core.
struct PitchScene
{
    std::map<Square, PitchToken> tokens;
    std::map<Square, PitchHint> hints;
    std::vector<Square> pushes; ///< where the player under the pointer would be pushed
    std::vector<std::pair<Square, Seat>> zones; ///< around whom they are drawn
    std::optional<Square> looseBall; ///< none when somebody has it
    std::array<QColor, 2> colours;
    std::array<QString, 2> names; ///< of the teams
    QString chosen;
    BallPath path;
    std::optional<Walk> way; ///< of the chosen player

    /// Where a player or the ball stands; none when he is nowhere.
    [[nodiscard]] std::optional<Square> cellOf(const QString &who) const;
    /// What could be picked up there: a player's ref, the ball, or nothing.
    [[nodiscard]] QString pickAt(Square cell) const;
    /// Of cells, those of waiting players included.
    [[nodiscard]] int rows() const;
    [[nodiscard]] bool contains(Square cell) const;
};

[[nodiscard]] PitchScene makePitchScene(const MatchContext &context, const MatchState &state,
                                        const BoardAdvisor &advisor, const PitchWish &wish);
/// Where the chosen player's block would push the player there, and the block in words.
[[nodiscard]] QString showBlock(PitchScene &scene, const MatchState &state,
                                const BoardAdvisor &advisor, Square at);
/// Shows a way, and whose zones border it.
void showWay(PitchScene &scene, const MatchState &state, const std::optional<Walk> &way);

} // namespace dugout
