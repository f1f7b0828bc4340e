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

/// The card that the uppermost step is about; none where it is about something else.
[[nodiscard]] CardId cardPlayed(const SkirmishState &state);

/// The face that is meant; null when its owner has none of that name.
[[nodiscard]] const BoardFace *faceOf(const SkirmishContext &context, const FaceRef &ref);
/// The board that is chosen and to be joined to the others next; null at any other time.
[[nodiscard]] const Board *boardBeingPlaced(const SkirmishContext &context,
                                            const SkirmishState &state);

/// Those on the battlefield, as its geometry sees them.
[[nodiscard]] Fighters placedFighters(const SkirmishState &state);
/// Hexes where somebody could stand and nobody does.
[[nodiscard]] std::vector<Hex> freeHexes(const SkirmishState &state);
[[nodiscard]] bool mayActivate(const SkirmishFighter &fighter);

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

} // namespace dugout
