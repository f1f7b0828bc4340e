// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/journal/leagueevent.h"

#include <QJsonArray>
#include <QJsonObject>

namespace dugout {

// What a server has to know of a league beside its journal, in rows.

/// The values of an event as the journal has them.
[[nodiscard]] QJsonObject achievementToJson(const LeagueEventData &data);

/// What the server has to know of every fixture to say who may do what with it.
[[nodiscard]] QJsonArray fixtureRows(const League &league);
/// Only what is different in `after`; a fixture that is gone is one that is not published.
[[nodiscard]] QJsonArray changedFixtureRows(const League &before, const League &after);
/// `id name locked` of every team: locked where it plays with the sheet it was registered with.
[[nodiscard]] QJsonArray teamRows(const League &league);
/// Only what is different in `after`.
[[nodiscard]] QJsonArray changedTeamRows(const League &before, const League &after);

} // namespace dugout
