// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/before/drawwords.h"

#include "core/match/before/shophelp.h"
#include "core/match/effects/effects.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"
#include "core/text/goldtext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The step that a card is drawn for: the one below, while the card itself is drawn.
const Step *drawnFor(const MatchState &state, const Step &step)
{
    if (step.kind != StepKind::DrawCard)
        return &step;
    const auto &agenda = state.agenda;
    return agenda.size() < 2 ? nullptr : &agenda[agenda.size() - 2];
}

QString dealtWords(const MatchContext &context, const MatchState &state, const Step &deal)
{
    const SideState &side = state.side(deal.seat);
    const int bought = boughtForTheDeal(context, side);
    const int value = std::max(valueForMatch(context, state, 0), valueForMatch(context, state, 1));
    return MatchWords::tr("Card %1 of %2, of which %3 may be kept.")
               .arg(side.drawn.size() + 1)
               .arg(deal.as<CardDeal>().dealt + bought)
               .arg(deal.as<CardDeal>().kept + bought)
        + u' '
        + MatchWords::tr("The higher team value, %1, says how many both sides are dealt, and that "
                         "side draws first.")
              .arg(goldText(value));
}

} // namespace

int boughtForTheDeal(const MatchContext &context, const SideState &side)
{
    return static_cast<int>(std::count_if(
        side.purchases.begin(), side.purchases.end(), [&context](const Purchase &each) {
            return !each.deck.isEmpty() && addsToDeal(context, each.deck);
        }));
}

int deckPrice(const MatchContext &context, const Step &step, const QString &deck)
{
    return step.kind == StepKind::CardAllowance
        ? context.ruleset().decks().find(deck)->price
        : context.number(Tables::CardPricesPoints, deck, Key::Points);
}

PromptWords moneyWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id != Asks::CardDeck)
        return words;
    const bool isGold = step.kind == StepKind::CardAllowance;
    const int left = step.as<CardMoney>().left;
    words.detail = isGold ? MatchWords::tr("Gold left: %1").arg(goldText(left))
                          : MatchWords::tr("Points left: %1").arg(left);
    for (qsizetype i = 0; i < prompt.choices.size(); ++i) {
        const int price = deckPrice(context, step, prompt.choices.at(i));
        words.choices[i] = u"%1 · %2"_s.arg(words.choices.at(i),
                                            isGold ? goldText(price) : QString::number(price));
    }
    return words;
}

PromptWords drawWords(const MatchContext &context, const MatchState &state, const Step &step,
                      const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    const Step *reason = drawnFor(state, step);
    if (!reason || prompt.alwaysOffered || prompt.id == Asks::CardKeep)
        return words;
    if (reason->kind == StepKind::SpecialDraw)
        words.why = dealtWords(context, state, *reason);
    else if (const Deck *deck = context.ruleset().decks().find(step.about<DeckId>().text());
             deck && reason->kind == StepKind::Shop)
        words.why = MatchWords::tr("A card of the deck %1, bought for this match.")
                        .arg(localized(deck->name));
    return words;
}

} // namespace dugout
