// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// How well a name answers what was typed, for every list that typing narrows; 0: not at all.
/// The whole name comes before one that begins with it, whole words before their beginnings, and
/// what leads a name before what only stands in it. A number or sign in front counts as no word, so
/// that `st` finds "+1 ST" as the whole of it. Accents and capitals do not count.
[[nodiscard]] int nameRank(const QString &name, const QString &typed);

} // namespace dugout
