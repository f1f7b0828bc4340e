// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/tcp.h"

#include "core/platform/net.h"

#include <QString>

#include <array>

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

int bindTo(const addrinfo &place)
{
    const int socket = net::open(place.ai_family, place.ai_socktype);
    if (socket < 0)
        return -1;
    net::reserve(socket);
    if (net::listen(socket, place.ai_addr, static_cast<int>(place.ai_addrlen), waitingCallers))
        return socket;
    const int reason = errno;
    net::close(socket);
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
    net::begin();
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
    net::begin();
    if (::getaddrinfo(host.constData(), QByteArray::number(port).constData(), &wanted, &found) != 0)
        return -1;
    int socket = net::open(found->ai_family, found->ai_socktype);
    if (socket >= 0 && !net::connect(socket, found->ai_addr, static_cast<int>(found->ai_addrlen))) {
        net::close(socket);
        socket = -1;
    }
    ::freeaddrinfo(found);
    return socket;
}

quint16 portOf(int listening)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (::getsockname(net::Handle(listening), plain(address), &size) != 0)
        return 0;
    std::array<char, NI_MAXSERV> text{};
    (void)::getnameinfo(plain(address), size, nullptr, 0, text.data(),
                        static_cast<socklen_t>(text.size()), NI_NUMERICSERV);
    return QByteArray(text.data()).toUShort();
}

Caller accept(int listening)
{
    sockaddr_storage address{};
    const int socket = net::accept(listening, &address, net::Waits::No);
    if (socket < 0)
        return {-1, {}, errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM};
    net::set(socket, IPPROTO_TCP, TCP_NODELAY, 1);
    net::set(socket, SOL_SOCKET, SO_SNDBUF, sendBuffer);
    return {socket, numbersOf(plain(address), sizeof address)};
}

std::optional<QByteArray> receive(int socket, qsizetype most)
{
    QByteArray bytes(most, Qt::Uninitialized);
    const qsizetype count = net::receive(socket, bytes.data(), most);
    if (count < 0 && (errno == EAGAIN || errno == EINTR))
        return QByteArray();
    if (count <= 0)
        return std::nullopt;
    bytes.truncate(count);
    return bytes;
}

qsizetype send(int socket, QByteArrayView bytes)
{
    const qsizetype count = net::send(socket, bytes);
    if (count >= 0)
        return count;
    return errno == EAGAIN || errno == EINTR ? 0 : -1;
}

QStringList ownAddresses()
{
    QStringList addresses;
    for (const net::Network &each : net::networks()) {
        if (!each.isLoopback)
            addresses.append(net::textOf(each.own));
    }
    return addresses;
}

} // namespace dugout::tcp
