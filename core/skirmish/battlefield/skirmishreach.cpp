// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/skirmishreach.h"

#include "core/skirmish/state/skirmishqueries.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Farther than any battlefield: what an open value may be.
constexpr int anyDistance = 60;

bool isEnemyInPlay(const SkirmishFighter &fighter, Seat seat, Seat own)
{
    return seat != own && fighter.isInPlay();
}

std::vector<Hex> enemyHexes(const SkirmishState &state, Seat own)
{
    std::vector<Hex> hexes;
    for (const PlacedFighter &placed : placedFighters(state)) {
        if (placed.player != own)
            hexes.push_back(placed.hex);
    }
    return hexes;
}

} // namespace

int longestRange(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref)
{
    int longest = 0;
    for (const AttackAction &attack : attacksOf(context, state, ref)) {
        if (!attack.reaction)
            longest
                = std::max(longest, attack.allAdjacent ? 1 : attack.range.value_or(anyDistance));
    }
    return longest;
}

std::vector<FighterRef> targetsOf(const SkirmishContext &context, const SkirmishState &state,
                                  const FighterRef &ref, const AttackAction &attack,
                                  std::optional<Hex> from)
{
    const SkirmishFighter *fighter = state.find(ref);
    if (!fighter || !fighter->isInPlay())
        return {};
    const auto isEnemy = [&ref](Seat seat, const SkirmishFighter &other) {
        return isEnemyInPlay(other, seat, ref.seat);
    };
    if (!context.tracksField())
        return state.fighters(isEnemy);
    const std::optional<Hex> start = from ? from : fighter->hex;
    if (!start)
        return {};
    const int range = attack.allAdjacent ? 1 : attack.range.value_or(anyDistance);
    return state.fighters([&](Seat seat, const SkirmishFighter &other) {
        return isEnemy(seat, other) && other.hex && hexDistance(*start, *other.hex) <= range
            && hasLineOfSight(*state.field, *start, *other.hex);
    });
}

std::vector<AttackAction> usableAttacks(const SkirmishContext &context, const SkirmishState &state,
                                        const FighterRef &ref)
{
    std::vector<AttackAction> attacks = attacksOf(context, state, ref);
    std::erase_if(attacks, [&](const AttackAction &attack) {
        return attack.reaction || targetsOf(context, state, ref, attack).empty();
    });
    return attacks;
}

bool canAttack(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref,
               std::optional<Hex> from)
{
    const std::vector<AttackAction> attacks = attacksOf(context, state, ref);
    return std::any_of(attacks.begin(), attacks.end(), [&](const AttackAction &attack) {
        return !attack.reaction && !targetsOf(context, state, ref, attack, from).empty();
    });
}

std::vector<Hex> moveHexes(const SkirmishContext &context, const SkirmishState &state,
                           const FighterRef &ref)
{
    const SkirmishFighter *fighter = state.find(ref);
    if (!fighter || !fighter->hex)
        return {};
    const int move = valuesOf(context, state, ref).move.value_or(anyDistance);
    const std::set<Hex> hexes
        = movementRange(*state.field, placedFighters(state), *fighter->hex, move);
    return {hexes.begin(), hexes.end()};
}

bool canMove(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref)
{
    const SkirmishFighter *fighter = state.find(ref);
    const int move = valuesOf(context, state, ref).move.value_or(anyDistance);
    return fighter && fighter->hex
        && !movementRange(*state.field, placedFighters(state), *fighter->hex, std::min(move, 1))
                .empty();
}

std::vector<Hex> chargeHexes(const SkirmishContext &context, const SkirmishState &state,
                             const FighterRef &ref)
{
    const SkirmishFighter *fighter = state.find(ref);
    if (!fighter || !fighter->hex)
        return {};
    const int range = longestRange(context, state, ref);
    const int move = valuesOf(context, state, ref).move.value_or(anyDistance);
    const std::vector<Hex> enemies = enemyHexes(state, ref.seat);
    const bool hopeless = std::none_of(enemies.begin(), enemies.end(), [&](Hex enemy) {
        return hexDistance(*fighter->hex, enemy) <= range + move;
    });
    if (hopeless)
        return {};
    std::vector<Hex> hexes = moveHexes(context, state, ref);
    std::erase_if(hexes, [&](Hex hex) {
        return std::none_of(enemies.begin(), enemies.end(), [&](Hex enemy) {
            return hexDistance(hex, enemy) <= range && hasLineOfSight(*state.field, hex, enemy);
        });
    });
    return hexes;
}

bool canCharge(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref)
{
    if (!context.tracksField())
        return canAttack(context, state, ref);
    return !chargeHexes(context, state, ref).empty();
}

} // namespace dugout
