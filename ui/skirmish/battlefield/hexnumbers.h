// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/battlefield.h"

#include <QPoint>

#include <algorithm>

namespace dugout {

/// Column and row of a hex as people count them: from 1, from the left and from the top.
[[nodiscard]] inline QPoint hexNumbers(const Battlefield &field, Hex hex)
{
    int column = hexColumn(hex);
    int row = hexRow(hex);
    for (const auto &[other, cell] : field.cells()) {
        column = std::min(column, hexColumn(other));
        row = std::min(row, hexRow(other));
    }
    return {hexColumn(hex) - column + 1, hexRow(hex) - row + 1};
}

} // namespace dugout
