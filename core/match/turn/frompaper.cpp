// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/turn/frompaper.h"

#include "core/match/state/promptnames.h"
#include "core/match/state/setupcheck.h"
#include "core/match/turn/paperprompts.h"
#include "core/rules/knownwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// In a league match by rules with such a step (bb2016 L2717-2730, L3684-3701).
bool isStadiumRolledFor(const MatchContext &context)
{
    const auto steps = context.sequence(Sequences::PreMatch);
    return context.setup().league
        && std::any_of(steps.begin(), steps.end(), [&context](const SequenceStep &step) {
               const bool off = step.option && context.isSwitchedOff(step.option->text());
               return !off && step.table && step.table->text() == Tables::StadiumKind;
           });
}

} // namespace

bool isFromPaper(const MatchContext &context)
{
    return context.setup().options.contains(fromPaperMark());
}

namespace {

// What waits for the end of the match is counted under what a side was asked, of both as of the
// home one.
constexpr auto winningsTold = PaperAsks::WinningsHome;
constexpr auto fanRollTold = PaperAsks::FanRollHome;
constexpr auto fanFactorTold = PaperAsks::FanFactorHome;

QString mvpKey(const PlayerId &player)
{
    return u"paper.mvp/"_s + player.text();
}

std::optional<int> countedAs(const SideState &side, const QString &what)
{
    const auto found = side.counters.find(what);
    return found == side.counters.end() ? std::nullopt : std::optional(*found);
}

} // namespace

SideTold toldOnSlip(const MatchState &state, Seat seat)
{
    const SideState &side = state.side(seat);
    SideTold told{{},
                  countedAs(side, winningsTold),
                  countedAs(side, fanRollTold),
                  countedAs(side, fanFactorTold)};
    if (side.counters.isEmpty())
        return told;
    for (const MatchPlayer &each : side.players) {
        for (int i = side.counters.value(mvpKey(each.id())); i > 0; --i)
            told.mvps.append(each.ref());
    }
    return told;
}

void tellOnSlip(SideState &side, const SideTold &told)
{
    for (const auto &[what, number] :
         {std::pair(winningsTold, told.winnings), std::pair(fanRollTold, told.fanRoll),
          std::pair(fanFactorTold, told.fanFactor)}) {
        if (number)
            side.counters.insert(what, *number);
    }
    for (const QString &each : told.mvps)
        ++side.counters[mvpKey(PlayerRef::fromString(each).id)];
}

QString otherOf(Seat seat)
{
    return u"other.%1"_s.arg(seat);
}

QStringList paperInjuries(const MatchContext &context)
{
    QStringList results{Choice::Saved};
    for (const TableRow &row : context.rows(Tables::Casualty))
        results.append(row.id.text());
    return results;
}

QStringList paperStadiums(const MatchContext &context)
{
    if (!isStadiumRolledFor(context))
        return {};
    QStringList standard;
    QStringList special;
    for (const TableRow &kind : context.rows(Tables::StadiumKind)) {
        if (!kind.next)
            standard.append(RowOf{TableId(Tables::StadiumKind), kind.id}.toString());
        else
            for (const TableRow &each : context.rows(kind.next->text()))
                special.append(RowOf{*kind.next, each.id}.toString());
    }
    const QStringList homes{Choice::Home0, Choice::Home1};
    for (const Seat seat : {0, 1}) {
        if (!context.isSwitchedOff(Options::HomeStadium)
            && !context.team(seat).home.stadium.empty())
            standard.append(homes.at(seat));
    }
    return standard + special;
}

} // namespace dugout
