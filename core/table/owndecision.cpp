// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/owndecision.h"

#include "core/match/state/promptnames.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// There is something to answer without it.
bool isOffered(const std::vector<Prompt> &asked, const Prompt &decision)
{
    return std::any_of(asked.begin(), asked.end(), [&decision](const Prompt &prompt) {
        return !prompt.aside && !prompt.beside && prompt.decides == noSeat
            && prompt.seat == decision.seat;
    });
}

} // namespace

std::vector<Prompt> withOwnConcession(const MatchState &state, std::vector<Prompt> asked, Seat seat)
{
    const Seat other = MatchState::otherSeat(seat);
    const auto isSlip = [](const Prompt &prompt) { return prompt.id == Asks::PaperConceded; };
    if (state.side(other).conceded)
        std::erase_if(asked, isSlip);
    for (Prompt &prompt : asked) {
        if (isSlip(prompt))
            prompt.choices.removeIf([others = u".%1"_s.arg(other)](const QString &choice) {
                return choice.endsWith(others);
            });
    }
    return asked;
}

std::vector<Prompt> withOwnDecisions(std::vector<Prompt> asked, Seat seat,
                                     const std::function<bool(Seat)> &hasPhone)
{
    const std::vector<Prompt> before = asked;
    for (Prompt &prompt : asked) {
        if (prompt.decides == noSeat || prompt.seat == noSeat)
            continue;
        if (prompt.onlyTheirs && hasPhone(prompt.decides)) {
            prompt.seat = prompt.decides;
            prompt.theirs.clear();
        } else if (prompt.decides == seat && !prompt.aside) {
            prompt.beside = isOffered(before, prompt);
        }
    }
    return asked;
}

Event asEntered(const std::vector<Prompt> &asked, Event event)
{
    const auto entered = std::find_if(asked.begin(), asked.end(), [&event](const Prompt &prompt) {
        return prompt.id == event.prompt && prompt.decides != noSeat
            && prompt.decides == event.seat;
    });
    if (entered != asked.end())
        event.seat = entered->seat;
    return event;
}

} // namespace dugout
