// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/tableline.h"

namespace dugout {

/// Where a server listens, and the names it may be called by.
class WebPlace
{
public:
    WebPlace() = default;
    /// `port` is the one it got.
    WebPlace(TablePlace place, quint16 port);

    /// Another site that guides a browser here by a name of its own is told nothing.
    [[nodiscard]] bool isOurs(const QByteArray &host) const;
    /// To be typed or scanned, the likeliest first: "http://192.168.1.5:8080/".
    [[nodiscard]] QStringList addresses() const;

private:
    TablePlace m_place;
    quint16 m_port = 0;
    QByteArrayList m_hosts;
};

} // namespace dugout
