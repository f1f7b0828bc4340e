// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/plainoutput.h"
#include "core/club/journalkeeper.h"
#include "core/store/dailybackup.h"
#include "tests/support/storefixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QScopeGuard>
#include <QTest>

#include <cstdio>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestDbCommand final : public QObject
{
    Q_OBJECT

private slots:
    void wholeLife_data() { StoreFixture::addEngineRows(); }
    void wholeLife();
    void dataFolderIsTheDefault();
    void refusals_data();
    void refusals();
    void damageIsRefused();
    void whatCannotBeReadIsRefused();
    void copiesAreListedAndRestored();
    void wrongUsage_data();
    void wrongUsage();
    void oneOfManyCreates();
    void aLockOfAnotherComputerIsTakenOverWhenAsked();
    void aFolderWithoutANameIsNone();
    void anAnswerThatIsNotWrittenIsNotDone();

private:
    struct Answer
    {
        int status = -1;
        QString out;
        QString err;

        [[nodiscard]] QJsonObject object() const
        {
            return QJsonDocument::fromJson(out.toUtf8()).object();
        }
    };
    Answer run(const QStringList &arguments, const QString &folder = u"/nowhere"_s);

    StoreFixture m_fixture;
};

TestDbCommand::Answer TestDbCommand::run(const QStringList &arguments, const QString &folder)
{
    Answer answer;
    QTextStream out(&answer.out);
    QTextStream err(&answer.err);
    CliContext context{out, err, Language::English, {}, folder, false};
    answer.status = runCommandLine(arguments, context);
    return answer;
}

void TestDbCommand::wholeLife()
{
    const auto place = m_fixture.emptyPlace();
    const QStringList database{u"--database"_s, place.toString(), u"--json"_s};
    const QStringList init = QStringList{u"db"_s, u"init"_s} + database;
    const QStringList check = QStringList{u"db"_s, u"check"_s} + database;
    QCOMPARE(run(check).status, 1);
    const Answer created = run(init);
    QCOMPARE(created.status, 0);
    QCOMPARE(created.object().value(u"created"_s), QJsonValue(true));
    QCOMPARE(created.object().value(u"location"_s).toString(), place.toString());
    QCOMPARE(run(init).object().value(u"created"_s), QJsonValue(false));
    {
        const auto store = Store::open(place);
        VERIFY_DONE(store);
        JournalHeader header = StoreFixture::header(u"m1"_s);
        header.game = u"chess"_s; // nobody knows how to read it, so that nothing is wrong with it
        VERIFY_DONE((*store)->journals().create(header));
        JournalKeeper keeper((*store)->journals(), header.id, 0, [] { return qint64(0); });
        Event event;
        event.prompt = u"coin"_s;
        for (int line = 0; line < 3; ++line)
            VERIFY_DONE(keeper.keep({LogAction::Kind::Do, {1, {event}}, {}}));
    }
    const Answer checked = run(check);
    QCOMPARE(checked.status, 0);
    QCOMPARE(checked.object().value(u"sound"_s), QJsonValue(true));
    QCOMPARE(checked.object().value(u"events"_s).toInt(), 3);
    const Answer migrated = run(QStringList{u"db"_s, u"migrate"_s} + database);
    QCOMPARE(migrated.status, 0);
    QCOMPARE(migrated.object().value(u"from"_s), migrated.object().value(u"to"_s));
    QVERIFY(migrated.object().value(u"backup"_s).isNull());

    const QString copy = m_fixture.newPath(u"copy.db"_s);
    const QStringList backup = QStringList{u"db"_s, u"backup"_s, copy} + database;
    QCOMPARE(run(backup).object().value(u"backup"_s).toString(), copy);
    const Answer again = run(backup);
    QCOMPARE(again.status, 1);
    QVERIFY(!again.object().value(u"error"_s).toObject().value(u"message"_s).toString().isEmpty());
    QVERIFY(again.err.contains(copy));
    const Answer copied = run({u"db"_s, u"check"_s, u"--json"_s, u"--database"_s, copy});
    QCOMPARE(copied.object().value(u"events"_s).toInt(), 3);
}

void TestDbCommand::dataFolderIsTheDefault()
{
    const QString folder = QFileInfo(m_fixture.newPath()).path() + u"/deep/er"_s;
    const Answer created = run({u"db"_s, u"init"_s}, folder);
    QCOMPARE(created.status, 0);
    QVERIFY(QFile::exists(folder + u"/dugout.db"_s));
    const QString other = folder + u"/other"_s;
    QCOMPARE(run({u"db"_s, u"init"_s, u"--data-dir"_s, other}, folder).status, 0);
    QVERIFY(QFile::exists(other + u"/dugout.db"_s));
    const Answer checked = run({u"db"_s, u"check"_s}, folder);
    QCOMPARE(checked.status, 0);
    QVERIFY(checked.out.contains(folder));
}

void TestDbCommand::refusals_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("check nothing") << QStringList{u"check"_s};
    QTest::newRow("migrate nothing") << QStringList{u"migrate"_s};
    QTest::newRow("back up nothing") << QStringList{u"backup"_s, u"/nowhere/copy.db"_s};
    QTest::newRow("unknown scheme")
        << QStringList{u"init"_s, u"--database"_s, u"mysql://host/db"_s};
    QTest::newRow("server away") << QStringList{u"check"_s, u"--database"_s,
                                                u"postgresql://a@/b?host=/nowhere"_s};
}

void TestDbCommand::refusals()
{
    QFETCH(QStringList, arguments);
    const Answer refused = run(QStringList(u"db"_s) + arguments);
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.out.isEmpty());
    QVERIFY(!refused.err.isEmpty());
    QVERIFY(!QFile::exists(u"/nowhere"_s));
}

void TestDbCommand::damageIsRefused()
{
    const auto place = m_fixture.emptyPlace(u"sqlite"_s);
    VERIFY_DONE(Store::open(place));
    QFile file(place.path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(4096));
    file.write(QByteArray(int(file.size() - 4096), 'x'));
    file.close();
    const Answer checked = run({u"db"_s, u"check"_s, u"--database"_s, place.path});
    QCOMPARE(checked.status, 1);
    QVERIFY(checked.err.contains(place.path));
}

void TestDbCommand::whatCannotBeReadIsRefused()
{
    const auto place = m_fixture.filled(u"sqlite"_s); // entries that are no events
    const QStringList check{u"db"_s, u"check"_s, u"--database"_s, place.path};
    const Answer plain = run(check);
    QCOMPARE(plain.status, 1);
    QVERIFY2(plain.err.contains(u"Event 1 of the game \"Title of m1\""_s), qPrintable(plain.err));
    const Answer json = run(check + QStringList(u"--json"_s));
    QCOMPARE(json.status, 1);
    QCOMPARE(json.object().value(u"sound"_s), QJsonValue(false));
    QVERIFY(!json.object().value(u"unreadable"_s).toArray().isEmpty());
}

void TestDbCommand::copiesAreListedAndRestored()
{
    const auto place = m_fixture.filled(u"sqlite"_s);
    const QStringList restore{u"db"_s, u"restore"_s, u"--database"_s, place.path};
    const Answer none = run(restore);
    QCOMPARE(none.status, 0);
    QVERIFY2(none.out.contains(u"There is no backup"_s), qPrintable(none.out));
    VERIFY_DONE(makeDailyCopy(place, BackupShelf(place, {}), QDate(2026, 11, 15)));
    const Answer listed = run(restore);
    QVERIFY2(listed.out.contains(u"dugout.db.2026-11-15.bak"_s), qPrintable(listed.out));
    QCOMPARE(run(restore + QStringList(u"--json"_s)).object().value(u"copies"_s).toArray().size(),
             1);
    {
        const auto store = Store::open(place);
        VERIFY_DONE(store);
        VERIFY_DONE((*store)->journals().append(JournalId(u"m1"_s), 4, StoreFixture::group(4)));
    }
    const QStringList one = restore + QStringList(u"dugout.db.2026-11-15.bak"_s);
    const Answer refused = run(one);
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(u"--force"_s), qPrintable(refused.err));
    StoreFixture::checkIntact(place, 4);
    const Answer done = run(one + QStringList{u"--force"_s, u"--json"_s});
    QCOMPARE(done.status, 0);
    StoreFixture::checkIntact(place, 3);
    const QString aside = done.object().value(u"aside"_s).toString();
    StoreFixture::checkIntact(StoreLocation::sqliteFile(aside), 4);
}

void TestDbCommand::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("unknown") << QStringList{u"destroy"_s};
    QTest::newRow("backup without a file") << QStringList{u"backup"_s};
    QTest::newRow("two copies at once") << QStringList{u"restore"_s, u"a.bak"_s, u"b.bak"_s};
    QTest::newRow("unknown option") << QStringList{u"init"_s, u"--colour"_s};
}

void TestDbCommand::wrongUsage()
{
    QFETCH(QStringList, arguments);
    QCOMPARE(run(QStringList(u"db"_s) + arguments).status, 2);
}

void TestDbCommand::oneOfManyCreates()
{
    const QString path = m_fixture.emptyPlace(u"sqlite"_s).path;
    std::vector<std::unique_ptr<QProcess>> crowd;
    for (int i = 0; i < 6; ++i) {
        crowd.push_back(std::make_unique<QProcess>());
        crowd.back()->start(QCoreApplication::applicationFilePath(), {u"--init"_s, path});
    }
    int created = 0;
    for (const auto &process : crowd) {
        QVERIFY(process->waitForFinished());
        const QByteArray said = process->readAllStandardOutput();
        QVERIFY2(process->exitCode() == 0, process->readAllStandardError().constData());
        created += said.startsWith("Created") ? 1 : 0;
        QVERIFY2(said.contains(path.toUtf8()), said.constData());
    }
    QCOMPARE(created, 1);
}

void TestDbCommand::aLockOfAnotherComputerIsTakenOverWhenAsked()
{
    const QString path = m_fixture.emptyPlace(u"sqlite"_s).path;
    QFile lock(path + u".lock"_s);
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write("4711\ndugout\nattic\n0123456789abcdef\nfedcba9876543210\n");
    lock.close();
    const QStringList init{u"db"_s, u"init"_s, u"--database"_s, path};
    const Answer refused = run(init);
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(u"attic"_s), qPrintable(refused.err));
    QVERIFY2(refused.err.contains(u"--take-over"_s), qPrintable(refused.err));
    QCOMPARE(run(init + QStringList(u"--take-over"_s)).status, 0);
}

void TestDbCommand::aFolderWithoutANameIsNone()
{
    for (const QString &command : {u"check"_s, u"init"_s}) {
        const Answer elsewhere = run({u"db"_s, command, u"--database"_s, QString()});
        QCOMPARE(elsewhere.status, 2);
        QVERIFY2(elsewhere.err.contains(u"--database needs a value."_s), qPrintable(elsewhere.err));
        const Answer refused = run({u"db"_s, command, u"--data-dir"_s, QString()});
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains(u"--data-dir needs a value."_s), qPrintable(refused.err));
    }
}

void TestDbCommand::anAnswerThatIsNotWrittenIsNotDone()
{
    std::FILE *full = std::fopen("/dev/full", "w");
    QVERIFY(full);
    const auto closed = qScopeGuard([full] { std::fclose(full); });
    PlainOutput target(full);
    QTextStream out(&target);
    QString said;
    QTextStream err(&said);
    CliContext context{out, err, Language::English, {}, u"/nowhere"_s, false};
    QCOMPARE(runCommandLine({u"--version"_s}, context), 1);
    QVERIFY2(said.contains(u"could not be written"_s), qPrintable(said));
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == u"--init"_s) {
        QTextStream out(stdout);
        QTextStream err(stderr);
        CliContext context{out, err, Language::English, {}, u"/nowhere"_s, false};
        return runCommandLine({u"db"_s, u"init"_s, u"--database"_s, arguments[2]}, context);
    }
    TestDbCommand test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_dbcommand.moc"
