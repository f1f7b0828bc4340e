// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultvfs.h"
#include "tests/support/storefixture.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QScopeGuard>
#include <QTest>

#include <random>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What was acknowledged is there afterwards, whatever happens to the process or to the power.
class TestStoreCrash final : public QObject
{
    Q_OBJECT

private slots:
    void killedWhilePlaying_data();
    void killedWhilePlaying();
    void powerLoss();

private:
    void checkGroups(Store &store, qint64 acknowledged, qint64 *found);

    StoreFixture m_fixture;
};

namespace {

const JournalId game(u"m1"_s);

/// Groups of one, two, three, one, two, three… entries: a torn one would show.
int sizeOfGroup(qint64 first)
{
    return static_cast<int>(first % 3) + 1;
}

/// The child: appends for ever, and says each last seq once it is kept.
int playOn(const QString &location)
{
    const auto store = Store::open(*StoreLocation::parse(location),
                                   StoreOptions::as(StoreOptions::Access::Window));
    if (!store)
        return 1;
    const auto journal = (*store)->journals().read(game);
    if (!journal)
        return 1;
    for (qint64 next = static_cast<qint64>(journal->entries.size()) + 1;;) {
        const int size = sizeOfGroup(next);
        if (!(*store)->journals().append(game, next, StoreFixture::group(next, size)))
            return 1;
        next += size;
        printf("%lld\n", static_cast<long long>(next - 1));
        fflush(stdout);
    }
}

/// Which of the writes since the last synchronisation reached the disk before the power went.
enum class Luck { None, All, Some, Torn };

/// What would be in the files after a power loss just before operation `end`.
QHash<QString, QByteArray> imageAt(const std::vector<FaultVfs::Operation> &operations,
                                   qsizetype end, Luck luck, std::mt19937 &random)
{
    using Kind = FaultVfs::Operation::Kind;
    QHash<QString, qsizetype> lastSync;
    for (qsizetype i = 0; i < end; ++i) {
        const auto &operation = operations[static_cast<std::size_t>(i)];
        if (operation.kind == Kind::Sync)
            lastSync[operation.path] = i;
    }
    QHash<QString, QByteArray> files;
    for (qsizetype i = 0; i < end; ++i) {
        const auto &operation = operations[static_cast<std::size_t>(i)];
        const bool safe = i < lastSync.value(operation.path, -1);
        const bool lucky = luck == Luck::All || (luck != Luck::None && random() % 2 == 0);
        if (operation.kind == Kind::Delete) {
            files.remove(operation.path);
            continue;
        }
        if (!safe && !lucky)
            continue;
        QByteArray &file = files[operation.path];
        QByteArray bytes = operation.bytes;
        if (!safe && luck == Luck::Torn)
            bytes.truncate(bytes.size() / 2 / 512 * 512);
        if (operation.kind == Kind::Truncate)
            file.resize(operation.offset);
        if (operation.kind == Kind::Write && !bytes.isEmpty()) {
            if (file.size() < operation.offset + bytes.size())
                file.append(operation.offset + bytes.size() - file.size(), '\0');
            file.replace(operation.offset, bytes.size(), bytes);
        }
    }
    return files;
}

} // namespace

void TestStoreCrash::checkGroups(Store &store, qint64 acknowledged, qint64 *found)
{
    const auto journal = store.journals().read(game);
    VERIFY_DONE(journal);
    const auto &entries = journal->entries;
    *found = static_cast<qint64>(entries.size());
    QVERIFY2(*found >= acknowledged, qPrintable(u"%1 of %2"_s.arg(*found).arg(acknowledged)));
    for (qint64 next = 1; next <= *found;) {
        for (const JournalEntry &expected : StoreFixture::group(next, sizeOfGroup(next))) {
            QVERIFY2(next <= *found, "a torn group");
            QVERIFY(entries[static_cast<std::size_t>(next - 1)] == expected);
            ++next;
        }
    }
}

void TestStoreCrash::killedWhilePlaying_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("budgetMs"); ///< fewer rounds on a slow machine, but never none
    QTest::newRow("sqlite") << u"sqlite"_s << 300 << 12000;
    QTest::newRow("psql") << u"psql"_s << 40 << 3000;
}

void TestStoreCrash::killedWhilePlaying()
{
    QFETCH(QString, engine);
    QFETCH(int, rounds);
    QFETCH(int, budgetMs);
    std::mt19937 random(20);
    QElapsedTimer clock;
    clock.start();
    StoreLocation place;
    qint64 found = 0;
    int done = 0;
    for (; done < rounds && (done < 10 || clock.elapsed() < budgetMs); ++done) {
        if (done % 50 == 0) { // a short journal keeps the rounds short
            place = m_fixture.emptyPlace(engine);
            found = 0;
            VERIFY_DONE((*Store::open(place))->journals().create(StoreFixture::header(u"m1"_s)));
        }
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {u"--play"_s, place.toString()});
        QVERIFY(child.waitForReadyRead());
        QTest::qSleep(static_cast<int>(random() % 12));
        child.kill();
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        const QByteArray said = child.readAllStandardOutput();
        const QByteArray whole = said.left(said.lastIndexOf('\n'));
        const qint64 acknowledged = whole.mid(whole.lastIndexOf('\n') + 1).toLongLong();
        QVERIFY(acknowledged > found);
        // The next start, as a window: the dead one's lock is no hindrance.
        const auto store = Store::open(place, StoreOptions::as(StoreOptions::Access::Window));
        VERIFY_DONE(store);
        checkGroups(**store, acknowledged, &found);
        if (QTest::currentTestFailed())
            return;
        QCOMPARE((*store)->check()->problems, QStringList());
    }
    qInfo("%d rounds", done);
}

void TestStoreCrash::powerLoss()
{
    FaultVfs::install();
    const auto place = m_fixture.emptyPlace(u"sqlite"_s);
    FaultVfs::startRecording();
    QList<std::pair<qsizetype, qint64>> acknowledgements;
    {
        const auto store = Store::open(place);
        VERIFY_DONE(store);
        VERIFY_DONE((*store)->journals().create(StoreFixture::header(u"m1"_s)));
        acknowledgements.append({FaultVfs::recorded(), 0});
        for (qint64 next = 1; next < 60;) {
            const int size = sizeOfGroup(next);
            VERIFY_DONE((*store)->journals().append(game, next, StoreFixture::group(next, size)));
            next += size;
            acknowledgements.append({FaultVfs::recorded(), next - 1});
        }
    } // closing moves the log into the database: that may be cut short as well
    const auto operations = FaultVfs::stopRecording();
    std::mt19937 random(4);
    int images = 0;
    for (qsizetype end = acknowledgements.first().first;
         end <= static_cast<qsizetype>(operations.size()); ++end) {
        qint64 acknowledged = 0;
        for (const auto &[at, seq] : acknowledgements) {
            if (at <= end)
                acknowledged = seq;
        }
        for (const Luck luck : {Luck::None, Luck::All, Luck::Some, Luck::Torn}) {
            const auto crashed = m_fixture.emptyPlace(u"sqlite"_s);
            const auto cleaner = qScopeGuard(
                [&crashed] { QDir(QFileInfo(crashed.path).path()).removeRecursively(); });
            const auto image = imageAt(operations, end, luck, random);
            for (auto file = image.begin(); file != image.end(); ++file) {
                QFile copy(crashed.path + file.key().mid(place.path.size()));
                QVERIFY(copy.open(QIODevice::WriteOnly));
                copy.write(file.value());
            }
            const auto store = Store::open(crashed);
            VERIFY_DONE(store);
            qint64 found = 0;
            checkGroups(**store, acknowledged, &found);
            QCOMPARE((*store)->check()->problems, QStringList());
            if (QTest::currentTestFailed())
                return;
            ++images;
        }
    }
    qInfo("%d images of %lld operations", images, static_cast<long long>(operations.size()));
    QVERIFY(images > 400);
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == u"--play"_s)
        return playOn(arguments[2]);
    TestStoreCrash test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_storecrash.moc"
