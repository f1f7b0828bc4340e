// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace dugout {

/// A QR code in lines of a terminal, two rows of squares in each; with its light margin, whatever
/// colours the terminal has. Empty where none can be made.
[[nodiscard]] QString terminalCode(const QByteArray &text);

} // namespace dugout
