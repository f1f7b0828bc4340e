// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/groups.h"

#include "core/league/lot.h"
#include "core/league/matching.h"

#include <QCoreApplication>
#include <QHash>

#include <bit>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct GroupWords
{
    Q_DECLARE_TR_FUNCTIONS(Groups)
};

/// Which places of the bracket the entrants of one tier have, and who they are.
struct Tier
{
    std::vector<EntrantId> entrants;
    std::vector<size_t> places;
};

/// The round in which two places of a bracket meet, from 1 on.
int meetingRound(size_t one, size_t other)
{
    return static_cast<int>(std::bit_width(one ^ other));
}

/// Everybody of some groups, the best first.
std::vector<EntrantId> inTiers(const std::vector<Division> &groups)
{
    std::vector<EntrantId> all;
    size_t tiers = 0;
    for (const Division &group : groups)
        tiers = std::max(tiers, group.size());
    for (size_t tier = 0; tier < tiers; ++tier) {
        for (const Division &group : groups) {
            if (tier < group.size())
                all.push_back(group[tier]);
        }
    }
    return all;
}

/// Groups that are filled anew, in the sizes they had.
class Seating
{
public:
    explicit Seating(const std::vector<Division> &groups)
        : m_order(inTiers(groups))
    {
        for (size_t group = 0; group < groups.size(); ++group) {
            m_free.push_back(groups[group].size());
            for (const EntrantId &each : groups[group])
                m_dealt.insert(each, group);
        }
    }

    void seatPair(const Pairing &pair)
    {
        const bool isKnown = m_dealt.contains(pair.home) && m_dealt.contains(pair.away);
        if (!isKnown || m_seated.contains(pair.home) || m_seated.contains(pair.away))
            return;
        const size_t group = roomFor(2, m_dealt.value(pair.home));
        if (group == m_free.size())
            return;
        seat(pair.home, group);
        seat(pair.away, group);
    }

    std::vector<Division> run()
    {
        // Entrants who can stay do, before those who have to move look for a place.
        for (const EntrantId &each : m_order) {
            if (!m_seated.contains(each) && m_free[m_dealt.value(each)] > 0)
                seat(each, m_dealt.value(each));
        }
        std::vector<Division> groups(m_free.size());
        for (const EntrantId &each : m_order) {
            if (!m_seated.contains(each))
                seat(each, roomFor(1, m_dealt.value(each)));
            groups[m_seated.value(each)].push_back(each);
        }
        return groups;
    }

private:
    /// The group that is wanted, else the first with so many places; past the last without one.
    [[nodiscard]] size_t roomFor(size_t places, size_t wanted) const
    {
        if (m_free[wanted] >= places)
            return wanted;
        const auto found = std::find_if(m_free.begin(), m_free.end(),
                                        [places](size_t free) { return free >= places; });
        return static_cast<size_t>(found - m_free.begin());
    }

    void seat(const EntrantId &entrant, size_t group)
    {
        m_seated.insert(entrant, group);
        --m_free[group];
    }

    std::vector<EntrantId> m_order;
    std::vector<size_t> m_free;
    QHash<EntrantId, size_t> m_dealt;
    QHash<EntrantId, size_t> m_seated;
};

class PlayOffs
{
public:
    PlayOffs(const std::vector<Division> &qualified, Bracket bracket)
        : m_bracket(std::move(bracket))
    {
        for (size_t group = 0; group < qualified.size(); ++group) {
            for (size_t i = 0; i < qualified[group].size(); ++i) {
                const EntrantId &entrant = qualified[group][i];
                m_groups.insert(entrant, group);
                if (m_tiers.size() <= i)
                    m_tiers.resize(i + 1);
                m_tiers[i].entrants.push_back(entrant);
                m_tiers[i].places.push_back(placeOf(entrant));
            }
        }
    }

    Bracket run()
    {
        for (const Tier &tier : m_tiers) {
            if (&tier != &m_tiers.front())
                setApart(tier);
            for (const size_t place : tier.places)
                m_settled.push_back(place);
        }
        return std::move(m_bracket);
    }

private:
    [[nodiscard]] size_t placeOf(const EntrantId &entrant) const
    {
        const auto found = std::find(m_bracket.places.begin(), m_bracket.places.end(), entrant);
        return static_cast<size_t>(found - m_bracket.places.begin());
    }

    /// Who would meet a mate sooner pays many times more; who keeps the seed of old pays nothing.
    [[nodiscard]] MatchingCost cost(const EntrantId &entrant, size_t place, bool isOwn) const
    {
        MatchingCost sum = isOwn ? 0 : 1;
        for (const size_t other : m_settled) {
            if (m_groups.value(m_bracket.places[other]) == m_groups.value(entrant))
                sum += MatchingCost(1) << (10 * (m_bracket.rounds() - meetingRound(place, other)));
        }
        return sum;
    }

    /// Shares the places of a tier out among its entrants anew.
    void setApart(const Tier &tier)
    {
        const auto count = static_cast<int>(tier.entrants.size());
        std::vector<MatchingEdge> edges;
        for (int i = 0; i < count; ++i) {
            for (int j = 0; j < count; ++j)
                edges.push_back({i, count + j,
                                 cost(tier.entrants[static_cast<size_t>(i)],
                                      tier.places[static_cast<size_t>(j)], i == j)});
        }
        const std::vector<int> places = leastCostMatching(2 * count, edges);
        for (size_t i = 0; i < tier.entrants.size(); ++i)
            m_bracket.places[tier.places[static_cast<size_t>(places[i] - count)]]
                = tier.entrants[i];
    }

    Bracket m_bracket;
    std::vector<Tier> m_tiers;
    std::vector<size_t> m_settled;
    QHash<EntrantId, size_t> m_groups;
};

} // namespace

Result<std::vector<Division>> drawGroups(const std::vector<EntrantId> &seeds, int groups,
                                         RandomSource *lot)
{
    if (const auto sound = checkEntrants(seeds); !sound)
        return sound.error();
    const auto count = static_cast<int>(seeds.size());
    if (groups < 1 || groups * 2 > count)
        return Error{ErrorCode::NumberOfGroups,
                     GroupWords::tr("%1 teams can be dealt to between 1 and %2 groups.")
                         .arg(count)
                         .arg(count / 2),
                     {}};
    std::vector<Division> dealt(static_cast<size_t>(groups));
    for (size_t first = 0; first < seeds.size(); first += dealt.size()) {
        std::vector<size_t> order(dealt.size());
        for (size_t i = 0; i < order.size(); ++i)
            order[i] = (first / dealt.size()) % 2 == 0 ? i : order.size() - 1 - i;
        if (lot)
            drawOrder(order, *lot);
        for (size_t i = 0; i < order.size() && first + i < seeds.size(); ++i)
            dealt[order[i]].push_back(seeds[first + i]);
    }
    return dealt;
}

std::vector<Division> withTogether(const std::vector<Division> &groups,
                                   const std::vector<Pairing> &pairs)
{
    Seating seating(groups);
    for (const Pairing &each : pairs)
        seating.seatPair(each);
    return seating.run();
}

Result<Bracket> drawPlayOffs(const std::vector<Division> &qualified, const KnockOutRules &rules)
{
    auto bracket = drawBracket(inTiers(qualified), rules);
    if (!bracket)
        return bracket.error();
    return PlayOffs(qualified, *std::move(bracket)).run();
}

} // namespace dugout
