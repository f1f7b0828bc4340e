// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/randomleague.h"

#include "core/league/groups.h"
#include "core/league/homebalance.h"
#include "core/league/swissfield.h"

#include <bit>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int groupSize = 4;
constexpr size_t perGroup = 2;

class SeasonByLot
{
public:
    SeasonByLot(const RandomLeague &league, RandomSource &source, const PlayMatch &player)
        : m_league(league)
        , m_source(source)
        , m_player(player)
    {
        for (const Entrant &entrant : league.entrants)
            m_ids.push_back(entrant.id);
    }

    Result<PlayedLeague> run()
    {
        if (const auto sound = checkEntrants(m_ids); !sound)
            return sound.error();
        if (const auto played = playFormat(); !played)
            return played.error();
        auto standings = table(m_league.entrants, m_played.results);
        if (!standings)
            return standings.error();
        m_played.standings = *std::move(standings);
        return std::move(m_played);
    }

private:
    Result<void> playFormat()
    {
        switch (m_league.format) {
        case LeagueFormat::Swiss:
            return playSwiss();
        case LeagueFormat::RoundRobin:
            return playRoundRobin();
        case LeagueFormat::KnockOut:
            return playKnockOut();
        case LeagueFormat::Groups:
            return playGroups();
        }
        return {};
    }

    [[nodiscard]] bool isOver() const
    {
        return m_league.rounds > 0 && static_cast<int>(m_played.rounds.size()) >= m_league.rounds;
    }

    [[nodiscard]] Result<Standings> table(const std::vector<Entrant> &entrants,
                                          const std::vector<FixtureResult> &results) const
    {
        return computeStandings({entrants, results, {}, {}}, m_league.rules);
    }

    /// `byesCount`: who sits out in a round robin has no result.
    Result<void> play(const DrawnRound &round, const QString &occasion, bool byesCount)
    {
        for (const Pairing &pair : round.pairs) {
            const auto result = m_player({pair, round.number, occasion});
            if (!result)
                return result.error();
            m_played.results.push_back(*result);
        }
        for (const EntrantId &bye : round.byes) {
            FixtureResult result;
            result.round = round.number;
            result.home = bye;
            result.kind = ResultKind::Bye;
            if (byesCount)
                m_played.results.push_back(result);
        }
        m_played.rounds.push_back(round);
        return {};
    }

    Result<void> playSwiss()
    {
        const auto needed = static_cast<int>(std::bit_width(m_ids.size() - 1));
        const int rounds = m_league.rounds > 0 ? m_league.rounds : needed;
        for (int round = 1; round <= rounds; ++round) {
            const auto standings = table(m_league.entrants, m_played.results);
            if (!standings)
                return standings.error();
            SwissRules rules;
            rules.round = round;
            const auto drawn = drawSwiss(swissField(*standings, m_played.results), rules, m_source);
            if (!drawn)
                return drawn.error();
            if (const auto played = play(*drawn, {}, true); !played)
                return played;
        }
        return {};
    }

    Result<void> playRoundRobin()
    {
        const auto count = static_cast<int>(m_ids.size());
        const int leg = count % 2 == 0 ? count - 1 : count;
        RoundRobinRules rules;
        rules.legs = std::clamp(m_league.rounds / leg, 1, mostRounds);
        auto rounds = drawRoundRobin({m_ids}, rules, &m_source);
        if (!rounds)
            return rounds.error();
        if (m_league.rounds > 0 && m_league.rounds < leg) {
            rounds->resize(static_cast<size_t>(m_league.rounds));
            balanceHomes(*rounds);
        }
        for (const DrawnRound &round : *rounds) {
            if (const auto played = play(round, {}, false); !played)
                return played;
        }
        return {};
    }

    Result<void> playKnockOut()
    {
        const auto bracket = drawBracket(m_ids, {});
        return bracket ? playBracket(*bracket) : bracket.error();
    }

    Result<void> playBracket(const Bracket &bracket)
    {
        while (!isOver()) {
            const DrawnRound next = nextGames(bracket, m_played.results);
            if (next.pairs.empty())
                return {};
            if (const auto played = play(next, occasionOf(bracket, next.number), true); !played)
                return played;
        }
        return {};
    }

    Result<void> playGroups()
    {
        const auto count = static_cast<int>(m_ids.size());
        const auto groups = drawGroups(m_ids, std::max(1, count / groupSize), &m_source);
        if (!groups)
            return groups.error();
        const auto rounds = drawRoundRobin(*groups, {}, &m_source);
        if (!rounds)
            return rounds.error();
        for (const DrawnRound &round : *rounds) {
            if (isOver())
                return {};
            if (const auto played = play(round, {}, false); !played)
                return played;
        }
        return playOff(*groups);
    }

    Result<void> playOff(const std::vector<Division> &groups)
    {
        std::vector<Division> qualified;
        for (const Division &group : groups) {
            const auto standings = table(entrantsOf(group), resultsOf(group));
            if (!standings)
                return standings.error();
            Division best;
            for (const StandingRow &row : standings->rows)
                best.push_back(row.entrant.id);
            best.resize(std::min(best.size(), perGroup));
            qualified.push_back(best);
        }
        KnockOutRules rules;
        rules.firstRound = static_cast<int>(m_played.rounds.size()) + 1;
        const auto bracket = drawPlayOffs(qualified, rules);
        return bracket ? playBracket(*bracket) : bracket.error();
    }

    [[nodiscard]] std::vector<Entrant> entrantsOf(const Division &group) const
    {
        std::vector<Entrant> entrants;
        std::copy_if(m_league.entrants.begin(), m_league.entrants.end(),
                     std::back_inserter(entrants), [&group](const Entrant &entrant) {
                         return std::count(group.begin(), group.end(), entrant.id) > 0;
                     });
        return entrants;
    }

    [[nodiscard]] std::vector<FixtureResult> resultsOf(const Division &group) const
    {
        std::vector<FixtureResult> results;
        std::copy_if(m_played.results.begin(), m_played.results.end(), std::back_inserter(results),
                     [&group](const FixtureResult &result) {
                         return std::count(group.begin(), group.end(), result.home) > 0;
                     });
        return results;
    }

    const RandomLeague &m_league;
    RandomSource &m_source;
    const PlayMatch &m_player;
    std::vector<EntrantId> m_ids;
    PlayedLeague m_played;
};

} // namespace

const QStringList &leagueFormatIds()
{
    static const QStringList ids{u"swiss"_s, u"round-robin"_s, u"knock-out"_s, u"groups"_s};
    return ids;
}

std::optional<LeagueFormat> leagueFormatFromId(QStringView id)
{
    const qsizetype place = leagueFormatIds().indexOf(id);
    return place < 0 ? std::nullopt : std::optional(static_cast<LeagueFormat>(place));
}

FixtureResult randomResult(const DueMatch &match, RandomSource &source)
{
    constexpr int counts = 4; // from 0 to 3
    FixtureResult result;
    result.round = match.round;
    result.home = match.pair.home;
    result.away = match.pair.away;
    for (int *count : {&result.td, &result.tdAgainst, &result.cas, &result.casAgainst})
        *count = source.roll(counts) - 1;
    if (!match.occasion.isEmpty() && result.td == result.tdAgainst)
        result.winner = source.roll(2) == 1 ? FixtureSide::Home : FixtureSide::Away;
    return result;
}

Result<PlayedLeague> playLeague(const RandomLeague &league, RandomSource &source,
                                const PlayMatch &player)
{
    return SeasonByLot(league, source, player).run();
}

} // namespace dugout
