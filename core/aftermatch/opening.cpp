// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/opening.h"

#include "core/aftermatch/afterrule.h"
#include "core/aftermatch/matchmoney.h"
#include "core/match/state/changekinds.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Its first match founds a team that was still being built: what it did not spend is its treasury.
void found(AfterDesk &desk)
{
    const int before = desk.team().treasury;
    Team &team = desk.mine().team;
    team.treasury = std::max(0, goldLeft(team, desk.ruleset()));
    team.founded = true;
    if (desk.team().treasury != before)
        desk.note({ChangeKind::Treasury,
                   {},
                   u"budget"_s,
                   before,
                   desk.team().treasury,
                   Tables::CreationCosts});
}

/// Journeymen who joined for this match stand on the sheet until they are hired or sent away.
void addJoined(AfterDesk &desk)
{
    for (const MatchPlayer &player : desk.match().side(desk.seat()).players) {
        const Player &who = player.who->player;
        if (who.kind != PlayerKind::Journeyman || desk.context().team(desk.seat()).player(who.id))
            continue;
        Team &team = desk.mine().team;
        Player joining = who;
        joining.id = PlayerId(QString::number(team.nextPlayer++));
        desk.mine().names.insert(who.id.text(), joining.id.text());
        desk.note(
            {ChangeKind::Joined, joining.id, joining.position.text(), 0, 0, Tables::Journeymen});
        team.players.push_back(std::move(joining));
    }
}

void endAbsences(AfterDesk &desk)
{
    for (const Player &player : desk.team().players) {
        if (player.missesNextMatch)
            desk.note({ChangeKind::Returns, player.id, {}, 1, 0, {}});
    }
    desk.mine().team = serveAbsences(desk.team());
}

void writeInjuries(AfterDesk &desk)
{
    for (const MatchPlayer &player : desk.match().side(desk.seat()).players) {
        const PlayerId id = desk.teamId(player);
        const Player *who = desk.team().player(id);
        // A star of the team is never hurt for longer than the match.
        if (!who || who->kind == PlayerKind::Star)
            continue;
        for (const RowId &each : player.casualties) {
            const TableRow *row = desk.context().rowById(Tables::Casualty, each.text());
            if (!row)
                row = desk.context().rowById(Tables::WeepingDagger, each.text());
            if (row)
                desk.hurt(id, injuryEffect(*row), Tables::Casualty, each.text());
        }
    }
}

/// Hired stars leave unhurt, unless the commissioner says otherwise.
void noteHurtStars(AfterDesk &desk)
{
    if (!desk.context().isOn(Options::LastingStarInjuries))
        return;
    for (const MatchPlayer &player : desk.match().side(desk.seat()).players) {
        if (!player.isStar() || desk.team().player(desk.teamId(player)))
            continue;
        for (const RowId &each : player.casualties)
            desk.note(
                {ChangeKind::StarHurt, {}, player.who->player.star.text(), 0, 0, each.text()});
    }
}

void noteLegend(AfterDesk &desk)
{
    const RowId legend = desk.match().occasion.side(desk.seat()).legend;
    auto &awards = desk.mine().team.home.awards;
    if (legend.isEmpty() || std::find(awards.begin(), awards.end(), legend) != awards.end())
        return;
    awards.push_back(legend);
    desk.noteHome(ChangeKind::Award, legend, true, Tables::HallOfFame);
}

void planSteps(AfterDesk &desk)
{
    const auto steps = playedAfterMatch(desk.context());
    desk.push({StepKind::Closing, desk.seat()});
    for (auto step = steps.rbegin(); step != steps.rend(); ++step)
        desk.push(
            {StepKind::named((*step)->id), desk.seat(), {}, {}, SequenceId(Sequences::PostMatch)});
    desk.push({StepKind::BookInjuries, desk.seat()});
}

} // namespace

std::vector<const SequenceStep *> playedAfterMatch(const MatchContext &context)
{
    std::vector<const SequenceStep *> played;
    for (const SequenceStep &step : context.sequence(Sequences::PostMatch)) {
        const bool off = step.option && context.isSwitchedOff(step.option->text());
        if (!off && findAfterRule(StepKind::named(step.id)))
            played.push_back(&step);
    }
    return played;
}

AfterState openAfterMatch(const MatchContext &context, const MatchState &state)
{
    AfterState after;
    for (const Seat seat : {0, 1}) {
        AfterDesk desk(context, state, after, seat);
        AfterSide &side = desk.mine();
        side.team = context.team(seat);
        side.takesPart = context.setup().league && context.roster(seat);
        if (!side.takesPart)
            continue;
        if (side.team.founded)
            payForMatch(desk);
        else
            found(desk);
        addJoined(desk);
        endAbsences(desk);
        writeInjuries(desk);
        noteHurtStars(desk);
        noteLegend(desk);
        planSteps(desk);
    }
    return after;
}

} // namespace dugout
