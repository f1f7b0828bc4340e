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

void enterDeploy(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &)
{
    if (!context.tracksField()) {
        replace(state, {SkirmishKind::DeploySaid});
        return;
    }
    replace(state, {SkirmishKind::DeployFirst});
    pushRollOff(state, RollOffFor::Fighters, allSeats(state));
}

std::vector<Prompt> firstPrompts(const SkirmishContext &, const SkirmishState &state,
                                 const SkirmishStep &)
{
    return {
        choicePrompt(SkirmishAsks::DeployFirst, state.rollOffWinner, seatChoices(allSeats(state)))};
}

Result<void> firstAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &,
                         const Event &event)
{
    replace(state, {SkirmishKind::DeployFighter, seatOf(event.choice())});
    return {};
}

std::vector<FighterRef> unplaced(const SkirmishState &state, Seat seat)
{
    return state.fighters([seat](Seat owner, const SkirmishFighter &fighter) {
        return owner == seat && !fighter.placed;
    });
}

/// Goes on to the next who still has somebody to place.
void enterFighter(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    Seat seat = step.seat;
    for (int i = 0; i < context.playerCount(); ++i, seat = context.after(seat, 0)) {
        if (unplaced(state, seat).empty())
            continue;
        if (seat != step.seat)
            replace(state, {SkirmishKind::DeployFighter, seat});
        return;
    }
    pop(state);
}

std::vector<Prompt> fighterPrompts(const SkirmishContext &, const SkirmishState &state,
                                   const SkirmishStep &step)
{
    return {choicePrompt(SkirmishAsks::DeployFighter, step.seat,
                         fighterChoices(unplaced(state, step.seat)))};
}

Result<void> fighterAnswer(const SkirmishContext &context, SkirmishState &state,
                           const SkirmishStep &step, const Event &event)
{
    replace(state, {SkirmishKind::DeployFighter, context.after(step.seat, 0)});
    push(state, {SkirmishKind::DeployHex, step.seat, FighterRef::fromString(event.choice())});
    return {};
}

/// Free starting hexes of the player's own territory. The rules take for granted that there are
/// enough; a board with fewer than fighters, which a coach may have drawn, lends any other hex.
std::vector<Hex> startingHexes(const SkirmishState &state, Seat seat)
{
    const Fighters placed = placedFighters(state);
    std::vector<Hex> starting;
    std::vector<Hex> others;
    for (const auto &[hex, cell] : state.field->cells()) {
        const bool taken = std::any_of(placed.begin(), placed.end(),
                                       [&hex = hex](const auto &one) { return one.hex == hex; });
        if (cell.player == seat && !cell.blocked && !taken)
            (cell.starting ? starting : others).push_back(hex);
    }
    return starting.empty() ? others : starting;
}

std::vector<Prompt> hexPrompts(const SkirmishContext &, const SkirmishState &state,
                               const SkirmishStep &step)
{
    return {choicePrompt(SkirmishAsks::DeployHex, step.seat,
                         hexChoices(startingHexes(state, step.seat)))};
}

Result<void> hexAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                       const Event &event)
{
    pop(state);
    SkirmishFighter *fighter = state.find(step.fighter);
    fighter->hex = hexFromText(event.choice());
    fighter->placed = true;
    if (state.deployedFirst == noSeat && unplaced(state, step.seat).empty())
        state.deployedFirst = step.seat;
    return {};
}

std::vector<Prompt> saidPrompts(const SkirmishContext &, const SkirmishState &state,
                                const SkirmishStep &)
{
    return {choicePrompt(SkirmishAsks::DeploySaid, noSeat, seatChoices(allSeats(state)))};
}

Result<void> saidAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &,
                        const Event &event)
{
    pop(state);
    state.deployedFirst = seatOf(event.choice());
    for (SkirmishPlayer &player : state.players) {
        for (SkirmishFighter &fighter : player.fighters)
            fighter.placed = true;
    }
    return {};
}

constexpr SkirmishRule skirmishDeployStepRules[]{
    {SkirmishKind::Deploy, enterDeploy},
    {.kind = SkirmishKind::DeployFirst, .prompts = firstPrompts, .answer = firstAnswer},
    {SkirmishKind::DeployFighter, enterFighter, fighterPrompts, fighterAnswer},
    {.kind = SkirmishKind::DeployHex, .prompts = hexPrompts, .answer = hexAnswer},
    {.kind = SkirmishKind::DeploySaid, .prompts = saidPrompts, .answer = saidAnswer},
};

constexpr SkirmishText skirmishDeployStepTexts[]{
    {.prompt = SkirmishAsks::DeployFirst,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Who places the first fighter?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 won the roll-off and decides."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "First to place")},
    {.prompt = SkirmishAsks::DeployFighter,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Place a fighter"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 chooses a fighter to place."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Fighter to place")},
    {.prompt = SkirmishAsks::DeployHex,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Choose a starting hex"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%2 starts there."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Fighter placed")},
    {.prompt = SkirmishAsks::DeploySaid,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Place the fighters"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Who finished placing fighters first?"),
     .table = Tables::RollOff,
     .row = Rows::FirstRoundBonus,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "First to finish placing")},
};

} // namespace

SkirmishGroup skirmishDeploySteps()
{
    return {.steps = skirmishDeployStepRules, .texts = skirmishDeployStepTexts};
}

} // namespace dugout
