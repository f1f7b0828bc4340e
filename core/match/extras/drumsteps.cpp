// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A drummer drives opponents back before the first turn of a drive (bb2016.en.txt:3326-3333). The
// step's seat is his side, its `player` whom the drums are for.

std::vector<Prompt> drummerPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(step.kind, step.seat, u"3D6"_s));
}

/// One for each six.
Result<void> drummerAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    const auto sixes = static_cast<int>(std::count(event.dice.begin(), event.dice.end(), 6));
    const TableRow *row = context.row(step.table(), sixes);
    if (!row || sixes == 0)
        return {};
    for (int i = 0; i < row->value(Key::Players); ++i)
        push(state, {StepKind::DrummerMarch, step.seat});
    return {};
}

void comeUponBall(const MatchContext &context, MatchState &state, const PlayerRef &player)
{
    const MatchPlayer &found = *state.find(player);
    if (mayCatch(found) && canHoldBall(context, found))
        pushRoll(context, state, RollId(Rolls::PickUp), player);
    else
        bounceBall(state, player);
}

/// Where the pitch shows him: straight back until somebody is in his way, without a dodge. A ball
/// on the way he has to try to pick up.
void march(const MatchContext &context, MatchState &state, const Step &step)
{
    const QString who = step.player.toString();
    const Stride back{board::endOf(step.player.seat) == Half::Left ? -1 : 1, 0};
    for (int left = step.as<DrivenBack>().squares; left > 0; --left) {
        const Square next = state.board.value(who) + back;
        if (!pitch::contains(next) || !board::playerAt(state, next).isEmpty())
            return;
        const bool isBallThere = !state.carrier.isValid() && board::ballSquare(state) == next;
        board::put(state, who, next);
        if (!isBallThere)
            continue;
        if (left > 1)
            push(state,
                 Step::with(StepKind::DrummerMarch, step.seat, step.player, {},
                            DrivenBack{left - 1}));
        comeUponBall(context, state, step.player);
        return;
    }
}

void marchEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (step.asOrNew<DrivenBack>().squares == 0) {
        if (state.onPitch(MatchState::otherSeat(step.seat)).isEmpty())
            pop(state);
    } else if (state.board.contains(step.player.toString())) {
        pop(state);
        march(context, state, step);
    } else if (state.carrier.isValid()) {
        pop(state);
    }
}

/// Who, how far, and where nobody shows the pitch whether the ball lies there.
std::vector<Prompt> marchPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    if (!step.player.isValid())
        return only(choicePrompt(step.kind, step.seat,
                                 QStringList{Choice::None}
                                     + state.onPitch(MatchState::otherSeat(step.seat))));
    if (step.asOrNew<DrivenBack>().squares == 0)
        return only(dicePrompt(Asks::DrummerMarchSquares, step.seat, u"D3"_s));
    Prompt prompt = yesNoPrompt(Asks::DrummerMarchBall, step.seat);
    prompt.usual = Choice::No;
    return only(std::move(prompt));
}

Result<void> marchAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    if (event.prompt == Asks::DrummerMarchSquares) {
        state.agenda.back().data = DrivenBack{event.dice.front()};
    } else if (event.prompt == Asks::DrummerMarchBall) {
        pop(state);
        if (isYes(event))
            comeUponBall(context, state, step.player);
    } else if (event.choice() == Choice::None) {
        pop(state);
    } else {
        state.agenda.back().player = chosenPlayer(event);
    }
    return {};
}

PromptWords marchWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id == Asks::DrummerMarchSquares)
        words.detail
            = MatchWords::tr("No dodge rolls; the player stops where somebody is in the way.");
    return words;
}

constexpr StepRule drumStepRules[]{
    {.kind = StepKind::Drummer, .prompts = drummerPrompts, .answer = drummerAnswer},
    {StepKind::DrummerMarch, marchEnter, marchPrompts, marchAnswer, marchWords},
};

constexpr PromptText drumStepTexts[]{
    {Asks::Drummer, QT_TRANSLATE_NOOP("Match", "The drummer of {team}: three dice"), nullptr},
    {Asks::DrummerMarch, QT_TRANSLATE_NOOP("Match", "{team}: whom do the drums drive back?"),
     QT_TRANSLATE_NOOP("Match", "{team}: the drums drive {choice} back"), nullptr,
     PromptManner::Who},
    {Asks::DrummerMarchSquares,
     QT_TRANSLATE_NOOP("Match", "{player}: squares towards their own end zone"), nullptr},
    {Asks::DrummerMarchBall, QT_TRANSLATE_NOOP("Match", "Does {player} come upon the ball?"),
     QT_TRANSLATE_NOOP("Match", "{player} comes upon the ball: {choice}")},
};

} // namespace

StepGroup drumSteps()
{
    return {.steps = drumStepRules, .texts = drumStepTexts};
}

} // namespace dugout
