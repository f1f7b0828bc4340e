// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/net.h"

#include <array>

namespace dugout::net {

QString textOf(const in_addr &address)
{
    std::array<char, INET_ADDRSTRLEN> text{};
    return ::inet_ntop(AF_INET, &address, text.data(), text.size())
        ? QString::fromLatin1(text.data())
        : QString();
}

} // namespace dugout::net
