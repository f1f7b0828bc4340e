// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <QFont>
#include <QObject>

namespace dugout {

/// Which theme the coach wants; System follows the desktop.
enum class ThemeChoice { System, Light, Dark, HighContrast };

[[nodiscard]] QString themeChoiceKey(ThemeChoice choice);
[[nodiscard]] ThemeChoice themeChoiceFromKey(const QString &key);

/// The colours of the desktop. Takes those of the application away for the moment.
[[nodiscard]] QPalette desktopPalette();

/// The height in pixels of ordinary text as the desktop has it, or the one Dugout was drawn for
/// where no desktop says anything.
[[nodiscard]] int desktopTextPixels();
/// The same of what a desktop says: letters nobody could read or that would fill the window count
/// as the nearest that do not.
[[nodiscard]] int textPixelsOf(const QFont &desktop, double dotsPerInch);

/// How everything looks: theme, text size and table mode, applied to the whole application.
///
/// When the text size changes every widget gets a FontChange, also those with a font of their own:
/// Qt sends it only to those that inherit the application's.
class Appearance final : public QObject
{
    Q_OBJECT

public:
    static constexpr int smallestScale = -2;
    static constexpr int largestScale = 6;

    /// `desktop` says the colours the desktop would have; tests say others.
    explicit Appearance(QObject *parent = nullptr, QPalette (*desktop)() = desktopPalette);

    [[nodiscard]] ThemeChoice theme() const { return m_theme; }
    [[nodiscard]] int textScale() const { return m_textScale; }
    [[nodiscard]] bool tableMode() const { return m_tableMode; }

    void setTheme(ThemeChoice choice);
    /// A step is a tenth of the usual size; steps beyond the ends are the ends.
    void setTextScale(int step);
    /// Enlarges everything for reading at arm's length.
    void setTableMode(bool on);

    /// The theme in force, with System resolved.
    [[nodiscard]] ThemeKind themeInForce() const;
    /// The desktop has changed its colours; a theme of System goes with it.
    void readSystem();
    /// Pixels of ordinary text with scale and table mode.
    [[nodiscard]] int textPixels() const;

signals:
    void changed();

private:
    void apply();
    static void tellEveryWidget();

    QPalette (*m_desktop)();
    QPalette m_systemPalette; ///< as the desktop gave it, before ours was set
    QFont m_systemFont;
    int m_usualPixels; ///< of ordinary text
    ThemeChoice m_theme = ThemeChoice::System;
    int m_textScale = 0;
    bool m_tableMode = false;
};

/// A distance on the grid of 4, growing with the text of `widget`.
[[nodiscard]] int gridStep(const QWidget *widget, int steps);

} // namespace dugout
