// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"
#include "core/store/sqlscript.h"
#include "tests/support/firstrelease.h"
#include "tests/support/storefixture.h"
#include "tests/support/testmigrations.h"

#include <QCryptographicHash>
#include <QProcess>
#include <QTest>

#include <signal.h>
#include <sqlite3.h>

using namespace dugout;
using namespace Qt::StringLiterals;

/// How a schema grows: always forwards, whole steps only, with a copy to go back to.
class TestStoreMigrations final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void releasedStepsAreNeverEdited();
    void numbersAgreeAndHaveNoGaps();
    void climbingEqualsAFreshSchema_data() { StoreFixture::addEngineRows(); }
    void climbingEqualsAFreshSchema();
    void dataSurvivesTheClimb_data() { StoreFixture::addEngineRows(); }
    void dataSurvivesTheClimb();
    void aCopyIsMadeFirst_data() { StoreFixture::addEngineRows(); }
    void aCopyIsMadeFirst();
    void aBadStepChangesNothing_data() { StoreFixture::addEngineRows(); }
    void aBadStepChangesNothing();
    void danglingKeysAreABadStep();
    void killedAtEachStatement();
    void cutOffAtEachStatement();
    void readersSayThatItIsOutdated_data() { StoreFixture::addEngineRows(); }
    void readersSayThatItIsOutdated();

private:
    /// A game and a team: of the first release, or of this one.
    void fillFirst(const StoreLocation &place);
    void fillLatest(const StoreLocation &place);
    QStringList schemaOf(const StoreLocation &place);
    int versionOf(const StoreLocation &place);

    StoreFixture m_fixture;
};

namespace {

StoreOptions with(const MigrationSet &migrations)
{
    StoreOptions options;
    options.migrations = migrations;
    return options;
}

/// In the child: every statement that SQLite begins counts, and the chosen one is the last.
int statementsLeft = 0;

int countStatement(unsigned, void *, void *, void *)
{
    if (--statementsLeft <= 0)
        ::raise(SIGKILL);
    return 0;
}

int watch(sqlite3 *database, char **, const sqlite3_api_routines *)
{
    return sqlite3_trace_v2(database, SQLITE_TRACE_STMT, countStatement, nullptr);
}

int migrateAndDie(const QString &path, int statement)
{
    statementsLeft = statement;
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(watch));
    const auto store = Store::open(StoreLocation::sqliteFile(path), with(testMigrations()));
    return store ? 0 : 1;
}

/// A document that every version of the schema can keep.
Document note(const QString &id)
{
    Document made = StoreFixture::team(id, {});
    made.summary.kind = u"note"_s;
    return made;
}

} // namespace

void TestStoreMigrations::initTestCase()
{
    QVERIFY2(m_fixture.server().problem().isEmpty(), qPrintable(m_fixture.server().problem()));
}

void TestStoreMigrations::fillFirst(const StoreLocation &place)
{
    FirstRelease kept;
    kept.journals = {{StoreFixture::header(u"m1"_s), {}, StoreFixture::group(1, 3)}};
    kept.documents = {StoreFixture::team(u"t1"_s, u"Reavers"_s)};
    VERIFY_DONE(kept.keepAt(place));
}

void TestStoreMigrations::fillLatest(const StoreLocation &place)
{
    fillFirst(place);
    VERIFY_DONE(Store::open(place));
}

QStringList TestStoreMigrations::schemaOf(const StoreLocation &place)
{
    auto connection = Connection::open(place, ConnectionMode::ReadOnly);
    if (!connection)
        return {connection.error().detail};
    const bool isFile = place.engine == StoreLocation::Engine::Sqlite;
    auto lines
        = (*connection)
              ->column(
                  isFile
                      ? u"SELECT type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, "
                        u"'') "
                        "FROM sqlite_master ORDER BY type, name"_s
                      : u"SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || "
                        "is_nullable || coalesce(column_default, '') || coalesce(collation_name, "
                        "'') "
                        "FROM information_schema.columns WHERE table_schema = 'dugout' UNION ALL "
                        "SELECT indexdef FROM pg_indexes WHERE schemaname = 'dugout' UNION ALL "
                        "SELECT conname || pg_get_constraintdef(oid) FROM pg_constraint "
                        "WHERE connamespace = 'dugout'::regnamespace UNION ALL "
                        "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1"_s);
    return lines ? *lines : QStringList{lines.error().detail};
}

int TestStoreMigrations::versionOf(const StoreLocation &place)
{
    auto connection = Connection::open(place, ConnectionMode::ReadOnly);
    if (!connection)
        return -1;
    const auto state = (*connection)->dialect().inspect(**connection);
    return state ? state->version : -1;
}

/// Add a line for a new step; never change one.
void TestStoreMigrations::releasedStepsAreNeverEdited()
{
    const QHash<QString, QString> known{
        {u"sqlite/0001_initial.sql"_s,
         u"6fcd8dec1e2c718b38bc3c698364b4b6cce4d7d8fdcb32f543a9ed60809a5a44"_s},
        {u"psql/0001_initial.sql"_s,
         u"8ab92e8741beeb9708f67a2ee64236ada90b45afd6090c1b3dcfe24ab15336b6"_s},
        {u"sqlite/0002_results.sql"_s,
         u"548f2cb9d0fead9e79c3d12af48e7cad48d61840c390731a777aafe7307ebcb8"_s},
        {u"psql/0002_results.sql"_s,
         u"578d4af7dffe7c77f58b1af63ef6e4c8ef0f5057dd81794e6f4b29406c4fa13c"_s},
        {u"sqlite/0003_leagues.sql"_s,
         u"030fe224a3badc8b69b0a19c01607ce47cab207311e587f472b4351cbea60da1"_s},
        {u"psql/0003_leagues.sql"_s,
         u"30fb095aa0c1e9f1b8d9197e48669f8b8e38aaac08d76ab0c5e95cf0bee553d3"_s},
        {u"sqlite/0004_parts.sql"_s,
         u"5c8f83402b4b129a5ccfe4b84f050ac2cd59655ac8872f9ea0499461a7486d31"_s},
        {u"psql/0004_parts.sql"_s,
         u"952b4b9893d61eefd8bbed16519d38e4b97fdb731cd1bdc8183c08e34cfbcc76"_s},
        {u"sqlite/0005_growth.sql"_s,
         u"73f05c9587699c0ba1be30ef09e645b97cb6cb83616d5dfb82b070db33803965"_s},
        {u"psql/0005_growth.sql"_s,
         u"b1288e80ba1170aa22190289772237462c3ccaa75cab0ec1bfb3e26d0d89ff65"_s},
        {u"sqlite/0006_past.sql"_s,
         u"3e317352cb483a76a2f368f837bd056276dfba773f26168e5a31bbbc408368e4"_s},
        {u"psql/0006_past.sql"_s,
         u"4412d3720eead3e68c0fd9a92cb17ea7ca3bcd7e720504e82d88674bf171782c"_s}};
    const MigrationSet set = MigrationSet::builtIn();
    QHash<QString, QString> found;
    const auto add = [&found](const QString &engine, const std::vector<Migration> &steps) {
        for (const Migration &step : steps)
            found.insert(engine + step.name,
                         QString::fromLatin1(
                             QCryptographicHash::hash(step.sql.toUtf8(), QCryptographicHash::Sha256)
                                 .toHex()));
    };
    add(u"sqlite/"_s, set.sqlite);
    add(u"psql/"_s, set.postgres);
    QCOMPARE(found, known);
}

void TestStoreMigrations::numbersAgreeAndHaveNoGaps()
{
    const MigrationSet set = MigrationSet::builtIn();
    QVERIFY(set.latest() >= 2);
    QCOMPARE(set.sqlite.size(), set.postgres.size());
    for (std::size_t i = 0; i < set.sqlite.size(); ++i) {
        QCOMPARE(set.sqlite[i].version, static_cast<int>(i) + 1);
        QCOMPARE(set.postgres[i].version, static_cast<int>(i) + 1);
        QCOMPARE(set.postgres[i].name, set.sqlite[i].name);
    }
}

void TestStoreMigrations::climbingEqualsAFreshSchema()
{
    const MigrationSet all = testMigrations();
    const auto climbed = m_fixture.emptyPlace();
    const auto fresh = m_fixture.emptyPlace();
    for (int version = 1; version <= all.latest(); ++version) {
        const auto store = Store::open(climbed, with(all.upTo(version)));
        VERIFY_DONE(store);
        QCOMPARE((*store)->versionBefore(), version - 1);
        QCOMPARE((*store)->schemaVersion(), version);
    }
    VERIFY_DONE(Store::open(fresh, with(all)));
    QVERIFY(schemaOf(climbed).size() >= 8);
    QCOMPARE(schemaOf(climbed), schemaOf(fresh));
    QCOMPARE(versionOf(climbed), all.latest());
}

void TestStoreMigrations::dataSurvivesTheClimb()
{
    const MigrationSet all = testMigrations();
    const auto place = m_fixture.emptyPlace();
    fillFirst(place);
    const auto store = Store::open(place, with(all));
    VERIFY_DONE(store);
    const auto journal = (*store)->journals().read(JournalId(u"m1"_s));
    VERIFY_DONE(journal);
    QCOMPARE(journal->header, StoreFixture::header(u"m1"_s));
    QVERIFY(journal->entries == StoreFixture::group(1, 3));
    QCOMPARE((*store)->check()->problems, QStringList());
    auto connection = Connection::open(place, ConnectionMode::ReadOnly);
    VERIFY_DONE(connection);
    QCOMPARE(*(*connection)->value(u"SELECT place FROM journal"_s), u"at; Title of m1"_s);
    // The keys that pointed to the rebuilt table still do.
    VERIFY_DONE((*store)->journals().remove(JournalId(u"m1"_s)));
    QCOMPARE((*store)->check()->entries, 0);
    QCOMPARE(*(*connection)->value(u"SELECT id FROM removed"_s), u"m1"_s);
}

void TestStoreMigrations::aCopyIsMadeFirst()
{
    const MigrationSet all = testMigrations();
    const auto place = m_fixture.emptyPlace();
    StoreOptions options = with(all.upTo(2));
    options.backupFolder = QFileInfo(m_fixture.newPath()).path();
    {
        const auto fresh = Store::open(place, options);
        VERIFY_DONE(fresh);
        QCOMPARE((*fresh)->migrationBackup(), QString());
        VERIFY_DONE((*fresh)->documents().save({note(u"before"_s)}));
    }
    options.migrations = all;
    QString copy;
    {
        const auto store = Store::open(place, options);
        VERIFY_DONE(store);
        copy = (*store)->migrationBackup();
        VERIFY_DONE((*store)->documents().save({note(u"after"_s)}));
    }
    const bool isFile = place.engine == StoreLocation::Engine::Sqlite;
    const QString folder = isFile ? QFileInfo(place.path).path() : options.backupFolder;
    QCOMPARE(QFileInfo(copy).path(), folder + u"/backups"_s);
    const QString name = QFileInfo(copy).fileName();
    QVERIFY2(name.endsWith(u".v2.bak"_s), qPrintable(name));
    QVERIFY2(name.startsWith(isFile ? u"dugout.db"_s : place.database), qPrintable(name));
    const auto kept = Store::open(StoreLocation::sqliteFile(copy), with(all.upTo(2)));
    VERIFY_DONE(kept);
    QCOMPARE((*kept)->versionBefore(), 2);
    QVERIFY((*kept)->documents().read(u"note"_s, DocumentId(u"before"_s)));
    QVERIFY(!(*kept)->documents().read(u"note"_s, DocumentId(u"after"_s)));
    // An older copy of the same version is kept too.
    if (isFile) {
        const auto older = StoreLocation::sqliteFile(place.path + u".again"_s);
        QVERIFY(QFile::copy(copy, older.path));
        const QString taken = folder + u"/backups/"_s + QFileInfo(older.path).fileName();
        QVERIFY(QFile::copy(copy, taken + u".v2.bak"_s));
        const auto again = Store::open(older, options);
        VERIFY_DONE(again);
        QCOMPARE((*again)->migrationBackup(), taken + u".v2.2.bak"_s);
    }
}

void TestStoreMigrations::aBadStepChangesNothing()
{
    const MigrationSet good = MigrationSet::builtIn();
    MigrationSet bad = testMigrations();
    const int last = good.latest() + 1;
    const auto badStep = static_cast<std::size_t>(last);
    bad.sqlite[badStep].sql += u"INSERT INTO nowhere VALUES (1);"_s;
    bad.postgres[badStep].sql += u"INSERT INTO nowhere VALUES (1);"_s;
    const auto place = m_fixture.emptyPlace();
    fillLatest(place);
    const auto refused = Store::open(place, with(bad));
    QCOMPARE(errorOf(refused), u"store.migration"_s);
    QVERIFY(refused.error().detail.contains(u"nowhere"_s));
    // The step before it is whole; the bad one left no trace.
    const auto twin = m_fixture.emptyPlace();
    VERIFY_DONE(Store::open(twin, with(bad.upTo(last))));
    QCOMPARE(versionOf(place), last);
    QCOMPARE(schemaOf(place), schemaOf(twin));
    const auto store = Store::open(place, with(testMigrations()));
    VERIFY_DONE(store);
    QCOMPARE((*store)->check()->entries, 3);
}

void TestStoreMigrations::danglingKeysAreABadStep()
{
    MigrationSet bad = testMigrations();
    const int latest = MigrationSet::builtIn().latest();
    bad.sqlite[static_cast<std::size_t>(latest)].sql = u"DELETE FROM journal;"_s;
    const auto place = m_fixture.emptyPlace(u"sqlite"_s);
    fillLatest(place);
    QCOMPARE(errorOf(Store::open(place, with(bad))), u"store.migration"_s);
    QCOMPARE(versionOf(place), latest);
    const auto store = Store::open(place);
    VERIFY_DONE(store);
    QCOMPARE((*store)->check()->journals, 1);
}

/// A process that dies at any statement of an upgrade leaves one of the versions, whole.
void TestStoreMigrations::killedAtEachStatement()
{
    const MigrationSet all = testMigrations();
    QList<QStringList> schemas{{}};
    for (int version = 1; version <= all.latest(); ++version) {
        const auto twin = m_fixture.emptyPlace(u"sqlite"_s);
        VERIFY_DONE(Store::open(twin, with(all.upTo(version))));
        schemas.append(schemaOf(twin));
    }
    const auto source = m_fixture.emptyPlace(u"sqlite"_s);
    fillFirst(source);
    QSet<int> seen;
    bool finished = false;
    int statement = 1;
    for (; !finished; ++statement) {
        QVERIFY2(statement < 300, "the migration never ends");
        const auto place = m_fixture.emptyPlace(u"sqlite"_s);
        QVERIFY(QFile::copy(source.path, place.path));
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {u"--die"_s, place.path, QString::number(statement)});
        QVERIFY(child.waitForFinished());
        finished = child.exitStatus() == QProcess::NormalExit;
        QCOMPARE(finished ? child.exitCode() : 0, 0);
        const int version = versionOf(place);
        QVERIFY(version >= 1 && version <= all.latest());
        QCOMPARE(schemaOf(place), schemas[version]);
        seen.insert(version);
        const auto store = Store::open(place, with(all));
        VERIFY_DONE(store);
        QCOMPARE((*store)->check()->entries, 3);
        QCOMPARE((*store)->check()->problems, QStringList());
    }
    QVERIFY(statement > 30);
    QCOMPARE(seen.size(), all.latest());
}

/// The same on the server, whose side of the connection ends before each statement in turn.
void TestStoreMigrations::cutOffAtEachStatement()
{
    const MigrationSet all = testMigrations();
    for (std::size_t step = 0; step < all.postgres.size(); ++step) {
        const QStringList statements = splitStatements(all.postgres[step].sql);
        for (qsizetype position = 0; position <= statements.size(); ++position) {
            MigrationSet cut = all;
            QStringList parts = statements;
            parts.insert(position, u"SELECT pg_terminate_backend(pg_backend_pid())"_s);
            cut.postgres[step].sql = parts.join(u";\n"_s);
            const auto place = m_fixture.emptyPlace(u"psql"_s);
            QCOMPARE(errorOf(Store::open(place, with(cut))), u"store.away"_s);
            QCOMPARE(versionOf(place), static_cast<int>(step));
            const auto store = Store::open(place, with(all));
            VERIFY_DONE(store);
            QCOMPARE((*store)->schemaVersion(), all.latest());
        }
    }
}

void TestStoreMigrations::readersSayThatItIsOutdated()
{
    const MigrationSet all = testMigrations();
    const auto place = m_fixture.emptyPlace();
    fillFirst(place);
    StoreOptions options = with(all);
    options.access = StoreOptions::Access::Reader;
    QCOMPARE(errorOf(Store::open(place, options)), u"store.outdated"_s);
    options.acceptOutdated = true;
    const auto store = Store::open(place, options);
    VERIFY_DONE(store);
    const auto report = (*store)->check();
    VERIFY_DONE(report);
    QCOMPARE(report->schemaVersion, 1);
    QCOMPARE(report->latestVersion, all.latest());
    const QString copy = m_fixture.newPath(u"copy.db"_s);
    VERIFY_DONE((*store)->backup(copy));
    QCOMPARE(versionOf(StoreLocation::sqliteFile(copy)), 1);
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == u"--die"_s)
        return migrateAndDie(arguments[2], arguments[3].toInt());
    TestStoreMigrations test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_storemigrations.moc"
