// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/chessclock.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QMenu;

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

    /// The clock of the whole game, from what other turns have had, the clock of the present one
    /// and what each coach has for the game.
    using Coaches = std::function<ChessClock(const TurnTimes &, const TurnClock &, qint64 bankMs)>;

    explicit ClockPanel(Now now, QWidget *parent = nullptr);

    /// Only who tells this can have a time for each coach.
    void setCoaches(Coaches coaches);

    /// Another match: the clock stands. A limit of 0 counts up.
    void reset(qint64 limitMs);
    /// How long a turn is by the rules, or as the coaches have agreed on since; 0 counts up.
    void setLimit(qint64 limitMs);
    [[nodiscard]] qint64 limitMs() const { return m_clock.plainLimitMs(); }
    /// How long each coach has for the whole game; 0 counts nothing down.
    void setBank(qint64 bankMs);
    [[nodiscard]] qint64 bankMs() const { return m_bankMs; }
    /// What the turns of this match have used already.
    void setTimes(const TurnTimes &times);
    [[nodiscard]] TurnTimes times() const;
    /// Whose time is counted. Another one has the full time, or what an undo left it of it, running
    /// if the clock ran; for an empty one, as at a set-up, it stands until the next.
    void setTurn(const QString &turn);
    /// The final whistle was blown: the clock stands and cannot be started.
    void setOver(bool over);
    void addMinute();
    /// Only the time and the two buttons, for little room.
    void setCompact(bool compact);
    /// Without what is set once.
    void setTiny(bool tiny);
    [[nodiscard]] bool isRunning() const { return m_clock.isRunning(); }
    [[nodiscard]] const TurnClock &clock() const { return m_clock; }
    [[nodiscard]] ChessClock chess() const;
    [[nodiscard]] qint64 nowMs() const { return m_now(); }
    /// "3:12", or "−0:05" once the time is over.
    [[nodiscard]] QString shown() const;
    /// "3:12", and "1:03:12" where it is hours.
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
    [[nodiscard]] QString limitWords(const ChessClock &clock, ClockMood mood) const;
    [[nodiscard]] int widestWords(const ChessClock &clock) const;
    void toggle();
    void openLengths();
    void addBanks(QMenu &menu);
    void askForBank();

    Now m_now;
    Coaches m_coaches;
    TurnClock m_clock;
    qint64 m_bankMs = 0;
    TurnTimes m_times; ///< of the turns before
    int m_unkept = 0; ///< ticks since the time was last told as spent
    QTimer m_ticks;
    bool m_compact = false;
    bool m_over = false;
    QString m_turn;
    bool m_resumes = false; ///< as soon as a turn begins
    TextLabel *m_time;
    TextLabel *m_limit;
    ActionButton *m_run;
    ActionButton *m_length;
};

} // namespace dugout
