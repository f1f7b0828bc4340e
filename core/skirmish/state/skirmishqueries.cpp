// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishqueries.h"

#include "core/rules/knownwords.h"
#include "core/skirmish/cards/cardmodifiers.h"
#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/cards/modifiersum.h"
#include "core/skirmish/combat/openvalues.h"
#include "core/skirmish/state/skirmishnames.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void add(std::optional<int> &value, int more, int lowest)
{
    if (value)
        *value = std::max(lowest, *value + more);
}

/// Most of the time nothing is, and then nothing need be added up.
bool isAnythingInForce(const SkirmishState &state)
{
    const auto carries
        = [](const SkirmishFighter &one) { return !one.upgrades.empty() || !one.marks.empty(); };
    return !state.lying.empty()
        || std::any_of(state.players.begin(), state.players.end(), [&](const SkirmishPlayer &one) {
               return std::any_of(one.fighters.begin(), one.fighters.end(), carries);
           });
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
    if (!isAnythingInForce(state))
        return values;
    const auto more = [&](const QString &what) { return modifierSum(context, state, ref, what); };
    add(values.move, more(Modifies::Move), 0);
    add(values.defenceDice, more(Modifies::Defence), 0);
    add(values.wounds, more(Modifies::Wounds), 1);
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
    if (!isAnythingInForce(state))
        return attacks;
    const auto more = [&](const QString &what) { return modifierSum(context, state, ref, what); };
    const int range = more(Modifies::Range);
    const int dice = more(Modifies::Dice);
    const int damage = more(Modifies::Damage);
    const bool cleave = more(Modifies::Cleave) > 0;
    const int knockback = more(Modifies::Knockback);
    for (AttackAction &attack : attacks) {
        add(attack.range, range, 1);
        add(attack.dice, dice, 0);
        add(attack.damage, damage, 0);
        attack.cleave = attack.cleave || cleave;
        attack.knockback = std::max(0, attack.knockback + knockback);
    }
    return attacks;
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

CardId cardPlayed(const SkirmishState &state)
{
    if (state.agenda.empty())
        return {};
    const SkirmishStepData &data = state.agenda.back().data;
    if (const auto *played = data.find<CardInPlay>())
        return played->card;
    const auto *effects = data.find<CardEffects>();
    return effects ? effects->card : CardId();
}

const BoardFace *faceOf(const SkirmishContext &context, const FaceRef &ref)
{
    for (const BoardFace &face : context.seat(ref.owner).boards) {
        if (face.board.id == ref.face)
            return &face;
    }
    return nullptr;
}

const Board *boardBeingPlaced(const SkirmishContext &context, const SkirmishState &state)
{
    if (state.agenda.empty() || state.agenda.back().kind != SkirmishKind::BoardPlace)
        return nullptr;
    const BoardFace *face = faceOf(context, state.agenda.back().as<FaceToPlace>().face);
    return face ? &face->board : nullptr;
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

bool liesOpen(const SkirmishState &state, Seat seat, const CardId &card)
{
    const SkirmishPlayer &player = state.player(seat);
    const auto holds = [&card](const CardPile &pile) {
        return std::find(pile.begin(), pile.end(), card) != pile.end();
    };
    return holds(player.powers.discard) || holds(player.objectives.discard) || holds(player.scored)
        || std::any_of(player.fighters.begin(), player.fighters.end(),
                       [&](const SkirmishFighter &one) { return holds(one.upgrades); })
        || std::any_of(state.lying.begin(), state.lying.end(), [&](const LyingPloy &ploy) {
               return ploy.seat == seat && ploy.card == card;
           });
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
        return step.kind == SkirmishKind::Attack || step.kind == SkirmishKind::AttackTarget
            || (step.kind == SkirmishKind::Effects && step.fighter.isValid());
    };
    return !state.combats.empty() || std::any_of(state.agenda.begin(), state.agenda.end(), isPart);
}

qint64 activationLimitMs(const SkirmishContext &context)
{
    constexpr qint64 minuteMs = 60'000;
    return context.optionNumber(Options::ActivationMinutes, 0) * minuteMs;
}

int activationNumber(const SkirmishContext &context, const SkirmishState &state)
{
    const bool chosen
        = std::any_of(state.agenda.begin(), state.agenda.end(), [](const SkirmishStep &step) {
              return step.kind == SkirmishKind::ActivationEnd || step.kind == SkirmishKind::Power;
          });
    const int all = context.activations() * context.playerCount();
    return chosen ? state.activation : std::min(state.activation + 1, all);
}

Seat nextToActivate(const SkirmishContext &context, const SkirmishState &state)
{
    const std::vector<Seat> order
        = context.orderFrom(std::max(0, state.first), std::max(1, state.round));
    return order[static_cast<size_t>(state.activation) % order.size()];
}

} // namespace dugout
