// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/query.h"
#include "core/store/store.h"
#include "core/text/plaintext.h"
#include "tests/support/storefixture.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QTest>

#include <map>
#include <tuple>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What a store keeps and refuses, the same on both engines.
class TestStore final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void rowsAreTakenOneByOne_data() { StoreFixture::addEngineRows(); }
    void rowsAreTakenOneByOne();
    void journalIsKept_data() { StoreFixture::addEngineRows(); }
    void journalIsKept();
    void groupsAreWholeOrRefused_data() { StoreFixture::addEngineRows(); }
    void groupsAreWholeOrRefused();
    void secondWriterIsRefused_data() { StoreFixture::addEngineRows(); }
    void secondWriterIsRefused();
    void standIsKeptWithEveryGroup_data() { StoreFixture::addEngineRows(); }
    void standIsKeptWithEveryGroup();
    void journalsAreListed_data();
    void journalsAreListed();
    void journalsAreRenamed_data() { StoreFixture::addEngineRows(); }
    void journalsAreRenamed();
    void removedJournalIsGone_data() { StoreFixture::addEngineRows(); }
    void removedJournalIsGone();
    void documentsAreKept_data() { StoreFixture::addEngineRows(); }
    void documentsAreKept();
    void revisionsGuardDocuments_data() { StoreFixture::addEngineRows(); }
    void revisionsGuardDocuments();
    void severalDocumentsOrNone_data() { StoreFixture::addEngineRows(); }
    void severalDocumentsOrNone();
    void checkCounts_data() { StoreFixture::addEngineRows(); }
    void checkCounts();
    void checkFindsAGap_data() { StoreFixture::addEngineRows(); }
    void checkFindsAGap();
    void backupHoldsEverything_data() { StoreFixture::addEngineRows(); }
    void backupHoldsEverything();
    void backupNeverOverwrites_data() { StoreFixture::addEngineRows(); }
    void backupNeverOverwrites();
    void readersChangeNothing_data() { StoreFixture::addEngineRows(); }
    void readersChangeNothing();
    void pragmasAreSet();

private:
    /// Opened as the engine of the current row wants.
    std::unique_ptr<Store> open(const StoreLocation &location, const StoreOptions &options = {});
    void execute(const StoreLocation &location, const QString &sql);

    StoreFixture m_fixture;
    std::map<QString, std::unique_ptr<Store>> m_listed; ///< by engine: filled once for all rows
};

namespace {

/// Text that has tripped databases before.
const QString awkward = u"Ñandú ß \\ ' \" '' \\' ; -- $1 ? :x %1 \n\t 𝔇 \u200f"_s;

} // namespace

void TestStore::initTestCase()
{
    QVERIFY2(m_fixture.server().problem().isEmpty(), qPrintable(m_fixture.server().problem()));
}

std::unique_ptr<Store> TestStore::open(const StoreLocation &location, const StoreOptions &options)
{
    auto store = Store::open(location, options);
    if (!store) {
        qWarning().noquote() << errorWord(store.error().code) << store.error().detail;
        return nullptr;
    }
    return std::move(*store);
}

void TestStore::execute(const StoreLocation &location, const QString &sql)
{
    auto connection = Connection::open(location, ConnectionMode::ReadWrite);
    VERIFY_DONE(connection);
    VERIFY_DONE((*connection)->execute(sql));
}

void TestStore::rowsAreTakenOneByOne()
{
    auto connection = Connection::open(m_fixture.emptyPlace(), ConnectionMode::ReadWrite);
    VERIFY_DONE(connection);
    const QString three = u"SELECT 1 AS n UNION ALL SELECT 2 UNION ALL SELECT 3 ORDER BY n"_s;
    const auto number = [](const Query &row) { return row.number(0); };
    const auto all = Query(**connection, three).all(number);
    VERIFY_DONE(all);
    QCOMPARE(*all, (std::vector<qint64>{1, 2, 3}));
    int taken = 0;
    const auto refused = Query(**connection, three).each([&taken](const Query &row) {
        ++taken;
        return row.number(0) < 2 ? Result<void>() : Result<void>(Error{ErrorCode::TooMany, {}, {}});
    });
    QCOMPARE(errorOf(refused), u"too-many"_s);
    QCOMPARE(taken, 2);
    QVERIFY(!Query(**connection, u"SELECT n FROM nowhere"_s).all(number));
}

void TestStore::journalIsKept()
{
    const auto place = m_fixture.emptyPlace();
    JournalHeader header = StoreFixture::header(u"m1"_s);
    header.title = plainLine(awkward); // what is shown is read as plain text
    header.setup = {{u"coach"_s, awkward}, {u"big"_s, 9007199254740993LL}, {u"half"_s, 0.5}};
    auto entries = StoreFixture::group(1, 3);
    entries[1].kind = u"of-a-later-dugout"_s;
    entries[1].payload = {{awkward, QJsonObject{{u"deep"_s, awkward}}}};
    entries[1].payloadVersion = 7;
    {
        const auto store = open(place);
        QVERIFY(store);
        VERIFY_DONE(store->journals().create(header));
        VERIFY_DONE(store->journals().append(header.id, 1, entries));
        VERIFY_DONE(store->journals().append(header.id, 4, StoreFixture::group(4)));
    }
    const auto store = open(place);
    QVERIFY(store);
    const auto journal = store->journals().read(header.id);
    VERIFY_DONE(journal);
    entries.push_back(StoreFixture::group(4).front());
    QCOMPARE(journal->header, header);
    QCOMPARE(journal->entries.size(), entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i)
        QVERIFY2(journal->entries[i] == entries[i], qPrintable(QString::number(i)));
    QCOMPARE(errorOf(store->journals().create(header)), u"store.exists"_s);
    QCOMPARE(errorOf(store->journals().read(JournalId(u"m2"_s))), u"store.not-found"_s);
}

void TestStore::groupsAreWholeOrRefused()
{
    const auto store = open(m_fixture.emptyPlace());
    QVERIFY(store);
    const JournalId id(u"m1"_s);
    VERIFY_DONE(store->journals().create(StoreFixture::header(id.text())));
    auto gap = StoreFixture::group(1, 3);
    gap[2].seq = 4;
    auto stranger = StoreFixture::group(1, 3);
    stranger[1].group = 2;
    auto nameless = StoreFixture::group(1, 3);
    nameless[2].kind.clear();
    QCOMPARE(errorOf(store->journals().append(id, 1, {})), u"store.invalid"_s);
    QCOMPARE(errorOf(store->journals().append(id, 1, gap)), u"store.invalid"_s);
    QCOMPARE(errorOf(store->journals().append(id, 1, stranger)), u"store.invalid"_s);
    QCOMPARE(errorOf(store->journals().append(id, 1, nameless)), u"store.invalid"_s);
    QCOMPARE(errorOf(store->journals().append(id, 2, StoreFixture::group(2))), u"store.conflict"_s);
    QCOMPARE(errorOf(store->journals().append(JournalId(u"x"_s), 1, StoreFixture::group(1))),
             u"store.not-found"_s);
    QCOMPARE(store->journals().read(id)->entries.size(), std::size_t(0));
}

void TestStore::secondWriterIsRefused()
{
    const auto place = m_fixture.emptyPlace();
    const auto first = open(place);
    const auto second = open(place);
    QVERIFY(first && second);
    const JournalId id(u"m1"_s);
    VERIFY_DONE(first->journals().create(StoreFixture::header(id.text())));
    VERIFY_DONE(first->journals().append(id, 1, StoreFixture::group(1, 2)));
    QCOMPARE(errorOf(second->journals().append(id, 1, StoreFixture::group(1))),
             u"store.conflict"_s);
    VERIFY_DONE(second->journals().append(id, 3, StoreFixture::group(3)));
    QCOMPARE(first->journals().read(id)->entries.size(), std::size_t(3));
}

/// How a list shows a game is said with its last entry, and read without any of them.
void TestStore::standIsKeptWithEveryGroup()
{
    const auto store = open(m_fixture.emptyPlace());
    QVERIFY(store);
    const JournalId id(u"m1"_s);
    JournalHeader header = StoreFixture::header(id.text(), 30);
    header.teams = {u"reavers"_s, u"gits"_s};
    header.rules = {7, u"by-hand"_s};
    VERIFY_DONE(store->journals().create(header));
    QCOMPARE(*store->journals().readHeader(id), header);
    JournalSummary expected{id, u"match"_s, header.title, 30, 30, 0, {}};
    QVERIFY(store->journals().list({})->front() == expected);
    const JournalProgress running{JournalState::Running, {{u"score"_s, 1}, {u"who"_s, awkward}}};
    VERIFY_DONE(store->journals().append(id, 1, StoreFixture::group(1, 2), running));
    expected = {id, u"match"_s, header.title, 30, 1002, 2, running};
    QVERIFY(store->journals().list({})->front() == expected);
    for (const JournalState state : {JournalState::Undecided, JournalState::Finished}) {
        const qint64 next = ++expected.entryCount;
        VERIFY_DONE(store->journals().append(id, next, StoreFixture::group(next), {state, {}}));
        QCOMPARE(store->journals().read(id)->stand, (JournalProgress{state, {}}));
    }
    QCOMPARE(store->journals().read(id)->header, header);
    QCOMPARE(errorOf(store->journals().readHeader(JournalId(u"x"_s))), u"store.not-found"_s);
}

namespace {

/// Four matches and a duel; their ids say what they are in each list.
Result<void> addGames(JournalStore &journals)
{
    const auto start = [&journals](const QString &id, qint64 createdMs, const QString &title,
                                   const QStringList &teams) {
        JournalHeader header = StoreFixture::header(id, createdMs);
        header.game = id == u"duel"_s ? u"skirmish"_s : u"match"_s;
        header.title = title;
        header.teams = teams;
        return journals.create(header);
    };
    const auto goOn = [&journals](const QString &id, int entries, JournalState state) {
        return journals.append(JournalId(id), 1, StoreFixture::group(1, entries), {state, {}});
    };
    for (const auto &done :
         {start(u"over"_s, 10, u"Reavers – Ñandúes"_s, {u"r"_s, u"n"_s}),
          start(u"played"_s, 20, u"Ñandúes – 100% Orcs"_s, {u"n"_s, u"o"_s}),
          start(u"asked"_s, 25, u"Die STRASSE"_s, {u"s"_s}),
          start(u"fresh"_s, 30, u"100 Orcs"_s, {}), start(u"duel"_s, 40, u"Red – Blue"_s, {}),
          goOn(u"over"_s, 9, JournalState::Finished), goOn(u"played"_s, 2, JournalState::Running),
          goOn(u"asked"_s, 1, JournalState::Undecided)}) {
        if (!done)
            return done;
    }
    return {};
}

} // namespace

void TestStore::journalsAreListed_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<JournalQuery>("query");
    QTest::addColumn<QString>("expected");
    using Order = JournalQuery::Order;
    const QString match = u"match"_s;
    const auto found = [](const QString &text) { return JournalQuery{{}, {}, text}; };
    const auto of = [](const QString &team) { return JournalQuery{{}, {}, {}, team}; };
    const std::tuple<const char *, JournalQuery, const char *> rows[] = {
        {"all, those still played first", {}, "played asked duel fresh over"},
        {"one game", {match}, "played asked fresh over"},
        {"another game", {u"skirmish"_s}, "duel"},
        {"a game nobody plays", {u"chess"_s}, ""},
        {"still played", {match, JournalState::Running}, "played fresh"},
        {"undecided", {{}, JournalState::Undecided}, "asked"},
        {"finished", {{}, JournalState::Finished}, "over"},
        {"title in small letters", found(u"ñandú"_s), "played over"},
        {"title in capital letters", found(u"REAVERS – ÑAN"_s), "over"},
        {"title without accents", found(u"nandues"_s), "played over"},
        {"title with ß", found(u"straße"_s), "asked"},
        {"a sign that means anything to SQL", found(u"100%"_s), "played"},
        {"a sign that means any letter to SQL", found(u"100_"_s), ""},
        {"title nobody bears", found(u"Halflings"_s), ""},
        {"of a team", of(u"n"_s), "played over"},
        {"of nobody's team", of(u"x"_s), ""},
        {"created later", {match, {}, {}, {}, 20}, "asked fresh"},
        {"newest first", {match, {}, {}, {}, {}, Order::NewestFirst}, "fresh asked played over"},
        {"oldest first", {match, {}, {}, {}, {}, Order::OldestFirst}, "over played asked fresh"},
        {"first page", {match, {}, {}, {}, {}, {}, 0, 3}, "played asked fresh"},
        {"second page", {match, {}, {}, {}, {}, {}, 3, 3}, "over"},
        {"beyond the last page", {match, {}, {}, {}, {}, {}, 6, 3}, ""},
        {"page of found ones", {{}, {}, u"ÑANDÚES"_s, {}, {}, {}, 1, 1}, "over"},
    };
    for (const QString &engine : {u"sqlite"_s, u"psql"_s}) {
        for (const auto &[row, query, expected] : rows)
            QTest::addRow("%s, %s", qPrintable(engine), row)
                << engine << query << QString::fromLatin1(expected);
    }
}

void TestStore::journalsAreListed()
{
    QFETCH(QString, engine);
    QFETCH(JournalQuery, query);
    QFETCH(QString, expected);
    std::unique_ptr<Store> &store = m_listed[engine];
    if (!store) {
        store = open(m_fixture.emptyPlace());
        QVERIFY(store);
        VERIFY_DONE(addGames(store->journals()));
    }
    const auto list = store->journals().list(query);
    VERIFY_DONE(list);
    QStringList ids;
    for (const JournalSummary &each : *list)
        ids.append(each.id.text());
    QCOMPARE(ids.join(u' '), expected);
    query.offset = 0;
    query.limit = JournalQuery::all;
    QCOMPARE(*store->journals().count(query),
             static_cast<qint64>(store->journals().list(query)->size()));
}

void TestStore::journalsAreRenamed()
{
    const auto store = open(m_fixture.emptyPlace());
    QVERIFY(store);
    const JournalId id(u"m1"_s);
    VERIFY_DONE(store->journals().create(StoreFixture::header(id.text())));
    VERIFY_DONE(store->journals().append(id, 1, StoreFixture::group(1, 2)));
    VERIFY_DONE(store->journals().rename(id, u"The final"_s));
    QCOMPARE(store->journals().read(id)->header.title, u"The final"_s);
    QCOMPARE(store->journals().read(id)->entries.size(), std::size_t(2));
    QCOMPARE(errorOf(store->journals().rename(JournalId(u"x"_s), u"?"_s)), u"store.not-found"_s);
    // In a shared league others write titles too.
    VERIFY_DONE(store->journals().rename(id, u"Evil\u001b[31m\u202e\nend"_s));
    QCOMPARE(store->journals().read(id)->header.title, u"Evil[31m end"_s);
}

void TestStore::removedJournalIsGone()
{
    const auto store = open(m_fixture.emptyPlace());
    QVERIFY(store);
    const JournalId id(u"m1"_s);
    VERIFY_DONE(store->journals().create(StoreFixture::header(id.text())));
    VERIFY_DONE(store->journals().append(id, 1, StoreFixture::group(1, 3)));
    VERIFY_DONE(store->journals().remove(id));
    QCOMPARE(errorOf(store->journals().remove(id)), u"store.not-found"_s);
    const auto report = store->check();
    VERIFY_DONE(report);
    QCOMPARE(report->journals, 0);
    QCOMPARE(report->entries, 0);
}

void TestStore::documentsAreKept()
{
    const auto place = m_fixture.emptyPlace();
    Document reavers = StoreFixture::team(u"t1"_s, awkward, 100);
    reavers.body = {{u"players"_s, QJsonArray{1, 2, awkward}}};
    {
        const auto store = open(place);
        QVERIFY(store);
        VERIFY_DONE(store->documents().save({reavers}));
        VERIFY_DONE(store->documents().save({StoreFixture::team(u"t2"_s, u"Orcs"_s, 300)}));
        VERIFY_DONE(store->documents().save({StoreFixture::team(u"t3"_s, u""_s, 200)}));
    }
    const auto store = open(place);
    QVERIFY(store);
    const auto read = store->documents().read(u"team"_s, DocumentId(u"t1"_s));
    VERIFY_DONE(read);
    reavers.summary.revision = 1;
    reavers.summary.name = plainLine(reavers.summary.name);
    QVERIFY(*read == reavers);
    const auto list = store->documents().list({u"team"_s});
    VERIFY_DONE(list);
    QCOMPARE(list->size(), std::size_t(3));
    QCOMPARE(list->at(0).id.text(), u"t2"_s);
    QCOMPARE(list->at(1).id.text(), u"t3"_s);
    QVERIFY(list->at(2) == reavers.summary);
    const auto page = store->documents().list({u"team"_s, {}, 1, 1});
    VERIFY_DONE(page);
    QCOMPARE(*page, std::vector{list->at(1)});
    QCOMPARE(store->documents().list({u"team"_s, {}, 1})->size(), std::size_t(2));
    const auto named = store->documents().list({u"team"_s, {u"nobody"_s, u""_s}});
    VERIFY_DONE(named);
    QCOMPARE(*named, std::vector{list->at(1)});
    QVERIFY(store->documents().list({u"league"_s})->empty());
    QCOMPARE(errorOf(store->documents().read(u"league"_s, DocumentId(u"t1"_s))),
             u"store.not-found"_s);
}

void TestStore::revisionsGuardDocuments()
{
    const auto place = m_fixture.emptyPlace();
    const auto first = open(place);
    const auto second = open(place);
    QVERIFY(first && second);
    Document team = StoreFixture::team(u"t1"_s, u"Reavers"_s);
    auto saved = first->documents().save({team});
    VERIFY_DONE(saved);
    QCOMPARE(errorOf(second->documents().save({team})), u"store.exists"_s);
    team.summary = saved->front();
    Document theirs = team;
    theirs.summary.name = u"Renamed"_s;
    VERIFY_DONE(second->documents().save({theirs}));
    QCOMPARE(errorOf(first->documents().save({team})), u"store.conflict"_s);
    QCOMPARE(errorOf(first->documents().remove(team.summary)), u"store.conflict"_s);
    const auto current = first->documents().read(u"team"_s, DocumentId(u"t1"_s));
    VERIFY_DONE(current);
    QCOMPARE(current->summary.name, u"Renamed"_s);
    QCOMPARE(current->summary.revision, 2);
    VERIFY_DONE(first->documents().remove(current->summary));
    QCOMPARE(errorOf(second->documents().save({theirs})), u"store.not-found"_s);
    QCOMPARE(errorOf(first->documents().save({StoreFixture::team(u""_s, u"x"_s)})),
             u"store.invalid"_s);
}

void TestStore::severalDocumentsOrNone()
{
    const auto store = open(m_fixture.emptyPlace());
    QVERIFY(store);
    const auto one = StoreFixture::team(u"t1"_s, u"One"_s);
    const auto two = StoreFixture::team(u"t2"_s, u"Two"_s);
    VERIFY_DONE(store->documents().save({two}));
    QCOMPARE(errorOf(store->documents().save({one, two})), u"store.exists"_s);
    QCOMPARE(store->documents().list({u"team"_s})->size(), std::size_t(1));
    const auto three = StoreFixture::team(u"t3"_s, u"Three"_s);
    const auto saved = store->documents().save({one, three});
    VERIFY_DONE(saved);
    QCOMPARE(saved->size(), std::size_t(2));
    QCOMPARE(store->documents().list({u"team"_s})->size(), std::size_t(3));
}

void TestStore::checkCounts()
{
    const auto store = open(m_fixture.emptyPlace());
    QVERIFY(store);
    VERIFY_DONE(store->journals().create(StoreFixture::header(u"m1"_s)));
    VERIFY_DONE(store->journals().append(JournalId(u"m1"_s), 1, StoreFixture::group(1, 4)));
    VERIFY_DONE(store->documents().save({StoreFixture::team(u"t1"_s, u"One"_s)}));
    const auto report = store->check();
    VERIFY_DONE(report);
    QCOMPARE(report->problems, QStringList());
    QCOMPARE(report->documents, 1);
    QCOMPARE(report->journals, 1);
    QCOMPARE(report->entries, 4);
    QCOMPARE(report->schemaVersion, report->latestVersion);
}

void TestStore::checkFindsAGap()
{
    const auto place = m_fixture.emptyPlace();
    const auto store = open(place);
    QVERIFY(store);
    VERIFY_DONE(store->journals().create(StoreFixture::header(u"m1"_s)));
    VERIFY_DONE(store->journals().append(JournalId(u"m1"_s), 1, StoreFixture::group(1, 4)));
    execute(place, u"DELETE FROM journal_entry WHERE seq = 2"_s);
    const auto report = store->check();
    VERIFY_DONE(report);
    QCOMPARE(report->problems.size(), 1);
    QCOMPARE(errorOf(store->journals().read(JournalId(u"m1"_s))), u"store.damaged"_s);
}

void TestStore::backupHoldsEverything()
{
    const auto store = open(m_fixture.emptyPlace());
    QVERIFY(store);
    const JournalId id(u"m1"_s);
    VERIFY_DONE(store->journals().create(StoreFixture::header(id.text())));
    VERIFY_DONE(store->journals().append(id, 1, StoreFixture::group(1, 3)));
    VERIFY_DONE(store->documents().save({StoreFixture::team(u"t1"_s, awkward)}));
    const QString path = m_fixture.newPath(u"new folder/copy.db"_s);
    VERIFY_DONE(store->backup(path));
    // One file, complete by itself, with nothing left over beside it.
    QCOMPARE(QDir(QFileInfo(path).path()).entryList(QDir::Files), QStringList(u"copy.db"_s));

    const auto copy = open(StoreLocation::sqliteFile(path));
    QVERIFY(copy);
    QCOMPARE(copy->versionBefore(), store->schemaVersion());
    QVERIFY(*copy->journals().read(id) == *store->journals().read(id));
    QVERIFY(*copy->documents().read(u"team"_s, DocumentId(u"t1"_s))
            == *store->documents().read(u"team"_s, DocumentId(u"t1"_s)));
    QCOMPARE(copy->check()->problems, QStringList());
}

void TestStore::backupNeverOverwrites()
{
    const auto store = open(m_fixture.emptyPlace());
    QVERIFY(store);
    QFile file(m_fixture.newPath(u"dear.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("dear");
    file.close();
    QCOMPARE(errorOf(store->backup(file.fileName())), u"store.file-exists"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("dear"));
}

void TestStore::readersChangeNothing()
{
    const auto place = m_fixture.emptyPlace();
    StoreOptions reading;
    reading.access = StoreOptions::Access::Reader;
    QCOMPARE(errorOf(Store::open(place, reading)), u"store.missing"_s);
    const auto writer = open(place);
    QVERIFY(writer);
    VERIFY_DONE(writer->documents().save({StoreFixture::team(u"t1"_s, u"v"_s)}));
    const auto reader = open(place, reading);
    QVERIFY(reader);
    const auto names = [&reader] {
        QStringList found;
        for (const DocumentSummary &each : *reader->documents().list({u"team"_s}))
            found.append(each.name);
        return found;
    };
    QCOMPARE(names(), QStringList(u"v"_s));
    QCOMPARE(errorOf(reader->documents().save({StoreFixture::team(u"t2"_s, u"w"_s)})),
             u"store.read-only"_s);
    VERIFY_DONE(writer->documents().save({StoreFixture::team(u"t3"_s, u"x"_s)}));
    QCOMPARE(names().size(), 2);
}

void TestStore::pragmasAreSet()
{
    const auto place = m_fixture.emptyPlace(u"sqlite"_s);
    for (int round = 0; round < 2; ++round) {
        const auto store = open(place);
        QVERIFY(store);
        const auto report = store->check();
        VERIFY_DONE(report);
        const QMap<QString, QString> expected{
            {u"application_id"_s, QString::number(0x44677574)},
            {u"busy_timeout"_s, u"5000"_s},
            {u"foreign_keys"_s, u"1"_s},
            {u"journal_mode"_s, u"wal"_s},
            {u"synchronous"_s, u"2"_s},
            {u"trusted_schema"_s, u"0"_s},
            {u"user_version"_s, QString::number(report->latestVersion)}};
        QCOMPARE(report->settings, expected);
        QVERIFY(store->notices().isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestStore)
#include "tst_store.moc"
