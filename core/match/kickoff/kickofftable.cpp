// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/kickoff/kickofftable.h"

#include "core/match/effects/facts.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/results.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/rules/knownwords.h"

#include <algorithm>

namespace dugout {

namespace {

// The roll on the kick-off table. What its results do stands in files of their own.

const QString &kickOffTable(const MatchContext &context)
{
    static const QString standard = Tables::KickOff;
    static const QString mania = Tables::KickOffBlitzmania;
    return context.chosen(Options::KickOffVariant) == Chosen::Blitzmania && context.table(mania)
        ? mania
        : standard;
}

/// A crowd full of ale may have its own table; asked once before the roll.
void tableEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    // A referee who lets the crowd roll again does so at every kick-off.
    const bool over = step.asOrNew<Prelude>() == Prelude::Over;
    if (!over)
        state.occasion.refereeWarned = false;
    if (over
        || ruleEffectsAt(context, state, EffectSource::Stadium, noSeat, At::BeforeKickOffTable)
               .empty())
        return;
    state.agenda.back().data = Prelude::Over;
    pushRuleEffects(context, state, EffectSource::Stadium, noSeat, At::BeforeKickOffTable);
}

std::vector<Prompt> tablePrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return only(tablePrompt(context, step.kind, noSeat, kickOffTable(context)));
}

Result<void> tableAnswer(const MatchContext &context, MatchState &state, const Step &,
                         const Event &event)
{
    pop(state);
    state.occasion.underKick = {};
    const QString &table = kickOffTable(context);
    const TableRow *row = rowRolled(context, table, event);
    const bool isDouble = event.dice.size() == 2 && event.dice[0] == event.dice[1];
    push(state, {StepKind::SpecialBallLater});
    if (row)
        pushKickOffResult(context, state, {TableId(table), row->id});
    else
        noteKickOff(state, RowOrBook::ofBook(event.text));
    if (isDouble)
        push(state, {StepKind::SpecialBallDouble});
    return {};
}

constexpr StepRule kickOffTableRules[]{
    {.kind = StepKind::KickOffTable,
     .enter = tableEnter,
     .prompts = tablePrompts,
     .answer = tableAnswer,
     .table = Tables::KickOff},
};

} // namespace

void pushKickOffResult(const MatchContext &context, MatchState &state, const RowOf &row)
{
    noteKickOff(state, {row.row});
    if (!carryOutRow(context, state, noSeat, row, CarryOut::InTurn))
        say(state, noSeat, row);
    const bool unknown = !state.sides[0].tracked || !state.sides[1].tracked;
    const auto ruleEffects = ruleEffectsOfRow(context.ruleset(), row.table.text(), row.row.text());
    const bool toPlayers
        = std::any_of(ruleEffects.begin(), ruleEffects.end(),
                      [](const RuleEffect &each) { return each.values.value(Key::ToPlayers) > 0; });
    if (unknown && toPlayers)
        say(state, noSeat, row);
}

StepGroup kickOffTableSteps()
{
    return {.steps = kickOffTableRules};
}

} // namespace dugout
