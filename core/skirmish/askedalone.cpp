// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/askedalone.h"

#include "core/play/choosing.h"
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

/// Those who have said nothing yet, in the order in which they have the word.
std::vector<Seat> waitingFor(const Prompt &prompt)
{
    std::vector<Seat> left;
    for (const QString &choice : prompt.choices) {
        if (const auto one = SeatRef::fromString(choice))
            left.push_back(one->seat);
    }
    return left;
}

/// Those of them who have the word before anybody with a device.
std::vector<Seat> firstAtScreen(const Prompt &prompt, const HasOwnDevice &hasOwnDevice)
{
    std::vector<Seat> first = waitingFor(prompt);
    first.erase(std::find_if(first.begin(), first.end(), hasOwnDevice), first.end());
    return first;
}

/// What the whole table says, as one says it for himself alone; empty where he names somebody.
QString forOneself(const QString &choice, const Prompt &own)
{
    if (choice == SkirmishChoice::Nobody)
        return own.id == SkirmishAsks::Reaction ? SkirmishChoice::Decline : SkirmishChoice::Pass;
    if (choice == SkirmishChoice::Rest)
        return SkirmishChoice::OwnRest;
    if (choice == SkirmishChoice::Quiet)
        return SkirmishChoice::OwnQuiet;
    return choice == SkirmishChoice::Onward ? QString(SkirmishChoice::OwnOnward) : QString();
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
                               const std::vector<Prompt> &asked)
{
    std::vector<Prompt> all;
    for (const Prompt &prompt : asked) {
        const std::vector<Seat> left
            = isToTheTable(prompt) ? waitingFor(prompt) : std::vector<Seat>();
        if (left.empty()) {
            all.push_back(prompt);
            continue;
        }
        for (const Prompt &own : onceCalled(game, state, prompt, left.front()))
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

std::vector<Prompt> askedAtScreen(const SkirmishGame &game, const SkirmishState &state,
                                  const std::vector<Prompt> &asked,
                                  const HasOwnDevice &hasOwnDevice)
{
    std::vector<Prompt> all = asked;
    const auto table = std::find_if(all.begin(), all.end(), isToTheTable);
    if (table == all.end() || waitingFor(*table).empty())
        return all;
    const std::vector<Seat> first = firstAtScreen(*table, hasOwnDevice);
    if (first.empty())
        return askedAlone(game, state, asked);
    table->choices.removeIf([&first](const QString &choice) {
        const auto one = SeatRef::fromString(choice);
        return one && std::find(first.begin(), first.end(), one->seat) == first.end();
    });
    return all;
}

std::vector<Event> answeredAtScreen(const SkirmishGame &game, const SkirmishState &state,
                                    const std::vector<Prompt> &asked,
                                    const HasOwnDevice &hasOwnDevice, const Event &event)
{
    bool shared = true;
    for (Seat seat = 0; seat < game.context().playerCount(); ++seat)
        shared = shared && !hasOwnDevice(seat);
    const auto table = std::find_if(asked.begin(), asked.end(), isToTheTable);
    if (shared || table == asked.end() || event.prompt != table->id)
        return answeredAlone(asked, event);
    std::vector<Event> events;
    for (const Seat seat : firstAtScreen(*table, hasOwnDevice)) {
        const std::vector<Prompt> own = onceCalled(game, state, *table, seat);
        const QString choice = own.empty() ? QString() : forOneself(event.choice(), own.front());
        if (choice.isEmpty())
            return {event}; // somebody wants something
        events.push_back(callOn(*table, seat));
        events.push_back(choosing(own.front(), choice));
    }
    return events.empty() ? std::vector<Event>{event} : events;
}

} // namespace dugout
