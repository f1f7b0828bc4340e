// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/harmcause.h"

#include <algorithm>

namespace dugout {

namespace {

/// In the order of the enum.
constexpr QStringView names[]{u"",      u"axe",      u"bite",  u"blitz",  u"block",
                              u"bomb",  u"chainsaw", u"crowd", u"danger", u"eaten",
                              u"fall",  u"foul",     u"mine",  u"other",  u"rock",
                              u"spell", u"stab",     u"stun",  u"warp",   u"weapon"};
static_assert(std::size(names) == allHarmCauses.size());

} // namespace

QString harmCauseName(HarmCause cause)
{
    return names[static_cast<size_t>(cause)].toString();
}

HarmCause harmCauseNamed(QStringView name)
{
    const auto found = std::find(std::begin(names), std::end(names), name);
    return found == std::end(names) ? HarmCause::None
                                    : allHarmCauses.at(static_cast<size_t>(found - names));
}

} // namespace dugout
