// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamdocuments.h"
#include "core/sharing/linelook.h"
#include "tests/sharing/sharedround.h"

#include <QTest>

#include <utility>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

Result<void> everyStep(const QString &)
{
    return {};
}

/// Documents that another window changes just after somebody looked what waits.
class BusyDocuments final : public DocumentStore
{
public:
    BusyDocuments(DocumentStore &documents, std::function<void()> meanwhile)
        : m_documents(documents)
        , m_meanwhile(std::move(meanwhile))
    { }

    [[nodiscard]] Result<std::vector<DocumentSummary>> list(const DocumentQuery &query) override
    {
        auto found = m_documents.list(query);
        if (query.kind == waitingKind() && m_meanwhile)
            std::exchange(m_meanwhile, {})();
        return found;
    }
    [[nodiscard]] Result<Document> read(const QString &kind, const DocumentId &id) override
    {
        return m_documents.read(kind, id);
    }
    Result<std::vector<DocumentSummary>> save(const std::vector<Document> &documents) override
    {
        return m_documents.save(documents);
    }
    Result<void> remove(const DocumentSummary &summary) override
    {
        return m_documents.remove(summary);
    }

private:
    DocumentStore &m_documents;
    std::function<void()> m_meanwhile;
};

} // namespace

/// What waits for a server and what is changed meanwhile: nobody is in his own way.
class TestSharedQueue final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aChangeBuildsOnWhatWasDelivered();
    void aMatchBuildsOnWhatWasDelivered();
    void whatIsDeliveredMeanwhileIsNotMissed();
    void onlyWhatWasDeliveredIsStruckOff();
    void whatOthersNoteStays();
    void whatCameWhileATeamWaitedIsTakenInLater();
    void aMatchThatDoesNotCountLeavesTheServersSheets();

private:
    [[nodiscard]] SharedHouse &bob() { return m_round->bob(); }
    [[nodiscard]] ClubStores stores() { return bob().table().stores(); }
    [[nodiscard]] const LeagueId &league() const { return m_round->league(); }
    [[nodiscard]] QString team() { return must(bob().shared().note(league()))->teams.first(); }
    [[nodiscard]] qint64 noted()
    {
        return must(bob().shared().note(league()))->revisions.value(team());
    }
    void rename(const QString &name)
    {
        auto kept = must(loadTeam(stores().documents, DocumentId(team())));
        kept.team.name = name;
        VERIFY_DONE(saveTeam(stores().documents, kept, 1));
    }
    /// Delivers, and the line is lost before anything comes in.
    void onlyDeliver()
    {
        const auto server = bob().shared().serverOf(league());
        VERIFY_DONE(server);
        const auto report = deliverWaiting(stores(), **server, league(), everyStep);
        VERIFY_DONE(report);
        QCOMPARE(report->waiting, 0);
    }
    void deliverAll()
    {
        const auto report = bob().shared().deliver(league());
        VERIFY_DONE(report);
        QCOMPARE(report->refused, 0);
        QCOMPARE(report->claimed, 0);
        QCOMPARE(report->waiting, 0);
    }

    StoreFixture m_fixture;
    std::unique_ptr<SharedRound> m_round;
};

void TestSharedQueue::init()
{
    QCOMPARE(m_fixture.server().problem(), QString());
    m_round = std::make_unique<SharedRound>(m_fixture, u"crp"_s);
    m_round->share();
}

void TestSharedQueue::aChangeBuildsOnWhatWasDelivered()
{
    const qint64 before = noted();
    rename(u"First"_s);
    onlyDeliver();
    QCOMPARE(noted(), before + 1);
    // His own earlier change is nobody else's.
    rename(u"Second"_s);
    deliverAll();
    QCOMPARE(
        m_fixture.server().psql(m_round->place().database,
                                u"SELECT string_agg(body->>'name', ',' ORDER BY revision) FROM "
                                "dugout_shared.team_sheet WHERE who = 'bob'"_s),
        u"First,Second"_s);
    VERIFY_DONE(m_round->anna().shared().refresh(league()));
    const auto seen = loadTeam(m_round->anna().table().stores().documents, DocumentId(team()));
    VERIFY_DONE(seen);
    QCOMPARE(seen->team.name, u"Second"_s);
}

/// Both sheets change with a match, and with the one after it.
void TestSharedQueue::aMatchBuildsOnWhatWasDelivered()
{
    OpenLeague opened = bob().open(league());
    VERIFY_DONE(bob().play(league(), LeagueHouse::open(opened).front()));
    onlyDeliver();
    rename(u"After the match"_s);
    deliverAll();
    QCOMPARE(m_fixture.server().psql(
                 m_round->place().database,
                 u"SELECT count(*) FROM dugout_shared.team_sheet WHERE who = 'bob'"_s),
             u"3"_s);
}

void TestSharedQueue::whatIsDeliveredMeanwhileIsNotMissed()
{
    rename(u"First"_s);
    const qint64 expected = must(expectedRevisions(stores().documents, league())).value(team());
    QCOMPARE(expected, noted() + 1);
    ClubStores plain = stores();
    BusyDocuments busy(plain.documents, [this] { onlyDeliver(); });
    const auto found = expectedRevisions(busy, league());
    VERIFY_DONE(found);
    QCOMPARE(must(waitingFor(plain.documents, league())).size(), std::size_t(0));
    QCOMPARE(found->value(team()), expected);
}

void TestSharedQueue::onlyWhatWasDeliveredIsStruckOff()
{
    rename(u"First"_s);
    const Waiting first = must(waitingFor(stores().documents, league())).front();
    deliverAll();
    rename(u"Second"_s);
    // Another window delivered the first too, and strikes it off only now.
    VERIFY_DONE(strikeOff(stores().documents, first, 1));
    const auto waiting = must(waitingFor(stores().documents, league()));
    QCOMPARE(waiting.size(), std::size_t(1));
    QCOMPARE(waiting.front().title, u"Second"_s);
    deliverAll();
    // In the order in which they were queued, whatever else their ids say.
    for (int i = 0; i < 12; ++i)
        rename(u"Change %1"_s.arg(i));
    const auto queue = must(waitingFor(stores().documents, league()));
    QCOMPARE(queue.size(), std::size_t(12));
    for (int i = 0; i < 12; ++i)
        QCOMPARE(queue[static_cast<size_t>(i)].title, u"Change %1"_s.arg(i));
    deliverAll();
}

void TestSharedQueue::whatOthersNoteStays()
{
    const SharedNote before = must(bob().shared().note(league())).value();
    VERIFY_DONE(
        noteRevisions(stores().documents, league(), {{team(), before.revisions.value(team())}}, 1));
    QCOMPARE(must(bob().shared().note(league())), std::optional(before)); // nothing new
    VERIFY_DONE(noteRevisions(stores().documents, league(), {{team(), 7}}, 1));
    VERIFY_DONE(noteRevisions(stores().documents, league(), {{team(), 6}}, 1));
    SharedNote after = must(bob().shared().note(league())).value();
    QCOMPARE(after.revisions.value(team()), 7);
    after.revisions = before.revisions;
    after.revision = before.revision;
    QCOMPARE(after, before);
    VERIFY_DONE(noteRevisions(stores().documents, LeagueId(u"no such"_s), {{team(), 7}}, 1));
}

/// Whatever becomes of the change that waited, nobody goes on looking at an old sheet.
void TestSharedQueue::whatCameWhileATeamWaitedIsTakenInLater()
{
    const auto nameHere
        = [this] { return must(loadTeam(stores().documents, DocumentId(team()))).team.name; };
    rename(u"Bob's own"_s);
    DocumentStore &annas = m_round->anna().table().stores().documents;
    auto kept = must(loadTeam(annas, DocumentId(team())));
    kept.team.name = u"Anna's own"_s;
    VERIFY_DONE(saveTeam(annas, kept, 1));
    QCOMPARE(must(bob().shared().deliver(league())).refused, 1);
    QCOMPARE(nameHere(), u"Bob's own"_s);
    QCOMPARE(must(bob().shared().note(league()))->behind, QStringList{team()});
    for (const Waiting &each : must(waitingFor(stores().documents, league())))
        VERIFY_DONE(strikeOff(stores().documents, each, 1));
    bob().restart();
    VERIFY_DONE(bob().shared().refresh(league()));
    QCOMPARE(nameHere(), u"Anna's own"_s);
    QVERIFY(must(bob().shared().note(league()))->behind.isEmpty());
    bob().table().batches().deliverAtOnce(false);
    rename(u"Later"_s);
    deliverAll();
}

/// Put to the commissioner, it changes no sheet before he has decided; nothing is built on one.
void TestSharedQueue::aMatchThatDoesNotCountLeavesTheServersSheets()
{
    OpenLeague opened = bob().open(league());
    const FixtureId fixture = LeagueHouse::open(opened).front();
    const LeagueFixture found = *opened.league().fixture(fixture);
    const auto sheets = [&] {
        std::vector<Team> both;
        for (const EntrantId &each : {found.home, found.away})
            both.push_back(must(loadTeam(stores().documents, DocumentId(each.text()))).team);
        return both;
    };
    const std::vector<Team> before = sheets();
    VERIFY_DONE(bob().play(league(), fixture));
    QVERIFY(sheets() != before);
    FixtureOutcome award;
    award.source = ResultSource::Commissioner;
    award.result.kind = ResultKind::Forfeit;
    award.result.home = found.home;
    award.result.away = found.away;
    award.result.tdAgainst = 2;
    OpenLeague decided = m_round->anna().open(league());
    VERIFY_DONE(decided.act(ResultEntered{fixture, award, std::nullopt}));
    QCOMPARE(must(bob().shared().deliver(league())).claimed, 1);
    QCOMPARE(sheets(), before);
    // He sees that it is there, and nobody else does but the commissioner.
    QCOMPARE(LineWatch(bob().table()).look().of(league()).claims, 1);
    QCOMPARE(LineWatch(m_round->bea().table()).look().of(league()).claims, 0);
    QVERIFY(must(bob().shared().note(league()))->behind.isEmpty());
    // Counted after all, both come with it.
    const auto server = must(m_round->anna().shared().serverOf(league()));
    VERIFY_DONE(server->settle(league(), must(server->claims(league())).front().id, true));
    VERIFY_DONE(bob().shared().refresh(league()));
    QVERIFY(sheets() != before);
}

QTEST_GUILESS_MAIN(TestSharedQueue)
#include "tst_sharedqueue.moc"
