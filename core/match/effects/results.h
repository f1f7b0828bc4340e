// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/rules/ruleeffect.h"

namespace dugout {

// Results of the kick-off table, match events: rows that do something once, when they are rolled or
// their turn has come. Their lists `does` say what, at the moment `rolled`.

/// What asks nothing may be done at once, or when the agenda has come to it.
enum class CarryOut { AtOnce, InTurn };

/// Puts on top what a row does, the first of it uppermost: each effect is the step of its name.
/// False where it does nothing.
bool carryOutRow(const MatchContext &context, MatchState &state, Seat seat, const RowOf &row,
                 CarryOut when);

/// What such a step carries out, and the row it stands in.
[[nodiscard]] const RuleEffect &ruleEffectOf(const MatchContext &context, const Step &step);
[[nodiscard]] const TableRow &resultRow(const MatchContext &context, const Step &step);

/// The row that brings what lasts under this key, and where its list `does` says so; nothing where
/// no table of the edition does.
struct Bringing
{
    const TableRow *row = nullptr;
    const RuleEffect *ruleEffect = nullptr;
};
[[nodiscard]] Bringing bringing(const MatchContext &context, const QString &key);

} // namespace dugout
