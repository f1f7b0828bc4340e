// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/skirmishqueries.h"

#include "core/skirmish/openvalues.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Farther than any battlefield: what an open value may be.
constexpr int anyDistance = 60;

/// What the fighter's upgrades add to a characteristic.
int bonus(const SkirmishContext &context, const SkirmishFighter &fighter, const QString &key)
{
    int sum = 0;
    for (const CardId &id : fighter.upgrades) {
        const SkirmishCard *card = context.card(id);
        if (card && card->effect == cardeffect::characteristics)
            sum += card->value(key);
    }
    return sum;
}

void add(std::optional<int> &value, int more, int lowest)
{
    if (value)
        *value = std::max(lowest, *value + more);
}

AttackAction openAttack()
{
    AttackAction attack;
    attack.id = AttackId(u"attack"_s);
    return attack;
}

void fillTold(const SkirmishState &state, const FighterRef &ref, FighterValues &values)
{
    const auto fill = [&](std::optional<int> &value, const QString &name) {
        if (!value)
            value = toldNumber(state, toldKey(state, ref, name));
    };
    fill(values.move, u"move"_s);
    fill(values.defenceDice, u"defence"_s);
    fill(values.wounds, u"wounds"_s);
    if (values.defenceSymbol.isEmpty())
        values.defenceSymbol = toldWord(state, toldKey(state, ref, u"symbol"_s));
}

bool isEnemyInPlay(const SkirmishFighter &fighter, Seat seat, Seat own)
{
    return seat != own && fighter.isInPlay();
}

} // namespace

FighterValues valuesOf(const SkirmishContext &context, const SkirmishState &state,
                       const FighterRef &ref)
{
    const SkirmishFighter *fighter = state.find(ref);
    const FighterCard *card = context.fighter(ref);
    if (!fighter || !card)
        return {};
    const FighterSide &side = card->side(fighter->inspired);
    FighterValues values{side.move, side.defenceDice, side.defenceSymbol, side.wounds};
    if (!state.told.empty())
        fillTold(state, ref, values);
    if (fighter->upgrades.empty())
        return values;
    add(values.move, bonus(context, *fighter, u"move"_s), 0);
    add(values.defenceDice, bonus(context, *fighter, u"defence"_s), 0);
    add(values.wounds, bonus(context, *fighter, u"wounds"_s), 1);
    return values;
}

std::vector<AttackAction> attacksOf(const SkirmishContext &context, const SkirmishState &state,
                                    const FighterRef &ref)
{
    const SkirmishFighter *fighter = state.find(ref);
    const FighterCard *card = context.fighter(ref);
    if (!fighter || !card)
        return {};
    std::vector<AttackAction> attacks = card->side(fighter->inspired).attacks;
    if (attacks.empty())
        attacks.push_back(openAttack());
    for (const CardId &id : fighter->upgrades) {
        const SkirmishCard *upgrade = context.card(id);
        if (upgrade && upgrade->attack) {
            attacks.push_back(*upgrade->attack);
            attacks.back().reaction = attacks.back().reaction || upgrade->reaction;
        }
    }
    for (AttackAction &attack : attacks)
        fillTold(state, ref, attack);
    if (fighter->upgrades.empty())
        return attacks;
    for (AttackAction &attack : attacks) {
        add(attack.range, bonus(context, *fighter, u"range"_s), 1);
        add(attack.dice, bonus(context, *fighter, u"dice"_s), 0);
        add(attack.damage, bonus(context, *fighter, u"damage"_s), 0);
        attack.cleave = attack.cleave || bonus(context, *fighter, u"cleave"_s) > 0;
        attack.knockback += bonus(context, *fighter, u"knockback"_s);
    }
    return attacks;
}

int upgradeBonus(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref,
                 const QString &key)
{
    const SkirmishFighter *fighter = state.find(ref);
    return fighter ? bonus(context, *fighter, key) : 0;
}

bool hasUpgrade(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref,
                const QString &effect)
{
    const SkirmishFighter *fighter = state.find(ref);
    return fighter
        && std::any_of(fighter->upgrades.begin(), fighter->upgrades.end(), [&](const CardId &id) {
               const SkirmishCard *card = context.card(id);
               return card && card->effect == effect;
           });
}

Fighters placedFighters(const SkirmishState &state)
{
    Fighters placed;
    for (Seat seat = 0; seat < state.playerCount(); ++seat) {
        for (const SkirmishFighter &fighter : state.player(seat).fighters) {
            if (fighter.hex)
                placed.push_back({seat, *fighter.hex});
        }
    }
    return placed;
}

std::vector<Hex> freeHexes(const SkirmishState &state)
{
    const Fighters placed = placedFighters(state);
    std::vector<Hex> free;
    for (const auto &[hex, cell] : state.field->cells()) {
        const bool taken = std::any_of(placed.begin(), placed.end(),
                                       [&hex = hex](const auto &one) { return one.hex == hex; });
        if (!cell.blocked && !taken)
            free.push_back(hex);
    }
    return free;
}

bool mayActivate(const SkirmishFighter &fighter)
{
    return fighter.isInPlay() && !fighter.charged && !fighter.spent;
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

namespace {

/// The longest reach of an ordinary attack; 0 when there is none.
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

int objectivesHeld(const SkirmishState &state, Seat seat)
{
    return static_cast<int>(std::count_if(
        state.objectives.begin(), state.objectives.end(), [&](const ObjectiveToken &token) {
            const auto &own = state.player(seat).fighters;
            return token.hex
                && std::any_of(own.begin(), own.end(), [&token](const SkirmishFighter &fighter) {
                       return fighter.hex == token.hex;
                   });
        }));
}

FighterRef relicHolder(const SkirmishState &state)
{
    for (const ObjectiveToken &token : state.objectives) {
        if (!token.relic || !token.hex)
            continue;
        const auto holders = state.fighters(
            [&token](Seat, const SkirmishFighter &fighter) { return fighter.hex == token.hex; });
        if (!holders.empty())
            return holders.front();
    }
    return {};
}

int fightersOut(const SkirmishState &state)
{
    return static_cast<int>(
        state.fighters([](Seat, const SkirmishFighter &fighter) { return fighter.out; }).size());
}

bool isActionUnderWay(const SkirmishState &state)
{
    const auto isPart = [](const SkirmishStep &step) {
        return step.kind == u"attack"_s || step.kind == u"attack-target"_s
            || (step.kind == u"effects"_s && step.fighter.isValid());
    };
    return !state.combats.empty() || std::any_of(state.agenda.begin(), state.agenda.end(), isPart);
}

Seat nextToActivate(const SkirmishContext &context, const SkirmishState &state)
{
    const std::vector<Seat> order
        = context.orderFrom(std::max(0, state.first), std::max(1, state.round));
    return order[static_cast<size_t>(state.activation) % order.size()];
}

} // namespace dugout
