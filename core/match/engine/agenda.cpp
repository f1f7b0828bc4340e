// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/engine/agenda.h"

#include "core/match/engine/steprule.h"
#include "core/match/state/entered.h"

namespace dugout {

namespace {

/// Where no bribe could be offered the first release sent no weapons off, and its matches go on so.
bool cameLater(const MatchContext &context, const SequenceStep &step, StepKind kind)
{
    return kind == StepKind::SecretWeapons && !step.table && isOfFirstRelease(context);
}

} // namespace

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
        const StepKind kind = StepKind::named(step->id);
        if (!off && context.steps().find(kind) && !cameLater(context, *step, kind))
            push(state, {kind, noSeat, {}, {}, SequenceId(sequence)});
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
