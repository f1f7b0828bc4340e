// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/batchstore.h"
#include "core/club/teamdocuments.h"
#include "core/exchange/teamfile.h"
#include "core/sharing/linelook.h"
#include "core/sharing/parcelcounts.h"
#include "core/sharing/refusalwords.h"
#include "core/sharing/sharedmay.h"
#include "core/sharing/sharingdesk.h"
#include "core/sharing/versions.h"
#include "core/store/shareddoor.h"
#include "core/text/languagescope.h"
#include "tests/sharing/sharedhouse.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Lets something happen just before a batch is kept, once.
class MeanwhileBatches final : public BatchStore
{
public:
    explicit MeanwhileBatches(BatchStore &kept)
        : m_kept(kept)
    { }

    Result<std::vector<DocumentSummary>> keep(const StoreBatch &batch) override
    {
        if (const auto happens = std::exchange(meanwhile, {}))
            happens();
        if (busy > 0 && --busy >= 0)
            return Error{ErrorCode::StoreBusy, QStringLiteral("Busy."), {}};
        return m_kept.keep(batch);
    }
    Result<void> inOnePiece(const std::function<Result<void>()> &work) override
    {
        return m_kept.inOnePiece(work);
    }

    std::function<void()> meanwhile{};
    int busy = 0; ///< so often nothing is kept

private:
    BatchStore &m_kept;
};

/// Another table on the database of somebody's house, which keeps what it does by these batches.
SharedTable tableBeside(SharedHouse &house, BatchStore &batches, StoreLocation place,
                        const QString &person)
{
    Store &store = house.house().store();
    const ClubStores window = house.house().stores();
    place.user = person;
    return {{store.journals(), store.documents(), batches, store.results(), window.library,
             window.clock},
            store.leaders(),
            [place](const QString &) { return SharedServer::open(place); }};
}

} // namespace

/// Two people who change the same thing, what each of them may do about it, and how they hear of
/// each other.
class TestSharedChoices final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void whatMayBeDone_data();
    void whatMayBeDone();
    void whatIsSeenToFirst_data();
    void whatIsSeenToFirst();
    void whatAServerIsReadyFor_data();
    void whatAServerIsReadyFor();
    void whatAnOlderServerIsReadyFor();
    void aRefusalSpeaksTheLanguageOfWhoLooks();
    void aTeamThatTwoChanged_data();
    void aTeamThatTwoChanged();
    void whatWasRefusedIsAskedAgain();
    void bothVersionsOfAResult();
    void bothVersionsOfATeam();
    void whatCameInBesideWhatWasWanted();
    void hintsAreHeard();
    void aLookMeetsTheWindow();
    void aBusyMomentIsNoProblem();
    void aDecisionComesBackBeforeItIsKept();
    void aMatchOfOthersIsOnlyFollowed();
    void aCoachSignsForHisTeam();
    void theLineSaysWhatItKnows();
    void aDrawStaysWithTheCommissioner();
    void aCoachWhoBecomesCommissionerSeesTheDraw();
    void theDoorLooksAndAsks();

private:
    /// A server with anna's league, shared and let go, and bob as coach of its first team.
    [[nodiscard]] LeagueId share(SharedHouse &anna, bool publishes = true);
    [[nodiscard]] StoreLocation newServer();
    void rename(SharedHouse &house, const QString &team, const QString &name);
    void letIn(SharedHouse &anna, const LeagueId &id, const QString &person, SharedRole role);

    StoreFixture m_fixture;
    QString m_team; ///< bob's
};

void TestSharedChoices::initTestCase()
{
    QCOMPARE(m_fixture.server().problem(), QString());
}

StoreLocation TestSharedChoices::newServer()
{
    const StoreLocation place = m_fixture.server().createDatabase();
    m_fixture.server().psql(
        place.database,
        sharedSetupSql(place.database, SharedNeed::Setup, {u"anna"_s}, {u"bob"_s, u"rita"_s}));
    return place;
}

void TestSharedChoices::letIn(SharedHouse &anna, const LeagueId &id, const QString &person,
                              SharedRole role)
{
    SharedMember member;
    member.person = person;
    member.role = role;
    if (role == SharedRole::Coach)
        member.teams = QStringList{m_team};
    VERIFY_DONE((*anna.shared().serverOf(id))->grant(id, member));
}

LeagueId TestSharedChoices::share(SharedHouse &anna, bool publishes)
{
    OpenLeague league = anna.house().found(u"crp"_s);
    anna.house().addTeams(league, 4);
    anna.house().begin(league, {});
    const CompetitionId competition = LeagueHouse::competition(league).id;
    LeagueHouse::expectAct(
        league.act(must(drawNext(league.league(), competition, anna.house().dice()))));
    if (publishes)
        LeagueHouse::expectAct(league.act(RoundPublished{competition, 1, 0}));
    const LeagueId id = league.id();
    m_team = league.league().teams.front().id.text();
    LeagueHouse::expectAct(anna.shared().share(id, anna.address()));
    LeagueHouse::expectAct(anna.shared().letGo(id));
    letIn(anna, id, u"bob"_s, SharedRole::Coach);
    return id;
}

void TestSharedChoices::rename(SharedHouse &house, const QString &team, const QString &name)
{
    auto kept = must(loadTeam(house.table().stores().documents, DocumentId(team)));
    kept.team.name = name;
    VERIFY_DONE(saveTeam(house.table().stores().documents, kept, 1));
}

void TestSharedChoices::whatMayBeDone_data()
{
    QTest::addColumn<int>("state"); // -1: not shared
    QTest::addColumn<int>("role");
    QTest::addColumn<QString>("may");
    const int commissioner = int(SharedRole::Commissioner);
    QTest::newRow("not shared") << -1 << 0 << u"share"_s;
    QTest::newRow("on its way") << int(SharedState::Sharing) << commissioner << u"goOn"_s;
    QTest::newRow("kept") << int(SharedState::Kept) << commissioner
                          << u"letGo takeHome roles slip"_s;
    QTest::newRow("the commissioner")
        << int(SharedState::Joined) << commissioner << u"takeHome leave roles claims slip"_s;
    QTest::newRow("a coach") << int(SharedState::Joined) << int(SharedRole::Coach)
                             << u"leave slip"_s;
    QTest::newRow("a reader") << int(SharedState::Joined) << int(SharedRole::Reader)
                              << u"leave slip"_s;
    QTest::newRow("on its way home") << int(SharedState::ComingHome) << commissioner << u"goOn"_s;
    QTest::newRow("on its way out")
        << int(SharedState::Leaving) << int(SharedRole::Coach) << u"goOn"_s;
}

void TestSharedChoices::whatMayBeDone()
{
    QFETCH(const int, state);
    QFETCH(const int, role);
    std::optional<SharedNote> note;
    if (state >= 0) {
        note.emplace();
        note->state = static_cast<SharedState>(state);
        note->role = static_cast<SharedRole>(role);
    }
    const SharedMay may = sharedMay(note);
    QStringList words;
    const auto add = [&words](bool can, const QString &word) {
        if (can)
            words.append(word);
    };
    add(may.share, u"share"_s);
    add(may.goOn, u"goOn"_s);
    add(may.letGo, u"letGo"_s);
    add(may.takeHome, u"takeHome"_s);
    add(may.leave, u"leave"_s);
    add(may.roles, u"roles"_s);
    add(may.claims, u"claims"_s);
    add(may.slip, u"slip"_s);
    QTEST(words.join(u' '), "may");
}

void TestSharedChoices::whatIsSeenToFirst_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("role");
    QTest::addColumn<int>("claims");
    QTest::addColumn<QString>("waiting"); // w: waits, r: was refused, o: was overtaken
    QTest::addColumn<int>("notice");
    const int joined = int(SharedState::Joined);
    const int commissioner = int(SharedRole::Commissioner);
    const int coach = int(SharedRole::Coach);
    QTest::newRow("kept") << int(SharedState::Kept) << commissioner << 1 << u"r"_s
                          << int(SharedNotice::Kept);
    QTest::newRow("all is well") << joined << coach << 0 << u"w"_s << int(SharedNotice::None);
    QTest::newRow("a claim") << joined << commissioner << 1 << u"r"_s << int(SharedNotice::Claims);
    QTest::newRow("a claim, not his")
        << joined << coach << 1 << QString() << int(SharedNotice::None);
    QTest::newRow("overtaken") << joined << commissioner << 1 << u"ro"_s
                               << int(SharedNotice::Overtaken);
    QTest::newRow("nothing") << joined << commissioner << 0 << QString() << int(SharedNotice::None);
    QTest::newRow("refused") << joined << coach << 0 << u"wr"_s << int(SharedNotice::Refused);
}

void TestSharedChoices::whatIsSeenToFirst()
{
    QFETCH(const int, state);
    QFETCH(const int, role);
    QFETCH(const int, claims);
    QFETCH(const QString, waiting);
    SharedNote note;
    note.state = static_cast<SharedState>(state);
    note.role = static_cast<SharedRole>(role);
    LeagueLine line;
    line.claims = claims;
    for (const QChar each : waiting)
        line.waiting.push_back({{}, {}, each == u'w' ? QString() : u"No."_s, each == u'o'});
    QTEST(int(sharedNotice(note, line)), "notice");
    // A dispute is for the commissioner, after what no longer fits.
    const SharedNotice first = sharedNotice(note, line);
    const bool isDisputed = note.state == SharedState::Joined
        && note.role == SharedRole::Commissioner && first != SharedNotice::Overtaken
        && first != SharedNotice::Claims;
    QCOMPARE(int(sharedNotice(note, line, 1)), int(isDisputed ? SharedNotice::Disputed : first));
}

void TestSharedChoices::whatAServerIsReadyFor_data()
{
    QTest::addColumn<bool>("prepared");
    QTest::addColumn<bool>("mayFound");
    QTest::addColumn<bool>("mayPrepare");
    QTest::addColumn<bool>("newer");
    QTest::addColumn<int>("readiness");
    QTest::newRow("a founder") << true << true << false << false << int(ShareReadiness::Ready);
    QTest::newRow("no founder") << true << false << true << false
                                << int(ShareReadiness::NeedsAdministrator);
    QTest::newRow("an owner of an empty one")
        << false << false << true << false << int(ShareReadiness::Prepares);
    QTest::newRow("nobody there") << false << false << false << false
                                  << int(ShareReadiness::NeedsAdministrator);
    QTest::newRow("made by a later Dugout")
        << true << true << true << true << int(ShareReadiness::TooNew);
}

void TestSharedChoices::whatAnOlderServerIsReadyFor()
{
    ServerLook look;
    look.isPrepared = true;
    look.isOlder = true;
    look.mayPrepare = true;
    QCOMPARE(readinessOf(look), ShareReadiness::NeedsAdministrator); // who may bring nothing there
    look.mayFound = true;
    QCOMPARE(readinessOf(look), ShareReadiness::Renews);
    look.mayPrepare = false;
    QCOMPARE(readinessOf(look), ShareReadiness::NeedsAdministrator);
}

/// What was refused waits for days, and is looked at in another language by then.
void TestSharedChoices::aRefusalSpeaksTheLanguageOfWhoLooks()
{
    const QStringList codes{u"shared.faster"_s,   u"shared.locked"_s,         u"shared.confirmed"_s,
                            u"shared.unfit"_s,    u"shared.home"_s,           u"shared.differs"_s,
                            u"shared.refused"_s,  u"shared.exists"_s,         u"shared.full"_s,
                            u"shared.over"_s,     u"shared.no-such-person"_s, u"shared.elsewhere"_s,
                            u"store.permission"_s};
    for (const QString &code : codes) {
        QStringList said;
        for (const Language language : {Language::Spanish, Language::English, Language::German}) {
            const LanguageScope scope(language);
            said.append(refusalWords(errorCodeNamed(code), u"As it was told."_s));
        }
        QVERIFY2(!said.contains(u"As it was told."_s), qPrintable(code));
        QCOMPARE(said.removeDuplicates(), qsizetype(0));
    }
    QCOMPARE(refusalWords(errorCodeNamed(u"no.such"), u"As it was told."_s), u"As it was told."_s);
    // From the server to the line of who looks.
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = share(anna);
    SharedHouse bob(place, u"bob"_s);
    VERIFY_DONE(bob.shared().join(bob.address(), {}, TeamsHere::Refused));
    bob.table().batches().deliverAtOnce(false);
    rename(bob, m_team, u"Bob's own"_s);
    letIn(anna, id, u"bob"_s, SharedRole::Reader);
    {
        const LanguageScope scope(Language::Spanish);
        QCOMPARE(bob.shared().deliver(id)->refused, 1);
    }
    const LanguageScope scope(Language::German);
    const LeagueLine line = LineWatch(bob.table()).look().of(id);
    QCOMPARE(line.waiting.size(), size_t(1));
    QCOMPARE(line.waiting.front().refused, refusalWords(line.waiting.front().refusedCode, {}));
}

void TestSharedChoices::whatAServerIsReadyFor()
{
    QFETCH(const bool, prepared);
    QFETCH(const bool, mayFound);
    QFETCH(const bool, mayPrepare);
    QFETCH(const bool, newer);
    ServerLook look;
    look.isPrepared = prepared;
    look.mayFound = mayFound;
    look.mayPrepare = mayPrepare;
    look.isNewer = newer;
    QTEST(int(readinessOf(look)), "readiness");
}

void TestSharedChoices::aTeamThatTwoChanged_data()
{
    QTest::addColumn<bool>("mine");
    QTest::addColumn<QString>("name");
    QTest::newRow("mine") << true << u"Bob's own"_s;
    QTest::newRow("theirs") << false << u"Anna's own"_s;
}

void TestSharedChoices::aTeamThatTwoChanged()
{
    QFETCH(const bool, mine);
    QFETCH(const QString, name);
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = share(anna);
    SharedHouse bob(place, u"bob"_s);
    VERIFY_DONE(bob.shared().join(bob.address(), {}, TeamsHere::Refused));
    bob.table().batches().deliverAtOnce(false);
    rename(bob, m_team, u"Bob's first"_s);
    rename(bob, m_team, u"Bob's own"_s);
    rename(anna, m_team, u"Anna's own"_s);
    VERIFY_DONE(bob.shared().deliver(id));
    // Neither is lost: both are there to be chosen from, the newest of each.
    const auto overtaken = bob.shared().overtaken(id);
    VERIFY_DONE(overtaken);
    QCOMPARE(overtaken->size(), std::size_t(1));
    QCOMPARE(overtaken->front().waiting.title, u"Bob's own"_s);
    QCOMPARE(overtaken->front().there.who, u"anna"_s);
    QCOMPARE(teamFromJson(overtaken->front().there.body)->name, u"Anna's own"_s);
    // Asking again by itself does not help, and must not take the choice away.
    VERIFY_DONE(bob.shared().askAgain(id));
    VERIFY_DONE(bob.shared().strikeOff(id));
    QCOMPARE(bob.shared().overtaken(id)->size(), std::size_t(1));
    VERIFY_DONE(bob.shared().settle(overtaken->front(), mine));
    const auto report = bob.shared().deliver(id);
    VERIFY_DONE(report);
    QCOMPARE(report->waiting, 0);
    VERIFY_DONE(anna.shared().refresh(id));
    for (SharedHouse *house : {&anna, &bob})
        QCOMPARE(must(loadTeam(house->table().stores().documents, DocumentId(m_team))).team.name,
                 name);
    // And it goes on from there.
    rename(bob, m_team, u"Later"_s);
    QCOMPARE(bob.shared().deliver(id)->waiting, 0);
}

void TestSharedChoices::whatWasRefusedIsAskedAgain()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = share(anna);
    SharedHouse bob(place, u"bob"_s);
    VERIFY_DONE(bob.shared().join(bob.address(), {}, TeamsHere::Refused));
    bob.table().batches().deliverAtOnce(false);
    rename(bob, m_team, u"Bob's own"_s);
    letIn(anna, id, u"bob"_s, SharedRole::Reader);
    QCOMPARE(bob.shared().deliver(id)->refused, 1);
    QVERIFY(bob.shared().overtaken(id)->empty());
    QCOMPARE(bob.shared().deliver(id)->refused, 1); // not by itself
    letIn(anna, id, u"bob"_s, SharedRole::Coach);
    VERIFY_DONE(bob.shared().askAgain(id));
    QCOMPARE(*bob.shared().deliver(id), (DeliveryReport{1, 0, 0, 0}));
    // What nobody wants any more goes off the list; the team of here stays as it is.
    letIn(anna, id, u"bob"_s, SharedRole::Coach);
    rename(bob, m_team, u"Once more"_s);
    letIn(anna, id, u"bob"_s, SharedRole::Reader);
    QCOMPARE(bob.shared().deliver(id)->refused, 1);
    VERIFY_DONE(bob.shared().strikeOff(id));
    QVERIFY(waitingFor(bob.house().store().documents(), id)->empty());
}

void TestSharedChoices::bothVersionsOfAResult()
{
    LeagueHouse house;
    OpenLeague league = house.published(u"crp"_s, 2);
    const LeagueFixture fixture = LeagueHouse::competition(league).round(1)->fixtures.front();
    SharedClaim claim;
    claim.fixture = fixture.id;
    claim.who = u"bob"_s;
    claim.claimed = {{u"outcome"_s,
                      QJsonObject{{u"source"_s, u"match"_s},
                                  {u"homeSigned"_s, true},
                                  {u"note"_s, u"a\n<b>note</b>"_s},
                                  {u"result"_s, QJsonObject{{u"td"_s, 2}, {u"tdAgainst"_s, 1}}}}}};
    claim.stands = {{u"outcome"_s, QJsonValue()}};
    const auto lines = claimVersions(league.league(), claim);
    QVERIFY(!lines.empty());
    QCOMPARE(lines.front().first, u"no result"_s);
    QCOMPARE(lines.front().second, u"2 : 1"_s);
    QVERIFY(lines.front().differs());
    const QString home = teamName(league.league(), fixture.home);
    QVERIFY(std::any_of(lines.begin(), lines.end(),
                        [&home](const VersionLine &each) { return each.second == home; }));
    const QString table = u"both at the table of bob"_s;
    const auto saysTable = [&table](const VersionLine &each) { return each.second == table; };
    QVERIFY(std::none_of(lines.begin(), lines.end(), saysTable));
    QJsonObject both = claim.claimed.value("outcome"_L1).toObject();
    both.insert("awaySigned"_L1, true);
    SharedClaim signedByBoth = claim;
    signedByBoth.claimed = {{u"outcome"_s, both}};
    const auto said = claimVersions(league.league(), signedByBoth);
    QVERIFY(std::any_of(said.begin(), said.end(), saysTable));
    // A stranger's words are one line.
    QCOMPARE(lines.back().second, u"a <b>note</b>"_s);
    QCOMPARE(claimTitle(league.league(), claim),
             u"%1 – %2"_s.arg(home, teamName(league.league(), fixture.away)));
    claim.fixture = FixtureId(u"f99"_s);
    QCOMPARE(claimTitle(league.league(), claim), u"f99"_s);
}

void TestSharedChoices::bothVersionsOfATeam()
{
    LeagueHouse house;
    const TeamId id = house.newTeam(u"crp"_s);
    const Team mine = must(house.club().teams().load(DocumentId(id.text()))).team;
    Team theirs = mine;
    theirs.rerolls = mine.rerolls + 1;
    theirs.players.front().name = u"Another"_s;
    const auto same = teamVersions(mine, mine);
    QVERIFY(std::none_of(same.begin(), same.end(),
                         [](const VersionLine &each) { return each.differs(); }));
    const auto lines = teamVersions(mine, theirs);
    QCOMPARE(lines.size(), same.size() + 1); // and the player
    QCOMPARE(std::count_if(lines.begin(), lines.end(),
                           [](const VersionLine &each) { return each.differs(); }),
             2);
    QCOMPARE(lines.back().second, u"Another"_s);
}

void TestSharedChoices::whatCameInBesideWhatWasWanted()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = share(anna);
    SharedHouse second(place, u"anna"_s);
    VERIFY_DONE(second.shared().join(second.address(), {}, TeamsHere::Refused));
    OpenLeague here = anna.open(id);
    OpenLeague there = second.open(id);
    const int known = actionsOf(there);
    VERIFY_DONE(here.act(LeagueRenamed{u"Here"_s}));
    const std::vector<LeagueEvent> wanted{{LeagueRenamed{u"There"_s}, {}}};
    QCOMPARE(errorOf(there.act(wanted)), u"shared.faster"_s);
    VERIFY_DONE(second.shared().refresh(id));
    OpenLeague now = second.open(id);
    const auto lines = overtakenVersions(now, known, wanted);
    QCOMPARE(lines.size(), std::size_t(1));
    QVERIFY(lines.front().first.contains(u"Here"_s));
    QVERIFY(lines.front().second.contains(u"There"_s));
    VERIFY_DONE(now.act(wanted)); // on top of it
    QCOMPARE(second.open(id).league().name, u"There"_s);
}

void TestSharedChoices::hintsAreHeard()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = share(anna);
    SharedHouse bob(place, u"bob"_s);
    VERIFY_DONE(bob.shared().join(bob.address(), {}, TeamsHere::Refused));
    LineWatch watch(bob.table());
    (void)watch.look();
    int heard = 0;
    QVERIFY(watch.listen([&heard] { ++heard; }));
    OpenLeague league = anna.open(id);
    VERIFY_DONE(league.act(LeagueRenamed{u"Heard of"_s}));
    QTRY_VERIFY(heard > 0); // nobody looked
    QVERIFY(watch.look().hasNews);
    QCOMPARE(bob.open(id).league().name, u"Heard of"_s);
    // A line that broke hears again after the next look.
    m_fixture.server().stop();
    QVERIFY(m_fixture.server().start());
    QTRY_VERIFY(!watch.look().isAway());
    QVERIFY(watch.listen([&heard] { ++heard; }));
    heard = 0;
    VERIFY_DONE(anna.shared().refresh(id));
    OpenLeague again = anna.open(id);
    VERIFY_DONE(again.act(LeagueRenamed{u"Heard again"_s}));
    QTRY_VERIFY(heard > 0);
}

void TestSharedChoices::aLookMeetsTheWindow()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = share(anna);
    SharedHouse bob(place, u"bob"_s);
    VERIFY_DONE(bob.shared().join(bob.address(), {}, TeamsHere::Refused));
    // The thread that looks has a table of its own on the same database.
    MeanwhileBatches batches(bob.house().store().batches());
    SharedTable looking = tableBeside(bob, batches, place, u"bob"_s);
    OpenLeague league = anna.open(id);
    VERIFY_DONE(league.act(LeagueRenamed{u"Taken in twice"_s}));
    batches.meanwhile = [&bob, &id] { VERIFY_DONE(bob.shared().refresh(id)); };
    const LineLook look = LineWatch(looking).look();
    QVERIFY(!batches.meanwhile); // it did happen
    QCOMPARE(look.of(id).problem, QString());
    QCOMPARE(bob.open(id).league().name, u"Taken in twice"_s);
    // The other way round: the window takes in what the line is taking in.
    OpenLeague again = anna.open(id);
    VERIFY_DONE(again.act(LeagueRenamed{u"And again"_s}));
    batches.meanwhile = [&bob, &id] { VERIFY_DONE(bob.shared().refresh(id)); };
    VERIFY_DONE(looking.leagues().refresh(id));
    QVERIFY(!batches.meanwhile);
    QCOMPARE(bob.open(id).league().name, u"And again"_s);
}

/// What is over by the next look is nothing that the server said no to.
void TestSharedChoices::aBusyMomentIsNoProblem()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = share(anna);
    SharedHouse bob(place, u"bob"_s);
    VERIFY_DONE(bob.shared().join(bob.address(), {}, TeamsHere::Refused));
    MeanwhileBatches batches(bob.house().store().batches());
    SharedTable looking = tableBeside(bob, batches, place, u"bob"_s);
    LineWatch watch(looking);
    QCOMPARE(watch.look().of(id).problem, QString());
    OpenLeague league = anna.open(id);
    VERIFY_DONE(league.act(LeagueRenamed{u"A moment later"_s}));
    batches.busy = 1;
    QCOMPARE(watch.look().of(id).problem, QString());
    QCOMPARE(batches.busy, 0);
    QVERIFY(bob.open(id).league().name != u"A moment later"_s);
    QCOMPARE(watch.look().of(id).problem, QString());
    QCOMPARE(bob.open(id).league().name, u"A moment later"_s);
    // Whatever goes on is said.
    OpenLeague again = anna.open(id);
    VERIFY_DONE(again.act(LeagueRenamed{u"Much later"_s}));
    batches.busy = 2;
    QCOMPARE(watch.look().of(id).problem, QString());
    QCOMPARE(watch.look().of(id).problem, u"Busy."_s);
    QCOMPARE(watch.look().of(id).problem, QString());
    QCOMPARE(bob.open(id).league().name, u"Much later"_s);
}

/// The line beside may take the commissioner's own decision in before his window has kept it.
void TestSharedChoices::aDecisionComesBackBeforeItIsKept()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = share(anna);
    MeanwhileBatches batches(anna.house().store().batches());
    SharedTable window = tableBeside(anna, batches, place, u"anna"_s);
    const LeagueRepository leagues(window.stores(), anna.house().store().leaders());
    OpenLeague league = must(leagues.open(id));
    batches.meanwhile = [&anna, &id] { VERIFY_DONE(anna.shared().refresh(id)); };
    VERIFY_DONE(league.act(LeagueRenamed{u"Decided once"_s}));
    QVERIFY(!batches.meanwhile); // it did happen
    VERIFY_DONE(league.act(LeagueRenamed{u"And on from there"_s}));
    QCOMPARE(league.lines(), anna.open(id).lines());
    QCOMPARE(anna.open(id).league().name, u"And on from there"_s);
}

void TestSharedChoices::aMatchOfOthersIsOnlyFollowed()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = share(anna);
    letIn(anna, id, u"rita"_s, SharedRole::Reader);
    SharedHouse rita(place, u"rita"_s);
    VERIFY_DONE(rita.shared().join(rita.address(), {}, TeamsHere::Refused));
    OpenLeague league = anna.open(id);
    const auto match = anna.leagues().startMatch(league, LeagueHouse::open(league).front());
    VERIFY_DONE(match);
    VERIFY_DONE(anna.shared().deliver(id));
    VERIFY_DONE(rita.shared().refresh(id));
    VERIFY_DONE(rita.table().stores().journals.readHeader(*match));
    const std::vector<JournalEntry> line{{1, 1, 5, u"undo"_s, {{u"kind"_s, u"undo"_s}}, 1}};
    QCOMPARE(errorOf(rita.table().stores().journals.append(*match, 1, line)), u"shared.refused"_s);
}

void TestSharedChoices::aCoachSignsForHisTeam()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = share(anna);
    OpenLeague league = anna.open(id);
    LeagueFixture his;
    for (const FixtureId &each : LeagueHouse::open(league)) {
        const LeagueFixture *fixture = std::as_const(league).league().fixture(each);
        if (fixture->home.text() == m_team || fixture->away.text() == m_team)
            his = *fixture;
    }
    QVERIFY(!his.id.isEmpty());
    FixtureOutcome outcome;
    outcome.source = ResultSource::Paper;
    outcome.result.home = his.home;
    outcome.result.away = his.away;
    outcome.result.td = 2;
    VERIFY_DONE(league.act(ResultEntered{his.id, outcome, std::nullopt}));
    SharedHouse bob(place, u"bob"_s);
    VERIFY_DONE(bob.shared().join(bob.address(), {}, TeamsHere::Refused));
    const FixtureSide own = his.home.text() == m_team ? FixtureSide::Home : FixtureSide::Away;
    const FixtureSide other = own == FixtureSide::Home ? FixtureSide::Away : FixtureSide::Home;
    OpenLeague seen = bob.open(id);
    QCOMPARE(errorOf(seen.act(ResultSigned{his.id, other})), u"shared.not-commissioner"_s);
    // With the server gone nobody signs.
    m_fixture.server().stop();
    OpenLeague gone = bob.open(id);
    QVERIFY(!gone.act(ResultSigned{his.id, own}));
    QVERIFY(m_fixture.server().start());
    OpenLeague again = bob.open(id);
    VERIFY_DONE(again.act(ResultSigned{his.id, own}));
    VERIFY_DONE(anna.shared().refresh(id));
    for (SharedHouse *each : {&anna, &bob}) {
        const FixtureOutcome now = *each->open(id).league().fixture(his.id)->outcome;
        QCOMPARE(now.homeSigned, own == FixtureSide::Home);
        QCOMPARE(now.awaySigned, own == FixtureSide::Away);
    }
}

void TestSharedChoices::theLineSaysWhatItKnows()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    QVERIFY(LineWatch(anna.table()).look().leagues.empty());
    const LeagueId id = share(anna);
    SharedHouse bob(place, u"bob"_s);
    VERIFY_DONE(bob.shared().join(bob.address(), {}, TeamsHere::Refused));
    bob.table().batches().deliverAtOnce(false);
    int queued = 0;
    bob.table().batches().whenQueued([&queued] { ++queued; });
    LineWatch watch(bob.table(), u"Table 3"_s);
    m_fixture.server().stop();
    rename(bob, m_team, u"Bob's own"_s);
    QCOMPARE(queued, 1);
    LineLook look = watch.look();
    QVERIFY(look.isAway());
    QCOMPARE(look.waiting(), 1);
    QCOMPARE(look.of(id).lookedMs, 0);
    QCOMPARE(look.of(id).waiting.front().words, u"Bob's own was changed"_s);
    QVERIFY(m_fixture.server().start());
    look = watch.look();
    QVERIFY(!look.isAway());
    QCOMPARE(look.waiting(), 0);
    QVERIFY(look.of(id).lookedMs > 0);
    QCOMPARE(look.of(id).role, SharedRole::Coach);
    // The commissioner sees who sits where.
    const auto members = (*anna.shared().serverOf(id))->members(id);
    VERIFY_DONE(members);
    QCOMPARE(members->back().person, u"bob"_s);
    QCOMPARE(members->back().place, u"Table 3"_s);
    QVERIFY(members->back().seenMs > 0);
    QVERIFY(look.of(LeagueId(u"another"_s)).title.isEmpty());
    VERIFY_DONE(countParcel(anna.leagues(), id));
    QCOMPARE(countParcel(anna.leagues(), id)->teams, 4);
}

void TestSharedChoices::aDrawStaysWithTheCommissioner()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = share(anna, false);
    SharedHouse bob(place, u"bob"_s);
    VERIFY_DONE(bob.shared().join(bob.address(), {}, TeamsHere::Refused));
    const auto roundsAt = [&id](SharedHouse &house) {
        return LeagueHouse::competition(house.open(id)).roundCount();
    };
    QCOMPARE(roundsAt(anna), 3);
    QCOMPARE(roundsAt(bob), 0);
    const auto asBob = [&](const QString &sql) {
        return m_fixture.server().psqlAs(u"bob"_s, place.database, {sql});
    };
    const QString told
        = u"SELECT count(*) FROM dugout_shared.entry WHERE strpos(payload::text, '%1') > 0"_s.arg(
            achievementId(RoundsDrawn{}));
    QCOMPARE(asBob(told), u"0"_s);
    QCOMPARE(m_fixture.server().psqlAs(u"anna"_s, place.database,
                                       {QString(told).replace(u"entry"_s, u"sealed"_s)}),
             u"1"_s);
    QCOMPARE(asBob(u"SELECT count(*) FROM dugout_shared.fixture"_s), u"0"_s);
    // The commissioner's other machine has all of it.
    SharedHouse second(place, u"anna"_s);
    VERIFY_DONE(second.shared().join(second.address(), {}, TeamsHere::Refused));
    QCOMPARE(second.open(id).league(), anna.open(id).league());
    OpenLeague league = anna.open(id);
    VERIFY_DONE(league.act(RoundPublished{LeagueHouse::competition(league).id, 1, 0}));
    VERIFY_DONE(bob.shared().refresh(id));
    QCOMPARE(roundsAt(bob), 1);
    QCOMPARE(bob.open(id).league(), anna.everybodys(id));
    QVERIFY(bob.leagues().check(id)->empty());
    VERIFY_DONE(second.shared().refresh(id));
    QCOMPARE(second.open(id).league(), anna.open(id).league());
    QCOMPARE(asBob(u"SELECT count(*) FROM dugout_shared.fixture"_s), u"2"_s);
    // And home again, all of it.
    const League before = anna.open(id).league();
    VERIFY_DONE(anna.shared().takeHome(id));
    QCOMPARE(anna.open(id).league(), before);
    VERIFY_DONE(anna.shared().share(id, anna.address()));
}

void TestSharedChoices::aCoachWhoBecomesCommissionerSeesTheDraw()
{
    const StoreLocation place = newServer();
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = share(anna, false);
    SharedHouse bob(place, u"bob"_s);
    VERIFY_DONE(bob.shared().join(bob.address(), {}, TeamsHere::Refused));
    letIn(anna, id, u"bob"_s, SharedRole::Commissioner);
    VERIFY_DONE(bob.shared().refresh(id));
    QCOMPARE(bob.open(id).league(), anna.open(id).league());
    OpenLeague league = bob.open(id);
    VERIFY_DONE(league.act(RoundPublished{LeagueHouse::competition(league).id, 1, 0}));
    VERIFY_DONE(anna.shared().refresh(id));
    QCOMPARE(anna.open(id).league(), bob.open(id).league());
}

void TestSharedChoices::theDoorLooksAndAsks()
{
    StoreLocation place = newServer();
    place.user = u"anna"_s;
    SharedHouse anna(place, u"anna"_s);
    const LeagueId id = share(anna);
    SharedDoor door;
    const auto look = door.look(place.toString());
    VERIFY_DONE(look);
    QCOMPARE(look->person, u"anna"_s);
    QCOMPARE(look->safety, LineSafety::Local);
    QVERIFY(look->isPrepared && look->isMember && look->mayFound && !look->mayPrepare);
    QVERIFY(!look->isSuperuser);
    QCOMPARE(look->leagues.size(), std::size_t(1));
    QCOMPARE(look->leagues.front().id, id);
    StoreLocation empty = m_fixture.server().createDatabase();
    empty.user = u"rita"_s;
    const auto bare = door.look(empty.toString());
    VERIFY_DONE(bare);
    QCOMPARE(readinessOf(*bare), ShareReadiness::NeedsAdministrator);
    QCOMPARE(errorOf(door.look(u"sqlite:/tmp/x"_s)), u"store.location"_s);
    // A password is asked for, and taken from then on.
    m_fixture.server().addUserWithPassword(u"paula"_s, u"a secret"_s);
    empty.user = u"paula"_s;
    QCOMPARE(errorOf(door.look(empty.toString())), u"store.password"_s);
    door.keepPassword(empty.toString(), u"a guess"_s);
    QCOMPARE(errorOf(door.look(empty.toString())), u"store.password"_s);
    door.keepPassword(empty.toString(), u"a secret"_s);
    VERIFY_DONE(door.look(empty.toString()));
    QVERIFY(!door.look(empty.toString())->address.contains(u"secret"_s));
}

QTEST_GUILESS_MAIN(TestSharedChoices)
#include "tst_sharedchoices.moc"
