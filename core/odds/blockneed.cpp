// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/blockneed.h"

#include "core/odds/blockplay.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

std::vector<AppliedModifier> considered(const std::vector<ActiveEffect> &effects)
{
    std::vector<AppliedModifier> skills;
    for (const ActiveEffect &one : effects) {
        const AppliedModifier skill{0, one.skill->id.text(), one.skill->name, one.skill->source};
        if (std::find(skills.begin(), skills.end(), skill) == skills.end())
            skills.push_back(skill);
    }
    return skills;
}

HarmSituation harmOf(const BlockSituation &situation, const BlockPlayer &striker,
                     const BlockPlayer &victim)
{
    HarmSituation harm;
    harm.armour = victim.armour;
    harm.attackerSkills = striker.skills;
    harm.victimSkills = victim.skills;
    harm.conditions = situation.conditions + QStringList{u"block"_s};
    harm.weather = situation.weather;
    harm.niggling = victim.niggling;
    harm.apothecary = victim.apothecary;
    harm.aim = situation.harmAim;
    harm.options = situation.options;
    return harm;
}

Result<BlockHarm> blockHarm(const HarmCalculator &calculator, const HarmSituation &situation,
                            const Rational &down)
{
    if (down == Rational(0))
        return BlockHarm{};
    const auto harm = calculator.harm(situation);
    if (!harm)
        return harm.error();
    return BlockHarm{harm->armourBroken * down, harm->knockedOut * down, harm->casualty * down,
                     harm->dead * down};
}

} // namespace

Result<BlockNeed> BlockCalculator::block(const BlockSituation &situation) const
{
    const auto &tables = m_effects.ruleset().tables();
    const Table *results = tables.find(u"block-results"_s);
    const Table *counts = tables.find(u"block-dice"_s);
    if (!results || !counts)
        return Error{ErrorCode::NotInEdition, tr("This edition has no block dice."), {}};
    const BlockPlay play(m_effects, *results, *counts, situation);
    BlockNeed need;
    need.dice = play.dice(false, false);
    need.dauntless = play.dauntless();
    if (need.dauntless != Rational(0))
        need.dauntlessDice = play.dice(false, true);
    need.faces = play.picked();
    need.strengthModifiers = play.modifiers();
    need.attackerSkills = considered(play.skills().attackerEffects());
    need.defenderSkills = considered(play.skills().defenderEffects());
    need.endsWithoutReroll = play.ends(false);
    need.ends = situation.teamReroll ? play.ends(true) : need.endsWithoutReroll;
    const HarmCalculator calculator(m_effects);
    HarmSituation falling = harmOf(situation, situation.defender, situation.attacker);
    falling.conditions.append(u"defending"_s);
    const auto defender
        = blockHarm(calculator, harmOf(situation, situation.attacker, situation.defender),
                    need.ends.defenderDown);
    const auto attacker = blockHarm(calculator, falling, need.ends.attackerDown);
    if (!defender || !attacker)
        return defender ? attacker.error() : defender.error();
    need.defenderHarm = *defender;
    need.attackerHarm = *attacker;
    return need;
}

Result<std::vector<FaceChoice>> blockChoices(const EffectIndex &effects,
                                             const BlockSituation &situation)
{
    const auto &tables = effects.ruleset().tables();
    const Table *results = tables.find(u"block-results"_s);
    const Table *counts = tables.find(u"block-dice"_s);
    if (!results || !counts)
        return Error{
            ErrorCode::NotInEdition, BlockCalculator::tr("This edition has no block dice."), {}};
    return BlockPlay(effects, *results, *counts, situation).choices();
}

} // namespace dugout
