// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishgame.h"

#include <functional>

namespace dugout {

/// Whether a player has something of his own to answer with, such as a phone.
using HasOwnDevice = std::function<bool(Seat)>;

/// What a player is asked who answers for himself alone. Of what the whole table is asked, who
/// reacts or plays a power card, there is only the part of the player who is next in the rules'
/// order, at any device. Everything else stays.
[[nodiscard]] std::vector<Prompt> askedAlone(const SkirmishGame &game, const SkirmishState &state,
                                             const std::vector<Prompt> &asked);

/// His answer as the table takes it: where the table is asked he is called on first.
[[nodiscard]] std::vector<Event> answeredAlone(const std::vector<Prompt> &asked, const Event &own);

/// What a screen asks that those share who have no device of their own: of a question to the table
/// the part of those who have the word before anybody else; where that is somebody with a device,
/// what he is asked there.
[[nodiscard]] std::vector<Prompt> askedAtScreen(const SkirmishGame &game,
                                                const SkirmishState &state,
                                                const std::vector<Prompt> &asked,
                                                const HasOwnDevice &hasOwnDevice);

/// An answer to that as the table takes it: a player at the shared screen answers alone as long as
/// somebody has a device of their own.
[[nodiscard]] std::vector<Event> answeredAtScreen(const SkirmishGame &game,
                                                  const SkirmishState &state,
                                                  const std::vector<Prompt> &asked,
                                                  const HasOwnDevice &hasOwnDevice,
                                                  const Event &event);

} // namespace dugout
