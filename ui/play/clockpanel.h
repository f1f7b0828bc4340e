// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/turnclock.h"

#include <QTimer>
#include <QWidget>

#include <functional>

namespace dugout {

class ActionButton;
class TextLabel;

/// The clock of a turn or an activation: what is left of it, large; started, paused and given more
/// time by hand. It ticks only while it runs and is seen.
class ClockPanel final : public QWidget
{
    Q_OBJECT

public:
    /// Milliseconds since 1970, UTC.
    using Now = std::function<qint64()>;

    explicit ClockPanel(Now now, QWidget *parent = nullptr);

    /// Another match: the clock stands. A limit of 0 counts up.
    void reset(qint64 limitMs);
    /// Another turn has begun: the full time again, running if it was before the pause.
    void beginTurn();
    /// Nobody's turn, as at a set-up and a kick-off: the clock stands until the next one begins.
    void rest();
    /// The final whistle was blown: the clock stands and cannot be started.
    void setOver(bool over);
    /// Only the time and the two buttons, for little room.
    void setCompact(bool compact);
    [[nodiscard]] bool isRunning() const { return m_clock.isRunning(); }
    [[nodiscard]] const TurnClock &clock() const { return m_clock; }
    /// "3:12", or "−0:05" once the time is over.
    [[nodiscard]] QString shown() const;

signals:
    /// Once a second while it runs, and whenever it is changed.
    void ticked();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void retranslate();
    void refresh();
    void toggle();

    Now m_now;
    TurnClock m_clock;
    QTimer m_ticks;
    bool m_compact = false;
    bool m_resumes = false; ///< as soon as a turn begins
    TextLabel *m_time;
    TextLabel *m_limit;
    ActionButton *m_run;
    ActionButton *m_more;
};

} // namespace dugout
