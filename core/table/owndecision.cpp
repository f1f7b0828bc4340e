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
        return !prompt.alwaysOffered && !prompt.skippable && prompt.decides == noSeat
            && prompt.seat == decision.seat;
    });
}

const Prompt *promptNamed(const std::vector<Prompt> &asked, QStringView id)
{
    const auto found = std::find_if(asked.begin(), asked.end(),
                                    [id](const Prompt &prompt) { return prompt.id == id; });
    return found == asked.end() ? nullptr : &*found;
}

/// The player in the way was named on the phone of the coach who decides it: asked once more, that
/// coach would take it back with the tap that only means to go on, and a button of its own takes
/// answers back.
bool isNamedAlready(const Prompt &prompt, const std::function<bool(Seat)> &hasPhone)
{
    return prompt.id == Asks::RollAgainst && !prompt.usual.isEmpty() && hasPhone(prompt.decides);
}

} // namespace

std::vector<Prompt> withOwnDecisions(std::vector<Prompt> asked, Seat seat,
                                     const std::function<bool(Seat)> &hasPhone)
{
    std::erase_if(asked,
                  [&hasPhone](const Prompt &prompt) { return isNamedAlready(prompt, hasPhone); });
    const std::vector<Prompt> before = asked;
    for (Prompt &prompt : asked) {
        if (prompt.decides == noSeat || prompt.seat == noSeat)
            continue;
        const bool isHis = prompt.onlyTheirs && hasPhone(prompt.decides);
        if ((isHis || prompt.decides == seat) && !prompt.alwaysOffered)
            prompt.skippable = isOffered(before, prompt);
        if (isHis) {
            prompt.seat = prompt.decides;
            prompt.theirs.clear();
            if (prompt.id == Asks::RollAgainst) // nobody is in the way unless somebody is named
                prompt.atLeast = std::max(prompt.atLeast, 1);
        }
    }
    return asked;
}

std::vector<Prompt> oneAfterTheOther(std::vector<Prompt> asked, const std::vector<Prompt> &apart,
                                     const std::function<bool(Seat)> &hasPhone)
{
    for (Prompt &prompt : asked) {
        const Prompt *part = promptNamed(apart, Asks::BlockPart);
        if (prompt.id == Asks::BlockOutcome && part && hasPhone(prompt.seat)
            && hasPhone(prompt.decides))
            prompt = *part;
    }
    // What went well goes on, and ends his offer, as soon as the other answers.
    const Prompt *kept = promptNamed(apart, Asks::RollKept);
    const auto isNext
        = [](const Prompt &prompt) { return !prompt.alwaysOffered && !prompt.skippable; };
    const bool waits = kept && hasPhone(kept->seat)
        && std::none_of(asked.begin(), asked.end(), [&](const Prompt &prompt) {
                           return isNext(prompt) && prompt.seat == kept->seat;
                       });
    if (waits) {
        std::erase_if(asked, isNext);
        asked.push_back(*kept);
        asked.back().skippable = false; // nothing goes on before that
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
