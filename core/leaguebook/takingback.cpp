// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/keptskirmishes.h"
#include "core/club/openskirmish.h"
#include "core/leaguebook/fixtureresults.h"
#include "core/leaguebook/keptleagues.h"
#include "core/leaguebook/leaguebatches.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What the match of a fixture says; nothing where it is not over.
std::optional<ResultEntered> endOfMatch(const ClubStores &stores, const League &league,
                                        const LeagueFixture &fixture)
{
    if (const auto record = stores.results.read(fixture.match))
        return ResultEntered{fixture.id, outcomeOf(*record), figuresAfter(*record)};
    const auto header = stores.journals.readHeader(fixture.match);
    if (!header || header->game != skirmishGame())
        return std::nullopt;
    const auto seen = KeptSkirmishes(stores).look(fixture.match);
    if (!seen || !seen->session.misfits().empty() || !seen->session.prompts().empty())
        return std::nullopt;
    const auto told = outcomeOf(endOf(fixture.match, seen->session.state(), fixture.outcome->atMs),
                                fixture, needsWinner(*league.competitionOf(fixture.id), fixture));
    return told ? std::optional(ResultEntered{fixture.id, *told, std::nullopt}) : std::nullopt;
}

} // namespace

Result<LeagueEvent> KeptLeagues::takingBack(const League &league, const FixtureId &id,
                                            const QString &reason) const
{
    const LeagueFixture *fixture = league.fixture(id);
    if (!fixture || !fixture->outcome)
        return Error{
            u"no-result"_s,
            QCoreApplication::translate("KeptLeagues", "This fixture has no result to take back."),
            {}};
    if (isDecidedBesideItsMatch(*fixture)) {
        if (auto end = endOfMatch(m_stores, league, *fixture))
            return LeagueEvent{*std::move(end), reason};
    }
    return LeagueEvent{ResultWithdrawn{id}, reason};
}

} // namespace dugout
