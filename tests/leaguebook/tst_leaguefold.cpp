// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/announcement.h"
#include "core/leaguebook/fixtures/handpairing.h"
#include "core/leaguebook/looks/leaguestep.h"
#include "core/leaguebook/season/seasonend.h"
#include "tests/leaguebook/leaguesketch.h"

using namespace dugout;
using namespace Qt::StringLiterals;

class TestLeagueFold final : public QObject
{
    Q_OBJECT

private slots:
    void oneTeamEachUnlessSeveralAreAllowed_data();
    void oneTeamEachUnlessSeveralAreAllowed();
    void aClubIsChanged();
    void nothingIsBoughtForGoodOnPaper();
    void newRulesHoldFromTheirRound();
    void newRulesHoldInWhatBeginsLater();
    void rulesOfPlayedRoundsStay();
    void pinnedPairsStayWhenDrawnAgain_data();
    void pinnedPairsStayWhenDrawnAgain();
    void groupsAreDrawnAroundPinnedPairs();
    void laterRoundsAreDrawnAroundPinnedPairs_data();
    void laterRoundsAreDrawnAroundPinnedPairs();
    void whoIsOutPlaysFriendlies();
    void aPairByHandSwapsTheOthers();
    void nothingIsPlayedBeforeItIsPublished();
    void aKnockOutMatchHasAWinner();
    void anotherWinnerComesIntoTheNextRound();
    void byesCountOncePublished();
    void whoLeavesTakesResultsAlong_data();
    void whoLeavesTakesResultsAlong();
    void newcomersJoinASwissOnly_data();
    void newcomersJoinASwissOnly();
    void aTrophyHasOneHolder();
    void aStarBelongsToOneTeam();
    void whoLeavesBetweenSeasonsHoldsNothing();
    void pointsByHandNeedAReason();
    void challengesAreAnswered_data();
    void challengesAreAnswered();
    void twiceRunningAtMost();
    void aMatchByHandCanBePlayedAtOnce();
    void whoComesLateHasALotToo();
    void whoLeftWinsNoSpoon();
    void whoLeavesBetweenSeasonsLeavesHisStadium();
};

void TestLeagueFold::oneTeamEachUnlessSeveralAreAllowed_data()
{
    QTest::addColumn<bool>("several");
    QTest::addColumn<QString>("code");
    QTest::newRow("one each") << false << u"several-teams"_s;
    QTest::newRow("several") << true << QString();
}

void TestLeagueFold::oneTeamEachUnlessSeveralAreAllowed()
{
    QFETCH(bool, several);
    QFETCH(QString, code);
    LeagueSketch sketch(2);
    LeagueRules rules = sketch.league().currentRules();
    rules.options[OptionId(u"several-teams"_s)] = several;
    sketch.must({RulesChanged{rules, 1}, {}});
    LeagueTeam second;
    second.id = EntrantId(u"second"_s);
    second.name = u"Second"_s;
    second.coach = CoachId(u"k1"_s);
    QCOMPARE(sketch.act({TeamRegistered{second}, {}}), code);
    QCOMPARE(sketch.act({TeamHandedOn{LeagueSketch::team(2), CoachId(u"k1"_s)}, {}}), code);
}

/// Club mates are kept apart in round one, whenever it was said that they are.
void TestLeagueFold::aClubIsChanged()
{
    CompetitionRules rules;
    rules.phases.front().format = PhaseFormat::Swiss;
    LeagueSketch sketch(4, rules);
    for (const int mate : {1, 2})
        sketch.must({ClubChanged{LeagueSketch::team(mate), u" Yard "_s}, {}});
    QCOMPARE(sketch.league().team(LeagueSketch::team(1))->club, u"Yard"_s);
    QCOMPARE(sketch.draw(), QString());
    for (const LeagueFixture &each : sketch.competition().round(1)->fixtures)
        QVERIFY(sketch.league().team(each.home)->club != sketch.league().team(each.away)->club);
    sketch.must({ClubChanged{LeagueSketch::team(1), {}}, {}});
    QCOMPARE(sketch.league().team(LeagueSketch::team(1))->club, QString());
    QCOMPARE(sketch.act({ClubChanged{EntrantId(u"nobody"_s), {}}, {}}), u"no-such-team"_s);
}

void TestLeagueFold::nothingIsBoughtForGoodOnPaper()
{
    LeagueSketch sketch(2);
    Purchase bribe;
    bribe.inducement = InducementId(u"bribes"_s);
    const EntrantId team = LeagueSketch::team(1);
    QCOMPARE(sketch.act({InducementsBought{team, {bribe}}, {}}), u"team-on-paper"_s);
    sketch.must({TeamRenewed{team, {1, 2, 300'000}, QJsonObject{{u"x"_s, 1}}, {}, {}}, {}});
    bribe.price = -1;
    QCOMPARE(sketch.act({InducementsBought{team, {bribe}}, {}}), u"bad-purchase"_s);
    bribe.price = 100'000;
    QCOMPARE(sketch.act({InducementsBought{team, {bribe}}, {}}), QString());
    QCOMPARE(sketch.league().team(team)->figures.treasury, 200'000);
    // Another sheet has other gold.
    sketch.must({TeamRenewed{team, {1, 2, 300'000}, QJsonObject{{u"x"_s, 2}}, {}, {}}, {}});
    QVERIFY(sketch.league().team(team)->inducements.empty());
}

void TestLeagueFold::newRulesHoldFromTheirRound()
{
    LeagueSketch sketch(4);
    LeagueRules rules = sketch.league().currentRules();
    rules.budget = 1'100'000;
    sketch.must({RulesChanged{rules, 3}, u"vote"_s});
    const SeasonId first(u"s1"_s);
    QCOMPARE(sketch.league().rulesFor(first, 2).budget, 0);
    QCOMPARE(sketch.league().rulesFor(first, 3).budget, 1'100'000);
    sketch.must({SeasonEnded{first}, {}});
    rules.budget = 1'200'000;
    sketch.must({RulesChanged{rules, 1}, {}});
    const SeasonId second(u"s2"_s);
    sketch.must({SeasonBegun{second, u"Second"_s}, {}});
    QCOMPARE(sketch.league().rulesFor(first, 9).budget, 1'100'000);
    QCOMPARE(sketch.league().rulesFor(second, 1).budget, 1'200'000);
    rules.ruleset = RulesetId(u"lrb4"_s);
    QCOMPARE(sketch.act({RulesChanged{rules, 1}, {}}), u"other-edition"_s);
}

/// "From round 3 on" is about what is being played: a cup that has not begun has no old rules.
void TestLeagueFold::newRulesHoldInWhatBeginsLater()
{
    LeagueSketch sketch(4);
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    CompetitionRules waiting;
    waiting.name = u"Waiting Cup"_s;
    sketch.must({CompetitionAdded{CompetitionId(u"c2"_s), waiting}, {}});
    LeagueRules rules = sketch.league().currentRules();
    rules.budget = 1'100'000;
    sketch.must({RulesChanged{rules, 3}, {}});
    CompetitionRules late;
    late.name = u"Late Cup"_s;
    sketch.must({CompetitionAdded{CompetitionId(u"c3"_s), late}, {}});
    const auto budget = [&sketch](const char *competition, int round) {
        const CompetitionId id(QString::fromLatin1(competition));
        return sketch.league().rulesFor(*sketch.league().competition(id), round).budget;
    };
    QCOMPARE(budget("c1", 2), 0);
    QCOMPARE(budget("c1", 3), 1'100'000);
    QCOMPARE(budget("c2", 1), 1'100'000);
    QCOMPARE(budget("c3", 1), 1'100'000);
    // What is changed once more holds there from the round it names.
    rules.budget = 1'200'000;
    sketch.must({RulesChanged{rules, 4}, {}});
    QCOMPARE(budget("c1", 3), 1'100'000);
    QCOMPARE(budget("c1", 4), 1'200'000);
    QVERIFY(eventLine(sketch.league(), {RulesChanged{rules, 4}, {}}).contains(u"begin later"_s));
    QCOMPARE(eventLine(sketch.league(), {RulesChanged{rules, 1}, {}}).count(u'.'), 1);
}

void TestLeagueFold::rulesOfPlayedRoundsStay()
{
    LeagueSketch sketch(4);
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    const LeagueRules rules = sketch.league().currentRules();
    QCOMPARE(sketch.enter(sketch.round(2).fixtures.front().id, 1, 0), QString());
    QCOMPARE(firstRoundOfNewRules(sketch.league()), 3);
    QCOMPARE(sketch.act({RulesChanged{rules, 2}, {}}), u"round-played"_s);
    QCOMPARE(sketch.act({RulesChanged{rules, 3}, {}}), QString());
}

void TestLeagueFold::pinnedPairsStayWhenDrawnAgain_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("divisions");
    QTest::newRow("Swiss") << static_cast<int>(PhaseFormat::Swiss) << 1;
    QTest::newRow("round robin") << static_cast<int>(PhaseFormat::RoundRobin) << 1;
    // Divisions are dealt anew, and the pair stays in one of them.
    QTest::newRow("divisions") << static_cast<int>(PhaseFormat::RoundRobin) << 4;
    QTest::newRow("divisions of two") << static_cast<int>(PhaseFormat::RoundRobin) << 8;
}

void TestLeagueFold::pinnedPairsStayWhenDrawnAgain()
{
    QFETCH(int, format);
    QFETCH(int, divisions);
    CompetitionRules rules = rulesOf(static_cast<PhaseFormat>(format));
    rules.phases.front().divisions = divisions;
    LeagueSketch sketch(16, rules);
    QCOMPARE(sketch.draw(), QString());
    const LeagueFixture pinned = sketch.round(1).fixtures.at(3);
    sketch.must({PairPinned{pinned.id, true}, {}});
    for (int again = 0; again < 8; ++again) {
        QCOMPARE(sketch.draw(), QString());
        const auto &fixtures = sketch.round(1).fixtures;
        QCOMPARE(fixtures.size(), size_t(8));
        QVERIFY(std::any_of(fixtures.begin(), fixtures.end(), [&pinned](const LeagueFixture &each) {
            return each.pinned
                && ((each.home == pinned.home && each.away == pinned.away)
                    || (each.home == pinned.away && each.away == pinned.home));
        }));
    }
    sketch.publishAll();
    if (rules.phases.front().format == PhaseFormat::Swiss)
        QCOMPARE(sketch.draw(), u"round-open"_s);
}

void TestLeagueFold::laterRoundsAreDrawnAroundPinnedPairs_data()
{
    QTest::addColumn<int>("teams");
    QTest::addColumn<int>("divisions");
    QTest::addColumn<int>("legs");
    QTest::newRow("eight") << 8 << 1 << 1;
    QTest::newRow("nine, twice") << 9 << 1 << 2;
    QTest::newRow("groups") << 12 << 3 << 1;
    QTest::newRow("twenty, twice") << 20 << 1 << 2;
}

/// Two pairs of every round, so that many hang together by them.
void TestLeagueFold::laterRoundsAreDrawnAroundPinnedPairs()
{
    QFETCH(int, teams);
    QFETCH(int, divisions);
    QFETCH(int, legs);
    CompetitionRules rules = rulesOf(PhaseFormat::RoundRobin);
    rules.phases.front().divisions = divisions;
    rules.phases.front().legs = legs;
    LeagueSketch sketch(teams, rules);
    QCOMPARE(sketch.draw(), QString());
    const std::vector<LeagueRound> before = sketch.competition().phases.front().rounds;
    std::vector<std::pair<int, LeagueFixture>> pins;
    for (const LeagueRound &round : before) {
        for (size_t i = 0; i < 2; ++i) {
            const LeagueFixture &fixture = round.fixtures[i];
            if (!canPin(sketch.competition(), round, fixture))
                continue;
            pins.emplace_back(round.number, fixture);
            sketch.must({PairPinned{fixture.id, true}, {}});
        }
    }
    QVERIFY(pins.size() >= before.size());
    for (int again = 0; again < 4; ++again) {
        QCOMPARE(sketch.draw(), QString());
        const auto &rounds = sketch.competition().phases.front().rounds;
        QCOMPARE(rounds.size(), before.size());
        for (const auto &[number, pin] : pins) {
            const auto &fixtures = sketch.round(number).fixtures;
            QVERIFY(std::any_of(fixtures.begin(), fixtures.end(), [&pin = pin](const auto &each) {
                return each.pinned && each.home == pin.home && each.away == pin.away;
            }));
        }
        QSet<QPair<QString, QString>> met;
        for (const LeagueRound &round : rounds) {
            for (const LeagueFixture &each : round.fixtures) {
                if (!each.isBye())
                    met.insert({each.home.text(), each.away.text()});
            }
        }
        const int size = teams / divisions;
        const int pairs = divisions * size * (size - 1) / 2;
        QCOMPARE(met.size(), qsizetype(pairs) * legs); // each once at every place
    }
    sketch.publishAll();
    QVERIFY(!canPin(sketch.competition(), sketch.round(2), sketch.round(2).fixtures.front()));
}

void TestLeagueFold::groupsAreDrawnAroundPinnedPairs()
{
    CompetitionRules rules = rulesOf(PhaseFormat::RoundRobin);
    rules.phases.front().divisions = 2;
    LeagueSketch sketch(6, rules);
    QCOMPARE(sketch.draw(), QString());
    const std::vector<LeagueFixture> first = sketch.round(1).fixtures;
    QCOMPARE(first.size(), size_t(4)); // a pair and a bye in each group
    for (const LeagueFixture &each : first) {
        QCOMPARE(canPin(sketch.competition(), sketch.round(1), each), !each.isBye());
        if (!each.isBye())
            sketch.must({PairPinned{each.id, true}, {}});
    }
    QVERIFY(canPin(sketch.competition(), sketch.round(2), sketch.round(2).fixtures.front()));
    for (int again = 0; again < 10; ++again) {
        QCOMPARE(sketch.draw(), QString());
        const auto &fixtures = sketch.round(1).fixtures;
        QCOMPARE(std::count_if(fixtures.begin(), fixtures.end(),
                               [](const LeagueFixture &each) { return each.pinned; }),
                 2);
        for (const LeagueFixture &pinned : first) {
            QVERIFY(pinned.isBye()
                    || std::any_of(
                        fixtures.begin(), fixtures.end(), [&pinned](const LeagueFixture &each) {
                            return (each.home == pinned.home && each.away == pinned.away)
                                || (each.home == pinned.away && each.away == pinned.home);
                        }));
        }
    }
    sketch.publishAll();
    QVERIFY(!canPin(sketch.competition(), sketch.round(1), sketch.round(1).fixtures.front()));
}

void TestLeagueFold::whoIsOutPlaysFriendlies()
{
    CompetitionRules rules = rulesOf(PhaseFormat::RoundRobin);
    rules.phases.front().divisions = 2;
    PhaseRules finals;
    finals.format = PhaseFormat::KnockOut;
    finals.places = 2;
    rules.phases.push_back(finals);
    LeagueSketch sketch(6, rules);
    const auto enterAll = [&sketch](int round) {
        for (const LeagueFixture &each : std::vector(sketch.round(round).fixtures)) {
            const bool home = each.home.text() < each.away.text();
            if (!each.isBye() && !each.friendly)
                QCOMPARE(sketch.enter(each.id, home ? 1 : 0, home ? 0 : 1), QString());
        }
    };
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    for (int round = 1; round <= 3; ++round)
        enterAll(round);
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    std::vector<EntrantId> out;
    const std::vector<EntrantId> &seeds = sketch.competition().phases.back().seeds;
    for (int i = 1; i <= 6; ++i) {
        if (std::find(seeds.begin(), seeds.end(), LeagueSketch::team(i)) == seeds.end())
            out.push_back(LeagueSketch::team(i));
    }
    QCOMPARE(out.size(), size_t(2));
    const CompetitionId id = sketch.competition().id;
    const auto match = pairByHand(sketch.league(), id, out[0], out[1], false);
    QVERIFY(match);
    QCOMPARE(sketch.act(*match), u"not-in-phase"_s);
    const auto friendly = pairByHand(sketch.league(), id, out[0], out[1], true);
    QVERIFY(friendly);
    QCOMPARE(sketch.act(*friendly), QString());
    enterAll(4);
    QCOMPARE(sketch.draw(), QString()); // the final waits for no friendly
    QCOMPARE(sketch.competition().roundCount(), 5);
}

void TestLeagueFold::aPairByHandSwapsTheOthers()
{
    LeagueSketch sketch(6, rulesOf(PhaseFormat::Swiss));
    QCOMPARE(sketch.draw(), QString());
    const LeagueFixture first = sketch.round(1).fixtures.at(0);
    const LeagueFixture second = sketch.round(1).fixtures.at(1);
    sketch.must({PairChanged{first.id, first.home, second.away}, u"asked for"_s});
    QCOMPARE(sketch.league().fixture(first.id)->away, second.away);
    QCOMPARE(sketch.league().fixture(second.id)->away, first.away);
    QCOMPARE(sketch.act({PairChanged{first.id, first.home, first.home}, {}}), u"bad-pair"_s);
}

void TestLeagueFold::nothingIsPlayedBeforeItIsPublished()
{
    LeagueSketch sketch(4);
    QCOMPARE(sketch.draw(), QString());
    const FixtureId id = sketch.round(1).fixtures.front().id;
    QCOMPARE(sketch.enter(id, 1, 0), u"round-unpublished"_s);
    QCOMPARE(sketch.act({MatchBegun{id, JournalId(u"m"_s)}, {}}), u"round-unpublished"_s);
    sketch.publishAll();
    QCOMPARE(sketch.act({MatchBegun{id, JournalId(u"m"_s)}, {}}), QString());
    QCOMPARE(sketch.act({MatchBegun{id, JournalId(u"n"_s)}, {}}), u"fixture-played"_s);
    QCOMPARE(sketch.draw(), u"round-open"_s);
}

void TestLeagueFold::aKnockOutMatchHasAWinner()
{
    LeagueSketch sketch(4, rulesOf(PhaseFormat::KnockOut));
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    const FixtureId id = sketch.round(1).fixtures.front().id;
    QCOMPARE(sketch.league().fixture(id)->occasion, u"semi-final"_s);
    QCOMPARE(sketch.enter(id, 1, 1), u"needs-winner"_s);
    FixtureOutcome shootOut = sketch.outcome(id, 1, 1);
    shootOut.result.winner = FixtureSide::Away;
    QCOMPARE(sketch.act({ResultEntered{id, shootOut, std::nullopt}, {}}), QString());
}

void TestLeagueFold::anotherWinnerComesIntoTheNextRound()
{
    LeagueSketch sketch(4, rulesOf(PhaseFormat::KnockOut));
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    const LeagueFixture semi = sketch.round(1).fixtures.at(0);
    QCOMPARE(sketch.enter(semi.id, 2, 0), QString());
    QCOMPARE(sketch.enter(sketch.round(1).fixtures.at(1).id, 2, 0), QString());
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    const FixtureId final = sketch.round(2).fixtures.front().id;
    QCOMPARE(sketch.league().fixture(final)->occasion, u"final"_s);
    const auto plays = [&](const EntrantId &team) {
        const LeagueFixture &each = *sketch.league().fixture(final);
        return each.home == team || each.away == team;
    };
    QVERIFY(plays(semi.home) && !plays(semi.away));
    QCOMPARE(sketch.enter(semi.id, 0, 1), QString()); // corrected
    QVERIFY(!plays(semi.home) && plays(semi.away));
    QCOMPARE(sketch.enter(final, 3, 1), QString());
    QCOMPARE(sketch.enter(semi.id, 2, 0), u"fixture-played"_s);
    QCOMPARE(championOf(sketch.league(), sketch.competition()),
             sketch.league().fixture(final)->home);
}

void TestLeagueFold::byesCountOncePublished()
{
    LeagueSketch sketch(5, rulesOf(PhaseFormat::Swiss));
    QCOMPARE(sketch.draw(), QString());
    QVERIFY(resultsOf(sketch.competition()).empty());
    sketch.publishAll();
    const auto standings = standingsOf(sketch.league(), sketch.competition());
    QVERIFY(standings);
    QCOMPARE(standings->rows.front().byes, 1);
    QCOMPARE(standings->rows.front().points, Rational(3));
}

void TestLeagueFold::whoLeavesTakesResultsAlong_data()
{
    QTest::addColumn<int>("results");
    QTest::addColumn<int>("points"); // of the one who had lost against the leaver
    QTest::addColumn<QList<LeagueOutcome>>("form"); // and how his last matches went
    using Form = QList<LeagueOutcome>;
    QTest::newRow("kept") << int(LeftResults::Kept) << 0 << Form{LeagueOutcome::Lost};
    QTest::newRow("voided") << int(LeftResults::Voided) << 0 << Form{};
    QTest::newRow("awarded") << int(LeftResults::Awarded) << 3 << Form{LeagueOutcome::Won};
}

void TestLeagueFold::whoLeavesTakesResultsAlong()
{
    QFETCH(int, results);
    QFETCH(int, points);
    QFETCH(QList<LeagueOutcome>, form);
    LeagueSketch sketch(4);
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    const LeagueFixture first = sketch.round(1).fixtures.front();
    QCOMPARE(sketch.enter(first.id, 2, 0), QString());
    sketch.must({TeamLeft{first.home, static_cast<LeftResults>(results), false}, u"moved away"_s});
    const auto standings = standingsOf(sketch.league(), sketch.competition());
    QVERIFY(standings);
    QCOMPARE(standings->find(first.away)->points, Rational(points));
    QCOMPARE(standings->find(first.home)->withdrawn, true);
    const auto shown = formOf(sketch.league(), first.away);
    QCOMPARE(QList<LeagueOutcome>(shown.begin(), shown.end()), form);
    QCOMPARE(sketch.act({TeamLeft{first.home, LeftResults::Kept, false}, {}}), u"no-such-team"_s);
}

void TestLeagueFold::newcomersJoinASwissOnly_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("code");
    QTest::newRow("swiss") << int(PhaseFormat::Swiss) << QString();
    QTest::newRow("round robin") << int(PhaseFormat::RoundRobin) << u"phase-begun"_s;
    QTest::newRow("knock-out") << int(PhaseFormat::KnockOut) << u"phase-begun"_s;
}

void TestLeagueFold::newcomersJoinASwissOnly()
{
    QFETCH(int, format);
    QFETCH(QString, code);
    LeagueSketch sketch(4, rulesOf(static_cast<PhaseFormat>(format)));
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    sketch.playOpen();
    sketch.add(5);
    CompetitionEntry entry;
    entry.team = LeagueSketch::team(5);
    QCOMPARE(sketch.act({EntrantJoined{sketch.competition().id, entry}, {}}), code);
    if (!code.isEmpty())
        return;
    QCOMPARE(sketch.draw(), QString());
    QCOMPARE(sketch.round(2).fixtures.size(), size_t(3)); // two pairs and a bye
}

void TestLeagueFold::aTrophyHasOneHolder()
{
    LeagueSketch sketch(3);
    const auto win = [](int team) {
        Prize prize{PrizeKind::Trophy, u"Chaos Cup"_s, LeagueSketch::team(team)};
        prize.season = SeasonId(u"s1"_s);
        return LeagueEvent{PrizeGiven{prize}, {}};
    };
    sketch.must(win(1));
    sketch.must(win(2));
    QCOMPARE(sketch.league().prizes.size(), size_t(2));
    QCOMPARE(sketch.league().holdings.size(), size_t(1));
    QCOMPARE(sketch.league().holdings.front().team, LeagueSketch::team(2));
}

void TestLeagueFold::aStarBelongsToOneTeam()
{
    LeagueSketch sketch(3);
    const auto claim = [](const EntrantId &team) {
        return LeagueEvent{HoldingChanged{{HoldingKind::Star, u"griff"_s, team}}, {}};
    };
    QCOMPARE(sketch.act(claim(LeagueSketch::team(1))), QString());
    QCOMPARE(sketch.act(claim(LeagueSketch::team(2))), u"held-already"_s);
    QCOMPARE(sketch.act(claim({})), QString());
    QCOMPARE(sketch.act(claim(LeagueSketch::team(2))), QString());
}

void TestLeagueFold::whoLeavesBetweenSeasonsHoldsNothing()
{
    LeagueSketch sketch(3);
    const Holding home{HoldingKind::Stadium, u"Old Pit"_s, LeagueSketch::team(1)};
    QCOMPARE(sketch.act({HoldingChanged{home}, {}}), QString());
    QCOMPARE(sketch.act({SeasonEnded{sketch.league().currentSeason()->id}, {}}), QString());
    QCOMPARE(sketch.act({TeamLeft{LeagueSketch::team(1)}, {}}), QString());
    QVERIFY(sketch.league().holdings.empty());
}

void TestLeagueFold::pointsByHandNeedAReason()
{
    LeagueSketch sketch(3);
    const PointsGiven minus{sketch.competition().id, LeagueSketch::team(1), Rational(-1)};
    QCOMPARE(sketch.act({minus, {}}), u"no-reason"_s);
    QCOMPARE(sketch.act({minus, u"late"_s}), QString());
    const auto standings = standingsOf(sketch.league(), sketch.competition());
    QVERIFY(standings);
    QCOMPARE(standings->find(LeagueSketch::team(1))->points, Rational(-1));
}

void TestLeagueFold::challengesAreAnswered_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<int>("substitute");
    QTest::addColumn<QString>("score"); // empty: a match decides
    QTest::newRow("accepted") << int(ChallengeAnswer::Accepted) << 0 << QString();
    QTest::newRow("declined") << int(ChallengeAnswer::Declined) << 0 << u"2:0"_s;
    QTest::newRow("substitute") << int(ChallengeAnswer::Substitute) << 3 << QString();
    QTest::newRow("refused") << int(ChallengeAnswer::SubstituteRefused) << 3 << u"0:2"_s;
}

void TestLeagueFold::challengesAreAnswered()
{
    QFETCH(int, answer);
    QFETCH(int, substitute);
    QFETCH(QString, score);
    LeagueSketch sketch(4, rulesOf(PhaseFormat::Ladder));
    QCOMPARE(sketch.draw(), QString());
    Challenge challenge;
    challenge.challenger = LeagueSketch::team(1);
    challenge.challenged = LeagueSketch::team(2);
    const CompetitionId id = sketch.competition().id;
    sketch.must({ChallengeMade{id, challenge}, {}});
    QCOMPARE(sketch.act({ChallengeMade{id, challenge}, {}}), u"second-challenge"_s);
    const auto events
        = answerChallenge(sketch.league(), id, 0, static_cast<ChallengeAnswer>(answer),
                          substitute == 0 ? EntrantId() : LeagueSketch::team(substitute));
    QVERIFY(events);
    for (const LeagueEvent &each : *events)
        sketch.must(each);
    const LeagueFixture &fixture = sketch.round(1).fixtures.front();
    QCOMPARE(sketch.competition().challenges.front().fixture, fixture.id);
    QCOMPARE(fixture.outcome.has_value(), !score.isEmpty());
    if (fixture.outcome)
        QCOMPARE(u"%1:%2"_s.arg(fixture.outcome->result.td).arg(fixture.outcome->result.tdAgainst),
                 score);
}

void TestLeagueFold::twiceRunningAtMost()
{
    LeagueSketch sketch(3, rulesOf(PhaseFormat::Open));
    QCOMPARE(sketch.draw(), QString());
    const CompetitionId id = sketch.competition().id;
    for (int match = 0; match < 2; ++match) {
        const auto paired
            = pairByHand(sketch.league(), id, LeagueSketch::team(1), LeagueSketch::team(2));
        QVERIFY(paired);
        sketch.must(*paired);
        sketch.playOpen();
    }
    const auto third
        = pairByHand(sketch.league(), id, LeagueSketch::team(2), LeagueSketch::team(1));
    QVERIFY(!third);
    QCOMPARE(third.error().code, ErrorCode::MetTwice);
    QVERIFY(pairByHand(sketch.league(), id, LeagueSketch::team(2), LeagueSketch::team(1), true));
}

void TestLeagueFold::aMatchByHandCanBePlayedAtOnce()
{
    // All its rounds are drawn at once.
    LeagueSketch sketch(4, rulesOf(PhaseFormat::RoundRobin));
    QCOMPARE(sketch.draw(), QString());
    const CompetitionId id = sketch.competition().id;
    const auto pair = [&sketch, &id] {
        return pairByHand(sketch.league(), id, LeagueSketch::team(1), LeagueSketch::team(2))
            ->data.get<FixtureAdded>();
    };
    QCOMPARE(pair().round, 3); // nobody sees any of them yet
    sketch.must({RoundPublished{id, 1, 0}, {}});
    const FixtureAdded added = pair();
    QCOMPARE(added.round, 1);
    sketch.must({added, {}});
    QCOMPARE(sketch.enter(added.fixture.id, 1, 0), QString());
    sketch.publishAll();
    QCOMPARE(pair().round, 3);
}

void TestLeagueFold::whoComesLateHasALotToo()
{
    CompetitionRules rules = rulesOf(PhaseFormat::Swiss);
    rules.phases.front().rounds = 3;
    rules.tieBreaks = {TieBreak::Lot};
    LeagueSketch sketch(4, rules);
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    sketch.add(5);
    CompetitionEntry late;
    late.team = LeagueSketch::team(5);
    SeededRandomSource lot(3);
    for (const LeagueEvent &each : entering(sketch.competition(), late, lot))
        sketch.must(each);
    QVERIFY(sketch.competition().entry(late.team)->lot > 0);
    late.seed = 2; // a lot is drawn once
    QCOMPARE(entering(sketch.competition(), late, lot).size(), size_t(1));
}

void TestLeagueFold::whoLeftWinsNoSpoon()
{
    LeagueSketch sketch(4);
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    for (const FixtureId &each : sketch.open()) { // the lower number wins
        const LeagueFixture fixture = *sketch.league().fixture(each);
        const bool home = fixture.home < fixture.away;
        QCOMPARE(sketch.enter(each, home ? 1 : 0, home ? 0 : 1), QString());
    }
    const auto spoon = [&sketch] {
        return usualPrizes(sketch.league(), sketch.league().seasons.front()).back().team;
    };
    QCOMPARE(spoon(), LeagueSketch::team(4));
    sketch.must(
        {EntrantLeft{sketch.competition().id, LeagueSketch::team(4), LeftResults::Kept}, {}});
    QCOMPARE(spoon(), LeagueSketch::team(3));
}

void TestLeagueFold::whoLeavesBetweenSeasonsLeavesHisStadium()
{
    LeagueSketch sketch(2);
    const Holding home{HoldingKind::Stadium, u"Old Pit"_s, LeagueSketch::team(1)};
    sketch.must({HoldingChanged{home}, {}});
    sketch.must({SeasonEnded{SeasonId(u"s1"_s)}, {}});
    sketch.must({TeamLeft{LeagueSketch::team(1), LeftResults::Kept, false}, {}});
    QVERIFY(sketch.league().holdings.empty());
}

QTEST_GUILESS_MAIN(TestLeagueFold)
#include "tst_leaguefold.moc"
