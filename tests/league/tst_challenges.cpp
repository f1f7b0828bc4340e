// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/challenge.h"
#include "core/league/meetinglimit.h"
#include "core/league/qualification.h"
#include "tests/league/leaguebuilder.h"

using namespace dugout;
using namespace Qt::StringLiterals;

class TestChallenges final : public QObject
{
    Q_OBJECT

private slots:
    void areMadeOnceAWeek_data();
    void areMadeOnceAWeek();
    void needAFreshSubstitute_data();
    void needAFreshSubstitute();
    void awardWhatNobodyPlays_data();
    void awardWhatNobodyPlays();
    void nobodyMeetsThriceRunning_data();
    void nobodyMeetsThriceRunning();
    void qualifiesTheBestFour_data();
    void qualifiesTheBestFour();
    void saysWhoIsLevel();
};

namespace {

/// a and b belong to one coach; c, d and e have one each.
std::vector<Entrant> competitors()
{
    std::vector<Entrant> entrants = entrantsNamed(u"a b c d e"_s);
    for (Entrant &entrant : entrants)
        entrant.coach = entrant.name == u"b" ? u"coach a"_s : u"coach "_s + entrant.name;
    return entrants;
}

Challenge challengeFrom(const QString &challenger, const QString &challenged, int week = 1)
{
    Challenge challenge;
    challenge.week = week;
    challenge.challenger = EntrantId(challenger);
    challenge.challenged = EntrantId(challenged);
    return challenge;
}

} // namespace

void TestChallenges::areMadeOnceAWeek_data()
{
    QTest::addColumn<QString>("challenger");
    QTest::addColumn<QString>("challenged");
    QTest::addColumn<int>("week");
    QTest::addColumn<QString>("code");
    // a has challenged c in week 1.
    QTest::newRow("another coach") << u"c"_s << u"a"_s << 1 << QString();
    QTest::newRow("the next week") << u"a"_s << u"c"_s << 2 << QString();
    QTest::newRow("twice a week") << u"a"_s << u"d"_s << 1 << u"second-challenge"_s;
    QTest::newRow("with the other team") << u"b"_s << u"d"_s << 1 << u"second-challenge"_s;
    QTest::newRow("oneself") << u"c"_s << u"c"_s << 1 << u"own-challenge"_s;
    QTest::newRow("one's own team") << u"a"_s << u"b"_s << 2 << u"own-challenge"_s;
    QTest::newRow("a stranger") << u"c"_s << u"z"_s << 1 << u"no-such-entrant"_s;
    QTest::newRow("by a stranger") << u"z"_s << u"c"_s << 1 << u"no-such-entrant"_s;
}

void TestChallenges::areMadeOnceAWeek()
{
    QFETCH(QString, challenger);
    QFETCH(QString, challenged);
    QFETCH(int, week);
    QFETCH(QString, code);
    const auto allowed = checkChallenge(challengeFrom(challenger, challenged, week),
                                        {challengeFrom(u"a"_s, u"c"_s, 1)}, competitors());
    QCOMPARE(allowed ? QString() : errorWord(allowed.error().code), code);
}

void TestChallenges::needAFreshSubstitute_data()
{
    QTest::addColumn<QString>("substitute");
    QTest::addColumn<QString>("code");
    // c has challenged d; e has played c, and a has played d.
    QTest::newRow("fresh") << u"b"_s << QString();
    QTest::newRow("has played the challenged one") << u"a"_s << QString();
    QTest::newRow("has played the challenger") << u"e"_s << u"has-played-challenger"_s;
    QTest::newRow("the challenged one") << u"d"_s << u"no-substitute"_s;
    QTest::newRow("the challenger") << u"c"_s << u"no-substitute"_s;
    QTest::newRow("a stranger") << u"z"_s << u"no-such-entrant"_s;
}

void TestChallenges::needAFreshSubstitute()
{
    QFETCH(QString, substitute);
    QFETCH(QString, code);
    Challenge challenge = challengeFrom(u"c"_s, u"d"_s);
    challenge.substitute = EntrantId(substitute);
    const auto allowed
        = checkSubstitute(challenge, resultsFrom(u"e c 1-0,a d 1-0"_s), competitors());
    QCOMPARE(allowed ? QString() : errorWord(allowed.error().code), code);
}

void TestChallenges::awardWhatNobodyPlays_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<QString>("opponent");
    QTest::addColumn<QString>("score");
    const auto answer = [](ChallengeAnswer each) { return static_cast<int>(each); };
    QTest::newRow("open") << answer(ChallengeAnswer::Open) << QString() << QString();
    QTest::newRow("accepted") << answer(ChallengeAnswer::Accepted) << u"d"_s << QString();
    QTest::newRow("declined") << answer(ChallengeAnswer::Declined) << u"d"_s << u"2-0"_s;
    QTest::newRow("substitute") << answer(ChallengeAnswer::Substitute) << u"b"_s << QString();
    QTest::newRow("substitute refused")
        << answer(ChallengeAnswer::SubstituteRefused) << u"b"_s << u"0-2"_s;
}

void TestChallenges::awardWhatNobodyPlays()
{
    QFETCH(int, answer);
    QFETCH(QString, opponent);
    QFETCH(QString, score);
    Challenge challenge = challengeFrom(u"c"_s, u"d"_s);
    challenge.answer = static_cast<ChallengeAnswer>(answer);
    challenge.substitute = EntrantId(u"b"_s);
    QCOMPARE(opponentOf(challenge).text(), opponent);
    const auto result = awardedBy(challenge, 5);
    QCOMPARE(result.has_value(), !score.isEmpty());
    if (!result)
        return;
    QCOMPARE(u"%1-%2"_s.arg(result->td).arg(result->tdAgainst), score);
    QCOMPARE(result->home.text(), u"c"_s);
    QCOMPARE(result->away.text(), opponent);
    QCOMPARE(result->round, 5);
    QVERIFY(result->kind == ResultKind::Awarded);
    QVERIFY(checkResult(*result));
}

void TestChallenges::nobodyMeetsThriceRunning_data()
{
    QTest::addColumn<QString>("results");
    QTest::addColumn<bool>("countsAwarded");
    QTest::addColumn<bool>("may");
    QTest::newRow("never met") << u"a c 1-0"_s << false << true;
    QTest::newRow("once") << u"a b 1-0"_s << false << true;
    QTest::newRow("twice running") << u"a b 1-0,b a 1-0"_s << false << false;
    QTest::newRow("another between for both")
        << u"a b 1-0,b a 1-0,a c 1-0,b c 1-0"_s << false << true;
    QTest::newRow("another between for one") << u"a b 1-0,b a 1-0,a c 1-0"_s << false << false;
    QTest::newRow("others between do not matter") << u"a b 1-0,c d 1-0,b a 1-0"_s << false << false;
    QTest::newRow("a bye does not matter") << u"a b 1-0,a bye,b a 1-0"_s << false << false;
    QTest::newRow("an awarded one does not count") << u"a b 1-0,b a awarded 2-0"_s << false << true;
    QTest::newRow("an awarded one counts") << u"a b 1-0,b a awarded 2-0"_s << true << false;
    QTest::newRow("an awarded one does not part them")
        << u"a b 1-0,b a 1-0,a c awarded 2-0,b c awarded 2-0"_s << false << false;
}

void TestChallenges::nobodyMeetsThriceRunning()
{
    QFETCH(QString, results);
    QFETCH(bool, countsAwarded);
    QFETCH(bool, may);
    MeetingLimit limit;
    limit.countsAwarded = countsAwarded;
    QCOMPARE(mayMeet(EntrantId(u"a"_s), EntrantId(u"b"_s), resultsFrom(results), limit), may);
    QCOMPARE(mayMeet(EntrantId(u"b"_s), EntrantId(u"a"_s), resultsFrom(results), limit), may);
}

namespace {

/// Rows of a table: wins, matches, team value in thousands, points.
Standings seasonOf(const std::vector<std::array<int, 4>> &figures)
{
    Standings standings;
    for (const auto &each : figures) {
        StandingRow &row = standings.rows.emplace_back();
        row.rank = static_cast<int>(standings.rows.size());
        row.entrant.name = QString(QChar(u'a' + row.rank - 1));
        row.entrant.id = EntrantId(row.entrant.name);
        row.won = each[0];
        row.played = each[1];
        row.entrant.teamValue = each[2] * 1000;
        row.points = each[3];
    }
    return standings;
}

QString namesOf(const std::vector<Qualifier> &qualifiers)
{
    QString names;
    for (const Qualifier &each : qualifiers)
        names += each.entrant.name;
    return names;
}

} // namespace

void TestChallenges::qualifiesTheBestFour_data()
{
    QTest::addColumn<int>("by");
    QTest::addColumn<QString>("names");
    QTest::addColumn<QString>("worthOfFirst");
    const auto by = [](QualifyBy each) { return static_cast<int>(each); };
    QTest::newRow("team value") << by(QualifyBy::TeamValue) << u"dbea"_s << u"2100000"_s;
    QTest::newRow("win ratio") << by(QualifyBy::WinRatio) << u"facb"_s << u"1"_s;
    QTest::newRow("ratio times value")
        << by(QualifyBy::RatioTimesValue) << u"afbc"_s << u"1050000"_s;
    QTest::newRow("points") << by(QualifyBy::Points) << u"abcd"_s << u"30"_s;
}

void TestChallenges::qualifiesTheBestFour()
{
    QFETCH(int, by);
    QFETCH(QString, names);
    QFETCH(QString, worthOfFirst);
    Standings standings = seasonOf({{7, 10, 1500, 30},
                                    {5, 10, 1800, 25},
                                    {6, 10, 1000, 20},
                                    {2, 10, 2100, 15},
                                    {3, 10, 1600, 10},
                                    {2, 2, 1000, 6},
                                    {9, 9, 9000, 99}});
    standings.rows.back().withdrawn = true;
    const Qualified qualified = qualify(standings, static_cast<QualifyBy>(by));
    QCOMPARE(namesOf(qualified.entrants), names);
    QCOMPARE(qualified.entrants.front().worth.toString(), worthOfFirst);
    QVERIFY(qualified.level.empty());
    if (static_cast<QualifyBy>(by) == QualifyBy::RatioTimesValue)
        QCOMPARE(qualified.entrants[2].worth, Rational(900'000)); // half of 1,800,000
}

void TestChallenges::saysWhoIsLevel()
{
    Standings standings = seasonOf({{5, 10, 1000, 9}, {5, 10, 1000, 9}, {5, 10, 1000, 9}});
    QCOMPARE(namesOf(qualify(standings, QualifyBy::WinRatio, 2).entrants), u"ab"_s);
    QVERIFY(qualify(standings, QualifyBy::WinRatio, 2).level.empty());
    standings.rows[1].rank = 2;
    standings.rows[2].rank = 2;
    const Qualified qualified = qualify(standings, QualifyBy::WinRatio, 2);
    QCOMPARE(namesOf(qualified.entrants), u"ab"_s);
    QCOMPARE(namesOf(qualified.level), u"bc"_s);
    QCOMPARE(namesOf(qualify(standings, QualifyBy::Points, 4).entrants), u"abc"_s);
    QVERIFY(qualify(seasonOf({}), QualifyBy::Points).entrants.empty());
}

QTEST_GUILESS_MAIN(TestChallenges)
#include "tst_challenges.moc"
