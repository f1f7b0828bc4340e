// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

#include <QJsonArray>
#include <QJsonObject>

namespace dugout {

// What a page needs to lay a match out as the window does, in the language of the moment. All of it
// is everybody's to know.

/// The places of the turn's menu: `[{"asks", "size", "icon", "name", "note", "why", "leads",
/// "spent"}]`; empty where no turn is played, or by teams without players.
[[nodiscard]] QJsonArray turnShown(const MatchSession &session);
/// The players of a side by their shirts: `[{"ref", "number", "name", "role", "figures", "state",
/// "word"}]`.
[[nodiscard]] QJsonArray shirtsShown(const MatchContext &context, const MatchState &state,
                                     Seat seat);
/// Actor and target of this moment: `{"kind": "block" | "harm" | "roll", "by", "at"}`; empty for
/// nobody.
[[nodiscard]] QJsonObject sceneShown(const MatchState &state);
/// `{"shape", "sign", "field", "ink"}`; a picture of the coach's own is left to the window.
[[nodiscard]] QJsonObject badgeShown(const Badge &badge);

} // namespace dugout
