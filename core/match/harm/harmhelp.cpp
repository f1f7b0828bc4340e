// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/harm/harmhelp.h"

#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/grudges.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/stephelp.h"
#include "core/match/harm/harm.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Who falls while he blocks a running saw is hurt by it (crp.es.txt:5357, bb2016.en.txt:10065).
bool isHurtBySaw(const MatchPlayer &by)
{
    return by.has(Skills::Chainsaw);
}

void creditCasualty(const MatchContext &context, MatchState &state, const Step &step)
{
    MatchPlayer *by = state.find(step.by);
    if (!by || !isBlock(step.as<HarmChain>().cause) || !state.areOpponents(step.by, step.player)
        || isHurtBySaw(*by))
        return;
    ++by->achievements.casualties;
    const Seat seat = state.playsFor(step.by);
    pushRuleEffects(context, state, EffectSource::Helper, seat, At::OwnCasualty);
}

bool mayBeTreated(const MatchContext &context, const MatchState &state, const PlayerRef &player)
{
    const MatchPlayer *found = state.find(player);
    return found && !found->isStar() && state.side(player.seat).apothecaries > 0
        && context.table(Tables::Apothecary) && !context.isSwitchedOff(Options::Apothecary);
}

void becomeCasualty(const MatchContext &context, MatchState &state, const Step &step,
                    const TableRow &row)
{
    if (isBlock(step.as<HarmChain>().cause))
        bearGrudge(context, state, step.player.seat, step.by);
    const MatchPlayer *victim = state.find(step.player);
    const bool regenerates = victim->has(Skills::Regeneration);
    const bool decays
        = victim->has(Skills::Decay) && timedEffectValue(context, *victim, Key::NoDecay) == 0;
    sendTo(state, step.player, Whereabouts::Injured);
    const bool rolled
        = row.value(Key::CasualtyRoll, 1) > 0 && isHurtForLong(context, state, step.player);
    CasualtyChain end{step.as<HarmChain>().cause};
    if (!rolled)
        end.rolled.emplace_back(Rows::BadlyHurt);
    push(state, Step::with(StepKind::CasualtyEnd, step.seat, step.player, step.by, end));
    if (regenerates)
        push(state, {StepKind::Regeneration, step.seat, step.player});
    if (mayBeTreated(context, state, step.player))
        push(state, {StepKind::Apothecary, step.seat, step.player});
    HarmChain roll;
    roll.cause = end.cause;
    roll.secondRoll = true;
    if (rolled && decays)
        push(state, Step::with(StepKind::Casualty, step.seat, step.player, step.by, roll));
    roll.secondRoll = false;
    if (rolled)
        push(state, Step::with(StepKind::Casualty, step.seat, step.player, step.by, roll));
    creditCasualty(context, state, step);
}

bool offerEagerHelp(MatchState &state, const Step &step, const TableRow &row)
{
    const bool needed = row.value(Key::KnockedOut) > 0 || row.value(Key::Casualty) > 0;
    if (!needed || !isEagerHelpNear(state, step.player))
        return false;
    Step help = step;
    help.kind = StepKind::EagerApothecary;
    help.as<HarmChain>().held = row.id;
    push(state, help);
    return true;
}

} // namespace

Step injuryOf(const Harm &harm)
{
    HarmChain chain;
    chain.cause = harm.cause;
    return Step::with(StepKind::Injury, harm.victim.seat, harm.victim, harm.by, chain);
}

void takeOut(const MatchContext &context, MatchState &state, const Step &step)
{
    const HarmCause cause = step.as<HarmChain>().cause;
    const bool played = cause != HarmCause::Crowd && state.find(step.player)->isOnPitch();
    const auto shown = state.board.constFind(step.player.toString());
    const int square = played && shown != state.board.cend() ? board::numberOf(*shown) : 0;
    sendTo(state, step.player, Whereabouts::KnockedOut);
    if (mayBeTreated(context, state, step.player))
        push(state,
             Step::with(StepKind::ApothecaryKo, step.seat, step.player, {},
                        KnockOut{cause, played, square}));
}

bool isEagerHelpNear(const MatchState &state, const PlayerRef &player)
{
    return state.ongoingSum(player.seat, Key::EagerApothecary) > 0;
}

Prompt eagerHelpPrompt(Seat seat)
{
    return dicePrompt(Asks::EagerApothecary, seat, u"D6"_s);
}

bool takeEagerHelp(MatchState &state, const Event &event)
{
    const OngoingEffect *help = ongoingWith(state, Key::EagerApothecary);
    const int target = help ? help->values.value(Key::EagerApothecary) : 0;
    endOngoing(state, Key::EagerApothecary);
    return event.dice[0] >= target;
}

bool isHurtForLong(const MatchContext &context, const MatchState &state, const PlayerRef &player)
{
    const MatchPlayer *found = state.find(player);
    return found && !(found->isStar() && context.team(player.seat).player(found->id()));
}

CasualtyChain *casualtyEnd(MatchState &state)
{
    const auto end = std::find_if(state.agenda.rbegin(), state.agenda.rend(),
                                  [](const Step &step) { return step.data.is<CasualtyChain>(); });
    return end == state.agenda.rend() ? nullptr : &end->as<CasualtyChain>();
}

void collectResult(MatchState &state, const RowId &result)
{
    if (CasualtyChain *end = casualtyEnd(state))
        end->rolled.push_back(result);
}

void takeCasualtyRoll(const MatchContext &context, MatchState &state, const PlayerRef &victim,
                      const Event &event)
{
    const auto waits = [&victim](const Step &step) {
        return step.kind == StepKind::Casualty && step.player == victim;
    };
    const auto found = std::find_if(state.agenda.rbegin(), state.agenda.rend(), waits);
    if (found == state.agenda.rend())
        return;
    const TableRow *row = rowRolled(context, Tables::Casualty, event);
    Step &step = *found;
    if (row && row->next) {
        step = {StepKind::SeriousInjury, step.seat, step.player, step.by, *row->next};
        return;
    }
    state.agenda.erase(std::next(found).base());
    if (row)
        collectResult(state, row->id);
}

void tellFoul(MatchState &state, bool FoulCall::*mark)
{
    FoulCall *call = state.agenda.empty() ? nullptr : state.agenda.back().data.find<FoulCall>();
    if (call)
        call->*mark = true;
}

void applyInjury(const MatchContext &context, MatchState &state, const Step &step,
                 const TableRow *row)
{
    if (!row)
        return;
    const bool outside = step.as<HarmChain>().cause == HarmCause::Crowd;
    if (step.player.seat != state.active)
        state.uses.hurt = true;
    if (row->value(Key::Stunned) > 0 && !outside) {
        layDown(state, step.player, Posture::Stunned);
        return;
    }
    if (offerEagerHelp(state, step, *row))
        return;
    tellFoul(state, &FoulCall::removed);
    if (row->value(Key::Reserves) > 0 || row->value(Key::Stunned) > 0) {
        sendTo(state, step.player, Whereabouts::Reserves);
    } else if (row->value(Key::KnockedOut) > 0) {
        takeOut(context, state, step);
    } else if (row->value(Key::Casualty) > 0) {
        becomeCasualty(context, state, step, *row);
    }
}

} // namespace dugout
