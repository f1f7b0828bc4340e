// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace dugout {

/// How long the name of a warband, a fighter, a card or a deck may be.
inline constexpr int longestPieceName = 100;

} // namespace dugout
