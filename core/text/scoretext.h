// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// "2 – 1": a score is written alike wherever it stands.
[[nodiscard]] inline QString scoreText(int own, int other)
{
    return QStringLiteral("%1 – %2").arg(own).arg(other);
}

} // namespace dugout
