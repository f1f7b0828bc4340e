// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/spectators.h"

#include <arpa/inet.h>
#include <array>
#include <cstdio>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

namespace dugout::bench {

namespace {

int follow(quint16 port, const QByteArray &code, const QByteArray &language)
{
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(port);
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(socket, reinterpret_cast<const sockaddr *>(&place), sizeof place) != 0)
        return -1;
    const QByteArray asked = "GET /events?lang=" + language + " HTTP/1.1\r\nHost: 127.0.0.1:"
        + QByteArray::number(port) + "\r\nAuthorization: Bearer " + code + "\r\n\r\n";
    return ::write(socket, asked.constData(), static_cast<size_t>(asked.size())) == asked.size()
        ? socket
        : -1;
}

} // namespace

int followAll(quint16 port, const QByteArray &code, int count)
{
    constexpr std::array<const char *, 3> languages{"es", "en", "de"};
    std::vector<pollfd> all{{0, POLLIN, 0}};
    for (int i = 0; i < count; ++i) {
        const int socket = follow(port, code, languages.at(static_cast<size_t>(i) % 3));
        if (socket < 0)
            return 1;
        all.push_back({socket, POLLIN, 0});
    }
    std::puts("ready");
    (void)std::fflush(stdout);
    std::array<char, 65'536> bytes{};
    while (::poll(all.data(), all.size(), -1) > 0) {
        for (const pollfd &each : all) {
            if (each.revents == 0)
                continue;
            if (::read(each.fd, bytes.data(), bytes.size()) <= 0)
                return each.fd == 0 ? 0 : 1;
        }
    }
    return 1;
}

} // namespace dugout::bench
