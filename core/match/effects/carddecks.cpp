// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/carddecks.h"

#include "core/match/engine/agenda.h"
#include "core/rules/knownwords.h"
#include "core/rules/ruleeffect.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

qsizetype takenFrom(const MatchState &state, const DeckId &deck)
{
    qsizetype count = 0;
    for (const SideState &side : state.sides) {
        for (const CardList *pile : {&side.cards, &side.cardsPlayed, &side.drawn}) {
            count += std::count_if(pile->begin(), pile->end(),
                                   [&deck](const CardOf &card) { return card.deck == deck; });
        }
    }
    return count;
}

/// The deck, or all that cost the same where the small ones are shuffled together.
std::vector<const Deck *> pileOf(const MatchContext &context, const QString &deckId)
{
    const Deck *deck = context.ruleset().decks().find(deckId);
    if (!deck)
        return {};
    const auto cheapest = [&context](const Deck &one) {
        const auto &all = context.ruleset().decks();
        return !isNewDeck(context, one.id.text())
            && std::none_of(all.begin(), all.end(), [&](const Deck &other) {
                   return !isNewDeck(context, other.id.text()) && other.price < one.price;
               });
    };
    if (!context.isOn(Options::MergedDecks) || !cheapest(*deck))
        return {deck};
    std::vector<const Deck *> pile;
    for (const Deck &each : context.ruleset().decks()) {
        if (cheapest(each))
            pile.push_back(&each);
    }
    return pile;
}

/// Some cards are drawn again where they could do nothing.
bool isRedrawn(const MatchContext &context, const PlayCard &card)
{
    return !context.setup().league && card.values.value(Key::Mvp) > 0;
}

bool isTaken(const MatchState &state, const CardOf &card)
{
    return std::any_of(state.sides.begin(), state.sides.end(), [&card](const SideState &side) {
        return side.cards.contains(card) || side.cardsPlayed.contains(card)
            || side.drawn.contains(card);
    });
}

/// Calls `use` with each card that can still be drawn until it returns true, and says whether it
/// did.
template<typename Use>
bool anyLeft(const MatchContext &context, const MatchState &state, const QString &deckId,
             const Use &use)
{
    for (const Deck *deck : pileOf(context, deckId)) {
        for (const PlayCard &card : deck->cards) {
            const CardOf one{deck->id, card.id};
            if (!isTaken(state, one) && !isRedrawn(context, card) && use(one))
                return true;
        }
    }
    return false;
}

} // namespace

const PlayCard *findCard(const MatchContext &context, const QString &id)
{
    const qsizetype slash = id.indexOf(u'/');
    const Deck *deck
        = slash < 0 ? nullptr : context.ruleset().decks().find(QStringView(id).first(slash));
    if (!deck)
        return nullptr;
    const QStringView wanted = QStringView(id).sliced(slash + 1);
    const auto card = std::find_if(deck->cards.begin(), deck->cards.end(),
                                   [wanted](const PlayCard &each) { return each.id.is(wanted); });
    return card == deck->cards.end() ? nullptr : &*card;
}

QString cardTable(const MatchContext &context, const CardOf &id)
{
    const PlayCard *card = findCard(context, id);
    return card && card->table ? card->table->text() : QString();
}

const PlayCard *findCard(const MatchContext &context, const CardOf &card)
{
    const Deck *deck = context.ruleset().decks().find(card.deck.text());
    if (!deck)
        return nullptr;
    const auto found = std::find_if(deck->cards.begin(), deck->cards.end(),
                                    [&card](const PlayCard &each) { return each.id == card.card; });
    return found == deck->cards.end() ? nullptr : &*found;
}

const PlayCard *findCard(const MatchContext &context, const Source &source)
{
    const CardOf *card = std::get_if<CardOf>(&source);
    return card ? findCard(context, *card) : nullptr;
}

QString tableInForce(const MatchContext &context, const MatchState &state, Seat seat,
                     const QString &key)
{
    for (const OngoingEffect &each : state.ongoing) {
        if ((each.seat == seat || each.seat == noSeat) && each.values.contains(key)) {
            const CardOf *card = std::get_if<CardOf>(&each.source);
            return card ? cardTable(context, *card) : QString();
        }
    }
    return {};
}

bool isDirtyTrick(const MatchContext &context, const DeckId &deck)
{
    return findRuleEffect(ruleEffectsOfDeck(context.ruleset(), deck.text()), Does::AreDirty);
}

bool isNewDeck(const MatchContext &context, const QString &deck)
{
    const Table *newer = context.table(Tables::CardPricesPoints);
    return newer && newer->row(deck);
}

QStringList cardsLeft(const MatchContext &context, const MatchState &state, const QString &deckId)
{
    QStringList left;
    (void)anyLeft(context, state, deckId, [&left](const CardOf &card) {
        left.append(card.toString());
        return false;
    });
    return left;
}

bool isAnyCardLeft(const MatchContext &context, const MatchState &state, const QString &deckId)
{
    return anyLeft(context, state, deckId, [](const CardOf &) { return true; });
}

QStringList decksLeft(const MatchContext &context, const MatchState &state, bool classic)
{
    QStringList decks;
    const bool both = context.table(Tables::CardPricesPoints) != nullptr;
    for (const Deck &deck : context.ruleset().decks()) {
        if (both && isNewDeck(context, deck.id.text()) == classic)
            continue;
        if (takenFrom(state, deck.id) < static_cast<qsizetype>(deck.cards.size()))
            decks.append(deck.id.text());
    }
    return decks;
}

void pushDraw(MatchState &state, Seat seat, const QString &deck, bool before)
{
    push(state,
         {StepKind::DrawCard,
          seat,
          {},
          {},
          DeckId(deck),
          before ? DrawnCard::BeforeCoach : DrawnCard::IntoHand});
}

} // namespace dugout
