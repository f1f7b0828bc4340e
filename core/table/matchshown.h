// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchviewer.h"

#include <QJsonObject>

namespace dugout {

// What a page shows of a match beside its state: words, colours and, for a coach, what is his. In
// the language of the moment, made for somebody.

/// Names, colours, the half, the weather and whose turn it is; nothing hidden.
[[nodiscard]] QJsonObject matchShown(const MatchSession &session);
/// The hand of a coach with what each card does, and his players with what each skill does; after a
/// match that changes his sheet, those of the new one and what stands beside them.
[[nodiscard]] QJsonObject coachShown(const MatchSession &session, Seat seat);

} // namespace dugout
