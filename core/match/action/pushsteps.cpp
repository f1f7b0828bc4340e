// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/pushsteps.h"

#include "core/match/action/skilledblock.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/dangers.h"
#include "core/match/harm/harm.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/promptwords.h"
#include "core/pitch/pushback.h"
#include "core/rules/knownwords.h"

namespace dugout {

namespace {

// A push on the pitch (crp.es.txt:519-580, bb2016.en.txt:440-500): to which square, whom he pushes
// there, and whether the blocker follows. The step's `by` is who blocks, its `player` whom.

const PushedRow &rowOf(const Step &step)
{
    return step.as<PushedRow>();
}

Square squareAt(const PushedRow &row, size_t fromEnd)
{
    return *board::squareOf(row.squares.at(row.squares.size() - 1 - fromEnd));
}

bool isFirst(const PushedRow &row)
{
    return row.squares.size() == 2;
}

/// Nothing stops a juggernaut on a blitz (crp.es.txt:4929-4938, bb2016.en.txt:10285-10292).
bool isUnstoppable(const MatchState &state, const Step &step)
{
    const MatchPlayer *by = state.find(step.by);
    return by && state.uses.attack == HarmCause::Blitz && by->has(Skills::Juggernaut);
}

const MatchPlayer *pushedOne(const MatchState &state, const Step &step)
{
    const QString ref = pushedPlayer(state, step);
    return ref.isEmpty() ? nullptr : state.find(PlayerRef::fromString(ref));
}

PushOptions optionsOf(const MatchState &state, const Step &step)
{
    const PushedRow &row = rowOf(step);
    const Formation on = board::formation(state);
    const PlacedPlayer *pushed = on.at(squareAt(row, 0));
    return pushed ? pushOptions(on, squareAt(row, 1), *pushed, row.freely && isFirst(row), true)
                  : PushOptions{};
}

/// He may stay where he is, and has not said yet that he does not.
bool mayStay(const MatchState &state, const Step &step)
{
    const MatchPlayer *pushed = pushedOne(state, step);
    return pushed && pushed->has(Skills::StandFirm) && !rowOf(step).refused
        && !(isFirst(rowOf(step)) && isUnstoppable(state, step));
}

/// Everybody of the row goes on by one, the last of them first.
void shift(MatchState &state, const PushedRow &row, std::optional<Square> to)
{
    std::optional<Square> next = to;
    for (size_t i = row.squares.size() - 1; i > 0; --i) {
        const Square at = *board::squareOf(row.squares[i]);
        const QString who = board::playerAt(state, at);
        if (!who.isEmpty() && next)
            state.board.insert(who, *next);
        next = at;
    }
}

/// He has left his square: who blocked may follow.
void pushFollowUp(MatchState &state, const Step &step)
{
    PushedRow row;
    row.squares = {rowOf(step).squares.at(0), rowOf(step).squares.at(1)};
    push(state, Step::with(StepKind::FollowUp, state.playsFor(step.by), step.player, step.by, row));
}

/// A square with nothing but the ball is empty: it bounces away from him.
void endPush(MatchState &state, const Step &step, Square to)
{
    const QString last = pushedPlayer(state, step);
    pop(state);
    shift(state, rowOf(step), to);
    const auto ball = state.board.find(board::ball);
    if (ball != state.board.end() && *ball == to && !state.carrier.isValid())
        bounceBall(state, PlayerRef::fromString(last));
    pushFollowUp(state, step);
}

/// The last one of the row has nowhere to go but off the pitch.
void pushLastOff(const MatchContext &context, MatchState &state, const Step &step)
{
    const PlayerRef last = PlayerRef::fromString(pushedPlayer(state, step));
    pop(state);
    pushIntoCrowd(context, state, last, step.by);
    state.board.remove(last.toString());
    shift(state, rowOf(step), std::nullopt);
    pushFollowUp(state, step);
}

void pushEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const MatchPlayer *pushed = pushedOne(state, step);
    if (!pushed || pushed->isRooted()) { // players pushed against him stay as well
        pop(state);
        return;
    }
    if (mayStay(state, step))
        return;
    const PushOptions options = optionsOf(state, step);
    if (options.kind == PushOptions::Kind::Empty && options.squares.size() == 1)
        endPush(state, step, options.squares.front());
    else if (options.kind == PushOptions::Kind::Crowd && !isFirst(rowOf(step)))
        pushLastOff(context, state, step);
    else if (options.squares.empty())
        pop(state);
}

std::vector<Prompt> pushPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    const PlayerRef pushed = PlayerRef::fromString(pushedPlayer(state, step));
    if (mayStay(state, step)) {
        Prompt prompt = yesNoPrompt(Asks::PushBackStay, state.playsFor(pushed));
        prompt.usual = Choice::Yes;
        return only(std::move(prompt));
    }
    const PushOptions options = optionsOf(state, step);
    QStringList names;
    for (const Square square : options.squares)
        names.append(board::squareName(square));
    const Square straight = squaresBehind(squareAt(rowOf(step), 1), squareAt(rowOf(step), 0))[1];
    Prompt prompt = choicePrompt(Asks::PushBackSquare, whoPushes(state, step), names);
    if (names.contains(board::squareName(straight)))
        prompt.usual = board::squareName(straight);
    return only(std::move(prompt));
}

Result<void> pushAnswer(const MatchContext &, MatchState &state, const Step &step,
                        const Event &event)
{
    if (event.prompt == Asks::PushBackStay) {
        if (isYes(event))
            pop(state);
        else
            state.agenda.back().as<PushedRow>().refused = true;
        return {};
    }
    const Square to = *board::squareNamed(event.choice());
    if (board::playerAt(state, to).isEmpty()) {
        endPush(state, step, to);
        return {};
    }
    PushedRow &row = state.agenda.back().as<PushedRow>();
    row.squares.push_back(board::numberOf(to));
    row.refused = false;
    return {};
}

/// In a chain push the pushed player is named, too.
PromptWords pushWords(const MatchContext &context, const MatchState &state, const Step &step,
                      const Prompt &prompt)
{
    Step shown = step;
    if (const PlayerRef pushed = PlayerRef::fromString(pushedPlayer(state, step)); pushed.isValid())
        shown.player = pushed;
    return promptWords(context, state, shown, prompt);
}

QString pushLine(const MatchContext &context, const MatchState &before, const Step &step,
                 const Event &event)
{
    Step shown = step;
    if (const PlayerRef pushed = PlayerRef::fromString(pushedPlayer(before, step));
        pushed.isValid())
        shown.player = pushed;
    return eventLine(context, before, shown, event);
}

/// He cannot, or the one he blocked keeps him off (crp.es.txt:4807-4811, 5132-5137, 5387-5394,
/// bb2016.en.txt:10171-10177, 10376-10381, 10673-10679).
bool isKeptBack(const MatchContext &context, const MatchState &state, const Step &step)
{
    const MatchPlayer *by = state.find(step.by);
    const MatchPlayer *victim = state.find(step.player);
    const auto at = state.board.find(step.by.toString());
    if (!by || !victim || at == state.board.end() || *at != squareAt(rowOf(step), 1)
        || by->posture != Posture::Standing || by->isRooted())
        return true;
    const bool blockedTwo = context.behaves(*by, Behaves::BlocksTwo)
        && state.uses.attack == HarmCause::Block && state.uses.acted.count(by->ref()) > 1;
    return blockedTwo || (victim->has(Skills::Fend) && !isUnstoppable(state, step));
}

bool mustFollow(const MatchContext &context, const MatchState &state, const Step &step)
{
    const MatchPlayer &by = *state.find(step.by);
    return context.behaves(by, Behaves::BlocksTwice) || context.behaves(by, Behaves::MovesOnly);
}

/// Players pushed into the crowd leave the pitch in a step below this one: it is decided before any
/// other dice, and done after them.
void follow(MatchState &state, const Step &step)
{
    pop(state);
    const Square to = squareAt(rowOf(step), 0);
    if (board::playerAt(state, to).isEmpty()) {
        state.board.insert(step.by.toString(), to);
    } else if (!rowOf(step).decided) {
        Step later = step;
        later.as<PushedRow>().decided = true;
        state.agenda.insert(state.agenda.end() - 1, std::move(later));
    }
}

void followEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (isKeptBack(context, state, step))
        pop(state);
    else if (rowOf(step).decided || mustFollow(context, state, step))
        follow(state, step);
}

std::vector<Prompt> followPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(yesNoPrompt(Asks::FollowUp, step.seat));
}

Result<void> followAnswer(const MatchContext &, MatchState &state, const Step &step,
                          const Event &event)
{
    if (isYes(event))
        follow(state, step);
    else
        pop(state);
    return {};
}

constexpr StepRule pushRules[]{
    {.kind = StepKind::PushBack,
     .enter = pushEnter,
     .prompts = pushPrompts,
     .answer = pushAnswer,
     .words = pushWords,
     .line = pushLine,
     .holds = true},
    {.kind = StepKind::FollowUp,
     .enter = followEnter,
     .prompts = followPrompts,
     .answer = followAnswer,
     .holds = true},
};

constexpr PromptText pushTexts[]{
    {Asks::PushBackSquare, QT_TRANSLATE_NOOP("Match", "Where is {player} pushed?"),
     QT_TRANSLATE_NOOP("Match", "{player} is pushed to {choice}")},
    {Asks::PushBackStay, QT_TRANSLATE_NOOP("Match", "Does {player} stand firm?"),
     QT_TRANSLATE_NOOP("Match", "{player} stands firm: {choice}")},
    {Asks::FollowUp, QT_TRANSLATE_NOOP("Match", "Does {by} follow up?"),
     QT_TRANSLATE_NOOP("Match", "{by} follows up: {choice}")},
};

/// The result pushes, whatever else becomes of him.
bool isPush(const MatchContext &context, const MatchState &state, const Step &block,
            const QString &outcome)
{
    const QString &result = blockResult(block);
    if (result == Rows::BothDown)
        return SkilledBlock(context, state, block).isPushing()
            && (outcome == Choice::Nobody || outcome == Choice::BallLoose
                || outcome == Choice::Crowd);
    return result != Rows::AttackerDown;
}

} // namespace

StepGroup pushSteps()
{
    return {.steps = pushRules, .texts = pushTexts};
}

bool movesOnPitch(const MatchContext &context, const MatchState &state, const Step &block,
                  const QString &outcome)
{
    const auto from = state.board.find(block.by.toString());
    const auto to = state.board.find(block.player.toString());
    return from != state.board.end() && to != state.board.end() && areAdjacent(*from, *to)
        && !isDanger(block.by) && !state.find(block.player)->isRooted()
        && isPush(context, state, block, outcome);
}

void pushOnPitch(MatchState &state, const Step &block, const QString &outcome)
{
    PushedRow row;
    row.squares = {board::numberOf(state.board.value(block.by.toString())),
                   board::numberOf(state.board.value(block.player.toString()))};
    if (outcome == Choice::Crowd) { // he is pushed off from where he stands
        push(state,
             Step::with(StepKind::FollowUp, state.playsFor(block.by), block.player, block.by, row));
        return;
    }
    row.freely
        = state.find(block.by)->has(Skills::Grab) && block.as<BlockChain>().how == HarmCause::Block;
    Step pushed
        = Step::with(StepKind::PushBack, state.playsFor(block.by), block.player, block.by, row);
    push(state, std::move(pushed));
}

std::vector<Square> pushSquares(const MatchState &state, const Step &push)
{
    return mayStay(state, push) ? std::vector<Square>() : optionsOf(state, push).squares;
}

Seat whoPushes(const MatchState &state, const Step &push)
{
    const PlayerRef pushed = PlayerRef::fromString(pushedPlayer(state, push));
    return state.playsFor(optionsOf(state, push).pushedCoachPicks ? pushed : push.by);
}

QString pushedPlayer(const MatchState &state, const Step &push)
{
    return board::playerAt(state, squareAt(rowOf(push), 0));
}

} // namespace dugout
