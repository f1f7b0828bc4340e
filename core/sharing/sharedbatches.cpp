// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharedbatches.h"

#include "core/club/teamdocuments.h"
#include "core/sharing/outbox.h"
#include "core/sharing/shareddecision.h"
#include "core/sharing/sharedshare.h"
#include "core/sharing/sharingwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What the server made of the teams that came with a decision.
QMap<QString, qint64> revisionsOf(const SharedDelivery &data)
{
    QMap<QString, qint64> revisions;
    for (const auto &each : data.teams) {
        const QJsonObject team = each.toObject();
        if (team.contains("base"_L1))
            revisions.insert(team.value("id"_L1).toString(), team.value("base"_L1).toInteger() + 1);
    }
    return revisions;
}

/// A server keeps each team as one piece, with all who left it.
Result<StoreBatch> withWholeTeams(DocumentStore &documents, StoreBatch batch)
{
    for (Document &each : batch.documents) {
        auto whole = wholeTeamDocument(documents, std::move(each));
        if (!whole)
            return whole.error();
        each = *std::move(whole);
    }
    return batch;
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
    const auto whole = withWholeTeams(m_stores.documents, batch);
    return whole ? keepShared(*whole, *std::move(notes))
                 : Result<std::vector<DocumentSummary>>(whole.error());
}

Result<void> SharedBatches::inOnePiece(const std::function<Result<void>()> &work)
{
    return m_stores.batches.inOnePiece(work);
}

Result<std::vector<DocumentSummary>> SharedBatches::keepShared(const StoreBatch &batch,
                                                               std::vector<SharedNote> notes)
{
    SharedShare share(m_stores, batch, std::move(notes));
    if (auto sorted = share.sort(); !sorted)
        return sorted.error();
    QMap<QString, QMap<QString, qint64>> revisions; // of each league
    for (const auto &[note, change] : share.decisions()) {
        const auto word = wordOfCoach(m_stores, note, change);
        if (!word)
            return word.error();
        const bool isWord = !word->fixture.isEmpty();
        if (note.role != SharedRole::Commissioner && !isWord)
            return SharingWords::notCommissioner();
        const auto server = m_leagues.serverAt(note.address);
        if (!server)
            return SharingWords::serverNeeded(server.error());
        if (isWord)
            return say(note, *word, **server);
        const auto data = achievementOf(m_stores, note, change, batch.documents);
        if (!data)
            return data.error();
        if (const auto done = (*server)->act(note.league, *data); !done)
            return done.error().code == ErrorCode::StoreAway
                ? SharingWords::serverNeeded(done.error())
                : done.error();
        noteSealed(note, *data);
        revisions.insert(note.league.text(), revisionsOf(*data));
    }
    auto kept = keepHere(share.rest(), revisions.keys());
    if (!kept)
        return kept;
    kept->resize(std::min(kept->size(), batch.documents.size())); // without what was queued
    for (const auto &[note, change] : share.decisions()) {
        // Even if nothing more comes in before the teams are changed again.
        (void)noteRevisions(m_stores.documents, note.league, revisions.value(note.league.text()),
                            m_stores.clock());
        (void)m_leagues.refresh(note.league);
    }
    for (const QString &each : m_atOnce ? share.leagues() : QStringList())
        (void)m_leagues.deliver(LeagueId(each));
    if (m_queued && !m_atOnce && !share.leagues().isEmpty())
        m_queued();
    return kept;
}

/// What the server has taken may come back from it by the line beside before it is kept here. That
/// is nobody else's change: what is here now is it. `decided` are the leagues it belongs to.
Result<std::vector<DocumentSummary>> SharedBatches::keepHere(const StoreBatch &batch,
                                                             const QStringList &decided)
{
    auto kept = m_stores.batches.keep(batch);
    if (kept || kept.error().code != ErrorCode::StoreConflict || decided.isEmpty())
        return kept;
    for (const QString &each : decided) {
        if (const auto seen = m_leagues.refresh(LeagueId(each)); !seen)
            return seen.error();
    }
    std::vector<DocumentSummary> here;
    for (const Document &each : batch.documents) {
        const auto now = m_stores.documents.read(each.summary.kind, each.summary.id);
        here.push_back(now ? now->summary : each.summary);
    }
    return here;
}

/// The next decision need not look so far back.
void SharedBatches::noteSealed(SharedNote note, const SharedDelivery &data) const
{
    if (note.isSealed == data.isSealed)
        return;
    note.isSealed = data.isSealed;
    // Where somebody else has changed the note, the next one says it again.
    (void)m_stores.documents.save({noteDocument(note, data.title, m_stores.clock())});
}

/// The server writes the line of it itself, and it comes from there.
Result<std::vector<DocumentSummary>>
SharedBatches::say(const SharedNote &note, const CoachsWord &word, LeagueServer &server)
{
    SharedDelivery date;
    date.delivery = newDeliveryId();
    date.entries = word.date;
    const auto done = !word.date.empty() ? server.act(note.league, date)
        : word.disputes
        ? server.disputeResult(note.league, newDeliveryId(), word.fixture, word.side, word.why)
        : server.signResult(note.league, newDeliveryId(), word.fixture, word.side);
    if (!done)
        return done.error().code == ErrorCode::StoreAway ? SharingWords::serverNeeded(done.error())
                                                         : done.error();
    if (const auto seen = m_leagues.refresh(note.league); !seen)
        return seen.error();
    return std::vector<DocumentSummary>();
}

} // namespace dugout
