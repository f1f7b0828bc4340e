// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/matchviewer.h"

#include "core/match/effects/carddecks.h"
#include "core/match/state/promptnames.h"

namespace dugout {

Seat buyingSeat(const MatchState &state)
{
    // What lies above it is a part of the buying: a price, a card that is drawn.
    const auto shop = std::find_if(state.agenda.rbegin(), state.agenda.rend(),
                                   [](const Step &step) { return step.kind == StepKind::Shop; });
    return shop == state.agenda.rend() ? noSeat : shop->seat;
}

bool isAboutBuying(const QString &prompt)
{
    static constexpr QStringView asked[]{Asks::InducementsBuy, Asks::InducementsDone,
                                         Asks::ShopPrice,      Asks::Freebooter,
                                         Asks::MercenarySkill, Asks::DrawCard};
    return std::find(std::begin(asked), std::end(asked), prompt) != std::end(asked);
}

bool isAboutPlaying(const QString &prompt)
{
    static constexpr QStringView asked[]{Asks::CardHome, Asks::CardAway, Asks::HandCardHome,
                                         Asks::HandCardAway};
    return std::find(std::begin(asked), std::end(asked), prompt) != std::end(asked);
}

bool namesCards(const MatchContext &context, const Prompt &prompt)
{
    return std::any_of(prompt.choices.begin(), prompt.choices.end(),
                       [&context](const QString &choice) {
                           return choice.contains(u'/') && findCard(context, choice) != nullptr;
                       });
}

bool MatchViewer::see(const MatchContext &context, const Prompt &prompt) const
{
    return all || prompt.seat == noSeat || prompt.seat == seat
        || (!namesCards(context, prompt) && !isAboutBuying(prompt.id));
}

bool MatchViewer::know(const MatchContext &context, const Prompt &prompt) const
{
    // What must be answered is known to all; an offer to play one is not.
    const bool isOffer = prompt.alwaysOffered || isAboutPlaying(prompt.id);
    return !isOffer || see(context, prompt);
}

bool MatchViewer::read(const MatchState &state, const EventGroup &group) const
{
    const Seat buyer = buyingSeat(state);
    if (all || buyer == noSeat || buyer == seat)
        return true;
    return std::none_of(group.events.begin(), group.events.end(), [buyer](const Event &event) {
        return event.seat == buyer && isAboutBuying(event.prompt);
    });
}

int MatchViewer::cardsHeld(const MatchState &state, Seat side) const
{
    const auto held = static_cast<int>(state.side(side).cards.size());
    if (all || side == seat || side != buyingSeat(state))
        return held;
    const std::vector<Purchase> &bought = state.side(side).purchases;
    const auto cards = std::count_if(bought.begin(), bought.end(), [](const Purchase &purchase) {
        return !purchase.deck.isEmpty();
    });
    return std::max(0, held - static_cast<int>(cards));
}

Prompt MatchViewer::shown(const MatchContext &context, const MatchState &state, Prompt prompt) const
{
    if (!see(context, prompt)) {
        if (isAboutBuying(prompt.id) && buyingSeat(state) == prompt.seat
            && prompt.id != Asks::InducementsDone) // which part of it would tell what is bought
            prompt.id = Asks::InducementsBuy;
        prompt.choices.clear();
        prompt.usual.clear();
        if (prompt.kind == PromptKind::Number) // up to the gold that is left
            prompt.atLeast = prompt.atMost = 0;
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
