// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>

namespace dugout {

struct PromptKey
{
    QStringView prompt;
    int key;
};

/// The key of what is asked in a match and after it; none where it has none of its own.
[[nodiscard]] QKeySequence matchKey(const QString &prompt);

/// Rolling again is asked before anything comes of the roll, or offered beside what follows it.
[[nodiscard]] bool isRollingAgain(QStringView prompt);

} // namespace dugout
