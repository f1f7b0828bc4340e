// SPDX-License-Identifier: GPL-3.0-or-later
// One table of all figures: each beside its reference, turn about in the same run, as the processor
// counts it, and both again with ten times the work. Says nothing about what is good enough;
// RESULTS.md keeps what came out.
#include "tests/bench/benchfigure.h"
#include "tests/bench/benchrounds.h"
#include "tests/bench/processortime.h"

#include <QApplication>

#include <algorithm>
#include <cstdio>

using namespace dugout;
using namespace dugout::bench;

namespace {

const int rounds = benchRounds(5);

struct Pair
{
    double ours = 0; ///< milliseconds
    double bare = 0;

    [[nodiscard]] double ratio() const { return bare > 0 ? ours / bare : 0; }
};

double timeOf(const std::function<void()> &work)
{
    const double start = processorMicroseconds();
    work();
    return (processorMicroseconds() - start) / 1e3;
}

double median(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

Pair measure(const Figure &figure, int work)
{
    std::vector<double> ours;
    std::vector<double> bare;
    for (int round = 0; round <= rounds; ++round) {
        const double bareTime = timeOf(figure.bare(work));
        const double ourTime = timeOf(figure.ours(work));
        if (round == 0)
            continue; // fills the caches
        bare.push_back(bareTime);
        ours.push_back(ourTime);
    }
    return {median(ours), median(bare)};
}

void print(const Figure &figure)
{
    const Pair once = measure(figure, figure.work);
    const Pair tenfold = isOnlyTried() ? once : measure(figure, figure.work * 10);
    std::printf("| %-38s | %-32s | %5d | %8.2f | %8.2f | %6.1f | %8.2f | %8.2f | %6.1f | %6.1f |\n",
                figure.name, figure.reference, figure.work, once.ours, once.bare, once.ratio(),
                tenfold.ours, tenfold.bare, tenfold.ratio(),
                once.ours > 0 ? tenfold.ours / once.ours : 0);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    std::printf("| %-38s | %-32s | %5s | %8s | %8s | %6s | %8s | %8s | %6s | %6s |\n", "figure",
                "beside", "work", "ms", "bare ms", "ratio", "10x ms", "10x bare", "ratio",
                "growth");
    std::printf("|---|---|--:|--:|--:|--:|--:|--:|--:|--:|\n");
    for (const auto &figures :
         {storeFigures(), rulesFigures(), leagueFigures(), pageFigures(), windowFigures()}) {
        for (const Figure &figure : figures) {
            if (argc < 2 || QByteArrayView(figure.name).contains(argv[1]))
                print(figure);
        }
    }
    return 0;
}
