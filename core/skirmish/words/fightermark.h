// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishcontext.h"

namespace dugout {

/// What stands on a fighter's disc wherever it is drawn, in the window, on the second screen and on
/// phones: his initial; where others in the game share it with the next letter, and where they
/// share that with a raised number, so that colour alone never tells two fighters apart. Never a
/// letter and a plain number: those name a hex.
[[nodiscard]] QString fighterMark(const SkirmishContext &context, const FighterRef &wanted);

} // namespace dugout
