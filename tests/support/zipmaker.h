// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

namespace dugout {

/// What stands between the head and the checksum of a zlib stream.
[[nodiscard]] QByteArray rawDeflate(const QByteArray &plain, int level = 9);

/// A zip file of these files.
[[nodiscard]] QByteArray makeZip(const std::vector<std::pair<QString, QByteArray>> &files,
                                 bool pack = true);

} // namespace dugout
