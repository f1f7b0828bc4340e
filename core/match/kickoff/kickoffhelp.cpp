// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/kickoff/kickoffhelp.h"

#include "core/match/effects/effects.h"
#include "core/match/effects/results.h"
#include "core/match/effects/stephelp.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What a coach adds to his die by the row of the result's own table. A result that has none adds
/// what the fans are worth.
int added(const MatchContext &context, const MatchState &state, const Step &step, Seat seat)
{
    const TableRow *row = context.rowById(ruleEffectOf(context, step).table, Rows::Total);
    const int ownFame = state.ongoingSum(seat, u"fame-"_s + step.as<TableResult>().of.row.text());
    if (!row)
        return fameAtKickOff(context, state, seat) + ownFame;
    return row->value(Key::PerFame) * fameAtKickOff(context, state, seat)
        + row->value(Key::PerCheerleader) * cheerleaders(context, state, seat)
        + row->value(Key::PerAssistantCoach) * assistantCoaches(context, state, seat)
        + row->value(Key::PerEjectedCoach) * (state.side(seat).coachEjected ? 1 : 0) + ownFame;
}

} // namespace

QString kickOffPrompt(const Step &step)
{
    return u"kick-off."_s + step.as<TableResult>().of.row.text();
}

Prompt contestPrompt(const MatchContext &context, const Step &step)
{
    const Table *table = context.table(ruleEffectOf(context, step).table);
    const int faces = table && table->dice ? table->dice->faces().front() : 6;
    return dicePrompt(kickOffPrompt(step), noSeat, 2, faces);
}

std::array<int, 2> contestTotals(const MatchContext &context, const MatchState &state,
                                 const Step &step, const Event &event)
{
    return {event.dice[0] + added(context, state, step, 0),
            event.dice[1] + added(context, state, step, 1)};
}

PromptWords contestWords(const MatchContext &context, const MatchState &state, const Step &step,
                         const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id != kickOffPrompt(step))
        return words;
    words.detail += u' '
        + MatchWords::tr("First die: %1, adds %2. Second die: %3, adds %4.")
              .arg(teamName(context, 0), QString::number(added(context, state, step, 0)),
                   teamName(context, 1), QString::number(added(context, state, step, 1)));
    return words;
}

} // namespace dugout
