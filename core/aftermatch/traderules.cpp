// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftergroups.h"
#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/trade.h"
#include "core/match/effects/stephelp.h"
#include "core/match/state/changekinds.h"
#include "core/rules/knownwords.h"
#include "core/team/hiring.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Hiring, dismissing, buying: as often as the coach likes, until he is done.

const QString trade = Tables::CreationCosts;

void recruitEnter(AfterDesk &desk)
{
    const Position *position = positionOfTheDead(desk.team(), desk.ruleset());
    const bool room
        = position && hasRoom(desk) && playersIn(position->id, desk.team()) < position->max;
    if (recruitsWaiting(desk) <= 0 || !room)
        desk.pop();
}

std::vector<Prompt> recruitPrompts(const AfterView &view)
{
    return {yesNoPrompt(view.id(AfterAsks::Recruit), view.seat())};
}

/// A player raised in the match keeps achievements and injuries of it.
void rememberMatch(AfterDesk &desk, const PlayerId &recruit)
{
    const MatchPlayer *played = raisedPlayer(desk);
    if (!played)
        return;
    for (const Achievement achievement : allAchievements)
        desk.addPoints(recruit, achievement,
                       played->achievements.count(achievement)
                           + (achievement == Achievement::Mvp ? desk.side().raisedAwards : 0));
    for (const RowId &each : played->casualties) {
        if (const TableRow *row = desk.context().rowById(Tables::Casualty, each.text()))
            desk.hurt(recruit, injuryEffect(*row), Tables::Casualty, each.text());
    }
}

Result<void> recruitAnswer(AfterDesk &desk, const Event &event)
{
    const Position *position = positionOfTheDead(desk.team(), desk.ruleset());
    if (isYes(event)) {
        auto done = desk.take(
            hire(desk.team(), desk.ruleset(), position->id, {}, Payment::Free),
            {ChangeKind::Joined, {}, position->id.text(), 0, position->cost, Tables::FreeRecruits});
        if (!done)
            return done;
        // A copy: what he brings along makes another team of it, and his name with it.
        const PlayerId recruit = desk.team().players.back().id;
        rememberMatch(desk, recruit);
    }
    ++desk.mine().recruits;
    return {};
}

/// The dead make room first, then those who join for free.
void tradeEnter(AfterDesk &desk)
{
    const auto isListed
        = [&desk](const QString &id) { return desk.team().player(PlayerId(id)) != nullptr; };
    const QStringList &dead = desk.side().dead;
    if (desk.step().asOrNew<TradePhase>() == TradePhase::Begins) {
        desk.mine().agenda.back().data = TradePhase::Trades;
        desk.push({StepKind::FreeRecruits, desk.seat()});
        if (std::any_of(dead.begin(), dead.end(), isListed))
            desk.push({StepKind::RemoveDead, desk.seat()});
    }
}

bool mayLeaveHome(const AfterView &view)
{
    const HomeAffairs &home = view.team().home;
    return home.resident && !home.ownsStadium
        && view.team().treasury
        >= view.context().number(Tables::StadiumPurchase, Rows::Cancel, Key::Cost);
}

std::vector<Prompt> tradePrompts(const AfterView &view)
{
    std::vector<Prompt> prompts{passPrompt(view.id(AfterAsks::TradeDone), view.seat())};
    const auto add = [&](QStringView what, const QStringList &choices) {
        if (!choices.isEmpty())
            prompts.push_back(choicePrompt(view.id(what), view.seat(), choices));
    };
    add(AfterAsks::Hire, hireable(view));
    add(AfterAsks::HireStar, hireableStars(view));
    add(AfterAsks::Buy, buyable(view));
    add(AfterAsks::Fire, dismissable(view));
    add(AfterAsks::Drop, disposable(view));
    if (mayLeaveHome(view))
        prompts.push_back(confirmPrompt(view.id(AfterAsks::LeaveStadium), view.seat()));
    return prompts;
}

void leaveHome(AfterDesk &desk)
{
    HomeAffairs &home = desk.mine().team.home;
    const RowId attribute = home.stadium.empty() ? RowId() : home.stadium.front();
    home.resident = false;
    home.stadium.clear();
    home.stadiumName.clear();
    const QString reason = Tables::StadiumPurchase;
    desk.earn(-desk.context().number(reason, Rows::Cancel, Key::Cost), reason, Rows::Cancel);
    desk.noteHome(ChangeKind::Stadium, attribute, false, reason);
}

Result<void> changeAsset(AfterDesk &desk, const QString &name, int by)
{
    const auto asset = teamAssetFromName(name);
    if (!asset)
        return Error{ErrorCode::NoSuchAsset, PlayWords::tr("This was not among the choices."),
                     name};
    const int before = desk.team().count(*asset);
    return desk.take(by > 0 ? buy(desk.team(), desk.ruleset(), *asset)
                            : giveUp(desk.team(), *asset),
                     {ChangeKind::Asset, {}, name, before, before + by, trade});
}

Result<void> tradeAnswer(AfterDesk &desk, const Event &event)
{
    const QString what = AfterPromptId::parse(event.prompt).what;
    const QString choice = event.choice();
    if (what == AfterAsks::Hire)
        return desk.take(hire(desk.team(), desk.ruleset(), PositionId(choice)),
                         {ChangeKind::Joined, {}, choice, 0, 0, trade});
    if (what == AfterAsks::HireStar)
        return desk.take(hireStar(desk.team(), desk.ruleset(), StarId(choice)),
                         {ChangeKind::Joined, {}, choice, 0, 0, Tables::RosteredStarRules});
    if (what == AfterAsks::Buy || what == AfterAsks::Drop)
        return changeAsset(desk, choice, what == AfterAsks::Buy ? 1 : -1);
    if (what == AfterAsks::Fire) {
        if (auto known = desk.has(PlayerId(choice)); !known)
            return known;
        desk.letGo(PlayerId(choice), PlayerStatus::Fired, trade);
    } else if (what == AfterAsks::LeaveStadium)
        leaveHome(desk);
    else
        desk.pop();
    return {};
}

constexpr AfterRule tradeStepRules[]{
    {StepKind::FreeRecruits, recruitEnter, recruitPrompts, recruitAnswer},
    {StepKind::HireAndFire, tradeEnter, tradePrompts, tradeAnswer},
    {StepKind::Hire, tradeEnter, tradePrompts, tradeAnswer},
};

constexpr AfterTitle tradeTitles[]{
    {AfterAsks::Recruit, QT_TRANSLATE_NOOP("AfterMatch", "{team}: take the free recruit?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} takes the free recruit")},
    {AfterAsks::TradeDone, QT_TRANSLATE_NOOP("AfterMatch", "{team}: done"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} is done hiring and buying"), true},
    {AfterAsks::Hire, QT_TRANSLATE_NOOP("AfterMatch", "{team}: hire a player"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} hires a player"), true},
    {AfterAsks::HireStar, QT_TRANSLATE_NOOP("AfterMatch", "{team}: hire a star for good"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} hires a star for good"), true},
    {AfterAsks::Buy, QT_TRANSLATE_NOOP("AfterMatch", "{team}: buy"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} buys"), true},
    {AfterAsks::Fire, QT_TRANSLATE_NOOP("AfterMatch", "{team}: fire a player"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} fires a player")},
    {AfterAsks::Drop, QT_TRANSLATE_NOOP("AfterMatch", "{team}: give up re-rolls or staff"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} gives up re-rolls or staff")},
    {AfterAsks::LeaveStadium, QT_TRANSLATE_NOOP("AfterMatch", "{team} leaves its home stadium"),
     nullptr, true},
};

} // namespace

AfterGroup tradeRules()
{
    return {.steps = tradeStepRules, .titles = tradeTitles};
}

} // namespace dugout
