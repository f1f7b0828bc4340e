// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/cards/cardhand.h"
#include "core/match/cards/cardplay.h"
#include "core/match/effects/carddecks.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Moments at which cards may be played, and what a card asks. Nobody is asked at them: a coach with
// a card for one may play it beside what comes next.

/// Moments that belong to one side although both are asked whether they pass.
bool isTheirMoment(const MatchState &state, const QString &moment, Seat seat)
{
    if (moment == When::AfterKickOff)
        return state.kicking == seat;
    return moment != When::AfterScatter || state.receiving() == seat;
}

/// The cards that a side may play at this moment.
CardList cardsNow(const MatchContext &context, const MatchState &state, const Step &step, Seat seat)
{
    if (state.side(seat).cards.isEmpty())
        return {};
    const QString &moment = step.about<TimingId>().text();
    const bool theirs
        = (step.seat == noSeat || step.seat == seat) && isTheirMoment(state, moment, seat);
    return theirs ? playable(context, state, seat, moment) : CardList{};
}

void momentEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (cardsNow(context, state, step, 0).isEmpty() && cardsNow(context, state, step, 1).isEmpty())
        pop(state);
}

std::vector<Prompt> momentPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    std::vector<Prompt> prompts;
    for (const Seat seat : {0, 1}) {
        const CardList cards = cardsNow(context, state, step, seat);
        if (!cards.isEmpty())
            prompts.push_back(
                choicePrompt(seat == 0 ? Asks::CardHome : Asks::CardAway, seat, cardNames(cards)));
    }
    return prompts;
}

Result<void> momentAnswer(const MatchContext &context, MatchState &state, const Step &,
                          const Event &event)
{
    playCard(context, state, event.prompt == Asks::CardHome ? 0 : 1,
             CardOf::fromString(event.choice()));
    return {};
}

QStringList own(const MatchState &state, Seat seat)
{
    const QStringList pitch = state.onPitch(seat);
    if (!pitch.isEmpty())
        return pitch;
    return state.fit(seat);
}

/// Before the first kick-off most cards are for any player of the team; an award for who stands
/// there at the end is for one on the pitch (bb2016.en.txt:5898, 5969).
bool isForReservesToo(const PlayCard &card)
{
    const bool before
        = std::find(card.timings.begin(), card.timings.end(), TimingId(When::BeforeFirstKickOff))
        != card.timings.end();
    return before && !card.values.contains(Key::Mvp);
}

QStringList ownFor(const MatchContext &context, const MatchState &state, const Step &step)
{
    const PlayCard *card = findCard(context, step.card());
    if (!card)
        return own(state, step.seat);
    return fittingFor(state, *card,
                      isForReservesToo(*card) ? state.fit(step.seat) : own(state, step.seat));
}

void ownEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (ownFor(context, state, step).isEmpty())
        pop(state);
}

std::vector<Prompt> ownPrompts(const MatchContext &context, const MatchState &state,
                               const Step &step)
{
    return only(choicePrompt(Asks::CardPlayer, step.seat, ownFor(context, state, step)));
}

Result<void> ownAnswer(const MatchContext &context, MatchState &state, const Step &step,
                       const Event &event)
{
    pop(state);
    const PlayCard *card = findCard(context, step.card());
    MatchPlayer *player = state.find(chosenPlayer(event));
    if (!card || !player)
        return {};
    TimedEffect timedEffect = timedEffectOf(step.card(), *card);
    // Twice as strong as he is.
    if (const int factor = card->values.value(Key::StFactor))
        timedEffect.change.strength += (factor - 1) * player->profile().strength;
    player->timedEffects.push_back(timedEffect);
    if (card->table && card->values.contains(Key::RollsAtHalfTime))
        state.occasion.side(step.seat).earlyBird = {chosenPlayer(event), *card->table};
    if (card->values.contains(Key::BlitzesNow))
        push(state,
             {StepKind::ActBlitz, step.seat, {}, chosenPlayer(event), ActionId(Asks::Blitz)});
    if (card->values.contains(Key::Learns))
        push(state, {StepKind::CardLearn, step.seat, chosenPlayer(event), {}, step.subject});
    return {};
}

/// The pitch is made softer or harder, as the coach likes.
std::vector<Prompt> signPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(choicePrompt(Asks::CardSign, step.seat, {Choice::Plus, Choice::Minus}));
}

Result<void> signAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    const PlayCard *card = findCard(context, step.card());
    const QString key
        = event.choice() == Choice::Plus ? Key::ArmourModifier : Key::ArmourModifierAlternative;
    addOngoing(state,
               {step.card(),
                noSeat,
                {{Key::ArmourModifier, card->values.value(key)}},
                lastsUntil(*card),
                0});
    return {};
}

std::vector<Prompt> d3Prompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(Asks::CardD3, step.seat, u"D3"_s));
}

/// Of those for the whole match only so many are left.
void loseFewer(MatchState &state, Seat seat, int left)
{
    Rerolls &has = state.side(seat).rerolls;
    if (const int lost = std::exchange(has.left, left) - left; lost > 0)
        tell(state, {FactKind::RerollsLost, seat, {}, {}, {}, lost});
}

/// Fewer team re-rolls for the whole match.
Result<void> d3Answer(const MatchContext &, MatchState &state, const Step &step, const Event &event)
{
    pop(state);
    Rerolls &theirs = state.side(MatchState::otherSeat(step.seat)).rerolls;
    theirs.perHalf = std::max(0, theirs.perHalf - event.dice[0]);
    loseFewer(state, MatchState::otherSeat(step.seat), std::max(0, theirs.left - event.dice[0]));
    return {};
}

void doomEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.side(MatchState::otherSeat(step.seat)).rerolls.perHalf < 1)
        pop(state);
}

std::vector<Prompt> doomPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    const int count = state.side(MatchState::otherSeat(step.seat)).rerolls.perHalf;
    return only(dicePrompt(Asks::CardDoom, step.seat, count, 6));
}

Result<void> doomAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    const PlayCard *card = findCard(context, step.card());
    Rerolls &theirs = state.side(MatchState::otherSeat(step.seat)).rerolls;
    for (const int die : event.dice) {
        if (die < card->values.value(Key::OpposingRerollLossTarget))
            continue;
        theirs.perHalf = std::max(0, theirs.perHalf - 1);
    }
    loseFewer(state, MatchState::otherSeat(step.seat), std::min(theirs.left, theirs.perHalf));
    return {};
}

QStringList opposing(const MatchState &state, const Step &step)
{
    const Seat other = MatchState::otherSeat(step.seat);
    if (step.kind == StepKind::CardCalledOff)
        return state.onPitch(other);
    return state.fit(other);
}

void opposingEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (opposing(state, step).isEmpty())
        pop(state);
}

/// Who is lured off the pitch is left to chance.
std::vector<Prompt> opposingPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    if (step.kind == StepKind::CardCalledOff)
        return only(lotPrompt(Asks::CardOpponent, step.seat, opposing(state, step)));
    return only(choicePrompt(Asks::CardOpponent, step.seat, opposing(state, step)));
}

Result<void> opposingAnswer(const MatchContext &, MatchState &state, const Step &step,
                            const Event &event)
{
    pop(state);
    loseBall(state, chosenPlayer(event));
    sendTo(state, chosenPlayer(event),
           step.kind == StepKind::CardAbsent ? Whereabouts::Absent : Whereabouts::Reserves);
    return {};
}

QStringList injured(const MatchState &state, Seat seat)
{
    return state.refs(
        seat, [](const MatchPlayer &player) { return player.where == Whereabouts::Injured; });
}

void spongeEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (!step.player.isValid() && injured(state, step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> spongePrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    if (step.player.isValid())
        return only(dicePrompt(Asks::CardSpongeRoll, step.seat, u"D6"_s));
    return only(choicePrompt(Asks::CardSponge, step.seat, injured(state, step.seat)));
}

Result<void> spongeAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    if (!step.player.isValid()) {
        state.agenda.back().player = chosenPlayer(event);
        return {};
    }
    pop(state);
    const PlayCard *card = findCard(context, step.card());
    const bool there = state.find(step.player)->where == Whereabouts::Injured;
    if (there && event.dice[0] >= card->values.value(Key::Target, 2))
        sendTo(state, step.player, Whereabouts::Reserves);
    return {};
}

constexpr StepRule cardStepRules[]{
    {.kind = StepKind::Moment,
     .enter = momentEnter,
     .prompts = momentPrompts,
     .answer = momentAnswer,
     .skippable = true},
    {.kind = StepKind::CardPlayer, .enter = ownEnter, .prompts = ownPrompts, .answer = ownAnswer},
    {.kind = StepKind::CardSign, .prompts = signPrompts, .answer = signAnswer},
    {.kind = StepKind::CardD3, .prompts = d3Prompts, .answer = d3Answer},
    {StepKind::CardDoom, doomEnter, doomPrompts, doomAnswer},
    {StepKind::CardAbsent, opposingEnter, opposingPrompts, opposingAnswer},
    {StepKind::CardCalledOff, opposingEnter, opposingPrompts, opposingAnswer},
    {StepKind::CardSponge, spongeEnter, spongePrompts, spongeAnswer},
};

constexpr PromptText cardStepTexts[]{
    {Asks::CardHome, QT_TRANSLATE_NOOP("Match", "{team} plays a card"),
     QT_TRANSLATE_NOOP("Match", "{team} plays {choice}")},
    {Asks::CardAway, QT_TRANSLATE_NOOP("Match", "{team} plays a card"),
     QT_TRANSLATE_NOOP("Match", "{team} plays {choice}")},
    {Asks::CardPlayer, QT_TRANSLATE_NOOP("Match", "The player the card is for"), nullptr},
    {Asks::CardOpponent, QT_TRANSLATE_NOOP("Match", "The opponent the card is for"), nullptr},
    {Asks::CardSign, QT_TRANSLATE_NOOP("Match", "Harder or softer ground?"),
     QT_TRANSLATE_NOOP("Match", "the ground: {choice}")},
    {Asks::CardD3, QT_TRANSLATE_NOOP("Match", "Re-rolls the opponent loses"), nullptr},
    {Asks::CardDoom, QT_TRANSLATE_NOOP("Match", "A die for each re-roll of the opponent"), nullptr},
    {Asks::CardSponge, QT_TRANSLATE_NOOP("Match", "The player to be healed"), nullptr},
    {Asks::CardSpongeRoll, QT_TRANSLATE_NOOP("Match", "Does the sponge work?"),
     QT_TRANSLATE_NOOP("Match", "the sponge: {dice}")},
};

} // namespace

StepGroup cardSteps()
{
    return {.steps = cardStepRules, .texts = cardStepTexts};
}

} // namespace dugout
