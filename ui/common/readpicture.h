// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace dugout {

/// The picture in these bytes, scaled into `room`; null when there is none.
[[nodiscard]] QImage pictureFrom(const QByteArray &bytes, const QSize &room);
/// The picture in a file; null when it is none, is no ordinary file or is too large.
[[nodiscard]] QImage readPicture(const QString &path, const QSize &room);

} // namespace dugout
