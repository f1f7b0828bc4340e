// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftergroups.h"
#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/sponsorship.h"
#include "core/match/effects/stephelp.h"
#include "core/match/state/changekinds.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// The big sponsors: signing, what they lend, what they want back, and ending deals.

/// Why a deal is over that nobody broke.
const QString endedByCoach = u"ended"_s;

std::vector<Prompt> signPrompts(const AfterView &view)
{
    return {choicePrompt(view.id(AfterAsks::MajorDeal), view.seat(), willingSponsors(view))};
}

Result<void> signAnswer(AfterDesk &desk, const Event &event)
{
    desk.pop();
    const RowId sponsor(event.choice());
    addDeal(desk, sponsor);
    if (lendingOf(desk, sponsor))
        desk.push({StepKind::Bombardier, desk.seat()});
    return {};
}

std::vector<Prompt> bombardierPrompts(const AfterView &view)
{
    return {choicePrompt(view.id(AfterAsks::Bombardier), view.seat(), linePlayers(view))};
}

Result<void> bombardierAnswer(AfterDesk &desk, const Event &event)
{
    desk.pop();
    const RuleEffect *lending = desk.dealThat(Does::LendsSkills).ruleEffect;
    if (!lending || lending->skills.empty())
        return {};
    const PlayerId id(event.choice());
    for (Player &player : desk.mine().team.players) {
        if (player.id == id)
            player.extraSkills.insert(player.extraSkills.end(), lending->skills.begin(),
                                      lending->skills.end());
    }
    desk.note(
        {ChangeKind::Lent, id, lending->skills.front().text(), 0, 1, Tables::SponsorshipMajor});
    return {};
}

std::vector<Prompt> insurancePrompts(const AfterView &view)
{
    switch (view.step().as<InsuranceClaim>().phase) {
    case ClaimPhase::Premium:
        return {dicePrompt(view.id(AfterAsks::Premium), view.seat(), 2, 6)};
    case ClaimPhase::Decision:
        return {yesNoPrompt(view.id(AfterAsks::PayPremium), view.seat())};
    case ClaimPhase::Punishment:
        return {dicePrompt(view.id(AfterAsks::Blacklisted), view.seat(), 1, 3)};
    case ClaimPhase::Roll:
        break;
    }
    return {dicePrompt(view.id(AfterAsks::Insurance), view.seat(), 1, 6)};
}

void refuse(AfterDesk &desk)
{
    desk.mine().agenda.back().as<InsuranceClaim>().phase = ClaimPhase::Punishment;
    const QString &reason = Tables::SponsorSigDefault;
    const RowId insurer = desk.dealThat(Does::Insures).sponsor;
    desk.earn(-desk.team().treasury, reason);
    endDeal(desk, insurer, reason);
    desk.mine().team.home.blacklisted.push_back(insurer);
}

/// What it costs is known: a team that cannot pay refuses.
void bill(AfterDesk &desk, int pips)
{
    const QString insurer = desk.dealThat(Does::Insures).sponsor.text();
    InsuranceClaim &claim = desk.mine().agenda.back().as<InsuranceClaim>();
    claim.premium
        = pips * desk.context().number(Tables::SponsorshipMajorDrawbacks, insurer, Key::GoldPerPip);
    claim.phase = ClaimPhase::Decision;
    if (desk.team().treasury < claim.premium)
        refuse(desk);
}

Result<void> insuranceAnswer(AfterDesk &desk, const Event &event)
{
    InsuranceClaim &claim = desk.mine().agenda.back().as<InsuranceClaim>();
    const InsuranceClaim was = claim;
    switch (was.phase) {
    case ClaimPhase::Roll:
        if (event.dice[0] <= was.dead)
            claim.phase = ClaimPhase::Premium;
        else
            desk.pop();
        break;
    case ClaimPhase::Premium:
        bill(desk, event.dice[0] + event.dice[1]);
        break;
    case ClaimPhase::Decision:
        if (!isYes(event)) {
            refuse(desk);
            break;
        }
        desk.pop();
        desk.earn(-was.premium, Tables::SponsorshipMajorDrawbacks,
                  desk.dealThat(Does::Insures).sponsor.text());
        break;
    case ClaimPhase::Punishment:
        desk.pop();
        desk.push({StepKind::Mishap,
                   desk.seat(),
                   {},
                   {},
                   TableId(Tables::SponsorSigDefault),
                   PlayerCount{event.dice[0]}});
        break;
    }
    return {};
}

/// Deals by a name of their own each: "ongoing-2" is the second of its kind.
QStringList endable(const AfterView &view)
{
    QStringList found;
    const RowId ongoing = ongoingDeal(view);
    for (int deal = 1; deal <= ongoingDeals(view); ++deal)
        found.append(u"%1-%2"_s.arg(ongoing.text()).arg(deal));
    const RowId insurer = view.dealThat(Does::Insures).sponsor;
    for (const RowId &deal : view.team().home.sponsors) {
        if (deal != ongoing && deal != insurer)
            found.append(deal.text());
    }
    return found;
}

void endEnter(AfterDesk &desk)
{
    if (endable(desk).isEmpty())
        desk.pop();
}

std::vector<Prompt> endPrompts(const AfterView &view)
{
    Prompt prompt = choicePrompt(view.id(AfterAsks::EndDeals), view.seat(), endable(view));
    prompt.atLeast = 0;
    prompt.atMost = static_cast<int>(prompt.choices.size());
    return {prompt};
}

Result<void> endAnswer(AfterDesk &desk, const Event &event)
{
    desk.pop();
    const RowId ongoing = ongoingDeal(desk);
    for (const QString &deal : event.choices)
        endDeal(desk, deal.startsWith(ongoing.text() + u'-') ? ongoing : RowId(deal), endedByCoach);
    return {};
}

void endInsuranceEnter(AfterDesk &desk)
{
    if (!desk.dealThat(Does::Insures).ruleEffect)
        desk.pop();
}

std::vector<Prompt> endInsurancePrompts(const AfterView &view)
{
    return {yesNoPrompt(view.id(AfterAsks::EndInsurance), view.seat())};
}

Result<void> endInsuranceAnswer(AfterDesk &desk, const Event &event)
{
    desk.pop();
    if (isYes(event))
        endDeal(desk, desk.dealThat(Does::Insures).sponsor, endedByCoach);
    return {};
}

constexpr AfterRule majorSponsorStepRules[]{
    {.kind = StepKind::MajorDeal, .prompts = signPrompts, .answer = signAnswer},
    {.kind = StepKind::Bombardier, .prompts = bombardierPrompts, .answer = bombardierAnswer},
    {.kind = StepKind::Insurance, .prompts = insurancePrompts, .answer = insuranceAnswer},
    {StepKind::EndDeals, endEnter, endPrompts, endAnswer},
    {StepKind::EndInsurance, endInsuranceEnter, endInsurancePrompts, endInsuranceAnswer},
};

constexpr AfterTitle majorSponsorTitles[]{
    {AfterAsks::MajorDeal, QT_TRANSLATE_NOOP("AfterMatch", "{team}: which major sponsor?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, major sponsor")},
    {AfterAsks::Bombardier,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: who carries the sponsor's bombs?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, carries the sponsor's bombs")},
    {AfterAsks::Insurance,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: does the insurance want money back?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, the insurance and its money")},
    {AfterAsks::Premium, QT_TRANSLATE_NOOP("AfterMatch", "{team}: what the insurance wants")},
    {AfterAsks::PayPremium, QT_TRANSLATE_NOOP("AfterMatch", "{team}: pay the insurance?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} pays the insurance"), true},
    {AfterAsks::Blacklisted,
     QT_TRANSLATE_NOOP("AfterMatch", "{team} is blacklisted: how many miss the next match?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} is blacklisted, missing the next match")},
    {AfterAsks::EndDeals, QT_TRANSLATE_NOOP("AfterMatch", "{team}: end deals with sponsors")},
    {AfterAsks::EndInsurance,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: end the deal with the insurance?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} ends the deal with the insurance")},
};

} // namespace

AfterGroup majorSponsorRules()
{
    return {.steps = majorSponsorStepRules, .titles = majorSponsorTitles};
}

} // namespace dugout
