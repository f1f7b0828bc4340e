// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/skirmishdie.h"
#include "core/skirmish/combat/attackodds.h"
#include "core/skirmish/state/fighterref.h"
#include "core/skirmish/state/reasonnames.h"

namespace dugout {

/// What a roll of the pool shows.
struct RollCount
{
    int criticals = 0;
    int successes = 0; ///< criticals among them

    bool operator==(const RollCount &) const = default;
};

/// Counts the dice, numbered by their faces, when these symbols are successes.
[[nodiscard]] RollCount countRoll(const SkirmishDie &die, const std::vector<int> &dice,
                                  const QStringList &successes);

/// The rows of the edition's `combat-results`, in the order they are read.
enum class CombatResult {
    AttackerCriticals,
    TargetCriticals,
    AttackHigher,
    Equal,
    Trapped, ///< equal, but the target has nowhere to go
    AttackLower,
    NoSuccess
};

/// Never Trapped: that depends on the hexes behind the target.
[[nodiscard]] CombatResult compareRolls(RollCount attack, RollCount defence);
[[nodiscard]] QString combatResultId(CombatResult result);
[[nodiscard]] bool isSuccess(CombatResult result);
[[nodiscard]] bool mayDriveBack(CombatResult result);
/// A success with at least one critical.
[[nodiscard]] bool isCriticalHit(CombatResult result, RollCount attack);

/// An attack under way. Values stay none until they are known: from the cards, or by asking.
struct Combat
{
    FighterRef attacker;
    FighterRef target;
    AttackId attack;
    KnownWord<AttackWays> how = AttackWay::Attack;
    bool several = false; ///< one of several that are one action together
    std::optional<int> attackDice;
    // Symbols are the words of the dice, which coaches may put other faces on: no code knows them
    // but those of skirmishface.
    QString attackSymbol;
    QStringList moreSymbols; ///< that count besides, by a card
    QStringList moreDefence; ///< the same for the target
    int attackRerolls = 0; ///< dice that cards let him roll again
    int defenceRerolls = 0;
    std::optional<int> damage;
    std::optional<int> defenceDice;
    QString defenceSymbol;
    std::optional<int> support; ///< the attacker's lead
    bool guard = false;
    bool cleave = false;
    int knockback = 0;
    int extraDice = 0; ///< by ploys and upgrades
    bool allOut = false; ///< an upgrade was used that ends his phase
    std::vector<int> attackRoll;
    std::vector<int> defenceRoll;
    bool attackRerolled = false; ///< what was rolled again once is not rolled a third time
    bool defenceRerolled = false;
    std::optional<CombatResult> result;
    bool criticalHit = false;
    bool holdsGround = false; ///< a reaction forbids driving the target back
    bool offeredReaction = false; ///< to the drive-back

    [[nodiscard]] bool succeeded() const { return result && isSuccess(*result); }
    /// As the odds see it; everything must be known.
    [[nodiscard]] AttackSituation situation() const;
    bool operator==(const Combat &) const = default;
};

} // namespace dugout
