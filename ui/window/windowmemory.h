// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/mainwindow.h"

#include <QTimer>

namespace dugout {

/// Remembers size, place, language and looks of the window between starts.
///
/// A change is written a second after the last one, so that a crash costs no choice the coach has
/// made; another place and closing are written at once. Nothing runs while nothing changes.
class WindowMemory final : public QObject
{
    Q_OBJECT

public:
    WindowMemory(WindowServices services, MainWindow *window);

    /// Gives the window its old size. Garbage leaves it at the usual one.
    void restoreGeometry() const;
    [[nodiscard]] Place rememberedPlace() const;

    void rememberPlace() const;
    void rememberSoon();
    void rememberNow();

private:
    WindowServices m_services;
    MainWindow *m_window;
    QTimer m_soon;
};

} // namespace dugout
