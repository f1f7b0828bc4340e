// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/rolls/rollplan.h"
#include "core/odds/rollneed.h"

namespace dugout {

/// What a roll still has to be told before its dice are thrown, in this order.
enum class RollQuestion { Range, Told, Zones, Near, None };

/// Asks the calculator of rolls about players of a match.
class RollCalculator
{
public:
    /// The context must outlive it.
    explicit RollCalculator(const MatchContext &context)
        : m_context(context)
    { }

    [[nodiscard]] Result<RollNeed> need(const MatchState &state, const RollPlan &plan) const;
    /// All that is added to the die.
    [[nodiscard]] int total(const MatchState &state, const RollPlan &plan) const;
    /// The dice decide. Cheaper than all of the need.
    [[nodiscard]] bool isOpen(const MatchState &state, const RollPlan &plan) const;
    [[nodiscard]] RollQuestion question(const MatchState &state, const RollPlan &plan) const;
    /// The ranges that may be thrown.
    [[nodiscard]] QStringList ranges(const MatchState &state, const RollPlan &plan) const;
    /// What the roll depends on that only the table knows: that somebody helps or nobody, and so
    /// on.
    [[nodiscard]] std::vector<RollCircumstance> tellable(const MatchState &state,
                                                         const RollPlan &plan) const;
    /// Opponents on the pitch with a skill that may hinder him, as choices.
    [[nodiscard]] QStringList hinderers(const MatchState &state, const RollPlan &plan) const;
    /// The skills of an opponent that hinder the roll.
    [[nodiscard]] std::vector<SkillId> hindering(const MatchState &state, const RollId &roll,
                                                 const PlayerRef &opponent) const;
    /// Those who stand near him where the pitch is shown, and the zones on him.
    [[nodiscard]] RollPlan withBoard(const MatchState &state, RollPlan plan) const;
    /// His own skills that he may roll again with, each once.
    [[nodiscard]] QStringList skillsToRollAgain(const MatchState &state,
                                                const RollPlan &plan) const;
    /// The skill works once a turn only, on this roll.
    [[nodiscard]] bool isOnceATurn(const QString &skill, const RollId &roll) const;
    [[nodiscard]] std::vector<const Roll *> activationRolls(const MatchPlayer &player) const;

private:
    [[nodiscard]] RollSituation situation(const MatchState &state, const RollPlan &plan) const;
    [[nodiscard]] bool zonesCount(const MatchState &state, const RollPlan &plan) const;
    [[nodiscard]] bool isPlaceAsked(const MatchState &state, const RollPlan &plan) const;
    [[nodiscard]] bool isMarked(const MatchPlayer &player) const;

    const MatchContext &m_context;
};

/// Whether somebody who hinders with these may dive at him.
[[nodiscard]] bool hasDive(const std::vector<SkillId> &hindering);

/// Puts the roll of a player on top, with what the pitch shows of it.
void pushRoll(const MatchContext &context, MatchState &state, const RollId &roll,
              const PlayerRef &who, const PlayerRef &other = {});

/// How the dice of a roll are read.
[[nodiscard]] RollEnd endFor(const RollNeed &need, const std::vector<int> &dice);

} // namespace dugout
