// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/grudges.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/referees.h"
#include "core/match/extras/refereetrack.h"
#include "core/match/harm/harm.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/state/board.h"
#include "core/match/state/ongoingnames.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Fouls, and what the referee makes of them. `by` is the fouler, `player` his victim; in a
// sending-off `player` is the one who has to go.

constexpr int mostAssists = 8;

/// Only who lies there is fouled, and some cards keep a player from it.
QStringList victims(const MatchContext &context, const MatchState &state, const Step &step)
{
    return state.against(state.playsFor(step.by), [&context](const MatchPlayer &player) {
        return player.posture != Posture::Standing
            && timedEffectValue(context, player, Key::NotFouled) == 0;
    });
}

void foulEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const MatchPlayer *by = state.find(step.by);
    if (!by || !by->isOnPitch() || victims(context, state, step).isEmpty())
        pop(state);
}

std::vector<Prompt> victimPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    Prompt prompt
        = choicePrompt(Asks::FoulVictim, state.playsFor(step.by), victims(context, state, step));
    prompt.usual = prompt.choices.constFirst();
    return only(std::move(prompt));
}

Result<void> victimAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    const bool slow = risesByRoll(context, state, step.by);
    attack(state, step.by, HarmCause::Foul);
    ++state.uses.fouls;
    push(state, {StepKind::FoulAssists, state.playsFor(step.by), chosenPlayer(event), step.by});
    if (slow)
        rollToRise(context, state, step.by);
    return {};
}

bool needsNoArmourRoll(const MatchState &state, const Step &step)
{
    return state.ongoingSum(state.playsFor(step.by), Key::FoulBreaks) > 0;
}

/// Nothing unless both are shown.
QString assistsShown(const MatchState &state, const Step &step)
{
    const auto by = state.board.find(step.by.toString());
    const auto victim = state.board.find(step.player.toString());
    if (by == state.board.end() || victim == state.board.end())
        return {};
    const Formation shown = board::formation(state);
    const PlacedPlayer &fouler = *shown.at(*by);
    const PlacedPlayer &fouled = *shown.at(*victim);
    return QString::number(static_cast<int>(shown.foulAssists(fouler, fouled).size())
                           - static_cast<int>(shown.foulAssists(fouled, fouler).size()));
}

std::vector<Prompt> assistPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    Prompt prompt = numberPrompt(Asks::FoulAssists, step.seat, -mostAssists, mostAssists);
    prompt.usual = assistsShown(state, step);
    return only(std::move(prompt));
}

void rollFoul(const MatchContext &context, MatchState &state, const Step &step, int assists)
{
    pop(state);
    bearGrudge(context, state, step.player.seat, step.by);
    // The victim of a foul is on the ground, even where an old match did not know it.
    if (MatchPlayer *victim = state.find(step.player);
        victim && victim->isOnPitch() && victim->posture == Posture::Standing)
        victim->posture = Posture::Prone;
    const MatchPlayer *by = state.find(step.by);
    if (by && by->has(Skills::Chainsaw)) {
        push(state,
             Step::with(StepKind::FoulSaw, step.by.seat, step.player, step.by,
                        SawCut{true, assists}));
        return;
    }
    push(state, Step::with(StepKind::FoulCall, step.by.seat, step.player, step.by, FoulCall{}));
    const Harm harm{step.player, step.by, HarmCause::Foul, assists};
    if (needsNoArmourRoll(state, step))
        injure(context, state, {harm.victim, harm.by, harm.cause});
    else
        rollArmour(state, harm);
}

/// Where the armour is not rolled for nobody has to count who helps. Who could not get up fouls
/// nobody.
void assistEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (dropAttack(state, step.by))
        return;
    if (needsNoArmourRoll(state, step))
        rollFoul(context, state, step, 0);
}

Result<void> assistAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    rollFoul(context, state, step, event.number.value_or(0));
    return {};
}

/// The chain of the foul is over: has anybody seen it?
void callEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    // The referee does not mind who fouls his own side.
    const bool ownSide = step.by.seat == step.player.seat;
    if (ownSide || !context.table(Tables::SendingOff) || context.isSwitchedOff(Options::Referee)
        || state.ongoingSum(step.by.seat, Key::NoSendingOff) > 0)
        return;
    pushHecklers(context, state, step);
    if (step.as<FoulCall>().doubleSeen && !forgiveDouble(context, state, step.by.seat))
        callFoul(context, state, step.by);
    else
        pushRefereeRolls(context, state, step);
}

QStringList ways(const MatchContext &context, const MatchState &state, const Step &step)
{
    const SideState &side = state.side(step.player.seat);
    QStringList choices{Choice::Accept};
    if (step.as<SendingOff>().helpless)
        return choices;
    if (side.bribes > 0)
        choices.append(Choice::Bribe);
    const bool argue = context.table(Tables::ArgueTheCall) && context.isOn(Options::ArgueTheCall)
        && !side.coachEjected && !step.as<SendingOff>().argued
        && !hasEffect(context, state, EffectSource::Referee, Does::NeverArgues)
        && !hasEffect(context, state, EffectSource::Legend, Does::NeverArgues, step.player.seat);
    if (argue)
        choices.append(Choice::Argue);
    return choices;
}

void goes(MatchState &state, const Step &step)
{
    pop(state);
    const bool foul = step.as<SendingOff>().reason == SentOffFor::Foul;
    if (foul && step.player.seat == state.active)
        pushTurnover(state, TurnoverCause::SentOff, step.player);
    if (foul) // else the drive is over
        loseBall(state, step.player);
    sendOff(state, step.player, step.as<SendingOff>().reason);
    refereeCalmsDown(state, step.player.seat);
}

void sendingOffEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const MatchPlayer *player = state.find(step.player);
    const bool gone
        = !player || player->where == Whereabouts::SentOff || player->where == Whereabouts::Absent;
    if (gone || state.ongoingSum(step.player.seat, Lasts::NobodySentOff) > 0)
        pop(state);
    else if (ways(context, state, step).size() == 1)
        goes(state, step);
}

std::vector<Prompt> sendingOffPrompts(const MatchContext &context, const MatchState &state,
                                      const Step &step)
{
    return only(choicePrompt(step.kind, step.player.seat, ways(context, state, step)));
}

Result<void> sendingOffAnswer(const MatchContext &, MatchState &state, const Step &step,
                              const Event &event)
{
    if (event.choice() == Choice::Accept) {
        goes(state, step);
    } else if (event.choice() == Choice::Bribe) {
        --state.side(step.player.seat).bribes;
        push(state,
             Step::with(StepKind::Bribe, step.player.seat, step.player, {}, BribeDie::First));
    } else {
        state.agenda.back().as<SendingOff>().argued = true;
        push(state, {StepKind::Argue, step.player.seat, step.player});
    }
    return {};
}

/// Whose word makes a coach's dice better, if somebody's does.
QString fixer(const MatchContext &context, const MatchState &state, Seat seat)
{
    return helperWho(context, state, seat, Does::Fixes);
}

/// He is thrown out with his coach, and his help with him.
void loseFixer(const MatchContext &context, MatchState &state, Seat seat)
{
    SideState &side = state.side(seat);
    const QString who = fixer(context, state, seat);
    side.counters.remove(who);
    const Inducement *helper = context.ruleset().inducements().find(who);
    side.counters[Counter::AssistantCoaches]
        -= helper ? helper->values.value(Key::AssistantCoaches) : 0;
}

std::vector<Prompt> bribePrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    if (step.as<BribeDie>() == BribeDie::AskedAgain)
        return only(yesNoPrompt(Asks::BribeAgain, step.seat));
    return only(tablePrompt(context, step.kind, step.seat, Tables::Bribe));
}

Result<void> bribeAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    const BribeDie die = step.as<BribeDie>();
    if (die == BribeDie::AskedAgain) {
        pop(state);
        if (isYes(event))
            push(state, Step::with(StepKind::Bribe, step.seat, step.player, {}, BribeDie::Second));
        return {};
    }
    const TableRow *row = rowRolled(context, Tables::Bribe, event);
    const bool works = row && row->value(Key::Success) > 0;
    if (!works && die == BribeDie::First && !fixer(context, state, step.seat).isEmpty()) {
        state.agenda.back().data = BribeDie::AskedAgain;
        return {};
    }
    pop(state);
    if (works) {
        popTo(state, StepKind::SendingOff, true);
        refereeCalmsDown(state, step.seat);
    } else if (event.dice[0] == 1) {
        refereeRetorts(context, state, step.player);
    }
    return {};
}

std::vector<Prompt> arguePrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    return only(tablePrompt(context, step.kind, step.seat, argueTable(context, state, step.seat)));
}

Result<void> argueAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    const TableRow *row = rowRolled(context, argueTable(context, state, step.seat), event);
    pop(state);
    if (!row)
        return {};
    if (row->value(Key::CoachEjected) > 0) {
        ejectCoach(state, step.seat);
        if (!fixer(context, state, step.seat).isEmpty())
            loseFixer(context, state, step.seat);
        refereeRetorts(context, state, step.player);
    } else if (row->value(Key::Success) > 0) {
        const bool foul = state.agenda.back().as<SendingOff>().reason == SentOffFor::Foul;
        popTo(state, StepKind::SendingOff, true);
        if (foul && step.seat == state.active)
            pushTurnover(state, TurnoverCause::SentOff, step.player);
        if (foul)
            loseBall(state, step.player);
        sendTo(state, step.player, Whereabouts::Reserves);
    }
    return {};
}

/// At the end of a drive the players who took part with a secret weapon are sent off, one after the
/// other.
void weaponsEnter(const MatchContext &context, MatchState &state, const Step &)
{
    if (isDriveToCome(context, state)) {
        for (const Seat seat : {0, 1}) {
            const bool open
                = hasEffect(context, state, EffectSource::Legend, Does::ToleratesWeapons, seat);
            for (MatchPlayer &player : state.side(seat).players) {
                const bool there = player.isOnPitch() || player.where == Whereabouts::Reserves
                    || player.where == Whereabouts::KnockedOut;
                if (open || !there || !player.playedThisDrive || !player.has(Skills::SecretWeapon))
                    continue;
                player.playedThisDrive = false;
                push(state,
                     Step::with(StepKind::SendingOff, seat, {seat, player.id()}, {},
                                SendingOff{SentOffFor::Weapon}));
                return;
            }
        }
    }
    pop(state);
}

/// A foul was seen by everybody; what else he is called for is not on the board.
PromptWords sendingOffWords(const MatchContext &context, const MatchState &state, const Step &step,
                            const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    const SentOffFor reason = step.as<SendingOff>().reason;
    if (reason == SentOffFor::Ball)
        words.detail = MatchWords::tr("For kicking a special ball.");
    else if (reason == SentOffFor::Weapon)
        words.detail = MatchWords::tr("For the secret weapon.");
    return words;
}

QString sendingOffLine(const MatchContext &, const MatchState &before, const Step &step,
                       const Event &event)
{
    const QString &choice = event.choice();
    return (choice == Choice::Bribe ? MatchWords::tr("%1 is sent off, a bribe is offered")
                : choice == Choice::Argue
                ? MatchWords::tr("%1 is sent off, the coach argues the call")
                : step.as<SendingOff>().reason == SentOffFor::Weapon
                ? MatchWords::tr("%1 is sent off for the secret weapon")
                : MatchWords::tr("%1 is sent off"))
        .arg(playerName(before, step.player));
}

constexpr StepRule foulStepRules[]{
    {.kind = StepKind::ActFoul,
     .enter = foulEnter,
     .prompts = victimPrompts,
     .answer = victimAnswer},
    {StepKind::FoulAssists, assistEnter, assistPrompts, assistAnswer},
    {StepKind::FoulCall, callEnter},
    {StepKind::SendingOff, sendingOffEnter, sendingOffPrompts, sendingOffAnswer, sendingOffWords,
     sendingOffLine},
    {.kind = StepKind::Bribe,
     .prompts = bribePrompts,
     .answer = bribeAnswer,
     .table = Tables::Bribe},
    {.kind = StepKind::Argue,
     .prompts = arguePrompts,
     .answer = argueAnswer,
     .table = Tables::ArgueTheCall},
    {StepKind::SecretWeapons, weaponsEnter},
};

constexpr PromptText foulStepTexts[]{
    {Asks::FoulVictim, QT_TRANSLATE_NOOP("Match", "Whom does {by} foul?"),
     QT_TRANSLATE_NOOP("Match", "{by} fouls {choice}")},
    {Asks::FoulAssists,
     QT_TRANSLATE_NOOP("Match", "Assists: those of {by} less those of the victim"),
     QT_TRANSLATE_NOOP("Match", "assists {choice}")},
    {Asks::SendingOff, QT_TRANSLATE_NOOP("Match", "{player} is sent off"), nullptr},
    {Asks::Bribe, QT_TRANSLATE_NOOP("Match", "A bribe for {player}"), nullptr},
    {Asks::BribeAgain, QT_TRANSLATE_NOOP("Match", "Roll the bribe again?"),
     QT_TRANSLATE_NOOP("Match", "the bribe is rolled again: {choice}")},
    {Asks::Argue, QT_TRANSLATE_NOOP("Match", "{team} argues the call"), nullptr},
};

} // namespace

StepGroup foulSteps()
{
    return {.steps = foulStepRules, .texts = foulStepTexts};
}

} // namespace dugout
