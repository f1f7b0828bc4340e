// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/steprule.h"

namespace dugout {

// What many steps need to ask, answer and tell.

/// Asks for the dice of a table. A table that stands only in the book asks for its outcome instead.
[[nodiscard]] Prompt tablePrompt(const MatchContext &context, const QString &id, Seat seat,
                                 const QString &table);
[[nodiscard]] Prompt dicePrompt(const QString &id, Seat seat, const QString &dice);
[[nodiscard]] Prompt choicePrompt(const QString &id, Seat seat, const QStringList &choices);

/// The row that the dice of an event mean, or the outcome that was entered from the book. The
/// modifier counts for dice only.
[[nodiscard]] const TableRow *rowRolled(const MatchContext &context, const QString &table,
                                        const Event &event, int modifier = 0);
/// The dice of an event as the table reads them: 2D6 add up, D68 is read digit by digit.
[[nodiscard]] int totalOf(const MatchContext &context, const QString &table, const Event &event);

/// In the language of the moment.
[[nodiscard]] QString said(const LocalizedText &text);
[[nodiscard]] QString teamName(const MatchContext &context, Seat seat);
/// "#8 Urgash", or the number alone for a player without a name.
[[nodiscard]] QString playerName(const MatchState &state, const PlayerRef &ref);

/// Title and summary of a table, for prompts that roll on it.
[[nodiscard]] PromptWords tableWords(const MatchContext &context, const QString &table);
/// "Weather: 3 + 4 = 7, Nice".
[[nodiscard]] QString tableLine(const MatchContext &context, const QString &table, const Event &event,
                                int modifier = 0);

} // namespace dugout
