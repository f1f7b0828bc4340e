// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/fixtures/handpairing.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/leaguebook/state/leaguedefaults.h"
#include "core/team/teamedits.h"
#include "core/team/teamvalue.h"
#include "tests/leaguebook/leaguehouse.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Each switch of a league does what it says, and nothing without it.
class TestLeagueRules final : public QObject
{
    Q_OBJECT

private slots:
    void pointsFollowTheLeague_data();
    void pointsFollowTheLeague();
    void finalistsFollowTheLeague_data();
    void finalistsFollowTheLeague();
    void teamsOfOlderRulesComeWhereAllowed_data();
    void teamsOfOlderRulesComeWhereAllowed();
    void perksAreGivenWhereAllowed_data();
    void perksAreGivenWhereAllowed();
    void theBudgetRisesWithTheSeasons_data();
    void theBudgetRisesWithTheSeasons();
    void friendliesArePlayedWhereAllowed_data();
    void friendliesArePlayedWhereAllowed();
    void teamsAreDraftedAnewWhereAllowed_data();
    void teamsAreDraftedAnewWhereAllowed();
    void whoIsDraftedAnewRegistersFirst();
    void playersAreBoughtBackAtTheirValue();
    void theBestGoUp();
};

namespace {

OptionChoices choice(const char *option, const OptionValue &value)
{
    return {{OptionId(QString::fromLatin1(option)), value}};
}

template<typename T>
QString codeOf(const Result<T> &result)
{
    return result ? QString() : errorWord(result.error().code);
}

void endSeason(OpenLeague &league)
{
    LeagueHouse::expectAct(league.act(SeasonEnded{league.league().currentSeason()->id}));
}

} // namespace

void TestLeagueRules::pointsFollowTheLeague_data()
{
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<QString>("points");
    QTest::newRow("3-1-0") << u"three-one-zero"_s << u"3-1-0"_s;
    QTest::newRow("5-3-1") << u"five-three-one"_s << u"5-3-1"_s;
}

void TestLeagueRules::pointsFollowTheLeague()
{
    QFETCH(QString, chosen);
    QFETCH(QString, points);
    LeagueHouse house;
    const OpenLeague league = house.found(u"crp"_s, choice("league-points", chosen));
    QCOMPARE(usualCompetition(league.league().currentRules()).points, points);
}

void TestLeagueRules::finalistsFollowTheLeague_data()
{
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<QString>("first"); // of a: 10 of 10 at 900,000, b: 5 of 10 at 2,000,000
    QTest::newRow("value") << u"team-value"_s << u"b"_s;
    QTest::newRow("ratio") << u"win-ratio"_s << u"a"_s;
    QTest::newRow("both") << u"ratio-times-value"_s << u"b"_s;
    QTest::newRow("points") << u"points"_s << u"a"_s;
}

void TestLeagueRules::finalistsFollowTheLeague()
{
    QFETCH(QString, chosen);
    QFETCH(QString, first);
    LeagueHouse house;
    const OpenLeague league = house.found(u"crp"_s, choice("qualification", chosen));
    const PhaseRules finals = usualFinals(league.league().currentRules());
    QCOMPARE(finals.places, 4);
    Standings standings;
    for (const auto &[name, won, value] :
         {std::tuple(u"a"_s, 10, 900'000), {u"b"_s, 5, 2'000'000}}) {
        StandingRow row;
        row.rank = static_cast<int>(standings.rows.size()) + 1;
        row.entrant.id = EntrantId(name);
        row.entrant.teamValue = value;
        row.played = 10;
        row.won = won;
        row.points = Rational(3 * won);
        standings.rows.push_back(row);
    }
    QCOMPARE(qualify(standings, finals.qualifyBy, 1).entrants.front().entrant.id, EntrantId(first));
}

void TestLeagueRules::teamsOfOlderRulesComeWhereAllowed_data()
{
    QTest::addColumn<bool>("allowed");
    QTest::newRow("not allowed") << false;
    QTest::newRow("allowed") << true;
}

void TestLeagueRules::teamsOfOlderRulesComeWhereAllowed()
{
    QFETCH(bool, allowed);
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s, choice("legacy-teams", allowed));
    const TeamId id = house.newTeam(u"crp"_s);
    StoredTeam old = must(house.club().teams().load(DocumentId(id.text())));
    const auto edition = must(house.stores().library.load(u"crp"_s));
    old.team = must(foundTeam(old.team, *edition));
    for (Player &each : old.team.players)
        each.position = PositionId(u"of-old"_s); // a position that today's list does not have
    (void)must(house.club().teams().save(old));
    const auto done = house.leagues().registerTeam(league, id);
    QCOMPARE(codeOf(done), allowed ? QString() : u"team-not-registered"_s);
    if (allowed)
        QCOMPARE(league.league().teams.front().legacy, true);
}

void TestLeagueRules::perksAreGivenWhereAllowed_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<bool>("allowed");
    for (const char *edition : {"crp", "bb2016"}) {
        QTest::addRow("%s, off", edition) << QString::fromLatin1(edition) << false;
        QTest::addRow("%s, on", edition) << QString::fromLatin1(edition) << true;
    }
}

void TestLeagueRules::perksAreGivenWhereAllowed()
{
    QFETCH(QString, ruleset);
    QFETCH(bool, allowed);
    LeagueHouse house;
    OpenLeague league = house.found(ruleset, choice("trophy-perks", allowed));
    house.addTeams(league, 2);
    house.begin(league, {});
    Prize prize;
    prize.kind = PrizeKind::Gold;
    prize.name = u"Purse"_s;
    prize.amount = 50'000;
    prize.team = league.league().teams.front().id;
    prize.season = SeasonId(u"s1"_s);
    const DocumentId team(prize.team.text());
    const int before = must(house.club().teams().load(team)).team.treasury;
    QCOMPARE(codeOf(house.leagues().givePrize(league, prize)), allowed ? QString() : u"no-perks"_s);
    QCOMPARE(must(house.club().teams().load(team)).team.treasury, before + (allowed ? 50'000 : 0));
    prize.kind = PrizeKind::Award;
    QCOMPARE(codeOf(house.leagues().givePrize(league, prize)), QString());
}

void TestLeagueRules::theBudgetRisesWithTheSeasons_data()
{
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("rise");
    QTest::addColumn<int>("second"); // of the second season
    QTest::newRow("stays") << 1'000'000 << 0 << 1'000'000;
    QTest::newRow("rises") << 1'000'000 << 100'000 << 1'100'000;
    QTest::newRow("starts higher") << 1'150'000 << 50'000 << 1'200'000;
}

void TestLeagueRules::theBudgetRisesWithTheSeasons()
{
    QFETCH(int, start);
    QFETCH(int, rise);
    QFETCH(int, second);
    LeagueHouse house;
    OptionChoices options = choice("treasury-increase", rise);
    options[OptionId(u"starting-treasury"_s)] = start;
    OpenLeague league = house.found(u"bb2016"_s, options);
    const auto edition = must(house.stores().library.load(u"bb2016"_s));
    QCOMPARE(budgetOf(league.league(), *edition), start);
    house.addTeams(league, 2);
    house.begin(league, {});
    QCOMPARE(budgetOf(league.league(), *edition), start);
    endSeason(league);
    QCOMPARE(budgetOf(league.league(), *edition), second);
    const TeamId late = house.newTeam(u"bb2016"_s);
    const int cost
        = creationCost(must(house.club().teams().load(DocumentId(late.text()))).team, *edition);
    LeagueHouse::expectAct(house.leagues().registerTeam(league, late));
    QCOMPARE(must(house.club().teams().load(DocumentId(late.text()))).team.treasury, second - cost);
}

void TestLeagueRules::friendliesArePlayedWhereAllowed_data()
{
    QTest::addColumn<bool>("allowed");
    QTest::addColumn<int>("met");
    QTest::addColumn<QString>("code");
    QTest::newRow("not allowed") << false << 2 << u"no-friendly"_s;
    QTest::newRow("met once") << true << 1 << u"no-friendly"_s;
    QTest::newRow("met twice") << true << 2 << QString();
}

void TestLeagueRules::friendliesArePlayedWhereAllowed()
{
    QFETCH(bool, allowed);
    QFETCH(int, met);
    QFETCH(QString, code);
    LeagueHouse house;
    OpenLeague league = house.found(u"bb2016"_s, choice("friendly-games", allowed));
    house.addTeams(league, 2);
    CompetitionRules rules;
    rules.phases.front().format = PhaseFormat::Open;
    house.begin(league, rules);
    house.drawAndPublish(league);
    const CompetitionId id = LeagueHouse::competition(league).id;
    const EntrantId one = league.league().teams[0].id;
    const EntrantId other = league.league().teams[1].id;
    for (int match = 0; match < met; ++match) {
        const LeagueEvent paired = must(pairByHand(league.league(), id, one, other));
        LeagueHouse::expectAct(league.act({paired}));
        FixtureOutcome outcome;
        outcome.result.home = one;
        outcome.result.away = other;
        LeagueHouse::expectAct(league.act(
            ResultEntered{paired.data.get<FixtureAdded>().fixture.id, outcome, std::nullopt}));
    }
    const auto friendly = pairByHand(league.league(), id, one, other, true);
    QCOMPARE(codeOf(friendly), code);
    if (!code.isEmpty())
        return;
    LeagueHouse::expectAct(league.act({*friendly}));
    const FixtureId fixture = friendly->data.get<FixtureAdded>().fixture.id;
    const MatchSetup setup = must(house.leagues().setupFor(league.league(), league.id(), fixture));
    QCOMPARE(setup.occasion, u"friendly"_s);
    house.play(league, fixture);
    const auto standings = must(standingsOf(league.league(), LeagueHouse::competition(league)));
    QCOMPARE(standings.rows.front().played, 2); // the friendly gives no points
}

void TestLeagueRules::teamsAreDraftedAnewWhereAllowed_data()
{
    QTest::addColumn<bool>("allowed");
    QTest::newRow("not allowed") << false;
    QTest::newRow("allowed") << true;
}

void TestLeagueRules::teamsAreDraftedAnewWhereAllowed()
{
    QFETCH(bool, allowed);
    LeagueHouse house;
    OpenLeague league = house.found(u"bb2016"_s, choice("redraft", allowed));
    house.addTeams(league, 2);
    house.begin(league, {});
    const EntrantId id = league.league().teams.front().id;
    if (allowed)
        QCOMPARE(codeOf(house.leagues().redraft(league, id)), u"season-runs"_s);
    house.playOut(league);
    endSeason(league);
    const DocumentId document(id.text());
    const Team before = must(house.club().teams().load(document)).team;
    const auto done = house.leagues().redraft(league, id, {30'000}, u"a new start"_s);
    const Team after = must(house.club().teams().load(document)).team;
    if (!allowed) {
        QCOMPARE(codeOf(done), u"no-redraft"_s);
        QCOMPARE(after, before);
        return;
    }
    LeagueHouse::expectAct(done);
    QVERIFY(!after.founded);
    QVERIFY(after.players.empty());
    QCOMPARE(after.name, before.name);
    QCOMPARE(after.fanFactor, before.fanFactor);
    const auto edition = must(house.stores().library.load(u"bb2016"_s));
    QCOMPARE(goldLeft(after, *edition), 1'000'000 + before.treasury + 30'000);
}

void TestLeagueRules::whoIsDraftedAnewRegistersFirst()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"bb2016"_s, choice("redraft", true));
    house.addTeams(league, 2);
    LeagueHouse::expectAct(house.leagues().registerPaperTeam(league, u"Paper"_s, u"Reader"_s));
    house.begin(league, {});
    endSeason(league);
    const EntrantId id = league.league().teams.front().id;
    LeagueHouse::expectAct(house.leagues().redraft(league, id));
    QVERIFY(isDraftedAnew(*league.league().team(id)));
    QVERIFY(!isDraftedAnew(league.league().teams.back())); // it never had a sheet

    const CompetitionId cup(u"c2"_s);
    CompetitionRules rules;
    rules.name = u"Cup 2"_s;
    LeagueHouse::expectAct(league.act(
        {{SeasonBegun{SeasonId(u"s2"_s), u"Second"_s}, {}}, {CompetitionAdded{cup, rules}, {}}}));
    const League before = league.league();
    QCOMPARE(codeOf(league.act(EntrantJoined{cup, {id}})), u"team-drafted"_s);
    QCOMPARE(league.league(), before);
    LeagueHouse::expectAct(league.act(EntrantJoined{cup, {league.league().teams.back().id}}));

    const DocumentId document(id.text());
    std::vector<PlayerId> former;
    for (const Player &each : must(house.club().teams().load(document)).team.formerPlayers)
        former.push_back(each.id);
    LeagueHouse::expectAct(house.leagues().buyBack(league, id, former));
    LeagueHouse::expectAct(house.leagues().registerTeam(league, TeamId(id.text())));
    QVERIFY(!isDraftedAnew(*league.league().team(id)));
    LeagueHouse::expectAct(league.act(EntrantJoined{cup, {id}}));
    const OpenLeague again = must(house.leagues().open(league.id()));
    QCOMPARE(again.league(), league.league());
}

void TestLeagueRules::playersAreBoughtBackAtTheirValue()
{
    LeagueHouse house;
    const auto edition = must(house.stores().library.load(u"bb2016"_s));
    const TeamId id = house.newTeam(u"bb2016"_s);
    Team old = must(house.club().teams().load(DocumentId(id.text()))).team;
    old = must(foundTeam(old, *edition));
    const Player player = old.players.front();
    const int value = playerValue(player, old, *edition);
    const Team drafted = must(redrafted(old, *edition, 1'000'000, {}));
    const Team back = must(boughtBack(drafted, player.id, *edition));
    QCOMPARE(back.players.size(), size_t(1));
    QCOMPARE(back.players.front().name, player.name);
    QCOMPARE(goldLeft(drafted, *edition) - goldLeft(back, *edition), value);
    QVERIFY(!boughtBack(back, player.id, *edition));
}

void TestLeagueRules::theBestGoUp()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    for (int i = 1; i <= 8; ++i)
        LeagueHouse::expectAct(
            house.leagues().registerPaperTeam(league, u"T%1"_s.arg(i), u"C%1"_s.arg(i)));
    CompetitionRules rules;
    rules.phases.front().byLot = false;
    rules.tieBreaks = {TieBreak::Lot};
    rules.name = u"Cup"_s;
    const CompetitionId id(u"c1"_s);
    std::vector<LeagueEvent> events{{SeasonBegun{SeasonId(u"s1"_s), u"First"_s}, {}},
                                    {CompetitionAdded{id, rules}, {}}};
    LotsDrawn lots{id, {}};
    for (size_t i = 0; i < 8; ++i) {
        CompetitionEntry entry;
        entry.team = league.league().teams[i].id;
        entry.division = i < 4 ? u"Gold"_s : u"Silver"_s;
        lots.order.push_back(entry.team);
        events.push_back({EntrantJoined{id, entry}, {}});
    }
    events.push_back({lots, {}});
    LeagueHouse::expectAct(league.act(events));
    house.drawAndPublish(league);
    const auto entries = must(promoted(league.league(), LeagueHouse::competition(league), 1));
    QStringList gold;
    for (const CompetitionEntry &each : entries) {
        if (each.division == u"Gold"_s)
            gold.append(teamName(league.league(), each.team));
    }
    QCOMPARE(gold, (QStringList{u"T1"_s, u"T2"_s, u"T3"_s, u"T5"_s})); // nothing but lots decides
    QVERIFY(!promoted(league.league(), LeagueHouse::competition(league), 3));
}

QTEST_GUILESS_MAIN(TestLeagueRules)
#include "tst_leaguerules.moc"
