// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/standings.h"

#include "core/league/tiebreakvalues.h"

#include <QCoreApplication>

#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct StandingsWords
{
    Q_DECLARE_TR_FUNCTIONS(Standings)
};

using Level = std::vector<int>; ///< places of those whom nothing has parted yet

/// Whether the first stands before the second. Lots are numbered from the one drawn first; who
/// has none waits behind those who have.
bool isBetter(TieBreak tieBreak, const Rational &first, const Rational &second)
{
    if (tieBreak != TieBreak::Lot)
        return first > second;
    return first != 0 && (second == 0 || first < second);
}

class Ranking
{
public:
    Ranking(std::vector<Tally> &tallies, const StandingsRules &rules)
        : m_tallies(tallies)
        , m_rules(rules)
        , m_values(tallies, rules)
    { }

    std::vector<Level> run()
    {
        std::vector<Level> levels = byPoints();
        for (const TieBreak tieBreak : m_rules.tieBreaks) {
            std::vector<Level> parted;
            for (const Level &level : levels)
                part(level, tieBreak, parted);
            levels = std::move(parted);
        }
        return levels;
    }

    [[nodiscard]] bool isBeyondMeasure() const { return m_beyond; }

private:
    Tally &tally(int place) { return m_tallies[static_cast<size_t>(place)]; }

    /// Those whose results are void stand behind everybody.
    std::vector<Level> byPoints()
    {
        std::vector<int> places(m_tallies.size());
        std::iota(places.begin(), places.end(), 0);
        const auto key = [this](int place) {
            return std::pair(!tally(place).row.resultsVoid, tally(place).row.points);
        };
        std::stable_sort(places.begin(), places.end(),
                         [&key](int left, int right) { return key(left) > key(right); });
        std::vector<Level> levels;
        for (const int place : places) {
            if (levels.empty() || key(levels.back().back()) != key(place))
                levels.emplace_back();
            levels.back().push_back(place);
        }
        return levels;
    }

    void part(const Level &level, TieBreak tieBreak, std::vector<Level> &parted)
    {
        const auto values = m_values.among(level, tieBreak);
        std::vector<size_t> order(level.size());
        std::iota(order.begin(), order.end(), 0);
        for (size_t i = 0; i < level.size(); ++i) {
            m_beyond = m_beyond || (values[i] && !isWithinMeasure(*values[i]));
            tally(level[i]).row.tieBreaks.push_back(values[i]);
        }
        if (m_beyond || !values.front()) {
            parted.push_back(level);
            return;
        }
        std::stable_sort(order.begin(), order.end(), [&](size_t left, size_t right) {
            return isBetter(tieBreak, *values[left], *values[right]);
        });
        for (size_t i = 0; i < order.size(); ++i) {
            if (i == 0 || values[order[i]] != values[order[i - 1]])
                parted.emplace_back();
            parted.back().push_back(level[order[i]]);
        }
    }

    std::vector<Tally> &m_tallies;
    const StandingsRules &m_rules;
    TieBreakValues m_values;
    bool m_beyond = false;
};

bool nameBefore(const StandingRow &left, const StandingRow &right)
{
    const int names = left.entrant.name.compare(right.entrant.name, Qt::CaseInsensitive);
    return names != 0 ? names < 0 : left.entrant.id < right.entrant.id;
}

} // namespace

const StandingRow *Standings::find(const EntrantId &entrant) const
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&entrant](const StandingRow &row) {
        return row.entrant.id == entrant;
    });
    return found == rows.end() ? nullptr : &*found;
}

Result<Standings> computeStandings(const StandingsInput &input, const StandingsRules &rules)
{
    auto tallies = tallyResults(input, rules);
    if (!tallies)
        return tallies.error();
    Ranking ranking(*tallies, rules);
    const std::vector<Level> levels = ranking.run();
    if (ranking.isBeyondMeasure())
        return Error{ErrorCode::TieBreakBeyondMeasure,
                     StandingsWords::tr("A tie-break gives a number beyond all measure."),
                     {}};
    Standings standings{rules.tieBreaks, {}, rules.counts, input.byRating};
    for (const Level &level : levels) {
        const auto first = static_cast<qsizetype>(standings.rows.size());
        for (const int place : level) {
            standings.rows.push_back(std::move((*tallies)[static_cast<size_t>(place)].row));
            standings.rows.back().rank = static_cast<int>(first) + 1;
        }
        std::sort(standings.rows.begin() + first, standings.rows.end(), nameBefore);
    }
    return standings;
}

} // namespace dugout
