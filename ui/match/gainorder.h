// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "ui/play/offeredprompt.h"

namespace dugout {

/// What a player may learn or a mercenary may have, as a coach looks for it: what a roll rarely
/// allows first, skills of one price in the order of the language. Other prompts are left alone.
void orderGains(const Ruleset &ruleset, OfferedPrompt &offer);

} // namespace dugout
