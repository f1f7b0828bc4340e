// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/action/blockoutcomes.h"
#include "core/match/action/frenzysteps.h"
#include "core/match/action/rerollhelp.h"
#include "core/match/action/skilledblock.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/eventmarks.h"
#include "core/match/harm/harm.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/blockrolls.h"
#include "core/match/rolls/onfoot.h"
#include "core/match/rolls/passes.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/rolls/rollplan.h"
#include "core/match/rolls/rollwords.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Blocks, blitzes, falls and the crowd. The step's `by` is who acts, its `player` whom it
// happens to.

/// Everybody else of both sides who stands, or who lies there; opponents first.
QStringList inTheWay(const MatchState &state, const PlayerRef &walker, bool standing)
{
    QStringList found;
    for (const Seat seat : {MatchState::otherSeat(walker.seat), walker.seat}) {
        found += state.refs(seat, [&](const MatchPlayer &player) {
            return player.isOnPitch() && (player.posture == Posture::Standing) == standing
                && player.ref() != walker.toString();
        });
    }
    return found;
}

/// Who cannot choose his way runs into friends as well.
QStringList victims(const MatchContext &context, const MatchState &state, const Step &step)
{
    if (step.kind == StepKind::ActTrample)
        return inTheWay(state, step.by, false);
    const MatchPlayer *by = state.find(step.by);
    const Seat side = state.playsFor(step.by);
    if (by && context.behaves(*by, Behaves::MovesOnly))
        return inTheWay(state, step.by, true);
    QStringList found = state.blockableBy(side);
    const bool same = by && blocksTheSameAgain(context, state, *by);
    const bool another = by && blocksAnother(context, state, *by);
    if (same && !another)
        return {state.uses.attacked.toString()};
    if (another && !same)
        found.removeAll(state.uses.attacked.toString());
    return found;
}

/// The second block of a frenzied blitzer is still a part of his blitz (crp.es.txt:4896-4899,
/// bb2016.en.txt:10203-10205), and what helps him there still does.
HarmCause causeOf(const MatchState &state, const Step &step)
{
    if (step.kind == StepKind::ActBlitz)
        return HarmCause::Blitz;
    const MatchPlayer *by = state.find(step.by);
    const bool goesOn = by && isAfterHisBlock(state, *by);
    return goesOn ? state.uses.attack : HarmCause::Block;
}

/// Nobody to act against, or nobody left to act.
void victimEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const MatchPlayer *by = state.find(step.by);
    if (!by || !by->isOnPitch() || victims(context, state, step).isEmpty())
        pop(state);
}

std::vector<Prompt> victimPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    return only(choicePrompt(step.about<ActionId>().text() + u".victim"_s, state.playsFor(step.by),
                             victims(context, state, step)));
}

Result<void> blockVictim(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    strike(context, state, step, chosenPlayer(event));
    return {};
}

/// A player lying in the way is pushed aside, and may be hurt by that.
Result<void> trampleVictim(const MatchContext &, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    act(state, step.by);
    rollArmour(state, {chosenPlayer(event), step.by});
    return {};
}

void pairEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (!isBlockOn(state, step))
        pop(state);
}

/// Whom the target of a block may throw the ball to first.
QStringList dumpOffTargets(const MatchContext &context, const MatchState &state, const Step &step)
{
    if (!mayDumpOff(context, state, step.player))
        return {};
    return partnersFor(context, state, Rolls::Pass, step.player) + QStringList{Choice::EmptySquare};
}

Prompt resultPrompt(const MatchContext &context, const Step &step)
{
    const std::span<const TableRow> results = context.rows(Tables::BlockResults);
    QStringList rows;
    rows.reserve(static_cast<qsizetype>(results.size()));
    for (const TableRow &row : results)
        rows.append(row.id.text());
    return choicePrompt(Asks::BlockResult, step.seat, rows);
}

/// The result can be said at once, or the dice can be rolled here: then it is one of them. Before
/// that the target may get rid of the ball, and the blocker may have to roll for something.
std::vector<Prompt> resultPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    std::vector<Prompt> prompts{
        resultPrompt(context, step),
        choicePrompt(Asks::BlockDice, step.seat, {u"1"_s, u"2"_s, u"3"_s, u"-2"_s, u"-3"_s})};
    const QStringList targets = dumpOffTargets(context, state, step);
    if (!targets.isEmpty()) {
        prompts.push_back(
            choicePrompt(Asks::BlockDumpOff, MatchState::otherSeat(step.seat), targets));
        prompts.back().skippable = true; // he need not
    }
    for (const Prompt &roll : rollsBeforeBlock(context, state, step))
        prompts.push_back(roll);
    return prompts;
}

/// What is said most often needs nothing of the rest.
std::vector<Prompt> resultPromptsFor(const MatchContext &context, const MatchState &state,
                                     const Step &step, const QString &id)
{
    return id == Asks::BlockResult ? only(resultPrompt(context, step))
                                   : resultPrompts(context, state, step);
}

Step outcomeOf(const MatchState &state, const Step &step, const RowId &result)
{
    return Step::with(StepKind::BlockOutcome, state.playsFor(step.by), step.player, step.by,
                      BlockChain{step.as<BlockChain>().how, 0, {result}});
}

/// What is left to the other coach counts as the worst for the blocker.
RollWent wentFor(const MatchContext &context, const MatchState &state, const Step &step,
                 const std::vector<RowId> &results)
{
    const auto fells = [&](const RowId &result) {
        const Step outcome = outcomeOf(state, step, result);
        return SkilledBlock(context, state, outcome).fellsAttacker();
    };
    const bool othersChoose = step.as<BlockChain>().dice < 0;
    const bool badly = othersChoose ? std::any_of(results.begin(), results.end(), fells)
                                    : std::all_of(results.begin(), results.end(), fells);
    return badly ? RollWent::Badly : RollWent::Well;
}

/// Until he rolls again a roll may be made again; what follows from it lies on top.
void offerBlockAgain(const MatchContext &context, MatchState &state, const Step &roll,
                     const std::vector<RowId> &results)
{
    if (roll.as<BlockChain>().again || !state.find(roll.by))
        return;
    Step again = roll;
    again.as<BlockChain>().again = true;
    offerRollAgain(context, state, again, wentFor(context, state, roll, results));
}

Result<void> resultAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    if (event.prompt == Asks::BlockDumpOff) {
        pushDumpOff(context, state, step.player, chosenPlayer(event));
        return {};
    }
    if (takeRollBeforeBlock(context, state, step, event))
        return {};
    pop(state);
    if (event.prompt == Asks::BlockResult) {
        push(state, outcomeOf(state, step, RowId(event.choice())));
        offerBlockAgain(context, state, step, {RowId(event.choice())});
        return {};
    }
    BlockChain block = step.as<BlockChain>();
    block.dice = event.choice().toInt();
    push(state, Step::with(StepKind::BlockDice, step.seat, step.player, step.by, block));
    return {};
}

/// The trait by its name: it is known whose it is.
PromptWords resultWords(const MatchContext &context, const MatchState &state, const Step &step,
                        const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id != Asks::RollActivation)
        return words;
    QStringList names;
    for (const QString &trait : traitsLeft(context, *state.find(step.by)))
        names.append(rollOfferName(context, rollPrefix + trait));
    words.title = names.join(u", "_s);
    return words;
}

std::vector<Prompt> dicePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(Asks::BlockRoll, step.seat, std::abs(step.as<BlockChain>().dice), 6));
}

Result<void> diceAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    const BlockChain &block = step.as<BlockChain>();
    BlockChain rolled{block.how};
    for (const int die : event.dice) {
        const TableRow *row = rowOfDie(context, Tables::BlockResults, die);
        if (row
            && std::find(rolled.results.begin(), rolled.results.end(), row->id)
                == rolled.results.end())
            rolled.results.push_back(row->id);
    }
    if (rolled.results.size() == 1)
        push(state, outcomeOf(state, step, rolled.results.front()));
    else
        push(state,
             Step::with(StepKind::BlockChoose,
                        block.dice < 0 ? state.playsFor(step.player) : step.seat, step.player,
                        step.by, rolled));
    offerBlockAgain(context, state, step, rolled.results);
    return {};
}

/// The faces, not the numbers that stand for them.
QString diceLine(const MatchContext &context, const MatchState &, const Step &, const Event &event)
{
    QStringList faces;
    for (const int die : event.dice) {
        if (const TableRow *row = rowOfDie(context, Tables::BlockResults, die))
            faces.append(localized(row->name));
    }
    return MatchWords::tr("block dice: %1").arg(faces.join(u", "_s));
}

std::vector<Prompt> choosePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(choicePrompt(Asks::BlockChoose, step.seat, idNames(step.as<BlockChain>().results)));
}

Result<void> chooseAnswer(const MatchContext &, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    push(state, outcomeOf(state, step, RowId(event.choice())));
    return {};
}

/// A fall: dodges, leaps and extra squares that failed. The turn is over.
void fallEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    act(state, step.by);
    if (state.playsFor(step.by) == state.active)
        pushTurnover(state, TurnoverCause::KnockedDown, step.by);
    knockDown(context, state, {step.by, {}, HarmCause::Fall});
}

void crowdEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    ++state.uses.actions;
    // Losing a player to the crowd only ends the turn when he had the ball.
    if (state.carrier == step.by && step.by.seat == state.active)
        pushTurnover(state, TurnoverCause::CarrierDown, step.by);
    pushIntoCrowd(context, state, step.by, {});
}

/// Eaten by a team-mate: dead, and nobody can help him any more.
void eatenEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    ++state.uses.actions;
    if (state.carrier == step.by)
        pushTurnover(state, TurnoverCause::ThrownCarrier, step.by);
    loseBall(state, step.by);
    const auto rows = context.rows(Tables::Casualty);
    const auto dead = std::find_if(rows.begin(), rows.end(),
                                   [](const TableRow &row) { return row.value(Key::Dead) > 0; });
    sendTo(state, step.by, Whereabouts::Injured);
    CasualtyChain end{HarmCause::Eaten};
    if (dead != rows.end())
        end.rolled.push_back(dead->id);
    push(state, Step::with(StepKind::CasualtyEnd, step.by.seat, step.by, {}, end));
}

/// A thirsting player bites one of his own.
void biteEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    ++state.uses.actions;
    if (state.carrier == step.by)
        pushTurnover(state, TurnoverCause::CarrierDown, step.by);
    injure(context, state, {step.by, {}, HarmCause::Bite});
}

constexpr StepRule blockStepRules[]{
    {.kind = StepKind::ActBlock,
     .enter = victimEnter,
     .prompts = victimPrompts,
     .answer = blockVictim},
    {.kind = StepKind::ActBlitz,
     .enter = victimEnter,
     .prompts = victimPrompts,
     .answer = blockVictim},
    {.kind = StepKind::BlockResult,
     .enter = pairEnter,
     .prompts = resultPrompts,
     .answer = resultAnswer,
     .words = resultWords,
     .table = Tables::BlockResults,
     .promptsFor = resultPromptsFor},
    {.kind = StepKind::BlockDice,
     .enter = pairEnter,
     .prompts = dicePrompts,
     .answer = diceAnswer,
     .line = diceLine,
     .table = Tables::BlockResults},
    {.kind = StepKind::BlockChoose,
     .enter = pairEnter,
     .prompts = choosePrompts,
     .answer = chooseAnswer,
     .table = Tables::BlockResults},
    {StepKind::ActTrample, victimEnter, victimPrompts, trampleVictim},
    {StepKind::ActEaten, eatenEnter},
    {StepKind::ActFall, fallEnter},
    {StepKind::ActCrowd, crowdEnter},
    {StepKind::ActBite, biteEnter},
};

constexpr PromptText blockStepTexts[]{
    {Asks::BlockResult, QT_TRANSLATE_NOOP("Match", "The result of the block"), "{choice}"},
    {Asks::BlockDice, QT_TRANSLATE_NOOP("Match", "Roll block dice…"), "",
     QT_TRANSLATE_NOOP("Match", "How many block dice?")},
    {Asks::BlockDumpOff, QT_TRANSLATE_NOOP("Match", "{player} throws the ball first…"),
     QT_TRANSLATE_NOOP("Match", "{player} dumps the ball off: {choice}"),
     QT_TRANSLATE_NOOP("Match", "Whom does {player} throw the ball to?"), PromptManner::Usual,
     nullptr, QT_TRANSLATE_NOOP("Match", "{player} dumps the ball off into an empty square")},
    {Asks::BlockRoll, QT_TRANSLATE_NOOP("Match", "Block dice"), nullptr},
    {Asks::BlockChoose, QT_TRANSLATE_NOOP("Match", "Choose a block result"), "{choice}"},
    {Asks::BlockVictim, QT_TRANSLATE_NOOP("Match", "Whom does {by} block?"),
     QT_TRANSLATE_NOOP("Match", "{by} blocks {choice}")},
    {Asks::BlitzVictim, QT_TRANSLATE_NOOP("Match", "Whom does {by} blitz?"),
     QT_TRANSLATE_NOOP("Match", "{by} blitzes {choice}")},
};

} // namespace

void strike(const MatchContext &context, MatchState &state, const Step &step,
            const PlayerRef &victim)
{
    const HarmCause how = causeOf(state, step);
    const bool lay = state.find(step.by)->posture != Posture::Standing;
    const bool slow = risesByRoll(context, state, step.by);
    attack(state, step.by, how);
    state.uses.attacked = victim;
    if (step.kind == StepKind::ActBlitz) {
        ++state.uses.blitzes;
        pushJuice(state, step.by);
    }
    // Who has a saw attacks with it instead.
    if (context.behaves(*state.find(step.by), Behaves::AttacksInstead)) {
        state.uses.attack = HarmCause::Chainsaw;
        push(state, Step::with(StepKind::Chainsaw, step.by.seat, victim, step.by, SawCut{}));
        faceTheSight(context, state, step.by, victim);
        return;
    }
    if (step.kind == StepKind::ActBlitz)
        state.uses.blitzer = step.by;
    pushSecondBlow(context, state, step.by);
    if (timedEffectValue(context, *state.find(step.by), Key::FirstBlock) > 0)
        push(state, {StepKind::CardWornOff, step.by.seat, step.by});
    push(state,
         Step::with(StepKind::BlockResult, state.playsFor(step.by), victim, step.by,
                    BlockChain{.how = how, .lay = lay}));
    faceTheSight(context, state, step.by, victim);
    if (how == HarmCause::Blitz && state.board.contains(step.by.toString()))
        payForBlow(context, state, step.by);
    if (slow)
        rollToRise(context, state, step.by);
}

StepGroup blockSteps()
{
    return {.steps = blockStepRules, .texts = blockStepTexts};
}

} // namespace dugout
