// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/words/matchtexts.h"

namespace dugout {

// What the words of prompts and the lines of the log have in common.

/// The table a step rolls on: its rule's own, else the one it is about; empty when there is none.
[[nodiscard]] QString tableOf(const MatchContext &context, const MatchState &state,
                              const Step &step);
/// {team}, {player}, {by}, {home} and {away} with their names.
[[nodiscard]] QString filled(QString text, const MatchContext &context, const MatchState &state,
                             const Step &step, Seat seat);
/// What a `said` step shows.
struct Saying
{
    LocalizedText name;
    LocalizedText summary;
};
[[nodiscard]] Saying sayingOf(const MatchContext &context, const Step &step);
[[nodiscard]] QString titleOf(const MatchContext &context, const MatchState &state,
                              const Step &step, const QString &prompt, Seat seat);
/// The step of the edition's sequence that this one came from; null when it came from none.
[[nodiscard]] const SequenceStep *sequenceStep(const MatchContext &context, const Step &step);

} // namespace dugout
