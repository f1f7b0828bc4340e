// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/rerollhelp.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/results.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harm.h"
#include "core/match/kickoff/kickofftable.h"
#include "core/rules/knownwords.h"
#include "core/rules/ruleeffect.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Rolls whose tables say it all, and words that are only shown. The step `roll` is about its
// table; what a row does beyond its plain numbers stands in its list `does`, at the moment
// `rolled`, and is carried out by one of the effects below or by the step of its name.

using RowEffect = void (*)(const MatchContext &, MatchState &, const Step &, const TableRow &);

struct TableEffect
{
    QStringView effect;
    RowEffect apply;
};

void unruly(const MatchContext &, MatchState &state, const Step &, const TableRow &row)
{
    const int from = row.value(Key::Half);
    if (!row.next || state.half < from || state.agenda.empty()
        || state.agenda.back().kind != StepKind::KickOffTable)
        return;
    // The crowd's own table takes the place of the usual one.
    pop(state);
    push(state, {StepKind::Roll, noSeat, {}, {}, *row.next});
}

void unrulyResult(const MatchContext &context, MatchState &state, const Step &, const TableRow &row)
{
    pushKickOffResult(context, state, {TableId(Tables::KickOff), row.id});
}

void sneakiest(const MatchContext &, MatchState &state, const Step &, const TableRow &row)
{
    if (row.value(Key::Success) > 0)
        popTo(state, StepKind::SendingOff, true);
}

void dagger(const MatchContext &, MatchState &state, const Step &step, const TableRow &row)
{
    if (MatchPlayer *victim = state.find(step.player); victim && row.value(Key::MissNext) > 0)
        victim->casualties.push_back(row.id);
}

void fansLeave(const MatchContext &, MatchState &state, const Step &step, const TableRow &row)
{
    // Fair-weather fans leave both sides, others only the one that rolled.
    for (const Seat seat : {0, 1}) {
        if (step.seat == noSeat || step.seat == seat)
            state.side(seat).fame += row.value(Key::Fame);
    }
}

void rockfall(const MatchContext &, MatchState &state, const Step &, const TableRow &row)
{
    if (row.next)
        push(state, {StepKind::Rockfall});
}

void raiders(const MatchContext &, MatchState &state, const Step &step, const TableRow &row)
{
    if (row.value(Key::Ko) > 0)
        push(state, {StepKind::LotKo, step.seat});
    else if (row.next)
        push(state, {StepKind::Roll, step.seat, {}, {}, *row.next});
}

void antics(const MatchContext &, MatchState &state, const Step &step, const TableRow &row)
{
    loseRerolls(state, MatchState::otherSeat(step.seat), -row.value(Key::ReRolls));
}

void disappearance(const MatchContext &, MatchState &state, const Step &step, const TableRow &row)
{
    const Seat other = MatchState::otherSeat(step.seat);
    const MissingFor span = row.value(Key::UntilMatch) > 0 ? MissingFor::Match : MissingFor::Drive;
    push(state, Step::with(StepKind::LotMissing, other, {}, {}, span));
}

void blessSide(MatchState &state, Seat seat, const TableRow &row)
{
    const TimedEffect timedEffect{row.id, {}, row.skills, Until::Drive, {}};
    for (MatchPlayer &player : state.side(seat).players)
        player.timedEffects.push_back(timedEffect);
}

void warpstone(const MatchContext &, MatchState &state, const Step &step, const TableRow &row)
{
    if (row.value(Key::Comedown) > 0) {
        push(state, {StepKind::Comedown, step.seat, {}, {}, row.next ? *row.next : TableId()});
        return;
    }
    if (row.value(Key::Learns) > 0)
        push(state, {StepKind::LotMutation, step.seat, {}, {}, row.id});
    else if (!row.skills.empty())
        blessSide(state, step.seat, row);
    say(state, step.seat, {step.about<TableId>(), row.id});
}

void creepers(const MatchContext &, MatchState &state, const Step &step, const TableRow &row)
{
    if (row.next)
        push(state, {StepKind::DugoutFight, step.seat, {}, {}, *row.next});
}

void earlyBird(const MatchContext &, MatchState &state, const Step &step, const TableRow &row)
{
    MatchPlayer *player = state.find(step.player);
    const bool there = player && (player->isOnPitch() || player->where == Whereabouts::Reserves);
    if (!there || row.value(Key::Ko) < 1)
        return;
    sendTo(state, step.player, Whereabouts::KnockedOut);
    sitOut(state, step.player);
}

void pampered(const MatchContext &, MatchState &state, const Step &step, const TableRow &row)
{
    if (row.value(Key::Out) > 0)
        sendTo(state, step.player, Whereabouts::Absent);
}

/// A guest who plays for whom he likes.
void ogre(const MatchContext &, MatchState &state, const Step &step, const TableRow &row)
{
    const MatchPlayer *guest = state.find(step.player);
    if (!guest || (row.value(Key::Leaves) < 1 && row.value(Key::Switch) < 1))
        return;
    const Participant same = *guest->who;
    sendTo(state, step.player, Whereabouts::Absent);
    if (row.value(Key::Switch) < 1)
        return;
    const Seat other = MatchState::otherSeat(step.player.seat);
    const PlayerRef ref = joinStranger(state, other, same, Origin::Guest);
    letStay(state, ref, Until::Match);
    sendTo(state, ref, Whereabouts::Pitch);
    addOngoing(state, {step.about<TableId>(), other, {{Key::PlayersOnPitch, 1}}, Until::Drive, 0});
}

/// The squig is off, and nobody's fault it is.
void squig(const MatchContext &, MatchState &state, const Step &step, const TableRow &row)
{
    if (row.value(Key::BallAway) > 0 && state.carrier == step.player)
        state.carrier = {};
}

/// A new mutation takes the place of the last one.
void brazier(const MatchContext &context, MatchState &state, const Step &step, const TableRow &row)
{
    MatchPlayer *player = state.find(step.player);
    if (!player)
        return;
    std::erase_if(player->timedEffects, [&](const TimedEffect &timedEffect) {
        return timedEffect.source == Source(step.about<TableId>());
    });
    if (row.value(Key::KnockedDown) > 0) {
        knockDown(context, state,
                  {step.player, {}, HarmCause::Other, row.value(Key::ArmourModifier)});
        return;
    }
    TimedEffect timedEffect{
        step.about<TableId>(), {row.value(Key::Ma), 0, 0, 0}, row.skills, Until::Drive, {}};
    if (player->profile().armour < row.value(Key::AvMax))
        timedEffect.change.armour = row.value(Key::Av);
    player->timedEffects.push_back(timedEffect);
}

void drops(const MatchContext &, MatchState &state, const Step &step, const TableRow &row)
{
    if (row.value(Key::Misses) > 0)
        sitOut(state, step.player);
}

void device(const MatchContext &, MatchState &state, const Step &step, const TableRow &row)
{
    if (row.value(Key::Out) == 0)
        return;
    endOngoing(state, Key::DeafeningContraption);
    if (row.value(Key::Fame) > 0)
        state.side(step.seat).fame = row.value(Key::Fame);
}

/// It counts when the ball is kicked (bb2016.en.txt:3301-3312).
void ballistics(const MatchContext &, MatchState &state, const Step &step, const TableRow &row)
{
    QMap<QString, int> counts;
    for (const QString &key : {Key::KickSquares.word(), Key::KickCorrection.word()}) {
        if (row.value(key) != 0)
            counts.insert(key, row.value(key));
    }
    addOngoing(state, {row.id, step.seat, counts, Until::Drive, 0});
}

constexpr TableEffect effects[]{
    {Does::BallRunsOff, squig},
    {Does::CoachesKick, ballistics},
    {Does::DeviceStops, device},
    {Does::DugoutFight, creepers},
    {Does::FansLeave, fansLeave},
    {Does::GuestDecides, ogre},
    {Does::KickOffResult, unrulyResult},
    {Does::Kidnaps, disappearance},
    {Does::Mutates, brazier},
    {Does::Oversleeps, earlyBird},
    {Does::Poisons, dagger},
    {Does::Raids, raiders},
    {Does::RefusesToPlay, pampered},
    {Does::RocksFall, rockfall},
    {Does::SparesTheFouler, sneakiest},
    {Does::StaysAway, drops},
    {Does::StealsReRolls, antics},
    {Does::TakesOverKickOff, unruly},
    {Does::Warps, warpstone},
};

std::vector<Prompt> rollPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return only(tablePrompt(context, step.kind, step.seat, step.table()));
}

void rollEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (!context.table(step.table()))
        pop(state);
}

/// What the row does; false where it only has numbers.
bool carryOutRolled(const MatchContext &context, MatchState &state, const Step &step,
                    const TableRow &row)
{
    const auto ruleEffects = ruleEffectsOfRow(context.ruleset(), step.table(), row.id.text());
    bool any = false;
    for (const RuleEffect &ruleEffect : ruleEffects) {
        for (const TableEffect &each : effects) {
            if (ruleEffect.at == At::Rolled && each.effect == ruleEffect.effect) {
                each.apply(context, state, step, row);
                any = true;
            }
        }
    }
    return any;
}

Result<void> rollAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    const RollOnTable roll = step.asOrNew<RollOnTable>();
    const TableRow *row = rowRolled(context, step.table(), event, roll.modifier);
    pop(state);
    if (!row)
        return {};
    const bool done = carryOutRolled(context, state, step, *row)
        || carryOutRow(context, state, step.seat, {step.about<TableId>(), row->id},
                       CarryOut::InTurn);
    if (!done && step.seat != noSeat)
        applyNumbers(state, step.seat, row->values, Until::Half);
    // Whose roll it is may make it again.
    if (!done && step.by.isValid() && !roll.again) {
        Step again = step;
        again.data = RollOnTable{roll.modifier, true};
        offerAfterNothing(context, state, again);
    }
    return {};
}

std::vector<Prompt> saidPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(confirmPrompt(step.kind, step.seat));
}

Result<void> saidAnswer(const MatchContext &, MatchState &state, const Step &, const Event &)
{
    pop(state);
    return {};
}

constexpr StepRule tableStepRules[]{
    {StepKind::Roll, rollEnter, rollPrompts, rollAnswer},
    {.kind = StepKind::Said, .prompts = saidPrompts, .answer = saidAnswer},
};

} // namespace

StepGroup tableSteps()
{
    return {.steps = tableStepRules};
}

} // namespace dugout
