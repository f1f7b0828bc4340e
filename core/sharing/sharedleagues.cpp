// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharedleagues.h"

#include "core/club/games.h"
#include "core/club/teamdocuments.h"
#include "core/match/report/sentboard.h"
#include "core/sharing/sharedmatch.h"
#include "core/sharing/sharingwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

SharedLeagues::SharedLeagues(ClubStores stores, LeaderStore &leaders, Connect connect,
                             StepWatch watch)
    : m_stores(stores)
    , m_leagues(std::move(stores), leaders)
    , m_connect(std::move(connect))
    , m_watch(std::move(watch))
    , m_live(m_stores)
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

Result<std::optional<JournalSummary>> SharedLeagues::journalOf(const LeagueId &league) const
{
    JournalQuery query;
    query.game = leagueGame();
    const auto all = m_stores.journals.list(query);
    if (!all)
        return all.error();
    for (const JournalSummary &each : *all) {
        if (each.id.text() == league.text())
            return std::optional(each);
    }
    return std::optional<JournalSummary>();
}

Result<QStringList> SharedLeagues::sheetsDue(const SharedNote &note) const
{
    QStringList due = note.behind;
    if (due.isEmpty())
        return due;
    const auto waiting = waitingTeams(m_stores.documents, note.league);
    if (!waiting)
        return waiting.error();
    due.removeIf([&waiting](const QString &team) { return waiting->contains(team); });
    return due;
}

/// What the server's numbers tell of no more, because they were seen when it could not be taken.
Result<void> SharedLeagues::addSheets(LeagueParcel &parcel, const QStringList &teams,
                                      SharedNote &note, LeagueServer &server)
{
    for (const QString &team : teams) {
        const bool cameAlready = std::any_of(
            parcel.teams.begin(), parcel.teams.end(),
            [&team](const QJsonObject &each) { return each.value("id"_L1).toString() == team; });
        if (cameAlready)
            continue;
        const auto sheet = server.team(note.league, team);
        if (!sheet && sheet.error().code != ErrorCode::StoreNotFound)
            return sheet.error();
        if (!sheet)
            note.behind.removeAll(team);
        else
            parcel.teams.push_back({{u"id"_s, team},
                                    {u"revision"_s, sheet->revision},
                                    {u"body"_s, sheet->body},
                                    {u"who"_s, sheet->who},
                                    {u"match"_s, sheet->match}});
    }
    return {};
}

Result<SharedNote> SharedLeagues::caughtUp(SharedNote note, LeagueServer &server)
{
    const auto there = summaryOf(server, note.league);
    if (!there)
        return there.error();
    if (!*there)
        return SharingWords::noSuchLeague(note.league.text(), note.address);
    if ((*there)->isHome)
        m_atHome.insert(note.league.text());
    else
        m_atHome.remove(note.league.text());
    const bool isSame = (*there)->role == note.role && (*there)->teams == note.teams;
    if (auto missed = missMatches(note); !missed)
        return missed.error();
    const auto due = sheetsDue(note);
    if (!due)
        return due.error();
    const QStringList missing = m_missing.value(note.league.text());
    if ((*there)->changes == note.changes && isSame && due->isEmpty() && missing.isEmpty())
        return note;
    // Who decides from now on sees more of the lines he has: they are fetched anew.
    const bool seesMore
        = (*there)->role == SharedRole::Commissioner && note.role != SharedRole::Commissioner;
    const auto journal = journalOf(note.league);
    if (!journal)
        return journal.error();
    const bool anew = seesMore || !*journal;
    const auto lines
        = anew ? Result<QMap<QString, qint64>>(QMap<QString, qint64>()) : m_live.linesHere();
    if (!lines)
        return lines.error();
    auto parcel
        = fetched(note, server, anew ? 0 : (*journal)->entryCount, anew ? 0 : note.changes, *lines);
    if (!parcel)
        return parcel.error();
    if (auto added = addSheets(*parcel, *due, note, server); !added)
        return added.error();
    if (seesMore && *journal) {
        if (auto removed = m_stores.journals.remove((*journal)->id); !removed)
            return removed.error();
    }
    note.role = (*there)->role;
    note.teams = (*there)->teams;
    if (auto taken = takeIn(*parcel, note); !taken)
        return taken.error();
    m_missing.remove(note.league.text());
    hear(*parcel, *lines);
    m_news.league |= anew || !isSame;
    if (!anew && parcel->title != (*journal)->title)
        (void)m_stores.journals.rename((*journal)->id, parcel->title);
    auto now = readNote(m_stores.documents, note.league);
    if (!now)
        return now.error();
    return now->value_or(note);
}

/// What follows lines of here that the server has otherwise says nothing by itself: all of it
/// comes.
Result<LeagueParcel> SharedLeagues::fetched(const SharedNote &note, LeagueServer &server,
                                            qint64 afterEntry, qint64 afterChange,
                                            QMap<QString, qint64> lines)
{
    const QStringList missing = m_missing.value(note.league.text());
    auto parcel = server.fetch(note.league, afterEntry, afterChange, lines, missing);
    if (!parcel)
        return parcel;
    bool isParted = false;
    for (const QJsonObject &each : parcel->matches) {
        const auto goesOn = followsLinesHere(m_stores.journals, each);
        if (!goesOn)
            return goesOn.error();
        isParted |= !*goesOn && lines.remove(each.value("id"_L1).toString()) > 0;
    }
    return isParted ? server.fetch(note.league, afterEntry, afterChange, lines, missing) : parcel;
}

/// Deleted here, they are fetched again; looked for only when there are fewer or more than before.
Result<void> SharedLeagues::missMatches(SharedNote &note)
{
    JournalQuery all;
    all.game = matchGame();
    const auto count = m_stores.journals.count(all);
    const auto teams = m_stores.documents.list({teamKind()});
    if (!count || !teams)
        return count ? teams.error() : count.error();
    const qint64 now = *count + (static_cast<qint64>(teams->size()) << 32U);
    if (m_keptHere.value(note.league.text(), -1) == now)
        return {};
    const auto opened = OpenLeague::open(m_stores, JournalId(note.league.text()));
    if (opened.failedWith(ErrorCode::StoreNotFound))
        return {};
    if (!opened)
        return opened.error();
    QSet<QString> here;
    for (const DocumentSummary &each : *teams)
        here.insert(each.id.text());
    for (const QString &each : note.revisions.keys()) {
        if (!here.contains(each) && !note.behind.contains(each))
            note.behind.append(each);
    }
    QStringList missing;
    for (const JournalId &each : fixtureMatches(opened->league())) {
        const bool isDoubted = note.doubted.contains(each.text());
        if (!isDoubted && m_stores.journals.readHeader(each).failedWith(ErrorCode::StoreNotFound))
            missing.append(each.text());
    }
    m_missing.insert(note.league.text(), missing);
    m_keptHere.insert(note.league.text(), now);
    return {};
}

Result<void> SharedLeagues::takeIn(const LeagueParcel &parcel, const SharedNote &note)
{
    const auto waiting = waitingTeams(m_stores.documents, note.league);
    if (!waiting)
        return waiting.error();
    const auto batch = mirrorBatch(m_stores, parcel, note, TeamsHere::Known, *waiting);
    if (!batch)
        return batch.error();
    const auto kept = m_stores.batches.keep(*batch);
    return kept ? Result<void>() : kept.error();
}

/// Views of leagues and teams must not reload for every roll at another table.
void SharedLeagues::hear(const LeagueParcel &parcel, const QMap<QString, qint64> &linesHere)
{
    m_news.league |= !parcel.entries.empty() || !parcel.teams.empty() || parcel.matches.empty();
    for (const QJsonObject &each : parcel.matches) {
        const QString id = each.value("id"_L1).toString();
        const qint64 lines = each.value("lines"_L1).toInteger();
        m_live.hear(JournalId(id), lines);
        const bool isRunning = each.value("state"_L1).toString() == u"running"_s;
        m_news.league |= !isRunning || !linesHere.contains(id);
        const bool goesOn = hasBoard(each.value("standing"_L1).toObject());
        m_news.play |= lines > linesHere.value(id) || (goesOn && lines == linesHere.value(id));
    }
}

/// A window and the line beside it may take in the same at the same time. The second one is told
/// that both sides differ although they do not: a second look finds all of it here.
Result<bool> SharedLeagues::refresh(const LeagueId &league)
{
    auto seen = refreshOnce(league);
    const bool metAnother
        = seen.failedWith(ErrorCode::StoreConflict) || seen.failedWith(ErrorCode::SharedDiffers);
    return metAnother ? refreshOnce(league) : seen;
}

Result<bool> SharedLeagues::refreshOnce(const LeagueId &league)
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
    auto report = deliverWaiting(m_stores, **server, league,
                                 [this](const QString &name) { return step(name); });
    if (!report)
        return report;
    if (const auto refreshed = refresh(league); !refreshed)
        return refreshed.error();
    const auto now = note(league);
    if (now && *now) {
        if (auto settled = settleDoubts(**now, **server); !settled)
            return settled.error();
        if (auto sent = m_live.send(**server, **now); !sent)
            return sent.error();
        // Only what a later start says of the line depends on it.
        if (const auto sent = m_live.sent(**now))
            (void)noteSent(m_stores.documents, league, *sent, m_stores.clock());
    }
    return report;
}

} // namespace dugout
