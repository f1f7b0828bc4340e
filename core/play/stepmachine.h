// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/steprules.h"

#include <algorithm>

namespace dugout {

/// What it means that a step with prompts asks nothing.
enum class NothingAsked { StepIsDone, NeverHappens };

/// Plays a game's steps by their rules. The rules look at a context, a state with an `agenda` and
/// the step; games differ in nothing else.
template<typename Rule, typename Context, typename State,
         NothingAsked nothing = NothingAsked::StepIsDone>
class StepMachine
{
public:
    StepMachine(const StepRules<Rule> &rules, const Context &context)
        : m_rules(rules)
        , m_context(context)
    { }

    /// Enters steps until one of them asks, or nothing is left.
    void settle(State &state) const
    {
        settleSteps(
            m_rules, state.agenda,
            [&](const Rule &rule, const auto &step) { rule.enter(m_context, state, step); },
            [&](const Rule &rule, const auto &step) {
                return nothing == NothingAsked::NeverHappens
                    || !rule.prompts(m_context, state, step).empty();
            });
    }

    /// What comes next; where the step on top is only offered, beside what follows it.
    [[nodiscard]] std::vector<Prompt> prompts(const State &state) const
    {
        const Rule *rule = ruleOnTop(state);
        if (!rule || !rule->prompts)
            return {};
        std::vector<Prompt> own = rule->prompts(m_context, state, state.agenda.back());
        return rule->skippable ? withOffers(prompts(passedOver(state)), own) : own;
    }

    /// Those among them that may have this id; cheaper than all.
    [[nodiscard]] std::vector<Prompt> promptsFor(const State &state, const QString &id) const
    {
        const Rule *rule = ruleOnTop(state);
        if (rule && rule->skippable)
            return withOffers(promptsFor(passedOver(state), id),
                              rule->prompts(m_context, state, state.agenda.back()));
        return rule && rule->promptsFor
            ? rule->promptsFor(m_context, state, state.agenda.back(), id)
            : prompts(state);
    }

    /// What an earlier version asked here, where what it only offered is waited for now.
    [[nodiscard]] std::vector<Prompt> formerPrompts(const State &state, const QString &id) const
    {
        const Rule *rule = ruleOnTop(state);
        if (!rule || !rule->holds)
            return promptsFor(state, id);
        const State next = passedOver(state);
        return formerPrompts(next, id);
    }

    /// Answers the step the event is for. What comes next is the game's to settle.
    [[nodiscard]] Result<void> answer(State &state, const Event &event) const
    {
        if (!isPassedOver(state, event))
            return answerOnTop(state, event);
        State next = passedOver(state);
        return answerPassed(state, next, event);
    }

    /// The same once it was checked against what is asked: an offer is passed over once for both.
    [[nodiscard]] Result<void> answerChecked(State &state, const Event &event) const
    {
        const Rule *rule = ruleOnTop(state);
        if (!rule || !rule->skippable) {
            auto fits = checkAmong(promptsFor(state, event.prompt), event);
            return fits ? answerOnTop(state, event) : fits;
        }
        State next = passedOver(state);
        const std::vector<Prompt> own = rule->prompts(m_context, state, state.agenda.back());
        const auto fits = checkAmong(withOffers(promptsFor(next, event.prompt), own), event);
        if (!fits)
            return fits;
        return takes(own, event) ? answerOnTop(state, event) : answerPassed(state, next, event);
    }

    /// The state in which a prompt is asked: as it is, or as it will be once an offer is left.
    template<typename Use>
    [[nodiscard]] auto whereAsked(const State &state, const QString &id, const Use &use) const
        -> decltype(use(state, static_cast<const Rule *>(nullptr)))
    {
        return isPassedOver(state, id) ? whereAsked(passedOver(state), id, use)
                                       : use(state, ruleOnTop(state));
    }

    /// The same for an answer.
    template<typename Use>
    [[nodiscard]] auto whereAnswered(const State &state, const Event &event, const Use &use) const
        -> decltype(use(state, static_cast<const Rule *>(nullptr)))
    {
        return isPassedOver(state, event) ? whereAnswered(passedOver(state), event, use)
                                          : use(state, ruleOnTop(state));
    }

private:
    /// What is asked, and behind it what is only offered.
    [[nodiscard]] static std::vector<Prompt> withOffers(std::vector<Prompt> asked,
                                                        const std::vector<Prompt> &own)
    {
        for (const Prompt &offer : own)
            addOffer(asked, offer);
        return asked;
    }

    /// What is offered twice in a row is offered once, with all there is to choose.
    static void addOffer(std::vector<Prompt> &asked, const Prompt &offer)
    {
        const auto same = std::find_if(asked.begin(), asked.end(),
                                       [&offer](const Prompt &one) { return one.id == offer.id; });
        if (same == asked.end()) {
            asked.push_back(offer);
            asked.back().skippable = true;
            return;
        }
        for (const QString &choice : offer.choices) {
            if (!same->choices.contains(choice))
                same->choices.append(choice);
        }
    }

    [[nodiscard]] const Rule *ruleOnTop(const State &state) const
    {
        return state.agenda.empty() ? nullptr : m_rules.find(state.agenda.back().kind);
    }

    [[nodiscard]] Result<void> answerOnTop(State &state, const Event &event) const
    {
        const Rule *rule = ruleOnTop(state);
        if (!rule || !rule->answer)
            return Error{ErrorCode::GameOver, PlayWords::tr("Nothing more is asked."), {}};
        const auto top = state.agenda.back();
        return rule->answer(m_context, state, top, event);
    }

    /// Answers in the state that comes once the offer on top is left, which takes its place.
    [[nodiscard]] Result<void> answerPassed(State &state, State &next, const Event &event) const
    {
        const bool isSameMoment = liesOnAnOffer(state, next);
        const std::size_t height = next.agenda.size();
        auto taken = answer(next, event);
        if (!taken)
            return taken;
        // Two offers are open at once: answering one leaves the other open.
        const bool stays = isSameMoment && next.agenda.size() >= height
            && next.agenda[height - 1].kind == state.agenda[height - 1].kind;
        if (stays)
            next.agenda.insert(next.agenda.begin() + std::ptrdiff_t(height), state.agenda.back());
        state = std::move(next);
        return taken;
    }

    /// Two offers in a row may ask under one id, each with its choices.
    [[nodiscard]] static bool takes(const std::vector<Prompt> &own, const Event &event)
    {
        return std::any_of(own.begin(), own.end(), [&event](const Prompt &prompt) {
            return prompt.id == event.prompt
                && (event.choices.isEmpty() || checkAnswer(prompt, event));
        });
    }

    [[nodiscard]] static bool isLeftByAnswers(const Rule *rule)
    {
        return rule && (rule->skippable || rule->holds);
    }

    /// What is on top is only offered, and this id belongs to what comes after it.
    [[nodiscard]] bool isPassedOver(const State &state, const QString &id) const
    {
        const Rule *rule = ruleOnTop(state);
        if (!isLeftByAnswers(rule))
            return false;
        const std::vector<Prompt> own = rule->prompts(m_context, state, state.agenda.back());
        return std::none_of(own.begin(), own.end(),
                            [&id](const Prompt &prompt) { return prompt.id == id; });
    }

    [[nodiscard]] bool isPassedOver(const State &state, const Event &event) const
    {
        const Rule *rule = ruleOnTop(state);
        return isLeftByAnswers(rule)
            && !takes(rule->prompts(m_context, state, state.agenda.back()), event);
    }

    /// As it is once the offer on top has been left.
    [[nodiscard]] State passedOver(const State &state) const
    {
        State left = state;
        left.agenda.pop_back();
        settle(left);
        return left;
    }

    /// Nothing but offers lies between what is on top and the offer that is there once they are
    /// left.
    [[nodiscard]] bool liesOnAnOffer(const State &state, const State &left) const
    {
        const std::size_t height = left.agenda.size();
        if (height == 0 || height >= state.agenda.size()
            || left.agenda.back().kind != state.agenda[height - 1].kind)
            return false;
        return std::all_of(state.agenda.begin() + std::ptrdiff_t(height) - 1, state.agenda.end(),
                           [this](const auto &step) {
                               const Rule *rule = m_rules.find(step.kind);
                               return rule && rule->skippable;
                           });
    }

    const StepRules<Rule> &m_rules;
    const Context &m_context;
};

} // namespace dugout
