// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/entered.h"
#include "core/match/steps/stepgroups.h"
#include "core/match/steps/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Both coaches stand by the result. What they confirm is named by a code of its own, so that a
// confirmation of anything else no longer fits once something earlier was corrected.

void resultEnter(const MatchContext &, MatchState &state, Step)
{
    if (state.sides[0].confirmed && state.sides[1].confirmed)
        pop(state);
}

std::vector<Prompt> resultPrompts(const MatchContext &, const MatchState &state, const Step &)
{
    std::vector<Prompt> prompts;
    const QStringList code{confirmationCode(state.entered)};
    for (const Seat seat : {0, 1}) {
        if (!state.side(seat).confirmed)
            prompts.push_back(
                choicePrompt(seat == 0 ? u"result.home"_s : u"result.away"_s, seat, code));
    }
    return prompts;
}

Result<void> resultAnswer(const MatchContext &, MatchState &state, const Step &, const Event &event)
{
    state.side(event.prompt == u"result.home"_s ? 0 : 1).confirmed = true;
    return {};
}

constexpr StepRule resultStepRules[]{
    {u"result", resultEnter, resultPrompts, resultAnswer},
};

} // namespace

std::span<const StepRule> resultSteps()
{
    return resultStepRules;
}

} // namespace dugout
