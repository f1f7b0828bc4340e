// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/chainstep.h"
#include "core/odds/effectindex.h"

#include <map>

namespace dugout {

/// A number that went into a roll, with the rule it came from.
struct AppliedModifier
{
    int value = 0;
    QString id; ///< of the skill or of the table's row
    LocalizedText name;
    Provenance source;
    int times = 1; ///< how often it counts: the value is for all of them

    bool operator==(const AppliedModifier &) const = default;
};

/// Whose turn a roll is made in: a side uses its re-rolls in its own.
enum class RollTurn { Own, Opponent };

/// A player about to roll.
struct RollSituation
{
    Profile profile;
    Circumstances now;
    int zones = 0; ///< enemy tackle zones on the square rolled for; a Titchy player's zone does
                   ///< not hinder a dodge and is not counted
    int zonesLeft = 0; ///< on the square that is left
    int assists = 0; ///< where a table counts them
    int niggling = 0;
    Profile other; ///< of the opposing player
    std::optional<RollTurn> turn; ///< none: the one that such rolls are made in
    std::vector<AppliedModifier> others; ///< that no table of the edition has, such as of cards
    int leastTarget = 0; ///< needed whatever the edition says, if that is less
    std::optional<int> plainTarget; ///< needed, and nothing is added to the roll
    int longestRange = 0; ///< nobody throws further, whatever the edition says; 0: it says all

    bool operator==(const RollSituation &) const = default;
};

/// What the die must show, how likely that is, and why.
struct RollNeed
{
    const Roll *roll = nullptr; ///< of the ruleset
    int basic = 0; ///< the number needed before modifiers
    int target = 0; ///< what the dice themselves must show; above their highest: impossible
    std::vector<AppliedModifier> modifiers;
    std::vector<AppliedModifier> changes; ///< skills that changed something else, value 0
    std::vector<const Skill *> rerolls; ///< of the player's own
    bool rerollsOnce = false; ///< all of these serve only once a turn
    std::vector<const Skill *> cancelled; ///< re-rolls that an opponent takes away
    Rational chance; ///< of one attempt
    Rational chanceWithSkill; ///< with the player's own re-roll, else the same
    Rational fumble; ///< of one attempt
    Rational kept; ///< fumbled, but the ball stays in hand; of one attempt
    const Inducement *helper = nullptr; ///< lets a failed roll be made again
    Rational chanceWithHelper; ///< with that, else as with the player's own
    const Skill *onceHelp = nullptr; ///< made it easier, and does so only once a turn
    Rational chanceUnhelped; ///< without `onceHelp`
    bool certain = false; ///< nothing is rolled
    bool impossible = false; ///< nothing helps
    bool ownTurn = true; ///< the side may use its re-rolls
    const Skill *pro = nullptr; ///< the player has it, and this is not its own die
    std::optional<int> proTarget; ///< of `pro`
    std::optional<int> lonerTarget; ///< the player is a Loner

    [[nodiscard]] int total() const; ///< of all modifiers
    /// The roll as a step of a chain.
    [[nodiscard]] ChainStep step() const;
    /// With one team re-roll at hand, and with Pro; without, where it may not be used.
    [[nodiscard]] Rational chanceWithTeamReroll() const;
    [[nodiscard]] Rational chanceWithPro() const;
};

/// Answers *what do I need* for every roll of a ruleset.
class RollNeeds
{
    Q_DECLARE_TR_FUNCTIONS(RollNeeds)

public:
    /// The ruleset must outlive this.
    explicit RollNeeds(const Ruleset &ruleset);

    [[nodiscard]] Result<RollNeed> need(const QString &roll, RollSituation situation) const;
    /// What is known of it without the numbers: whether the dice decide, and what lets it be made
    /// again. Cheaper than all of the need.
    [[nodiscard]] Result<RollNeed> outline(const QString &roll, RollSituation situation) const;
    /// All that is added to its die; 0 where it may not be rolled.
    [[nodiscard]] int total(const QString &roll, RollSituation situation) const;
    /// How many tackle zones there are makes a difference.
    [[nodiscard]] bool zonesCount(const QString &roll, RollSituation situation) const;
    /// The rolls that this player makes on declaring an action.
    [[nodiscard]] std::vector<const Roll *> activationRolls(const QStringList &skills) const;
    [[nodiscard]] const EffectIndex &effects() const { return m_effects; }
    /// Whether a condition, or an inducement that was bought, can change this roll.
    [[nodiscard]] bool dependsOn(const Roll &roll, const QString &word) const;

private:
    [[nodiscard]] Result<const Roll *> rollNamed(const QString &roll) const;
    /// Whether it may be rolled, what it needs before modifiers, and whether the dice decide.
    [[nodiscard]] Result<RollNeed> withoutNumbers(const Roll &roll, const RollSituation &situation,
                                                  const std::vector<ActiveEffect> &active) const;
    /// All that is added to it.
    void addNumbers(RollNeed &need, const RollSituation &situation,
                    const std::vector<ActiveEffect> &active) const;
    [[nodiscard]] RollSituation completed(const Roll &roll, RollSituation situation) const;
    [[nodiscard]] Result<int> basicTarget(const Roll &roll, const RollSituation &situation,
                                          const std::vector<ActiveEffect> &active) const;
    [[nodiscard]] Result<void> checkRange(const Roll &roll, const RollSituation &situation,
                                          const std::vector<ActiveEffect> &active) const;
    [[nodiscard]] const Table *modifiersOf(const Roll &roll) const;
    void addRows(RollNeed &need, const RollSituation &situation, const Table &table,
                 const std::vector<ActiveEffect> &active) const;
    /// What a row of modifiers adds; 0 where it does not count.
    [[nodiscard]] int addedBy(const TableRow &row, const Roll &roll, const RollSituation &situation,
                              const std::vector<ActiveEffect> &active) const;
    /// How often a row of modifiers counts.
    [[nodiscard]] int timesOf(const TableRow &row, const Roll &roll,
                              const RollSituation &situation) const;
    void addModifiers(RollNeed &need, const RollSituation &situation,
                      const std::vector<ActiveEffect> &active) const;
    void addContest(RollNeed &need, const RollSituation &situation) const;
    void addBought(RollNeed &need, const RollSituation &situation) const;
    void addHelper(RollNeed &need, const RollSituation &situation) const;
    [[nodiscard]] const Table *tableFor(const Roll &roll, const RollSituation &situation) const;
    [[nodiscard]] bool isSpared(const Roll &roll, const RollSituation &situation) const;
    void addRerolls(RollNeed &need, const RollSituation &situation,
                    const std::vector<ActiveEffect> &active) const;
    void addProAndLoner(RollNeed &need, const RollSituation &situation) const;
    void addChances(RollNeed &need, const RollSituation &situation,
                    const std::vector<ActiveEffect> &active) const;
    void addOnceHelp(RollNeed &need, const RollSituation &situation,
                     const std::vector<ActiveEffect> &active) const;

    EffectIndex m_effects;
    /// The names of rows that count tackle zones, as they stand behind their number.
    std::map<const TableRow *, LocalizedText> m_zoneNames;
};

} // namespace dugout
