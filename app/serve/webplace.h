// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/platform/tcp.h"
#include "core/table/tableline.h"

#include <functional>

namespace dugout {

/// Where a server listens, and the names it may be called by.
class WebPlace
{
public:
    /// The addresses of this machine as they are now.
    using OwnAddresses = std::function<QStringList()>;

    WebPlace() = default;
    /// `port` is the one it got.
    WebPlace(TablePlace place, quint16 port, OwnAddresses own = tcp::ownAddresses);

    /// Another site that guides a browser here by a name of its own is told nothing. A name that is
    /// not known is looked up among the addresses this machine has by now: it may have changed to
    /// another network since.
    [[nodiscard]] bool isOurs(const QByteArray &host, qint64 nowMs);
    [[nodiscard]] const QStringList &proxies() const { return m_place.proxies; }
    /// To be typed or scanned, the likeliest first: "http://192.168.1.5:8080/".
    [[nodiscard]] QStringList addresses() const;

private:
    void lookUp();

    TablePlace m_place;
    quint16 m_port = 0;
    OwnAddresses m_own;
    QByteArrayList m_hosts;
    qint64 m_lookedMs = 0;
};

} // namespace dugout
