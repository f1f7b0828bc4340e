// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/enteringmatch.h"

#include "core/exchange/keepteams.h"
#include "core/exchange/teamdocuments.h"
#include "core/match/setupcheck.h"
#include "core/team/teamcheck.h"
#include "core/team/teamedits.h"

using namespace Qt::StringLiterals;

namespace dugout {

bool isFoundedByMatch(const Team &team, const Ruleset &ruleset)
{
    return !team.founded && rosterOf(team, ruleset) && isReadyToPlay(checkTeam(team, ruleset));
}

Result<MatchSetup> enterMatch(MatchSetup setup, const Ruleset &ruleset, DocumentStore &documents,
                              qint64 nowMs)
{
    if (auto fits = checkSetup(setup, ruleset); !fits)
        return fits.error();
    setup = settledSetup(std::move(setup), ruleset);
    std::vector<Document> changed;
    for (Team &team : setup.teams) {
        if (!isFoundedByMatch(team, ruleset))
            continue;
        auto founded = foundTeam(team, ruleset);
        if (!founded)
            return founded.error();
        team = *std::move(founded);
        if (!setup.league)
            continue;
        const auto kept = loadTeam(documents, DocumentId(team.id.text()));
        if (kept)
            changed.push_back(teamDocument(kept->summary, team, nowMs));
        else if (kept.error().code != u"store.not-found"_s)
            return kept.error();
    }
    if (!changed.empty()) {
        if (const auto saved = documents.save(changed); !saved)
            return saved.error();
    }
    return setup;
}

} // namespace dugout
