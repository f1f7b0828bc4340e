// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace dugout {

/// Everything a data folder keeps, as lines that can be compared: the rows of its database without
/// the times at which they were written, and the other files. Locks, logs and copies are left out.
/// Ids that are not among `known` are made anew at each run, and stand as such.
struct KeptContents
{
    QStringList lines;

    bool operator==(const KeptContents &) const = default;
};

[[nodiscard]] KeptContents contentsOf(const QString &dataFolder, const QStringList &known);

/// The ids in a data folder.
[[nodiscard]] QStringList idsIn(const QString &dataFolder);

/// The first lines in which they differ.
[[nodiscard]] QString difference(const KeptContents &is, const KeptContents &should);

} // namespace dugout
