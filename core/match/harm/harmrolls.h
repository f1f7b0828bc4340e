// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/harm/harm.h"

namespace dugout {

// The numbers in the chain of harm: what is added to its rolls, what they need and what they mean.

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
    bool HarmChain::*spent = nullptr; ///< marks it as spent
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

} // namespace dugout
