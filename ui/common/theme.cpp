// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/theme.h"

#include <QColor>

namespace dugout {

namespace {

/// The few colours a theme is made of.
struct Swatch
{
    QRgb ground, card, line, ink, greyInk, go, onGo, goInk, look, harm, rail, railInk, soft;
    QRgb off; ///< what cannot be used now
};

constexpr Swatch light{0xFFF4F2EC, 0xFFFFFFFF, 0xFFDDD8CC, 0xFF1F2328, 0xFF62686F,
                       0xFF2F6F4E, 0xFFFFFFFF, 0xFF2F6F4E, 0xFF9A5B00, 0xFFB3261E,
                       0xFF20262C, 0xFFE6E8EA, 0xFFF4F2EC, 0xFF62686F};
constexpr Swatch dark{0xFF171B1F, 0xFF20262C, 0xFF343C44, 0xFFE6E8EA, 0xFF9AA4AD,
                      0xFF5FB487, 0xFF10161A, 0xFF5FB487, 0xFFE2A33B, 0xFFE5746B,
                      0xFF0F1215, 0xFFE6E8EA, 0xFF272E35, 0xFF9AA4AD};
constexpr Swatch highContrast{0xFF000000, 0xFF000000, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF,
                              0xFF00FF7F, 0xFF000000, 0xFF00FF7F, 0xFFFFBF00, 0xFFFF6B60,
                              0xFF000000, 0xFFFFFFFF, 0xFF1A1A1A, 0xFF8C8C8C};

const Swatch &swatch(ThemeKind kind)
{
    switch (kind) {
    case ThemeKind::Dark:
        return dark;
    case ThemeKind::HighContrast:
        return highContrast;
    case ThemeKind::Light:
        break;
    }
    return light;
}

} // namespace

QPalette themePalette(ThemeKind kind)
{
    const Swatch &s = swatch(kind);
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, QRgb colour) {
        palette.setColor(role, QColor::fromRgb(colour));
    };
    set(tone::ground, s.ground);
    set(tone::card, s.card);
    set(tone::line, s.line);
    set(QPalette::Midlight, s.line);
    set(QPalette::Dark, s.line);
    set(tone::ink, s.ink);
    set(QPalette::Text, s.ink);
    set(QPalette::Button, s.card);
    set(QPalette::ButtonText, s.ink);
    set(QPalette::ToolTipBase, s.card);
    set(QPalette::ToolTipText, s.ink);
    set(tone::greyInk, s.greyInk);
    set(tone::go, s.go);
    set(tone::onGo, s.onGo);
    set(tone::goInk, s.goInk);
    set(tone::look, s.look);
    set(tone::harm, s.harm);
    set(tone::rail, s.rail);
    set(tone::railInk, s.railInk);
    set(tone::soft, s.soft);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor::fromRgb(s.off));
    // Lines as strong as the ink fade with it.
    palette.setColor(QPalette::Disabled, tone::line,
                     QColor::fromRgb(s.line == s.ink ? s.off : s.line));
    return palette;
}

qreal strokeWidth(const QPalette &palette)
{
    return palette.color(tone::line) == palette.color(tone::ink) ? 2.0 : 1.0;
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::WindowText).lightness()
        > palette.color(QPalette::Window).lightness();
}

} // namespace dugout
