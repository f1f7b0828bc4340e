// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/tcp.h"

#include "core/platform/sockets.h"

#include <QString>

#include <array>
#include <cerrno>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

namespace dugout::tcp {

namespace {

constexpr int waitingCallers = 64;
/// A slow reader keeps this much of ours and no more.
constexpr int sendBuffer = 64 * 1024;

/// The system's functions take any kind of address as this one.
sockaddr *plain(sockaddr_storage &address)
{
    return reinterpret_cast<sockaddr *>(&address);
}

QByteArray numbersOf(const sockaddr *address, socklen_t size)
{
    std::array<char, NI_MAXHOST> text{};
    if (::getnameinfo(address, size, text.data(), static_cast<socklen_t>(text.size()), nullptr, 0,
                      NI_NUMERICHOST)
        != 0)
        return {};
    return QByteArray(text.data());
}

void set(int socket, int level, int option, int value)
{
    (void)::setsockopt(socket, level, option, &value, sizeof value);
}

int bindTo(const addrinfo &place)
{
    const int socket
        = ::socket(place.ai_family, place.ai_socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (socket < 0)
        return -1;
    set(socket, SOL_SOCKET, SO_REUSEADDR, 1);
    if (::bind(socket, place.ai_addr, place.ai_addrlen) == 0
        && ::listen(socket, waitingCallers) == 0)
        return socket;
    const int reason = errno;
    sockets::close(socket);
    errno = reason;
    return -1;
}

} // namespace

int listen(const QByteArray &address, quint16 port)
{
    addrinfo wanted{};
    wanted.ai_family = AF_UNSPEC;
    wanted.ai_socktype = SOCK_STREAM;
    wanted.ai_flags = AI_PASSIVE | AI_NUMERICHOST | AI_NUMERICSERV;
    addrinfo *found = nullptr;
    if (::getaddrinfo(address.constData(), QByteArray::number(port).constData(), &wanted, &found)
        != 0) {
        errno = EADDRNOTAVAIL;
        return -1;
    }
    const int socket = bindTo(*found);
    const int reason = errno;
    ::freeaddrinfo(found);
    errno = reason;
    return socket;
}

int connect(const QByteArray &host, quint16 port)
{
    addrinfo wanted{};
    wanted.ai_family = AF_UNSPEC;
    wanted.ai_socktype = SOCK_STREAM;
    wanted.ai_flags = AI_NUMERICSERV;
    addrinfo *found = nullptr;
    if (::getaddrinfo(host.constData(), QByteArray::number(port).constData(), &wanted, &found) != 0)
        return -1;
    int socket = ::socket(found->ai_family, found->ai_socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (socket >= 0 && ::connect(socket, found->ai_addr, found->ai_addrlen) != 0
        && errno != EINPROGRESS) {
        sockets::close(socket);
        socket = -1;
    }
    ::freeaddrinfo(found);
    return socket;
}

quint16 portOf(int listening)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (::getsockname(listening, plain(address), &size) != 0)
        return 0;
    std::array<char, NI_MAXSERV> text{};
    (void)::getnameinfo(plain(address), size, nullptr, 0, text.data(),
                        static_cast<socklen_t>(text.size()), NI_NUMERICSERV);
    return QByteArray(text.data()).toUShort();
}

Caller accept(int listening)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    const int socket = ::accept4(listening, plain(address), &size, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (socket < 0)
        return {-1, {}, errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM};
    set(socket, IPPROTO_TCP, TCP_NODELAY, 1);
    set(socket, SOL_SOCKET, SO_SNDBUF, sendBuffer);
    return {socket, numbersOf(plain(address), size)};
}

std::optional<QByteArray> receive(int socket, qsizetype most)
{
    QByteArray bytes(most, Qt::Uninitialized);
    const ssize_t count = ::recv(socket, bytes.data(), static_cast<size_t>(most), 0);
    if (count < 0 && (errno == EAGAIN || errno == EINTR))
        return QByteArray();
    if (count <= 0)
        return std::nullopt;
    bytes.truncate(count);
    return bytes;
}

qsizetype send(int socket, QByteArrayView bytes)
{
    const ssize_t count
        = ::send(socket, bytes.data(), static_cast<size_t>(bytes.size()), MSG_NOSIGNAL);
    if (count >= 0)
        return count;
    return errno == EAGAIN || errno == EINTR ? 0 : -1;
}

QStringList ownAddresses()
{
    QStringList addresses;
    ifaddrs *all = nullptr;
    if (::getifaddrs(&all) != 0)
        return addresses;
    for (const ifaddrs *one = all; one; one = one->ifa_next) {
        const bool isUsed = one->ifa_addr && one->ifa_addr->sa_family == AF_INET
            && (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
        if (isUsed)
            addresses.append(QString::fromLatin1(numbersOf(one->ifa_addr, sizeof(sockaddr_in))));
    }
    ::freeifaddrs(all);
    return addresses;
}

} // namespace dugout::tcp
