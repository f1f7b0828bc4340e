// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace dugout {

/// Asks for a line on the terminal without showing what is typed. Nothing where there is no
/// terminal.
[[nodiscard]] std::optional<QString> readSecretLine(const QString &question);

} // namespace dugout
