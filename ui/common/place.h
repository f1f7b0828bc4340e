// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

#include <array>
#include <optional>

namespace dugout {

/// The places of the window, in the order of the rail; Alt+1 goes to the first.
enum class Place { Home, Match, Teams, League, Skirmish, Rules, Settings };

/// Those of the rail; the settings have no room there.
inline constexpr std::array allPlaces{Place::Home,   Place::Match,    Place::Teams,
                                      Place::League, Place::Skirmish, Place::Rules};

/// Stable, for settings and icon files: "home", "match"…
[[nodiscard]] QString placeKey(Place place);
[[nodiscard]] std::optional<Place> placeFromKey(const QString &key);

/// Alt and the number of the place on the rail.
[[nodiscard]] QKeySequence placeShortcut(Place place);

/// In the language of the moment.
[[nodiscard]] QString placeName(Place place);

} // namespace dugout
