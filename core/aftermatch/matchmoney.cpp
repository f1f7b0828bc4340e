// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/matchmoney.h"

#include "core/match/effects/effects.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QString pettyCash = u"petty-cash"_s;

/// The edition has a step after the match at which unspent gold comes back.
bool returnsLater(const AfterView &view)
{
    if (!view.context().table(pettyCash))
        return false;
    const auto steps = view.context().sequence(u"post-match"_s);
    return std::any_of(steps.begin(), steps.end(), [&view](const SequenceStep &step) {
        const bool off = step.option && view.context().isSwitchedOff(step.option->text());
        return step.id == u"expenses"_s && !off;
    });
}

/// Extra gold and doubled FAME of leagues that are played for a short time only.
bool isShortLeague(const AfterView &view, const QString &what)
{
    const QString chosen = view.context().chosen(u"short-league-winnings"_s);
    return chosen == what || chosen == u"both"_s;
}

int fameForMoney(const AfterView &view, Seat seat)
{
    const int each = isShortLeague(view, u"double-fame"_s)
        ? view.context().number(u"short-league-winnings"_s, u"fame"_s, u"multiplier"_s, 1)
        : 1;
    return view.fame(seat) * each;
}

/// Semi-finals and the final fill the purses.
int occasionFactor(const AfterView &view)
{
    const TableRow *row = view.context().bigMatchRow(u"winnings"_s);
    return row ? row->value(u"multiplier"_s, 1) : 1;
}

} // namespace

void payForMatch(AfterDesk &desk)
{
    const SideState &side = desk.match().side(desk.seat());
    const int own = desk.team().treasury;
    if (!returnsLater(desk)) {
        const bool byBook = !desk.context().table(u"inducement-money"_s);
        desk.earn(side.treasury - own, byBook ? u"freebooters"_s : u"inducement-money"_s);
        return;
    }
    const int taken = std::min(side.transferred, std::max(0, own));
    desk.earn(-taken, pettyCash);
    desk.mine().numbers.insert(pettyCash, side.treasury - (own - taken));
}

void returnPettyCash(AfterDesk &desk)
{
    desk.earn(desk.mine().numbers.take(pettyCash), pettyCash, u"leftover"_s);
}

int winningsFor(const AfterView &view, int die)
{
    const int each = view.context().number(u"winnings"_s, u"roll"_s, u"gold"_s);
    // Short leagues pay a better bonus instead of the usual one.
    const bool better = isShortLeague(view, u"extra-gold"_s);
    const TableRow *row = view.outcomeRow(better ? u"short-league-winnings"_s : u"winnings"_s);
    const int bonus = row ? row->value(u"gold"_s) : 0;
    const int gold = (die + fameForMoney(view, view.seat())) * each + bonus;
    return std::max(0, gold) * occasionFactor(view);
}

int winningsOfLoser(const AfterView &view, int die)
{
    const int each = view.context().number(u"winnings"_s, u"roll"_s, u"gold"_s);
    const int gold = (die + fameForMoney(view, view.otherSeat())) * each;
    return std::max(0, gold) * occasionFactor(view);
}

int valueAsPlayed(const AfterView &view)
{
    const int value = valueForMatch(view.context(), view.match(), view.seat());
    const bool counts = shopMoney(view.ruleset()).transfersCount;
    return value + (counts ? view.match().side(view.seat()).transferred : 0);
}

int spirallingExpenses(const AfterView &view)
{
    const MatchContext &context = view.context();
    const TableRow *rule = context.rowById(u"spiralling-expenses"_s, u"none"_s);
    if (!rule)
        return 0;
    int start = rule->value(u"start"_s);
    int step = rule->value(u"step"_s);
    int cost = rule->value(u"step-cost"_s);
    if (context.ruleset().options().contains(u"expenses-start"_s)) {
        start = context.chosenNumber(u"expenses-start"_s);
        step = context.chosenNumber(u"expenses-step"_s);
    }
    const QString preset = context.chosen(u"spiralling-expenses-preset"_s);
    if (const Option *option = context.ruleset().options().find(u"spiralling-expenses-preset"_s)) {
        for (const OptionChoice &choice : option->choices) {
            if (choice.id != preset)
                continue;
            start = choice.values.value(u"start"_s, start);
            step = choice.values.value(u"step"_s, step);
            cost = choice.values.value(u"step-cost"_s, cost);
        }
    }
    const int value = valueAsPlayed(view);
    return value < start || step <= 0 ? 0 : cost * (1 + (value - start) / step);
}

int halfRoundedUp(int gold)
{
    return gold - gold / 2;
}

} // namespace dugout
