// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// Names in every language at once: a report is made before anybody has chosen one.

/// The name of a row in the first of the tables that has it, else the words of the book.
[[nodiscard]] LocalizedText rowText(const MatchContext &context, const QStringList &tables,
                                    const QString &row);
/// "#8 Urgash", or his position for a player without a name.
[[nodiscard]] LocalizedText shirtText(const Participant &who);
[[nodiscard]] LocalizedText cardText(const MatchContext &context, const CardOf &card);
/// "Freebooters: Lineman".
[[nodiscard]] LocalizedText joinedText(const LocalizedText &first, const LocalizedText &second,
                                       const QString &between);

} // namespace dugout
