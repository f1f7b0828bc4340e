// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/acts/acthand.h"
#include "core/sharing/sharedmatch.h"
#include "tests/leaguebook/leaguesketch.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What a coach may do about a match of his: the window, his phone and the server's own table say
/// the same.
class TestCoachRights final : public QObject
{
    Q_OBJECT

private slots:
    void whoCorrects_data();
    void whoCorrects();
    void isHisByHisTeams_data();
    void isHisByHisTeams();
    void phonesAndServersMeanTheSameTeams();
};

namespace {

SharedNote noteOf(SharedRole role, const QStringList &teams)
{
    SharedNote note;
    note.role = role;
    note.teams = teams;
    note.person = u"ada"_s;
    return note;
}

} // namespace

void TestCoachRights::whoCorrects_data()
{
    QTest::addColumn<SharedRole>("role");
    QTest::addColumn<bool>("hasResult");
    QTest::addColumn<bool>("ownSigned");
    QTest::addColumn<bool>("otherSigned");
    QTest::addColumn<QString>("deliveredBy");
    QTest::addColumn<ErrorCode>("refusal");
    const ErrorCode none = ErrorCode::Usage;
    const QString nobody;
    QTest::newRow("no result yet")
        << SharedRole::Coach << false << false << false << nobody << none;
    QTest::newRow("his own word") << SharedRole::Coach << true << false << false << u"ada"_s
                                  << none;
    QTest::newRow("his own, signed")
        << SharedRole::Coach << true << true << false << u"ada"_s << none;
    QTest::newRow("of an older server")
        << SharedRole::Coach << true << false << false << nobody << none;
    QTest::newRow("the other's word")
        << SharedRole::Coach << true << false << false << u"bruno"_s << ErrorCode::SharedOver;
    QTest::newRow("the other stands by it")
        << SharedRole::Coach << true << false << true << u"ada"_s << ErrorCode::SharedConfirmed;
    QTest::newRow("both stand by it")
        << SharedRole::Coach << true << true << true << u"ada"_s << ErrorCode::SharedConfirmed;
    QTest::newRow("a reader") << SharedRole::Reader << true << false << true << u"bruno"_s
                              << ErrorCode::SharedConfirmed;
    QTest::newRow("the commissioner")
        << SharedRole::Commissioner << true << true << true << u"bruno"_s << none;
}

void TestCoachRights::whoCorrects()
{
    QFETCH(const SharedRole, role);
    QFETCH(const bool, hasResult);
    QFETCH(const bool, ownSigned);
    QFETCH(const bool, otherSigned);
    QFETCH(const QString, deliveredBy);
    QFETCH(const ErrorCode, refusal);
    LeagueFixture fixture;
    fixture.home = EntrantId(u"reds"_s);
    fixture.away = EntrantId(u"blues"_s);
    if (hasResult) {
        fixture.outcome = FixtureOutcome();
        fixture.outcome->homeSigned = ownSigned;
        fixture.outcome->awaySigned = otherSigned;
        fixture.outcome->deliveredBy = deliveredBy;
    }
    const auto may = mayCorrect(noteOf(role, {u"reds"_s}), fixture);
    QCOMPARE(may ? ErrorCode::Usage : may.error().code, refusal);
}

void TestCoachRights::isHisByHisTeams_data()
{
    QTest::addColumn<SharedRole>("role");
    QTest::addColumn<QStringList>("teams");
    QTest::addColumn<bool>("isHisOwn");
    QTest::newRow("one of his") << SharedRole::Coach << QStringList{u"blues"_s, u"reds"_s} << true;
    QTest::newRow("of others") << SharedRole::Coach << QStringList{u"blues"_s} << false;
    QTest::newRow("of nobody") << SharedRole::Coach << QStringList() << false;
    QTest::newRow("a reader") << SharedRole::Reader << QStringList{u"reds"_s} << false;
    QTest::newRow("nobody") << SharedRole::Nobody << QStringList{u"reds"_s} << false;
    QTest::newRow("the commissioner")
        << SharedRole::Commissioner << QStringList{u"blues"_s} << true;
}

void TestCoachRights::isHisByHisTeams()
{
    QFETCH(const SharedRole, role);
    QFETCH(const QStringList, teams);
    QFETCH(const bool, isHisOwn);
    QCOMPARE(isHis(noteOf(role, {u"reds"_s}), teams), isHisOwn);
}

/// Of every pair of coaches and fixtures: a hand plays and signs for a side exactly where a login
/// with the coach's teams would be let.
void TestCoachRights::phonesAndServersMeanTheSameTeams()
{
    LeagueSketch sketch(4);
    QCOMPARE(sketch.draw(), QString());
    const League &league = sketch.league();
    int own = 0;
    for (const LeagueCoach &coach : league.coaches) {
        QStringList teams;
        for (const LeagueTeam &team : league.teams) {
            if (team.coach == coach.id)
                teams.append(team.id.text());
        }
        const SharedNote note = noteOf(SharedRole::Coach, teams);
        const ActHand hand = ActHand::of(coach.id);
        for (const LeagueRound &round :
             league.seasons.back().competitions.back().phases.back().rounds) {
            for (const LeagueFixture &fixture : round.fixtures) {
                const OwnSides sides = sidesOf(league, fixture.id, hand);
                QCOMPARE(sides.home, isHis(note, {fixture.home.text()}));
                QCOMPARE(sides.away, isHis(note, {fixture.away.text()}));
                const bool plays = isHis(note, {fixture.home.text(), fixture.away.text()});
                QCOMPARE(checkPlayer(league, fixture.id, hand).has_value(), plays);
                const SignResult signing{fixture.id, Signers::Home};
                QCOMPARE(checkHand(league, signing, hand).has_value(), sides.home);
                const ArrangeFixture saying{fixture.id, 5000, fixture.when.deadlineMs, u"Here"_s,
                                            fixture.when.table};
                QCOMPARE(checkHand(league, saying, hand).has_value(), plays);
                own += plays ? 1 : 0;
            }
        }
    }
    QVERIFY(own > 0);
}

QTEST_GUILESS_MAIN(TestCoachRights)
#include "tst_coachrights.moc"
