// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/steprule.h"

namespace dugout {

// The rules of each group of steps; one file beside this for each.

[[nodiscard]] std::span<const StepRule> weatherSteps();
[[nodiscard]] std::span<const StepRule> fanSteps();
[[nodiscard]] std::span<const StepRule> coinSteps();
[[nodiscard]] std::span<const StepRule> joinSteps();
[[nodiscard]] std::span<const StepRule> shopSteps();
[[nodiscard]] std::span<const StepRule> drawSteps();
[[nodiscard]] std::span<const StepRule> draftSteps();
[[nodiscard]] std::span<const StepRule> cardSteps();
[[nodiscard]] std::span<const StepRule> cardEffects();
[[nodiscard]] std::span<const StepRule> cardMishaps();
[[nodiscard]] std::span<const StepRule> cardRolls();
[[nodiscard]] std::span<const StepRule> cardTurns();
[[nodiscard]] std::span<const StepRule> setUpSteps();
[[nodiscard]] std::span<const StepRule> kickOffSteps();
[[nodiscard]] std::span<const StepRule> kickOffResults();
[[nodiscard]] std::span<const StepRule> maniaResults();
[[nodiscard]] std::span<const StepRule> turnSteps();
[[nodiscard]] std::span<const StepRule> actionSteps();
[[nodiscard]] std::span<const StepRule> hurrySteps();
[[nodiscard]] std::span<const StepRule> blockSteps();
[[nodiscard]] std::span<const StepRule> blockOutcomes();
[[nodiscard]] std::span<const StepRule> rerollSteps();
[[nodiscard]] std::span<const StepRule> weaponSteps();
[[nodiscard]] std::span<const StepRule> foulSteps();
[[nodiscard]] std::span<const StepRule> refereeSteps();
[[nodiscard]] std::span<const StepRule> harmSteps();
[[nodiscard]] std::span<const StepRule> pilingSteps();
[[nodiscard]] std::span<const StepRule> careSteps();
[[nodiscard]] std::span<const StepRule> toldSteps();
[[nodiscard]] std::span<const StepRule> helperSteps();
[[nodiscard]] std::span<const StepRule> staffSteps();
[[nodiscard]] std::span<const StepRule> stadiumSteps();
[[nodiscard]] std::span<const StepRule> legendSteps();
[[nodiscard]] std::span<const StepRule> eventSteps();
[[nodiscard]] std::span<const StepRule> eventEffects();
[[nodiscard]] std::span<const StepRule> eventPlayers();
[[nodiscard]] std::span<const StepRule> dangerSteps();
[[nodiscard]] std::span<const StepRule> hazardSteps();
[[nodiscard]] std::span<const StepRule> ballEffects();
[[nodiscard]] std::span<const StepRule> effectSteps();
[[nodiscard]] std::span<const StepRule> tableSteps();
[[nodiscard]] std::span<const StepRule> halfSteps();
[[nodiscard]] std::span<const StepRule> resultSteps();
[[nodiscard]] std::span<const StepRule> handSteps();
[[nodiscard]] std::span<const StepRule> paperSteps();
[[nodiscard]] std::span<const StepRule> rollBegins();
[[nodiscard]] std::span<const StepRule> rollSteps();
[[nodiscard]] std::span<const StepRule> passSteps();
[[nodiscard]] std::span<const StepRule> ballSteps();
[[nodiscard]] std::span<const StepRule> throwSteps();
[[nodiscard]] std::span<const StepRule> thirstSteps();

/// All of them.
[[nodiscard]] inline std::array<std::span<const StepRule>, 51> matchStepGroups()
{
    return {weatherSteps(),  fanSteps(),    coinSteps(),   joinSteps(),    shopSteps(),
            drawSteps(),     draftSteps(),  cardSteps(),   cardEffects(),  cardMishaps(),
            cardRolls(),     cardTurns(),   setUpSteps(),  kickOffSteps(), kickOffResults(),
            maniaResults(),  turnSteps(),   actionSteps(), hurrySteps(),   blockSteps(),
            blockOutcomes(), weaponSteps(), foulSteps(),   refereeSteps(), harmSteps(),
            pilingSteps(),   careSteps(),   toldSteps(),   helperSteps(),  staffSteps(),
            stadiumSteps(),  legendSteps(), eventSteps(),  eventPlayers(), ballEffects(),
            dangerSteps(),   hazardSteps(), effectSteps(), tableSteps(),   halfSteps(),
            resultSteps(),   handSteps(),   rerollSteps(), rollBegins(),   rollSteps(),
            passSteps(),     ballSteps(),   throwSteps(),  thirstSteps(),  eventEffects(),
            paperSteps()};
}

/// Puts what a result of the kick-off table brings on top: its own step, or its words.
void pushKickOffResult(const MatchContext &context, MatchState &state, const QString &table,
                       const QString &row);

} // namespace dugout
