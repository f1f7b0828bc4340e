// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/sidecolour.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace dugout {

namespace {

/// Nearer than this two edges of colour are taken for each other at arm's length.
constexpr int alike = 160;
/// And than this by eyes that lack one of the three colours: they go by how light it is as well.
constexpr int alikeToSome = 60;

using Light = std::array<double, 3>;
using Sight = std::array<Light, 3>;

/// What is left of red, green and blue light for who sees no red, no green or no blue (Machado,
/// Oliveira and Fernandes, 2009).
constexpr Sight sights[]{
    {{{0.152286, 1.052583, -0.204868},
      {0.114503, 0.786281, 0.099216},
      {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968},
      {0.280085, 0.672501, 0.047413},
      {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779},
      {-0.078411, 0.930809, 0.147602},
      {0.004733, 0.691367, 0.303900}}},
};

/// How much light a part of a colour is, from 0 to 1, and back.
double lightOf(int part)
{
    const double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

std::uint8_t partOf(double light)
{
    const double within = std::clamp(light, 0.0, 1.0);
    const double share
        = within <= 0.0031308 ? within * 12.92 : 1.055 * std::pow(within, 1 / 2.4) - 0.055;
    return static_cast<std::uint8_t>(std::lround(share * 255));
}

Rgb seenBy(const Sight &sight, const Rgb &colour)
{
    const Light light{lightOf(colour.red), lightOf(colour.green), lightOf(colour.blue)};
    const auto part = [&light](const Light &row) {
        return partOf(row[0] * light[0] + row[1] * light[1] + row[2] * light[2]);
    };
    return {part(sight[0]), part(sight[1]), part(sight[2])};
}

constexpr Rgb white{255, 255, 255};
constexpr Rgb black{0, 0, 0};
/// Blue, red, amber: one of them is far from any colour.
constexpr Rgb spareShirts[]{{43, 92, 140}, {140, 43, 43}, {199, 119, 0}};

/// Seen on a light ground and on a dark one, and not like the other side's.
bool isClear(const Rgb &colour, const Rgb &other)
{
    return areToldApart(colour, other) && colourDistance(colour, white) >= alike
        && colourDistance(colour, black) >= alike;
}

} // namespace

int colourDistance(const Rgb &a, const Rgb &b)
{
    // The eye minds green most, and red the more the redder a colour is.
    const double red = (a.red + b.red) / 2.0;
    const double dr = a.red - b.red;
    const double dg = a.green - b.green;
    const double db = a.blue - b.blue;
    return static_cast<int>(
        std::sqrt((2 + red / 256) * dr * dr + 4 * dg * dg + (2 + (255 - red) / 256) * db * db));
}

bool areToldApart(const Rgb &a, const Rgb &b)
{
    return colourDistance(a, b) >= alike
        && std::all_of(std::begin(sights), std::end(sights), [&](const Sight &sight) {
               return colourDistance(seenBy(sight, a), seenBy(sight, b)) >= alikeToSome;
           });
}

Badge sideBadge(const MatchSetup &setup, Seat seat)
{
    const Team &team = setup.teams.at(static_cast<size_t>(seat));
    Badge badge = team.badge;
    const Rgb shirt = sideColour(setup, seat);
    if (shirt == team.primary)
        return badge;
    badge.field = shirt;
    if (!areToldApart(badge.chargeColour, shirt))
        badge.chargeColour
            = colourDistance(shirt, white) > colourDistance(shirt, black) ? white : black;
    return badge;
}

Rgb sideColour(const MatchContext &context, Seat seat)
{
    return sideColour(context.setup(), seat);
}

Rgb sideColour(const MatchSetup &setup, Seat seat)
{
    const auto place = static_cast<size_t>(seat);
    const Team &team = setup.teams.at(place);
    if (setup.kits.at(place))
        return *setup.kits.at(place);
    if (seat == 0)
        return team.primary;
    const Rgb first = sideColour(setup, 0);
    if (areToldApart(team.primary, first))
        return team.primary;
    if (isClear(team.secondary, first))
        return team.secondary;
    for (const Rgb &spare : spareShirts) {
        if (isClear(spare, first))
            return spare;
    }
    return team.primary;
}

std::vector<Rgb> shirtsFor(const MatchSetup &setup, Seat seat)
{
    const Team &team = setup.teams.at(static_cast<size_t>(seat));
    const Rgb other = sideColour(setup, MatchState::otherSeat(seat));
    std::vector<Rgb> shirts{team.primary};
    const auto add = [&shirts, &other](const Rgb &colour) {
        const bool isNew = std::find(shirts.begin(), shirts.end(), colour) == shirts.end();
        if (isNew && isClear(colour, other))
            shirts.push_back(colour);
    };
    add(team.secondary);
    for (const Rgb &spare : spareShirts)
        add(spare);
    return shirts;
}

} // namespace dugout
