// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/battlefield/battlefield.h"

#include <QString>

namespace dugout {

/// Where a board may be put beside those that lie already.
struct Placement
{
    Hex offset;
    bool turned = false;

    auto operator<=>(const Placement &) const = default;
};

/// Every legal one. With `flush` only those that join along a whole edge, as the fixed layouts do.
[[nodiscard]] std::vector<Placement> legalPlacements(const Battlefield &field, const Board &board,
                                                     const JoinLimits &limits, bool flush);

/// "9,-4" or "9,-4,turned".
[[nodiscard]] QString placementText(const Placement &placement);
[[nodiscard]] Placement placementFromText(QStringView text);

} // namespace dugout
