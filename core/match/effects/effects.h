// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// What rules do to a match, and what they ask of it. Each thing that several steps need to change
// or to count is changed and counted here only.

/// Puts a player somewhere. Leaving the pitch drops the ball and makes the player stand.
void sendTo(MatchState &state, const PlayerRef &player, Whereabouts where);
/// Prone or stunned; the ball is dropped.
void layDown(MatchState &state, const PlayerRef &player, Posture posture);
/// A player who joins for this match. His id is a letter and a number, his shirt the first free.
PlayerRef join(const MatchContext &context, MatchState &state, Seat seat, const Player &player,
               Origin origin);
/// The same for one whom no list knows, such as a fan a card brings.
PlayerRef joinStranger(MatchState &state, Seat seat, Participant stranger, Origin origin);

void gainRerolls(MatchState &state, Seat seat, int count, Until until);
/// Never more than there are: first those that would be gone soonest.
void loseRerolls(MatchState &state, Seat seat, int count);
/// The same without a word: they were spent.
void takeRerolls(Rerolls &has, int count);
/// The leader's counts for the half from the moment he first stands on the pitch.
void claimLeader(MatchState &state, Seat seat);
[[nodiscard]] bool isLeaderOnPitch(const SideState &side);

/// Numbers that any table row or card may carry: re-rolls, bribes, FAME, apothecaries.
void applyNumbers(MatchState &state, Seat seat, const Numbers &values, Until until);

/// FAME as it counts on the pitch now.
[[nodiscard]] int fameInPlay(const MatchContext &context, const MatchState &state, Seat seat);
/// The same for results of the kick-off table, where the fans cheer their favourites on the pitch.
[[nodiscard]] int fameAtKickOff(const MatchContext &context, const MatchState &state, Seat seat);
/// FAME as it counts once the match is over: what cards and a silent crowd do ends with it.
[[nodiscard]] int fameAfterMatch(const MatchContext &context, const MatchState &state, Seat seat);
[[nodiscard]] int cheerleaders(const MatchContext &context, const MatchState &state, Seat seat);
[[nodiscard]] int assistantCoaches(const MatchContext &context, const MatchState &state, Seat seat);
/// Team value with the journeymen of this match.
[[nodiscard]] int valueForMatch(const MatchContext &context, const MatchState &state, Seat seat);
/// How many of an inducement a side has left to use.
[[nodiscard]] int usesLeft(const MatchState &state, Seat seat, const QString &key);
void useUp(MatchState &state, Seat seat, const QString &key);

/// The rows in force; null when there is none.
[[nodiscard]] const TableRow *weatherRow(const MatchContext &context, const MatchState &state);
/// How often the wind moves a ball in the air before it scatters (bb2016.en.txt:1575-1592).
[[nodiscard]] int windDrift(const MatchContext &context, const MatchState &state);
/// By a card a kick goes so many squares by the throw-in template, which is turned at will; 0: it
/// scatters as usual (crp.es.txt:3090-3095, bb2016.en.txt:5838-5848).
[[nodiscard]] int templateScatters(const MatchState &state);
[[nodiscard]] const TableRow *stadiumRow(const MatchContext &context, const MatchState &state);
/// What the stadium is called by those who live there; empty where it is nobody's or has no name.
[[nodiscard]] QString stadiumName(const MatchContext &context, const MatchState &state);
/// What is special about a stadium, with its table; without one when none has it.
[[nodiscard]] RowOf stadiumWith(const MatchContext &context, const RowId &attribute);

/// Whether another drive will follow: turns are left, a half, or extra time.
[[nodiscard]] bool isDriveToCome(const MatchContext &context, const MatchState &state);
[[nodiscard]] bool hasTurnsLeft(const MatchContext &context, const MatchState &state, Seat seat);
/// Moves a turn marker, never off its track.
void moveMarker(const MatchContext &context, MatchState &state, Seat seat, int turns);
/// What was done in the turn before, and by whom, counts no more.
void forgetTurn(MatchState &state);
/// Ends the match at once.
void blowFinalWhistle(MatchState &state);
/// A side gives up. Before a set-up with hardly anybody left that costs nothing more.
void concede(const MatchContext &context, MatchState &state, Seat seat, bool atSetUp);

/// Puts a roll on a table on top.
void pushTableRoll(MatchState &state, Seat seat, const QString &table, int modifier = 0);

/// What a rule says in words is shown and confirmed.
void say(MatchState &state, Seat seat, const RowOf &row, const PlayerRef &player = {});

} // namespace dugout
