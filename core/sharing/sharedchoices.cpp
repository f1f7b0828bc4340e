// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamdocuments.h"
#include "core/club/teamoutcomes.h"
#include "core/exchange/teamfile.h"
#include "core/sharing/sharedleagues.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Of each team that was overtaken the newest change; the earlier ones are part of it.
std::vector<Waiting> newestOf(const std::vector<Waiting> &waiting)
{
    std::vector<Waiting> newest;
    for (const Waiting &each : waiting) {
        const auto before
            = std::find_if(newest.begin(), newest.end(),
                           [&each](const Waiting &other) { return other.team == each.team; });
        if (before != newest.end() && each.kind == Waiting::Kind::TeamSaved)
            *before = each;
        else if (isOvertaken(each))
            newest.push_back(each);
    }
    return newest;
}

} // namespace

Result<std::vector<OvertakenTeam>> SharedLeagues::overtaken(const LeagueId &league)
{
    const auto waiting = waitingFor(m_stores.documents, league);
    if (!waiting)
        return waiting.error();
    std::vector<OvertakenTeam> teams;
    for (const Waiting &each : newestOf(*waiting)) {
        const auto server = serverOf(league);
        if (!server)
            return server.error();
        const auto there = (*server)->team(league, each.team);
        if (!there)
            return there.error();
        teams.push_back({each, *there});
    }
    return teams;
}

/// The team first: killed before the rest, the choice is only asked for again.
Result<void> SharedLeagues::takeTheirs(const OvertakenTeam &team) const
{
    const auto theirs = teamFromJson(team.there.body);
    if (!theirs)
        return theirs.error();
    const auto found = note(team.waiting.league);
    if (!found)
        return found.error();
    StoreBatch batch;
    if (*found) {
        SharedNote now = **found;
        now.revisions.insert(team.waiting.team, team.there.revision);
        batch.documents.push_back(noteDocument(now, nameOf(team.waiting.league), m_stores.clock()));
    }
    const auto kept = loadTeam(m_stores.documents, DocumentId(team.waiting.team));
    if (!kept && kept.error().code != ErrorCode::StoreNotFound)
        return kept.error();
    const DocumentSummary summary = kept
        ? kept->summary
        : DocumentSummary{teamKind(), DocumentId(team.waiting.team), {}, 0, 0};
    if (!kept || kept->team != *theirs)
        batch.documents.push_back(teamDocument(summary, *theirs, m_stores.clock()));
    const auto done = m_stores.batches.keep(batch);
    return done ? Result<void>() : done.error();
}

Result<void> SharedLeagues::settle(const OvertakenTeam &team, bool mine)
{
    if (!mine) {
        if (auto taken = takeTheirs(team); !taken)
            return taken;
    }
    const auto waiting = waitingFor(m_stores.documents, team.waiting.league);
    if (!waiting)
        return waiting.error();
    for (const Waiting &each : *waiting) {
        const bool isNewest = each.summary.id == team.waiting.summary.id;
        if (each.kind != Waiting::Kind::TeamSaved || each.team != team.waiting.team
            || each.summary.id.text() > team.waiting.summary.id.text())
            continue;
        auto done = mine && isNewest
            ? dugout::askAgain(m_stores, each, team.there.revision)
            : dugout::strikeOff(m_stores.documents, each, m_stores.clock());
        if (!done)
            return done;
    }
    return {};
}

Result<void> SharedLeagues::askAgain(const LeagueId &league)
{
    const auto waiting = waitingFor(m_stores.documents, league);
    if (!waiting)
        return waiting.error();
    for (const Waiting &each : *waiting) {
        if (each.refused.isEmpty() || isOvertaken(each))
            continue;
        if (auto done = dugout::askAgain(m_stores, each); !done)
            return done;
    }
    return {};
}

Result<void> SharedLeagues::strikeOff(const LeagueId &league)
{
    const auto waiting = waitingFor(m_stores.documents, league);
    if (!waiting)
        return waiting.error();
    for (const Waiting &each : *waiting) {
        if (each.refused.isEmpty() || isOvertaken(each))
            continue;
        if (auto done = dugout::strikeOff(m_stores.documents, each, m_stores.clock()); !done)
            return done;
    }
    return {};
}

Result<void> SharedLeagues::settle(const LeagueId &league, const QString &claim, bool asClaimed)
{
    const auto server = serverOf(league);
    if (!server)
        return server.error();
    if (auto done = (*server)->settle(league, claim, asClaimed); !done)
        return done;
    const auto seen = refresh(league);
    return seen ? Result<void>() : seen.error();
}

} // namespace dugout
