// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftergroups.h"
#include "core/aftermatch/afterprompts.h"
#include "core/match/effects/stephelp.h"
#include "core/match/state/changekinds.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Owning the home stadium: selling it, saving for it, buying it.

const QString sale = Tables::StadiumSale;

void saleEnter(AfterDesk &desk)
{
    if (!desk.team().home.ownsStadium)
        desk.pop();
}

std::vector<Prompt> salePrompts(const AfterView &view)
{
    const SalePhase phase = view.step().asOrNew<SalePhase>();
    if (phase == SalePhase::Wish)
        return {yesNoPrompt(view.id(AfterAsks::SellStadium), view.seat())};
    if (phase == SalePhase::Rolling)
        return {tablePrompt(view.context(), view.id(AfterAsks::SaleRoll), view.seat(), sale)};
    return {dicePrompt(view.id(AfterAsks::SalePrice), view.seat(), 2, 6)};
}

void sell(AfterDesk &desk, const TableRow &row, int pips)
{
    desk.pop();
    HomeAffairs &home = desk.mine().team.home;
    home.ownsStadium = false;
    desk.noteHome(ChangeKind::Owner, home.stadium.empty() ? RowId() : home.stadium.front(), false,
                  sale);
    desk.earn(row.value(Key::Gold) + pips * row.value(Key::GoldPerPip), sale, row.id.text());
}

Result<void> saleAnswer(AfterDesk &desk, const Event &event)
{
    Step &step = desk.mine().agenda.back();
    const SalePhase phase = step.asOrNew<SalePhase>();
    if (phase == SalePhase::Wish) {
        if (isYes(event))
            step.data = SalePhase::Rolling;
        else
            desk.pop();
        return {};
    }
    if (phase == SalePhase::Price) {
        sell(desk, *desk.context().rowById(sale, step.row()), event.dice[0] + event.dice[1]);
        return {};
    }
    const TableRow *row = rowRolled(desk.context(), sale, event);
    if (row && row->value(Key::GoldPerPip) > 0) {
        step.data = SalePhase::Price;
        step.subject = row->id;
    } else if (row) {
        sell(desk, *row, 0);
    }
    return {};
}

int price(const AfterView &view)
{
    return view.context().number(Tables::StadiumPurchase, Rows::Buy, Key::Cost);
}

void purchaseEnter(AfterDesk &desk)
{
    const HomeAffairs &home = desk.team().home;
    const bool can = home.resident && !home.ownsStadium
        && desk.team().treasury + home.stadiumFund >= price(desk);
    if (!can)
        desk.pop();
}

std::vector<Prompt> purchasePrompts(const AfterView &view)
{
    return {yesNoPrompt(view.id(AfterAsks::BuyStadium), view.seat())};
}

/// The fund is good for nothing else, so it pays first.
Result<void> purchaseAnswer(AfterDesk &desk, const Event &event)
{
    desk.pop();
    if (!isYes(event))
        return {};
    const QString reason = Tables::StadiumPurchase;
    HomeAffairs &home = desk.mine().team.home;
    const int fromFund = std::min(home.stadiumFund, price(desk));
    if (fromFund > 0)
        desk.note({ChangeKind::StadiumFund,
                   {},
                   {},
                   home.stadiumFund,
                   home.stadiumFund - fromFund,
                   reason});
    home.stadiumFund -= fromFund;
    home.ownsStadium = true;
    desk.noteHome(ChangeKind::Owner, home.stadium.empty() ? RowId() : home.stadium.front(), true,
                  reason);
    desk.earn(fromFund - price(desk), reason);
    return {};
}

int payments(const AfterView &view)
{
    const int each = view.context().number(Tables::StadiumFund, Rows::Payment, Key::Cost, 1);
    return std::max(0, view.team().treasury) / each;
}

void fundEnter(AfterDesk &desk)
{
    const HomeAffairs &home = desk.team().home;
    const bool saves = !home.ownsStadium && payments(desk) > 0 && home.stadiumFund < price(desk);
    if (!saves)
        desk.pop();
}

std::vector<Prompt> fundPrompts(const AfterView &view)
{
    return {numberPrompt(view.id(AfterAsks::Fund), view.seat(), 0, payments(view))};
}

Result<void> fundAnswer(AfterDesk &desk, const Event &event)
{
    desk.pop();
    const int count = event.number.value_or(0);
    if (count == 0)
        return {};
    const QString table = Tables::StadiumFund;
    const TableRow *row = desk.context().rowById(table, Rows::Payment);
    HomeAffairs &home = desk.mine().team.home;
    const int before = home.stadiumFund;
    home.stadiumFund += count * row->value(Key::Value);
    desk.earn(-count * row->value(Key::Cost), table);
    desk.note({ChangeKind::StadiumFund, {}, {}, before, home.stadiumFund, table});
    return {};
}

constexpr AfterRule stadiumStepRules[]{
    {StepKind::StadiumSale, saleEnter, salePrompts, saleAnswer},
    {StepKind::StadiumPurchase, purchaseEnter, purchasePrompts, purchaseAnswer},
    {StepKind::StadiumFund, fundEnter, fundPrompts, fundAnswer},
};

constexpr AfterTitle stadiumTitles[]{
    {AfterAsks::SellStadium, QT_TRANSLATE_NOOP("AfterMatch", "{team}: sell the stadium?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} sells the stadium")},
    {AfterAsks::SaleRoll, QT_TRANSLATE_NOOP("AfterMatch", "{team} sells its stadium")},
    {AfterAsks::SalePrice, QT_TRANSLATE_NOOP("AfterMatch", "{team}: what the stadium brings")},
    {AfterAsks::BuyStadium, QT_TRANSLATE_NOOP("AfterMatch", "{team}: buy the home stadium?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} buys the home stadium"), true},
    {AfterAsks::Fund, QT_TRANSLATE_NOOP("AfterMatch", "{team}: payments into the stadium fund"),
     nullptr, true},
};

} // namespace

AfterGroup stadiumRules()
{
    return {.steps = stadiumStepRules, .titles = stadiumTitles};
}

} // namespace dugout
