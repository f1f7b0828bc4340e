// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

/// Where the small things beside a fighter's disc lie and how wide they may be, in radii of his hex
/// and as seen with the columns upright. Nobody's lie on those of a neighbour.
namespace dugout::fieldbadge {

inline constexpr QPointF held{-0.5, -0.62}; ///< the objective he stands on
inline constexpr QPointF damage{0.5, 0.66};
inline constexpr QPointF token{-0.62, 0.6}; ///< that he has moved or charged
inline constexpr QPointF guard{-0.18, 0.6};

inline constexpr qreal widest = 0.62; ///< with figures
inline constexpr qreal tokenSide = 0.42;

} // namespace dugout::fieldbadge
