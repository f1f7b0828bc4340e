// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/blockrolls.h"
#include "core/match/rolls/dauntless.h"
#include "core/match/rolls/passes.h"
#include "core/match/rolls/pursuit.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/rolls/rollplan.h"
#include "core/match/rolls/thirststeps.h"
#include "core/match/rolls/throws.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// From what a turn offers to the roll itself. The step's `by` is who rolls, and it is about the
// roll.

/// They do not stand up, or belong to no action of their own.
bool isNoMove(const QString &roll)
{
    static const QStringList rolls{Rolls::Catch, Rolls::StandingUp, Rolls::JumpUp, anyTrait};
    return rolls.contains(roll);
}

/// They are made on the way.
bool isForTheWay(const QString &roll)
{
    static const QStringList rolls{Rolls::Dodge, Rolls::GoingForIt, Rolls::Leap, Rolls::PickUp};
    return rolls.contains(roll);
}

/// They belong to a block.
bool isForABlock(const QString &roll)
{
    return roll == Rolls::Dauntless || roll == Rolls::FoulAppearance;
}

/// Who has to block a second time may have to go for it first, and rolls anew for what a block asks
/// (crp.es.txt:6324-6333, bb2016.en.txt:11393-11402).
void setOut(MatchState &state, const PlayerRef &who, const QString &roll)
{
    const HarmCause how = state.uses.attack;
    const bool blocksOn = state.uses.attacker == who
        && (isForABlock(roll) || (roll == Rolls::GoingForIt && how == HarmCause::Blitz));
    act(state, who);
    if (blocksOn) {
        state.uses.attacker = who;
        state.uses.attack = how;
    }
    if (!isForTheWay(roll))
        return;
    state.find(who)->usedThisTurn.push_back(TurnMark::Walked);
    state.uses.mover = who;
}

bool needsPartner(const QString &roll)
{
    static const QStringList rolls{handedOff,        Rolls::ThrowTeamMate, Rolls::HypnoticGaze,
                                   Rolls::Tentacles, Rolls::Shadowing,     Rolls::Dauntless,
                                   Rolls::Pass,      Rolls::FoulAppearance};
    return rolls.contains(roll);
}

std::optional<Square> squareOf(const MatchState &state, const PlayerRef &who)
{
    const auto square = state.board.find(who.toString());
    return square == state.board.end() ? std::nullopt : std::optional(*square);
}

void beginEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    const QString roll = step.about<ActionId>().text().mid(rollPrefix.size());
    const bool slow = !isNoMove(roll) && risesByRoll(context, state, step.by);
    if (!isNoMove(roll))
        setOut(state, step.by, roll);
    else
        ++state.uses.actions;
    if (roll == Rolls::Leap || roll == Rolls::GoingForIt)
        state.find(step.by)->usedThisTurn.push_back(
            RollId(roll)); // so often, and no more in this turn
    const bool givesBallAway
        = roll == Rolls::Pass || roll == handedOff || roll == Rolls::HailMaryPass;
    const bool feedsFirst = givesBallAway && hasToFeed(state, step.by);
    if (roll == anyTrait)
        pushTraits(context, state, step.by);
    else if (roll == Rolls::HailMaryPass)
        pushPass(context, state, RollId(roll), step.by);
    else if (needsPartner(roll))
        push(state, {StepKind::RollPartner, step.seat, {}, step.by, RollId(roll)});
    else
        pushRoll(context, state, RollId(roll), step.by);
    if (roll == Rolls::Dodge || roll == Rolls::Leap)
        askWhoHolds(context, state, step.by, squareOf(state, step.by));
    if (feedsFirst)
        pushFeeding(state, step.by);
    if (slow)
        rollToRise(context, state, step.by);
}

const RollId &rollOf(const Step &step)
{
    return step.about<RollId>();
}

/// A ball may be thrown at a square as well.
QStringList partnersOf(const MatchContext &context, const MatchState &state, const Step &step)
{
    const QStringList players = partnersFor(context, state, rollOf(step).text(), step.by);
    return rollOf(step) == Rolls::Pass ? players + QStringList{Choice::EmptySquare} : players;
}

void partnerEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (partnersOf(context, state, step).isEmpty())
        pop(state);
}

/// Whether who gives the ball away may hate whom he gives it to.
bool isGivenGrudgingly(const MatchState &state, const Step &step)
{
    const MatchPlayer *by = state.find(step.by);
    return (rollOf(step) == Rolls::Pass || rollOf(step) == Rolls::HandOff) && by
        && by->has(Rolls::Animosity);
}

/// Whom he hates he may refuse (crp.es.txt:4518-4529, bb2016.en.txt:9800-9812). Who is of another
/// race only the coaches know, so that nobody has to roll.
bool mayRefuse(const MatchContext &context, const MatchState &state, const Step &step)
{
    const MatchPlayer *by = state.find(step.by);
    return isGivenGrudgingly(state, step) && !by->hasUsed(Rolls::Animosity)
        && !by->hasMark(TurnMark::Agreed) && context.ruleset().rolls().find(Rolls::Animosity);
}

std::vector<Prompt> partnerPrompts(const MatchContext &context, const MatchState &state,
                                   const Step &step)
{
    static const QStringList own{Rolls::Pass, handedOff, Rolls::ThrowTeamMate};
    const QString id = own.contains(rollOf(step).text()) ? rollOf(step).text() : u"roll"_s;
    Prompt prompt = choicePrompt(id + u".partner"_s, step.seat, partnersOf(context, state, step));
    if (rollOf(step) == Rolls::Tentacles || rollOf(step) == Rolls::Shadowing) {
        prompt.decides = MatchState::otherSeat(step.seat);
        prompt.onlyTheirs = true;
    }
    std::vector<Prompt> prompts = only(std::move(prompt));
    if (mayRefuse(context, state, step))
        prompts.push_back(
            aside(choicePrompt(Asks::RollAnimosity, step.seat, {step.by.toString()})));
    return prompts;
}

/// Who is of his race only the coaches know: they are reminded of it once he has refused.
PromptWords partnerWords(const MatchContext &context, const MatchState &state, const Step &step,
                         const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (isGivenGrudgingly(state, step) && state.find(step.by)->hasUsed(Rolls::Animosity))
        words.detail = MatchWords::tr("Refused: only passes to their own race.");
    return words;
}

void handOff(const MatchContext &context, MatchState &state, const Step &step,
             const PlayerRef &receiver)
{
    noteAction(state, step.by);
    state.find(step.by)->usedThisTurn.push_back(TurnMark::HandedOff);
    state.carrier = {};
    push(state, {StepKind::PassEnds, step.seat, {}, step.by});
    pushRoll(context, state, RollId(Rolls::HandOff), receiver, step.by);
}

Result<void> partnerAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    if (event.prompt == Asks::RollAnimosity) {
        pushRoll(context, state, RollId(Rolls::Animosity), step.by);
        return {};
    }
    pop(state);
    const PlayerRef partner = chosenPlayer(event);
    if (rollOf(step) == Rolls::Pass)
        pushPass(context, state, rollOf(step), step.by, partner);
    else if (rollOf(step) == Rolls::HandOff)
        handOff(context, state, step, partner);
    else if (rollOf(step) == Rolls::ThrowTeamMate)
        pushThrow(context, state, step.by, partner);
    else if (rollOf(step) == Rolls::Dauntless)
        push(state, stepOf(state, dauntlessPlan(context, state, step.by, partner)));
    else
        pushRoll(context, state, rollOf(step), step.by, partner);
    return {};
}

constexpr StepRule rollBeginRules[]{
    {StepKind::ActRollDodge, beginEnter},
    {StepKind::ActRollGoingForIt, beginEnter},
    {StepKind::ActRollLeap, beginEnter},
    {StepKind::ActRollStandingUp, beginEnter},
    {StepKind::ActRollJumpUp, beginEnter},
    {StepKind::ActRollPickUp, beginEnter},
    {StepKind::ActRollPass, beginEnter},
    {StepKind::ActRollHailMaryPass, beginEnter},
    {StepKind::ActRollHandOff, beginEnter},
    {StepKind::ActRollCatch, beginEnter},
    {StepKind::ActRollThrowTeamMate, beginEnter},
    {StepKind::ActRollActivation, beginEnter},
    {StepKind::ActRollAnimosity, beginEnter},
    {StepKind::ActRollHypnoticGaze, beginEnter},
    {StepKind::ActRollDauntless, beginEnter},
    {StepKind::ActRollFoulAppearance, beginEnter},
    {StepKind::ActRollTentacles, beginEnter},
    {StepKind::ActRollShadowing, beginEnter},
    {.kind = StepKind::RollPartner,
     .enter = partnerEnter,
     .prompts = partnerPrompts,
     .answer = partnerAnswer,
     .words = partnerWords},
};

constexpr PromptText rollBeginTexts[]{
    {Asks::RollPartner, QT_TRANSLATE_NOOP("Match", "{by}: against whom?"), ""},
    {Asks::PassPartner, QT_TRANSLATE_NOOP("Match", "Whom does {by} throw the ball to?"),
     QT_TRANSLATE_NOOP("Match", "{by} passes to {choice}"), nullptr, PromptManner::Usual, nullptr,
     QT_TRANSLATE_NOOP("Match", "{by} passes to an empty square")},
    {Asks::HandOffPartner, QT_TRANSLATE_NOOP("Match", "Whom does {by} give the ball to?"),
     QT_TRANSLATE_NOOP("Match", "{by} hands the ball to {choice}")},
    {Asks::ThrowTeamMatePartner, QT_TRANSLATE_NOOP("Match", "Whom does {by} throw?"),
     QT_TRANSLATE_NOOP("Match", "{by} throws {choice}")},
};

} // namespace

StepGroup rollBegins()
{
    return {.steps = rollBeginRules, .texts = rollBeginTexts};
}

} // namespace dugout
