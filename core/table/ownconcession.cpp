// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/ownconcession.h"

#include "core/match/state/promptnames.h"

using namespace Qt::StringLiterals;

namespace dugout {

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

} // namespace dugout
