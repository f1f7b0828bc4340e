// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/engine/agenda.h"

#include "core/match/engine/steprule.h"

namespace dugout {

void push(MatchState &state, Step step)
{
    state.agenda.push_back(std::move(step));
}

void pushSequence(const MatchContext &context, MatchState &state, const QString &sequence)
{
    const Sequence *found = context.ruleset().sequences().find(sequence);
    if (!found)
        return;
    for (auto step = found->steps.rbegin(); step != found->steps.rend(); ++step) {
        const bool off = step->option && context.isSwitchedOff(step->option->text());
        if (!off && context.steps().find(step->id))
            push(state, {step->id, noSeat, {}, {}, sequence});
    }
}

void pop(MatchState &state)
{
    state.agenda.pop_back();
}

void popTo(MatchState &state, QStringView kind, bool thatToo)
{
    const auto found = std::find_if(state.agenda.rbegin(), state.agenda.rend(),
                                    [kind](const Step &step) { return step.kind == kind; });
    if (found == state.agenda.rend())
        return;
    state.agenda.erase(found.base(), state.agenda.end());
    if (thatToo)
        pop(state);
}

void settle(const MatchContext &context, MatchState &state)
{
    while (!state.agenda.empty()) {
        const Step top = state.agenda.back();
        const StepRule *rule = context.steps().find(top.kind);
        if (!rule) {
            pop(state);
            continue;
        }
        const size_t depth = state.agenda.size();
        if (rule->enter)
            rule->enter(context, state, top);
        const bool stayed = state.agenda.size() == depth && state.agenda.back() == top;
        if (stayed && rule->prompts)
            return;
        // A step that neither asks nor moved the agenda on has nothing left to do.
        if (stayed)
            pop(state);
    }
}

} // namespace dugout
