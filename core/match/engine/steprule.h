// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/prompt.h"

#include <QHash>

#include <span>

namespace dugout {

/// How one kind of step is asked, answered and told. The steps of a sequence in the edition's data
/// name these by their id, so that an edition decides what happens in which order.
struct StepRule
{
    QStringView kind;

    /// Called whenever the step is on top and nothing else is to be done: makes what needs no
    /// answer, and may take the step off again or put others on top. A step that asks must bear
    /// being entered more than once, and must take itself off when it has nothing to ask. Null
    /// when there is nothing to do.
    void (*enter)(const MatchContext &, MatchState &, Step) = nullptr;

    /// What is asked, never nothing. Null for a step that only acts in `enter`.
    std::vector<Prompt> (*prompts)(const MatchContext &, const MatchState &, const Step &)
        = nullptr;

    /// Takes an answer whose form was checked already. The step is still on top of the agenda; it
    /// is the rule's to take it off. Refuses without changing anything.
    Result<void> (*answer)(const MatchContext &, MatchState &, const Step &, const Event &)
        = nullptr;

    /// Words and line are made from the texts of matchtexts.h unless a rule has its own.
    PromptWords (*words)(const MatchContext &, const MatchState &, const Step &, const Prompt &)
        = nullptr;
    /// The line of the log: `before` is the state the event was answered in.
    QString (*line)(const MatchContext &, const MatchState &before, const Step &, const Event &)
        = nullptr;

    /// The table the step rolls on, for its words. Empty: the step's detail may name one.
    QStringView table = {};

    /// What is asked under one id, to check an answer: for a step that asks so much side by side
    /// that making all of it would cost more than the answer. Null: all is made.
    std::vector<Prompt> (*promptsFor)(const MatchContext &, const MatchState &, const Step &,
                                      const QString &id)
        = nullptr;

    /// What it asks is only offered beside what comes next, and left by answering that.
    bool beside = false;

    /// What was offered under an id by earlier versions, so that old matches are still read. Null:
    /// nothing else than now.
    std::vector<Prompt> (*former)(const MatchContext &, const MatchState &, const Step &,
                                  const QString &id)
        = nullptr;
};

/// The rules by kind. A room above this one adds its own to those of the match.
class StepBook
{
public:
    StepBook() = default;

    void add(std::span<const StepRule> rules);
    /// Null for a kind that nobody handles.
    [[nodiscard]] const StepRule *find(QStringView kind) const { return m_byKind.value(kind); }
    [[nodiscard]] const std::vector<const StepRule *> &all() const { return m_rules; }

    /// Everything from before the match to the final whistle.
    [[nodiscard]] static const StepBook &ofMatch();

private:
    std::vector<const StepRule *> m_rules;
    QHash<QStringView, const StepRule *> m_byKind;
};

} // namespace dugout
