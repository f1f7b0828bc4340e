// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace dugout::fuzz {

/// Something that reads what a stranger wrote. It may refuse with a sentence or accept; what it
/// accepted must come back the same when it is written and read again. Anything else ends the
/// program.
struct Target
{
    QString name; ///< also of the folder of its seeds
    void (*read)(const QByteArray &bytes, const QString &name) = nullptr;
    int effort = 1; ///< how many times as long as the others it takes
};

[[nodiscard]] const std::vector<Target> &targets();
/// Null when there is none of that name.
[[nodiscard]] const Target *target(const QString &name);

} // namespace dugout::fuzz
