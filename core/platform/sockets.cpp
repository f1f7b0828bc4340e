// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/sockets.h"

#include "core/platform/net.h"

#include <QDeadlineTimer>

namespace dugout::sockets {

namespace {

constexpr qsizetype longestMessage = 1024 * 1024;

} // namespace

int accept(int listening)
{
    return net::accept(listening, nullptr, net::Waits::Yes);
}

QByteArray readLine(int socket, int milliseconds)
{
    QByteArray line;
    const QDeadlineTimer deadline(milliseconds);
    while (!line.endsWith('\n') && line.size() < longestMessage) {
        char buffer[4096];
        if (!net::wait(socket, net::Ready::ToRead, static_cast<int>(deadline.remainingTime())))
            break;
        const qsizetype count = net::receive(socket, buffer, sizeof buffer);
        if (count <= 0)
            break;
        line.append(buffer, count);
    }
    return line;
}

bool writeAll(int socket, const QByteArray &bytes)
{
    return net::send(socket, bytes) == bytes.size();
}

void cut(int socket)
{
    net::cut(socket);
}

void close(int socket)
{
    net::close(socket);
}

} // namespace dugout::sockets
