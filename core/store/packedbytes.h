// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace dugout {

/// Compressed, for what is kept for good and seldom read.
[[nodiscard]] QByteArray packBytes(const QByteArray &bytes);
/// Nothing where these are no such bytes. A database may come from anybody: no more memory is taken
/// than so many bytes can unpack to.
[[nodiscard]] std::optional<QByteArray> unpackBytes(const QByteArray &packed);

} // namespace dugout
