// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/shareddecision.h"

#include "core/club/teamdocuments.h"
#include "core/leaguebook/leagueexport.h"
#include "core/sharing/leaguewith.h"
#include "core/sharing/outbox.h"
#include "core/sharing/parcellines.h"
#include "core/sharing/parcelrows.h"
#include "core/sharing/sealing.h"
#include "core/sharing/sharedmatch.h"
#include "core/sharing/sharingwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QJsonArray linesToSend(const std::vector<JournalEntry> &entries)
{
    return journalToJson({{}, {}, entries}).value("entries"_L1).toArray();
}

/// By what the league is now where that is enough; else its whole journal is gone through.
Result<void> sealInto(SharedDelivery &data, const ClubStores &stores, const SharedNote &note,
                      const League &before, const JournalChange &change)
{
    if (note.isSealed && change.entries.size() == 1) {
        const QJsonObject entry = linesToSend(change.entries).at(0).toObject();
        const auto seen = sealedOnTop(before, entry.value("payload"_L1).toObject());
        if (seen) {
            data.entries = {sealedEntry(entry, *seen)};
            data.isSealed = true;
            return {};
        }
    }
    auto journal = stores.journals.read(change.id);
    if (!journal)
        return journal.error();
    const auto had = static_cast<qsizetype>(journal->entries.size());
    journal->entries.insert(journal->entries.end(), change.entries.begin(), change.entries.end());
    auto lines = sealedEntries(linesToSend(journal->entries), had, &data.isSealed);
    if (!lines)
        return lines.error();
    data.entries = *std::move(lines);
    return {};
}

/// His deadline and his table are the commissioner's.
CoachsWord dateOf(const SharedNote &note, const LeagueFixture &fixture, const QJsonObject &line,
                  const QJsonObject &values)
{
    const QJsonObject when = values.value("when"_L1).toObject();
    const bool isRest = when.value("deadline"_L1).toInteger() == fixture.when.deadlineMs
        && when.value("table"_L1).toInt() == fixture.when.table;
    if (!isRest || fixture.outcome || !isHis(note, {fixture.home.text(), fixture.away.text()}))
        return {};
    CoachsWord word;
    word.fixture = fixture.id;
    word.date = {line};
    return word;
}

} // namespace

Result<CoachsWord> wordOfCoach(const ClubStores &stores, const SharedNote &note,
                               const JournalChange &change)
{
    const QJsonArray lines = linesToSend(change.entries);
    const QJsonObject line = splitEntry(lines.at(0).toObject()).value("payload"_L1).toObject();
    const QJsonArray events = line.value("group"_L1).toObject().value("events"_L1).toArray();
    const QJsonObject event = events.at(0).toObject();
    const QString prompt = event.value("prompt"_L1).toString();
    const bool disputes = prompt == u"result-disputed"_s;
    const bool arranges = prompt == u"fixture-arranged"_s;
    if (note.role != SharedRole::Coach || lines.size() != 1 || events.size() != 1
        || line.value("kind"_L1).toString() != u"do"_s
        || (prompt != u"result-signed"_s && !disputes && !arranges))
        return CoachsWord();
    const QJsonObject values = event.value("values"_L1).toObject();
    const auto opened = OpenLeague::open(stores, change.id);
    if (!opened)
        return opened.error();
    const FixtureId id(values.value("fixture"_L1).toString());
    const LeagueFixture *fixture = opened->league().fixture(id);
    if (!fixture)
        return CoachsWord();
    if (arranges)
        return dateOf(note, *fixture, splitEntry(lines.at(0).toObject()), values);
    const bool isAway = values.value("side"_L1).toString() == u"away"_s;
    const EntrantId &team = isAway ? fixture->away : fixture->home;
    if (!isHis(note, {team.text()}))
        return CoachsWord();
    return CoachsWord{id, isAway ? FixtureSide::Away : FixtureSide::Home, disputes,
                      values.value("why"_L1).toString()};
}

Result<SharedDelivery> achievementOf(const ClubStores &stores, const SharedNote &note,
                                     const JournalChange &change,
                                     const std::vector<Document> &documents)
{
    auto opened = OpenLeague::open(stores, change.id);
    if (!opened)
        return opened.error();
    // What others did is here already, and was not known when this was decided.
    if (change.expectedNextSeq != opened->lines() + 1)
        return SharingWords::overtaken();
    const League before = opened->league();
    const auto after = leagueWith(stores, *opened, change);
    if (!after)
        return after.error();
    SharedDelivery data;
    data.delivery = newDeliveryId();
    data.first = change.expectedNextSeq;
    if (auto sealed = sealInto(data, stores, note, before, change); !sealed)
        return sealed.error();
    data.fixtures = changedFixtureRows(before, *after);
    data.teams = changedTeamRows(before, *after);
    data.title = after->name;
    data.standing = change.after.standing;
    for (const Document &each : documents) {
        const QString id = each.summary.id.text();
        if (each.summary.kind == teamKind())
            data.teams.append(QJsonObject{{u"id"_s, id},
                                          {u"name"_s, each.summary.name},
                                          {u"base"_s, note.revisions.value(id)},
                                          {u"body"_s, each.body}});
    }
    return data;
}

} // namespace dugout
