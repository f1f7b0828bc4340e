// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishgame.h"

#include <QJsonObject>

namespace dugout {

// What a page shows of a skirmish beside its state: words and, for a player, what is his. In the
// language of the moment.

/// The round, everybody's glory and fighters, what lies on the table and the battlefield; nothing
/// hidden.
[[nodiscard]] QJsonObject skirmishShown(const SkirmishSession &session);
/// The hand of a player and what is left in his decks, with what each card does, and his fighters.
[[nodiscard]] QJsonObject coachShown(const SkirmishSession &session, Seat seat);

} // namespace dugout
