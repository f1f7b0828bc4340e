// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how many microseconds the exact odds take, one line for each kind of question.
#include "core/odds/blockneed.h"
#include "core/odds/chainodds.h"
#include "core/odds/poolodds.h"
#include "core/rules/rulesetlibrary.h"
#include "tests/bench/processortime.h"

#include <cstdio>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

template<typename Question>
void measure(const char *name, const Question &question)
{
    constexpr int warmUp = 50;
    constexpr int rounds = 2000;
    int answered = 0;
    for (int round = 0; round < warmUp; ++round)
        answered += question() ? 1 : 0;
    const double start = processorMicroseconds();
    for (int round = 0; round < rounds; ++round)
        answered += question() ? 1 : 0;
    const double each = (processorMicroseconds() - start) / rounds;
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

void measureNeeds(const Ruleset &ruleset)
{
    const RollNeeds needs(ruleset);
    RollSituation dodge;
    dodge.profile = {6, 3, 3, 8};
    dodge.zones = 2;
    dodge.now.skills = {u"dodge"_s, u"two-heads"_s, u"break-tackle"_s};
    dodge.now.opponents = {{u"prehensile-tail"_s, 2}, {u"tackle"_s, 1}};
    measure("what a dodge needs", [&] { return needs.need(u"dodge"_s, dodge).has_value(); });
    RollSituation pass = dodge;
    pass.now.skills = {u"accurate"_s, u"strong-arm"_s, u"pass"_s};
    pass.now.opponents = {{u"disturbing-presence"_s, 2}};
    pass.now.range = u"long-pass"_s;
    pass.now.weather = u"very-sunny"_s;
    measure("what a pass needs", [&] { return needs.need(u"pass"_s, pass).has_value(); });
    HarmSituation harm;
    harm.attackerSkills = {u"mighty-blow"_s, u"claw"_s, u"piling-on"_s};
    harm.conditions = {u"block"_s};
    const HarmCalculator calculator(needs.effects());
    measure("armour, injury and casualty with three skills",
            [&] { return calculator.harm(harm).has_value(); });
    BlockSituation block;
    block.attacker.skills = {u"block"_s, u"mighty-blow"_s, u"loner"_s};
    block.attacker.strength = 5;
    block.defender.skills = {u"dodge"_s, u"wrestle"_s};
    const BlockCalculator blocks(needs.effects());
    measure("a block and its harm", [&] { return blocks.block(block).has_value(); });
    block.attacker.skills.append(u"frenzy"_s);
    block.teamReroll = true;
    measure("Frenzy with a team re-roll", [&] { return blocks.block(block).has_value(); });
    block.attacker.strength = 2;
    block.attacker.skills
        += {u"dauntless"_s, u"juggernaut"_s, u"strip-ball"_s, u"claw"_s, u"piling-on"_s};
    block.defender.skills += {u"foul-appearance"_s, u"stand-firm"_s, u"regeneration"_s};
    block.defender.hasBall = block.defender.apothecary = true;
    block.conditions = {u"blitz"_s};
    block.weather = u"blizzard"_s;
    measure("Frenzy with everything at once", [&] { return blocks.block(block).has_value(); });
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
    RulesetLibrary library;
    if (const auto ruleset = library.load(u"crp"_s))
        measureNeeds(**ruleset);
    return 0;
}
