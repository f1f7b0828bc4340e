// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftergroups.h"
#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/bookinjury.h"
#include "core/aftermatch/growth.h"
#include "core/match/effects/stephelp.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Star player points, improvement rolls and what follows them.

constexpr int mostPoints = 99;

/// Everybody who did something in this match; where the page is missing, the points are in the
/// book.
std::vector<PlayerId> withAchievements(const AfterView &view)
{
    std::vector<PlayerId> found;
    for (const MatchPlayer &player : view.match().side(view.seat()).players) {
        const PlayerId id = view.teamId(player);
        const Player *who = view.team().player(id);
        const Player *before = view.context().team(view.seat()).player(id);
        const bool best = who && who->achievements.mvps > (before ? before->achievements.mvps : 0);
        if (who && who->kind != PlayerKind::Star
            && (player.achievements != AchievementCounts{} || best))
            found.push_back(id);
    }
    return found;
}

bool arePointsByBook(const AfterView &view)
{
    const Table *table = view.context().table(Tables::StarPlayerPoints);
    return table && table->enteredFromBook;
}

void addMatchAchievements(AfterDesk &desk)
{
    for (const MatchPlayer &player : desk.match().side(desk.seat()).players) {
        const Player *who = desk.team().player(desk.teamId(player));
        if (!who || who->kind == PlayerKind::Star)
            continue;
        const PlayerId id = who->id;
        for (const Achievement achievement : allAchievements)
            desk.addPoints(id, achievement, player.achievements.count(achievement));
    }
}

std::vector<PlayerId> pointsMissing(const AfterView &view)
{
    std::vector<PlayerId> found;
    for (const PlayerId &id : withAchievements(view)) {
        if (!view.side().pointsEntered.contains(id.text()))
            found.push_back(id);
    }
    return found;
}

void pointsEnter(AfterDesk &desk)
{
    if (desk.step().asOrNew<PointsPhase>() == PointsPhase::Begins) {
        desk.mine().agenda.back().data = PointsPhase::Counted;
        addMatchAchievements(desk);
    }
    if (!arePointsByBook(desk) || pointsMissing(desk).empty())
        desk.pop();
}

std::vector<Prompt> pointsPrompts(const AfterView &view)
{
    std::vector<Prompt> prompts;
    for (const PlayerId &id : pointsMissing(view))
        prompts.push_back(numberPrompt(view.id(AfterAsks::Points, id), view.seat(), 0, mostPoints));
    return prompts;
}

Result<void> pointsAnswer(AfterDesk &desk, const Event &event)
{
    const PlayerId player = AfterPromptId::parse(event.prompt).player;
    if (auto known = desk.has(player); !known)
        return known;
    desk.mine().pointsEntered.insert(player.text());
    desk.addPoints(player, Achievement::Other, event.number.value_or(0));
    return {};
}

bool areLevelsNamed(const AfterView &view)
{
    return view.step().asOrNew<LevelsPhase>() == LevelsPhase::Done;
}

/// With the page of the levels missing, the coach names those who reached one and then is done.
void improvementEnter(AfterDesk &desk)
{
    const bool asks = areLevelsByBook(desk) && !areLevelsNamed(desk) && !nameable(desk).isEmpty();
    if (!asks && improving(desk).empty())
        desk.pop();
}

std::vector<Prompt> improvementPrompts(const AfterView &view)
{
    std::vector<Prompt> prompts;
    for (const PlayerId &id : improving(view)) {
        if (view.side().rolls.value(id.text()).isEmpty()) {
            prompts.push_back(
                dicePrompt(view.id(AfterAsks::Improve, id), view.seat(), improvementDice(view), 6));
            continue;
        }
        QStringList gains;
        for (const PossibleGain &each : possibleGains(view, id))
            gains.append(gainKey(each.choice.gain));
        prompts.push_back(choicePrompt(view.id(AfterAsks::Learn, id), view.seat(), gains));
    }
    if (!prompts.empty() || areLevelsNamed(view))
        return prompts;
    prompts.push_back(choicePrompt(view.id(AfterAsks::Level), view.seat(), nameable(view)));
    prompts.push_back(passPrompt(view.id(AfterAsks::LevelsDone), view.seat()));
    return prompts;
}

/// Hard training: equal dice hurt, two ones hurt for good.
void payForTraining(AfterDesk &desk, const PlayerId &player, const std::vector<int> &dice)
{
    int most = 0;
    for (int face = 1; face <= 6; ++face)
        most = std::max(most, static_cast<int>(std::count(dice.begin(), dice.end(), face)));
    InjuryEffect effect;
    effect.missesNextMatch = most > 1;
    effect.niggling = std::count(dice.begin(), dice.end(), 1) > 1 ? 1 : 0;
    desk.hurt(player, effect, Tables::SponsorshipMajorDrawbacks, {});
}

void rolled(AfterDesk &desk, const PlayerId &player, const std::vector<int> &dice)
{
    desk.mine().rolls[player.text()] = QList<int>(dice.begin(), dice.end());
    if (dice.size() > 2)
        payForTraining(desk, player, dice);
    if (!possibleGains(desk, player).empty())
        return;
    // Nothing is left for him to learn: the roll is lost.
    desk.mine().rolls.remove(player.text());
    ++desk.mine().lostRolls[player.text()];
}

Result<void> learned(AfterDesk &desk, const PlayerId &player, const QString &choice)
{
    for (const PossibleGain &each : possibleGains(desk, player)) {
        if (gainKey(each.choice.gain) != choice)
            continue;
        if (auto done = desk.learn(player, each.dice, each.choice.gain); !done)
            return done;
        desk.mine().rolls.remove(player.text());
        if (agingTarget(*desk.team().player(player), desk.ruleset()))
            desk.push({StepKind::GrowOld, desk.seat(), {desk.seat(), player}});
        return {};
    }
    return Error{ErrorCode::NotAChoice, PlayWords::tr("This was not among the choices."), choice};
}

Result<void> improvementAnswer(AfterDesk &desk, const Event &event)
{
    const AfterPromptId id = AfterPromptId::parse(event.prompt);
    if (id.what == AfterAsks::Learn)
        return learned(desk, id.player, event.choice());
    if (id.what == AfterAsks::Improve) {
        if (auto known = desk.has(id.player); !known)
            return known;
        rolled(desk, id.player, event.dice);
    } else if (id.what == AfterAsks::Level)
        desk.mine().rolls.insert(event.choice(), {});
    else
        desk.mine().agenda.back().data = LevelsPhase::Done;
    return {};
}

/// Growing old after an improvement: 2D6, and what the book says when they are too low.
std::vector<Prompt> agePrompts(const AfterView &view)
{
    const PlayerId &player = view.step().player.id;
    if (view.step().asOrNew<AgingDice>().first == 0)
        return {dicePrompt(view.id(AfterAsks::Age, player), view.seat(), 2, 6)};
    return {bookInjuryPrompt(view.id(AfterAsks::Aged, player), view.seat())};
}

Result<void> ageAnswer(AfterDesk &desk, const Event &event)
{
    const PlayerId player = desk.step().player.id;
    if (auto known = desk.has(player); !known)
        return known;
    const AgingDice held = desk.step().asOrNew<AgingDice>();
    const bool fresh = held.first == 0;
    const DicePair dice
        = fresh ? DicePair{event.dice[0], event.dice[1]} : DicePair{held.first, held.second};
    const int target = agingTarget(*desk.team().player(player), desk.ruleset()).value_or(0);
    if (fresh && dice.total() < target) {
        desk.mine().agenda.back().data = AgingDice{dice.first, dice.second};
        return {};
    }
    auto aged = recordAging(desk.team(), desk.ruleset(), player, dice, InjuryEffect{});
    if (!aged)
        return aged.error();
    desk.pop();
    desk.mine().team = *std::move(aged);
    desk.hurt(player, bookInjury(event.choices), Tables::Aging, {});
    return {};
}

constexpr AfterRule growthStepRules[]{
    {StepKind::StarPlayerPoints, pointsEnter, pointsPrompts, pointsAnswer},
    {StepKind::Improvement, improvementEnter, improvementPrompts, improvementAnswer},
    {.kind = StepKind::GrowOld, .prompts = agePrompts, .answer = ageAnswer},
};

constexpr AfterTitle growthTitles[]{
    {AfterAsks::Points,
     QT_TRANSLATE_NOOP("AfterMatch", "{player}: star player points by the book")},
    {AfterAsks::Improve, QT_TRANSLATE_NOOP("AfterMatch", "{player}: improvement roll")},
    {AfterAsks::Learn, QT_TRANSLATE_NOOP("AfterMatch", "{player} learns")},
    {AfterAsks::Level, QT_TRANSLATE_NOOP("AfterMatch", "{team}: who has reached a new level?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, a new level")},
    {AfterAsks::LevelsDone, QT_TRANSLATE_NOOP("AfterMatch", "{team}: nobody else reached a level")},
    {AfterAsks::Age, QT_TRANSLATE_NOOP("AfterMatch", "{player}: aging roll")},
    {AfterAsks::Aged, QT_TRANSLATE_NOOP("AfterMatch", "{player} has aged: what does the book say?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{player} has aged, by the book"), false, u"aging-effects"},
};

} // namespace

AfterGroup growthRules()
{
    return {.steps = growthStepRules, .titles = growthTitles};
}

} // namespace dugout
