// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/needsattention.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace dugout {

namespace {

std::optional<AttentionKind> kindOf(const LeagueRound &round, const LeagueFixture &fixture)
{
    if (!fixture.outcome)
        return round.published && !fixture.isBye() ? std::optional(AttentionKind::Waiting)
                                                   : std::nullopt;
    if (fixture.outcome->disputed != FixtureSide::Neither)
        return AttentionKind::Disputed;
    return isUnsigned(fixture, FixtureSide::Home) || isUnsigned(fixture, FixtureSide::Away)
        ? std::optional(AttentionKind::Unsigned)
        : std::nullopt;
}

/// Results count backwards; what has no date comes after what has one.
qint64 turnOf(const LeagueFixture &fixture)
{
    if (fixture.outcome)
        return -fixture.outcome->atMs;
    return fixture.when.dateMs > 0 ? fixture.when.dateMs : std::numeric_limits<qint64>::max();
}

} // namespace

std::vector<AttentionItem> needsAttention(const Competition &competition)
{
    struct Ordered
    {
        AttentionItem item;
        qint64 turn;
    };
    std::vector<Ordered> found;
    for (const Phase &phase : competition.phases) {
        for (const LeagueRound &round : phase.rounds) {
            for (const LeagueFixture &each : round.fixtures) {
                if (const auto kind = kindOf(round, each))
                    found.push_back({{*kind, round.number, each.id}, turnOf(each)});
            }
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const Ordered &one, const Ordered &other) {
        return std::pair(one.item.kind, one.turn) < std::pair(other.item.kind, other.turn);
    });
    std::vector<AttentionItem> items;
    for (const Ordered &each : found)
        items.push_back(each.item);
    return items;
}

} // namespace dugout
