// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/countedrows.h"

#include "core/match/state/playednames.h"
#include "core/rules/knownwords.h"
#include "core/rules/ruleeffect.h"

namespace dugout {

namespace {

int scoreOf(const AfterView &view, Seat seat)
{
    return view.match().side(seat).score;
}

/// By players of the side, as their sheets have it.
int casualtiesCaused(const AfterView &view)
{
    int sum = 0;
    for (const MatchPlayer &player : view.match().side(view.seat()).players)
        sum += player.achievements.casualties;
    return sum;
}

/// On the other side, whatever hurt them.
int casualtiesOpposite(const AfterView &view)
{
    const auto &all = view.match().casualties;
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [&view](const CasualtyRecord &record) {
            return record.victim.seat == view.otherSeat();
        }));
}

const QString &occasionOf(const AfterView &view)
{
    return view.context().setup().occasion;
}

/// How much there is of what a row may count for.
struct Counting
{
    QStringView effect;
    int (*count)(const AfterView &);
};

constexpr Counting countings[]{
    {Does::ForCasualties, casualtiesCaused},
    {Does::ForDefeat,
     [](const AfterView &view) { return view.outcome() == Outcome::Loss ? 1 : 0; }},
    {Does::ForFanFactor, [](const AfterView &view) { return view.team().fanFactor; }},
    {Does::ForFinal,
     [](const AfterView &view) { return occasionOf(view) == Played::Final ? 1 : 0; }},
    {Does::ForMajorSponsor, [](const AfterView &view) { return view.hasMajorSponsor() ? 1 : 0; }},
    {Does::ForOpposingCasualties, casualtiesOpposite},
    {Does::ForOwnedStadium,
     [](const AfterView &view) { return view.team().home.ownsStadium ? 1 : 0; }},
    {Does::ForPlayOff,
     [](const AfterView &view) {
         return !occasionOf(view).isEmpty() && !view.isFriendly() ? 1 : 0;
     }},
    {Does::ForSemiFinal,
     [](const AfterView &view) { return occasionOf(view) == Played::SemiFinal ? 1 : 0; }},
    {Does::ForTouchdowns, [](const AfterView &view) { return scoreOf(view, view.seat()); }},
    {Does::ForTouchdownsAhead,
     [](const AfterView &view) {
         return scoreOf(view, view.seat()) - scoreOf(view, view.otherSeat());
     }},
    {Does::ForVictory,
     [](const AfterView &view) { return view.outcome() == Outcome::Win ? 1 : 0; }},
};

int timesOf(const AfterView &view, const QString &table, const TableRow &row)
{
    const auto ruleEffects = ruleEffectsOfRow(view.ruleset(), table, row.id.text());
    for (const Counting &each : countings) {
        if (!findRuleEffect(ruleEffects, each.effect))
            continue;
        const int count = each.count(view);
        if (!row.per.isEmpty())
            return count / std::max(1, row.value(Key::Step, 1));
        return count >= row.value(Key::Minimum, 1) ? 1 : 0;
    }
    return 0;
}

} // namespace

std::vector<CountedRow> countedRows(const AfterView &view, const QString &table)
{
    std::vector<CountedRow> found;
    for (const TableRow &row : view.context().rows(table)) {
        if (const int value = timesOf(view, table, row) * row.value(Key::Modifier))
            found.push_back({&row, value});
    }
    return found;
}

int countedSum(const AfterView &view, const QString &table)
{
    int sum = 0;
    for (const CountedRow &each : countedRows(view, table))
        sum += each.value;
    return sum;
}

} // namespace dugout
