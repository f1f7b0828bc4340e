// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftermatch.h"

#include "core/aftermatch/afterrule.h"
#include "core/aftermatch/aftertexts.h"
#include "core/aftermatch/opening.h"
#include "core/match/engine/agenda.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Enters the steps of one coach until one asks or waits. True when something moved.
bool advance(AfterDesk &desk)
{
    return settleSteps(
        afterRules(), desk.mine().agenda,
        [&desk](const AfterRule &rule, const Step &) { rule.enter(desk); },
        [](const AfterRule &, const Step &) { return true; });
}

/// One coach may have waited for what the other did.
void advanceBoth(const MatchContext &context, const MatchState &state, AfterState &after)
{
    bool moved = true;
    while (moved) {
        moved = false;
        for (const Seat seat : {0, 1}) {
            AfterDesk desk(context, state, after, seat);
            moved = advance(desk) || moved;
        }
    }
}

bool areBothConfirmed(const MatchState &state)
{
    return state.sides[0].confirmed && state.sides[1].confirmed;
}

/// Until the first answer the match may still be changed by hand, so it is opened anew each time.
void enter(const MatchContext &context, MatchState &state, const Step &)
{
    if (!state.after.hasBegun()) {
        AfterState after = openAfterMatch(context, state);
        advanceBoth(context, state, after);
        state.after.set(std::move(after));
    }
    if (isAfterMatchDone(state))
        pop(state);
}

std::vector<Prompt> prompts(const MatchContext &context, const MatchState &state, const Step &step)
{
    std::vector<Prompt> all;
    if (!areBothConfirmed(state))
        all = context.steps().find(StepKind::Result)->prompts(context, state, step);
    for (const Seat seat : {0, 1}) {
        const AfterView view(context, state, state.after.get(), seat);
        if (view.side().agenda.empty())
            continue;
        auto asked = findAfterRule(view.step().kind)->prompts(view);
        all.insert(all.end(), asked.begin(), asked.end());
    }
    return all;
}

Result<void> answer(const MatchContext &context, MatchState &state, const Step &step,
                    const Event &event)
{
    const AfterPromptId id = AfterPromptId::parse(event.prompt);
    if (id.seat == noSeat)
        return context.steps().find(StepKind::Result)->answer(context, state, step, event);
    // Refused answers leave everything as it was: the work is done on a copy.
    AfterState after = state.after.get();
    AfterDesk desk(context, state, after, id.seat);
    if (desk.side().agenda.empty())
        return Error{ErrorCode::AfterMatchDone, PlayWords::tr("Nothing more is asked."), {}};
    if (auto done = findAfterRule(desk.step().kind)->answer(desk, event); !done)
        return done;
    after.begun = true;
    advanceBoth(context, state, after);
    state.after.set(std::move(after));
    return {};
}

constexpr StepRule afterStepRules[]{
    {.kind = StepKind::AfterMatch,
     .enter = enter,
     .prompts = prompts,
     .answer = answer,
     .words = afterPromptWords,
     .line = afterEventLine},
};

} // namespace

const StepBook &stepsToTheNextSheet()
{
    static const StepBook book = [] {
        StepBook made = StepBook::ofMatch();
        made.add(afterStepRules);
        return made;
    }();
    return book;
}

bool isAfterMatchDone(const MatchState &state)
{
    if (!state.after.isSet())
        return state.over && state.agenda.empty();
    const auto &sides = state.after.get().sides;
    return areBothConfirmed(state) && sides[0].agenda.empty() && sides[1].agenda.empty();
}

} // namespace dugout
