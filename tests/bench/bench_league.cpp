// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how long the draws and tables of a large league take, in milliseconds of the processor.
#include "core/league/randomleague.h"
#include "core/league/swissfield.h"
#include "tests/bench/processortime.h"

#include <cstdio>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

std::vector<Entrant> entrantsOf(int count)
{
    std::vector<Entrant> entrants;
    for (int i = 0; i < count; ++i) {
        Entrant entrant;
        entrant.name = u"Team %1"_s.arg(i);
        entrant.id = EntrantId(entrant.name);
        entrants.push_back(entrant);
    }
    return entrants;
}

StandingsRules rules()
{
    StandingsRules all;
    all.points = *PointsFormula::parse(u"10*won + 5*drawn + min(td,3) + min(cas,3)"_s);
    all.tieBreaks = *parseTieBreaks(u"head-to-head,opponents,sonneborn-berger,td-difference"_s);
    return all;
}

void measureSwiss(RandomSource &source)
{
    StandingsInput input{entrantsOf(mostEntrants), {}, {}, {}};
    double longest = 0;
    double all = 0;
    double tables = 0;
    for (int round = 1; round <= mostRounds; ++round) {
        const double start = processorMicroseconds();
        const Standings standings = *computeStandings(input, rules());
        const double reckoned = processorMicroseconds();
        SwissRules swiss;
        swiss.round = round;
        const DrawnRound drawn = *drawSwiss(swissField(standings, input.results), swiss, source);
        const double took = processorMicroseconds() - reckoned;
        tables += reckoned - start;
        all += took;
        longest = std::max(longest, took);
        for (const Pairing &pair : drawn.pairs)
            input.results.push_back(randomResult({pair, round}, source));
    }
    std::printf("a Swiss round of 256, on average %26.2f ms\n", all / mostRounds / 1000);
    std::printf("a Swiss round of 256, the longest of 40 %19.2f ms\n", longest / 1000);
    std::printf("its table, on average %37.2f ms\n", tables / mostRounds / 1000);
}

void measureTable(RandomSource &source)
{
    constexpr int teams = 1000;
    constexpr int matches = 100'000;
    StandingsInput input{entrantsOf(teams), {}, {}, {}};
    while (static_cast<int>(input.results.size()) < matches) {
        const auto one = static_cast<size_t>(source.roll(teams) - 1);
        const auto other = static_cast<size_t>(source.roll(teams) - 1);
        if (one != other)
            input.results.push_back(
                randomResult({{input.entrants[one].id, input.entrants[other].id}, 1}, source));
    }
    const double start = processorMicroseconds();
    const bool done = computeStandings(input, rules()).has_value();
    std::printf("a table of 1,000 teams and 100,000 matches %16.2f ms%s\n",
                (processorMicroseconds() - start) / 1000, done ? "" : " (no table)");
}

} // namespace

int main()
{
    SeededRandomSource source(1);
    measureSwiss(source);
    measureTable(source);
    return 0;
}
