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
#include "core/sharing/matchproof.h"
#include "core/sharing/parcellines.h"
#include "core/sharing/sharingwords.h"
#include "core/text/plaintext.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isOver(const QJsonObject &match)
{
    const QString state = match.value("state"_L1).toString();
    return state == u"finished"_s || state == u"undecided"_s;
}

/// Nothing of it counts, and nothing of it comes here.
bool isAside(const QJsonObject &match)
{
    return match.value("state"_L1).toString() == u"aside"_s;
}

QString titleOf(const QJsonObject &match)
{
    constexpr qsizetype longest = 200;
    return shortened(plainLine(match.value("header"_L1).toObject().value("title"_L1).toString()),
                     longest);
}

/// What a server says of a match, as a journal.
Result<Journal> journalOf(const QJsonObject &match)
{
    QJsonObject file = match.value("header"_L1).toObject();
    for (const QLatin1StringView key : {"entries"_L1, "state"_L1, "standing"_L1})
        file.insert(key, match.value(key));
    return journalFromJson(file);
}

class Mirroring
{
public:
    Mirroring(const ClubStores &stores, const LeagueParcel &parcel, SharedNote &note)
        : m_stores(stores)
        , m_parcel(parcel)
        , m_note(note)
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

    /// Before anything of it is taken: what does not follow from a match is never a sheet.
    [[nodiscard]] Result<void> prove(const QJsonObject &match)
    {
        const QString id = match.value("id"_L1).toString();
        if (m_looked.contains(id))
            return {};
        m_looked.insert(id);
        if (auto done = proveBases(match); !done)
            return done;
        const QString doubted = m_note.doubted.take(id);
        m_note.proven.removeAll(id);
        m_note.unchecked.removeAll(id);
        if (!isOver(match))
            return {};
        const auto believed = isBelieved(match);
        if (!believed)
            return believed.error();
        if (!believed->follows())
            return doubt(match, *believed, doubted.isEmpty());
        // Its sheets were left on the server when they came.
        if (!doubted.isEmpty())
            m_note.behind += QStringList{match.value("home"_L1).toString(),
                                         match.value("away"_L1).toString()};
        return {};
    }

    [[nodiscard]] Result<void> takeTeam(const QJsonObject &row, TeamsHere here)
    {
        const QString id = row.value("id"_L1).toString();
        if (m_note.doubted.contains(row.value("match"_L1).toString()))
            return {};
        const QJsonObject body = row.value("body"_L1).toObject();
        const auto team = teamFromJson(body);
        if (!team || team->id.text() != id) {
            if (!body.isEmpty() && isHisToKnow(id))
                tell({SharedTold::Kind::SheetUnreadable,
                      plainLine(row.value("name"_L1).toString()),
                      {},
                      plainLine(row.value("who"_L1).toString())});
            return {};
        }
        const auto kept = loadTeam(m_stores.documents, DocumentId(id));
        if (!kept && kept.error().code != ErrorCode::StoreNotFound)
            return kept.error();
        const bool isOther = kept && kept->team != *team;
        if (isOther && here == TeamsHere::Refused)
            return SharingWords::teamHere(kept->team.name);
        if (isOther && here == TeamsHere::Known && !m_note.revisions.contains(id))
            return {};
        if (isOther && m_note.teams.contains(id))
            tellOfSheet(row, *team);
        m_note.revisions.insert(id, row.value("revision"_L1).toInteger());
        if (kept && !isOther)
            return {};
        const DocumentSummary summary
            = kept ? kept->summary : DocumentSummary{teamKind(), DocumentId(id), {}, 0, 0};
        m_batch.documents.push_back(teamDocument(summary, *team, m_stores.clock()));
        return {};
    }

    [[nodiscard]] Result<void> takeMatch(const QJsonObject &match)
    {
        if (isAside(match) || m_note.doubted.contains(match.value("id"_L1).toString()))
            return {};
        const auto journal = journalOf(match);
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
    /// What is doubted makes all doubtful that was played with its sheets.
    [[nodiscard]] Result<void> proveBases(const QJsonObject &match)
    {
        for (const auto &made : match.value("made"_L1).toArray()) {
            const QString by = made.toObject().value("by"_L1).toString();
            const auto base = std::find_if(
                m_parcel.matches.begin(), m_parcel.matches.end(),
                [&by](const auto &each) { return each.value("id"_L1).toString() == by; });
            if (base == m_parcel.matches.end())
                continue;
            if (auto done = prove(*base); !done)
                return done;
        }
        return {};
    }

    /// A doubt, or none where the end of the match counts.
    [[nodiscard]] Result<MatchProof> isBelieved(const QJsonObject &match)
    {
        const QString id = match.value("id"_L1).toString();
        const SharedTold unchecked{SharedTold::Kind::Unchecked, {}, titleOf(match), {}};
        // A commissioner's word is what everybody builds on.
        if (!match.value("vouched"_L1).toString().isEmpty()) {
            if (match.value("unchecked"_L1).toBool())
                tell(unchecked);
            return MatchProof();
        }
        auto proof = proofOf(match);
        if (!proof)
            return proof;
        // Only a commissioner says so to those who come later.
        const bool vouches = m_note.role == SharedRole::Commissioner;
        if (proof->follows() && vouches)
            m_note.proven.append(id);
        if (!proof->isOpen())
            return proof;
        const auto signedBoth = isSignedByBoth(match);
        if (!signedBoth)
            return signedBoth.error();
        if (!*signedBoth)
            return proof;
        if (vouches)
            m_note.unchecked.append(id);
        tell(unchecked);
        return MatchProof();
    }

    [[nodiscard]] Result<void> doubt(const QJsonObject &match, const MatchProof &proof, bool isNew)
    {
        constexpr qsizetype longest = 300;
        const QString id = matchDoubtId(proof.doubt);
        m_note.doubted.insert(match.value("id"_L1).toString(),
                              shortened(QString(id + u' ' + proof.detail).trimmed(), longest));
        if (isNew)
            tell({SharedTold::Kind::Doubted, {}, titleOf(match), id});
        return {};
    }

    void tell(SharedTold told)
    {
        if (m_isNew)
            return; // what happened before he came is nothing new
        constexpr size_t most = 50; // nobody reads more, and it is kept
        if (std::find(m_note.told.begin(), m_note.told.end(), told) != m_note.told.end())
            return;
        m_note.told.push_back(std::move(told));
        if (m_note.told.size() > most)
            m_note.told.erase(m_note.told.begin());
    }

    [[nodiscard]] bool isHisToKnow(const QString &team) const
    {
        return m_note.role == SharedRole::Commissioner || m_note.teams.contains(team);
    }

    void tellOfSheet(const QJsonObject &row, const Team &team)
    {
        const QString who = plainLine(row.value("who"_L1).toString());
        if (who == m_note.person)
            return; // from another machine of his
        const QString by = row.value("match"_L1).toString();
        const auto match = std::find_if(
            m_parcel.matches.begin(), m_parcel.matches.end(),
            [&by](const auto &each) { return each.value("id"_L1).toString() == by; });
        const bool isOfMatch = !by.isEmpty() && match != m_parcel.matches.end();
        tell({isOfMatch ? SharedTold::Kind::SheetOfMatch : SharedTold::Kind::SheetByOther,
              plainLine(team.name), isOfMatch ? titleOf(*match) : QString(), who});
    }

    /// Each under a login of his own, as the server says.
    [[nodiscard]] Result<bool> isSignedByBoth(const QJsonObject &match)
    {
        const auto now = league();
        if (!now)
            return now.error();
        const LeagueFixture *fixture
            = (*now)->fixture(FixtureId(match.value("fixture"_L1).toString()));
        return fixture && fixture->match.text() == match.value("id"_L1).toString()
            && fixture->outcome && fixture->outcome->isSignedByBoth();
    }

    /// With the lines that are here already, where only further ones came.
    [[nodiscard]] Result<std::optional<Journal>> wholeJournal(const QJsonObject &match) const
    {
        auto journal = journalOf(match);
        if (!journal || !isOfThisLeague(*journal, match))
            return std::optional<Journal>();
        const qint64 first = match.value("firstLine"_L1).toInteger(1);
        if (first == 1)
            return std::optional(*std::move(journal));
        auto kept = m_stores.journals.read(journal->header.id);
        if (!kept)
            return kept.error();
        const auto before = std::min(kept->entries.size(), static_cast<size_t>(first - 1));
        for (JournalEntry &each : journal->entries) {
            each.seq += first - 1;
            each.group += first - 1;
        }
        journal->entries.insert(journal->entries.begin(), kept->entries.begin(),
                                kept->entries.begin() + static_cast<qsizetype>(before));
        return std::optional(*std::move(journal));
    }

    [[nodiscard]] Result<MatchProof> proofOf(const QJsonObject &match)
    {
        const auto now = league();
        if (!now)
            return now.error();
        const auto journal = wholeJournal(match);
        if (!journal)
            return journal.error();
        if (!*journal)
            return MatchProof{MatchDoubt::Unreadable, {}};
        DeliveredMatch delivered;
        delivered.journal = **journal;
        delivered.result = match.value("result"_L1).toObject();
        delivered.outcomes = match.value("sheets"_L1).toArray();
        for (const auto &item : match.value("made"_L1).toArray()) {
            const QJsonObject each = item.toObject();
            if (m_note.doubted.contains(each.value("by"_L1).toString()))
                return MatchProof{MatchDoubt::Base, {}};
            delivered.sheets.push_back(
                {each.value("team"_L1).toString(), each.value("after"_L1).toObject(),
                 each.value("before"_L1).toObject(), each.value("by"_L1).toString()});
        }
        return proveMatch(delivered, **now, m_id, m_stores.library);
    }

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
        m_note.parted.removeAll(came.header.id.text());
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
        if (both < 0)
            return;
        const bool endedBefore = count < both && came.stand.state != JournalState::Running;
        const qint64 common = std::min(both, count);
        const auto here = kept->entries.end() - both;
        if (endedBefore
            || !std::equal(here, here + common, came.entries.begin(),
                           [](const JournalEntry &one, const JournalEntry &other) {
                               return one.payload == other.payload;
                           })) {
            m_note.parted.append(came.header.id.text());
            return;
        }
        // Over here and not there: its end is still to be delivered.
        const bool isOverHere = kept->stand.state != JournalState::Running
            && came.stand.state == JournalState::Running;
        if (count < both || (count == both && (came.stand == kept->stand || isOverHere)))
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
    SharedNote &m_note;
    LeagueId m_id;
    bool m_isNew = false; ///< to this machine
    QSet<QString> m_looked; ///< matches
    std::optional<League> m_league;
    QMap<QString, qint64> m_came;
    StoreBatch m_batch;
};

} // namespace

Result<StoreBatch> mirrorBatch(const ClubStores &stores, const LeagueParcel &parcel,
                               SharedNote note, TeamsHere teams, const QStringList &waitingTeams)
{
    Mirroring mirroring(stores, parcel, note);
    if (auto done = mirroring.takeLeague(); !done)
        return done.error();
    for (const QJsonObject &each : parcel.matches) {
        if (auto done = mirroring.prove(each); !done)
            return done.error();
    }
    for (const QJsonObject &each : parcel.teams) {
        const QString id = each.value("id"_L1).toString();
        note.behind.removeAll(id);
        if (waitingTeams.contains(id)) {
            note.behind.append(id); // it comes once that is delivered or given up
            continue;
        }
        if (auto done = mirroring.takeTeam(each, teams); !done)
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
