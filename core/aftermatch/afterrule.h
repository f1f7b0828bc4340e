// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/afterdesk.h"
#include "core/play/steprules.h"

namespace dugout {

/// How one step of the edition's after-match sequence is asked and answered for one team. The
/// steps of the sequence name these by their id. A step that waits for the other coach leaves
/// everything as it is when it is entered and asks nothing.
using AfterRule = BasicStepRule<Handed<const AfterView &>, Handed<AfterDesk &>, StepKind>;

/// Null for a kind that nobody handles.
[[nodiscard]] const AfterRule *findAfterRule(StepKind kind);

// One file of rules for each.
[[nodiscard]] std::span<const AfterRule> injuryRules();
[[nodiscard]] std::span<const AfterRule> mvpRules();
[[nodiscard]] std::span<const AfterRule> growthRules();
[[nodiscard]] std::span<const AfterRule> moneyRules();
[[nodiscard]] std::span<const AfterRule> mistakeRules();
[[nodiscard]] std::span<const AfterRule> followingRules();
[[nodiscard]] std::span<const AfterRule> residenceRules();
[[nodiscard]] std::span<const AfterRule> stadiumRules();
[[nodiscard]] std::span<const AfterRule> sponsorRules();
[[nodiscard]] std::span<const AfterRule> majorSponsorRules();
[[nodiscard]] std::span<const AfterRule> tradeRules();
[[nodiscard]] std::span<const AfterRule> journeymanRules();

} // namespace dugout
