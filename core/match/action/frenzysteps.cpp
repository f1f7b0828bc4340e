// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/frenzysteps.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/onfoot.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// The second block of who is frenzied, against the same opponent as long as both stand beside each
// other (crp.es.txt:4887-4900, bb2016.en.txt:10193-10206). The step's `by` is he.

bool isOnBlitz(const MatchState &state)
{
    return state.uses.attack == HarmCause::Blitz;
}

bool isShown(const MatchState &state, const PlayerRef &who)
{
    return state.board.contains(who.toString());
}

/// As far as the pitch shows it, he still stands beside him and has a square left for a blitz.
bool reachesHim(const MatchContext &context, const MatchState &state, const MatchPlayer &by)
{
    const PlayerRef who = PlayerRef::fromString(by.ref());
    const PlayerRef &victim = state.uses.attacked;
    if (isShown(state, who) && isShown(state, victim)
        && !areAdjacent(state.board.value(by.ref()), state.board.value(victim.toString())))
        return false;
    return !isOnBlitz(state) || !isShown(state, who) || mayGoOn(context, state, by);
}

/// Who may take another one instead chooses among them in the turn.
void secondBlowEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const MatchPlayer *by = state.find(step.by);
    const bool stands = by && by->isOnPitch() && by->posture == Posture::Standing;
    if (!stands || !blocksTheSameAgain(context, state, *by) || blocksAnother(context, state, *by)) {
        pop(state);
    } else if (!reachesHim(context, state, *by)) {
        pop(state);
        state.uses.attacked = {};
    }
}

/// Where the pitch does not count his squares only the coaches know whether he has one left.
std::vector<Prompt> secondBlowPrompts(const MatchContext &context, const MatchState &state,
                                      const Step &step)
{
    Prompt prompt = yesNoPrompt(Asks::BlockAgain, step.seat);
    prompt.usual = Choice::Yes;
    if (isOnBlitz(state) && !isShown(state, step.by) && !context.isSwitchedOff(Options::GoingForIt))
        prompt.choices.insert(1, Rolls::GoingForIt);
    return only(std::move(prompt));
}

Result<void> secondBlowAnswer(const MatchContext &context, MatchState &state, const Step &step,
                              const Event &event)
{
    pop(state);
    if (event.choice() == Choice::No) {
        state.uses.attacked = {};
        return {};
    }
    const Step block{StepKind::ActBlock, step.seat, {}, step.by, ActionId(Asks::Block)};
    strike(context, state, block, state.uses.attacked);
    if (event.choice() == Rolls::GoingForIt) {
        state.find(step.by)->usedThisTurn.push_back(RollId(Rolls::GoingForIt));
        pushRoll(context, state, RollId(Rolls::GoingForIt), step.by);
    }
    return {};
}

Step named(const MatchState &state, const Step &step)
{
    Step shown = step;
    shown.player = state.uses.attacked;
    return shown;
}

/// Which skill makes him do it, and when.
PromptWords secondBlowWords(const MatchContext &context, const MatchState &state, const Step &step,
                            const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, named(state, step), prompt);
    if (prompt.id != Asks::BlockAgain)
        return words;
    words.detail = isOnBlitz(state)
        ? MatchWords::tr("Frenzy, as long as both stand next to each other. In a blitz it takes a "
                         "square of movement, or going for it.")
        : MatchWords::tr("Frenzy, as long as both stand next to each other.");
    if (prompt.choices.size() > 2)
        words.choices[1] = MatchWords::tr("Yes, going for it first");
    return words;
}

QString secondBlowLine(const MatchContext &context, const MatchState &before, const Step &step,
                       const Event &event)
{
    return eventLine(context, before, named(before, step), event);
}

constexpr StepRule frenzyRules[]{
    {.kind = StepKind::BlockAgain,
     .enter = secondBlowEnter,
     .prompts = secondBlowPrompts,
     .answer = secondBlowAnswer,
     .words = secondBlowWords,
     .line = secondBlowLine,
     .holds = true},
};

constexpr PromptText frenzyTexts[]{
    {Asks::BlockAgain, QT_TRANSLATE_NOOP("Match", "Does {by} block {player} again?"),
     QT_TRANSLATE_NOOP("Match", "{by} blocks {player} again: {choice}")},
};

} // namespace

StepGroup frenzySteps()
{
    return {.steps = frenzyRules, .texts = frenzyTexts};
}

void pushSecondBlow(const MatchContext &context, MatchState &state, const PlayerRef &by)
{
    if (context.behaves(*state.find(by), Behaves::BlocksTwice))
        push(state, {StepKind::BlockAgain, state.playsFor(by), {}, by});
}

} // namespace dugout
