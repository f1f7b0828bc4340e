// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/enteringmatch.h"

#include "core/club/teamdocuments.h"
#include "core/club/teamoutcomes.h"
#include "core/match/state/setupcheck.h"
#include "core/team/teamcheck.h"
#include "core/team/teamedits.h"

using namespace Qt::StringLiterals;

namespace dugout {

bool isFoundedByMatch(const Team &team, const Ruleset &ruleset)
{
    return !team.founded && rosterOf(team, ruleset) && isReadyToPlay(checkTeam(team, ruleset));
}

Result<MatchSetup> withFoundedTeams(MatchSetup setup, const Ruleset &ruleset)
{
    for (Team &team : setup.teams) {
        if (!isFoundedByMatch(team, ruleset))
            continue;
        auto founded = foundTeam(std::move(team), ruleset);
        if (!founded)
            return founded.error();
        team = *std::move(founded);
    }
    return setup;
}

Result<EnteredMatch> enterMatch(MatchSetup setup, const Ruleset &ruleset, DocumentStore &documents,
                                qint64 nowMs)
{
    if (auto fits = checkSetup(setup, ruleset); !fits)
        return fits.error();
    EnteredMatch entered{settledSetup(std::move(setup), ruleset), {}};
    for (Team &team : entered.setup.teams) {
        team.formerPlayers.clear(); // a match knows who can play, not who ever did
        if (!isFoundedByMatch(team, ruleset))
            continue;
        auto founded = foundTeam(team, ruleset);
        if (!founded)
            return founded.error();
        team = *std::move(founded);
        if (!entered.setup.league)
            continue;
        const auto kept = loadPlayingTeam(documents, DocumentId(team.id.text()));
        if (kept)
            entered.teams.push_back(playingTeamDocument({team, kept->summary}, nowMs));
        else if (kept.error().code != ErrorCode::StoreNotFound)
            return kept.error();
    }
    return entered;
}

} // namespace dugout
