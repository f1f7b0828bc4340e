// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace dugout {

/// The one of `known` that somebody may have meant who wrote `word`: a letter or two are wrong,
/// missing, doubled or swapped. Empty when none is near.
[[nodiscard]] QString nearestWord(const QString &word, const QStringList &known);

} // namespace dugout
