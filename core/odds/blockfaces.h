// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/blockneed.h"

namespace dugout {

/// The skills of both sides as far as they count in a block.
class BlockSkills
{
public:
    BlockSkills(const EffectIndex &effects, const BlockSituation &situation);

    [[nodiscard]] bool attacker(const QString &behaviour) const;
    [[nodiscard]] bool defender(const QString &behaviour) const;
    [[nodiscard]] const std::vector<ActiveEffect> &attackerEffects() const { return m_attacker; }
    [[nodiscard]] const std::vector<ActiveEffect> &defenderEffects() const { return m_defender; }

private:
    std::vector<ActiveEffect> m_attacker;
    std::vector<ActiveEffect> m_defender;
};

/// Each end of a block, counted in equally likely ways. Fractions are made once, of the result.
using BlockWays = BlockEndsIn<std::int64_t>;

/// What each face of the block die comes to, when both sides use their skills as it suits them.
class BlockFaces
{
public:
    BlockFaces(const BlockSkills &skills, const BlockSituation &situation);

    /// Counted out of `all` ways; `second` is what Frenzy's second block comes to, in as many, and
    /// null when there is none.
    [[nodiscard]] BlockWays ends(const QString &face, std::int64_t all,
                                 const BlockWays *second) const;
    /// How the attacker likes an end; his opponent dislikes it as much.
    [[nodiscard]] std::int64_t worth(const BlockWays &ends) const;
    /// What the attacker would choose, both counted in as many ways; the first when he likes both.
    [[nodiscard]] const BlockWays &better(const BlockWays &a, const BlockWays &b) const;

private:
    [[nodiscard]] const BlockWays &worse(const BlockWays &a, const BlockWays &b) const;
    [[nodiscard]] BlockWays attackerDown(std::int64_t all) const;
    [[nodiscard]] BlockWays defenderDown(std::int64_t all) const;
    [[nodiscard]] BlockWays wrestled(std::int64_t all) const;
    [[nodiscard]] BlockWays pushed(std::int64_t all, const BlockWays *second) const;
    [[nodiscard]] BlockWays bothDown(std::int64_t all, const BlockWays *second) const;
    [[nodiscard]] BlockWays plainBothDown(std::int64_t all) const;

    const BlockSkills &m_skills;
    const BlockSituation &m_situation;
};

/// Adds `more`, taken so many times, to `sum`.
void addEnds(BlockWays &sum, const BlockWays &more, std::int64_t times);
/// The chances when there are `all` ways.
[[nodiscard]] BlockEnds chancesOf(const BlockWays &ends, std::int64_t all);

} // namespace dugout
