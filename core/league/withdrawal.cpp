// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/withdrawal.h"

#include <QHash>

namespace dugout {

namespace {

FixtureResult withoutCounts(const FixtureResult &result, ResultKind kind)
{
    FixtureResult bare;
    bare.round = result.round;
    bare.home = result.home;
    bare.away = result.away;
    bare.kind = kind;
    return bare;
}

FixtureResult awardedAgainst(bool home, bool away, const FixtureResult &result, int awardedTd)
{
    if (home && away)
        return withoutCounts(result, ResultKind::DoubleForfeit);
    FixtureResult awarded = withoutCounts(result, ResultKind::Awarded);
    (home ? awarded.tdAgainst : awarded.td) = awardedTd;
    awarded.winner = home ? FixtureSide::Away : FixtureSide::Home;
    return awarded;
}

} // namespace

std::vector<FixtureResult> resultsAfter(const std::vector<Withdrawal> &withdrawals,
                                        const std::vector<FixtureResult> &results, int awardedTd)
{
    if (withdrawals.empty())
        return results;
    QHash<EntrantId, LeftResults> left;
    for (const Withdrawal &withdrawal : withdrawals)
        left.insert(withdrawal.entrant, withdrawal.results);
    std::vector<FixtureResult> counted;
    for (const FixtureResult &result : results) {
        const LeftResults home = left.value(result.home, LeftResults::Kept);
        const LeftResults away = left.value(result.away, LeftResults::Kept);
        const bool awarded = home == LeftResults::Awarded || away == LeftResults::Awarded;
        if (home == LeftResults::Voided || away == LeftResults::Voided
            || (awarded && result.kind == ResultKind::Bye))
            continue;
        counted.push_back(awarded ? awardedAgainst(home == LeftResults::Awarded,
                                                   away == LeftResults::Awarded, result, awardedTd)
                                  : result);
    }
    return counted;
}

} // namespace dugout
