// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/matchrepository.h"
#include "core/club/teamdocuments.h"
#include "core/club/teamoutcomes.h"
#include "core/leaguebook/leagueexport.h"
#include "core/match/randommatch.h"
#include "core/sharing/linelook.h"
#include "core/sharing/sharedmatch.h"
#include "core/sharing/sharedmay.h"
#include "core/sharing/versions.h"
#include "tests/sharing/sharedround.h"

#include <QJsonDocument>
#include <QProcess>
#include <QScopeGuard>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Matches of a shared league while they are played, as other tables see them.
class TestSharedPlay final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void othersSeeEveryLine();
    void onlyNewLinesAreRead();
    void aMatchGoesOnWithoutItsServer();
    void aCommandListsWhatOthersDoNotSee();
    void aCommandEntersNothingInAMatchOfAnotherTable();
    void aCommandTellsThatAMatchWentApart();
    void whereItWasLastPlayedIsKnown();
    void whoFollowsFromTheMiddleHasAll();
    void whatIsOverHereStaysOver();
    void whoLooksOnDoesNotEndIt();
    void theFirstOfTwoTablesCounts();
    void asManyLinesAreNotTheSame();
    void anEndThatWentApartIsPutToTheCommissioner();
    void aLongerEndThatWentApartIsPutToTheCommissioner();
    void ofTwoVersionsTheCoachChooses_data();
    void ofTwoVersionsTheCoachChooses();
    void whatWasDeletedIsFetchedAgain();
    void whatWentApartStaysOpenToOthers();
    void anOpenLeagueTakesLinesInTheirOrder_data();
    void anOpenLeagueTakesLinesInTheirOrder();

private:
    /// Begins the match of the first fixture at bob's table, and delivers that.
    [[nodiscard]] JournalId begin(SharedHouse &bob);
    /// So many answers of random coaches.
    static void answer(SharedHouse &house, const JournalId &match, int count, quint64 seed = 1);
    /// The end of it with few lines.
    static void concede(SharedHouse &house, const JournalId &match);
    [[nodiscard]] static Journal journal(SharedHouse &house, const JournalId &match);
    /// Both have the same lines and the same standing.
    static bool agree(SharedHouse &one, SharedHouse &other, const JournalId &match);

    StoreFixture m_fixture;
    std::unique_ptr<SharedRound> m_round;
    SharedHouse *m_anna = nullptr; ///< commissioner
    SharedHouse *m_bob = nullptr; ///< coach of a team
    SharedHouse *m_rita = nullptr; ///< reads
    LeagueId m_league;
};

void TestSharedPlay::initTestCase()
{
    QCOMPARE(m_fixture.server().problem(), QString());
}

void TestSharedPlay::init()
{
    m_round = std::make_unique<SharedRound>(m_fixture, u"crp"_s);
    m_round->share();
    m_anna = &m_round->anna();
    m_bob = &m_round->bob();
    m_rita = &m_round->rita();
    m_league = m_round->league();
}

JournalId TestSharedPlay::begin(SharedHouse &bob)
{
    OpenLeague league = bob.open(m_league);
    const JournalId match
        = must(bob.leagues().startMatch(league, LeagueHouse::open(league).front()));
    LeagueHouse::expectAct(
        bob.shared().deliver(m_league) ? Result<void>() : Error{ErrorCode::SharedRefused, {}, {}});
    return match;
}

void TestSharedPlay::answer(SharedHouse &house, const JournalId &match, int count, quint64 seed)
{
    const auto opened = must(MatchRepository(house.table().stores()).open(match));
    SeededRandomSource source(seed);
    const RandomOutcome outcome = playRandomly(opened->game(), source);
    const auto had = static_cast<size_t>(opened->lines());
    for (size_t i = had; i < had + static_cast<size_t>(count) && i < outcome.events.size(); ++i)
        VERIFY_DONE(opened->act({outcome.events[i]}));
}

void TestSharedPlay::concede(SharedHouse &house, const JournalId &match)
{
    const auto opened = must(MatchRepository(house.table().stores()).open(match));
    SeededRandomSource source(3);
    while (!opened->isFinished()) {
        const std::vector<Prompt> asked = opened->prompts();
        const auto found = std::find_if(asked.begin(), asked.end(),
                                        [](const Prompt &each) { return each.id == u"concede"_s; });
        const Prompt &prompt = found == asked.end() ? randomPrompt(asked, source) : *found;
        VERIFY_DONE(opened->act({randomAnswer(prompt, source)}));
    }
}

Journal TestSharedPlay::journal(SharedHouse &house, const JournalId &match)
{
    return must(house.table().stores().journals.read(match));
}

bool TestSharedPlay::agree(SharedHouse &one, SharedHouse &other, const JournalId &match)
{
    return journalToJson(journal(one, match)) == journalToJson(journal(other, match));
}

void TestSharedPlay::othersSeeEveryLine()
{
    int told = 0;
    m_bob->table().batches().whenQueued([&told] { ++told; });
    const JournalId match = begin(*m_bob);
    LineWatch ofBob(m_bob->table());
    LineWatch ofRita(m_rita->table());
    QVERIFY(ofRita.look().hasNews); // that it began
    (void)ofBob.look();
    told = 0;
    for (const int more : {1, 9, 30}) {
        answer(*m_bob, match, more);
        (void)ofBob.look();
        const LineLook seen = ofRita.look();
        QVERIFY(seen.hasPlay);
        QVERIFY(!seen.hasNews); // nobody reads a league again for a roll
        QVERIFY(agree(*m_bob, *m_rita, match));
        // Who played it learns nothing new.
        const LineLook own = ofBob.look();
        QVERIFY(!own.hasPlay);
        QVERIFY(!own.hasNews);
    }
    QCOMPARE(told, 40);
    QVERIFY(!journal(*m_rita, match).stand.standing.isEmpty());
    const LineLook quiet = ofRita.look();
    QVERIFY(!quiet.hasPlay);
}

void TestSharedPlay::onlyNewLinesAreRead()
{
    const JournalId match = begin(*m_bob);
    answer(*m_bob, match, 20);
    VERIFY_DONE(m_bob->shared().deliver(m_league));
    const auto server = m_rita->shared().serverOf(m_league);
    const auto linesOf = [&](const QMap<QString, qint64> &here) {
        const LeagueParcel parcel = must((*server)->fetch(m_league, 0, 0, here));
        return parcel.matches.front().value("entries"_L1).toArray().size();
    };
    QCOMPARE(linesOf({}), 20);
    QCOMPARE(linesOf({{match.text(), 1}}), 20);
    QCOMPARE(linesOf({{match.text(), 15}}), 6); // and the one that both have
    QCOMPARE(linesOf({{match.text(), 20}}), 1);
    QCOMPARE(linesOf({{match.text(), 25}}), 0); // further here than there
    QCOMPARE(must((*server)->runningMatches(m_league)),
             (QMap<QString, qint64>{{match.text(), 20}}));
}

void TestSharedPlay::aMatchGoesOnWithoutItsServer()
{
    const JournalId match = begin(*m_bob);
    LineWatch ofBob(m_bob->table());
    answer(*m_bob, match, 5);
    (void)ofBob.look();
    m_fixture.server().stop();
    QCOMPARE(ofBob.look().waiting(), 0); // the server has all of it
    answer(*m_bob, match, 5);
    const LineLook alone = ofBob.look();
    QVERIFY(alone.isAway());
    QCOMPARE(alone.waiting(), 1);
    QVERIFY(alone.of(m_league).waiting.front().words.endsWith(u" goes on"_s));
    QCOMPARE(alone.of(m_league).refused(), 0);
    // Closed and opened again, it is still in sight.
    m_bob->restart();
    LineWatch again(m_bob->table());
    QCOMPARE(again.look().waiting(), 1);
    QVERIFY(m_fixture.server().start());
    const LineLook back = again.look();
    QVERIFY(!back.isAway());
    QCOMPARE(back.waiting(), 0);
    VERIFY_DONE(m_rita->shared().refresh(m_league));
    QCOMPARE(journal(*m_rita, match).entries.size(), size_t(10));
    QVERIFY(agree(*m_bob, *m_rita, match));
    // The server has all of it, and a start without the server knows that.
    m_fixture.server().stop();
    const auto started = qScopeGuard([this] { m_fixture.server().start(); });
    m_bob->restart();
    LineWatch later(m_bob->table());
    QCOMPARE(later.look().waiting(), 0);
    answer(*m_bob, match, 1);
    QCOMPARE(later.look().waiting(), 1);
}

/// The terminal says of the line what the window says.
void TestSharedPlay::aCommandListsWhatOthersDoNotSee()
{
    const QTemporaryDir data;
    const auto says = [&data](const QStringList &words) {
        QProcess program;
        program.start(qEnvironmentVariable("DUGOUT_PROGRAM"),
                      words + QStringList{u"--data-dir"_s, data.path(), u"--lang"_s, u"en"_s});
        program.waitForFinished(-1);
        return QString::fromUtf8(program.readAllStandardOutput());
    };
    const QString league = m_league.text();
    const QStringList list{u"league"_s, u"deliver"_s, league, u"--list"_s};
    const OpenLeague opened = m_anna->open(m_league);
    const LeagueFixture fixture = *opened.league().fixture(LeagueHouse::open(opened).front());
    (void)says({u"league"_s, u"join"_s, m_anna->address()});
    const QString started
        = says({u"league"_s, u"start"_s, league, teamName(opened.league(), fixture.home),
                teamName(opened.league(), fixture.away), u"--json"_s});
    const QString match
        = QJsonDocument::fromJson(started.toUtf8()).object().value("match"_L1).toString();
    QVERIFY2(!match.isEmpty(), qPrintable(started));
    (void)says({u"match"_s, u"answer"_s, match, u"weather"_s, u"--roll"_s});
    (void)says({u"league"_s, u"deliver"_s, league});
    m_fixture.server().stop();
    const auto back = qScopeGuard([this] { m_fixture.server().start(); });
    QCOMPARE(says(list), QString());
    (void)says({u"match"_s, u"answer"_s, match, u"hand.note"_s, u"--text"_s, u"Alone."_s});
    QVERIFY2(says(list).endsWith(u" goes on\n"_s), qPrintable(says(list)));
    const QJsonObject json
        = QJsonDocument::fromJson(says(list + QStringList{u"--json"_s}).toUtf8()).object();
    QCOMPARE(json.value("waiting"_L1).toArray().size(), qsizetype(1));
}

/// Only who says so plays on what another table plays.
void TestSharedPlay::aCommandEntersNothingInAMatchOfAnotherTable()
{
    const JournalId match = begin(*m_bob);
    const QTemporaryDir data;
    const auto status = [&data](const QStringList &words) {
        QProcess program;
        program.start(qEnvironmentVariable("DUGOUT_PROGRAM"),
                      words + QStringList{u"--data-dir"_s, data.path(), u"--lang"_s, u"en"_s});
        program.waitForFinished(-1);
        return program.exitCode();
    };
    QCOMPARE(status({u"league"_s, u"join"_s, m_anna->address()}), 0);
    const QStringList weather{u"match"_s, u"answer"_s, match.text(), u"weather"_s, u"--roll"_s};
    QCOMPARE(status({u"match"_s, u"show"_s, match.text()}), 0);
    QCOMPARE(status(weather), 1);
    QCOMPARE(status({u"serve"_s, match.text()}), 1); // nor by the phones of his coaches
    VERIFY_DONE(m_bob->shared().refresh(m_league));
    QCOMPARE(journal(*m_bob, match).entries.size(), size_t(0));
    QCOMPARE(status(weather + QStringList{u"--force"_s}), 0);
    // From then on it is played here, until another table takes it over.
    const QStringList undo{u"match"_s, u"undo"_s, match.text()};
    QCOMPARE(status(undo), 0);
    VERIFY_DONE(m_bob->shared().refresh(m_league));
    VERIFY_DONE(must(MatchRepository(m_bob->table().stores()).open(match))->redo());
    VERIFY_DONE(m_bob->shared().deliver(m_league));
    QCOMPARE(status(undo), 1);
    QCOMPARE(status({u"match"_s, u"correct"_s, match.text(), u"1"_s, u"--remove"_s}), 1);
    QCOMPARE(status(undo + QStringList{u"--force"_s}), 0);
}

/// What two tables played while nobody saw the other is told where it is delivered.
void TestSharedPlay::aCommandTellsThatAMatchWentApart()
{
    const JournalId match = begin(*m_bob);
    const QTemporaryDir data;
    const auto complaint = [&data](const QStringList &words) {
        QProcess program;
        program.start(qEnvironmentVariable("DUGOUT_PROGRAM"),
                      words + QStringList{u"--data-dir"_s, data.path(), u"--lang"_s, u"en"_s});
        program.waitForFinished(-1);
        return QString::fromUtf8(program.readAllStandardError());
    };
    (void)complaint({u"league"_s, u"join"_s, m_anna->address()});
    const QStringList deliver{u"league"_s, u"deliver"_s, m_league.text()};
    const QString twice = u"is played at another table too"_s;
    QVERIFY(!complaint(deliver).contains(twice));
    m_fixture.server().stop();
    (void)complaint(
        {u"match"_s, u"answer"_s, match.text(), u"weather"_s, u"--roll"_s, u"--force"_s});
    (void)complaint({u"match"_s, u"answer"_s, match.text(), u"hand.note"_s, u"--text"_s, u"x"_s});
    answer(*m_bob, match, 1);
    QVERIFY(m_fixture.server().start());
    m_bob->restart();
    VERIFY_DONE(m_bob->shared().deliver(m_league));
    const QString told = complaint(deliver);
    QVERIFY2(told.contains(twice), qPrintable(told));
    // And to who goes on with it all the same.
    const QString again = complaint(
        {u"match"_s, u"answer"_s, match.text(), u"hand.note"_s, u"--text"_s, u"y"_s, u"--force"_s});
    QVERIFY2(again.contains(twice), qPrintable(again));
}

void TestSharedPlay::whereItWasLastPlayedIsKnown()
{
    const JournalId match = begin(*m_bob);
    answer(*m_bob, match, 5);
    (void)LineWatch(m_bob->table()).look();
    (void)LineWatch(m_anna->table()).look();
    const auto isElsewhere = [&](SharedHouse &house) {
        const auto note = must(house.shared().note(m_league));
        const auto lines = static_cast<qint64>(journal(house, match).entries.size());
        return note->came.value(match.text(), -1) == lines;
    };
    QVERIFY(isElsewhere(*m_anna));
    QVERIFY(!isElsewhere(*m_bob));
    // Who may only look is asked nothing.
    (void)LineWatch(m_rita->table()).look();
    const auto isAsked = [&](SharedHouse &house) {
        return wasElsewhere(must(house.shared().notes()), MatchRepository(house.table().stores()),
                            match);
    };
    QVERIFY(isAsked(*m_anna));
    QVERIFY(!isAsked(*m_bob));
    QVERIFY(isElsewhere(*m_rita));
    QVERIFY(!isAsked(*m_rita));
    // Nothing of a match that is only followed waits, even without the server.
    m_fixture.server().stop();
    QCOMPARE(LineWatch(m_anna->table()).look().waiting(), 0);
    m_anna->restart();
    QVERIFY(isElsewhere(*m_anna));
    // Once she plays on, it is here.
    answer(*m_anna, match, 1);
    QVERIFY(!isElsewhere(*m_anna));
    QVERIFY(m_fixture.server().start());
    (void)LineWatch(m_anna->table()).look();
    m_bob->restart();
    (void)LineWatch(m_bob->table()).look();
    QVERIFY(isElsewhere(*m_bob));
    QVERIFY(!isElsewhere(*m_anna));
}

void TestSharedPlay::whoFollowsFromTheMiddleHasAll()
{
    const JournalId match = begin(*m_bob);
    answer(*m_bob, match, 12);
    VERIFY_DONE(m_bob->shared().deliver(m_league));
    VERIFY_DONE(m_rita->shared().refresh(m_league));
    // Somebody who cleared his list has it again with the next line.
    VERIFY_DONE(m_rita->table().stores().journals.remove(match));
    answer(*m_bob, match, 1);
    VERIFY_DONE(m_bob->shared().deliver(m_league));
    VERIFY_DONE(m_rita->shared().refresh(m_league));
    QVERIFY(agree(*m_bob, *m_rita, match));
    // The program was started anew: it asks the server where it stands.
    Store &store = m_bob->house().store();
    const ClubStores kept = m_bob->house().stores();
    SharedTable again({store.journals(), store.documents(), store.batches(), store.results(),
                       kept.library, kept.clock},
                      store.leaders(), [this](const QString &) {
                          StoreLocation place = m_round->place();
                          place.user = u"bob"_s;
                          return SharedServer::open(place);
                      });
    answer(*m_bob, match, 3);
    VERIFY_DONE(again.leagues().deliver(m_league));
    VERIFY_DONE(m_rita->shared().refresh(m_league));
    QVERIFY(agree(*m_bob, *m_rita, match));
    // The commissioner, whose matches they all are, has nothing to send.
    VERIFY_DONE(m_anna->shared().deliver(m_league));
    QVERIFY(agree(*m_anna, *m_rita, match));
}

void TestSharedPlay::whatIsOverHereStaysOver()
{
    const JournalId match = begin(*m_bob);
    answer(*m_bob, match, 100'000);
    const Journal whole = journal(*m_bob, match);
    QVERIFY(whole.stand.state != JournalState::Running);
    // The line is cut after the last line and before the end.
    const auto server = m_bob->shared().serverOf(m_league);
    const QJsonArray lines = journalToJson(whole).value("entries"_L1).toArray();
    VERIFY_DONE((*server)->addMatchEntries(m_league, match, 1, lines, whole.stand.standing));
    VERIFY_DONE(m_bob->shared().refresh(m_league));
    QCOMPARE(journal(*m_bob, match).stand.state, whole.stand.state);
    VERIFY_DONE(m_bob->shared().deliver(m_league));
    VERIFY_DONE(m_rita->shared().refresh(m_league));
    QVERIFY(agree(*m_bob, *m_rita, match));
}

void TestSharedPlay::whoLooksOnDoesNotEndIt()
{
    const JournalId match = begin(*m_bob);
    answer(*m_bob, match, 100'000);
    const Journal whole = journal(*m_bob, match);
    // All lines are there, and the end is still on its way.
    const auto server = m_bob->shared().serverOf(m_league);
    const QJsonArray lines = journalToJson(whole).value("entries"_L1).toArray();
    VERIFY_DONE((*server)->addMatchEntries(m_league, match, 1, lines, whole.stand.standing));
    VERIFY_DONE(m_anna->shared().refresh(m_league));
    QCOMPARE(journal(*m_anna, match).entries.size(), whole.entries.size());
    QVERIFY(must(MatchRepository(m_anna->table().stores()).open(match))->isFinished());
    QCOMPARE(journal(*m_anna, match).stand.state, JournalState::Running);
    QCOMPARE(LineWatch(m_anna->table()).look().waiting(), 0);
    VERIFY_DONE(m_bob->shared().deliver(m_league));
    VERIFY_DONE(m_anna->shared().refresh(m_league));
    QVERIFY(agree(*m_bob, *m_anna, match));
    QCOMPARE(LineWatch(m_anna->table()).look().of(m_league).claims, 0);
}

void TestSharedPlay::theFirstOfTwoTablesCounts()
{
    const JournalId match = begin(*m_bob);
    VERIFY_DONE(m_anna->shared().refresh(m_league));
    answer(*m_bob, match, 3, 1);
    answer(*m_anna, match, 5, 2);
    VERIFY_DONE(m_bob->shared().deliver(m_league));
    const Journal annas = journal(*m_anna, match);
    QVERIFY(annas.entries[2].payload != journal(*m_bob, match).entries[2].payload);
    const LeagueLine line = LineWatch(m_anna->table()).look().of(m_league);
    QVERIFY2(line.problem.contains(annas.header.title), qPrintable(line.problem));
    QVERIFY(line.isApart); // the server has not said no
    VERIFY_DONE(m_rita->shared().refresh(m_league));
    QVERIFY(agree(*m_bob, *m_rita, match));
    // Nothing of hers is lost or mixed with his.
    QCOMPARE(journal(*m_anna, match).entries, annas.entries);
    answer(*m_bob, match, 4, 1);
    VERIFY_DONE(m_bob->shared().deliver(m_league));
    VERIFY_DONE(m_anna->shared().refresh(m_league));
    QCOMPARE(journal(*m_anna, match).entries, annas.entries);
    VERIFY_DONE(m_rita->shared().refresh(m_league));
    QVERIFY(agree(*m_bob, *m_rita, match));
    // Once hers is over nothing is played twice.
    QCOMPARE(m_anna->shared().apart(m_league), QStringList{match.text()});
    m_anna->table().batches().deliverAtOnce(false);
    answer(*m_anna, match, 100'000, 2);
    QVERIFY(journal(*m_anna, match).stand.state != JournalState::Running);
    QVERIFY(m_anna->shared().apart(m_league).isEmpty());
}

/// Two tables that went apart with the same number of lines are told at once, not with the next
/// one.
void TestSharedPlay::asManyLinesAreNotTheSame()
{
    const JournalId match = begin(*m_bob);
    VERIFY_DONE(m_anna->shared().refresh(m_league));
    answer(*m_bob, match, 3, 1);
    answer(*m_anna, match, 3, 2);
    const Journal annas = journal(*m_anna, match);
    QCOMPARE(annas.entries.size(), journal(*m_bob, match).entries.size());
    QVERIFY(annas.entries.back().payload != journal(*m_bob, match).entries.back().payload);
    VERIFY_DONE(m_bob->shared().deliver(m_league));
    QVERIFY(LineWatch(m_anna->table()).look().of(m_league).isApart);
    QCOMPARE(m_anna->shared().apart(m_league), QStringList{match.text()});
    QCOMPARE(journal(*m_anna, match).entries, annas.entries);
    // A follower plays nothing, and neither does the one who sent it.
    VERIFY_DONE(m_rita->shared().refresh(m_league));
    QVERIFY(!LineWatch(m_bob->table()).look().of(m_league).isApart);
}

/// The other coach went on with it while the server was away, and his lines came first.
void TestSharedPlay::anEndThatWentApartIsPutToTheCommissioner()
{
    SharedHouse &bea = m_round->bea();
    const JournalId match = begin(*m_bob);
    const FixtureId fixture = playedFor(journal(*m_bob, match).header).fixture;
    VERIFY_DONE(bea.shared().refresh(m_league));
    answer(*m_bob, match, 3, 1);
    answer(bea, match, 5, 2);
    VERIFY_DONE(bea.shared().deliver(m_league));
    constexpr int all = 100'000;
    answer(*m_bob, match, all, 1);
    const Journal bobs = journal(*m_bob, match);
    QVERIFY(bobs.stand.state != JournalState::Running);
    // Killed at any step of it, it is delivered once.
    bool isStopped = true;
    for (int stop = 0; isStopped; ++stop) {
        m_bob->steps.clear();
        m_bob->stopsAt = stop;
        const auto delivered = m_bob->shared().deliver(m_league);
        isStopped = m_bob->stopsAt < 0;
        QVERIFY(isStopped || stop > 4); // lines, begin, lines again, send, strike off
        if (!isStopped)
            QCOMPARE(must(delivered).claimed, 1);
        m_bob->stopsAt = -1;
        m_bob->restart();
    }
    QVERIFY(must(waitingFor(m_bob->table().stores().documents, m_league)).empty());
    // Hers is what is played, his is there whole, and counts for nobody yet.
    QCOMPARE(journal(*m_bob, match).entries, bobs.entries);
    QVERIFY(!m_bob->house().store().results().read(match));
    VERIFY_DONE(m_anna->shared().refresh(m_league));
    QVERIFY(agree(*m_anna, bea, match));
    const auto server = must(m_anna->shared().serverOf(m_league));
    const auto claims = must(server->claims(m_league));
    QCOMPARE(claims.size(), std::size_t(1));
    QCOMPARE(claims.front().fixture, fixture);
    QCOMPARE(claims.front().who, u"bob"_s);
    VERIFY_DONE(server->settle(m_league, claims.front().id, true));
    for (SharedHouse *each : {m_anna, m_bob, &bea}) {
        VERIFY_DONE(each->shared().refresh(m_league));
        const OpenLeague opened = each->open(m_league);
        const LeagueFixture *kept = opened.league().fixture(fixture);
        QVERIFY(kept->outcome);
        const Journal counts = journal(*each, kept->match);
        QVERIFY(counts.header.id != match);
        QCOMPARE(counts.entries.size(), bobs.entries.size());
        QVERIFY(each->house().store().results().read(counts.header.id).has_value());
        QVERIFY(each->leagues().check(m_league)->empty());
    }
}

/// Both coaches played it to the end while the server was away, and the one who comes second has
/// more lines than what is over there by then.
void TestSharedPlay::aLongerEndThatWentApartIsPutToTheCommissioner()
{
    SharedHouse &bea = m_round->bea();
    const JournalId match = begin(*m_bob);
    VERIFY_DONE(bea.shared().refresh(m_league));
    concede(*m_bob, match);
    answer(bea, match, 100'000, 2);
    const Journal beas = journal(bea, match);
    QVERIFY(beas.stand.state != JournalState::Running);
    QVERIFY(journal(*m_bob, match).entries.size() < beas.entries.size());
    QCOMPARE(must(m_bob->shared().deliver(m_league)).delivered, 1);
    const DeliveryReport report = must(bea.shared().deliver(m_league));
    QCOMPARE(report.refused, 0);
    QCOMPARE(report.claimed, 1);
    QVERIFY(must(waitingFor(bea.table().stores().documents, m_league)).empty());
    QCOMPARE(journal(bea, match).entries, beas.entries);
    VERIFY_DONE(m_anna->shared().refresh(m_league));
    QVERIFY(agree(*m_anna, *m_bob, match));
    const auto server = must(m_anna->shared().serverOf(m_league));
    QCOMPARE(must(server->claims(m_league)).size(), std::size_t(1));
}

void TestSharedPlay::ofTwoVersionsTheCoachChooses_data()
{
    QTest::addColumn<bool>("isOver");
    QTest::addColumn<bool>("mine");
    QTest::newRow("theirs, which goes on") << false << false;
    QTest::newRow("theirs, which is over") << true << false;
    QTest::newRow("mine, while theirs goes on") << false << true;
    QTest::newRow("mine, and theirs is over") << true << true;
}

/// The other one played it on while the server was away: the coach sees both, and what he takes is
/// what the fixture has.
void TestSharedPlay::ofTwoVersionsTheCoachChooses()
{
    QFETCH(const bool, isOver);
    QFETCH(const bool, mine);
    SharedHouse &bea = m_round->bea();
    const JournalId match = begin(*m_bob);
    VERIFY_DONE(bea.shared().refresh(m_league));
    answer(bea, match, 5, 2);
    const Journal beas = journal(bea, match);
    if (isOver)
        concede(*m_bob, match);
    else
        answer(*m_bob, match, 3, 1);
    VERIFY_DONE(m_bob->shared().deliver(m_league));
    LineWatch watch(bea.table());
    const LeagueLine line = watch.look().of(m_league);
    QCOMPARE(line.parted, 1);
    QVERIFY(sharedNotice(must(bea.shared().note(m_league)), line) == SharedNotice::Parted);
    // Also after a start, when nothing new comes in.
    bea.restart();
    bea.table().batches().deliverAtOnce(false);
    QCOMPARE(LineWatch(bea.table()).look().of(m_league).parted, 1);
    const auto parted = must(bea.shared().parted(m_league));
    QCOMPARE(parted.size(), std::size_t(1));
    QCOMPARE(parted.front().match, match);
    QCOMPARE(parted.front().isOverThere, isOver);
    QVERIFY(!matchVersions(parted.front()).empty());
    QCOMPARE(journal(bea, match).entries, beas.entries); // nothing happens by itself
    JournalId own;
    if (mine)
        own = must(bea.shared().putMine(m_league, match));
    else
        VERIFY_DONE(bea.shared().takeTheirs(m_league, match));
    QVERIFY(agree(bea, *m_bob, match));
    QCOMPARE(LineWatch(bea.table()).look().of(m_league).parted, 0);
    QCOMPARE(errorOf(bea.shared().takeTheirs(m_league, match)), u"shared.no-choice"_s);
    if (!mine)
        return;
    // Hers goes on as a match of its own, and the commissioner decides once it is over.
    const Journal put = journal(bea, own);
    QCOMPARE(put.entries.size(), beas.entries.size());
    for (std::size_t i = 0; i < put.entries.size(); ++i)
        QCOMPARE(put.entries[i].payload, beas.entries[i].payload);
    answer(bea, own, 100'000, 2);
    const DeliveryReport report = must(bea.shared().deliver(m_league));
    QCOMPARE(report.refused, 0);
    QCOMPARE(report.claimed, 1);
    QCOMPARE(LineWatch(m_anna->table()).look().of(m_league).claims, 1);
}

/// Matches and teams of the league, by itself and with the next look.
void TestSharedPlay::whatWasDeletedIsFetchedAgain()
{
    SharedHouse &bea = m_round->bea();
    const JournalId match = begin(*m_bob);
    concede(*m_bob, match);
    VERIFY_DONE(m_bob->shared().deliver(m_league));
    LineWatch watch(bea.table());
    (void)watch.look();
    QVERIFY(agree(bea, *m_bob, match));
    const QString team = bea.open(m_league).league().teams.front().id.text();
    const ClubStores stores = bea.table().stores();
    const Team sheet = must(loadTeam(stores.documents, DocumentId(team))).team;
    StoreBatch gone;
    gone.discarded = {match};
    gone.removed = {must(loadTeam(stores.documents, DocumentId(team))).summary};
    VERIFY_DONE(stores.batches.keep(gone));
    QVERIFY(!loadTeam(stores.documents, DocumentId(team)));
    QCOMPARE(watch.look().of(m_league).problem, QString());
    QVERIFY(agree(bea, *m_bob, match));
    QVERIFY(bea.house().store().results().read(match).has_value());
    QCOMPARE(must(loadTeam(stores.documents, DocumentId(team))).team, sheet);
    QVERIFY(must(bea.leagues().check(m_league)).empty());
}

void TestSharedPlay::whatWentApartStaysOpenToOthers()
{
    // One sheet is not what the server has, and nothing waits.
    const QString team = m_anna->open(m_league).league().teams.front().id.text();
    DocumentStore &documents = m_anna->house().store().documents();
    auto kept = must(loadTeam(documents, DocumentId(team)));
    kept.team.name = u"Apart"_s;
    VERIFY_DONE(documents.save({teamDocument(kept.summary, kept.team, 1)}));
    QVERIFY(!m_anna->shared().takeHome(m_league));
    const auto note = m_anna->shared().note(m_league);
    VERIFY_DONE(note);
    QVERIFY(note->has_value() && (*note)->state == SharedState::Joined);
    // The others play on.
    const JournalId match = begin(*m_bob);
    answer(*m_bob, match, 3);
    VERIFY_DONE(m_bob->shared().deliver(m_league));
    VERIFY_DONE(m_rita->shared().refresh(m_league));
    QVERIFY(agree(*m_bob, *m_rita, match));
}

void TestSharedPlay::anOpenLeagueTakesLinesInTheirOrder_data()
{
    QTest::addColumn<bool>("atOnce");
    QTest::addRow("delivered at once, as by a command") << true;
    QTest::addRow("delivered later, as by a window") << false;
}

/// Somebody decides while a match is begun with the league as it was before.
void TestSharedPlay::anOpenLeagueTakesLinesInTheirOrder()
{
    QFETCH(bool, atOnce);
    m_bob->table().batches().deliverAtOnce(atOnce);
    OpenLeague league = m_bob->open(m_league);
    const qint64 before = league.lines();
    VERIFY_DONE(m_anna->open(m_league).act(LeagueRenamed{u"Meanwhile"_s}));
    const FixtureId fixture = LeagueHouse::open(league).front();
    const JournalId match = must(m_bob->leagues().startMatch(league, fixture));
    QCOMPARE(league.league().fixture(fixture)->match, match);
    VERIFY_DONE(m_bob->shared().deliver(m_league));
    // Her line stands where his was thought to be, and his behind it.
    QCOMPARE(m_bob->open(m_league).lines(), before + 2);
    VERIFY_DONE(league.refresh());
    QCOMPARE(league.lines(), before + 2);
    QCOMPARE(league.league(), m_bob->open(m_league).league());
    QCOMPARE(league.league().name, u"Meanwhile"_s);
    QCOMPARE(league.league().fixture(fixture)->match, match);
}

QTEST_GUILESS_MAIN(TestSharedPlay)
#include "tst_sharedplay.moc"
