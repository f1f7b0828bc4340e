// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/choosing.h"

namespace dugout {

Event choosing(const Prompt &prompt, const QString &choice)
{
    return choosing(prompt.id, prompt.seat, choice);
}

Event choosing(const QString &prompt, Seat seat, const QString &choice)
{
    Event event;
    event.prompt = prompt;
    event.seat = seat;
    event.choices = {choice};
    return event;
}

} // namespace dugout
