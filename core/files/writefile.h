// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QByteArray>

namespace dugout {

/// Writes in one piece: either the whole new file stands there or the old one. What is there and no
/// ordinary file, or a database, is left alone.
[[nodiscard]] Result<void> writeFile(const QString &path, const QByteArray &bytes);

/// Whether something may be written there: nothing stands there yet, or an ordinary file that is no
/// database.
[[nodiscard]] Result<void> checkWritable(const QString &path);

} // namespace dugout
