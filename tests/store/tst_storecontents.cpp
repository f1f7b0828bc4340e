// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/collectiondocuments.h"
#include "core/club/journalkeeper.h"
#include "core/club/teamdocuments.h"
#include "core/exchange/matchjson.h"
#include "core/exchange/skirmishjson.h"
#include "core/store/connection.h"
#include "tests/support/matchdriver.h"
#include "tests/support/storefixture.h"
#include "tests/support/teambuilder.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A check finds what is whole as far as the engine knows and yet cannot be read.
class TestStoreContents final : public QObject
{
    Q_OBJECT

private slots:
    void allIsWell_data() { StoreFixture::addEngineRows(); }
    void allIsWell();
    void whatCannotBeReadIsNamed_data();
    void whatCannotBeReadIsNamed();
    void aMissingTableIsNamed_data();
    void aMissingTableIsNamed();
    void aNameOfPagesIsCutShort_data() { StoreFixture::addEngineRows(); }
    void aNameOfPagesIsCutShort();
    void rowsWithoutTheirOwnerAreNamedOnce();

private:
    /// A team, a collection, a match with two events and a result, and a skirmish.
    void fill(const StoreLocation &place);
    void change(const StoreLocation &place, const QString &sql);
    [[nodiscard]] StoreReport check(const StoreLocation &place);

    StoreFixture m_fixture;
};

void TestStoreContents::fill(const StoreLocation &place)
{
    const auto store = Store::open(place);
    VERIFY_DONE(store);
    Team team = testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 3}});
    team.name = u"Reavers"_s;
    VERIFY_DONE(saveTeam((*store)->documents(), {team, {}}, 1000));
    VERIFY_DONE(saveCollection((*store)->documents(), {}, 1000));
    JournalHeader match{JournalId(u"m1"_s), u"match"_s, u"Reavers – Others"_s, 1000,
                        setupToJson(plainSetup())};
    VERIFY_DONE((*store)->journals().create(match));
    JournalKeeper keeper((*store)->journals(), match.id, 0, [] { return qint64(2000); });
    Event event;
    event.prompt = u"coin"_s;
    VERIFY_DONE(keeper.keep({LogAction::Kind::Do, {1, {event}}, {}}));
    VERIFY_DONE(keeper.keep({LogAction::Kind::Undo, {}, {}}));
    ResultRecord result;
    result.id = match.id;
    result.game = match.game;
    result.ruleset = RulesetId(u"crp"_s);
    result.sides.resize(2);
    StoreBatch batch;
    batch.results.push_back(result);
    VERIFY_DONE((*store)->batches().keep(batch));
    SkirmishSetup setup;
    setup.ruleset = RulesetId(u"shadespire"_s);
    VERIFY_DONE((*store)->journals().create({JournalId(u"s1"_s), u"skirmish"_s, u"Ana – Ben"_s,
                                             1000, SkirmishJson::writeSetup(setup)}));
}

void TestStoreContents::change(const StoreLocation &place, const QString &sql)
{
    auto connection = Connection::open(place, ConnectionMode::ReadWrite);
    VERIFY_DONE(connection);
    VERIFY_DONE((*connection)->execute(sql));
}

StoreReport TestStoreContents::check(const StoreLocation &place)
{
    const auto store = Store::open(place, StoreOptions::as(StoreOptions::Access::Reader));
    const auto report = store ? (*store)->check() : Result<StoreReport>(store.error());
    return report ? *report : StoreReport{0, 0, 0, 0, 0, {}, {report.error().detail}, {}};
}

void TestStoreContents::allIsWell()
{
    const auto place = m_fixture.emptyPlace();
    fill(place);
    const StoreReport report = check(place);
    QCOMPARE(report.problems, QStringList());
    QCOMPARE(report.unreadable, QStringList());
    QVERIFY(report.isSound());
}

void TestStoreContents::whatCannotBeReadIsNamed_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("named");
    const struct
    {
        const char *name;
        QString sql;
        QString named;
    } cases[] = {
        {"a team that is no JSON", u"UPDATE document SET body = 'x' WHERE kind = 'team'"_s,
         u"The team \"Reavers\""_s},
        {"a team that is a list", u"UPDATE document SET body = '[]' WHERE kind = 'team'"_s,
         u"The team \"Reavers\""_s},
        {"a team that is none", u"UPDATE document SET body = '{\"a\": 1}' WHERE kind = 'team'"_s,
         u"The team \"Reavers\""_s},
        {"a collection that is none",
         u"UPDATE document SET body = '{\"warbands\": 5}' WHERE kind = 'collection'"_s,
         u"The collection"_s},
        {"the start of a match", u"UPDATE journal SET setup = '{\"a\": 1}' WHERE id = 'm1'"_s,
         u"\"Reavers – Others\""_s},
        {"the start of a skirmish", u"UPDATE journal SET setup = 'x' WHERE id = 's1'"_s,
         u"\"Ana – Ben\""_s},
        {"an event that is no JSON", u"UPDATE journal_entry SET payload = 'x' WHERE seq = 2"_s,
         u"Event 2 of the game \"Reavers – Others\""_s},
        {"an event that is none", u"UPDATE journal_entry SET payload = '{\"kind\": \"dance\"}'"_s,
         u"Event 1 of the game \"Reavers – Others\""_s},
        {"a result that is no JSON", u"UPDATE result SET body = 'x'"_s,
         u"The result of the game \"Reavers – Others\""_s},
        {"a result that is none", u"UPDATE result SET body = '{\"a\": 1}'"_s,
         u"The result of the game \"Reavers – Others\""_s},
        {"an event of a later Dugout", u"UPDATE journal_entry SET payload_version = 9"_s,
         u"Event 1 of the game \"Reavers – Others\""_s},
    };
    for (const QString &engine : {u"sqlite"_s, u"psql"_s}) {
        for (const auto &each : cases)
            QTest::addRow("%s, %s", qPrintable(engine), each.name)
                << engine << each.sql << each.named;
    }
}

void TestStoreContents::whatCannotBeReadIsNamed()
{
    QFETCH(const QString, engine);
    QFETCH(const QString, sql);
    QFETCH(const QString, named);
    const auto place = m_fixture.emptyPlace(engine);
    fill(place);
    change(place, sql);
    const StoreReport report = check(place);
    QCOMPARE(report.problems, QStringList());
    QCOMPARE(report.unreadable.size(), 1);
    const QString sentence = report.unreadable.constFirst();
    QVERIFY2(sentence.contains(named), qPrintable(sentence));
    QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
    QVERIFY(!report.isSound());
}

void TestStoreContents::aNameOfPagesIsCutShort()
{
    const auto place = m_fixture.emptyPlace();
    fill(place);
    change(place,
           u"UPDATE document SET name = replace(name, 'a', '%1')"_s.arg(QString(90'000, u'w')));
    change(place,
           u"UPDATE journal SET title = replace(title, 'a', '%1')"_s.arg(QString(90'000, u'w')));
    const auto store = Store::open(place);
    VERIFY_DONE(store);
    const auto teams = (*store)->documents().list({teamKind()});
    VERIFY_DONE(teams);
    QVERIFY(teams->front().name.startsWith(u"Rew"_s));
    QVERIFY(teams->front().name.size() <= 400);
    const auto games = (*store)->journals().list({});
    VERIFY_DONE(games);
    QCOMPARE(games->size(), size_t(2));
    for (const JournalSummary &each : *games) {
        QVERIFY(each.title.size() <= 400);
        const auto header = (*store)->journals().readHeader(each.id);
        VERIFY_DONE(header);
        QCOMPARE(header->title, each.title);
    }
}

void TestStoreContents::rowsWithoutTheirOwnerAreNamedOnce()
{
    const auto place = m_fixture.emptyPlace(u"sqlite"_s);
    fill(place);
    {
        auto connection = Connection::open(place, ConnectionMode::ReadWrite);
        VERIFY_DONE(connection);
        VERIFY_DONE((*connection)->execute(u"PRAGMA foreign_keys = OFF"_s));
        VERIFY_DONE((*connection)->execute(u"DELETE FROM journal WHERE id = 'm1'"_s));
    }
    QCOMPARE(check(place).problems.count(u"foreign key of journal_entry"_s), 1);
}

void TestStoreContents::aMissingTableIsNamed_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("table");
    for (const QString &engine : {u"sqlite"_s, u"psql"_s}) {
        for (const QString &table : {u"meta"_s, u"document"_s, u"journal_entry"_s})
            QTest::addRow("%s, %s", qPrintable(engine), qPrintable(table)) << engine << table;
    }
}

void TestStoreContents::aMissingTableIsNamed()
{
    QFETCH(const QString, engine);
    QFETCH(const QString, table);
    const auto place = m_fixture.emptyPlace(engine);
    fill(place);
    const bool isFile = place.engine == StoreLocation::Engine::Sqlite; // rows may point there
    change(place, u"DROP TABLE %1%2"_s.arg(table, isFile ? u""_s : u" CASCADE"_s));
    const StoreReport report = check(place);
    QCOMPARE(report.problems.size(), 1);
    QVERIFY(report.problems.constFirst().contains(u'"' + table + u'"'));
    QVERIFY(!report.isSound());
}

QTEST_GUILESS_MAIN(TestStoreContents)
#include "tst_storecontents.moc"
