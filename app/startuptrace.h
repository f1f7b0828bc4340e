// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>

class QWidget;

namespace dugout {

/// Watches for the first paint of the window, for those who measure the start.
///
/// DUGOUT_TRACE_STARTUP=1 prints how long it took; DUGOUT_QUIT_AFTER_FIRST_PAINT=1 closes the
/// window then, so that a profiler counts the start and nothing else.
class StartupTrace final : public QObject
{
    Q_OBJECT

public:
    /// `sinceStart` was started first thing in the program. Does nothing unless asked for.
    StartupTrace(QWidget *window, QWidget *painted, QElapsedTimer sinceStart);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void onPainted();

    QWidget *m_window;
    QElapsedTimer m_sinceStart;
};

} // namespace dugout
