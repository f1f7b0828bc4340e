// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace dugout {

/// The window's own pictures as one file of symbols, each under its name; they take the colour of
/// the words beside them.
[[nodiscard]] QByteArray pageIcons();

} // namespace dugout
