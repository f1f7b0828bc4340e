// SPDX-License-Identifier: GPL-3.0-or-later
// Ends of matches that do not follow from their lines, and sheets as they stood before.
#include "core/leaguebook/looks/leaguestanding.h"
#include "core/sharing/matchproof.h"
#include "core/sharing/shareddecision.h"
#include "core/sharing/sharedleagues.h"
#include "core/sharing/sharedmatch.h"
#include "core/sharing/sharingwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What the league makes of it; without lines where its result cannot be taken back any more, such
/// as where a bracket went on.
Result<SharedDelivery> achievementAside(const ClubStores &stores, const SharedNote &note,
                                        const JournalId &match, MatchDoubt doubt)
{
    const auto opened = OpenLeague::open(stores, JournalId(note.league.text()));
    if (!opened)
        return opened.error();
    const LeagueFixture *fixture = fixtureOf(opened->league(), match);
    if (!fixture || !fixture->outcome)
        return SharingWords::overtaken();
    const auto change = opened->change({{ResultWithdrawn{fixture->id}, SharingWords::doubt(doubt)},
                                        {MatchDropped{fixture->id}, {}}});
    if (change)
        return achievementOf(stores, note, *change, {});
    SharedDelivery data;
    data.delivery = newDeliveryId();
    data.first = opened->lines() + 1;
    data.standing = standOf(opened->league()).standing;
    return data;
}

} // namespace

/// What the commissioner's own machine has played again counts for everybody who comes later; what
/// does not follow is put aside for him to decide.
Result<void> SharedLeagues::settleDoubts(const SharedNote &note, LeagueServer &server)
{
    if (note.role != SharedRole::Commissioner || note.state != SharedState::Joined
        || server.onlyReads())
        return {};
    for (const auto &[matches, unchecked] :
         {std::pair(note.proven, false), std::pair(note.unchecked, true)}) {
        if (matches.isEmpty())
            continue;
        if (auto vouched = server.vouch(note.league, matches, unchecked); !vouched)
            return vouched;
        if (auto noted = noteDecided(m_stores.documents, note.league, matches, m_stores.clock());
            !noted)
            return noted;
    }
    for (auto it = note.doubted.begin(); it != note.doubted.end(); ++it) {
        if (auto done = setAside(note, server, JournalId(it.key()), it.value()); !done)
            return done;
    }
    return {};
}

Result<void> SharedLeagues::setAside(const SharedNote &note, LeagueServer &server,
                                     const JournalId &match, const QString &why)
{
    const auto data
        = achievementAside(m_stores, note, match, matchDoubtFrom(why.section(u' ', 0, 0)));
    const auto done
        = data ? server.setAside(note.league, match, why, *data) : Result<Delivered>(data.error());
    // Another machine of the commissioner was first, or the league went on: the next look tells.
    if (done.failedWith(ErrorCode::SharedFaster))
        return {};
    if (!done)
        return done.error();
    if (auto noted = noteDecided(m_stores.documents, note.league, {match.text()}, m_stores.clock());
        !noted)
        return noted;
    const auto seen = refresh(note.league);
    return seen ? Result<void>() : seen.error();
}

Result<std::vector<SharedSheet>> SharedLeagues::sheets(const LeagueId &league, const QString &team)
{
    const auto server = serverOf(league);
    return server ? (*server)->sheets(league, team)
                  : Result<std::vector<SharedSheet>>(server.error());
}

Result<void> SharedLeagues::goBack(const LeagueId &league, const QString &team, qint64 revision)
{
    const auto found = note(league);
    if (!found)
        return found.error();
    if (!*found || (*found)->role != SharedRole::Commissioner)
        return SharingWords::notCommissioner();
    const auto server = serverOf(league);
    if (!server)
        return server.error();
    const auto all = (*server)->sheets(league, team);
    if (!all)
        return all.error();
    const auto wanted = std::find_if(all->begin(), all->end(), [revision](const auto &each) {
        return each.revision == revision;
    });
    if (wanted == all->end())
        return SharingWords::noSuchSheet(revision);
    const auto done = (*server)->saveTeam(league, newDeliveryId(), team, all->front().revision,
                                          wanted->body.value("name"_L1).toString(), wanted->body);
    if (!done)
        return done.error();
    // The same team even if it was changed here meanwhile: it is the commissioner's decision.
    const auto seen = refresh(league);
    return seen ? Result<void>() : seen.error();
}

Result<void> SharedLeagues::seen(const LeagueId &league)
{
    return noteSeen(m_stores.documents, league, m_stores.clock());
}

} // namespace dugout
