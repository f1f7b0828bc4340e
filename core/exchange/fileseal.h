// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace dugout {

// The files of games end with a seal over everything before it: an edit by hand breaks it. It
// proves no more than that; anyone who knows the recipe can make a new one.

enum class Seal { Whole, Missing, Broken };

/// The text of a file with its seal. `text` is a JSON object up to the comma behind its last field;
/// the seal and the closing brace come behind it.
[[nodiscard]] QByteArray sealed(const QByteArray &text);
/// Whether the bytes are as `sealed` left them, to the last.
[[nodiscard]] Seal sealOf(const QByteArray &bytes);

} // namespace dugout
