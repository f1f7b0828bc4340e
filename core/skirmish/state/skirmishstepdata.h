// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/battlefield/hex.h"
#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/state/faceref.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/state/skirmishplayer.h"
#include "core/skirmish/state/tablerefs.h"
#include "core/text/oneof.h"

#include <QJsonObject>

namespace dugout {

// What steps of a skirmish carry beside who is asked and who acts: each kind its own values, by
// name.

struct GameNumber
{
    int game = 1;

    bool operator==(const GameNumber &) const = default;
};

struct RoundNumber
{
    int round = 1;

    bool operator==(const RoundNumber &) const = default;
};

/// Whose face is being placed, and which.
struct FaceToPlace
{
    FaceRef face{};

    bool operator==(const FaceToPlace &) const = default;
};

/// Objectives that lie on the battlefield already.
struct TokensPlaced
{
    int count = 0;

    bool operator==(const TokensPlaced &) const = default;
};

/// Cards to be drawn, or to be held after drawing.
struct CardDraw
{
    PileKind pile = PileKind::Power;
    int count = 0;
    bool mayTakeFewer = false;

    bool operator==(const CardDraw &) const = default;
};

struct CardDiscard
{
    PileKind pile = PileKind::Power;

    bool operator==(const CardDiscard &) const = default;
};

/// Cards that the table names when Dugout begins to follow them.
struct CardsTold
{
    PileKind pile = PileKind::Power;
    int most = 0; ///< in a hand
    bool gone = false; ///< those that have been used up, and not those in hand

    bool operator==(const CardsTold &) const = default;
};

/// A card that is being played or has scored.
struct CardInPlay
{
    CardId card{};

    bool operator==(const CardInPlay &) const = default;
};

/// An activation that is wanted, and waits for values that nobody has said: somebody moves, charges
/// or attacks.
struct WantedAction
{
    KnownWord<SkirmishChoices> action = SkirmishChoice::Move;
    FighterRef fighter{};

    bool operator==(const WantedAction &) const = default;
};

/// An activation that is over.
struct ActivationMade
{
    bool unasked = false; ///< its player passes for the rest of the phase

    bool operator==(const ActivationMade &) const = default;
};

/// Who is done, of those who are asked one after the other.
struct InTurn
{
    int done = 0;

    bool operator==(const InTurn &) const = default;
};

struct Movement
{
    bool charge = false;

    bool operator==(const Movement &) const = default;
};

struct PushLimit
{
    int hexes = 0; ///< 0: as far as the card says, which only the coaches can read

    bool operator==(const PushLimit &) const = default;
};

/// An attack of which is still to be said with what.
struct AttackStart
{
    KnownWord<AttackWays> how = AttackWay::Attack;
    QStringList only{}; ///< the only targets allowed, where it is not any

    bool operator==(const AttackStart &) const = default;
};

/// An attack of which is still to be said at whom.
struct AttackAim
{
    KnownWord<AttackWays> how = AttackWay::Attack;
    AttackId attack{};
    QStringList only{};
    QStringList struck{}; ///< one attack at several: who had his part
    int extraDice = 0; ///< that the whole action has

    [[nodiscard]] bool goesOn() const { return !struck.isEmpty(); }
    bool operator==(const AttackAim &) const = default;
};

/// Whose dice of an attack may be rolled again, and which are.
struct DiceAgain
{
    bool attack = false;
    std::vector<DieRef> dice{};

    bool operator==(const DiceAgain &) const = default;
};

/// A moment to react.
struct Opportunity
{
    KnownWord<TriggerNames> trigger = Trigger::AfterActivation;
    int passedOver = 0; ///< of those asked one after the other
    bool unasked = false; ///< nothing has happened since the one before
    std::vector<Seat> declined{}; ///< where the whole table is asked

    bool operator==(const Opportunity &) const = default;
};

/// The turn to play a power card.
struct PowerTurn
{
    int passes = 0; ///< in a row
    bool called = false; ///< the table has named the player: he is asked alone
    bool unasked = false; ///< it follows a pass that nobody was asked for
    std::vector<Seat> declined{}; ///< were named and played nothing

    bool operator==(const PowerTurn &) const = default;
};

/// Somebody with as many wound tokens as wounds.
struct Fall
{
    Seat by = noSeat; ///< who did it to him
    bool offered = false; ///< a reaction that may save him
    bool reacted = false;

    bool operator==(const Fall &) const = default;
};

struct KnockedOn
{
    Hex direction{};
    int most = 0; ///< hexes

    bool operator==(const KnockedOn &) const = default;
};

/// The end of an attack at several.
struct AttackRest
{
    int before = 0; ///< attacks that were under way before this action
    bool offered = false; ///< a reaction to it

    bool operator==(const AttackRest &) const = default;
};

/// Whose effects are told: a card's, those of a ploy that is not named, or of none.
enum class EffectsOf {
    Card,
    Ploy,
    Hand,
    FormerHand, ///< in older games, where glory went to the active player
};

/// A card that only the coaches can read: what it does is told one after the other.
struct CardEffects
{
    EffectsOf of = EffectsOf::Card;
    CardId card{};
    int told = 0;

    bool operator==(const CardEffects &) const = default;
};

/// One of them.
struct OneEffect
{
    KnownWord<SkirmishChoices> effect = SkirmishChoice::Heal;

    bool operator==(const OneEffect &) const = default;
};

using SkirmishStepData = OneOf<
    std::variant<std::monostate, GameNumber, RoundNumber, FaceToPlace, TokensPlaced, CardDraw,
                 CardDiscard, CardsTold, CardInPlay, WantedAction, ActivationMade, InTurn, Movement,
                 PushLimit, AttackStart, AttackAim, DiceAgain, Opportunity, PowerTurn, Fall,
                 KnockedOn, AttackRest, CardEffects, OneEffect>>;
extern template class OneOf<SkirmishStepData::Kinds>;

/// `objectives` or `powers`, as prompts call them.
[[nodiscard]] const QString &pileName(PileKind pile);

/// By name, as the state is shown.
[[nodiscard]] QJsonObject toJson(const SkirmishStepData &data);

} // namespace dugout
