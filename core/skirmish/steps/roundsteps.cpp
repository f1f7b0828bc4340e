// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/silence.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

SkirmishPlayer startingPlayer(const SkirmishContext &context, Seat seat, bool withCards)
{
    const SkirmishSeat &setup = context.seat(seat);
    SkirmishPlayer player;
    if (withCards) {
        player.objectives.deck = setup.deck.objectives;
        player.powers.deck = setup.deck.powers;
    }
    for (const FighterCard &card : setup.warband.fighters) {
        SkirmishFighter fighter;
        fighter.id = card.id;
        player.fighters.push_back(std::move(fighter));
    }
    return player;
}

/// With counters only, the round begins at once.
void standReady(SkirmishState &state)
{
    for (SkirmishPlayer &player : state.players) {
        for (SkirmishFighter &fighter : player.fighters)
            fighter.placed = true;
    }
}

/// A new game with the same warbands and decks. What the table said of open values stays known.
void enterGame(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    SkirmishState fresh;
    fresh.game = step.as<GameNumber>().game;
    fresh.agenda = std::move(state.agenda);
    fresh.ledger = std::move(state.ledger);
    fresh.results = std::move(state.results);
    fresh.told = std::move(state.told);
    fresh.way = state.players.empty() ? context.startingWay() : state.way;
    for (Seat seat = 0; seat < context.playerCount(); ++seat)
        fresh.players.push_back(startingPlayer(context, seat, fresh.tracksCards()));
    state = std::move(fresh);
    replace(state, {SkirmishKind::GameEnd});
    push(state, {SkirmishKind::Round, noSeat, {}, RoundNumber{1}});
    if (state.way == SkirmishWay::Counters && !context.tracksField()) {
        standReady(state);
        return;
    }
    push(state, {SkirmishKind::Deploy});
    if (state.tracksCards())
        push(state, {SkirmishKind::Hands});
    push(state, {SkirmishKind::Objectives, noSeat, {}, TokensPlaced{}});
    if (context.isOn(Options::CaptureTheArtefact))
        push(state, {SkirmishKind::Relic});
    push(state, {SkirmishKind::Boards});
}

void enterRound(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    state.round = step.as<RoundNumber>().round;
    state.phase = SkirmishPhase::Action;
    state.activation = 0;
    endQuiet(state);
    state.active = noSeat;
    state.first = noSeat;
    for (SkirmishPlayer &player : state.players) {
        player.activations = context.activations();
        player.passing = false;
    }
    replace(state, {SkirmishKind::RoundEnd});
    push(state, {SkirmishKind::EndPhase});
    if (state.way == SkirmishWay::Counters && !state.suddenDeath) {
        push(state, {SkirmishKind::Counters});
        return;
    }
    push(state, {SkirmishKind::Activations});
    pushFirstPlayer(state);
}

std::vector<Prompt> firstPrompts(const SkirmishContext &, const SkirmishState &state,
                                 const SkirmishStep &)
{
    return {
        choicePrompt(SkirmishAsks::FirstPlayer, state.rollOffWinner, seatChoices(allSeats(state)))};
}

Result<void> firstAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &,
                         const Event &event)
{
    pop(state);
    state.first = seatOf(event.choice());
    return {};
}

void enterActivations(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &)
{
    Seat next = nextToActivate(context, state);
    // Where the players counted by themselves for a while, not everybody has as many left.
    for (int i = 1; i < state.playerCount() && state.player(next).activations == 0; ++i)
        next = context.after(next, state.round);
    if (isDecided(state) || state.player(next).activations == 0) {
        replace(state, {SkirmishKind::ScoreNow, noSeat, {}, InTurn{}});
        return;
    }
    state.active = next;
    push(state, {SkirmishKind::Activation, next});
}

/// What lies beside the fighters is taken away; objectives and wounds stay.
void enterRoundEnd(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &)
{
    expirePloys(state, true);
    clearTokens(state);
    const bool goesOn = state.suddenDeath ? !isDecided(state) : state.round < context.rounds();
    if (goesOn)
        replace(state, {SkirmishKind::Round, noSeat, {}, RoundNumber{state.round + 1}});
    else
        pop(state);
}

constexpr SkirmishRule skirmishRoundStepRules[]{
    {SkirmishKind::Game, enterGame},
    {SkirmishKind::Round, enterRound},
    {.kind = SkirmishKind::FirstPlayer, .prompts = firstPrompts, .answer = firstAnswer},
    {SkirmishKind::Activations, enterActivations},
    {SkirmishKind::RoundEnd, enterRoundEnd},
};

constexpr SkirmishText skirmishRoundStepTexts[]{
    {.prompt = SkirmishAsks::FirstPlayer,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Who activates first?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 won the roll-off and decides."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "First player")},
};

} // namespace

SkirmishGroup skirmishRoundSteps()
{
    return {.steps = skirmishRoundStepRules, .texts = skirmishRoundStepTexts};
}

} // namespace dugout
