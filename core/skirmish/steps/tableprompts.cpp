// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/tableprompts.h"

#include "core/rules/knownwords.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishcards.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/countersteps.h"
#include "core/skirmish/steps/stepgroups.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostGlory = 20;

/// What would be lost with the action phase: an objective whose timing is open can still be scored
/// in the end phase.
QStringList lastToScore(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    QStringList cards = scorable(context, state, seat, ScoreTiming::Immediate);
    cards.removeIf([&context](const QString &id) {
        return context.card(CardId(id))->timing != ScoreTiming::Immediate;
    });
    return cards;
}

/// Who could score off the last activation or power card is asked before the end phase begins.
void enterLast(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    const std::vector<Seat> order
        = context.orderFrom(nextToActivate(context, state), std::max(1, state.round));
    const auto done = static_cast<size_t>(step.as<InTurn>().done);
    if (!state.tracksCards() || state.suddenDeath || done >= order.size()) {
        pop(state);
        return;
    }
    const Seat seat = order[done];
    const bool asks = context.asksEverybody(state) ? !state.player(seat).objectives.hand.empty()
                                                   : !lastToScore(context, state, seat).isEmpty();
    state.agenda.back().seat = asks ? seat : noSeat;
    state.agenda.back().as<InTurn>().done += asks ? 0 : 1;
}

std::vector<Prompt> lastPrompts(const SkirmishContext &context, const SkirmishState &state,
                                const SkirmishStep &step)
{
    if (step.seat == noSeat)
        return {};
    return {
        choicePrompt(SkirmishAsks::ScoreNow, step.seat,
                     QStringList{SkirmishChoice::Done} + lastToScore(context, state, step.seat))};
}

void scoreNow(const SkirmishContext &context, SkirmishState &state, Seat seat, const CardId &card)
{
    // Uppermost comes first: the glory, if it must be asked, and then the replacement.
    push(state, {SkirmishKind::Draw, seat, {}, CardDraw{PileKind::Objective, 1, true}});
    score(context, state, seat, card);
}

Result<void> lastAnswer(const SkirmishContext &context, SkirmishState &state,
                        const SkirmishStep &step, const Event &event)
{
    if (event.choice() == SkirmishChoice::Done)
        ++state.agenda.back().as<InTurn>().done;
    else
        scoreNow(context, state, step.seat, CardId(event.choice()));
    return {};
}

constexpr SkirmishRule skirmishTableStepRules[]{
    {SkirmishKind::ScoreNow, enterLast, lastPrompts, lastAnswer},
};

constexpr SkirmishText skirmishTableStepTexts[]{
    {.prompt = SkirmishAsks::Score,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Score an objective now"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 shows an objective whose condition is met."),
     .table = Tables::Glory,
     .row = Rows::ObjectiveCard,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Objective scored")},
    {.prompt = SkirmishAsks::ScoreNow,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Score an objective now"),
     .detail
     = QT_TRANSLATE_NOOP("Skirmish", "The action phase is over; %1 may still score off it."),
     .table = Tables::Glory,
     .row = Rows::ObjectiveCard,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Objective scored")},
    {.prompt = SkirmishAsks::Glory,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Add or take glory by hand"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Points that %1 gains or loses."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Glory by hand")},
    {.prompt = SkirmishAsks::Inspire,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Inspire a fighter"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "The condition on the card is met."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Fighter inspired")},
    {.prompt = SkirmishAsks::ByHand,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Set something by hand"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "The table is always right.")},
    {.prompt = SkirmishAsks::Hand,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Set something by hand"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "The table is always right.")},
};

} // namespace

void addTablePrompts(const SkirmishContext &context, const SkirmishState &state,
                     std::vector<Prompt> &prompts)
{
    for (const Seat seat : allSeats(state)) {
        if (state.tracksCards() && !state.suddenDeath && state.phase == SkirmishPhase::Action) {
            const QStringList cards = scorable(context, state, seat, ScoreTiming::Immediate);
            if (!cards.isEmpty())
                prompts.push_back(aside(choicePrompt(u"score.%1"_s.arg(seat), seat, cards)));
        }
        prompts.push_back(
            aside(numberPrompt(u"glory.%1"_s.arg(seat), seat,
                               -std::min(mostGlory, state.player(seat).glory), mostGlory)));
    }
    const auto uninspired = state.fighters([](Seat, const SkirmishFighter &fighter) {
        return fighter.isInPlay() && !fighter.inspired;
    });
    if (!uninspired.empty())
        prompts.push_back(
            aside(choicePrompt(SkirmishAsks::Inspire, noSeat, fighterChoices(uninspired))));
    prompts.push_back(aside(confirmPrompt(SkirmishAsks::Hand)));
    addCounterPrompts(context, state, prompts);
}

bool isTablePrompt(const QString &prompt)
{
    return prompt.startsWith("score."_L1) || prompt.startsWith("glory."_L1)
        || prompt == SkirmishAsks::Inspire || prompt == SkirmishAsks::Hand
        || prompt == SkirmishAsks::ByHand || isCounterPrompt(prompt);
}

Result<void> answerTable(const SkirmishContext &context, SkirmishState &state, const Event &event)
{
    if (isCounterPrompt(event.prompt))
        return answerCounter(context, state, event);
    if (event.prompt.startsWith("score."_L1))
        scoreNow(context, state, seatIn(event.prompt), CardId(event.choice()));
    else if (event.prompt.startsWith("glory."_L1))
        gainGlory(state, seatIn(event.prompt), *event.number, GloryFor::ByHand);
    else if (event.prompt == SkirmishAsks::Inspire)
        inspire(context, state, FighterRef::fromString(event.choice()));
    else
        push(state,
             {SkirmishKind::Effects,
              std::max(0, state.active),
              {},
              CardEffects{event.prompt == SkirmishAsks::Hand ? EffectsOf::Hand
                                                             : EffectsOf::FormerHand}});
    return {};
}

SkirmishGroup skirmishTableSteps()
{
    return {.steps = skirmishTableStepRules, .texts = skirmishTableStepTexts};
}

} // namespace dugout
