// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/mirror.h"

#include "core/club/games.h"
#include "core/club/resultrecord.h"
#include "core/club/teamdocuments.h"
#include "core/club/teamoutcomes.h"
#include "core/exchange/teamfile.h"
#include "core/leaguebook/leaguebatches.h"
#include "core/leaguebook/leagueexport.h"
#include "core/leaguebook/looks/leaguestanding.h"
#include "core/sharing/leaguewith.h"
#include "core/sharing/parcellines.h"
#include "core/sharing/sharingwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

class Mirroring
{
public:
    Mirroring(const ClubStores &stores, const LeagueParcel &parcel)
        : m_stores(stores)
        , m_parcel(parcel)
        , m_id(parcel.id)
    { }

    [[nodiscard]] Result<void> takeLeague()
    {
        // While matches are played most of what comes has no line of the league itself.
        if (m_parcel.entries.empty() && m_parcel.firstEntry > 1)
            return {};
        const JournalId id(m_id.text());
        const auto header = m_stores.journals.readHeader(id);
        m_isNew = header.failedWith(ErrorCode::StoreNotFound);
        if (!header && !m_isNew)
            return header.error();
        QJsonObject file = m_parcel.header;
        QJsonArray lines;
        for (const QJsonObject &each : m_parcel.entries)
            lines.append(joinEntry(each));
        file.insert("entries"_L1, lines);
        const auto came = journalFromJson(file);
        if (!came)
            return came.error();
        return m_isNew ? begin(*came) : append(id, came->entries);
    }

    [[nodiscard]] Result<void> takeTeam(const QJsonObject &row, SharedNote &note, TeamsHere here)
    {
        const QString id = row.value("id"_L1).toString();
        const auto team = teamFromJson(row.value("body"_L1).toObject());
        if (!team || team->id.text() != id)
            return {};
        const auto kept = loadTeam(m_stores.documents, DocumentId(id));
        if (!kept && kept.error().code != ErrorCode::StoreNotFound)
            return kept.error();
        const bool isOther = kept && kept->team != *team;
        if (isOther && here == TeamsHere::Refused)
            return SharingWords::teamHere(kept->team.name);
        if (isOther && here == TeamsHere::Known && !note.revisions.contains(id))
            return {};
        note.revisions.insert(id, row.value("revision"_L1).toInteger());
        if (kept && !isOther)
            return {};
        const DocumentSummary summary
            = kept ? kept->summary : DocumentSummary{teamKind(), DocumentId(id), {}, 0, 0};
        m_batch.documents.push_back(teamDocument(summary, *team, m_stores.clock()));
        return {};
    }

    [[nodiscard]] Result<void> takeMatch(const QJsonObject &match)
    {
        QJsonObject file = match.value("header"_L1).toObject();
        for (const QLatin1StringView key : {"entries"_L1, "state"_L1, "standing"_L1})
            file.insert(key, match.value(key));
        const auto journal = journalFromJson(file);
        if (!journal || !isOfThisLeague(*journal, match))
            return {};
        auto kept = m_stores.journals.read(journal->header.id);
        if (!kept && kept.error().code != ErrorCode::StoreNotFound)
            return kept.error();
        if (kept && !isOfThisLeague(*kept, match))
            return {};
        takeLines(*journal, match.value("firstLine"_L1).toInteger(1), kept ? &*kept : nullptr);
        return takeResult(match, *journal);
    }

    [[nodiscard]] StoreBatch batch() && { return std::move(m_batch); }
    /// So many lines are here of matches that went on at other tables.
    [[nodiscard]] const QMap<QString, qint64> &came() const { return m_came; }

private:
    [[nodiscard]] bool isOfThisLeague(const Journal &journal, const QJsonObject &match) const
    {
        const JournalHeader &header = journal.header;
        const QJsonObject fixture = header.setup.value("fixture"_L1).toObject();
        return header.id.text() == match.value("id"_L1).toString() && header.game == matchGame()
            && fixture.value("league"_L1).toString() == m_id.text()
            && header.teams
            == QStringList{match.value("home"_L1).toString(), match.value("away"_L1).toString()};
    }

    [[nodiscard]] Result<void> begin(const Journal &came)
    {
        if (m_parcel.firstEntry != 1)
            return SharingWords::differs(m_parcel.title);
        const auto opened = OpenLeague::resume(m_stores, Journal{came.header, {}, came.entries});
        if (!opened)
            return opened.error();
        m_league = opened->league();
        m_batch.started.push_back(came.header);
        m_batch.journals.push_back(
            {came.header.id, 1, came.entries, std::nullopt, standOf(*m_league)});
        return {};
    }

    /// On top of what was folded before; all of it is read only where a line reaches back there.
    [[nodiscard]] Result<void> append(const JournalId &id, const std::vector<JournalEntry> &entries)
    {
        auto opened = OpenLeague::open(m_stores, id);
        if (!opened)
            return opened.error();
        const qint64 had = opened->lines();
        if (m_parcel.firstEntry != had + 1)
            return SharingWords::differs(m_parcel.title);
        JournalChange change{id, had + 1, entries, std::nullopt, {}};
        for (JournalEntry &each : change.entries) {
            each.seq += had;
            each.group += had;
        }
        auto now = leagueWith(m_stores, *opened, change);
        if (!now)
            return now.error();
        m_league = *std::move(now);
        change.after = standOf(*m_league);
        if (!change.entries.empty())
            m_batch.journals.push_back(std::move(change));
        return {};
    }

    /// As it is with the new lines.
    [[nodiscard]] Result<const League *> league()
    {
        if (!m_league) {
            const auto opened = OpenLeague::open(m_stores, JournalId(m_id.text()));
            if (!opened)
                return opened.error();
            m_league = opened->league();
        }
        return &*m_league;
    }

    /// A match that is played here is further here. What came begins with the line `first`.
    void takeLines(const Journal &came, qint64 first, const Journal *kept)
    {
        if (!kept) {
            if (first > 1)
                return;
            m_batch.started.push_back(came.header);
            m_batch.journals.push_back({came.header.id, 1, came.entries, std::nullopt, came.stand});
            m_came.insert(came.header.id.text(), static_cast<qint64>(came.entries.size()));
            return;
        }
        const auto had = static_cast<qint64>(kept->entries.size());
        const qint64 both = had - first + 1; // lines that came and are here
        const auto count = static_cast<qint64>(came.entries.size());
        // Over here and not there: its end is still to be delivered.
        const bool isOverHere = kept->stand.state != JournalState::Running
            && came.stand.state == JournalState::Running;
        if (both < 0 || count < both || (count == both && (came.stand == kept->stand || isOverHere))
            || !std::equal(kept->entries.end() - both, kept->entries.end(), came.entries.begin(),
                           [](const JournalEntry &one, const JournalEntry &other) {
                               return one.payload == other.payload;
                           }))
            return;
        JournalChange change{came.header.id, had + 1, {}, std::nullopt, came.stand};
        change.entries.assign(came.entries.begin() + both, came.entries.end());
        for (JournalEntry &each : change.entries) {
            each.seq += first - 1;
            each.group += first - 1;
        }
        if (!change.entries.empty())
            m_came.insert(came.header.id.text(), had + static_cast<qint64>(change.entries.size()));
        m_batch.journals.push_back(std::move(change));
    }

    [[nodiscard]] Result<void> takeResult(const QJsonObject &match, const Journal &journal)
    {
        const auto result = resultFromJson(match.value("result"_L1).toObject());
        if (!result || result->id != journal.header.id || result->sides.size() != 2
            || QStringList{result->side(0).team.text(), result->side(1).team.text()}
                != journal.header.teams)
            return {};
        // Of a league that comes anew, where each match counts has to be noted again.
        const auto kept = m_stores.results.read(result->id);
        if (kept && *kept == *result && !m_isNew)
            return {};
        const auto now = league();
        if (!now)
            return now.error();
        m_batch.marks.push_back(
            markOf(**now, m_id, FixtureId(match.value("fixture"_L1).toString()), result->id));
        m_batch.results.push_back(*result);
        for (const auto &each : match.value("sheets"_L1).toArray()) {
            const auto sheet = teamFromJson(each.toObject());
            if (sheet && journal.header.teams.contains(sheet->id.text()))
                m_batch.documents.push_back(
                    outcomeNote(m_stores.documents, journal.header.id, *sheet));
        }
        return {};
    }

    const ClubStores &m_stores;
    const LeagueParcel &m_parcel;
    LeagueId m_id;
    bool m_isNew = false; ///< to this machine
    std::optional<League> m_league;
    QMap<QString, qint64> m_came;
    StoreBatch m_batch;
};

} // namespace

Result<StoreBatch> mirrorBatch(const ClubStores &stores, const LeagueParcel &parcel,
                               SharedNote note, TeamsHere teams, const QStringList &waitingTeams)
{
    Mirroring mirroring(stores, parcel);
    if (auto done = mirroring.takeLeague(); !done)
        return done.error();
    for (const QJsonObject &each : parcel.teams) {
        const QString id = each.value("id"_L1).toString();
        note.behind.removeAll(id);
        if (waitingTeams.contains(id)) {
            note.behind.append(id); // it comes once that is delivered or given up
            continue;
        }
        if (auto done = mirroring.takeTeam(each, note, teams); !done)
            return done.error();
    }
    for (const QJsonObject &each : parcel.matches) {
        if (auto done = mirroring.takeMatch(each); !done)
            return done.error();
    }
    note.came.insert(mirroring.came());
    for (const QJsonObject &each : parcel.matches) {
        if (each.value("state"_L1).toString() != u"running"_s)
            note.came.remove(each.value("id"_L1).toString());
    }
    note.changes = parcel.changes;
    note.isSealed = note.isSealed || parcel.isSealed;
    StoreBatch batch = std::move(mirroring).batch();
    batch.documents.push_back(noteDocument(note, parcel.title, stores.clock()));
    return batch;
}

} // namespace dugout
