// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/blockodds.h"
#include "core/odds/harmodds.h"

namespace dugout {

/// One of the two in a block.
struct BlockPlayer
{
    int strength = 3;
    int armour = 8;
    QStringList skills;
    int assists = 0;
    int niggling = 0;
    bool hasBall = false;
    bool apothecary = false;

    bool operator==(const BlockPlayer &) const = default;
};

/// What the attacker wants most, as long as it costs no turnover.
enum class BlockAim { KnockDown, LooseBall, Push };

struct BlockSituation
{
    BlockPlayer attacker;
    BlockPlayer defender;
    QStringList conditions; ///< `blitz`, `multiple-block`
    QString weather;
    std::optional<int> secondAssists; ///< for the second block of Frenzy, where they differ
    std::optional<int> secondDefenderAssists;
    bool teamReroll = false; ///< may be spent on this block
    BlockAim aim = BlockAim::KnockDown;
    HarmAim harmAim = HarmAim::Removal;
    QHash<QString, bool> options;

    bool operator==(const BlockSituation &) const = default;
};

/// How many dice, and who picks.
struct BlockDice
{
    int attackerStrength = 0; ///< with everything
    int defenderStrength = 0;
    int dice = 1;
    Chooser chooser = Chooser::Attacker;

    bool operator==(const BlockDice &) const = default;
};

/// The ends of a block, Frenzy's second one among them. Knocked down, put on the ground by
/// Wrestle, pushed, or nothing at all; a player can be pushed and knocked down.
template<typename Number>
struct BlockEndsIn
{
    Number attackerDown = 0;
    Number defenderDown = 0;
    Number bothDown = 0; ///< part of both above
    Number bothProne = 0; ///< Wrestle: no armour rolls
    Number pushed = 0; ///< and still standing
    Number nothing = 0;
    Number turnover = 0;
    Number ballLoose = 0; ///< the defender loses it
    Number refused = 0; ///< the attacker could not bring himself to block

    bool operator==(const BlockEndsIn &) const = default;
};

/// The chance of each end.
using BlockEnds = BlockEndsIn<Rational>;

/// What hits a player who went down, by the whole block.
struct BlockHarm
{
    Rational armourBroken;
    Rational knockedOut;
    Rational casualty;
    Rational dead;

    bool operator==(const BlockHarm &) const = default;
};

struct BlockNeed
{
    BlockDice dice;
    std::optional<BlockDice> dauntlessDice; ///< when Dauntless succeeds
    Rational dauntless; ///< the chance that it does
    std::vector<std::pair<RowId, Rational>> faces; ///< the face picked in the first block
    BlockEnds ends; ///< with the team re-roll, when there is one
    BlockEnds endsWithoutReroll; ///< with Pro alone, when the attacker has it
    BlockHarm defenderHarm;
    BlockHarm attackerHarm;
    std::vector<AppliedModifier> strengthModifiers; ///< the defender's are counted negative
    std::vector<AppliedModifier> attackerSkills; ///< that were considered, value 0
    std::vector<AppliedModifier> defenderSkills;
};

/// Blocks: the dice, the best choice, and what comes of it.
class BlockCalculator
{
    Q_DECLARE_TR_FUNCTIONS(BlockCalculator)

public:
    /// The index, and its ruleset, must outlive this.
    explicit BlockCalculator(const EffectIndex &effects)
        : m_effects(effects)
    { }

    [[nodiscard]] Result<BlockNeed> block(const BlockSituation &situation) const;

private:
    const EffectIndex &m_effects;
};

} // namespace dugout
