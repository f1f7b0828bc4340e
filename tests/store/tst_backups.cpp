// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/askedopening.h"
#include "core/store/backupshelf.h"
#include "core/store/dailybackup.h"
#include "core/store/storebackup.h"
#include "core/store/storecopies.h"
#include "core/store/storerestore.h"
#include "tests/support/storefixture.h"
#include "tests/support/testfiles.h"
#include "tests/support/unprivileged.h"

#include <QProcess>
#include <QScopeGuard>
#include <QTest>

#include <sys/stat.h>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

using Access = StoreOptions::Access;
using Way = OpeningQuestions::Way;

const QDate sunday(2026, 11, 15);

/// Spoils everything but the head of the file.
void damage(const QString &path)
{
    QByteArray bytes = contents(path);
    for (qsizetype at = 4096; at < bytes.size(); ++at)
        bytes[at] = static_cast<char>(at * 37);
    writeBytes(path, bytes);
}

/// Answers as it was told and remembers what was asked.
class ScriptedCoach final : public OpeningQuestions
{
public:
    bool goesOn(const Error &problem) override
    {
        asked.append(errorWord(problem.code));
        return wantsToGoOn;
    }
    bool looksOnly(const Error &problem) override
    {
        asked.append(errorWord(problem.code));
        return wantsToLook;
    }
    std::optional<QString> password(const StoreLocation &, const Error &problem) override
    {
        asked.append(errorWord(problem.code));
        return passwords.isEmpty() ? std::nullopt : std::optional(passwords.takeFirst());
    }
    Way wayOut(const Error &problem, const std::optional<BackupCopy> &copy,
               bool mayBeginAnew) override
    {
        asked.append(errorWord(problem.code));
        offeredCopy = copy ? copy->path : QString();
        offeredNew = mayBeginAnew;
        return way;
    }

    bool wantsToGoOn = false;
    bool wantsToLook = false;
    QStringList passwords;
    Way way = Way::Quit;
    QStringList asked;
    QString offeredCopy;
    bool offeredNew = false;
};

} // namespace

/// Copies are made by themselves, a few are kept, and there is a way back to them.
class TestBackups final : public QObject
{
    Q_OBJECT

private slots:
    void oneCopyForEachDay_data() { StoreFixture::addEngineRows(); }
    void oneCopyForEachDay();
    void aCopyIsMadeBesideAWritingWindow();
    void aDamagedDatabaseReplacesNoCopy();
    void someAreKept_data();
    void someAreKept();
    void otherFilesAreLeftAlone();
    void leftoversOfKilledBackupsGo();
    void aCopyTakesThePlace_data();
    void aCopyTakesThePlace();
    void theFolderIsMadeForACopy();
    void theLogOfTheOldOneIsNotTakenForTheCopys();
    void restoringIsRefused_data();
    void restoringIsRefused();
    void theLastGoodCopyIsFound();
    void copiesAreListedAndLookedAt();
    void aFolderThatCanOnlyBeReadIsLookedAt();
    void theCoachIsAsked_data();
    void theCoachIsAsked();
    void aPasswordIsAskedForUntilItIsRight();
    void anotherComputersLockIsAskedAbout();

private:
    StoreFixture m_fixture;
};

void TestBackups::oneCopyForEachDay()
{
    QFETCH(const QString, engine);
    const auto place = m_fixture.filled(engine);
    const QString folder = QFileInfo(m_fixture.newPath()).path();
    const BackupShelf shelf(place, folder);
    const auto first = makeDailyCopy(place, shelf, sunday);
    VERIFY_DONE(first);
    QVERIFY(first->endsWith(u".2026-11-15.bak"_s));
    StoreFixture::checkIntact(StoreLocation::sqliteFile(*first));
    const QDateTime made = QFileInfo(*first).lastModified();
    const auto again = makeDailyCopy(place, shelf, sunday);
    VERIFY_DONE(again);
    QCOMPARE(*again, QString());
    QCOMPARE(QFileInfo(*first).lastModified(), made);
    VERIFY_DONE(makeDailyCopy(place, shelf, sunday.addDays(1)));
    const auto copies = shelf.copies();
    QCOMPARE(copies.size(), std::size_t(2));
    QCOMPARE(copies[0].day, std::optional(sunday.addDays(1)));
    QCOMPARE(copies[1].path, *first);
    QVERIFY(copies[1].size > 0);
}

void TestBackups::aCopyIsMadeBesideAWritingWindow()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
    const BackupShelf shelf(place, {});
    const auto window = Store::open(place, StoreOptions::as(Access::Window));
    VERIFY_DONE(window);
    QString path;
    {
        const DailyBackup backup(place, shelf, sunday, [&path](const Result<QString> &copy) {
            path = copy ? *copy : copy.error().message;
        });
        for (qint64 seq = 4; seq < 24; ++seq)
            VERIFY_DONE(
                (*window)->journals().append(JournalId(u"m1"_s), seq, StoreFixture::group(seq)));
    }
    QCOMPARE(path, shelf.pathOf(sunday));
    const auto copy
        = Store::open(StoreLocation::sqliteFile(path), StoreOptions::as(Access::Reader));
    VERIFY_DONE(copy);
    const auto report = (*copy)->check();
    VERIFY_DONE(report);
    QCOMPARE(report->problems, QStringList());
}

void TestBackups::aDamagedDatabaseReplacesNoCopy()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
    const BackupShelf shelf(place, {});
    for (int day = 0; day < 7; ++day)
        VERIFY_DONE(makeDailyCopy(place, shelf, sunday.addDays(day)));
    damage(place.path);
    const auto refused = makeDailyCopy(place, shelf, sunday.addDays(7));
    QCOMPARE(errorOf(refused), u"store.damaged"_s);
    QCOMPARE(shelf.copies().size(), std::size_t(7));
}

void TestBackups::someAreKept_data()
{
    QTest::addColumn<QList<int>>("ages"); ///< in days; -1 for one from before a migration
    QTest::addColumn<qint64>("size"); ///< of each
    QTest::addColumn<QList<int>>("kept");
    const qint64 small = 1000;
    QTest::newRow("none") << QList<int>{} << small << QList<int>{};
    QTest::newRow("a week") << QList<int>{0, 1, 2, 3, 4, 5, 6} << small
                            << QList<int>{0, 1, 2, 3, 4, 5, 6};
    QTest::newRow("seldom used") << QList<int>{0, 30, 90, 400} << small
                                 << QList<int>{0, 30, 90, 400};
    QList<int> everyDay;
    for (int age = 0; age < 60; ++age)
        everyDay.append(age);
    // The Sundays before the last seven days, which is the last day of each week.
    QTest::newRow("every day") << everyDay << small
                               << QList<int>{0, 1, 2, 3, 4, 5, 6, 7, 14, 21, 28};
    const qint64 large = 200LL << 20;
    QTest::newRow("large") << QList<int>{0, 1, 2, 3} << large << QList<int>{0, 1};
    const qint64 huge = 900LL << 20;
    QTest::newRow("huge") << QList<int>{0, 1, 2, 3} << huge << QList<int>{0, 1};
    QTest::newRow("migrations") << QList<int>{-1, -1, -1, -1, -1} << small
                                << QList<int>{-1, -1, -1};
}

void TestBackups::someAreKept()
{
    QFETCH(const QList<int>, ages);
    QFETCH(const qint64, size);
    QFETCH(const QList<int>, kept);
    std::vector<BackupCopy> all;
    for (const int age : ages)
        all.push_back({u"copy-%1"_s.arg(all.size()), sunday.addDays(-qMax(0, age)).startOfDay(),
                       size, age < 0 ? std::nullopt : std::optional(sunday.addDays(-age))});
    const auto rest = BackupShelf::superfluous(all);
    QList<int> left;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (std::find(rest.begin(), rest.end(), all[i]) == rest.end())
            left.append(ages.at(static_cast<qsizetype>(i)));
    }
    QCOMPARE(left, kept);
}

void TestBackups::otherFilesAreLeftAlone()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
    const BackupShelf shelf(place, {});
    VERIFY_DONE(makeDailyCopy(place, shelf, sunday));
    const QStringList others{u"other.db.2026-01-01.bak"_s, u"dugout.db.2026-01-01.bak.txt"_s,
                             u"notes.txt"_s, u"dugout.db.2026-13-41x.bak"_s};
    for (const QString &name : others)
        writeBytes(shelf.folder() + u'/' + name, "mine");
    QCOMPARE(shelf.copies().size(), std::size_t(1));
    shelf.tidy();
    for (const QString &name : others)
        QVERIFY2(QFile::exists(shelf.folder() + u'/' + name), qPrintable(name));
}

void TestBackups::leftoversOfKilledBackupsGo()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
    const BackupShelf shelf(place, {});
    QVERIFY(QDir().mkpath(shelf.folder()));
    QProcess child;
    child.start(u"true"_s, QStringList());
    QVERIFY(child.waitForStarted());
    const qint64 dead = child.processId();
    QVERIFY(child.waitForFinished());
    const qint64 alive = QCoreApplication::applicationPid();
    const QString stem = shelf.folder() + u"/dugout.db.2026-11-14.bak.part-"_s;
    for (const QString &ending : {u""_s, u"-journal"_s})
        writeBytes(stem + QString::number(dead) + ending, "half");
    writeBytes(stem + QString::number(alive), "being written");
    const QString foreign = shelf.folder() + u"/film.part-"_s + QString::number(dead);
    writeBytes(foreign, "somebody else's");
    VERIFY_DONE(makeDailyCopy(place, shelf, sunday));
    QVERIFY(!QFile::exists(stem + QString::number(dead)));
    QVERIFY(!QFile::exists(stem + QString::number(dead) + u"-journal"_s));
    QVERIFY(QFile::exists(stem + QString::number(alive)));
    QVERIFY(QFile::exists(foreign));
    // The same for a copy that was asked for by name.
    const QString wanted = m_fixture.newPath(u"copy.db"_s);
    writeBytes(wanted + u".part-"_s + QString::number(dead), "half");
    const auto store = Store::open(place, StoreOptions::as(Access::Reader));
    VERIFY_DONE(store);
    VERIFY_DONE((*store)->backup(wanted));
    QVERIFY(!QFile::exists(wanted + u".part-"_s + QString::number(dead)));
}

void TestBackups::aCopyTakesThePlace_data()
{
    QTest::addColumn<QString>("present");
    QTest::newRow("nothing there") << u"nothing"_s;
    QTest::newRow("an empty file") << u"empty"_s;
    QTest::newRow("a sound one") << u"sound"_s;
    QTest::newRow("a damaged one") << u"damaged"_s;
    QTest::newRow("a text") << u"text"_s;
}

void TestBackups::aCopyTakesThePlace()
{
    QFETCH(const QString, present);
    const auto place = m_fixture.filled(u"sqlite"_s);
    const BackupShelf shelf(place, {});
    const auto copy = makeDailyCopy(place, shelf, sunday);
    VERIFY_DONE(copy);
    {
        const auto store = Store::open(place);
        VERIFY_DONE(store);
        VERIFY_DONE((*store)->journals().append(JournalId(u"m1"_s), 4, StoreFixture::group(4)));
    }
    if (present == u"nothing"_s)
        QVERIFY(QFile::remove(place.path));
    else if (present == u"empty"_s)
        writeBytes(place.path, {});
    else if (present == u"damaged"_s)
        damage(place.path);
    else if (present == u"text"_s)
        writeBytes(place.path, "Dear diary");
    const QByteArray before = contents(place.path);
    const bool needsForce = before.size() > 0;
    if (needsForce) {
        const auto refused = restoreCopy(place, *copy, {});
        QCOMPARE(errorOf(refused), u"store.would-replace"_s);
        StoreFixture::checkSentence(refused.error());
        QCOMPARE(contents(place.path), before);
    }
    const auto aside = restoreCopy(place, *copy, {needsForce, false});
    VERIFY_DONE(aside);
    StoreFixture::checkIntact(place, 3);
    QCOMPARE(aside->isEmpty(), present == u"nothing"_s);
    if (!aside->isEmpty())
        QCOMPARE(contents(*aside), before);
    if (present == u"sound"_s)
        StoreFixture::checkIntact(StoreLocation::sqliteFile(*aside), 4);
    StoreFixture::checkIntact(StoreLocation::sqliteFile(*copy), 3); // it is still there
    VERIFY_DONE(Store::open(place, StoreOptions::as(Access::Window)));
}

void TestBackups::theFolderIsMadeForACopy()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
    const auto copy = makeDailyCopy(place, BackupShelf(place, {}), sunday);
    VERIFY_DONE(copy);
    const QString folder = m_fixture.newPath(u"new"_s);
    const auto target = StoreLocation::sqliteFile(folder + u"/deep/dugout.db"_s);
    const auto none = restoreCopy(target, *copy + u".none"_s, {});
    QCOMPARE(errorOf(none), u"store.missing"_s);
    QVERIFY(!QFileInfo::exists(folder));
    VERIFY_DONE(restoreCopy(target, *copy, {}));
    StoreFixture::checkIntact(target, 3);
}

/// After a crash the last changes stand in the log beside the file; read into the copy they would
/// spoil it.
void TestBackups::theLogOfTheOldOneIsNotTakenForTheCopys()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
    const auto copy = makeDailyCopy(place, BackupShelf(place, {}), sunday);
    VERIFY_DONE(copy);
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {u"--append"_s, place.path});
    QVERIFY(child.waitForReadyRead());
    child.kill();
    QVERIFY(child.waitForFinished());
    QVERIFY(QFileInfo(place.path + u"-wal"_s).size() > 0);
    const auto aside = restoreCopy(place, *copy, {true, false});
    VERIFY_DONE(aside);
    StoreFixture::checkIntact(place, 3);
    StoreFixture::checkIntact(StoreLocation::sqliteFile(*aside), 4); // with its log
}

void TestBackups::restoringIsRefused_data()
{
    QTest::addColumn<QString>("copy");
    QTest::addColumn<QString>("code");
    QTest::newRow("no such file") << u"nothing"_s << u"store.missing"_s;
    QTest::newRow("a damaged copy") << u"damaged"_s << u"store.damaged"_s;
    QTest::newRow("a text") << u"text"_s << u"store.foreign"_s;
    QTest::newRow("an open window") << u"window"_s << u"store.second-window"_s;
    QTest::newRow("into a server") << u"server"_s << u"store.no-restore"_s;
}

void TestBackups::restoringIsRefused()
{
    QFETCH(const QString, copy);
    QFETCH(const QString, code);
    const auto place = m_fixture.filled(u"sqlite"_s);
    auto made = makeDailyCopy(place, BackupShelf(place, {}), sunday);
    VERIFY_DONE(made);
    std::optional<Result<std::unique_ptr<Store>>> window;
    if (copy == u"nothing"_s)
        QVERIFY(QFile::remove(*made));
    else if (copy == u"damaged"_s)
        damage(*made);
    else if (copy == u"text"_s)
        writeBytes(*made, "Dear diary");
    else if (copy == u"window"_s)
        window.emplace(Store::open(place, StoreOptions::as(Access::Window)));
    const auto target = copy == u"server"_s ? m_fixture.emptyPlace(u"psql"_s) : place;
    const auto refused = restoreCopy(target, *made, {true, false});
    QCOMPARE(errorOf(refused), code);
    StoreFixture::checkSentence(refused.error());
    StoreFixture::checkIntact(place);
    const QStringList names = QFileInfo(place.path).dir().entryList(QDir::Files);
    for (const QString &name : names)
        QVERIFY2(!name.contains(u"aside"_s) && !name.contains(u"part"_s), qPrintable(name));
}

void TestBackups::theLastGoodCopyIsFound()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
    const BackupShelf shelf(place, {});
    QVERIFY(!lastGoodCopy(shelf));
    for (int day = 0; day < 3; ++day)
        VERIFY_DONE(makeDailyCopy(place, shelf, sunday.addDays(day)));
    damage(shelf.pathOf(sunday.addDays(2)));
    const auto found = lastGoodCopy(shelf);
    QVERIFY(found.has_value());
    QCOMPARE(found->day, std::optional(sunday.addDays(1)));
}

/// What was put aside is a copy like any other: going back can be undone.
void TestBackups::copiesAreListedAndLookedAt()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
    const BackupShelf shelf(place, {});
    const StoreCopies copies(place, shelf);
    QVERIFY(copies.list().empty());
    VERIFY_DONE(copies.canGoBack());
    const auto first = makeDailyCopy(place, shelf, sunday);
    VERIFY_DONE(first);
    {
        const auto store = Store::open(place);
        VERIFY_DONE(store);
        VERIFY_DONE((*store)->documents().save({StoreFixture::team(u"t1"_s, u"Late Comers"_s)}));
    }
    QCOMPARE(copies.list().size(), std::size_t(1));
    QCOMPARE(copies.list().front().kind, KeptCopy::Kind::Daily);
    const auto inside = copies.contents(*first);
    VERIFY_DONE(inside);
    QCOMPARE(inside->teams, QStringList());
    const auto aside = restoreCopy(place, *first, {true, false});
    VERIFY_DONE(aside);
    const auto all = copies.list();
    QCOMPARE(all.size(), std::size_t(2));
    const auto kept = std::find_if(all.begin(), all.end(), [](const KeptCopy &each) {
        return each.kind == KeptCopy::Kind::PutAside;
    });
    QVERIFY(kept != all.end());
    QCOMPARE(kept->path, *aside);
    VERIFY_DONE(copies.contents(kept->path));
    QCOMPARE(copies.contents(kept->path)->teams, QStringList(u"Late Comers"_s));
    VERIFY_DONE(copies.check(kept->path));
    // There and back again.
    VERIFY_DONE(restoreCopy(place, kept->path, {true, false}));
    QCOMPARE(copies.contents(place.path)->teams, QStringList(u"Late Comers"_s));
    // A file from elsewhere, and one that is none.
    const QString elsewhere = m_fixture.newPath(u"laptop.db"_s);
    VERIFY_DONE(copies.save(elsewhere));
    QCOMPARE(errorOf(copies.save(elsewhere)), u"store.file-exists"_s);
    VERIFY_DONE(copies.brought(elsewhere));
    QCOMPARE(copies.brought(elsewhere)->kind, KeptCopy::Kind::Brought);
    writeBytes(m_fixture.newPath(u"diary"_s), "Dear diary");
    damage(elsewhere);
    QCOMPARE(errorOf(copies.check(elsewhere)), u"store.damaged"_s);
    QCOMPARE(errorOf(StoreCopies(m_fixture.emptyPlace(u"psql"_s), shelf).canGoBack()),
             u"store.no-restore"_s);
}

void TestBackups::aFolderThatCanOnlyBeReadIsLookedAt()
{
    auto place = m_fixture.filled(u"sqlite"_s);
    {
        const auto store = Store::open(place);
        VERIFY_DONE(store);
        VERIFY_DONE((*store)->documents().save({StoreFixture::team(u"t1"_s, u"Readers"_s)}));
    }
    const QByteArray folder = QFile::encodeName(QFileInfo(place.path).path());
    const QByteArray root = QFile::encodeName(QFileInfo(QFileInfo(place.path).path()).path());
    QCOMPARE(::chmod(root.constData(), 0755), 0);
    QCOMPARE(::chmod(folder.constData(), 0555), 0);
    const auto writable = qScopeGuard([&folder] { ::chmod(folder.constData(), 0755); });
    const Unprivileged rights;
    ScriptedCoach coach;
    const StoreOptions options = StoreOptions::as(Access::Window);
    const BackupShelf shelf(place, {});
    QCOMPARE(errorOf(openAsking(place, options, shelf, coach)), u"store.read-only"_s);
    QCOMPARE(coach.asked, QStringList(u"store.read-only"_s));
    coach.wantsToLook = true;
    const auto looked = openAsking(place, options, shelf, coach);
    VERIFY_DONE(looked);
    const auto teams = (*looked)->documents().list({u"team"_s});
    VERIFY_DONE(teams);
    QCOMPARE(teams->front().name, u"Readers"_s);
    QVERIFY(!errorOf((*looked)->documents().save({StoreFixture::team(u"t2"_s, u"Writers"_s)}))
                 .isEmpty());
}

void TestBackups::theCoachIsAsked_data()
{
    QTest::addColumn<QString>("present");
    QTest::addColumn<bool>("hasCopy");
    QTest::addColumn<int>("way");
    QTest::addColumn<QString>("code"); ///< empty when it opens
    QTest::addColumn<int>("entries");
    const QString ok;
    QTest::newRow("damaged, go back") << u"damaged"_s << true << int(Way::LastGoodCopy) << ok << 3;
    QTest::newRow("damaged, quit")
        << u"damaged"_s << true << int(Way::Quit) << u"store.damaged"_s << 0;
    QTest::newRow("damaged, no copy")
        << u"damaged"_s << false << int(Way::LastGoodCopy) << u"store.damaged"_s << 0;
    QTest::newRow("a text, go back") << u"text"_s << true << int(Way::LastGoodCopy) << ok << 3;
    QTest::newRow("a text, never anew")
        << u"text"_s << true << int(Way::BeginAnew) << u"store.foreign"_s << 0;
    QTest::newRow("empty, go back") << u"empty"_s << true << int(Way::LastGoodCopy) << ok << 3;
    QTest::newRow("empty, anew") << u"empty"_s << true << int(Way::BeginAnew) << ok << 0;
    QTest::newRow("empty, no copy, anew") << u"empty"_s << false << int(Way::BeginAnew) << ok << 0;
    QTest::newRow("empty, quit") << u"empty"_s << false << int(Way::Quit) << u"store.empty"_s << 0;
}

void TestBackups::theCoachIsAsked()
{
    QFETCH(const QString, present);
    QFETCH(const bool, hasCopy);
    QFETCH(const int, way);
    QFETCH(const QString, code);
    QFETCH(const int, entries);
    auto place = m_fixture.filled(u"sqlite"_s);
    const BackupShelf shelf(place, {});
    if (hasCopy)
        VERIFY_DONE(makeDailyCopy(place, shelf, sunday));
    if (present == u"damaged"_s)
        writeBytes(place.path, contents(place.path).left(4096)); // noticed when it is opened
    else
        writeBytes(place.path, present == u"text"_s ? "Dear diary" : "");
    const QByteArray before = contents(place.path);
    ScriptedCoach coach;
    coach.way = static_cast<Way>(way);
    const auto store = openAsking(place, StoreOptions::as(Access::Window), shelf, coach);
    QCOMPARE(errorOf(store), code);
    QCOMPARE(coach.asked.size(), hasCopy || present == u"empty"_s ? 1 : 0);
    QCOMPARE(!coach.offeredCopy.isEmpty(), hasCopy);
    QCOMPARE(coach.offeredNew, present == u"empty"_s);
    if (!store)
        QCOMPARE(contents(place.path), before);
    else
        StoreFixture::checkIntact(place, entries);
}

void TestBackups::aPasswordIsAskedForUntilItIsRight()
{
    StoreLocation place = m_fixture.emptyPlace(u"psql"_s);
    place.user = u"shy%1"_s.arg(place.database);
    m_fixture.server().addUserWithPassword(place.user, u"s3cret"_s);
    const BackupShelf shelf(place, {});
    ScriptedCoach coach;
    coach.passwords = {u"guess"_s, u"s3cret"_s};
    VERIFY_DONE(openAsking(place, StoreOptions::as(Access::Window), shelf, coach));
    QCOMPARE(coach.asked, QStringList({u"store.password"_s, u"store.password"_s}));
    QCOMPARE(place.password, u"s3cret"_s); // for a copy of the day
    place.password.clear();
    QCOMPARE(errorOf(openAsking(place, StoreOptions::as(Access::Window), shelf, coach)),
             u"store.password"_s);
}

void TestBackups::anotherComputersLockIsAskedAbout()
{
    auto place = m_fixture.filled(u"sqlite"_s);
    const QByteArray lock = "4711\ndugout\nattic\n0123456789abcdef\nfedcba9876543210\n";
    writeBytes(place.path + u".lock"_s, lock);
    const BackupShelf shelf(place, {});
    ScriptedCoach coach;
    const auto options = StoreOptions::as(Access::Window);
    QCOMPARE(errorOf(openAsking(place, options, shelf, coach)), u"store.other-computer"_s);
    QCOMPARE(contents(place.path + u".lock"_s), lock);
    coach.wantsToGoOn = true;
    VERIFY_DONE(openAsking(place, options, shelf, coach));
    QCOMPARE(coach.asked.size(), 2);
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == u"--append"_s) {
        const auto store = Store::open(StoreLocation::sqliteFile(arguments[2]));
        const bool done
            = store && (*store)->journals().append(JournalId(u"m1"_s), 4, StoreFixture::group(4));
        fputs(done ? "done\n" : "refused\n", stdout);
        fflush(stdout);
        return QCoreApplication::exec();
    }
    TestBackups test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_backups.moc"
