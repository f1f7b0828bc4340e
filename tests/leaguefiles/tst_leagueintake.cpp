// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/leaguetables.h"
#include "core/leaguefiles/leaguecsv.h"
#include "core/leaguefiles/leagueintake.h"
#include "core/leaguefiles/nafreport.h"
#include "tests/leaguefiles/shownleague.h"

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QByteArray tourma = R"(<?xml version="1.0" encoding="UTF-8"?>
<Tournament Version="3" RoundRobin="false">
  <Roster Name="Orques" />
  <Parameters Name="Coupe été" Victory="1000"><Criteria Criteria="Touchdowns" /></Parameters>
  <Clan Name="Aucun" />
  <Coach Name="Anne" Team="Les Verts" Roster="Orcs" NAF="77" Clan="Aucun" Active="true"><Picture>iVBOR</Picture></Coach>
  <Coach Name="Bob" Team="Rats" Roster="Skaven" NAF="0" Clan="Club A" Active="true" />
  <Coach Name="Cleo" Team="Les Verts" Roster="Atlantes" NAF="x" Clan="Aucun" Active="false" />
  <Sponsor Name="Bar" />
  <Round Date="17/01/2015 09:00:00">
    <Match Coach1="Anne" Coach2="Bob" RefusedBy1="false" ConcedeedBy2="false">
      <Value Name="Touchdowns" Value1="2" Value2="1" />
      <Value Name="Sorties" Value1="3" Value2="0" />
      <Value Name="Aggressions" Value1="1" Value2="0" />
    </Match>
  </Round>
  <Round>
    <Match Coach1="Bob" Coach2="Cleo" ConcedeedBy1="true">
      <Value Name="Touchdowns" Value1="2" Value2="0" />
      <Value Name="Sorties" Value1="0" Value2="0" />
      <Value Name="Aggressions" Value1="0" Value2="0" />
    </Match>
    <Match Coach1="Anne" Coach2="Nobody"><Value Name="Touchdowns" Value1="1" Value2="0" /></Match>
  </Round>
  <Round>
    <Match Coach1="Anne" Coach2="Cleo"><Value Name="Touchdowns" Value1="-1" Value2="-1" /></Match>
  </Round>
</Tournament>)";

const QByteArray tourplayMatch = R"({"matchId": 5, "round": 3,
 "inscriptionLocal": {"player": {"userNameToShow": "Anne", "nafNumber": 77},
                      "roster": {"id": 10, "teamName": "Les Verts", "teamRace": "Orc"}},
 "inscriptionVisitor": {"player": {"userNameToShow": "Bob"},
                        "roster": {"id": 11, "teamName": "Rats", "rosterMaster": {"name": "Skaven"}}},
 "matchEvents": [{"matchEventType": 4, "rosterId": 10}, {"matchEventType": 4, "rosterId": 11},
  {"matchEventType": 4, "rosterId": 10}, {"matchEventType": 6, "rosterId": 11},
  {"matchEventType": 3, "rosterId": 11}, {"matchEventType": 3, "rosterId": 10},
  {"matchEventType": 4, "rosterId": 99}]})";

const QByteArray tourplayEntrants = R"({"22494": [
 {"player": {"userNameToShow": " Anne ", "nafNumber": 77}, "roster": {"teamName": "Les Verts"}},
 {"player": {"userNameToShow": "Bob"}}]})";

const QByteArray results = "round;home;away;td;tdAgainst;cas;kind;weather\r\n"
                           "1;Greens;Rats;2;1;3;;rain\r\n"
                           "1;Elves;;;;;;\r\n"
                           "2;Rats;Elves;0;0;;;\r\n"
                           "3;Greens;Elves;;;;;\r\n";

QString reasons(const ImportNotes &notes)
{
    QStringList said;
    for (const ImportNote &each : notes)
        said.append(each.reason);
    return said.join(u'\n');
}

} // namespace

/// Entrants and results of other programs.
class TestLeagueIntake final : public QObject
{
    Q_OBJECT

private slots:
    void readsTourma();
    void readsTourPlay();
    void readsCsv();
    void readsSquads_data();
    void readsSquads();
    void readsWhatWeWrite();
    void refuses_data();
    void refuses();
    void boundsWhatItReads();
    void startsACompetition();
    void takesTheSameOnce();
    void fillsFixturesThatWait();
    void registersTeamsOnly();
    void knowsACoachWhoseTeamHadNoName();
    void needsACompetition();

private:
    [[nodiscard]] LeagueIntake take(const ForeignLeague &foreign, const QString &into = u"New"_s)
    {
        IntakeSettings settings{into, [this] { return u"id-%1"_s.arg(++m_ids); }, 1'000};
        return must(takeIn(m_league.shown.league, foreign, *m_league.shown.ruleset, settings));
    }

    void act(const LeagueIntake &intake)
    {
        for (const LeagueEvent &each : intake.events)
            m_league.act(each.data);
    }

    ShownLeague m_league;
    int m_ids = 0;
};

void TestLeagueIntake::readsTourma()
{
    const auto league = readForeignLeague(tourma);
    QVERIFY(league);
    QCOMPARE(league->name, u"Coupe été"_s);
    QCOMPARE(league->entrants.size(), size_t{3});
    QCOMPARE(league->entrants[0],
             (ForeignEntrant{u"Les Verts"_s, u"Anne"_s, u"Orcs"_s, {}, 77, u"Coach/Anne"_s}));
    QCOMPARE(league->entrants[1].club, u"Club A"_s);
    QCOMPARE(league->entrants[2].team, u"Cleo"_s); // the team's name is taken
    QCOMPARE(league->results.size(), size_t{2});
    QCOMPARE(league->results[0].td, 2);
    QCOMPARE(league->results[0].cas, 3);
    QCOMPARE(league->results[1].round, 2);
    QCOMPARE(winnerOf(league->results[1]), FixtureSide::Away); // who gave up has lost
    const QString notes = reasons(league->notes);
    QVERIFY(notes.contains(u"The count \"Aggressions\" is not taken. (2 time"_s));
    QVERIFY(notes.contains(u"A match that is not played."_s));
    QVERIFY(notes.contains(u"A match of somebody who does not take part."_s));
    QVERIFY(notes.contains(u"\"Sponsor\" is not taken."_s));
}

void TestLeagueIntake::readsTourPlay()
{
    const auto match = readForeignLeague(tourplayMatch);
    QVERIFY(match);
    QCOMPARE(match->entrants.size(), size_t{2});
    QCOMPARE(match->entrants[1].race, u"Skaven"_s);
    QCOMPARE(match->results.size(), size_t{1});
    QCOMPARE(match->results[0].round, 3);
    QCOMPARE(match->results[0].td, 2);
    QCOMPARE(match->results[0].tdAgainst, 1);
    QCOMPARE(match->results[0].casAgainst, 1);
    QCOMPARE(match->notes.size(), size_t{1});
    const auto entrants = readForeignLeague(tourplayEntrants);
    QVERIFY(entrants);
    QCOMPARE(entrants->entrants.size(), size_t{2});
    QCOMPARE(entrants->entrants[0].naf, 77);
    QCOMPARE(entrants->entrants[1].team, u"Bob"_s);
}

void TestLeagueIntake::readsCsv()
{
    const auto league = readForeignLeague(results);
    QVERIFY(league);
    QCOMPARE(league->entrants.size(), size_t{3});
    QCOMPARE(league->results.size(), size_t{3});
    QCOMPARE(league->results[1].kind, ResultKind::Bye);
    const QString notes = reasons(league->notes);
    QVERIFY(notes.contains(u"The column \"weather\" is not taken."_s));
    QVERIFY(notes.contains(u"A match that is not played."_s));
}

void TestLeagueIntake::readsSquads_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("entrants") << QByteArray("team,squad\nGreens,Moot\nRats,Sewer\n");
    QTest::newRow("results") << QByteArray("round,home,away,td,tdAgainst,homeSquad,awaySquad\n"
                                           "1,Greens,Rats,1,0,Moot,Sewer\n");
}

void TestLeagueIntake::readsSquads()
{
    QFETCH(QByteArray, bytes);
    const ForeignLeague league = must(readForeignLeague(bytes, u"csv"_s));
    QVERIFY(league.notes.empty());
    QCOMPARE(league.entrants.size(), size_t{2});
    QCOMPARE(league.entrants[0].squad, u"Moot"_s);
    QCOMPARE(league.entrants[1].squad, u"Sewer"_s);
}

void TestLeagueIntake::readsWhatWeWrite()
{
    const auto fixtures = readForeignLeague(fixturesCsv(m_league.shown, ShownLeague::league, u','));
    QVERIFY(fixtures);
    QCOMPARE(fixtures->results.size(), size_t{2});
    QCOMPARE(fixtures->results[0].td, 2);
    const auto entrants = readForeignLeague(entrantsCsv(m_league.shown, u','));
    QVERIFY(entrants);
    QCOMPARE(entrants->entrants.size(), size_t{4});
    QCOMPARE(entrants->entrants[1].team, u"=HYPERLINK(\"x\")"_s);
    const auto report = nafReport(m_league.shown, ShownLeague::league, u"x"_s);
    QVERIFY(report);
    const auto naf = readForeignLeague(report->bytes);
    QVERIFY(naf);
    QCOMPARE(static_cast<int>(naf->results.size()), report->games);
    QCOMPARE(naf->results[0].cas, 3);
}

void TestLeagueIntake::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("format");
    QTest::newRow("nothing") << QByteArray() << QString();
    QTest::newRow("noise") << QByteArray("\x00\xff\x01", 3) << QString();
    QTest::newRow("another table") << QByteArray("a,b\n1,2\n") << u"csv"_s;
    QTest::newRow("half a tournament") << tourma.left(400) << QString();
    QTest::newRow("an empty tournament") << QByteArray("<Tournament/>") << QString();
    QTest::newRow("an empty report") << QByteArray("<nafReport/>") << QString();
    QTest::newRow("entities of its own")
        << QByteArray("<!DOCTYPE a [<!ENTITY x \"y\">]><Tournament>&x;</Tournament>")
        << u"tourma"_s;
    QTest::newRow("an empty object") << QByteArray("{}") << QString();
    QTest::newRow("deep") << QByteArray("[").repeated(5000) << u"tourplay"_s;
    QTest::newRow("no number") << QByteArray("home,away,td,tdAgainst\na,b,x,1\n") << QString();
    QTest::newRow("against oneself")
        << QByteArray("home,away,td,tdAgainst\na,a,1,1\n") << QString();
    QTest::newRow("no such format") << results << u"word"_s;
}

void TestLeagueIntake::refuses()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, format);
    const auto league = readForeignLeague(bytes, format);
    QVERIFY(!league);
    QVERIFY(!league.error().message.isEmpty());
}

void TestLeagueIntake::boundsWhatItReads()
{
    QByteArray many = "team\n";
    for (int i = 0; i < 5'000; ++i)
        many += "t" + QByteArray::number(i) + "\n";
    const auto league = readForeignLeague(many);
    QVERIFY(league);
    QCOMPARE(league->entrants.size(), size_t{256});
    QCOMPARE(league->notes.size(), size_t{1});
    QVERIFY(!readForeignLeague("team\n" + QByteArray("a\n").repeated(30'000)));
    const auto hostile
        = readForeignLeague("team,coach\n\"a\x1b[31m\nb\"," + QByteArray(9'000, 'x'));
    QVERIFY(hostile);
    QVERIFY(!hostile->entrants[0].team.contains(u'\x1b'));
    QVERIFY(hostile->entrants[0].coach.size() <= 80);
}

void TestLeagueIntake::startsACompetition()
{
    const LeagueIntake intake = take(*readForeignLeague(results));
    QCOMPARE(intake.teams, 3);
    QCOMPARE(intake.entrants, 3);
    QCOMPARE(intake.results, 2); // and a bye, which the draw gives
    act(intake);
    const Competition &made = m_league.shown.league.seasons.back().competitions.back();
    QCOMPARE(made.rules.name, u"New"_s);
    const auto standings = standingsOf(m_league.shown.league, made);
    QVERIFY(standings);
    QCOMPARE(standings->rows[0].entrant.name, u"Elves"_s); // a bye and a draw
    QCOMPARE(standings->rows[1].entrant.name, u"Greens"_s);
    QCOMPARE(standings->rows[1].cas, 3);
}

void TestLeagueIntake::takesTheSameOnce()
{
    const ForeignLeague foreign = *readForeignLeague(tourma);
    act(take(foreign, u"Cup 2"_s));
    const LeagueIntake again = take(foreign, u"Cup 2"_s);
    QVERIFY(again.events.empty());
    QVERIFY(reasons(again.notes).contains(u"This result is there already. (2 time"_s));
    // Orcs are a race of the edition, whatever language; nobody is an Atlantean.
    const League &league = m_league.shown.league;
    const auto orcs
        = std::find_if(league.teams.begin(), league.teams.end(),
                       [](const LeagueTeam &each) { return each.name == u"Les Verts"_s; });
    QVERIFY(orcs != league.teams.end());
    QCOMPARE(orcs->roster, RosterId(u"orc"_s));
    QCOMPARE(league.coach(orcs->coach)->naf, 77);
}

void TestLeagueIntake::fillsFixturesThatWait()
{
    const LeagueFixture open = m_league.fixture(ShownLeague::league, 2);
    const League &league = m_league.shown.league;
    ForeignLeague foreign;
    foreign.entrants = {{teamName(league, open.home)}, {teamName(league, open.away)}};
    FixtureResult result; // as seen from the other side
    result.round = 2;
    result.home = EntrantId(teamName(league, open.away));
    result.away = EntrantId(teamName(league, open.home));
    result.td = 4;
    result.casAgainst = 2;
    foreign.results = {result};
    const LeagueIntake intake = take(foreign, u"Herbst <Liga>"_s);
    QCOMPARE(intake.teams + intake.entrants, 0);
    QCOMPARE(intake.results, 1);
    act(intake);
    const LeagueFixture &done = m_league.fixture(ShownLeague::league, 2);
    QVERIFY(done.outcome);
    QCOMPARE(done.outcome->result.tdAgainst, 4);
    QCOMPARE(done.outcome->result.cas, 2);
    QCOMPARE(done.outcome->source, ResultSource::File);
    foreign.results.front().td = 5;
    const LeagueIntake other = take(foreign, u"Herbst <Liga>"_s);
    QVERIFY(other.events.empty());
    QVERIFY(reasons(other.notes).contains(u"There is another result already"_s));
}

void TestLeagueIntake::registersTeamsOnly()
{
    ShownLeague fresh;
    fresh.shown.league.rules.back().rules.options[OptionId(u"several-teams"_s)] = false;
    ForeignLeague foreign = *readForeignLeague(tourplayEntrants);
    foreign.entrants.push_back({u"Second"_s, u"Bob"_s});
    const IntakeSettings settings{{}, [this] { return u"id-%1"_s.arg(++m_ids); }, 0};
    const auto intake = takeIn(fresh.shown.league, foreign, *fresh.shown.ruleset, settings);
    QVERIFY(intake);
    QCOMPARE(intake->teams, 2);
    QCOMPARE(intake->entrants, 0);
    QCOMPARE(reasons(intake->notes), u"Bob has a team in this league already: Bob."_s);
}

/// Who registers before he has a team is called like himself, and plays with one that has a name.
void TestLeagueIntake::knowsACoachWhoseTeamHadNoName()
{
    m_league = ShownLeague();
    m_league.shown.league.rules.back().rules.options[OptionId(u"several-teams"_s)] = false;
    act(take(*readForeignLeague(tourplayEntrants)));
    const LeagueIntake played = take(*readForeignLeague(tourplayMatch));
    QCOMPARE(played.teams, 0);
    QCOMPARE(played.results, 1);
    QVERIFY2(reasons(played.notes).contains(u"Taken as Bob"_s), qPrintable(reasons(played.notes)));
}

void TestLeagueIntake::needsACompetition()
{
    const IntakeSettings settings{{}, [] { return u"x"_s; }, 0};
    const auto intake = takeIn(m_league.shown.league, *readForeignLeague(results),
                               *m_league.shown.ruleset, settings);
    QVERIFY(!intake);
    QCOMPARE(intake.error().code, ErrorCode::WhichCompetition);
}

QTEST_GUILESS_MAIN(TestLeagueIntake)
#include "tst_leagueintake.moc"
