// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftergroups.h"
#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/bookinjury.h"
#include "core/aftermatch/matchmoney.h"
#include "core/match/effects/stephelp.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What the casualties of the match mean for the sheet.

/// Some results of the book are told by their name already.
bool isKnown(const AfterView &view, const RowId &casualty)
{
    const TableRow *row = view.context().rowById(Tables::Casualty, casualty.text());
    return row && row->values.contains(Key::Dead);
}

/// Those whose injury stands only in the book, and who were not asked about yet.
std::vector<PlayerId> hurtByBook(const AfterView &view)
{
    const Table *table = view.context().table(Tables::Casualty);
    const bool byBook = table && table->enteredFromBook;
    std::vector<PlayerId> found;
    for (const MatchPlayer &player : view.match().side(view.seat()).players) {
        const PlayerId id = view.teamId(player);
        const bool told = std::all_of(player.casualties.begin(), player.casualties.end(),
                                      [&view](const RowId &each) { return isKnown(view, each); });
        const bool hurt = !player.bookInjuries.isEmpty() || (byBook && !told);
        if (hurt && view.team().player(id) && !view.side().injuriesEntered.contains(id.text()))
            found.push_back(id);
    }
    return found;
}

void bookEnter(AfterDesk &desk)
{
    if (hurtByBook(desk).empty())
        desk.pop();
}

std::vector<Prompt> bookPrompts(const AfterView &view)
{
    std::vector<Prompt> prompts;
    for (const PlayerId &player : hurtByBook(view))
        prompts.push_back(bookInjuryPrompt(view.id(AfterAsks::Injury, player), view.seat()));
    return prompts;
}

Result<void> bookAnswer(AfterDesk &desk, const Event &event)
{
    const PlayerId player = AfterPromptId::parse(event.prompt).player;
    if (auto known = desk.has(player); !known)
        return known;
    desk.mine().injuriesEntered.insert(player.text());
    desk.hurt(player, bookInjury(event.choices), Tables::Casualty, {});
    return {};
}

/// The dead are struck off; their insurance pays.
void removeDeadEnter(AfterDesk &desk)
{
    desk.pop();
    const AfterView::Deal insurance = desk.dealThat(Does::Insures);
    int struck = 0;
    for (const QString &id : std::as_const(desk.mine().dead)) {
        const PlayerId player(id);
        const Player *who = desk.team().player(player);
        if (!who)
            continue;
        const int value = playerValue(*who, desk.team(), desk.ruleset());
        desk.letGo(player, PlayerStatus::Dead, Tables::Casualty);
        ++struck;
        if (insurance.ruleEffect)
            desk.earn(halfRoundedUp(value), Tables::SponsorshipMajor, insurance.sponsor.text());
    }
    if (insurance.ruleEffect && struck > 0)
        desk.push(Step::with(StepKind::Insurance, desk.seat(), {}, {}, InsuranceClaim{struck}));
}

constexpr AfterRule injuryStepRules[]{
    {StepKind::BookInjuries, bookEnter, bookPrompts, bookAnswer},
    {StepKind::RemoveDead, removeDeadEnter},
};

constexpr AfterTitle injuryTitles[]{
    {AfterAsks::Injury, QT_TRANSLATE_NOOP("AfterMatch", "{player}: what does the book say?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{player}, by the book"), false, u"serious-injury"},
};

} // namespace

AfterGroup injuryRules()
{
    return {.steps = injuryStepRules, .titles = injuryTitles};
}

} // namespace dugout
