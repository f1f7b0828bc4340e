// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>

/// Connections over the network that never wait: what is not there yet comes another time. Plain
/// sockets, because Qt Network would bring Kerberos and proxy libraries into every start.
namespace dugout::tcp {

/// A connection, -1 for none.
struct Caller
{
    int socket = -1;
    QByteArray address{}; ///< in numbers
    bool exhausted = false; ///< nobody can be let in now: the system has no more to give
};

/// A socket that listens on an address in numbers, -1 with `errno` when that is not possible. Port
/// 0 is any that is free.
[[nodiscard]] int listen(const QByteArray &address, quint16 port);
[[nodiscard]] quint16 portOf(int listening);
/// A socket on its way to somebody, who is named by an address in numbers or by his name: it can be
/// written to once he has answered. -1 where there is no such place.
[[nodiscard]] int connect(const QByteArray &host, quint16 port);
[[nodiscard]] Caller accept(int listening);

/// What has come, at most so much: empty when nothing has, none when nothing more will.
[[nodiscard]] std::optional<QByteArray> receive(int socket, qsizetype most);
/// How much of it the system took, 0 when it can take nothing now, -1 when the other end is gone.
[[nodiscard]] qsizetype send(int socket, QByteArrayView bytes);

/// The addresses under which others of this network reach this machine, in numbers.
[[nodiscard]] QStringList ownAddresses();

} // namespace dugout::tcp
