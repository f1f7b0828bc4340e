// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishcards.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/powersteps.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostGlory = 20;

/// One player's part, the last item first. The last round only scores.
void pushTurn(const SkirmishContext &context, SkirmishState &state, Seat seat)
{
    const bool last = state.round >= context.rounds();
    if (!state.tracksCards()) {
        if (!last)
            push(state, {SkirmishKind::EndSpend, seat});
        push(state, {SkirmishKind::EndGlory, seat});
        return;
    }
    if (!last) {
        const DeckLimits &limits = context.limits();
        push(state,
             {SkirmishKind::EndRefill, seat, {}, CardDraw{PileKind::Power, limits.handPowers}});
        push(state,
             {SkirmishKind::EndRefill,
              seat,
              {},
              CardDraw{PileKind::Objective, limits.handObjectives}});
        push(state, {SkirmishKind::EndDiscard, seat, {}, CardDiscard{PileKind::Power}});
        push(state, {SkirmishKind::EndUpgrades, seat});
        push(state, {SkirmishKind::EndDiscard, seat, {}, CardDiscard{PileKind::Objective}});
    }
    push(state, {SkirmishKind::EndScore, seat});
}

/// Who holds real cards needs no more than to be told what there is to do.
void remind(const SkirmishContext &context, SkirmishState &state)
{
    push(state, {SkirmishKind::EndReminder});
    if (context.isOn(Options::CaptureTheArtefact) && state.way == SkirmishWay::Table)
        push(state, {SkirmishKind::RelicHolder});
}

/// In order, beginning with who activated first. The Relic comes before everything.
void enterPhase(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &)
{
    pop(state);
    state.phase = SkirmishPhase::End;
    state.active = noSeat;
    if (state.suddenDeath)
        return;
    if (state.way == SkirmishWay::Counters || state.way == SkirmishWay::Table)
        return remind(context, state);
    const std::vector<Seat> order = context.orderFrom(state.first, state.round);
    for (auto seat = order.rbegin(); seat != order.rend(); ++seat)
        pushTurn(context, state, *seat);
    if (context.isOn(Options::CaptureTheArtefact))
        push(state, {SkirmishKind::RelicHolder});
}

void rewardHolder(const SkirmishContext &context, SkirmishState &state, const FighterRef &holder)
{
    if (!holder.isValid())
        return;
    gainGlory(state, holder.seat, context.number(Tables::Glory, Rows::Relic, Key::Glory, 3),
              GloryFor::Relic);
    inspire(context, state, holder);
}

void enterHolder(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &)
{
    if (!context.tracksField())
        return;
    pop(state);
    rewardHolder(context, state, relicHolder(state));
}

std::vector<Prompt> holderPrompts(const SkirmishContext &, const SkirmishState &state,
                                  const SkirmishStep &)
{
    return {choicePrompt(SkirmishAsks::RelicHolder, noSeat,
                         QStringList{SkirmishChoice::Nobody}
                             + fighterChoices(state.fighters([](Seat, const SkirmishFighter &one) {
                                   return one.isInPlay();
                               })))};
}

Result<void> holderAnswer(const SkirmishContext &context, SkirmishState &state,
                          const SkirmishStep &, const Event &event)
{
    pop(state);
    rewardHolder(context, state, FighterRef::fromString(event.choice()));
    return {};
}

std::vector<Prompt> scorePrompts(const SkirmishContext &context, const SkirmishState &state,
                                 const SkirmishStep &step)
{
    const QStringList cards = scorable(context, state, step.seat, ScoreTiming::EndPhase);
    const bool mightScore
        = context.asksEverybody(state) && !state.player(step.seat).objectives.hand.empty();
    if (cards.isEmpty() && !mightScore)
        return {};
    return {
        choicePrompt(SkirmishAsks::EndScore, step.seat, cards, 0, static_cast<int>(cards.size()))};
}

Result<void> scoreAnswer(const SkirmishContext &context, SkirmishState &state,
                         const SkirmishStep &step, const Event &event)
{
    pop(state);
    for (const QString &card : event.choices)
        score(context, state, step.seat, CardId(card));
    return {};
}

std::vector<Prompt> cardGloryPrompts(const SkirmishContext &, const SkirmishState &,
                                     const SkirmishStep &step)
{
    return {numberPrompt(SkirmishAsks::CardGlory, step.seat, 0, mostGlory)};
}

Result<void> cardGloryAnswer(const SkirmishContext &, SkirmishState &state,
                             const SkirmishStep &step, const Event &event)
{
    pop(state);
    gainGlory(state, step.seat, *event.number, GloryFor::Objective, step.as<CardInPlay>().card);
    return {};
}

std::vector<Prompt> discardPrompts(const SkirmishContext &, const SkirmishState &state,
                                   const SkirmishStep &step)
{
    const PileKind pile = step.as<CardDiscard>().pile;
    const CardPile &hand = state.player(step.seat).piles(pile).hand;
    if (hand.empty())
        return {};
    return {choicePrompt(u"end.discard."_s + pileName(pile), step.seat, cardChoices(hand), 0,
                         static_cast<int>(hand.size()))};
}

Result<void> discardAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                           const Event &event)
{
    pop(state);
    for (const QString &card : event.choices)
        discard(state, step.seat, step.as<CardDiscard>().pile, CardId(card));
    return {};
}

/// As far as the others can tell.
bool mightUpgrade(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    const SkirmishPlayer &player = state.player(seat);
    return player.glory >= context.upgradeCost() && !player.powers.hand.empty()
        && !player.isWipedOut();
}

std::vector<Prompt> upgradesPrompts(const SkirmishContext &context, const SkirmishState &state,
                                    const SkirmishStep &step)
{
    const QStringList upgrades = playableUpgrades(context, state, step.seat);
    if (upgrades.isEmpty()
        && !(context.asksEverybody(state) && mightUpgrade(context, state, step.seat)))
        return {};
    return {choicePrompt(SkirmishAsks::EndUpgrade, step.seat,
                         QStringList{SkirmishChoice::Done} + upgrades)};
}

Result<void> upgradesAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                            const Event &event)
{
    if (event.choice() == SkirmishChoice::Done)
        pop(state);
    else
        push(state, {SkirmishKind::Upgrade, step.seat, {}, CardInPlay{CardId(event.choice())}});
    return {};
}

void enterRefill(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step)
{
    pop(state);
    const CardDraw &full = step.as<CardDraw>();
    const auto held = static_cast<int>(state.player(step.seat).piles(full.pile).hand.size());
    if (held < full.count)
        push(state,
             {SkirmishKind::Draw, step.seat, {}, CardDraw{full.pile, full.count - held, true}});
}

std::vector<Prompt> gloryPrompts(const SkirmishContext &, const SkirmishState &,
                                 const SkirmishStep &step)
{
    return {numberPrompt(SkirmishAsks::EndGlory, step.seat, 0, mostGlory)};
}

Result<void> gloryAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                         const Event &event)
{
    pop(state);
    gainGlory(state, step.seat, *event.number, GloryFor::Objective);
    return {};
}

/// Without cards nobody is asked in power steps, where upgrades may be played as well: all that was
/// spent in the round is said here.
std::vector<Prompt> spendPrompts(const SkirmishContext &, const SkirmishState &state,
                                 const SkirmishStep &step)
{
    const int glory = state.player(step.seat).glory;
    if (glory <= 0)
        return {};
    return {numberPrompt(SkirmishAsks::EndSpend, step.seat, 0, glory)};
}

Result<void> spendAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                         const Event &event)
{
    pop(state);
    state.player(step.seat).glory -= *event.number;
    state.player(step.seat).glorySpent += *event.number;
    return {};
}

constexpr SkirmishRule skirmishEndPhaseStepRules[]{
    {SkirmishKind::EndPhase, enterPhase},
    {SkirmishKind::RelicHolder, enterHolder, holderPrompts, holderAnswer},
    {.kind = SkirmishKind::EndScore, .prompts = scorePrompts, .answer = scoreAnswer},
    {.kind = SkirmishKind::CardGlory, .prompts = cardGloryPrompts, .answer = cardGloryAnswer},
    {.kind = SkirmishKind::EndDiscard, .prompts = discardPrompts, .answer = discardAnswer},
    {.kind = SkirmishKind::EndUpgrades, .prompts = upgradesPrompts, .answer = upgradesAnswer},
    {SkirmishKind::EndRefill, enterRefill},
    {.kind = SkirmishKind::EndGlory, .prompts = gloryPrompts, .answer = gloryAnswer},
    {.kind = SkirmishKind::EndSpend, .prompts = spendPrompts, .answer = spendAnswer},
};

constexpr SkirmishText skirmishEndPhaseStepTexts[]{
    {.prompt = SkirmishAsks::CardGlory,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Glory on the card"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "How much does %3 give?")},
    {.prompt = SkirmishAsks::EndScore,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Score objectives"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 shows objectives whose conditions are met."),
     .table = Tables::Glory,
     .row = Rows::ObjectiveCard,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Objectives scored")},
    {.prompt = SkirmishAsks::EndDiscardObjectives,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Discard objectives"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 may discard any of them."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Objectives discarded")},
    {.prompt = SkirmishAsks::EndDiscardPowers,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Discard power cards"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 may discard any of them."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Power cards discarded")},
    {.prompt = SkirmishAsks::EndUpgrade,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Play upgrades"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 may spend glory on upgrades."),
     .table = Tables::Glory,
     .row = Rows::Upgrade,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Upgrades played")},
    {.prompt = SkirmishAsks::EndGlory,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Glory from objectives"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "How many points did %1 score?"),
     .table = Tables::Glory,
     .row = Rows::ObjectiveCard},
    {.prompt = SkirmishAsks::EndSpend,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Glory spent"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "How many points does %1 spend on upgrades?"),
     .table = Tables::Glory,
     .row = Rows::Upgrade},
    {.prompt = SkirmishAsks::RelicHolder,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Who holds the Relic?"),
     .table = Tables::Glory,
     .row = Rows::Relic,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Holder of the Relic")},
};

} // namespace

SkirmishGroup skirmishEndPhaseSteps()
{
    return {.steps = skirmishEndPhaseStepRules, .texts = skirmishEndPhaseStepTexts};
}

} // namespace dugout
