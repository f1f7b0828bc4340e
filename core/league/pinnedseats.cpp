// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/pinnedseats.h"

#include "core/league/circle.h"
#include "core/league/lot.h"

#include <algorithm>
#include <optional>

namespace dugout {

namespace {

/// Who meets whom: places, and whether at home.
struct Opponent
{
    int seat = -1; ///< -1: a bye
    bool home = false;
};

/// A pin as one of its two sees it.
struct Tie
{
    int other = 0;
    int round = 0;
    bool home = false;
};

/// Entrants and the places they would take.
using Seating = std::vector<std::pair<int, int>>;

/// A pin leaves the partner's seat no choice. So all entrants connected by pins are placed at once,
/// in as many ways as there are seats for the first.
class PinnedSeats
{
public:
    PinnedSeats(const std::vector<EntrantId> &entrants, const std::vector<SeatPin> &pins,
                bool homesCount)
        : m_entrants(entrants)
        , m_ties(entrants.size())
        , m_homesCount(homesCount)
        , m_taken(entrants.size(), -1)
    {
        const auto count = static_cast<int>(entrants.size());
        for (int round = 0; round < circleRounds(count); ++round) {
            std::vector<Opponent> &met = m_opponents.emplace_back(entrants.size());
            for (const CirclePlaces &places : circleRound(count, round)) {
                met[static_cast<size_t>(places.home)] = {places.away, true};
                met[static_cast<size_t>(places.away)] = {places.home, false};
            }
        }
        for (const SeatPin &pin : pins) {
            const int home = placeOf(pin.pair.home);
            const int away = placeOf(pin.pair.away);
            m_ties[static_cast<size_t>(home)].push_back({away, pin.round, true});
            m_ties[static_cast<size_t>(away)].push_back({home, pin.round, false});
        }
    }

    [[nodiscard]] std::optional<std::vector<EntrantId>> run(RandomSource *lot)
    {
        std::vector<bool> seen(m_entrants.size(), false);
        for (size_t i = 0; i < m_entrants.size(); ++i) {
            if (!seen[i] && !m_ties[i].empty())
                m_ways.push_back(waysFrom(static_cast<int>(i), seen, lot));
        }
        // The one with the fewest ways is placed first.
        std::stable_sort(m_ways.begin(), m_ways.end(), [](const auto &one, const auto &other) {
            return one.size() < other.size();
        });
        if (!place(0))
            return std::nullopt;
        return seated();
    }

private:
    [[nodiscard]] int placeOf(const EntrantId &id) const
    {
        return static_cast<int>(std::find(m_entrants.begin(), m_entrants.end(), id)
                                - m_entrants.begin());
    }

    [[nodiscard]] std::vector<Seating> waysFrom(int first, std::vector<bool> &seen,
                                                RandomSource *lot) const
    {
        std::vector<Seating> ways;
        for (size_t seat = 0; seat < m_entrants.size(); ++seat) {
            if (auto way = placementFrom(first, static_cast<int>(seat)))
                ways.push_back(*std::move(way));
        }
        markAll(first, seen);
        if (lot)
            drawOrder(ways, *lot);
        return ways;
    }

    void markAll(int first, std::vector<bool> &seen) const
    {
        std::vector<int> open{first};
        while (!open.empty()) {
            const auto here = static_cast<size_t>(open.back());
            open.pop_back();
            if (seen[here])
                continue;
            seen[here] = true;
            for (const Tie &each : m_ties[here])
                open.push_back(each.other);
        }
    }

    [[nodiscard]] std::optional<Seating> placementFrom(int first, int seat) const
    {
        std::vector<int> seatOf(m_entrants.size(), -1);
        std::vector<bool> taken(m_entrants.size(), false);
        Seating placed{{first, seat}};
        seatOf[static_cast<size_t>(first)] = seat;
        taken[static_cast<size_t>(seat)] = true;
        for (size_t next = 0; next < placed.size(); ++next) {
            const auto [who, where] = placed[next];
            for (const Tie &tie : m_ties[static_cast<size_t>(who)]) {
                const Opponent met
                    = m_opponents[static_cast<size_t>(tie.round)][static_cast<size_t>(where)];
                int &known = seatOf[static_cast<size_t>(tie.other)];
                if (met.seat < 0 || (m_homesCount && met.home != tie.home)
                    || (known >= 0 && known != met.seat))
                    return std::nullopt;
                if (known >= 0)
                    continue;
                if (taken[static_cast<size_t>(met.seat)])
                    return std::nullopt;
                known = met.seat;
                taken[static_cast<size_t>(met.seat)] = true;
                placed.emplace_back(tie.other, met.seat);
            }
        }
        return placed;
    }

    [[nodiscard]] bool isFree(const Seating &way) const
    {
        return std::all_of(way.begin(), way.end(), [this](const auto &each) {
            return m_taken[static_cast<size_t>(each.second)] < 0;
        });
    }

    void take(const Seating &way, bool isTaken)
    {
        for (const auto &[who, seat] : way)
            m_taken[static_cast<size_t>(seat)] = isTaken ? who : -1;
    }

    [[nodiscard]] bool place(size_t group)
    {
        if (group == m_ways.size())
            return true;
        for (const Seating &way : m_ways[group]) {
            if (++m_tries > mostTries)
                return false;
            if (!isFree(way))
                continue;
            take(way, true);
            if (place(group + 1))
                return true;
            take(way, false);
        }
        return false;
    }

    [[nodiscard]] std::vector<EntrantId> seated() const
    {
        std::vector<EntrantId> seats(m_entrants.size());
        std::vector<bool> sits(m_entrants.size(), false);
        for (size_t seat = 0; seat < seats.size(); ++seat) {
            if (m_taken[seat] < 0)
                continue;
            seats[seat] = m_entrants[static_cast<size_t>(m_taken[seat])];
            sits[static_cast<size_t>(m_taken[seat])] = true;
        }
        size_t next = 0;
        for (EntrantId &seat : seats) {
            while (next < sits.size() && sits[next])
                ++next;
            if (seat.isEmpty())
                seat = m_entrants[next++];
        }
        return seats;
    }

    static constexpr int mostTries = 200'000; // some pins leave no way, and to be sure takes ages

    const std::vector<EntrantId> &m_entrants;
    std::vector<std::vector<Opponent>> m_opponents; ///< by round and place
    std::vector<std::vector<Tie>> m_ties; ///< by entrant
    bool m_homesCount;
    std::vector<std::vector<Seating>> m_ways;
    std::vector<int> m_taken; ///< who sits there
    int m_tries = 0;
};

} // namespace

std::optional<std::vector<EntrantId>> seatsFor(const std::vector<EntrantId> &entrants,
                                               const std::vector<SeatPin> &pins, RandomSource *lot)
{
    auto seats = PinnedSeats(entrants, pins, true).run(lot);
    return seats ? seats : PinnedSeats(entrants, pins, false).run(lot);
}

} // namespace dugout
