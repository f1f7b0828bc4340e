// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/stepmachine.h"

namespace dugout {

/// How one kind of step is asked, answered and told. The steps of a sequence in the edition's data
/// name these by their id, so that an edition decides what happens in which order.
using StepRule
    = BasicStepRule<StepArguments<const MatchContext &, const MatchState &, const Step &>,
                    StepArguments<const MatchContext &, MatchState &, const Step &>, StepKind>;

/// The rules by kind. A room above this one adds its own to those of the match.
class StepBook : public StepRules<StepRule>
{
public:
    /// Everything from before the match to the final whistle.
    [[nodiscard]] static const StepBook &ofMatch();
};

/// What a step of a match asks is never nothing: who has nothing to ask takes himself off.
using MatchMachine = StepMachine<StepRule, MatchContext, MatchState, NothingAsked::NeverHappens>;

} // namespace dugout
