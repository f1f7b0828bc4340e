// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QByteArray>

namespace dugout {

/// The whole of a file of at most `most` bytes. Never reads more than one byte beyond, whatever
/// the file says its size is, and refuses what is no ordinary file before it opens it: a folder, a
/// pipe that never says anything, a device that never ends, or a link to one of these.
[[nodiscard]] Result<QByteArray> readFile(const QString &path, qsizetype most);

} // namespace dugout
