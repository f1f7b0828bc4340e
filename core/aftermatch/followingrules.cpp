// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftergroups.h"
#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/following.h"
#include "core/match/effects/stephelp.h"
#include "core/match/state/changekinds.h"
#include "core/match/turn/frompaper.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Who follows the team: fans, points in the league, and those who leave one that gave up.

const QString fanFactor = Tables::FanFactor;

/// Conceding costs a fan without a roll, and perhaps the best players.
void fansEnter(AfterDesk &desk)
{
    const SideTold told = toldOnSlip(desk.match(), desk.seat());
    if (!desk.concededWithPenalty(desk.seat())) {
        if (!told.fanRoll && !told.fanFactor)
            return;
        desk.pop();
        desk.changeFanFactor(told.fanRoll ? fanFactorChange(desk, {*told.fanRoll})
                                          : *told.fanFactor - desk.team().fanFactor,
                             fanFactor);
        return;
    }
    desk.pop();
    desk.push({StepKind::Desertion, desk.seat()});
    desk.changeFanFactor(desk.context().number(Tables::Conceding, fanFactor, Key::Change),
                         Tables::Conceding);
}

std::vector<Prompt> fansPrompts(const AfterView &view)
{
    const QString id = view.id(AfterAsks::Fans);
    if (isFanTable(view))
        return {tablePrompt(view.context(), id, view.seat(), fanFactor)};
    const TableRow *row = view.outcomeRow(fanFactor);
    return {dicePrompt(id, view.seat(), row ? row->value(Key::Dice, 2) : 2, 6)};
}

Result<void> fansAnswer(AfterDesk &desk, const Event &event)
{
    desk.pop();
    desk.changeFanFactor(fanFactorChange(desk, event.dice), fanFactor);
    return {};
}

void pointsEnter(AfterDesk &desk)
{
    desk.pop();
    const QString chosen = desk.context().chosen(Options::LeaguePoints);
    const QString row = chosen.isEmpty() ? Chosen::ThreeOneZero : chosen;
    const int points = desk.isFriendly()
        ? 0
        : desk.context().number(Tables::LeaguePoints, row, outcomeName(desk.outcome()));
    desk.mine().leaguePoints = points;
    // A competition of a league has points of its own, and its table says them.
    if (points != 0 && desk.context().setup().fixture.isEmpty())
        desk.note({ChangeKind::LeaguePoints, {}, {}, 0, points, Tables::LeaguePoints});
}

/// Players who may leave and did not roll yet.
std::vector<PlayerId> restless(const AfterView &view)
{
    const int from = view.context().number(Tables::Conceding, Rows::Desertion, Key::Spp);
    std::vector<PlayerId> found;
    for (const PlayerId &id : view.livingPlayers()) {
        const bool rolled = view.side().rolledToStay.contains(id.text());
        if (!rolled && starPlayerPoints(*view.team().player(id), view.ruleset()) >= from)
            found.push_back(id);
    }
    return found;
}

void desertionEnter(AfterDesk &desk)
{
    if (!desk.context().rowById(Tables::Conceding, Rows::Desertion) || restless(desk).empty())
        desk.pop();
}

std::vector<Prompt> desertionPrompts(const AfterView &view)
{
    std::vector<Prompt> prompts;
    for (const PlayerId &id : restless(view))
        prompts.push_back(tablePrompt(view.context(), view.id(AfterAsks::Desertion, id),
                                      view.seat(), Tables::ConcedingDesertion));
    return prompts;
}

Result<void> desertionAnswer(AfterDesk &desk, const Event &event)
{
    const PlayerId player = AfterPromptId::parse(event.prompt).player;
    if (auto known = desk.has(player); !known)
        return known;
    const TableRow *row = rowRolled(desk.context(), Tables::ConcedingDesertion, event);
    desk.mine().rolledToStay.insert(player.text());
    if (row && row->value(Key::Leaves) > 0)
        desk.letGo(player, PlayerStatus::Left, Tables::ConcedingDesertion);
    return {};
}

constexpr AfterRule followingStepRules[]{
    {StepKind::FanFactor, fansEnter, fansPrompts, fansAnswer},
    {StepKind::LeaguePoints, pointsEnter},
    {StepKind::Desertion, desertionEnter, desertionPrompts, desertionAnswer},
};

constexpr AfterTitle followingTitles[]{
    {AfterAsks::Fans, QT_TRANSLATE_NOOP("AfterMatch", "Fan factor of {team}")},
    {AfterAsks::Desertion, QT_TRANSLATE_NOOP("AfterMatch", "Does {player} leave the team?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{player} may leave the team")},
};

} // namespace

AfterGroup followingRules()
{
    return {.steps = followingStepRules, .titles = followingTitles};
}

} // namespace dugout
