// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/paperslip.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Event chosen(const QString &prompt, const QString &choice)
{
    Event event;
    event.prompt = prompt;
    event.choices = {choice};
    return event;
}

Event counted(const QString &prompt, Seat seat, int number)
{
    Event event;
    event.prompt = prompt;
    event.seat = seat;
    event.number = number;
    return event;
}

void addNumbers(std::vector<Event> &events, const QString &prompt, const std::array<int, 2> &each)
{
    const QStringList sides{u".home"_s, u".away"_s};
    for (const Seat seat : {0, 1}) {
        const int number = each.at(static_cast<size_t>(seat));
        if (number > 0)
            events.push_back(counted(prompt + sides.at(seat), seat, number));
    }
}

} // namespace

std::vector<Event> eventsOf(const PaperSlip &slip)
{
    std::vector<Event> events;
    addNumbers(events, u"paper.fans"_s, slip.fans);
    addNumbers(events, u"paper.gold"_s, slip.gold);
    for (const QString &each : slip.touchdowns)
        events.push_back(chosen(u"paper.touchdown"_s, each));
    for (const QString &each : slip.completions)
        events.push_back(chosen(u"paper.completion"_s, each));
    for (const QString &each : slip.interceptions)
        events.push_back(chosen(u"paper.interception"_s, each));
    for (const PaperCasualty &each : slip.casualties) {
        events.push_back(chosen(u"paper.casualty"_s, each.victim));
        events.push_back(chosen(u"paper.harm"_s, each.result));
        events.push_back(chosen(u"paper.by"_s, each.by.isEmpty() ? u"none"_s : each.by));
    }
    static const QStringList ways{u"none"_s, u"conceded.0"_s, u"conceded.1"_s, u"gave-up.0"_s,
                                  u"gave-up.1"_s};
    if (slip.conceded != PaperConcession::None)
        events.push_back(
            chosen(u"paper.conceded"_s, ways.at(static_cast<qsizetype>(slip.conceded))));
    if (slip.winner != noSeat)
        events.push_back(chosen(u"paper.shoot-out"_s, u"winner.%1"_s.arg(slip.winner)));
    Event done;
    done.prompt = u"paper.done"_s;
    events.push_back(done);
    return events;
}

} // namespace dugout
