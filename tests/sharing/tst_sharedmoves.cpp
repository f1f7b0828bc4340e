// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamdocuments.h"
#include "core/sharing/parcellines.h"
#include "core/sharing/slip.h"
#include "core/store/sharedsetup.h"
#include "tests/sharing/sharedhouse.h"
#include "tests/support/thrownaway.h"

#include <QProcess>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {
/// Begin: send and strike off; end: parts of lines, send, strike off; team: send, strike off.
constexpr int fewestSteps = 7;
constexpr int deliverySteps = fewestSteps + 2;
} // namespace

/// Leagues that move to a server and back, are joined and left, whatever happens between two steps.
class TestSharedMoves final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void entriesComeBackAsTheyWere_data();
    void entriesComeBackAsTheyWere();
    void addressesOnPaper_data();
    void addressesOnPaper();
    void aLeagueGoesThereAndBack();
    void aLongJournalGoesInPieces();
    void aRefusalIsOneSentence();
    void sharingIsKilled_data();
    void sharingIsKilled();
    void comingHomeIsKilled_data();
    void comingHomeIsKilled();
    void joiningIsKilled_data();
    void joiningIsKilled();
    void leavingIsKilled_data();
    void leavingIsKilled();
    void deliveringIsKilled_data();
    void deliveringIsKilled();
    void aMatchIsDeliveredOnce();
    void aServerThatIsGoneLocksNobodyOut();
    void whatCameTooLateIsPutToTheCommissioner();
    void readersAndStrangersAreRefused();

private:
    /// Rows for every step of a move, at which it ends or the server goes.
    static void addStops(int steps, bool needsServer);
    /// Ends a move where the row says, looks at both sides, and does it again to its end.
    void moveWithAnEnd(const QString &way);
    /// A server with the logins that a test wants, and anna who may bring leagues.
    [[nodiscard]] StoreLocation newServer();
    /// A league at anna's with a round that is published, and one match of it played.
    [[nodiscard]] LeagueId newLeague(SharedHouse &anna);
    void letIn(SharedHouse &anna, const LeagueId &id, const QString &person, SharedRole role,
               const QStringList &teams = {});
    [[nodiscard]] static FixtureId nextFixture(SharedHouse &house, const LeagueId &id);

    StoreFixture m_fixture;
    QJsonObject m_league;
};

void TestSharedMoves::initTestCase()
{
    QCOMPARE(m_fixture.server().problem(), QString());
}

StoreLocation TestSharedMoves::newServer()
{
    const StoreLocation place = m_fixture.server().createDatabase();
    m_fixture.server().psql(
        place.database,
        sharedSetupSql(place.database, SharedNeed::Setup, {u"anna"_s}, {u"bob"_s, u"rita"_s}));
    return place;
}

LeagueId TestSharedMoves::newLeague(SharedHouse &anna)
{
    // Played once, and taken in under the same ids wherever it is needed.
    if (m_league.isEmpty()) {
        LeagueHouse house;
        OpenLeague league = house.found(u"crp"_s);
        house.addTeams(league, 4);
        LeagueCoach coach = league.league().coaches.front();
        coach.contact = u"anna's secret"_s;
        LeagueHouse::expectAct(league.act(CoachRecorded{coach}));
        house.begin(league, {});
        house.drawAndPublish(league);
        house.play(league, LeagueHouse::open(league).front());
        m_league = must(house.leagues().exported(league.id()));
    }
    return must(anna.house().leagues().import(m_league));
}

void TestSharedMoves::letIn(SharedHouse &anna, const LeagueId &id, const QString &person,
                            SharedRole role, const QStringList &teams)
{
    const auto server = anna.shared().serverOf(id);
    VERIFY_DONE(server);
    SharedMember member;
    member.person = person;
    member.role = role;
    member.teams = teams;
    VERIFY_DONE((*server)->grant(id, member));
}

FixtureId TestSharedMoves::nextFixture(SharedHouse &house, const LeagueId &id)
{
    const OpenLeague league = house.open(id);
    for (const FixtureId &each : LeagueHouse::open(league)) {
        if (league.league().fixture(each)->match.isEmpty())
            return each;
    }
    return {};
}

void TestSharedMoves::entriesComeBackAsTheyWere_data()
{
    QTest::addColumn<QJsonObject>("entry");
    const auto event = [](const QString &prompt, const QString &values) {
        return QJsonObject{{u"prompt"_s, prompt}, {u"choices"_s, QJsonArray{values}}};
    };
    const auto entry = [](const QJsonArray &events) {
        return QJsonObject{
            {u"at"_s, 5},
            {u"kind"_s, u"do"_s},
            {u"version"_s, 1},
            {u"payload"_s,
             QJsonObject{{u"kind"_s, u"do"_s},
                         {u"group"_s, QJsonObject{{u"at"_s, 5}, {u"events"_s, events}}}}}};
    };
    QTest::newRow("nothing") << entry({});
    QTest::newRow("a value") << entry({event(u"league-renamed"_s, u"{\"name\":\"x\"}"_s)});
    QTest::newRow("a contact") << entry({event(
        u"coach-recorded"_s, u"{\"coach\":{\"contact\":\"here\",\"id\":\"c\",\"naf\":0}}"_s)});
    QTest::newRow("two contacts") << entry(
        {event(u"coach-recorded"_s, u"{\"coach\":{\"contact\":\"one\",\"id\":\"c\"}}"_s),
         event(u"coach-recorded"_s, u"{\"coach\":{\"contact\":\"\",\"id\":\"d\"}}"_s)});
    QTest::newRow("no object") << entry({event(u"league-renamed"_s, u"what?"_s)});
}

void TestSharedMoves::entriesComeBackAsTheyWere()
{
    QFETCH(const QJsonObject, entry);
    const QJsonObject split = splitEntry(entry);
    QVERIFY(!QJsonDocument(split.value("payload"_L1).toObject()).toJson().contains("contact"));
    QJsonObject expected = entry;
    expected.insert("payload"_L1, withValues(entry.value("payload"_L1).toObject()));
    QCOMPARE(joinEntry(split), expected);
}

void TestSharedMoves::addressesOnPaper_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("a host") << u"postgresql://club.example/league"_s;
    QTest::newRow("with options") << u"postgresql://[::1]:5433/liga?sslmode=verify-full"_s;
    QTest::newRow("letters of others") << u"postgresql://h/Lig%C3%A4"_s;
}

void TestSharedMoves::addressesOnPaper()
{
    QFETCH(const QString, address);
    const QString code = codeOfAddress(address);
    QVERIFY(looksLikeCode(code));
    QCOMPARE(*addressOfCode(code), address);
    // As somebody reads it off: small letters, no dashes, O for 0 and l for 1.
    QString read = code.mid(7).toLower().remove(u'-');
    read.replace(u'0', u'o').replace(u'1', u'l');
    QCOMPARE(*addressOfCode(u"dugout "_s + read), address);
    QString wrong = code;
    wrong[10] = wrong.at(10) == u'7' ? u'8' : u'7';
    QCOMPARE(errorOf(addressOfCode(wrong)), u"shared.bad-slip"_s);
    QCOMPARE(errorOf(addressOfCode(code.chopped(3))), u"shared.bad-slip"_s);
    const LeagueSlip slip{address, u"id"_s, u"Liga"_s};
    QCOMPARE(*slipFromFile(slipToFile(slip)), slip);
    QCOMPARE(errorOf(slipFromFile("{}")), u"shared.bad-slip"_s);
    QCOMPARE(errorOf(slipFromFile("not a file")), u"shared.bad-slip"_s);
}

void TestSharedMoves::aLeagueGoesThereAndBack()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = newLeague(anna);
    const QJsonObject before = anna.exported(id);
    VERIFY_DONE(anna.shared().share(id, anna.address()));
    QCOMPARE(anna.exported(id), before);
    // Only read until it is let go.
    OpenLeague opened = anna.open(id);
    QCOMPARE(errorOf(opened.act(LeagueRenamed{u"Another"_s})), u"shared.only-read"_s);
    QCOMPARE(errorOf(throwAwayLeague(anna.leagues().bin(), id)), u"shared.only-read"_s);
    VERIFY_DONE(anna.shared().letGo(id));
    VERIFY_DONE(opened.act(LeagueRenamed{u"Another"_s}));
    // A coach joins, has everything but the contacts, and decides nothing.
    const QString team = opened.league().teams.front().id.text();
    letIn(anna, id, u"bob"_s, SharedRole::Coach, {team});
    SharedHouse bob(place, u"bob"_s);
    const auto joined = bob.shared().join(bob.address(), {}, TeamsHere::Refused);
    VERIFY_DONE(joined);
    QCOMPARE(*joined, id);
    OpenLeague atBobs = bob.open(id);
    QCOMPARE(atBobs.league().name, u"Another"_s);
    QVERIFY(atBobs.league().coaches.front().contact.isEmpty());
    QCOMPARE(opened.league().coaches.front().contact, u"anna's secret"_s);
    QCOMPARE(bob.exported(id).value("teams"_L1), anna.exported(id).value("teams"_L1));
    QCOMPARE(bob.exported(id).value("matches"_L1), anna.exported(id).value("matches"_L1));
    QCOMPARE(errorOf(atBobs.act(LeagueRenamed{u"Bob's"_s})), u"shared.not-commissioner"_s);
    QCOMPARE(errorOf(bob.shared().takeHome(id)), u"shared.not-commissioner"_s);
    // What the commissioner decides is seen.
    VERIFY_DONE(opened.act(LeagueRenamed{u"Once more"_s}));
    QCOMPARE(*bob.shared().refresh(id), true);
    QCOMPARE(*bob.shared().refresh(id), false);
    QCOMPARE(bob.open(id).league().name, u"Once more"_s);
    // Home again: the way back is the same, and the coach is told.
    VERIFY_DONE(anna.shared().takeHome(id));
    QVERIFY(!anna.shared().note(id)->has_value());
    OpenLeague home = anna.open(id);
    VERIFY_DONE(home.act(LeagueRenamed{u"Home"_s}));
    VERIFY_DONE(bob.shared().leave(id));
    QVERIFY(!bob.leagues().open(id));
    // And once more to the same server.
    VERIFY_DONE(anna.shared().share(id, anna.address()));
    VERIFY_DONE(anna.shared().letGo(id));
    const auto again = bob.shared().join(bob.address(), id.text(), TeamsHere::Refused);
    VERIFY_DONE(again);
    QCOMPARE(bob.open(id).league().name, u"Home"_s);
}

void TestSharedMoves::aLongJournalGoesInPieces()
{
    SharedHouse anna(newServer(), u"anna"_s);
    const LeagueId id = newLeague(anna);
    OpenLeague opened = anna.open(id);
    constexpr int lines = 1010; // two pieces and a little
    for (int i = 0; i < lines; ++i)
        VERIFY_DONE(opened.act(LeagueRenamed{u"Name %1"_s.arg(i)}));
    const QJsonObject before = anna.exported(id);
    VERIFY_DONE(anna.shared().share(id, anna.address()));
    VERIFY_DONE(anna.shared().letGo(id));
    VERIFY_DONE(anna.shared().takeHome(id));
    QCOMPARE(anna.exported(id), before);
    // Once more: all of it is there already, but for what came since.
    VERIFY_DONE(anna.open(id).act(LeagueRenamed{u"Since"_s}));
    VERIFY_DONE(anna.shared().share(id, anna.address()));
    VERIFY_DONE(anna.shared().letGo(id));
    QCOMPARE((*anna.shared().serverOf(id))->leagues()->front().entries, opened.lines() + 1);
}

/// What the driver of the database has to say of it is left out.
void TestSharedMoves::aRefusalIsOneSentence()
{
    SharedHouse anna(newServer(), u"anna"_s);
    const LeagueId id = newLeague(anna);
    VERIFY_DONE(anna.shared().share(id, anna.address()));
    VERIFY_DONE(anna.shared().letGo(id));
    const QTemporaryDir data;
    const auto saidBy = [&data](const QStringList &words) {
        QProcess program;
        program.start(qEnvironmentVariable("DUGOUT_PROGRAM"),
                      words + QStringList{u"--data-dir"_s, data.path(), u"--lang"_s, u"en"_s});
        program.waitForFinished(-1);
        return QString::fromUtf8(program.readAllStandardError());
    };
    QCOMPARE(saidBy({u"league"_s, u"join"_s, anna.address()}), QString());
    const QString said = saidBy({u"league"_s, u"roles"_s, u"grant"_s, id.text(), u"nobody at all"_s,
                                 u"--as"_s, u"reader"_s});
    QVERIFY2(said.startsWith(u"The server knows nobody of that name"_s), qPrintable(said));
    QVERIFY2(said.count(u'\n') == 1, qPrintable(said));
}

void TestSharedMoves::addStops(int steps, bool needsServer)
{
    QTest::addColumn<int>("stop");
    QTest::addColumn<bool>("serverGone");
    for (int i = 0; i < steps; ++i) {
        QTest::addRow("killed before step %d", i) << i << false;
        if (needsServer)
            QTest::addRow("without a server from step %d", i) << i << true;
    }
}

void TestSharedMoves::sharingIsKilled_data()
{
    addStops(4, true);
}

void TestSharedMoves::sharingIsKilled()
{
    moveWithAnEnd(u"share"_s);
}

void TestSharedMoves::comingHomeIsKilled_data()
{
    addStops(5, true);
}

void TestSharedMoves::comingHomeIsKilled()
{
    moveWithAnEnd(u"home"_s);
}

void TestSharedMoves::joiningIsKilled_data()
{
    addStops(2, true);
}

void TestSharedMoves::joiningIsKilled()
{
    moveWithAnEnd(u"join"_s);
}

void TestSharedMoves::leavingIsKilled_data()
{
    addStops(3, false);
}

void TestSharedMoves::leavingIsKilled()
{
    moveWithAnEnd(u"leave"_s);
}

void TestSharedMoves::moveWithAnEnd(const QString &way)
{
    QFETCH(const int, stop);
    QFETCH(const bool, serverGone);
    const StoreLocation place = newServer();
    auto anna = std::make_unique<SharedHouse>(place, u"anna"_s);
    SharedHouse bob(place, u"bob"_s);
    const LeagueId id = newLeague(*anna);
    const QJsonObject before = anna->exported(id);
    if (way != u"share"_s) {
        VERIFY_DONE(anna->shared().share(id, anna->address()));
        VERIFY_DONE(anna->shared().letGo(id));
        letIn(*anna, id, u"bob"_s, SharedRole::Coach);
    }
    if (way == u"leave"_s)
        VERIFY_DONE(bob.shared().join(bob.address(), {}, TeamsHere::Refused));
    SharedHouse &mover = way == u"join"_s || way == u"leave"_s ? bob : *anna;
    const auto move = [&]() -> Result<void> {
        if (way == u"share"_s)
            return anna->shared().share(id, anna->address());
        if (way == u"home"_s)
            return anna->shared().takeHome(id);
        if (way == u"leave"_s)
            return bob.shared().leave(id);
        const auto joined = bob.shared().join(bob.address(), {}, TeamsHere::Refused);
        return joined ? Result<void>() : joined.error();
    };
    mover.steps.clear();
    mover.stopsAt = stop;
    if (serverGone)
        mover.beforeStop = [this] { m_fixture.server().stop(); };
    const auto first = move();
    if (serverGone)
        QVERIFY(m_fixture.server().start());
    else
        QCOMPARE(errorOf(first), u"store.gone"_s);
    // The commissioner's machine has all of it at any moment, and nobody writes what is on its way.
    QCOMPARE(anna->exported(id), before);
    // The same again, after another start of the program, goes on from there and ends.
    mover.stopsAt = -1;
    mover.restart();
    if (!first)
        VERIFY_DONE(move());
    QCOMPARE(anna->exported(id), before);
    const auto there = anna->shared().serverAt(anna->address());
    VERIFY_DONE(there);
    const auto leagues = (*there)->leagues();
    VERIFY_DONE(leagues);
    QCOMPARE(leagues->size(), std::size_t(1));
    QCOMPARE(leagues->front().isHome, way == u"home"_s);
    if (way == u"home"_s) {
        QVERIFY(!anna->shared().note(id)->has_value());
        OpenLeague home = anna->open(id);
        VERIFY_DONE(home.act(LeagueRenamed{u"Home"_s}));
    } else if (way == u"join"_s) {
        QCOMPARE(bob.open(id).league().teams, anna->open(id).league().teams);
    } else if (way == u"leave"_s) {
        QVERIFY(!bob.leagues().open(id));
        QVERIFY(!bob.shared().note(id)->has_value());
    }
}

void TestSharedMoves::deliveringIsKilled_data()
{
    // A match that began, its end with as many parts of lines as it takes, a team that was changed.
    addStops(deliverySteps, true);
}

void TestSharedMoves::deliveringIsKilled()
{
    QFETCH(const int, stop);
    QFETCH(const bool, serverGone);
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = newLeague(anna);
    VERIFY_DONE(anna.shared().share(id, anna.address()));
    VERIFY_DONE(anna.shared().letGo(id));
    const FixtureId fixture = nextFixture(anna, id);
    const QString team = anna.open(id).league().fixture(fixture)->home.text();
    letIn(anna, id, u"bob"_s, SharedRole::Coach, {team});
    SharedHouse bob(place, u"bob"_s);
    VERIFY_DONE(bob.shared().join(bob.address(), {}, TeamsHere::Refused));
    bob.table().batches().deliverAtOnce(false);
    VERIFY_DONE(bob.play(id, fixture));
    auto kept = must(loadTeam(bob.table().stores().documents, DocumentId(team)));
    kept.team.name = u"Changed after the match"_s;
    VERIFY_DONE(saveTeam(bob.table().stores().documents, kept, 1));
    const QJsonObject before = bob.exported(id);
    bob.steps.clear();
    bob.stopsAt = stop;
    if (serverGone)
        bob.beforeStop = [this] { m_fixture.server().stop(); };
    const auto first = bob.shared().deliver(id);
    const bool wasStopped = bob.stopsAt < 0;
    QVERIFY(wasStopped || stop >= fewestSteps);
    if (wasStopped)
        QCOMPARE(errorOf(first), serverGone ? u"store.away"_s : u"store.gone"_s);
    if (wasStopped && serverGone)
        QVERIFY(m_fixture.server().start());
    // Here nothing is lost, and what the server has of it is whole.
    QCOMPARE(bob.exported(id).value("teams"_L1), before.value("teams"_L1));
    VERIFY_DONE(anna.shared().refresh(id));
    QVERIFY(anna.leagues().check(id)->empty());
    bob.stopsAt = -1;
    bob.restart();
    const auto again = bob.shared().deliver(id);
    VERIFY_DONE(again);
    QCOMPARE(again->waiting, 0);
    QCOMPARE(again->refused + again->claimed, 0);
    VERIFY_DONE(anna.shared().refresh(id));
    QCOMPARE(anna.exported(id).value("matches"_L1), bob.exported(id).value("matches"_L1));
    QCOMPARE(anna.exported(id).value("matches"_L1).toArray().size(), 2);
    QCOMPARE(anna.exported(id).value("teams"_L1), before.value("teams"_L1));
    QCOMPARE(anna.open(id).league().seasons, bob.open(id).league().seasons);
    // Once: a line for the beginning, one for the end, a sheet of each side and one of the change.
    QCOMPARE(m_fixture.server().psql(
                 place.database,
                 u"SELECT (SELECT count(*) FROM dugout_shared.entry WHERE who = 'bob'), (SELECT "
                 "count(*) FROM dugout_shared.team_sheet WHERE who = 'bob'), (SELECT count(*) FROM "
                 "dugout_shared.receipt WHERE who = 'bob'), (SELECT count(*) FROM "
                 "dugout_shared.claim)"_s),
             u"2|3|3|0"_s);
}

void TestSharedMoves::aMatchIsDeliveredOnce()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = newLeague(anna);
    VERIFY_DONE(anna.shared().share(id, anna.address()));
    VERIFY_DONE(anna.shared().letGo(id));
    const FixtureId fixture = nextFixture(anna, id);
    const OpenLeague opened = anna.open(id);
    const QString team = opened.league().fixture(fixture)->home.text();
    letIn(anna, id, u"bob"_s, SharedRole::Coach, {team});
    SharedHouse bob(place, u"bob"_s);
    VERIFY_DONE(bob.shared().join(bob.address(), {}, TeamsHere::Refused));
    // The whole match with the server gone: it is kept, and waits.
    m_fixture.server().stop();
    VERIFY_DONE(bob.play(id, fixture));
    const auto waiting = waitingFor(bob.house().store().documents(), id);
    VERIFY_DONE(waiting);
    QCOMPARE(waiting->size(), std::size_t(2));
    QCOMPARE(waiting->front().kind, Waiting::Kind::MatchBegun);
    QCOMPARE(waiting->back().kind, Waiting::Kind::MatchEnded);
    QCOMPARE(errorOf(bob.shared().deliver(id)), u"store.away"_s);
    QCOMPARE(errorOf(bob.shared().leave(id)), u"shared.waiting"_s);
    QVERIFY(m_fixture.server().start());
    // Delivered once, however often the answer is lost: what waits is sent again under its number.
    const auto documents
        = bob.house().store().documents().read(waitingKind(), waiting->back().summary.id);
    VERIFY_DONE(documents);
    const auto report = bob.shared().deliver(id);
    VERIFY_DONE(report);
    QCOMPARE(*report, (DeliveryReport{2, 0, 0, 0}));
    Document again = *documents;
    again.summary.revision = 0;
    VERIFY_DONE(bob.house().store().documents().save({again}));
    QCOMPARE(*bob.shared().deliver(id), (DeliveryReport{1, 0, 0, 0}));
    QCOMPARE(*anna.shared().refresh(id), true);
    QVERIFY(anna.open(id).league().fixture(fixture)->outcome);
    QCOMPARE(bob.exported(id).value("matches"_L1), anna.exported(id).value("matches"_L1));
    QCOMPARE(bob.exported(id).value("teams"_L1), anna.exported(id).value("teams"_L1));
    QCOMPARE(anna.open(id).league().seasons, bob.open(id).league().seasons);
    QVERIFY(anna.leagues().check(id)->empty());
    // One line for the beginning and one for the end.
    const qsizetype lines
        = anna.exported(id).value("league"_L1).toObject().value("entries"_L1).toArray().size();
    QCOMPARE(lines, opened.history().size() + 2);
}

void TestSharedMoves::aServerThatIsGoneLocksNobodyOut()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = newLeague(anna);
    QCOMPARE(errorOf(anna.shared().goOnAlone(id)), u"shared.not"_s);
    VERIFY_DONE(anna.shared().share(id, anna.address()));
    VERIFY_DONE(anna.shared().letGo(id));
    QCOMPARE(errorOf(anna.shared().goOnAlone(id)), u"shared.still-there"_s);
    const FixtureId fixture = nextFixture(anna, id);
    m_fixture.server().stop();
    VERIFY_DONE(anna.play(id, fixture));
    anna.restart();
    QCOMPARE(errorOf(anna.shared().leave(id)), u"shared.waiting"_s);
    VERIFY_DONE(anna.shared().goOnAlone(id));
    QVERIFY(m_fixture.server().start());
    // Everything is here, nothing waits, and it is worked on as before.
    QVERIFY(!anna.shared().note(id)->has_value());
    QVERIFY(waitingFor(anna.house().store().documents(), id)->empty());
    anna.restart();
    OpenLeague home = anna.open(id);
    VERIFY_DONE(home.act(LeagueRenamed{u"Alone"_s}));
    VERIFY_DONE(throwAwayLeague(anna.leagues().bin(), id));
}

void TestSharedMoves::whatCameTooLateIsPutToTheCommissioner()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = newLeague(anna);
    VERIFY_DONE(anna.shared().share(id, anna.address()));
    VERIFY_DONE(anna.shared().letGo(id));
    const FixtureId fixture = nextFixture(anna, id);
    OpenLeague opened = anna.open(id);
    const LeagueFixture found = *opened.league().fixture(fixture);
    letIn(anna, id, u"bob"_s, SharedRole::Coach, {found.home.text()});
    SharedHouse bob(place, u"bob"_s);
    VERIFY_DONE(bob.shared().join(bob.address(), {}, TeamsHere::Refused));
    m_fixture.server().stop();
    VERIFY_DONE(bob.play(id, fixture));
    QVERIFY(m_fixture.server().start());
    // Meanwhile the commissioner has awarded the match.
    FixtureOutcome award;
    award.source = ResultSource::Commissioner;
    award.result.kind = ResultKind::Forfeit;
    award.result.home = found.home;
    award.result.away = found.away;
    award.result.tdAgainst = 2;
    VERIFY_DONE(opened.act(ResultEntered{fixture, award, std::nullopt}));
    QCOMPARE(*bob.shared().deliver(id), (DeliveryReport{1, 1, 0, 0}));
    const auto server = anna.shared().serverOf(id);
    VERIFY_DONE(server);
    const auto claims = (*server)->claims(id);
    VERIFY_DONE(claims);
    QCOMPARE(claims->size(), std::size_t(1));
    QCOMPARE(claims->front().fixture, fixture);
    QCOMPARE(claims->front().who, u"bob"_s);
    QCOMPARE(claims->front().stands.value("outcome"_L1).toObject().value("source"_L1),
             u"commissioner"_s);
    QCOMPARE(claims->front().claimed.value("outcome"_L1).toObject().value("source"_L1), u"match"_s);
    VERIFY_DONE(anna.shared().refresh(id));
    QCOMPARE(anna.open(id).league().fixture(fixture)->outcome->source, ResultSource::Commissioner);
    // The commissioner lets it count after all, and everybody sees that.
    VERIFY_DONE((*server)->settle(id, claims->front().id, true));
    VERIFY_DONE(anna.shared().refresh(id));
    VERIFY_DONE(bob.shared().refresh(id));
    QCOMPARE(anna.open(id).league().fixture(fixture)->outcome->source, ResultSource::Match);
    QCOMPARE(anna.open(id).league().seasons, bob.open(id).league().seasons);
    QVERIFY((*server)->claims(id)->empty());
}

void TestSharedMoves::readersAndStrangersAreRefused()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = newLeague(anna);
    SharedHouse rita(place, u"rita"_s);
    QCOMPARE(errorOf(rita.shared().join(rita.address(), {}, TeamsHere::Refused)), u"store.login"_s);
    VERIFY_DONE(anna.shared().share(id, anna.address()));
    VERIFY_DONE(anna.shared().letGo(id));
    letIn(anna, id, u"rita"_s, SharedRole::Reader);
    VERIFY_DONE(rita.shared().join(rita.address(), {}, TeamsHere::Refused));
    QCOMPARE(errorOf(rita.play(id, nextFixture(rita, id))), u"shared.refused"_s);
    OpenLeague opened = rita.open(id);
    QCOMPARE(errorOf(opened.act(LeagueRenamed{u"Mine"_s})), u"shared.not-commissioner"_s);
    // Two decide at the same time: one of them is told.
    SharedHouse second(place, u"anna"_s);
    VERIFY_DONE(second.shared().join(second.address(), {}, TeamsHere::Refused));
    OpenLeague here = anna.open(id);
    OpenLeague there = second.open(id);
    VERIFY_DONE(here.act(LeagueRenamed{u"Here"_s}));
    QCOMPARE(errorOf(there.act(LeagueRenamed{u"There"_s})), u"shared.faster"_s);
    VERIFY_DONE(second.shared().refresh(id));
    QCOMPARE(second.open(id).league().name, u"Here"_s);
    // With the server gone a decision is refused, and nothing is changed. A coach who signs is told
    // the same: it speaks of nobody's decisions.
    m_fixture.server().stop();
    const auto alone = here.act(LeagueRenamed{u"Away"_s});
    QVERIFY(m_fixture.server().start());
    QCOMPARE(errorOf(alone), u"store.away"_s);
    QVERIFY2(alone.error().message.startsWith(u"This is kept on the league's server"_s),
             qPrintable(alone.error().message));
    QCOMPARE(anna.open(id).league().name, u"Here"_s);
}

QTEST_GUILESS_MAIN(TestSharedMoves)
#include "tst_sharedmoves.moc"
