// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace dugout {

/// Shows one page at a time. A page that needs more room than the window has is scrolled: no page,
/// however long its words or large its letters, pushes the window beyond the screen.
class PageStack final : public QStackedWidget
{
    Q_OBJECT

public:
    explicit PageStack(QWidget *parent = nullptr);

    void addPage(QWidget *page);
    void showPage(QWidget *page);
    /// Takes a page out and deletes it.
    void removePage(QWidget *page);
};

} // namespace dugout
