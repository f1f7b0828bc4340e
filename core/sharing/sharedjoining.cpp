// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharedleagues.h"
#include "core/sharing/sharingwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isNamed(const SharedSummary &league, const QString &name)
{
    return name.isEmpty() || league.title == name || league.id.text() == name;
}

} // namespace

Result<LeagueId> SharedLeagues::join(const QString &address, const QString &league, TeamsHere teams)
{
    const auto server = serverAt(address);
    if (!server)
        return server.error();
    const auto all = (*server)->leagues();
    if (!all)
        return all.error();
    std::vector<SharedSummary> wanted;
    QStringList names;
    for (const SharedSummary &each : *all) {
        if (isNamed(each, league) && (!league.isEmpty() || !each.isHome)) {
            wanted.push_back(each);
            names.append(each.title);
        }
    }
    const QString place = (*server)->address();
    if (wanted.empty())
        return league.isEmpty() ? SharingWords::nothingThere(place)
                                : SharingWords::noSuchLeague(league, place);
    if (wanted.size() > 1)
        return SharingWords::whichLeague(names);
    const SharedSummary &found = wanted.front();
    const auto known = note(found.id);
    if (!known)
        return known.error();
    if (*known && (*known)->state == SharedState::Kept) {
        const auto done = letGo(found.id);
        return done ? Result<LeagueId>(found.id) : done.error();
    }
    if (*known)
        return foundAgain(**known, found, **server);
    if (titleOf(found.id))
        return SharingWords::hereAlready(found.title);
    const auto person = (*server)->person();
    if (!person)
        return person.error();
    if (auto go = step(u"fetch"_s); !go)
        return go.error();
    const auto parcel = (*server)->fetch(found.id, 0, 0, {});
    if (!parcel)
        return parcel.error();
    SharedNote joined;
    joined.league = found.id;
    joined.address = place;
    joined.state = SharedState::Joined;
    joined.person = *person;
    joined.role = found.role;
    joined.teams = found.teams;
    const auto batch = mirrorBatch(m_stores, *parcel, joined, teams);
    if (!batch)
        return batch.error();
    if (auto go = step(u"join"_s); !go)
        return go.error();
    if (auto kept = m_stores.batches.keep(*batch); !kept)
        return kept.error();
    return found.id;
}

/// It is where it always was, for all that is known here, only under another address.
Result<LeagueId> SharedLeagues::foundAgain(SharedNote note, const SharedSummary &found,
                                           LeagueServer &server)
{
    const auto person = server.person();
    if (!person)
        return person.error();
    const bool isElsewhere = note.address != server.address();
    if (!isElsewhere || note.state != SharedState::Joined || note.person != *person
        || note.changes > found.changes)
        return SharingWords::alreadyShared(found.title);
    note.address = server.address();
    const auto kept = keepNote(note, found.title);
    return kept ? Result<LeagueId>(found.id) : kept.error();
}

Result<void> SharedLeagues::leave(const LeagueId &league)
{
    const auto title = titleOf(league);
    const auto found = note(league);
    if (!found)
        return found.error();
    if (!*found)
        return SharingWords::notShared(nameOf(league));
    SharedNote leaving = **found;
    if (leaving.state == SharedState::Sharing) {
        const auto server = serverAt(leaving.address);
        return server ? giveUp(leaving, **server) : server.error();
    }
    const auto waiting = waitingFor(m_stores.documents, league);
    if (!waiting)
        return waiting.error();
    if (!waiting->empty())
        return SharingWords::stillWaiting(static_cast<int>(waiting->size()));
    if (leaving.state != SharedState::Leaving) {
        if (auto go = step(u"leave"_s); !go)
            return go;
        leaving.state = SharedState::Leaving;
        const auto kept = keepNote(leaving, nameOf(league));
        if (!kept)
            return kept.error();
        leaving = *kept;
    }
    if (auto go = step(u"remove"_s); !go)
        return go;
    if (title) {
        if (auto removed = m_stores.journals.remove(JournalId(league.text())); !removed)
            return removed;
    }
    if (auto go = step(u"forget"_s); !go)
        return go;
    return dropNote(leaving);
}

Result<void> SharedLeagues::goOnAlone(const LeagueId &league)
{
    const auto found = note(league);
    if (!found)
        return found.error();
    if (!*found)
        return SharingWords::notShared(nameOf(league));
    const auto server = serverAt((*found)->address);
    // It is there, and only wants to know who asks.
    if (server.failedWith(ErrorCode::StorePassword))
        return server.error();
    if (server) {
        const auto there = summaryOf(**server, league);
        if (there && *there && !(*there)->isHome)
            return SharingWords::stillThere(nameOf(league));
    }
    const auto waiting = waitingFor(m_stores.documents, league);
    if (!waiting)
        return waiting.error();
    for (const Waiting &each : *waiting) {
        if (auto done = dropWaiting(m_stores.documents, each); !done)
            return done;
    }
    return dropNote(**found);
}

} // namespace dugout
