// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/udp.h"

#include "core/platform/sockets.h"

#include <arpa/inet.h>
#include <array>
#include <cstring>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>

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

/// The system's functions take any kind of address as this one.
template<typename Place>
auto *plain(Place &place)
{
    using Plain = std::conditional_t<std::is_const_v<Place>, const sockaddr, sockaddr>;
    return reinterpret_cast<Plain *>(&place);
}

QString textOf(const in_addr &address)
{
    std::array<char, INET_ADDRSTRLEN> text{};
    return ::inet_ntop(AF_INET, &address, text.data(), static_cast<socklen_t>(text.size()))
        ? QString::fromLatin1(text.data())
        : QString();
}

} // namespace

int open(const QString &address, quint16 port)
{
    const auto place = placeOf(address, port);
    const int socket = place ? ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0) : -1;
    if (socket < 0)
        return -1;
    const int on = 1;
    (void)::setsockopt(socket, SOL_SOCKET, SO_BROADCAST, &on, sizeof on);
    if (port != 0)
        (void)::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (::bind(socket, plain(*place), sizeof *place) == 0)
        return socket;
    sockets::close(socket);
    return -1;
}

bool send(int socket, const QByteArray &bytes, const QString &to, quint16 port)
{
    const auto place = placeOf(to, port);
    return place
        && ::sendto(socket, bytes.constData(), static_cast<size_t>(bytes.size()), MSG_NOSIGNAL,
                    plain(*place), sizeof *place)
        == bytes.size();
}

std::optional<Letter> receive(int socket, qsizetype most, int milliseconds)
{
    pollfd ready{socket, POLLIN, 0};
    if (::poll(&ready, 1, milliseconds) <= 0)
        return std::nullopt;
    QByteArray bytes(most + 1, Qt::Uninitialized);
    sockaddr_in from{};
    socklen_t size = sizeof from;
    const ssize_t count = ::recvfrom(socket, bytes.data(), static_cast<size_t>(bytes.size()), 0,
                                     plain(from), &size);
    if (count < 0 || count > most || from.sin_family != AF_INET)
        return std::nullopt;
    bytes.truncate(count);
    return Letter{bytes, textOf(from.sin_addr), ntohs(from.sin_port)};
}

QStringList everybodyHere()
{
    QStringList addresses;
    ifaddrs *all = nullptr;
    if (::getifaddrs(&all) != 0)
        return addresses;
    for (const ifaddrs *one = all; one; one = one->ifa_next) {
        const bool reachesAll = one->ifa_addr && one->ifa_addr->sa_family == AF_INET
            && (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_BROADCAST) != 0
            && one->ifa_broadaddr;
        if (!reachesAll)
            continue;
        sockaddr_in place{};
        std::memcpy(&place, one->ifa_broadaddr, sizeof place);
        addresses.append(textOf(place.sin_addr));
    }
    ::freeifaddrs(all);
    addresses.removeDuplicates();
    return addresses;
}

} // namespace dugout::udp
