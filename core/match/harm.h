// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchcontext.h"

namespace dugout {

// What happens to players: from falling down to the casualty table, as one chain of steps.

/// Somebody comes to harm, through whom and how: `block`, `blitz`, `foul`, `fall`, `crowd`, `rock`,
/// `stab`, `chainsaw`, `bomb`, `spell`, `warp`, `axe`, `bite` or `other`.
struct Harm
{
    PlayerRef victim;
    PlayerRef by;
    QString how;
    int modifier = 0; ///< to the first roll, such as assists to a foul
};

/// Falls: armour and what follows. Nothing happens to somebody who is not on the pitch.
void knockDown(const MatchContext &context, MatchState &state, const Harm &harm);
/// Straight to the injury roll.
void injure(const MatchContext &context, MatchState &state, const Harm &harm);
/// Straight to the armour roll, without falling: who is down already, or is stabbed.
void rollArmour(MatchState &state, const Harm &harm);
/// Off the pitch and into the crowd; `falls` says whether he was knocked down while pushed.
void pushIntoCrowd(const MatchContext &context, MatchState &state, const PlayerRef &victim,
                   const PlayerRef &by, bool falls = false);
/// Stunned, or worse for those who cannot be.
void stun(MatchState &state, const PlayerRef &victim);
/// Stunned by what a kick-off brought; worse for those who cannot be stunned.
void stunByCrowd(const MatchContext &context, MatchState &state, const PlayerRef &victim);

inline constexpr int WarpHurt = 1; ///< kept in the number of the step `warp-bolt`

/// What was already done in a chain, kept in `Step::number` of its steps.
enum HarmFlag : int {
    MightyBlowSpent = 1,
    DirtyPlayerSpent = 2,
    PiledOn = 4,
    DoubleSeen = 8,
    Launched = 16, ///< by a geyser
    SecondRoll = 32, ///< the further roll of a decaying player
    Saved = 64, ///< by an apothecary, back in the reserves
    Regenerated = 128,
    Removed = 256, ///< the victim of a foul left the pitch
    DoubleRolled = 512, ///< the armour dice showed a double
};

/// A number that is added to a roll, and the skill, row or word it comes from.
struct RollModifier
{
    QString source;
    int value = 0;

    bool operator==(const RollModifier &) const = default;
};

[[nodiscard]] std::vector<RollModifier> armourModifiers(const MatchContext &context,
                                                        const MatchState &state, const Step &step);
[[nodiscard]] std::vector<RollModifier> injuryModifiers(const MatchContext &context,
                                                        const MatchState &state, const Step &step);
[[nodiscard]] int sumOf(const std::vector<RollModifier> &modifiers);

/// A skill that may be added to the armour or to the injury roll: `mighty-blow`, `dirty-player`.
struct SpareBonus
{
    int flag = 0; ///< marks it as spent
    int value = 0;
    QString skill;
};
/// Those the causer has and has not spent in this chain.
[[nodiscard]] std::vector<SpareBonus> spareBonuses(const MatchContext &context,
                                                   const MatchState &state, const Step &step,
                                                   const QString &table);

/// Those that would break the armour which this total does not break.
[[nodiscard]] std::vector<SpareBonus> usefulArmourBonuses(const MatchContext &context,
                                                          const MatchState &state, const Step &step,
                                                          int total);
/// Those that would make another injury of this total.
[[nodiscard]] std::vector<SpareBonus> usefulInjuryBonuses(const MatchContext &context,
                                                          const MatchState &state, const Step &step,
                                                          int total);

/// Whether a modified roll beats the victim's armour, with claws where they count.
[[nodiscard]] bool breaksArmour(const MatchContext &context, const MatchState &state,
                                const Step &step, int total);
/// 2D6 and modifiers needed to break the victim's armour.
[[nodiscard]] int armourTarget(const MatchContext &context, const MatchState &state,
                               const Step &step);
/// What a modified roll always breaks, for claws; none when they do not count.
[[nodiscard]] std::optional<int> clawTarget(const MatchContext &context, const MatchState &state,
                                            const Step &step);
/// The injury table that is shown for this victim and this harm.
[[nodiscard]] QString injuryTable(const MatchContext &context, const MatchState &state,
                                  const Step &step);
/// What an injury roll means: skills change single results of the table, so that those of a player
/// who has several add up. Null for less than the dice can show, as some cards make it: then he
/// just lies there; the crowd gives him back all the same.
[[nodiscard]] const TableRow *injuryRow(const MatchContext &context, const MatchState &state,
                                        const Step &step, int total);
[[nodiscard]] bool isBlock(const QString &how);

} // namespace dugout
