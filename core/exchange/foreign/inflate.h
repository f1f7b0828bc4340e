// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace dugout {

/// Unpacks a raw deflate stream (RFC 1951), which is what zip files hold. None when the stream is
/// damaged or gives more than `most` bytes: memory stays bounded whatever the file claims.
[[nodiscard]] std::optional<QByteArray> inflate(const QByteArray &packed, qsizetype most);

/// The checksum a zip file gives for what it holds.
[[nodiscard]] quint32 zipChecksum(const QByteArray &plain);

} // namespace dugout
