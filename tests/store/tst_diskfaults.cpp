// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/databaselock.h"
#include "core/store/sqlitedialect.h"
#include "tests/support/faultvfs.h"
#include "tests/support/storefixture.h"

#include <QSqlError>
#include <QTest>

#include <signal.h>
#include <sys/resource.h>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A disk that is full, fails, or cannot do all that SQLite would like.
class TestDiskFaults final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { FaultVfs::install(); }
    void cleanup();
    void withoutWriteAheadLog();
    void noRoomForReaders();
    void noRoomForALock();
    void noRoomToOpen();
    void failingWrites_data();
    void failingWrites();
    void failingBackup_data();
    void failingBackup();
    void failingCreation_data();
    void failingCreation();

private:
    StoreFixture m_fixture;
};

namespace {

using Access = StoreOptions::Access;

void addFaultRows()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("code");
    QTest::newRow("disk full") << int(FaultVfs::Fault::DiskFull) << u"store.disk-full"_s;
    QTest::newRow("disk error") << int(FaultVfs::Fault::DiskError) << u"store.disk-error"_s;
}

} // namespace

void TestDiskFaults::cleanup()
{
    FaultVfs::clear();
    FaultVfs::setSharedMemory(true);
}

void TestDiskFaults::noRoomForReaders()
{
    const QSqlError shared(u"disk I/O error"_s, {}, QSqlError::StatementError, u"4874"_s);
    const QSqlError read(u"disk I/O error"_s, {}, QSqlError::StatementError, u"266"_s);
    const auto place = m_fixture.emptyPlace(u"sqlite"_s);
    QCOMPARE(SqliteDialect().fault(shared, place).code, ErrorCode::StoreDiskFull);
    QCOMPARE(SqliteDialect().fault(read, place).code, ErrorCode::StoreDiskError);
}

void TestDiskFaults::noRoomForALock()
{
    const QString path = m_fixture.newPath(u"dugout.db"_s);
    rlimit usual{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
    rlimit none = usual;
    none.rlim_cur = 0;
    const auto handled = signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &none), 0);
    const QString code = errorOf(lockDatabase(path, 0, false));
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &usual), 0);
    signal(SIGXFSZ, handled);
    QCOMPARE(code, u"store.disk-full"_s);
    VERIFY_DONE(lockDatabase(path, 0, false));
}

/// Nothing was changed and nothing is lost: that is said, and a copy can still be made elsewhere.
void TestDiskFaults::noRoomToOpen()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
    rlimit usual{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
    rlimit little = usual;
    little.rlim_cur = 16; // the index of a log has thousands
    const auto handled = signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &little), 0);
    const auto window = Store::open(place, StoreOptions::as(Access::Window));
    const auto command = Store::open(place, StoreOptions::as(Access::Command));
    const auto reader = Store::open(place, StoreOptions::as(Access::Reader));
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &usual), 0);
    signal(SIGXFSZ, handled);
    QCOMPARE(errorOf(window), u"store.disk-full"_s);
    QVERIFY(window.error().message.contains(u"cannot be opened"_s));
    QCOMPARE(errorOf(command), u"store.disk-full"_s);
    QVERIFY(command.error().message.contains(u"cannot be opened"_s));
    VERIFY_DONE(reader);
    VERIFY_DONE((*reader)->journals().read(JournalId(u"m1"_s)));
    VERIFY_DONE((*reader)->backup(m_fixture.newPath(u"copy.db"_s)));
    VERIFY_DONE(Store::open(place));
}

void TestDiskFaults::withoutWriteAheadLog()
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

void TestDiskFaults::failingWrites_data()
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
void TestDiskFaults::failingWrites()
{
    QFETCH(int, fault);
    QFETCH(QString, code);
    QFETCH(bool, log);
    FaultVfs::setSharedMemory(log);
    int refusals = 0;
    for (int nth = 1;; ++nth) {
        QVERIFY(nth < 500);
        const auto place = m_fixture.filled(u"sqlite"_s);
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
                StoreFixture::checkSentence(done.error());
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
        StoreFixture::checkIntact(place, kept ? 8 : 3);
    }
    FaultVfs::setSharedMemory(true);
    QVERIFY(refusals >= 2);
}

void TestDiskFaults::failingBackup_data()
{
    addFaultRows();
}

void TestDiskFaults::failingBackup()
{
    QFETCH(int, fault);
    const auto place = m_fixture.filled(u"sqlite"_s);
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
            StoreFixture::checkIntact(StoreLocation::sqliteFile(copy));
            break;
        }
        ++refusals;
        QCOMPARE(errorOf(done), u"store.backup"_s);
        StoreFixture::checkSentence(done.error());
        QCOMPARE(QDir(QFileInfo(copy).path()).entryList(QDir::Files), QStringList());
    }
    QVERIFY(refusals >= 5);
    StoreFixture::checkIntact(place);
}

void TestDiskFaults::failingCreation_data()
{
    addFaultRows();
}

/// A database that could not be made is made by the next attempt.
void TestDiskFaults::failingCreation()
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
        StoreFixture::checkIntact(place, 0);
    }
}

QTEST_GUILESS_MAIN(TestDiskFaults)
#include "tst_diskfaults.moc"
