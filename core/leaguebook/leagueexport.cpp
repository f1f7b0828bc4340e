// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/leagueexport.h"

#include "core/club/resultrecord.h"
#include "core/club/teamdocuments.h"
#include "core/club/teamoutcomes.h"
#include "core/exchange/matchjson.h"
#include "core/exchange/skirmishjson.h"
#include "core/exchange/teamfile.h"
#include "core/leaguebook/leaguebatches.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/leaguebook/looks/leaguestanding.h"
#include "core/leaguebook/looks/leaguewalk.h"
#include "core/text/plaintext.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QMap>
#include <QSet>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int leagueFileVersion = 1;

struct LeagueFileWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueFile)
};

Error notALeague(const QString &detail)
{
    return {ErrorCode::LeagueUnreadable,
            LeagueFileWords::tr("This is not a league file of Dugout."), detail};
}

const QStringList &journalStates()
{
    static const QStringList states{u"running"_s, u"undecided"_s, u"finished"_s};
    return states;
}

QJsonObject entryToJson(const JournalEntry &entry)
{
    return {{u"at"_s, entry.atMs},
            {u"kind"_s, entry.kind},
            {u"payload"_s, entry.payload},
            {u"version"_s, entry.payloadVersion}};
}

/// What a fixture of a league can be played as.
bool isGameOfFixture(const JournalHeader &header)
{
    return (header.game == matchGame() && setupFromJson(header.setup))
        || (header.game == skirmishGame() && SkirmishJson::readSetup(header.setup));
}

/// Writes a league with everything that hangs on it.
class Packing
{
public:
    explicit Packing(const ClubStores &stores)
        : m_stores(stores)
    { }

    [[nodiscard]] Result<QJsonObject> pack(const LeagueId &id)
    {
        auto journal = m_stores.journals.read(JournalId(id.text()));
        if (!journal)
            return journal.error();
        for (JournalEntry &each : journal->entries)
            each.payload = withValues(each.payload);
        const auto opened = OpenLeague::resume(m_stores, *journal);
        if (!opened)
            return opened.error();
        for (const LeagueTeam &each : opened->league().teams) {
            const auto team = loadTeam(m_stores.documents, DocumentId(each.id.text()));
            if (team)
                m_teams.append(teamToJson(team->team));
            else if (team.error().code != ErrorCode::StoreNotFound)
                return team.error();
        }
        for (const JournalId &each : matchesOf(opened->league())) {
            if (auto done = packMatch(each); !done)
                return done.error();
        }
        return QJsonObject{{u"format"_s, u"dugout-league"_s},
                           {u"version"_s, leagueFileVersion},
                           {u"league"_s, journalToJson(*journal)},
                           {u"teams"_s, m_teams},
                           {u"matches"_s, m_matches}};
    }

private:
    [[nodiscard]] Result<void> packMatch(const JournalId &id)
    {
        const auto journal = m_stores.journals.read(id);
        if (journal.failedWith(ErrorCode::StoreNotFound))
            return {};
        if (!journal)
            return journal.error();
        QJsonObject match{{u"journal"_s, journalToJson(*journal)}};
        if (const auto result = m_stores.results.read(id))
            match.insert(u"result"_s, resultToJson(*result));
        QJsonArray notes;
        for (const QString &team : journal->header.teams) {
            if (const auto note = keptOutcome(m_stores.documents, TeamId(team), id))
                notes.append(teamToJson(*note));
        }
        match.insert(u"after"_s, notes);
        m_matches.append(match);
        return {};
    }

    const ClubStores &m_stores;
    QJsonArray m_teams;
    QJsonArray m_matches;
};

/// Reads a league file into one batch; whatever is wrong with it refuses all of it.
class Unpacking
{
public:
    /// The sums over sheets are made anew where their teams have other ids than in the file.
    explicit Unpacking(const ClubStores &stores, bool hasOtherIds = false)
        : m_stores(stores)
        , m_hasOtherIds(hasOtherIds)
    { }

    [[nodiscard]] Result<StoreBatch> unpack(const QJsonObject &file)
    {
        if (file.value("format"_L1).toString() != u"dugout-league"_s)
            return notALeague(u"format"_s);
        if (file.value("version"_L1).toDouble() > leagueFileVersion)
            return Error{ErrorCode::LeagueTooNew,
                         LeagueFileWords::tr("This league comes from a later version of Dugout."),
                         {}};
        for (const QString &part : {u"teams"_s, u"matches"_s}) {
            if (!file.value(part).isArray())
                return notALeague(part);
        }
        if (auto done = takeLeague(file.value("league"_L1).toObject()); !done)
            return done.error();
        for (const auto &each : file.value("teams"_L1).toArray()) {
            if (auto done = takeTeam(each.toObject()); !done)
                return done.error();
        }
        for (const auto &each : file.value("matches"_L1).toArray()) {
            if (auto done = takeMatch(each.toObject()); !done)
                return done.error();
        }
        return std::move(m_batch);
    }

private:
    [[nodiscard]] Result<void> takeLeague(const QJsonObject &object)
    {
        const auto journal = journalFromJson(object);
        if (!journal)
            return journal.error();
        if (journal->header.game != leagueGame())
            return notALeague(journal->header.game);
        const auto opened = OpenLeague::resume(m_stores, *journal);
        if (!opened)
            return opened.error();
        Journal read = *journal;
        read.stand = standOf(opened->league());
        take(read);
        m_league = opened->league();
        return {};
    }

    [[nodiscard]] Result<void> takeTeam(const QJsonObject &object)
    {
        const auto team = teamFromJson(object);
        if (!team)
            return team.error();
        m_batch.documents.push_back(teamDocument(
            {teamKind(), DocumentId(team->id.text()), {}, 0, 0}, *team, m_stores.clock()));
        return {};
    }

    [[nodiscard]] Result<void> takeMatch(const QJsonObject &object)
    {
        const auto journal = journalFromJson(object.value("journal"_L1).toObject());
        if (!journal)
            return journal.error();
        if (!isGameOfFixture(journal->header))
            return notALeague(journal->header.title);
        if (const auto lines = JournalKeeper::linesOf(*journal); !lines)
            return lines.error();
        take(*journal);
        if (object.contains("result"_L1)) {
            const auto result = resultFromJson(object.value("result"_L1).toObject());
            if (!result)
                return result.error();
            const QJsonObject fixture = journal->header.setup.value("fixture"_L1).toObject();
            m_batch.marks.push_back(markOf(m_league, LeagueId(m_batch.started.front().id.text()),
                                           FixtureId(fixture.value("fixture"_L1).toString()),
                                           journal->header.id));
            if (result->id != journal->header.id)
                return notALeague(result->id.text());
            m_batch.results.push_back(m_hasOtherIds ? withOwnSums(*result, *journal) : *result);
        }
        for (const auto &each : object.value("after"_L1).toArray()) {
            const auto team = teamFromJson(each.toObject());
            if (!team)
                return team.error();
            m_batch.documents.push_back(outcomeNote(m_stores.documents, journal->header.id, *team));
        }
        return {};
    }

    [[nodiscard]] ResultRecord withOwnSums(ResultRecord result, const Journal &journal) const
    {
        const auto session = replay(journal, m_stores.library);
        if (!session)
            return result; // a check says so
        const ResultRecord own = resultOf(journal.header, *session);
        for (size_t seat = 0; seat < std::min(own.sides.size(), result.sides.size()); ++seat) {
            result.sides[seat].before.sum = own.sides[seat].before.sum;
            result.sides[seat].after.sum = own.sides[seat].after.sum;
            auto &players = result.sides[seat].players;
            for (size_t i = 0; i < std::min(players.size(), own.sides[seat].players.size()); ++i)
                players[i].known = own.sides[seat].players[i].known; // begins with the team's id
            result.sides[seat].confirmed = own.sides[seat].confirmed; // the code names the teams
        }
        result.code = own.code;
        return result;
    }

    void take(const Journal &journal)
    {
        m_batch.started.push_back(journal.header);
        m_batch.journals.push_back(
            {journal.header.id, 1, journal.entries, std::nullopt, journal.stand});
    }

    const ClubStores &m_stores;
    bool m_hasOtherIds;
    League m_league;
    StoreBatch m_batch;
};

} // namespace

QJsonObject journalToJson(const Journal &journal)
{
    const JournalHeader &header = journal.header;
    QJsonArray entries;
    for (const JournalEntry &each : journal.entries)
        entries.append(entryToJson(each));
    return {{u"id"_s, header.id.text()},
            {u"game"_s, header.game},
            {u"title"_s, header.title},
            {u"created"_s, header.createdMs},
            {u"setup"_s, header.setup},
            {u"teams"_s, QJsonArray::fromStringList(header.teams)},
            {u"rulesVersion"_s, header.rules.version},
            {u"rulesFingerprint"_s, header.rules.fingerprint},
            {u"state"_s, journalStates().at(static_cast<qsizetype>(journal.stand.state))},
            {u"standing"_s, journal.stand.standing},
            {u"entries"_s, entries}};
}

Result<Journal> journalFromJson(const QJsonObject &object)
{
    constexpr qsizetype longestId = 80;
    constexpr qsizetype longestTitle = 200;
    const auto word = [&object](QLatin1String key, qsizetype longest) {
        return shortened(plainLine(object.value(key).toString()), longest);
    };
    Journal journal;
    JournalHeader &header = journal.header;
    header.id = JournalId(word("id"_L1, longestId));
    header.game = word("game"_L1, longestId);
    header.title = word("title"_L1, longestTitle);
    header.createdMs = object.value("created"_L1).toInteger();
    header.setup = object.value("setup"_L1).toObject();
    for (const auto &each : object.value("teams"_L1).toArray())
        header.teams.append(shortened(plainLine(each.toString()), longestId));
    header.rules
        = {object.value("rulesVersion"_L1).toInt(), word("rulesFingerprint"_L1, longestId)};
    const qsizetype state = journalStates().indexOf(object.value("state"_L1).toString());
    if (header.id.isEmpty() || state < 0 || !object.value("entries"_L1).isArray())
        return notALeague(header.id.text());
    journal.stand = {static_cast<JournalState>(state), object.value("standing"_L1).toObject()};
    for (const auto &each : object.value("entries"_L1).toArray()) {
        const QJsonObject line = each.toObject();
        const auto seq = static_cast<qint64>(journal.entries.size()) + 1;
        journal.entries.push_back(
            {seq, seq, line.value("at"_L1).toInteger(), plainLine(line.value("kind"_L1).toString()),
             line.value("payload"_L1).toObject(), line.value("version"_L1).toInt(1)});
    }
    return journal;
}

Result<QJsonObject> LeagueRepository::exported(const LeagueId &id) const
{
    return Packing(m_stores).pack(id);
}

namespace {

/// Everything in such a file that goes by an id of its own.
struct LeagueFileIds
{
    QString league{};
    QMap<QString, QString> teams{}; ///< names by ids
    QMap<QString, QString> matches{};
};

LeagueFileIds idsIn(const StoreBatch &batch)
{
    LeagueFileIds ids;
    for (const JournalHeader &each : batch.started) {
        if (each.game == leagueGame())
            ids.league = each.id.text();
        else
            ids.matches.insert(each.id.text(), each.title);
    }
    for (const Document &each : batch.documents) {
        if (each.summary.kind == teamKind())
            ids.teams.insert(each.summary.id.text(), each.summary.name);
    }
    return ids;
}

/// The same with another id for whatever goes by one, wherever that stands.
QJsonValue renamed(const QJsonValue &value, const QHash<QString, QString> &ids)
{
    if (value.isString()) {
        const auto found = ids.constFind(value.toString());
        return found == ids.constEnd() ? value : QJsonValue(*found);
    }
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue each : value.toArray())
            array.append(renamed(each, ids));
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object;
    const QJsonObject old = value.toObject();
    for (auto each = old.begin(); each != old.end(); ++each)
        object.insert(ids.value(each.key(), each.key()), renamed(each.value(), ids));
    return object;
}

/// The file with ids of its own throughout.
QJsonObject copyOf(const QJsonObject &file, const LeagueFileIds &here)
{
    QHash<QString, QString> ids;
    const auto rename = [&ids](const QString &id) {
        ids.insert(id, QUuid::createUuid().toString(QUuid::WithoutBraces));
    };
    rename(here.league);
    for (const QString &each : here.teams.keys() + here.matches.keys())
        rename(each);
    return renamed(file, ids).toObject();
}

/// Without what is here already.
StoreBatch missingOf(StoreBatch batch, const ClubStores &stores)
{
    QSet<QString> here;
    std::erase_if(batch.started, [&](const JournalHeader &each) {
        const auto isHere = static_cast<bool>(stores.journals.readHeader(each.id));
        if (isHere)
            here.insert(each.id.text());
        return isHere;
    });
    const auto isOfHere = [&here](const JournalId &id) { return here.contains(id.text()); };
    std::erase_if(batch.journals, [&](const JournalChange &each) { return isOfHere(each.id); });
    std::erase_if(batch.results, [&](const ResultRecord &each) { return isOfHere(each.id); });
    std::erase_if(batch.documents, [&](const Document &each) {
        return each.summary.revision > 0
            || static_cast<bool>(
                   stores.documents.readWithoutList(each.summary.kind, each.summary.id));
    });
    return batch;
}

} // namespace

Result<LeagueMeeting> LeagueRepository::meeting(const QJsonObject &object) const
{
    const auto batch = Unpacking(m_stores).unpack(object);
    if (!batch)
        return batch.error();
    LeagueMeeting meeting;
    meeting.name = batch->started.front().title;
    meeting.league = LeagueId(batch->started.front().id.text());
    meeting.isLeagueHere
        = static_cast<bool>(m_stores.journals.readHeader(batch->started.front().id));
    const LeagueFileIds ids = idsIn(*batch);
    for (auto each = ids.teams.begin(); each != ids.teams.end(); ++each) {
        if (m_stores.documents.readWithoutList(teamKind(), DocumentId(each.key())))
            meeting.teams.append(each.value());
    }
    for (auto each = ids.matches.begin(); each != ids.matches.end(); ++each) {
        if (m_stores.journals.readHeader(JournalId(each.key())))
            meeting.matches.append(each.value());
    }
    return meeting;
}

/// Called so that nobody takes it for the other.
Result<LeagueId> LeagueRepository::importBeside(const QJsonObject &copy) const
{
    auto batch = Unpacking(m_stores, true).unpack(copy);
    if (!batch)
        return batch.error();
    JournalHeader &header = batch->started.front();
    const LeagueId id(header.id.text());
    header.title = LeagueFileWords::tr("%1 (copy)").arg(header.title);
    const auto done = m_stores.batches.inOnePiece([&]() -> Result<void> {
        if (const auto kept = m_stores.batches.keep(*batch); !kept)
            return kept.error();
        auto league = open(id);
        if (!league)
            return league.error();
        return league->act(
            LeagueRenamed{LeagueFileWords::tr("%1 (copy)").arg(league->league().name)});
    });
    return done ? Result<LeagueId>(id) : Result<LeagueId>(done.error());
}

Result<LeagueId> LeagueRepository::import(const QJsonObject &object, LeagueImport how) const
{
    auto batch = Unpacking(m_stores).unpack(object);
    if (!batch)
        return batch.error();
    const LeagueFileIds ids = idsIn(*batch);
    const LeagueId league(ids.league);
    if (how == LeagueImport::Beside)
        return importBeside(copyOf(object, ids));
    if (how == LeagueImport::Missing)
        *batch = missingOf(*std::move(batch), m_stores);
    if (how == LeagueImport::Replaced) {
        auto removals
            = bin().inTheWayOf(league, batch->started.front().title, ids.teams, ids.matches);
        if (!removals)
            return removals.error();
        auto making = bin().batchOf(*removals);
        if (!making)
            return making.error();
        for (Document &each : batch->documents)
            each.summary.revision = 0; // what was kept under its id is in the bin by then
        making->started = std::move(batch->started);
        making->journals = std::move(batch->journals);
        making->results = std::move(batch->results);
        making->marks = std::move(batch->marks);
        making->documents.insert(making->documents.end(), batch->documents.begin(),
                                 batch->documents.end());
        *batch = *std::move(making);
    }
    if (auto kept = m_stores.batches.keep(*batch); !kept) {
        if (kept.error().code == ErrorCode::StoreExists)
            return Error{ErrorCode::LeagueExists,
                         LeagueFileWords::tr("This league, or one of its teams or matches, is kept "
                                             "here already."),
                         kept.error().detail};
        return kept.error();
    }
    return league;
}

} // namespace dugout
