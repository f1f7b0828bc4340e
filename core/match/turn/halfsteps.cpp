// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/match/words/rolllines.h"
#include "core/rules/knownwords.h"
#include "core/text/scoretext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// The frame of a match: halves, drives, extra time and the end.

void halfStartEnter(const MatchContext &, MatchState &state, const Step &step)
{
    pop(state);
    const OfHalf of = step.as<OfHalf>();
    state.half = of.half;
    state.active = noSeat;
    for (SideState &side : state.sides)
        side.turn = 0;
    if (of.half == 2 && state.kickedFirst != noSeat)
        state.kicking = MatchState::otherSeat(state.kickedFirst);
    push(state, Step::with(StepKind::HalfEnd, noSeat, {}, {}, of));
    push(state, {StepKind::Drive});
    if (of.half == 2)
        push(state, {StepKind::HalfTimeCard});
    push(state, Step::with(StepKind::HalfEffects, noSeat, {}, {}, of));
}

// The break between two halves: how it stands is shown once, beside what comes next.

const QString breakPrompt = Asks::HalfTimeCard;

std::vector<Prompt> breakPrompts(const MatchContext &, const MatchState &, const Step &)
{
    return only(confirmPrompt(breakPrompt, noSeat));
}

Result<void> breakAnswer(const MatchContext &, MatchState &state, const Step &, const Event &)
{
    pop(state);
    return {};
}

QString sideWords(const MatchContext &context, const MatchState &state, Seat seat)
{
    const SideState &side = state.side(seat);
    const int ready = side.countToSetUp();
    QStringList parts{MatchWords::tr("%n player(s) ready", nullptr, ready),
                      MatchWords::tr("%n re-roll(s)", nullptr, side.rerolls.available())};
    if (const int out = side.countIn(Whereabouts::KnockedOut); out > 0)
        parts.append(MatchWords::tr("%n knocked out", nullptr, out));
    if (const int hurt = side.countIn(Whereabouts::Injured); hurt > 0)
        parts.append(MatchWords::tr("%n injured", nullptr, hurt));
    if (const int gone = side.countIn(Whereabouts::SentOff); gone > 0)
        parts.append(MatchWords::tr("%n sent off", nullptr, gone));
    return u"%1: %2"_s.arg(teamName(context, seat), parts.join(u", "_s));
}

PromptWords breakWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id != breakPrompt)
        return words;
    words.title = MatchWords::tr("Half-time: %1 %2 – %3 %4")
                      .arg(teamName(context, 0), QString::number(state.sides[0].score),
                           QString::number(state.sides[1].score), teamName(context, 1));
    words.detail = sideWords(context, state, 0) + u'\n' + sideWords(context, state, 1);
    if (state.kicking != noSeat)
        words.detail
            += u'\n' + MatchWords::tr("%1 kicks off.").arg(teamName(context, state.kicking));
    return words;
}

QString noLine(const MatchContext &, const MatchState &, const Step &, const Event &)
{
    return {};
}

/// One drive after the other until nobody has turns left.
void driveEnter(const MatchContext &context, MatchState &state, const Step &)
{
    if (!hasTurnsLeft(context, state, 0) && !hasTurnsLeft(context, state, 1)) {
        pop(state);
        return;
    }
    ++state.drive;
    state.active = noSeat;
    state.drives.push_back({state.half, state.kicking, noSeat, {}, {}});
    push(state, {StepKind::DriveClose});
    pushSequence(context, state, Sequences::DriveEnd);
    push(state, {StepKind::DriveOver});
    push(state, {StepKind::TurnLoop});
    push(state, {StepKind::DriveBegun});
    pushSequence(context, state, Sequences::KickOff);
    push(state, {StepKind::KickOffEffects});
    // Immediately before the first kick-off, when both sides stand (bb2016.en.txt:5895).
    if (state.drive == 1)
        push(state, {StepKind::Moment, noSeat, {}, {}, TimingId(When::BeforeFirstKickOff)});
    pushSequence(context, state, Sequences::SetUp);
    push(state, {StepKind::DriveEffects});
}

/// The ball has landed: who kicks is on record even where the toss came with the set-up.
void driveBegunEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    state.drives.back().kicking = state.kicking;
    for (SideState &side : state.sides) {
        for (MatchPlayer &player : side.players)
            player.sitsOut = false;
    }
    push(state, {StepKind::Moment, noSeat, {}, {}, TimingId(When::AfterKickOff)});
    for (const Seat seat : {1, 0}) {
        pushRuleEffects(context, state, EffectSource::Helper, seat, At::KickOffDone);
    }
}

/// Who was promised an award for standing there at the end.
void noteAscendant(const MatchContext &context, MatchState &state)
{
    const bool over = !hasTurnsLeft(context, state, 0) && !hasTurnsLeft(context, state, 1);
    if (!over || state.half != context.halves())
        return;
    for (const Seat seat : {0, 1}) {
        for (const MatchPlayer &player : state.side(seat).players) {
            if (player.isOnPitch() && timedEffectValue(context, player, Key::Mvp) > 0)
                state.occasion.side(seat).lastStanding = {seat, player.id()};
        }
    }
}

void driveOverEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    noteAscendant(context, state);
    state.active = noSeat;
    state.extraTurn = false;
    state.occasion.hurriedUp = noSeat;
    state.occasion.hurriedScorer.reset();
    state.occasion.turnEnded = noSeat;
    DriveRecord &record = state.drives.back();
    record.turnsAtEnd = {state.sides[0].turn, state.sides[1].turn};
    push(state, {StepKind::DriveEndEffects});
    push(state, {StepKind::Moment, noSeat, {}, {}, TimingId(When::AfterDrive)});
}

/// Everybody leaves the pitch and what lasted for the drive is over.
void driveCloseEnter(const MatchContext &, MatchState &state, const Step &)
{
    pop(state);
    state.carrier = {};
    state.board.clear();
    endWhatLasts(state, Until::Drive);
    for (SideState &side : state.sides) {
        side.rerolls.bonusDrive = 0;
        side.rerolls.usedThisTurn = 0;
        for (MatchPlayer &player : side.players) {
            player.playedThisDrive = false;
            if (player.isOnPitch())
                player.where = Whereabouts::Reserves;
            player.posture = Posture::Standing;
            player.stunnedThisTurn = false;
        }
    }
}

QStringList onPitchInHeat(const MatchState &state, Seat seat)
{
    return state.onPitch(seat);
}

/// In the heat a die for each player on the pitch, one side after the other.
void heatEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const bool hot = hasEffect(context, state, EffectSource::Weather, Does::Heats);
    const SidesDone sides = step.asOrNew<SidesDone>();
    if (!hot || sides.count > 1 || !isDriveToCome(context, state))
        pop(state);
    else if (step.seat == noSeat)
        state.agenda.back().seat = 0;
    else if (onPitchInHeat(state, step.seat).isEmpty()) {
        state.agenda.back().seat = 1;
        state.agenda.back().data = SidesDone{sides.count + 1};
    }
}

std::vector<Prompt> heatPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(dicePrompt(step.kind, step.seat,
                           static_cast<int>(onPitchInHeat(state, step.seat).size()), 6));
}

bool faints(const MatchContext &context, int die)
{
    const TableRow *row = rowOfDie(context, Tables::SwelteringHeat, die);
    return row && row->value(Key::Faints) > 0;
}

/// What it takes, and whose die is whose (crp.es.txt:1534-1542).
PromptWords heatWords(const MatchContext &context, const MatchState &state, const Step &step,
                      const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id != Asks::SwelteringHeat)
        return words;
    int most = 6;
    while (most > 0 && !faints(context, most))
        --most;
    QStringList players;
    for (const QString &each : onPitchInHeat(state, step.seat))
        players.append(playerName(state, PlayerRef::fromString(each)));
    words.detail = MatchWords::tr("%1 or less: sits out the next drive.").arg(most) + u' '
        + MatchWords::tr("In this order: %1.").arg(players.join(u", "_s));
    return words;
}

Result<void> heatAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    const QStringList players = onPitchInHeat(state, step.seat);
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        if (faints(context, event.dice[static_cast<size_t>(i)]))
            sitOut(state, PlayerRef::fromString(players.at(i)));
    }
    state.agenda.back().seat = 1;
    state.agenda.back().data = SidesDone{step.asOrNew<SidesDone>().count + 1};
    return {};
}

void halfEndEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    state.active = noSeat;
    endWhatLasts(state, Until::Half);
    const int half = step.as<OfHalf>().half;
    if (half < context.halves()) {
        push(state, Step::with(StepKind::HalfStart, noSeat, {}, {}, OfHalf{half + 1}));
        pushSequence(context, state, Sequences::HalfTime);
        return;
    }
    const bool level = state.sides[0].score == state.sides[1].score;
    if (half == context.halves() && level && context.isOn(Options::Overtime)) {
        state.kicking = noSeat;
        pushSequence(context, state, Sequences::Overtime);
    }
}

/// Restored at half-time; in extra time nothing is added.
void rerollsEnter(const MatchContext &, MatchState &state, const Step &step)
{
    pop(state);
    if (step.about<SequenceId>().text() != Sequences::HalfTime)
        return;
    for (SideState &side : state.sides) {
        side.rerolls.left = side.rerolls.perHalf;
        side.rerolls.bonusHalf = 0;
        side.rerolls.leader = false;
        side.rerolls.leaderCame = false;
    }
}

void overtimeEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    push(state, Step::with(StepKind::HalfStart, noSeat, {}, {}, OfHalf{context.halves() + 1}));
}

/// A die and the unused re-rolls of each side; again until one is ahead.
std::vector<Prompt> shootOutPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(step.kind, noSeat, u"2D6"_s));
}

void shootOutEnter(const MatchContext &, MatchState &state, const Step &)
{
    if (state.sides[0].score != state.sides[1].score || state.shootOutWinner != noSeat)
        pop(state);
}

int shootOutTotal(const MatchContext &context, const MatchState &state, Seat seat,
                  const Event &event)
{
    const int each = context.number(Tables::ShootOut, Rows::Total, Key::PerReRoll, 1);
    return event.dice[static_cast<size_t>(seat)] + each * state.side(seat).rerolls.available();
}

Result<void> shootOutAnswer(const MatchContext &context, MatchState &state, const Step &,
                            const Event &event)
{
    const int first = shootOutTotal(context, state, 0, event);
    const int second = shootOutTotal(context, state, 1, event);
    if (first == second)
        return {};
    state.shootOutWinner = first > second ? 0 : 1;
    pop(state);
    return {};
}

QString shootOutLine(const MatchContext &context, const MatchState &before, const Step &,
                     const Event &event)
{
    const int first = shootOutTotal(context, before, 0, event);
    const int second = shootOutTotal(context, before, 1, event);
    const QString score = scoreText(first, second);
    return first == second ? MatchWords::tr("shoot-out %1: once more").arg(score)
                           : MatchWords::tr("shoot-out %1: %2 wins")
                                 .arg(score, teamName(context, first > second ? 0 : 1));
}

/// What follows the match asks for the confirmations itself, beside its own questions.
void whistleEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    state.over = true;
    state.active = noSeat;
    if (!context.steps().find(StepKind::AfterMatch))
        push(state, {StepKind::Result});
}

constexpr StepRule halfStepRules[]{
    {.kind = StepKind::HalfTimeCard,
     .prompts = breakPrompts,
     .answer = breakAnswer,
     .words = breakWords,
     .line = noLine,
     .skippable = true},
    {StepKind::HalfStart, halfStartEnter},
    {StepKind::Drive, driveEnter},
    {StepKind::DriveBegun, driveBegunEnter},
    {StepKind::DriveOver, driveOverEnter},
    {StepKind::DriveClose, driveCloseEnter},
    {StepKind::SwelteringHeat, heatEnter, heatPrompts, heatAnswer, heatWords, eachLine,
     Tables::SwelteringHeat},
    {StepKind::HalfEnd, halfEndEnter},
    {StepKind::ReRolls, rerollsEnter},
    {StepKind::Turns, overtimeEnter},
    {.kind = StepKind::ShootOut,
     .enter = shootOutEnter,
     .prompts = shootOutPrompts,
     .answer = shootOutAnswer,
     .line = shootOutLine,
     .table = Tables::ShootOut},
    {StepKind::FinalWhistle, whistleEnter},
};

constexpr PromptText halfStepTexts[]{
    {Asks::SwelteringHeat, QT_TRANSLATE_NOOP("Match", "{team}: a die for each player in the heat"),
     nullptr},
    {Asks::ShootOut,
     QT_TRANSLATE_NOOP("Match", "Shoot-out: a die each, the unused re-rolls are added"), nullptr},
    {Asks::HalfTimeCard, QT_TRANSLATE_NOOP("Match", "Half-time"), ""},
};

} // namespace

StepGroup halfSteps()
{
    return {.steps = halfStepRules, .texts = halfStepTexts};
}

} // namespace dugout
