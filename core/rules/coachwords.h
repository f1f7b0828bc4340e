// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// What the book calls what coaches type in short, such as "gfi", in one of its languages, as a
/// search compares it.
/// Empty for anything else.
[[nodiscard]] QString bookWords(const QString &typed);

/// Whether a word is another one with a slip of the fingers: a letter wrong, missing, doubled or
/// exchanged with its neighbour; two of them in a long word. Both as a search compares them.
[[nodiscard]] bool isSlipOf(const QString &typed, const QString &word);

} // namespace dugout
