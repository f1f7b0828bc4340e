// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/sockets.h"

#include <QDeadlineTimer>

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace dugout::sockets {

namespace {

constexpr qsizetype longestMessage = 1024 * 1024;

} // namespace

int accept(int listening)
{
    return ::accept4(listening, nullptr, nullptr, SOCK_CLOEXEC);
}

QByteArray readLine(int socket, int milliseconds)
{
    QByteArray line;
    const QDeadlineTimer deadline(milliseconds);
    while (!line.endsWith('\n') && line.size() < longestMessage) {
        pollfd ready{socket, POLLIN, 0};
        char buffer[4096];
        if (::poll(&ready, 1, static_cast<int>(deadline.remainingTime())) <= 0)
            break;
        const ssize_t count = ::read(socket, buffer, sizeof buffer);
        if (count <= 0)
            break;
        line.append(buffer, count);
    }
    return line;
}

bool writeAll(int socket, const QByteArray &bytes)
{
    return ::send(socket, bytes.constData(), static_cast<size_t>(bytes.size()), MSG_NOSIGNAL)
        == bytes.size();
}

void cut(int socket)
{
    ::shutdown(socket, SHUT_RDWR);
}

void close(int socket)
{
    ::close(socket);
}

} // namespace dugout::sockets
