// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/fixtures/fixturesetup.h"
#include "core/match/match.h"
#include "core/match/state/setupcheck.h"
#include "core/team/homestadium.h"
#include "core/team/teamperks.h"
#include "tests/leaguebook/leaguehouse.h"
#include "tests/leaguebook/leaguesketch.h"

using namespace dugout;
using namespace Qt::StringLiterals;

/// What a league decides reaches the match that starts from a fixture.
class TestLeaguePerks final : public QObject
{
    Q_OBJECT

private slots:
    void aTrophyIsARerollMore_data();
    void aTrophyIsARerollMore();
    void aWizardIsThereForOneSeason_data();
    void aWizardIsThereForOneSeason();
    void pricesAndLimitsAreTheLeagues_data();
    void pricesAndLimitsAreTheLeagues();
    void anotherSystemSellsWhatHasAPrice_data();
    void anotherSystemSellsWhatHasAPrice();
    void aStarBelongsToOneTeam();
    void aStadiumBelongsToOneTeam();
    void whoWasHandedATeamCoachesIt();
    void newRulesComeWithTheirRound();
    void bigMatchesAreAsTheBookSays_data();
    void bigMatchesAreAsTheBookSays();
};

namespace {

LeagueHouse &newHouse(std::unique_ptr<LeagueHouse> &house)
{
    house = std::make_unique<LeagueHouse>();
    return *house;
}

Prize prizeOf(PrizeKind kind, const OpenLeague &league, size_t team, const QString &name)
{
    Prize prize;
    prize.kind = kind;
    prize.name = name;
    prize.team = league.league().teams[team].id;
    prize.season = league.league().seasons.back().id;
    return prize;
}

MatchSetup firstSetup(LeagueHouse &house, const OpenLeague &league)
{
    return must(
        house.leagues().setupFor(league.league(), league.id(), LeagueHouse::open(league).front()));
}

const Team &teamIn(const MatchSetup &setup, const EntrantId &id)
{
    return setup.teams[0].id.text() == id.text() ? setup.teams[0] : setup.teams[1];
}

MatchState startOf(LeagueHouse &house, const MatchSetup &setup)
{
    return Match(must(house.stores().library.load(setup.ruleset.text())), setup,
                 StepBook::ofMatch())
        .start();
}

InducementShop shopOf(LeagueHouse &house, const MatchSetup &setup)
{
    const auto ruleset = must(house.stores().library.load(setup.ruleset.text()));
    return openShop(setup.teams[0], setup.teams[1], *ruleset, setup.options);
}

Purchase thing(const char *id)
{
    Purchase wanted;
    wanted.inducement = InducementId(QString::fromLatin1(id));
    return wanted;
}

} // namespace

void TestLeaguePerks::aTrophyIsARerollMore_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("rerolls");
    QTest::newRow("crp") << u"crp"_s << 1;
    QTest::newRow("bb2016, where the book gives none") << u"bb2016"_s << 0;
}

void TestLeaguePerks::aTrophyIsARerollMore()
{
    QFETCH(QString, ruleset);
    QFETCH(int, rerolls);
    std::unique_ptr<LeagueHouse> kept;
    LeagueHouse &house = newHouse(kept);
    OpenLeague league = house.published(ruleset, 2);
    const auto edition = must(house.stores().library.load(ruleset));
    const EntrantId first = league.league().teams[0].id;
    const EntrantId second = league.league().teams[1].id;
    const auto teamOf = [&house](const EntrantId &id) {
        return must(house.club().teams().load(DocumentId(id.text()))).team;
    };
    const int value = teamValue(teamOf(first), *edition);
    const int rerollCost = rosterOf(teamOf(first), *edition)->rerollCost;
    LeagueHouse::expectAct(
        house.leagues().givePrize(league, prizeOf(PrizeKind::Trophy, league, 0, u"Cup"_s)));
    QCOMPARE(trophyRerolls(teamOf(first)), rerolls);
    QCOMPARE(teamValue(teamOf(first), *edition), value + rerolls * rerollCost);
    QCOMPARE(league.league().team(first)->figures.value, value + rerolls * rerollCost);
    const MatchSetup setup = firstSetup(house, league);
    const MatchState state = startOf(house, setup);
    const Seat seat = setup.teams[0].id.text() == first.text() ? 0 : 1;
    QCOMPARE(state.side(seat).rerolls.perHalf, teamOf(first).rerolls + rerolls);
    // Won anew by somebody else, it is handed over, and so is what belongs to it.
    LeagueHouse::expectAct(
        house.leagues().givePrize(league, prizeOf(PrizeKind::Trophy, league, 1, u"Cup"_s)));
    QCOMPARE(trophyRerolls(teamOf(first)), 0);
    QCOMPARE(trophyRerolls(teamOf(second)), rerolls);
    QCOMPARE(league.league().team(first)->figures.value, value);
    QVERIFY(must(house.leagues().check(league.id())).empty());
    // It stays on the sheet through a match.
    house.play(league, LeagueHouse::open(league).front());
    QCOMPARE(trophyRerolls(teamOf(second)), rerolls);
}

void TestLeaguePerks::aWizardIsThereForOneSeason_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::newRow("crp") << u"crp"_s;
    QTest::newRow("bb2016") << u"bb2016"_s;
}

void TestLeaguePerks::aWizardIsThereForOneSeason()
{
    QFETCH(QString, ruleset);
    std::unique_ptr<LeagueHouse> kept;
    LeagueHouse &house = newHouse(kept);
    OpenLeague league = house.found(ruleset, {{OptionId(u"trophy-perks"_s), true}});
    house.addTeams(league, 2);
    const EntrantId first = league.league().teams[0].id;
    for (int season = 1; season <= 3; ++season) {
        house.begin(league, {}, QString::number(season));
        house.drawAndPublish(league);
        if (season == 1)
            LeagueHouse::expectAct(house.leagues().givePrize(
                league, prizeOf(PrizeKind::Wizard, league, 0, u"Dungeonbowl"_s)));
        const MatchSetup setup = firstSetup(house, league);
        const QMap<QString, int> staff = staffOf(teamIn(setup, first));
        QCOMPARE(staff,
                 (season == 2 ? QMap<QString, int>{{u"wizard"_s, 1}} : QMap<QString, int>()));
        const Seat seat = setup.teams[0].id.text() == first.text() ? 0 : 1;
        const MatchState state = startOf(house, setup);
        QCOMPARE(state.side(seat).counters.value(u"wizard"_s), season == 2 ? 1 : 0);
        QCOMPARE(state.side(1 - seat).counters.value(u"wizard"_s), 0);
        LeagueHouse::expectAct(league.act(SeasonEnded{league.league().currentSeason()->id}));
    }
}

void TestLeaguePerks::pricesAndLimitsAreTheLeagues_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::newRow("crp") << u"crp"_s;
    QTest::newRow("bb2016") << u"bb2016"_s;
}

void TestLeaguePerks::pricesAndLimitsAreTheLeagues()
{
    QFETCH(QString, ruleset);
    for (const bool own : {false, true}) {
        std::unique_ptr<LeagueHouse> kept;
        LeagueHouse &house = newHouse(kept);
        OptionChoices options;
        if (own)
            options = {{OptionId(u"price-bloodweiser-babes"_s), 70'000},
                       {OptionId(u"limit-bloodweiser-babes"_s), 1}};
        OpenLeague league = house.published(ruleset, 2, options);
        const auto edition = must(house.stores().library.load(ruleset));
        InducementShop shop = shopOf(house, firstSetup(house, league));
        const Purchase babes = thing("bloodweiser-babes");
        const int book = *edition->inducements().find(babes.inducement)->cost;
        QCOMPARE(inducementPrice(shop, 0, babes, *edition), own ? 70'000 : book);
        QVERIFY(!whyNotForSale(shop, 0, babes, *edition));
        shop.sides[0].purchases.push_back(babes);
        QCOMPARE(whyNotForSale(shop, 0, babes, *edition).has_value(), own);
    }
}

void TestLeaguePerks::anotherSystemSellsWhatHasAPrice_data()
{
    QTest::addColumn<bool>("other");
    QTest::newRow("the book's") << false;
    QTest::newRow("another") << true;
}

void TestLeaguePerks::anotherSystemSellsWhatHasAPrice()
{
    QFETCH(bool, other);
    std::unique_ptr<LeagueHouse> kept;
    LeagueHouse &house = newHouse(kept);
    OpenLeague league = house.published(
        u"bb2016"_s, 2,
        {{OptionId(u"other-inducement-system"_s), other}, {OptionId(u"price-bribes"_s), 80'000}});
    const auto edition = must(house.stores().library.load(u"bb2016"_s));
    const MatchSetup setup = firstSetup(house, league);
    const InducementShop shop = shopOf(house, setup);
    QVERIFY(!whyNotForSale(shop, 0, thing("bribes"), *edition));
    QCOMPARE(whyNotForSale(shop, 0, thing("bloodweiser-babes"), *edition).has_value(), other);
    // Nor is anybody paid for being the weaker, which is the book's system.
    const MatchContext context(edition, setup, StepBook::ofMatch());
    QCOMPARE(context.emptyShop().underdogIsPaid, !other);
}

void TestLeaguePerks::aStarBelongsToOneTeam()
{
    std::unique_ptr<LeagueHouse> kept;
    LeagueHouse &house = newHouse(kept);
    OpenLeague league = house.published(u"bb2016"_s, 3);
    const QString star = u"morg-n-thorg"_s;
    const auto edition = must(house.stores().library.load(u"bb2016"_s));
    QVERIFY(edition->stars().find(star));
    for (size_t holder = 0; holder < 3; ++holder) {
        const EntrantId id = league.league().teams[holder].id;
        LeagueHouse::expectAct(
            league.act(HoldingChanged{{HoldingKind::Star, star, id}}, u"signed"_s));
        for (const FixtureId &each : LeagueHouse::open(league)) {
            const LeagueFixture &fixture = *league.league().fixture(each);
            const MatchSetup setup
                = must(house.leagues().setupFor(league.league(), league.id(), each));
            const bool isHis = fixture.home == id || fixture.away == id;
            QCOMPARE(setup.options.contains(OptionId(u"gone-"_s + star)), !isHis);
            Purchase wanted = thing("star-players");
            wanted.star = StarId(star);
            const auto refused = whyNotForSale(shopOf(house, setup), 0, wanted, *edition);
            if (!isHis)
                QVERIFY(refused && refused->code == ErrorCode::StarTaken);
        }
        LeagueHouse::expectAct(league.act(HoldingChanged{{HoldingKind::Star, star, {}}}));
    }
}

void TestLeaguePerks::aStadiumBelongsToOneTeam()
{
    std::unique_ptr<LeagueHouse> kept;
    LeagueHouse &house = newHouse(kept);
    const auto livesIn = [&house](const TeamId &id, const QString &name) {
        auto sheet = must(house.club().teams().load(DocumentId(id.text())));
        sheet.team.home.resident = true;
        sheet.team.home.stadium = {RowId(u"ice"_s)};
        sheet.team.home.stadiumName = name;
        (void)must(house.club().teams().save(sheet));
    };
    OpenLeague league = house.found(u"bb2016"_s);
    house.addTeams(league, 2);
    const TeamId first(league.league().teams[0].id.text());
    const TeamId second(league.league().teams[1].id.text());
    livesIn(first, u"Old Pit"_s);
    // Ice is special about many stadiums; the name says which one it is.
    const TeamId third = house.newTeam(u"bb2016"_s);
    livesIn(third, u"old pit"_s);
    const auto refused = house.leagues().registerTeam(league, third);
    QCOMPARE(refused.error().code, ErrorCode::TeamNotRegistered);
    QVERIFY2(refused.error().message.contains(u"Team 1"_s), qPrintable(refused.error().message));
    livesIn(third, u"New Pit"_s);
    LeagueHouse::expectAct(house.leagues().registerTeam(league, third));
    // Nor by the commissioner's word.
    const EntrantId other(second.text());
    const auto said = league.act(HoldingChanged{{HoldingKind::Stadium, u"OLD PIT"_s, other}});
    QCOMPARE(said.error().code, ErrorCode::HeldAlready);
    LeagueHouse::expectAct(league.act(HoldingChanged{{HoldingKind::Stadium, u"Bowl"_s, other}}));
    // A match knows where everybody lives.
    house.begin(league, {});
    house.drawAndPublish(league);
    const MatchSetup setup = firstSetup(house, league);
    const auto home = [&setup](const QString &name) {
        const auto found = setup.options.find(livedInMark(name));
        return found == setup.options.end() ? OptionValue(false) : found->second;
    };
    const auto edition = must(house.stores().library.load(u"bb2016"_s));
    QCOMPARE(unknownOptions(setup, *edition), QStringList());
    QCOMPARE(home(u"Old Pit"_s), OptionValue(first.text()));
    QCOMPARE(home(u"New Pit"_s), OptionValue(third.text()));
    QCOMPARE(home(u"Bowl"_s), OptionValue(second.text()));
}

void TestLeaguePerks::newRulesComeWithTheirRound()
{
    std::unique_ptr<LeagueHouse> kept;
    LeagueHouse &house = newHouse(kept);
    OpenLeague league = house.found(u"crp"_s);
    house.addTeams(league, 2);
    CompetitionRules rules;
    rules.phases.front().legs = 2;
    house.begin(league, rules);
    house.drawAndPublish(league);
    LeagueRules other = league.league().currentRules();
    other.options[OptionId(u"ban-wizards"_s)] = true;
    other.options[OptionId(u"expenses-start"_s)] = 1'250'000;
    LeagueHouse::expectAct(league.act(RulesChanged{other, 2}, u"agreed"_s));
    for (const FixtureId &each : LeagueHouse::open(league)) {
        const bool isNew = league.league().roundOf(each)->number >= 2;
        const MatchSetup setup = must(house.leagues().setupFor(league.league(), league.id(), each));
        QCOMPARE(setup.options.at(OptionId(u"ban-wizards"_s)), OptionValue(isNew));
        QCOMPARE(setup.options.at(OptionId(u"expenses-start"_s)),
                 OptionValue(isNew ? 1'250'000 : 1'750'000));
        QCOMPARE(setup.teams[0].options.at(OptionId(u"ban-wizards"_s)), OptionValue(isNew));
    }
}

void TestLeaguePerks::bigMatchesAreAsTheBookSays_data()
{
    QTest::addColumn<int>("teams");
    QTest::addColumn<bool>("knockOutInducements");
    QTest::addColumn<QString>("occasion");
    QTest::addColumn<bool>("paid"); // gold for the weaker
    QTest::addColumn<bool>("stars");
    QTest::addColumn<bool>("shop");
    QTest::newRow("a play-off") << 8 << true << u"play-off"_s << true << true << true;
    QTest::newRow("a play-off without") << 8 << false << u"play-off"_s << true << true << false;
    QTest::newRow("semi-final") << 4 << true << u"semi-final"_s << false << false << true;
    QTest::newRow("final") << 2 << true << u"final"_s << false << false << true;
}

void TestLeaguePerks::bigMatchesAreAsTheBookSays()
{
    QFETCH(int, teams);
    QFETCH(bool, knockOutInducements);
    QFETCH(QString, occasion);
    QFETCH(bool, paid);
    QFETCH(bool, stars);
    QFETCH(bool, shop);
    std::unique_ptr<LeagueHouse> kept;
    LeagueHouse &house = newHouse(kept);
    OpenLeague league
        = house.found(u"crp"_s, {{OptionId(u"knock-out-inducements"_s), knockOutInducements}});
    house.addTeams(league, teams);
    house.begin(league, rulesOf(PhaseFormat::KnockOut));
    house.drawAndPublish(league);
    const MatchSetup setup = firstSetup(house, league);
    QCOMPARE(setup.occasion, occasion);
    QCOMPARE(setup.options.at(OptionId(u"overtime"_s)), OptionValue(true));
    const MatchContext context(must(house.stores().library.load(u"crp"_s)), setup,
                               StepBook::ofMatch());
    QCOMPARE(context.hasShop(), shop);
    QCOMPARE(context.emptyShop().underdogIsPaid, paid);
    const auto &banned = context.emptyShop().banned;
    for (const char *each : {"star-players", "mercenaries"}) {
        const bool isBanned
            = std::find(banned.begin(), banned.end(), InducementId(QString::fromLatin1(each)))
            != banned.end();
        QCOMPARE(isBanned, !stars);
    }
}

void TestLeaguePerks::whoWasHandedATeamCoachesIt()
{
    LeagueHouse house;
    OpenLeague league = house.published(u"bb2016"_s, 2);
    const EntrantId handed = league.league().teams[0].id;
    const CoachId coach(u"hugo"_s);
    LeagueHouse::expectAct(league.act(
        {{CoachRecorded{{coach, u"Hugo"_s}}, {}}, {TeamHandedOn{handed, coach}, u"moved away"_s}}));
    const MatchSetup setup = firstSetup(house, league);
    QCOMPARE(teamIn(setup, handed).coach, u"Hugo"_s);
    QVERIFY(teamIn(setup, league.league().teams[1].id).coach != u"Hugo"_s);
    Team nameless = teamIn(setup, handed);
    nameless.coach.clear();
    QCOMPARE(coachFor(league.league(), nameless), u"Hugo"_s);
}

QTEST_GUILESS_MAIN(TestLeaguePerks)
#include "tst_leagueperks.moc"
