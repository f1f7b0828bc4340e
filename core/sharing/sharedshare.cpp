// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharedshare.h"

#include "core/club/games.h"
#include "core/club/resultrecord.h"
#include "core/club/teamdocuments.h"
#include "core/leaguebook/leaguebatches.h"
#include "core/sharing/parcelrows.h"
#include "core/sharing/sharedmatch.h"
#include "core/sharing/sharingwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

SharedShare::SharedShare(const ClubStores &stores, const StoreBatch &batch,
                         std::vector<SharedNote> notes)
    : m_stores(stores)
    , m_batch(batch)
    , m_rest(batch)
    , m_notes(std::move(notes))
{ }

Result<void> SharedShare::sort()
{
    for (const JournalId &each : m_batch.discarded) {
        const auto header = m_stores.journals.readHeader(each);
        if (noteOf(LeagueId(each.text())))
            return SharingWords::notToBeDeleted(header ? header->title : each.text());
    }
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

const SharedNote *SharedShare::noteOf(const LeagueId &league) const
{
    const auto found
        = std::find_if(m_notes.begin(), m_notes.end(),
                       [&league](const SharedNote &each) { return each.league == league; });
    return found == m_notes.end() ? nullptr : &*found;
}

Result<void> SharedShare::mayWork(const SharedNote &note) const
{
    if (note.state == SharedState::Joined)
        return {};
    const auto header = m_stores.journals.readHeader(JournalId(note.league.text()));
    return SharingWords::onlyRead(header ? header->title : note.league.text());
}

Result<void> SharedShare::queueAll()
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

Result<void> SharedShare::queueBegin(const JournalHeader &header)
{
    const PlayedFor place = playedFor(header);
    const SharedNote *note = noteOf(place.league);
    if (!note)
        return {};
    if (auto may = mayWork(*note); !may)
        return may;
    if (header.game == skirmishGame())
        return SharingWords::skirmishToTell();
    if (!isHis(*note, header.teams))
        return SharingWords::notAtThisTable();
    Waiting item;
    item.kind = Waiting::Kind::MatchBegun;
    item.match = header.id;
    item.fixture = place.fixture;
    item.title = header.title;
    return queue(*note, std::move(item));
}

Result<void> SharedShare::queueEnd(const ResultRecord &record)
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
    if (!endsHere(record.id))
        return SharingWords::endedElsewhere();
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

/// The last line may have come from the table that plays it, whose end is still on its way: who
/// only looks at the match finds it over, and does not end it a second time.
bool SharedShare::endsHere(const JournalId &match) const
{
    const auto isOf = [&match](const auto &each) { return each.id == match; };
    const auto change = std::find_if(m_batch.journals.begin(), m_batch.journals.end(), isOf);
    if (change == m_batch.journals.end() || !change->entries.empty()
        || std::any_of(m_batch.started.begin(), m_batch.started.end(), isOf))
        return true;
    const auto kept = m_stores.journals.read(match);
    return !kept || kept->stand.state != JournalState::Running;
}

Result<QJsonObject> SharedShare::endOf(const SharedNote &note, const JournalHeader &header,
                                       const ResultRecord &record) const
{
    const auto revisions = expectedRevisions(m_stores.documents, note.league);
    if (!revisions)
        return revisions.error();
    const QJsonObject data = achievementToJson(
        ResultEntered{playedFor(header).fixture, outcomeOf(record), figuresAfter(record)});
    QJsonObject end{{u"outcome"_s, data.value("outcome"_L1)},
                    {u"after"_s, data.value("after"_L1)},
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
    addSheets(*revisions, end);
    return end;
}

/// Both teams as they are after it, and what each came out of it with.
void SharedShare::addSheets(const QMap<QString, qint64> &revisions, QJsonObject &end) const
{
    QJsonArray teams;
    QJsonArray sheets;
    for (const Document &each : m_batch.documents) {
        if (each.summary.kind == teamKind()) {
            const QString id = each.summary.id.text();
            teams.append(QJsonObject{{u"id"_s, id},
                                     {u"name"_s, each.summary.name},
                                     {u"base"_s, revisions.value(id)},
                                     {u"body"_s, each.body}});
        } else if (each.body.value("after"_L1).isObject()) {
            sheets.append(each.body.value("after"_L1));
        }
    }
    end.insert("teams"_L1, teams);
    end.insert("sheets"_L1, sheets);
}

Result<void> SharedShare::queueTeam(const Document &document)
{
    const QString id = document.summary.id.text();
    for (const SharedNote &note : m_notes) {
        if (!note.revisions.contains(id) || note.state == SharedState::Leaving)
            continue;
        if (auto may = mayWork(note); !may)
            return may;
        if (!isHis(note, {id}))
            return SharingWords::notAtThisTable();
        const auto revisions = expectedRevisions(m_stores.documents, note.league);
        if (!revisions)
            return revisions.error();
        Waiting item;
        item.kind = Waiting::Kind::TeamSaved;
        item.team = id;
        item.title = document.summary.name;
        item.base = revisions->value(id);
        item.body = document.body;
        if (auto done = queue(note, std::move(item)); !done)
            return done;
    }
    return {};
}

Result<void> SharedShare::queue(const SharedNote &note, Waiting item)
{
    auto waiting = waitingFor(m_stores.documents, note.league);
    if (!waiting)
        return waiting.error();
    waiting->insert(waiting->end(), m_queued.begin(), m_queued.end());
    item.league = note.league;
    item.delivery = newDeliveryId();
    item.summary.id = nextWaitingId(note.league, *waiting, item.delivery);
    m_rest.documents.push_back(waitingDocument(item, m_stores.clock()));
    m_queued.push_back(std::move(item));
    if (!m_leagues.contains(note.league.text()))
        m_leagues.append(note.league.text());
    return {};
}

} // namespace dugout
