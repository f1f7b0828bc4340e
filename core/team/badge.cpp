// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/badge.h"

#include "core/team/teamfields.h"

using namespace Qt::StringLiterals;

namespace dugout {

template<>
const QStringList &enumWords<BadgeShape>()
{
    static const QStringList words{u"round"_s,   u"shield"_s,  u"square"_s,
                                   u"diamond"_s, u"hexagon"_s, u"pennant"_s};
    return words;
}

template<>
const QStringList &enumWords<BadgeCharge>()
{
    static const QStringList words{u"none"_s,  u"ball"_s, u"star"_s, u"skull"_s,
                                   u"crown"_s, u"axe"_s,  u"wing"_s, u"flame"_s,
                                   u"claw"_s,  u"bolt"_s, u"tree"_s, u"fist"_s};
    return words;
}

QString Rgb::toString() const
{
    const auto two = [](std::uint8_t part) { return u"%1"_s.arg(part, 2, 16, QChar(u'0')); };
    return u'#' + two(red) + two(green) + two(blue);
}

std::optional<Rgb> Rgb::parse(QStringView text)
{
    if (text.size() != 7 || !text.startsWith(u'#'))
        return std::nullopt;
    bool isNumber = false;
    const uint value = text.mid(1).toUInt(&isNumber, 16);
    if (!isNumber || !text.at(1).isLetterOrNumber())
        return std::nullopt;
    return Rgb{static_cast<std::uint8_t>(value >> 16), static_cast<std::uint8_t>(value >> 8),
               static_cast<std::uint8_t>(value)};
}

std::optional<BadgeShape> badgeShapeFromName(QStringView name)
{
    return enumFromWord<BadgeShape>(name);
}

std::optional<BadgeCharge> badgeChargeFromName(QStringView name)
{
    return enumFromWord<BadgeCharge>(name);
}

bool isUsableBadgeImage(const QByteArray &png)
{
    return png.size() <= Badge::mostImageBytes && png.startsWith("\x89PNG\r\n\x1a\n");
}

} // namespace dugout
