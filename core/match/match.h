// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchcontext.h"
#include "core/play/session.h"

namespace dugout {

/// A football match as a game that a Session plays: a pure function from a state to the prompts
/// that come next, and from an event to the next state.
class Match
{
public:
    using State = MatchState;

    Match(std::shared_ptr<const Ruleset> ruleset, MatchSetup setup);

    [[nodiscard]] const MatchContext &context() const { return m_context; }

    [[nodiscard]] MatchState start() const;
    [[nodiscard]] std::vector<Prompt> prompts(const MatchState &state) const;
    [[nodiscard]] Result<void> apply(MatchState &state, const Event &event) const;

    /// The words of a prompt in the language of the moment.
    [[nodiscard]] PromptWords words(const MatchState &state, const Prompt &prompt) const;
    /// What an event says in the log; `before` is the state it was answered in.
    [[nodiscard]] QString line(const MatchState &before, const Event &event) const;

private:
    MatchContext m_context;
};

using MatchSession = Session<Match>;

} // namespace dugout
