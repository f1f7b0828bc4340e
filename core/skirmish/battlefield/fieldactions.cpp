// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/fieldactions.h"

#include "core/skirmish/battlefield/skirmishreach.h"
#include "core/skirmish/state/skirmishnames.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isIn(const std::vector<Hex> &hexes, Hex hex)
{
    return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

std::vector<FighterRef> strikable(const SkirmishContext &context, const SkirmishState &state,
                                  const FighterRef &actor, std::optional<Hex> from = {})
{
    std::vector<FighterRef> targets;
    for (const AttackAction &attack : attacksOf(context, state, actor)) {
        if (attack.reaction)
            continue;
        for (const FighterRef &target : targetsOf(context, state, actor, attack, from))
            targets.push_back(target);
    }
    return targets;
}

bool contains(const std::vector<FighterRef> &list, const FighterRef &ref)
{
    return std::find(list.begin(), list.end(), ref) != list.end();
}

bool canReach(const SkirmishContext &context, const SkirmishState &state, const FighterRef &actor,
              const FighterRef &target)
{
    const std::vector<Hex> hexes = chargeHexes(context, state, actor);
    return std::any_of(hexes.begin(), hexes.end(), [&](Hex hex) {
        return contains(strikable(context, state, actor, hex), target);
    });
}

} // namespace

std::vector<KnownWord<SkirmishChoices>>
openActions(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref)
{
    const SkirmishFighter *fighter = state.find(ref);
    std::vector<KnownWord<SkirmishChoices>> actions;
    if (!fighter || !mayActivate(*fighter))
        return actions;
    if (!fighter->moved && (!context.tracksField() || canMove(context, state, ref)))
        actions.push_back(SkirmishChoice::Move);
    if (!fighter->moved && canCharge(context, state, ref))
        actions.push_back(SkirmishChoice::Charge);
    if (canAttack(context, state, ref))
        actions.push_back(SkirmishChoice::Attack);
    if (!fighter->guard)
        actions.push_back(SkirmishChoice::Guard);
    return actions;
}

FieldAction fieldActionAt(const SkirmishContext &context, const SkirmishState &state,
                          const FighterRef &actor, Hex hex)
{
    const SkirmishFighter *fighter = state.find(actor);
    if (!fighter || !fighter->hex || !mayActivate(*fighter) || !state.field)
        return {};
    const auto there
        = state.fighters([hex](Seat, const SkirmishFighter &one) { return one.hex == hex; });
    if (there.empty()) {
        const bool goes = !fighter->moved && isIn(moveHexes(context, state, actor), hex);
        return goes ? FieldAction{SkirmishAction{SkirmishChoice::Move, actor}, hex} : FieldAction{};
    }
    const FighterRef &target = there.front();
    if (target.seat == actor.seat)
        return {};
    if (contains(strikable(context, state, actor), target))
        return {SkirmishAction{SkirmishChoice::Attack, actor}, std::nullopt, target};
    if (!fighter->moved && canReach(context, state, actor, target))
        return {SkirmishAction{SkirmishChoice::Charge, actor}, std::nullopt, target};
    return {};
}

std::vector<Hex> actionHexes(const SkirmishContext &context, const SkirmishState &state,
                             const FighterRef &actor)
{
    const SkirmishFighter *fighter = state.find(actor);
    if (!fighter || !fighter->hex || !mayActivate(*fighter) || !state.field)
        return {};
    std::vector<Hex> hexes = fighter->moved ? std::vector<Hex>{} : moveHexes(context, state, actor);
    for (const PlacedFighter &placed : placedFighters(state)) {
        if (placed.player != actor.seat && fieldActionAt(context, state, actor, placed.hex).action)
            hexes.push_back(placed.hex);
    }
    return hexes;
}

} // namespace dugout
