// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace dugout {

/// The words of a file that a spreadsheet or an editor has written, whichever way it wrote them:
/// UTF-8, UTF-16 with or without a mark, or Windows-1252 where it is neither.
[[nodiscard]] QString listText(const QByteArray &bytes);

} // namespace dugout
