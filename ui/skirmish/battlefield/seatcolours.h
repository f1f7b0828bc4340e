// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"

#include <QColor>

#include <array>

namespace dugout {

/// The colour of a player: edge of the panel, activations, discs, top of the prompt. White text
/// reads on each of them. The player's name always stands beside it.
[[nodiscard]] inline QColor seatColour(Seat seat)
{
    static const std::array<QRgb, 4> colours{0xFF9A6B0E, 0xFF86202F, 0xFF2B5F94, 0xFF6A4A8C};
    return seat < 0 ? QColor() : QColor(colours.at(static_cast<size_t>(seat) % colours.size()));
}

} // namespace dugout
