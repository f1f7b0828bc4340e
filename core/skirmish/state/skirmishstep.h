// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/fighterref.h"

namespace dugout {

/// Something that is still to happen in a skirmish. What the fields mean is the kind's own.
struct SkirmishStep
{
    QString kind; ///< names the rule that handles it
    Seat seat = noSeat; ///< who is asked
    FighterRef fighter{}; ///< who acts
    QString detail{}; // initialised so that steps can be written down short
    int number = 0;
    bool flag = false;
    QStringList names{};

    bool operator==(const SkirmishStep &) const = default;
};

} // namespace dugout
