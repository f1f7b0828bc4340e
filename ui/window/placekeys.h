// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>
#include <vector>

class QWidget;

namespace dugout {

/// What a key does, and the key.
using KeyLines = std::vector<std::pair<QString, QString>>;

/// Without the mark of a key and the dots of a dialog.
[[nodiscard]] QString plainWords(QString text);

/// Every key that works in what is seen of a page: its buttons, its menus and what else it says.
[[nodiscard]] KeyLines keysIn(const QWidget &page);

} // namespace dugout
