// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/hexname.h"

#include <algorithm>

namespace dugout {

namespace {

/// A for 0, Z for 25, then AA.
QString rowLetters(int row)
{
    constexpr int letters = 26;
    QString word;
    for (int rest = row; rest >= 0; rest = rest / letters - 1)
        word.prepend(QChar(u'A' + rest % letters));
    return word;
}

} // namespace

HexName hexName(const Battlefield &field, Hex hex)
{
    int left = hexColumn(hex); // it may lie outside, as where a board is to be joined
    int top = hexRow(hex);
    for (const auto &[other, cell] : field.cells()) {
        left = std::min(left, hexColumn(other));
        top = std::min(top, hexRow(other));
    }
    return {rowLetters(hexRow(hex) - top), QString::number(hexColumn(hex) - left + 1)};
}

} // namespace dugout
