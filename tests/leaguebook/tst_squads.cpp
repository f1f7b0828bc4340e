// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/announcement.h"
#include "core/leaguebook/journal/leaguebytes.h"
#include "core/leaguebook/leaguepreview.h"
#include "core/leaguebook/looks/leaguehonours.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/leaguebook/state/squads.h"
#include "tests/leaguebook/leaguesketch.h"
#include "tests/support/teambuilder.h"

#include <QSet>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Squads of several coaches whose results count together.
class TestSquads final : public QObject
{
    Q_OBJECT

private slots:
    void everyFormatIsPlayedOut_data();
    void everyFormatIsPlayedOut();
    void meetBoardByBoard();
    void countWhatTheyAreToldTo_data();
    void countWhatTheyAreToldTo();
    void arePartedInAKnockOut_data();
    void arePartedInAKnockOut();
    void areCompleteOrNotDrawn();
    void areNotForLadders_data();
    void areNotForLadders();
    void goOnWithoutOneWhoLeft();
    void followACorrectedTie();
    void winForAllTheirMembers();
    void keepTheirPrizesWhereTheyStillWin();
    void arePutTogether();
    void arePackedAndUnpacked();
};

namespace {

CompetitionRules squadRules(PhaseFormat format, int size)
{
    CompetitionRules rules = rulesOf(format);
    rules.phases.front().rounds = 3;
    rules.squad = size;
    return rules;
}

EntrantId squad(int number)
{
    return squadId(u"Squad %1"_s.arg(number));
}

/// Two squads of four in one round, in the order of their boards.
std::vector<FixtureId> oneMeeting(LeagueSketch &sketch)
{
    (void)sketch.draw();
    sketch.publishAll();
    std::vector<FixtureId> boards;
    for (const LeagueFixture &each : sketch.round(1).fixtures)
        boards.push_back(each.id);
    return boards;
}

/// The touchdowns of Squad 1 first, at home or away.
void enterFor(LeagueSketch &sketch, const FixtureId &board, int td, int tdAgainst)
{
    const bool straight
        = entrantOf(sketch.competition(), sketch.league().fixture(board)->home) == squad(1);
    QCOMPARE(sketch.enter(board, straight ? td : tdAgainst, straight ? tdAgainst : td), QString());
}

} // namespace

void TestSquads::everyFormatIsPlayedOut_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("squads");
    QTest::addColumn<int>("size");
    for (const PhaseFormat format :
         {PhaseFormat::RoundRobin, PhaseFormat::Swiss, PhaseFormat::KnockOut}) {
        const QByteArray name = phaseFormatIds().at(static_cast<int>(format)).toLatin1();
        for (const int squads : {2, 5, 8}) {
            const bool enough = format != PhaseFormat::Swiss || squads > 3;
            for (const int size : {2, 3}) {
                if (enough)
                    QTest::addRow("%s, %d squads of %d", name.constData(), squads, size)
                        << static_cast<int>(format) << squads << size;
            }
        }
    }
}

void TestSquads::everyFormatIsPlayedOut()
{
    QFETCH(int, format);
    QFETCH(int, squads);
    QFETCH(int, size);
    LeagueSketch sketch(squads * size, squadRules(static_cast<PhaseFormat>(format), size));
    sketch.playOut();
    QVERIFY(isPlayedOut(sketch.competition()));
    QSet<QString> met;
    for (const LeagueRound &round : sketch.competition().phases.front().rounds) {
        for (const LeagueFixture &each : round.fixtures) {
            const EntrantId home = entrantOf(sketch.competition(), each.home);
            const EntrantId away = entrantOf(sketch.competition(), each.away);
            QVERIFY(home != away); // nobody plays a mate
            if (each.isBye())
                continue;
            const QString pair
                = u"%1 %2"_s.arg(round.number)
                      .arg(std::min(home.text(), away.text()) + std::max(home.text(), away.text()));
            met.insert(pair);
        }
    }
    const auto meetings = encountersOf(sketch.competition());
    const auto played = std::count_if(meetings.begin(), meetings.end(), [](const auto &each) {
        return each.kind == ResultKind::Played;
    });
    QCOMPARE(qsizetype(played), met.size());
    if (static_cast<PhaseFormat>(format) == PhaseFormat::RoundRobin)
        QCOMPARE(met.size(), squads * (squads - 1) / 2);
    if (static_cast<PhaseFormat>(format) == PhaseFormat::KnockOut)
        QVERIFY(isSquad(championOf(sketch.league(), sketch.competition())));
    const auto standings = must(standingsOf(sketch.league(), sketch.competition()));
    QCOMPARE(standings.rows.size(), static_cast<size_t>(squads));
    const auto boards = must(standingsOf(sketch.league(), sketch.competition(), {-1, -1, true}));
    QCOMPARE(boards.rows.size(), static_cast<size_t>(squads * size));
    QVERIFY(*foldLeague(sketch.events()) == sketch.league());
}

void TestSquads::meetBoardByBoard()
{
    LeagueSketch sketch(6, squadRules(PhaseFormat::RoundRobin, 3));
    const auto boards = oneMeeting(sketch);
    QCOMPARE(boards.size(), size_t(3));
    for (int i = 0; i < 3; ++i) {
        const LeagueFixture &board = *sketch.league().fixture(boards[static_cast<size_t>(i)]);
        const QSet<EntrantId> sides{board.home, board.away};
        QCOMPARE(sides, (QSet<EntrantId>{LeagueSketch::team(i + 1), LeagueSketch::team(i + 4)}));
    }
    enterFor(sketch, boards[0], 1, 0);
    enterFor(sketch, boards[1], 1, 0);
    QVERIFY(encountersOf(sketch.competition()).empty()); // not before the last board
    enterFor(sketch, boards[2], 0, 5);
    const auto meetings = encountersOf(sketch.competition());
    QCOMPARE(meetings.size(), size_t(1));
    const bool home = meetings.front().home == squad(1);
    QCOMPARE(winnerOf(meetings.front()), home ? FixtureSide::Home : FixtureSide::Away);
}

void TestSquads::countWhatTheyAreToldTo_data()
{
    QTest::addColumn<int>("counts");
    QTest::addColumn<QList<int>>("scores"); ///< of Squad 1, then of Squad 2, board by board
    QTest::addColumn<QString>("points"); ///< of both
    const auto row = [](const char *name, SquadPoints counts, const QList<int> &scores,
                        const char *points) {
        QTest::newRow(name) << static_cast<int>(counts) << scores << QString::fromLatin1(points);
    };
    row("a meeting won", SquadPoints::Meetings, {1, 0, 1, 0, 0, 9}, "3:0");
    row("a meeting drawn", SquadPoints::Meetings, {4, 0, 0, 1, 2, 2}, "1:1");
    row("boards added up", SquadPoints::Boards, {1, 0, 1, 0, 0, 9}, "6:3");
    row("boards with a draw", SquadPoints::Boards, {4, 0, 0, 1, 2, 2}, "4:4");
}

void TestSquads::countWhatTheyAreToldTo()
{
    QFETCH(int, counts);
    QFETCH(QList<int>, scores);
    QFETCH(QString, points);
    CompetitionRules rules = squadRules(PhaseFormat::RoundRobin, 3);
    rules.squadPoints = static_cast<SquadPoints>(counts);
    LeagueSketch sketch(6, rules);
    const auto boards = oneMeeting(sketch);
    for (int i = 0; i < 3; ++i)
        enterFor(sketch, boards[static_cast<size_t>(i)], scores[2 * i], scores[2 * i + 1]);
    const auto standings = must(standingsOf(sketch.league(), sketch.competition()));
    const StandingRow *one = standings.find(squad(1));
    const StandingRow *two = standings.find(squad(2));
    QVERIFY(one && two);
    QCOMPARE(one->points.toString() + u':' + two->points.toString(), points);
    QCOMPARE(one->td, scores[0] + scores[2] + scores[4]);
    QCOMPARE(one->entrant.coach, u"Coach 1, Coach 2, Coach 3"_s);
    QVERIFY(must(whyThere(sketch.league(), sketch.competition(), LeagueSketch::team(2)))
                .contains(u"Squad 1"_s));
}

void TestSquads::arePartedInAKnockOut_data()
{
    QTest::addColumn<QList<int>>("scores");
    QTest::addColumn<int>("winner"); ///< 0: they play again
    QTest::newRow("more boards") << QList{1, 0, 2, 1} << 1;
    QTest::newRow("a board each, more touchdowns") << QList{1, 0, 0, 3} << 2;
    QTest::newRow("two drawn boards") << QList{1, 1, 2, 2} << 0;
}

void TestSquads::arePartedInAKnockOut()
{
    QFETCH(QList<int>, scores);
    QFETCH(int, winner);
    LeagueSketch sketch(4, squadRules(PhaseFormat::KnockOut, 2));
    const auto boards = oneMeeting(sketch);
    for (int i = 0; i < 2; ++i)
        enterFor(sketch, boards[static_cast<size_t>(i)], scores[2 * i], scores[2 * i + 1]);
    const EntrantId champion = championOf(sketch.league(), sketch.competition());
    QCOMPARE(champion, winner == 0 ? EntrantId() : squad(winner));
    QCOMPARE(sketch.draw(), winner == 0 ? QString() : u"played-out"_s);
}

void TestSquads::areCompleteOrNotDrawn()
{
    LeagueSketch sketch(5, squadRules(PhaseFormat::RoundRobin, 2));
    QCOMPARE(sketch.draw(), u"squad-incomplete"_s);
    sketch.add(6);
    CompetitionEntry entry;
    entry.team = LeagueSketch::team(6);
    const CompetitionId id = sketch.competition().id;
    QCOMPARE(sketch.act({EntrantJoined{id, entry}, {}}), u"no-squad"_s);
    entry.squad = u"Squad 1"_s;
    QCOMPARE(sketch.act({EntrantJoined{id, entry}, {}}), u"squad-full"_s);
    entry.squad = u"Squad 3"_s;
    QCOMPARE(sketch.act({EntrantJoined{id, entry}, {}}), QString());
    QCOMPARE(sketch.draw(), QString());
}

void TestSquads::areNotForLadders_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("size");
    QTest::newRow("ladder") << static_cast<int>(PhaseFormat::Ladder) << 2;
    QTest::newRow("open play") << static_cast<int>(PhaseFormat::Open) << 2;
    QTest::newRow("one member") << static_cast<int>(PhaseFormat::Swiss) << 1;
    QTest::newRow("too many members") << static_cast<int>(PhaseFormat::Swiss) << largestSquad + 1;
    QTest::newRow("fewer than none") << static_cast<int>(PhaseFormat::Swiss) << -2;
}

void TestSquads::areNotForLadders()
{
    QFETCH(int, format);
    QFETCH(int, size);
    LeagueSketch sketch(2);
    CompetitionRules rules = squadRules(static_cast<PhaseFormat>(format), size);
    rules.name = u"Other"_s;
    QCOMPARE(sketch.act({CompetitionAdded{CompetitionId(u"c2"_s), rules}, {}}),
             u"bad-competition"_s);
}

void TestSquads::goOnWithoutOneWhoLeft()
{
    LeagueSketch sketch(8, squadRules(PhaseFormat::Swiss, 2));
    (void)oneMeeting(sketch);
    sketch.playOpen();
    sketch.must(
        {EntrantLeft{sketch.competition().id, LeagueSketch::team(1), LeftResults::Kept}, {}});
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    sketch.playOpen();
    int byes = 0;
    for (const LeagueFixture &each : sketch.round(2).fixtures) {
        QVERIFY(each.home != LeagueSketch::team(1) && each.away != LeagueSketch::team(1));
        byes += each.isBye() ? 1 : 0;
    }
    QCOMPARE(byes, 1); // the one who would have met him
    const auto standings = must(standingsOf(sketch.league(), sketch.competition()));
    for (const StandingRow &row : standings.rows)
        QCOMPARE(row.played, 2);
}

void TestSquads::followACorrectedTie()
{
    LeagueSketch sketch(8, squadRules(PhaseFormat::KnockOut, 2));
    (void)sketch.draw();
    sketch.publishAll();
    std::vector<FixtureId> first;
    for (const LeagueFixture &each : sketch.round(1).fixtures)
        first.push_back(each.id);
    for (const FixtureId &each : first)
        QCOMPARE(sketch.enter(each, 1, 0), QString());
    (void)sketch.draw();
    const EntrantId before = entrantOf(sketch.competition(), sketch.round(2).fixtures[0].home);
    for (const FixtureId &each : first) {
        if (entrantOf(sketch.competition(), sketch.league().fixture(each)->home) == before)
            QCOMPARE(sketch.enter(each, 0, 3), QString());
    }
    for (const LeagueFixture &each : sketch.round(2).fixtures) {
        QVERIFY(entrantOf(sketch.competition(), each.home) != before);
        QVERIFY(entrantOf(sketch.competition(), each.away) != before);
        QVERIFY(!isSquad(each.home) && !isSquad(each.away));
    }
}

void TestSquads::winForAllTheirMembers()
{
    LeagueSketch sketch(4, squadRules(PhaseFormat::RoundRobin, 2));
    for (const FixtureId &board : oneMeeting(sketch))
        enterFor(sketch, board, 2, 0);
    QCOMPARE(championOf(sketch.league(), sketch.competition()), squad(1));
    const auto prizes = usualPrizes(sketch.league(), sketch.league().seasons.front());
    QCOMPARE(prizes.size(), size_t(4)); // two winners, two spoons
    for (const Prize &each : prizes)
        QVERIFY(sketch.league().team(each.team));
    const auto hall = hallOfFame(sketch.league());
    QCOMPARE(hall.size(), size_t(2));
    QCOMPARE(hall.front().teamName, u"Team 1"_s);
}

/// A board that is corrected takes no prize from one member and gives it to another.
void TestSquads::keepTheirPrizesWhereTheyStillWin()
{
    LeagueSketch sketch(4, squadRules(PhaseFormat::RoundRobin, 2));
    const std::vector<FixtureId> boards = oneMeeting(sketch);
    for (const FixtureId &board : boards)
        enterFor(sketch, board, 2, 0);
    const League before = sketch.league();
    enterFor(sketch, boards.back(), 1, 1);
    const LeaguePreview preview = previewOf(before, sketch.league());
    QVERIFY(preview.prizes.empty());
    QCOMPARE(preview.places.size(), size_t(3)); // the members' own table
    enterFor(sketch, boards.back(), 0, 2);
    QCOMPARE(previewOf(before, sketch.league()).prizes.size(), size_t(4));
}

void TestSquads::arePutTogether()
{
    LeagueSketch sketch(0);
    for (int i = 1; i <= 7; ++i) {
        const CoachId coach(u"k%1"_s.arg(i));
        sketch.must({CoachRecorded{{coach, u"Coach %1"_s.arg(i)}}, {}});
        LeagueTeam team;
        team.id = LeagueSketch::team(i);
        team.name = u"Team %1"_s.arg(i);
        team.coach = coach;
        team.club = i == 2 || i == 5 ? u"Moot"_s : i == 7 ? u"Alone"_s : QString();
        sketch.must({TeamRegistered{team}, {}});
    }
    std::vector<EntrantId> teams;
    for (const LeagueTeam &each : sketch.league().teams)
        teams.push_back(each.id);
    CompetitionRules rules = squadRules(PhaseFormat::Swiss, 2);
    QStringList squads;
    for (const CompetitionEntry &each : entriesFor(sketch.league(), rules, teams))
        squads.append(each.squad);
    QCOMPARE(squads.join(u'|'), u"Squad 1|Moot|Squad 1|Squad 2|Moot|Squad 2|Squad 3"_s);
    rules.squad = 0;
    for (const CompetitionEntry &each : entriesFor(sketch.league(), rules, teams))
        QVERIFY(each.squad.isEmpty());
}

void TestSquads::arePackedAndUnpacked()
{
    LeagueSketch sketch(6, squadRules(PhaseFormat::Swiss, 3));
    for (const FixtureId &board : oneMeeting(sketch))
        enterFor(sketch, board, 2, 1);
    const std::vector<Competition> competitions{sketch.competition()};
    const auto again = unpackedCompetitions(packedCompetitions(competitions));
    QVERIFY(again.has_value());
    QVERIFY(*again == competitions);
}

QTEST_GUILESS_MAIN(TestSquads)
#include "tst_squads.moc"
