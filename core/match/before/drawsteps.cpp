// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/before/drawwords.h"
#include "core/match/before/shophelp.h"
#include "core/match/effects/carddecks.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// How coaches come by their cards. `draw-card` draws one from the deck it is about: into the
// hand, or before the coach, who may have to choose among several.

void drawEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (!isAnyCardLeft(context, state, step.about<DeckId>().text()))
        pop(state);
}

std::vector<Prompt> drawPrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    return only(
        lotPrompt(step.kind, step.seat, cardsLeft(context, state, step.about<DeckId>().text())));
}

Result<void> drawAnswer(const MatchContext &, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    SideState &side = state.side(step.seat);
    const bool before = step.asOrNew<DrawnCard>() == DrawnCard::BeforeCoach;
    (before ? side.drawn : side.cards).append(CardOf::fromString(event.choice()));
    return {};
}

int highestValue(const MatchContext &context, const MatchState &state)
{
    if (!context.roster(0) || !context.roster(1))
        return 0;
    return std::max(valueForMatch(context, state, 0), valueForMatch(context, state, 1));
}

Seat stronger(const MatchContext &context, const MatchState &state)
{
    if (!context.roster(0) || !context.roster(1))
        return 0;
    return valueForMatch(context, state, 1) > valueForMatch(context, state, 0) ? 1 : 0;
}

/// In the order in which they are put on the agenda: the stronger side comes first there.
std::array<Seat, 2> bothFromWeaker(const MatchContext &context, const MatchState &state)
{
    const Seat first = stronger(context, state);
    return {MatchState::otherSeat(first), first};
}

void pushBoth(const MatchContext &context, MatchState &state, StepKind kind,
              const StepSubject &subject, const StepData &data)
{
    for (const Seat seat : bothFromWeaker(context, state))
        push(state, {kind, seat, {}, {}, subject, data});
}

/// The edition that sells its cards: before the rest, or for money of their own.
void sellCards(const MatchContext &context, MatchState &state)
{
    const QString method = context.chosen(Options::SpecialPlayCards);
    if (method == Chosen::Allowance)
        pushBoth(context, state, StepKind::CardAllowance, {},
                 CardMoney{context.chosenNumber(Options::CardsAllowance)});
    else if (method != Chosen::Off && context.roster(0) && context.roster(1)) {
        for (const Seat seat : bothFromWeaker(context, state))
            push(state, Step::with(StepKind::Shop, seat, {}, {}, ShopShelf::Cards));
    }
}

void cardsEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    // The older decks have their own ways to be had, also beside the newer ones.
    const bool newer = context.table(Tables::SpecialPlayDraw) != nullptr;
    if (!newer || context.chosen(Options::SpecialPlayCards) == Chosen::Allowance)
        sellCards(context, state);
    if (!newer)
        return;
    const QString variant = context.chosen(Options::SpecialPlayVariant);
    const TableRow *row = context.row(Tables::SpecialPlayDraw, highestValue(context, state));
    const bool dealt = variant == Chosen::Standard || variant == Chosen::RoundRobin;
    if (dealt && !context.dealsCards())
        return;
    if (dealt)
        pushBoth(context, state, StepKind::SpecialDraw, VariantId(variant),
                 row ? CardDeal{row->value(Key::Draw), row->value(Key::Keep)} : CardDeal{});
    else
        push(state, {StepKind::SpecialSize, noSeat, {}, {}, VariantId(variant)});
}

const QString &variantOf(const Step &step)
{
    return step.about<VariantId>().text();
}

/// Some teams touch no dirty tricks.
QStringList honest(const MatchContext &context, const MatchState &state, Seat seat,
                   QStringList decks)
{
    if (hasEffect(context, state, EffectSource::Legend, Does::NoDirtyTricks, seat))
        decks.removeIf([&](const QString &deck) { return isDirtyTrick(context, DeckId(deck)); });
    return decks;
}

/// Never more than one card ahead of any other deck, where that is the rule.
QStringList decksToDraw(const MatchContext &context, const MatchState &state, const Step &step)
{
    QStringList decks = honest(context, state, step.seat, decksLeft(context, state));
    if (variantOf(step) != Chosen::RoundRobin)
        return decks;
    const CardList &drawn = state.side(step.seat).drawn;
    const auto held = [&drawn](const QString &deck) {
        return std::count_if(drawn.begin(), drawn.end(),
                             [&deck](const CardOf &card) { return card.deck.text() == deck; });
    };
    auto fewest = held(decks.value(0));
    for (const QString &deck : decks)
        fewest = std::min(fewest, held(deck));
    const int lead = context.number(Tables::CardRoundRobinLimits, Rows::Lead, Key::Lead, 1);
    decks.removeIf([&](const QString &deck) { return held(deck) >= fewest + lead; });
    return decks;
}

void keepDrawn(SideState &side, const CardList &kept)
{
    side.cards += kept;
    side.drawn.clear();
}

/// Decks of which a side has bought a card that it has not drawn yet.
QStringList boughtDecks(const MatchContext &context, const MatchState &state, Seat seat)
{
    const SideState &side = state.side(seat);
    QMap<DeckId, int> bought;
    for (const Purchase &each : side.purchases) {
        if (!each.deck.isEmpty() && addsToDeal(context, each.deck))
            ++bought[each.deck];
    }
    for (auto drawn = side.boughtDraws.begin(); drawn != side.boughtDraws.end(); ++drawn)
        bought[drawn.key()] -= drawn.value();
    QStringList decks;
    for (auto deck = bought.begin(); deck != bought.end(); ++deck) {
        if (deck.value() > 0 && isAnyCardLeft(context, state, deck.key().text()))
            decks.append(deck.key().text());
    }
    return decks;
}

int extraDrawn(const SideState &side)
{
    int count = 0;
    for (const int each : side.boughtDraws)
        count += each;
    return count;
}

/// How many of the cards before him were dealt, not bought.
qsizetype dealtTo(const SideState &side)
{
    return side.drawn.size() - extraDrawn(side);
}

bool isDealt(const MatchContext &context, const MatchState &state, const Step &step)
{
    return dealtTo(state.side(step.seat)) >= step.as<CardDeal>().dealt
        || decksToDraw(context, state, step).isEmpty();
}

/// Each card that was bought adds one to those that are dealt and to those that are kept.
void specialEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    SideState &side = state.side(step.seat);
    if (!isDealt(context, state, step) || !boughtDecks(context, state, step.seat).isEmpty()
        || side.drawn.size() > step.as<CardDeal>().kept + extraDrawn(side))
        return;
    keepDrawn(side, side.drawn);
    pop(state);
}

std::vector<Prompt> specialPrompts(const MatchContext &context, const MatchState &state,
                                   const Step &step)
{
    const SideState &side = state.side(step.seat);
    if (!isDealt(context, state, step))
        return only(choicePrompt(Asks::CardDeck, step.seat, decksToDraw(context, state, step)));
    // What was paid for is drawn before anything is chosen, lest it be lost.
    if (const QStringList decks = boughtDecks(context, state, step.seat); !decks.isEmpty())
        return only(choicePrompt(Asks::CardBought, step.seat, decks));
    Prompt keep = choicePrompt(Asks::CardKeep, step.seat, cardNames(side.drawn));
    const int kept = step.as<CardDeal>().kept;
    keep.atLeast = std::min(kept, static_cast<int>(side.drawn.size()));
    keep.atMost = std::min(kept + extraDrawn(side), static_cast<int>(side.drawn.size()));
    return {keep};
}

Result<void> specialAnswer(const MatchContext &, MatchState &state, const Step &step,
                           const Event &event)
{
    SideState &side = state.side(step.seat);
    if (event.prompt == Asks::CardDeck || event.prompt == Asks::CardBought) {
        if (event.prompt == Asks::CardBought)
            ++side.boughtDraws[DeckId(event.choice())];
        pushDraw(state, step.seat, event.choice(), true);
        return {};
    }
    pop(state);
    keepDrawn(side, cardsNamed(event.choices));
    return {};
}

QString sizeTable(const MatchContext &context, const QString &variant)
{
    const QString kind = variant == Chosen::Points ? u"card-points"_s : u"card-"_s + variant;
    return kind + (context.setup().league ? u"-league"_s : u"-one-off"_s);
}

void startVariant(const MatchContext &context, MatchState &state, const QString &variant,
                  const TableRow *row)
{
    const int cards = row ? row->value(Key::Cards) : 0;
    if (variant == Chosen::Points) {
        pushBoth(context, state, StepKind::SpecialPoints, {},
                 CardMoney{row ? row->value(Key::Points) : 0});
    } else if (variant == Chosen::Draft) {
        push(state,
             Step::with(StepKind::DraftChoose, 0, {}, {},
                        CardCount{row ? row->value(Key::Kept) : 0}));
        for (int i = 0; i < cards; ++i)
            push(state, {StepKind::DraftBuild, i % 2});
    } else {
        push(state, Step::with(StepKind::OneDeck, noSeat, {}, {}, CardCount{cards}));
    }
}

/// In a league the team values say how many; else a die.
void sizeEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const Table *table = context.table(sizeTable(context, variantOf(step)));
    if (table && table->dice)
        return;
    pop(state);
    startVariant(context, state, variantOf(step),
                 table ? table->lookUp(highestValue(context, state)) : nullptr);
}

std::vector<Prompt> sizePrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return only(tablePrompt(context, step.kind, noSeat, sizeTable(context, variantOf(step))));
}

Result<void> sizeAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    const TableRow *row = rowRolled(context, sizeTable(context, variantOf(step)), event);
    pop(state);
    startVariant(context, state, variantOf(step), row);
    return {};
}

QStringList decksFor(const MatchContext &context, const MatchState &state, const Step &step)
{
    const bool allowance = step.kind == StepKind::CardAllowance;
    QStringList decks = honest(context, state, step.seat, decksLeft(context, state, allowance));
    decks.removeIf([&](const QString &deck) {
        return deckPrice(context, step, deck) > step.as<CardMoney>().left;
    });
    return decks;
}

void pointsEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (!decksFor(context, state, step).isEmpty())
        return;
    pop(state);
    if (step.kind == StepKind::SpecialPoints)
        push(state, {StepKind::CardSwap, step.seat});
}

std::vector<Prompt> pointsPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    return {choicePrompt(Asks::CardDeck, step.seat, decksFor(context, state, step)),
            passPrompt(Asks::CardEnough, step.seat)};
}

Result<void> pointsAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    const bool allowance = step.kind == StepKind::CardAllowance;
    if (event.prompt == Asks::CardEnough) {
        pop(state);
        if (!allowance)
            push(state, {StepKind::CardSwap, step.seat});
        return {};
    }
    state.agenda.back().as<CardMoney>().left -= deckPrice(context, step, event.choice());
    pushDraw(state, step.seat, event.choice(), !allowance);
    return {};
}

/// Each card that was drawn may be changed once for the next of its deck; those that were bought
/// are in the hand already.
void swapEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.side(step.seat).drawn.isEmpty())
        pop(state);
}

std::vector<Prompt> swapPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    Prompt prompt = choicePrompt(step.kind, step.seat, cardNames(state.side(step.seat).drawn));
    prompt.atLeast = 0;
    prompt.atMost = static_cast<int>(prompt.choices.size());
    return only(std::move(prompt));
}

/// What goes back stays out of reach until the new ones are drawn.
Result<void> swapAnswer(const MatchContext &, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    push(state, Step::with(StepKind::CardReturn, step.seat, {}, {}, StepChoices{event.choices}));
    for (const CardOf &card : cardsNamed(event.choices))
        pushDraw(state, step.seat, card.deck.text(), true);
    return {};
}

void returnEnter(const MatchContext &, MatchState &state, const Step &step)
{
    pop(state);
    SideState &side = state.side(step.seat);
    for (const CardOf &card : cardsNamed(step.as<StepChoices>().choices)) {
        side.drawn.removeOne(card);
        side.cards.removeOne(card);
    }
    keepDrawn(side, side.drawn);
}

constexpr StepRule drawStepRules[]{
    {StepKind::Cards, cardsEnter},
    {StepKind::DrawCard, drawEnter, drawPrompts, drawAnswer, drawWords},
    {StepKind::SpecialDraw, specialEnter, specialPrompts, specialAnswer, drawWords},
    {StepKind::SpecialSize, sizeEnter, sizePrompts, sizeAnswer},
    {StepKind::SpecialPoints, pointsEnter, pointsPrompts, pointsAnswer, moneyWords},
    {StepKind::CardAllowance, pointsEnter, pointsPrompts, pointsAnswer, moneyWords},
    {StepKind::CardSwap, swapEnter, swapPrompts, swapAnswer},
    {StepKind::CardReturn, returnEnter},
};

constexpr PromptText drawStepTexts[]{
    {Asks::DrawCard, QT_TRANSLATE_NOOP("Match", "{team} draws a card"),
     QT_TRANSLATE_NOOP("Match", "{team} draws a card")},
    {Asks::CardDeck, QT_TRANSLATE_NOOP("Match", "{team}: draw from which deck?"), ""},
    {Asks::CardBought, QT_TRANSLATE_NOOP("Match", "{team}: draw a card that was bought"), ""},
    {Asks::CardKeep, QT_TRANSLATE_NOOP("Match", "{team}: cards to keep"),
     QT_TRANSLATE_NOOP("Match", "{team} has chosen the cards")},
    {Asks::CardEnough, QT_TRANSLATE_NOOP("Match", "{team} has enough cards"), ""},
    {Asks::SpecialSize, QT_TRANSLATE_NOOP("Match", "How many cards there are"), nullptr},
    {Asks::CardSwap, QT_TRANSLATE_NOOP("Match", "{team}: cards to change for new ones"), ""},
};

} // namespace

StepGroup drawSteps()
{
    return {.steps = drawStepRules, .texts = drawStepTexts};
}

} // namespace dugout
