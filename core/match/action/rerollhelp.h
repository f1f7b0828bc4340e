// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// Team re-rolls and professionals. A card may let somebody roll nothing again.

/// Whether one of a side on the pitch may not.
[[nodiscard]] bool isAnybodyCursed(const MatchContext &context, const MatchState &state, Seat seat);
/// The same for one player, on the pitch or not.
[[nodiscard]] bool isCursed(const MatchContext &context, const MatchPlayer &player);
/// Those on the pitch a re-roll may be used for.
[[nodiscard]] QStringList whoMayRollAgain(const MatchContext &context, const MatchState &state,
                                          Seat seat);
/// Why the others are missing, in words.
[[nodiscard]] QString whyNotAgain(const MatchContext &context, const MatchState &state, Seat seat);

/// While their captain stands, the others of a famous team are professionals near him.
[[nodiscard]] bool isInspired(const MatchContext &context, const MatchState &state,
                              const MatchPlayer &player);
/// A professional rolls again even where he lies, and in the opponent's turn.
[[nodiscard]] bool isProReady(const MatchContext &context, const MatchPlayer &player);

/// What a player's own roll may be made again with: `team` and `leader` in his side's turn, `pro`
/// at any time; nothing where he may not.
[[nodiscard]] QStringList waysToRollAgain(const MatchContext &context, const MatchState &state,
                                          const PlayerRef &roller);
/// The same for a roll that is to be made again, with what he can use for this one beside it; those
/// are named by their skill.
[[nodiscard]] QStringList waysToRollAgain(const MatchContext &context, const MatchState &state,
                                          const Step &again);
/// How a roll went for the side that rolled.
enum class RollWent { Well, Badly };

/// A roll was made and what follows from it lies on top as one step: lets the roll be made again.
/// Where it went badly that is asked before anything comes of it, else only offered beside what
/// comes next. `again` is the step that rolls it, marked so that it offers nothing itself; its `by`
/// is who rolls. Nothing happens where he cannot.
void offerRollAgain(const MatchContext &context, MatchState &state, const Step &again,
                    RollWent went);
/// The same where nothing came of the roll, so that nothing lies on top.
void offerAfterNothing(const MatchContext &context, MatchState &state, const Step &again);

} // namespace dugout
