// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/stepgroups.h"

namespace dugout {

const StepRules<SkirmishRule> &skirmishSteps()
{
    static const StepRules<SkirmishRule> book{
        skirmishRollOffSteps(),    skirmishBoardSteps(),     skirmishObjectiveSteps(),
        skirmishDrawSteps(),       skirmishDeploySteps(),    skirmishRoundSteps(),
        skirmishActivationSteps(), skirmishMoveSteps(),      skirmishAttackSteps(),
        skirmishCombatSteps(),     skirmishAftermathSteps(), skirmishReactionSteps(),
        skirmishPowerSteps(),      skirmishEffectSteps(),    skirmishEndPhaseSteps(),
        skirmishTableSteps(),      skirmishVictorySteps(),   skirmishRerollSteps(),
        skirmishCounterSteps(),    skirmishWaySteps()};
    return book;
}

} // namespace dugout
