// SPDX-License-Identifier: GPL-3.0-or-later
// Matches that went one way here and another way at another table.
#include "core/club/games.h"
#include "core/sharing/sharedleagues.h"
#include "core/sharing/sharedmatch.h"
#include "core/sharing/sharingwords.h"

#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What was played to its end here is put to the commissioner by itself, once it is delivered.
bool isOnItsWay(const std::vector<Waiting> &waiting, const JournalId &match)
{
    return std::any_of(waiting.begin(), waiting.end(), [&match](const Waiting &each) {
        return each.kind == Waiting::Kind::MatchEnded && each.match == match
            && each.refused.isEmpty();
    });
}

} // namespace

Result<std::vector<PartedMatch>> SharedLeagues::parted(const LeagueId &league)
{
    const auto found = note(league);
    if (!found)
        return found.error();
    if (!*found)
        return std::vector<PartedMatch>();
    QStringList ids = (*found)->parted + m_live.apart(league);
    ids.removeDuplicates();
    const auto waiting = waitingFor(m_stores.documents, league);
    if (!waiting)
        return waiting.error();
    ids.removeIf([&waiting](const QString &id) { return isOnItsWay(*waiting, JournalId(id)); });
    if (ids.isEmpty())
        return std::vector<PartedMatch>();
    const auto server = serverAt((*found)->address);
    if (!server)
        return server.error();
    const auto journal = journalOf(league);
    if (!journal)
        return journal.error();
    const auto parcel = (*server)->fetch(league, *journal ? (*journal)->entryCount : 0,
                                         (*found)->changes, {}, ids);
    if (!parcel)
        return parcel.error();
    JournalQuery query;
    query.game = matchGame();
    const auto here = m_stores.journals.list(query);
    if (!here)
        return here.error();
    std::vector<PartedMatch> all;
    for (const JournalSummary &each : *here) {
        const auto there = std::find_if(
            parcel->matches.begin(), parcel->matches.end(), [&each](const auto &match) {
                return match.value("id"_L1).toString() == each.id.text();
            });
        if (!ids.contains(each.id.text()) || there == parcel->matches.end())
            continue;
        all.push_back({each.id, each.title, each, there->value("lines"_L1).toInteger(),
                       there->value("standing"_L1).toObject(),
                       there->value("state"_L1).toString() != u"running"_s});
    }
    return all;
}

/// Only once the server has answered: killed in between, what is missing here is fetched again.
Result<void> SharedLeagues::replaceByTheirs(const SharedNote &note, LeagueServer &server,
                                            const JournalId &match)
{
    if (const auto there = summaryOf(server, note.league); !there)
        return there.error();
    if (auto removed = m_stores.journals.remove(match); !removed)
        return removed;
    m_live.forget(match);
    m_keptHere.remove(note.league.text());
    const auto seen = refresh(note.league);
    return seen ? Result<void>() : seen.error();
}

Result<void> SharedLeagues::takeTheirs(const LeagueId &league, const JournalId &match)
{
    const auto found = note(league);
    const auto server = serverOf(league);
    if (!found || !server)
        return found ? server.error() : found.error();
    const auto all = parted(league);
    if (!all)
        return all.error();
    if (std::none_of(all->begin(), all->end(),
                     [&match](const PartedMatch &each) { return each.match == match; }))
        return SharingWords::notParted();
    return replaceByTheirs(**found, **server, match);
}

Result<JournalId> SharedLeagues::putMine(const LeagueId &league, const JournalId &match)
{
    const auto found = note(league);
    const auto server = serverOf(league);
    if (!found || !server)
        return found ? server.error() : found.error();
    const auto all = parted(league);
    if (!all)
        return all.error();
    const auto mine = std::find_if(all->begin(), all->end(), [&match](const PartedMatch &each) {
        return each.match == match;
    });
    if (mine == all->end())
        return SharingWords::notParted();
    auto journal = m_stores.journals.read(match);
    if (!journal)
        return journal.error();
    const auto waiting = waitingFor(m_stores.documents, league);
    if (!waiting)
        return waiting.error();
    JournalHeader header = journal->header;
    header.id = JournalId(QUuid::createUuid().toString(QUuid::WithoutBraces));
    header.title += u" (2)"_s;
    JournalProgress stand = journal->stand;
    stand.state = JournalState::Running;
    Waiting begun;
    begun.league = league;
    begun.kind = Waiting::Kind::MatchBegun;
    begun.match = header.id;
    begun.fixture = playedFor(header).fixture;
    begun.title = header.title;
    begun.delivery = newDeliveryId();
    begun.summary.id = nextWaitingId(league, *waiting, begun.delivery);
    StoreBatch batch;
    batch.started.push_back(header);
    batch.journals.push_back({header.id, 1, journal->entries, std::nullopt, stand});
    batch.documents.push_back(waitingDocument(begun, m_stores.clock()));
    if (auto kept = m_stores.batches.keep(batch); !kept)
        return kept.error();
    if (auto replaced = replaceByTheirs(**found, **server, match); !replaced)
        return replaced.error();
    return header.id;
}

} // namespace dugout
