// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/action/actionprompts.h"
#include "core/match/action/hurryhelp.h"
#include "core/match/action/rerollhelp.h"
#include "core/match/cards/cardplay.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/lasting.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/dangerhelp.h"
#include "core/match/extras/hazardhelp.h"
#include "core/match/words/matchtexts.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What coaches record in a turn.

/// The ball stays behind, and with it the turn.
Result<void> useTeleport(MatchState &state, const Event &event)
{
    const PlayerRef player = chosenPlayer(event);
    act(state, player);
    noteAction(state, player);
    state.find(player)->usedThisTurn.append(teleport);
    if (state.carrier == player) {
        state.carrier = {};
        pushTurnover(state);
    }
    return {};
}

void endTurn(MatchState &state)
{
    popTo(state, u"turn-end");
}

Result<void> useReroll(MatchState &state, const Event &event)
{
    ++state.uses.actions;
    SideState &side = state.side(state.active);
    const bool onlyLeader = side.rerolls.team() == 0;
    spendReroll(side, event.choice() == u"leader"_s || onlyLeader);
    if (event.choice() == u"loner"_s)
        push(state, {u"roll"_s, state.active, {}, {}, u"loner"_s});
    push(state, {u"re-roll-for"_s, state.active});
    return {};
}

Result<void> completion(MatchState &state, const Event &event)
{
    const PlayerRef thrower = chosenPlayer(event);
    act(state, thrower);
    if (state.playsFor(thrower) == state.active) {
        noteAction(state, thrower);
        ++state.uses.completions;
    }
    ++state.find(thrower)->deeds.completions;
    if (state.carrier == thrower)
        state.carrier = {};
    return {};
}

Result<void> interception(const MatchContext &context, MatchState &state, const Event &event)
{
    const PlayerRef player = chosenPlayer(event);
    ++state.uses.actions;
    ++state.find(player)->deeds.interceptions;
    state.carrier = player;
    pushTurnover(state);
    pushDoings(context, state, Doer::Helper, player.seat, u"own-interception");
    return {};
}

Result<void> useSkill(const MatchContext &context, MatchState &state, const Event &event)
{
    const qsizetype slash = event.choice().indexOf(u'/');
    const PlayerRef player = PlayerRef::fromString(event.choice().left(slash));
    const QString skill = event.choice().mid(slash + 1);
    // Rolling again is no action of his: who lies there stays where he is.
    if (state.playsFor(player) == state.active && state.find(player)->canAct())
        act(state, player);
    else if (event.prompt == u"skill"_s)
        ++state.uses.actions;
    state.find(player)->usedThisTurn.append(skill);
    if (skill == u"pro"_s && context.table(skill))
        push(state, {u"roll"_s, player.seat, player, {}, skill});
    return {};
}

Result<void> illegalProcedure(const MatchContext &context, MatchState &state, const Event &event)
{
    const Seat caller = MatchState::otherSeat(state.active);
    if (event.choice() == u"called"_s) {
        push(state, {u"procedure-called"_s, state.active});
        return {};
    }
    const int gain
        = context.number(u"illegal-procedure"_s, u"wrongly-called"_s, u"opponent-re-rolls"_s, 1);
    if (state.side(caller).rerolls.team() > 0)
        loseRerolls(state.side(caller), 1);
    else
        gainRerolls(state.side(state.active), gain, Until::Half);
    return {};
}

Result<void> actionAnswer(const MatchContext &context, MatchState &state, const Step &,
                          const Event &event)
{
    const QString &what = event.prompt;
    const Seat own = state.active;
    if (what == u"end-turn"_s) {
        endTurn(state);
        push(state, {u"moment"_s, own, {}, {}, u"own-turn-end"_s});
        return {};
    }
    if (what == u"turnover"_s) {
        pushTurnover(state);
        return {};
    }
    if (what == u"touchdown"_s && isProvisional(state)) {
        noteProvisional(state, event.choice());
        return {};
    }
    if (what == u"hurry-up.acted"_s || what == u"stand-up"_s) {
        for (const QString &choice : event.choices) {
            act(state, PlayerRef::fromString(choice));
            if (what != u"stand-up"_s)
                noteAction(state, PlayerRef::fromString(choice));
        }
        return {};
    }
    if (what == u"touchdown"_s || what == u"touchdown.other"_s) {
        const Seat seat = what == u"touchdown"_s ? own : MatchState::otherSeat(own);
        if (lasts(state, secondBall))
            pushSecondBall(state, seat, chosenPlayer(event));
        else
            scoreTouchdown(context, state, seat, chosenPlayer(event));
        return {};
    }
    if (what == u"concede"_s) {
        // That is said before the marker moves.
        moveMarker(context, state, own, -1);
        --state.side(own).turnsPlayed;
        concede(context, state, own, false);
        return {};
    }
    if (what == u"re-roll"_s)
        return useReroll(state, event);
    if (what == u"completion"_s || what == u"completion.other"_s)
        return completion(state, event);
    if (what == u"interception"_s)
        return interception(context, state, event);
    if (what == u"helper"_s || what == u"helper.other"_s) {
        const Seat seat = what == u"helper"_s ? own : MatchState::otherSeat(own);
        push(state, {u"helper"_s, seat, {}, {}, event.choice()});
        return {};
    }
    if (what == teleport)
        return useTeleport(state, event);
    if (what == u"skill"_s || what == u"skill.other"_s)
        return useSkill(context, state, event);
    if (what == u"illegal-procedure"_s)
        return illegalProcedure(context, state, event);
    if (what == u"danger.gone"_s) {
        endLasting(state, event.choice());
        return {};
    }
    if (what == u"wish.home"_s || what == u"wish.away"_s) {
        useUp(state, what == u"wish.home"_s ? 0 : 1, wish);
        return {};
    }
    // The rest are chains of their own: block, blitz, foul, weapon, fall, crowd, casualty, odd
    // balls, what events left on the pitch.
    push(state, {u"act-"_s + what, own, {}, chosenPlayer(event), what});
    return {};
}

/// The coach who forgot his marker ends the turn or pays with a re-roll.
std::vector<Prompt> procedurePrompts(const MatchContext &, const MatchState &state,
                                     const Step &step)
{
    const bool pays = state.side(step.seat).rerolls.team() > 0;
    return {choicePrompt(u"illegal-procedure.answer"_s, step.seat,
                         {u"end-turn"_s, pays ? u"lose-re-roll"_s : u"opponent-gains"_s})};
}

Result<void> procedureAnswer(const MatchContext &context, MatchState &state, const Step &step,
                             const Event &event)
{
    pop(state);
    if (event.choice() == u"end-turn"_s) {
        endTurn(state);
    } else if (event.choice() == u"lose-re-roll"_s) {
        // It is the one of this turn, unless that was used already.
        Rerolls &has = state.side(step.seat).rerolls;
        loseRerolls(state.side(step.seat), 1);
        has.usedThisTurn = std::max(1, has.usedThisTurn);
    } else
        gainRerolls(
            state.side(MatchState::otherSeat(step.seat)),
            context.number(u"illegal-procedure"_s, u"none-left"_s, u"opponent-re-rolls"_s, 1),
            Until::Half);
    return {};
}

/// Nobody asks whom a re-roll is for, unless there is somebody it must not be for.
void forEnter(const MatchContext &context, MatchState &state, Step step)
{
    if (!isAnybodyCursed(context, state, step.seat)
        || whoMayRollAgain(context, state, step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> forPrompts(const MatchContext &context, const MatchState &state,
                               const Step &step)
{
    return {choicePrompt(step.kind, step.seat, whoMayRollAgain(context, state, step.seat))};
}

Result<void> forAnswer(const MatchContext &, MatchState &state, const Step &, const Event &)
{
    pop(state);
    return {};
}

PromptWords forWords(const MatchContext &context, const MatchState &state, const Step &step,
                     const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id == step.kind)
        words.detail = whyNotAgain(context, state, step.seat);
    return words;
}

constexpr StepRule actionStepRules[]{
    {u"turn-actions",
     hurryEnter,
     actionPrompts,
     actionAnswer,
     nullptr,
     nullptr,
     {},
     actionPromptsFor,
     false,
     formerActionPrompts},
    {u"re-roll-for", forEnter, forPrompts, forAnswer, forWords},
    {u"procedure-called", nullptr, procedurePrompts, procedureAnswer},
};

} // namespace

std::span<const StepRule> actionSteps()
{
    return actionStepRules;
}

} // namespace dugout
