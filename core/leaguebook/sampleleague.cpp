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
#include "core/team/coachedits.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SampleLeagueWords
{
    Q_DECLARE_TR_FUNCTIONS(SampleLeague)
};

struct SampleEntry
{
    const char *team;
    const char *coach;
    QLatin1StringView list;
    BadgeShape shape;
    BadgeCharge charge;
    Rgb field;
    Rgb sign;
};

constexpr Rgb white{255, 255, 255};
constexpr Rgb straw{246, 231, 178};
constexpr Rgb amber{244, 180, 48};

constexpr SampleEntry sampleEntries[]{
    {QT_TRANSLATE_NOOP("SampleLeague", "Canal Street Kickers"),
     QT_TRANSLATE_NOOP("SampleLeague", "Ada"), "amazon"_L1, BadgeShape::Shield, BadgeCharge::Star,
     Rgb{26, 75, 150}, white},
    {QT_TRANSLATE_NOOP("SampleLeague", "Old Mill Maulers"),
     QT_TRANSLATE_NOOP("SampleLeague", "Bruno"), "orc"_L1, BadgeShape::Round, BadgeCharge::Axe,
     Rgb{85, 92, 104}, white},
    {QT_TRANSLATE_NOOP("SampleLeague", "Rust Valley Rovers"),
     QT_TRANSLATE_NOOP("SampleLeague", "Carla"), "dwarf"_L1, BadgeShape::Hexagon, BadgeCharge::Fist,
     Rgb{176, 70, 24}, straw},
    {QT_TRANSLATE_NOOP("SampleLeague", "Moss Hill Mudlarks"),
     QT_TRANSLATE_NOOP("SampleLeague", "Dario"), "halfling"_L1, BadgeShape::Shield,
     BadgeCharge::Tree, Rgb{70, 112, 42}, straw},
    {QT_TRANSLATE_NOOP("SampleLeague", "Lantern Row Lancers"),
     QT_TRANSLATE_NOOP("SampleLeague", "Elke"), "human"_L1, BadgeShape::Pennant, BadgeCharge::Flame,
     Rgb{58, 42, 104}, amber},
    {QT_TRANSLATE_NOOP("SampleLeague", "Foghorn Wanderers"),
     QT_TRANSLATE_NOOP("SampleLeague", "Felipe"), "norse"_L1, BadgeShape::Diamond,
     BadgeCharge::Wing, Rgb{18, 110, 125}, white},
    {QT_TRANSLATE_NOOP("SampleLeague", "Plum Hollow Harriers"),
     QT_TRANSLATE_NOOP("SampleLeague", "Hugo"), "elf"_L1, BadgeShape::Square, BadgeCharge::Bolt,
     Rgb{135, 45, 135}, amber},
    {QT_TRANSLATE_NOOP("SampleLeague", "Gravel Gate Grinders"),
     QT_TRANSLATE_NOOP("SampleLeague", "Greta"), "undead"_L1, BadgeShape::Round, BadgeCharge::Skull,
     Rgb{126, 26, 42}, straw},
};

/// By this its own teams are told from those that have joined it since.
constexpr auto sampleTeam = "sample-league-team-"_L1;

constexpr int playedRounds = 3; ///< and one more that is being played
constexpr int daysOfRound = 7;
constexpr qint64 msOfDay = 24LL * 60 * 60 * 1000;
constexpr qint64 msOfWord = 1'000;
constexpr qint64 msOfEvent = 34'000; ///< as long as it takes at a table, on the average

/// The days on which the season happens, and the clock that stands there meanwhile.
class SampleClock
{
public:
    /// A clock that was never set has no room for a season behind it.
    explicit SampleClock(qint64 nowMs)
        : m_nowMs(std::max(nowMs, 100 * msOfDay))
        , m_today(QDateTime::fromMSecsSinceEpoch(m_nowMs).date())
    { }

    /// An evening or an afternoon, so many days from today.
    [[nodiscard]] qint64 at(int days, int hour = 19, int minute = 30) const
    {
        return QDateTime(m_today.addDays(days), QTime(hour, minute)).toMSecsSinceEpoch();
    }
    /// Goes on from there; never past the real now, and never back.
    void goTo(qint64 atMs, qint64 paceMs)
    {
        m_atMs = std::max(m_atMs, atMs);
        m_paceMs = paceMs;
    }
    [[nodiscard]] qint64 read()
    {
        m_atMs = std::min(m_atMs + m_paceMs, m_nowMs);
        return m_atMs;
    }

private:
    qint64 m_nowMs;
    QDate m_today;
    qint64 m_atMs = 0;
    qint64 m_paceMs = msOfWord;
};

/// When the round is played that lies so many rounds back; its last match is played yesterday.
int firstDayOf(int roundsBack)
{
    return -2 - daysOfRound * roundsBack;
}

class SampleSeason
{
public:
    /// `stores` and `leagues` tell the time by the clock.
    SampleSeason(const ClubStores &stores, const LeagueRepository &leagues, SampleClock &clock,
                 RandomSource &dice)
        : m_stores(stores)
        , m_leagues(leagues)
        , m_clock(clock)
        , m_dice(dice)
    { }

    [[nodiscard]] Result<void> play()
    {
        m_clock.goTo(m_clock.at(firstDayOf(playedRounds) - 5, 18, 0), msOfWord);
        LeagueRules rules;
        rules.ruleset = RulesetId(u"crp"_s);
        const auto id
            = m_leagues.found(SampleLeagueWords::tr("Sample League"), rules, sampleLeagueId());
        if (!id)
            return id.error();
        auto league = m_leagues.open(*id);
        if (!league)
            return league.error();
        if (auto done = registerTeams(*league); !done)
            return done;
        if (auto done = begin(*league); !done)
            return done;
        for (int round = 1; round <= playedRounds; ++round) {
            if (auto done = playRound(*league, round); !done)
                return done;
        }
        return playNow(*league);
    }

private:
    [[nodiscard]] Result<void> registerTeams(OpenLeague &league) const
    {
        const auto ruleset
            = loadFootball(m_stores.library, league.league().currentRules().ruleset.text());
        if (!ruleset)
            return ruleset.error();
        const auto names = loadNames();
        if (!names)
            return names.error();
        for (const SampleEntry &each : sampleEntries) {
            const TeamId id(sampleTeam + QUuid::createUuid().toString(QUuid::WithoutBraces));
            auto team = inventTeam(**ruleset, *names, id, SampleLeagueWords::tr(each.team), m_dice,
                                   RosterId(each.list));
            if (!team)
                return team.error();
            team->coach = SampleLeagueWords::tr(each.coach);
            team->primary = each.field;
            team->secondary = each.sign;
            team->badge.shape = each.shape;
            team->badge.charge = each.charge;
            team->badge.field = each.field;
            team->badge.chargeColour = each.sign;
            if (auto saved = saveTeam(m_stores.documents, {*std::move(team), {}}, m_stores.clock());
                !saved)
                return saved.error();
            if (auto done = m_leagues.registerTeam(league, id); !done)
                return done;
        }
        return {};
    }

    [[nodiscard]] Result<void> begin(OpenLeague &league) const
    {
        CompetitionRules rules = usualCompetition(league.league().currentRules());
        rules.name = SampleLeagueWords::tr("Harvest Cup");
        rules.phases.push_back(usualFinals(league.league().currentRules()));
        std::vector<LeagueEvent> events{
            {SeasonBegun{SeasonId(u"s1"_s), SampleLeagueWords::tr("First season")}, {}},
            {CompetitionAdded{m_cup, rules}, {}}};
        for (const LeagueTeam &each : league.league().teams) {
            CompetitionEntry entry;
            entry.team = each.id;
            events.push_back({EntrantJoined{m_cup, entry}, {}});
        }
        if (auto done = league.act(events); !done)
            return done;
        const auto drawn = drawNext(league.league(), m_cup, m_dice);
        return drawn ? league.act(*drawn) : Result<void>(drawn.error());
    }

    /// With the day and the table of each match.
    [[nodiscard]] Result<std::vector<LeagueFixture>> publish(OpenLeague &league, int round,
                                                             const std::vector<int> &days) const
    {
        m_clock.goTo(m_clock.at(days.front() - 3, 20, 0), msOfWord);
        const qint64 deadlineMs = m_clock.at(days.front() + daysOfRound - 1, 23, 59);
        if (auto done = league.act(RoundPublished{m_cup, round, deadlineMs}); !done)
            return done.error();
        const auto fixtures = league.league().competition(m_cup)->round(round)->fixtures;
        std::vector<LeagueEvent> events;
        for (size_t i = 0; i < fixtures.size(); ++i) {
            FixtureArrangement when;
            when.dateMs = m_clock.at(days[i % days.size()]);
            when.table = static_cast<int>(i) + 1;
            events.push_back({FixtureArranged{fixtures[i].id, when}, {}});
        }
        if (auto done = league.act(events); !done)
            return done.error();
        return league.league().competition(m_cup)->round(round)->fixtures;
    }

    [[nodiscard]] Result<void> playOne(OpenLeague &league, const LeagueFixture &fixture,
                                       const ResultSigners &signers = {}) const
    {
        m_clock.goTo(fixture.when.dateMs, msOfEvent);
        return playAtRandom(m_stores, m_leagues, league, fixture.id, m_dice,
                            {RandomScores::Usual, signers});
    }

    [[nodiscard]] Result<void> playRound(OpenLeague &league, int round) const
    {
        const int first = firstDayOf(playedRounds + 1 - round);
        const auto fixtures = publish(league, round, {first, first + 1, first + 2, first + 3});
        if (!fixtures)
            return fixtures.error();
        for (const LeagueFixture &each : *fixtures) {
            // The last coach has still to sign.
            const bool isLast = round == playedRounds && each.id == fixtures->back().id;
            if (auto done = playOne(league, each, {true, !isLast}); !done)
                return done;
        }
        return {};
    }

    /// One match is over and nobody has signed it, one is to be gone on with, two are to come.
    [[nodiscard]] Result<void> playNow(OpenLeague &league) const
    {
        const auto fixtures = publish(league, playedRounds + 1, {-2, -1, 1, 3});
        if (!fixtures)
            return fixtures.error();
        if (auto done = playOne(league, fixtures->front(), {false, false}); !done)
            return done;
        const LeagueFixture &half = fixtures->at(1);
        m_clock.goTo(half.when.dateMs, msOfEvent);
        if (auto done = playHalfAtRandom(m_stores, m_leagues, league, half.id, m_dice); !done)
            return done;
        return nameEverybody(league);
    }

    /// Players hired after a match, too.
    [[nodiscard]] Result<void> nameEverybody(const OpenLeague &league) const
    {
        const auto names = loadNames();
        if (!names)
            return names.error();
        for (const LeagueTeam &each : league.league().teams) {
            const auto kept = loadPlayingTeam(m_stores.documents, DocumentId(each.id.text()));
            if (!kept)
                return kept.error();
            const auto named = inventNames(kept->team, *names, m_dice);
            if (!named)
                return named.error();
            if (*named == kept->team)
                continue;
            if (auto saved
                = savePlayingTeam(m_stores.documents, {*named, kept->summary}, m_stores.clock());
                !saved)
                return saved.error();
        }
        return {};
    }

    const ClubStores &m_stores;
    const LeagueRepository &m_leagues;
    SampleClock &m_clock;
    RandomSource &m_dice;
    CompetitionId m_cup{u"c1"_s};
};

} // namespace

LeagueId sampleLeagueId()
{
    return LeagueId(u"sample-league"_s);
}

bool isOfSample(const TeamId &team)
{
    return team.text().startsWith(sampleTeam);
}

Result<LeagueId> LeagueRepository::addSample(RandomSource &dice) const
{
    if (hasSample())
        return Error{
            ErrorCode::SampleKept, SampleLeagueWords::tr("The sample league is here already."), {}};
    SampleClock clock(m_stores.clock());
    ClubStores then = m_stores;
    then.clock = [&clock] { return clock.read(); };
    const LeagueRepository leagues(then, m_leaders, m_newId);
    const auto made = m_stores.batches.inOnePiece(
        [&] { return SampleSeason(then, leagues, clock, dice).play(); });
    return made ? Result<LeagueId>(sampleLeagueId()) : Result<LeagueId>(made.error());
}

bool LeagueRepository::hasSample() const
{
    const auto header = m_stores.journals.readHeader(JournalId(sampleLeagueId().text()));
    return header && header->game == leagueGame();
}

} // namespace dugout
