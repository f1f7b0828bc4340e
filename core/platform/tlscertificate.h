// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace dugout {

/// The certificate that a PostgreSQL server shows at the start of an encrypted line, before any
/// login. Callers have to compare it with the expected one: by itself it proves nothing. None where
/// nobody answers in time, or in another way.
[[nodiscard]] std::optional<QByteArray> certificateOfServer(const QString &host, quint16 port,
                                                            int milliseconds);

/// The first certificate in what a server of TLS answered so far.
[[nodiscard]] std::optional<QByteArray> certificateIn(const QByteArray &answer);

/// As libpq and openssl read it.
[[nodiscard]] QByteArray certificateText(const QByteArray &certificate);
/// The way back; empty where there is none.
[[nodiscard]] QByteArray certificateFromText(const QByteArray &text);

} // namespace dugout
