// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// In no one's territory and not on the edge. Where boards join so narrowly that all such hexes
/// lie on the edge, the edge has to do: the rules forbid it but do not say where else, and a game
/// for the Relic cannot go without it.
std::vector<Hex> relicHexes(const Battlefield &field)
{
    std::vector<Hex> inner;
    std::vector<Hex> outer;
    for (const auto &[hex, cell] : field.cells()) {
        if (!cell.player && !cell.blocked)
            (field.isEdge(hex) ? outer : inner).push_back(hex);
    }
    return inner.empty() ? outer : inner;
}

std::vector<Prompt> relicPrompts(const SkirmishContext &context, const SkirmishState &state,
                                 const SkirmishStep &)
{
    const Seat last = state.boardOrder.back();
    if (!context.tracksField())
        return {confirmPrompt(SkirmishAsks::RelicSaid, last)};
    const std::vector<Hex> hexes = relicHexes(*state.field);
    if (hexes.empty())
        return {};
    return {choicePrompt(SkirmishAsks::Relic, last, hexChoices(hexes))};
}

Result<void> relicAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &,
                         const Event &event)
{
    pop(state);
    if (event.prompt == SkirmishAsks::Relic)
        state.objectives.push_back({hexFromText(event.choice()), 0, true});
    return {};
}

/// Objectives may lie near the Relic, only not on it.
std::vector<Hex> hexesForNext(const SkirmishContext &context, const SkirmishState &state,
                              int placed)
{
    std::vector<Hex> others;
    std::optional<Hex> relic;
    for (const ObjectiveToken &token : state.objectives) {
        if (token.relic)
            relic = token.hex;
        else if (token.hex)
            others.push_back(*token.hex);
    }
    return objectiveHexes(*state.field, others, placed + 1 == context.objectiveTokens(), relic);
}

Seat placerOf(const SkirmishContext &context, const SkirmishState &state, int placed)
{
    return (state.boardOrder.front() + placed) % context.playerCount();
}

void enterObjectives(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    if (!context.tracksField())
        return;
    const int placed = step.as<TokensPlaced>().count;
    if (placed == context.objectiveTokens()) {
        replace(state, {SkirmishKind::Reveal});
    } else if (hexesForNext(context, state, placed).empty()) {
        // Not even at the edge: the rules do not foresee it, and the token is left out.
        state.objectives.push_back({});
        ++state.agenda.back().as<TokensPlaced>().count;
    }
}

std::vector<Prompt> objectivePrompts(const SkirmishContext &context, const SkirmishState &state,
                                     const SkirmishStep &step)
{
    if (!context.tracksField())
        return {confirmPrompt(SkirmishAsks::ObjectivesSaid)};
    const int placed = step.as<TokensPlaced>().count;
    return {choicePrompt(SkirmishAsks::Objective, placerOf(context, state, placed),
                         hexChoices(hexesForNext(context, state, placed)))};
}

Result<void> objectiveAnswer(const SkirmishContext &context, SkirmishState &state,
                             const SkirmishStep &, const Event &event)
{
    if (!context.tracksField()) {
        pop(state);
        return {};
    }
    state.objectives.push_back({hexFromText(event.choice()), 0, false});
    ++state.agenda.back().as<TokensPlaced>().count;
    return {};
}

/// The numbers in the order in which the tokens were placed.
std::vector<Prompt> revealPrompts(const SkirmishContext &context, const SkirmishState &,
                                  const SkirmishStep &)
{
    QStringList numbers;
    for (int i = 1; i <= context.objectiveTokens(); ++i)
        numbers.append(QString::number(i));
    const int count = context.objectiveTokens();
    return {lotPrompt(SkirmishAsks::Reveal, noSeat, numbers, count, count)};
}

Result<void> revealAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &,
                          const Event &event)
{
    pop(state);
    qsizetype next = 0;
    for (ObjectiveToken &token : state.objectives) {
        if (!token.relic)
            token.number = event.choices.at(next++).toInt();
    }
    return {};
}

constexpr SkirmishRule skirmishObjectiveStepRules[]{
    {.kind = SkirmishKind::Relic, .prompts = relicPrompts, .answer = relicAnswer},
    {.kind = SkirmishKind::Objectives,
     .enter = enterObjectives,
     .prompts = objectivePrompts,
     .answer = objectiveAnswer},
    {.kind = SkirmishKind::Reveal, .prompts = revealPrompts, .answer = revealAnswer},
};

constexpr SkirmishText skirmishObjectiveStepTexts[]{
    {.prompt = SkirmishAsks::Relic,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Place the Relic"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 puts it in no one's territory."),
     .table = Tables::ObjectivePlacement,
     .row = Rows::Relic,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Relic placed")},
    {.prompt = SkirmishAsks::RelicSaid,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Place the Relic"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 puts it in no one's territory."),
     .table = Tables::ObjectivePlacement,
     .row = Rows::Relic},
    {.prompt = SkirmishAsks::Objective,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Place an objective"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 puts a token on the battlefield, face down."),
     .table = Tables::ObjectivePlacement,
     .row = Rows::Forbidden,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Objective placed")},
    {.prompt = SkirmishAsks::ObjectivesSaid,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Place the objectives"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "In turn and face down, then turn all over."),
     .table = Tables::ObjectivePlacement,
     .row = Rows::Forbidden},
    {.prompt = SkirmishAsks::Reveal,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Turn the objectives over"),
     .detail
     = QT_TRANSLATE_NOOP("Skirmish", "Their numbers in the order they were placed: a, b, c…"),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Objectives turned over")},
};

} // namespace

SkirmishGroup skirmishObjectiveSteps()
{
    return {.steps = skirmishObjectiveStepRules, .texts = skirmishObjectiveStepTexts};
}

} // namespace dugout
