// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/appearance.h"

#include "ui/common/griddistances.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QPointer>
#include <QScreen>
#include <QToolTip>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int usualTextPixels = 14;
constexpr int smallestUsual = 11;
constexpr int largestUsual = 24;
constexpr double tableModeFactor = 1.5;

int depthOf(const QWidget *widget)
{
    int depth = 0;
    for (const QWidget *above = widget->parentWidget(); above; above = above->parentWidget())
        ++depth;
    return depth;
}

} // namespace

QString themeChoiceKey(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::Light:
        return u"light"_s;
    case ThemeChoice::Dark:
        return u"dark"_s;
    case ThemeChoice::HighContrast:
        return u"high-contrast"_s;
    case ThemeChoice::System:
        break;
    }
    return u"system"_s;
}

ThemeChoice themeChoiceFromKey(const QString &key)
{
    for (const auto choice : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast}) {
        if (themeChoiceKey(choice) == key)
            return choice;
    }
    return ThemeChoice::System;
}

QPalette desktopPalette()
{
    QApplication::setPalette(QPalette());
    return QApplication::palette();
}

int desktopTextPixels()
{
    // Without a desktop what Qt says is its own guess.
    const QScreen *screen = QGuiApplication::primaryScreen();
    const bool isDesktop = qEnvironmentVariableIsSet("XDG_CURRENT_DESKTOP")
        && QGuiApplication::platformName() != u"offscreen"_s;
    return isDesktop && screen ? textPixelsOf(QFontDatabase::systemFont(QFontDatabase::GeneralFont),
                                              screen->logicalDotsPerInchY())
                               : usualTextPixels;
}

int textPixelsOf(const QFont &desktop, double dotsPerInch)
{
    constexpr double pointsInAnInch = 72.0;
    const double pixels = desktop.pixelSize() > 0
        ? desktop.pixelSize()
        : desktop.pointSizeF() * dotsPerInch / pointsInAnInch;
    return std::clamp(static_cast<int>(std::lround(pixels)), smallestUsual, largestUsual);
}

Appearance::Appearance(QObject *parent, QPalette (*desktop)())
    : QObject(parent)
    , m_desktop(desktop)
    , m_systemPalette(desktop())
    , m_systemFont(QApplication::font())
    , m_usualPixels(desktopTextPixels())
{
    // Nothing blinks: a caret that does also wakes the computer twice a second.
    QApplication::setCursorFlashTime(0);
    apply();
}

void Appearance::setTheme(ThemeChoice choice)
{
    m_theme = choice;
    apply();
}

void Appearance::setTextScale(int step)
{
    m_textScale = std::clamp(step, smallestScale, largestScale);
    apply();
}

void Appearance::setTableMode(bool on)
{
    m_tableMode = on;
    apply();
}

ThemeKind Appearance::themeInForce() const
{
    switch (m_theme) {
    case ThemeChoice::Light:
        return ThemeKind::Light;
    case ThemeChoice::Dark:
        return ThemeKind::Dark;
    case ThemeChoice::HighContrast:
        return ThemeKind::HighContrast;
    case ThemeChoice::System:
        break;
    }
    return isDark(m_systemPalette) ? ThemeKind::Dark : ThemeKind::Light;
}

void Appearance::readSystem()
{
    m_systemPalette = m_desktop();
    apply();
}

int Appearance::textPixels() const
{
    const double factor = (1.0 + 0.1 * m_textScale) * (m_tableMode ? tableModeFactor : 1.0);
    return static_cast<int>(std::lround(m_usualPixels * factor));
}

void Appearance::tellEveryWidget()
{
    // A widget that measures its children has to be told after them; Qt knows no order.
    std::vector<std::pair<int, QWidget *>> byDepth;
    for (QWidget *widget : QApplication::allWidgets())
        byDepth.emplace_back(depthOf(widget), widget);
    std::ranges::stable_sort(byDepth, std::greater<>(), &std::pair<int, QWidget *>::first);
    // One that hears of it may lay itself out anew, and delete others on the way.
    std::vector<QPointer<QWidget>> widgets;
    for (const auto &[depth, widget] : byDepth)
        widgets.emplace_back(widget);
    for (const QPointer<QWidget> &widget : widgets) {
        QEvent fontChange(QEvent::FontChange);
        if (widget)
            QCoreApplication::sendEvent(widget, &fontChange);
    }
}

void Appearance::apply()
{
    const QPalette palette = themePalette(themeInForce());
    QFont font = m_systemFont;
    font.setPixelSize(textPixels());
    if (QApplication::palette() != palette) {
        QApplication::setPalette(palette);
        QToolTip::setPalette(palette);
    }
    if (QApplication::font() != font) {
        const int before = QApplication::font().pixelSize();
        const GridDistances distances;
        QApplication::setFont(font);
        tellEveryWidget();
        distances.fit(before, font.pixelSize());
    }
    emit changed();
}

int gridStep(const QWidget *widget, int steps)
{
    // Ordinary text is 14 pixels high and the grid then 4.
    const int pixels
        = widget->font().pixelSize() > 0 ? QApplication::font().pixelSize() : usualTextPixels;
    return std::max(1, static_cast<int>(std::lround(steps * 4.0 * pixels / usualTextPixels)));
}

} // namespace dugout
