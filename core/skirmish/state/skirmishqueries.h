// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishcontext.h"

namespace dugout {

/// A fighter's values with everything in force; none where they are open.
struct FighterValues
{
    std::optional<int> move;
    std::optional<int> defenceDice;
    QString defenceSymbol;
    std::optional<int> wounds;

    bool operator==(const FighterValues &) const = default;
};

[[nodiscard]] FighterValues valuesOf(const SkirmishContext &context, const SkirmishState &state,
                                     const FighterRef &ref);
/// The attacks of the side of the card that is up and of his upgrades, with what these add. A
/// fighter of whom no attack is known has one whose values are all open.
[[nodiscard]] std::vector<AttackAction>
attacksOf(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref);

[[nodiscard]] bool hasUpgrade(const SkirmishContext &context, const SkirmishState &state,
                              const FighterRef &ref, const QString &effect);

/// The board that is chosen and to be joined to the others next; null at any other time.
[[nodiscard]] const Board *boardBeingPlaced(const SkirmishContext &context,
                                            const SkirmishState &state);

/// Those on the battlefield, as its geometry sees them.
[[nodiscard]] Fighters placedFighters(const SkirmishState &state);
/// Hexes where somebody could stand and nobody does.
[[nodiscard]] std::vector<Hex> freeHexes(const SkirmishState &state);
[[nodiscard]] bool mayActivate(const SkirmishFighter &fighter);

/// Enemies that the attack could strike from where the fighter stands, or from another hex.
[[nodiscard]] std::vector<FighterRef> targetsOf(const SkirmishContext &context,
                                                const SkirmishState &state, const FighterRef &ref,
                                                const AttackAction &attack,
                                                std::optional<Hex> from = {});
/// Attacks that an action may use (reactions are not among them) and that have a target.
[[nodiscard]] std::vector<AttackAction>
usableAttacks(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref);
[[nodiscard]] bool canAttack(const SkirmishContext &context, const SkirmishState &state,
                             const FighterRef &ref, std::optional<Hex> from = {});

/// The longest reach of an ordinary attack; 0 when there is none.
[[nodiscard]] int longestRange(const SkirmishContext &context, const SkirmishState &state,
                               const FighterRef &ref);

[[nodiscard]] std::vector<Hex> moveHexes(const SkirmishContext &context, const SkirmishState &state,
                                         const FighterRef &ref);
/// The same as whether there are any, found sooner.
[[nodiscard]] bool canMove(const SkirmishContext &context, const SkirmishState &state,
                           const FighterRef &ref);
/// Where a charge may end: with a target in range and in sight.
[[nodiscard]] std::vector<Hex> chargeHexes(const SkirmishContext &context,
                                           const SkirmishState &state, const FighterRef &ref);
[[nodiscard]] bool canCharge(const SkirmishContext &context, const SkirmishState &state,
                             const FighterRef &ref);

/// Whether everybody has seen where this card of the player is: used up, scored, worn or lying.
[[nodiscard]] bool liesOpen(const SkirmishState &state, Seat seat, const CardId &card);

[[nodiscard]] int objectivesHeld(const SkirmishState &state, Seat seat);
/// Who stands on the Relic; invalid when nobody does.
[[nodiscard]] FighterRef relicHolder(const SkirmishState &state);
[[nodiscard]] int fightersOut(const SkirmishState &state);

/// True while an attack or the action of a card is being carried out: what waits for the end of an
/// action waits until then. A ploy is no action.
[[nodiscard]] bool isActionUnderWay(const SkirmishState &state);

/// How long an activation may take; 0 where the players set no limit.
[[nodiscard]] qint64 activationLimitMs(const SkirmishContext &context);
/// The number in this phase of the activation that is made or about to be chosen.
[[nodiscard]] int activationNumber(const SkirmishContext &context, const SkirmishState &state);

/// Who activates next; after the last activation of a phase, who would.
[[nodiscard]] Seat nextToActivate(const SkirmishContext &context, const SkirmishState &state);

/// Whether an objective's condition is met; none where Dugout cannot know.
[[nodiscard]] std::optional<bool> isConditionMet(const SkirmishContext &context,
                                                 const SkirmishState &state, Seat seat,
                                                 const SkirmishCard &card);
/// Objectives in hand that may give glory at this moment.
[[nodiscard]] QStringList scorable(const SkirmishContext &context, const SkirmishState &state,
                                   Seat seat, ScoreTiming when);
/// Fighters that may be given the upgrade.
[[nodiscard]] std::vector<FighterRef> upgradeTargets(const SkirmishState &state, Seat seat,
                                                     const SkirmishCard &card);

/// An attack as it would be, before any die is rolled.
[[nodiscard]] Combat preparedCombat(const SkirmishContext &context, const SkirmishState &state,
                                    const FighterRef &attacker, const AttackAction &attack,
                                    const FighterRef &target, const QString &how);

/// Notes who is on Guard and who supports whom as they stand now; a reaction may have changed it.
void lookAround(const SkirmishContext &context, const SkirmishState &state, Combat &combat);
/// False when a reaction has put an end to it, such as by taking the target out of its range.
[[nodiscard]] bool canGoOn(const SkirmishContext &context, const SkirmishState &state,
                           const Combat &combat);

/// One attack that could be made now, with its chances if every value is known.
struct AttackForecast
{
    AttackAction attack;
    FighterRef target;
    std::optional<AttackAnswer> odds;
    bool trapped = false; ///< the target has nowhere to go: `odds->trapped` counts
};

/// Circumstances that are only thought of: what would the chances be then?
struct WhatIf
{
    bool guard = false; ///< the target is on Guard
    int support = 0; ///< more for the attacker, or fewer
    int dice = 0; ///< attack dice more
    int defence = 0;

    bool operator==(const WhatIf &) const = default;
};

[[nodiscard]] AttackSituation with(AttackSituation situation, const WhatIf &whatIf);

/// Every attack this fighter could make from where he stands.
[[nodiscard]] std::vector<AttackForecast> forecasts(const SkirmishContext &context,
                                                    const SkirmishState &state,
                                                    const FighterRef &ref,
                                                    const WhatIf &whatIf = {});

} // namespace dugout
