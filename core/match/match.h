// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/steprule.h"
#include "core/play/session.h"

namespace dugout {

/// A football match as a game that a Session plays: a pure function from a state to the prompts
/// that come next, and from an event to the next state.
class Match
{
public:
    using State = MatchState;

    /// `steps` must outlive the match; a room above this one hands in more than those of the match.
    Match(std::shared_ptr<const Ruleset> ruleset, MatchSetup setup, const StepBook &steps);

    [[nodiscard]] const MatchContext &context() const { return m_context; }

    [[nodiscard]] MatchState start() const;
    /// Nothing more is asked.
    [[nodiscard]] bool isOver(const MatchState &state) const { return state.agenda.empty(); }
    /// How a list shows it, see MatchSummary.
    [[nodiscard]] QJsonObject standing(const MatchState &state) const;
    [[nodiscard]] std::vector<Prompt> prompts(const MatchState &state) const;
    /// What one screen between two coaches asks at once and two phones ask one after the other:
    /// taken like any other prompt, and not among them.
    [[nodiscard]] std::vector<Prompt> promptsApart(const MatchState &state) const;
    /// What the table sees: a moment for a card that somebody holds in secret is passed over as if
    /// it were not there, and what came of a roll that may still be made again is there already,
    /// as it is for what is asked. Nothing else is.
    [[nodiscard]] MatchState seen(const MatchState &state) const;
    /// The moment an event belongs to: past one for a card where something else was done.
    [[nodiscard]] MatchState whenAnswered(const MatchState &before, const Event &event) const;
    /// Those among them that may have this id; cheaper than all.
    [[nodiscard]] std::vector<Prompt> promptsFor(const MatchState &state, const QString &id) const;
    /// What earlier versions asked here, where a roll that may be made again is waited for now.
    [[nodiscard]] std::vector<Prompt> formerPrompts(const MatchState &state,
                                                    const QString &id) const;
    /// The event must answer one of the prompts in form; a Session sees to that.
    [[nodiscard]] Result<void> apply(MatchState &state, const Event &event) const;
    /// Sees to that itself; cheaper than asking for the prompts before.
    [[nodiscard]] Result<void> applyChecked(MatchState &state, const Event &event) const;

    /// The words of a prompt in the language of the moment.
    [[nodiscard]] PromptWords words(const MatchState &state, const Prompt &prompt) const;
    /// What an event says in the log; `before` is the state it was answered in. Empty for what is
    /// not worth a line.
    [[nodiscard]] QString line(const MatchState &before, const Event &event) const;
    /// The line of a whole group: "Turn 3, Orcs: #8 blocks #5; …".
    [[nodiscard]] QString groupLine(const MatchState &before, const EventGroup &group) const;
    /// What an event says that no longer fits where it stands.
    [[nodiscard]] QString rejectedLine(const MatchState &state, const Event &event) const;

private:
    /// Goes on after an event that was taken; `told` facts were there before it.
    void goOn(MatchState &state, const Event &event, size_t told) const;

    MatchContext m_context;
};

using MatchSession = Session<Match>;
extern template class Session<Match>;

} // namespace dugout
