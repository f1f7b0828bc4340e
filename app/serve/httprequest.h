// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <vector>

namespace dugout {

/// One request of HTTP/1.1, as far as pages for phones need it.
struct HttpRequest
{
    struct Field
    {
        QByteArray name; ///< in small letters
        QByteArray value; ///< without the space around it

        bool operator==(const Field &) const = default;
    };

    QByteArray method;
    QByteArray path; ///< as it was sent: nothing in it is decoded
    QByteArray query; ///< behind the question mark
    std::vector<Field> fields;
    QByteArray body;

    /// Empty when it is not there.
    [[nodiscard]] QByteArray field(QByteArrayView name) const;
    /// The value of a cookie; empty when there is none of that name.
    [[nodiscard]] QByteArray cookie(QByteArrayView name) const;
    /// A part of the query, decoded; empty when it is not there or is no UTF-8.
    [[nodiscard]] QString asked(QByteArrayView name) const;

    bool operator==(const HttpRequest &) const = default;
};

/// What the first bytes of a connection are.
struct HttpReading
{
    enum class State { NeedsMore, Complete, Refused };

    State state = State::NeedsMore;
    int status = 0; ///< what a refused one is answered with
    HttpRequest request{}; ///< when complete
};

/// More than a phone's browser sends with everything it adds of itself.
struct HttpLimits
{
    qsizetype line = 2 * 1024; ///< the first one, with the path
    qsizetype head = 12 * 1024; ///< all lines before the body
    size_t fields = 64;
    qsizetype body = 16 * 1024;
};

/// Reads the one request that a connection may bring. A pure function of the bytes so far, which
/// never looks at more of them than the limits allow: strict, because browsers write no other. What
/// comes behind the request is refused.
[[nodiscard]] HttpReading readHttpRequest(QByteArrayView bytes, const HttpLimits &limits = {});

} // namespace dugout
