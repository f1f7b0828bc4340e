// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/readpicture.h"

#include "core/files/readfile.h"

#include <QBuffer>
#include <QImageReader>

namespace dugout {

namespace {
/// More than a photograph of a telephone.
constexpr qsizetype mostBytes = 64 * 1024 * 1024;
} // namespace

QImage pictureFrom(const QByteArray &bytes, const QSize &room)
{
    QBuffer buffer;
    buffer.setData(bytes);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    if (const QSize size = reader.size(); size.isValid())
        reader.setScaledSize(size.scaled(room, Qt::KeepAspectRatio));
    return reader.read();
}

QImage readPicture(const QString &path, const QSize &room)
{
    const auto bytes = readFile(path, mostBytes);
    return bytes ? pictureFrom(*bytes, room) : QImage();
}

} // namespace dugout
