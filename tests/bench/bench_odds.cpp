// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how many microseconds the exact odds take, one line for each kind of question.
#include "core/dice/chainodds.h"
#include "core/dice/poolodds.h"

#include <QElapsedTimer>

#include <cstdio>

using namespace dugout;

namespace {

template<typename Question>
void measure(const char *name, const Question &question)
{
    constexpr int warmUp = 50;
    constexpr int rounds = 2000;
    int answered = 0;
    for (int round = 0; round < warmUp; ++round)
        answered += question() ? 1 : 0;
    QElapsedTimer timer;
    timer.start();
    for (int round = 0; round < rounds; ++round)
        answered += question() ? 1 : 0;
    const double each = static_cast<double>(timer.nsecsElapsed()) / 1000.0 / rounds;
    std::printf("%-52s %9.2f us%s\n", name, each, answered == 0 ? " (no answer)" : "");
}

std::vector<ChainStep> mixedChain(int length)
{
    const std::vector<ChainStep> kinds{
        ChainStep::target(3),
        ChainStep::target(2).withSkillReroll(),
        ChainStep::block(2, 5, Chooser::Attacker),
        ChainStep::block(2, 4, Chooser::Defender),
        ChainStep::target(4).withPro(),
    };
    std::vector<ChainStep> steps;
    for (int step = 0; step < length; ++step)
        steps.push_back(kinds[static_cast<size_t>(step) % kinds.size()]);
    return steps;
}

} // namespace

int main()
{
    measure("one D6 with a team re-roll", [] {
        return ChainOdds::chances({ChainStep::target(3)}, {1, false}).has_value();
    });
    measure("three block dice with a team re-roll", [] {
        return ChainOdds::chances({ChainStep::block(3, 2, Chooser::Attacker)}, {1, true})
            .has_value();
    });
    const std::vector<ChainStep> ten = mixedChain(10);
    measure("ten steps with a re-roll", [&ten] {
        return ChainOdds::chances(ten, {1, true}).has_value();
    });
    const std::vector<ChainStep> heavy(10, ChainStep::block(3, 5, Chooser::Attacker));
    measure("ten steps of three block dice with a re-roll", [&heavy] {
        return ChainOdds::chances(heavy, {1, true}).has_value();
    });
    const DicePool attack{{1, 3, 2}, 6};
    const DicePool defence{{1, 2, 3}, 5};
    measure("skirmish, 6 v 5 dice",
            [&] { return poolOdds(attack, defence).success > Rational(0); });
    DicePool rolledAgain = attack;
    rolledAgain.rerollWhole = true;
    measure("skirmish, 6 v 5 dice, whole pool re-rolled",
            [&] { return poolOdds(rolledAgain, defence).success > Rational(0); });
    return 0;
}
