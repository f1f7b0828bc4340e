// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchstate.h"
#include "core/pitch/formation.h"

namespace dugout {

/// The optional pitch view: where coaches who like it show the players and the ball. No rule of
/// the match asks for it, and players who leave the pitch leave it.
namespace board {

inline const QString ball = QStringLiteral("ball"); ///< its key in `MatchState::board`
inline constexpr int squares = pitch::length * pitch::width;

/// The number of a square in events: 1 for the top left corner, then along the pitch row by row;
/// 0 for off the board.
[[nodiscard]] int numberOf(const std::optional<Square> &square);
/// None for 0 and for what is no square.
[[nodiscard]] std::optional<Square> squareOf(int number);
/// As coaches say it, letters along the pitch and numbers across: "A1" to "Z15".
[[nodiscard]] QString squareName(Square square);
/// None for what is no such name.
[[nodiscard]] std::optional<Square> squareNamed(const QString &name);

/// The end that a side defends as the view shows it: the home team's is at the left.
[[nodiscard]] Half endOf(Seat seat);

/// Shows a player or the ball on a square, or nowhere. A player who stands there already changes
/// places with him. A ball that is put where somebody stands is his, else it is nobody's.
void put(MatchState &state, const QString &who, const std::optional<Square> &square);
/// A ball that lies on the board goes so many squares in the direction of a D8; nothing happens
/// where nobody shows it.
void moveBall(MatchState &state, int d8, int squares = 1);
/// Somebody who is shown lets it go where he is.
void dropBall(MatchState &state, const QString &who);
/// The ref of the player who is shown there; empty when nobody is.
[[nodiscard]] QString playerAt(const MatchState &state, Square square);
/// Where the ball is shown: with its carrier, else where it lies.
[[nodiscard]] std::optional<Square> ballSquare(const MatchState &state);
/// Everybody who is shown, as the rules of the pitch see them.
[[nodiscard]] Formation formation(const MatchState &state);

/// Somebody is shown elsewhere by hand: in his own turn that is so many squares of his way.
void walkTo(MatchState &state, const QString &who, const std::optional<Square> &square);

/// The events that show somebody on a square.
[[nodiscard]] std::vector<Event> placing(const QString &who, const std::optional<Square> &square);
/// Those that show the players of a side who are on the pitch: each where he stood before, if that
/// is known and free, the others in an ordinary formation, the strong in the line and who handles
/// the ball behind. Players shown already stay where they are.
[[nodiscard]] std::vector<Event> liningUp(const MatchState &state, Seat seat,
                                          const QMap<QString, Square> &before = {});

} // namespace board

} // namespace dugout
