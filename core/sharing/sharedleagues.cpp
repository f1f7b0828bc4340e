// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharedleagues.h"

#include "core/sharing/sharingwords.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What must be the same on both sides: all but what is worked out anew anyway, and matches that no
/// fixture knows.
QJsonObject comparable(QJsonObject exported, const std::set<QString> &matches)
{
    QJsonObject league = exported.value("league"_L1).toObject();
    league.remove("standing"_L1);
    league.remove("state"_L1);
    exported.insert("league"_L1, league);
    QJsonArray wanted;
    for (const auto &each : exported.value("matches"_L1).toArray()) {
        const QJsonObject journal = each.toObject().value("journal"_L1).toObject();
        if (matches.contains(journal.value("id"_L1).toString()))
            wanted.append(each);
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
}

bool isNamed(const SharedSummary &league, const QString &name)
{
    return name.isEmpty() || league.title == name || league.id.text() == name;
}

} // namespace

SharedLeagues::SharedLeagues(ClubStores stores, LeaderStore &leaders, Connect connect,
                             StepWatch watch)
    : m_stores(stores)
    , m_leagues(std::move(stores), leaders)
    , m_connect(std::move(connect))
    , m_watch(std::move(watch))
{ }

Result<void> SharedLeagues::step(const QString &name) const
{
    return m_watch ? m_watch(name) : Result<void>();
}

Result<std::vector<SharedNote>> SharedLeagues::notes() const
{
    return readNotes(m_stores.documents);
}

Result<std::optional<SharedNote>> SharedLeagues::note(const LeagueId &league) const
{
    return readNote(m_stores.documents, league);
}

Result<LeagueServer *> SharedLeagues::serverAt(const QString &address)
{
    auto &server = m_servers[address];
    if (!server) {
        auto connected = m_connect(address);
        if (!connected)
            return connected.error();
        server = *std::move(connected);
    }
    return server.get();
}

LeagueServer *SharedLeagues::reached(const QString &address) const
{
    const auto found = m_servers.find(address);
    return found == m_servers.end() ? nullptr : found->second.get();
}

Result<LeagueServer *> SharedLeagues::serverOf(const LeagueId &league)
{
    const auto found = note(league);
    if (!found)
        return found.error();
    if (!*found)
        return SharingWords::notShared(nameOf(league));
    return serverAt((*found)->address);
}

Result<QString> SharedLeagues::titleOf(const LeagueId &league) const
{
    const auto header = m_stores.journals.readHeader(JournalId(league.text()));
    if (!header)
        return header.error();
    return header->title;
}

QString SharedLeagues::nameOf(const LeagueId &league) const
{
    const auto title = titleOf(league);
    return title ? *title : league.text();
}

Result<SharedNote> SharedLeagues::keepNote(SharedNote note, const QString &title) const
{
    const auto saved = m_stores.documents.save({noteDocument(note, title, m_stores.clock())});
    if (!saved)
        return saved.error();
    note.revision = saved->front().revision;
    return note;
}

Result<void> SharedLeagues::dropNote(const SharedNote &note) const
{
    return m_stores.documents.remove(
        {sharedNoteKind(), DocumentId(note.league.text()), {}, note.revision, 0});
}

Result<std::optional<SharedSummary>> SharedLeagues::summaryOf(LeagueServer &server,
                                                              const LeagueId &league) const
{
    const auto all = server.leagues();
    if (!all)
        return all.error();
    for (const SharedSummary &each : *all) {
        if (each.id == league)
            return std::optional(each);
    }
    return std::optional<SharedSummary>();
}

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
        if (brought.error().code != u"store.away"_s)
            (void)dropNote(*marked);
        return brought;
    }
    if (auto go = step(u"compare"_s); !go)
        return go;
    const auto parcel = compared(*marked, **server);
    if (!parcel && parcel.error().code == u"shared.differs"_s)
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
    auto parcel = server.fetch(note.league, 0, 0);
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
        return SharingWords::alreadyShared(found.title);
    if (titleOf(found.id))
        return SharingWords::hereAlready(found.title);
    const auto person = (*server)->person();
    if (!person)
        return person.error();
    const auto parcel = (*server)->fetch(found.id, 0, 0);
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

Result<SharedNote> SharedLeagues::caughtUp(SharedNote note, LeagueServer &server) const
{
    const auto there = summaryOf(server, note.league);
    if (!there)
        return there.error();
    if (!*there)
        return SharingWords::noSuchLeague(note.league.text(), note.address);
    const bool isSame = (*there)->role == note.role && (*there)->teams == note.teams;
    if ((*there)->changes == note.changes && isSame)
        return note;
    // Who decides from now on sees more of the lines he has: they are fetched anew.
    const bool seesMore
        = (*there)->role == SharedRole::Commissioner && note.role != SharedRole::Commissioner;
    const auto journal = m_stores.journals.read(JournalId(note.league.text()));
    const bool isGone = !journal && journal.error().code == u"store.not-found"_s;
    if (!journal && !isGone)
        return journal.error();
    const bool anew = seesMore || isGone;
    const auto had = anew ? qint64(0) : static_cast<qint64>(journal->entries.size());
    const auto parcel = server.fetch(note.league, had, anew ? 0 : note.changes);
    if (!parcel)
        return parcel.error();
    if (seesMore && !isGone) {
        if (auto removed = m_stores.journals.remove(JournalId(note.league.text())); !removed)
            return removed.error();
    }
    note.role = (*there)->role;
    note.teams = (*there)->teams;
    const auto waiting = waitingTeams(m_stores.documents, note.league);
    if (!waiting)
        return waiting.error();
    const auto batch = mirrorBatch(m_stores, *parcel, note, TeamsHere::Known, *waiting);
    if (!batch)
        return batch.error();
    if (auto kept = m_stores.batches.keep(*batch); !kept)
        return kept.error();
    if (!anew && parcel->title != journal->header.title)
        (void)m_stores.journals.rename(journal->header.id, parcel->title);
    auto now = readNote(m_stores.documents, note.league);
    if (!now)
        return now.error();
    return now->value_or(note);
}

Result<bool> SharedLeagues::refresh(const LeagueId &league)
{
    const auto found = note(league);
    if (!found)
        return found.error();
    if (!*found || (*found)->state != SharedState::Joined)
        return false;
    const auto server = serverAt((*found)->address);
    if (!server)
        return server.error();
    const auto now = caughtUp(**found, **server);
    if (!now)
        return now.error();
    return *now != **found;
}

Result<DeliveryReport> SharedLeagues::deliver(const LeagueId &league)
{
    const auto server = serverOf(league);
    if (!server)
        return server.error();
    auto report = deliverWaiting(m_stores, **server, league);
    if (!report)
        return report;
    if (const auto refreshed = refresh(league); !refreshed)
        return refreshed.error();
    return report;
}

/// Only if nothing happens between the last look and the end.
Result<void> SharedLeagues::close(SharedNote &note, LeagueServer &server) const
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
        if (!closed && closed.error().code != u"shared.faster"_s)
            return closed;
    }
    return closed;
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
