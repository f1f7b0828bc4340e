// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/displaywindow.h"

#include "ui/play/displayview.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Often enough that no second is skipped.
constexpr int tickMs = 200;

/// "3:12", and "−0:05" once the time is over. Without a limit the clock counts up.
QString clockText(const TurnClock &clock, qint64 nowMs)
{
    const qint64 shown = clock.limitMs() > 0 ? clock.leftMs(nowMs) : clock.usedMs(nowMs);
    // A second counts until it is over, so that the display begins with the whole time.
    const qint64 seconds
        = shown < 0 || clock.limitMs() == 0 ? std::abs(shown) / 1000 : (shown + 999) / 1000;
    return u"%1%2:%3"_s.arg(shown < 0 ? u"−"_s : QString())
        .arg(seconds / 60)
        .arg(seconds % 60, 2, 10, QLatin1Char('0'));
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

void DisplayWindow::setBoard(const HallBoard &board, const HallPicture &picture)
{
    m_view->setBoard(board);
    m_view->setPicture(picture);
    setWindowTitle(m_view->accessibleName());
}

void DisplayWindow::setClock(const std::optional<TurnClock> &clock)
{
    m_clock = clock;
    if (m_clock && m_clock->isRunning())
        m_tick.start();
    else
        m_tick.stop();
    showTime();
}

void DisplayWindow::showTime()
{
    if (!m_clock) {
        m_view->setClock({});
        return;
    }
    const qint64 now = m_now();
    m_view->setClock(
        {clockText(*m_clock, now), m_clock->limitMs() > 0 && m_clock->leftMs(now) < 0});
}

void DisplayWindow::sayWords()
{
    ScreenWindow::sayWords();
    if (windowTitle().isEmpty())
        setWindowTitle(tr("Display"));
}

} // namespace dugout
