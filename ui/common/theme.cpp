// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/theme.h"

#include <QColor>

#include <algorithm>
#include <iterator>

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

/// Its three values, in the order of the themes.
struct ShadeValues
{
    Shade shade;
    QRgb light, dark, highContrast;
};

constexpr ShadeValues shades[]{
    {Shade::Chosen, 0xFFF2C230, 0xFFF2C230, 0xFFFFFF00},
    {Shade::ChosenRow, 0xFFFFF5D1, 0xFF3B3420, 0xFF1A1A1A},
    {Shade::GoTint, 0xFFEDF5F0, 0xFF22342C, 0xFF000000},
    {Shade::OfferBand, 0xFFFDF5E6, 0xFF33291A, 0xFF000000},
    {Shade::OfferLine, 0xFFE9CF9C, 0xFF6B5427, 0xFFFFBF00},
    {Shade::WarnPill, 0xFFFBF0DC, 0xFF3A2E17, 0xFF000000},
    {Shade::WarnPillInk, 0xFF7A4800, 0xFFE8B65C, 0xFFFFBF00},
    {Shade::BadPill, 0xFFFAE6E4, 0xFF3F2423, 0xFF000000},
    {Shade::BadPillInk, 0xFF9E1F18, 0xFFF0958D, 0xFFFF6B60},
    {Shade::QuietPill, 0xFFEFEDE6, 0xFF2B333B, 0xFF000000},
    {Shade::QuietPillInk, 0xFF5C6269, 0xFFA3ADB6, 0xFFFFFFFF},
    {Shade::GoodPill, 0xFFE3EFE8, 0xFF20382C, 0xFF000000},
    {Shade::GoodPillInk, 0xFF235A3E, 0xFF7CCBA0, 0xFF00FF7F},
    {Shade::Live, 0xFF1F5FA8, 0xFF2A66AE, 0xFF000000},
    {Shade::LiveInk, 0xFFFFFFFF, 0xFFFFFFFF, 0xFF7FD4FF},
    {Shade::LivePill, 0xFFE4EDF8, 0xFF1B3048, 0xFF000000},
    {Shade::LivePillInk, 0xFF1B5393, 0xFF8FBCEE, 0xFF7FD4FF},
    {Shade::DoneInk, 0xFF62686F, 0xFF9AA4AD, 0xFFFFFFFF},
    {Shade::Grass, 0xFF76A66F, 0xFF3F6440, 0xFF0B2A12},
    {Shade::GrassOther, 0xFF7FAE78, 0xFF466D47, 0xFF0B2A12},
    {Shade::OnGrass, 0xFFFFFFFF, 0xFFF2F4F0, 0xFFFFFFFF},
    {Shade::Way, 0xFFFFE48A, 0xFFFFE48A, 0xFFFFFF00},
    {Shade::WayEdge, 0xFF3A4047, 0xFF14181C, 0xFF000000},
    {Shade::Poster, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF},
    {Shade::PosterInk, 0xFF1F2328, 0xFF1F2328, 0xFF000000},
};

/// The theme that a palette belongs to.
ThemeKind kindOf(const QPalette &palette)
{
    if (strokeWidth(palette) > 1.0)
        return ThemeKind::HighContrast;
    return isDark(palette) ? ThemeKind::Dark : ThemeKind::Light;
}

/// So much of the team's colour, the rest is the card.
QColor mixed(const QPalette &palette, const QColor &team, double part)
{
    const QColor card = palette.color(tone::card);
    const auto each = [part](int of, int with) { return qRound(of * part + with * (1.0 - part)); };
    return {each(team.red(), card.red()), each(team.green(), card.green()),
            each(team.blue(), card.blue())};
}

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

QColor shade(const QPalette &palette, Shade shade)
{
    const auto *row
        = std::find_if(std::begin(shades), std::end(shades),
                       [shade](const ShadeValues &each) { return each.shade == shade; });
    switch (kindOf(palette)) {
    case ThemeKind::Dark:
        return QColor::fromRgb(row->dark);
    case ThemeKind::HighContrast:
        return QColor::fromRgb(row->highContrast);
    case ThemeKind::Light:
        break;
    }
    return QColor::fromRgb(row->light);
}

/// Where contrast is everything nothing is tinted.
QColor teamTint(const QPalette &palette, const QColor &team)
{
    switch (kindOf(palette)) {
    case ThemeKind::Dark:
        return mixed(palette, team, 0.22);
    case ThemeKind::HighContrast:
        return palette.color(tone::card);
    case ThemeKind::Light:
        break;
    }
    return mixed(palette, team, 0.12);
}

QColor teamMiddle(const QPalette &palette, const QColor &team)
{
    return kindOf(palette) == ThemeKind::HighContrast ? palette.color(tone::card)
                                                      : mixed(palette, team, 0.40);
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::WindowText).lightness()
        > palette.color(QPalette::Window).lightness();
}

} // namespace dugout
