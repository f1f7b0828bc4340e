// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace dugout {

/// A colour as a plain value: core knows no QtGui.
struct Rgb
{
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    /// "#rrggbb", lower case.
    [[nodiscard]] QString toString() const;
    [[nodiscard]] static std::optional<Rgb> parse(QStringView text);
    bool operator==(const Rgb &) const = default;
};

enum class BadgeShape { Round, Shield, Square, Diamond, Hexagon, Pennant };
enum class BadgeCharge { None, Ball, Star, Skull, Crown, Axe, Wing, Flame, Claw, Bolt, Tree, Fist };

inline constexpr std::array allBadgeShapes{BadgeShape::Round,   BadgeShape::Shield,
                                           BadgeShape::Square,  BadgeShape::Diamond,
                                           BadgeShape::Hexagon, BadgeShape::Pennant};
inline constexpr std::array allBadgeCharges{
    BadgeCharge::None,  BadgeCharge::Ball, BadgeCharge::Star, BadgeCharge::Skull,
    BadgeCharge::Crown, BadgeCharge::Axe,  BadgeCharge::Wing, BadgeCharge::Flame,
    BadgeCharge::Claw,  BadgeCharge::Bolt, BadgeCharge::Tree, BadgeCharge::Fist};

/// The word in files and on the command line.
[[nodiscard]] std::optional<BadgeShape> badgeShapeFromName(QStringView name);
[[nodiscard]] std::optional<BadgeCharge> badgeChargeFromName(QStringView name);

/// A team's badge: drawn by the app from a shape and a charge, or a picture of the coach's own.
struct Badge
{
    /// A picture larger than this is refused: a badge travels inside team files and events.
    static constexpr qsizetype mostImageBytes = 256 * 1024;

    BadgeShape shape = BadgeShape::Shield;
    BadgeCharge charge = BadgeCharge::Ball;
    Rgb field{32, 64, 128};
    Rgb chargeColour{255, 255, 255};
    QByteArray png; ///< when not empty, shown instead of the drawing

    bool operator==(const Badge &) const = default;
};

/// True for bytes that begin as PNG files do and are not too many.
[[nodiscard]] bool isUsableBadgeImage(const QByteArray &png);

} // namespace dugout
