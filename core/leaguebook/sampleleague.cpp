// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/sampleleague.h"

#include "core/club/inventedteam.h"
#include "core/club/matchrepository.h"
#include "core/club/sampleteams.h"
#include "core/club/teamdocuments.h"
#include "core/leaguebook/fixtures/leaguedraw.h"
#include "core/leaguebook/fixtures/randomfixture.h"
#include "core/leaguebook/state/leaguedefaults.h"
#include "core/rules/footballrules.h"

#include <QCoreApplication>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SampleLeagueWords
{
    Q_DECLARE_TR_FUNCTIONS(SampleLeague)
};

struct SampleEntry
{
    QStringView team;
    QStringView coach;
};

constexpr SampleEntry sampleEntries[]{
    {u"Canal Street Kickers", u"Ada"}, {u"Old Mill Maulers", u"Bruno"},
    {u"Rust Valley Rovers", u"Carla"}, {u"Moss Hill Mudlarks", u"Dario"},
    {u"Lantern Row Lancers", u"Elke"}, {u"Foghorn Wanderers", u"Felipe"},
};
constexpr int playedRounds = 2;

/// By this its own teams are told from those that have joined it since.
constexpr auto sampleTeam = "sample-league-team-"_L1;

Result<void> registerTeams(const ClubStores &stores, const LeagueRepository &leagues,
                           OpenLeague &league, RandomSource &dice)
{
    const auto ruleset
        = loadFootball(stores.library, league.league().currentRules().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    const auto names = loadNames();
    if (!names)
        return names.error();
    for (const SampleEntry &each : sampleEntries) {
        const TeamId id(sampleTeam + QUuid::createUuid().toString(QUuid::WithoutBraces));
        auto team = inventTeam(**ruleset, *names, id, each.team.toString(), dice);
        if (!team)
            return team.error();
        team->coach = each.coach.toString();
        if (auto saved = saveTeam(stores.documents, {*std::move(team), {}}, stores.clock()); !saved)
            return saved.error();
        if (auto done = leagues.registerTeam(league, id); !done)
            return done;
    }
    return {};
}

Result<void> beginSeason(OpenLeague &league, RandomSource &dice)
{
    const CompetitionId id(u"c1"_s);
    CompetitionRules rules = usualCompetition(league.league().currentRules());
    rules.name = SampleLeagueWords::tr("Harvest Cup");
    std::vector<LeagueEvent> events{
        {SeasonBegun{SeasonId(u"s1"_s), SampleLeagueWords::tr("First season")}, {}},
        {CompetitionAdded{id, rules}, {}}};
    for (const LeagueTeam &each : league.league().teams) {
        CompetitionEntry entry;
        entry.team = each.id;
        events.push_back({EntrantJoined{id, entry}, {}});
    }
    if (auto done = league.act(events); !done)
        return done;
    const auto drawn = drawNext(league.league(), id, dice);
    return drawn ? league.act(*drawn) : Result<void>(drawn.error());
}

Result<void> playRounds(const ClubStores &stores, const LeagueRepository &leagues,
                        OpenLeague &league, RandomSource &dice)
{
    const CompetitionId id(u"c1"_s);
    for (int round = 1; round <= playedRounds + 1; ++round) {
        if (auto done = league.act(RoundPublished{id, round, 0}); !done)
            return done;
        const std::vector<LeagueFixture> fixtures
            = league.league().competition(id)->round(round)->fixtures;
        for (const LeagueFixture &each : fixtures) {
            if (round > playedRounds)
                break;
            if (auto done
                = playAtRandom(stores, leagues, league, each.id, dice, RandomScores::Usual);
                !done)
                return done;
        }
    }
    return {};
}

Result<void> fillSample(const ClubStores &stores, const LeagueRepository &leagues,
                        const LeagueId &id, RandomSource &dice)
{
    auto league = leagues.open(id);
    if (!league)
        return league.error();
    if (auto done = registerTeams(stores, leagues, *league, dice); !done)
        return done;
    if (auto done = beginSeason(*league, dice); !done)
        return done;
    return playRounds(stores, leagues, *league, dice);
}

} // namespace

LeagueId sampleLeagueId()
{
    return LeagueId(u"sample-league"_s);
}

Result<LeagueId> addSampleLeague(const ClubStores &stores, const LeagueRepository &leagues,
                                 RandomSource &dice)
{
    if (leagues.hasSample())
        return Error{
            ErrorCode::SampleKept, SampleLeagueWords::tr("The sample league is here already."), {}};
    LeagueRules rules;
    rules.ruleset = RulesetId(u"crp"_s);
    const auto made = stores.batches.inOnePiece([&]() -> Result<void> {
        const auto id
            = leagues.found(SampleLeagueWords::tr("Sample League"), rules, sampleLeagueId());
        return id ? fillSample(stores, leagues, *id, dice) : Result<void>(id.error());
    });
    return made ? Result<LeagueId>(sampleLeagueId()) : Result<LeagueId>(made.error());
}

bool isOfSample(const TeamId &team)
{
    return team.text().startsWith(sampleTeam);
}

Result<LeagueId> LeagueRepository::addSample(RandomSource &dice) const
{
    return addSampleLeague(m_stores, *this, dice);
}

bool LeagueRepository::hasSample() const
{
    const auto header = m_stores.journals.readHeader(JournalId(sampleLeagueId().text()));
    return header && header->game == leagueGame();
}

} // namespace dugout
