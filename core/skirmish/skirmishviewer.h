// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishgame.h"

namespace dugout {

/// Who looks: a player, the owner of the data, or the public.
struct SkirmishViewer
{
    Seat seat = noSeat;
    bool all = false;

    /// Whether the choices of a prompt are for these eyes.
    [[nodiscard]] bool see(const Prompt &prompt) const
    {
        return all || prompt.seat == seat || !SkirmishGame::isSecret(prompt);
    }
    /// Whether they may know that it is asked.
    [[nodiscard]] bool know(const Prompt &prompt) const
    {
        return all || SkirmishGame::isKnownTo(prompt, seat);
    }
    /// Whether a line of the log is for them: all of them are.
    [[nodiscard]] bool read(const SkirmishState & /*state*/, const EventGroup & /*group*/) const
    {
        return true;
    }
    [[nodiscard]] bool seeHand(Seat player) const { return all || player == seat; }
};

} // namespace dugout
