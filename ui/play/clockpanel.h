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
    /// Milliseconds of a clock that only goes on, see TurnClock.
    using Now = std::function<qint64()>;
    /// The one of this computer.
    [[nodiscard]] static qint64 steadyNow();

    explicit ClockPanel(Now now, QWidget *parent = nullptr);

    /// Another match: the clock stands. A limit of 0 counts up.
    void reset(qint64 limitMs);
    /// How long a turn is by the rules, or as the coaches have agreed on since; 0 counts up.
    void setLimit(qint64 limitMs);
    [[nodiscard]] qint64 limitMs() const { return m_clock.plainLimitMs(); }
    /// What the turns of this match have used already.
    void setTimes(const TurnTimes &times);
    [[nodiscard]] TurnTimes times() const;
    /// Whose time is counted. Another one has the full time, or what an undo left it of it, running
    /// if the clock ran; for an empty one, as at a set-up, it stands until the next.
    void setTurn(const QString &turn);
    /// The final whistle was blown: the clock stands and cannot be started.
    void setOver(bool over);
    /// Only the time and the two buttons, for little room.
    void setCompact(bool compact);
    [[nodiscard]] bool isRunning() const { return m_clock.isRunning(); }
    [[nodiscard]] const TurnClock &clock() const { return m_clock; }
    /// "3:12", or "−0:05" once the time is over.
    [[nodiscard]] QString shown() const;
    /// Its last half minute: the coach is warned.
    [[nodiscard]] bool isClosing() const;
    /// "3:12".
    [[nodiscard]] static QString minutesAndSeconds(qint64 ms);

signals:
    /// Once a second while it runs, and whenever it is changed.
    void ticked();
    /// There is time that should be remembered.
    void spent();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private slots:
    void tick();

private:
    void retranslate();
    void refresh();
    void toggle();
    void openLengths();

    Now m_now;
    TurnClock m_clock;
    TurnTimes m_times; ///< of the turns before
    int m_unkept = 0; ///< ticks since the time was last told as spent
    QTimer m_ticks;
    bool m_compact = false;
    QString m_turn;
    bool m_resumes = false; ///< as soon as a turn begins
    TextLabel *m_time;
    TextLabel *m_limit;
    ActionButton *m_run;
    ActionButton *m_more;
    ActionButton *m_length;
};

} // namespace dugout
