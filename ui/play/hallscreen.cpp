// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/hallscreen.h"

#include "ui/play/displaywindow.h"

namespace dugout {

HallScreen::HallScreen(Settings &settings, Now now, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_now(std::move(now))
{ }

HallScreen::~HallScreen() = default;

void HallScreen::setGame(Fill fill)
{
    m_fill = std::move(fill);
    m_clock.reset();
    if (!m_fill) {
        m_window.reset();
        return;
    }
    if (m_window)
        m_window->setClock(m_clock);
    refresh();
}

void HallScreen::setClock(const ChessClock &clock)
{
    m_clock = clock;
    if (m_window)
        m_window->setClock(m_clock);
}

void HallScreen::refresh()
{
    if (m_fill && m_window && m_window->isVisible())
        m_fill(*m_window);
}

void HallScreen::open(Language usual)
{
    if (!m_fill)
        return;
    if (!m_window) {
        // No child of the main window: it stands on another screen and must not stay above.
        m_window = std::make_unique<DisplayWindow>(m_settings, usual, m_now);
        m_window->setAttribute(Qt::WA_QuitOnClose, false);
        m_window->setClock(m_clock);
        connect(m_window.get(), &DisplayWindow::languageChosen, this, &HallScreen::refresh);
    }
    m_window->setUsualLanguage(usual); // which may be another than when it was last open
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
    refresh();
}

} // namespace dugout
