// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/randomleague.h"
#include "core/rules/ruleset.h"
#include "core/team/team.h"

#include <QHash>

#include <memory>

namespace dugout {

/// Plays the matches of a league with random teams and random coaches, each to the next team
/// sheets, so that every team comes to its next match as the last one left it.
class FullMatches
{
public:
    /// `source` must outlive it.
    FullMatches(std::shared_ptr<const Ruleset> ruleset, const std::vector<Entrant> &entrants,
                RandomSource &source);

    /// Refuses where a match would not end, or where somebody else plays.
    [[nodiscard]] Result<FixtureResult> play(const DueMatch &match);

    /// As the matches so far left it.
    [[nodiscard]] Team team(const EntrantId &entrant) const { return m_teams.value(entrant); }

private:
    std::shared_ptr<const Ruleset> m_ruleset;
    RandomSource &m_source;
    QHash<EntrantId, Team> m_teams;
};

} // namespace dugout
