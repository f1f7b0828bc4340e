// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/leagueratings.h"

#include "core/league/elo.h"
#include "core/league/glicko.h"
#include "core/leaguebook/looks/matchfigures.h"

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
        , m_index(league)
    {
        forEachFigures(league, query.scope, m_index,
                       [this](const MatchFigures &each) { look(each); });
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
    [[nodiscard]] size_t placeOf(const SideFigures &side)
    {
        constexpr int half = 32;
        const int roster = m_query.byRoster ? m_index.rosterOf(side.team) : 0;
        const qint64 key = (static_cast<qint64>(side.coach) << half) | roster;
        const auto known = m_places.constFind(key);
        if (known != m_places.constEnd())
            return *known;
        RatingLine line;
        line.coach = m_index.coachId(side.coach);
        line.name = m_index.coachName(side.coach);
        line.roster = m_index.rosterId(roster);
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

    void look(const MatchFigures &each)
    {
        if (each.friendly || each.kind != ResultKind::Played)
            return;
        if (m_period != each.round) {
            closePeriod();
            m_period = each.round;
        }
        const size_t home = placeOf(each.home);
        const size_t away = placeOf(each.away);
        if (home == away) // two teams of one coach and race
            return;
        count(m_lines[home], each.home.outcome);
        count(m_lines[away], each.away.outcome);
        const double score = scoreOf(each.home.outcome);
        if (m_query.system == RatingSystem::Elo) {
            rateElo(home, away, score, eloStep(each.entrants));
            return;
        }
        m_pending[home].push_back({m_glicko[away], score});
        m_pending[away].push_back({m_glicko[home], 1 - score});
    }

    void rateElo(size_t home, size_t away, double score, double step)
    {
        const EloRules rules;
        const double ours = m_lines[home].rating;
        const double theirs = m_lines[away].rating;
        move(home, eloAfterGame(ours, {theirs, score}, step, rules));
        move(away, eloAfterGame(theirs, {ours, 1 - score}, step, rules));
    }

    void move(size_t place, double rating)
    {
        RatingLine &line = m_lines[place];
        line.change = rating - line.rating;
        line.rating = rating;
        line.curve.push_back(rating);
    }

    void closePeriod()
    {
        for (auto each = m_pending.cbegin(); each != m_pending.cend(); ++each) {
            GlickoRating &rating = m_glicko[each.key()];
            rating = glickoAfter(rating, each.value());
            move(each.key(), rating.rating);
            m_lines[each.key()].deviation = rating.deviation;
        }
        m_pending.clear();
    }

    const RatingQuery &m_query;
    FigureIndex m_index;
    std::vector<RatingLine> m_lines;
    std::vector<GlickoRating> m_glicko;
    QHash<qint64, size_t> m_places;
    QHash<size_t, std::vector<GlickoGame>> m_pending;
    int m_period = -1;
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
