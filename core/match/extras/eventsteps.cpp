// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/facts.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/results.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/ongoingnames.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Match events that wait for their turn, and special balls.

/// The events of a side: the common ones and those of its own kind.
QStringList eventsOf(const MatchContext &context, Seat seat)
{
    QStringList events;
    const bool family = context.chosen(Options::MatchEvents) == Chosen::Family;
    for (const Table &table : context.ruleset().tables()) {
        const bool own
            = std::find(table.teams.begin(), table.teams.end(), context.team(seat).roster)
            != table.teams.end();
        const bool common = table.id.text() == Tables::MatchEvents;
        const bool ours = family && own && table.id.text().startsWith(u"match-events-");
        if (!common && !ours)
            continue;
        for (const TableRow &row : table.rows) {
            // One of them has no known effect and is drawn again.
            if (row.value(Key::DrawnAgain) == 0)
                events.append(RowOf{table.id, row.id}.toString());
        }
    }
    return events;
}

/// Before the match each coach gets an event and a turn for it.
void drawEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (!context.isOn(Options::MatchEvents) || !context.table(Tables::MatchEventTurn)
        || step.asOrNew<EventDraw>().seat > 1)
        pop(state);
}

std::vector<Prompt> drawPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    const auto draw = step.asOrNew<EventDraw>();
    if (!draw.turnKnown)
        return only(tablePrompt(context, Asks::MatchEventTurn, draw.seat, Tables::MatchEventTurn));
    return only(lotPrompt(Asks::MatchEventDraw, draw.seat, eventsOf(context, draw.seat)));
}

Result<void> drawAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    auto draw = step.asOrNew<EventDraw>();
    if (!draw.turnKnown) {
        const TableRow *row = rowRolled(context, Tables::MatchEventTurn, event);
        state.occasion.side(draw.seat).eventTurn = row ? row->id : RowId();
        draw.turnKnown = true;
    } else {
        state.occasion.side(draw.seat).event = RowOf::fromString(event.choice());
        draw = {draw.seat + 1};
    }
    state.agenda.back().data = draw;
    return {};
}

/// When its turn has come the event is told; its numbers are applied, the rest is the board's.
void eventEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    SideOccasion &side = state.occasion.side(step.seat);
    if (!side.eventTurn)
        return;
    const TableRow *row = context.rowById(Tables::MatchEventTurn, side.eventTurn->text());
    if (!row || row->value(Key::Half) != state.half
        || row->value(Key::Turn) != state.side(step.seat).turn)
        return;
    const RowOf event = std::exchange(side.event, {});
    if (event.isEmpty())
        return;
    tell(state, {FactKind::MatchEvent, step.seat, {}, {}, event.toString()});
    carryOutRow(context, state, step.seat, event, CarryOut::AtOnce);
    say(state, step.seat, event);
}

/// The special balls a kicking side may still use.
QStringList ballsOf(const MatchContext &context, const MatchState &state, Seat seat)
{
    QStringList balls;
    const std::vector<RowId> &before = state.occasion.side(seat).specialBalls;
    const auto used = [&before](const RowId &ball) {
        return std::find(before.begin(), before.end(), ball) != before.end();
    };
    bool any = false;
    for (const TableRow &row : context.rows(Tables::SpecialBalls)) {
        any = any || used(row.id);
        const bool own = row.teams.empty()
            || std::find(row.teams.begin(), row.teams.end(), context.team(seat).roster)
                != row.teams.end();
        const bool goblin
            = own && context.isOn(Options::GoblinBalls) && row.value(Key::Several) > 0;
        if (own && !used(row.id) && (!any || goblin))
            balls.append(row.id.text());
    }
    return any && !context.isOn(Options::GoblinBalls) ? QStringList{} : balls;
}

void ballEnter(const MatchContext &context, MatchState &state, const Step &)
{
    state.occasion.ball = {};
    state.occasion.ballKicker = {};
    if (!context.isOn(Options::SpecialBalls) || ballsOf(context, state, state.kicking).isEmpty()
        || state.onPitch(state.kicking).isEmpty())
        pop(state);
}

std::vector<Prompt> ballPrompts(const MatchContext &context, const MatchState &state, const Step &)
{
    return only(choicePrompt(Asks::SpecialBall, state.kicking,
                             QStringList{Choice::None} + ballsOf(context, state, state.kicking)));
}

Result<void> ballAnswer(const MatchContext &context, MatchState &state, const Step &,
                        const Event &event)
{
    pop(state);
    if (event.choice() == Choice::None)
        return {};
    const RowId ball(event.choice());
    state.occasion.ball = ball;
    state.occasion.side(state.kicking).specialBalls.push_back(ball);
    ++state.side(state.kicking).counters[Counter::SpecialBalls];
    if (hasEffect(context, state, EffectSource::Ball, Does::Burns))
        push(state, {StepKind::FuseLength, state.kicking});
    push(state, {StepKind::SpecialBallKicker, state.kicking});
    say(state, state.kicking, {TableId(Tables::SpecialBalls), ball});
    return {};
}

void kickerEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.onPitch(step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> kickerPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(choicePrompt(step.kind, step.seat, state.onPitch(step.seat)));
}

Result<void> kickerAnswer(const MatchContext &, MatchState &state, const Step &, const Event &event)
{
    pop(state);
    state.occasion.ballKicker = chosenPlayer(event);
    return {};
}

/// A double on the kick-off table, and the referee looks at the ball.
void doubleEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    const PlayerRef kicker = state.occasion.ballKicker;
    if (!kicker.isValid() || hasEffect(context, state, EffectSource::Ball, Does::Hidden))
        return;
    push(state,
         Step::with(StepKind::SendingOff, kicker.seat, kicker, {}, SendingOff{SentOffFor::Ball}));
}

/// From the second special ball of a match on there is another roll.
void laterEnter(const MatchContext &context, MatchState &state, const Step &)
{
    const bool again
        = state.kicking != noSeat && usesLeft(state, state.kicking, Counter::SpecialBalls) > 1;
    if (!state.occasion.ballKicker.isValid() || !again
        || hasEffect(context, state, EffectSource::Ball, Does::Hidden)
        || !context.table(Tables::GoblinSpecialBallRepeat))
        pop(state);
}

std::vector<Prompt> laterPrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    return only(tablePrompt(context, step.kind, state.kicking, Tables::GoblinSpecialBallRepeat));
}

Result<void> laterAnswer(const MatchContext &context, MatchState &state, const Step &,
                         const Event &event)
{
    pop(state);
    const TableRow *row = rowRolled(context, Tables::GoblinSpecialBallRepeat, event);
    const PlayerRef player = state.occasion.ballKicker;
    if (row && row->value(Key::SentOff) > 0)
        push(state,
             Step::with(StepKind::SendingOff, player.seat, player, {},
                        SendingOff{SentOffFor::Ball}));
    return {};
}

constexpr StepRule eventStepRules[]{
    {.kind = StepKind::MatchEvents,
     .enter = drawEnter,
     .prompts = drawPrompts,
     .answer = drawAnswer,
     .table = Tables::MatchEventTurn},
    {StepKind::MatchEvent, eventEnter},
    {.kind = StepKind::SpecialBall,
     .enter = ballEnter,
     .prompts = ballPrompts,
     .answer = ballAnswer,
     .table = Tables::SpecialBalls},
    {StepKind::SpecialBallKicker, kickerEnter, kickerPrompts, kickerAnswer},
    {StepKind::SpecialBallDouble, doubleEnter},
    {.kind = StepKind::SpecialBallLater,
     .enter = laterEnter,
     .prompts = laterPrompts,
     .answer = laterAnswer,
     .table = Tables::GoblinSpecialBallRepeat},
};

constexpr PromptText eventStepTexts[]{
    {Asks::MatchEventTurn, QT_TRANSLATE_NOOP("Match", "{team}: the turn of the event, unseen"), ""},
    {Asks::MatchEventDraw, QT_TRANSLATE_NOOP("Match", "{team}: the event, unseen"), ""},
    {Asks::SpecialBall, QT_TRANSLATE_NOOP("Match", "{team}: a special ball?"),
     QT_TRANSLATE_NOOP("Match", "{team}: special ball: {choice}")},
    {Asks::SpecialBallKicker, QT_TRANSLATE_NOOP("Match", "{team}: who kicks the special ball?"),
     QT_TRANSLATE_NOOP("Match", "{choice} kicks the special ball")},
};

} // namespace

StepGroup eventSteps()
{
    return {.steps = eventStepRules, .texts = eventStepTexts};
}

} // namespace dugout
