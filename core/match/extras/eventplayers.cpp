// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/extras/eventplayers.h"

#include "core/match/effects/ongoing.h"
#include "core/match/effects/results.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/befall.h"
#include "core/match/extras/eventmarks.h"
#include "core/match/harm/harm.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/promptwords.h"
#include "core/match/words/rolllines.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What match events ask about players: who comes in, who is hit, whom the lot picks, a die for
// each. The step carries the row of the event, and is about it.

/// What the event of a step does by one of its effects.
const RuleEffect &effectOf(const MatchContext &context, const Step &step, StepKind effect)
{
    Step asked = step;
    asked.kind = effect;
    return ruleEffectOf(context, asked);
}

int valueOf(const MatchContext &context, const Step &step, StepKind effect, const QString &key)
{
    return effectOf(context, step, effect).values.value(key);
}

bool isOfAnEvent(const Step &step)
{
    return step.data.is<TableResult>();
}

void reserveEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (eventReserves(state, step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> reservePrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(choicePrompt(Asks::EventReserve, step.seat,
                             QStringList{Choice::None} + eventReserves(state, step.seat)));
}

/// Through a tunnel more may come than are allowed, which a referee can notice. Who lets the
/// referee's chance to look away pass may foul instead.
Result<void> reserveAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    const bool tunnel = valueOf(context, step, StepKind::ReserveComes, Key::BeyondLimit) > 0;
    if (event.choice() == Choice::None) {
        if (!tunnel)
            addOngoing(state,
                       {step.about<RowId>(), step.seat, {{Key::NoSendingOff, 1}}, Until::Turn, 0});
        return {};
    }
    sendTo(state, chosenPlayer(event), Whereabouts::Pitch);
    if (state.side(step.seat).countIn(Whereabouts::Pitch) <= context.mostOnPitch())
        return {};
    addOngoing(state,
               {step.about<RowId>(), step.seat, {{Key::PlayersOnPitch, 1}}, Until::Drive, 0});
    push(state, {StepKind::EventSpotted, step.seat, chosenPlayer(event)});
    return {};
}

std::vector<Prompt> spottedPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(Asks::EventSpotted, step.seat, u"D6"_s));
}

Result<void> spottedAnswer(const MatchContext &, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    if (event.dice[0] == 1)
        push(state,
             Step::with(StepKind::SendingOff, step.seat, step.player, {},
                        SendingOff{SentOffFor::Foul}));
    return {};
}

/// Those whom something hits, as the board shows them: none or many, or one at most.
std::vector<Prompt> hitPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    Prompt prompt = choicePrompt(Asks::EventHit, step.seat, state.onPitch(0) + state.onPitch(1));
    prompt.atLeast = 0;
    const int most = step.as<TableResult>().mostHit;
    prompt.atMost = most > 0 ? most : static_cast<int>(prompt.choices.size());
    return only(std::move(prompt));
}

void hitEnter(const MatchContext &, MatchState &state, const Step &)
{
    if (state.onPitch(0).isEmpty() && state.onPitch(1).isEmpty())
        pop(state);
}

/// One falls whatever his armour says; several fall only where it breaks.
Result<void> hitAnswer(const MatchContext &context, MatchState &state, const Step &step,
                       const Event &event)
{
    const TableResult result = step.as<TableResult>();
    pop(state);
    for (const QString &ref : event.choices) {
        const Harm harm{PlayerRef::fromString(ref), {}, HarmCause::Other, result.armourModifier};
        if (result.mostHit == 1)
            knockDown(context, state, harm);
        else
            rollArmour(state, harm);
    }
    return {};
}

/// A die for each of a side's players on the pitch, or for those who lie on it.
QStringList rolledFor(const MatchState &state, const Step &step)
{
    if (isOfAnEvent(step))
        return state.onPitch(step.seat);
    return state.refs(step.seat, [](const MatchPlayer &player) {
        return player.isOnPitch() && player.posture != Posture::Standing;
    });
}

void eachEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (rolledFor(state, step).isEmpty())
        pop(state);
}

std::vector<Prompt> eachPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(
        dicePrompt(Asks::EventEach, step.seat, static_cast<int>(rolledFor(state, step).size()), 6));
}

/// Whose die is whose.
PromptWords eachWords(const MatchContext &context, const MatchState &state, const Step &step,
                      const Prompt &prompt)
{
    return inThisOrder(promptWords(context, state, step, prompt), state, rolledFor(state, step));
}

/// What lasts of it ends with the turn; at a kick-off, when nobody's turn is, with the drive.
Until untilOf(const MatchState &state)
{
    return state.active == noSeat ? Until::Drive : Until::Turn;
}

/// By the table of the event; a rat hurts whom it bites.
Result<void> eachAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    const QStringList players = rolledFor(state, step);
    pop(state);
    if (isOfAnEvent(step)) {
        const QString &table = effectOf(context, step, StepKind::DieForEach).table;
        for (const auto &[player, row] : rowsOfDice(context, table, players, event))
            befall(context, state, player,
                   {row->values, row->skills, step.about<RowId>(), untilOf(state)});
        return {};
    }
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        if (event.dice[static_cast<size_t>(i)] == 1)
            injure(context, state, {PlayerRef::fromString(players.at(i))});
    }
    return {};
}

/// A player is picked by lot; the event says what happens to the player.
void lotEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.onPitch(step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> lotPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(lotPrompt(Asks::EventLot, step.seat, state.onPitch(step.seat)));
}

Result<void> lotAnswer(const MatchContext &context, MatchState &state, const Step &step,
                       const Event &event)
{
    pop(state);
    const auto says
        = [&](const QString &key) { return valueOf(context, step, StepKind::PicksByLot, key) > 0; };
    if (says(Key::RunsOff)) {
        sendTo(state, chosenPlayer(event), Whereabouts::Reserves);
        state.occasion.side(step.seat).upset
            = {chosenPlayer(event), TableId(effectOf(context, step, StepKind::PicksByLot).table)};
        return {};
    }
    const StepKind effect
        = step.kind == StepKind::EventNominee ? StepKind::NamesOpponent : StepKind::PicksByLot;
    const Numbers &values = effectOf(context, step, effect).values;
    const PlayerRef player = chosenPlayer(event);
    const Until until = values.value(Key::UntilTurn) > 0 ? Until::Turn : Until::Drive;
    // Others ask whom it was, even where nothing else lasts of it.
    if (values.value(Key::Idle) == 0 && values.value(Key::Feuds) == 0)
        state.find(player)->timedEffects.push_back({step.about<RowId>(), {}, {}, until, {}});
    befall(context, state, player, {values, {}, step.about<RowId>(), until});
    return {};
}

/// Somebody of the other side is named by the coach.
void nomineeEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.onPitch(MatchState::otherSeat(step.seat)).isEmpty())
        pop(state);
}

std::vector<Prompt> nomineePrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(choicePrompt(Asks::EventNominee, step.seat,
                             state.onPitch(MatchState::otherSeat(step.seat))));
}

/// A die each, and again when they are equal; the assassin comes for a player of the lower.
std::vector<Prompt> contestPrompts(const MatchContext &, const MatchState &, const Step &)
{
    return only(dicePrompt(Asks::EventContest, noSeat, u"2D6"_s));
}

Result<void> contestAnswer(const MatchContext &, MatchState &state, const Step &,
                           const Event &event)
{
    if (event.dice[0] == event.dice[1])
        return {};
    pop(state);
    push(state, {StepKind::EventLot, event.dice[0] < event.dice[1] ? 0 : 1, {}, {}, assassin});
    return {};
}

std::vector<Prompt> wishPrompts(const MatchContext &, const MatchState &, const Step &)
{
    return only(lotPrompt(Asks::EventWish, noSeat, {Choice::Wish0, Choice::Wish1}));
}

Result<void> wishAnswer(const MatchContext &, MatchState &state, const Step &, const Event &event)
{
    pop(state);
    ++state.side(event.choice() == Choice::Wish0 ? 0 : 1).counters[wish];
    return {};
}

constexpr StepRule eventPlayersStepRules[]{
    {StepKind::EventReserve, reserveEnter, reservePrompts, reserveAnswer},
    {.kind = StepKind::EventSpotted, .prompts = spottedPrompts, .answer = spottedAnswer},
    {StepKind::EventHit, hitEnter, hitPrompts, hitAnswer},
    {StepKind::EventEach, eachEnter, eachPrompts, eachAnswer, eachWords, eachLine},
    {StepKind::EventLot, lotEnter, lotPrompts, lotAnswer},
    {StepKind::EventNominee, nomineeEnter, nomineePrompts, lotAnswer},
    {.kind = StepKind::EventContest, .prompts = contestPrompts, .answer = contestAnswer},
    {.kind = StepKind::EventWish, .prompts = wishPrompts, .answer = wishAnswer},
};

constexpr PromptText eventPlayersStepTexts[]{
    {Asks::EventReserve, QT_TRANSLATE_NOOP("Match", "{team}: who comes in from the reserves?"),
     QT_TRANSLATE_NOOP("Match", "{team}: {choice} comes in from the reserves"), nullptr,
     PromptManner::Who},
    {Asks::EventSpotted, QT_TRANSLATE_NOOP("Match", "{team}: is the twelfth player spotted?"),
     QT_TRANSLATE_NOOP("Match", "{team}: the twelfth player: {dice}")},
    {Asks::EventHit, QT_TRANSLATE_NOOP("Match", "Who is hit?"),
     QT_TRANSLATE_NOOP("Match", "hit: {choice}")},
    {Asks::EventEach, QT_TRANSLATE_NOOP("Match", "{team}: a die for each of these players"),
     nullptr},
    {Asks::EventLot, QT_TRANSLATE_NOOP("Match", "{team}: one of these, at random"), nullptr},
    {Asks::EventContest, QT_TRANSLATE_NOOP("Match", "Both roll: the assassin comes for the lower"),
     nullptr, nullptr, PromptManner::BothRoll},
    {Asks::EventNominee, QT_TRANSLATE_NOOP("Match", "{team}: which opponent do the fans sing at?"),
     QT_TRANSLATE_NOOP("Match", "{team}: the fans sing at {choice}")},
    {Asks::EventWish, QT_TRANSLATE_NOOP("Match", "Whose wish comes true, at random?"),
     QT_TRANSLATE_NOOP("Match", "the wish of {choice} comes true")},
};

} // namespace

StepGroup eventPlayers()
{
    return {.steps = eventPlayersStepRules, .texts = eventPlayersStepTexts};
}

QStringList eventReserves(const MatchState &state, Seat seat)
{
    return state.refs(seat, [](const MatchPlayer &player) {
        return player.where == Whereabouts::Reserves && !player.sitsOut;
    });
}

} // namespace dugout
