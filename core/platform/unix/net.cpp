// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/net.h"

#include <cstring>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <poll.h>
#include <unistd.h>

namespace dugout::net {

void begin() { }

int open(int family, int kind)
{
    return ::socket(family, kind | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
}

int accept(int listening, sockaddr_storage *from, Waits waits)
{
    socklen_t size = sizeof(sockaddr_storage);
    return ::accept4(listening, reinterpret_cast<sockaddr *>(from), from ? &size : nullptr,
                     SOCK_CLOEXEC | (waits == Waits::No ? SOCK_NONBLOCK : 0));
}

void set(int socket, int level, int option, int value)
{
    (void)::setsockopt(socket, level, option, &value, sizeof value);
}

void reserve(int socket)
{
    set(socket, SOL_SOCKET, SO_REUSEADDR, 1);
}

void share(int socket)
{
    set(socket, SOL_SOCKET, SO_REUSEADDR, 1);
}

bool bind(int socket, const sockaddr *place, int size)
{
    return ::bind(socket, place, static_cast<socklen_t>(size)) == 0;
}

bool listen(int socket, const sockaddr *place, int size, int waiting)
{
    return bind(socket, place, size) && ::listen(socket, waiting) == 0;
}

bool connect(int socket, const sockaddr *place, int size)
{
    return ::connect(socket, place, static_cast<socklen_t>(size)) == 0 || errno == EINPROGRESS;
}

void cut(int socket)
{
    ::shutdown(socket, SHUT_RDWR);
}

void close(int socket)
{
    ::close(socket);
}

bool wait(int socket, Ready ready, int milliseconds)
{
    pollfd asked{socket, static_cast<short>(ready == Ready::ToRead ? POLLIN : POLLOUT), 0};
    return ::poll(&asked, 1, milliseconds) > 0;
}

qsizetype receive(int socket, char *bytes, qsizetype most)
{
    return ::recv(socket, bytes, static_cast<size_t>(most), 0);
}

qsizetype send(int socket, QByteArrayView bytes)
{
    return ::send(socket, bytes.data(), static_cast<size_t>(bytes.size()), MSG_NOSIGNAL);
}

qsizetype sendTo(int socket, QByteArrayView bytes, const sockaddr_in &place)
{
    return ::sendto(socket, bytes.data(), static_cast<size_t>(bytes.size()), MSG_NOSIGNAL,
                    reinterpret_cast<const sockaddr *>(&place), sizeof place);
}

qsizetype receiveFrom(int socket, char *bytes, qsizetype most, sockaddr_in &from)
{
    socklen_t size = sizeof from;
    return ::recvfrom(socket, bytes, static_cast<size_t>(most), 0,
                      reinterpret_cast<sockaddr *>(&from), &size);
}

std::vector<Network> networks()
{
    std::vector<Network> found;
    ifaddrs *all = nullptr;
    if (::getifaddrs(&all) != 0)
        return found;
    const auto numbers = [](const sockaddr *address) {
        sockaddr_in place{};
        std::memcpy(&place, address, sizeof place);
        return place.sin_addr;
    };
    for (const ifaddrs *one = all; one; one = one->ifa_next) {
        if (!one->ifa_addr || one->ifa_addr->sa_family != AF_INET || (one->ifa_flags & IFF_UP) == 0)
            continue;
        Network network{numbers(one->ifa_addr), {}, (one->ifa_flags & IFF_LOOPBACK) != 0};
        if ((one->ifa_flags & IFF_BROADCAST) != 0 && one->ifa_broadaddr)
            network.everybody = numbers(one->ifa_broadaddr);
        found.push_back(network);
    }
    ::freeifaddrs(all);
    return found;
}

} // namespace dugout::net
