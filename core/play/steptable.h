// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"

#include <QHash>

#include <initializer_list>
#include <span>

namespace dugout {

/// How one kind of step is asked, answered and told.
///
/// A game's state has an `agenda`, a stack of steps that are still to come with the next one last.
/// A step is a value with a `kind` that names its rule.
template<typename ContextType, typename StateType, typename StepType>
struct BasicStepRule
{
    using Context = ContextType;
    using State = StateType;
    using Step = StepType;

    QStringView kind;

    /// Called when the step comes to the top: makes what needs no answer, and may take the step
    /// off again or put others on top. Null when there is nothing to do.
    void (*enter)(const Context &, State &, const Step &) = nullptr;

    /// What is asked. A step without prompts only acts in `enter`.
    std::vector<Prompt> (*prompts)(const Context &, const State &, const Step &) = nullptr;

    /// Takes an answer whose form was checked already. The step is still on top of the agenda; it
    /// is the rule's to take it off. Refuses without changing anything.
    Result<void> (*answer)(const Context &, State &, const Step &, const Event &) = nullptr;

    PromptWords (*words)(const Context &, const State &, const Step &, const Prompt &) = nullptr;

    /// The line of the log: `before` is the state the event was answered in.
    QString (*line)(const Context &, const State &before, const Step &, const Event &) = nullptr;
};

/// All rules of a game, found by the kind of step.
template<typename Rule>
class StepTable
{
public:
    using Context = typename Rule::Context;
    using State = typename Rule::State;
    using Step = typename Rule::Step;

    StepTable(std::initializer_list<std::span<const Rule>> groups)
    {
        for (const auto group : groups) {
            for (const Rule &rule : group) {
                m_rules.push_back(&rule);
                m_byKind.insert(rule.kind, &rule);
            }
        }
    }

    /// Null for a kind that nobody handles.
    [[nodiscard]] const Rule *find(QStringView kind) const { return m_byKind.value(kind, nullptr); }
    [[nodiscard]] std::span<const Rule *const> rules() const { return m_rules; }

    /// Enters steps until one of them has something to ask, or nothing is left.
    void settle(const Context &context, State &state) const
    {
        while (!state.agenda.empty()) {
            const Step top = state.agenda.back();
            const Rule *rule = find(top.kind);
            const size_t depth = state.agenda.size();
            if (rule && rule->enter)
                rule->enter(context, state, top);
            const bool stayed = state.agenda.size() == depth && state.agenda.back() == top;
            if (!stayed)
                continue;
            if (rule && rule->prompts && !rule->prompts(context, state, top).empty())
                return;
            // A step that neither asks nor moved the agenda on has nothing left to do.
            state.agenda.pop_back();
        }
    }

    [[nodiscard]] std::vector<Prompt> prompts(const Context &context, const State &state) const
    {
        const Rule *rule = topRule(state);
        return rule && rule->prompts ? rule->prompts(context, state, state.agenda.back())
                                     : std::vector<Prompt>{};
    }

    /// Answers the step on top and goes on to the next that asks something.
    [[nodiscard]] Result<void> apply(const Context &context, State &state, const Event &event) const
    {
        const Rule *rule = topRule(state);
        if (!rule || !rule->answer)
            return Error{QStringLiteral("game-over"), PlayWords::tr("Nothing more is asked."), {}};
        const Step top = state.agenda.back();
        auto done = rule->answer(context, state, top, event);
        if (done)
            settle(context, state);
        return done;
    }

    [[nodiscard]] PromptWords words(const Context &context, const State &state,
                                    const Prompt &prompt) const
    {
        const Rule *rule = topRule(state);
        return rule && rule->words ? rule->words(context, state, state.agenda.back(), prompt)
                                   : PromptWords{};
    }

    /// Empty when the rule says nothing.
    [[nodiscard]] QString line(const Context &context, const State &before,
                               const Event &event) const
    {
        const Rule *rule = topRule(before);
        return rule && rule->line ? rule->line(context, before, before.agenda.back(), event)
                                  : QString();
    }

private:
    [[nodiscard]] const Rule *topRule(const State &state) const
    {
        return state.agenda.empty() ? nullptr : find(state.agenda.back().kind);
    }

    std::vector<const Rule *> m_rules;
    QHash<QStringView, const Rule *> m_byKind;
};

} // namespace dugout
