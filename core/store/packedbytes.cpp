// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/packedbytes.h"

#include <QtEndian>

namespace dugout {

QByteArray packBytes(const QByteArray &bytes)
{
    constexpr int smallest = 9;
    return qCompress(bytes, smallest);
}

std::optional<QByteArray> unpackBytes(const QByteArray &packed)
{
    constexpr qsizetype header = 4; // how long it is unpacked, which qUncompress believes
    constexpr qint64 highestRatio = 1'032; // of deflate
    if (packed.size() <= header)
        return std::nullopt;
    const auto said = static_cast<qint64>(qFromBigEndian<quint32>(packed.constData()));
    if (said > packed.size() * highestRatio)
        return std::nullopt;
    QByteArray bytes = qUncompress(packed);
    if (bytes.size() != said)
        return std::nullopt;
    return bytes;
}

} // namespace dugout
