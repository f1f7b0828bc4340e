// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harm.h"
#include "core/match/harm/harmrolls.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A team-mate is kicked instead of a block in a blitz. The step's `by` is who kicks, its `player`
// who is kicked, its number how far this has come.

enum KickStage { KickPicks, KickDares, KickShort, KickLong, KickHurts };

void kickEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const bool nobody = step.number == KickPicks
        ? partnersFor(context, state, Skills::KickTeamMate, step.by).isEmpty()
        : !state.find(step.player) || !state.find(step.player)->isOnPitch();
    if (nobody)
        pop(state);
}

std::vector<Prompt> kickPrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    switch (step.number) {
    case KickDares:
        return {
            choicePrompt(Asks::KickTeamMateHow, step.seat, {Choice::ShortKick, Choice::LongKick})};
    case KickShort:
        return {dicePrompt(Asks::KickTeamMateRoll, step.seat, u"D6"_s)};
    case KickLong:
        return {dicePrompt(Asks::KickTeamMateRoll, step.seat, u"2D6"_s)};
    case KickHurts:
        return {dicePrompt(Asks::KickTeamMateInjury, MatchState::otherSeat(step.seat), u"2D6"_s)};
    default:
        return {choicePrompt(Asks::KickTeamMatePartner, step.seat,
                             partnersFor(context, state, Skills::KickTeamMate, step.by))};
    }
}

/// Kicked too hard: the ball falls where he stood.
void kickTooHard(MatchState &state, Step step)
{
    if (state.carrier == step.player) {
        pushTurnover(state);
        bounceBall(state, step.player);
    }
    step.number = KickHurts;
    push(state, std::move(step));
}

void takeKick(MatchState &state, const Step &step, const std::vector<int> &dice)
{
    pop(state);
    act(state, step.by);
    noteAction(state, step.by);
    ++state.uses.blitzes;
    if (dice.size() > 1 && dice.front() == dice.back()) {
        kickTooHard(state, step);
        return;
    }
    Step lands{StepKind::ThrowLands, step.seat, step.player, step.by};
    lands.number = std::accumulate(dice.begin(), dice.end(), 0);
    push(state, std::move(lands));
}

/// Nobody is merely stunned by that.
void takeKickInjury(const MatchContext &context, MatchState &state, const Step &step,
                    const Event &event)
{
    HarmChain chain;
    chain.cause = HarmCause::Other;
    const Step harm
        = Step::with(StepKind::Injury, step.player.seat, step.player, PlayerRef{}, chain);
    const int total = event.dice[0] + event.dice[1] + sumOf(injuryModifiers(context, state, harm));
    const TableRow *row = injuryRow(context, state, harm, total);
    const bool out = row && row->value(Key::Stunned) == 0;
    pop(state);
    injureAs(context, state, {step.player},
             out ? row : context.rowById(Tables::Injury, Rows::KnockedOut));
}

Result<void> kickAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    Step &top = state.agenda.back();
    if (step.number == KickPicks) {
        top.player = chosenPlayer(event);
        top.number = KickDares;
    } else if (step.number == KickDares) {
        top.number = event.choice() == Choice::LongKick ? KickLong : KickShort;
    } else if (step.number == KickHurts) {
        takeKickInjury(context, state, step, event);
    } else {
        takeKick(state, step, event.dice);
    }
    return {};
}

constexpr StepRule kickStepRules[]{
    {StepKind::ActKickTeamMate, kickEnter, kickPrompts, kickAnswer},
};

} // namespace

std::span<const StepRule> kickSteps()
{
    return kickStepRules;
}

} // namespace dugout
