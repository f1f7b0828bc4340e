// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/rollcourse.h"

#include "core/dice/dicewords.h"
#include "core/match/harm/harmrolls.h"
#include "core/match/harm/pilingsteps.h"
#include "core/match/rolls/askedrolls.h"
#include "core/match/rolls/rollwords.h"
#include "core/match/state/boardadvice.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/sidethings.h"
#include "core/rules/knownwords.h"

#include <array>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using When = PromptStage::When;

/// In how many of 36 throws two dice show each sum; the first is that of two.
constexpr std::array waysOfTwoDice{1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};
constexpr int allWays = 36;

QString withReroll(const Rational &chance)
{
    return MatchWords::tr("with re-roll %1").arg(percentText(chance));
}

QString better(const MatchContext &context, const MatchState &state, const RollPlan &plan,
               const RollNeed &need)
{
    if (plan.again) // nothing is rolled a third time
        return {};
    if (need.chanceWithSkill > need.chance)
        return MatchWords::tr("with %1 %2")
            .arg(localized(need.rerolls.front()->name), percentText(need.chanceWithSkill));
    const Seat seat = state.playsFor(plan.who);
    const bool team = need.ownTurn && seat == state.active && need.roll && need.roll->mayReroll
        && usableRerolls(context, state, seat) > 0;
    return team ? withReroll(need.chanceWithTeamReroll()) : QString();
}

PromptCourse courseOfRoll(const MatchContext &context, const MatchState &state, const Step &step,
                          const QString &prompt)
{
    const RollPlan &plan = planOf(step);
    const Roll *roll = context.ruleset().rolls().find(plan.roll);
    PromptCourse course;
    if (!roll)
        return course;
    auto &stages = course.stages;
    stages.push_back({localized(roll->name), playerName(state, plan.who), When::Done});
    if (plan.other.isValid())
        stages.push_back(
            {MatchWords::tr("Other player"), playerName(state, plan.other), When::Done});
    if (prompt == Asks::RollRange || !plan.range.isEmpty()) {
        const TableRow *row = context.rowById(Tables::PassRanges, plan.range.text());
        stages.push_back({MatchWords::tr("Range"), row ? localized(row->name) : QString(),
                          prompt == Asks::RollRange ? When::Now : When::Done});
    }
    if (prompt == Asks::RollZones || plan.zones)
        stages.push_back({MatchWords::tr("Tackle zones"),
                          plan.zones ? QString::number(*plan.zones) : QString(),
                          prompt == Asks::RollZones ? When::Now : When::Done});
    if (prompt == Asks::RollNear || prompt == Asks::RollCircumstance)
        stages.push_back({MatchWords::tr("Nearby"), {}, When::Now});
    const bool die = prompt == Asks::RollDie;
    const auto need = RollCalculator(context).need(state, plan);
    const bool told = die && need;
    stages.push_back({MatchWords::tr("Die"), told ? neededWords(*need) : QString(),
                      die ? When::Now : When::Coming});
    if (!told || need->certain || need->impossible)
        return course;
    course.chances.push_back({MatchWords::tr("Needed"), neededWords(*need)});
    course.chances.push_back({MatchWords::tr("Succeeds"), percentText(need->chance),
                              better(context, state, plan, *need)});
    if (need->fumble > Rational(0))
        course.chances.push_back({MatchWords::tr("Fumble"), percentText(need->fumble), {}, true});
    return course;
}

void addBlock(PromptCourse &course, const MatchContext &context, const MatchState &state,
              const Step &step)
{
    const BoardAdvisor advisor(context);
    const Seat seat = state.playsFor(step.by);
    const bool mayReroll = seat == state.active && !step.asOrNew<BlockChain>().again
        && usableRerolls(context, state, seat) > 0;
    const auto need = advisor.blockNeed(state, step, mayReroll);
    if (!need)
        return;
    const bool shown
        = state.board.contains(step.by.toString()) && state.board.contains(step.player.toString());
    const BlockEnds &ends = need->endsWithoutReroll;
    const bool helps = need->ends.defenderDown > ends.defenderDown;
    const QString dice = MatchWords::tr("%n die/dice", nullptr, need->dice.dice);
    course.chances.push_back({(shown ? MatchWords::tr("Knocked down, %1")
                                     : MatchWords::tr("Knocked down, %1 unassisted"))
                                  .arg(dice),
                              percentText(ends.defenderDown),
                              helps ? withReroll(need->ends.defenderDown) : QString()});
    course.chances.push_back({MatchWords::tr("Turnover"), percentText(ends.turnover), {}, true});
    if (need->ends.defenderDown > Rational(0))
        course.chances.push_back(
            {MatchWords::tr("Then armour"),
             percentText(need->defenderHarm.armourBroken / need->ends.defenderDown)});
}

PromptCourse courseOfBlock(const MatchContext &context, const MatchState &state, const Step &step,
                           const QString &prompt)
{
    const bool result = prompt == Asks::BlockResult;
    PromptCourse course;
    course.stages = {{MatchWords::tr("Blocker"), playerName(state, step.by), When::Done},
                     {MatchWords::tr("Target"),
                      step.player.isValid() ? playerName(state, step.player) : QString(),
                      result ? When::Done : When::Now},
                     {MatchWords::tr("Block dice"), {}, result ? When::Now : When::Coming},
                     {MatchWords::tr("Armour")},
                     {MatchWords::tr("Injury")}};
    if (result && step.by.isValid())
        addBlock(course, context, state, step);
    return course;
}

int waysToBreak(const MatchContext &context, const MatchState &state, const Step &step, int more)
{
    int ways = 0;
    for (size_t i = 0; i < waysOfTwoDice.size(); ++i) {
        if (breaksArmour(context, state, step, static_cast<int>(i) + 2 + more))
            ways += waysOfTwoDice.at(i);
    }
    return ways;
}

/// With what who strikes may still add once the dice lie there, and where he may throw himself onto
/// his victim with a second roll.
QString withHisSkills(const MatchContext &context, const MatchState &state, const Step &step,
                      int more)
{
    QStringList names;
    int added = 0;
    for (const SpareBonus &bonus : spareBonuses(context, state, step, Tables::ArmourModifiers)) {
        if (const Skill *skill = context.ruleset().skills().find(bonus.skill))
            names.append(localized(skill->name));
        added += bonus.value;
    }
    Rational breaks(waysToBreak(context, state, step, more + added), allWays);
    const Skill *piling = context.ruleset().skills().find(Skills::PilingOn.word());
    if (piling && mayPileOn(context, state, step, HarmRoll::Armour)) {
        names.append(localized(piling->name));
        breaks = breaks + (Rational(1) - breaks) * breaks;
    }
    return names.isEmpty()
        ? QString()
        : MatchWords::tr("with %1 %2").arg(names.join(u", "_s), percentText(breaks));
}

void addArmour(PromptCourse &course, const MatchContext &context, const MatchState &state,
               const Step &step)
{
    const int more = sumOf(armourModifiers(context, state, step));
    const Rational breaks(waysToBreak(context, state, step, more), allWays);
    course.chances
        = {{MatchWords::tr("Needed"), u"%1+"_s.arg(armourTarget(context, state, step) - more)},
           {MatchWords::tr("Armour breaks"), percentText(breaks),
            withHisSkills(context, state, step, more), false}};
}

/// What the injury table brings, the mildest first.
void addInjury(PromptCourse &course, const MatchContext &context, const MatchState &state,
               const Step &step)
{
    const int more = sumOf(injuryModifiers(context, state, step));
    std::vector<std::pair<QString, int>> found;
    for (size_t i = 0; i < waysOfTwoDice.size(); ++i) {
        const TableRow *row = injuryRow(context, state, step, static_cast<int>(i) + 2 + more);
        if (!row)
            continue;
        const QString name = localized(row->name);
        const auto known = std::find_if(found.begin(), found.end(),
                                        [&name](const auto &one) { return one.first == name; });
        if (known == found.end())
            found.emplace_back(name, waysOfTwoDice.at(i));
        else
            known->second += waysOfTwoDice.at(i);
    }
    for (const auto &[name, ways] : found)
        course.chances.push_back({name, percentText(Rational(ways, allWays))});
}

PromptCourse courseOfHarm(const MatchContext &context, const MatchState &state, const Step &step,
                          const QString &prompt)
{
    const bool armour = prompt == Asks::Armour;
    PromptCourse course;
    if (step.by.isValid())
        course.stages.push_back(
            {MatchWords::tr("Caused by"), playerName(state, step.by), When::Done});
    course.stages.push_back({MatchWords::tr("Victim"), playerName(state, step.player), When::Done});
    course.stages.push_back({MatchWords::tr("Armour"), {}, armour ? When::Now : When::Done});
    course.stages.push_back({MatchWords::tr("Injury"), {}, armour ? When::Coming : When::Now});
    if (armour)
        addArmour(course, context, state, step);
    else
        addInjury(course, context, state, step);
    return course;
}

/// What the dice show that lie there.
QString shownBy(const MatchContext &context, const Step &result)
{
    QStringList faces;
    if (const MadeRoll *made = result.data.find<MadeRoll>()) {
        for (const int die : made->dice)
            faces.append(QString::number(die));
    }
    if (const BlockChain *block = result.data.find<BlockChain>()) {
        for (const RowId &face : block->results) {
            if (const TableRow *row = context.rowById(Tables::BlockResults, face.text()))
                faces.append(localized(row->name));
        }
    }
    return faces.join(u", "_s);
}

/// A roll that may be made again: the same stages, and its chances for another throw.
PromptCourse courseOfResult(const MatchContext &context, const MatchState &state, const Step &offer,
                            const QString &prompt)
{
    const Step &again = *offer.as<SecondChance>();
    PromptCourse course;
    if (again.kind == playerRoll)
        course = courseOfRoll(context, state, again, Asks::RollDie);
    else if (again.kind == StepKind::BlockResult || again.kind == StepKind::BlockDice)
        course = courseOfBlock(context, state, again, Asks::BlockResult);
    else
        course.stages.push_back({MatchWords::tr("Die"), playerName(state, offer.by)});
    // Who keeps it rolls nothing, and how likely this number of block dice is nobody has reckoned.
    const BlockChain *block = again.data.find<BlockChain>();
    if (prompt == Asks::RollKept || (block && block->dice != 0))
        course.chances.clear();
    for (PromptChance &chance : course.chances)
        chance.better.clear(); // nothing is rolled a third time
    auto &stages = course.stages;
    const auto rolled = std::find_if(stages.begin(), stages.end(), [](const PromptStage &stage) {
        return stage.when != When::Done;
    });
    if (rolled == stages.end())
        return course;
    rolled->when = When::Done;
    stages.insert(std::next(rolled),
                  {MatchWords::tr("Result"),
                   state.agenda.size() < 2 ? QString() : shownBy(context, state.agenda.end()[-2]),
                   When::Now});
    return course;
}

} // namespace

PromptCourse rollCourse(const MatchContext &context, const MatchState &state, const QString &prompt)
{
    if (state.agenda.empty())
        return {};
    const Step &step = state.agenda.back();
    if (step.kind == StepKind::RollHeld)
        return courseOfResult(context, state, step, prompt);
    const bool isVictim = prompt == Asks::BlockVictim || prompt == Asks::BlitzVictim;
    if (step.kind == StepKind::AskedRoll && prompt != Asks::AskedOurselves)
        return courseOfRoll(context, state, step, plainRollName(prompt));
    if (step.kind == playerRoll && prompt.startsWith(rollPrefix))
        return courseOfRoll(context, state, step, prompt);
    if ((prompt == Asks::BlockResult && step.kind == StepKind::BlockResult) || isVictim)
        return courseOfBlock(context, state, step, prompt);
    if ((prompt == Asks::Armour && step.kind == StepKind::Armour)
        || (prompt == Asks::Injury && step.kind == StepKind::Injury))
        return courseOfHarm(context, state, step, prompt);
    return {};
}

} // namespace dugout
