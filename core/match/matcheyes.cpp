// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/matcheyes.h"

#include "core/match/effects/carddecks.h"

namespace dugout {

bool namesCards(const MatchContext &context, const Prompt &prompt)
{
    return std::any_of(prompt.choices.begin(), prompt.choices.end(),
                       [&context](const QString &choice) {
                           return choice.contains(u'/') && findCard(context, choice) != nullptr;
                       });
}

bool MatchEyes::see(const MatchContext &context, const Prompt &prompt) const
{
    return all || prompt.seat == noSeat || prompt.seat == seat || !namesCards(context, prompt);
}

bool MatchEyes::know(const MatchContext &context, const Prompt &prompt) const
{
    // What must be answered is known to all; an offer to play one is not.
    const bool isOffer
        = prompt.aside || prompt.id.endsWith(u"card.home") || prompt.id.endsWith(u"card.away");
    return !isOffer || see(context, prompt);
}

Prompt MatchEyes::shown(const MatchContext &context, const MatchState &state, Prompt prompt) const
{
    if (!see(context, prompt)) {
        prompt.choices.clear();
        prompt.usual.clear();
        return prompt;
    }
    if (all || !prompt.byLot || prompt.seat == noSeat || !namesCards(context, prompt))
        return prompt;
    // Put back what only the other one holds.
    MatchState seen = state;
    SideState &other = seen.side(MatchState::otherSeat(prompt.seat));
    other.cards.clear();
    other.drawn.clear();
    const QString deck = prompt.choices.constFirst().section(u'/', 0, 0);
    prompt.choices = cardsLeft(context, seen, deck);
    return prompt;
}

} // namespace dugout
