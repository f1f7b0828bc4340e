// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace dugout {

/// A race or a position as OBBLM numbers it.
struct ObblmName
{
    int id = 0;
    QString name;

    bool operator==(const ObblmName &) const = default;
};

struct ObblmRace
{
    ObblmName race;
    std::vector<ObblmName> positions;

    bool operator==(const ObblmRace &) const = default;
};

/// From `exchange/obblm.json`.
[[nodiscard]] const std::vector<ObblmRace> &obblmRaces();

} // namespace dugout
