// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishgame.h"

#include <functional>

namespace dugout {

/// Whether a player has something of his own to answer with, such as a phone.
using HasOwnDevice = std::function<bool(Seat)>;

/// What a player is asked who answers for himself alone. Of what the whole table is asked, who
/// reacts or plays a power card, there is only the part of whoever has the word: himself, unless
/// somebody with a device of his own comes before him in the rules' order. Everything else stays.
[[nodiscard]] std::vector<Prompt> askedAlone(const SkirmishGame &game, const SkirmishState &state,
                                             const std::vector<Prompt> &asked, Seat seat,
                                             const HasOwnDevice &hasOwnDevice);

/// His answer as the table takes it: where the table is asked he is called on first.
[[nodiscard]] std::vector<Event> answeredAlone(const std::vector<Prompt> &asked, const Event &own);

} // namespace dugout
