// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/ploys.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/tableprompts.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

std::vector<FighterRef> friends(const SkirmishState &state, Seat seat)
{
    return state.fighters([seat](Seat owner, const SkirmishFighter &fighter) {
        return owner == seat && fighter.isInPlay();
    });
}

bool namesFriend(const SkirmishCard &card)
{
    return card.effect == cardeffect::guard || card.effect == cardeffect::offering;
}

/// Who holds no power card cannot but pass. `number` counts passes in a row.
void enter(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    if (step.number >= context.playerCount())
        pop(state);
    else if (state.player(step.seat).powers.hand.empty())
        replace(state,
                {u"power"_s, context.after(step.seat, state.round), {}, {}, step.number + 1});
}

std::vector<Prompt> prompts(const SkirmishContext &context, const SkirmishState &state,
                            const SkirmishStep &step)
{
    QStringList choices{u"pass"_s};
    for (const CardId &id : state.player(step.seat).powers.hand) {
        const SkirmishCard *card = context.card(id);
        if (card && card->kind == CardKind::Ploy && !card->reaction
            && canPlayPloy(state, step.seat, *card))
            choices.append(u"ploy:"_s + id.text());
    }
    for (const QString &upgrade : playableUpgrades(context, state, step.seat))
        choices.append(u"upgrade:"_s + upgrade);
    std::vector<Prompt> all{askChoice(u"power"_s, step.seat, choices)};
    addTablePrompts(context, state, all);
    return all;
}

Result<void> answer(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step,
                    const Event &event)
{
    if (isTablePrompt(event.prompt))
        return answerTable(context, state, event);
    const QString kind = event.choice().section(u':', 0, 0);
    const QString card = event.choice().section(u':', 1);
    const int passes = kind == u"pass"_s ? step.number + 1 : 0;
    replace(state, {u"power"_s, context.after(step.seat, state.round), {}, {}, passes});
    if (kind == u"ploy"_s)
        playPloy(context, state, step.seat, CardId(card));
    else if (kind == u"upgrade"_s)
        push(state, {u"upgrade"_s, step.seat, {}, card});
    return {};
}

std::vector<Prompt> upgradePrompts(const SkirmishContext &context, const SkirmishState &state,
                                   const SkirmishStep &step)
{
    const SkirmishCard &card = *context.card(CardId(step.detail));
    return {askChoice(u"upgrade.fighter"_s, step.seat,
                      fighterChoices(upgradeTargets(state, step.seat, card)))};
}

Result<void> upgradeAnswer(const SkirmishContext &context, SkirmishState &state,
                           const SkirmishStep &step, const Event &event)
{
    pop(state);
    attachUpgrade(context, state, FighterRef::fromString(event.choice()), CardId(step.detail));
    return {};
}

std::vector<Prompt> friendPrompts(const SkirmishContext &, const SkirmishState &state,
                                  const SkirmishStep &step)
{
    return {askChoice(u"ploy.fighter"_s, step.seat, fighterChoices(friends(state, step.seat)))};
}

Result<void> friendAnswer(const SkirmishContext &context, SkirmishState &state,
                          const SkirmishStep &step, const Event &event)
{
    pop(state);
    const SkirmishCard &card = *context.card(CardId(step.detail));
    const FighterRef ref = FighterRef::fromString(event.choice());
    if (card.effect == cardeffect::guard)
        state.find(ref)->guard = true;
    for (LyingPloy &ploy : state.lying) {
        if (ploy.seat == step.seat && ploy.card == card.id)
            ploy.fighter = ref;
    }
    dealDamage(context, state, ref, card.value(u"damage"_s), step.seat);
    return {};
}

constexpr SkirmishRule skirmishPowerStepRules[]{
    {u"power", enter, prompts, answer, nullptr, nullptr},
    {u"upgrade", nullptr, upgradePrompts, upgradeAnswer, nullptr, nullptr},
    {u"ploy-fighter", nullptr, friendPrompts, friendAnswer, nullptr, nullptr},
};

} // namespace

bool canPlayPloy(const SkirmishState &state, Seat seat, const SkirmishCard &card)
{
    return !namesFriend(card) || !friends(state, seat).empty();
}

void playPloy(const SkirmishContext &context, SkirmishState &state, Seat seat, const CardId &id)
{
    const SkirmishCard &card = *context.card(id);
    CardPiles &powers = state.player(seat).powers;
    take(powers.hand, id);
    if (card.duration == PloyDuration::None)
        powers.discard.push_back(id);
    else
        state.lying.push_back({seat, id, {}, card.duration, state.activation, false});
    push(state, {u"reaction"_s, noSeat, {seat, {}}, u"ploy-played"_s});
    if (namesFriend(card)) {
        push(state, {u"ploy-fighter"_s, seat, {}, id.text()});
    } else if (card.effect == cardeffect::attackAgain && !state.combats.empty()) {
        SkirmishStep step{u"attack"_s, seat, state.combats.back().attacker, u"again"_s};
        step.names = failedTargets(context, state);
        push(state, step);
    } else {
        push(state, {u"effects"_s, seat, {}, id.text()});
    }
}

QStringList failedTargets(const SkirmishContext &context, const SkirmishState &state)
{
    QStringList failed;
    if (state.combats.empty())
        return failed;
    const Combat &last = state.combats.back();
    const auto isSame = [&last](const Combat &one) {
        return one.several && one.attacker == last.attacker && one.how == last.how;
    };
    for (auto combat = state.combats.rbegin(); combat != state.combats.rend(); ++combat) {
        if (combat != state.combats.rbegin() && !(last.several && isSame(*combat)))
            break;
        if (!combat->succeeded())
            failed.prepend(combat->target.toString());
    }
    QStringList reachable;
    for (const AttackAction &attack : usableAttacks(context, state, last.attacker))
        reachable += fighterChoices(targetsOf(context, state, last.attacker, attack));
    failed.removeIf([&reachable](const QString &one) { return !reachable.contains(one); });
    return failed;
}

QStringList playableUpgrades(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    QStringList playable;
    const SkirmishPlayer &player = state.player(seat);
    if (player.glory < context.upgradeCost())
        return playable;
    for (const CardId &id : player.powers.hand) {
        const SkirmishCard *card = context.card(id);
        if (card && card->kind == CardKind::Upgrade && !upgradeTargets(state, seat, *card).empty())
            playable.append(id.text());
    }
    return playable;
}

std::span<const SkirmishRule> skirmishPowerSteps()
{
    return skirmishPowerStepRules;
}

} // namespace dugout
