// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace dugout {

/// The squares of a QR code, without the light margin of four squares that belongs around it.
struct QrCode
{
    int side = 0; ///< squares; 0: there is none
    std::vector<bool> dark{}; ///< row by row

    [[nodiscard]] bool isDark(int column, int row) const
    {
        return dark.at(static_cast<size_t>(row) * static_cast<size_t>(side)
                       + static_cast<size_t>(column));
    }
    bool operator==(const QrCode &) const = default;
};

/// Made by libqrencode, which is loaded for the first one and not before: who opens no table pays
/// nothing for it. None where the library is missing or the text is too long for a code.
[[nodiscard]] QrCode makeQrCode(const QByteArray &text);

} // namespace dugout
