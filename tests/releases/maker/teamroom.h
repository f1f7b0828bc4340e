// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulesetlibrary.h"
#include "tests/releases/maker/playing.h"

namespace dugout {

/// Where teams are made: built by the rules from their budget, and led through some matches.
class TeamRoom
{
public:
    TeamRoom(RulesetLibrary &library, Coach &coach, MadeTime &time)
        : m_library(library)
        , m_coach(coach)
        , m_time(time)
    { }

    /// Still being built, and ready to play.
    [[nodiscard]] Team built(const QString &edition, const QString &roster, const QString &name);
    /// All teams after so many rounds of league matches between them.
    [[nodiscard]] std::vector<Team> seasoned(std::vector<Team> teams, int rounds);
    /// With all that a roster may hold beyond what matches brought: a star where the edition lets
    /// him stay, journeymen, one who retired, notes, a picture, options of its league.
    [[nodiscard]] Team colourful(Team team);

    /// At home somewhere and sponsored, where the edition knows that.
    [[nodiscard]] Team atHome(Team team);
    /// Players for nothing until eleven can play: random coaches hire nobody.
    [[nodiscard]] Team reinforced(Team team);

    [[nodiscard]] std::shared_ptr<const Ruleset> ruleset(const QString &edition);

private:
    void hireEleven(Team &team, const Ruleset &ruleset);
    void spendTheRest(Team &team, const Ruleset &ruleset);
    void giveNames(Team &team);

    RulesetLibrary &m_library;
    Coach &m_coach;
    MadeTime &m_time;
};

/// Founded, as a league match founds a team.
[[nodiscard]] Team founded(const Team &team, const Ruleset &ruleset);

} // namespace dugout
