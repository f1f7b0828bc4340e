// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftergroups.h"
#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/countedrows.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/stephelp.h"
#include "core/match/state/changekinds.h"
#include "core/rules/knownwords.h"
#include "core/team/homestadium.h"
#include "core/team/teamedits.h"
#include "core/text/plaintext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Finding a home: the stadium just played in, if it has something special and nobody lives there.

const QString residence = Tables::Residence;

struct ResidenceWords
{
    Q_DECLARE_TR_FUNCTIONS(AfterMatch)
};

ResidencePhase phaseOf(const Step &step)
{
    return step.asOrNew<ResidencePhase>();
}

/// In the place of what the roll for a home came to.
constexpr int declined = -1'000;

bool isEligible(const AfterView &view)
{
    return stadiumRow(view.context(), view.match()) && view.match().occasion.home == noSeat
        && !view.team().home.ownsStadium && !view.team().home.resident;
}

/// The other coach has rolled, or does not want the stadium, or cannot have it.
bool hasOtherSettled(const AfterView &view)
{
    return !view.other().takesPart || view.other().residence.has_value();
}

void moveIn(AfterDesk &desk)
{
    const RowId attribute = desk.match().occasion.stadium.row;
    HomeAffairs &home = desk.mine().team.home;
    home.resident = true;
    home.stadium = {attribute};
    desk.noteHome(ChangeKind::Stadium, attribute, true, residence);
    desk.push({StepKind::StadiumName, desk.seat()});
}

std::vector<Prompt> namePrompts(const AfterView &view)
{
    return {textPrompt(view.id(AfterAsks::StadiumName), view.seat())};
}

/// The league names the homes of its teams, since no two of them live in the same stadium.
bool isHomeOfAnother(const AfterView &view, const QString &name)
{
    const OptionChoices &choices = view.context().setup().options;
    const auto found = choices.find(livedInMark(name));
    return found != choices.end() && found->second != OptionValue(view.team().id.text());
}

Result<void> nameAnswer(AfterDesk &desk, const Event &event)
{
    const QString name = shortened(plainLine(event.text).trimmed(), longestName);
    if (isHomeOfAnother(desk, name))
        return Error{ErrorCode::StadiumTaken,
                     ResidenceWords::tr("%1 is the home of another team of the league.").arg(name),
                     {}};
    desk.pop();
    desk.mine().team.home.stadiumName = name;
    desk.note({ChangeKind::StadiumName, {}, name, 0, 0, residence});
    return {};
}

/// Both have rolled: the higher gets the offer, on a tie neither.
void compare(AfterDesk &desk)
{
    const int mine = *desk.side().residence;
    const int theirs = desk.other().residence.value_or(declined);
    const TableRow *row = desk.context().row(residence, mine);
    const bool first = mine > theirs;
    if (first && row && row->value(Key::ForWinnings) > 0) {
        desk.mine().agenda.back().data = ResidencePhase::Offer;
        return;
    }
    desk.pop();
    if (first && row && row->value(Key::Success) > 0)
        moveIn(desk);
    else
        desk.note(
            {ChangeKind::Rejected, {}, desk.match().occasion.stadium.row.text(), 0, 0, residence});
}

void enter(AfterDesk &desk)
{
    const ResidencePhase phase = phaseOf(desk.step());
    if (phase == ResidencePhase::Wish && !isEligible(desk)) {
        desk.mine().residence = declined;
        desk.pop();
    } else if (phase == ResidencePhase::WaitingForOther && hasOtherSettled(desk)) {
        compare(desk);
    }
}

std::vector<Prompt> prompts(const AfterView &view)
{
    switch (phaseOf(view.step())) {
    case ResidencePhase::Wish:
        return {yesNoPrompt(view.id(AfterAsks::Residence), view.seat())};
    case ResidencePhase::Rolling:
        return {dicePrompt(view.id(AfterAsks::ResidenceRoll), view.seat(), 1, 6)};
    case ResidencePhase::Offer:
        return {yesNoPrompt(view.id(AfterAsks::ResidenceOffer), view.seat())};
    case ResidencePhase::WaitingForOther:
        break;
    }
    return {};
}

Result<void> answer(AfterDesk &desk, const Event &event)
{
    Step &step = desk.mine().agenda.back();
    const ResidencePhase phase = phaseOf(step);
    if (phase == ResidencePhase::Wish && isYes(event)) {
        step.data = ResidencePhase::Rolling;
    } else if (phase == ResidencePhase::Wish) {
        desk.mine().residence = declined;
        desk.pop();
    } else if (phase == ResidencePhase::Rolling) {
        step.data = ResidencePhase::WaitingForOther;
        desk.mine().residence = event.dice[0] + countedSum(desk, Tables::ResidenceModifiers);
    } else {
        desk.pop();
        if (isYes(event)) {
            desk.mine().paidForResidence = true;
            moveIn(desk);
        }
    }
    return {};
}

/// A resident who loses at home may be thrown out; gold softens the roll.
bool isHomeInDanger(const AfterView &view)
{
    return view.team().home.resident && !view.team().home.ownsStadium && view.playedAtHome()
        && view.outcome() == Outcome::Loss;
}

int pricePerPoint(const AfterView &view)
{
    return view.context().number(Tables::ResidenceLost, Rows::Compare, Key::CostPerPoint, 1);
}

void moveOut(AfterDesk &desk, const QString &reason)
{
    HomeAffairs &home = desk.mine().team.home;
    const RowId attribute = home.stadium.empty() ? RowId() : home.stadium.front();
    home.resident = false;
    home.stadium.clear();
    home.stadiumName.clear();
    desk.noteHome(ChangeKind::Stadium, attribute, false, reason);
}

void lostEnter(AfterDesk &desk)
{
    if (!isHomeInDanger(desk))
        desk.pop();
}

std::vector<Prompt> lostPrompts(const AfterView &view)
{
    const int die = view.step().asOrNew<HomeLossRoll>().die;
    if (die == 0)
        return {tablePrompt(view.context(), view.id(AfterAsks::HomeLoss), view.seat(),
                            Tables::ResidenceLost)};
    const int needed = die - view.team().fanFactor;
    const int affordable = std::max(0, view.team().treasury) / pricePerPoint(view);
    return {
        numberPrompt(view.id(AfterAsks::HomeBribe), view.seat(), 0, std::min(needed, affordable))};
}

Result<void> lostAnswer(AfterDesk &desk, const Event &event)
{
    Step &step = desk.mine().agenda.back();
    const QString &table = Tables::ResidenceLost;
    if (const int die = step.asOrNew<HomeLossRoll>().die; die > 0) {
        const int bought = event.number.value_or(0);
        const bool lost = die - bought > desk.team().fanFactor;
        desk.pop();
        desk.earn(-bought * pricePerPoint(desk), table);
        if (lost)
            moveOut(desk, table);
        return {};
    }
    const TableRow *row = rowRolled(desk.context(), table, event);
    const bool always = row && row->value(Key::Leaves) > 0;
    if (!always && event.dice[0] > desk.team().fanFactor
        && desk.team().treasury >= pricePerPoint(desk)) {
        step.data = HomeLossRoll{event.dice[0]};
        return {};
    }
    desk.pop();
    if (always || event.dice[0] > desk.team().fanFactor)
        moveOut(desk, table);
    return {};
}

constexpr AfterRule residenceStepRules[]{
    {StepKind::Residence, enter, prompts, answer},
    {.kind = StepKind::StadiumName, .prompts = namePrompts, .answer = nameAnswer},
    {StepKind::ResidenceLost, lostEnter, lostPrompts, lostAnswer},
};

constexpr AfterTitle residenceTitles[]{
    {AfterAsks::Residence,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: apply for this stadium as a home?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} applies for this stadium as a home")},
    {AfterAsks::ResidenceRoll, QT_TRANSLATE_NOOP("AfterMatch", "{team} applies for the stadium")},
    {AfterAsks::ResidenceOffer,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: pay all winnings of this match for the stadium?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} pays all winnings of this match for the stadium")},
    {AfterAsks::StadiumName,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: what is the new home called?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, the new home")},
    {AfterAsks::HomeLoss, QT_TRANSLATE_NOOP("AfterMatch", "Does {team} lose its home stadium?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} may lose its home stadium")},
    {AfterAsks::HomeBribe,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: points to take off the roll for gold")},
};

} // namespace

AfterGroup residenceRules()
{
    return {.steps = residenceStepRules, .titles = residenceTitles};
}

} // namespace dugout
