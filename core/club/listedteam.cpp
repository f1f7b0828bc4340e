// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/listedteam.h"

namespace dugout {

ListedTeam openListed(const TeamRepository &teams, RulesetLibrary &library,
                      const DocumentSummary &summary)
{
    ListedTeam team{summary};
    auto loaded = teams.loadPlaying(summary.id);
    const auto ruleset = loaded ? library.load(loaded->team.ruleset.text())
                                : Result<std::shared_ptr<const Ruleset>>(loaded.error());
    if (ruleset)
        team.open = TeamWithRules{std::move(loaded->team), *ruleset};
    else
        team.problem = ruleset.error().message;
    return team;
}

} // namespace dugout
