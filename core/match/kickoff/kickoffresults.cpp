// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/inforce.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harm.h"
#include "core/match/kickoff/kickoffhelp.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/rolllines.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What the results of the kick-off table do.

const QString thrown = u"thrown"_s; ///< a rock, by a fan

Result<void> doneAnswer(const MatchContext &, MatchState &state, const Step &, const Event &)
{
    pop(state);
    return {};
}

/// Everybody gets a bribe; a special referee may see that differently.
void getTheRefEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    const QString referee = state.facts.value(u"referee"_s);
    const TableRow *special = context.rowById(u"referee-get-the-ref"_s, referee);
    const TableRow *usual = context.rowById(u"kick-off"_s, u"get-the-ref"_s);
    if (isDone(context, state, Doer::Referee, u"fame-swings")) {
        pushDoings(context, state, Doer::Referee, noSeat, u"get-the-ref");
        return;
    }
    if (isDone(context, state, Doer::Referee, u"rolls-again")
        && !state.facts.contains(u"thoron-warned"_s)) {
        state.facts.insert(u"thoron-warned"_s, u"yes"_s);
        push(state, {u"kick-off-table"_s, noSeat, {}, {}, {}, 1, 0});
        return;
    }
    const TableRow *gives = special && !special->values.isEmpty() ? special : usual;
    for (SideState &side : state.sides)
        side.bribes += gives ? gives->value(u"bribes"_s, 1) : 1;
    if (isDone(context, state, Doer::Referee, u"leaves"))
        state.facts.insert(u"referee"_s, u"standard-referee"_s);
    say(state, noSeat, u"kick-off"_s, u"get-the-ref"_s);
}

void moveBothMarkers(const MatchContext &context, MatchState &state, int turns)
{
    for (const Seat seat : {0, 1})
        moveMarker(context, state, seat, turns);
}

/// By the receivers' marker the riot moves both on or back, or a die decides.
void riotEnter(const MatchContext &context, MatchState &state, const Step &)
{
    const TableRow *row = context.row(u"kick-off-riot-turn"_s, state.side(state.receiving()).turn);
    if (!row || row->next)
        return;
    pop(state);
    moveBothMarkers(context, state, row->value(u"turns"_s));
    say(state, noSeat, u"kick-off-riot-turn"_s, row->id.text());
}

std::vector<Prompt> riotPrompts(const MatchContext &context, const MatchState &state, const Step &)
{
    return {tablePrompt(context, u"kick-off.riot"_s, state.receiving(), u"kick-off-riot"_s)};
}

Result<void> riotAnswer(const MatchContext &context, MatchState &state, const Step &,
                        const Event &event)
{
    pop(state);
    const TableRow *row = rowRolled(context, u"kick-off-riot"_s, event);
    moveBothMarkers(context, state, row ? row->value(u"turns"_s) : 0);
    return {};
}

void highKickEnter(const MatchContext &, MatchState &state, const Step &)
{
    if (state.ableToAct(state.receiving()).isEmpty())
        pop(state);
}

std::vector<Prompt> highKickPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return {choicePrompt(step.kind, state.receiving(),
                         QStringList{u"none"_s} + state.ableToAct(state.receiving()))};
}

void changingWeatherEnter(const MatchContext &, MatchState &state, const Step &)
{
    pop(state);
    push(state, {u"changing-weather"_s});
}

/// Both roll together, one die each.
std::vector<Prompt> bothRollPrompts(const MatchContext &context, const MatchState &,
                                    const Step &step)
{
    return {contestPrompt(context, step)};
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
    const TableRow *row = context.rowById(u"kick-off"_s, kickOffResultOf(step));
    if (!row || event.dice.size() < 2)
        return eventLine(context, before, step, event);
    const std::array<int, 2> sums = contestTotals(context, before, step, event);
    QString line = contestLine(context, said(row->name), event, sums);
    if (step.kind == u"kick-off.throw-a-rock"_s) {
        for (const Seat seat : rockVictims(sums))
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
        = context.number(u"kick-off-"_s + kickOffResultOf(step), u"total"_s, u"re-rolls"_s, 1);
    const bool firstAlways = state.lastingSum(0, u"wins-kick-off-rolls"_s) > 0;
    const bool secondAlways = state.lastingSum(1, u"wins-kick-off-rolls"_s) > 0;
    if (first >= second || firstAlways)
        gainRerolls(state.side(0), count, Until::Half);
    if (second >= first || secondAlways)
        gainRerolls(state.side(1), count, Until::Half);
    return {};
}

/// A turn for the kicking side that its marker does not count.
void blitzEnter(const MatchContext &, MatchState &state, const Step &)
{
    pop(state);
    push(state, {u"extra-turn"_s, state.kicking});
    say(state, state.kicking, u"kick-off"_s, u"blitz"_s);
}

Result<void> rockAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    const std::vector<Seat> victims = rockVictims(contestTotals(context, state, step, event));
    for (auto seat = victims.rbegin(); seat != victims.rend(); ++seat)
        push(state, {u"rock"_s, *seat, {}, {}, thrown});
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
    return {lotPrompt(step.kind, step.seat, state.onPitch(step.seat))};
}

/// Rocks fall from above as well; then no crowd holds them back.
Result<void> rockHits(const MatchContext &context, MatchState &state, const Step &step,
                      const Event &event)
{
    pop(state);
    const PlayerRef victim = chosenPlayer(event);
    injure(context, state, {victim, {}, u"rock"_s, 0});
    if (isDone(context, state, Doer::Stadium, u"gentle-crowd") && step.detail == thrown)
        push(state, {u"pacifists"_s, victim.seat, victim, {}, u"rock"_s});
    return {};
}

void invasionEnter(const MatchContext &, MatchState &state, const Step &)
{
    pop(state);
    push(state, {u"invasion"_s, 1});
    push(state, {u"invasion"_s, 0});
}

std::vector<Prompt> invasionPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    // The other coach's fans come for these players, and he rolls.
    return {dicePrompt(step.kind, MatchState::otherSeat(step.seat),
                       static_cast<int>(state.onPitch(step.seat).size()), 6)};
}

bool isStunned(const MatchContext &context, const MatchState &state, Seat roller, int die)
{
    const int bonus = fameAtKickOff(context, state, roller)
        + state.lastingSum(roller, u"fame-pitch-invasion"_s);
    const TableRow *row = rowOfDie(context, u"kick-off-pitch-invasion"_s, die, bonus);
    return row && row->value(u"stunned"_s) > 0 && !(die == 1 && row->value(u"natural-fail"_s) > 0);
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
    {u"kick-off.get-the-ref", getTheRefEnter},
    {u"kick-off.riot", riotEnter, riotPrompts, riotAnswer, nullptr, nullptr, u"kick-off-riot"},
    {u"kick-off.high-kick", highKickEnter, highKickPrompts, doneAnswer},
    {u"kick-off.cheering-fans", nullptr, bothRollPrompts, rerollAnswer, contestWords, bothRollLine,
     u"kick-off-cheering-fans"},
    {u"kick-off.changing-weather", changingWeatherEnter},
    {u"kick-off.brilliant-coaching", nullptr, bothRollPrompts, rerollAnswer, contestWords,
     bothRollLine, u"kick-off-brilliant-coaching"},
    {u"kick-off.blitz", blitzEnter},
    {u"kick-off.throw-a-rock", nullptr, bothRollPrompts, rockAnswer, contestWords, bothRollLine,
     u"kick-off-throw-a-rock"},
    {u"rock", victimEnter, victimPrompts, rockHits},
    {u"kick-off.pitch-invasion", invasionEnter},
    {u"invasion", victimEnter, invasionPrompts, invasionAnswer, nullptr, eachLine,
     u"kick-off-pitch-invasion"},
};

} // namespace

std::span<const StepRule> kickOffResults()
{
    return kickOffResultsStepRules;
}

} // namespace dugout
