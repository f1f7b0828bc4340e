// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/chainodds.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The chance of the rest of the chain by what serves once a turn and is unused, a bit for each,
/// and by team re-rolls left.
using Level = std::vector<std::vector<Rational>>;

/// What is still at hand.
struct Left
{
    size_t unused = 0;
    size_t rerolls = 0;
};

class Solver
{
public:
    Solver(const std::vector<ChainStep> &steps, const ChainRules &rules)
        : m_rules(rules)
        , m_lonerChance(d6Chance(rules.lonerTarget))
        , m_proChance(d6Chance(rules.proTarget))
    {
        for (const ChainStep &step : steps) {
            for (const QString &skill : {step.onceReroll(), step.onceHelp(), proOf(step)}) {
                if (!skill.isEmpty() && !m_skills.contains(skill))
                    m_skills.append(skill);
            }
        }
    }

    [[nodiscard]] Level end() const
    {
        return Level(all().unused + 1, std::vector<Rational>(all().rerolls + 1, Rational(1)));
    }

    [[nodiscard]] Left all() const
    {
        return {(size_t(1) << m_skills.size()) - 1, static_cast<size_t>(m_rules.rerolls)};
    }

    [[nodiscard]] Level before(const ChainStep &step, const Level &rest) const
    {
        Level level = rest;
        for (size_t unused = 0; unused < level.size(); ++unused) {
            for (size_t rerolls = 0; rerolls < level[unused].size(); ++rerolls)
                level[unused][rerolls] = chance(step, rest, {unused, rerolls});
        }
        return level;
    }

    /// What a team re-roll of this failed step is worth.
    [[nodiscard]] Rational afterTeamReroll(const ChainStep &step, const Level &rest,
                                           Left left) const
    {
        return left.rerolls == 0 || !step.mayBeTeamRerolled()
            ? Rational(0)
            : allowed(step) * once(step, rest, {left.unused, left.rerolls - 1});
    }

private:
    [[nodiscard]] static QString proOf(const ChainStep &step)
    {
        return step.hasPro() ? u"pro"_s : QString();
    }

    /// The bit of a skill that is still unused, else 0.
    [[nodiscard]] size_t bitOf(const QString &skill, Left left) const
    {
        const auto place = m_skills.indexOf(skill);
        return place < 0 ? 0 : (size_t(1) << place) & left.unused;
    }

    [[nodiscard]] Rational allowed(const ChainStep &step) const
    {
        return m_rules.loner || step.isLoner() ? m_lonerChance : Rational(1);
    }

    /// What one try is worth where a miss is the end. What helps once a turn is used only where the
    /// die needs it: that is said when it lies there (crp.es.txt:1896).
    [[nodiscard]] Rational once(const ChainStep &step, const Level &rest, Left left) const
    {
        const Rational alone = step.chance() * rest[left.unused][left.rerolls];
        const size_t help = bitOf(step.onceHelp(), left);
        return help == 0 ? alone
                         : alone + helpNeeded(step) * rest[left.unused & ~help][left.rerolls];
    }

    [[nodiscard]] static Rational helpNeeded(const ChainStep &step)
    {
        return step.helpedChance() - step.chance();
    }

    [[nodiscard]] Rational afterPro(const ChainStep &step, const Level &rest, Left left) const
    {
        const size_t later = left.unused & ~bitOf(u"pro"_s, left);
        const Rational again = m_proChance * once(step, rest, {later, left.rerolls});
        if (left.rerolls == 0 || !step.mayBeTeamRerolled())
            return again;
        // The Pro roll failed, and that roll is itself re-rolled.
        const Rational second
            = allowed(step) * m_proChance * once(step, rest, {later, left.rerolls - 1});
        return again + (Rational(1) - m_proChance) * second;
    }

    /// The best that can follow when the first try has failed.
    [[nodiscard]] Rational afterFailure(const ChainStep &step, const Level &rest, Left left) const
    {
        if (!step.mayBeRerolled())
            return Rational(0);
        if (step.hasSkillReroll())
            return once(step, rest, left);
        Rational best = afterTeamReroll(step, rest, left);
        if (const size_t skill = bitOf(step.onceReroll(), left))
            best = std::max(best, once(step, rest, {left.unused & ~skill, left.rerolls}));
        if (step.hasPro() && bitOf(u"pro"_s, left) != 0)
            best = std::max(best, afterPro(step, rest, left));
        return best;
    }

    [[nodiscard]] Rational chance(const ChainStep &step, const Level &rest, Left left) const
    {
        const Rational missed = afterFailure(step, rest, left);
        const Rational alone = step.chance() * rest[left.unused][left.rerolls];
        const size_t help = bitOf(step.onceHelp(), left);
        if (help == 0)
            return alone + (Rational(1) - step.chance()) * missed;
        const Rational helped = std::max(rest[left.unused & ~help][left.rerolls], missed);
        return alone + helpNeeded(step) * helped + (Rational(1) - step.helpedChance()) * missed;
    }

    ChainRules m_rules;
    Rational m_lonerChance;
    Rational m_proChance;
    QStringList m_skills; ///< those that serve once a turn, by their bits
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
        return Error{ErrorCode::ChainLength, tr("A chain has 1 to %1 steps.").arg(mostSteps), {}};
    if (rules.rerolls < 0 || rules.rerolls > mostRerolls)
        return Error{ErrorCode::ChainRerolls,
                     tr("A chain can have 0 to %1 team re-rolls.").arg(mostRerolls),
                     {}};
    const std::vector<Rational> found = solveFrom(steps, 0, Solver(steps, rules)).back();
    const bool lost = std::any_of(found.begin(), found.end(),
                                  [](const Rational &chance) { return chance.isLost(); });
    if (lost)
        return Error{ErrorCode::ChainLength, tr("The chain is too long for exact numbers."), {}};
    return found;
}

Result<RerollAdvice> ChainOdds::advice(const std::vector<ChainStep> &steps, size_t failed,
                                       const ChainRules &rules, bool mayFail)
{
    if (failed >= steps.size())
        return Error{ErrorCode::ChainStep, tr("The chain has no such step."), {}};
    if (const auto checked = chances(steps, rules); !checked)
        return checked.error();
    const ChainStep &step = steps[failed];
    const Solver solver(steps, rules);
    const Level rest = solveFrom(steps, failed + 1, solver);
    RerollAdvice advice;
    if (mayFail)
        advice.keep = rest.back().back();
    if (step.mayBeRerolled() && !step.hasSkillReroll())
        advice.use = solver.afterTeamReroll(step, rest, solver.all());
    return advice;
}

} // namespace dugout
