// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/boardadvice.h"
#include "core/pitch/ballpath.h"

#include <QColor>

#include <map>

namespace dugout {

/// The cells of the view: those of the pitch, and two rows below it for whoever is not shown yet,
/// the home team's first.
namespace pitchgrid {

inline constexpr int columns = pitch::length;
inline constexpr int rows = pitch::width + 2;

[[nodiscard]] bool contains(Square cell);
/// Where the ball waits.
inline constexpr Square ballRest{columns - 1, pitch::width};

} // namespace pitchgrid

/// A player as the view draws him.
struct PitchToken
{
    QString ref;
    QString number;
    QString name; ///< "#8 Urgash"
    QColor colour;
    Posture posture = Posture::Standing;
    bool hasBall = false;

    bool operator==(const PitchToken &) const = default;
};

/// What the coach wants to see.
struct PitchWish
{
    QString selected; ///< a player's ref
    bool zones = true;
    bool passes = false;
};

/// What stands in a cell besides a player.
struct PitchHint
{
    int zones[2]{}; ///< tackle zones of the home team and of the other
    int passRange = 0; ///< 1 for the shortest
    bool push = false;
    QString need; ///< "4+", or the dice of a block
    bool block = false;
};

/// Everything the view paints, worked out by core.
struct PitchScene
{
    std::map<Square, PitchToken> tokens;
    std::map<Square, PitchHint> hints;
    std::optional<Square> looseBall; ///< none when somebody has it
    std::array<QColor, 2> colours;
    QString selected;
    QStringList advice; ///< the same in words
    BallPath path;

    /// Where a player or the ball stands; none when he is nowhere.
    [[nodiscard]] std::optional<Square> cellOf(const QString &who) const;
    /// What could be picked up there: a player's ref, the ball, or nothing.
    [[nodiscard]] QString pickAt(Square cell) const;
};

[[nodiscard]] PitchScene makePitchScene(const MatchContext &context, const MatchState &state,
                                        const BoardAdvisor &advisor, const PitchWish &wish);

} // namespace dugout
