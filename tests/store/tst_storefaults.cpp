// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"
#include "tests/support/faultvfs.h"
#include "tests/support/storefixture.h"
#include "tests/support/unprivileged.h"

#include <QProcess>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Everything that goes wrong says so in one sentence and harms nothing that is there.
class TestStoreFaults final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { FaultVfs::clear(); }
    void newerDugout_data() { StoreFixture::addEngineRows(); }
    void newerDugout();
    void foreignDatabase_data() { StoreFixture::addEngineRows(); }
    void foreignDatabase();
    void foreignFile_data();
    void foreignFile();
    void damagedFile_data();
    void damagedFile();
    void readOnly_data();
    void readOnly();
    void readingFromAReadOnlyFolder();
    void missingFolderIsMade();
    void folderCannotBeMade();
    void secondWindow();
    void aDeadWindowIsForgotten();
    void aCommandDoesNotMigrateUnderAWindow();
    void writerInTheWay();
    void withoutWriteAheadLog();
    void failingWrites_data();
    void failingWrites();
    void failingBackup_data();
    void failingBackup();
    void failingCreation_data();
    void failingCreation();
    void serverAway();
    void serverGoesAway();
    void serverRefuses_data();
    void serverRefuses();

private:
    /// A database with journal m1 of three entries.
    StoreLocation filled(const QString &engine = u"sqlite"_s);
    void checkIntact(const StoreLocation &place, qint64 entries = 3);

    StoreFixture m_fixture;
};

namespace {

using Access = StoreOptions::Access;

QByteArray contents(const QString &path)
{
    QFile file(path);
    return !path.isEmpty() && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// One sentence: begins like one, ends like one, and names no code.
void checkSentence(const Error &error)
{
    QVERIFY2(error.message.endsWith(u'.'), qPrintable(error.message));
    QVERIFY2(!error.message.contains(u". "_s), qPrintable(error.message));
    QVERIFY2(!error.message.contains(u"SQL"_s), qPrintable(error.message));
}

void addFaultRows()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("code");
    QTest::newRow("disk full") << int(FaultVfs::Fault::DiskFull) << u"store.disk-full"_s;
    QTest::newRow("disk error") << int(FaultVfs::Fault::DiskError) << u"store.disk-error"_s;
}

} // namespace

void TestStoreFaults::initTestCase()
{
    FaultVfs::install();
    QVERIFY2(m_fixture.server().problem().isEmpty(), qPrintable(m_fixture.server().problem()));
}

StoreLocation TestStoreFaults::filled(const QString &engine)
{
    const auto place = m_fixture.emptyPlace(engine);
    const auto store = Store::open(place);
    if (!store || !(*store)->journals().create(StoreFixture::header(u"m1"_s))
        || !(*store)->journals().append(JournalId(u"m1"_s), 1, StoreFixture::group(1, 3)))
        qWarning("the database could not be filled");
    return place;
}

void TestStoreFaults::checkIntact(const StoreLocation &place, qint64 entries)
{
    const auto store = Store::open(place, StoreOptions::as(Access::Reader));
    VERIFY_DONE(store);
    const auto report = (*store)->check();
    VERIFY_DONE(report);
    QCOMPARE(report->problems, QStringList());
    QCOMPARE(report->entries, entries);
}

void TestStoreFaults::newerDugout()
{
    QFETCH(QString, engine);
    const auto place = filled(engine);
    const bool isFile = engine == u"sqlite"_s;
    {
        auto connection = Connection::open(place, ConnectionMode::ReadWrite);
        VERIFY_DONE(connection);
        VERIFY_DONE((*connection)
                        ->execute(isFile ? u"PRAGMA user_version = 999"_s
                                         : u"INSERT INTO dugout.schema_version VALUES (999)"_s));
    }
    const QByteArray before = contents(place.path);
    for (const Access access : {Access::Window, Access::Command, Access::Reader}) {
        const auto refused = Store::open(place, StoreOptions::as(access));
        QCOMPARE(errorOf(refused), u"store.newer"_s);
        checkSentence(refused.error());
    }
    QCOMPARE(contents(place.path), before);
}

void TestStoreFaults::foreignDatabase()
{
    QFETCH(QString, engine);
    const auto place = m_fixture.emptyPlace(engine);
    {
        auto connection = Connection::open(place, ConnectionMode::ReadWrite);
        VERIFY_DONE(connection);
        if (engine == u"psql"_s)
            VERIFY_DONE((*connection)->execute(u"CREATE SCHEMA dugout"_s));
        VERIFY_DONE((*connection)->execute(u"CREATE TABLE recipes (id INTEGER)"_s));
    }
    const QByteArray before = contents(place.path);
    const auto refused = Store::open(place, StoreOptions::as(Access::Window));
    QCOMPARE(errorOf(refused), u"store.foreign"_s);
    checkSentence(refused.error());
    QCOMPARE(contents(place.path), before);
}

void TestStoreFaults::foreignFile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a text") << QByteArray("Dear diary, today we lost again.\n").repeated(50);
    QTest::newRow("a short text") << QByteArray("hello");
    QTest::newRow("zeros") << QByteArray(8192, '\0');
}

void TestStoreFaults::foreignFile()
{
    QFETCH(QByteArray, bytes);
    const auto place = m_fixture.emptyPlace(u"sqlite"_s);
    write(place.path, bytes);
    for (const Access access : {Access::Window, Access::Reader}) {
        const auto refused = Store::open(place, StoreOptions::as(access));
        QCOMPARE(errorOf(refused), u"store.foreign"_s);
        checkSentence(refused.error());
    }
    QCOMPARE(contents(place.path), bytes);
}

void TestStoreFaults::damagedFile_data()
{
    QTest::addColumn<int>("keep"); ///< per cent of the file
    QTest::addColumn<int>("spoil"); ///< from this page on
    QTest::newRow("cut in half") << 50 << -1;
    QTest::newRow("cut by a byte or so") << 99 << -1;
    QTest::newRow("only the first page") << 5 << -1;
    QTest::newRow("schema page spoilt") << 100 << 0;
    QTest::newRow("pages of data spoilt") << 100 << 1;
}

void TestStoreFaults::damagedFile()
{
    QFETCH(int, keep);
    QFETCH(int, spoil);
    const auto place = filled();
    QByteArray bytes = contents(place.path);
    bytes.truncate(bytes.size() * keep / 100);
    if (spoil >= 0) {
        for (qsizetype at = spoil * 4096 + 100; at < bytes.size(); ++at)
            bytes[at] = static_cast<char>(at * 37);
    }
    write(place.path, bytes);
    // Whoever notices first says so: opening, reading, checking.
    QString code;
    const auto store = Store::open(place, StoreOptions::as(Access::Window));
    if (!store) {
        code = errorOf(store);
        checkSentence(store.error());
    } else {
        const auto journal = (*store)->journals().read(JournalId(u"m1"_s));
        code = errorOf(journal);
        const auto report = (*store)->check();
        QVERIFY(!report || !report->problems.isEmpty());
        const QString copy = m_fixture.newPath(u"copy.db"_s);
        QCOMPARE(errorOf((*store)->backup(copy)), u"store.damaged"_s);
        QVERIFY(!QFile::exists(copy));
    }
    QCOMPARE(code, u"store.damaged"_s);
    QCOMPARE(contents(place.path), bytes);
}

void TestStoreFaults::readOnly_data()
{
    QTest::addColumn<uint>("folder");
    QTest::addColumn<uint>("file");
    QTest::addColumn<int>("access");
    for (const auto &[name, access] :
         {std::pair("window", Access::Window), std::pair("command", Access::Command)}) {
        QTest::addRow("file, %s", name) << 0777U << 0444U << int(access);
        QTest::addRow("folder, %s", name) << 0555U << 0666U << int(access);
        QTest::addRow("both, %s", name) << 0555U << 0444U << int(access);
        QTest::addRow("folder without a file, %s", name) << 0555U << 0U << int(access);
    }
}

void TestStoreFaults::readOnly()
{
    QFETCH(uint, folder);
    QFETCH(uint, file);
    QFETCH(int, access);
    const auto place = file == 0 ? m_fixture.emptyPlace(u"sqlite"_s) : filled();
    const QByteArray path = QFile::encodeName(place.path);
    const QByteArray folderPath = QFile::encodeName(QFileInfo(place.path).path());
    QByteArray root = QFile::encodeName(QFileInfo(QFileInfo(place.path).path()).path());
    QCOMPARE(::chmod(root.constData(), 0755), 0);
    if (file != 0)
        QCOMPARE(::chmod(path.constData(), file), 0);
    QCOMPARE(::chmod(folderPath.constData(), folder), 0);
    const QByteArray before = contents(place.path);
    {
        const Unprivileged rights;
        const auto refused = Store::open(place, StoreOptions::as(static_cast<Access>(access)));
        QCOMPARE(errorOf(refused), u"store.read-only"_s);
        checkSentence(refused.error());
    }
    ::chmod(folderPath.constData(), 0755);
    QCOMPARE(contents(place.path), before);
    if (file != 0)
        checkIntact(place);
}

void TestStoreFaults::readingFromAReadOnlyFolder()
{
    const auto place = filled();
    const QByteArray folder = QFile::encodeName(QFileInfo(place.path).path());
    const QByteArray root = QFile::encodeName(QFileInfo(QFileInfo(place.path).path()).path());
    QCOMPARE(::chmod(root.constData(), 0755), 0);
    QCOMPARE(::chmod(folder.constData(), 0555), 0);
    {
        const Unprivileged rights;
        checkIntact(place);
    }
    ::chmod(folder.constData(), 0755);
}

void TestStoreFaults::missingFolderIsMade()
{
    const auto place = StoreLocation::sqliteFile(m_fixture.newPath(u"a/b/c/dugout.db"_s));
    QCOMPARE(errorOf(Store::open(place, StoreOptions::as(Access::Reader))), u"store.missing"_s);
    StoreOptions options = StoreOptions::as(Access::Command);
    options.mayCreate = false;
    QCOMPARE(errorOf(Store::open(place, options)), u"store.missing"_s);
    QVERIFY(!QFileInfo::exists(QFileInfo(place.path).path()));
    VERIFY_DONE(Store::open(place, StoreOptions::as(Access::Window)));
    QVERIFY(QFileInfo::exists(place.path));
}

void TestStoreFaults::folderCannotBeMade()
{
    const QString file = m_fixture.newPath(u"plain.txt"_s);
    write(file, "text");
    const auto under = Store::open(StoreLocation::sqliteFile(file + u"/x/dugout.db"_s));
    QCOMPARE(errorOf(under), u"store.folder"_s);
    checkSentence(under.error());
    const auto folder = Store::open(StoreLocation::sqliteFile(QFileInfo(file).path()));
    QCOMPARE(errorOf(folder), u"store.folder"_s);
    checkSentence(folder.error());
}

void TestStoreFaults::secondWindow()
{
    const auto place = filled();
    const QString link = m_fixture.newPath(u"link.db"_s);
    QVERIFY(QFile::link(place.path, link));
    {
        const auto window = Store::open(place, StoreOptions::as(Access::Window));
        VERIFY_DONE(window);
        for (const QString &path : {place.path, link}) {
            const auto second
                = Store::open(StoreLocation::sqliteFile(path), StoreOptions::as(Access::Window));
            QCOMPARE(errorOf(second), u"store.second-window"_s);
            checkSentence(second.error());
        }
        // Commands and readers work beside it, and the window goes on.
        checkIntact(place);
        const auto command = Store::open(place, StoreOptions::as(Access::Command));
        VERIFY_DONE(command);
        VERIFY_DONE((*command)->journals().append(JournalId(u"m1"_s), 4, StoreFixture::group(4)));
        VERIFY_DONE((*window)->journals().append(JournalId(u"m1"_s), 5, StoreFixture::group(5)));
    }
    VERIFY_DONE(Store::open(place, StoreOptions::as(Access::Window)));
    checkIntact(place, 5);
    // On a server, several windows are the purpose.
    const auto league = filled(u"psql"_s);
    const auto one = Store::open(league, StoreOptions::as(Access::Window));
    VERIFY_DONE(one);
    VERIFY_DONE(Store::open(league, StoreOptions::as(Access::Window)));
}

void TestStoreFaults::aDeadWindowIsForgotten()
{
    const auto place = filled();
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {u"--hold"_s, place.path});
    QVERIFY(child.waitForReadyRead());
    QCOMPARE(errorOf(Store::open(place, StoreOptions::as(Access::Window))),
             u"store.second-window"_s);
    child.kill();
    QVERIFY(child.waitForFinished());
    VERIFY_DONE(Store::open(place, StoreOptions::as(Access::Window)));
}

void TestStoreFaults::aCommandDoesNotMigrateUnderAWindow()
{
    const auto place = filled();
    const auto window = Store::open(place, StoreOptions::as(Access::Window));
    VERIFY_DONE(window);
    StoreOptions newer = StoreOptions::as(Access::Command);
    newer.migrations.sqlite.push_back({2, u"x"_s, u"CREATE TABLE x (y);"_s});
    newer.migrations.postgres.push_back({2, u"x"_s, u""_s});
    QCOMPARE(errorOf(Store::open(place, newer)), u"store.second-window"_s);
    checkIntact(place);
}

void TestStoreFaults::writerInTheWay()
{
    const auto place = filled();
    const auto store = Store::open(place);
    VERIFY_DONE(store);
    auto other = Connection::open(place, ConnectionMode::ReadWrite);
    VERIFY_DONE(other);
    VERIFY_DONE((*other)->execute(u"BEGIN IMMEDIATE"_s));
    checkIntact(place);
    const auto refused = (*store)->journals().append(JournalId(u"m1"_s), 4, StoreFixture::group(4));
    QCOMPARE(errorOf(refused), u"store.busy"_s);
    checkSentence(refused.error());
    VERIFY_DONE((*other)->execute(u"ROLLBACK"_s));
    VERIFY_DONE((*store)->journals().append(JournalId(u"m1"_s), 4, StoreFixture::group(4)));
}

void TestStoreFaults::withoutWriteAheadLog()
{
    FaultVfs::setSharedMemory(false);
    const auto place = m_fixture.emptyPlace(u"sqlite"_s);
    {
        const auto store = Store::open(place, StoreOptions::as(Access::Window));
        FaultVfs::setSharedMemory(true);
        VERIFY_DONE(store);
        QCOMPARE((*store)->notices().size(), 1);
        const auto settings = (*store)->check()->settings;
        QCOMPARE(settings.value(u"journal_mode"_s), u"delete"_s);
        QCOMPARE(settings.value(u"synchronous"_s), u"2"_s);
    }
    // In a better place it changes over by itself.
    const auto store = Store::open(place);
    VERIFY_DONE(store);
    QVERIFY((*store)->notices().isEmpty());
    QCOMPARE((*store)->check()->settings.value(u"journal_mode"_s), u"wal"_s);
}

void TestStoreFaults::failingWrites_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("log");
    for (const bool log : {true, false}) {
        const char *mode = log ? "log" : "journal";
        QTest::addRow("disk full, %s", mode)
            << int(FaultVfs::Fault::DiskFull) << u"store.disk-full"_s << log;
        QTest::addRow("disk error, %s", mode)
            << int(FaultVfs::Fault::DiskError) << u"store.disk-error"_s << log;
    }
}

/// The n-th write and all after it fail, for every n until the whole action fits.
void TestStoreFaults::failingWrites()
{
    QFETCH(int, fault);
    QFETCH(QString, code);
    QFETCH(bool, log);
    FaultVfs::setSharedMemory(log);
    int refusals = 0;
    for (int nth = 1;; ++nth) {
        QVERIFY(nth < 500);
        const auto place = filled();
        const JournalId id(u"m1"_s);
        bool kept = false;
        {
            const auto store = Store::open(place);
            VERIFY_DONE(store);
            FaultVfs::failFrom(nth, static_cast<FaultVfs::Fault>(fault));
            const auto done = (*store)->journals().append(id, 4, StoreFixture::group(4, 5));
            const bool failed = FaultVfs::writes() >= nth;
            kept = done.has_value();
            if (!kept) {
                QVERIFY(failed);
                QCOMPARE(errorOf(done), code);
                checkSentence(done.error());
                ++refusals;
                // The same store, still open, knows nothing of it …
                FaultVfs::clear();
                QCOMPARE((*store)->journals().read(id)->entries.size(), std::size_t(3));
                // … and takes it once there is room again.
                if (nth % 2 == 0) {
                    VERIFY_DONE((*store)->journals().append(id, 4, StoreFixture::group(4, 5)));
                    kept = true;
                }
            } else if (!failed) {
                FaultVfs::clear();
                break;
            }
            FaultVfs::clear();
        }
        checkIntact(place, kept ? 8 : 3);
    }
    FaultVfs::setSharedMemory(true);
    QVERIFY(refusals >= 2);
}

void TestStoreFaults::failingBackup_data()
{
    addFaultRows();
}

void TestStoreFaults::failingBackup()
{
    QFETCH(int, fault);
    const auto place = filled();
    const auto store = Store::open(place);
    VERIFY_DONE(store);
    int refusals = 0;
    for (int nth = 1;; ++nth) {
        QVERIFY(nth < 500);
        const QString copy = m_fixture.newPath(u"copy.db"_s);
        FaultVfs::failFrom(nth, static_cast<FaultVfs::Fault>(fault));
        const auto done = (*store)->backup(copy);
        FaultVfs::clear();
        if (done) {
            checkIntact(StoreLocation::sqliteFile(copy));
            break;
        }
        ++refusals;
        QCOMPARE(errorOf(done), u"store.backup"_s);
        checkSentence(done.error());
        QCOMPARE(QDir(QFileInfo(copy).path()).entryList(QDir::Files), QStringList());
    }
    QVERIFY(refusals >= 5);
    checkIntact(place);
}

void TestStoreFaults::failingCreation_data()
{
    addFaultRows();
}

/// A database that could not be made is made by the next attempt.
void TestStoreFaults::failingCreation()
{
    QFETCH(int, fault);
    QFETCH(QString, code);
    for (int nth = 1;; ++nth) {
        QVERIFY(nth < 500);
        const auto place = m_fixture.emptyPlace(u"sqlite"_s);
        FaultVfs::failFrom(nth, static_cast<FaultVfs::Fault>(fault));
        const QString answer = errorOf(Store::open(place, StoreOptions::as(Access::Window)));
        const bool failed = FaultVfs::writes() >= nth;
        FaultVfs::clear();
        if (!failed)
            break;
        if (!answer.isEmpty())
            QCOMPARE(answer, code);
        VERIFY_DONE(Store::open(place, StoreOptions::as(Access::Window)));
        checkIntact(place, 0);
    }
}

void TestStoreFaults::serverAway()
{
    StoreLocation place = m_fixture.emptyPlace(u"psql"_s);
    place.host = QFileInfo(m_fixture.newPath()).path();
    const auto refused = Store::open(place);
    QCOMPARE(errorOf(refused), u"store.away"_s);
    checkSentence(refused.error());
}

void TestStoreFaults::serverGoesAway()
{
    const auto place = filled(u"psql"_s);
    const JournalId id(u"m1"_s);
    const auto store = Store::open(place, StoreOptions::as(Access::Window));
    VERIFY_DONE(store);
    m_fixture.server().stop();
    for (int attempt = 0; attempt < 2; ++attempt) {
        const auto refused = (*store)->journals().append(id, 4, StoreFixture::group(4));
        QCOMPARE(errorOf(refused), u"store.away"_s);
        checkSentence(refused.error());
        QCOMPARE(errorOf((*store)->documents().list(u"team"_s)), u"store.away"_s);
    }
    QVERIFY(m_fixture.server().start());
    // The same open store works again, and the action can simply be repeated.
    VERIFY_DONE((*store)->journals().append(id, 4, StoreFixture::group(4)));
    QCOMPARE((*store)->journals().read(id)->entries.size(), std::size_t(4));
    // A restart that nobody noticed costs nothing at all.
    m_fixture.server().stop();
    QVERIFY(m_fixture.server().start());
    VERIFY_DONE((*store)->journals().append(id, 5, StoreFixture::group(5)));
    checkIntact(place, 5);
}

void TestStoreFaults::serverRefuses_data()
{
    QTest::addColumn<QString>("user");
    QTest::addColumn<QString>("database");
    QTest::addColumn<QString>("code");
    QTest::newRow("no such user") << u"nobody-here"_s << u"postgres"_s << u"store.login"_s;
    QTest::newRow("no such database") << u"coach"_s << u"nothing-here"_s << u"store.no-database"_s;
    QTest::newRow("no right to create") << u"guest"_s << u"closed"_s << u"store.permission"_s;
}

void TestStoreFaults::serverRefuses()
{
    QFETCH(QString, user);
    QFETCH(QString, database);
    QFETCH(QString, code);
    if (user == u"guest"_s) {
        m_fixture.server().psql(u"postgres"_s, u"CREATE ROLE guest LOGIN"_s);
        m_fixture.server().psql(u"postgres"_s, u"CREATE DATABASE closed"_s);
    }
    StoreLocation place = m_fixture.emptyPlace(u"psql"_s);
    place.user = user;
    place.database = database;
    const auto refused = Store::open(place);
    QCOMPARE(errorOf(refused), code);
    checkSentence(refused.error());
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == u"--hold"_s) {
        const auto store = Store::open(StoreLocation::sqliteFile(arguments[2]),
                                       StoreOptions::as(Access::Window));
        fputs(store ? "held\n" : "refused\n", stdout);
        fflush(stdout);
        return QCoreApplication::exec();
    }
    TestStoreFaults test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_storefaults.moc"
