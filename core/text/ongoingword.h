// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// The same letters, kept once for as long as the program runs, so that copies of the text count no
/// references. For words of which there are few and which are copied by the thousand: what an
/// edition calls its parts, and how events name those who take part. What is too long for a word,
/// or one too many, comes back as it is. Any thread may ask.
[[nodiscard]] QString ongoingWord(const QString &word);

} // namespace dugout
