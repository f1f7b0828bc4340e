// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"
#include "tests/support/storefixture.h"
#include "tests/support/testfiles.h"
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
    void aNameThatIsNoUtf8IsNotGuessed();
    void secondWindow();
    void aDeadWindowIsForgotten();
    void aCommandDoesNotMigrateUnderAWindow();
    void writerInTheWay();
    void anEmptyFileIsNotFilledInSilence();
    void anInterruptedFirstStartGoesOn();
    void aFileThatIsGoneTakesNoMoreChanges_data();
    void aFileThatIsGoneTakesNoMoreChanges();
    void aLockOfAnotherComputer_data();
    void aLockOfAnotherComputer();
    void aLockOfALivingProcessIsNeverTaken();
    void aLockThatSaysNothingIsNoLock();
    void theFirstToCreateIsTold_data() { StoreFixture::addEngineRows(); }
    void theFirstToCreateIsTold();

private:
    StoreFixture m_fixture;
};

namespace {

using Access = StoreOptions::Access;

} // namespace

void TestStoreFaults::initTestCase()
{
    QVERIFY2(m_fixture.server().problem().isEmpty(), qPrintable(m_fixture.server().problem()));
}

void TestStoreFaults::newerDugout()
{
    QFETCH(QString, engine);
    const auto place = m_fixture.filled(engine);
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
        StoreFixture::checkSentence(refused.error());
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
    StoreFixture::checkSentence(refused.error());
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
    writeBytes(place.path, bytes);
    for (const Access access : {Access::Window, Access::Reader}) {
        const auto refused = Store::open(place, StoreOptions::as(access));
        QCOMPARE(errorOf(refused), u"store.foreign"_s);
        StoreFixture::checkSentence(refused.error());
    }
    QCOMPARE(contents(place.path), bytes);
}

void TestStoreFaults::damagedFile_data()
{
    QTest::addColumn<int>("keep"); ///< per cent of the file
    QTest::addColumn<int>("spoil"); ///< from this page on
    QTest::newRow("cut in half") << 50 << -1;
    QTest::newRow("cut by a few pages") << 85 << -1;
    QTest::newRow("only the first page") << 5 << -1;
    QTest::newRow("schema page spoilt") << 100 << 0;
    QTest::newRow("pages of data spoilt") << 100 << 1;
}

void TestStoreFaults::damagedFile()
{
    QFETCH(int, keep);
    QFETCH(int, spoil);
    const auto place = m_fixture.filled(u"sqlite"_s);
    QByteArray bytes = contents(place.path);
    bytes.truncate(bytes.size() * keep / 100);
    if (spoil >= 0) {
        for (qsizetype at = spoil * 4096 + 100; at < bytes.size(); ++at)
            bytes[at] = static_cast<char>(at * 37);
    }
    writeBytes(place.path, bytes);
    // The first to notice says so: opening, reading, checking.
    QString code;
    const auto store = Store::open(place, StoreOptions::as(Access::Window));
    if (!store) {
        code = errorOf(store);
        StoreFixture::checkSentence(store.error());
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
    const auto place
        = file == 0 ? m_fixture.emptyPlace(u"sqlite"_s) : m_fixture.filled(u"sqlite"_s);
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
        StoreFixture::checkSentence(refused.error());
    }
    ::chmod(folderPath.constData(), 0755);
    QCOMPARE(contents(place.path), before);
    if (file != 0)
        StoreFixture::checkIntact(place);
}

void TestStoreFaults::readingFromAReadOnlyFolder()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
    const QByteArray folder = QFile::encodeName(QFileInfo(place.path).path());
    const QByteArray root = QFile::encodeName(QFileInfo(QFileInfo(place.path).path()).path());
    QCOMPARE(::chmod(root.constData(), 0755), 0);
    QCOMPARE(::chmod(folder.constData(), 0555), 0);
    {
        const Unprivileged rights;
        StoreFixture::checkIntact(place);
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
    writeBytes(file, "text");
    const auto under = Store::open(StoreLocation::sqliteFile(file + u"/x/dugout.db"_s));
    QCOMPARE(errorOf(under), u"store.folder"_s);
    StoreFixture::checkSentence(under.error());
    const auto folder = Store::open(StoreLocation::sqliteFile(QFileInfo(file).path()));
    QCOMPARE(errorOf(folder), u"store.folder"_s);
    StoreFixture::checkSentence(folder.error());
}

/// What Qt makes of letters it cannot read would be another folder, empty and new.
void TestStoreFaults::aNameThatIsNoUtf8IsNotGuessed()
{
    const QString folder = m_fixture.newPath(QString::fromUtf8("K\xfc"
                                                               "che"));
    const auto refused = Store::open(StoreLocation::sqliteFile(folder + u"/dugout.db"_s));
    QCOMPARE(errorOf(refused), u"store.folder"_s);
    QVERIFY(refused.error().message.contains(u"UTF-8"_s));
    StoreFixture::checkSentence(refused.error());
    QVERIFY(!QFileInfo::exists(folder));
}

void TestStoreFaults::secondWindow()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
    const QString link = m_fixture.newPath(u"link.db"_s);
    QVERIFY(QFile::link(place.path, link));
    {
        const auto window = Store::open(place, StoreOptions::as(Access::Window));
        VERIFY_DONE(window);
        for (const QString &path : {place.path, link}) {
            const auto second
                = Store::open(StoreLocation::sqliteFile(path), StoreOptions::as(Access::Window));
            QCOMPARE(errorOf(second), u"store.second-window"_s);
            StoreFixture::checkSentence(second.error());
        }
        // Commands and readers work beside it, and the window goes on.
        StoreFixture::checkIntact(place);
        const auto command = Store::open(place, StoreOptions::as(Access::Command));
        VERIFY_DONE(command);
        VERIFY_DONE((*command)->journals().append(JournalId(u"m1"_s), 4, StoreFixture::group(4)));
        VERIFY_DONE((*window)->journals().append(JournalId(u"m1"_s), 5, StoreFixture::group(5)));
    }
    VERIFY_DONE(Store::open(place, StoreOptions::as(Access::Window)));
    StoreFixture::checkIntact(place, 5);
    // On a server, several windows are the purpose.
    const auto league = m_fixture.filled(u"psql"_s);
    const auto one = Store::open(league, StoreOptions::as(Access::Window));
    VERIFY_DONE(one);
    VERIFY_DONE(Store::open(league, StoreOptions::as(Access::Window)));
}

void TestStoreFaults::aDeadWindowIsForgotten()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
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
    const auto place = m_fixture.filled(u"sqlite"_s);
    const auto window = Store::open(place, StoreOptions::as(Access::Window));
    VERIFY_DONE(window);
    StoreOptions newer = StoreOptions::as(Access::Command);
    newer.migrations.sqlite.push_back({2, u"x"_s, u"CREATE TABLE x (y);"_s});
    newer.migrations.postgres.push_back({2, u"x"_s, u""_s});
    QCOMPARE(errorOf(Store::open(place, newer)), u"store.second-window"_s);
    StoreFixture::checkIntact(place);
}

void TestStoreFaults::writerInTheWay()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
    const auto store = Store::open(place);
    VERIFY_DONE(store);
    auto other = Connection::open(place, ConnectionMode::ReadWrite);
    VERIFY_DONE(other);
    VERIFY_DONE((*other)->execute(u"BEGIN IMMEDIATE"_s));
    StoreFixture::checkIntact(place);
    const auto refused = (*store)->journals().append(JournalId(u"m1"_s), 4, StoreFixture::group(4));
    QCOMPARE(errorOf(refused), u"store.busy"_s);
    StoreFixture::checkSentence(refused.error());
    VERIFY_DONE((*other)->execute(u"ROLLBACK"_s));
    VERIFY_DONE((*store)->journals().append(JournalId(u"m1"_s), 4, StoreFixture::group(4)));
}

/// Killed between making the file and filling it: nothing was ever in it.
void TestStoreFaults::anInterruptedFirstStartGoesOn()
{
    const auto place = m_fixture.emptyPlace(u"sqlite"_s);
    writeBytes(place.path, {});
    writeBytes(place.path + u".new"_s, {});
    QCOMPARE(errorOf(Store::open(place, StoreOptions::as(Access::Reader))), u"store.missing"_s);
    VERIFY_DONE(Store::open(place, StoreOptions::as(Access::Window)));
    StoreFixture::checkIntact(place, 0);
    QVERIFY(!QFile::exists(place.path + u".new"_s));
}

void TestStoreFaults::anEmptyFileIsNotFilledInSilence()
{
    const auto place = m_fixture.emptyPlace(u"sqlite"_s);
    writeBytes(place.path, {});
    for (const Access access : {Access::Window, Access::Command, Access::Reader}) {
        const auto refused = Store::open(place, StoreOptions::as(access));
        QCOMPARE(errorOf(refused), u"store.empty"_s);
        StoreFixture::checkSentence(refused.error());
        QCOMPARE(QFileInfo(place.path).size(), 0);
    }
    StoreOptions options = StoreOptions::as(Access::Window);
    options.fillEmpty = true;
    VERIFY_DONE(Store::open(place, options));
    StoreFixture::checkIntact(place, 0);
}

void TestStoreFaults::aFileThatIsGoneTakesNoMoreChanges_data()
{
    QTest::addColumn<QString>("what");
    QTest::newRow("removed with its folder") << u"remove"_s;
    QTest::newRow("moved with its folder") << u"move"_s;
    QTest::newRow("another in its place") << u"replace"_s;
}

void TestStoreFaults::aFileThatIsGoneTakesNoMoreChanges()
{
    QFETCH(const QString, what);
    const auto place = m_fixture.filled(u"sqlite"_s);
    const auto other = m_fixture.filled(u"sqlite"_s);
    const JournalId id(u"m1"_s);
    const auto store = Store::open(place, StoreOptions::as(Access::Window));
    VERIFY_DONE(store);
    VERIFY_DONE((*store)->journals().append(id, 4, StoreFixture::group(4)));
    const QString folder = QFileInfo(place.path).path();
    const QString aside = folder + u"-aside"_s;
    if (what == u"remove"_s)
        QVERIFY(QDir(folder).removeRecursively());
    else
        QVERIFY(QDir().rename(folder, aside));
    if (what == u"replace"_s) {
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(QFile::copy(other.path, place.path));
    }
    const auto refused = (*store)->journals().append(id, 5, StoreFixture::group(5));
    QCOMPARE(errorOf(refused), u"store.gone"_s);
    StoreFixture::checkSentence(refused.error());
    QCOMPARE(errorOf((*store)->documents().save({StoreFixture::team(u"t"_s, u"T"_s)})),
             u"store.gone"_s);
    StoreBatch batch;
    batch.documents.push_back(StoreFixture::team(u"t"_s, u"T"_s));
    QCOMPARE(errorOf((*store)->batches().keep(batch)), u"store.gone"_s);
    if (what != u"move"_s)
        return;
    // Back in its place it goes on as if nothing had been.
    QVERIFY(QDir().rename(aside, folder));
    VERIFY_DONE((*store)->journals().append(id, 5, StoreFixture::group(5)));
    StoreFixture::checkIntact(place, 5);
}

void TestStoreFaults::aLockOfAnotherComputer_data()
{
    QTest::addColumn<QByteArray>("lock");
    QTest::newRow("another one") << QByteArray(
        "4711\ndugout\nattic\n0123456789abcdef\nfedcba9876543210\n");
    QTest::newRow("this one, installed anew")
        << "4711\ndugout\n" + QSysInfo::machineHostName().toUtf8() + "\n0123456789abcdef\nfedc\n";
    QTest::newRow("one with an odd name")
        << QByteArray("4711\ndug\x1b[31mout\natt\x07ic\n0123456789abcdef\nfedc\n");
    QTest::newRow("an old one, by its name alone") << QByteArray("4711\ndugout\nattic\n");
}

void TestStoreFaults::aLockOfAnotherComputer()
{
    QFETCH(const QByteArray, lock);
    const auto place = m_fixture.filled(u"sqlite"_s);
    writeBytes(place.path + u".lock"_s, lock);
    StoreOptions options = StoreOptions::as(Access::Window);
    const auto refused = Store::open(place, options);
    QCOMPARE(errorOf(refused), u"store.other-computer"_s);
    StoreFixture::checkSentence(refused.error());
    const QString computer
        = QString::fromUtf8(QByteArray(lock.split('\n').at(2)).replace("\x07", ""));
    QVERIFY(!(refused.error().message + refused.error().detail).contains(QChar(0x1b)));
    QVERIFY2(refused.error().message.contains(computer), qPrintable(refused.error().message));
    QCOMPARE(contents(place.path + u".lock"_s), lock);
    options.takeOver = true;
    const auto taken = Store::open(place, options);
    VERIFY_DONE(taken);
    // From now on it is a lock of this computer like any other.
    QCOMPARE(errorOf(Store::open(place, options)), u"store.second-window"_s);
}

void TestStoreFaults::aLockOfALivingProcessIsNeverTaken()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {u"--hold"_s, place.path});
    QVERIFY(child.waitForReadyRead());
    StoreOptions options = StoreOptions::as(Access::Window);
    options.takeOver = true;
    QCOMPARE(errorOf(Store::open(place, options)), u"store.second-window"_s);
    // Not even when what it wrote looks like another computer's: it still holds the file.
    writeBytes(place.path + u".lock"_s, "4711\ndugout\nattic\n0123456789abcdef\nfedc\n");
    QCOMPARE(errorOf(Store::open(place, options)), u"store.other-computer"_s);
    child.kill();
    QVERIFY(child.waitForFinished());
    VERIFY_DONE(Store::open(place, options));
}

/// A window that was killed just as it made its lock.
void TestStoreFaults::aLockThatSaysNothingIsNoLock()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
    writeBytes(place.path + u".lock"_s, {});
    const auto store = Store::open(place, StoreOptions::as(Access::Window));
    VERIFY_DONE(store);
    QCOMPARE(errorOf(Store::open(place, StoreOptions::as(Access::Window))),
             u"store.second-window"_s);
}

void TestStoreFaults::theFirstToCreateIsTold()
{
    const auto place = m_fixture.emptyPlace();
    const MigrationSet steps = MigrationSet::builtIn();
    auto slow = Connection::open(place, ConnectionMode::ReadWrite);
    VERIFY_DONE(slow);
    VERIFY_DONE((*slow)->dialect().inspect(**slow)); // nothing there yet
    const auto first = Store::open(place, [] {
        StoreOptions options = StoreOptions::as(Access::Command);
        options.fillEmpty = true; // made by the slow one
        return options;
    }());
    VERIFY_DONE(first);
    QCOMPARE((*first)->versionBefore(), 0);
    const auto found = migrate(**slow, steps.of(place.engine));
    VERIFY_DONE(found);
    QCOMPARE(*found, steps.latest());
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
