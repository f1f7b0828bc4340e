// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/displayboard.h"

#include <QJsonObject>

namespace dugout {

// A match at another table as everybody may see it, for tables that do not have all of its lines:
// `"board": {"active": 0, "over": false, "sides": [[score, turn, re-rolls, spent], …], "words":
// {"en": [period, weather, last event], …}}`.

/// In every language, since nobody knows who looks.
void addBoard(QJsonObject &standing, const MatchSession &session);
/// Whether the match goes on somewhere else with lines that only that table has.
[[nodiscard]] bool hasBoard(const QJsonObject &standing);
/// Lays it over what the lines that are here show; where there is none nothing changes.
void layBoardOver(DisplayBoard &board, const QJsonObject &standing);

} // namespace dugout
