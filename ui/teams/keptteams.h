// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/teamdocuments.h"
#include "core/rules/rulesetlibrary.h"

namespace dugout {

/// A kept team with the edition it plays.
struct TeamWithRules
{
    Team team;
    std::shared_ptr<const Ruleset> ruleset;
};

/// A line of the list of teams.
struct TeamRow
{
    DocumentSummary summary;
    QStringList facts; ///< race and edition, or why the team cannot be read
    QString value;
    std::optional<Badge> badge;
};

/// Every kept team, the one changed last first.
[[nodiscard]] Result<std::vector<TeamRow>> teamRows(DocumentStore &documents,
                                                    RulesetLibrary &rulesets, Language language);

/// All that can be opened, by name. A team that cannot be read is left out: opening it says why.
[[nodiscard]] std::vector<TeamWithRules> openableTeams(DocumentStore &documents,
                                                       RulesetLibrary &rulesets);

} // namespace dugout
