// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/results.h"

#include "core/match/engine/agenda.h"
#include "core/match/engine/steprule.h"
#include "core/rules/knownwords.h"

namespace dugout {

bool carryOutRow(const MatchContext &context, MatchState &state, Seat seat, const RowOf &row,
                 CarryOut when)
{
    bool any = false;
    const auto ruleEffects = ruleEffectsOfRow(context.ruleset(), row.table.text(), row.row.text());
    for (auto each = ruleEffects.rbegin(); each != ruleEffects.rend(); ++each) {
        const StepKind kind = StepKind::named(each->effect);
        const StepRule *rule = each->at == At::Rolled ? context.steps().find(kind) : nullptr;
        if (!rule)
            continue;
        any = true;
        const Step step{kind, seat, {}, {}, row.table, TableResult{row}};
        push(state, step);
        if (when == CarryOut::AtOnce && !rule->prompts)
            rule->enter(context, state, step);
    }
    return any;
}

const RuleEffect &ruleEffectOf(const MatchContext &context, const Step &step)
{
    static const RuleEffect none;
    const TableResult *result = step.data.find<TableResult>();
    if (!result)
        return none;
    for (const RuleEffect &each :
         ruleEffectsOfRow(context.ruleset(), result->of.table.text(), result->of.row.text())) {
        if (each.effect == step.kind)
            return each;
    }
    return none;
}

const TableRow &resultRow(const MatchContext &context, const Step &step)
{
    return *context.rowById(step.as<TableResult>().of);
}

Bringing bringing(const MatchContext &context, const QString &key)
{
    for (const Table &table : context.ruleset().tables()) {
        for (const TableRow &row : table.rows) {
            for (const RuleEffect &each :
                 ruleEffectsOfRow(context.ruleset(), table.id.text(), row.id.text())) {
                if (each.at == At::Rolled && each.values.contains(key))
                    return {&row, &each};
            }
        }
    }
    return {};
}

} // namespace dugout
