// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/thirststeps.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harm.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/rolls/rollplan.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Who failed his blood lust feeds on one of his own, or on a spectator. The step's `by` is he.

QStringList thralls(const MatchState &state, const Step &step)
{
    return state.refs(step.by.seat, [&step](const MatchPlayer &player) {
        return mayBeBitten(player) && player.ref() != step.by.toString();
    });
}

/// He may have been taken off the pitch before he came to it.
void thirstEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const MatchPlayer *by = state.find(step.by);
    if (!by || !by->isOnPitch() || !by->hasMark(TurnMark::Thirsty))
        pop(state);
}

std::vector<Prompt> thirstPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(choicePrompt(Asks::ThirstVictim, step.seat,
                             thralls(state, step) + QStringList{Choice::Spectator}));
}

void bite(const MatchContext &context, MatchState &state, const PlayerRef &victim)
{
    if (state.carrier == victim) {
        pushTurnover(state, TurnoverCause::CarrierDown, victim);
        bounceBall(state, victim);
    }
    injure(context, state, {victim, {}, HarmCause::Bite});
}

void leaveForSpectator(MatchState &state, const PlayerRef &vampire)
{
    pushTurnover(state, TurnoverCause::NoBite, vampire);
    if (state.carrier == vampire)
        bounceBall(state, vampire);
    sendTo(state, vampire, Whereabouts::Reserves);
}

Result<void> thirstAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    ++state.uses.actions;
    std::erase(state.find(step.by)->usedThisTurn, TurnUse(TurnMark::Thirsty));
    if (const PlayerRef victim = chosenPlayer(event); victim.isValid())
        bite(context, state, victim);
    else
        leaveForSpectator(state, step.by);
    return {};
}

constexpr StepRule thirstStepRules[]{
    {StepKind::ActThirst, thirstEnter, thirstPrompts, thirstAnswer},
};

constexpr PromptText thirstStepTexts[]{
    {Asks::ThirstVictim, QT_TRANSLATE_NOOP("Match", "Whom does {by} feed on?"),
     QT_TRANSLATE_NOOP("Match", "{by} feeds on: {choice}")},
};

} // namespace

StepGroup thirstSteps()
{
    return {.steps = thirstStepRules, .texts = thirstStepTexts};
}

bool mayBeBitten(const MatchPlayer &player)
{
    return player.isOnPitch() && !player.has(Skills::BloodLust) && !player.isStar();
}

bool hasToFeed(const MatchState &state, const PlayerRef &player)
{
    const MatchPlayer *found = state.find(player);
    return found && found->isOnPitch() && found->hasMark(TurnMark::Thirsty);
}

void pushFeeding(MatchState &state, const PlayerRef &player)
{
    push(state, {StepKind::ActThirst, state.active, {}, player});
}

void askToFeed(MatchState &state, Fed who)
{
    for (const QString &ref : state.refs(state.active, [who](const MatchPlayer &player) {
             return player.isOnPitch() && player.hasMark(TurnMark::Thirsty)
                 && (who == Fed::Everybody || player.posture == Posture::Standing);
         }))
        pushFeeding(state, PlayerRef::fromString(ref));
}

} // namespace dugout
