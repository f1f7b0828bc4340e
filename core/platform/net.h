// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

#include <cerrno>
#include <optional>
#include <vector>

#ifdef _WIN32
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#endif

/// What systems call differently about sockets, for the sources of this room: all else is the same
/// in the headers above. What fails leaves its reason in `errno`.
namespace dugout::net {

/// A socket as the system's own functions take it.
#ifdef _WIN32
using Handle = SOCKET;
#else
using Handle = int;
#endif

/// Wakes the network where it has to be woken. Every way to a socket begins here.
void begin();

/// One that does not wait, and that no other program inherits; -1 where there is none.
[[nodiscard]] int open(int family, int kind);
/// Whether it waits for who is slow.
enum class Waits { No, Yes };
/// A connection; `from` may be none.
[[nodiscard]] int accept(int listening, sockaddr_storage *from, Waits waits);
/// Nobody else listens where this one does, and it can listen again at once.
void reserve(int socket);
[[nodiscard]] bool bind(int socket, const sockaddr *place, int size);
[[nodiscard]] bool listen(int socket, const sockaddr *place, int size, int waiting);
/// Letters of one kind may come to several.
void share(int socket);
void set(int socket, int level, int option, int value);
/// True when it is on its way, or there.
[[nodiscard]] bool connect(int socket, const sockaddr *place, int size);
/// Nothing more comes or goes; who waits for something on it waits no longer.
void cut(int socket);
void close(int socket);

enum class Ready { ToRead, ToWrite };
[[nodiscard]] bool wait(int socket, Ready ready, int milliseconds);
[[nodiscard]] qsizetype receive(int socket, char *bytes, qsizetype most);
[[nodiscard]] qsizetype send(int socket, QByteArrayView bytes);
[[nodiscard]] qsizetype sendTo(int socket, QByteArrayView bytes, const sockaddr_in &place);
[[nodiscard]] qsizetype receiveFrom(int socket, char *bytes, qsizetype most, sockaddr_in &from);

/// A network this machine is in, of IPv4.
struct Network
{
    in_addr own{};
    std::optional<in_addr> everybody{}; ///< where letters to all of it go
    bool isLoopback = false;
};
[[nodiscard]] std::vector<Network> networks();
[[nodiscard]] QString textOf(const in_addr &address);

} // namespace dugout::net
