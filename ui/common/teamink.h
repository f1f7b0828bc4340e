// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace dugout {

/// Black or white, whichever is read better on a team's colour.
[[nodiscard]] inline QColor inkOn(const QColor &colour)
{
    constexpr int middle = 140;
    return qGray(colour.rgb()) > middle ? QColor(Qt::black) : QColor(Qt::white);
}

} // namespace dugout
