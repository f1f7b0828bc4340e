// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// What results do to players, as the data says it: whom they concern, what each die means, and what
// becomes of somebody. A club's own kick-off table or events need no more than this.

/// The sides that an effect concerns, the first to be asked last. One that is nobody's, as at a
/// kick-off, concerns both, or the kicking side alone.
[[nodiscard]] std::vector<Seat> seatsOf(const MatchState &state, const Numbers &values, Seat seat);

/// A player whose die means this row of a table.
struct PlayerRow
{
    PlayerRef player;
    const TableRow *row = nullptr;
};
/// In the order of the players; nobody whose die means nothing.
[[nodiscard]] std::vector<PlayerRow> rowsOfDice(const MatchContext &context, const QString &table,
                                                const QStringList &players, const Event &event);

/// What became of somebody, in the words of the data.
struct Fate
{
    Numbers values;
    std::vector<SkillId> skills{};
    RowId source{}; ///< the result that brought it
    Until until = Until::Drive; ///< for what lasts
};
/// He falls, lies down, is stunned, hurt, knocked out or sent off, goes to the reserves, misses the
/// next drive, or is another for a while.
void befall(const MatchContext &context, MatchState &state, const PlayerRef &player,
            const Fate &fate);

} // namespace dugout
