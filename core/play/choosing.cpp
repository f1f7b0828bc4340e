// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/choosing.h"

namespace dugout {

Event choosing(const Prompt &prompt, const QString &choice)
{
    Event event;
    event.prompt = prompt.id;
    event.seat = prompt.seat;
    event.choices = {choice};
    return event;
}

} // namespace dugout
