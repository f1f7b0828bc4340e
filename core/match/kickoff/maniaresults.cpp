// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/results.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/befall.h"
#include "core/match/kickoff/kickoffhelp.h"
#include "core/match/state/ongoingnames.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/rolllines.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// The results of the wilder kick-off table that change more than the board.

void noRefEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const RowOf row = step.as<TableResult>().of;
    pop(state);
    // Neither for fouls nor for weapons nor for anything else.
    addOngoing(state,
               {row.row,
                noSeat,
                {{Key::NoSendingOff, 1}, {Lasts::NobodySentOff, 1}, {Key::Fouls, 99}},
                Until::Drive});
    say(state, noSeat, row);
}

/// Both dice at once; the second prompt asks who stood too near to the fans.
std::vector<Prompt> scandalPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    if (!step.as<TableResult>().diceFell)
        return only(dicePrompt(kickOffPrompt(step), noSeat, u"2D3"_s));
    Prompt prompt = choicePrompt(Asks::NearTheCrowd, noSeat, state.onPitch(0) + state.onPitch(1));
    prompt.atLeast = 0;
    prompt.atMost = std::min(20, static_cast<int>(prompt.choices.size()));
    return only(std::move(prompt));
}

Result<void> scandalAnswer(const MatchContext &, MatchState &state, const Step &step,
                           const Event &event)
{
    if (!step.as<TableResult>().diceFell) {
        for (const Seat seat : {0, 1})
            state.side(seat).fame -= event.dice[static_cast<size_t>(seat)];
        state.agenda.back().as<TableResult>().diceFell = true;
        if (state.onPitch(0).isEmpty() && state.onPitch(1).isEmpty())
            pop(state);
        return {};
    }
    pop(state);
    if (!event.choices.isEmpty())
        push(state, Step::with(StepKind::ScandalFalls, noSeat, {}, {}, StepChoices{event.choices}));
    return {};
}

QString scandalLine(const MatchContext &context, const MatchState &before, const Step &step,
                    const Event &event)
{
    if (step.as<TableResult>().diceFell)
        return eventLine(context, before, step, event);
    return MatchWords::tr("scandal: %1 loses %2 FAME, %3 loses %4")
        .arg(teamName(context, 0), QString::number(event.dice[0]), teamName(context, 1),
             QString::number(event.dice[1]));
}

std::vector<Prompt> fallPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(
        dicePrompt(step.kind, noSeat, static_cast<int>(step.as<StepChoices>().choices.size()), 6));
}

Result<void> fallAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    for (const auto &[player, row] :
         rowsOfDice(context, Tables::KickOffBreakingScandal, step.as<StepChoices>().choices, event))
        befall(context, state, player, {row->values, row->skills, row->id});
    return {};
}

QStringList benched(const MatchState &state)
{
    return state.refs(state.receiving(), [](const MatchPlayer &player) {
        return player.where == Whereabouts::Reserves && player.canBeSetUp();
    });
}

void bolsterEnter(const MatchContext &, MatchState &state, const Step &)
{
    if (benched(state).isEmpty())
        pop(state);
}

std::vector<Prompt> bolsterPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(dicePrompt(kickOffPrompt(step), state.receiving(),
                           static_cast<int>(benched(state).size()), 6));
}

Result<void> bolsterAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    int joined = 0;
    for (const auto &[player, row] :
         rowsOfDice(context, ruleEffectOf(context, step).table, benched(state), event)) {
        if (row->value(Key::OwnEnters) == 0)
            continue;
        sendTo(state, player, Whereabouts::Pitch);
        ++joined;
    }
    if (joined > 0)
        addOngoing(state,
                   {step.as<TableResult>().of.row,
                    state.receiving(),
                    {{Key::PlayersOnPitch, joined}},
                    Until::Drive});
    return {};
}

std::vector<Prompt> bothPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return only(contestPrompt(context, step));
}

QString bothLine(const MatchContext &context, const MatchState &before, const Step &step,
                 const Event &event)
{
    return contestLine(context, localized(resultRow(context, step).name), event,
                       contestTotals(context, before, step, event));
}

Result<void> bloodthirstyAnswer(const MatchContext &context, MatchState &state, const Step &step,
                                const Event &event)
{
    const auto [first, second] = contestTotals(context, state, step, event);
    if (first == second)
        return {};
    pop(state);
    const Seat wild = first > second ? 0 : 1;
    push(state, {StepKind::Bloodthirsty, wild});
    say(state, wild, step.as<TableResult>().of);
    return {};
}

/// Nobody's turn has begun.
void pushBonus(MatchState &state, StepKind kind, const PlayerRef &by, const ActionId &action)
{
    forgetTurn(state);
    push(state, {kind, state.playsFor(by), {}, by, action});
}

/// One of them, by lot, may blitz before the ball lands. The step's player is the one.
void bloodthirstyEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const MatchPlayer *player = state.find(step.player);
    const bool gone = step.player.isValid() && (!player || !player->isOnPitch());
    if (gone || state.onPitch(step.seat).isEmpty() || !state.isAnybodyBlockableBy(step.seat))
        pop(state);
}

std::vector<Prompt> bloodthirstyPrompts(const MatchContext &, const MatchState &state,
                                        const Step &step)
{
    if (step.player.isValid())
        return only(yesNoPrompt(Asks::BloodthirstyBlitz, step.seat));
    return only(lotPrompt(step.kind, step.seat, state.onPitch(step.seat)));
}

Result<void> bloodthirstyChosen(const MatchContext &, MatchState &state, const Step &step,
                                const Event &event)
{
    if (!step.player.isValid()) {
        state.agenda.back().player = chosenPlayer(event);
        return {};
    }
    pop(state);
    if (isYes(event))
        pushBonus(state, StepKind::ActBlitz, step.player, ActionId(Asks::Blitz));
    return {};
}

/// Something comes to the lower, or to both when they are level.
template<StepKind::Id what>
Result<void> lowerAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    const auto [first, second] = contestTotals(context, state, step, event);
    if (first <= second)
        push(state, {what, 0});
    if (second <= first)
        push(state, {what, 1});
    return {};
}

void sideEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.onPitch(step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> calledPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(lotPrompt(step.kind, step.seat, state.onPitch(step.seat)));
}

Result<void> calledAnswer(const MatchContext &, MatchState &state, const Step &, const Event &event)
{
    pop(state);
    sendTo(state, chosenPlayer(event), Whereabouts::Reserves);
    return {};
}

std::vector<Prompt> peltedPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(
        dicePrompt(step.kind, step.seat, static_cast<int>(state.onPitch(step.seat).size()), 6));
}

Result<void> peltedRoll(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    for (const auto &[player, row] :
         rowsOfDice(context, Tables::KickOffPeltedByTheCrowd, state.onPitch(step.seat), event))
        befall(context, state, player, {row->values, row->skills, row->id});
    return {};
}

std::vector<Prompt> moneyPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(kickOffPrompt(step), noSeat, u"D6"_s));
}

/// Re-rolls for this drive, as many in a turn as a coach likes.
Result<void> moneyAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    const int most = resultRow(context, step).value(Key::Max, 8);
    for (const Seat seat : {0, 1}) {
        const int left = state.side(seat).rerolls.team();
        gainRerolls(state, seat, std::clamp(most - left, 0, event.dice[0]), Until::Drive);
    }
    addOngoing(
        state,
        {step.as<TableResult>().of.row, noSeat, {{Lasts::ReRollsPerTurn, 99}}, Until::Drive});
    return {};
}

/// Receivers who have not had their block yet; the last who did is the step's player.
QStringList furious(const MatchState &state, const Step &step)
{
    QStringList players = state.ableToAct(state.receiving());
    for (const QString &ref : step.as<TableResult>().done)
        players.removeAll(ref);
    return players;
}

/// One block after the other until somebody has enough or falls.
void outburstEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const MatchPlayer *last = state.find(step.player);
    const bool fell = last && (!last->isOnPitch() || last->posture != Posture::Standing);
    if (fell || furious(state, step).isEmpty() || state.ableToAct(state.kicking).isEmpty())
        pop(state);
}

std::vector<Prompt> outburstPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(choicePrompt(kickOffPrompt(step), state.receiving(),
                             QStringList{Choice::None} + furious(state, step)));
}

Result<void> outburstAnswer(const MatchContext &, MatchState &state, const Step &,
                            const Event &event)
{
    if (event.choice() == Choice::None) {
        pop(state);
        return {};
    }
    Step &outburst = state.agenda.back();
    outburst.player = chosenPlayer(event);
    outburst.as<TableResult>().done.append(event.choice());
    pushBonus(state, StepKind::ActBlock, chosenPlayer(event), ActionId(Asks::Block));
    return {};
}

constexpr StepRule maniaResultsStepRules[]{
    {StepKind::BlocksAtOnce, outburstEnter, outburstPrompts, outburstAnswer},
    {StepKind::NoReferee, noRefEnter},
    {.kind = StepKind::Scandal,
     .prompts = scandalPrompts,
     .answer = scandalAnswer,
     .line = scandalLine},
    {.kind = StepKind::ScandalFalls,
     .prompts = fallPrompts,
     .answer = fallAnswer,
     .table = Tables::KickOffBreakingScandal},
    {StepKind::Bolsters, bolsterEnter, bolsterPrompts, bolsterAnswer},
    {.kind = StepKind::ContestToBlitz,
     .prompts = bothPrompts,
     .answer = bloodthirstyAnswer,
     .words = contestWords,
     .line = bothLine},
    {.kind = StepKind::Bloodthirsty,
     .enter = bloodthirstyEnter,
     .prompts = bloodthirstyPrompts,
     .answer = bloodthirstyChosen,
     .skippable = true},
    {.kind = StepKind::ContestToStay,
     .prompts = bothPrompts,
     .answer = lowerAnswer<StepKind::CalledOff>,
     .words = contestWords,
     .line = bothLine},
    {StepKind::CalledOff, sideEnter, calledPrompts, calledAnswer},
    {.kind = StepKind::ContestPelted,
     .prompts = bothPrompts,
     .answer = lowerAnswer<StepKind::Pelted>,
     .words = contestWords,
     .line = bothLine},
    {.kind = StepKind::Pelted,
     .enter = sideEnter,
     .prompts = peltedPrompts,
     .answer = peltedRoll,
     .line = eachLine,
     .table = Tables::KickOffPeltedByTheCrowd},
    {.kind = StepKind::PaysReRolls, .prompts = moneyPrompts, .answer = moneyAnswer},
};

constexpr PromptText maniaResultsStepTexts[]{
    {Asks::NearTheCrowd, QT_TRANSLATE_NOOP("Match", "Players within two squares of a sideline"),
     nullptr},
    {Asks::ScandalFalls, QT_TRANSLATE_NOOP("Match", "A die for each player near the crowd"),
     nullptr},
    {Asks::KickOffBolsterTheLine, QT_TRANSLATE_NOOP("Match", "A die for each reserve of {team}"),
     nullptr},
    {Asks::KickOffBreakingScandal, QT_TRANSLATE_NOOP("Match", "FAME each side loses"), nullptr},
    {Asks::KickOffPeltedByTheCrowd, QT_TRANSLATE_NOOP("Match", "Pelted by the crowd: a die each"),
     nullptr},
    {Asks::KickOffBigMoney, QT_TRANSLATE_NOOP("Match", "Re-rolls for both sides in this drive"),
     nullptr},
    {Asks::Pelted, QT_TRANSLATE_NOOP("Match", "{team}: a die for each player on the pitch"),
     nullptr},
    {Asks::CalledOff,
     QT_TRANSLATE_NOOP("Match", "{team}: one of these leaves for the reserves, at random"),
     QT_TRANSLATE_NOOP("Match", "{choice} leaves for the reserves")},
    {Asks::KickOffViolentOutburst, QT_TRANSLATE_NOOP("Match", "{team}: who blocks at once?"),
     QT_TRANSLATE_NOOP("Match", "{team}: {choice} blocks at once"), nullptr, PromptManner::Who},
    {Asks::Bloodthirsty, QT_TRANSLATE_NOOP("Match", "{team}: who is driven to violence, at random"),
     QT_TRANSLATE_NOOP("Match", "{choice} is driven to violence")},
    {Asks::BloodthirstyBlitz, QT_TRANSLATE_NOOP("Match", "Does {player} blitz at once?"),
     QT_TRANSLATE_NOOP("Match", "{player} blitzes at once: {choice}")},
};

} // namespace

StepGroup maniaResults()
{
    return {.steps = maniaResultsStepRules, .texts = maniaResultsStepTexts};
}

} // namespace dugout
