// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/matchmoney.h"

#include "core/match/effects/effects.h"
#include "core/rules/knownwords.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The edition has a step after the match at which unspent gold comes back.
bool returnsLater(const AfterView &view)
{
    if (!view.context().table(Tables::PettyCash))
        return false;
    const auto steps = view.context().sequence(Sequences::PostMatch);
    return std::any_of(steps.begin(), steps.end(), [&view](const SequenceStep &step) {
        const bool off = step.option && view.context().isSwitchedOff(step.option->text());
        return StepKind::named(step.id) == StepKind::Expenses && !off;
    });
}

/// Extra gold and doubled FAME of leagues that are played for a short time only.
bool isShortLeague(const AfterView &view, const QString &what)
{
    const QString chosen = view.context().chosen(Options::ShortLeagueWinnings);
    return chosen == what || chosen == Chosen::Both;
}

int fameForMoney(const AfterView &view, Seat seat)
{
    const int each = isShortLeague(view, Chosen::DoubleFame)
        ? view.context().number(Tables::ShortLeagueWinnings, Rows::Fame, Key::Multiplier, 1)
        : 1;
    return view.fame(seat) * each;
}

/// Semi-finals and the final fill the purses.
int occasionFactor(const AfterView &view)
{
    const TableRow *row = view.context().bigMatchRow(Tables::Winnings);
    return row ? row->value(Key::Multiplier, 1) : 1;
}

} // namespace

void payForMatch(AfterDesk &desk)
{
    const SideState &side = desk.match().side(desk.seat());
    const int own = desk.team().treasury;
    if (!returnsLater(desk)) {
        const bool byBook = !desk.context().table(Tables::InducementMoney);
        desk.earn(side.treasury - own, byBook ? u"freebooters"_s : Tables::InducementMoney.word());
        return;
    }
    const int taken = std::min(side.transferred, std::max(0, own));
    desk.earn(-taken, Tables::PettyCash);
    desk.mine().pettyCash = side.treasury - (own - taken);
}

void returnPettyCash(AfterDesk &desk)
{
    const int left = std::exchange(desk.mine().pettyCash, std::nullopt).value_or(0);
    desk.earn(left, Tables::PettyCash, u"leftover"_s);
}

int winningsFor(const AfterView &view, int die)
{
    const int each = view.context().number(Tables::Winnings, Rows::Roll, Key::Gold);
    // Short leagues pay a better bonus instead of the usual one.
    const bool better = isShortLeague(view, Chosen::ExtraGold);
    const TableRow *row = view.outcomeRow(better ? Tables::ShortLeagueWinnings : Tables::Winnings);
    const int bonus = row ? row->value(Key::Gold) : 0;
    const int gold = (die + fameForMoney(view, view.seat())) * each + bonus;
    return std::max(0, gold) * occasionFactor(view);
}

int winningsOfLoser(const AfterView &view, int die)
{
    const int each = view.context().number(Tables::Winnings, Rows::Roll, Key::Gold);
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
    const TableRow *rule = context.rowById(Tables::SpirallingExpenses, Rows::None);
    if (!rule)
        return 0;
    int start = rule->value(Key::Start);
    int step = rule->value(Key::Step);
    int cost = rule->value(Key::StepCost);
    if (context.ruleset().options().contains(Options::ExpensesStart)) {
        start = context.chosenNumber(Options::ExpensesStart);
        step = context.chosenNumber(Options::ExpensesStep);
    }
    const QString preset = context.chosen(Options::SpirallingExpensesPreset);
    if (const Option *option
        = context.ruleset().options().find(Options::SpirallingExpensesPreset.word())) {
        for (const OptionChoice &choice : option->choices) {
            if (choice.id != preset)
                continue;
            start = choice.values.value(Key::Start, start);
            step = choice.values.value(Key::Step, step);
            cost = choice.values.value(Key::StepCost, cost);
        }
    }
    const int value = valueAsPlayed(view);
    return value < start || step <= 0 ? 0 : cost * (1 + (value - start) / step);
}

int halfRoundedUp(int gold)
{
    return gold - gold / 2;
}

QString mistakesTable(const AfterView &view)
{
    const TableRow *band
        = view.context().row(Tables::ExpensiveMistakes, std::max(0, view.team().treasury));
    return band && band->next ? band->next->text() : QString();
}

} // namespace dugout
