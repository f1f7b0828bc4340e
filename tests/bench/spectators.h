// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace dugout::bench {

/// The hall in a process of its own: so many sockets that follow a table of this machine and read
/// whatever they are sent, until standard input ends. Says "ready" when all of them have begun.
[[nodiscard]] int followAll(quint16 port, const QByteArray &code, int count);

} // namespace dugout::bench
