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
    const std::span<const StepKind> kinds = context.stepsOf(sequence);
    for (auto kind = kinds.rbegin(); kind != kinds.rend(); ++kind) {
        if (context.steps().find(*kind))
            push(state, {*kind, noSeat, {}, {}, SequenceId(sequence)});
    }
}

void pop(MatchState &state)
{
    state.agenda.pop_back();
}

void popTo(MatchState &state, StepKind kind, bool thatToo)
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
    MatchMachine(context.steps(), context).settle(state);
}

} // namespace dugout
