// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchcontext.h"
#include "core/play/prompt.h"

#include <span>

namespace dugout {

/// How one kind of step is asked, answered and told. The steps of a sequence in the edition's data
/// name these by their id, so that an edition decides what happens in which order.
struct StepRule {
    QStringView kind;

    /// Called when the step comes to the top: makes what needs no answer, and may take the step
    /// off again or put others on top. Null when there is nothing to do.
    void (*enter)(const MatchContext &, MatchState &, Step) = nullptr;

    /// What is asked. A step without prompts only acts in `enter`.
    std::vector<Prompt> (*prompts)(const MatchContext &, const MatchState &, const Step &) = nullptr;

    /// Takes an answer whose form was checked already. The step is still on top of the agenda; it
    /// is the rule's to take it off. Refuses without changing anything.
    Result<void> (*answer)(const MatchContext &, MatchState &, const Step &, const Event &) = nullptr;

    PromptWords (*words)(const MatchContext &, const MatchState &, const Step &, const Prompt &) = nullptr;

    /// The line of the log: `before` is the state the event was answered in.
    QString (*line)(const MatchContext &, const MatchState &before, const Step &, const Event &) = nullptr;
};

/// Null for a kind that nobody handles.
[[nodiscard]] const StepRule *stepRule(QStringView kind);
/// Every rule there is, for tests that walk them.
[[nodiscard]] std::span<const StepRule *const> allStepRules();

} // namespace dugout
