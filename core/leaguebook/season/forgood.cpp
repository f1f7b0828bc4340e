// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamdocuments.h"
#include "core/club/teamoutcomes.h"
#include "core/exchange/teamfile.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/leaguebook/state/holdings.h"
#include "core/rules/footballrules.h"
#include "core/shop/boughtforgood.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ForGoodLeagueWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueRepository)
};

/// The league's rules, and stars who play for another of its teams.
OptionChoices shopOptions(const League &league, const EntrantId &buyer,
                          const std::vector<Holding> &holdings)
{
    OptionChoices options = league.currentRules().options;
    for (const Holding &each : holdings) {
        if (each.kind == HoldingKind::Star && each.team != buyer)
            options.insert_or_assign(OptionId(u"gone-"_s + each.name), true);
    }
    return options;
}

} // namespace

Result<InducementShop> LeagueRepository::shopOf(const League &league, const Team &joining,
                                                const std::vector<Purchase> &bought) const
{
    const LeagueRules &rules = league.currentRules();
    const auto ruleset = loadFootball(m_stores.library, rules.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    if (!mayBuyForGood(rules.options, **ruleset))
        return Error{
            ErrorCode::NotForGood,
            ForGoodLeagueWords::tr("By the rules of this league nothing is bought for good."),
            {}};
    const auto holdings = holdingsOf(league, m_stores.documents, **ruleset);
    return dugout::buyForGood(joining, bought, **ruleset,
                              shopOptions(league, EntrantId(joining.id.text()), holdings));
}

Result<InducementShop> LeagueRepository::shopOf(const League &league, const EntrantId &team) const
{
    const LeagueTeam *member = league.team(team);
    if (!member || member->sheet.isEmpty())
        return Error{ErrorCode::TeamOnPaper,
                     ForGoodLeagueWords::tr("%1 has no sheet in this league, so nobody knows what "
                                            "gold it has.")
                         .arg(teamName(league, team)),
                     {}};
    const auto registered = teamFromJson(member->sheet.object());
    if (!registered)
        return registered.error();
    auto shop = shopOf(league, *registered, member->inducements);
    // What was allowed when it was bought, and is no more, is not on the shelves.
    return shop ? std::move(shop) : shopOf(league, *registered, {});
}

Result<void> LeagueRepository::buyForGood(OpenLeague &league, const EntrantId &team,
                                          const std::vector<Purchase> &wanted,
                                          const QString &reason) const
{
    const LeagueTeam *member = league.league().team(team);
    InducementsBought buying{team, wanted};
    // Giving everything back is allowed whatever the rules have become since; one who is not in the
    // league is refused below.
    if (!wanted.empty() && member && !member->sheet.isEmpty()) {
        const auto registered = teamFromJson(member->sheet.object());
        if (!registered)
            return registered.error();
        const auto shop = shopOf(league.league(), *registered, wanted);
        if (!shop)
            return shop.error();
        buying.inducements = shop->sides.front().purchases;
    }
    const auto kept = loadTeam(m_stores.documents, DocumentId(team.text()));
    StoreBatch batch;
    if (kept && followsBought(kept->team, buying.inducements))
        batch.documents.push_back(teamDocument(
            kept->summary, withBought(kept->team, buying.inducements), m_stores.clock()));
    return keepWith(league, {{buying, reason}}, std::move(batch));
}

std::vector<LeagueDifference> LeagueRepository::boughtWrongly(const League &league) const
{
    std::vector<LeagueDifference> found;
    for (const LeagueTeam &each : league.teams) {
        if (each.inducements.empty() || each.state != MemberState::Active)
            continue;
        const auto registered = teamFromJson(each.sheet.object());
        if (!registered)
            continue;
        const auto shop = shopOf(league, *registered, each.inducements);
        if (!shop && shop.error().code != ErrorCode::NotForGood) // else it lies idle
            found.push_back({LeagueDifference::Kind::Inducements,
                             {},
                             each.id,
                             u"%1: %2"_s.arg(each.name, shop.error().message)});
    }
    return found;
}

} // namespace dugout
