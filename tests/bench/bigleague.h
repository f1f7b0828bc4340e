// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leaguebatches.h"
#include "core/leaguebook/leaguerepository.h"
#include "tests/bench/processortime.h"
#include "tests/support/teambuilder.h"

#include <QElapsedTimer>
#include <QHash>

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <utility>

namespace dugout {

/// How large a league is to be.
struct BigLeagueSizes
{
    int teams = 40;
    int seasons = 2;
    int rounds = 2;
    int lines = 0; ///< of the journal of each match
};

inline constexpr int fieldSize = 250; ///< teams of a competition
inline constexpr size_t divisionCount = 4; ///< where there are any
inline constexpr int squadSize = 16; ///< players of a team
inline constexpr int mostMissing = 4; ///< who cannot play, a match

[[nodiscard]] inline ResultPlayer &anybody(ResultSide &side, SeededRandomSource &dice)
{
    return side.players[static_cast<size_t>(dice.roll(static_cast<int>(side.players.size())) - 1)];
}

/// Everybody who could play, as a match leaves them: most with nothing to say of. The squad names
/// who wears each number: somebody new after a death.
inline void addPlayers(ResultSide &side, const std::vector<int> &squad, SeededRandomSource &dice)
{
    const int missing = dice.roll(mostMissing);
    const int first = dice.roll(squadSize);
    for (int number = 1; number <= squadSize; ++number) {
        if ((number + first) % squadSize < missing)
            continue;
        const int who = squad[static_cast<size_t>(number - 1)];
        ResultPlayer player;
        player.player = PlayerId(QString::number(who));
        player.number = number;
        player.name = QStringLiteral("Player %1").arg(who);
        player.role
            = number <= squadSize / 2 ? QStringLiteral("lineman") : QStringLiteral("blitzer");
        side.players.push_back(player);
    }
}

/// Deeds that add up to what the side did, with their points.
inline void addAchievements(ResultSide &side, SeededRandomSource &dice)
{
    const auto did = [&](int times, Achievement achievement, int points) {
        for (; times > 0; --times) {
            ResultPlayer &player = anybody(side, dice);
            player.achievements
                = player.achievements.with(achievement, player.achievements.count(achievement) + 1);
            player.points += points;
        }
    };
    did(side.score, Achievement::Touchdown, 3);
    did(side.casualties, Achievement::Casualty, 2);
    did(side.completions, Achievement::Completion, 1);
    did(side.interceptions, Achievement::Interception, 2);
    did(1, Achievement::Mvp, 5);
    if (side.casualties > 0 && dice.roll(6) == 6)
        ++anybody(side, dice).kills;
    if (dice.roll(16) == 16)
        anybody(side, dice).died = true;
}

[[nodiscard]] inline ResultSide bigLeagueSide(const EntrantId &team, std::vector<int> &squad,
                                              SeededRandomSource &dice)
{
    ResultSide side;
    side.team = TeamId(team.text());
    side.name = QStringLiteral("Team ") + team.text();
    side.coach = QStringLiteral("Coach ") + team.text();
    side.roster = QStringLiteral("roster-%1").arg(team.text().sliced(1).toInt() % 24);
    side.score = dice.roll(4) - 1;
    side.casualties = dice.roll(4) - 1;
    side.completions = dice.roll(6) - 1;
    side.interceptions = dice.roll(8) / 8;
    addPlayers(side, squad, dice);
    addAchievements(side, dice);
    for (const ResultPlayer &each : side.players) {
        if (each.died)
            squad[static_cast<size_t>(each.number - 1)] += squadSize;
    }
    return side;
}

/// Writes a league, season by season, each in one piece.
class BigLeagueMaker
{
public:
    BigLeagueMaker(const ClubStores &stores, const BigLeagueSizes &sizes)
        : m_stores(stores)
        , m_sizes(sizes)
    { }

    LeagueId make()
    {
        const JournalId id(QStringLiteral("big-league"));
        StoreBatch start;
        JournalHeader header;
        header.id = id;
        header.game = leagueGame();
        header.title = QStringLiteral("Big League");
        start.started.push_back(header);
        (void)must(m_stores.batches.keep(start));
        found();
        keep({}, {}, {});
        for (int season = 1; season <= m_sizes.seasons; ++season)
            play(season);
        return LeagueId(id.text());
    }
    [[nodiscard]] int matches() const { return m_matches; }

private:
    void add(LeagueEventData achievement) { m_events.push_back({std::move(achievement), {}}); }

    void found()
    {
        LeagueRules rules;
        rules.ruleset = RulesetId(QStringLiteral("crp"));
        add(LeagueFounded{QStringLiteral("Big League"), rules});
        for (int i = 1; i <= m_sizes.teams; ++i) {
            const CoachId coach(QStringLiteral("k%1").arg(i));
            add(CoachRecorded{{coach, QStringLiteral("Coach %1").arg(i)}});
            LeagueTeam team;
            team.id = EntrantId(QStringLiteral("t%1").arg(i));
            team.name = QStringLiteral("Team %1").arg(i);
            team.coach = coach;
            team.roster = RosterId(QStringLiteral("roster-%1").arg(i % 24));
            add(TeamRegistered{team});
        }
    }

    void play(int season)
    {
        add(SeasonBegun{SeasonId(QStringLiteral("s%1").arg(season)),
                        QStringLiteral("Season %1").arg(season)});
        for (int first = 1; first <= m_sizes.teams; first += fieldSize)
            playField(season, first, std::min(m_sizes.teams, first + fieldSize - 1));
        if (season < m_sizes.seasons)
            add(SeasonEnded{SeasonId(QStringLiteral("s%1").arg(season))});
        keep(m_started, m_marks, m_results);
        m_started.clear();
        m_marks.clear();
        m_results.clear();
    }

    void playField(int season, int first, int last)
    {
        const CompetitionId id(QStringLiteral("s%1c%2").arg(season).arg(first));
        CompetitionRules rules;
        rules.name = QStringLiteral("Cup %1").arg(first);
        rules.phases.front().format = PhaseFormat::Swiss;
        add(CompetitionAdded{id, rules});
        PhaseBegun begun{id, 0, {}, {}, {}};
        for (int i = first; i <= last; ++i) {
            CompetitionEntry entry;
            entry.team = EntrantId(QStringLiteral("t%1").arg(i));
            add(EntrantJoined{id, entry});
            begun.seeds.push_back(entry.team);
        }
        add(begun);
        for (int number = 1; number <= m_sizes.rounds; ++number)
            playRound(season, id, begun.seeds, number);
    }

    void playRound(int season, const CompetitionId &id, const std::vector<EntrantId> &teams,
                   int number)
    {
        LeagueRound round;
        round.number = number;
        const size_t half = teams.size() / 2;
        for (size_t i = 0; i < half; ++i) {
            LeagueFixture fixture;
            fixture.id = FixtureId(QStringLiteral("f%1").arg(++m_matches));
            fixture.home = teams[i];
            fixture.away = teams[half + (i + static_cast<size_t>(number)) % half];
            round.fixtures.push_back(fixture);
        }
        add(RoundsDrawn{id, 0, {round}});
        add(RoundPublished{id, number, 0});
        // The last field of each season has divisions; its teams stay in them, but for a few.
        const bool hasDivisions = teams.back().text() == QStringLiteral("t%1").arg(m_sizes.teams);
        for (size_t i = 0; i < half; ++i)
            playMatch(season, id, round.fixtures[i],
                      hasDivisions ? QString::number(1 + i * divisionCount / half) : QString());
    }

    void playMatch(int season, const CompetitionId &id, const LeagueFixture &fixture,
                   const QString &division)
    {
        ResultRecord record;
        record.id = JournalId(QStringLiteral("big-match-") + fixture.id.text());
        record.game = matchGame();
        record.ruleset = RulesetId(QStringLiteral("crp"));
        record.league = true;
        record.finishedMs = 1'000'000 + m_matches;
        record.sides = {bigLeagueSide(fixture.home, squadOf(fixture.home), m_dice),
                        bigLeagueSide(fixture.away, squadOf(fixture.away), m_dice)};
        JournalHeader header;
        header.id = record.id;
        header.game = record.game;
        header.title = QStringLiteral("Match");
        header.teams = {fixture.home.text(), fixture.away.text()};
        header.setup = {{QStringLiteral("fixture"),
                         QJsonObject{{QStringLiteral("league"), QStringLiteral("big-league")},
                                     {QStringLiteral("fixture"), fixture.id.text()}}}};
        m_started.push_back(header);
        m_played.push_back(playedJournal(record.id));
        m_marks.push_back({record.id, JournalId(QStringLiteral("big-league")),
                           QStringLiteral("s%1").arg(season), id.text(), division,
                           fixture.id.text()});
        add(MatchBegun{fixture.id, record.id});
        add(ResultEntered{fixture.id, outcomeOf(record), std::nullopt});
        m_results.push_back(std::move(record));
    }

    std::vector<int> &squadOf(const EntrantId &team)
    {
        std::vector<int> &squad = m_squads[team];
        if (squad.empty()) {
            squad.resize(squadSize);
            std::iota(squad.begin(), squad.end(), 1);
        }
        return squad;
    }

    /// A match that is over: nobody looks for it among those that run.
    [[nodiscard]] JournalChange playedJournal(const JournalId &id) const
    {
        JournalChange played;
        played.id = id;
        played.after.state = JournalState::Finished;
        for (int i = 1; i <= m_sizes.lines; ++i)
            played.entries.push_back({i, i, 1'000 + i, QStringLiteral("do"),
                                      QJsonObject{{QStringLiteral("line"), i},
                                                  {QStringLiteral("text"), QString(120, u'x')}},
                                      1});
        return played;
    }

    void keep(const std::vector<JournalHeader> &started, const std::vector<ResultMark> &marks,
              const std::vector<ResultRecord> &results)
    {
        StoreBatch batch;
        batch.started = started;
        batch.marks = marks;
        batch.results = results;
        JournalChange change;
        change.id = JournalId(QStringLiteral("big-league"));
        change.expectedNextSeq = m_kept + 1;
        for (const LeagueEvent &each : m_events) {
            LogAction action;
            action.group = {1'000, {toEvent(each)}};
            change.entries.push_back(JournalKeeper::entryOf(action, ++m_kept, 1'000));
        }
        batch.journals = std::exchange(m_played, {});
        batch.journals.push_back(change);
        (void)must(m_stores.batches.keep(batch));
        m_events.clear();
    }

    ClubStores m_stores;
    BigLeagueSizes m_sizes;
    SeededRandomSource m_dice{3};
    QHash<EntrantId, std::vector<int>> m_squads; ///< the number in the id of each player
    std::vector<LeagueEvent> m_events;
    std::vector<JournalHeader> m_started;
    std::vector<JournalChange> m_played; ///< of the matches of the season
    std::vector<ResultMark> m_marks;
    std::vector<ResultRecord> m_results;
    qint64 m_kept = 0;
    int m_matches = 0;
};

/// Prints how many milliseconds of the processor something takes, and of the clock on the wall.
template<typename Work>
double measured(const char *what, const Work &work)
{
    QElapsedTimer clock;
    clock.start();
    const double before = processorMicroseconds();
    work();
    const double spent = (processorMicroseconds() - before) / 1e3;
    std::printf("%-28s %8.1f ms, on the clock %8lld ms\n", what, spent,
                static_cast<long long>(clock.elapsed()));
    std::fflush(stdout);
    return spent;
}

} // namespace dugout
