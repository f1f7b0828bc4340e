// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/enteringmatch.h"

#include "core/club/keepteams.h"
#include "core/club/teamdocuments.h"
#include "core/team/teamcheck.h"
#include "core/team/teamedits.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct EnteringMatch
{
    Q_DECLARE_TR_FUNCTIONS(EnteringMatch)
};

/// What no table can play.
Result<void> checkOpponents(const MatchSetup &setup)
{
    const auto &[home, away] = setup.teams;
    if (!home.id.isEmpty() && home.id == away.id)
        return Error{u"same-team"_s, EnteringMatch::tr("A team cannot play against itself."),
                     home.id.text()};
    for (const Team &team : setup.teams) {
        if (!team.roster.isEmpty() && team.ruleset != setup.ruleset)
            return Error{u"other-edition"_s,
                         EnteringMatch::tr("%1 plays another edition.").arg(team.name),
                         team.ruleset.text()};
    }
    return {};
}

} // namespace

bool isFoundedByMatch(const Team &team, const Ruleset &ruleset)
{
    return !team.founded && rosterOf(team, ruleset) && isReadyToPlay(checkTeam(team, ruleset));
}

Result<EnteredMatch> enterMatch(MatchSetup setup, const Ruleset &ruleset, DocumentStore &documents,
                                qint64 nowMs)
{
    if (auto possible = checkOpponents(setup); !possible)
        return possible.error();
    EnteredMatch entered{std::move(setup), {}};
    for (Team &team : entered.setup.teams) {
        if (!isFoundedByMatch(team, ruleset))
            continue;
        auto founded = foundTeam(team, ruleset);
        if (!founded)
            return founded.error();
        team = *std::move(founded);
        if (!entered.setup.league)
            continue;
        const auto kept = loadTeam(documents, DocumentId(team.id.text()));
        if (kept)
            entered.teams.push_back(teamDocument(kept->summary, team, nowMs));
        else if (kept.error().code != u"store.not-found"_s)
            return kept.error();
    }
    return entered;
}

} // namespace dugout
