// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharedleagues.h"
#include "core/sharing/sharingwords.h"

#include <set>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What must be the same on both sides: all but what is worked out anew anyway, matches that no
/// fixture knows, and how far one has come that is still played.
QJsonObject comparable(QJsonObject exported, const std::set<QString> &matches)
{
    QJsonObject league = exported.value("league"_L1).toObject();
    league.remove("standing"_L1);
    league.remove("state"_L1);
    exported.insert("league"_L1, league);
    QJsonArray wanted;
    for (const auto &each : exported.value("matches"_L1).toArray()) {
        QJsonObject match = each.toObject();
        QJsonObject journal = match.value("journal"_L1).toObject();
        if (!matches.contains(journal.value("id"_L1).toString()))
            continue;
        if (journal.value("state"_L1).toString() == u"running"_s) {
            journal.remove("entries"_L1);
            journal.remove("standing"_L1);
            match.insert("journal"_L1, journal);
        }
        wanted.append(match);
    }
    exported.insert("matches"_L1, wanted);
    return inOrderOfIds(exported);
}

std::set<QString> matchesIn(const QJsonArray &fixtures)
{
    std::set<QString> matches;
    for (const auto &each : fixtures)
        matches.insert(each.toObject().value("match"_L1).toString());
    return matches;
}

void takeRevisions(const LeagueParcel &parcel, SharedNote &note)
{
    for (const QJsonObject &each : parcel.teams)
        note.revisions.insert(each.value("id"_L1).toString(),
                              each.value("revision"_L1).toInteger());
    note.changes = parcel.changes;
    note.isSealed = parcel.isSealed;
}

} // namespace

Result<SharedNote> SharedLeagues::markSharing(const LeagueId &league, const QString &title,
                                              const QString &address)
{
    const auto server = serverAt(address);
    if (!server)
        return server.error();
    const auto person = (*server)->person();
    if (!person)
        return person.error();
    if (auto go = step(u"mark"_s); !go)
        return go.error();
    SharedNote marked;
    marked.league = league;
    marked.address = (*server)->address();
    marked.person = *person;
    marked.role = SharedRole::Commissioner;
    return keepNote(marked, title);
}

Result<void> SharedLeagues::share(const LeagueId &league, const QString &address)
{
    const auto title = titleOf(league);
    if (!title)
        return title.error();
    const auto found = note(league);
    if (!found)
        return found.error();
    if (*found && (*found)->state != SharedState::Sharing)
        return SharingWords::alreadyShared(*title);
    auto marked = *found ? Result<SharedNote>(**found) : markSharing(league, *title, address);
    if (!marked)
        return marked.error();
    const auto server = serverAt(marked->address);
    if (!server)
        return server.error();
    if (auto go = step(u"bring"_s); !go)
        return go;
    if (auto brought = bring(*marked, **server); !brought) {
        // The server said no, or this machine cannot tell: only what is known is undone.
        if (brought.error().code != ErrorCode::StoreAway)
            (void)dropNote(*marked);
        return brought;
    }
    if (auto go = step(u"compare"_s); !go)
        return go;
    const auto parcel = compared(*marked, **server);
    if (parcel.failedWith(ErrorCode::SharedDiffers))
        (void)giveUp(*marked, **server);
    if (!parcel)
        return parcel.error();
    if (auto go = step(u"keep"_s); !go)
        return go;
    marked->state = SharedState::Kept;
    takeRevisions(*parcel, *marked);
    const auto kept = keepNote(*marked, *title);
    return kept ? Result<void>() : kept.error();
}

Result<void> SharedLeagues::bring(const SharedNote &note, LeagueServer &server) const
{
    const auto there = summaryOf(server, note.league);
    if (!there)
        return there.error();
    // The answer to an earlier attempt may have been lost.
    if (*there && !(*there)->isHome && (*there)->role == SharedRole::Commissioner)
        return {};
    const auto exported = m_leagues.exported(note.league);
    if (!exported)
        return exported.error();
    const auto opened = m_leagues.open(note.league);
    if (!opened)
        return opened.error();
    return server.bring(parcelOf(*exported, opened->league()));
}

Result<LeagueParcel> SharedLeagues::compared(const SharedNote &note, LeagueServer &server) const
{
    auto parcel = server.fetch(note.league, 0, 0, {});
    if (!parcel)
        return parcel;
    const auto exported = m_leagues.exported(note.league);
    if (!exported)
        return exported.error();
    const std::set<QString> matches = matchesIn(parcel->fixtures);
    if (comparable(*exported, matches) != comparable(exportedFrom(*parcel), matches))
        return SharingWords::differs(parcel->title);
    return parcel;
}

/// The league stays here, as it was.
Result<void> SharedLeagues::giveUp(const SharedNote &note, LeagueServer &server) const
{
    const auto there = summaryOf(server, note.league);
    if (!there)
        return there.error();
    if (*there && !(*there)->isHome) {
        if (auto closed = server.takeHome(note.league, (*there)->changes); !closed)
            return closed;
    }
    return dropNote(note);
}

Result<void> SharedLeagues::letGo(const LeagueId &league)
{
    const auto title = titleOf(league);
    if (!title)
        return title.error();
    const auto found = note(league);
    if (!found)
        return found.error();
    if (!*found || (*found)->state != SharedState::Kept)
        return *found && (*found)->state == SharedState::Joined ? Result<void>()
                                                                : SharingWords::notShared(*title);
    SharedNote joined = **found;
    joined.state = SharedState::Joined;
    const auto kept = keepNote(joined, *title);
    return kept ? Result<void>() : kept.error();
}

/// Only if nothing happens between the last look and the end.
Result<void> SharedLeagues::close(SharedNote &note, LeagueServer &server)
{
    constexpr int attempts = 10;
    Result<void> closed;
    for (int i = 0; i < attempts; ++i) {
        const auto now = caughtUp(note, server);
        if (!now)
            return now.error();
        note = *now;
        const auto there = summaryOf(server, note.league);
        if (!there)
            return there.error();
        if (*there && (*there)->isHome)
            return {};
        if (auto go = step(u"close"_s); !go)
            return go;
        closed = server.takeHome(note.league, note.changes);
        if (!closed && closed.error().code != ErrorCode::SharedFaster)
            return closed;
    }
    return closed;
}

/// Before it is closed there: what could not be taken then would be left to nobody.
Result<SharedNote> SharedLeagues::sameAsThere(SharedNote note, LeagueServer &server)
{
    constexpr int attempts = 10;
    for (int i = 0;; ++i) {
        auto now = caughtUp(std::move(note), server);
        if (!now)
            return now;
        const auto same = compared(*now, server);
        if (same)
            return now;
        // Others may go on working until it is closed.
        const auto there = summaryOf(server, now->league);
        const bool goesOn = there && *there && (*there)->changes != now->changes;
        if (!goesOn || i == attempts)
            return same.error();
        note = *std::move(now);
    }
}

Result<void> SharedLeagues::takeHome(const LeagueId &league)
{
    const auto title = titleOf(league);
    if (!title)
        return title.error();
    const auto found = note(league);
    if (!found)
        return found.error();
    if (!*found)
        return SharingWords::notShared(*title);
    SharedNote coming = **found;
    if (coming.role != SharedRole::Commissioner)
        return SharingWords::notCommissioner();
    if (coming.state == SharedState::Sharing)
        return SharingWords::onlyRead(*title);
    const auto waiting = waitingFor(m_stores.documents, league);
    if (!waiting)
        return waiting.error();
    if (!waiting->empty())
        return SharingWords::stillWaiting(static_cast<int>(waiting->size()));
    const auto server = serverAt(coming.address);
    if (!server)
        return server.error();
    if (coming.state != SharedState::ComingHome) {
        auto same = sameAsThere(std::move(coming), **server);
        if (!same)
            return same.error();
        coming = *std::move(same);
        if (auto go = step(u"mark"_s); !go)
            return go;
        coming.state = SharedState::ComingHome;
        const auto kept = keepNote(coming, *title);
        if (!kept)
            return kept.error();
        coming = *kept;
    }
    if (auto closed = close(coming, **server); !closed)
        return closed;
    if (auto go = step(u"catch-up"_s); !go)
        return go;
    const auto now = caughtUp(coming, **server);
    if (!now)
        return now.error();
    if (auto go = step(u"compare"_s); !go)
        return go;
    if (const auto parcel = compared(*now, **server); !parcel)
        return parcel.error();
    if (auto go = step(u"free"_s); !go)
        return go;
    return dropNote(*now);
}

} // namespace dugout
