// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

namespace dugout {

enum class ThemeKind { Light, Dark, HighContrast };

/// The palette of a theme. Widgets take every colour from their palette, by role.
[[nodiscard]] QPalette themePalette(ThemeKind kind);

/// True when the palette is light text on a dark ground.
[[nodiscard]] bool isDark(const QPalette &palette);

/// How thick lines are drawn: twice as thick where contrast is everything.
[[nodiscard]] qreal strokeWidth(const QPalette &palette);

/// What the roles of the palette mean in Dugout. Meaning is never by colour alone: a word or a
/// shape goes with each of these.
namespace tone {

inline constexpr QPalette::ColorRole ground = QPalette::Window;
inline constexpr QPalette::ColorRole card = QPalette::Base;
inline constexpr QPalette::ColorRole line = QPalette::Mid;
inline constexpr QPalette::ColorRole ink = QPalette::WindowText;
inline constexpr QPalette::ColorRole greyInk = QPalette::PlaceholderText;
inline constexpr QPalette::ColorRole go = QPalette::Highlight; ///< the one filled button
inline constexpr QPalette::ColorRole onGo = QPalette::HighlightedText;
inline constexpr QPalette::ColorRole goInk = QPalette::Link; ///< *go* as text on a card
inline constexpr QPalette::ColorRole look = QPalette::LinkVisited; ///< look here
inline constexpr QPalette::ColorRole harm = QPalette::BrightText;
inline constexpr QPalette::ColorRole rail = QPalette::Shadow;
inline constexpr QPalette::ColorRole railInk = QPalette::Light;
inline constexpr QPalette::ColorRole soft = QPalette::AlternateBase; ///< quiet fill inside a card

} // namespace tone

/// What has a colour of its own in each theme, but no role in a palette.
enum class Shade {
    Chosen, ///< the mark beside who or what is chosen
    ChosenRow, ///< the row behind it
    GoTint, ///< behind what can be done now
    OfferBand, ///< behind a question that comes before its consequences
    OfferLine,
    WarnPill, ///< the ground of a short state word, and its letters
    WarnPillInk,
    BadPill,
    BadPillInk,
    QuietPill,
    QuietPillInk,
    GoodPill,
    GoodPillInk,
    Live, ///< a match that is being played now, and its state word
    LiveInk,
    LivePill,
    LivePillInk,
    DoneInk, ///< a name that has done its part
    Grass, ///< two stripes of it
    GrassOther,
    OnGrass, ///< lines, and the edge of players
    Way, ///< over the pitch, and what it is edged with
    WayEdge,
    Poster, ///< what is bright on the colours of the teams, whatever the theme
    PosterInk, ///< and what is written on that
};
[[nodiscard]] QColor shade(const QPalette &palette, Shade shade);

/// A team's colour mixed into the card: as a quiet ground, or as a number that is past.
[[nodiscard]] QColor teamTint(const QPalette &palette, const QColor &team);
[[nodiscard]] QColor teamMiddle(const QPalette &palette, const QColor &team);

} // namespace dugout
