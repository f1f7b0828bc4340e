// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/afterdesk.h"
#include "core/play/steprules.h"

namespace dugout {

/// How one step of the edition's after-match sequence is asked and answered for one team. The
/// steps of the sequence name these by their id. A step that waits for the other coach leaves
/// everything as it is when it is entered and asks nothing.
using AfterRule = BasicStepRule<Handed<const AfterView &>, Handed<AfterDesk &>, StepKind>;

/// The words of one prompt before translation, with {team} and {player} for what is known then.
struct AfterTitle
{
    QStringView what;
    const char *text;
    const char *line = nullptr; ///< head of the line in the log where the text asks something
    bool money = false; ///< gold is spent there: the treasury is said
    QStringView book = {}; ///< the table that is asked for, where only the book has it
};

/// The steps of one subject, and the words for what they ask.
struct AfterGroup
{
    std::span<const AfterRule> steps;
    std::span<const AfterTitle> titles;
};

/// Null for a kind that nobody handles.
[[nodiscard]] const AfterRule *findAfterRule(StepKind kind);

// One file for each.
[[nodiscard]] AfterGroup injuryRules();
[[nodiscard]] AfterGroup mvpRules();
[[nodiscard]] AfterGroup growthRules();
[[nodiscard]] AfterGroup moneyRules();
[[nodiscard]] AfterGroup mistakeRules();
[[nodiscard]] AfterGroup followingRules();
[[nodiscard]] AfterGroup residenceRules();
[[nodiscard]] AfterGroup stadiumRules();
[[nodiscard]] AfterGroup sponsorRules();
[[nodiscard]] AfterGroup majorSponsorRules();
[[nodiscard]] AfterGroup tradeRules();
[[nodiscard]] AfterGroup journeymanRules();

/// All of them.
[[nodiscard]] inline auto afterGroups()
{
    return std::array{injuryRules(),  mvpRules(),          growthRules(),    moneyRules(),
                      mistakeRules(), followingRules(),    residenceRules(), stadiumRules(),
                      sponsorRules(), majorSponsorRules(), tradeRules(),     journeymanRules()};
}

} // namespace dugout
