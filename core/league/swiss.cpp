// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/swiss.h"

#include "core/league/swisscosts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SwissWords
{
    Q_DECLARE_TR_FUNCTIONS(Swiss)
};

std::vector<EntrantId> idsOf(const std::vector<SwissEntrant> &entrants)
{
    std::vector<EntrantId> ids;
    ids.reserve(entrants.size());
    for (const SwissEntrant &entrant : entrants)
        ids.push_back(entrant.id);
    return ids;
}

/// Those whom no pin has taken yet.
std::vector<SwissEntrant> unpinned(const std::vector<SwissEntrant> &entrants,
                                   const std::vector<Pairing> &pinned)
{
    std::vector<SwissEntrant> rest;
    std::copy_if(entrants.begin(), entrants.end(), std::back_inserter(rest),
                 [&pinned](const SwissEntrant &entrant) {
                     return std::none_of(pinned.begin(), pinned.end(), [&](const Pairing &pair) {
                         return pair.home == entrant.id || pair.away == entrant.id;
                     });
                 });
    return rest;
}

std::vector<MatchingEdge> edgesAmong(const std::vector<SwissEntrant> &entrants, SwissCosts &costs)
{
    const size_t count = entrants.size();
    std::vector<MatchingEdge> edges;
    edges.reserve(count * (count + 1) / 2);
    for (size_t first = 0; first < count; ++first) {
        for (size_t second = first + 1; second < count; ++second)
            edges.push_back(
                {static_cast<int>(first), static_cast<int>(second), costs.ofPair(first, second)});
        if (count % 2 == 1)
            edges.push_back({static_cast<int>(first), static_cast<int>(count), costs.ofBye(first)});
    }
    return edges;
}

bool isHome(const SwissEntrant &one, const SwissEntrant &other, RandomSource &lot)
{
    const int surplus = one.homes - one.aways;
    const int otherSurplus = other.homes - other.aways;
    return surplus != otherSurplus ? surplus < otherSurplus : lot.roll(2) == 1;
}

void addPairs(const std::vector<SwissEntrant> &entrants, const std::vector<int> &partners,
              RandomSource &lot, DrawnRound &round)
{
    for (size_t i = 0; i < entrants.size(); ++i) {
        const auto partner = static_cast<size_t>(partners[i]);
        if (partner == entrants.size()) {
            round.byes.push_back(entrants[i].id);
        } else if (i < partner) {
            const SwissEntrant &one = entrants[i];
            const SwissEntrant &other = entrants[partner];
            round.pairs.push_back(isHome(one, other, lot) ? Pairing{one.id, other.id}
                                                          : Pairing{other.id, one.id});
        }
    }
}

void sortByPlace(const std::vector<SwissEntrant> &entrants, DrawnRound &round)
{
    QHash<EntrantId, int> places;
    for (const SwissEntrant &entrant : entrants)
        places.insert(entrant.id, entrant.place);
    const auto best = [&places](const Pairing &pair) {
        const int home = places.value(pair.home);
        const int away = places.value(pair.away);
        return std::pair(std::min(home, away), std::max(home, away));
    };
    std::stable_sort(
        round.pairs.begin(), round.pairs.end(),
        [&best](const Pairing &left, const Pairing &right) { return best(left) < best(right); });
}

} // namespace

Result<DrawnRound> drawSwiss(const std::vector<SwissEntrant> &entrants, const SwissRules &rules,
                             RandomSource &lot)
{
    const std::vector<EntrantId> ids = idsOf(entrants);
    if (const auto sound = checkEntrants(ids); !sound)
        return sound.error();
    if (const auto sound = checkPinned(rules.pinned, ids); !sound)
        return sound.error();
    DrawnRound round{rules.round, {}, {}};
    for (const Pairing &pair : rules.pinned) {
        if (pair.away.isEmpty())
            round.byes.push_back(pair.home);
        else
            round.pairs.push_back(pair);
    }
    const std::vector<SwissEntrant> rest = unpinned(entrants, rules.pinned);
    SwissCosts costs(rest, rules, lot);
    if (!costs.fits())
        return Error{ErrorCode::ScoresBeyondMeasure,
                     SwissWords::tr("The points lie too far apart to be paired by."),
                     {}};
    if (!rest.empty()) {
        const size_t nodes = rest.size() + rest.size() % 2;
        addPairs(rest, leastCostMatching(static_cast<int>(nodes), edgesAmong(rest, costs)), lot,
                 round);
    }
    sortByPlace(entrants, round);
    return round;
}

} // namespace dugout
