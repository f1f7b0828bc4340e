// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/blockoutcomes.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/lasting.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/dangers.h"
#include "core/match/harm/harm.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/state/entered.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What becomes of the two in a block once its result is known.

const QString &resultOf(const Step &step)
{
    return step.as<BlockChain>().results.front().text();
}

bool attackerHas(const MatchContext &context, const MatchState &state, const PlayerRef &attacker,
                 QStringView skill)
{
    return isDanger(attacker) ? dangerHas(context, attacker, skill)
                              : state.find(attacker)->has(skill);
}

/// A push makes the carrier drop the ball, unless his hands are too sure for that.
bool mayStrip(const MatchContext &context, const MatchState &state, const Step &step)
{
    const MatchPlayer &victim = *state.find(step.player);
    return state.carrier == step.player && attackerHas(context, state, step.by, Skills::StripBall)
        && !victim.has(Skills::SureHands) && !victim.has(Skills::MonstrousMouth);
}

QStringList withStrippedBall(const MatchContext &context, const MatchState &state, const Step &step,
                             QStringList choices)
{
    if (mayStrip(context, state, step))
        choices.append(Choice::BallLoose);
    return choices;
}

/// Dodge keeps him on his feet where he would stumble; Tackle takes it away from him.
bool mayKeepHisFeet(const MatchContext &context, const MatchState &state, const Step &step)
{
    return resultOf(step) == Rows::DefenderStumbles && state.find(step.player)->has(Skills::Dodge)
        && !attackerHas(context, state, step.by, Skills::Tackle);
}

/// Nothing stops a juggernaut on a blitz.
bool isPushing(const MatchContext &context, const MatchState &state, const Step &step)
{
    return step.as<BlockChain>().how == HarmCause::Blitz
        && attackerHas(context, state, step.by, Skills::Juggernaut);
}

/// Skills may be used or not; a juggernaut on a blitz turns the result into a push.
QStringList bothDown(const MatchContext &context, const MatchState &state, const Step &step)
{
    const MatchPlayer &victim = *state.find(step.player);
    const bool pushes = isPushing(context, state, step);
    const bool stays = attackerHas(context, state, step.by, Skills::Block);
    QStringList choices{Choice::Both};
    if (stays)
        choices.append(Choice::Defender);
    if (victim.has(Skills::Block))
        choices.append(Choice::Attacker);
    if (pushes || (stays && victim.has(Skills::Block)))
        choices.append(Choice::Nobody);
    if (pushes)
        choices = withStrippedBall(context, state, step, choices + QStringList{Choice::Crowd});
    if (attackerHas(context, state, step.by, Skills::Wrestle)
        || (victim.has(Skills::Wrestle) && !pushes))
        choices.append(Choice::Wrestle);
    return choices;
}

bool standsFirm(const MatchContext &context, const MatchState &state, const Step &step)
{
    return state.find(step.player)->has(Skills::StandFirm) && !isPushing(context, state, step);
}

bool stepsAside(const MatchContext &context, const MatchState &state, const Step &step)
{
    return state.find(step.player)->has(Skills::SideStep)
        && !attackerHas(context, state, step.by, Skills::Grab);
}

/// Where he who is pushed ends is up to him who stands firm or steps aside.
bool choosesHisSquare(const MatchContext &context, const MatchState &state, const Step &step)
{
    return standsFirm(context, state, step) || stepsAside(context, state, step);
}

/// Of what may become of them, what comes of a skill that the defender uses.
QStringList defendersWill(const MatchContext &context, const MatchState &state, const Step &step)
{
    const MatchPlayer &victim = *state.find(step.player);
    QStringList will;
    if (resultOf(step) == Rows::BothDown) {
        const bool pushes = isPushing(context, state, step);
        if (victim.has(Skills::Block))
            will << Choice::Attacker;
        if (victim.has(Skills::Block) && !pushes)
            will << Choice::Nobody;
        if (victim.has(Skills::Wrestle) && !pushes)
            will << Choice::Wrestle;
    } else if (mayKeepHisFeet(context, state, step)) {
        will << Choice::Nobody << Choice::BallLoose;
    } else if (choosesHisSquare(context, state, step)) {
        will << (resultOf(step) == Rows::Pushed ? Choice::Nobody : Choice::Defender);
    }
    return will;
}

/// The attacker has no skill that changes it.
bool isUpToDefender(const MatchContext &context, const MatchState &state, const Step &step)
{
    return resultOf(step) == Rows::BothDown && !isPushing(context, state, step)
        && !attackerHas(context, state, step.by, Skills::Block)
        && !attackerHas(context, state, step.by, Skills::Wrestle);
}

/// Whoever defends has a say in what becomes of them where it comes of a skill of his.
void addDefender(const MatchContext &context, const MatchState &state, const Step &step,
                 Prompt &prompt)
{
    const Seat defends = state.playsFor(step.player);
    prompt.theirs = defendersWill(context, state, step);
    prompt.theirs.removeIf(
        [&prompt](const QString &choice) { return !prompt.choices.contains(choice); });
    if (step.seat == noSeat || defends == step.seat)
        prompt.theirs.clear();
    if (prompt.theirs.isEmpty())
        return;
    prompt.decides = defends;
    prompt.onlyTheirs = isUpToDefender(context, state, step);
    if (attackerHas(context, state, step.by, Skills::Wrestle))
        prompt.theirs.removeAll(Choice::Wrestle); // either may
}

/// Of what may become of them, what the attacker says where the defender answers for himself:
/// whose turn it is uses his skill first (bb2016.en.txt:886).
QStringList attackersPart(const MatchContext &context, const MatchState &state, const Step &step,
                          QStringList choices)
{
    if (resultOf(step) == Rows::BothDown) {
        choices.removeAll(Choice::Attacker);
        if (!isPushing(context, state, step))
            choices.removeAll(Choice::Nobody);
        if (!attackerHas(context, state, step.by, Skills::Wrestle))
            choices.removeAll(Choice::Wrestle);
    } else if (mayKeepHisFeet(context, state, step)) {
        choices.removeAll(Choice::Nobody);
        choices.removeAll(Choice::BallLoose);
    }
    return choices;
}

/// What a skill of the defender makes of what the attacker said.
struct Reply
{
    QString choice;
    QString skill;
};
using Replies = std::vector<Reply>;

/// Both Down: he stays on his feet, or wrestles.
Replies repliesOnBothDown(const MatchContext &context, const MatchState &state, const Step &step,
                          const QString &part)
{
    const MatchPlayer &victim = *state.find(step.player);
    Replies replies;
    if (part != Choice::Both && part != Choice::Defender)
        return replies;
    if (victim.has(Skills::Block))
        replies.push_back(
            {part == Choice::Both ? Choice::Attacker : Choice::Nobody, Skills::Block});
    if (victim.has(Skills::Wrestle) && !isPushing(context, state, step))
        replies.push_back({Choice::Wrestle, Skills::Wrestle});
    return replies;
}

/// A push: who stands firm goes nowhere, and nobody who steps aside goes into the crowd.
Replies repliesToPush(const MatchContext &context, const MatchState &state, const Step &step,
                      const QString &part)
{
    const bool keepsFeet = mayKeepHisFeet(context, state, step);
    const bool isUp = keepsFeet || resultOf(step) == Rows::Pushed;
    const QString pushed = mayStrip(context, state, step) ? Choice::BallLoose : Choice::Nobody;
    Replies replies;
    if (keepsFeet && part == Choice::Defender)
        replies.push_back({pushed, Skills::Dodge});
    if (standsFirm(context, state, step) && (part == Choice::Crowd || part == Choice::BallLoose))
        replies.push_back({isUp ? Choice::Nobody : Choice::Defender, Skills::StandFirm});
    if (stepsAside(context, state, step) && part == Choice::Crowd)
        replies.push_back({isUp ? pushed : QString(Choice::Defender), Skills::SideStep});
    return replies;
}

Replies repliesTo(const MatchContext &context, const MatchState &state, const Step &step,
                  const QString &part)
{
    return resultOf(step) == Rows::BothDown ? repliesOnBothDown(context, state, step, part)
                                            : repliesToPush(context, state, step, part);
}

/// What the skills that the two have make of a result.
QStringList outcomesOfSkills(const MatchContext &context, const MatchState &state, const Step &step)
{
    const QString result = resultOf(step);
    if (result == Rows::AttackerDown)
        return {Choice::Attacker};
    if (result == Rows::BothDown)
        return bothDown(context, state, step);
    if (result == Rows::Pushed)
        return withStrippedBall(context, state, step, {Choice::Nobody, Choice::Crowd});
    if (mayKeepHisFeet(context, state, step))
        return withStrippedBall(context, state, step,
                                {Choice::Defender, Choice::Nobody, Choice::Crowd});
    return {Choice::Defender, Choice::Crowd};
}

/// Whoever took root is not pushed at all, so nobody gets him off the pitch (crp.es.txt:4807-4808,
/// bb2016.en.txt:10675-10676).
QStringList outcomes(const MatchContext &context, const MatchState &state, const Step &step)
{
    QStringList found = outcomesOfSkills(context, state, step);
    if (state.find(step.player)->isRooted() && !isOfFirstRelease(context))
        found.removeAll(Choice::Crowd);
    return found;
}

/// What the two would choose: nobody goes down whom a skill keeps up.
QString likelyOutcome(const MatchContext &context, const MatchState &state, const Step &step)
{
    const QString result = resultOf(step);
    const MatchPlayer &victim = *state.find(step.player);
    if (result == Rows::Pushed || mayKeepHisFeet(context, state, step))
        return mayStrip(context, state, step) ? Choice::BallLoose : Choice::Nobody;
    if (result != Rows::BothDown)
        return Choice::Defender;
    const bool one = attackerHas(context, state, step.by, Skills::Block);
    const bool other = victim.has(Skills::Block);
    return one && other ? Choice::Nobody
        : one           ? Choice::Defender
        : other         ? Choice::Attacker
                        : Choice::Both;
}

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

void attackerFalls(const MatchContext &context, MatchState &state, const Step &step, HarmCause how)
{
    if (isDanger(step.by))
        dangerFalls(state, step.by, step.player);
    else
        knockDown(context, state, {step.by, step.player, how});
}

/// Whether he fell while he was pushed counts where the crowd hands him back; then who may have
/// kept his feet is asked, but for matches of the first release, which go on as they did.
void leavesThePitch(const MatchContext &context, MatchState &state, const Step &step)
{
    const QString result = resultOf(step);
    const bool falls = result != Rows::Pushed && result != Rows::BothDown;
    if (falls && mayKeepHisFeet(context, state, step)
        && isDone(context, state, Doer::Stadium, Does::ForgetsFans) && !isOfFirstRelease(context))
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
    const bool pushed = resultOf(step) != Rows::BothDown || isPushing(context, state, step);
    if (by && !pushed && context.behaves(*by, Behaves::BlocksTwice) && !isOfFirstRelease(context))
        state.uses.attacked = {};
}

/// Ball and chain, weather and pacifists aside, this is where blocks hurt.
void applyOutcome(const MatchContext &context, MatchState &state, const Step &step,
                  const QString &outcome)
{
    const HarmCause how = isDanger(step.by) ? HarmCause::Other : step.as<BlockChain>().how;
    if (losesTurn(state, step, outcome))
        pushTurnover(state);
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

void outcomeEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (!isBlockOn(state, step)) {
        pop(state);
        return;
    }
    const QStringList possible = outcomes(context, state, step);
    if (possible.size() == 1) {
        pop(state);
        applyOutcome(context, state, step, possible.first());
    }
}

std::vector<Prompt> outcomePrompts(const MatchContext &context, const MatchState &state,
                                   const Step &step)
{
    Prompt prompt = choicePrompt(Asks::BlockOutcome, step.seat, outcomes(context, state, step));
    prompt.usual = likelyOutcome(context, state, step);
    addDefender(context, state, step, prompt);
    if (prompt.decides == noSeat || prompt.onlyTheirs)
        return only(std::move(prompt));
    Prompt part = choicePrompt(Asks::BlockPart, step.seat,
                               attackersPart(context, state, step, prompt.choices));
    part.usual = part.choices.contains(prompt.usual) ? prompt.usual
        : part.choices.contains(Choice::Defender)    ? QString(Choice::Defender)
                                                     : QString(Choice::Both);
    part.apart = true;
    return {prompt, part};
}

/// "#2 Urgash blocks #5 Griff: Both Down"
PromptWords outcomeWords(const MatchContext &context, const MatchState &state, const Step &step,
                         const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    const TableRow *row = context.rowById(Tables::BlockResults, resultOf(step));
    const QString attacker = isDanger(step.by)
        ? choiceWords(context, state, step, step.by.id.text())
        : playerName(state, step.by);
    words.detail = u"%1: %2"_s.arg(
        MatchWords::tr("%1 blocks %2").arg(attacker, playerName(state, step.player)),
        row ? said(row->name) : QString());
    return words;
}

Result<void> outcomeAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    const bool isPart = event.prompt == Asks::BlockPart;
    if (isPart && !repliesTo(context, state, step, event.choice()).empty()) {
        Step reply = step;
        reply.kind = StepKind::BlockReply;
        reply.seat = state.playsFor(step.player);
        reply.subject = PickId(event.choice());
        push(state, std::move(reply));
        return {};
    }
    applyOutcome(context, state, step, event.choice());
    return {};
}

/// Nothing is told before both have said theirs.
QString outcomeLine(const MatchContext &context, const MatchState &state, const Step &step,
                    const Event &event)
{
    const bool waits = event.prompt == Asks::BlockPart
        && !repliesTo(context, state, step, event.choice()).empty();
    return waits ? QString() : choiceWords(context, state, step, event.choice());
}

/// He may have lost his skill, or the pitch, by hand.
void replyEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const bool isOn = isBlockOn(state, step);
    const QString part = step.about<PickId>().text();
    if (isOn && !repliesTo(context, state, step, part).empty())
        return;
    pop(state);
    if (isOn)
        applyOutcome(context, state, step, part);
}

std::vector<Prompt> replyPrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    const QString part = step.about<PickId>().text();
    QStringList choices;
    for (const Reply &reply : repliesTo(context, state, step, part))
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
    for (const Reply &reply : repliesTo(context, state, step, part))
        if (const Skill *skill = context.ruleset().skills().find(reply.skill))
            skills.append(said(skill->name));
    words.detail += u'\n'
        + MatchWords::tr("%1, unless he uses %2.")
              .arg(choiceWords(context, state, step, part), skills.join(u" / "_s));
    return words;
}

constexpr StepRule blockOutcomesStepRules[]{
    {StepKind::BlockOutcome, outcomeEnter, outcomePrompts, outcomeAnswer, outcomeWords,
     outcomeLine},
    {StepKind::BlockReply, replyEnter, replyPrompts, outcomeAnswer, replyWords, outcomeLine},
    {StepKind::CrowdDodge, nullptr, dodgePrompts, dodgeAnswer},
};

bool canBlock(const MatchState &state, const PlayerRef &attacker)
{
    if (isDanger(attacker))
        return lasts(state, attacker.id.text());
    const MatchPlayer *by = state.find(attacker);
    return by && by->isOnPitch();
}

constexpr PromptText blockOutcomesStepTexts[]{
    {Asks::BlockOutcome, QT_TRANSLATE_NOOP("Match", "What becomes of them?"), "{choice}"},
    {Asks::BlockPart,
     QT_TRANSLATE_NOOP("Match", "What becomes of them, as far as it is up to {by}?"), "{choice}"},
    {Asks::BlockReply, QT_TRANSLATE_NOOP("Match", "Does {player} use a skill?"), "{choice}"},
    {Asks::CrowdDodge, QT_TRANSLATE_NOOP("Match", "Does {player} use Dodge to keep his feet?"),
     QT_TRANSLATE_NOOP("Match", "{player} keeps his feet with Dodge: {choice}")},
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
