// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

#include <functional>

namespace dugout {

/// What one coach enters may be the other's to decide, such as the skill that a defender uses:
/// where it is his alone, and he has a phone, it is asked of him; else he may say it as well, and
/// beside something else it is an offer to him.
[[nodiscard]] std::vector<Prompt> withOwnDecisions(std::vector<Prompt> asked, Seat seat,
                                                   const std::function<bool(Seat)> &hasPhone);

/// What the coaches are asked one after the other where both have phones: each decides their own
/// part of a block, and a coach who may roll again decides that first, so that no answer of the
/// other takes it away (bb2016.en.txt:874, 886). `apart` is what is asked for that.
[[nodiscard]] std::vector<Prompt> oneAfterTheOther(std::vector<Prompt> asked,
                                                   const std::vector<Prompt> &apart,
                                                   const std::function<bool(Seat)> &hasPhone);

/// The answer of the coach who decided, as the game takes it: from the coach whom it asks.
[[nodiscard]] Event asEntered(const std::vector<Prompt> &asked, Event event);

} // namespace dugout
