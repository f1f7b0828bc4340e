// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/outbox.h"
#include "core/store/sharedsetup.h"
#include "tests/releases/keptgames.h"
#include "tests/releases/leaguefacts.h"
#include "tests/releases/maker/makeleagues.h"
#include "tests/releases/maker/playing.h"
#include "tests/sharing/sharedhouse.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Four teams with a coach each, of whom everybody has a machine of his own; anna decides, rita
/// reads.
class SharedSeason
{
public:
    SharedSeason()
        : m_place(m_server.createDatabase())
    {
        m_server.psql(m_place.database,
                      sharedSetupSql(m_place.database, SharedNeed::Setup, {u"anna"_s},
                                     m_coaches + QStringList{u"rita"_s}));
        for (const QString &person : QStringList{u"anna"_s, u"rita"_s} + m_coaches)
            m_houses[person] = std::make_unique<SharedHouse>(m_place, person);
    }

    void make(const ReleaseWriter &writer)
    {
        found();
        share();
        playFirstRound();
        playSecondRound();
        QJsonObject facts{{u"database"_s, m_place.database}};
        for (const QString &person : {u"anna"_s, u"rita"_s}) {
            (void)must(house(person).shared().refresh(m_league));
            facts.insert(person,
                         must(leagueFacts(house(person).table().stores(), house(person).leagues(),
                                          m_league)));
        }
        writer.addFile(u"server/league.sql"_s, m_server.dump(m_place.database));
        writer.addExpected(u"server/league"_s, facts);
        if (!m_server.problem().isEmpty())
            qFatal("%s", qPrintable(m_server.problem()));
        playWithoutServer(writer);
    }

private:
    static void act(const Result<void> &done) { LeagueHouse::expectAct(done); }
    [[nodiscard]] SharedHouse &house(const QString &person) { return *m_houses.at(person); }
    [[nodiscard]] SharedHouse &coachOf(const EntrantId &team)
    {
        return house(m_coaches.at(m_teams.indexOf(team.text())));
    }
    [[nodiscard]] LeagueFixture fixture(const FixtureId &id)
    {
        return *house(u"anna"_s).open(m_league).league().fixture(id);
    }

    /// All rounds are drawn and two of them published: the third is only anna's to see.
    void found();
    void share();
    /// One result that both signed, and one that is disputed.
    void playFirstRound();
    /// One result that waits for a signature, and a match under way.
    void playSecondRound();
    /// The match under way is over on its coach's laptop, and waits there to be delivered.
    void playWithoutServer(const ReleaseWriter &writer);
    void playAtHome(const FixtureId &id)
    {
        SharedHouse &at = coachOf(fixture(id).home);
        (void)must(at.shared().refresh(m_league));
        act(at.play(m_league, id));
        (void)must(at.shared().deliver(m_league));
    }
    void sayAway(const FixtureId &id, const LeagueEventData &word)
    {
        SharedHouse &at = coachOf(fixture(id).away);
        (void)must(at.shared().refresh(m_league));
        OpenLeague league = at.open(m_league);
        act(league.act(word));
    }

    const QStringList m_coaches{u"bob"_s, u"bea"_s, u"ben"_s, u"bia"_s};
    PrivatePostgres m_server;
    StoreLocation m_place;
    std::map<QString, std::unique_ptr<SharedHouse>> m_houses;
    LeagueId m_league;
    QStringList m_teams;
    std::vector<FixtureId> m_fixtures; ///< that are published
};

void SharedSeason::found()
{
    LeagueHouse &at = house(u"anna"_s).house();
    OpenLeague league = at.found(u"crp"_s);
    act(league.act(LeagueRenamed{u"Liga de las dos orillas"_s}));
    at.addTeams(league, 4);
    LeagueCoach coach = league.league().coaches.front();
    coach.contact = u"bob@example.org"_s;
    act(league.act(CoachRecorded{coach}));
    at.begin(league, {});
    const CompetitionId competition = LeagueHouse::competition(league).id;
    act(league.act(must(drawNext(league.league(), competition, at.dice()))));
    for (const int round : {1, 2})
        act(league.act(RoundPublished{competition, round, 0}));
    m_fixtures = LeagueHouse::open(league);
    m_league = league.id();
    for (const LeagueTeam &each : league.league().teams)
        m_teams.append(each.id.text());
}

void SharedSeason::share()
{
    SharedHouse &anna = house(u"anna"_s);
    act(anna.shared().share(m_league, anna.address()));
    act(anna.shared().letGo(m_league));
    const auto server = must(anna.shared().serverOf(m_league));
    SharedMember rita;
    rita.person = u"rita"_s;
    rita.role = SharedRole::Reader;
    act(server->grant(m_league, rita));
    for (qsizetype i = 0; i < m_coaches.size(); ++i) {
        SharedMember member;
        member.person = m_coaches.at(i);
        member.role = SharedRole::Coach;
        member.teams = {m_teams.at(i)};
        act(server->grant(m_league, member));
    }
    for (auto &[person, each] : m_houses) {
        if (person != u"anna"_s)
            (void)must(each->shared().join(each->address(), {}, TeamsHere::Refused));
        each->table().batches().deliverAtOnce(false); // as a window does it
    }
}

void SharedSeason::playFirstRound()
{
    for (const size_t which : {size_t(0), size_t(1)})
        playAtHome(m_fixtures.at(which));
    sayAway(m_fixtures.at(0), ResultSigned{m_fixtures.at(0), FixtureSide::Away});
    sayAway(m_fixtures.at(1),
            ResultDisputed{m_fixtures.at(1), FixtureSide::Away, u"Fueron tres, no dos"_s});
}

void SharedSeason::playSecondRound()
{
    playAtHome(m_fixtures.at(2));
    const FixtureId running = m_fixtures.at(3);
    SharedHouse &at = coachOf(fixture(running).home);
    (void)must(at.shared().refresh(m_league));
    OpenLeague league = at.open(m_league);
    const JournalId match = must(at.leagues().startMatch(league, running));
    const auto game = must(openKept(at.table().stores(), match));
    Coach coach(1);
    MadeTime time;
    if (!play(*game, coach, {u"block.outcome"_s, 0}, time))
        qFatal("nobody blocks");
    (void)must(at.shared().deliver(m_league));
}

void SharedSeason::playWithoutServer(const ReleaseWriter &writer)
{
    const LeagueFixture running = fixture(m_fixtures.at(3));
    const QString person = m_coaches.at(m_teams.indexOf(running.home.text()));
    m_server.stop();
    SharedHouse &at = house(person);
    at.restart();
    at.table().batches().deliverAtOnce(false);
    const auto game = must(openKept(at.table().stores(), running.match));
    Coach coach(1);
    MadeTime time;
    if (!play(*game, coach, {}, time))
        qFatal("the match does not end");
    QJsonArray waiting;
    for (const Waiting &each : must(waitingFor(at.table().stores().documents, m_league)))
        waiting.append(static_cast<int>(each.kind));
    act(at.house().store().backup(writer.path(u"server/laptop.db"_s)));
    writer.addExpected(u"server/laptop"_s,
                       {{u"database"_s, m_place.database},
                        {u"person"_s, person},
                        {u"league"_s, m_league.text()},
                        {u"fixture"_s, running.id.text()},
                        {u"match"_s, running.match.text()},
                        {u"waiting"_s, waiting}});
}

} // namespace

void makeSharedLeague(const ReleaseWriter &writer)
{
    SharedSeason().make(writer);
}

} // namespace dugout
