// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/chainodds.h"
#include "core/odds/rollneed.h"

#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// How likely a roll is once it is known what it needs, and what lets it be made again.

using Kind = SkillEffect::Kind;

int clamped(const RollNeed &need, int target, bool oneFails)
{
    if (need.roll->dice > 1)
        return target;
    if (need.roll->naturals)
        return std::clamp(target, 2, 6);
    return std::clamp(target, oneFails ? 2 : 1, 7);
}

/// The highest number of a single die that is a fumble; 0 when none is.
int fumblesUpTo(const Roll &roll, int modifiers)
{
    if (roll.fumble == Roll::Fumble::None)
        return 0;
    return roll.fumble == Roll::Fumble::Natural ? 1 : std::clamp(1 - modifiers, 1, 5);
}

/// Who keeps hold of the ball fumbles on a natural 1 alone.
bool keepsBall(const std::vector<ActiveEffect> &active)
{
    return std::any_of(active.begin(), active.end(), [](const ActiveEffect &one) {
        return one.effect->behaviour == u"keeps-fumbled-ball";
    });
}

bool oneAlwaysFails(const std::vector<ActiveEffect> &active)
{
    return std::any_of(active.begin(), active.end(), [](const ActiveEffect &one) {
        return one.effect->kind == Kind::NaturalOne;
    });
}

Rational sixths(int faces)
{
    return {Int128(faces), Int128(6)};
}

} // namespace

int RollNeed::total() const
{
    return std::accumulate(
        modifiers.begin(), modifiers.end(), 0,
        [](int sum, const AppliedModifier &modifier) { return sum + modifier.value; });
}

ChainStep RollNeed::step() const
{
    const QString label = roll->dice == 1 ? u"%1+"_s.arg(target) : u"2D6:%1"_s.arg(target);
    // What is made again by a helper, nothing else makes again.
    if (helper)
        return ChainStep::other(label, chanceWithHelper, false);
    ChainStep step = ChainStep::other(label, onceHelp ? chanceUnhelped : chance,
                                      roll->mayReroll && !impossible && !certain)
                         .withSkillReroll(!rerolls.empty() && !rerollsOnce)
                         .withPro(proTarget.has_value())
                         .withLoner(lonerTarget.has_value());
    if (!ownTurn)
        step = step.withoutTeamReroll();
    if (rerollsOnce)
        step = step.withOnceReroll(rerolls.front()->id.text());
    return onceHelp ? step.withOnceHelp(onceHelp->id.text(), chance) : step;
}

Rational RollNeed::chanceWithTeamReroll() const
{
    ChainRules rules;
    rules.rerolls = 1;
    rules.lonerTarget = lonerTarget.value_or(rules.lonerTarget);
    rules.proTarget = proTarget.value_or(rules.proTarget);
    const auto chances = ChainOdds::chances({step()}, rules);
    // Where the side may not, his skills still may.
    return chances && step().mayBeTeamRerolled() ? chances->back() : chanceWithSkill;
}

Rational RollNeed::chanceWithPro() const
{
    ChainRules rules;
    rules.proTarget = proTarget.value_or(rules.proTarget);
    const auto chances = ChainOdds::chances({step()}, rules);
    return chances && pro && step().mayBeRerolled() ? chances->back() : chance;
}

void RollNeeds::addRerolls(RollNeed &need, const RollSituation &situation,
                           const std::vector<ActiveEffect> &active) const
{
    bool always = false;
    for (const ActiveEffect &one : active) {
        if (one.effect->kind == Kind::Reroll && one.effect->by == SkillEffect::By::Self) {
            need.rerolls.push_back(one.skill);
            always = always || !one.effect->once;
        }
        if (one.effect->kind != Kind::Cancels)
            continue;
        for (const SkillId &gone : one.effect->skills) {
            if (situation.now.skills.contains(gone.text()))
                need.cancelled.push_back(m_effects.ruleset().skills().find(gone));
        }
    }
    need.rerollsOnce = !need.rerolls.empty() && !always;
    need.ownTurn = situation.turn ? *situation.turn == RollTurn::Own : !need.roll->opponentsTurn;
}

void RollNeeds::addProAndLoner(RollNeed &need, const RollSituation &situation) const
{
    // Its own die only the side makes again (crp.es.txt:5173).
    const Skill *pro = m_effects.skillWithTarget(situation.now.skills, u"pro"_s);
    need.pro = pro && need.roll->skill == pro->id ? nullptr : pro;
    if (need.pro)
        need.proTarget = m_effects.targetOf(need.pro->id.text(), u"pro"_s);
    if (const Skill *loner = m_effects.skillWithTarget(situation.now.skills, u"loner"_s))
        need.lonerTarget = m_effects.targetOf(loner->id.text(), u"loner"_s);
}

void RollNeeds::addOnceHelp(RollNeed &need, const RollSituation &situation,
                            const std::vector<ActiveEffect> &active) const
{
    const auto help = std::find_if(active.begin(), active.end(), [](const ActiveEffect &one) {
        return one.effect->kind == Kind::UseStrength && one.effect->once;
    });
    if (help == active.end())
        return;
    RollSituation unhelped = situation;
    unhelped.now.skills.removeAll(help->skill->id.text());
    if (const auto other = this->need(need.roll->id.text(), unhelped)) {
        need.onceHelp = help->skill;
        need.chanceUnhelped = other->chance;
    }
}

void RollNeeds::addChances(RollNeed &need, const RollSituation &situation,
                           const std::vector<ActiveEffect> &active) const
{
    const Roll &roll = *need.roll;
    const bool fumbled = !roll.fumbleOption || m_effects.isOn(*roll.fumbleOption, situation.now);
    const int fumbles = fumbled ? fumblesUpTo(roll, need.total()) : 0;
    const int dropped = keepsBall(active) ? std::min(1, fumbles) : fumbles;
    need.fumble = sixths(dropped);
    need.kept = sixths(fumbles - dropped);
    int target = roll.onlyNoFumble ? dropped + 1 : need.basic - need.total();
    // What is fumbled is not accurate, even where agility would do (crp.es.txt:1778).
    if (fumbles > 0 && !roll.onlyNoFumble)
        target = std::max(target, fumbles + 1);
    need.target = clamped(need, target, oneAlwaysFails(active));
    need.chance = roll.dice == 1 ? d6Chance(need.target) : twoDiceChance(need.target);
    if (need.impossible || need.certain)
        need.chance = Rational(need.certain ? 1 : 0);
    need.chanceWithSkill = need.rerolls.empty()
        ? need.chance
        : need.chance + (Rational(1) - need.chance) * need.chance;
    need.chanceWithHelper = need.helper ? need.chance + (Rational(1) - need.chance) * need.chance
                                        : need.chanceWithSkill;
}

} // namespace dugout
