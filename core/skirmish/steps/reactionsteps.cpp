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

/// Reactions whose cards only the coaches can read are offered after every action.
void addPloys(const SkirmishContext &context, const SkirmishState &state, Seat seat, bool attack,
              QStringList &options)
{
    if (!context.tracksCards() || state.suddenDeath)
        return;
    for (const CardId &id : state.player(seat).powers.hand) {
        const SkirmishCard *card = context.card(id);
        if (!card || card->kind != CardKind::Ploy || !card->reaction)
            continue;
        const bool again = card->effect == cardeffect::attackAgain;
        if (card->effect.isEmpty() || (again && attack && mayAttackAgain(context, state, seat)))
            options.append(u"ploy:"_s + id.text());
    }
}

QStringList optionsFor(const SkirmishContext &context, const SkirmishState &state, Seat seat,
                       const QString &opportunity)
{
    QStringList options;
    if (opportunity == u"attack-failed"_s)
        addParry(context, state, seat, options);
    else if (opportunity == u"driven-back"_s)
        addPushInstead(context, state, seat, options);
    else
        addPloys(context, state, seat, opportunity == u"after-attack"_s, options);
    return options;
}

/// Asks one after the other, beginning with who activates next, and only those who have one.
/// `number` counts those who were passed over.
void enter(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    const std::vector<Seat> order
        = context.orderFrom(nextToActivate(context, state), std::max(1, state.round));
    for (auto place = static_cast<size_t>(step.number); place < order.size(); ++place) {
        if (optionsFor(context, state, order[place], step.detail).isEmpty())
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
    return {
        askChoice(u"reaction"_s, step.seat,
                  QStringList{u"decline"_s} + optionsFor(context, state, step.seat, step.detail))};
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
    } else {
        playPloy(context, state, seat, CardId(what));
    }
}

/// One reaction for each opportunity: with it the step is over.
Result<void> answer(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step,
                    const Event &event)
{
    if (event.choice() == u"decline"_s) {
        ++state.agenda.back().number;
        state.agenda.back().seat = noSeat;
        return {};
    }
    pop(state);
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
