// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

/// Where the small things beside a fighter's disc lie and how wide they may be, in radii of his
/// hex. Nobody's lie on those of a neighbour.
namespace dugout::fieldbadge {

inline constexpr QPointF held{-0.5, -0.6}; ///< the objective he stands on, in the field
inline constexpr QPointF damage{0.5, 0.66}; ///< of whom it is not known how many he can take

// On the screen, however the field is turned.
inline constexpr QPointF health{0, 0.6};
inline constexpr QPointF token{0.48, -0.46}; ///< that he has moved or charged
inline constexpr QPointF guard{0.58, -0.06};

inline constexpr qreal widest = 0.62; ///< with figures
inline constexpr qreal tokenSide = 0.42;
inline constexpr qreal dotStep = 0.22; ///< from one of his wounds to the next

} // namespace dugout::fieldbadge
