// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/net.h"

#include <QAbstractEventDispatcher>
#include <QSocketNotifier>

#include <iphlpapi.h>

namespace dugout::net {

namespace {

/// The reasons that are told apart elsewhere, by the names they have there.
int keepReason()
{
    switch (::WSAGetLastError()) {
    case WSAEWOULDBLOCK:
        return errno = EAGAIN;
    case WSAEINTR:
        return errno = EINTR;
    case WSAEINPROGRESS:
        return errno = EINPROGRESS;
    case WSAEADDRINUSE:
    case WSAEACCES: // another one holds it for itself
        return errno = EADDRINUSE;
    case WSAEADDRNOTAVAIL:
        return errno = EADDRNOTAVAIL;
    case WSAEMFILE:
        return errno = EMFILE;
    case WSAENOBUFS:
        return errno = ENOBUFS;
    default:
        return errno = EIO;
    }
}

/// Sockets have small numbers here as well, in a wider type.
int numberOf(SOCKET socket)
{
    if (socket != INVALID_SOCKET)
        return static_cast<int>(socket);
    keepReason();
    return -1;
}

SOCKET socketOf(int number)
{
    return static_cast<SOCKET>(number);
}

void letWait(int socket, Waits waits)
{
    u_long isQuick = waits == Waits::No ? 1 : 0;
    ::ioctlsocket(socketOf(socket), static_cast<long>(FIONBIO), &isQuick);
}

qsizetype counted(int count)
{
    if (count < 0)
        keepReason();
    return count;
}

const sockaddr *plain(const sockaddr_in &place)
{
    return reinterpret_cast<const sockaddr *>(&place);
}

/// All adapters of this machine, in as much memory as the system asks for.
std::vector<char> adapters()
{
    constexpr ULONG without
        = GAA_FLAG_SKIP_ANYCAST | GAA_FLAG_SKIP_MULTICAST | GAA_FLAG_SKIP_DNS_SERVER;
    ULONG size = 16 * 1024;
    for (int attempt = 0; attempt < 3; ++attempt) {
        std::vector<char> bytes(size);
        const ULONG done
            = ::GetAdaptersAddresses(AF_INET, without, nullptr,
                                     reinterpret_cast<IP_ADAPTER_ADDRESSES *>(bytes.data()), &size);
        if (done == NO_ERROR)
            return bytes;
        if (done != ERROR_BUFFER_OVERFLOW)
            break;
    }
    return {};
}

} // namespace

void begin()
{
    [[maybe_unused]] static const int woken = [] {
        WSADATA data{};
        return ::WSAStartup(MAKEWORD(2, 2), &data);
    }();
}

int open(int family, int kind)
{
    begin();
    const int socket = numberOf(::WSASocketW(family, kind, 0, nullptr, 0,
                                             WSA_FLAG_NO_HANDLE_INHERIT | WSA_FLAG_OVERLAPPED));
    if (socket >= 0)
        letWait(socket, Waits::No);
    return socket;
}

int accept(int listening, sockaddr_storage *from, Waits waits)
{
    int size = sizeof(sockaddr_storage);
    const int socket = numberOf(
        ::accept(socketOf(listening), reinterpret_cast<sockaddr *>(from), from ? &size : nullptr));
    if (socket < 0)
        return -1;
    // It is watched as the one it came by until somebody watches it otherwise.
    if (QAbstractEventDispatcher::instance()) {
        QSocketNotifier notifier(socket, QSocketNotifier::Read);
        notifier.setEnabled(true);
        notifier.setEnabled(false);
    }
    letWait(socket, waits);
    return socket;
}

void set(int socket, int level, int option, int value)
{
    ::setsockopt(socketOf(socket), level, option, reinterpret_cast<const char *>(&value),
                 sizeof value);
}

void reserve(int socket)
{
    set(socket, SOL_SOCKET, SO_EXCLUSIVEADDRUSE, 1);
}

void share(int socket)
{
    set(socket, SOL_SOCKET, SO_REUSEADDR, 1);
}

bool bind(int socket, const sockaddr *place, int size)
{
    return counted(::bind(socketOf(socket), place, size)) == 0;
}

bool listen(int socket, const sockaddr *place, int size, int waiting)
{
    return bind(socket, place, size) && counted(::listen(socketOf(socket), waiting)) == 0;
}

bool connect(int socket, const sockaddr *place, int size)
{
    if (::connect(socketOf(socket), place, size) == 0)
        return true;
    keepReason();
    return errno == EAGAIN || errno == EINPROGRESS;
}

void cut(int socket)
{
    ::shutdown(socketOf(socket), SD_BOTH);
}

void close(int socket)
{
    ::closesocket(socketOf(socket));
}

bool wait(int socket, Ready ready, int milliseconds)
{
    WSAPOLLFD asked{socketOf(socket),
                    static_cast<SHORT>(ready == Ready::ToRead ? POLLRDNORM : POLLWRNORM), 0};
    return ::WSAPoll(&asked, 1, milliseconds) > 0;
}

qsizetype receive(int socket, char *bytes, qsizetype most)
{
    return counted(::recv(socketOf(socket), bytes, static_cast<int>(most), 0));
}

qsizetype send(int socket, QByteArrayView bytes)
{
    return counted(::send(socketOf(socket), bytes.data(), static_cast<int>(bytes.size()), 0));
}

qsizetype sendTo(int socket, QByteArrayView bytes, const sockaddr_in &place)
{
    return counted(::sendto(socketOf(socket), bytes.data(), static_cast<int>(bytes.size()), 0,
                            plain(place), sizeof place));
}

qsizetype receiveFrom(int socket, char *bytes, qsizetype most, sockaddr_in &from)
{
    int size = sizeof from;
    return counted(::recvfrom(socketOf(socket), bytes, static_cast<int>(most), 0,
                              reinterpret_cast<sockaddr *>(&from), &size));
}

std::vector<Network> networks()
{
    std::vector<Network> found;
    const std::vector<char> bytes = adapters();
    if (bytes.empty())
        return found;
    for (const auto *one = reinterpret_cast<const IP_ADAPTER_ADDRESSES *>(bytes.data()); one;
         one = one->Next) {
        if (one->OperStatus != IfOperStatusUp)
            continue;
        for (const auto *each = one->FirstUnicastAddress; each; each = each->Next) {
            Network network;
            network.own = reinterpret_cast<const sockaddr_in *>(each->Address.lpSockaddr)->sin_addr;
            network.isLoopback = one->IfType == IF_TYPE_SOFTWARE_LOOPBACK;
            ULONG mask = 0;
            if (!network.isLoopback
                && ::ConvertLengthToIpv4Mask(each->OnLinkPrefixLength, &mask) == NO_ERROR) {
                network.everybody = network.own;
                network.everybody->s_addr |= ~mask;
            }
            found.push_back(network);
        }
    }
    return found;
}

} // namespace dugout::net
