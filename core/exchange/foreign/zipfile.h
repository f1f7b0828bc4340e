// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QByteArray>

namespace dugout {

[[nodiscard]] bool looksLikeZip(const QByteArray &bytes);

/// The first file inside a zip file whose name ends in `suffix`, unpacked. Refuses damaged and
/// encrypted files, and what would unpack to more than `most` bytes.
[[nodiscard]] Result<QByteArray> unzipFirst(const QByteArray &bytes, const QString &suffix,
                                            qsizetype most);

} // namespace dugout
