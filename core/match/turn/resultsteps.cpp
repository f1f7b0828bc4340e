// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/entered.h"
#include "core/match/state/promptnames.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Both coaches stand by the result. What they confirm is named by a code of its own, so that a
// confirmation of anything else no longer fits once something earlier was corrected.

void resultEnter(const MatchContext &, MatchState &state, const Step &)
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
                choicePrompt(seat == 0 ? Asks::ResultHome : Asks::ResultAway, seat, code));
    }
    return prompts;
}

Result<void> resultAnswer(const MatchContext &, MatchState &state, const Step &, const Event &event)
{
    state.side(event.prompt == Asks::ResultHome ? 0 : 1).confirmed = true;
    return {};
}

constexpr StepRule resultStepRules[]{
    {.kind = StepKind::Result,
     .enter = resultEnter,
     .prompts = resultPrompts,
     .answer = resultAnswer},
};

constexpr PromptText resultStepTexts[]{
    {Asks::ResultHome, QT_TRANSLATE_NOOP("Match", "{team} confirms the result"),
     QT_TRANSLATE_NOOP("Match", "{team} confirms the result")},
    {Asks::ResultAway, QT_TRANSLATE_NOOP("Match", "{team} confirms the result"),
     QT_TRANSLATE_NOOP("Match", "{team} confirms the result")},
};

} // namespace

StepGroup resultSteps()
{
    return {.steps = resultStepRules, .texts = resultStepTexts};
}

} // namespace dugout
