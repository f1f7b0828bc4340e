// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/rollneed.h"

#include <QHash>

#include <array>

namespace dugout {

/// What the attacker wants where rolls can be chosen.
enum class HarmAim { Removal, Casualty };

/// A player who may get hurt. Conditions say how: `block`, `foul`, `fall`, `stab`,
/// `chainsaw-attack` or `crowd`.
struct HarmSituation
{
    int armour = 8;
    int ownArmour = 8; ///< of the attacker, whose own weapon may backfire
    QStringList attackerSkills;
    QStringList victimSkills;
    QStringList conditions;
    QString weather;
    int assists = 0; ///< for the fouler
    int defensiveAssists = 0; ///< against the attacker
    int niggling = 0;
    bool apothecary = false; ///< stands by, and is used on a casualty
    bool teamReroll = false; ///< to be had where a skill wants one, and for the attacker's roll
    HarmAim aim = HarmAim::Removal;
    QHash<QString, bool> options;

    bool operator==(const HarmSituation &) const = default;
};

/// How it ends. The casualty's parts add up to it; what regenerates counts as casualty too.
struct HarmOdds
{
    Rational armourBroken;
    Rational stunned;
    Rational knockedOut;
    Rational casualty;
    Rational badlyHurt; ///< no lasting effect
    Rational missesNext; ///< and nothing worse
    Rational niggling;
    Rational statLost;
    Rational dead;
    Rational regenerated;
    Rational sentOff; ///< the fouler
    Rational kickBack; ///< the attacker's weapon hits him instead; all else includes that chance
    Rational ownArmourBroken; ///< by that
    Rational ownCasualty;
    bool enteredFromBook = false; ///< the edition's injury table is on a missing page
    std::vector<AppliedModifier> armourModifiers;
    std::vector<AppliedModifier> injuryModifiers;
    std::vector<AppliedModifier> eitherModifiers; ///< serve armour or injury, as it suits
    std::vector<AppliedModifier> changes; ///< skills that changed something else, value 0
};

/// Armour, injury and casualty rolls with everything that changes them.
///
/// A skill that may help either roll helps the armour roll only where that decides it. Piling On
/// rolls again where the aim was missed.
class HarmCalculator
{
    Q_DECLARE_TR_FUNCTIONS(HarmCalculator)

public:
    /// The index, and its ruleset, must outlive this.
    explicit HarmCalculator(const EffectIndex &effects)
        : m_effects(effects)
    { }

    [[nodiscard]] Result<HarmOdds> harm(const HarmSituation &situation) const;
    /// Of a casualty that has happened.
    [[nodiscard]] Result<HarmOdds> casualty(const HarmSituation &situation) const;

    /// A weapon of the attacker may hit him, whatever his victim is made of.
    [[nodiscard]] bool mayKickBack(const HarmSituation &situation) const;
    /// A team re-roll can do something here.
    [[nodiscard]] bool wantsTeamReroll(const HarmSituation &situation) const;

private:
    [[nodiscard]] Result<HarmOdds> struck(const HarmSituation &situation) const;
    [[nodiscard]] Rational kickBack(const HarmSituation &situation) const;

    const EffectIndex &m_effects;
};

} // namespace dugout
