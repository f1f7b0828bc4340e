// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/rational.h"
#include "core/rules/table.h"

#include <array>

namespace dugout {

/// What a casualty roll can mean, from harmless to final.
enum class CasualtyKind { BadlyHurt, MissesNext, Niggling, StatLost, Dead };
inline constexpr size_t casualtyKinds = 5;

using CasualtyOdds = std::array<Rational, casualtyKinds>;

[[nodiscard]] CasualtyKind casualtyKind(const TableRow &row);

/// The chance of each kind. `twice`: two results are rolled and the worse one tells; `apothecary`:
/// the worse result is rolled again and the victim's coach picks.
[[nodiscard]] CasualtyOdds casualtyOdds(const Table &table, bool twice, bool apothecary);

} // namespace dugout
