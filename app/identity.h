// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace dugout {

/// The name decides where data and settings lie. There is no organisation: the path stays short.
inline void nameApplication()
{
    QCoreApplication::setApplicationName(QStringLiteral("dugout"));
    QCoreApplication::setApplicationVersion(QStringLiteral(DUGOUT_VERSION));
}

} // namespace dugout
