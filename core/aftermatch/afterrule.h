// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/afterdesk.h"
#include "core/play/steprules.h"

namespace dugout {

/// How one step of the edition's after-match sequence is asked and answered for one team. The
/// steps of the sequence name these by their id. A step that waits for the other coach leaves
/// everything as it is when it is entered and asks nothing.
using AfterRule
    = BasicStepRule<StepArguments<const AfterView &>, StepArguments<AfterDesk &>, StepKind>;

/// The rules of all groups, see aftergroups.h.
[[nodiscard]] const StepRules<AfterRule> &afterRules();
/// Null for a kind that nobody handles.
[[nodiscard]] const AfterRule *findAfterRule(StepKind kind);

} // namespace dugout
