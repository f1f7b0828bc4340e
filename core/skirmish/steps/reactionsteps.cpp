// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/ploys.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// "parry:0:angharad-brightshield", when her attacker is within reach of it.
void addParry(const SkirmishContext &context, const SkirmishState &state, Seat seat,
              QStringList &options)
{
    const Combat &combat = state.combats.back();
    if (combat.target.seat != seat || !state.find(combat.target)->isInPlay())
        return;
    for (const AttackAction &attack : attacksOf(context, state, combat.target)) {
        const QStringList targets
            = fighterChoices(targetsOf(context, state, combat.target, attack));
        if (attack.effect == cardeffect::parry && targets.contains(combat.attacker.toString()))
            options.append(u"parry:"_s + combat.target.toString());
    }
}

void addPushInstead(const SkirmishContext &context, const SkirmishState &state, Seat seat,
                    QStringList &options)
{
    const Combat &combat = state.combats.back();
    if (combat.target.seat != seat)
        return;
    for (const CardId &id : state.find(combat.target)->upgrades) {
        const SkirmishCard *card = context.card(id);
        if (card && card->effect == cardeffect::pushInstead)
            options.append(u"push:"_s + id.text());
    }
}

bool mayAttackAgain(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    return !state.combats.empty() && state.combats.back().attacker.seat == seat
        && !failedTargets(context, state).isEmpty();
}

void addPloys(const SkirmishContext &context, const SkirmishState &state, Seat seat,
              const QString &opportunity, QStringList &options)
{
    if (!context.tracksCards() || state.suddenDeath)
        return;
    const bool attack = opportunity == u"after-attack"_s;
    for (const CardId &id : state.player(seat).powers.hand) {
        const SkirmishCard *card = context.card(id);
        if (!card || card->kind != CardKind::Ploy || !card->reaction)
            continue;
        const bool again = card->effect == cardeffect::attackAgain;
        if (card->effect.isEmpty() || (again && attack && mayAttackAgain(context, state, seat)))
            options.append(u"ploy:"_s + id.text());
    }
}

/// "card:0:targor/own-upgrade" and "counter:0:targor/riposte".
void addFighter(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref,
                QStringList &options)
{
    for (const CardId &id : state.find(ref)->upgrades) {
        const SkirmishCard *card = context.card(id);
        if (card && card->reaction && card->effect.isEmpty() && !card->attack)
            options.append(u"card:%1/%2"_s.arg(ref.toString(), id.text()));
    }
    for (const AttackAction &attack : attacksOf(context, state, ref)) {
        if (attack.reaction && attack.effect.isEmpty()
            && !targetsOf(context, state, ref, attack).empty())
            options.append(u"counter:%1/%2"_s.arg(ref.toString(), attack.id.text()));
    }
}

/// A reaction whose card only the coaches can read may be meant for any opportunity, so it is
/// offered at every one; the coach says when it is used.
void addOwn(const SkirmishContext &context, const SkirmishState &state, Seat seat,
            QStringList &options)
{
    for (const FighterRef &ref : state.fighters([seat](Seat owner, const SkirmishFighter &one) {
             return owner == seat && one.isInPlay();
         }))
        addFighter(context, state, ref, options);
}

/// `detail` of the step names the opportunity: `attack-rolled`, `attack-failed`, `driven-back`,
/// `after-attack`, `after-activation`, `going-out` or `ploy-played`, to which the others may react.
QStringList optionsFor(const SkirmishContext &context, const SkirmishState &state, Seat seat,
                       const SkirmishStep &step)
{
    QStringList options;
    if (step.detail == u"ploy-played"_s && seat == step.fighter.seat)
        return options;
    if (step.detail == u"attack-failed"_s)
        addParry(context, state, seat, options);
    else if (step.detail == u"driven-back"_s)
        addPushInstead(context, state, seat, options);
    addPloys(context, state, seat, step.detail, options);
    addOwn(context, state, seat, options);
    return options;
}

/// Asks one after the other, beginning with who activates next, and only those who have one.
/// `number` counts those who were passed over.
void enter(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    const std::vector<Seat> order
        = context.orderFrom(nextToActivate(context, state), std::max(1, state.round));
    for (auto place = static_cast<size_t>(step.number); place < order.size(); ++place) {
        if (optionsFor(context, state, order[place], step).isEmpty())
            continue;
        state.agenda.back().seat = order[place];
        state.agenda.back().number = static_cast<int>(place);
        return;
    }
    pop(state);
}

std::vector<Prompt> prompts(const SkirmishContext &context, const SkirmishState &state,
                            const SkirmishStep &step)
{
    if (step.seat == noSeat)
        return {};
    return {askChoice(u"reaction"_s, step.seat,
                      QStringList{u"decline"_s} + optionsFor(context, state, step.seat, step))};
}

void react(const SkirmishContext &context, SkirmishState &state, Seat seat, const QString &kind,
           const QString &what)
{
    if (kind == u"parry"_s) {
        Combat &combat = state.combats.back();
        combat.holdsGround = true;
        SkirmishStep step{u"attack"_s, seat, combat.target, u"parry"_s};
        step.names = {combat.attacker.toString()};
        push(state, step);
    } else if (kind == u"push"_s) {
        Combat &combat = state.combats.back();
        combat.holdsGround = true;
        const SkirmishCard *card = context.card(CardId(what));
        if (context.tracksField())
            push(state, {u"push"_s, seat, combat.target, {}, card->value(u"hexes"_s, 1)});
    } else if (kind == u"card"_s) {
        push(state,
             {u"effects"_s, seat, FighterRef::fromString(what.section(u'/', 0, 0)),
              what.section(u'/', 1)});
    } else if (kind == u"counter"_s) {
        SkirmishStep step{u"attack-target"_s, seat,
                          FighterRef::fromString(what.section(u'/', 0, 0)), u"counter"_s};
        step.names = {what.section(u'/', 1)};
        push(state, step);
    } else {
        playPloy(context, state, seat, CardId(what));
    }
}

/// One reaction for each opportunity, whoever plays it: with it the step is over.
Result<void> answer(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step,
                    const Event &event)
{
    if (event.choice() == u"decline"_s) {
        ++state.agenda.back().number;
        state.agenda.back().seat = noSeat;
        return {};
    }
    pop(state);
    if (step.detail == u"going-out"_s)
        state.agenda.back().names = {u"reacted"_s};
    react(context, state, step.seat, event.choice().section(u':', 0, 0),
          event.choice().section(u':', 1));
    return {};
}

constexpr SkirmishRule rules[]{
    {u"reaction", enter, prompts, answer, nullptr, nullptr},
};

} // namespace

std::span<const SkirmishRule> skirmishReactionSteps()
{
    return rules;
}

} // namespace dugout
