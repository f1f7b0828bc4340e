// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/askedalone.h"

#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/state/tablerefs.h"
#include "core/skirmish/steps/stephelp.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isToTheTable(const Prompt &prompt)
{
    return prompt.seat == noSeat
        && (prompt.id == SkirmishAsks::React || prompt.id == SkirmishAsks::PowerTable);
}

/// What a player answers once he is called on.
bool isOfOne(const QString &prompt)
{
    return prompt == SkirmishAsks::Reaction || prompt == SkirmishAsks::Power
        || prompt == SkirmishAsks::PowerSaid;
}

Event callOn(const Prompt &prompt, Seat seat)
{
    Event event;
    event.prompt = prompt.id;
    event.seat = seat;
    event.choices = seatChoices({seat});
    return event;
}

/// Those who have said nothing yet stand in the order in which they have the word.
Seat whoHasTheWord(const Prompt &prompt, Seat seat, const HasOwnDevice &hasOwnDevice)
{
    std::vector<Seat> left;
    for (const QString &choice : prompt.choices) {
        if (const auto one = SeatRef::fromString(choice))
            left.push_back(one->seat);
    }
    for (const Seat one : left) {
        if (one == seat || hasOwnDevice(one))
            return one;
    }
    return left.empty() ? noSeat : left.front();
}

/// What he is asked as soon as he is called on.
std::vector<Prompt> onceCalled(const SkirmishGame &game, SkirmishState state, const Prompt &prompt,
                               Seat seat)
{
    std::vector<Prompt> own;
    if (!game.apply(state, callOn(prompt, seat)))
        return own;
    for (const Prompt &one : game.prompts(state)) {
        if (!one.alwaysOffered && one.seat == seat)
            own.push_back(one);
    }
    return own;
}

} // namespace

std::vector<Prompt> askedAlone(const SkirmishGame &game, const SkirmishState &state,
                               const std::vector<Prompt> &asked, Seat seat,
                               const HasOwnDevice &hasOwnDevice)
{
    std::vector<Prompt> all;
    for (const Prompt &prompt : asked) {
        const Seat speaks
            = isToTheTable(prompt) ? whoHasTheWord(prompt, seat, hasOwnDevice) : noSeat;
        if (speaks == noSeat) {
            all.push_back(prompt);
            continue;
        }
        for (const Prompt &own : onceCalled(game, state, prompt, speaks))
            all.push_back(own);
    }
    return all;
}

std::vector<Event> answeredAlone(const std::vector<Prompt> &asked, const Event &own)
{
    const auto table = std::find_if(asked.begin(), asked.end(), isToTheTable);
    if (table == asked.end() || !isOfOne(own.prompt))
        return {own};
    return {callOn(*table, own.seat), own};
}

} // namespace dugout
