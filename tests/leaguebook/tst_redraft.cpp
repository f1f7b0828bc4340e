// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/teamfile.h"
#include "core/leaguebook/season/buyback.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/team/playerstats.h"
#include "core/team/teamedits.h"
#include "core/team/teamvalue.h"
#include "tests/leaguebook/leaguehouse.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What the commissioner decides when teams are drafted anew.
class TestRedraft final : public QObject
{
    Q_OBJECT

private slots:
    void whatWasWonEnds_data();
    void whatWasWonEnds();
    void theFormulaSetsThePriceOfComingBack();
    void whoWentBeforeStaysAway();
    void theFormulaIsARuleOfTheLeague();
    void aSheetTellsWhetherItHoldsAnything();
    void aDraftIsUndoneWithItsSheet();
    void nobodyIsDraftedTwice();
    void aPrizeIsUndoneWithItsSheet_data();
    void aPrizeIsUndoneWithItsSheet();
    void whatIsSpentIsNotTakenBack();
    void whatAMatchSaysIsNotUndone();
    void theHistorySaysWhoIsDrafted();
    void nobodyDraftsWithMoreGoldThanHeHas();
    void aPrizeIsThereToDraftWith_data();
    void aPrizeIsThereToDraftWith();

private:
    static Team sheetOf(LeagueHouse &house, const EntrantId &id)
    {
        return must(house.club().teams().load(DocumentId(id.text()))).team;
    }
    static OpenLeague found(LeagueHouse &house)
    {
        return house.found(u"bb2016"_s, {{OptionId(u"redraft"_s), true}});
    }
    /// Two teams and a season of theirs that is over.
    static void playSeason(LeagueHouse &house, OpenLeague &league)
    {
        house.addTeams(league, 2);
        house.begin(league, {});
        LeagueHouse::expectAct(league.act(SeasonEnded{league.league().currentSeason()->id}));
    }
};

void TestRedraft::whatWasWonEnds_data()
{
    QTest::addColumn<bool>("keeps");
    QTest::newRow("ends") << false;
    QTest::newRow("stays, as the commissioner says") << true;
}

void TestRedraft::whatWasWonEnds()
{
    QFETCH(bool, keeps);
    LeagueHouse house;
    OpenLeague league = found(house);
    playSeason(house, league);
    const EntrantId id = league.league().teams.front().id;
    const EntrantId other = league.league().teams.back().id;
    LeagueHouse::expectAct(league.act(HoldingChanged{{HoldingKind::Trophy, u"Mug"_s, id}}));
    LeagueHouse::expectAct(league.act(HoldingChanged{{HoldingKind::Trophy, u"Jar"_s, other}}));
    LeagueHouse::expectAct(house.leagues().redraft(league, id, {0, keeps}));
    const std::vector<Holding> &left = league.league().holdings;
    QCOMPARE(left.size(), size_t(keeps ? 2 : 1));
    QCOMPARE(left.back().team, other); // nobody else loses anything

    const auto edition = must(house.stores().library.load(u"bb2016"_s));
    Team old = must(house.club().teams().load(DocumentId(other.text()))).team;
    old.home.resident = true;
    Player star;
    star.id = PlayerId(u"p99"_s);
    star.kind = PlayerKind::Star;
    star.star = edition->stars().begin()->id;
    old.players.push_back(star);
    const Team drafted = must(redrafted(old, *edition, 1'000'000, {0, keeps}));
    QCOMPARE(drafted.home.resident, keeps);
    QCOMPARE(drafted.players.size(), size_t(keeps ? 1 : 0));
    QCOMPARE(goldLeft(drafted, *edition), 1'000'000 + old.treasury); // who stays costs nothing
}

void TestRedraft::theFormulaSetsThePriceOfComingBack()
{
    LeagueHouse house;
    const auto edition = must(house.stores().library.load(u"bb2016"_s));
    const TeamId id = house.newTeam(u"bb2016"_s);
    Team old = must(house.club().teams().load(DocumentId(id.text()))).team;
    old = must(foundTeam(old, *edition));
    Player &player = old.players.front();
    Improvement gained;
    gained.value = 20'000;
    player.improvements.push_back(gained);
    player.achievements.touchdowns = 2; // 6 points
    const Player known = player;
    const int list = hiringPrice(known, old, *edition);
    Player journeyman = known; // who helped out for a match was never on the roster
    journeyman.id = PlayerId(u"p98"_s);
    journeyman.kind = PlayerKind::Journeyman;
    journeyman.status = PlayerStatus::Left;
    old.formerPlayers.push_back(journeyman);
    const Team drafted = must(redrafted(old, *edition, 1'000'000, {}));
    QVERIFY(!boughtBack(drafted, journeyman.id, *edition));
    const auto price = [&](const char *formula) {
        return must(buyBackPrice(QString::fromLatin1(formula), known, drafted, *edition));
    };
    QCOMPARE(price(""), list + 20'000);
    QCOMPARE(price("value + 20000"), list + 40'000);
    QCOMPARE(price("price + 5000 * spp"), list + 30'000);
    QCOMPARE(price("value / 3"), (list + 20'000) / 3);
    QCOMPARE(price("price - value"), 0); // nobody is paid for taking him
    const Team back = must(boughtBack(drafted, known.id, *edition, u"value + 20000"_s));
    QCOMPARE(goldLeft(drafted, *edition) - goldLeft(back, *edition), list + 40'000);
}

/// Only the roster of the last season can be bought back, not deserters nor those of earlier ones.
void TestRedraft::whoWentBeforeStaysAway()
{
    LeagueHouse house;
    const auto edition = must(house.stores().library.load(u"bb2016"_s));
    const TeamId id = house.newTeam(u"bb2016"_s);
    Team old = must(house.club().teams().load(DocumentId(id.text()))).team;
    Player deserter = old.players.back();
    old.players.pop_back();
    deserter.status = PlayerStatus::Left;
    old.formerPlayers.push_back(deserter);
    const Team drafted = must(redrafted(old, *edition, 1'000'000, {}));
    QVERIFY(!boughtBack(drafted, deserter.id, *edition));
    QVERIFY(boughtBack(drafted, old.players.front().id, *edition));
    Team next = drafted;
    next.players.clear();
    QVERIFY(!boughtBack(must(redrafted(next, *edition, 1'000'000, {})), old.players.front().id,
                        *edition));
}

void TestRedraft::theFormulaIsARuleOfTheLeague()
{
    for (const QString &wrong : {u"value +"_s, u"10 * won"_s, u"gold"_s})
        QVERIFY2(!checkBuyBack(wrong), qPrintable(wrong));
    LeagueHouse house;
    OpenLeague league = found(house);
    LeagueRules rules = league.league().currentRules();
    rules.buyBack = u"10 * won"_s;
    const auto refused = league.act(RulesChanged{rules, 1});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::BuyBackOfAMatch);
    rules.buyBack = u"value + 20000"_s;
    LeagueHouse::expectAct(league.act(RulesChanged{rules, 1}));
    const OpenLeague again = must(house.leagues().open(league.id()));
    QCOMPARE(again.league().currentRules().buyBack, rules.buyBack);
}

/// Of many sheets only those are read that have what another team may not have.
void TestRedraft::aSheetTellsWhetherItHoldsAnything()
{
    LeagueHouse house;
    const TeamId id = house.newTeam(u"bb2016"_s);
    Team team = must(house.club().teams().load(DocumentId(id.text()))).team;
    QVERIFY(!hasStarOrHome(teamToJson(team)));
    Team resident = team;
    resident.home.resident = true;
    QVERIFY(hasStarOrHome(teamToJson(resident)));
    Player star;
    star.kind = PlayerKind::Star;
    star.star = StarId(u"griff-oberwald"_s);
    team.formerPlayers.push_back(star);
    QVERIFY(!hasStarOrHome(teamToJson(team))); // he is gone
    team.players.push_back(star);
    QVERIFY(hasStarOrHome(teamToJson(team)));
}

void TestRedraft::aDraftIsUndoneWithItsSheet()
{
    LeagueHouse house;
    OpenLeague league = found(house);
    playSeason(house, league);
    const EntrantId id = league.league().teams.front().id;
    const Team before = sheetOf(house, id);
    LeagueHouse::expectAct(house.leagues().redraft(league, id, {30'000, false}));
    const Team drafted = sheetOf(house, id);
    QVERIFY(drafted != before);
    OpenLeague again = must(house.leagues().open(league.id())); // the sheets are in the journal
    LeagueHouse::expectAct(again.undo());
    QCOMPARE(sheetOf(house, id), before);
    QVERIFY(!isDraftedAnew(*again.league().team(id)));
    LeagueHouse::expectAct(again.redo());
    QCOMPARE(sheetOf(house, id), drafted);
    QVERIFY(isDraftedAnew(*again.league().team(id)));
}

/// The gold of the last roster would be gone, and nobody of it could be bought back.
void TestRedraft::nobodyIsDraftedTwice()
{
    LeagueHouse house;
    OpenLeague league = found(house);
    playSeason(house, league);
    const EntrantId id = league.league().teams.front().id;
    LeagueHouse::expectAct(house.leagues().redraft(league, id, {30'000, false}));
    const Team drafted = sheetOf(house, id);
    const auto again = house.leagues().redraft(league, id, {40'000, false});
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::TeamDrafted);
    QCOMPARE(sheetOf(house, id), drafted);
}

void TestRedraft::aPrizeIsUndoneWithItsSheet_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("gold") << static_cast<int>(PrizeKind::Gold);
    QTest::newRow("fan factor") << static_cast<int>(PrizeKind::FanFactor);
    QTest::newRow("a trophy") << static_cast<int>(PrizeKind::Trophy);
    QTest::newRow("an honour") << static_cast<int>(PrizeKind::Award);
}

void TestRedraft::aPrizeIsUndoneWithItsSheet()
{
    QFETCH(int, kind);
    LeagueHouse house;
    // Where a trophy is a re-roll, and other prizes are allowed.
    OpenLeague league = house.found(u"crp"_s, {{OptionId(u"trophy-perks"_s), true}});
    house.addTeams(league, 2);
    house.begin(league, {});
    Prize prize;
    prize.kind = static_cast<PrizeKind>(kind);
    prize.name = u"Cup"_s;
    prize.team = league.league().teams.front().id;
    prize.amount = prize.kind == PrizeKind::Gold || prize.kind == PrizeKind::FanFactor ? 3 : 0;
    prize.season = league.league().seasons.back().id;
    const Team before = sheetOf(house, prize.team);
    LeagueHouse::expectAct(house.leagues().givePrize(league, prize));
    const Team after = sheetOf(house, prize.team);
    QCOMPARE(after == before, prize.kind == PrizeKind::Award);
    LeagueHouse::expectAct(league.undo());
    QCOMPARE(sheetOf(house, prize.team), before);
    LeagueHouse::expectAct(league.redo());
    QCOMPARE(sheetOf(house, prize.team), after);
    const int given = static_cast<int>(league.history().size()) - 1;
    LeagueHouse::expectAct(league.act(LeagueRenamed{u"Other"_s}));
    LeagueHouse::expectAct(league.correct(given, {})); // from the middle of the history
    QCOMPARE(sheetOf(house, prize.team), before);
}

void TestRedraft::whatIsSpentIsNotTakenBack()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"bb2016"_s, {{OptionId(u"trophy-perks"_s), true}});
    house.addTeams(league, 2);
    house.begin(league, {});
    Prize prize;
    prize.kind = PrizeKind::Gold;
    prize.name = u"Purse"_s;
    prize.team = league.league().teams.front().id;
    prize.amount = 50'000;
    prize.season = league.league().seasons.back().id;
    LeagueHouse::expectAct(house.leagues().givePrize(league, prize));
    auto kept = must(house.club().teams().load(DocumentId(prize.team.text())));
    kept.team.treasury = 10'000;
    (void)must(house.club().teams().save(kept));
    const auto refused = league.undo();
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::PrizeSpent);
    QCOMPARE(league.league().prizes.size(), size_t(1));
    QCOMPARE(sheetOf(house, prize.team).treasury, 10'000);
}

void TestRedraft::whatAMatchSaysIsNotUndone()
{
    LeagueHouse house;
    OpenLeague league = house.published(u"bb2016"_s, 2);
    const FixtureId id = LeagueHouse::open(league).front();
    house.play(league, id);
    const auto refused = league.undo();
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::MatchSaysSo);
    QVERIFY(league.league().fixture(id)->outcome);
    // What comes after it is undone as ever.
    LeagueHouse::expectAct(league.act(LeagueRenamed{u"Other"_s}));
    LeagueHouse::expectAct(league.undo());
    // Once the match is gone nobody's sheet hangs on it.
    LeagueHouse::expectAct(house.stores().journals.remove(league.league().fixture(id)->match));
    LeagueHouse::expectAct(league.refresh());
    LeagueHouse::expectAct(league.undo());
}

void TestRedraft::theHistorySaysWhoIsDrafted()
{
    LeagueHouse house;
    OpenLeague league = found(house);
    playSeason(house, league);
    const LeagueTeam team = league.league().teams.front();
    LeagueHouse::expectAct(house.leagues().redraft(league, team.id));
    QCOMPARE(league.history().back().line, team.name + u" is redrafted."_s);
}

/// What the coach writes into the budget of a team under construction is no gold of his.
void TestRedraft::nobodyDraftsWithMoreGoldThanHeHas()
{
    LeagueHouse house;
    OpenLeague league = found(house);
    LeagueRules rules = league.league().currentRules();
    rules.buyBack = u"value + 20000"_s;
    LeagueHouse::expectAct(league.act(RulesChanged{rules, 1}));
    playSeason(house, league);
    const EntrantId id = league.league().teams.front().id;
    LeagueHouse::expectAct(house.leagues().redraft(league, id, {30'000, false}));
    const Team drafted = sheetOf(house, id);
    const auto isRefused = [&](int budget) {
        Team team = sheetOf(house, id);
        team.budget = budget;
        return house.leagues()
            .whyNotRegistered(league.league(), team)
            .join(u' ')
            .contains(u"is drafted with"_s);
    };
    QVERIFY(!isRefused(drafted.budget));
    QVERIFY(isRefused(drafted.budget + 10'000));
    // A price above that of the list is gone, whatever is written there before.
    auto kept = must(house.club().teams().load(DocumentId(id.text())));
    kept.team.budget += 500'000;
    (void)must(house.club().teams().save(kept));
    const PlayerId back = drafted.formerPlayers.front().id;
    LeagueHouse::expectAct(house.leagues().buyBack(league, id, {back}));
    QCOMPARE(sheetOf(house, id).budget, drafted.budget - 20'000);
    QVERIFY(!isRefused(drafted.budget - 20'000));
    QVERIFY(isRefused(drafted.budget));
    QCOMPARE(league.history().back().line,
             league.league().team(id)->name + u" buys former players back."_s);
    // Undone, he is a former player again, and the gold is there.
    LeagueHouse::expectAct(league.undo());
    QVERIFY(sheetOf(house, id).players.empty());
    QVERIFY(!isRefused(drafted.budget));
    QCOMPARE(must(house.leagues().open(league.id())).league(), league.league());
}

void TestRedraft::aPrizeIsThereToDraftWith_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("amount");
    QTest::newRow("gold") << static_cast<int>(PrizeKind::Gold) << 50'000;
    QTest::newRow("fan factor") << static_cast<int>(PrizeKind::FanFactor) << 2;
}

/// A team between two sheets has no treasury: what it wins then is gold to build it with, and a fan
/// factor that costs nothing.
void TestRedraft::aPrizeIsThereToDraftWith()
{
    QFETCH(int, kind);
    QFETCH(int, amount);
    LeagueHouse house;
    OpenLeague league = house.found(
        u"bb2016"_s, {{OptionId(u"redraft"_s), true}, {OptionId(u"trophy-perks"_s), true}});
    playSeason(house, league);
    Prize prize;
    prize.kind = static_cast<PrizeKind>(kind);
    prize.name = u"Purse"_s;
    prize.team = league.league().teams.front().id;
    prize.amount = amount;
    prize.season = league.league().seasons.back().id;
    LeagueHouse::expectAct(house.leagues().redraft(league, prize.team, {}));
    const Team drafted = sheetOf(house, prize.team);
    const auto edition = must(house.stores().library.load(u"bb2016"_s));
    const int left = goldLeft(drafted, *edition);
    const bool isGold = prize.kind == PrizeKind::Gold;

    LeagueHouse::expectAct(house.leagues().givePrize(league, prize));
    const Team won = sheetOf(house, prize.team);
    QCOMPARE(goldLeft(won, *edition), left + (isGold ? amount : 0));
    QCOMPARE(won.fanFactor, drafted.fanFactor + (isGold ? 0 : amount));
    QCOMPARE(won.treasury, drafted.treasury); // founding would forget it there
    QVERIFY(isDraftedAnew(*league.league().team(prize.team)));
    QCOMPARE(draftGold(*league.league().team(prize.team)).value_or(0), won.budget);
    LeagueHouse::expectAct(league.undo());
    QCOMPARE(sheetOf(house, prize.team), drafted);
    LeagueHouse::expectAct(league.redo());
    QCOMPARE(sheetOf(house, prize.team), won);
}

QTEST_GUILESS_MAIN(TestRedraft)
#include "tst_redraft.moc"
