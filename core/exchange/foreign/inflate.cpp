// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/inflate.h"

#include <QScopeGuard>

#include <array>
#include <limits>

#define ZLIB_CONST // for the input, which zlib does not change
#include <zlib.h>

namespace dugout {

namespace {

constexpr size_t pieceSize = 64 * 1024;

const Bytef *zlibBytes(const QByteArray &bytes)
{
    return reinterpret_cast<const Bytef *>(bytes.constData());
}

} // namespace

std::optional<QByteArray> inflate(const QByteArray &packed, qsizetype most)
{
    z_stream stream{};
    // A negative window says that there is neither head nor checksum.
    if (packed.size() > std::numeric_limits<int>::max()
        || inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return std::nullopt;
    const auto end = qScopeGuard([&stream] { inflateEnd(&stream); });
    stream.next_in = zlibBytes(packed);
    stream.avail_in = static_cast<uInt>(packed.size());

    QByteArray plain;
    std::array<char, pieceSize> piece{};
    int status = Z_OK;
    while (status == Z_OK) {
        stream.next_out = reinterpret_cast<Bytef *>(piece.data());
        stream.avail_out = static_cast<uInt>(piece.size());
        status = ::inflate(&stream, Z_NO_FLUSH);
        const auto got = static_cast<qsizetype>(piece.size() - stream.avail_out);
        if (got > most - plain.size())
            return std::nullopt;
        plain.append(piece.data(), got);
    }
    return status == Z_STREAM_END ? std::optional(plain) : std::nullopt;
}

quint32 zipChecksum(const QByteArray &plain)
{
    return static_cast<quint32>(crc32_z(0, zlibBytes(plain), static_cast<z_size_t>(plain.size())));
}

} // namespace dugout
