// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace dugout {

/// Every place of all widgets there are in which a text that holds `mark` would be taken for markup
/// or holds what cannot be shown: labels, tool tips, boxes of questions, texts, titles, and the
/// rows of every list, each with where and what.
[[nodiscard]] QStringList markupTakenFrom(const QString &mark);

/// Presses every button of `root` and triggers every action once, closes what opens, and looks
/// after each. What is named in `leftOut` is not pressed.
[[nodiscard]] QStringList markupFoundByPressing(QWidget *root, const QString &mark,
                                                const QStringList &leftOut);

} // namespace dugout
