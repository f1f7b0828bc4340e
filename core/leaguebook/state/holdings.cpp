// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/state/holdings.h"

#include "core/club/teamdocuments.h"
#include "core/exchange/teamfile.h"
#include "core/rules/knownwords.h"
#include "core/team/homestadium.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct HoldingWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueChanges)
};

/// As it is kept; as it was registered where it is kept at another table.
QJsonObject newestSheet(const LeagueTeam &member, DocumentStore &documents)
{
    auto kept = documents.readWithoutList(teamKind(), DocumentId(member.id.text()));
    return kept ? std::move(kept->body) : member.sheet.object();
}

/// The other holder; empty where there is none.
EntrantId otherHolder(const std::vector<Holding> &all, const Holding &wanted)
{
    const auto found = std::find_if(all.begin(), all.end(), [&wanted](const Holding &each) {
        return each.team != wanted.team && isSameThing(each, wanted);
    });
    return found == all.end() ? EntrantId() : found->team;
}

} // namespace

std::vector<Holding> holdingsOf(const Team &team)
{
    std::vector<Holding> held;
    const EntrantId id(team.id.text());
    for (const Player &each : team.players) {
        if (!each.star.isEmpty())
            held.push_back({HoldingKind::Star, each.star.text(), id});
    }
    const bool livesThere = team.home.resident || team.home.ownsStadium;
    if (livesThere && !stadiumKey(team.home.stadiumName).isEmpty())
        held.push_back({HoldingKind::Stadium, team.home.stadiumName, id});
    return held;
}

std::vector<Holding> holdingsOf(const League &league, DocumentStore &documents)
{
    std::vector<Holding> all = league.holdings;
    for (const LeagueTeam &each : league.teams) {
        if (each.state != MemberState::Active || each.sheet.isEmpty())
            continue;
        const QJsonObject sheet = newestSheet(each, documents);
        if (!hasStarOrHome(sheet)) // as most: there is no need to read all of them
            continue;
        if (const auto team = teamFromJson(sheet)) {
            for (Holding &held : holdingsOf(*team))
                all.push_back(std::move(held));
        }
    }
    return all;
}

std::vector<Holding> holdingsOf(const League &league, DocumentStore &documents,
                                const Ruleset &ruleset)
{
    const bool areWon = ruleset.tables().contains(Tables::Residence)
        || ruleset.tables().contains(Tables::RosteredStarRules);
    return areWon ? holdingsOf(league, documents) : league.holdings;
}

QString holdingName(const Holding &holding, const Ruleset *edition)
{
    const bool isStar = edition && holding.kind == HoldingKind::Star;
    const StarPlayer *star = isStar ? edition->stars().find(holding.name) : nullptr;
    return star ? star->name.in(currentLanguage()) : holding.name;
}

bool isSameThing(const Holding &one, const Holding &other)
{
    if (one.kind != other.kind)
        return false;
    if (one.kind != HoldingKind::Stadium)
        return one.name == other.name;
    const QString key = stadiumKey(one.name);
    return key.isEmpty() ? one.name == other.name : key == stadiumKey(other.name);
}

Result<void> checkHolding(const League &league, DocumentStore &documents, const Holding &wanted)
{
    const EntrantId other
        = wanted.team.isEmpty() ? EntrantId() : otherHolder(holdingsOf(league, documents), wanted);
    if (other.isEmpty())
        return {};
    return Error{ErrorCode::HeldAlready,
                 HoldingWords::tr("That belongs to %1.").arg(teamName(league, other)),
                 {}};
}

Result<void> checkHoldings(const League &league, DocumentStore &documents, const Team &team,
                           const Ruleset &ruleset)
{
    const std::vector<Holding> wanted = holdingsOf(team);
    const auto all = wanted.empty() ? wanted : holdingsOf(league, documents, ruleset);
    for (const Holding &each : wanted) {
        const EntrantId other = otherHolder(all, each);
        if (other.isEmpty())
            continue;
        return Error{ErrorCode::HeldAlready,
                     HoldingWords::tr("%1 belongs to %2.")
                         .arg(holdingName(each, &ruleset), teamName(league, other)),
                     {}};
    }
    return {};
}

} // namespace dugout
