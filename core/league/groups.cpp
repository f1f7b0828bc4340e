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
        return Error{u"number-of-groups"_s,
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

Result<Bracket> drawPlayOffs(const std::vector<Division> &qualified, const KnockOutRules &rules)
{
    std::vector<EntrantId> seeds;
    size_t tiers = 0;
    for (const Division &group : qualified)
        tiers = std::max(tiers, group.size());
    for (size_t tier = 0; tier < tiers; ++tier) {
        for (const Division &group : qualified) {
            if (tier < group.size())
                seeds.push_back(group[tier]);
        }
    }
    auto bracket = drawBracket(seeds, rules);
    if (!bracket)
        return bracket.error();
    return PlayOffs(qualified, *std::move(bracket)).run();
}

} // namespace dugout
