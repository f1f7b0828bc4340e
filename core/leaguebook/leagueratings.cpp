// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/leagueratings.h"

#include "core/league/elo.h"
#include "core/league/glicko.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

double scoreOf(LeagueOutcome outcome)
{
    if (outcome == LeagueOutcome::Drawn)
        return 0.5;
    return outcome == LeagueOutcome::Won ? 1 : 0;
}

/// Rates match by match or period by period, in the order in which they come.
class Rater
{
public:
    Rater(const League &league, const RatingQuery &query)
        : m_query(query)
        , m_teams(league)
    {
        forEachResult(league, query.scope, [this](const DecidedFixture &each) { look(each); });
        closePeriod();
    }

    [[nodiscard]] std::vector<RatingLine> lines() &&
    {
        std::erase_if(m_lines, [this](const RatingLine &each) {
            return !m_query.roster.isEmpty() && each.roster != m_query.roster;
        });
        std::stable_sort(m_lines.begin(), m_lines.end(),
                         [](const RatingLine &one, const RatingLine &other) {
                             return one.rating != other.rating ? one.rating > other.rating
                                                               : one.name < other.name;
                         });
        for (size_t i = 1; i < m_lines.size(); ++i)
            m_lines[i].rank = m_lines[i].rating == m_lines[i - 1].rating ? m_lines[i - 1].rank
                                                                         : static_cast<int>(i) + 1;
        return std::move(m_lines);
    }

private:
    struct Pending
    {
        GlickoGame game;
        const LeagueFixture *fixture = nullptr;
    };

    [[nodiscard]] size_t placeOf(const LeagueFixture &fixture, FixtureSide side)
    {
        const CoachId coach = m_teams.coachOf(fixture, side);
        const RosterId roster = m_query.byRoster
            ? m_teams.roster(side == FixtureSide::Home ? fixture.home : fixture.away)
            : RosterId();
        const QString key = coach.text() + u'/' + roster.text();
        const auto known = m_places.constFind(key);
        if (known != m_places.constEnd())
            return *known;
        RatingLine line;
        line.coach = coach;
        line.name = m_teams.coachName(coach);
        line.roster = roster;
        const GlickoRating start;
        line.rating = m_query.system == RatingSystem::Elo ? EloRules().start : start.rating;
        line.deviation = m_query.system == RatingSystem::Elo ? 0 : start.deviation;
        m_places.insert(key, m_lines.size());
        m_lines.push_back(line);
        m_glicko.push_back(start);
        return m_lines.size() - 1;
    }

    static void count(RatingLine &line, LeagueOutcome outcome)
    {
        ++line.played;
        line.won += outcome == LeagueOutcome::Won ? 1 : 0;
        line.drawn += outcome == LeagueOutcome::Drawn ? 1 : 0;
        line.lost += outcome == LeagueOutcome::Lost ? 1 : 0;
    }

    void look(const DecidedFixture &each)
    {
        const LeagueFixture &fixture = each.fixture;
        if (fixture.friendly || fixture.outcome->result.kind != ResultKind::Played)
            return;
        if (m_period != &each.round) {
            closePeriod();
            m_period = &each.round;
        }
        const size_t home = placeOf(fixture, FixtureSide::Home);
        const size_t away = placeOf(fixture, FixtureSide::Away);
        if (home == away) // two teams of one coach and race
            return;
        const LeagueOutcome outcome = each.line(FixtureSide::Home).outcome;
        count(m_lines[home], outcome);
        count(m_lines[away], each.line(FixtureSide::Away).outcome);
        const double score = scoreOf(outcome);
        if (m_query.system == RatingSystem::Elo) {
            rateElo(each, home, away, score);
            return;
        }
        m_pending[home].push_back({{m_glicko[away], score}, &fixture});
        m_pending[away].push_back({{m_glicko[home], 1 - score}, &fixture});
    }

    void rateElo(const DecidedFixture &each, size_t home, size_t away, double score)
    {
        const EloRules rules;
        const double step = eloStep(static_cast<int>(each.competition.entries.size()));
        const double ours = m_lines[home].rating;
        const double theirs = m_lines[away].rating;
        move(home, eloAfter(ours, {{theirs, score}}, step, rules), each.fixture);
        move(away, eloAfter(theirs, {{ours, 1 - score}}, step, rules), each.fixture);
    }

    void move(size_t place, double rating, const LeagueFixture &by)
    {
        RatingLine &line = m_lines[place];
        line.change = rating - line.rating;
        line.rating = rating;
        line.curve.push_back({by.id, by.outcome->atMs, rating});
    }

    void closePeriod()
    {
        for (auto each = m_pending.cbegin(); each != m_pending.cend(); ++each) {
            std::vector<GlickoGame> games;
            for (const Pending &pending : each.value())
                games.push_back(pending.game);
            GlickoRating &rating = m_glicko[each.key()];
            rating = glickoAfter(rating, games);
            move(each.key(), rating.rating, *each.value().back().fixture);
            m_lines[each.key()].deviation = rating.deviation;
        }
        m_pending.clear();
    }

    const RatingQuery &m_query;
    TeamIndex m_teams;
    std::vector<RatingLine> m_lines;
    std::vector<GlickoRating> m_glicko;
    QHash<QString, size_t> m_places;
    QHash<size_t, std::vector<Pending>> m_pending;
    const LeagueRound *m_period = nullptr;
};

} // namespace

const QStringList &ratingSystemIds()
{
    static const QStringList ids{u"elo"_s, u"glicko-2"_s};
    return ids;
}

std::vector<RatingLine> ratingsOf(const League &league, const RatingQuery &query)
{
    return Rater(league, query).lines();
}

} // namespace dugout
