// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharedstores.h"

#include "core/club/keepteams.h"
#include "core/club/teamdocuments.h"
#include "core/exchange/teamjson.h"
#include "core/leaguebook/leaguebatches.h"
#include "core/leaguebook/leagueexport.h"
#include "core/leaguebook/openleague.h"
#include "core/sharing/sharedmatch.h"
#include "core/sharing/sharingwords.h"

#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString newDelivery()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

/// What a batch means for the shared leagues it touches.
class SharedShare
{
public:
    SharedShare(const ClubStores &stores, const StoreBatch &batch, std::vector<SharedNote> notes)
        : m_stores(stores)
        , m_batch(batch)
        , m_rest(batch)
        , m_notes(std::move(notes))
    { }

    [[nodiscard]] Result<void> sort()
    {
        m_rest.journals.clear();
        const bool fromTable
            = !m_batch.started.empty() || !m_batch.results.empty() || !m_batch.withdrawn.empty();
        for (const JournalChange &each : m_batch.journals) {
            const SharedNote *note = noteOf(LeagueId(each.id.text()));
            // What is only put by beside the journal changes nothing of the league.
            if (!note || each.entries.empty()) {
                m_rest.journals.push_back(each);
                continue;
            }
            if (auto may = mayWork(*note); !may)
                return may;
            if (!fromTable)
                m_decisions.push_back({*note, each});
        }
        if (!m_decisions.empty()) {
            m_rest = m_batch;
            return {};
        }
        return queueAll();
    }

    [[nodiscard]] const std::vector<std::pair<SharedNote, JournalChange>> &decisions() const
    {
        return m_decisions;
    }
    [[nodiscard]] const StoreBatch &rest() const { return m_rest; }
    [[nodiscard]] const QStringList &leagues() const { return m_leagues; }

private:
    [[nodiscard]] const SharedNote *noteOf(const LeagueId &league) const
    {
        const auto found
            = std::find_if(m_notes.begin(), m_notes.end(),
                           [&league](const SharedNote &each) { return each.league == league; });
        return found == m_notes.end() ? nullptr : &*found;
    }

    [[nodiscard]] Result<void> mayWork(const SharedNote &note) const
    {
        if (note.state == SharedState::Joined)
            return {};
        const auto header = m_stores.journals.readHeader(JournalId(note.league.text()));
        return SharingWords::onlyRead(header ? header->title : note.league.text());
    }

    [[nodiscard]] Result<void> queueAll()
    {
        for (const JournalHeader &each : m_batch.started) {
            if (auto done = queueBegin(each); !done)
                return done;
        }
        for (const ResultRecord &each : m_batch.results) {
            if (auto done = queueEnd(each); !done)
                return done;
        }
        for (const Document &each : m_batch.documents) {
            const bool isOfMatch = !m_batch.started.empty() || !m_batch.results.empty();
            if (each.summary.kind == teamKind() && !isOfMatch) {
                if (auto done = queueTeam(each); !done)
                    return done;
            }
        }
        return {};
    }

    [[nodiscard]] Result<void> queueBegin(const JournalHeader &header)
    {
        const PlayedFor place = playedFor(header);
        const SharedNote *note = noteOf(place.league);
        if (!note)
            return {};
        if (auto may = mayWork(*note); !may)
            return may;
        if (!isHis(*note, header.teams))
            return SharingWords::notAtThisTable();
        Waiting item;
        item.kind = Waiting::Kind::MatchBegun;
        item.match = header.id;
        item.fixture = place.fixture;
        item.title = header.title;
        return queue(*note, std::move(item));
    }

    [[nodiscard]] Result<void> queueEnd(const ResultRecord &record)
    {
        const auto header = m_stores.journals.readHeader(record.id);
        if (!header)
            return {};
        const PlayedFor place = playedFor(*header);
        const SharedNote *note = noteOf(place.league);
        if (!note)
            return {};
        if (auto may = mayWork(*note); !may)
            return may;
        if (!isHis(*note, header->teams))
            return SharingWords::notAtThisTable();
        Waiting item;
        item.kind = Waiting::Kind::MatchEnded;
        item.match = record.id;
        item.fixture = place.fixture;
        item.title = header->title;
        const auto end = endOf(*note, *header, record);
        if (!end)
            return end.error();
        item.end = *end;
        return queue(*note, std::move(item));
    }

    [[nodiscard]] Result<QJsonObject> endOf(const SharedNote &note, const JournalHeader &header,
                                            const ResultRecord &record)
    {
        const auto waiting = waitingFor(m_stores.documents, note.league);
        if (!waiting)
            return waiting.error();
        std::optional<TeamFiguresPair> after;
        if (record.onSheets && record.sides.size() == 2)
            after = TeamFiguresPair{figures(record.side(0).after), figures(record.side(1).after)};
        const QJsonObject deed
            = deedToJson(ResultEntered{playedFor(header).fixture, outcomeOf(record), after});
        QJsonObject end{{u"outcome"_s, deed.value("outcome"_L1)},
                        {u"after"_s, deed.value("after"_L1)},
                        {u"result"_s, resultToJson(record)},
                        {u"state"_s, u"finished"_s}};
        for (const JournalChange &each : m_batch.journals) {
            if (each.id == record.id) {
                end.insert("standing"_L1, each.after.standing);
                end.insert("state"_L1,
                           each.after.state == JournalState::Undecided ? u"undecided"_s
                                                                       : u"finished"_s);
            }
        }
        QJsonArray teams;
        QJsonArray sheets;
        for (const Document &each : m_batch.documents) {
            if (each.summary.kind == teamKind()) {
                const QString id = each.summary.id.text();
                teams.append(QJsonObject{{u"id"_s, id},
                                         {u"name"_s, each.summary.name},
                                         {u"base"_s, expectedRevision(note, *waiting, id)},
                                         {u"body"_s, each.body}});
            } else if (each.body.value("after"_L1).isObject()) {
                sheets.append(each.body.value("after"_L1));
            }
        }
        end.insert("teams"_L1, teams);
        end.insert("sheets"_L1, sheets);
        return end;
    }

    [[nodiscard]] static TeamFigures figures(const SheetFigures &sheet)
    {
        return {sheet.value, sheet.fanFactor, sheet.treasury};
    }

    [[nodiscard]] Result<void> queueTeam(const Document &document)
    {
        const QString id = document.summary.id.text();
        for (const SharedNote &note : m_notes) {
            if (!note.revisions.contains(id) || note.state == SharedState::Leaving)
                continue;
            if (auto may = mayWork(note); !may)
                return may;
            if (!isHis(note, {id}))
                return SharingWords::notAtThisTable();
            const auto waiting = waitingFor(m_stores.documents, note.league);
            if (!waiting)
                return waiting.error();
            Waiting item;
            item.kind = Waiting::Kind::TeamSaved;
            item.team = id;
            item.title = document.summary.name;
            item.base = expectedRevision(note, *waiting, id);
            item.body = document.body;
            if (auto done = queue(note, std::move(item)); !done)
                return done;
        }
        return {};
    }

    [[nodiscard]] Result<void> queue(const SharedNote &note, Waiting item)
    {
        auto waiting = waitingFor(m_stores.documents, note.league);
        if (!waiting)
            return waiting.error();
        waiting->insert(waiting->end(), m_queued.begin(), m_queued.end());
        item.league = note.league;
        item.delivery = newDelivery();
        item.summary.id = nextWaitingId(note.league, *waiting);
        m_rest.documents.push_back(waitingDocument(item, m_stores.clock()));
        m_queued.push_back(std::move(item));
        if (!m_leagues.contains(note.league.text()))
            m_leagues.append(note.league.text());
        return {};
    }

    const ClubStores &m_stores;
    const StoreBatch &m_batch;
    StoreBatch m_rest;
    std::vector<SharedNote> m_notes;
    std::vector<std::pair<SharedNote, JournalChange>> m_decisions;
    std::vector<Waiting> m_queued;
    QStringList m_leagues;
};

/// The fixture of a line with which somebody signs for one side, and nothing else; empty otherwise.
/// The signature must be of a team of his.
Result<FixtureId> signedByHim(const ClubStores &stores, const SharedNote &note,
                              const JournalChange &change)
{
    const QJsonArray lines = journalToJson({{}, {}, change.entries}).value("entries"_L1).toArray();
    const QJsonObject line = splitEntry(lines.at(0).toObject()).value("payload"_L1).toObject();
    const QJsonArray events = line.value("group"_L1).toObject().value("events"_L1).toArray();
    const QJsonObject event = events.at(0).toObject();
    if (note.role != SharedRole::Coach || lines.size() != 1 || events.size() != 1
        || line.value("kind"_L1).toString() != u"do"_s
        || event.value("prompt"_L1).toString() != u"result-signed"_s)
        return FixtureId();
    const QJsonObject values = event.value("values"_L1).toObject();
    const auto journal = stores.journals.read(change.id);
    if (!journal)
        return journal.error();
    const auto opened = OpenLeague::resume(stores, *journal);
    if (!opened)
        return opened.error();
    const FixtureId id(values.value("fixture"_L1).toString());
    const LeagueFixture *fixture = opened->league().fixture(id);
    if (!fixture)
        return FixtureId();
    const bool isAway = values.value("side"_L1).toString() == u"away"_s;
    const EntrantId &side = isAway ? fixture->away : fixture->home;
    return isHis(note, {side.text()}) ? id : FixtureId();
}

/// A decision as the server is told of it.
Result<SharedDeed> deedOf(const ClubStores &stores, const SharedNote &note,
                          const JournalChange &change, const std::vector<Document> &documents)
{
    auto journal = stores.journals.read(change.id);
    if (!journal)
        return journal.error();
    // What others did is here already, and whoever decided did not know it.
    if (change.expectedNextSeq != static_cast<qint64>(journal->entries.size()) + 1)
        return SharingWords::overtaken();
    const auto before = OpenLeague::resume(stores, *journal);
    if (!before)
        return before.error();
    Journal grown = *journal;
    grown.entries.insert(grown.entries.end(), change.entries.begin(), change.entries.end());
    const auto after = OpenLeague::resume(stores, grown);
    if (!after)
        return after.error();
    SharedDeed deed;
    deed.delivery = newDelivery();
    deed.first = change.expectedNextSeq;
    auto lines = sealedEntries(journalToJson(grown).value("entries"_L1).toArray(),
                               static_cast<qsizetype>(journal->entries.size()));
    if (!lines)
        return lines.error();
    deed.entries = *std::move(lines);
    deed.fixtures = changedFixtureRows(before->league(), after->league());
    deed.teams = teamRows(after->league());
    deed.title = after->league().name;
    deed.standing = change.after.standing;
    for (const Document &each : documents) {
        const QString id = each.summary.id.text();
        if (each.summary.kind == teamKind())
            deed.teams.append(QJsonObject{{u"id"_s, id},
                                          {u"name"_s, each.summary.name},
                                          {u"base"_s, note.revisions.value(id)},
                                          {u"body"_s, each.body}});
    }
    return deed;
}

} // namespace

SharedBatches::SharedBatches(ClubStores stores, SharedLeagues &leagues)
    : m_stores(std::move(stores))
    , m_leagues(leagues)
{ }

Result<std::vector<DocumentSummary>> SharedBatches::keep(const StoreBatch &batch)
{
    auto notes = m_leagues.notes();
    if (!notes)
        return notes.error();
    if (notes->empty())
        return m_stores.batches.keep(batch);
    SharedShare share(m_stores, batch, *std::move(notes));
    if (auto sorted = share.sort(); !sorted)
        return sorted.error();
    for (const auto &[note, change] : share.decisions()) {
        const auto fixture = signedByHim(m_stores, note, change);
        if (!fixture)
            return fixture.error();
        if (note.role != SharedRole::Commissioner && fixture->isEmpty())
            return SharingWords::notCommissioner();
        const auto server = m_leagues.serverAt(note.address);
        if (!server)
            return SharingWords::serverNeeded(server.error());
        if (!fixture->isEmpty())
            return sign(note, *fixture, **server);
        const auto deed = deedOf(m_stores, note, change, batch.documents);
        if (!deed)
            return deed.error();
        if (const auto done = (*server)->act(note.league, *deed); !done)
            return done.error().code == u"store.away"_s ? SharingWords::serverNeeded(done.error())
                                                        : done.error();
    }
    auto kept = m_stores.batches.keep(share.rest());
    if (!kept)
        return kept;
    kept->resize(std::min(kept->size(), batch.documents.size())); // without what was queued
    for (const auto &[note, change] : share.decisions())
        (void)m_leagues.refresh(note.league);
    for (const QString &each : m_atOnce ? share.leagues() : QStringList())
        (void)m_leagues.deliver(LeagueId(each));
    if (m_queued && !m_atOnce && !share.leagues().isEmpty())
        m_queued();
    return kept;
}

/// The server writes the line of a signature itself, and it comes from there.
Result<std::vector<DocumentSummary>>
SharedBatches::sign(const SharedNote &note, const FixtureId &fixture, LeagueServer &server)
{
    if (const auto done = server.signResult(note.league, newDelivery(), fixture); !done)
        return done.error().code == u"store.away"_s ? SharingWords::serverNeeded(done.error())
                                                    : done.error();
    if (const auto seen = m_leagues.refresh(note.league); !seen)
        return seen.error();
    return std::vector<DocumentSummary>();
}

SharedJournals::SharedJournals(JournalStore &journals, DocumentStore &documents,
                               SharedBatches &batches)
    : m_journals(journals)
    , m_documents(documents)
    , m_batches(batches)
{ }

Result<bool> SharedJournals::isShared(const JournalId &id) const
{
    const auto note = readNote(m_documents, LeagueId(id.text()));
    if (!note)
        return note.error();
    return note->has_value();
}

Result<void> SharedJournals::mayPlay(const JournalId &id)
{
    if (id == m_played)
        return {};
    const auto header = m_journals.readHeader(id);
    if (!header)
        return header.error();
    const LeagueId league = playedFor(*header).league;
    const auto note = league.isEmpty() ? Result<std::optional<SharedNote>>(std::nullopt)
                                       : readNote(m_documents, league);
    if (!note)
        return note.error();
    if (*note && !isHis(**note, header->teams))
        return SharingWords::notAtThisTable();
    m_played = id;
    m_isFollowed = note->has_value();
    return {};
}

Result<void> SharedJournals::create(const JournalHeader &header)
{
    return m_journals.create(header);
}

Result<void> SharedJournals::append(const JournalId &id, qint64 expectedNextSeq,
                                    const std::vector<JournalEntry> &group,
                                    const JournalStand &after)
{
    const auto shared = isShared(id);
    if (!shared)
        return shared.error();
    if (!*shared) {
        if (auto may = mayPlay(id); !may)
            return may;
        auto kept = m_journals.append(id, expectedNextSeq, group, after);
        if (kept && m_isFollowed)
            m_batches.tellOfPlay();
        return kept;
    }
    StoreBatch batch;
    batch.journals.push_back({id, expectedNextSeq, group, std::nullopt, after});
    const auto kept = m_batches.keep(batch);
    return kept ? Result<void>() : kept.error();
}

Result<void> SharedJournals::rename(const JournalId &id, const QString &title)
{
    return m_journals.rename(id, title);
}

Result<Journal> SharedJournals::read(const JournalId &id)
{
    return m_journals.read(id);
}

Result<JournalHeader> SharedJournals::readHeader(const JournalId &id)
{
    return m_journals.readHeader(id);
}

Result<std::vector<JournalSummary>> SharedJournals::list(const JournalQuery &query)
{
    return m_journals.list(query);
}

Result<qint64> SharedJournals::count(const JournalQuery &query)
{
    return m_journals.count(query);
}

Result<std::vector<JournalEntry>> SharedJournals::entriesAfter(const JournalId &id, qint64 after,
                                                               qint64 most)
{
    return m_journals.entriesAfter(id, after, most);
}

Result<std::vector<JournalPart>> SharedJournals::parts(const JournalId &id)
{
    return m_journals.parts(id);
}

Result<void> SharedJournals::remove(const JournalId &id)
{
    const auto shared = isShared(id);
    if (!shared)
        return shared.error();
    if (!*shared)
        return m_journals.remove(id);
    const auto header = m_journals.readHeader(id);
    return SharingWords::onlyRead(header ? header->title : id.text());
}

SharedDocuments::SharedDocuments(DocumentStore &documents, SharedBatches &batches)
    : m_documents(documents)
    , m_batches(batches)
{ }

Result<std::vector<DocumentSummary>> SharedDocuments::list(const DocumentQuery &query)
{
    return m_documents.list(query);
}

Result<Document> SharedDocuments::read(const QString &kind, const DocumentId &id)
{
    return m_documents.read(kind, id);
}

Result<std::vector<DocumentSummary>> SharedDocuments::save(const std::vector<Document> &documents)
{
    const bool hasTeam = std::any_of(documents.begin(), documents.end(), [](const Document &each) {
        return each.summary.kind == teamKind();
    });
    if (!hasTeam)
        return m_documents.save(documents);
    StoreBatch batch;
    batch.documents = documents;
    return m_batches.keep(batch);
}

Result<void> SharedDocuments::remove(const DocumentSummary &summary)
{
    return m_documents.remove(summary);
}

} // namespace dugout
