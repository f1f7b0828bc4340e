// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishchanges.h"

#include "core/rules/knownwords.h"
#include "core/skirmish/cards/cardmodifiers.h"
#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/cards/modifiersum.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishnames.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What cards add for taking the fighter out by an attack.
int bounty(const SkirmishContext &context, const SkirmishState &state, const FighterRef &target,
           Seat gains)
{
    if (state.combats.empty() || state.combats.back().target != target
        || state.combats.back().attacker.seat != gains)
        return 0;
    const FighterRef &attacker = state.combats.back().attacker;
    const AttackScene scene{attacker, target, state.combats.back().how, std::nullopt};
    return std::max(0,
                    modifierSum(context, state, attacker, Modifies::Glory)
                        + modifierSum(context, state, attacker, Modifies::Glory, &scene));
}

} // namespace

void push(SkirmishState &state, SkirmishStep step)
{
    state.agenda.push_back(std::move(step));
}

void pop(SkirmishState &state)
{
    state.agenda.pop_back();
}

void replace(SkirmishState &state, SkirmishStep step)
{
    state.agenda.back() = std::move(step);
}

void pushRollOff(SkirmishState &state, KnownWord<RollOffNames> purpose,
                 std::vector<Seat> contenders, bool lowest, Seat bonus)
{
    state.rollOff = RollOff{purpose, lowest, bonus, std::move(contenders), {}};
    push(state, {SkirmishKind::RollOff});
}

void gainGlory(SkirmishState &state, Seat seat, int points, const QString &reason,
               const CardId &card)
{
    if (seat == noSeat || points == 0)
        return;
    state.player(seat).glory += points;
    state.ledger.push_back({seat, points, reason, card, state.game, state.round});
}

void dealDamage(const SkirmishContext &context, SkirmishState &state, const FighterRef &target,
                int damage, Seat by)
{
    SkirmishFighter *fighter = state.find(target);
    if (!fighter || !fighter->isInPlay() || damage <= 0)
        return;
    fighter->damage += damage;
    const std::optional<int> wounds = valuesOf(context, state, target).wounds;
    if (!wounds)
        push(state, {SkirmishKind::OutQuestion, target.seat, target, Fall{by}});
    else if (fighter->damage >= *wounds)
        push(state, {SkirmishKind::GoingOut, target.seat, target, Fall{by}});
}

void takeOut(const SkirmishContext &context, SkirmishState &state, const FighterRef &target,
             Seat by)
{
    SkirmishFighter *fighter = state.find(target);
    if (!fighter || !fighter->isInPlay())
        return;
    SkirmishFighter gone;
    gone.id = fighter->id;
    gone.placed = true;
    gone.out = true;
    gone.inspired = fighter->inspired;
    gone.successes = fighter->successes;
    gone.upgrades = fighter->upgrades;
    gone.marks = fighter->marks;
    *fighter = std::move(gone);
    const bool two = context.playerCount() == 2;
    // With two players the other gains it whatever the cause; with more only who did it. By hand
    // it may have been a mistake or a card's doing: the table says, unless it counts everything by
    // hand: there a question would stand in the way of the next tap, and one tap takes it away.
    const bool told = by != saidSeat || state.way == SkirmishWay::Counters;
    const Seat gains = two && told ? 1 - target.seat : by;
    if (gains == saidSeat)
        push(state, {SkirmishKind::OutGlory, noSeat, target});
    else if (gains != target.seat)
        gainGlory(state, gains, gloryForOut(context) + bounty(context, state, target, gains),
                  GloryFor::OutOfAction);
}

int gloryForOut(const SkirmishContext &context)
{
    const QString row
        = context.playerCount() == 2 ? Rows::OutOfAction : Rows::OutOfActionMultiplayer;
    return context.number(Tables::Glory, row, Key::Glory, 1);
}

void inspire(const SkirmishContext &context, SkirmishState &state, const FighterRef &ref)
{
    SkirmishFighter *fighter = state.find(ref);
    if (!fighter || !fighter->isInPlay() || fighter->inspired)
        return;
    fighter->inspired = true;
    const std::optional<int> wounds = valuesOf(context, state, ref).wounds;
    if (wounds && fighter->damage >= *wounds)
        takeOut(context, state, ref, noSeat);
}

bool inspireWhoMay(const SkirmishContext &context, SkirmishState &state)
{
    if (isActionUnderWay(state))
        return false;
    bool any = false;
    const int out = fightersOut(state);
    for (const FighterRef &ref :
         state.fighters([](Seat, const SkirmishFighter &one) { return one.isInPlay(); })) {
        const FighterCard *card = context.fighter(ref);
        const int needed = card ? card->inspireWhen.value(u"fighters-out"_s, 0) : 0;
        if (needed > 0 && out >= needed && !state.find(ref)->inspired) {
            inspire(context, state, ref);
            any = true;
        }
    }
    return any;
}

bool outWhoMust(const SkirmishContext &context, SkirmishState &state)
{
    const auto isSeenTo = [&state](const FighterRef &ref) {
        return std::any_of(state.agenda.begin(), state.agenda.end(), [&ref](const auto &step) {
            return step.fighter == ref
                && (step.kind == SkirmishKind::GoingOut || step.kind == SkirmishKind::OutQuestion);
        });
    };
    bool any = false;
    for (const FighterRef &ref : state.fighters(
             [](Seat, const SkirmishFighter &one) { return one.isInPlay() && one.damage > 0; })) {
        const std::optional<int> wounds = valuesOf(context, state, ref).wounds;
        if (!wounds || state.find(ref)->damage < *wounds || isSeenTo(ref))
            continue;
        push(state, {SkirmishKind::GoingOut, ref.seat, ref, Fall{}});
        any = true;
    }
    return any;
}

void startCharge(const SkirmishContext &context, SkirmishState &state, const FighterRef &ref)
{
    SkirmishFighter &fighter = *state.find(ref);
    fighter.charged = true;
    fighter.guard = false;
    push(state, {SkirmishKind::Attack, ref.seat, ref, AttackStart{AttackWay::Charge}});
    if (context.tracksField())
        push(state, {SkirmishKind::Move, ref.seat, ref, Movement{.charge = true}});
}

bool take(CardPile &pile, const CardId &card)
{
    const auto found = std::find(pile.begin(), pile.end(), card);
    if (found == pile.end())
        return false;
    pile.erase(found);
    return true;
}

void discard(SkirmishState &state, Seat seat, PileKind kind, const CardId &card)
{
    CardPiles &piles = state.player(seat).piles(kind);
    if (take(piles.hand, card))
        piles.discard.push_back(card);
}

void score(const SkirmishContext &context, SkirmishState &state, Seat seat, const CardId &card)
{
    SkirmishPlayer &player = state.player(seat);
    if (!take(player.objectives.hand, card))
        return;
    player.scored.push_back(card);
    const SkirmishCard *found = context.card(card);
    if (found && found->glory)
        gainGlory(state, seat, *found->glory, GloryFor::Objective, card);
    else
        push(state, {SkirmishKind::CardGlory, seat, {}, CardInPlay{card}});
}

void attachUpgrade(const SkirmishContext &context, SkirmishState &state, const FighterRef &fighter,
                   const CardId &card)
{
    SkirmishPlayer &player = state.player(fighter.seat);
    if (!take(player.powers.hand, card))
        return;
    player.glory -= context.upgradeCost();
    player.glorySpent += context.upgradeCost();
    state.find(fighter)->upgrades.push_back(card);
}

void expirePloys(SkirmishState &state, bool roundIsOver)
{
    std::erase_if(state.lying, [&](const LyingPloy &ploy) {
        const bool over = roundIsOver
            || (ploy.duration == PloyDuration::NextActivation && ploy.played < state.activation);
        if (over)
            state.player(ploy.seat).powers.discard.push_back(ploy.card);
        return over;
    });
}

void clearTokens(SkirmishState &state)
{
    for (SkirmishPlayer &player : state.players) {
        for (SkirmishFighter &fighter : player.fighters) {
            fighter.moved = false;
            fighter.charged = false;
            fighter.spent = false;
            fighter.guard = false;
            fighter.successes = 0;
        }
    }
}

} // namespace dugout
