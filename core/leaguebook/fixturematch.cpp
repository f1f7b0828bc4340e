// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftermatch.h"
#include "core/club/enteringmatch.h"
#include "core/club/matchheader.h"
#include "core/club/paperslip.h"
#include "core/club/teamdocuments.h"
#include "core/club/teamoutcomes.h"
#include "core/leaguebook/keptleagues.h"
#include "core/leaguebook/leaguebatches.h"
#include "core/match/state/setupcheck.h"
#include "core/rules/footballrules.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct FixtureMatchWords
{
    Q_DECLARE_TR_FUNCTIONS(KeptLeagues)
};

/// Journeymen join before anything is told; those of several lists are chosen.
std::vector<Event> joiningFor(const Match &match, QStringList positions)
{
    std::vector<Event> events;
    MatchState state = match.start();
    constexpr size_t most = 32;
    while (events.size() < most) {
        const auto asked = match.promptsFor(state, u"journeymen"_s);
        const auto prompt = std::find_if(asked.begin(), asked.end(), [](const Prompt &each) {
            return each.id == u"journeymen"_s;
        });
        if (prompt == asked.end())
            break;
        Event event;
        event.prompt = prompt->id;
        event.seat = prompt->seat;
        event.choices = {positions.isEmpty() ? prompt->choices.value(0) : positions.takeFirst()};
        if (!checkAnswer(*prompt, event) || !match.apply(state, event))
            break;
        events.push_back(std::move(event));
    }
    return events;
}

/// The journal of a match with its slip as its first line; why not where that does not fit.
Result<JournalChange> slipChange(const JournalId &id, MatchSession &session, const PaperSlip &slip,
                                 qint64 nowMs)
{
    std::vector<Event> events = joiningFor(session.game(), slip.journeymen);
    for (Event &each : eventsOf(slip))
        events.push_back(std::move(each));
    const LogAction action{LogAction::Kind::Do, {nowMs, std::move(events)}, {}};
    if (auto done = session.act(action.group); !done)
        return done.error();
    JournalStand stand;
    stand.standing = session.game().standing(session.state());
    return JournalChange{
        id, 1, {JournalKeeper::entryOf(action, 1, nowMs)}, std::nullopt, std::move(stand)};
}

} // namespace

/// The sheets say what the teams play with: rules of the round, trophies, a wizard.
Result<void> KeptLeagues::keepPerks(const MatchSetup &setup, StoreBatch &batch) const
{
    for (const Team &team : setup.teams) {
        const bool isThere = std::any_of(
            batch.documents.begin(), batch.documents.end(),
            [&team](const Document &each) { return each.summary.id.text() == team.id.text(); });
        if (!setup.league || isThere)
            continue;
        const auto kept = loadTeam(m_stores.documents, DocumentId(team.id.text()));
        if (!kept)
            return kept.error();
        if (kept->team != team)
            batch.documents.push_back(teamDocument(kept->summary, team, m_stores.clock()));
    }
    return {};
}

Result<JournalId> KeptLeagues::begin(OpenLeague &league, const FixtureId &fixture, MatchSetup setup,
                                     const PaperSlip *slip) const
{
    const auto ruleset = loadFootball(m_stores.library, setup.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    auto entered = enterMatch(std::move(setup), **ruleset, m_stores.documents, m_stores.clock());
    if (!entered)
        return entered.error();
    StoreBatch batch;
    batch.started.push_back(newMatchHeader(m_stores, entered->setup, {}));
    batch.documents = std::move(entered->teams);
    if (auto done = keepPerks(entered->setup, batch); !done)
        return done.error();
    const JournalId match = batch.started.front().id;
    if (slip) {
        MatchSession session(Match(*ruleset, entered->setup, stepsToTheNextSheet()));
        auto told = slipChange(match, session, *slip, m_stores.clock());
        if (!told)
            return told.error();
        batch.journals.push_back(*std::move(told));
    }
    batch.marks.push_back(markOf(league.league(), league.id(), fixture, match));
    if (auto kept
        = keepWith(league, begun(*league.league().fixture(fixture), match), std::move(batch));
        !kept)
        return kept.error();
    return match;
}

Result<JournalId> KeptLeagues::startMatch(OpenLeague &league, const FixtureId &fixture) const
{
    auto setup = setupFor(league.league(), league.id(), fixture);
    if (!setup)
        return setup.error();
    return begin(league, fixture, *std::move(setup));
}

/// Refused where a team is kept on paper only: nothing of it could change.
Result<MatchSetup> KeptLeagues::paperSetup(const League &league, const LeagueId &id,
                                           const FixtureId &fixture) const
{
    if (const LeagueFixture *wanted = league.fixture(fixture); wanted && !wanted->isBye()) {
        for (const EntrantId &side : {wanted->home, wanted->away}) {
            const LeagueTeam *team = league.team(side);
            if (team && team->sheet.isEmpty() && !team->drafted)
                return Error{u"team-on-paper"_s,
                             FixtureMatchWords::tr("%1 is kept on paper only: enter the result "
                                                   "alone.")
                                 .arg(team->name),
                             {}};
        }
    }
    auto setup = setupFor(league, id, fixture);
    if (setup)
        setup->options.insert_or_assign(fromPaperMark(), true);
    return setup;
}

Result<MatchSession> KeptLeagues::paperMatch(const League &league, const LeagueId &id,
                                             const FixtureId &fixture) const
{
    auto setup = paperSetup(league, id, fixture);
    if (!setup)
        return setup.error();
    const auto ruleset = loadFootball(m_stores.library, setup->ruleset.text());
    if (!ruleset)
        return ruleset.error();
    auto founded = withFoundedTeams(*std::move(setup), **ruleset);
    if (!founded)
        return founded.error();
    MatchSession session(Match(*ruleset, *std::move(founded), stepsToTheNextSheet()));
    const std::vector<Event> joining = joiningFor(session.game(), {});
    if (joining.empty())
        return session;
    if (auto done = session.act({m_stores.clock(), joining}); !done)
        return done.error();
    return session;
}

Result<JournalId> KeptLeagues::startPaperMatch(OpenLeague &league, const FixtureId &fixture) const
{
    auto setup = paperSetup(league.league(), league.id(), fixture);
    if (!setup)
        return setup.error();
    return begin(league, fixture, *std::move(setup));
}

Result<JournalId> KeptLeagues::enterSlip(OpenLeague &league, const FixtureId &fixture,
                                         const PaperSlip &slip) const
{
    auto setup = paperSetup(league.league(), league.id(), fixture);
    if (!setup)
        return setup.error();
    return begin(league, fixture, *std::move(setup), &slip);
}

} // namespace dugout
