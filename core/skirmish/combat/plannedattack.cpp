// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/combat/plannedattack.h"

#include "core/rules/knownwords.h"
#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/state/skirmishcards.h"
#include "core/skirmish/state/skirmishnames.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isForEnemies(const CardModifier &change)
{
    return change.whose == u"enemies"_s;
}

/// As marks beside the fighters, which count like any card in force.
void lay(SkirmishState &state, const FighterRef &owner, const FighterRef &enemy,
         const std::vector<CardModifier> &modifiers)
{
    for (CardModifier one : modifiers) {
        SkirmishFighter *bearer = state.find(isForEnemies(one) ? enemy : owner);
        one.whose.clear();
        bearer->marks.push_back({{}, {one.toString()}});
    }
}

/// It changes how somebody withstands an attack, not how he makes one.
bool isOfDefence(const CardModifier &change)
{
    return change.what == Modifies::Defence || change.what == Modifies::Shield
        || change.what == Modifies::Dodge || change.what == Modifies::DefenceReroll
        || change.what == Modifies::Wounds;
}

bool isTrapped(const SkirmishState &state, const SkirmishFighter &striker,
               const SkirmishFighter &struck)
{
    return state.field && striker.hex && struck.hex
        && driveBackHexes(*state.field, placedFighters(state), *striker.hex, *struck.hex).empty();
}

} // namespace

std::optional<PlannedAttack> plannedAttack(const SkirmishContext &context,
                                           const SkirmishState &state, const AttackPlan &plan)
{
    SkirmishState thought = state;
    const SkirmishFighter *striker = thought.find(plan.attacker);
    const SkirmishFighter *struck = thought.find(plan.target);
    if (!striker || !struck || !striker->isInPlay() || !struck->isInPlay())
        return std::nullopt;
    lay(thought, plan.attacker, plan.target, plan.attackers);
    lay(thought, plan.target, plan.attacker, plan.targets);
    for (const AttackAction &attack : attacksOf(context, thought, plan.attacker)) {
        if (attack.id != plan.attack)
            continue;
        const Combat combat = preparedCombat(context, thought, plan.attacker, attack, plan.target,
                                             plan.charge ? AttackWay::Charge : AttackWay::Attack);
        PlannedAttack planned{combat.situation(), combat.attackDice && combat.defenceDice,
                              // Where a charge ends is not known yet.
                              !plan.charge && isTrapped(thought, *striker, *struck), combat.damage,
                              std::nullopt};
        planned.life = lifeLeft(context, thought, plan.target);
        return planned;
    }
    return std::nullopt;
}

std::vector<CardModifier> attackChanges(const SkirmishCard &card, const SkirmishContext &context)
{
    std::vector<CardModifier> changes = modifiersOf(card);
    std::erase_if(changes, [](const CardModifier &one) {
        static const QStringList others{Modifies::Move, Modifies::Glory, Modifies::Range,
                                        Modifies::Knockback};
        return others.contains(one.what);
    });
    if (card.effect == cardeffect::offering || card.effect == cardeffect::allOut) {
        if (const int dice = card.value(Key::Dice); dice != 0)
            changes.push_back({Modifies::Dice, dice});
    }
    if (card.effect == cardeffect::chargeSymbols) {
        for (const QString &symbol : context.attackDie().ownSymbols())
            changes.push_back({symbol, 1, {}, Whenever::Charge});
    }
    return changes;
}

bool countsForStriker(const CardModifier &change)
{
    return change.what == Modifies::Support || isOfDefence(change) == isForEnemies(change);
}

bool countsForStruck(const CardModifier &change)
{
    return change.what == Modifies::Support || isOfDefence(change) != isForEnemies(change);
}

bool mayHave(const SkirmishContext &context, const FighterRef &ref, const SkirmishCard &card)
{
    const bool ours = card.isUniversal() || card.warband == context.seat(ref.seat).warband.id;
    return ours
        && (card.restricted.empty()
            || std::find(card.restricted.begin(), card.restricted.end(), ref.id)
                != card.restricted.end());
}

} // namespace dugout
