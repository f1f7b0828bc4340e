// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/rolls/rollplan.h"
#include "core/match/state/board.h"
#include "core/match/state/boardadvice.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// From placing the ball to its landing. Where the ball lies only the board knows; Dugout takes the
// dice and reminds of what may be done.

std::vector<Prompt> placePrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(confirmPrompt(step.kind, state.kicking));
}

/// Nobody chose who plays for it, as there is nobody else.
bool isAllThereIs(const MatchState &state, Seat seat)
{
    const SideState &side = state.side(seat);
    return side.tracked
        && std::none_of(side.players.begin(), side.players.end(), [](const MatchPlayer &player) {
               return player.where == Whereabouts::Reserves && player.canBeSetUp();
           });
}

/// Somebody came back by hand once they were set up, and there is room for him (crp.es.txt:47-51).
bool isShortOfHands(const MatchContext &context, const MatchState &state, Seat seat)
{
    const int most = context.mostOnPitch() + state.ongoingSum(seat, Key::PlayersOnPitch);
    return state.side(seat).tracked && !isAllThereIs(state, seat)
        && state.side(seat).countIn(Whereabouts::Pitch) < most;
}

QString setUpWords(const MatchContext &context, const MatchState &state, Seat seat)
{
    QString words;
    if (isAllThereIs(state, seat))
        words = MatchWords::tr("%1 sets up everybody who can play: %2.");
    else if (isShortOfHands(context, state, seat))
        words = MatchWords::tr("%1 has set up %2, but a reserve can still play. Edit manually to "
                               "put that player on the pitch.");
    else
        return {};
    return u'\n'
        + words.arg(teamName(context, seat),
                    QString::number(state.side(seat).countIn(Whereabouts::Pitch)));
}

/// Where everybody of a side is shown, what is wrong with the way it stands
/// (bb2016.en.txt:103-113, crp.es.txt:42-54).
QString lineUpWords(const MatchContext &context, const MatchState &state)
{
    if (state.board.isEmpty())
        return {};
    const BoardAdvisor advisor(context);
    QString words;
    for (const Seat seat : {0, 1}) {
        for (const LineUpProblem problem : advisor.lineUp(state, seat))
            words += u"\n%1: %2"_s.arg(teamName(context, seat),
                                       SetupCheck::sentence(problem, advisor.limits()));
    }
    return words;
}

/// A side that was not asked whom it sets up is told to set them up all the same.
PromptWords placeWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id == step.kind && templateScatters(state) > 0)
        words.detail = MatchWords::tr("Where the card allows it.");
    for (const Seat seat : {state.kicking, state.receiving()}) {
        if (prompt.id == step.kind && seat != noSeat)
            words.detail += setUpWords(context, state, seat);
    }
    if (prompt.id == step.kind)
        words.detail += lineUpWords(context, state);
    words.detail = words.detail.trimmed();
    return words;
}

Result<void> doneAnswer(const MatchContext &, MatchState &state, const Step &, const Event &)
{
    pop(state);
    return {};
}

QStringList returners(const MatchState &state)
{
    return state.refs(state.receiving(), [](const MatchPlayer &player) {
        return player.isOnPitch() && player.has(Skills::KickOffReturn);
    });
}

void returnEnter(const MatchContext &, MatchState &state, const Step &)
{
    if (returners(state).isEmpty())
        pop(state);
}

std::vector<Prompt> returnPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(
        choicePrompt(step.kind, state.receiving(), QStringList{Choice::None} + returners(state)));
}

/// A player on the square where a kick comes down has to try to catch it; the receivers first.
QStringList kickCatchers(const MatchContext &context, const MatchState &state)
{
    const auto tries = [&context](const MatchPlayer &player) {
        return mayCatch(player) && canHoldBall(context, player);
    };
    return state.refs(state.receiving(), tries) + state.refs(state.kicking, tries);
}

/// Where the pitch is shown, the one on the ball's square; else who ran under a high kick.
QString underTheBall(const MatchState &state)
{
    const auto square = board::ballSquare(state);
    const QString there = square ? board::playerAt(state, *square) : QString();
    const PlayerRef &ran = state.occasion.underKick;
    return there.isEmpty() && ran.isValid() ? ran.toString() : there;
}

/// As the pitch shows it.
bool leftTheHalf(const MatchState &state, const Step &step)
{
    const auto square = board::ballSquare(state);
    return square && state.receiving() != noSeat
        && (step.about<PickId>().text() == Choice::Touchback
            || pitch::halfOf(*square) != board::endOf(state.receiving()));
}

/// A catch that was tried and made has ended it; else the ball bounces on and is asked for again.
void landEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (step.asOrNew<KickCatch>() == KickCatch::Tried && state.carrier.isValid())
        pop(state);
}

std::vector<Prompt> landPrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    std::vector<Prompt> prompts{choicePrompt(
        Asks::Land, state.receiving(), {Choice::OnTheGround, Choice::Caught, Choice::Touchback})};
    if (leftTheHalf(state, step))
        prompts.front().usual = Choice::Touchback;
    if (state.receiving() == noSeat || !context.ruleset().rolls().find(Rolls::Catch.word()))
        return prompts;
    const QStringList catchers = kickCatchers(context, state);
    if (catchers.isEmpty())
        return prompts;
    Prompt &roll = prompts.emplace_back(choicePrompt(Asks::RollCatch, state.receiving(), catchers));
    const QString under = underTheBall(state);
    roll.usual = catchers.contains(under) ? under : QString();
    roll.alwaysOffered = true;
    return prompts;
}

void tryCatch(const MatchContext &context, MatchState &state, const PlayerRef &player)
{
    state.agenda.back().data = KickCatch::Tried;
    state.occasion.underKick = {}; // what he does not catch bounces on
    RollPlan plan;
    plan.roll = RollId(Rolls::Catch);
    plan.who = player;
    push(state, stepOf(state, RollCalculator(context).withBoard(state, plan)));
}

/// Where the pitch is shown and the receivers' half is hit.
bool bouncesOn(const MatchState &state)
{
    const auto square = board::ballSquare(state);
    return square && state.receiving() != noSeat
        && pitch::halfOf(*square) == board::endOf(state.receiving());
}

Result<void> landAnswer(const MatchContext &context, MatchState &state, const Step &,
                        const Event &event)
{
    if (event.prompt == Asks::RollCatch) {
        tryCatch(context, state, chosenPlayer(event));
        return {};
    }
    pop(state);
    const Seat seat = state.receiving();
    if (event.choice() == Choice::OnTheGround && bouncesOn(state))
        bounceKick(state);
    if (event.choice() != Choice::OnTheGround && !state.ableToAct(seat).isEmpty())
        push(state, {StepKind::BallTaken, seat, {}, {}, PickId(event.choice())});
    return {};
}

void takenEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.ableToAct(step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> takenPrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    QStringList players = state.ableToAct(step.seat);
    players.removeIf([&](const QString &ref) {
        const MatchPlayer &player = *state.find(PlayerRef::fromString(ref));
        return player.posture != Posture::Standing || !canHoldBall(context, player);
    });
    Prompt prompt = choicePrompt(step.kind, step.seat, players + QStringList{somebody});
    const QString under
        = step.about<PickId>().text() == Choice::Caught ? underTheBall(state) : QString();
    prompt.usual = players.contains(under) ? under : QString();
    return only(std::move(prompt));
}

bool isTouchback(const Step &step)
{
    return step.about<PickId>().text() == Choice::Touchback;
}

PromptWords takenWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id == step.kind && isTouchback(step))
        words.title = MatchWords::tr("Touchback: who gets the ball?");
    return words;
}

/// Where the pitch shows that the kick left the half nobody has said it before.
QString takenLine(const MatchContext &context, const MatchState &before, const Step &step,
                  const Event &event)
{
    const QString line = eventLine(context, before, step, event);
    return event.prompt == step.kind && isTouchback(step)
        ? MatchWords::tr("touchback: %1").arg(line)
        : line;
}

Result<void> takenAnswer(const MatchContext &, MatchState &state, const Step &, const Event &event)
{
    pop(state);
    state.carrier = chosenPlayer(event);
    return {};
}

constexpr StepRule kickOffStepRules[]{
    {.kind = StepKind::PlaceBall,
     .prompts = placePrompts,
     .answer = doneAnswer,
     .words = placeWords},
    {StepKind::KickOffReturn, returnEnter, returnPrompts, doneAnswer},
    {StepKind::Land, landEnter, landPrompts, landAnswer},
    {StepKind::Bounce, landEnter, landPrompts, landAnswer},
    {.kind = StepKind::BallTaken,
     .enter = takenEnter,
     .prompts = takenPrompts,
     .answer = takenAnswer,
     .words = takenWords,
     .line = takenLine},
};

constexpr PromptText kickOffStepTexts[]{
    {Asks::PlaceBall, QT_TRANSLATE_NOOP("Match", "{team} places the ball"), ""},
    {Asks::KickOffReturn, QT_TRANSLATE_NOOP("Match", "Who moves for the kick-off return?"),
     QT_TRANSLATE_NOOP("Match", "kick-off return: {choice} moves"), nullptr, PromptManner::Who,
     QT_TRANSLATE_NOOP("Match", "kick-off return: nobody moves")},
    {Asks::Land, QT_TRANSLATE_NOOP("Match", "Where does the ball come down?"),
     QT_TRANSLATE_NOOP("Match", "the ball comes down: {choice}")},
    {Asks::BallTaken, QT_TRANSLATE_NOOP("Match", "Who has the ball?"),
     QT_TRANSLATE_NOOP("Match", "{choice} has the ball")},
};

} // namespace

StepGroup kickOffSteps()
{
    return {.steps = kickOffStepRules, .texts = kickOffStepTexts};
}

} // namespace dugout
