// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/season/sheetsback.h"

#include "core/club/teamdocuments.h"
#include "core/club/teamoutcomes.h"
#include "core/exchange/teamfile.h"
#include "core/leaguebook/fixtures/fixturesetup.h"
#include "core/leaguebook/journal/leagueevent.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/leaguebook/season/sheetchange.h"
#include "core/shop/boughtforgood.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SheetsBackWords
{
    Q_DECLARE_TR_FUNCTIONS(SheetsBack)
};

std::vector<LeagueEvent> eventsOf(std::vector<EventGroup>::const_iterator from,
                                  std::vector<EventGroup>::const_iterator to)
{
    std::vector<LeagueEvent> events;
    for (; from != to; ++from) {
        for (const Event &each : from->events) {
            if (auto event = leagueEventFrom(each))
                events.push_back(*std::move(event));
        }
    }
    return events;
}

/// The fixture whose match or result an event is about; empty for any other event.
FixtureId playedIn(const LeagueEventData &data)
{
    if (const auto *begun = data.find<MatchBegun>())
        return begun->fixture;
    if (const auto *dropped = data.find<MatchDropped>())
        return dropped->fixture;
    if (const auto *entered = data.find<ResultEntered>())
        return entered->fixture;
    const auto *withdrawn = data.find<ResultWithdrawn>();
    return withdrawn ? withdrawn->fixture : FixtureId();
}

qsizetype trophiesOf(const League &league, const EntrantId &team)
{
    return std::count_if(league.holdings.begin(), league.holdings.end(),
                         [&team](const Holding &each) {
                             return each.kind == HoldingKind::Trophy && each.team == team;
                         });
}

/// The sheets that follow when some actions no longer count and others do.
class SheetsBack
{
public:
    SheetsBack(const ClubStores &stores, const League &before, const League &after)
        : m_stores(stores)
        , m_before(before)
        , m_after(after)
    { }

    [[nodiscard]] Result<void> takeBack(const LeagueEvent &event)
    {
        if (auto fits = checkMatch(event); !fits)
            return fits;
        if (const auto *given = event.data.find<PrizeGiven>())
            return pay(given->prize, -given->prize.amount);
        const auto *renewed = event.data.find<TeamRenewed>();
        return renewed ? put(renewed->team, renewed->draft, renewed->old) : Result<void>();
    }

    [[nodiscard]] Result<void> doAgain(const LeagueEvent &event)
    {
        if (auto fits = checkMatch(event); !fits)
            return fits;
        if (const auto *given = event.data.find<PrizeGiven>())
            return pay(given->prize, given->prize.amount);
        const auto *renewed = event.data.find<TeamRenewed>();
        return renewed ? put(renewed->team, renewed->old, renewed->draft) : Result<void>();
    }

    [[nodiscard]] Result<std::vector<Document>> documents()
    {
        if (auto done = handTrophiesOver(); !done)
            return done.error();
        handBoughtOver();
        std::vector<Document> documents;
        for (const auto &[id, kept] : m_teams) {
            if (kept && m_changed.at(id))
                documents.push_back(teamDocument(kept->summary, kept->team, m_stores.clock()));
        }
        return documents;
    }

private:
    /// Null where only paper knows the team.
    [[nodiscard]] Team *sheet(const EntrantId &id)
    {
        auto known = m_teams.find(id);
        if (known == m_teams.end()) {
            auto kept = loadTeam(m_stores.documents, DocumentId(id.text()));
            known
                = m_teams.emplace(id, kept ? std::optional(*std::move(kept)) : std::nullopt).first;
            m_changed.emplace(id, false);
        }
        return known->second ? &known->second->team : nullptr;
    }

    [[nodiscard]] Result<void> pay(const Prize &prize, int amount)
    {
        const bool isGold = prize.kind == PrizeKind::Gold;
        Team *team = isGold || prize.kind == PrizeKind::FanFactor ? sheet(prize.team) : nullptr;
        if (!team)
            return {};
        const auto ruleset = m_stores.library.load(m_after.currentRules().ruleset.text());
        if (!ruleset)
            return ruleset.error();
        Team paid = withPrize(*team, prize.kind, amount, **ruleset);
        const int gold = paid.founded ? paid.treasury : paid.budget;
        if ((isGold ? gold : paid.fanFactor) < 0)
            return Error{ErrorCode::PrizeSpent,
                         SheetsBackWords::tr("%1 no longer has what it won with \"%2\", so that "
                                             "cannot be taken back.")
                             .arg(team->name, prize.name),
                         {}};
        *team = std::move(paid);
        m_changed[prize.team] = true;
        return {};
    }

    [[nodiscard]] Result<void> put(const EntrantId &id, const KeptSheet &from, const KeptSheet &to)
    {
        Team *team = to.isEmpty() ? nullptr : sheet(id);
        if (!team)
            return {};
        auto read = teamFromJson(to.object());
        if (!read)
            return read.error();
        const auto left = from.isEmpty() ? Result<Team>(Team{}) : teamFromJson(from.object());
        if (!left)
            return left.error();
        *team = exchangedSheet(*team, *left, *std::move(read));
        m_changed[id] = true;
        return {};
    }

    [[nodiscard]] Result<void> handTrophiesOver()
    {
        const auto ruleset = m_stores.library.load(m_after.currentRules().ruleset.text());
        for (const LeagueTeam &each : m_after.teams) {
            if (m_after.seasons.empty()
                || trophiesOf(m_before, each.id) == trophiesOf(m_after, each.id))
                continue;
            if (!ruleset)
                return ruleset.error();
            if (Team *team = sheet(each.id)) {
                *team = withPerks(std::move(*team), m_after, m_after.seasons.back().id, **ruleset);
                m_changed[each.id] = true;
            }
        }
        return {};
    }

    /// What teams have bought for good stands on their sheets.
    void handBoughtOver()
    {
        for (const LeagueTeam &each : m_after.teams) {
            const LeagueTeam *was = m_before.team(each.id);
            const bool isSame
                = was ? was->inducements == each.inducements : each.inducements.empty();
            if (!isSame)
                putBought(each.id, each.inducements);
        }
        for (const LeagueTeam &each : m_before.teams) {
            if (!m_after.team(each.id) && !each.inducements.empty())
                putBought(each.id, {});
        }
    }
    void putBought(const EntrantId &id, const std::vector<Purchase> &bought)
    {
        Team *team = sheet(id);
        if (!team || !followsBought(*team, bought))
            return;
        *team = withBought(std::move(*team), bought);
        m_changed[id] = true;
    }

    /// What a match that is kept says is changed in the match: its teams follow it there.
    [[nodiscard]] Result<void> checkMatch(const LeagueEvent &event) const
    {
        const LeagueFixture *old = m_before.fixture(playedIn(event.data));
        if (!old || old->match.isEmpty() || !m_stores.journals.readHeader(old->match))
            return {};
        const LeagueFixture *now = m_after.fixture(old->id);
        const bool isOver = m_stores.results.read(old->match).has_value();
        const bool isLost = !now || now->match != old->match;
        const bool isUntold = isOver && old->outcome && now && !now->outcome;
        if (!isLost && !isUntold)
            return {};
        return Error{ErrorCode::MatchSaysSo,
                     SheetsBackWords::tr("The match of %1 against %2 is kept, and both teams go by "
                                         "it: take it back there, delete it, or award a result.")
                         .arg(teamName(m_before, old->home), teamName(m_before, old->away)),
                     {}};
    }

    const ClubStores &m_stores;
    const League &m_before;
    const League &m_after;
    std::map<EntrantId, std::optional<StoredTeam>> m_teams;
    std::map<EntrantId, bool> m_changed;
};

} // namespace

Result<std::vector<Document>> sheetsBack(const ClubStores &stores, const LeagueAndActions &before,
                                         const LeagueAndActions &after)
{
    const auto [mine, theirs] = std::mismatch(before.groups.begin(), before.groups.end(),
                                              after.groups.begin(), after.groups.end());
    auto gone = before.groups.end();
    auto come = after.groups.end();
    while (gone != mine && come != theirs && *std::prev(gone) == *std::prev(come)) {
        --gone;
        --come;
    }
    SheetsBack sheets(stores, before.league, after.league);
    const std::vector<LeagueEvent> removed = eventsOf(mine, gone);
    for (auto each = removed.rbegin(); each != removed.rend(); ++each) {
        if (auto done = sheets.takeBack(*each); !done)
            return done.error();
    }
    for (const LeagueEvent &each : eventsOf(theirs, come)) {
        if (auto done = sheets.doAgain(each); !done)
            return done.error();
    }
    return sheets.documents();
}

} // namespace dugout
