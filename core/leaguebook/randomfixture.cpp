// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/randomfixture.h"

#include "core/aftermatch/aftermatch.h"
#include "core/club/inventedteam.h"
#include "core/club/matchend.h"
#include "core/club/teamdocuments.h"
#include "core/exchange/matchjson.h"
#include "core/match/randommatch.h"
#include "core/rules/footballrules.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct RandomFixtureWords
{
    Q_DECLARE_TR_FUNCTIONS(RandomFixture)
};

/// With the players it can pay.
Result<void> restock(const ClubStores &stores, const League &league, const EntrantId &id)
{
    const auto kept = loadTeam(stores.documents, DocumentId(id.text()));
    if (!kept)
        return kept.error();
    const auto ruleset = loadFootball(stores.library, league.currentRules().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    Team ready = restocked(kept->team, **ruleset);
    if (ready == kept->team)
        return {};
    const auto saved = saveTeam(stores.documents, {ready, kept->summary}, stores.clock());
    return saved ? Result<void>() : Result<void>(saved.error());
}

bool isUsual(const MatchState &state)
{
    constexpr int often = 3;
    return state.side(0).score <= often && state.side(1).score <= often;
}

RandomOutcome playOut(const Match &match, RandomSource &dice, RandomScores scores)
{
    constexpr int mostTries = 40;
    RandomOutcome outcome = playRandomly(match, dice);
    for (int i = 1; i < mostTries && scores == RandomScores::Usual && !isUsual(outcome.state); ++i)
        outcome = playRandomly(match, dice);
    return outcome;
}

Result<void> playToTheEnd(const ClubStores &stores, const JournalId &id, RandomSource &dice,
                          RandomScores scores)
{
    const auto header = stores.journals.readHeader(id);
    if (!header)
        return header.error();
    auto setup = setupFromJson(header->setup);
    if (!setup)
        return setup.error();
    const auto ruleset = loadFootball(stores.library, setup->ruleset.text());
    if (!ruleset)
        return ruleset.error();
    MatchSession session(Match(*ruleset, *std::move(setup), stepsToTheNextSheet()));
    const RandomOutcome outcome = playOut(session.game(), dice, scores);
    if (!outcome.finished)
        return Error{u"random-match-failed"_s,
                     RandomFixtureWords::tr("A random match did not end."), outcome.fault};
    std::vector<JournalEntry> entries;
    for (const Event &event : outcome.events) {
        const qint64 now = stores.clock();
        const LogAction action{LogAction::Kind::Do, {now, {event}}, {}};
        if (auto done = session.restore(action); !done)
            return done;
        entries.push_back(
            JournalKeeper::entryOf(action, static_cast<qint64>(entries.size()) + 1, now));
    }
    session.refold();
    auto end = matchEnd(stores, *header, session);
    if (!end)
        return end.error();
    end->change.entries = std::move(entries);
    const auto kept = stores.batches.keep(end->batch());
    return kept ? Result<void>() : Result<void>(kept.error());
}

} // namespace

Result<void> playAtRandom(const ClubStores &stores, const KeptLeagues &leagues, OpenLeague &league,
                          const FixtureId &fixture, RandomSource &dice, RandomScores scores)
{
    if (const LeagueFixture *found = league.league().fixture(fixture)) {
        const bool develops = league.league().competitionOf(fixture)->rules.teamsDevelop;
        for (const EntrantId &side : {found->home, found->away}) {
            if (auto done = develops ? restock(stores, league.league(), side) : Result<void>();
                !done)
                return done;
        }
    }
    const auto match = leagues.startMatch(league, fixture);
    if (!match)
        return match.error();
    if (auto played = playToTheEnd(stores, *match, dice, scores); !played)
        return played;
    return league.refresh();
}

} // namespace dugout
