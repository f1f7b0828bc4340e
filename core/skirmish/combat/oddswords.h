// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/poolodds.h"

#include <QStringList>

namespace dugout {

/// The chances to hit, to drive back only and to fail as percentages with one place, in the
/// language of the moment. They are rounded together: what is read adds up to a hundred.
[[nodiscard]] QStringList oddsWords(const PoolOdds &odds);

} // namespace dugout
