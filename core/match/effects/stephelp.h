// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/effects/effects.h"
#include "core/match/engine/agenda.h"
#include "core/match/engine/steprule.h"
#include "core/play/promptmaking.h"

namespace dugout {

// What many steps need to ask and to read.

/// Asks for the dice of a table. A table that stands only in the book asks for its outcome instead.
[[nodiscard]] Prompt tablePrompt(const MatchContext &context, const QString &id, Seat seat,
                                 const QString &table);

/// The row that the dice of an event mean, or the outcome that was entered from the book. The
/// modifier counts for dice only.
[[nodiscard]] const TableRow *rowRolled(const MatchContext &context, const QString &table,
                                        const Event &event, int modifier = 0);
/// The row of a single die.
[[nodiscard]] const TableRow *rowOfDie(const MatchContext &context, const QString &table, int die,
                                       int modifier = 0);
/// The dice of an event as the table reads them: 2D6 add up, D68 is read digit by digit.
[[nodiscard]] int totalOf(const MatchContext &context, const QString &table, const Event &event);

/// The players a choice names, in order.
[[nodiscard]] PlayerRef chosenPlayer(const Event &event);

/// The choice for a player nobody wants to name.
inline const QString somebody = QStringLiteral("somebody");

} // namespace dugout
