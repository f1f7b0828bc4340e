// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/carddecks.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/promptnames.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Other ways to share out the cards: one deck for both, or a draft.

/// Both roll; the higher names the only deck, and each draws from it.
std::vector<Prompt> oneDeckPrompts(const MatchContext &context, const MatchState &state,
                                   const Step &step)
{
    if (step.seat == noSeat)
        return only(dicePrompt(Asks::OneDeckRoll, noSeat, u"2D6"_s));
    return only(choicePrompt(Asks::CardDeck, step.seat, decksLeft(context, state)));
}

Result<void> oneDeckAnswer(const MatchContext &, MatchState &state, const Step &step,
                           const Event &event)
{
    if (step.seat == noSeat) {
        if (event.dice[0] != event.dice[1])
            state.agenda.back().seat = event.dice[0] > event.dice[1] ? 0 : 1;
        return {};
    }
    pop(state);
    for (const Seat seat : {1, 0}) {
        push(state, {StepKind::CardExchange, seat, {}, {}, DeckId(event.choice())});
        for (int i = 0; i < step.as<CardCount>().cards; ++i)
            pushDraw(state, seat, event.choice(), false);
    }
    return {};
}

void exchangeEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.side(step.seat).cards.isEmpty())
        pop(state);
}

std::vector<Prompt> exchangePrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(choicePrompt(step.kind, step.seat,
                             QStringList{Choice::None} + cardNames(state.side(step.seat).cards)));
}

Result<void> exchangeAnswer(const MatchContext &, MatchState &state, const Step &step,
                            const Event &event)
{
    pop(state);
    if (event.choice() == Choice::None)
        return {};
    push(state, Step::with(StepKind::CardReturn, step.seat, {}, {}, StepChoices{{event.choice()}}));
    pushDraw(state, step.seat, step.about<DeckId>().text(), false);
    return {};
}

/// A deck is named and two cards are drawn from it, one for each side.
std::vector<Prompt> buildPrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    return only(choicePrompt(Asks::CardDeck, step.seat, decksLeft(context, state)));
}

Result<void> buildAnswer(const MatchContext &, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    pushDraw(state, MatchState::otherSeat(step.seat), event.choice(), true);
    pushDraw(state, step.seat, event.choice(), true);
    return {};
}

/// Each keeps one and hands the rest over, until as many are kept as there should be.
void chooseEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const bool done = step.as<CardCount>().cards < 1 || state.sides[0].drawn.isEmpty()
        || state.sides[1].drawn.isEmpty();
    if (done && step.seat == 0) {
        for (SideState &side : state.sides)
            side.drawn.clear();
        pop(state);
    }
}

std::vector<Prompt> choosePrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(choicePrompt(Asks::CardKeep, step.seat, cardNames(state.side(step.seat).drawn)));
}

Result<void> chooseAnswer(const MatchContext &, MatchState &state, const Step &step,
                          const Event &event)
{
    SideState &side = state.side(step.seat);
    const CardOf kept = CardOf::fromString(event.choice());
    side.drawn.removeOne(kept);
    side.cards.append(kept);
    Step &top = state.agenda.back();
    top.seat = MatchState::otherSeat(step.seat);
    if (step.seat == 1) {
        std::swap(state.sides[0].drawn, state.sides[1].drawn);
        --top.as<CardCount>().cards;
    }
    return {};
}

constexpr StepRule draftStepRules[]{
    {.kind = StepKind::OneDeck, .prompts = oneDeckPrompts, .answer = oneDeckAnswer},
    {StepKind::CardExchange, exchangeEnter, exchangePrompts, exchangeAnswer},
    {.kind = StepKind::DraftBuild, .prompts = buildPrompts, .answer = buildAnswer},
    {StepKind::DraftChoose, chooseEnter, choosePrompts, chooseAnswer},
};

constexpr PromptText draftStepTexts[]{
    {Asks::CardExchange, QT_TRANSLATE_NOOP("Match", "{team}: exchange a card?"), ""},
    {Asks::OneDeckRoll, QT_TRANSLATE_NOOP("Match", "Both roll for who names the deck"), nullptr,
     nullptr, PromptManner::BothRoll},
};

} // namespace

StepGroup draftSteps()
{
    return {.steps = draftStepRules, .texts = draftStepTexts};
}

} // namespace dugout
