// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace dugout {

/// Asks whether something may go for good. Enter and Escape leave it where it is.
void askToDelete(QWidget *parent, const QString &title, const QString &name,
                 const std::function<void()> &whenSure);

} // namespace dugout
