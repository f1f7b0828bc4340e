// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/badge.h"

namespace dugout {

// How badges are drawn, for every surface: SVG path data in a square from 0 to 100, of nothing but
// absolute M, L, C, Q and Z.

[[nodiscard]] const char *badgeOutline(BadgeShape shape);
/// Everything inside a path counts, however often it is gone around.
[[nodiscard]] const char *badgeSign(BadgeCharge charge);
/// What of the sign shows the field again; empty for most.
[[nodiscard]] const char *badgeHoles(BadgeCharge charge);

/// The badge as what stands inside an `svg` element with this view box: "0 0 100 100". Pictures of
/// the coach's own are no drawing; they are left out.
[[nodiscard]] QString badgeSvg(const Badge &badge);

/// The edge around a field of this colour.
[[nodiscard]] Rgb badgeEdge(const Rgb &field);

} // namespace dugout
