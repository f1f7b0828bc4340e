// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/prompttext.h"
#include "core/match/engine/steprule.h"

#include <QCoreApplication>

namespace dugout {

/// Translated words of this room.
struct MatchWords
{
    Q_DECLARE_TR_FUNCTIONS(Match)
};

// Words for what is asked and what happened, in the language of the moment. They come from the
// ruleset where it has any, else from the translated texts of the room.

[[nodiscard]] QString teamName(const MatchContext &context, Seat seat);
/// "#8 Urgash", or the number alone for a player without a name.
[[nodiscard]] QString playerName(const MatchState &state, const PlayerRef &ref);
/// "Turn 3, Orcs"; empty when no turn is played.
[[nodiscard]] QString momentWords(const MatchContext &context, const MatchState &state);
/// "by a foul": how somebody came to harm; empty when nobody knows.
[[nodiscard]] QString harmWords(HarmCause cause);
/// What a choice is called: a player, a row of the step's table, a skill, an inducement…
[[nodiscard]] QString choiceWords(const MatchContext &context, const MatchState &state,
                                  const Step &step, const QString &choice);

} // namespace dugout
