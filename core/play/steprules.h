// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"

#include <algorithm>
#include <span>

namespace dugout {

/// The arguments that the functions of a rule take.
template<typename...>
struct StepArguments
{
};

/// How one kind of step is asked, answered and told: all of it stands together.
///
/// A game has an agenda, a stack of steps that are still to come with the next one last. A step is
/// a value with a `kind` that names its rule. `Reading` is what a rule may look at, `Changing`
/// what it may change; a game says what that is in one line, see steprule.h of the match. A kind is
/// a type of the game's own with a small number, its `id()`.
template<typename Reading, typename Changing, typename StepKind>
struct BasicStepRule;

template<typename... Reading, typename... Changing, typename StepKind>
struct BasicStepRule<StepArguments<Reading...>, StepArguments<Changing...>, StepKind>
{
    StepKind kind;

    /// Called whenever the step is on top and nothing else is to be done: makes what needs no
    /// answer, and may take the step off again or put others on top. A step that asks must bear
    /// being entered more than once, and must take itself off when it has nothing to ask. Null
    /// when there is nothing to do.
    void (*enter)(Changing...) = nullptr;

    /// What is asked. Null for a step that only acts in `enter`.
    std::vector<Prompt> (*prompts)(Reading...) = nullptr;

    /// Takes an answer whose form was checked already. The step is still on top of the agenda; it
    /// is the rule's to take it off. Refuses without changing anything.
    Result<void> (*answer)(Changing..., const Event &) = nullptr;

    /// Words and line are the game's usual ones unless a rule has its own.
    PromptWords (*words)(Reading..., const Prompt &) = nullptr;
    /// The line of the log: what is looked at is the state the event was answered in.
    QString (*line)(Reading..., const Event &) = nullptr;

    /// The table the step rolls on, for its words. Empty: the step itself may name one.
    QStringView table = {};

    /// What is asked under one id, to check an answer: for a step that asks so much side by side
    /// that making all of it would cost more than the answer. Null: all is made.
    std::vector<Prompt> (*promptsFor)(Reading..., const QString &id) = nullptr;

    /// What it asks is only offered beside what comes next, and left by answering that.
    bool skippable = false;

    /// What comes next waits until this is answered. In journals of earlier versions it may be
    /// left by answering that, as if it were only offered.
    bool holds = false;
};

/// The rules of a game by kind of step.
template<typename Rule>
class StepRules
{
public:
    using Kind = decltype(Rule::kind);

    void add(std::span<const Rule> rules)
    {
        for (const Rule &rule : rules) {
            Q_ASSERT(!find(rule.kind));
            m_rules.push_back(&rule);
            const size_t place = placeOf(rule.kind);
            m_byKind.resize(std::max(m_byKind.size(), place + 1));
            m_byKind[place] = &rule;
        }
    }
    /// Null for a kind that nobody handles.
    [[nodiscard]] const Rule *find(Kind kind) const
    {
        const size_t place = placeOf(kind);
        return place < m_byKind.size() ? m_byKind[place] : nullptr;
    }
    [[nodiscard]] const std::vector<const Rule *> &all() const { return m_rules; }

private:
    static constexpr size_t placeOf(Kind kind) { return static_cast<size_t>(kind.id()); }

    std::vector<const Rule *> m_rules;
    std::vector<const Rule *> m_byKind; ///< by its number: asked several times for every answer
};

/// The rules of all groups of a game, see groupfamily.inc.
template<typename Rules, typename Groups>
[[nodiscard]] Rules rulesOf(const Groups &groups)
{
    Rules rules;
    for (const auto &group : groups)
        rules.add(group.steps);
    return rules;
}

/// Enters steps until one of them has something to ask, or nothing is left; true when the agenda
/// moved. `enter` enters a step by its rule, `asks` says whether a step with prompts asks for
/// anything now.
template<typename Rule, typename Step, typename Enter, typename Asks>
bool settleSteps(const StepRules<Rule> &rules, std::vector<Step> &agenda, const Enter &enter,
                 const Asks &asks)
{
    bool moved = false;
    while (!agenda.empty()) {
        const Rule *rule = rules.find(agenda.back().kind);
        bool stayed = true;
        if (rule && rule->enter) {
            const Step top = agenda.back();
            const size_t depth = agenda.size();
            enter(*rule, top);
            stayed = agenda.size() == depth && agenda.back() == top;
        }
        if (stayed && rule && rule->prompts && asks(*rule, agenda.back()))
            return moved;
        // A step that neither asks nor moved the agenda on has nothing left to do.
        if (stayed)
            agenda.pop_back();
        moved = true;
    }
    return moved;
}

} // namespace dugout
