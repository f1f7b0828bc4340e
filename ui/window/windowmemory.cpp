// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowmemory.h"

#include "ui/common/appearance.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/settings.h"

#include <QScreen>

#include <chrono>

using namespace std::chrono_literals;

namespace dugout {

namespace {
constexpr QSize usualSize{1280, 800};
constexpr int frame = 40; ///< a generous guess: it is known only once the window is shown
constexpr QSize smallestSize{480, 360}; // nobody works in less
} // namespace

WindowMemory::WindowMemory(WindowServices services, MainWindow *window)
    : QObject(window)
    , m_services(services)
    , m_window(window)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(1s);
    connect(&m_soon, &QTimer::timeout, this, &WindowMemory::rememberNow);
    connect(&services.language, &LanguageController::languageChanged, this,
            &WindowMemory::rememberSoon);
    connect(&services.appearance, &Appearance::changed, this, &WindowMemory::rememberSoon);
}

void WindowMemory::restoreGeometry() const
{
    m_window->resize(usualSize);
    // With its frame it would hang over the edge of a small screen.
    const QSize room = m_window->screen()->availableSize();
    if (room.width() < usualSize.width() + frame || room.height() < usualSize.height() + frame)
        m_window->setWindowState(m_window->windowState() | Qt::WindowMaximized);
    m_window->restoreGeometry(m_services.settings.value(Setting::WindowGeometry).toByteArray());
    // Qt takes what is left of a damaged record for a window of no size.
    if (m_window->width() < smallestSize.width() || m_window->height() < smallestSize.height())
        m_window->resize(usualSize);
}

Place WindowMemory::rememberedPlace() const
{
    return placeFromKey(m_services.settings.value(Setting::Place).toString()).value_or(Place::Home);
}

void WindowMemory::rememberPlace() const
{
    m_services.settings.setValue(Setting::Place, placeKey(m_window->place()));
}

void WindowMemory::rememberSoon()
{
    m_soon.start();
}

void WindowMemory::rememberNow()
{
    m_soon.stop();
    Settings &settings = m_services.settings;
    settings.setValue(Setting::WindowGeometry, m_window->saveGeometry());
    settings.setValue(Setting::Place, placeKey(m_window->place()));
    settings.setValue(Setting::Language, languageCode(m_services.language.language()));
    settings.setValue(Setting::Theme, themeChoiceKey(m_services.appearance.theme()));
    settings.setValue(Setting::TextScale, m_services.appearance.textScale());
    settings.setValue(Setting::TableMode, m_services.appearance.tableMode());
}

} // namespace dugout
