// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

namespace dugout {

/// A team of any list, legal as far as numbers and limits go, with some experience, some old
/// injuries and some gold.
[[nodiscard]] Team randomTeam(const Ruleset &ruleset, const QString &name, RandomSource &source);

/// Two random teams under these options.
[[nodiscard]] MatchSetup randomSetup(const Ruleset &ruleset, OptionChoices options, bool league,
                                     RandomSource &source);

/// How a match went that two random coaches played.
struct RandomOutcome
{
    MatchState state;
    std::vector<Event> events;
    bool finished = false; ///< false: it stood still, or would not end
    QString fault; ///< why not
};

/// Called with the state before and the event, and with the state after it.
using EventWitness = std::function<void(const MatchState &, const Event &, const MatchState &)>;

/// Answers one prompt after the other until nothing more is asked.
[[nodiscard]] RandomOutcome playRandomly(const Match &match, RandomSource &source,
                                         const EventWitness &witness = {});

} // namespace dugout
