// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/udp.h"

#include "core/platform/net.h"

namespace dugout::udp {

namespace {

std::optional<sockaddr_in> placeOf(const QString &address, quint16 port)
{
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(port);
    return ::inet_pton(AF_INET, address.toLatin1().constData(), &place.sin_addr) == 1
        ? std::optional(place)
        : std::nullopt;
}

} // namespace

int open(const QString &address, quint16 port)
{
    const auto place = placeOf(address, port);
    const int socket = place ? net::open(AF_INET, SOCK_DGRAM) : -1;
    if (socket < 0)
        return -1;
    net::set(socket, SOL_SOCKET, SO_BROADCAST, 1);
    if (port != 0)
        net::share(socket);
    if (net::bind(socket, reinterpret_cast<const sockaddr *>(&*place), sizeof *place))
        return socket;
    net::close(socket);
    return -1;
}

bool send(int socket, const QByteArray &bytes, const QString &to, quint16 port)
{
    const auto place = placeOf(to, port);
    return place && net::sendTo(socket, bytes, *place) == bytes.size();
}

std::optional<Letter> receive(int socket, qsizetype most, int milliseconds)
{
    if (!net::wait(socket, net::Ready::ToRead, milliseconds))
        return std::nullopt;
    QByteArray bytes(most + 1, Qt::Uninitialized);
    sockaddr_in from{};
    const qsizetype count = net::receiveFrom(socket, bytes.data(), bytes.size(), from);
    if (count < 0 || count > most || from.sin_family != AF_INET)
        return std::nullopt;
    bytes.truncate(count);
    return Letter{bytes, net::textOf(from.sin_addr), ntohs(from.sin_port)};
}

QStringList everybodyHere()
{
    QStringList addresses;
    for (const net::Network &each : net::networks()) {
        if (each.everybody)
            addresses.append(net::textOf(*each.everybody));
    }
    addresses.removeDuplicates();
    return addresses;
}

} // namespace dugout::udp
