// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QtGlobal>

namespace dugout::fuzz {

/// Ends the program where something does not hold.
inline void demand(bool holds, const char *what)
{
    if (!holds)
        qFatal("%s", what);
}

/// Whether it was read; a refusal has to say why.
template<typename T>
[[nodiscard]] bool isRead(const Result<T> &result)
{
    demand(result || !result.error().message.isEmpty(), "a refusal without a sentence");
    return result.has_value();
}

} // namespace dugout::fuzz
