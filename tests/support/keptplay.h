// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/matchrepository.h"
#include "core/match/randommatch.h"
#include "tests/support/afterdriver.h"

namespace dugout {

/// All that two random coaches answer, from the first question of a match to the last one about
/// their sheets.
[[nodiscard]] inline std::vector<Event> randomAnswers(const MatchSetup &setup,
                                                      std::uint64_t seed = 1)
{
    SeededRandomSource source(seed);
    const Match match(sharedRuleset(setup.ruleset.text()), setup, stepsToTheNextSheet());
    const RandomOutcome outcome = playRandomly(match, source);
    if (!outcome.finished)
        qFatal("%s", qPrintable(outcome.fault));
    return outcome.events;
}

/// Gives the answers one by one, each an action of its own; stops the test when one is refused.
inline void giveAnswers(OpenMatch &match, const std::vector<Event> &answers)
{
    for (const Event &event : answers) {
        if (const auto done = match.act({event}); !done)
            qFatal("%s: %s", qPrintable(event.prompt), qPrintable(done.error().message));
    }
}

/// Starts a match and plays it to its end, as the window does.
inline JournalId playKept(const MatchRepository &matches, const MatchSetup &setup,
                          const QString &title = {}, std::uint64_t seed = 1)
{
    const JournalId id = must(matches.start(setup, title));
    giveAnswers(*must(matches.open(id)), randomAnswers(setup, seed));
    return id;
}

} // namespace dugout
