// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/cards/cardturns.h"

#include "core/match/action/actionhelp.h"
#include "core/match/cards/cardplay.h"
#include "core/match/effects/carddecks.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harm.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"
#include "core/team/playerstats.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Cards that wait for their moment after they were played, or that come back at every drive. The
// step's detail is the card.

const QString hangover = u"hangover"_s; ///< a turn with a drink has to be paid for

CardOf cardOf(const OngoingEffect &ongoing)
{
    const CardOf *card = std::get_if<CardOf>(&ongoing.source);
    return card ? *card : CardOf();
}

/// A drink on the sideline: good for one turn, and for nothing after it.
std::vector<Prompt> discardPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(yesNoPrompt(Asks::CardDiscard, step.seat));
}

Result<void> discardAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    const PlayCard *card = findCard(context, step.card());
    if (!isYes(event) || !card)
        return {};
    endOngoing(state, waitsForTurn, step.seat);
    TimedEffect timedEffect = timedEffectOf(step.card(), *card);
    timedEffect.until = Until::Turn;
    for (MatchPlayer &player : state.side(step.seat).players)
        player.timedEffects.push_back(timedEffect);
    addOngoing(state, {step.card(), step.seat, {{hangover, 1}}, Until::Drive, 0});
    return {};
}

void lieDownEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.onPitch(step.seat).isEmpty())
        pop(state);
}

/// First how many, then who.
std::vector<Prompt> lieDownPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    const int players = step.asOrNew<PlayerCount>().players;
    if (players == 0)
        return only(dicePrompt(Asks::CardDie, step.seat, u"D6"_s));
    Prompt prompt = lotPrompt(Asks::CardLot, step.seat, state.onPitch(step.seat));
    prompt.atLeast = prompt.atMost = std::min(players, static_cast<int>(prompt.choices.size()));
    return only(std::move(prompt));
}

Result<void> lieDownAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    if (step.asOrNew<PlayerCount>().players == 0) {
        state.agenda.back().data = PlayerCount{event.dice[0]};
        return {};
    }
    pop(state);
    for (const QString &ref : event.choices)
        placeProne(context, state, PlayerRef::fromString(ref));
    return {};
}

/// The two most valuable of those who could be set up; the earlier shirt first when they are equal.
QStringList best(const MatchContext &context, const MatchState &state, Seat seat)
{
    constexpr qsizetype count = 2;
    std::vector<std::pair<int, QString>> worth;
    for (const MatchPlayer &player : state.side(seat).players) {
        if (player.canBeSetUp())
            worth.emplace_back(
                playerValue(player.who->player, context.team(seat), context.ruleset()),
                player.ref());
    }
    std::stable_sort(worth.begin(), worth.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    QStringList found;
    for (const auto &[value, ref] : worth) {
        if (found.size() < count)
            found.append(ref);
    }
    return found.size() == count ? found : QStringList{};
}

void greatestEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (best(context, state, step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> greatestPrompts(const MatchContext &context, const MatchState &state,
                                    const Step &step)
{
    return only(choicePrompt(Asks::CardLeftOut, step.seat, best(context, state, step.seat)));
}

Result<void> greatestAnswer(const MatchContext &, MatchState &state, const Step &,
                            const Event &event)
{
    pop(state);
    sitOut(state, chosenPlayer(event));
    return {};
}

/// A die for each opponent on the pitch; the step's seat is theirs.
void dazedEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.onPitch(step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> dazedPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    const auto count = static_cast<int>(state.onPitch(step.seat).size());
    return only(dicePrompt(Asks::CardHaunted, MatchState::otherSeat(step.seat), count, 6));
}

Result<void> dazedAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    const PlayCard *card = findCard(context, step.card());
    const QStringList players = state.onPitch(step.seat);
    TimedEffect daze{step.card()};
    daze.until = card ? lastsUntil(*card) : Until::Turn;
    daze.dazed = true;
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        if (card && event.dice[static_cast<size_t>(i)] >= card->values.value(Key::Target))
            state.find(PlayerRef::fromString(players.at(i)))->timedEffects.push_back(daze);
    }
    return {};
}

/// After his first block what he wore for it is broken.
void wornOffEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    if (MatchPlayer *player = state.find(step.player))
        std::erase_if(player->timedEffects, [&context](const TimedEffect &timedEffect) {
            const PlayCard *card = findCard(context, timedEffect.source);
            return card && card->values.contains(Key::FirstBlock);
        });
}

/// A ball with spikes: it stabs the player who could not hold it. Where that was one of the others
/// it ended their turn, and nothing has been done in this one.
void spikedEnter(const MatchContext &, MatchState &state, const Step &step)
{
    pop(state);
    if (state.playsFor(step.by) == state.active)
        ++state.uses.actions;
    rollArmour(state, {step.by, {}, HarmCause::Stab});
}

/// Only one ball is real, and a die says whether it was this one. The other lies about still.
std::vector<Prompt> secondBallPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(Asks::SecondBallDie, step.seat, u"D6"_s));
}

Result<void> secondBallAnswer(const MatchContext &context, MatchState &state, const Step &step,
                              const Event &event)
{
    pop(state);
    const PlayCard *card = findCard(context, step.card());
    endOngoing(state, secondBall);
    if (card && event.dice[0] >= card->values.value(Key::Target))
        scoreTouchdown(context, state, step.seat, step.player);
    else if (state.carrier == step.player)
        state.carrier = {};
    return {};
}

constexpr StepRule cardTurnsStepRules[]{
    {.kind = StepKind::SecondBall, .prompts = secondBallPrompts, .answer = secondBallAnswer},
    {.kind = StepKind::CardDiscard, .prompts = discardPrompts, .answer = discardAnswer},
    {StepKind::CardLieDown, lieDownEnter, lieDownPrompts, lieDownAnswer},
    {StepKind::CardGreatest, greatestEnter, greatestPrompts, greatestAnswer},
    {StepKind::CardDazed, dazedEnter, dazedPrompts, dazedAnswer},
    {StepKind::CardWornOff, wornOffEnter},
    {StepKind::ActSpiked, spikedEnter},
};

constexpr PromptText cardTurnsStepTexts[]{
    {Asks::CardDiscard, QT_TRANSLATE_NOOP("Match", "{team}: is the card used in this turn?"),
     QT_TRANSLATE_NOOP("Match", "{team}: card used in this turn: {choice}")},
    {Asks::CardLeftOut, QT_TRANSLATE_NOOP("Match", "{team}: which of the two sits this drive out?"),
     QT_TRANSLATE_NOOP("Match", "{choice} sits this drive out")},
    {Asks::SecondBallDie, QT_TRANSLATE_NOOP("Match", "Is it the real ball?"),
     QT_TRANSLATE_NOOP("Match", "the ball: {dice}")},
};

} // namespace

StepGroup cardTurns()
{
    return {.steps = cardTurnsStepRules, .texts = cardTurnsStepTexts};
}

void pushSecondBall(MatchState &state, Seat seat, const PlayerRef &scorer)
{
    push(state, {StepKind::SecondBall, seat, scorer, {}, cardOf(*ongoingWith(state, secondBall))});
}

void pushWaitingCards(MatchState &state, Seat seat)
{
    if (const OngoingEffect *found = ongoingWith(state, waitsForTurn, seat))
        push(state, {StepKind::CardDiscard, seat, {}, {}, cardOf(*found)});
}

void pushCardHangover(MatchState &state, Seat seat)
{
    const OngoingEffect *found = ongoingWith(state, hangover, seat);
    if (!found)
        return;
    push(state, {StepKind::CardLieDown, seat, {}, {}, cardOf(*found)});
    endOngoing(state, hangover, seat);
}

} // namespace dugout
