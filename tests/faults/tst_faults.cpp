// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/faultedrun.h"
#include "tests/faults/faultyleagues.h"
#include "tests/faults/keptcontents.h"
#include "tests/faults/poweroutage.h"
#include "tests/faults/undertakings.h"
#include "tests/support/commandrun.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <limits>
#include <map>
#include <optional>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Commands that something happens to, at every change of a file and at every read: afterwards all
/// that was acknowledged is there, nothing is half, and the next command goes on.
///
/// CTest tries a few moments of each command; `tst_faults --every` tries all of them, and
/// `tst_faults --moments 50` so many of each command and fault.
class TestFaults final : public QObject
{
    Q_OBJECT

public:
    /// So many moments of each command and fault; none for the few of CTest.
    explicit TestFaults(std::optional<int> moments)
        : m_moments(moments)
    { }

private slots:
    void initTestCase();
    void killed_data() { addRows(); }
    void killed();
    void fullDisk_data() { addRows(); }
    void fullDisk();
    void failingDisk_data() { addRows(); }
    void failingDisk();
    void powerLoss_data() { addRows(); }
    void powerLoss();
    void theSampleLeagueIsMadeOrNot();
    void aDiskWithoutLocksSaysSo();
    void cleanupTestCase();

private:
    /// An undertaking with its data folder, and what is kept before and after it.
    struct Ready
    {
        QString folder;
        QStringList command;
        QStringList known;
        KeptContents before;
        KeptContents after;
        qint64 changes = 0;
        qint64 reads = 0;
        bool inSteps = false;
        bool besides = false;
        std::function<void()> putBack{};
    };
    enum class Kept { Before, After, Between, Broken };

    static void addRows();
    const Ready &ready();
    Ready makeReady(const Undertaking &undertaking);
    void startAgain(const Ready &ready) const;
    [[nodiscard]] std::vector<qint64> moments(qint64 last, int few) const;
    void tryMoments(const char *fault, qint64 last, int few);
    void checkEnd(const Ready &ready, const FaultedRun &run);
    [[nodiscard]] Kept keptNow(const Ready &ready) const;
    void checkGoesOn(const Ready &ready, Kept kept);

    std::optional<int> m_moments;
    QTemporaryDir m_place;
    std::map<QString, Ready> m_ready;
    std::map<QByteArray, int> m_happened; ///< how often each fault did
};

namespace {

void copyFolder(const QString &from, const QString &to)
{
    QDir(to).removeRecursively();
    if (QProcess::execute(u"cp"_s, {u"-r"_s, from, to}) != 0)
        qFatal("%s cannot be copied", qPrintable(from));
}

} // namespace

void TestFaults::initTestCase()
{
    QVERIFY(m_place.isValid());
    QVERIFY(QFile::exists(u"" DUGOUT_FAULT_LAYER ""_s));
}

void TestFaults::addRows()
{
    QTest::addColumn<int>("number");
    int number = 0;
    for (const Undertaking &each : undertakings())
        QTest::newRow(each.name) << number++;
}

const TestFaults::Ready &TestFaults::ready()
{
    const QFETCH(int, number);
    const Undertaking &wanted = undertakings().at(static_cast<size_t>(number));
    const QString name = QString::fromLatin1(wanted.name);
    if (const auto found = m_ready.find(name); found != m_ready.end())
        return found->second;
    return m_ready.emplace(name, makeReady(wanted)).first->second;
}

TestFaults::Ready TestFaults::makeReady(const Undertaking &undertaking)
{
    Ready ready;
    ready.folder = m_place.filePath(u"data"_s);
    ready.inSteps = undertaking.inSteps;
    ready.besides = undertaking.besides;
    ready.putBack = undertaking.putBack;
    QDir(ready.folder).removeRecursively();
    QDir().mkpath(ready.folder);
    ready.command = undertaking.prepare(ready.folder);
    copyFolder(ready.folder, m_place.filePath(QString::fromLatin1(undertaking.name)));
    ready.known = idsIn(ready.folder);
    ready.before = contentsOf(ready.folder, ready.known);
    copyFolder(m_place.filePath(QString::fromLatin1(undertaking.name)), ready.folder);
    const FaultedRun run = runFaulted(ready.command, ready.folder);
    if (run.status != 0)
        qFatal("%s: %s", undertaking.name, qPrintable(run.err));
    ready.changes = run.changes;
    ready.reads = run.reads;
    ready.after = contentsOf(ready.folder, ready.known);
    return ready;
}

void TestFaults::startAgain(const Ready &ready) const
{
    copyFolder(m_place.filePath(QString::fromLatin1(QTest::currentDataTag())), ready.folder);
    ready.putBack();
}

/// All of them, or a few that are spread evenly with the last among them.
std::vector<qint64> TestFaults::moments(qint64 last, int few) const
{
    std::vector<qint64> chosen;
    const qint64 count = std::min<qint64>(last, m_moments.value_or(few));
    for (qint64 i = 1; i <= count; ++i)
        chosen.push_back(i * last / count);
    return chosen;
}

TestFaults::Kept TestFaults::keptNow(const Ready &ready) const
{
    const KeptContents now = contentsOf(ready.folder, ready.known);
    if (now == ready.after)
        return Kept::After;
    if (now == ready.before)
        return Kept::Before;
    if (ready.inSteps)
        return Kept::Between;
    qWarning("%s",
             qPrintable(u"beside before:\n%1\nbeside after:\n%2"_s.arg(
                 difference(now, ready.before), difference(now, ready.after))));
    return Kept::Broken;
}

/// The database is sound, the command can be given where it was not done, and others as well.
void TestFaults::checkGoesOn(const Ready &ready, Kept kept)
{
    if (QFile::exists(ready.folder + u"/dugout.db"_s)) {
        const CommandAnswer sound = runCommand({u"db"_s, u"check"_s, u"--quick"_s}, ready.folder);
        const bool notYet = ready.inSteps && sound.err.contains(u"There is no database"_s);
        QVERIFY2(sound.status == 0 || notYet, qPrintable(sound.out + sound.err));
    }
    if (kept != Kept::After) {
        const CommandAnswer again = runCommand(ready.command, ready.folder);
        QVERIFY2(again.status == 0, qPrintable(again.err));
        const KeptContents now = contentsOf(ready.folder, ready.known);
        QVERIFY2(now == ready.after, qPrintable(difference(now, ready.after)));
    }
    const CommandAnswer next = runCommand({u"team"_s, u"add"_s, u"--samples"_s}, ready.folder);
    QVERIFY2(next.status == 0, qPrintable(next.err));
}

void TestFaults::checkEnd(const Ready &ready, const FaultedRun &run)
{
    const Kept kept = keptNow(ready);
    QVERIFY2(kept != Kept::Broken, qPrintable(run.err));
    if (!run.killed && run.status == 0 && !ready.besides)
        QVERIFY2(kept == Kept::After, "it was said to be done, and is not");
    if (!run.killed && run.status != 0) {
        QVERIFY2(run.status == 1 && !run.err.isEmpty(), qPrintable(run.out + run.err));
        QVERIFY2(kept != Kept::After || ready.before == ready.after,
                 qPrintable(u"it was refused, and is done: "_s + run.err));
    }
    checkGoesOn(ready, kept);
}

void TestFaults::tryMoments(const char *fault, qint64 last, int few)
{
    const Ready &now = ready();
    const bool kills = fault == faults::killed || fault == faults::torn;
    for (const qint64 at : moments(last, few)) {
        startAgain(now);
        const FaultedRun run = runFaulted(now.command, now.folder, {fault, at});
        QVERIFY2(kills || !run.killed, qPrintable(u"crashed: "_s + run.err));
        ++m_happened[kills && !run.killed ? "not killed" : fault];
        checkEnd(now, run);
        if (QTest::currentTestFailed()) {
            qWarning("%s at %lld of %lld, status %d: %s", fault, static_cast<long long>(at),
                     static_cast<long long>(last), run.status, qPrintable(run.err));
            return;
        }
    }
}

void TestFaults::killed()
{
    const qint64 changes = ready().changes;
    tryMoments(faults::killed, changes, 2);
    if (!QTest::currentTestFailed())
        tryMoments(faults::torn, changes, 1);
}

void TestFaults::fullDisk()
{
    const qint64 changes = ready().changes;
    tryMoments(faults::full, changes, 1);
    if (!QTest::currentTestFailed())
        tryMoments(faults::tight, changes, 1);
}

void TestFaults::failingDisk()
{
    const Ready &now = ready();
    tryMoments(faults::badRead, now.reads, 1);
    if (!QTest::currentTestFailed())
        tryMoments(faults::badReads, now.reads, 1);
    if (!QTest::currentTestFailed())
        tryMoments(faults::badSync, now.changes, 1);
}

void TestFaults::powerLoss()
{
    using Luck = PowerOutage::Luck;
    const Ready &now = ready();
    startAgain(now);
    const QString record = m_place.filePath(u"record"_s);
    QFile::remove(record);
    QCOMPARE(runFaulted(now.command, now.folder, {"", 0, record}).status, 0);
    startAgain(now);
    const PowerOutage outage(now.folder, record);
    std::mt19937 random(4);
    const auto lucks = m_moments ? std::vector{Luck::None, Luck::All, Luck::Some, Luck::Torn}
                                 : std::vector{Luck::None, Luck::Torn};
    for (const qint64 at : moments(outage.changes(), 2)) {
        for (const Luck luck : lucks) {
            const auto moment = static_cast<int>(at);
            outage.happen(moment, luck, random);
            const Kept kept = keptNow(now);
            ++m_happened["power loss"];
            const bool acknowledged = moment == outage.changes();
            QVERIFY2(kept != Kept::Broken, qPrintable(QString::number(at)));
            QVERIFY2(!acknowledged || kept == Kept::After, "it was said to be done, and is not");
            checkGoesOn(now, kept);
            if (QTest::currentTestFailed()) {
                qWarning("the power went at %d of %d", moment, outage.changes());
                return;
            }
        }
    }
}

/// Each sample is another one, so that nothing can be compared but how much there is of it.
void TestFaults::theSampleLeagueIsMadeOrNot()
{
    const QString folder = m_place.filePath(u"data"_s);
    const QString start = m_place.filePath(u"sample start"_s);
    QDir(folder).removeRecursively();
    QDir().mkpath(folder);
    const QStringList command = leagues::sampleMade(folder);
    copyFolder(folder, start);
    copyFolder(start, folder);
    const FaultedRun whole = runFaulted(command, folder);
    QCOMPARE(whole.status, 0);
    const auto countsOf = [&folder] {
        QList<qsizetype> counts;
        for (const QString &kind : {u"league"_s, u"team"_s, u"match"_s})
            counts.append(runCommand({kind, u"list"_s, u"--json"_s}, folder).rows().size());
        return counts;
    };
    const QList<qsizetype> nothing{0, 0, 0};
    const QList<qsizetype> all{1, 8, 14};
    QCOMPARE(countsOf(), all);
    bool wasNothing = false;
    for (const qint64 at : moments(whole.changes - 1, 12)) {
        copyFolder(start, folder);
        const FaultedRun run = runFaulted(command, folder, {faults::killed, at});
        const QList<qsizetype> counts = countsOf();
        QVERIFY2(counts == nothing || counts == all, qPrintable(QString::number(at)));
        wasNothing |= run.killed && counts == nothing;
    }
    QVERIFY(wasNothing);
}

/// Instead of asking for patience for ever.
void TestFaults::aDiskWithoutLocksSaysSo()
{
    const QString folder = m_place.filePath(u"locks"_s);
    QDir().mkpath(folder);
    const QStringList list{u"team"_s, u"list"_s};
    const QStringList make{u"league"_s, u"new"_s, u"Liga"_s, u"--ruleset"_s, u"crp"_s};
    QCOMPARE(runFaulted(make, folder).status, 0);
    for (const QStringList &command : {list, make}) {
        const FaultedRun run = runFaulted(command, folder, {faults::noLocks});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains(u"no file can be locked"_s), qPrintable(run.err));
        QVERIFY2(!run.err.contains(u"try again"_s), qPrintable(run.err));
        QCOMPARE(runFaulted(list, folder).status, 0);
    }
}

void TestFaults::cleanupTestCase()
{
    for (const auto &[fault, times] : m_happened)
        qInfo("%s: %d", fault.constData(), times);
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments();
    std::optional<int> moments;
    if (arguments.removeAll(u"--every"_s) > 0)
        moments = std::numeric_limits<int>::max();
    if (const auto place = arguments.indexOf(u"--moments"_s); place > 0) {
        moments = arguments.value(place + 1).toInt();
        arguments.remove(place, 2);
    }
    qputenv("QTEST_FUNCTION_TIMEOUT", "7200000"); // milliseconds; CTest has a limit of its own
    TestFaults test(moments);
    return QTest::qExec(&test, arguments);
}

#include "tst_faults.moc"
