// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/rollkept.h"

#include "core/match/state/promptnames.h"
#include "ui/match/matchkeys.h"
#include "ui/match/turnoffers.h"

namespace dugout {

void askBeforeItCounts(std::vector<OfferedPrompt> &all, const AnswerShown &last)
{
    const OfferPlace kept = offerOf(all, Asks::RollKept);
    const OfferPlace again = std::find_if(all.begin(), all.end(), [](const OfferedPrompt &one) {
        return isRollingAgain(one.prompt.id) && !one.prompt.skippable;
    });
    if (kept == all.end() || again == all.end())
        return;
    again->keeps = std::make_shared<const OfferedPrompt>(*kept);
    again->opens = true;
    again->symbols = last.symbols;
    // A coin or a die of two sides is no die that could be drawn here.
    if (std::all_of(last.faces.begin(), last.faces.end(), [](int faces) { return faces == 6; }))
        again->fell = last.dice;
    all.erase(kept);
}

} // namespace dugout
