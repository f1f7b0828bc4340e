// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>

#include <iterator>

namespace dugout {

/// After the nine digits. Below those of most keyboards, and on no other button beside such a
/// question.
inline constexpr Qt::Key letterKeys[]{Qt::Key_Q, Qt::Key_W, Qt::Key_E,
                                      Qt::Key_R, Qt::Key_T, Qt::Key_Y};
inline constexpr int letterCount = static_cast<int>(std::size(letterKeys));
inline constexpr int digitCount = 9;

/// Ends buying or hiring: never by one Enter too many.
[[nodiscard]] inline QKeySequence endingKey()
{
    return QKeySequence(Qt::CTRL | Qt::Key_Enter);
}
[[nodiscard]] inline QKeySequence endingKeyOfOther()
{
    return QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Enter);
}

} // namespace dugout
