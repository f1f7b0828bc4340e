// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "tests/support/storefixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

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
    void wrongUsage_data();
    void wrongUsage();

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
        VERIFY_DONE((*store)->journals().create(StoreFixture::header(u"m1"_s)));
        VERIFY_DONE((*store)->journals().append(JournalId(u"m1"_s), 1, StoreFixture::group(1, 3)));
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
    QVERIFY(again.out.isEmpty());
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

void TestDbCommand::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("unknown") << QStringList{u"destroy"_s};
    QTest::newRow("backup without a file") << QStringList{u"backup"_s};
    QTest::newRow("unknown option") << QStringList{u"init"_s, u"--colour"_s};
}

void TestDbCommand::wrongUsage()
{
    QFETCH(QStringList, arguments);
    QCOMPARE(run(QStringList(u"db"_s) + arguments).status, 2);
}

QTEST_GUILESS_MAIN(TestDbCommand)
#include "tst_dbcommand.moc"
