// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace dugout {

// What strangers wrote, made fit to be shown: without control characters, terminal escapes, marks
// that turn the direction of writing, and halves of characters. Everything that is read goes
// through one of these, our own files as well: anybody may have edited them.

/// The first character that cannot be shown, line breaks aside; none when all can.
[[nodiscard]] std::optional<char32_t> firstUnshown(QStringView text);

/// On one line: breaks and tabs become spaces, what cannot be shown goes.
[[nodiscard]] QString plainLine(const QString &text);
/// The same with its line breaks, for notes.
[[nodiscard]] QString plainLines(const QString &text);

/// Its first character, which may be two code units.
[[nodiscard]] QString firstCharacter(const QString &text);
/// At most so many code units of it, never half a character at the end.
[[nodiscard]] QString shortened(const QString &text, qsizetype longest);

} // namespace dugout
