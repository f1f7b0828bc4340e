// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/rollcalculator.h"

#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/effects.h"
#include "core/match/engine/agenda.h"
#include "core/match/rolls/dauntless.h"
#include "core/match/rolls/rollchanges.h"
#include "core/match/state/board.h"
#include "core/rules/knownwords.h"

#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Who uses it lies down himself, and only once he has seen the die: it is never taken for granted.
const QString divesIn = Skills::DivingTackle;
/// Works from afar, and from the ground.
const QString disturbs = Skills::DisturbingPresence;

/// Faces of one die, the lowest first.
int facesOf(const Rational &chance)
{
    return qRound(chance.toDouble() * 6);
}

/// Who has no tackle zones hinders nobody on the way, nor dives at him (crp.es.txt:6446-6454,
/// bb2016.en.txt:11482-11488).
bool isOnGuard(const MatchPlayer &player)
{
    return player.posture == Posture::Standing && !player.isDazed();
}

int reachOf(const MatchContext &context, const QString &skill)
{
    return skill == disturbs ? context.number(Tables::PassModifiers, disturbs, Key::Range, 3) : 1;
}

} // namespace

bool hasDive(const std::vector<SkillId> &hindering)
{
    return std::any_of(hindering.begin(), hindering.end(),
                       [](const SkillId &skill) { return skill.text() == divesIn; });
}

RollEnd endFor(const RollNeed &need, const std::vector<int> &dice)
{
    const int total = std::accumulate(dice.begin(), dice.end(), 0);
    const int dropped = facesOf(need.fumble);
    if (need.certain)
        return RollEnd::Success;
    if (need.impossible)
        return dropped > 0 ? RollEnd::Fumble : RollEnd::Failure;
    if (dice.size() == 1 && total <= dropped)
        return RollEnd::Fumble;
    if (dice.size() == 1 && total <= dropped + facesOf(need.kept))
        return RollEnd::Kept;
    return total >= need.target ? RollEnd::Success : RollEnd::Failure;
}

bool RollCalculator::isOnceATurn(const QString &skill, const RollId &roll) const
{
    const Skill *found = m_context.ruleset().skills().find(skill);
    return found
        && std::any_of(found->effects.begin(), found->effects.end(),
                       [&roll](const SkillEffect &effect) {
                           return effect.once && effect.on.contains(roll.text());
                       });
}

/// Tackle zones may count for him.
bool RollCalculator::isMarked(const MatchPlayer &player) const
{
    return timedEffectValue(m_context, player, Key::IgnoreTackleZones) <= 0;
}

RollSituation RollCalculator::situation(const MatchState &state, const RollPlan &plan) const
{
    RollSituation now;
    const MatchPlayer &player = *state.find(plan.who);
    now.profile = player.profile();
    now.now.skills = player.skills();
    if (!player.usedThisTurn.empty())
        now.now.skills.removeIf([&](const QString &skill) {
            return player.hasUsed(skill) && isOnceATurn(skill, plan.roll);
        });
    now.now.weather = state.weather.text();
    now.now.options = m_context.changedOptions();
    now.now.range = plan.range.text();
    now.now.conditions = conditionsOf(plan);
    if (plan.told != RollCircumstance::Nothing) {
        now.now.conditions.append(rollToldWord(plan.told));
        now.now.helpers = helpersTold(plan.told);
    }
    for (const SkillId &skill : plan.against)
        ++now.now.opponents[skill.text()];
    now.zones = now.zonesLeft = isMarked(player) ? plan.zones.value_or(0) : 0;
    now.others = changesInForce(m_context, state, plan);
    now.leastTarget = targetInForce(state, plan);
    now.plainTarget = plainTargetInForce(m_context, state, plan);
    now.longestRange = longestRangeInForce(m_context, state, plan);
    if (const MatchPlayer *other = state.find(plan.other))
        now.other = other->profile();
    return now;
}

Result<RollNeed> RollCalculator::need(const MatchState &state, const RollPlan &plan) const
{
    return m_context.rollNeeds().need(plan.roll.text(), situation(state, plan));
}

int RollCalculator::total(const MatchState &state, const RollPlan &plan) const
{
    return m_context.rollNeeds().total(plan.roll.text(), situation(state, plan));
}

bool RollCalculator::isOpen(const MatchState &state, const RollPlan &plan) const
{
    const auto need = m_context.rollNeeds().outline(plan.roll.text(), situation(state, plan));
    return need && !need->certain && !need->impossible;
}

QStringList RollCalculator::ranges(const MatchState &state, const RollPlan &plan) const
{
    QStringList found;
    for (const TableRow &row : m_context.rows(Tables::PassRanges)) {
        RollPlan tried = plan;
        tried.range = row.id;
        if (m_context.rollNeeds().outline(plan.roll.text(), situation(state, tried)))
            found.append(tried.range.text());
    }
    return found;
}

std::vector<RollCircumstance> RollCalculator::tellable(const MatchState &state,
                                                       const RollPlan &plan) const
{
    const Roll *roll = m_context.ruleset().rolls().find(plan.roll);
    if (plan.roll == Rolls::Dauntless)
        return tellableAttacks(m_context, state, plan);
    const EffectIndex &effects = m_context.rollNeeds().effects();
    const MatchPlayer *player = state.find(plan.who);
    const bool own = roll->skill && player && player->has(roll->skill->text());
    if (own && effects.dependsOn(plan.roll.text(), rollToldWord(RollCircumstance::Helper)))
        return {RollCircumstance::Helper, RollCircumstance::Alone};
    if (own && effects.dependsOn(plan.roll.text(), rollToldWord(RollCircumstance::Block)))
        return {RollCircumstance::Block, RollCircumstance::OtherAction};
    const TableRow *weather = weatherRow(m_context, state);
    if (weather && !weather->values.isEmpty()
        && weather->values.contains(u"last-%1-target"_s.arg(plan.roll.text())))
        return {RollCircumstance::NotLast, RollCircumstance::Last};
    if (!player || !effects.countsHelpers(plan.roll.text()))
        return {};
    const QStringList skills = player->skills();
    const auto counts = [&](const QString &skill) {
        const Skill *found = m_context.ruleset().skills().find(skill);
        return found
            && std::any_of(found->effects.begin(), found->effects.end(),
                           [&plan](const SkillEffect &effect) {
                               return effect.each && effect.by == SkillEffect::By::Self
                                   && effect.on.contains(plan.roll.text());
                           });
    };
    if (std::any_of(skills.begin(), skills.end(), counts))
        return {RollCircumstance::NoHelper, RollCircumstance::OneHelper,
                RollCircumstance::TwoHelpers, RollCircumstance::ThreeHelpers};
    return {};
}

/// Some ignore them; then nobody need count.
bool RollCalculator::zonesCount(const MatchState &state, const RollPlan &plan) const
{
    const MatchPlayer &player = *state.find(plan.who);
    return isMarked(player) && !m_context.alwaysFails(player, plan.roll.text())
        && m_context.rollNeeds().zonesCount(plan.roll.text(), situation(state, plan));
}

/// Something counts for those who are near it, and the roll depends on what is added to it.
bool RollCalculator::isPlaceAsked(const MatchState &state, const RollPlan &plan) const
{
    return nearRuleToAsk(m_context, state, plan) && !plainTargetInForce(m_context, state, plan)
        && !m_context.alwaysFails(*state.find(plan.who), plan.roll.text());
}

RollQuestion RollCalculator::question(const MatchState &state, const RollPlan &plan) const
{
    const Roll *roll = m_context.ruleset().rolls().find(plan.roll);
    const bool thrown = roll->fumble != Roll::Fumble::None;
    if (thrown && plan.range.isEmpty() && m_context.table(Tables::PassRanges))
        return RollQuestion::Range;
    if (plan.told == RollCircumstance::Nothing && !tellable(state, plan).empty())
        return RollQuestion::Told;
    if (roll->zones != Roll::Zones::None && !plan.zones && zonesCount(state, plan))
        return RollQuestion::Zones;
    return isPlaceAsked(state, plan) ? RollQuestion::Near : RollQuestion::None;
}

std::vector<SkillId> RollCalculator::hindering(const MatchState &state, const RollId &roll,
                                               const PlayerRef &opponent) const
{
    const MatchPlayer *player = state.find(opponent);
    const Roll *rolled = m_context.ruleset().rolls().find(roll);
    const QStringList &opposing = m_context.rollNeeds().effects().opposing(roll.text());
    std::vector<SkillId> found;
    for (const QString &skill : opposing.isEmpty() ? QStringList{} : player->skills()) {
        const bool its = rolled->skill && rolled->skill->text() == skill;
        if (!its && opposing.contains(skill) && (isOnGuard(*player) || skill == disturbs))
            found.emplace_back(skill);
    }
    return found;
}

QStringList RollCalculator::hinderers(const MatchState &state, const RollPlan &plan) const
{
    const QStringList &opposing = m_context.rollNeeds().effects().opposing(plan.roll.text());
    if (opposing.isEmpty())
        return {};
    const Roll *rolled = m_context.ruleset().rolls().find(plan.roll);
    // Nobody but the interceptor keeps anybody from it (crp.es.txt:5101-5103).
    const bool onlyOther = plan.roll == Rolls::SafeThrow;
    return state.against(state.playsFor(plan.who), [&](const MatchPlayer &player) {
        if (onlyOther && player.ref() != plan.other.toString())
            return false;
        return std::any_of(opposing.begin(), opposing.end(), [&](const QString &skill) {
            const bool its = rolled->skill && rolled->skill->text() == skill;
            return !its && (isOnGuard(player) || skill == disturbs) && player.has(skill);
        });
    });
}

RollPlan RollCalculator::withBoard(const MatchState &state, RollPlan plan) const
{
    if (state.board.isEmpty())
        return plan;
    const auto own = state.board.find(plan.who.toString());
    if (own == state.board.end())
        return plan;
    plan.against.clear();
    for (const QString &ref : hinderers(state, plan)) {
        const auto square = state.board.find(ref);
        if (square == state.board.end())
            continue;
        for (const SkillId &skill : hindering(state, plan.roll, PlayerRef::fromString(ref))) {
            if (skill.text() != divesIn
                && squareDistance(*square, *own) <= reachOf(m_context, skill.text()))
                plan.against.push_back(skill);
        }
    }
    return plan;
}

QStringList RollCalculator::skillsToRollAgain(const MatchState &state, const RollPlan &plan) const
{
    const auto needed = m_context.rollNeeds().outline(plan.roll.text(), situation(state, plan));
    QStringList skills;
    if (!needed || !needed->roll->mayReroll || needed->impossible)
        return skills;
    for (const Skill *skill : needed->rerolls)
        skills.append(skill->id.text());
    skills.removeDuplicates();
    return skills;
}

std::vector<const Roll *> RollCalculator::activationRolls(const MatchPlayer &player) const
{
    return m_context.rollNeeds().activationRolls(player.skills());
}

void pushRoll(const MatchContext &context, MatchState &state, const RollId &roll,
              const PlayerRef &who, const PlayerRef &other)
{
    RollPlan plan;
    plan.roll = roll;
    plan.who = who;
    plan.other = other;
    push(state, stepOf(state, RollCalculator(context).withBoard(state, plan)));
}

} // namespace dugout
