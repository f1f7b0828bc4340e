// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/displaywindow.h"

#include "ui/matchviews/displayview.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Often enough that no second is skipped.
constexpr int tickMs = 200;

/// "3:12", and "−0:05" once the time is over. What is left counts a second until it is over, so
/// that the display begins with the whole time.
QString timeText(qint64 ms, bool isRest)
{
    const qint64 seconds = ms < 0 || !isRest ? std::abs(ms) / 1000 : (ms + 999) / 1000;
    return u"%1%2:%3"_s.arg(ms < 0 ? u"−"_s : QString())
        .arg(seconds / 60)
        .arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

DisplayClock displayed(const ChessClock &clock, qint64 nowMs)
{
    DisplayClock shown{{timeText(clock.shownMs(nowMs), clock.showsRest()), clock.mood(nowMs)}};
    for (const Seat seat : {0, 1}) {
        if (clock.isCountedDown())
            shown.coaches.at(static_cast<size_t>(seat))
                = {timeText(clock.leftMs(seat, nowMs), true), clock.moodOf(seat, nowMs)};
    }
    return shown;
}

} // namespace

DisplayWindow::DisplayWindow(Settings &settings, Language usual, Now now, QWidget *parent)
    : ScreenWindow(settings, usual, parent)
    , m_now(std::move(now))
    , m_view(new DisplayView(this))
{
    setObjectName(u"display-window"_s);
    setView(m_view);
    m_tick.setInterval(tickMs);
    connect(&m_tick, &QTimer::timeout, this, &DisplayWindow::showTime);
    retranslate();
}

void DisplayWindow::setBoard(const DisplayBoard &board)
{
    m_view->setBoard(board);
    setWindowTitle(m_view->accessibleName());
}

void DisplayWindow::setClock(const std::optional<ChessClock> &clock)
{
    m_clock = clock;
    if (m_clock && m_clock->turn.isRunning())
        m_tick.start();
    else
        m_tick.stop();
    showTime();
}

void DisplayWindow::showTime()
{
    m_view->setClock(m_clock ? displayed(*m_clock, m_now()) : DisplayClock{});
}

void DisplayWindow::sayWords()
{
    ScreenWindow::sayWords();
    if (windowTitle().isEmpty())
        setWindowTitle(tr("Display"));
}

} // namespace dugout
