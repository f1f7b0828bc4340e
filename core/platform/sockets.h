// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

/// The little that is said over plain sockets.
namespace dugout::sockets {

/// The next connection of a listening socket, -1 for none.
[[nodiscard]] int accept(int listening);
/// Everything up to the end of the line, or what came until patience was lost.
[[nodiscard]] QByteArray readLine(int socket, int milliseconds);
[[nodiscard]] bool writeAll(int socket, const QByteArray &bytes);
/// Nothing more comes or goes; who waits for something on it waits no longer.
void cut(int socket);
void close(int socket);

} // namespace dugout::sockets
