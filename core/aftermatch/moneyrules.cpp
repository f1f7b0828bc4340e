// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftergroups.h"
#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/matchmoney.h"
#include "core/aftermatch/sponsorship.h"
#include "core/match/effects/carddecks.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/stephelp.h"
#include "core/match/state/changekinds.h"
#include "core/match/turn/frompaper.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What the match earned, and what running a team costs.

const QString winnings = Tables::Winnings;

bool isByBook(const AfterView &view)
{
    const Table *table = view.context().table(winnings);
    return table && table->enteredFromBook;
}

int dieFaces(const AfterView &view)
{
    const TableRow *friendly = view.context().rowById(winnings, Rows::Friendly);
    return view.isFriendly() && friendly ? friendly->value(Key::Die, 6) : 6;
}

bool mayRollAgain(const AfterView &view)
{
    const TableRow *row = view.outcomeRow(winnings);
    return row && row->value(Key::ReRoll) > 0;
}

void addToWinnings(AfterDesk &desk, int gold, const QString &reason)
{
    const int earned = desk.earn(gold, reason);
    desk.mine().winnings = desk.side().winnings.value_or(0) + earned;
}

/// Not a part of the winnings: everybody gets it.
void pushExposure(AfterDesk &desk)
{
    if (hasEffect(desk.context(), desk.match(), EffectSource::Stadium, Does::PaysEverybody))
        desk.push({StepKind::Exposure, desk.seat()});
}

/// A card that adds a D3 to the roll.
bool hasPromotion(const AfterView &view)
{
    const CardList &played = view.match().side(view.seat()).cardsPlayed;
    return std::any_of(played.begin(), played.end(), [&view](const CardOf &each) {
        const PlayCard *card = findCard(view.context(), each);
        return card && card->values.value(Key::WinningsD3) > 0;
    });
}

/// What happens beside the roll: a rival who gave up, a stadium that pays, a sponsor who takes.
void pushExtras(AfterDesk &desk)
{
    pushExposure(desk);
    if (hasEffect(desk.context(), desk.match(), EffectSource::Stadium, Does::Sells))
        desk.push({StepKind::Stalls, desk.seat()});
    if (desk.concededWithPenalty(desk.otherSeat())
        && desk.context().number(Tables::Conceding, winnings, Key::WinnerGets) > 0)
        desk.push({StepKind::LoserWinnings, desk.seat()});
}

/// All the gold that the match brought, as it stands on the slip.
std::optional<int> winningsOnSlip(const AfterView &view)
{
    return toldOnSlip(view.match(), view.seat()).winnings;
}

void winningsEnter(AfterDesk &desk)
{
    const bool gaveUp = desk.match().side(desk.seat()).conceded
        && desk.context().rowById(winnings, Rows::Conceded);
    const std::optional<int> told = winningsOnSlip(desk);
    if (!gaveUp && !desk.side().paidForResidence && !told)
        return;
    if (!gaveUp && told) {
        desk.pop();
        pushExposure(desk);
        addToWinnings(desk, *told, winnings);
        return;
    }
    desk.pop();
    pushExposure(desk);
    desk.note(
        {ChangeKind::NoWinnings, {}, {}, 0, 0, gaveUp ? Tables::Conceding : Tables::Residence});
}

std::vector<Prompt> winningsPrompts(const AfterView &view)
{
    switch (view.step().asOrNew<WinningsRoll>().phase) {
    case WinningsPhase::AskedAgain:
        return {yesNoPrompt(view.id(AfterAsks::WinningsAgain), view.seat())};
    case WinningsPhase::SecondRoll:
        return {dicePrompt(view.id(AfterAsks::WinningsSecond), view.seat(), 1, dieFaces(view))};
    case WinningsPhase::Modifier:
        return {numberPrompt(view.id(AfterAsks::WinningsModifier), view.seat(), -10, 20)};
    case WinningsPhase::Roll:
        break;
    }
    return {dicePrompt(view.id(AfterAsks::Winnings), view.seat(),
                       (hasPromotion(view) ? u"D%1+D3"_s : u"D%1"_s).arg(dieFaces(view)))};
}

void bank(AfterDesk &desk, int gold)
{
    const int less = sponsorDrawback(desk, winnings);
    desk.pop();
    pushExtras(desk);
    addToWinnings(desk, gold, winnings);
    addToWinnings(desk, -std::min(gold, -less), Tables::SponsorshipMajorDrawbacks);
}

/// The dice of an answer. That of a promotion stays when the other is rolled again.
void addDice(WinningsRoll &roll, const std::vector<int> &dice)
{
    if (dice.size() > 1)
        roll.promotion = dice[1];
    if (!dice.empty())
        roll.total = dice[0] + roll.promotion;
}

/// What is asked next; nothing when the roll stands.
std::optional<WinningsPhase> nextPhase(const AfterView &view, WinningsPhase phase,
                                       const Event &event)
{
    if (phase == WinningsPhase::Roll && isByBook(view))
        return WinningsPhase::Modifier;
    if (phase == WinningsPhase::Roll && mayRollAgain(view))
        return WinningsPhase::AskedAgain;
    if (phase == WinningsPhase::AskedAgain && isYes(event))
        return WinningsPhase::SecondRoll;
    return std::nullopt;
}

Result<void> winningsAnswer(AfterDesk &desk, const Event &event)
{
    auto roll = desk.step().asOrNew<WinningsRoll>();
    addDice(roll, event.dice);
    if (roll.phase == WinningsPhase::Modifier) {
        const int each
            = desk.context().number(Tables::WinningsFormula, Rows::Multiplier, Key::Multiplier);
        bank(desk, std::max(0, roll.total + event.number.value_or(0)) * each);
        return {};
    }
    const auto next = nextPhase(desk, roll.phase, event);
    if (!next) {
        bank(desk, winningsFor(desk, roll.total));
        return {};
    }
    roll.phase = *next;
    desk.mine().agenda.back().data = roll;
    return {};
}

std::vector<Prompt> loserPrompts(const AfterView &view)
{
    return {dicePrompt(view.id(AfterAsks::LoserWinnings), view.seat(), 1, dieFaces(view))};
}

Result<void> loserAnswer(AfterDesk &desk, const Event &event)
{
    desk.pop();
    addToWinnings(desk, winningsOfLoser(desk, event.dice[0]), Tables::Conceding);
    return {};
}

std::vector<Prompt> stallsPrompts(const AfterView &view)
{
    return {dicePrompt(view.id(AfterAsks::Stalls), view.seat(), 1, 3)};
}

Result<void> stallsAnswer(AfterDesk &desk, const Event &event)
{
    desk.pop();
    const TableRow *row = stadiumRow(desk.context(), desk.match());
    addToWinnings(desk, event.dice[0] * (row ? row->value(Key::GoldPerPip) : 0),
                  desk.match().occasion.stadium.table.text());
    return {};
}

/// One roll for both sides: the first to reach this step makes it.
void exposureEnter(AfterDesk &desk)
{
    const std::optional<int> gold = desk.after().exposure;
    if (!gold)
        return;
    desk.pop();
    desk.earn(*gold, desk.match().occasion.stadium.table.text());
}

std::vector<Prompt> exposurePrompts(const AfterView &view)
{
    return {dicePrompt(view.id(AfterAsks::Exposure), view.seat(), 1, 6)};
}

Result<void> exposureAnswer(AfterDesk &desk, const Event &event)
{
    const TableRow *row = stadiumRow(desk.context(), desk.match());
    desk.shared().exposure = event.dice[0] * (row ? row->value(Key::GoldPerPip) : 0);
    return {};
}

/// At a stadium of its own a team earns more by winning and less by losing.
void ownerEnter(AfterDesk &desk)
{
    if (!desk.team().home.ownsStadium || !desk.playedAtHome() || winningsOnSlip(desk)
        || !desk.outcomeRow(Tables::StadiumOwnerWinnings))
        desk.pop();
}

std::vector<Prompt> ownerPrompts(const AfterView &view)
{
    return {dicePrompt(view.id(AfterAsks::OwnerWinnings), view.seat(), 1, 3)};
}

Result<void> ownerAnswer(AfterDesk &desk, const Event &event)
{
    const QString table = Tables::StadiumOwnerWinnings;
    const int unit = desk.outcomeRow(table)->value(Key::Unit);
    const int fame = desk.fame(desk.seat());
    const int points = unit > 0 ? event.dice[0] + fame : event.dice[0] - fame;
    desk.pop();
    const int gold = std::max(0, points) * unit;
    addToWinnings(desk, std::max(gold, -desk.side().winnings.value_or(0)), table);
    return {};
}

void expensesEnter(AfterDesk &desk)
{
    desk.pop();
    returnPettyCash(desk);
    desk.earn(-spirallingExpenses(desk), Tables::SpirallingExpenses);
}

constexpr AfterRule moneyStepRules[]{
    {StepKind::Winnings, winningsEnter, winningsPrompts, winningsAnswer},
    {.kind = StepKind::LoserWinnings, .prompts = loserPrompts, .answer = loserAnswer},
    {.kind = StepKind::Stalls, .prompts = stallsPrompts, .answer = stallsAnswer},
    {StepKind::Exposure, exposureEnter, exposurePrompts, exposureAnswer},
    {StepKind::OwnerWinnings, ownerEnter, ownerPrompts, ownerAnswer},
    {StepKind::Expenses, expensesEnter},
};

constexpr AfterTitle moneyTitles[]{
    {AfterAsks::Winnings, QT_TRANSLATE_NOOP("AfterMatch", "Winnings of {team}")},
    {AfterAsks::WinningsAgain, QT_TRANSLATE_NOOP("AfterMatch", "{team}: roll the winnings again?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, winnings rolled again")},
    {AfterAsks::WinningsSecond, QT_TRANSLATE_NOOP("AfterMatch", "Winnings of {team}, second roll")},
    {AfterAsks::WinningsModifier,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: modifier to the winnings by the book")},
    {AfterAsks::LoserWinnings,
     QT_TRANSLATE_NOOP("AfterMatch", "{team} takes the winnings of the side that conceded")},
    {AfterAsks::Stalls, QT_TRANSLATE_NOOP("AfterMatch", "{team}: sales at the merchandise stalls")},
    {AfterAsks::Exposure,
     QT_TRANSLATE_NOOP("AfterMatch", "The stadium pays both teams the same bonus")},
    {AfterAsks::OwnerWinnings, QT_TRANSLATE_NOOP("AfterMatch", "{team} at its own stadium")},
};

} // namespace

AfterGroup moneyRules()
{
    return {.steps = moneyStepRules, .titles = moneyTitles};
}

} // namespace dugout
