// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/shareddecision.h"

#include "core/club/teamdocuments.h"
#include "core/leaguebook/leagueexport.h"
#include "core/leaguebook/openleague.h"
#include "core/sharing/leagueparcel.h"
#include "core/sharing/outbox.h"
#include "core/sharing/sharedmatch.h"
#include "core/sharing/sharingwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

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
    deed.delivery = newDeliveryId();
    deed.first = change.expectedNextSeq;
    auto lines = sealedEntries(journalToJson(grown).value("entries"_L1).toArray(),
                               static_cast<qsizetype>(journal->entries.size()));
    if (!lines)
        return lines.error();
    deed.entries = *std::move(lines);
    deed.fixtures = changedFixtureRows(before->league(), after->league());
    deed.teams = changedTeamRows(before->league(), after->league());
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

} // namespace dugout
