// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/blockneed.h"

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

/// What each face of the block die comes to, when both sides use their skills as it suits them.
class BlockFaces
{
public:
    BlockFaces(const BlockSkills &skills, const BlockSituation &situation);

    /// `second` is what Frenzy's second block comes to; null when there is none.
    [[nodiscard]] BlockEnds ends(const QString &face, const BlockEnds *second) const;
    /// How the attacker likes an end; his opponent dislikes it as much.
    [[nodiscard]] Rational worth(const BlockEnds &ends) const;

private:
    [[nodiscard]] const BlockEnds &better(const BlockEnds &a, const BlockEnds &b) const;
    [[nodiscard]] const BlockEnds &worse(const BlockEnds &a, const BlockEnds &b) const;
    [[nodiscard]] BlockEnds attackerDown() const;
    [[nodiscard]] BlockEnds defenderDown() const;
    [[nodiscard]] BlockEnds wrestled() const;
    [[nodiscard]] BlockEnds pushed(const BlockEnds *second) const;
    [[nodiscard]] BlockEnds bothDown(const BlockEnds *second) const;
    [[nodiscard]] BlockEnds plainBothDown() const;

    const BlockSkills &m_skills;
    const BlockSituation &m_situation;
};

/// Adds `more`, taken with a chance, to `sum`.
void addEnds(BlockEnds &sum, const BlockEnds &more, const Rational &chance);

} // namespace dugout
