// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/fixtures/leaguedraw.h"
#include "core/store/sharedsetup.h"
#include "tests/leaguewindow/sharedwindow.h"
#include "tests/support/commandrun.h"
#include "tests/support/teambuilder.h"

#include <QElapsedTimer>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Two windows and a terminal on one league, each on a machine of its own: nobody is asked to look.
class TestSharedWindows final : public QObject
{
    Q_OBJECT

private slots:
    void everybodySeesEverybody();

private:
    [[nodiscard]] LeagueId foundAndShare(SharedWindow &anna, const StoreLocation &place);
    void open(SharedWindow &window, const StoreLocation &place, const QString &person);

    StoreFixture m_fixture;
};

LeagueId TestSharedWindows::foundAndShare(SharedWindow &anna, const StoreLocation &place)
{
    LeagueRules rules;
    rules.ruleset = RulesetId(u"crp"_s);
    const LeagueId id = must(anna.leagues().found(u"Sunday League"_s, rules));
    OpenLeague league = must(anna.leagues().open(id));
    const CompetitionId competition(u"c1"_s);
    CompetitionRules cup;
    cup.name = u"Cup"_s;
    std::vector<LeagueEvent> events{{SeasonBegun{SeasonId(u"s1"_s), u"Spring"_s}, {}},
                                    {CompetitionAdded{competition, cup}, {}}};
    for (int i = 0; i < 2; ++i) {
        Team team = testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 12}});
        team.id = TeamId(u"team-%1"_s.arg(i));
        team.name = u"Team %1"_s.arg(QChar(u'A' + i));
        team.coach = u"Coach %1"_s.arg(i);
        (void)must(anna.club().teams().save({team, {}}));
        if (const auto done = anna.leagues().registerTeam(league, team.id); !done)
            qFatal("%s", qPrintable(done.error().message));
        CompetitionEntry entry;
        entry.team = EntrantId(team.id.text());
        events.push_back({EntrantJoined{competition, entry}, {}});
    }
    const auto act = [&league](const auto &data) {
        if (const auto done = league.act(data); !done)
            qFatal("%s", qPrintable(done.error().message));
    };
    act(events);
    act(must(drawNext(league.league(), competition, anna.dice())));
    act(RoundPublished{competition, 1, 0});
    SharedLeagues &shared = anna.table().leagues();
    for (const auto &done : {shared.share(id, place.toString()), shared.letGo(id)}) {
        if (!done)
            qFatal("%s", qPrintable(done.error().message));
    }
    return id;
}

void TestSharedWindows::open(SharedWindow &window, const StoreLocation &place,
                             const QString &person)
{
    StoreLocation own = place;
    own.user = person;
    VERIFY_DONE(window.table().leagues().join(own.toString(), {}, TeamsHere::Refused));
}

void TestSharedWindows::everybodySeesEverybody()
{
    StoreLocation place = m_fixture.server().createDatabase();
    m_fixture.server().psql(
        place.database, sharedSetupSql(place.database, SharedNeed::Setup, {u"anna"_s}, {u"bob"_s}));
    QCOMPARE(m_fixture.server().problem(), QString());
    place.user = u"anna"_s;
    SharedWindow anna;
    SharedWindow bob;
    const QTemporaryDir terminal;
    const LeagueId id = foundAndShare(anna, place);
    SharedMember member;
    member.person = u"bob"_s;
    member.role = SharedRole::Coach;
    member.teams = {u"team-0"_s};
    VERIFY_DONE((*anna.table().leagues().serverOf(id))->grant(id, member));
    open(bob, place, u"bob"_s);
    const auto joined = runCommand({u"league"_s, u"join"_s, place.toString()}, terminal.path());
    QVERIFY2(joined.status == 0, qPrintable(joined.err));
    for (SharedWindow *each : {&anna, &bob}) {
        each->page()->showChanges();
        each->page()->openLeague(id.text());
        each->startLine();
    }
    const auto terminalSays = [&terminal, &id] {
        (void)runCommand({u"league"_s, u"deliver"_s, id.text()}, terminal.path());
        return runCommand({u"league"_s, u"show"_s, id.text()}, terminal.path()).out;
    };
    const FixtureId fixture = anna.document().competition()->round(1)->fixtures.front().id;
    const auto placeIn = [&fixture](SharedWindow &window) {
        const LeagueFixture *found = window.document().league().fixture(fixture);
        return found ? found->when.place : QString();
    };
    const auto sheetIn = [](SharedWindow &window) {
        const auto kept = window.club().teams().load(DocumentId(u"team-0"_s));
        return kept ? kept->team.name : QString();
    };
    QString refusal;
    connect(&anna.document(), &LeagueDocument::refused, this,
            [&refusal](const QString &said) { refusal = said; });
    connect(&anna.document(), &LeagueDocument::overtaken, this,
            [&refusal] { refusal = u"overtaken"_s; });
    QElapsedTimer clock;
    // Both lines are up once each has answered.
    QTRY_VERIFY(anna.document().line().lookedMs > 0 && bob.document().line().lookedMs > 0);
    for (int turn = 1; turn <= 3; ++turn) {
        const QString name = u"Name %1"_s.arg(turn);
        clock.start();
        QVERIFY2(anna.document().act(LeagueRenamed{name}), qPrintable(refusal));
        QTRY_COMPARE(bob.document().league().name, name);
        qInfo("a window sees a window after %lld ms", static_cast<long long>(clock.elapsed()));
        QVERIFY(terminalSays().contains(name));
        auto team = must(bob.club().teams().load(DocumentId(u"team-0"_s)));
        team.team.name = u"Bob's %1"_s.arg(turn);
        clock.start();
        VERIFY_DONE(bob.club().teams().save(team));
        QTRY_COMPARE(sheetIn(anna), team.team.name);
        qInfo("a sheet is seen after %lld ms", static_cast<long long>(clock.elapsed()));
        const QString hall = u"Hall %1"_s.arg(turn);
        clock.start();
        const LeagueFixture met = *anna.document().league().fixture(fixture);
        const auto said = runCommand({u"league"_s, u"arrange"_s, id.text(), met.home.text(),
                                      met.away.text(), u"--place"_s, hall},
                                     terminal.path());
        QVERIFY2(said.status == 0, qPrintable(said.err));
        QTRY_COMPARE(placeIn(anna), hall);
        QTRY_COMPARE(placeIn(bob), hall);
        qInfo("both windows see the terminal after %lld ms",
              static_cast<long long>(clock.elapsed()));
    }
}

QTEST_MAIN(TestSharedWindows)
#include "tst_sharedwindows.moc"
