// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/sponsorship.h"

#include "core/aftermatch/countedrows.h"
#include "core/match/state/changekinds.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Lent skills come together, and go together.
void takeLentBack(Team &team, const std::vector<SkillId> &lent)
{
    const auto isLent = [&lent](const SkillId &skill) {
        return std::find(lent.begin(), lent.end(), skill) != lent.end();
    };
    for (Player &player : team.players) {
        const auto &has = player.extraSkills;
        if (!lent.empty() && std::find(has.begin(), has.end(), lent.front()) != has.end())
            std::erase_if(player.extraSkills, isLent);
    }
}

/// A sponsor who lends something wants somebody to lend it to, and does not serve everybody.
bool wouldSign(const AfterView &view, const RowId &sponsor)
{
    const RuleEffect *lending = lendingOf(view, sponsor);
    if (!lending)
        return true;
    const auto &never = lending->notTeams;
    return std::find(never.begin(), never.end(), view.team().roster) == never.end()
        && !linePlayers(view).isEmpty();
}

} // namespace

int sponsorModifiers(const AfterView &view)
{
    return countedSum(view, Tables::SponsorshipModifiers);
}

RowId ongoingDeal(const AfterView &view)
{
    for (const TableRow &kind : view.context().rows(Tables::SponsorshipKinds)) {
        if (kind.next && kind.next->text() == Tables::SponsorshipOngoing)
            return kind.id;
    }
    return {};
}

int ongoingDeals(const AfterView &view)
{
    const auto &all = view.team().home.sponsors;
    return static_cast<int>(std::count(all.begin(), all.end(), ongoingDeal(view)));
}

QStringList willingSponsors(const AfterView &view)
{
    QStringList found;
    const auto &never = view.team().home.blacklisted;
    for (const TableRow &row : view.context().rows(Tables::SponsorshipMajor)) {
        const bool barred = std::find(never.begin(), never.end(), row.id) != never.end();
        if (!barred && wouldSign(view, row.id))
            found.append(row.id.text());
    }
    return view.hasMajorSponsor() ? QStringList{} : found;
}

int sponsorDrawback(const AfterView &view, const QString &key)
{
    int sum = 0;
    if (!view.context().isSwitchedOff(Options::Sponsors)) {
        for (const RowId &each : view.team().home.sponsors)
            sum += view.context().number(Tables::SponsorshipMajorDrawbacks, each.text(), key);
    }
    return sum;
}

const RuleEffect *lendingOf(const AfterView &view, const RowId &sponsor)
{
    return findRuleEffect(
        ruleEffectsOfRow(view.ruleset(), Tables::SponsorshipMajor, sponsor.text()),
        Does::LendsSkills);
}

void endDeal(AfterDesk &desk, const RowId &deal, const QString &reason)
{
    auto &deals = desk.mine().team.home.sponsors;
    const auto found = std::find(deals.begin(), deals.end(), deal);
    if (found == deals.end())
        return;
    deals.erase(found);
    desk.noteHome(ChangeKind::Sponsor, deal, false, reason);
    if (const RuleEffect *lending = lendingOf(desk, deal))
        takeLentBack(desk.mine().team, lending->skills);
}

void addDeal(AfterDesk &desk, const RowId &deal)
{
    desk.mine().team.home.sponsors.push_back(deal);
    desk.noteHome(ChangeKind::Sponsor, deal, true, Tables::Sponsorship);
}

QStringList linePlayers(const AfterView &view)
{
    QStringList found;
    const int most = view.context().number(Tables::Journeymen, Rows::Position, Key::Max, 16);
    for (const PlayerId &id : view.livingPlayers()) {
        const Player &player = *view.team().player(id);
        const Position *position = positionOf(player, view.team(), view.ruleset());
        if (position && position->max == most && player.kind == PlayerKind::Rostered)
            found.append(id.text());
    }
    return found;
}

} // namespace dugout
