// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"
#include "core/team/badge.h"

namespace dugout {

/// What a team is told apart by.
struct TeamDress
{
    Rgb primary{};
    Rgb secondary{};
    Badge badge{};

    bool operator==(const TeamDress &) const = default;
};

/// Teams are told apart from the first day: the sign is that of their list, shape and colours come
/// from the name. Coaches change them as they like.
[[nodiscard]] TeamDress ownDress(const QString &name, const RosterId &roster);

} // namespace dugout
