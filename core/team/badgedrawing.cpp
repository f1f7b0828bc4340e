// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/badgedrawing.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SignDrawing
{
    const char *sign;
    const char *holes;
};

constexpr const char *outlines[]{
    // round
    ("M96 50 C96 75.41 75.41 96 50 96 C24.59 96 4 75.41 4 50 C4 24.59 24.59 4 50 4 "
     "C75.41 4 96 24.59 96 50 Z"),
    // shield
    "M8 6 L92 6 L92 50 C92 74 72 88 50 96 C28 88 8 74 8 50 Z",
    // square
    "M16 6 L84 6 Q94 6 94 16 L94 84 Q94 94 84 94 L16 94 Q6 94 6 84 L6 16 Q6 6 16 6 Z",
    // diamond
    "M50 2 L96 50 L50 98 L4 50 Z",
    // hexagon
    "M50 3 L93 27 L93 73 L50 97 L7 73 L7 27 Z",
    // pennant
    "M10 6 L90 6 L90 70 L50 96 L10 70 Z"};

constexpr SignDrawing signs[]{
    // none
    {"", ""},
    // ball
    {"M24 76 C18 44 44 18 76 24 C82 56 56 82 24 76 Z", "M34 48 L66 48 L66 52 L34 52 Z"},
    // star
    {"M50 16 L58.23 38.67 L82.34 39.49 L63.31 54.33 L69.98 77.51 L50 64 L30.02 77.51 "
     "L36.69 54.33 L17.66 39.49 L41.77 38.67 Z",
     ""},
    // skull
    {"M73 43 C73 54.6 62.7 64 50 64 C37.3 64 27 54.6 27 43 C27 31.4 37.3 22 50 22 "
     "C62.7 22 73 31.4 73 43 Z M40 54 L60 54 Q64 54 64 58 L64 72 Q64 76 60 76 L40 76 "
     "Q36 76 36 72 L36 58 Q36 54 40 54 Z",
     "M47 43 C47 46.87 44.09 50 40.5 50 C36.91 50 34 46.87 34 43 C34 39.13 36.91 36 "
     "40.5 36 C44.09 36 47 39.13 47 43 Z M66 43 C66 46.87 63.09 50 59.5 50 C55.91 50 "
     "53 46.87 53 43 C53 39.13 55.91 36 59.5 36 C63.09 36 66 39.13 66 43 Z M44 66 L47 "
     "66 L47 76 L44 76 Z M53 66 L56 66 L56 76 L53 76 Z"},
    // crown
    {"M24 34 L38 50 L50 26 L62 50 L76 34 L72 72 L28 72 Z", ""},
    // axe
    {"M47 20 L53 20 L53 82 L47 82 Z M53 24 C74 22 82 36 78 54 C70 46 62 46 53 48 Z M47 "
     "24 C26 22 18 36 22 54 C30 46 38 46 47 48 Z",
     ""},
    // wing
    {"M20 30 L82 26 L72 42 L62 44 L66 56 L52 56 L54 68 L38 66 L30 78 L30 52 Z", ""},
    // flame
    {"M50 16 C56 34 76 42 70 64 C67 78 58 82 50 82 C36 82 28 72 30 60 C32 52 38 50 40 "
     "42 C46 46 46 52 47 56 C54 46 48 30 50 16 Z",
     ""},
    // claw
    {"M38 22 Q24 50 30 80 Q38 52 44 26 Z M56 22 Q42 50 48 80 Q56 52 62 26 Z M74 22 Q60 "
     "50 66 80 Q74 52 80 26 Z",
     ""},
    // bolt
    {"M56 16 L28 56 L46 56 L40 84 L72 42 L53 42 Z", ""},
    // tree
    {"M50 14 L70 42 L60 42 L76 66 L55 66 L55 82 L45 82 L45 66 L24 66 L40 42 L30 42 Z", ""},
    // fist
    {"M32 28 L34 28 Q38 28 38 32 L38 48 Q38 52 34 52 L32 52 Q28 52 28 48 L28 32 Q28 28 "
     "32 28 Z M43 28 L45 28 Q49 28 49 32 L49 48 Q49 52 45 52 L43 52 Q39 52 39 48 L39 "
     "32 Q39 28 43 28 Z M54 28 L56 28 Q60 28 60 32 L60 48 Q60 52 56 52 L54 52 Q50 52 "
     "50 48 L50 32 Q50 28 54 28 Z M65 28 L67 28 Q71 28 71 32 L71 48 Q71 52 67 52 L65 "
     "52 Q61 52 61 48 L61 32 Q61 28 65 28 Z M34 46 L66 46 Q72 46 72 52 L72 62 Q72 68 "
     "66 68 L34 68 Q28 68 28 62 L28 52 Q28 46 34 46 Z M38 64 L62 64 L62 78 L38 78 Z",
     ""}};

} // namespace

const char *badgeOutline(BadgeShape shape)
{
    return outlines[static_cast<size_t>(shape)];
}

const char *badgeSign(BadgeCharge charge)
{
    return signs[static_cast<size_t>(charge)].sign;
}

const char *badgeHoles(BadgeCharge charge)
{
    return signs[static_cast<size_t>(charge)].holes;
}

Rgb badgeEdge(const Rgb &field)
{
    const auto darker = [](std::uint8_t part) {
        return static_cast<std::uint8_t>(static_cast<int>(part) * 2 / 3);
    };
    return {darker(field.red), darker(field.green), darker(field.blue)};
}

QString badgeSvg(const Badge &badge)
{
    const auto path = [](const char *data, const Rgb &fill, const QString &more = {}) {
        return *data == '\0' ? QString()
                             : u"<path d=\"%1\" fill=\"%2\"%3/>"_s.arg(QLatin1StringView(data),
                                                                       fill.toString(), more);
    };
    return path(badgeOutline(badge.shape), badge.field,
                u" stroke=\"%1\" stroke-width=\"3\""_s.arg(badgeEdge(badge.field).toString()))
        + path(badgeSign(badge.charge), badge.chargeColour)
        + path(badgeHoles(badge.charge), badge.field);
}

} // namespace dugout
