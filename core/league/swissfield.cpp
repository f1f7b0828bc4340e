// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/swissfield.h"

namespace dugout {

namespace {

class SwissField
{
public:
    explicit SwissField(const Standings &standings)
    {
        for (const StandingRow &row : standings.rows) {
            if (row.withdrawn)
                continue;
            m_places.insert(row.entrant.id, m_entrants.size());
            SwissEntrant &entrant = m_entrants.emplace_back();
            entrant.id = row.entrant.id;
            entrant.place = row.rank;
            entrant.score = row.points;
            entrant.club = row.entrant.club;
        }
    }

    void add(const FixtureResult &result)
    {
        SwissEntrant *home = find(result.home);
        SwissEntrant *away = find(result.away);
        if (result.kind == ResultKind::Bye) {
            if (home)
                ++home->byes;
            return;
        }
        if (home) {
            ++home->homes;
            home->met[result.away] += 1;
        }
        if (away) {
            ++away->aways;
            away->met[result.home] += 1;
        }
    }

    std::vector<SwissEntrant> take() { return std::move(m_entrants); }

private:
    SwissEntrant *find(const EntrantId &id)
    {
        const auto place = m_places.constFind(id);
        return place == m_places.constEnd() ? nullptr : &m_entrants[*place];
    }

    QHash<EntrantId, size_t> m_places;
    std::vector<SwissEntrant> m_entrants;
};

} // namespace

std::vector<SwissEntrant> swissField(const Standings &standings,
                                     const std::vector<FixtureResult> &results)
{
    SwissField field(standings);
    for (const FixtureResult &result : results)
        field.add(result);
    return field.take();
}

} // namespace dugout
