// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/matchrepository.h"
#include "core/leaguebook/leagueexport.h"
#include "core/match/openlines.h"
#include "core/match/randommatch.h"
#include "core/match/report/sentboard.h"
#include "core/sharing/linelook.h"
#include "tests/sharing/sharedround.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Cards in the hands of coaches while a match of a shared league is played: nobody else learns
/// them, whatever he asks the server.
class TestSharedSecrets final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void nobodyReadsAHandBeforeTheEnd();
    void whoFollowsSeesTheBoard();
    void whoFollowsPlaysNothing();
    void aStandingComesOnlyWhileItIsPlayed();
    void whatRunsWhenItIsSharedStaysHidden();

private:
    using Reached = std::function<bool(const MatchState &)>;

    [[nodiscard]] static JournalId begin(SharedHouse &house, const LeagueId &league);
    /// Answers of random coaches until it is reached, or nothing more is asked.
    static void play(SharedHouse &house, const JournalId &match, const Reached &reached);
    static bool isInFirstTurns(const MatchState &state);
    /// How many rows of the league name one of the cards, as somebody sees them.
    [[nodiscard]] QString rowsWith(const QString &person, const QStringList &cards);
    [[nodiscard]] static QStringList handsOf(SharedHouse &house, const JournalId &match);
    [[nodiscard]] static Journal journal(SharedHouse &house, const JournalId &match);
    [[nodiscard]] static DisplayBoard board(SharedHouse &house, const JournalId &match,
                                            Language language);
    void deliver(SharedHouse &house);

    StoreFixture m_fixture;
    std::unique_ptr<SharedRound> m_round;
};

void TestSharedSecrets::initTestCase()
{
    QCOMPARE(m_fixture.server().problem(), QString());
}

void TestSharedSecrets::init()
{
    m_round = std::make_unique<SharedRound>(m_fixture, u"bb2016"_s);
}

JournalId TestSharedSecrets::begin(SharedHouse &house, const LeagueId &league)
{
    OpenLeague opened = house.open(league);
    return must(house.leagues().startMatch(opened, LeagueHouse::open(opened).front()));
}

void TestSharedSecrets::play(SharedHouse &house, const JournalId &match, const Reached &reached)
{
    const auto opened = must(MatchRepository(house.table().stores()).open(match));
    SeededRandomSource source(3);
    const RandomOutcome outcome = playRandomly(opened->game(), source);
    for (auto i = static_cast<size_t>(opened->lines()); i < outcome.events.size(); ++i) {
        if (reached(opened->session().state()))
            return;
        VERIFY_DONE(opened->act({outcome.events[i]}));
    }
}

bool TestSharedSecrets::isInFirstTurns(const MatchState &state)
{
    return state.half == 1 && state.active != noSeat;
}

QString TestSharedSecrets::rowsWith(const QString &person, const QStringList &cards)
{
    QStringList said;
    for (const QString &card : cards) {
        for (const char *table : {"match", "match_entry", "entry", "sealed", "claim", "receipt"})
            said.append(u"SELECT count(*) FROM dugout_shared.%1 t WHERE t::text LIKE '%%2%'"_s.arg(
                QLatin1String(table), card));
    }
    const QStringList counts = m_fixture.server()
                                   .psqlAs(person, m_round->place().database, said)
                                   .split(u'\n', Qt::SkipEmptyParts);
    int sum = 0;
    for (const QString &each : counts) {
        bool isNumber = false;
        sum += each.toInt(&isNumber);
        if (!isNumber)
            return each;
    }
    return counts.size() == said.size() ? QString::number(sum) : u"no answer"_s;
}

QStringList TestSharedSecrets::handsOf(SharedHouse &house, const JournalId &match)
{
    const auto seen = must(MatchRepository(house.table().stores()).look(match));
    return cardNames(seen.session.state().sides[0].cards + seen.session.state().sides[1].cards);
}

Journal TestSharedSecrets::journal(SharedHouse &house, const JournalId &match)
{
    return must(house.table().stores().journals.read(match));
}

DisplayBoard TestSharedSecrets::board(SharedHouse &house, const JournalId &match, Language language)
{
    const auto seen = must(MatchRepository(house.table().stores()).look(match));
    DisplayBoard board = makeDisplayBoard(seen.session, language);
    layBoardOver(board, seen.stand.standing);
    return board;
}

void TestSharedSecrets::deliver(SharedHouse &house)
{
    VERIFY_DONE(house.shared().deliver(m_round->league()));
}

void TestSharedSecrets::nobodyReadsAHandBeforeTheEnd()
{
    m_round->share();
    SharedHouse &bob = m_round->bob();
    const JournalId match = begin(bob, m_round->league());
    deliver(bob);
    play(bob, match, isInFirstTurns);
    deliver(bob);
    const QStringList hands = handsOf(bob, match);
    QVERIFY(!hands.isEmpty());
    // All that is open came: the weather, say.
    const Journal kept = journal(bob, match);
    const auto session = must(replay(kept, bob.table().stores().library));
    const size_t open
        = openLines(session.game().context(), session.state(), must(JournalKeeper::linesOf(kept)));
    QVERIFY(open > 0 && open < kept.entries.size());
    const auto server = must(m_round->rita().shared().serverOf(m_round->league()));
    QCOMPARE(must(server->runningMatches(m_round->league())).value(match.text()), qint64(open));
    for (const char *person : {"anna", "bob", "bea", "rita"})
        QCOMPARE(rowsWith(QString::fromLatin1(person), hands), u"0"_s);
    // Afterwards it is everybody's, whole.
    play(bob, match, [](const MatchState &) { return false; });
    deliver(bob);
    for (SharedHouse *each : {&m_round->anna(), &m_round->bea(), &m_round->rita()}) {
        deliver(*each);
        QCOMPARE(journalToJson(journal(*each, match)), journalToJson(journal(bob, match)));
    }
    QVERIFY(rowsWith(u"rita"_s, hands).toInt() > 0);
    QVERIFY(!hasBoard(journal(bob, match).stand.standing));
}

void TestSharedSecrets::whoFollowsSeesTheBoard()
{
    m_round->share();
    SharedHouse &bob = m_round->bob();
    SharedHouse &rita = m_round->rita();
    const JournalId match = begin(bob, m_round->league());
    LineWatch ofBob(bob.table());
    LineWatch ofRita(rita.table());
    (void)ofBob.look();
    (void)ofRita.look();
    play(bob, match, isInFirstTurns);
    size_t lines = 0;
    for (int turn = 1; turn <= 3; ++turn) {
        play(bob, match, [turn](const MatchState &state) { return state.sides[0].turn >= turn; });
        (void)ofBob.look();
        const LineLook seen = ofRita.look();
        QVERIFY(seen.hasPlay);
        QVERIFY(!seen.hasNews);
        for (const Language language : allLanguages)
            QCOMPARE(board(rita, match, language), board(bob, match, language));
        QVERIFY(lines == 0 || lines == journal(rita, match).entries.size());
        lines = journal(rita, match).entries.size();
        // Nothing went on: nobody is told anything, and nothing is sent again.
        const qint64 changes = must(rita.shared().note(m_round->league()))->changes;
        (void)ofBob.look();
        QVERIFY(!ofRita.look().hasPlay);
        QCOMPARE(must(rita.shared().note(m_round->league()))->changes, changes);
        QVERIFY(!ofBob.look().hasPlay);
    }
    QVERIFY(lines < journal(bob, match).entries.size());
}

void TestSharedSecrets::whoFollowsPlaysNothing()
{
    m_round->share();
    SharedHouse &bob = m_round->bob();
    const JournalId match = begin(bob, m_round->league());
    deliver(bob);
    play(bob, match, isInFirstTurns);
    deliver(bob);
    for (SharedHouse *each : {&m_round->anna(), &m_round->bea()}) {
        deliver(*each);
        const Journal before = journal(*each, match);
        const auto opened = must(MatchRepository(each->table().stores()).open(match));
        const Event note{u"hand.note"_s, noSeat, {}, {}, {}, u"Here"_s, false};
        const auto done = opened->act({note});
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::SharedElsewhere);
        QCOMPARE(journal(*each, match), before);
    }
    // Where it is played it goes on.
    play(bob, match, [](const MatchState &) { return false; });
    deliver(bob);
    deliver(m_round->anna());
    QVERIFY(journal(m_round->anna(), match).stand.state != JournalState::Running);
}

/// Nobody changes how a match stands that is over.
void TestSharedSecrets::aStandingComesOnlyWhileItIsPlayed()
{
    m_round->share();
    SharedHouse &bob = m_round->bob();
    const JournalId match = begin(bob, m_round->league());
    deliver(bob);
    const auto server = must(bob.shared().serverOf(m_round->league()));
    const auto standing = [this, &match] {
        return m_fixture.server()
            .psqlAs(
                u"rita"_s, m_round->place().database,
                {u"SELECT standing FROM dugout_shared.match WHERE id = '%1'"_s.arg(match.text())})
            .trimmed();
    };
    VERIFY_DONE(server->addMatchEntries(m_round->league(), match, 1, {}, {{u"half"_s, 1}}));
    QCOMPARE(standing(), u"{\"half\": 1}"_s);
    play(bob, match, [](const MatchState &) { return false; });
    deliver(bob);
    const QString atTheEnd = standing();
    QVERIFY(atTheEnd != u"{\"half\": 1}"_s);
    VERIFY_DONE(server->addMatchEntries(m_round->league(), match, 1, {}, {{u"half"_s, 1}}));
    QCOMPARE(standing(), atTheEnd);
}

void TestSharedSecrets::whatRunsWhenItIsSharedStaysHidden()
{
    SharedHouse &anna = m_round->anna();
    const JournalId match = begin(anna, m_round->league());
    play(anna, match, isInFirstTurns);
    const QStringList hands = handsOf(anna, match);
    QVERIFY(!hands.isEmpty());
    const Journal before = journal(anna, match);
    m_round->share();
    QCOMPARE(rowsWith(u"rita"_s, hands), u"0"_s);
    QCOMPARE(journal(anna, match), before);
    deliver(anna);
    for (const char *person : {"anna", "bob", "bea", "rita"})
        QCOMPARE(rowsWith(QString::fromLatin1(person), hands), u"0"_s);
    deliver(m_round->rita());
    QCOMPARE(board(m_round->rita(), match, Language::English),
             board(anna, match, Language::English));
    play(anna, match, [](const MatchState &) { return false; });
    deliver(anna);
    deliver(m_round->rita());
    QCOMPARE(journalToJson(journal(m_round->rita(), match)), journalToJson(journal(anna, match)));
}

QTEST_GUILESS_MAIN(TestSharedSecrets)
#include "tst_sharedsecrets.moc"
