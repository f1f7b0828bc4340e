// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Everybody rolls in turn; or the table just says who won, or who came last where the
/// lowest is wanted.
std::vector<Prompt> prompts(const SkirmishContext &context, const SkirmishState &state,
                            const SkirmishStep &)
{
    const int dice = context.number(Tables::RollOff, Rows::Dice, Key::Dice, 4);
    return {dicePrompt(SkirmishAsks::RollOff, state.rollOff->next(), dice,
                       context.attackDie().faceCount()),
            aside(choicePrompt(SkirmishAsks::RollOffSaid, noSeat,
                               seatChoices(state.rollOff->contenders)))};
}

void finish(SkirmishState &state, Seat winner)
{
    state.rollOffWinner = winner;
    state.rollOff.reset();
    pop(state);
}

Result<void> answer(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &,
                    const Event &event)
{
    if (event.prompt == SkirmishAsks::RollOffSaid) {
        finish(state, seatOf(event.choice()));
        return {};
    }
    RollOff &rollOff = *state.rollOff;
    rollOff.add(context.attackDie(), event.dice, context.rollOffBonus());
    if (!rollOff.isComplete())
        return {};
    std::vector<Seat> ahead = rollOff.ahead();
    if (ahead.size() == 1) {
        finish(state, ahead.front());
    } else {
        rollOff.contenders = std::move(ahead);
        rollOff.counts.clear();
    }
    return {};
}

constexpr SkirmishRule skirmishRollOffStepRules[]{
    {.kind = SkirmishKind::RollOff, .prompts = prompts, .answer = answer},
};

constexpr SkirmishText skirmishRollOffStepTexts[]{
    {.prompt = SkirmishAsks::RollOff,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Roll-off: four dice"),
     .detail = QT_TRANSLATE_NOOP("Skirmish",
                                 "%1 rolls dice of either kind. Most criticals win; then single "
                                 "supports, then double supports.")},
    {.prompt = SkirmishAsks::RollOffSaid,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Or just say who won the roll-off"),
     .table = Tables::RollOff,
     .row = Rows::Again},
};

} // namespace

SkirmishGroup skirmishRollOffSteps()
{
    return {.steps = skirmishRollOffStepRules, .texts = skirmishRollOffStepTexts};
}

} // namespace dugout
