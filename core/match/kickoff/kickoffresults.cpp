// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/inforce.h"
#include "core/match/effects/results.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/referees.h"
#include "core/match/harm/harm.h"
#include "core/match/kickoff/kickoffhelp.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/match/words/rolllines.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What the results of the kick-off table do.

/// A result that is only told, or told as well.
void sayResult(MatchState &state, Seat seat, const Step &step)
{
    say(state, seat, step.as<TableResult>().of);
}

/// Everybody gets a bribe; a special referee may see that differently.
void getTheRefEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    const TableRow *special
        = context.rowById(Tables::RefereeGetTheRef, state.occasion.referee.text());
    if (hasEffect(context, state, EffectSource::Referee, Does::FameSwings)) {
        pushRuleEffects(context, state, EffectSource::Referee, noSeat, At::GetTheRef);
        return;
    }
    if (hasEffect(context, state, EffectSource::Referee, Does::RollsAgain)
        && !state.occasion.refereeWarned) {
        state.occasion.refereeWarned = true;
        push(state, Step::with(StepKind::KickOffTable, noSeat, {}, {}, Prelude::Over));
        return;
    }
    const TableRow &gives
        = special && !special->values.isEmpty() ? *special : resultRow(context, step);
    for (SideState &side : state.sides)
        side.bribes += gives.value(Key::Bribes, 1);
    if (hasEffect(context, state, EffectSource::Referee, Does::Leaves))
        state.occasion.referee = ordinaryReferee(context);
    sayResult(state, noSeat, step);
}

void moveBothMarkers(const MatchContext &context, MatchState &state, int turns)
{
    for (const Seat seat : {0, 1})
        moveMarker(context, state, seat, turns);
}

/// By the receivers' marker the riot moves both on or back, or a die decides.
void riotEnter(const MatchContext &context, MatchState &state, const Step &)
{
    const TableRow *row = context.row(Tables::KickOffRiotTurn, state.side(state.receiving()).turn);
    if (!row || row->next)
        return;
    pop(state);
    moveBothMarkers(context, state, row->value(Key::Turns));
    say(state, noSeat, {TableId(Tables::KickOffRiotTurn), row->id});
}

std::vector<Prompt> riotPrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    return only(tablePrompt(context, kickOffPrompt(step), state.receiving(),
                            ruleEffectOf(context, step).table));
}

Result<void> riotAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    const TableRow *row = rowRolled(context, ruleEffectOf(context, step).table, event);
    moveBothMarkers(context, state, row ? row->value(Key::Turns) : 0);
    return {};
}

void highKickEnter(const MatchContext &, MatchState &state, const Step &)
{
    if (state.ableToAct(state.receiving()).isEmpty())
        pop(state);
}

std::vector<Prompt> highKickPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    Prompt prompt = choicePrompt(kickOffPrompt(step), state.receiving(),
                                 QStringList{Choice::None} + state.ableToAct(state.receiving()));
    prompt.usual = Choice::None.word(); // who caught it is asked where it lands
    return only(std::move(prompt));
}

/// He is the likely one to catch it.
Result<void> highKickAnswer(const MatchContext &, MatchState &state, const Step &,
                            const Event &event)
{
    pop(state);
    state.occasion.underKick = chosenPlayer(event);
    return {};
}

void changingWeatherEnter(const MatchContext &, MatchState &state, const Step &)
{
    pop(state);
    push(state, {StepKind::ChangingWeather});
}

/// Both roll together, one die each.
std::vector<Prompt> bothRollPrompts(const MatchContext &context, const MatchState &,
                                    const Step &step)
{
    return only(contestPrompt(context, step));
}

/// The fans of the higher total throw; those of both when they are level.
std::vector<Seat> rockVictims(const std::array<int, 2> &totals)
{
    if (totals[0] == totals[1])
        return {0, 1};
    return {totals[0] > totals[1] ? 1 : 0};
}

QString bothRollLine(const MatchContext &context, const MatchState &before, const Step &step,
                     const Event &event)
{
    return event.dice.size() < 2 ? eventLine(context, before, step, event)
                                 : contestLine(context, localized(resultRow(context, step).name),
                                               event, contestTotals(context, before, step, event));
}

QString rocksLine(const MatchContext &context, const MatchState &before, const Step &step,
                  const Event &event)
{
    QString line = bothRollLine(context, before, step, event);
    if (event.dice.size() > 1) {
        for (const Seat seat : rockVictims(contestTotals(context, before, step, event)))
            line += u"; "_s + MatchWords::tr("a rock for %1").arg(teamName(context, seat));
    }
    return line;
}

/// Cheering fans and brilliant coaching: the higher total, or both, gains a re-roll for the half.
Result<void> rerollAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    const auto [first, second] = contestTotals(context, state, step, event);
    const int count
        = context.number(ruleEffectOf(context, step).table, Rows::Total, Key::ReRolls, 1);
    const bool firstAlways = state.ongoingSum(0, Key::WinsKickOffRolls) > 0;
    const bool secondAlways = state.ongoingSum(1, Key::WinsKickOffRolls) > 0;
    if (first >= second || firstAlways)
        gainRerolls(state, 0, count, Until::Half);
    if (second >= first || secondAlways)
        gainRerolls(state, 1, count, Until::Half);
    return {};
}

/// A turn for the kicking side that its marker does not count.
void blitzEnter(const MatchContext &, MatchState &state, const Step &step)
{
    pop(state);
    push(state, Step::with(StepKind::ExtraTurn, state.kicking, {}, {}, FreeTurn{}));
    sayResult(state, state.kicking, step);
}

Result<void> rockAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    const std::vector<Seat> victims = rockVictims(contestTotals(context, state, step, event));
    for (auto seat = victims.rbegin(); seat != victims.rend(); ++seat)
        push(state, Step::with(StepKind::Rock, *seat, {}, {}, RockFrom::Fan));
    return {};
}

/// The seat of these steps is the side that suffers.
void victimEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.onPitch(step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> victimPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(lotPrompt(step.kind, step.seat, state.onPitch(step.seat)));
}

/// Rocks fall from above as well; then no crowd holds them back.
Result<void> rockHits(const MatchContext &context, MatchState &state, const Step &step,
                      const Event &event)
{
    pop(state);
    const PlayerRef victim = chosenPlayer(event);
    injure(context, state, {victim, {}, HarmCause::Rock});
    if (step.asOrNew<RockFrom>() == RockFrom::Fan)
        spareByCrowd(context, state, {victim, {}, HarmCause::Rock});
    return {};
}

void invasionEnter(const MatchContext &, MatchState &state, const Step &)
{
    pop(state);
    push(state, {StepKind::Invasion, 1});
    push(state, {StepKind::Invasion, 0});
}

std::vector<Prompt> invasionPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    // The other coach's fans come for these players, and he rolls.
    return only(dicePrompt(step.kind, MatchState::otherSeat(step.seat),
                           static_cast<int>(state.onPitch(step.seat).size()), 6));
}

bool isStunned(const MatchContext &context, const MatchState &state, Seat roller, int die)
{
    const int bonus
        = fameAtKickOff(context, state, roller) + state.ongoingSum(roller, Key::FamePitchInvasion);
    const TableRow *row = rowOfDie(context, Tables::KickOffPitchInvasion, die, bonus);
    return row && row->value(Key::Stunned) > 0 && !(die == 1 && row->value(Key::NaturalFail) > 0);
}

/// What it takes, and whose die is whose.
PromptWords invasionWords(const MatchContext &context, const MatchState &state, const Step &step,
                          const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    int least = 1;
    while (least <= 6 && !isStunned(context, state, prompt.seat, least))
        ++least;
    QStringList players;
    for (const QString &each : state.onPitch(step.seat))
        players.append(playerName(state, PlayerRef::fromString(each)));
    const QString needed = least > 6 ? MatchWords::tr("Nobody can be stunned.")
                                     : MatchWords::tr("%1 or more stuns.").arg(least);
    words.detail = needed + u' ' + MatchWords::tr("In this order: %1.").arg(players.join(u", "_s));
    return words;
}

Result<void> invasionAnswer(const MatchContext &context, MatchState &state, const Step &step,
                            const Event &event)
{
    pop(state);
    const QStringList players = state.onPitch(step.seat);
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        if (isStunned(context, state, MatchState::otherSeat(step.seat),
                      event.dice[static_cast<size_t>(i)]))
            stunByCrowd(context, state, PlayerRef::fromString(players.at(i)));
    }
    return {};
}

constexpr StepRule kickOffResultsStepRules[]{
    {StepKind::GivesBribes, getTheRefEnter},
    {StepKind::Riots, riotEnter, riotPrompts, riotAnswer},
    {StepKind::RunsUnder, highKickEnter, highKickPrompts, highKickAnswer},
    {.kind = StepKind::ContestForReRolls,
     .prompts = bothRollPrompts,
     .answer = rerollAnswer,
     .words = contestWords,
     .line = bothRollLine},
    {StepKind::NewWeather, changingWeatherEnter},
    {StepKind::ExtraTurnForKickers, blitzEnter},
    {.kind = StepKind::ContestOfRocks,
     .prompts = bothRollPrompts,
     .answer = rockAnswer,
     .words = contestWords,
     .line = rocksLine},
    {StepKind::Rock, victimEnter, victimPrompts, rockHits},
    {StepKind::Invades, invasionEnter},
    {StepKind::Invasion, victimEnter, invasionPrompts, invasionAnswer, invasionWords, eachLine,
     Tables::KickOffPitchInvasion},
};

constexpr PromptText kickOffResultsStepTexts[]{
    {Asks::KickOffHighKick, QT_TRANSLATE_NOOP("Match", "High kick: who runs under the ball?"),
     QT_TRANSLATE_NOOP("Match", "high kick: {choice} runs under the ball"), nullptr,
     PromptManner::Who},
    {Asks::Rock, QT_TRANSLATE_NOOP("Match", "{team}: the rock hits a random player"),
     QT_TRANSLATE_NOOP("Match", "a rock hits {choice}")},
    {Asks::Invasion,
     QT_TRANSLATE_NOOP("Match", "The fans of {team} come for their opponents: a die for each"),
     nullptr},
};

} // namespace

StepGroup kickOffResults()
{
    return {.steps = kickOffResultsStepRules, .texts = kickOffResultsStepTexts};
}

} // namespace dugout
