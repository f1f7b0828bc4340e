// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftergroups.h"
#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/sponsorship.h"
#include "core/match/effects/stephelp.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Looking for a sponsor, and what the deals of the team bring after each match.

void seekEnter(AfterDesk &desk)
{
    SponsorHunt hunt = desk.step().asOrNew<SponsorHunt>();
    if (hunt.entry == HuntEntry::New) {
        hunt.entry = HuntEntry::Begun;
        desk.mine().agenda.back().data = hunt;
    }
    if (hunt.entry != HuntEntry::Over)
        return;
    desk.pop();
    desk.push({StepKind::EndDeals, desk.seat()});
    for (int deal = ongoingDeals(desk); deal > 0; --deal)
        desk.push(Step::with(StepKind::Deal, desk.seat(), {}, {}, OngoingDeal{deal}));
}

const QString majorSponsors = Tables::SponsorshipMajor;

QStringList kinds(const AfterView &view, int total)
{
    const TableRow *row = view.context().row(Tables::Sponsorship, total);
    QStringList found;
    if (!row || !row->next)
        return found;
    // The best offer leads to the great sponsors at once.
    const bool great = row->next->text() == majorSponsors && !willingSponsors(view).isEmpty();
    for (const TableRow &kind : view.context().rows(Tables::SponsorshipKinds)) {
        const bool leadsThere = kind.next && kind.next->text() == majorSponsors;
        if (leadsThere && great)
            found.prepend(kind.id.text());
        else if (!leadsThere)
            found.append(kind.id.text());
    }
    return found;
}

std::vector<Prompt> seekPrompts(const AfterView &view)
{
    const SponsorHunt hunt = view.step().asOrNew<SponsorHunt>();
    if (hunt.phase == HuntPhase::Wish)
        return {yesNoPrompt(view.id(AfterAsks::Sponsor), view.seat())};
    if (hunt.phase == HuntPhase::Rolling)
        return {tablePrompt(view.context(), view.id(AfterAsks::SponsorRoll), view.seat(),
                            Tables::Sponsorship)};
    return {choicePrompt(view.id(AfterAsks::SponsorKind), view.seat(), hunt.kinds)};
}

void sign(AfterDesk &desk, const QString &kind)
{
    const TableRow *row = desk.context().rowById(Tables::SponsorshipKinds, kind);
    const QString table = row && row->next ? row->next->text() : QString();
    if (table == majorSponsors)
        desk.push({StepKind::MajorDeal, desk.seat()});
    else if (table == Tables::SponsorshipOneTime)
        desk.push({StepKind::OneTimeDeal, desk.seat()});
    else
        addDeal(desk, RowId(kind));
}

Result<void> seekAnswer(AfterDesk &desk, const Event &event)
{
    Step &step = desk.mine().agenda.back();
    SponsorHunt hunt = step.asOrNew<SponsorHunt>();
    if (hunt.phase == HuntPhase::Wish && isYes(event)) {
        hunt.phase = HuntPhase::Rolling;
        step.data = hunt;
        return {};
    }
    if (hunt.phase == HuntPhase::Rolling) {
        const QStringList open = kinds(desk, event.dice[0] + sponsorModifiers(desk));
        if (!open.isEmpty()) {
            hunt.phase = HuntPhase::Kind;
            hunt.kinds = open;
            step.data = hunt;
            return {};
        }
    }
    hunt.entry = HuntEntry::Over;
    step.data = hunt;
    if (hunt.phase == HuntPhase::Kind)
        sign(desk, event.choice());
    return {};
}

/// The first die pays, the second may cost a player the next match.
Result<void> pay(AfterDesk &desk, const Event &event, const QString &table)
{
    desk.pop();
    const TableRow *row = desk.context().row(table, event.dice[0]);
    desk.earn(row ? row->value(Key::Gold) : 0, table);
    const TableRow *mishap = desk.context().row(table + u"-mishap"_s, event.dice[1]);
    if (mishap && mishap->value(Key::MissNext) > 0)
        desk.push({StepKind::Mishap, desk.seat(), {}, {}, TableId(table), PlayerCount{1}});
    return {};
}

std::vector<Prompt> oneTimePrompts(const AfterView &view)
{
    return {dicePrompt(view.id(AfterAsks::OneTimeDeal), view.seat(), 2, 6)};
}

Result<void> oneTimeAnswer(AfterDesk &desk, const Event &event)
{
    return pay(desk, event, Tables::SponsorshipOneTime);
}

std::vector<Prompt> dealPrompts(const AfterView &view)
{
    return {dicePrompt(view.id(AfterAsks::OngoingDeal), view.seat(), u"D3+D6"_s)};
}

Result<void> dealAnswer(AfterDesk &desk, const Event &event)
{
    return pay(desk, event, Tables::SponsorshipOngoing);
}

QStringList refsOf(const std::vector<PlayerId> &players)
{
    QStringList ids;
    for (const PlayerId &id : players)
        ids.append(id.text());
    return ids;
}

/// The table the step is about says why.
void mishapEnter(AfterDesk &desk)
{
    if (desk.livingPlayers().empty())
        desk.pop();
}

std::vector<Prompt> mishapPrompts(const AfterView &view)
{
    Prompt prompt
        = lotPrompt(view.id(AfterAsks::Mishap), view.seat(), refsOf(view.livingPlayers()));
    prompt.atLeast = prompt.atMost
        = std::min(view.step().as<PlayerCount>().players, static_cast<int>(prompt.choices.size()));
    return {prompt};
}

Result<void> mishapAnswer(AfterDesk &desk, const Event &event)
{
    const QString reason = desk.step().table();
    desk.pop();
    for (const QString &player : event.choices) {
        if (auto known = desk.has(PlayerId(player)); !known)
            return known;
        desk.missNext(PlayerId(player), reason);
    }
    return {};
}

constexpr AfterRule sponsorStepRules[]{
    {StepKind::Sponsors, seekEnter, seekPrompts, seekAnswer},
    {.kind = StepKind::OneTimeDeal, .prompts = oneTimePrompts, .answer = oneTimeAnswer},
    {.kind = StepKind::Deal, .prompts = dealPrompts, .answer = dealAnswer},
    {StepKind::Mishap, mishapEnter, mishapPrompts, mishapAnswer},
};

constexpr AfterTitle sponsorTitles[]{
    {AfterAsks::Sponsor, QT_TRANSLATE_NOOP("AfterMatch", "{team}: look for a sponsor?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} looks for a sponsor")},
    {AfterAsks::SponsorRoll, QT_TRANSLATE_NOOP("AfterMatch", "{team} looks for a sponsor")},
    {AfterAsks::SponsorKind, QT_TRANSLATE_NOOP("AfterMatch", "{team}: which kind of deal?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, kind of deal")},
    {AfterAsks::OneTimeDeal,
     QT_TRANSLATE_NOOP("AfterMatch",
                       "{team}, one-time sponsor: first die the gold, second a mishap")},
    {AfterAsks::OngoingDeal,
     QT_TRANSLATE_NOOP("AfterMatch",
                       "{team}, ongoing sponsor: first die the gold, second a mishap")},
    {AfterAsks::Mishap, QT_TRANSLATE_NOOP("AfterMatch", "{team}: who misses the next match?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, misses the next match")},
};

} // namespace

AfterGroup sponsorRules()
{
    return {.steps = sponsorStepRules, .titles = sponsorTitles};
}

} // namespace dugout
