// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace dugout {

/// Asks whether something may go for good. Enter and Escape leave it where it is. Both words are
/// asked for again when the language changes.
void askToDelete(QWidget *parent, const std::function<QString()> &title,
                 const std::function<QString()> &name, const std::function<void()> &whenSure);

/// The same of anything else that somebody may do by one key too many.
void askWhetherSure(QWidget *parent, const std::function<QString()> &title,
                    const std::function<QString()> &sentence,
                    const std::function<void()> &whenSure);

} // namespace dugout
