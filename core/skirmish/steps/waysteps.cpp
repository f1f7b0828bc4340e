// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/countersteps.h"
#include "core/skirmish/steps/stepgroups.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Which cards are held, or which have been used up since.
std::vector<Prompt> wayPrompts(const SkirmishContext &, const SkirmishState &state,
                               const SkirmishStep &step)
{
    const CardsTold &told = step.as<CardsTold>();
    const CardPile &deck = state.player(step.seat).piles(told.pile).deck;
    const int most = told.gone ? static_cast<int>(deck.size())
                               : std::min(told.most, static_cast<int>(deck.size()));
    if (most == 0)
        return {};
    return {choicePrompt((told.gone ? u"way.gone."_s : u"way.hand."_s) + pileName(told.pile),
                         step.seat, cardChoices(deck), 0, most)};
}

Result<void> wayAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                       const Event &event)
{
    pop(state);
    const CardsTold &told = step.as<CardsTold>();
    CardPiles &piles = state.player(step.seat).piles(told.pile);
    for (const QString &choice : event.choices) {
        take(piles.deck, CardId(choice));
        (told.gone ? piles.discard : piles.hand).emplace_back(choice);
    }
    return {};
}

/// Everything that neither lies open somewhere nor is in the hand is in the deck.
void gatherDecks(const SkirmishContext &context, SkirmishState &state, Seat seat)
{
    SkirmishPlayer &player = state.player(seat);
    const DeckList &deck = context.seat(seat).deck;
    for (auto [piles, all] : {std::pair(&player.objectives, &deck.objectives),
                              std::pair(&player.powers, &deck.powers)}) {
        const auto isOpen = [&](const CardId &card) { return liesOpen(state, seat, card); };
        std::erase_if(piles->hand, isOpen);
        piles->deck = *all;
        std::erase_if(piles->deck, isOpen);
        for (const CardId &card : piles->hand)
            take(piles->deck, card);
    }
}

/// The hand and what is gone are told from nothing.
void askForHand(const SkirmishContext &context, SkirmishState &state, Seat seat)
{
    const DeckLimits &limits = context.limits();
    state.player(seat).objectives.hand.clear();
    state.player(seat).powers.hand.clear();
    gatherDecks(context, state, seat);
    for (const auto &[pile, most] : {std::pair(PileKind::Power, limits.handPowers),
                                     std::pair(PileKind::Objective, limits.handObjectives)}) {
        push(state, {SkirmishKind::WayCards, seat, {}, CardsTold{pile, most, true}});
        push(state, {SkirmishKind::WayCards, seat, {}, CardsTold{pile, most}});
    }
}

/// A hand that was known before may still be the same but for what was played since.
std::vector<Prompt> knownPrompts(const SkirmishContext &, const SkirmishState &,
                                 const SkirmishStep &step)
{
    Prompt prompt = choicePrompt(SkirmishAsks::WayKnown, step.seat,
                                 {SkirmishChoice::Same, SkirmishChoice::Anew});
    prompt.usual = SkirmishChoice::Same;
    return {prompt};
}

Result<void> knownAnswer(const SkirmishContext &context, SkirmishState &state,
                         const SkirmishStep &step, const Event &event)
{
    pop(state);
    if (event.choice() == SkirmishChoice::Anew)
        askForHand(context, state, step.seat);
    return {};
}

void pushHands(const SkirmishContext &context, SkirmishState &state)
{
    for (Seat seat = state.playerCount() - 1; seat >= 0; --seat) {
        gatherDecks(context, state, seat);
        const SkirmishPlayer &player = state.player(seat);
        if (player.objectives.hand.empty() && player.powers.hand.empty())
            askForHand(context, state, seat);
        else
            push(state, {SkirmishKind::WayKnown, seat});
    }
}

/// Nobody who has fewer activations left than another is next: that tells who began.
void findWhoIsNext(const SkirmishContext &context, SkirmishState &state)
{
    int most = 0;
    for (const SkirmishPlayer &player : state.players)
        most = std::max(most, player.activations);
    state.first = std::max(0, state.first);
    for (const Seat first : context.orderFrom(state.first, state.round)) {
        state.first = first;
        if (state.player(nextToActivate(context, state)).activations == most)
            return;
    }
}

/// Counted by the players until now. Before the first activation nobody has said who begins.
void followActivations(const SkirmishContext &context, SkirmishState &state)
{
    replace(state, {SkirmishKind::Activations});
    if (state.activation > 0 || state.first != noSeat)
        findWhoIsNext(context, state);
    else
        pushFirstPlayer(state);
}

constexpr SkirmishRule skirmishWayStepRules[]{
    {.kind = SkirmishKind::WayKnown, .prompts = knownPrompts, .answer = knownAnswer},
    {.kind = SkirmishKind::WayCards, .prompts = wayPrompts, .answer = wayAnswer},
};

constexpr SkirmishText skirmishWayStepTexts[]{
    {.prompt = SkirmishAsks::Way,
     .title = QT_TRANSLATE_NOOP("Skirmish", "How much does Dugout track?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "From here on; it can be changed again."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Dugout tracks")},
    {.prompt = SkirmishAsks::WayKnown,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Is the hand still the same?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "What %1 held before, but for what was played since."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Hand")},
    {.prompt = SkirmishAsks::WayHandObjectives,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Objectives in hand"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Which objectives does %1 hold?")},
    {.prompt = SkirmishAsks::WayHandPowers,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Power cards in hand"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Which power cards does %1 hold?")},
    {.prompt = SkirmishAsks::WayGoneObjectives,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Objectives that are gone"),
     .detail
     = QT_TRANSLATE_NOOP("Skirmish", "Which objectives has %1 scored or discarded already?"),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Objectives gone")},
    {.prompt = SkirmishAsks::WayGonePowers,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Power cards that are gone"),
     .detail
     = QT_TRANSLATE_NOOP("Skirmish", "Which power cards has %1 played or discarded already?"),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Power cards gone")},
};

} // namespace

void changeWay(const SkirmishContext &context, SkirmishState &state, SkirmishWay way)
{
    const SkirmishWay before = state.way;
    state.way = way;
    const auto isAt = [&state](SkirmishStepKind kind) {
        return std::any_of(state.agenda.begin(), state.agenda.end(),
                           [kind](const SkirmishStep &step) { return step.kind == kind; });
    };
    if (way == SkirmishWay::Counters && isAt(SkirmishKind::Activations)) {
        while (state.agenda.back().kind != SkirmishKind::Activations)
            pop(state);
        replace(state, {SkirmishKind::Counters});
        state.active = noSeat; // whose turn it is nobody says any more
    } else if (before == SkirmishWay::Counters
               && state.agenda.back().kind == SkirmishKind::Counters) {
        followActivations(context, state);
    }
    if (way == SkirmishWay::Everything)
        pushHands(context, state);
}

SkirmishGroup skirmishWaySteps()
{
    return {.steps = skirmishWayStepRules, .texts = skirmishWayStepTexts};
}

} // namespace dugout
