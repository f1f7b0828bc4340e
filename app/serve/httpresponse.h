// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/errorcode.h"

#include <QByteArray>
#include <QJsonObject>

namespace dugout {

/// An answer to one request, after which the connection is over.
struct HttpResponse
{
    int status = 200;
    QByteArray type{};
    QByteArray body{};
    QByteArray cookie{}; ///< what `Set-Cookie` says; empty for none
    QByteArray location{}; ///< where to look instead; empty for nowhere

    [[nodiscard]] QByteArray toBytes() const;
    /// As a page of the same origin may see it and nobody else: no other site frames it, reads it
    /// or runs anything in it.
    [[nodiscard]] static QByteArray headLines();
    /// What comes before a stream of events.
    [[nodiscard]] static QByteArray streamHead();

    [[nodiscard]] static HttpResponse json(const QJsonObject &object, int status = 200);
    /// `{"error": CODE, "message": SENTENCE}`
    [[nodiscard]] static HttpResponse refusal(int status, ErrorCode code, const QString &sentence);
    /// Without a word for what is no browser.
    [[nodiscard]] static HttpResponse plain(int status);
};

} // namespace dugout
