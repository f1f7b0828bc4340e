// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/linelook.h"
#include "core/store/sharedsetup.h"
#include "tests/releases/facts.h"
#include "tests/releases/keptgames.h"
#include "tests/releases/leaguefacts.h"
#include "tests/releases/maker/makeleagues.h"
#include "tests/releases/maker/playing.h"
#include "tests/releases/releasefolder.h"
#include "tests/sharing/sharedhouse.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(dugout::ReleaseFile)

namespace {

void addRows(const std::vector<ReleaseFile> &files)
{
    QTest::addColumn<ReleaseFile>("file");
    for (const ReleaseFile &each : files)
        QTest::newRow(qPrintable(each.row())) << each;
}

/// A copy of a release's database with leagues, open as the window opens it.
class CopiedLeagues
{
public:
    explicit CopiedLeagues(const ReleaseFile &file)
        : m_path(m_places.newPath())
    {
        constexpr int daysSinceTheRelease = 1000;
        m_time.waitDays(daysSinceTheRelease);
        QFile::copy(file.path, m_path);
        QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner);
        m_store = must(Store::open(StoreLocation::sqliteFile(m_path),
                                   StoreOptions::as(StoreOptions::Access::Window)));
        m_batches = std::make_unique<LeagueBatches>(storesWith(m_store->batches()));
    }

    [[nodiscard]] ClubStores stores() { return storesWith(*m_batches); }
    /// Those of the database itself.
    [[nodiscard]] ClubStores plainStores() { return storesWith(m_store->batches()); }
    [[nodiscard]] LeagueRepository leagues() { return {stores(), m_store->leaders()}; }
    [[nodiscard]] Store &store() { return *m_store; }

private:
    [[nodiscard]] ClubStores storesWith(BatchStore &batches)
    {
        return {m_store->journals(), m_store->documents(),       batches, m_store->results(),
                m_library,           [this] { return m_time(); }};
    }

    StoreFixture m_places;
    QString m_path;
    RulesetLibrary m_library;
    MadeTime m_time;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<LeagueBatches> m_batches;
};

/// A laptop as a release left it, which reaches this server from now on.
class CopiedLaptop
{
public:
    CopiedLaptop(const ReleaseFile &file, StoreLocation server)
        : m_copy(file)
        , m_place(std::move(server))
        , m_table(m_copy.plainStores(), m_copy.store().leaders(),
                  [this](const QString &) { return SharedServer::open(m_place); })
    {
        m_place.user = file.expected.value("person"_L1).toString();
        m_place.options.insert(u"connect_timeout"_s, u"2"_s);
        m_table.batches().deliverAtOnce(false); // as a window does it
    }

    [[nodiscard]] SharedTable &table() { return m_table; }
    [[nodiscard]] SharedLeagues &shared() { return m_table.leagues(); }
    [[nodiscard]] OpenLeague open(const LeagueId &id)
    {
        return must(LeagueRepository(m_table.stores(), m_copy.store().leaders()).open(id));
    }

private:
    CopiedLeagues m_copy;
    StoreLocation m_place;
    SharedTable m_table;
};

/// The server that was dumped beside a laptop, by the same release.
ReleaseFile serverBeside(const ReleaseFile &laptop)
{
    for (const ReleaseFile &each : releaseFiles(u"server"_s, u"*.sql"_s)) {
        if (each.release == laptop.release)
            return each;
    }
    qFatal("no server of %s", qPrintable(laptop.release));
}

/// The fixtures of the season that is played for which something holds.
template<typename Which>
std::vector<LeagueFixture> fixturesOf(const League &league, const Which &which)
{
    std::vector<LeagueFixture> found;
    for (const Phase &phase : league.seasons.back().competitions.back().phases) {
        for (const LeagueRound &round : phase.rounds) {
            for (const LeagueFixture &each : round.fixtures) {
                if (round.published && which(each))
                    found.push_back(each);
            }
        }
    }
    return found;
}

bool isRunning(const LeagueFixture &fixture)
{
    return !fixture.match.isEmpty() && !fixture.outcome;
}

/// Delivered, and the away coach has not said a word yet.
bool waitsForAway(const LeagueFixture &fixture)
{
    return fixture.outcome && fixture.outcome->homeSigned && !fixture.outcome->awaySigned
        && fixture.outcome->disputed == FixtureSide::Neither;
}

} // namespace

/// Leagues that earlier releases kept, exported or shared say what they said then, and go on.
class TestReleaseLeagues final : public QObject
{
    Q_OBJECT

private slots:
    void everyReleaseHasThem();
    void keptLeaguesSayTheSame_data() { addRows(releaseFiles(u"leagues"_s, u"*.db"_s)); }
    void keptLeaguesSayTheSame();
    void keptLeaguesGoOn_data() { addRows(releaseFiles(u"leagues"_s, u"*.db"_s)); }
    void keptLeaguesGoOn();
    void exportedLeaguesAreTakenIn_data() { addRows(releaseFiles(u"leagues"_s, u"*.json"_s)); }
    void exportedLeaguesAreTakenIn();
    void aSharedLeagueSaysTheSame_data() { addRows(releaseFiles(u"server"_s, u"*.sql"_s)); }
    void aSharedLeagueSaysTheSame();
    void aSharedLeagueGoesOn_data() { addRows(releaseFiles(u"server"_s, u"*.sql"_s)); }
    void aSharedLeagueGoesOn();
    void whatWaitsOnALaptopIsDelivered_data() { addRows(releaseFiles(u"server"_s, u"*.db"_s)); }
    void whatWaitsOnALaptopIsDelivered();
    void anOlderDugoutIsToldToUpdate_data() { addRows(releaseFiles(u"server"_s, u"*.sql"_s)); }
    void anOlderDugoutIsToldToUpdate();
};

/// From 0.2 on: the first release had no leagues.
void TestReleaseLeagues::everyReleaseHasThem()
{
    for (const auto &files :
         {releaseFiles(u"leagues"_s, u"*.db"_s), releaseFiles(u"leagues"_s, u"*.json"_s),
          releaseFiles(u"server"_s, u"*.sql"_s), releaseFiles(u"server"_s, u"*.db"_s)}) {
        QVERIFY(!files.empty());
        QCOMPARE(files.front().release, u"0.2"_s);
        for (const ReleaseFile &each : files)
            QVERIFY2(!each.expected.isEmpty(), qPrintable(each.row()));
    }
}

void TestReleaseLeagues::keptLeaguesSayTheSame()
{
    QFETCH(ReleaseFile, file);
    CopiedLeagues copy(file);
    const auto report = copy.store().check();
    VERIFY_DONE(report);
    QCOMPARE(report->problems, QStringList());
    const auto facts = allLeagueFacts(copy.stores(), copy.leagues());
    VERIFY_DONE(facts);
    QCOMPARE(differenceFrom(file.expected, *facts), QString());
    const auto leagues = copy.leagues().list();
    VERIFY_DONE(leagues);
    QCOMPARE(leagues->size(), size_t(file.expected.size()));
    for (const LeagueSummary &each : *leagues) {
        const auto differences = copy.leagues().check(each.id);
        VERIFY_DONE(differences);
        QVERIFY2(differences->empty(),
                 differences->empty() ? "" : qPrintable(differences->front().sentence));
    }
}

/// What was running is played to its end, what was not signed is, and the last decision can be
/// taken back.
void TestReleaseLeagues::keptLeaguesGoOn()
{
    QFETCH(ReleaseFile, file);
    CopiedLeagues copy(file);
    const LeagueRepository leagues = copy.leagues();
    Coach coach(3);
    MadeTime time;
    int ended = 0;
    int signedOnes = 0;
    const auto all = leagues.list();
    VERIFY_DONE(all);
    for (const LeagueSummary &each : *all) {
        OpenLeague league = must(leagues.open(each.id));
        for (const LeagueFixture &fixture : fixturesOf(league.league(), isRunning)) {
            const auto game = openKept(copy.stores(), fixture.match);
            VERIFY_DONE(game);
            QVERIFY(play(**game, coach, {}, time));
            VERIFY_DONE(league.refresh());
            QVERIFY(league.league().fixture(fixture.id)->outcome);
            ++ended;
        }
        const auto toSign = fixturesOf(league.league(), [](const LeagueFixture &fixture) {
            return isUnsigned(fixture, FixtureSide::Away);
        });
        for (const LeagueFixture &fixture : toSign) {
            VERIFY_DONE(league.act(ResultSigned{fixture.id, FixtureSide::Away}));
            QVERIFY(league.league().fixture(fixture.id)->outcome->awaySigned);
            VERIFY_DONE(league.undo());
            QVERIFY(*league.league().fixture(fixture.id) == fixture);
            ++signedOnes;
        }
        VERIFY_DONE(league.act(LeagueRenamed{u"Und weiter"_s}));
        QCOMPARE(must(leagues.open(each.id)).league().name, u"Und weiter"_s);
        QVERIFY(must(leagues.check(each.id)).empty());
    }
    QVERIFY(ended > 0);
    QVERIFY(signedOnes > 0);
}

void TestReleaseLeagues::exportedLeaguesAreTakenIn()
{
    QFETCH(ReleaseFile, file);
    LeagueHouse house;
    const auto taken = house.leagues().import(QJsonDocument::fromJson(file.read()).object());
    VERIFY_DONE(taken);
    const auto facts = leagueFacts(house.stores(), house.leagues(), *taken);
    VERIFY_DONE(facts);
    QCOMPARE(differenceFrom(file.expected, *facts), QString());
    QVERIFY(must(house.leagues().check(*taken)).empty());
    OpenLeague league = must(house.leagues().open(*taken));
    for (const FixtureId &each : LeagueHouse::open(league))
        house.play(league, each);
    QVERIFY(LeagueHouse::open(league).empty());
}

/// A member who joins with today's Dugout sees what the others saw then: the commissioner all of
/// it, who reads what is published.
void TestReleaseLeagues::aSharedLeagueSaysTheSame()
{
    QFETCH(ReleaseFile, file);
    PrivatePostgres server;
    const StoreLocation place
        = server.restore(file.read(), file.expected.value("database"_L1).toString());
    QCOMPARE(server.problem(), QString());
    for (const QString &person : {u"anna"_s, u"rita"_s}) {
        SharedHouse house(place, person);
        const auto joined = house.shared().join(house.address(), {}, TeamsHere::Refused);
        VERIFY_DONE(joined);
        const auto facts = leagueFacts(house.table().stores(), house.leagues(), *joined);
        VERIFY_DONE(facts);
        QCOMPARE(differenceFrom(file.expected.value(person), *facts), QString());
        QVERIFY(must(house.leagues().check(*joined)).empty());
    }
}

/// An administrator prepares the server anew where today's Dugout needs that. Then the coach who
/// had not signed does, the commissioner publishes the next round, and a match of it is delivered.
void TestReleaseLeagues::aSharedLeagueGoesOn()
{
    QFETCH(ReleaseFile, file);
    PrivatePostgres server;
    const StoreLocation place
        = server.restore(file.read(), file.expected.value("database"_L1).toString());
    StoreLocation annas = place;
    annas.user = u"anna"_s;
    const SharedNeed need = must(SharedServer::inspect(annas)).need();
    if (need != SharedNeed::Nothing)
        server.psql(place.database, sharedSetupSql(place.database, need, {}, {}));
    QCOMPARE(server.problem(), QString());
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = must(anna.shared().join(anna.address(), {}, TeamsHere::Refused));
    const auto waiting = fixturesOf(anna.open(id).league(), waitsForAway);
    QCOMPARE(waiting.size(), size_t(1));
    const FixtureId unsignedOne = waiting.front().id;
    const auto coachOf = [&](const EntrantId &team) {
        for (const SharedMember &each : must(must(anna.shared().serverOf(id))->members(id))) {
            if (each.role == SharedRole::Coach && each.teams.contains(team.text()))
                return each.person;
        }
        return QString();
    };
    SharedHouse away(place, coachOf(waiting.front().away));
    (void)must(away.shared().join(away.address(), {}, TeamsHere::Refused));
    OpenLeague hers = away.open(id);
    VERIFY_DONE(hers.act(ResultSigned{unsignedOne, FixtureSide::Away}));
    VERIFY_DONE(anna.shared().refresh(id));
    OpenLeague decided = anna.open(id);
    QVERIFY(decided.league().fixture(unsignedOne)->outcome->isSignedByBoth());
    const CompetitionId competition = LeagueHouse::competition(decided).id;
    VERIFY_DONE(decided.act(RoundPublished{competition, 3, 0}));
    const auto isNew = [](const LeagueFixture &each) { return each.match.isEmpty(); };
    const LeagueFixture next = fixturesOf(decided.league(), isNew).front();
    SharedHouse home(place, coachOf(next.home));
    (void)must(home.shared().join(home.address(), {}, TeamsHere::Refused));
    VERIFY_DONE(home.play(id, next.id));
    VERIFY_DONE(home.shared().deliver(id));
    VERIFY_DONE(anna.shared().refresh(id));
    QCOMPARE(anna.open(id).league().fixture(next.id)->outcome->deliveredBy, coachOf(next.home));
    QVERIFY(must(anna.leagues().check(id)).empty());
}

/// Laptops are updated in any order. Here one was first, with the end of a match in its outbox: it
/// only reads until the server is prepared anew, and then delivers it.
void TestReleaseLeagues::whatWaitsOnALaptopIsDelivered()
{
    QFETCH(ReleaseFile, file);
    const ReleaseFile dumped = serverBeside(file);
    PrivatePostgres server;
    const StoreLocation place
        = server.restore(dumped.read(), dumped.expected.value("database"_L1).toString());
    QCOMPARE(server.problem(), QString());
    StoreLocation annas = place;
    annas.user = u"anna"_s;
    const SharedNeed need = must(SharedServer::inspect(annas)).need();
    const LeagueId id(file.expected.value("league"_L1).toString());
    const FixtureId fixture(file.expected.value("fixture"_L1).toString());
    const auto waiting = static_cast<int>(file.expected.value("waiting"_L1).toArray().size());
    QVERIFY(waiting > 0);
    CopiedLaptop bob(file, place);
    const JournalId match(file.expected.value("match"_L1).toString());
    VERIFY_DONE(bob.table().stores().results.read(match)); // here it is over
    QVERIFY(!bob.open(id).league().fixture(fixture)->outcome);
    if (need != SharedNeed::Nothing) {
        QCOMPARE(errorOf(bob.shared().deliver(id)), u"shared.older"_s);
        const LeagueLine line = LineWatch(bob.table()).look().of(id);
        QVERIFY2(line.isOlder && line.refused() == 0, qPrintable(line.problem));
        QCOMPARE(static_cast<int>(line.waiting.size()), waiting);
        server.psql(place.database, sharedSetupSql(place.database, need, {}, {}));
        QCOMPARE(server.problem(), QString());
    }
    const auto sent = bob.shared().deliver(id);
    VERIFY_DONE(sent);
    QCOMPARE(sent->delivered, waiting);
    QCOMPARE(LineWatch(bob.table()).look().of(id).waiting.size(), size_t(0));
    const ResultRecord played = must(bob.table().stores().results.read(match));
    // Once, and everybody has it. What stood before goes on standing for new members.
    for (const QString &person : {u"anna"_s, u"rita"_s}) {
        SharedHouse house(place, person);
        QCOMPARE(must(house.shared().join(house.address(), {}, TeamsHere::Refused)), id);
        QVERIFY(must(house.shared().note(id))->doubted.isEmpty());
        const auto outcome = house.open(id).league().fixture(fixture)->outcome;
        QVERIFY(outcome);
        QCOMPARE(outcome->result.td, played.side(0).score);
        QCOMPARE(outcome->result.tdAgainst, played.side(1).score);
        QCOMPARE(must(house.house().store().results().read(match)), played);
        QVERIFY(must(house.leagues().check(id)).empty());
    }
}

/// The first question of every Dugout since shared leagues are: which version the server is, and
/// which it may be read by. Once it was prepared anew an older one leaves it alone, and what is
/// played there waits: it would take every end of a match for true, and keep what was put aside.
void TestReleaseLeagues::anOlderDugoutIsToldToUpdate()
{
    QFETCH(ReleaseFile, file);
    PrivatePostgres server;
    const StoreLocation place
        = server.restore(file.read(), file.expected.value("database"_L1).toString());
    StoreLocation annas = place;
    annas.user = u"anna"_s;
    const SharedSetupState before = must(SharedServer::inspect(annas));
    if (before.need() == SharedNeed::Nothing) { // made by this version: nobody is older
        QCOMPARE(before.version, sharedVersion());
        return;
    }
    server.psql(place.database, sharedSetupSql(place.database, before.need(), {}, {}));
    QCOMPARE(server.problem(), QString());
    const QStringList asked{u"SELECT version, readable_from FROM dugout_shared.about"_s};
    for (const QString &person : {u"anna"_s, u"bob"_s, u"rita"_s}) {
        const QStringList told = server.psqlAs(person, place.database, asked).trimmed().split(u'|');
        QCOMPARE(told.size(), qsizetype(2));
        QVERIFY2(told.at(0).toInt() > before.version, qPrintable(told.at(0)));
        QVERIFY2(told.at(1).toInt() > before.version, qPrintable(told.at(1)));
    }
}

/// Writes what a new release makes of leagues instead of testing when it is told where.
int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    const QString folder = qEnvironmentVariable("DUGOUT_MAKE_RELEASE");
    if (!folder.isEmpty()) {
        if (QDir(folder + u"/leagues"_s).exists()) {
            qWarning("%s is there already: a released set never changes.", qPrintable(folder));
            return 1;
        }
        const ReleaseWriter writer{QDir(folder)};
        makeKeptLeagues(writer);
        makeSharedLeague(writer);
        return 0;
    }
    TestReleaseLeagues tests;
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_releaseleagues.moc"
