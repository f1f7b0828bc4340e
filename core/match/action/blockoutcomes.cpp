// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/blockoutcomes.h"

#include "core/match/action/actionhelp.h"
#include "core/match/action/pushsteps.h"
#include "core/match/action/skilledblock.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/dangers.h"
#include "core/match/harm/harm.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// The outcomes of a block for both players once its result is known.

/// The attacker who falls loses the turn, and so does who is felled by others in his own.
bool losesTurn(const MatchState &state, const Step &step, const QString &outcome)
{
    const bool attackerFalls = outcome == Choice::Attacker || outcome == Choice::Both;
    const bool defenderFalls = outcome == Choice::Defender || outcome == Choice::Both;
    if (isDanger(step.by))
        return defenderFalls && dangerEndsTurn(step.by);
    // Only who cannot choose his way ever blocks a friend.
    const bool friendFalls = defenderFalls && state.playsFor(step.player) == state.active;
    const bool friendDrops = (outcome == Choice::Wrestle || outcome == Choice::Crowd)
        && state.carrier == step.player && state.playsFor(step.player) == state.active;
    const bool carrierWrestled = outcome == Choice::Wrestle && state.carrier == step.by;
    return (attackerFalls || carrierWrestled || friendFalls || friendDrops)
        && state.playsFor(step.by) == state.active;
}

/// Whose fall it is: the attacker's unless he stays on his feet.
PlayerRef fallenIn(const MatchState &state, const Step &step, const QString &outcome)
{
    const bool attackerFalls = outcome == Choice::Attacker || outcome == Choice::Both
        || (outcome == Choice::Wrestle && state.carrier == step.by);
    return attackerFalls && !isDanger(step.by) ? step.by : step.player;
}

/// Who is only laid down, or pushed off the pitch, costs his side the turn with the ball.
TurnoverCause lossCause(const QString &outcome)
{
    return outcome == Choice::Wrestle || outcome == Choice::Crowd ? TurnoverCause::CarrierDown
                                                                  : TurnoverCause::KnockedDown;
}

void attackerFalls(const MatchContext &context, MatchState &state, const Step &step, HarmCause how)
{
    if (isDanger(step.by))
        dangerFalls(state, step.by, step.player);
    else
        knockDown(context, state, {step.by, step.player, how});
}

/// Whether he fell while he was pushed counts where the crowd hands him back; then who may have
/// kept his feet is asked.
void leavesThePitch(const MatchContext &context, MatchState &state, const Step &step)
{
    const QString &result = blockResult(step);
    const bool falls = result != Rows::Pushed && result != Rows::BothDown;
    if (falls && SkilledBlock(context, state, step).mayKeepHisFeet()
        && hasEffect(context, state, EffectSource::Stadium, Does::ForgetsFans))
        push(state, {StepKind::CrowdDodge, state.playsFor(step.player), step.player, step.by});
    else
        pushIntoCrowd(context, state, step.player, step.by, falls);
}

std::vector<Prompt> dodgePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    Prompt prompt = yesNoPrompt(Asks::CrowdDodge, step.seat);
    prompt.usual = Choice::Yes;
    return only(std::move(prompt));
}

Result<void> dodgeAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    pushIntoCrowd(context, state, step.player, step.by, !isYes(event));
    return {};
}

/// Only a push makes who is frenzied block again (crp.es.txt:4892-4895,
/// bb2016.en.txt:10199-10202); where both stay on their feet he is done with him.
void calmDown(const MatchContext &context, MatchState &state, const Step &step)
{
    const MatchPlayer *by = isDanger(step.by) ? nullptr : state.find(step.by);
    const bool pushed
        = blockResult(step) != Rows::BothDown || SkilledBlock(context, state, step).isPushing();
    if (by && !pushed && context.behaves(*by, Behaves::BlocksTwice))
        state.uses.attacked = {};
}

/// Ball and chain, weather and pacifists aside, this is where blocks hurt.
void applyOutcome(const MatchContext &context, MatchState &state, const Step &step,
                  const QString &outcome)
{
    const HarmCause how = isDanger(step.by) ? HarmCause::Other : step.as<BlockChain>().how;
    if (losesTurn(state, step, outcome))
        pushTurnover(state, lossCause(outcome), fallenIn(state, step, outcome));
    calmDown(context, state, step);
    if (outcome == Choice::Wrestle) {
        placeProne(context, state, step.by);
        placeProne(context, state, step.player);
    }
    if (outcome == Choice::BallLoose)
        bounceBall(state, step.player);
    if (outcome == Choice::Crowd)
        leavesThePitch(context, state, step);
    if (outcome == Choice::Attacker || outcome == Choice::Both)
        attackerFalls(context, state, step, how);
    if (outcome == Choice::Defender || outcome == Choice::Both)
        knockDown(context, state, {step.player, step.by, how});
}

/// Where they stand on the pitch is settled before anybody falls or bleeds.
void takeOutcome(const MatchContext &context, MatchState &state, const Step &step,
                 const QString &outcome)
{
    if (!movesOnPitch(context, state, step, outcome)) {
        applyOutcome(context, state, step, outcome);
        return;
    }
    Step ends = step;
    ends.kind = StepKind::BlockEnds;
    ends.subject = PickId(outcome);
    push(state, std::move(ends));
    pushOnPitch(state, step, outcome);
}

void blockEndsEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    if (isBlockOn(state, step))
        applyOutcome(context, state, step, step.about<PickId>().text());
}

void outcomeEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (!isBlockOn(state, step)) {
        pop(state);
        return;
    }
    const QStringList possible = SkilledBlock(context, state, step).outcomes();
    if (possible.size() == 1) {
        pop(state);
        takeOutcome(context, state, step, possible.first());
    }
}

std::vector<Prompt> outcomePrompts(const MatchContext &context, const MatchState &state,
                                   const Step &step)
{
    const SkilledBlock skills(context, state, step);
    Prompt prompt = choicePrompt(Asks::BlockOutcome, step.seat, skills.outcomes());
    prompt.usual = skills.likelyOutcome();
    skills.addDefender(prompt);
    if (prompt.decides == noSeat || prompt.onlyTheirs)
        return only(std::move(prompt));
    Prompt part = choicePrompt(Asks::BlockPart, step.seat, skills.attackersPart(prompt.choices));
    part.usual = part.choices.contains(prompt.usual) ? prompt.usual
        : part.choices.contains(Choice::Defender)    ? QString(Choice::Defender)
                                                     : QString(Choice::Both);
    part.ownDeviceOnly = true;
    return {prompt, part};
}

/// "#2 Urgash blocks #5 Griff: Both Down"
PromptWords outcomeWords(const MatchContext &context, const MatchState &state, const Step &step,
                         const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    const TableRow *row = context.rowById(Tables::BlockResults, blockResult(step));
    const QString attacker = isDanger(step.by)
        ? choiceWords(context, state, step, step.by.id.text())
        : playerName(state, step.by);
    words.detail = u"%1: %2"_s.arg(
        MatchWords::tr("%1 blocks %2").arg(attacker, playerName(state, step.player)),
        row ? localized(row->name) : QString());
    return words;
}

Result<void> outcomeAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    const bool isPart = event.prompt == Asks::BlockPart;
    if (isPart && !SkilledBlock(context, state, step).repliesTo(event.choice()).empty()) {
        Step reply = step;
        reply.kind = StepKind::BlockReply;
        reply.seat = state.playsFor(step.player);
        reply.subject = PickId(event.choice());
        push(state, std::move(reply));
        return {};
    }
    takeOutcome(context, state, step, event.choice());
    return {};
}

/// Nothing is told before both have said theirs.
QString outcomeLine(const MatchContext &context, const MatchState &state, const Step &step,
                    const Event &event)
{
    const bool waits = event.prompt == Asks::BlockPart
        && !SkilledBlock(context, state, step).repliesTo(event.choice()).empty();
    return waits ? QString() : choiceWords(context, state, step, event.choice());
}

/// He may have lost his skill, or the pitch, by hand.
void replyEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const bool isOn = isBlockOn(state, step);
    const QString part = step.about<PickId>().text();
    if (isOn && !SkilledBlock(context, state, step).repliesTo(part).empty())
        return;
    pop(state);
    if (isOn)
        takeOutcome(context, state, step, part);
}

std::vector<Prompt> replyPrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    const QString part = step.about<PickId>().text();
    QStringList choices;
    for (const DefenderReply &reply : SkilledBlock(context, state, step).repliesTo(part))
        choices.append(reply.choice);
    choices.removeDuplicates();
    const QString first = choices.constFirst();
    Prompt prompt = choicePrompt(Asks::BlockReply, step.seat, choices + QStringList{part});
    prompt.usual = first == Choice::Wrestle ? part : first;
    return only(std::move(prompt));
}

/// What the attacker said, and which skill is asked for: "The defender falls, unless he uses
/// Dodge."
PromptWords replyWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = outcomeWords(context, state, step, prompt);
    const QString part = step.about<PickId>().text();
    QStringList skills;
    for (const DefenderReply &reply : SkilledBlock(context, state, step).repliesTo(part))
        if (const Skill *skill = context.ruleset().skills().find(reply.skill))
            skills.append(localized(skill->name));
    words.detail += u'\n'
        + MatchWords::tr("%1, unless %2 is used.")
              .arg(choiceWords(context, state, step, part), skills.join(u" / "_s));
    return words;
}

constexpr StepRule blockOutcomesStepRules[]{
    {StepKind::BlockOutcome, outcomeEnter, outcomePrompts, outcomeAnswer, outcomeWords,
     outcomeLine},
    {StepKind::BlockReply, replyEnter, replyPrompts, outcomeAnswer, replyWords, outcomeLine},
    {StepKind::BlockEnds, blockEndsEnter},
    {.kind = StepKind::CrowdDodge, .prompts = dodgePrompts, .answer = dodgeAnswer},
};

bool canBlock(const MatchState &state, const PlayerRef &attacker)
{
    if (isDanger(attacker))
        return lasts(state, attacker.id.text());
    const MatchPlayer *by = state.find(attacker);
    return by && by->isOnPitch();
}

constexpr PromptText blockOutcomesStepTexts[]{
    {Asks::BlockOutcome, QT_TRANSLATE_NOOP("Match", "What happens to the players?"), "{choice}"},
    {Asks::BlockPart, QT_TRANSLATE_NOOP("Match", "What happens, as far as {by} decides?"),
     "{choice}"},
    {Asks::BlockReply, QT_TRANSLATE_NOOP("Match", "Does {player} use a skill?"), "{choice}"},
    {Asks::CrowdDodge, QT_TRANSLATE_NOOP("Match", "Does {player} use Dodge to stay standing?"),
     QT_TRANSLATE_NOOP("Match", "{player} stays standing with Dodge: {choice}")},
};

} // namespace

StepGroup blockOutcomes()
{
    return {.steps = blockOutcomesStepRules, .texts = blockOutcomesStepTexts};
}

bool isBlockOn(const MatchState &state, const Step &step)
{
    const MatchPlayer *victim = state.find(step.player);
    return canBlock(state, step.by) && victim && victim->isOnPitch();
}

} // namespace dugout
