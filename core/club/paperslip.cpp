// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/paperslip.h"

#include "core/match/state/promptnames.h"

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
    if (!slip.stadium.isEmpty())
        events.push_back(chosen(Asks::PaperStadium, slip.stadium));
    for (const QString &each : slip.touchdowns)
        events.push_back(chosen(Asks::PaperTouchdown, each));
    for (const QString &each : slip.completions)
        events.push_back(chosen(Asks::PaperCompletion, each));
    for (const QString &each : slip.interceptions)
        events.push_back(chosen(Asks::PaperInterception, each));
    for (const PaperCasualty &each : slip.casualties) {
        events.push_back(chosen(Asks::PaperCasualty, each.victim));
        events.push_back(chosen(Asks::PaperHarm, each.result));
        events.push_back(chosen(Asks::PaperBy, each.by.isEmpty() ? Choice::None : each.by));
    }
    static const QStringList ways{Choice::None, Choice::Conceded0, Choice::Conceded1,
                                  Choice::GaveUp0, Choice::GaveUp1};
    if (slip.conceded != PaperConcession::None)
        events.push_back(
            chosen(Asks::PaperConceded, ways.at(static_cast<qsizetype>(slip.conceded))));
    if (slip.winner != noSeat)
        events.push_back(chosen(Asks::PaperShootOut, u"winner.%1"_s.arg(slip.winner)));
    Event done;
    done.prompt = Asks::PaperDone;
    events.push_back(done);
    return events;
}

} // namespace dugout
