// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/battlefield/skirmishreach.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

std::vector<Prompt> movePrompts(const SkirmishContext &context, const SkirmishState &state,
                                const SkirmishStep &step)
{
    const bool charge = step.as<Movement>().charge;
    const std::vector<Hex> hexes = charge ? chargeHexes(context, state, step.fighter)
                                          : moveHexes(context, state, step.fighter);
    if (hexes.empty())
        return {};
    return {choicePrompt(charge ? SkirmishAsks::ChargeHex : SkirmishAsks::MoveHex, step.seat,
                         hexChoices(hexes))};
}

Result<void> moveAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                        const Event &event)
{
    pop(state);
    state.find(step.fighter)->hex = hexFromText(event.choice());
    // A move is an action, a push is not: what was drawn before it can score off it.
    if (step.kind == SkirmishKind::Move) {
        for (SkirmishPlayer &player : state.players)
            player.fresh.clear();
    }
    return {};
}

/// Free hexes up to so many steps away in any direction, never through a blocked or occupied one.
std::vector<Hex> pushHexes(const SkirmishState &state, const SkirmishStep &step)
{
    const SkirmishFighter *fighter = state.find(step.fighter);
    if (!fighter || !fighter->hex)
        return {};
    const int limit = step.as<PushLimit>().hexes;
    const int everywhere = static_cast<int>(state.field->cells().size());
    const auto hexes = movementRange(*state.field, placedFighters(state), *fighter->hex,
                                     limit > 0 ? limit : everywhere);
    return {hexes.begin(), hexes.end()};
}

std::vector<Prompt> pushPrompts(const SkirmishContext &, const SkirmishState &state,
                                const SkirmishStep &step)
{
    const std::vector<Hex> hexes = pushHexes(state, step);
    if (hexes.empty())
        return {};
    return {choicePrompt(SkirmishAsks::PushHex, step.seat, hexChoices(hexes))};
}

constexpr SkirmishRule skirmishMoveStepRules[]{
    {.kind = SkirmishKind::Move, .prompts = movePrompts, .answer = moveAnswer},
    {.kind = SkirmishKind::Push, .prompts = pushPrompts, .answer = moveAnswer},
};

constexpr SkirmishText skirmishMoveStepTexts[]{
    {.prompt = SkirmishAsks::MoveHex,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Move"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Where does %2 go?"),
     .table = Tables::ActivationOptions,
     .row = Rows::Move},
    {.prompt = SkirmishAsks::ChargeHex,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Charge"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Where does %2 go?"),
     .table = Tables::ActivationOptions,
     .row = Rows::Charge},
    {.prompt = SkirmishAsks::PushHex,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Push"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Where is %2 put?"),
     .table = Tables::CombatAbilities,
     .row = Rows::Push},
};

} // namespace

SkirmishGroup skirmishMoveSteps()
{
    return {.steps = skirmishMoveStepRules, .texts = skirmishMoveStepTexts};
}

} // namespace dugout
