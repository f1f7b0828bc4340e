// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/badge.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr std::array<QStringView, allBadgeShapes.size()> shapeNames{
    u"round", u"shield", u"square", u"diamond", u"hexagon", u"pennant"};
constexpr std::array<QStringView, allBadgeCharges.size()> chargeNames{
    u"none", u"ball",  u"star", u"skull", u"crown", u"axe",
    u"wing", u"flame", u"claw", u"bolt",  u"tree",  u"fist"};

template<typename Enum, size_t count>
std::optional<Enum> find(const std::array<QStringView, count> &names, QStringView name)
{
    for (size_t row = 0; row < count; ++row) {
        if (names[row] == name)
            return static_cast<Enum>(row);
    }
    return std::nullopt;
}

} // namespace

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

QString badgeShapeName(BadgeShape shape)
{
    return shapeNames[static_cast<size_t>(shape)].toString();
}

QString badgeChargeName(BadgeCharge charge)
{
    return chargeNames[static_cast<size_t>(charge)].toString();
}

std::optional<BadgeShape> badgeShapeFromName(QStringView name)
{
    return find<BadgeShape>(shapeNames, name);
}

std::optional<BadgeCharge> badgeChargeFromName(QStringView name)
{
    return find<BadgeCharge>(chargeNames, name);
}

bool isUsableBadgeImage(const QByteArray &png)
{
    return png.size() <= Badge::mostImageBytes && png.startsWith("\x89PNG\r\n\x1a\n");
}

} // namespace dugout
