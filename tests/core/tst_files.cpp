// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/filechange.h"
#include "core/files/filelock.h"
#include "core/files/filename.h"
#include "core/files/readfile.h"
#include "core/files/writefile.h"
#include "tests/support/testfiles.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>

#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype most = 100;

} // namespace

/// Files of strangers and files that others write as well.
class TestFiles final : public QObject
{
    Q_OBJECT

private slots:
    void onlyOrdinaryFilesAreRead_data();
    void onlyOrdinaryFilesAreRead();
    void whatIsThereIsRead();
    void onlyOrdinaryFilesAreReplaced_data() { onlyOrdinaryFilesAreRead_data(); }
    void onlyOrdinaryFilesAreReplaced();
    void aDiskWithoutRoomIsNamed_data();
    void aDiskWithoutRoomIsNamed();
    void aDatabaseIsNotReplaced_data();
    void aDatabaseIsNotReplaced();
    void namesAreSafe_data();
    void namesAreSafe();
    void aChangeIsWritten();
    void whatOthersWroteIsNotLost();
    void oneAfterTheOther();
    void theLockOfADeadProgramHoldsNobodyUp();
    void aLockThatSaysNothingHoldsNobodyUp_data();
    void aLockThatSaysNothingHoldsNobodyUp();

private:
    QTemporaryDir m_folder;
};

void TestFiles::onlyOrdinaryFilesAreRead_data()
{
    QTest::addColumn<QString>("path");
    const QString link = m_folder.filePath(u"link.json"_s);
    const QString pipe = m_folder.filePath(u"pipe"_s);
    if (!QFile::exists(pipe)) {
        QVERIFY(QFile::link(u"/dev/zero"_s, link));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    }
    QTest::newRow("endless") << u"/dev/zero"_s;
    QTest::newRow("a link to it") << link;
    QTest::newRow("a pipe that says nothing") << pipe;
    QTest::newRow("a folder") << m_folder.path();
}

void TestFiles::onlyOrdinaryFilesAreRead()
{
    QFETCH(QString, path);
    const auto read = readFile(path, most);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::FileSpecial);
    QVERIFY(read.error().message.contains(path));
    QVERIFY(!FileChange::begin(path, most));
}

void TestFiles::whatIsThereIsRead()
{
    const QString path = m_folder.filePath(u"there"_s);
    QCOMPARE(readFile(path, most).error().code, ErrorCode::FileUnreadable);
    writeBytes(path, QByteArray(most, 'x'));
    QCOMPARE(readFile(path, most)->size(), most);
    QCOMPARE(readFile(path, most - 1).error().code, ErrorCode::TooLarge);
    writeBytes(path, {});
    QCOMPARE(*readFile(path, most), QByteArray());
    // Says that it is empty, and is not.
    QVERIFY(readFile(u"/proc/self/stat"_s, 4096)->size() > 0);
    for (const QString &odd : {path + u"\n.json"_s, m_folder.filePath(u"none"_s)})
        QVERIFY(!readFile(odd, most).error().message.contains(u"Unknown"_s));
}

void TestFiles::onlyOrdinaryFilesAreReplaced()
{
    QFETCH(QString, path);
    QCOMPARE(writeFile(path, "x").error().code, ErrorCode::FileSpecial);
    QVERIFY(!QFileInfo(path).isFile());
}

void TestFiles::aDiskWithoutRoomIsNamed_data()
{
    QTest::addColumn<int>("room");
    QTest::addColumn<int>("size");
    QTest::newRow("a large file") << 50'000 << 200'000;
    QTest::newRow("one that fits a buffer") << 4'096 << 7'569;
    QTest::newRow("no room at all") << 0 << 10;
}

void TestFiles::aDiskWithoutRoomIsNamed()
{
    QFETCH(const int, room);
    QFETCH(const int, size);
    const QString path = m_folder.filePath(u"large"_s);
    rlimit usual{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
    rlimit small = usual;
    small.rlim_cur = static_cast<rlim_t>(room);
    const auto handled = signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto written = writeFile(path, QByteArray(size, 'x'));
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &usual), 0);
    signal(SIGXFSZ, handled);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::FileUnwritable);
    QVERIFY2(!written.error().detail.isEmpty() && !written.error().detail.contains(u"Unknown"_s),
             qPrintable(written.error().detail));
    QVERIFY(!QFileInfo::exists(path));
}

void TestFiles::aDatabaseIsNotReplaced_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("itself") << u"dugout.db"_s;
    QTest::newRow("under another name") << u"other.json"_s;
    QTest::newRow("its log") << u"dugout.db-wal"_s;
    QTest::newRow("its older log") << u"dugout.db-journal"_s;
}

void TestFiles::aDatabaseIsNotReplaced()
{
    QFETCH(const QString, name);
    const QTemporaryDir folder;
    const QByteArray database = QByteArray("SQLite format 3", 16) + QByteArray(4'080, 'x');
    writeBytes(folder.filePath(u"dugout.db"_s), database);
    QVERIFY(QFile::link(folder.filePath(u"dugout.db"_s), folder.filePath(u"other.json"_s)));
    const QString path = folder.filePath(name);
    if (!QFile::exists(path))
        writeBytes(path, "the last changes");
    const QByteArray before = *readFile(path, 10'000);
    const auto written = writeFile(path, "{}");
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::FileDatabase);
    QVERIFY(written.error().message.contains(path));
    QCOMPARE(*readFile(path, 10'000), before);
    QVERIFY(writeFile(folder.filePath(u"dugout.json"_s), "{}"));
}

void TestFiles::namesAreSafe_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << u"Riverside Lancers"_s << u"Riverside Lancers.pdf"_s;
    QTest::newRow("a slash") << u"F.C. Dot/Slash"_s << u"F.C. Dot-Slash.pdf"_s;
    QTest::newRow("folders up") << u"../../x"_s << u"x.pdf"_s;
    QTest::newRow("dots") << u"B.o.b"_s << u"B.o.b.pdf"_s;
    QTest::newRow("hidden") << u"...rc"_s << u"rc.pdf"_s;
    QTest::newRow("at home") << u"~/x"_s << u"x.pdf"_s;
    QTest::newRow("an option") << u"--force"_s << u"force.pdf"_s;
    QTest::newRow("only dashes") << u"<>"_s << u"dugout.pdf"_s;
    QTest::newRow("ends in dots") << u"x . ."_s << u"x.pdf"_s;
    QTest::newRow("nothing") << QString() << u"dugout.pdf"_s;
    QTest::newRow("only dots") << u".."_s << u"dugout.pdf"_s;
    QTest::newRow("of Windows") << u"C:\\a*b?\"<c>|"_s << u"C--a-b---c--.pdf"_s;
    QTest::newRow("a device of Windows") << u"con"_s << u"_con.pdf"_s;
    QTest::newRow("another") << u"LPT1.x"_s << u"_LPT1.x.pdf"_s;
    QTest::newRow("escapes") << u"a\u001b[1m\u202e\nb"_s << u"a[1m b.pdf"_s;
    QTest::newRow("long") << QString(300, u'x') << QString(60, u'x') + u".pdf"_s;
    QTest::newRow("long pictures") << u"x"_s + QString(u"😀"_s).repeated(40)
                                   << u"x"_s + QString(u"😀"_s).repeated(29) + u".pdf"_s;
    QTest::newRow("a score") << u"Reds 0 – 0 Blues"_s << u"Reds 0 – 0 Blues.pdf"_s;
}

void TestFiles::namesAreSafe()
{
    QFETCH(QString, title);
    QFETCH(QString, name);
    QCOMPARE(safeFileName(title, u"pdf"_s), name);
    QCOMPARE_LE(QFile::encodeName(name).size(), 255);
    QCOMPARE(QFileInfo(u"/folder/"_s + name).path(), u"/folder"_s);
}

void TestFiles::aChangeIsWritten()
{
    const QString path = m_folder.filePath(u"change"_s);
    writeBytes(path, "one");
    {
        auto change = FileChange::begin(path, most);
        QVERIFY(change);
        QCOMPARE(change->before(), "one");
        QVERIFY(QFile::exists(path + u".lock"_s));
        QVERIFY(change->commit("two"));
        QVERIFY(change->commit("three"));
    }
    QCOMPARE(contents(path), "three");
    QVERIFY(!QFile::exists(path + u".lock"_s));
}

void TestFiles::whatOthersWroteIsNotLost()
{
    const QString path = m_folder.filePath(u"others"_s);
    writeBytes(path, "one");
    auto change = FileChange::begin(path, most);
    QVERIFY(change);
    writeBytes(path, "theirs"); // an editor asks for no lock
    const auto written = change->commit("ours");
    QCOMPARE(written.error().code, ErrorCode::FileChanged);
    QCOMPARE(contents(path), "theirs");
    QVERIFY(QFile::remove(path));
    QCOMPARE(change->commit("ours").error().code, ErrorCode::FileChanged);
    QVERIFY(!QFile::exists(path));
}

void TestFiles::oneAfterTheOther()
{
    const QString path = m_folder.filePath(u"turns"_s);
    const QString other = m_folder.filePath(u"another-name"_s);
    writeBytes(path, "one");
    QVERIFY(QFile::link(path, other));
    auto first = FileChange::begin(other, most); // two names, one file
    QVERIFY(first);
    QLockFile lock(path + u".lock"_s);
    QVERIFY(!lock.tryLock(0));
    {
        const FileChange gone = *std::move(first);
    }
    QVERIFY(lock.tryLock(0));
}

void TestFiles::aLockThatSaysNothingHoldsNobodyUp_data()
{
    QTest::addColumn<QByteArray>("lock");
    QTest::newRow("killed before it wrote") << QByteArray();
    QTest::newRow("lost with the power") << QByteArray(60, '\0');
}

void TestFiles::aLockThatSaysNothingHoldsNobodyUp()
{
    QFETCH(const QByteArray, lock);
    const QString path = m_folder.filePath(u"blank"_s);
    writeBytes(path, "one");
    writeBytes(path + u".lock"_s, lock);
    QLockFile weeks(path + u".lock"_s);
    weeks.setStaleLockTime(0); // as a window has it
    QVERIFY(takeLock(weeks, 0));
    QLockFile second(path + u".lock"_s);
    QVERIFY(!takeLock(second, 0));
    weeks.unlock();
    writeBytes(path + u".lock"_s, lock);
    QVERIFY(FileChange::begin(path, most));
}

void TestFiles::theLockOfADeadProgramHoldsNobodyUp()
{
    const QString path = m_folder.filePath(u"dead"_s);
    writeBytes(path, "one");
    QString host;
    QString program;
    qint64 id = 0;
    {
        QLockFile ours(path + u".lock"_s);
        QVERIFY(ours.tryLock(0));
        QVERIFY(ours.getLockInfo(&id, &host, &program));
    }
    // As a program leaves it that was killed: of this machine, with an id that nobody has.
    writeBytes(path + u".lock"_s, "4194305\n" + program.toUtf8() + '\n' + host.toUtf8() + "\n\n\n");
    auto change = FileChange::begin(path, most);
    QVERIFY2(change, change ? "" : qPrintable(change.error().message));
}

QTEST_GUILESS_MAIN(TestFiles)
#include "tst_files.moc"
