// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/team/team.h"

#include <QStringList>

namespace dugout {

/// One thing that can be said of a team or a player; the text is empty where there is nothing.
struct TeamFact
{
    QString subject; ///< in the language of the program, such as "touchdowns"
    QString text;

    bool operator==(const TeamFact &) const = default;
};

using TeamFacts = std::vector<TeamFact>;

/// Everything a coach has entered or earned, always in the same order, so that two teams can be
/// compared fact by fact. Ids of our own are left out, and so is what follows from the rest.
[[nodiscard]] TeamFacts factsOf(const Team &team, const Ruleset &ruleset, Language language);
[[nodiscard]] TeamFacts factsOf(const Player &player, const Team &team, const Ruleset &ruleset,
                                Language language);

} // namespace dugout
