// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishstate.h"

namespace dugout {

const SkirmishFighter *SkirmishState::find(const FighterRef &ref) const
{
    if (ref.seat < 0 || ref.seat >= playerCount())
        return nullptr;
    const auto &all = player(ref.seat).fighters;
    const auto found = std::find_if(
        all.begin(), all.end(), [&ref](const SkirmishFighter &one) { return one.id == ref.id; });
    return found == all.end() ? nullptr : &*found;
}

SkirmishFighter *SkirmishState::find(const FighterRef &ref)
{
    return const_cast<SkirmishFighter *>(std::as_const(*this).find(ref)); // NOLINT: same search
}

} // namespace dugout
