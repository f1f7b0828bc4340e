// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/chainodds.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The chance of the rest of the chain by team re-rolls left and by whether Pro is still unused.
using Level = std::array<std::vector<Rational>, 2>;

class Solver
{
public:
    explicit Solver(const ChainRules &rules)
        : m_rules(rules)
        , m_lonerChance(d6Chance(rules.lonerTarget))
        , m_proChance(d6Chance(rules.proTarget))
    { }

    [[nodiscard]] Level end() const
    {
        const std::vector<Rational> certain(static_cast<size_t>(m_rules.rerolls) + 1, Rational(1));
        return {certain, certain};
    }

    [[nodiscard]] Level before(const ChainStep &step, const Level &rest) const
    {
        Level level = rest;
        for (size_t pro = 0; pro < level.size(); ++pro) {
            for (size_t rerolls = 0; rerolls < level[pro].size(); ++rerolls)
                level[pro][rerolls] = chance(step, rest, rerolls, pro);
        }
        return level;
    }

    /// What a team re-roll of this failed step is worth.
    [[nodiscard]] Rational afterTeamReroll(const ChainStep &step, const Level &rest, size_t rerolls,
                                           size_t pro) const
    {
        return rerolls == 0 ? Rational(0) : allowed(step) * step.chance() * rest[pro][rerolls - 1];
    }

private:
    [[nodiscard]] Rational allowed(const ChainStep &step) const
    {
        return m_rules.loner || step.isLoner() ? m_lonerChance : Rational(1);
    }

    [[nodiscard]] Rational afterPro(const ChainStep &step, const Level &rest, size_t rerolls) const
    {
        const Rational again = m_proChance * step.chance() * rest[0][rerolls];
        if (rerolls == 0)
            return again;
        // The Pro roll failed, and that roll is itself re-rolled.
        const Rational second = allowed(step) * m_proChance * step.chance() * rest[0][rerolls - 1];
        return again + (Rational(1) - m_proChance) * second;
    }

    [[nodiscard]] Rational chance(const ChainStep &step, const Level &rest, size_t rerolls,
                                  size_t pro) const
    {
        const Rational &first = step.chance();
        const Rational clean = first * rest[pro][rerolls];
        if (!step.mayBeRerolled())
            return clean;
        const Rational failure = Rational(1) - first;
        if (step.hasSkillReroll())
            return clean + failure * clean;
        Rational best = afterTeamReroll(step, rest, rerolls, pro);
        if (step.hasPro() && pro == 1) {
            const Rational byPro = afterPro(step, rest, rerolls);
            best = byPro > best ? byPro : best;
        }
        return clean + failure * best;
    }

    ChainRules m_rules;
    Rational m_lonerChance;
    Rational m_proChance;
};

Level solveFrom(const std::vector<ChainStep> &steps, size_t first, const Solver &solver)
{
    Level level = solver.end();
    for (size_t step = steps.size(); step > first; --step)
        level = solver.before(steps[step - 1], level);
    return level;
}

} // namespace

Result<std::vector<Rational>> ChainOdds::chances(const std::vector<ChainStep> &steps,
                                                 const ChainRules &rules)
{
    if (steps.empty() || steps.size() > mostSteps)
        return Error{u"chain-length"_s, tr("A chain has 1 to %1 steps.").arg(mostSteps), {}};
    if (rules.rerolls < 0 || rules.rerolls > mostRerolls)
        return Error{
            u"chain-rerolls"_s, tr("A chain can have 0 to %1 team re-rolls.").arg(mostRerolls), {}};
    const Level level = solveFrom(steps, 0, Solver(rules));
    const bool lost = std::any_of(level[1].begin(), level[1].end(),
                                  [](const Rational &chance) { return chance.isLost(); });
    if (lost)
        return Error{u"chain-length"_s, tr("The chain is too long for exact numbers."), {}};
    return level[1];
}

Result<RerollAdvice> ChainOdds::advice(const std::vector<ChainStep> &steps, size_t failed,
                                       const ChainRules &rules, bool mayFail)
{
    if (failed >= steps.size())
        return Error{u"chain-step"_s, tr("The chain has no such step."), {}};
    if (const auto checked = chances(steps, rules); !checked)
        return checked.error();
    const ChainStep &step = steps[failed];
    const Solver solver(rules);
    const Level rest = solveFrom(steps, failed + 1, solver);
    const auto left = static_cast<size_t>(rules.rerolls);
    RerollAdvice advice;
    if (mayFail)
        advice.keep = rest[1][left];
    if (step.mayBeRerolled() && !step.hasSkillReroll())
        advice.use = solver.afterTeamReroll(step, rest, left, 1);
    return advice;
}

} // namespace dugout
