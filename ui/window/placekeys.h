// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/guide/guidekeys.h"

class QWidget;

namespace dugout {

class ActionButton;

/// What it says, or is said of its picture.
[[nodiscard]] QString wordsOf(const ActionButton &button);

/// Without the mark of a key and the dots of a dialog.
[[nodiscard]] QString plainWords(QString text);

/// Every key that works in what is seen of a page: its buttons, its menus and what else it says.
[[nodiscard]] KeyLines keysIn(const QWidget &page);

} // namespace dugout
