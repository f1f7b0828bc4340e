// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/fieldrefusal.h"

#include "core/skirmish/battlefield/fieldactions.h"
#include "core/skirmish/battlefield/skirmishreach.h"
#include "core/skirmish/state/skirmishnames.h"

#include <algorithm>

namespace dugout {

namespace {

std::vector<FighterRef> whoStandsAt(const SkirmishState &state, Hex hex)
{
    return state.fighters([hex](Seat, const SkirmishFighter &one) { return one.hex == hex; });
}

/// An open value is no limit.
bool isBeyond(std::optional<int> limit, int distance)
{
    return limit && distance > *limit;
}

FieldRefusal refusalOfWay(const SkirmishContext &context, const SkirmishState &state,
                          const FighterRef &ref, Hex hex)
{
    const int distance = hexDistance(*state.find(ref)->hex, hex);
    return isBeyond(valuesOf(context, state, ref).move, distance) ? FieldRefusal::TooFar
                                                                  : FieldRefusal::NoWay;
}

FieldRefusal refusalOfStrike(const SkirmishContext &context, const SkirmishState &state,
                             const FighterRef &actor, Hex enemy)
{
    const SkirmishFighter &fighter = *state.find(actor);
    const int distance = hexDistance(*fighter.hex, enemy);
    const int range = longestRange(context, state, actor);
    if (distance <= range && !hasLineOfSight(*state.field, *fighter.hex, enemy))
        return FieldRefusal::NoSight;
    const std::optional<int> move = valuesOf(context, state, actor).move;
    const bool goes = !fighter.moved && !(move && distance > range + *move);
    return goes ? FieldRefusal::NoWay : FieldRefusal::TooFar;
}

} // namespace

/// Who points at somebody looks at him.
FieldRefusal refusalOfNobody(const SkirmishState &state, Hex hex)
{
    const bool isFree
        = state.field && state.field->contains(hex) && whoStandsAt(state, hex).empty();
    return isFree ? FieldRefusal::NobodyChosen : FieldRefusal::None;
}

FieldRefusal refusalOfAct(const SkirmishContext &context, const SkirmishState &state,
                          const FighterRef &actor, Hex hex)
{
    const SkirmishFighter *fighter = state.find(actor);
    if (!fighter || !fighter->hex || fighter->hex == hex || !state.field
        || !state.field->contains(hex) || fieldActionAt(context, state, actor, hex).action)
        return FieldRefusal::None;
    if (state.field->isBlocked(hex))
        return FieldRefusal::Blocked;
    const std::vector<FighterRef> there = whoStandsAt(state, hex);
    if (!there.empty())
        return there.front().seat == actor.seat ? FieldRefusal::Occupied
                                                : refusalOfStrike(context, state, actor, hex);
    return fighter->moved ? FieldRefusal::Moved : refusalOfWay(context, state, actor, hex);
}

FieldRefusal refusalOfHex(const SkirmishContext &context, const SkirmishState &state,
                          const Prompt &prompt, const FighterRef &fighter, Hex hex)
{
    const SkirmishFighter *who = state.find(fighter);
    if (!state.field || !state.field->contains(hex) || prompt.choices.contains(hexText(hex))
        || (who && who->hex == hex))
        return FieldRefusal::None;
    if (state.field->isBlocked(hex))
        return FieldRefusal::Blocked;
    if (!whoStandsAt(state, hex).empty())
        return FieldRefusal::Occupied;
    const bool charges = prompt.id == SkirmishAsks::ChargeHex;
    if (!who || !who->hex || (!charges && prompt.id != SkirmishAsks::MoveHex))
        return FieldRefusal::NotOffered;
    const std::vector<Hex> near = moveHexes(context, state, fighter);
    if (charges && std::find(near.begin(), near.end(), hex) != near.end())
        return FieldRefusal::NoTarget;
    return refusalOfWay(context, state, fighter, hex);
}

} // namespace dugout
