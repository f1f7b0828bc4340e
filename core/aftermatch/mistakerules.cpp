// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftergroups.h"
#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/matchmoney.h"
#include "core/match/effects/stephelp.h"
#include "core/match/state/changekinds.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A full treasury tempts: what goes missing before the next match.

const QString mistakes = Tables::ExpensiveMistakes;

const TableRow *incident(const AfterView &view)
{
    return view.context().rowById(Tables::ExpensiveMistakesResults, view.step().row());
}

void enter(AfterDesk &desk)
{
    if (mistakesTable(desk).isEmpty())
        desk.pop();
}

std::vector<Prompt> prompts(const AfterView &view)
{
    return {tablePrompt(view.context(), view.id(AfterAsks::Mistakes), view.seat(),
                        mistakesTable(view))};
}

Result<void> answer(AfterDesk &desk, const Event &event)
{
    const TableRow *row = rowRolled(desk.context(), mistakesTable(desk), event);
    desk.pop();
    if (!row)
        return {};
    desk.note({ChangeKind::Incident, {}, row->id.text(), 0, 0, mistakes});
    if (row->value(Key::Percent) > 0)
        desk.earn(-std::min(halfRoundedUp(desk.team().treasury), desk.team().treasury), mistakes,
                  row->id.text());
    else if (row->value(Key::Value) > 0)
        desk.push({StepKind::MistakeCost, desk.seat(), {}, {}, row->id});
    return {};
}

std::vector<Prompt> costPrompts(const AfterView &view)
{
    const TableRow *row = incident(view);
    const int kept = row->value(Key::KeepDice);
    return {kept > 0 ? dicePrompt(view.id(AfterAsks::MistakeKept), view.seat(), kept,
                                  row->value(Key::KeepDie))
                     : dicePrompt(view.id(AfterAsks::MistakeCost), view.seat(), 1,
                                  row->value(Key::Die))};
}

Result<void> costAnswer(AfterDesk &desk, const Event &event)
{
    const TableRow *row = incident(desk);
    int gold = 0;
    for (const int die : event.dice)
        gold += die * row->value(Key::Value);
    desk.pop();
    const bool kept = row->value(Key::KeepDice) > 0;
    desk.earn(kept ? std::min(0, gold - desk.team().treasury) : -gold, mistakes, row->id.text());
    return {};
}

constexpr AfterRule mistakeStepRules[]{
    {StepKind::ExpensiveMistakes, enter, prompts, answer},
    {.kind = StepKind::MistakeCost, .prompts = costPrompts, .answer = costAnswer},
};

constexpr AfterTitle mistakeTitles[]{
    {AfterAsks::Mistakes, QT_TRANSLATE_NOOP("AfterMatch", "{team}: expensive mistakes"), nullptr,
     true},
    {AfterAsks::MistakeCost, QT_TRANSLATE_NOOP("AfterMatch", "{team}: what the incident costs"),
     nullptr, true},
    {AfterAsks::MistakeKept,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: what is left of the treasury"), nullptr, true},
};

} // namespace

AfterGroup mistakeRules()
{
    return {.steps = mistakeStepRules, .titles = mistakeTitles};
}

} // namespace dugout
