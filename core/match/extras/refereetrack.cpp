// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/extras/refereetrack.h"

#include "core/match/effects/inforce.h"
#include "core/match/effects/stephelp.h"
#include "core/match/harm/harm.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Referees who climb the score track of a side that fouls too often.

const QString track = Tables::RefereeTrack;

/// He climbs the fouling side's track, or comes down the other's first.
void moveOnTrack(const MatchContext &context, MatchState &state, Seat fouling)
{
    const Seat other = MatchState::otherSeat(fouling);
    int &own = state.side(fouling).counters[track];
    int &theirs = state.side(other).counters[track];
    if (theirs > 0)
        theirs += context.number(Tables::RefereeTrackMove, Rows::OnOtherTeam, Key::Step, -1);
    else if (own > 0)
        own = std::min(own + 1,
                       context.number(Tables::RefereeTrackMove, Rows::OnFoulingTeam, Key::Max, 8));
    else
        own = context.number(Tables::RefereeTrackMove, Rows::FromPitch, Key::Position, 1);
}

void climbTrack(const MatchContext &context, MatchState &state, const Step &call)
{
    moveOnTrack(context, state, call.by.seat);
    if (refereeOnTrack(state, call.by.seat) > 0)
        push(state, {StepKind::RefereeTrack, call.by.seat, call.player, call.by});
}

/// The highest die that brings what he is feared for.
int feared(const MatchContext &context, const MatchState &state, Seat seat)
{
    const TableRow *row = context.row(track, refereeOnTrack(state, seat));
    return row ? row->value(Key::AtMost) : 0;
}

QString verdict(const MatchContext &context, const MatchState &before, const Step &step, int die)
{
    const Seat seat = step.by.seat;
    if (die > feared(context, before, seat))
        return MatchWords::tr("nothing happens");
    if (hasEffect(context, before, EffectSource::Referee, Does::KnocksDown))
        return MatchWords::tr("knocks %1 down").arg(playerName(before, step.by));
    return before.side(seat).rerolls.team() > 0
        ? MatchWords::tr("%1 loses a team re-roll").arg(teamName(context, seat))
        : MatchWords::tr("%1 has no re-roll to lose").arg(teamName(context, seat));
}

} // namespace

std::vector<Prompt> trackPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(step.kind, step.by.seat, u"D6"_s));
}

Result<void> trackAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    const Seat seat = step.by.seat;
    if (event.dice[0] > feared(context, state, seat))
        return {};
    if (hasEffect(context, state, EffectSource::Referee, Does::KnocksDown)) {
        layDown(state, step.by, Posture::Prone);
        injure(context, state, {step.by});
    } else if (state.side(seat).rerolls.team() > 0) {
        loseRerolls(state, seat, 1);
    } else {
        gainRerolls(state, MatchState::otherSeat(seat), 1, Until::Half);
    }
    return {};
}

PromptWords trackWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id != step.kind)
        return words;
    const Seat seat = step.by.seat;
    const QString sentence = hasEffect(context, state, EffectSource::Referee, Does::KnocksDown)
        ? MatchWords::tr("The referee is on number %1 of the track: on a die of %2 or less %3 "
                         "falls and rolls for injury.")
        : MatchWords::tr("The referee is on number %1 of the track: on a die of %2 or less %3 "
                         "loses a team re-roll; without one the other side gains one.");
    words.detail = sentence.arg(refereeOnTrack(state, seat))
                       .arg(feared(context, state, seat))
                       .arg(hasEffect(context, state, EffectSource::Referee, Does::KnocksDown)
                                ? playerName(state, step.by)
                                : teamName(context, seat));
    return words;
}

QString trackLine(const MatchContext &context, const MatchState &before, const Step &step,
                  const Event &event)
{
    return MatchWords::tr("the referee on number %1: %2, %3")
        .arg(refereeOnTrack(before, step.by.seat))
        .arg(event.dice[0])
        .arg(verdict(context, before, step, event.dice[0]));
}

int refereeOnTrack(const MatchState &state, Seat seat)
{
    return state.side(seat).counters.value(track);
}

void pushRefereeRolls(const MatchContext &context, MatchState &state, const Step &call)
{
    for (const InForce &each :
         ruleEffectsAt(context, state, EffectSource::Referee, noSeat, At::FoulUnpunished)) {
        if (each.ruleEffect->effect == Does::Judges)
            push(state,
                 {StepKind::RefereeFamous, call.by.seat, call.player, call.by,
                  TableId(each.ruleEffect->table)});
        else if (each.ruleEffect->effect == Does::ClimbsTheTrack)
            climbTrack(context, state, call);
    }
}

void refereeCalmsDown(MatchState &state, Seat seat)
{
    if (state.side(seat).counters.contains(track))
        state.side(seat).counters[track] = 0;
}

} // namespace dugout
