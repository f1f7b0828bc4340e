// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/before/shophelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"
#include "core/team/teamvalue.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Before anything is bought: what gold there is, and who buys first.

/// What a side could bring of its own. A team that is built for a single event and has not played
/// yet has what its budget left.
int purse(const MatchContext &context, Seat seat)
{
    const Team &team = context.team(seat);
    if (team.founded)
        return team.treasury;
    const bool permanent = !context.setup().league && context.isOn(Options::PermanentInducements);
    return permanent ? std::max(0, goldLeft(team, context.ruleset())) : 0;
}

Seat moreValuable(const MatchContext &context, const MatchState &state)
{
    return static_cast<Seat>(firstBuyer(shopOf(context, state), context.ruleset()));
}

/// Gold out of the treasuries: the more valuable side says first. Who has none is not asked.
void pettyCashEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const int sides = step.asOrNew<SidesDone>().count;
    if (!context.hasShop() || sides > 1) {
        pop(state);
        return;
    }
    Step &top = state.agenda.back();
    if (sides == 0 && step.seat == noSeat)
        top.seat = moreValuable(context, state);
    else if (purse(context, step.seat) <= 0) {
        top.data = SidesDone{sides + 1};
        top.seat = MatchState::otherSeat(step.seat);
    }
}

std::vector<Prompt> pettyCashPrompts(const MatchContext &context, const MatchState &,
                                     const Step &step)
{
    Prompt prompt = numberPrompt(step.kind, step.seat, 0, purse(context, step.seat));
    prompt.step = 5'000; // nothing has a price that is not made of these
    return only(std::move(prompt));
}

Result<void> pettyCashAnswer(const MatchContext &, MatchState &state, const Step &step,
                             const Event &event)
{
    state.side(step.seat).transferred = event.number.value_or(0);
    Step &top = state.agenda.back();
    top.data = SidesDone{step.asOrNew<SidesDone>().count + 1};
    top.seat = MatchState::otherSeat(step.seat);
    return {};
}

void inducementsEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    if (!context.hasShop())
        return;
    for (const Seat seat : {0, 1})
        state.side(seat).treasury = context.team(seat).treasury;
    push(state, {StepKind::ShopClose});
    if (context.chosen(Options::SpecialPlayCards) != Chosen::InsteadOfInducements
        || context.table(Tables::CardPricesPoints))
        push(state, {StepKind::ShopOpen});
    // Where no gold was moved before, either side may add some of its own now.
    if (!context.table(Tables::PettyCash))
        push(state, {StepKind::PettyCash});
}

void pushBuyers(MatchState &state, Seat first, ShopShelf shelf)
{
    for (const Seat seat : {MatchState::otherSeat(first), first})
        push(state, Step::with(StepKind::Shop, seat, {}, {}, shelf));
}

void shopOpenEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    const bool cardsApart = context.isOn(Options::SpecialPlayCards)
        && !context.table(Tables::CardPricesPoints)
        && !context.isSwitchedOff(Options::CardsBeforeInducements);
    // Where cards take the place of everything else, they are all there is to buy.
    const bool only = context.chosen(Options::SpecialPlayCards) == Chosen::InsteadOfInducements;
    const ShopShelf rest = cardsApart ? ShopShelf::NoCards : ShopShelf::Everything;
    const ShopShelf shelf = only ? ShopShelf::Cards : rest;
    const InducementShop shop = shopOf(context, state);
    const bool equal
        = matchValue(shop, 0, context.ruleset()) == matchValue(shop, 1, context.ruleset());
    const bool gold = shopGold(context, state, 0) > 0 && shopGold(context, state, 1) > 0;
    if (equal && gold && context.table(Tables::InducementMoney))
        push(state, Step::with(StepKind::BuyingOrder, noSeat, {}, {}, shelf));
    else
        pushBuyers(state, static_cast<Seat>(firstBuyer(shop, context.ruleset())), shelf);
}

/// Both roll a die; the higher says who buys first.
std::vector<Prompt> orderPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    if (step.seat == noSeat)
        return only(dicePrompt(step.kind, noSeat, u"2D6"_s));
    return only(choicePrompt(Asks::BuyFirst, step.seat, {Choice::First, Choice::Second}));
}

Result<void> orderAnswer(const MatchContext &, MatchState &state, const Step &step,
                         const Event &event)
{
    if (step.seat != noSeat) {
        pop(state);
        const bool first = event.choice() == Choice::First;
        pushBuyers(state, first ? step.seat : MatchState::otherSeat(step.seat), shelfOf(step));
    } else if (event.dice[0] != event.dice[1]) {
        state.agenda.back().seat = event.dice[0] > event.dice[1] ? 0 : 1;
    }
    return {};
}

constexpr StepRule shopOpeningRules[]{
    {.kind = StepKind::PettyCash,
     .enter = pettyCashEnter,
     .prompts = pettyCashPrompts,
     .answer = pettyCashAnswer},
    {StepKind::Inducements, inducementsEnter},
    {StepKind::Hire, inducementsEnter},
    {StepKind::ShopOpen, shopOpenEnter},
    {.kind = StepKind::BuyingOrder, .prompts = orderPrompts, .answer = orderAnswer},
};

constexpr PromptText shopOpeningTexts[]{
    {Asks::PettyCash, QT_TRANSLATE_NOOP("Match", "Gold from the treasury of {team} for this match"),
     QT_TRANSLATE_NOOP("Match", "{team} takes {choice} gold from the treasury")},
    {Asks::BuyingOrder, QT_TRANSLATE_NOOP("Match", "Both roll for who buys first"), nullptr,
     nullptr, PromptManner::BothRoll},
    {Asks::BuyFirst, QT_TRANSLATE_NOOP("Match", "{team}: buy first or second?"),
     QT_TRANSLATE_NOOP("Match", "{team} buys: {choice}")},
};

} // namespace

StepGroup shopOpenings()
{
    return {.steps = shopOpeningRules, .texts = shopOpeningTexts};
}

} // namespace dugout
