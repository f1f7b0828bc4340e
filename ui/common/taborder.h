// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace dugout {

/// Where Tab stops in a window: everything that is seen and takes the keyboard, once, in the order
/// in which it is laid out. A list, a table or a board is one stop; of buttons that exclude each
/// other the chosen one is, and the arrow keys go on from there.
[[nodiscard]] QList<QWidget *> tabStops(QWidget *window);

/// The keyboard goes on to the next stop or back to the one before, which is brought into sight;
/// false where there is none.
bool goToNextStop(QWidget *window, bool forward);

} // namespace dugout
