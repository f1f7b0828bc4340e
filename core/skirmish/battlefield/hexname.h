// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/battlefield/battlefield.h"

#include <QString>

namespace dugout {

/// A hex as people name it: the letter of its row from the top and the number of its column from
/// the left, such as B10. A letter and a number, so that the name is the same and both are found at
/// the edges however the battlefield is turned on a screen.
struct HexName
{
    QString row;
    QString column;

    [[nodiscard]] QString toString() const { return row + column; }
    bool operator==(const HexName &) const = default;
};

[[nodiscard]] HexName hexName(const Battlefield &field, Hex hex);

} // namespace dugout
