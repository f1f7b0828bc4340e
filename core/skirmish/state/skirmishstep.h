// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/fighterref.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/state/skirmishstepdata.h"

namespace dugout {

/// What a step of a skirmish is: inside the game a value that the compiler knows, a word where the
/// state is shown.
using SkirmishStepKind = KnownWord<SkirmishKinds>;

/// Something that is still to happen in a skirmish.
struct SkirmishStep
{
    SkirmishStepKind kind; ///< names the rule that handles it
    Seat seat = noSeat; ///< who is asked
    FighterRef fighter{}; ///< who acts
    SkirmishStepData data{}; ///< values of its own

    /// Its values: only where they are of this type.
    template<typename Data>
    [[nodiscard]] const Data &as() const
    {
        return data.get<Data>();
    }
    template<typename Data>
    [[nodiscard]] Data &as()
    {
        return data.get<Data>();
    }
    bool operator==(const SkirmishStep &) const = default;
};

} // namespace dugout
