// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QJsonArray>

namespace dugout {

/// Skills, tables and their rows, inducements, stars, cards and options whose names, or else words,
/// hold all that is looked for, in whichever language it is typed: `{"kind", "name", "summary"}` in
/// the language of the moment, the best first. Few: who finds too many types more.
[[nodiscard]] QJsonArray searchRules(const Ruleset &ruleset, const QString &words);

} // namespace dugout
