// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>

/// Datagrams: any may be lost, and the sender may be forged.
namespace dugout::udp {

struct Letter
{
    QByteArray bytes{};
    QString from{}; ///< an address of IPv4 in numbers
    quint16 port = 0;
};

/// A socket at an address of IPv4 in numbers, -1 where that is not possible. Port 0 is any that is
/// free; several may share any other.
[[nodiscard]] int open(const QString &address, quint16 port);
/// To one machine, or to all of a network by its own address for that.
[[nodiscard]] bool send(int socket, const QByteArray &bytes, const QString &to, quint16 port);
/// The next that comes while patience lasts; longer ones than `most` do not come at all.
[[nodiscard]] std::optional<Letter> receive(int socket, qsizetype most, int milliseconds);

/// Where letters to all the networks of this machine go.
[[nodiscard]] QStringList everybodyHere();

} // namespace dugout::udp
