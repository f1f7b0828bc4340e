// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/combat/attackworth.h"

#include <QStringList>

namespace dugout {

/// A percentage with one place, or so many, in the language of the moment.
[[nodiscard]] QString chanceWords(const Rational &chance, int places = 1);
/// The chances to hit, to drive back only and to fail. Each is rounded as it is: what is read may
/// add up to a tenth more or less than a hundred.
[[nodiscard]] QStringList oddsWords(const PoolOdds &odds);
/// "Takes out: 48.1 %. On average 0.9 damage."; empty while nothing of it is known.
[[nodiscard]] QString worthWords(const AttackWorth &worth);

} // namespace dugout
