// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftergroups.h"
#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/trade.h"
#include "core/match/effects/stephelp.h"
#include "core/match/state/changekinds.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"
#include "core/team/hiring.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Who stays only if somebody pays, who fills the gaps, and what the team is worth in the end.

const QString journeymen = Tables::Journeymen;

std::vector<PlayerId> journeymenOf(const AfterView &view)
{
    std::vector<PlayerId> found;
    for (const Player &player : view.team().players) {
        if (player.kind == PlayerKind::Journeyman)
            found.push_back(player.id);
    }
    return found;
}

bool canSign(const AfterView &view, const PlayerId &id)
{
    const Player *player = view.team().player(id);
    const Position *position = player ? positionOf(*player, view.team(), view.ruleset()) : nullptr;
    return position && hasRoom(view) && position->cost <= view.team().treasury
        && playersIn(position->id, view.team()) < position->max;
}

/// Journeymen that the team cannot afford leave unasked.
void signEnter(AfterDesk &desk)
{
    for (const PlayerId &id : journeymenOf(desk)) {
        if (!canSign(desk, id))
            desk.letGo(id, PlayerStatus::Left, journeymen);
    }
    if (journeymenOf(desk).empty())
        desk.pop();
}

std::vector<Prompt> signPrompts(const AfterView &view)
{
    std::vector<Prompt> prompts;
    for (const PlayerId &id : journeymenOf(view))
        prompts.push_back(choicePrompt(view.id(AfterAsks::Journeyman, id), view.seat(),
                                       {Choice::Sign, u"release"_s}));
    return prompts;
}

Result<void> signAnswer(AfterDesk &desk, const Event &event)
{
    const PlayerId id = AfterPromptId::parse(event.prompt).player;
    if (auto known = desk.has(id); !known)
        return known;
    if (event.choice() == Choice::Sign)
        return desk.take(signJourneyman(desk.team(), desk.ruleset(), id),
                         {ChangeKind::Signed, id, {}, 0, 1, journeymen});
    desk.letGo(id, PlayerStatus::Left, journeymen);
    return {};
}

const Player *rosteredStar(const AfterView &view)
{
    for (const Player &player : view.team().players) {
        if (player.kind == PlayerKind::Star && player.starMember == 0)
            return &player;
    }
    return nullptr;
}

int upkeep(const AfterView &view, const Player &star)
{
    const int price = hiringPrice(star, view.team(), view.ruleset());
    const TableRow *row = view.context().row(Tables::RosteredStarUpkeep, price);
    return row ? row->value(Key::Cost) : 0;
}

void dismissStar(AfterDesk &desk, const StarId &star)
{
    std::vector<PlayerId> leaving;
    for (const Player &player : desk.team().players) {
        if (player.kind == PlayerKind::Star && player.star == star)
            leaving.push_back(player.id);
    }
    for (const PlayerId &id : leaving)
        desk.letGo(id, PlayerStatus::Left, Tables::RosteredStarUpkeep);
}

void upkeepEnter(AfterDesk &desk)
{
    const Player *star = rosteredStar(desk);
    if (star && upkeep(desk, *star) <= desk.team().treasury)
        return;
    desk.pop();
    if (star)
        dismissStar(desk, star->star);
}

std::vector<Prompt> upkeepPrompts(const AfterView &view)
{
    return {yesNoPrompt(view.id(AfterAsks::Upkeep, rosteredStar(view)->id), view.seat())};
}

Result<void> upkeepAnswer(AfterDesk &desk, const Event &event)
{
    const Player star = *rosteredStar(desk);
    desk.pop();
    if (isYes(event))
        desk.earn(-upkeep(desk, star), Tables::RosteredStarUpkeep, star.star.text());
    else
        dismissStar(desk, star.star);
    return {};
}

Result<void> addOne(AfterDesk &desk, const PositionId &position)
{
    return desk.take(addJourneyman(desk.team(), desk.ruleset(), position),
                     {ChangeKind::Joined, {}, position.text(), 0, 0, journeymen});
}

void fillEnter(AfterDesk &desk)
{
    const auto positions = journeymanPositions(desk.team(), desk.ruleset());
    while (positions.size() == 1 && journeymenNeeded(desk.team(), desk.ruleset()) > 0) {
        if (!addOne(desk, positions.front()))
            break;
    }
    if (positions.size() < 2 || journeymenNeeded(desk.team(), desk.ruleset()) == 0)
        desk.pop();
}

std::vector<Prompt> fillPrompts(const AfterView &view)
{
    QStringList choices;
    for (const PositionId &each : journeymanPositions(view.team(), view.ruleset()))
        choices.append(each.text());
    return {choicePrompt(view.id(AfterAsks::AddJourneyman), view.seat(), choices)};
}

Result<void> fillAnswer(AfterDesk &desk, const Event &event)
{
    return addOne(desk, PositionId(event.choice()));
}

void valueEnter(AfterDesk &desk)
{
    desk.pop();
    const Team &before = desk.context().team(desk.seat());
    desk.note({ChangeKind::TeamValue,
               {},
               {},
               teamValue(before, desk.ruleset()),
               teamValue(desk.team(), desk.ruleset()),
               u"team-value"_s});
}

void ratingEnter(AfterDesk &desk)
{
    desk.pop();
    const Team &before = desk.context().team(desk.seat());
    desk.note({ChangeKind::TeamRating,
               {},
               {},
               teamRating(before, desk.ruleset()).value_or(0),
               teamRating(desk.team(), desk.ruleset()).value_or(0),
               u"team-rating"_s});
}

/// What an edition's sequence leaves out: the dead and the journeymen of the match never stay.
void closingEnter(AfterDesk &desk)
{
    const auto steps = desk.context().sequence(Sequences::PostMatch);
    const bool keeps = std::any_of(steps.begin(), steps.end(), [](const SequenceStep &step) {
        return StepKind::named(step.id) == StepKind::JourneymenHire;
    });
    for (const QString &id : QStringList(desk.side().dead)) {
        if (desk.has(PlayerId(id))) // else the sequence struck him off
            desk.letGo(PlayerId(id), PlayerStatus::Dead, Tables::Casualty);
    }
    if (!keeps) {
        for (const PlayerId &id : journeymenOf(desk))
            desk.letGo(id, PlayerStatus::Left, journeymen);
    }
    desk.pop();
}

constexpr AfterRule journeymanStepRules[]{
    {StepKind::JourneymenHire, signEnter, signPrompts, signAnswer},
    {StepKind::Upkeep, upkeepEnter, upkeepPrompts, upkeepAnswer},
    {StepKind::JourneymenAdd, fillEnter, fillPrompts, fillAnswer},
    {StepKind::TeamValue, valueEnter},
    {StepKind::TeamRating, ratingEnter},
    {StepKind::Closing, closingEnter},
};

constexpr AfterTitle journeymanTitles[]{
    {AfterAsks::Journeyman, QT_TRANSLATE_NOOP("AfterMatch", "{player}: sign or let go?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{player}, journeyman"), true},
    {AfterAsks::Upkeep, QT_TRANSLATE_NOOP("AfterMatch", "{team}: pay the upkeep of {player}?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} pays the upkeep of {player}"), true},
    {AfterAsks::AddJourneyman,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: a journeyman for the next match")},
};

} // namespace

AfterGroup journeymanRules()
{
    return {.steps = journeymanStepRules, .titles = journeymanTitles};
}

} // namespace dugout
