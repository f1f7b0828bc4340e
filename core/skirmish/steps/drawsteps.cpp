// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

int drawable(const SkirmishState &state, const SkirmishStep &step)
{
    const CardDraw &draw = step.as<CardDraw>();
    const auto left = static_cast<int>(state.player(step.seat).piles(draw.pile).deck.size());
    return std::min(draw.count, left);
}

void enterHands(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &)
{
    pop(state);
    const std::vector<Seat> order = context.orderFrom(0, 0);
    for (auto seat = order.rbegin(); seat != order.rend(); ++seat) {
        push(state, {SkirmishKind::Mulligan, *seat});
        push(state,
             {SkirmishKind::Draw,
              *seat,
              {},
              CardDraw{PileKind::Power, context.limits().handPowers}});
        push(state,
             {SkirmishKind::Draw,
              *seat,
              {},
              CardDraw{PileKind::Objective, context.limits().handObjectives}});
    }
}

/// The player with the physical deck says what was drawn; Dugout may draw as well.
std::vector<Prompt> drawPrompts(const SkirmishContext &, const SkirmishState &state,
                                const SkirmishStep &step)
{
    const int count = drawable(state, step);
    if (count == 0)
        return {};
    const CardDraw &draw = step.as<CardDraw>();
    return {lotPrompt(u"draw."_s + pileName(draw.pile), step.seat,
                      cardChoices(state.player(step.seat).piles(draw.pile).deck),
                      draw.mayTakeFewer ? 0 : count, count)};
}

Result<void> drawAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                        const Event &event)
{
    pop(state);
    SkirmishPlayer &player = state.player(step.seat);
    const CardDraw &draw = step.as<CardDraw>();
    CardPiles &piles = player.piles(draw.pile);
    for (const QString &choice : event.choices) {
        const CardId card(choice);
        take(piles.deck, card);
        piles.hand.push_back(card);
        // The replacement of one that scored just now cannot score off the same event.
        if (draw.pile == PileKind::Objective && draw.mayTakeFewer
            && state.phase == SkirmishPhase::Action)
            player.fresh.push_back(card);
    }
    return {};
}

QStringList redrawable(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    const int limit = context.optionNumber(Options::MulliganLimit, 1);
    const SkirmishPlayer &player = state.player(seat);
    QStringList kinds;
    if (player.objectives.redraws < limit && !player.objectives.hand.empty())
        kinds.append(Pile::Objectives);
    if (player.powers.redraws < limit && !player.powers.hand.empty())
        kinds.append(Pile::Powers);
    if (kinds.size() == 2)
        kinds.append(Pile::Both);
    return kinds;
}

std::vector<Prompt> mulliganPrompts(const SkirmishContext &context, const SkirmishState &state,
                                    const SkirmishStep &step)
{
    const QStringList kinds = redrawable(context, state, step.seat);
    if (kinds.isEmpty())
        return {};
    return {
        choicePrompt(SkirmishAsks::Mulligan, step.seat, QStringList{SkirmishChoice::Keep} + kinds)};
}

void redraw(SkirmishState &state, Seat seat, PileKind pile)
{
    CardPiles &piles = state.player(seat).piles(pile);
    const auto count = static_cast<int>(piles.hand.size());
    piles.discard.insert(piles.discard.end(), piles.hand.begin(), piles.hand.end());
    piles.hand.clear();
    ++piles.redraws;
    push(state, {SkirmishKind::Draw, seat, {}, CardDraw{pile, count}});
}

Result<void> mulliganAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                            const Event &event)
{
    const QString choice = event.choice();
    if (choice == SkirmishChoice::Keep) {
        pop(state);
        return {};
    }
    if (choice != SkirmishChoice::Objectives)
        redraw(state, step.seat, PileKind::Power);
    if (choice != SkirmishChoice::Powers)
        redraw(state, step.seat, PileKind::Objective);
    return {};
}

constexpr SkirmishRule skirmishDrawStepRules[]{
    {SkirmishKind::Hands, enterHands},
    {.kind = SkirmishKind::Draw, .prompts = drawPrompts, .answer = drawAnswer},
    {.kind = SkirmishKind::Mulligan, .prompts = mulliganPrompts, .answer = mulliganAnswer},
};

constexpr SkirmishText skirmishDrawStepTexts[]{
    {.prompt = SkirmishAsks::Mulligan,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Keep this hand?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 may put away all cards of a kind and draw again."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Hand")},
    {.prompt = SkirmishAsks::DrawObjectives,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Draw objectives"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 draws from the objective deck."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Objectives drawn")},
    {.prompt = SkirmishAsks::DrawPowers,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Draw power cards"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 draws from the power deck."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Power cards drawn")},
};

} // namespace

SkirmishGroup skirmishDrawSteps()
{
    return {.steps = skirmishDrawStepRules, .texts = skirmishDrawStepTexts};
}

} // namespace dugout
