// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <span>

namespace dugout {

/// What a row of a table does; nothing for one that is not there.
[[nodiscard]] std::span<const Doing> doingsOfRow(const Ruleset &ruleset, const QString &table,
                                                 const QString &row);
[[nodiscard]] std::span<const Doing> doingsOfInducement(const Ruleset &ruleset, const QString &id);
[[nodiscard]] std::span<const Doing> doingsOfStar(const Ruleset &ruleset, const QString &id);
[[nodiscard]] std::span<const Doing> doingsOfDeck(const Ruleset &ruleset, const QString &id);
[[nodiscard]] std::span<const Doing> doingsOfRoster(const Ruleset &ruleset, const RosterId &id);

/// The one of these that has an effect; null when none has.
[[nodiscard]] const Doing *findDoing(std::span<const Doing> doings, QStringView effect);

/// Reads the list `does` of an entry.
[[nodiscard]] std::vector<Doing> readDoings(EntryReader &reader);

} // namespace dugout
