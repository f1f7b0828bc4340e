// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/inforce.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/pitch/ballflight.h"
#include "core/rules/knownwords.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// How far a kick flies from where it was aimed at, and who has a say in that.

QString scatterDice(const MatchContext &context, const MatchState &state)
{
    int more = 0; // whichever of the two it comes from
    for (const Seat seat : {0, 1})
        more = std::max({more, state.ongoingSum(seat, Key::KickOffScatterDice),
                         state.ongoingSum(seat, Key::Dice)});
    if (hasEffect(context, state, EffectSource::Ball, Does::ShortKick))
        return u"D8+D3"_s;
    return more > 1 ? u"D8+%1D6"_s.arg(more) : u"D8+D6"_s;
}

void scatterEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (step.asOrNew<Prelude>() == Prelude::Over)
        return;
    state.agenda.back().data = Prelude::Over;
    push(state, {StepKind::Moment, noSeat, {}, {}, TimingId(When::BeforeScatter)});
}

/// Those of the kicking side who may take some of the distance back.
QStringList kickers(const MatchContext &context, const MatchState &state)
{
    if (state.kicking == noSeat)
        return {};
    return state.refs(state.kicking, [&context](const MatchPlayer &player) {
        return player.isOnPitch() && context.behaves(player, Behaves::HalvesKick);
    });
}

/// The first die is the direction. Who has learnt something of kicking may take squares off.
int distanceOf(const MatchState &state, const Event &event)
{
    const int rolled = std::accumulate(event.dice.begin() + 1, event.dice.end(), 0);
    return std::max(0, rolled + state.ongoingSum(state.kicking, Key::KickSquares));
}

/// What may be played once it is known where the ball is.
void askAfterwards(MatchState &state)
{
    push(state,
         {StepKind::Moment, state.receiving(), {}, {}, TimingId(When::AfterScatterReceiving)});
    push(state, {StepKind::Moment, noSeat, {}, {}, TimingId(When::AfterScatter)});
}

/// Where the pitch shows that it is kicked off it, that is kept for where it comes down.
void fly(MatchState &state, int direction, int distance)
{
    const auto from = board::ballSquare(state);
    const bool leaves
        = from && !state.carrier.isValid() && scatter(*from, direction, distance).leaves();
    for (Step &step : state.agenda) {
        if (step.kind == StepKind::Land && leaves)
            step.subject = PickId(Choice::Touchback);
        else if (step.kind == StepKind::Land && step.about<PickId>().text() == Choice::Touchback)
            step.subject = {}; // a skill brought it nearer
    }
    board::moveBall(state, direction, distance);
}

void letFly(const MatchContext &context, MatchState &state, const KickedBall &kick)
{
    askAfterwards(state);
    if (!kickers(context, state).isEmpty())
        push(state, Step::with(StepKind::KickSkill, state.kicking, {}, {}, kick));
    fly(state, kick.direction, kick.distance);
}

/// By the template no die is a distance, so that nothing taught about kicking helps.
Result<void> templateAnswer(MatchState &state)
{
    for (const QString &taught : {Key::KickSquares, Key::KickCorrection})
        endOngoing(state, taught, state.kicking);
    askAfterwards(state);
    return {};
}

Result<void> scatterAnswer(const MatchContext &context, MatchState &state, const Step &,
                           const Event &event)
{
    pop(state);
    const bool byTemplate = event.prompt == Asks::ScatterByTemplate;
    if (byTemplate || windDrift(context, state) > 0)
        state.board.remove(board::ball); // only the coaches know which way
    if (byTemplate)
        return templateAnswer(state);
    const KickedBall kick{board::numberOf(board::ballSquare(state)), event.dice.front(),
                          distanceOf(state, event)};
    endOngoing(state, Key::KickSquares, state.kicking);
    if (state.ongoingSum(state.kicking, Key::KickCorrection) > 0)
        push(state, Step::with(StepKind::KickCorrected, state.kicking, {}, {}, kick));
    else
        letFly(context, state, kick);
    return {};
}

/// What has been taught is read beside the dice, and what comes of it in the log.
PromptWords scatterStepWords(const MatchContext &context, const MatchState &state, const Step &step,
                             const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id == Asks::ScatterByTemplate)
        words.detail = MatchWords::tr("One square for each die; the template faces whichever way "
                                      "the coach likes each time.");
    if (prompt.id != Asks::Scatter)
        return words;
    if (const int squares = state.ongoingSum(state.kicking, Key::KickSquares); squares != 0)
        words.detail = MatchWords::tr("The ball scatters %n square(s) less.", nullptr, -squares);
    words.detail = u"%1\n%2"_s.arg(words.detail, windWords(context, state)).trimmed();
    return words;
}

QString scatterLine(const MatchContext &context, const MatchState &before, const Step &step,
                    const Event &event)
{
    const QString line = eventLine(context, before, step, event);
    if (event.prompt != Asks::Scatter || before.ongoingSum(before.kicking, Key::KickSquares) == 0)
        return line;
    return u"%1 → %2"_s.arg(line,
                            MatchWords::tr("%n square(s)", nullptr, distanceOf(before, event)));
}

/// "5-3": the direction and the squares.
QString wayName(int direction, int distance)
{
    return u"%1-%2"_s.arg(direction).arg(distance);
}

std::vector<int> wayOf(const QString &name)
{
    return {name.section(u'-', 0, 0).toInt(), name.section(u'-', 1).toInt()};
}

/// The roll as it is, and with either die changed as far as it may be; no die shows what it cannot
/// (bb2016.en.txt:3307-3312).
QStringList waysToCorrect(const MatchContext &context, const MatchState &state,
                          const KickedBall &kick)
{
    const std::vector<int> faces
        = dicePrompt(Asks::Scatter, state.kicking, scatterDice(context, state)).dice->faces();
    const int least = static_cast<int>(faces.size()) - 1;
    const int most = std::accumulate(faces.begin() + 1, faces.end(), 0);
    const int change = state.ongoingSum(state.kicking, Key::KickCorrection);
    QStringList ways{wayName(kick.direction, kick.distance)};
    for (int way = kick.direction - change; way <= kick.direction + change; ++way) {
        if (way >= 1 && way <= faces.front() && way != kick.direction)
            ways.append(wayName(way, kick.distance));
    }
    for (int far = kick.distance - change; far <= kick.distance + change; ++far) {
        if (far >= least && far <= most && far != kick.distance)
            ways.append(wayName(kick.direction, far));
    }
    return ways;
}

std::vector<Prompt> correctPrompts(const MatchContext &context, const MatchState &state,
                                   const Step &step)
{
    Prompt prompt
        = choicePrompt(step.kind, step.seat, waysToCorrect(context, state, step.as<KickedBall>()));
    prompt.usual = prompt.choices.constFirst();
    return only(std::move(prompt));
}

Result<void> correctAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    endOngoing(state, Key::KickCorrection, state.kicking);
    const std::vector<int> way = wayOf(event.choice());
    letFly(context, state, {step.as<KickedBall>().aimed, way.front(), way.back()});
    return {};
}

PromptWords correctWords(const MatchContext &context, const MatchState &state, const Step &step,
                         const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id != step.kind)
        return words;
    for (qsizetype i = 0; i < words.choices.size(); ++i)
        words.choices[i] = scatterWords(wayOf(prompt.choices.at(i)));
    words.choices.first() = MatchWords::tr("As it was rolled: %1").arg(words.choices.constFirst());
    return words;
}

QString correctLine(const MatchContext &context, const MatchState &before, const Step &step,
                    const Event &event)
{
    return event.prompt == step.kind
        ? MatchWords::tr("the kick goes %1").arg(scatterWords(wayOf(event.choice())))
        : eventLine(context, before, step, event);
}

void kickSkillEnter(const MatchContext &context, MatchState &state, const Step &)
{
    if (kickers(context, state).isEmpty())
        pop(state);
}

std::vector<Prompt> kickSkillPrompts(const MatchContext &context, const MatchState &state,
                                     const Step &step)
{
    return only(choicePrompt(step.kind, step.seat, kickers(context, state)));
}

/// "5 squares become 2."
QString halvedWords(const Step &step)
{
    const int distance = step.as<KickedBall>().distance;
    return MatchWords::tr("%n square(s) become %1", nullptr, distance).arg(distance / 2);
}

PromptWords kickSkillWords(const MatchContext &context, const MatchState &state, const Step &step,
                           const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id == step.kind)
        words.detail = MatchWords::tr("%1. The kicker may stand neither in a wide zone nor on the "
                                      "line of scrimmage.")
                           .arg(halvedWords(step));
    return words;
}

QString kickSkillLine(const MatchContext &context, const MatchState &before, const Step &step,
                      const Event &event)
{
    return event.prompt == step.kind
        ? u"%1: %2"_s.arg(playerName(before, chosenPlayer(event)), halvedWords(step))
        : eventLine(context, before, step, event);
}

std::vector<Prompt> scatterPrompts(const MatchContext &context, const MatchState &state,
                                   const Step &)
{
    if (const int times = templateScatters(state))
        return only(dicePrompt(Asks::ScatterByTemplate, state.kicking, times, 6));
    return only(dicePrompt(Asks::Scatter, state.kicking, scatterDice(context, state)));
}

/// The ball comes down nearer to where it was aimed at.
Result<void> kickSkillAnswer(const MatchContext &, MatchState &state, const Step &step,
                             const Event &)
{
    pop(state);
    const KickedBall &kick = step.as<KickedBall>();
    if (const auto aimed = board::squareOf(kick.aimed); aimed && kick.direction > 0) {
        state.board.insert(board::ball, *aimed);
        fly(state, kick.direction, kick.distance / 2);
    }
    return {};
}

constexpr StepRule kickScatterRules[]{
    {StepKind::Scatter, scatterEnter, scatterPrompts, scatterAnswer, scatterStepWords, scatterLine,
     Tables::Scatter},
    {StepKind::Deviation, scatterEnter, scatterPrompts, scatterAnswer, scatterStepWords,
     scatterLine, Tables::Scatter},
    {.kind = StepKind::KickCorrected,
     .prompts = correctPrompts,
     .answer = correctAnswer,
     .words = correctWords,
     .line = correctLine},
    {.kind = StepKind::KickSkill,
     .enter = kickSkillEnter,
     .prompts = kickSkillPrompts,
     .answer = kickSkillAnswer,
     .words = kickSkillWords,
     .line = kickSkillLine,
     .skippable = true},
};

constexpr PromptText kickScatterTexts[]{
    {Asks::Scatter, QT_TRANSLATE_NOOP("Match", "The kick scatters: direction, then distance"),
     QT_TRANSLATE_NOOP("Match", "the kick scatters: {dice}"), nullptr, PromptManner::Direction},
    {Asks::ScatterByTemplate,
     QT_TRANSLATE_NOOP("Match",
                       "The kick scatters by the throw-in template: a die for each square"),
     QT_TRANSLATE_NOOP("Match", "the kick scatters by the throw-in template: {dice}")},
    {Asks::KickCorrected, QT_TRANSLATE_NOOP("Match", "{team}: is the kick corrected?"), nullptr},
    {Asks::KickSkill, QT_TRANSLATE_NOOP("Match", "{team}: half the distance with Kick?"),
     QT_TRANSLATE_NOOP("Match", "{team}: half the distance with Kick: {choice}"),
     QT_TRANSLATE_NOOP("Match", "Who takes the kick-off?")},
};

} // namespace

StepGroup kickScatter()
{
    return {.steps = kickScatterRules, .texts = kickScatterTexts};
}

} // namespace dugout
