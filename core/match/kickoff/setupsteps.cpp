// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/carddecks.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/grudges.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Between two drives: who wakes up, who can play, who is fielded.

QStringList knockedOut(const MatchState &state, Seat seat)
{
    return state.refs(seat, [](const MatchPlayer &player) {
        return player.where == Whereabouts::KnockedOut && !player.sitsOut;
    });
}

/// Once between two drives, whichever of the edition's sequences names it first.
void recoveryEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const bool done = state.recoveryDrive == state.drive || !isDriveToCome(context, state);
    const int sides = step.asOrNew<SidesDone>().count;
    if ((step.seat == noSeat && done) || sides > 1) {
        pop(state);
        if (sides > 1)
            push(state, {StepKind::Moment, noSeat, {}, {}, TimingId(When::AfterKoRolls)});
        return;
    }
    state.recoveryDrive = state.drive;
    if (step.seat == noSeat) {
        state.agenda.back().seat = 0;
        push(state, {StepKind::Moment, noSeat, {}, {}, TimingId(When::BeforeKoRolls)});
    } else if (knockedOut(state, step.seat).isEmpty()) {
        state.agenda.back().seat = 1;
        state.agenda.back().data = SidesDone{sides + 1};
    }
}

std::vector<Prompt> recoveryPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    const auto count = static_cast<int>(knockedOut(state, step.seat).size());
    return only(dicePrompt(Asks::KoRecovery, step.seat, count, 6));
}

int recoveryModifier(const MatchContext &context, const MatchState &state, Seat seat)
{
    int bought = 0;
    for (const Inducement &thing : context.ruleset().inducements()) {
        if (const int each = thing.values.value(Key::KoRecovery))
            bought += each * usesLeft(state, seat, thing.id.text());
    }
    return bought + state.ongoingSum(seat, Key::KoRecoveryModifier)
        + state.ongoingSum(seat, Key::KoModifier);
}

bool recovers(const MatchContext &context, const MatchState &state, Seat seat, int die)
{
    if (const int target = state.ongoingSum(seat, Key::KoTarget))
        return die >= target;
    const TableRow *row
        = rowOfDie(context, Tables::KoRecovery, die, recoveryModifier(context, state, seat));
    // A natural 1 never wakes anybody up.
    return row && row->value(Key::Recovers) > 0 && die > 1;
}

/// What it takes with everything that helps, and whose die is whose.
PromptWords recoveryWords(const MatchContext &context, const MatchState &state, const Step &step,
                          const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id != Asks::KoRecovery)
        return words;
    int least = 1;
    while (least <= 6 && !recovers(context, state, step.seat, least))
        ++least;
    QStringList parts{least > 6 ? MatchWords::tr("Nobody can wake up.")
                                : MatchWords::tr("%1 or more wakes up.").arg(least)};
    QStringList players;
    for (const QString &each : knockedOut(state, step.seat))
        players.append(playerName(state, PlayerRef::fromString(each)));
    if (players.size() == 1)
        parts.first() = u"%1: %2"_s.arg(players.first(), parts.first());
    else
        parts.append(MatchWords::tr("In this order: %1.").arg(players.join(u", "_s)));
    const Table *table = context.table(Tables::KoRecovery);
    words.detail = (table ? localized(table->summary) + u'\n' : QString()) + parts.join(u' ');
    return words;
}

Result<void> recoveryAnswer(const MatchContext &context, MatchState &state, const Step &step,
                            const Event &event)
{
    const QStringList players = knockedOut(state, step.seat);
    state.agenda.back().data = SidesDone{step.asOrNew<SidesDone>().count + 1};
    state.agenda.back().seat = 1;
    QStringList awake;
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        const bool sulks = event.dice[static_cast<size_t>(i)] == 1
            && state.ongoingSum(step.seat, Key::KoTarget) > 0;
        if (sulks)
            push(state,
                 {StepKind::Roll,
                  step.seat,
                  PlayerRef::fromString(players.at(i)),
                  {},
                  TableId(tableInForce(context, state, step.seat, Key::KoTarget))});
        if (recovers(context, state, step.seat, event.dice[static_cast<size_t>(i)]))
            awake.append(players.at(i));
    }
    const bool choice = context.isOn(Options::KoReturnChoice);
    for (const QString &ref : awake)
        sendTo(state, PlayerRef::fromString(ref), Whereabouts::Reserves);
    if (choice && !awake.isEmpty())
        push(state, Step::with(StepKind::KoReturn, step.seat, {}, {}, StepChoices{awake}));
    return {};
}

/// Who wakes up, by name.
QString recoveryLine(const MatchContext &context, const MatchState &before, const Step &step,
                     const Event &event)
{
    const QStringList players = knockedOut(before, step.seat);
    QStringList parts;
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        const int die = event.dice[static_cast<size_t>(i)];
        const bool wakes = recovers(context, before, step.seat, die);
        parts.append(
            (wakes ? MatchWords::tr("%1 wakes up (%2)") : MatchWords::tr("%1 stays out (%2)"))
                .arg(playerName(before, PlayerRef::fromString(players.at(i))),
                     QString::number(die)));
    }
    return parts.join(u", "_s);
}

/// Where a coach may leave a recovered player in his box.
std::vector<Prompt> returnPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    Prompt prompt = choicePrompt(step.kind, step.seat, step.as<StepChoices>().choices);
    prompt.atLeast = 0;
    prompt.atMost = static_cast<int>(prompt.choices.size());
    return only(std::move(prompt));
}

Result<void> returnAnswer(const MatchContext &, MatchState &state, const Step &step,
                          const Event &event)
{
    for (const QString &ref : step.as<StepChoices>().choices) {
        const PlayerRef player = PlayerRef::fromString(ref);
        if (!event.choices.contains(ref) && state.find(player)->where == Whereabouts::Reserves)
            sendTo(state, player, Whereabouts::KnockedOut);
    }
    pop(state);
    return {};
}

bool canField(const MatchState &state, Seat seat)
{
    return !state.side(seat).tracked || state.side(seat).countToSetUp() > 0;
}

/// Both markers move on; in some editions the half is over as soon as one has no room to.
void moveMarkersOn(const MatchContext &context, MatchState &state)
{
    const int turns = context.number(Tables::NoPlayers, Rows::Markers, Key::Turns, 2);
    const bool either = context.number(Tables::NoPlayers, Rows::Markers, Key::EitherEndsHalf) > 0;
    const bool off = std::any_of(state.sides.begin(), state.sides.end(), [&](const auto &side) {
        return side.turn + turns > context.turnsPerHalf();
    });
    for (const Seat seat : {0, 1})
        moveMarker(context, state, seat, either && off ? context.turnsPerHalf() : turns);
}

/// A side that can field nobody: the other one scores, which in extra time decides the match.
void skipDrive(const MatchContext &context, MatchState &state)
{
    moveMarkersOn(context, state);
    popTo(state, StepKind::TurnLoop, true);
    say(state, noSeat, {TableId(Tables::NoPlayers), RowId(Rows::Markers)});
    for (const Seat seat : {0, 1}) {
        if (!canField(state, seat) || canField(state, MatchState::otherSeat(seat)))
            continue;
        state.side(seat).score
            += context.number(Tables::NoPlayers, Rows::Touchdown, Key::Touchdowns, 1);
        countTouchdown(state, seat, {});
        state.drives.back().scoredBy = seat;
        state.kicking = seat;
        if (state.half > context.halves())
            blowFinalWhistle(state);
    }
}

void noPlayersEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    if (!canField(state, 0) || !canField(state, 1))
        skipDrive(context, state);
}

int mostToField(const MatchContext &context, const MatchState &state, Seat seat)
{
    return context.mostOnPitch() + state.ongoingSum(seat, Key::PlayersOnPitch);
}

void field(const MatchContext &context, MatchState &state, Seat seat, const QStringList &refs)
{
    for (MatchPlayer &player : state.side(seat).players) {
        const bool fielded = hasWord(refs, player.ref());
        if (fielded || player.isOnPitch())
            sendTo(state, {seat, player.id()},
                   fielded ? Whereabouts::Pitch : Whereabouts::Reserves);
        const bool lies
            = std::any_of(player.timedEffects.begin(), player.timedEffects.end(),
                          [](const TimedEffect &timedEffect) {
                              return timedEffect.source == Source(StartsDrive::LyingDown);
                          });
        if (fielded && lies)
            player.posture = Posture::Prone;
    }
    claimLeader(state, seat);
    grudgeWeapons(context, state, seat);
}

Seat seatOf(const MatchState &state, const Step &step)
{
    return step.kind == StepKind::KickingTeam ? state.kicking : state.receiving();
}

/// With too few for the line a coach may give up; with no more than may play there is no choice.
bool isShort(const MatchContext &context, const MatchState &state, Seat seat)
{
    return state.side(seat).countToSetUp()
        < context.number(Tables::SetUpLimits, Rows::LineOfScrimmage, Key::Min, 3);
}

void fieldEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const bool here = step.about<SequenceId>().text() == Sequences::SetUp;
    const Seat seat = seatOf(state, step);
    if (here && (!canField(state, 0) || !canField(state, 1))) {
        skipDrive(context, state);
        return;
    }
    if (!here || seat == noSeat || !state.side(seat).tracked) {
        pop(state);
        return;
    }
    const bool playsOn = step.asOrNew<ShortSide>() == ShortSide::PlaysOn;
    if (!playsOn && isShort(context, state, seat))
        return;
    if (state.side(seat).countToSetUp() > mostToField(context, state, seat))
        return;
    field(context, state, seat,
          state.refs(seat, [](const MatchPlayer &one) { return one.canBeSetUp(); }));
    pop(state);
}

std::vector<Prompt> fieldPrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    const Seat seat = seatOf(state, step);
    if (isShort(context, state, seat))
        return only(choicePrompt(Asks::Shortage, seat, {Choice::PlayOn, Choice::Concede}));
    Prompt prompt = choicePrompt(Asks::SetUp, seat, state.refs(seat, [](const MatchPlayer &player) {
        return player.canBeSetUp();
    }));
    prompt.atLeast = prompt.atMost = mostToField(context, state, seat);
    return only(std::move(prompt));
}

Result<void> fieldAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    const Seat seat = seatOf(state, step);
    if (event.prompt == Asks::Shortage) {
        if (event.choice() == Choice::Concede) {
            concede(context, state, seat, true);
        } else {
            state.agenda.back().data = ShortSide::PlaysOn;
        }
        return {};
    }
    const bool othersNext = step.kind == StepKind::KickingTeam;
    field(context, state, seat, event.choices);
    pop(state);
    // A card for the own set-up is played when that comes, too, not only before anybody stands
    // (bb2016.en.txt:5361).
    if (othersNext)
        push(state, {StepKind::Moment, state.receiving(), {}, {}, TimingId(When::DuringSetUp)});
    return {};
}

constexpr StepRule setUpStepRules[]{
    {StepKind::KoRecovery, recoveryEnter, recoveryPrompts, recoveryAnswer, recoveryWords,
     recoveryLine, Tables::KoRecovery},
    {StepKind::KoRolls, recoveryEnter, recoveryPrompts, recoveryAnswer, recoveryWords, recoveryLine,
     Tables::KoRecovery},
    {.kind = StepKind::KoReturn, .prompts = returnPrompts, .answer = returnAnswer},
    {StepKind::NoPlayers, noPlayersEnter},
    {StepKind::KickingTeam, fieldEnter, fieldPrompts, fieldAnswer},
    {StepKind::ReceivingTeam, fieldEnter, fieldPrompts, fieldAnswer},
};

constexpr PromptText setUpStepTexts[]{
    {Asks::KoRecovery,
     QT_TRANSLATE_NOOP("Match", "{team}: who wakes up? A die for each knocked-out player"),
     nullptr},
    {Asks::KoReturn, QT_TRANSLATE_NOOP("Match", "{team}: who returns to the reserves?"),
     QT_TRANSLATE_NOOP("Match", "{team}: back to the reserves: {choice}")},
    {Asks::Shortage,
     QT_TRANSLATE_NOOP("Match", "{team} has too few players for the line: play on or concede?"),
     QT_TRANSLATE_NOOP("Match", "{team} has too few players for the line: {choice}")},
    {Asks::SetUp, QT_TRANSLATE_NOOP("Match", "{team} sets up"),
     QT_TRANSLATE_NOOP("Match", "{team} sets up")},
};

} // namespace

StepGroup setUpSteps()
{
    return {.steps = setUpStepRules, .texts = setUpStepTexts};
}

} // namespace dugout
