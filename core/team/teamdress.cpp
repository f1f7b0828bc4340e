// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/teamdress.h"

#include <iterator>

namespace dugout {

namespace {

/// The same on every machine.
std::uint32_t mixed(const QString &words)
{
    constexpr std::uint32_t start = 2166136261U;
    constexpr std::uint32_t factor = 16777619U;
    std::uint32_t mix = start;
    for (const char byte : words.toUtf8())
        mix = (mix ^ static_cast<std::uint8_t>(byte)) * factor;
    return mix ^ (mix >> 15U);
}

template<typename Row>
auto pick(const Row &row, std::uint32_t number)
{
    return row[number % std::size(row)];
}

} // namespace

TeamDress ownDress(const QString &name, const RosterId &roster)
{
    constexpr Rgb white{255, 255, 255};
    constexpr Rgb gold{242, 201, 76};
    constexpr Rgb grounds[]{{31, 78, 140}, {180, 83, 26},  {47, 111, 78}, {122, 31, 61},
                            {91, 62, 150}, {24, 110, 125}, {150, 30, 30}, {60, 66, 74},
                            {140, 98, 22}, {20, 60, 90}};
    constexpr BadgeShape shapes[]{BadgeShape::Shield, BadgeShape::Round, BadgeShape::Hexagon,
                                  BadgeShape::Pennant, BadgeShape::Diamond};
    const std::uint32_t mix = mixed(name);
    TeamDress dress;
    dress.primary = pick(grounds, mix);
    dress.secondary = (mix >> 8U) % 3 == 0 ? gold : white;
    dress.badge.field = dress.primary;
    dress.badge.chargeColour = dress.secondary;
    dress.badge.shape = pick(shapes, mix >> 4U);
    // Not the first of them, which is none.
    dress.badge.charge = allBadgeCharges[1 + mixed(roster.text()) % (allBadgeCharges.size() - 1)];
    return dress;
}

} // namespace dugout
