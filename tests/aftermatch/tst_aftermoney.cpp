// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/afterview.h"
#include "core/aftermatch/matchmoney.h"
#include "core/team/teamvalue.h"
#include "tests/support/afterdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Gold in thousands, as the tests name it.
constexpr int k = 1'000;

/// How the home side's match ended.
struct Ending
{
    int scored = 0;
    int conceded = 0;
    int fame = 0;
    QString occasion{};
    QString stadium{}; ///< "table/row"
    OptionChoices options{};
};

Ending won(int fame = 0)
{
    return {1, 0, fame};
}

Ending lost(int fame = 0)
{
    return {0, 1, fame};
}

Ending drew(int fame = 0)
{
    return {1, 1, fame};
}

MatchSetup setupFor(const QString &ruleset, const Ending &ending)
{
    MatchSetup setup = leagueSetup(ruleset);
    setup.occasion = ending.occasion;
    setup.options = ending.options;
    for (Team &team : setup.teams) {
        team.treasury = 100 * k;
        team.fanFactor = 3;
        team.options = ending.options;
    }
    return setup;
}

AfterDriver driverFor(const MatchSetup &setup, const Ending &ending,
                      const AfterDriver::Prepare &more = {})
{
    return AfterDriver(setup, [&](MatchState &state) {
        state.sides[0].score = ending.scored;
        state.sides[1].score = ending.conceded;
        state.sides[0].fame = ending.fame;
        if (!ending.stadium.isEmpty()) {
            state.occasion.stadium = RowOf::fromString(ending.stadium);
        }
        if (more)
            more(state);
    });
}

} // namespace
Q_DECLARE_METATYPE(Ending)

/// Winnings, fans, expenses and mistakes with the dice said.
class TestAfterMoney : public QObject
{
    Q_OBJECT

private slots:
    void winnings_data();
    void winnings();
    void shortLeagues_data();
    void shortLeagues();
    void fans_data();
    void fans();
    void fansByTable_data();
    void fansByTable();
    void expenses_data();
    void expenses();
    void expensesNeverEmptyMoreThanThereIs();
    void pettyCashComesBack();
    void mistakes_data();
    void mistakes();
    void smallTreasuriesAreSafe();
    void concedingCosts_data();
    void concedingCosts();
    void concedingWithHardlyAnybodyCostsLittle();
    void winningsByTheBook_data();
    void winningsByTheBook();
    void ownedStadium_data();
    void ownedStadium();
    void stadiumsPay();
    void aCompetitionCountsItsOwnPoints();
    void twoAwardsAreToldApart();
};

void TestAfterMoney::winnings_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<Ending>("ending");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second"); // 0: not rolled again
    QTest::addColumn<int>("gold");
    for (const QString &id : {u"crp"_s, u"lrb5"_s, u"bb2016"_s}) {
        const auto add
            = [&id](const char *name, const Ending &ending, int first, int second, int gold) {
                  QTest::addRow("%s, %s", qPrintable(id), name)
                      << id << ending << first << second << gold * k;
              };
        add("win with FAME 1, rolled again", won(1), 2, 5, 70);
        add("win, worse second roll stands", won(), 4, 1, 20);
        add("win, kept", won(), 4, 0, 50);
        add("win with FAME 2, kept", won(2), 3, 0, 60);
        add("loss with FAME 2", lost(2), 3, 0, 50);
        add("draw", drew(), 1, 0, 20);
        add("draw with FAME 1", drew(1), 6, 0, 80);
        add("loss", lost(), 6, 0, 60);
        for (int die = 1; die <= 6; ++die)
            add(qPrintable(u"loss, die %1"_s.arg(die)), lost(), die, 0, die * 10);
        add("never less than nothing", lost(-2), 1, 0, 0);
    }
    QTest::newRow("crp, semi-final pays twice")
        << u"crp"_s << Ending{1, 0, 1, u"semi-final"_s} << 4 << 0 << 120 * k;
    QTest::newRow("crp, final pays twice")
        << u"crp"_s << Ending{1, 1, 0, u"final"_s} << 2 << 0 << 60 * k;
    QTest::newRow("bb2016, friendly loss")
        << u"bb2016"_s << Ending{0, 1, 0, u"friendly"_s} << 2 << 0 << 20 * k;
    QTest::newRow("bb2016, friendly win, rolled again")
        << u"bb2016"_s << Ending{1, 0, 0, u"friendly"_s} << 1 << 3 << 40 * k;
}

void TestAfterMoney::winnings()
{
    QFETCH(QString, ruleset);
    QFETCH(Ending, ending);
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(int, gold);
    AfterDriver driver = driverFor(setupFor(ruleset, ending), ending);
    driver.until(u"after.winnings.home"_s);
    driver.roll(u"after.winnings.home"_s, {first});
    const bool mayAgain = ending.scored > ending.conceded;
    QCOMPARE(driver.asks(u"after.winnings-again.home"_s), mayAgain);
    if (mayAgain)
        driver.choose(u"after.winnings-again.home"_s, {second > 0 ? u"yes"_s : u"no"_s});
    if (second > 0)
        driver.roll(u"after.winnings-second.home"_s, {second});
    QCOMPARE(driver.side(0).winnings.value_or(0), gold);
    QCOMPARE(driver.team(0).treasury, 100 * k + gold);
}

void TestAfterMoney::shortLeagues_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<Ending>("ending");
    QTest::addColumn<int>("gold");
    for (const QString &id : {u"crp"_s, u"bb2016"_s}) {
        const auto add
            = [&id](const char *name, const QString &kind, const Ending &ending, int gold) {
                  QTest::addRow("%s, %s", qPrintable(id), name) << id << kind << ending << gold * k;
              };
        add("nothing special", u"none"_s, won(1), 40);
        add("extra gold, win", u"extra-gold"_s, won(1), 50);
        add("extra gold, loss", u"extra-gold"_s, lost(1), 40);
        add("double FAME, loss", u"double-fame"_s, lost(1), 40);
        add("both, loss", u"both"_s, lost(1), 50);
        add("both, win", u"both"_s, won(1), 60);
    }
}

void TestAfterMoney::shortLeagues()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, kind);
    QFETCH(Ending, ending);
    QFETCH(int, gold);
    ending.options[OptionId(u"short-league-winnings"_s)] = kind;
    const AfterDriver driver = driverFor(setupFor(ruleset, ending), ending);
    const AfterView view(driver.match().context(), driver.state(), driver.state().after.get(), 0);
    QCOMPARE(winningsFor(view, 2), gold);
}

void TestAfterMoney::fans_data()
{
    QTest::addColumn<Ending>("ending");
    QTest::addColumn<int>("before");
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<int>("after");
    using Dice = std::vector<int>;
    QTest::newRow("win above") << won() << 3 << Dice{4, 5, 6} << 4;
    QTest::newRow("win equal") << won() << 18 << Dice{6, 6, 6} << 18;
    QTest::newRow("win below") << won() << 18 << Dice{1, 1, 1} << 18;
    QTest::newRow("draw equal") << drew() << 7 << Dice{3, 4} << 7;
    QTest::newRow("draw above") << drew() << 7 << Dice{4, 4} << 8;
    QTest::newRow("draw below") << drew() << 7 << Dice{2, 4} << 6;
    QTest::newRow("loss above") << lost() << 3 << Dice{6, 6} << 3;
    QTest::newRow("loss below") << lost() << 3 << Dice{1, 1} << 2;
    QTest::newRow("loss equal") << lost() << 7 << Dice{3, 4} << 7;
    const QString studio = u"stadium-luxury/broadcast-studio"_s;
    QTest::newRow("studio, equal") << Ending{1, 1, 0, {}, studio} << 10 << Dice{3, 4} << 10;
    QTest::newRow("studio, above") << Ending{1, 1, 0, {}, studio} << 10 << Dice{4, 4} << 11;
    QTest::newRow("studio, loss") << Ending{0, 1, 0, {}, studio} << 10 << Dice{3, 4} << 10;
}

void TestAfterMoney::fans()
{
    QFETCH(Ending, ending);
    QFETCH(int, before);
    QFETCH(std::vector<int>, dice);
    QFETCH(int, after);
    for (const QString &ruleset : {u"crp"_s, u"lrb5"_s, u"bb2016"_s}) {
        if (!ending.stadium.isEmpty() && ruleset != u"bb2016"_s)
            continue;
        MatchSetup setup = setupFor(ruleset, ending);
        setup.teams[0].fanFactor = before;
        AfterDriver driver = driverFor(setup, ending);
        driver.until(u"after.fans.home"_s);
        driver.roll(u"after.fans.home"_s, dice);
        QCOMPARE(driver.team(0).fanFactor, after);
    }
}

void TestAfterMoney::fansByTable_data()
{
    QTest::addColumn<Ending>("ending");
    QTest::addColumn<int>("casualties");
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("after");
    QTest::newRow("1") << drew() << 0 << 5 << 1 << 4;
    QTest::newRow("2") << drew() << 0 << 5 << 2 << 5;
    QTest::newRow("5") << drew() << 0 << 5 << 5 << 5;
    QTest::newRow("6") << drew() << 0 << 5 << 6 << 6;
    QTest::newRow("win, touchdowns, casualties") << Ending{2, 0, 0} << 2 << 5 << 3 << 6;
    QTest::newRow("loss") << Ending{1, 2, 0} << 0 << 5 << 2 << 4;
    QTest::newRow("ten fans") << won() << 0 << 10 << 5 << 10;
    QTest::newRow("twenty fans, loss") << lost() << 0 << 20 << 4 << 19;
    QTest::newRow("nine fans") << drew() << 0 << 9 << 6 << 10;
    QTest::newRow("final won") << Ending{2, 0, 0, u"final"_s} << 0 << 3 << 2 << 4;
    QTest::newRow("semi-final won") << Ending{2, 0, 0, u"semi-final"_s} << 0 << 3 << 2 << 3;
    QTest::newRow("final lost") << Ending{0, 1, 0, u"final"_s} << 0 << 3 << 1 << 3;
    QTest::newRow("no fans left to lose") << lost() << 0 << 0 << 1 << 0;
}

void TestAfterMoney::fansByTable()
{
    QFETCH(Ending, ending);
    QFETCH(int, casualties);
    QFETCH(int, before);
    QFETCH(int, die);
    QFETCH(int, after);
    MatchSetup setup = setupFor(u"lrb4"_s, ending);
    setup.teams[0].fanFactor = before;
    AfterDriver driver = driverFor(setup, ending, [casualties](MatchState &state) {
        state.sides[0].players.front().achievements.casualties = casualties;
    });
    driver.until(u"after.fans.home"_s);
    driver.roll(u"after.fans.home"_s, {die});
    QCOMPARE(driver.team(0).fanFactor, after);
}

void TestAfterMoney::expenses_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<OptionChoices>("options");
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("cost");
    const std::pair<int, int> printed[]{{1740, 0},  {1750, 10},  {1890, 10}, {1900, 20}, {2040, 20},
                                        {2050, 30}, {2200, 40},  {2350, 50}, {2500, 60}, {2640, 60},
                                        {2650, 70}, {4150, 170}, {4300, 180}};
    for (const auto &[value, cost] : printed)
        QTest::addRow("crp, %d", value) << u"crp"_s << OptionChoices{} << value * k << cost * k;
    // Every row of the table agrees with the steps.
    for (const TableRow &row :
         sharedRuleset(u"crp"_s)->tables().find(u"spiralling-expenses"_s)->rows)
        QTest::addRow("crp, %s", qPrintable(row.id.text()))
            << u"crp"_s << OptionChoices{} << *row.from << row.value(u"cost"_s);
    const auto custom = [](int start, int step) {
        return OptionChoices{{OptionId(u"expenses-start"_s), start * k},
                             {OptionId(u"expenses-step"_s), step * k}};
    };
    const std::tuple<const char *, int, int, int, int> others[]{
        {"Albion", 1250, 100, 1240, 0},    {"Albion", 1250, 100, 1250, 10},
        {"Albion", 1250, 100, 1350, 20},   {"Imperial", 2500, 250, 2490, 0},
        {"Imperial", 2500, 250, 2740, 10}, {"Imperial", 2500, 250, 2750, 20},
        {"Naggaroth", 2000, 50, 2050, 20}, {"Naggaroth", 2000, 50, 2100, 30}};
    for (const auto &[name, start, step, value, cost] : others) {
        QTest::addRow("crp, %s %d", name, value)
            << u"crp"_s << custom(start, step) << value * k << cost * k;
        QTest::addRow("bb2016, %s %d", name, value)
            << u"bb2016"_s
            << OptionChoices{{OptionId(u"spiralling-expenses"_s), true},
                             {OptionId(u"spiralling-expenses-preset"_s),
                              QString::fromLatin1(name).toLower()}}
            << value * k << cost * k;
    }
}

void TestAfterMoney::expenses()
{
    QFETCH(QString, ruleset);
    QFETCH(OptionChoices, options);
    QFETCH(int, value);
    QFETCH(int, cost);
    const Ending ending{0, 1, 0, {}, {}, options};
    MatchSetup setup = setupFor(ruleset, ending);
    Team &team = setup.teams[0];
    team.treasury = 900 * k;
    // One player's improvements make up the rest of the value.
    const int missing = value - teamValue(team, *sharedRuleset(ruleset));
    team.players.front().improvements.push_back({SkillId(u"block"_s), {}, missing, {}});
    team.players.front().achievements.other = 6;
    AfterDriver driver = driverFor(setup, ending);
    driver.until(u"after.winnings.home"_s);
    driver.roll(u"after.winnings.home"_s, {1});
    driver.until(u"after.trade-done.home"_s);
    const auto lines = driver.changes(0, u"treasury"_s);
    const int paid
        = std::accumulate(lines.begin(), lines.end(), 0, [](int sum, const TeamChange &line) {
              return line.reason == u"spiralling-expenses"_s ? sum + line.before - line.after : sum;
          });
    QCOMPARE(paid, cost);
}

void TestAfterMoney::expensesNeverEmptyMoreThanThereIs()
{
    MatchSetup setup = setupFor(u"crp"_s, lost());
    setup.teams[0].treasury = 0;
    setup.teams[0].players.front().improvements.push_back({SkillId(u"block"_s), {}, 2'000 * k, {}});
    setup.teams[0].players.front().achievements.other = 6;
    AfterDriver driver = driverFor(setup, lost());
    driver.until(u"after.winnings.home"_s);
    driver.roll(u"after.winnings.home"_s, {2});
    driver.until(u"after.fans.home"_s);
    QCOMPARE(driver.team(0).treasury, 0);
}

void TestAfterMoney::pettyCashComesBack()
{
    MatchSetup setup = setupFor(u"crp"_s, lost());
    AfterDriver driver = driverFor(setup, lost(), [](MatchState &state) {
        state.sides[0].transferred = 80 * k;
        state.sides[0].treasury = 50 * k; // 50,000 of it were spent
    });
    QCOMPARE(driver.team(0).treasury, 20 * k);
    driver.until(u"after.winnings.home"_s);
    driver.roll(u"after.winnings.home"_s, {1});
    driver.until(u"after.fans.home"_s);
    QCOMPARE(driver.team(0).treasury, 60 * k);
}

void TestAfterMoney::mistakes_data()
{
    QTest::addColumn<int>("treasury");
    QTest::addColumn<int>("die");
    QTest::addColumn<std::vector<int>>("cost"); // what is rolled for the sum
    QTest::addColumn<int>("left");
    using Dice = std::vector<int>;
    const auto add = [](int treasury, int die, const Dice &cost, int left) {
        QTest::addRow("%d, %d", treasury, die) << treasury * k << die << cost << left * k;
    };
    for (const int die : {1, 2})
        add(190, die, {3}, 160);
    for (const int die : {3, 4, 5, 6})
        add(190, die, {}, 190);
    for (const int die : {1, 2, 3})
        add(200, die, {1}, 190);
    for (const int die : {4, 5, 6})
        add(290, die, {}, 290);
    add(300, 1, {3, 4}, 70);
    add(350, 2, {}, 175);
    for (const int die : {3, 4})
        add(390, die, {2}, 370);
    for (const int die : {5, 6})
        add(390, die, {}, 390);
    for (const int die : {1, 2})
        add(400, die, {1, 1}, 20);
    add(400, 3, {}, 200);
    for (const int die : {4, 5})
        add(400, die, {3}, 370);
    add(400, 6, {}, 400);
    for (const int die : {1, 2, 3})
        add(500, die, {6, 6}, 120);
    add(600, 4, {}, 300);
    for (const int die : {5, 6})
        add(500, die, {3}, 470);
}

void TestAfterMoney::mistakes()
{
    QFETCH(int, treasury);
    QFETCH(int, die);
    QFETCH(std::vector<int>, cost);
    QFETCH(int, left);
    MatchSetup setup = setupFor(u"bb2016"_s, lost());
    setup.teams[0].treasury = treasury - 20 * k; // the winnings come on top
    AfterDriver driver = driverFor(setup, lost());
    driver.until(u"after.winnings.home"_s);
    driver.roll(u"after.winnings.home"_s, {2});
    driver.until(u"after.mistakes.home"_s);
    QCOMPARE(driver.team(0).treasury, treasury);
    // What each result of the die means is read before it is rolled.
    const auto asked = driver.find(u"after.mistakes.home"_s);
    const QString detail = driver.match().words(driver.state(), *asked).detail;
    QVERIFY2(detail.contains(u"Crisis Averted"_s) == (treasury < 500 * k), qPrintable(detail));
    QVERIFY2(detail.contains(u"Minor Incident: "_s), qPrintable(detail));
    driver.roll(u"after.mistakes.home"_s, {die});
    // What a die costs is said where it is rolled.
    for (const QString &roll : {u"after.mistake-cost.home"_s, u"after.mistake-kept.home"_s}) {
        const auto costly = driver.find(roll);
        QVERIFY(!costly
                || driver.match().words(driver.state(), *costly).detail.contains(u"× 10,000"_s));
    }
    if (cost.size() == 1)
        driver.roll(u"after.mistake-cost.home"_s, cost);
    else if (!cost.empty())
        driver.roll(u"after.mistake-kept.home"_s, cost);
    QCOMPARE(driver.team(0).treasury, left);
    QVERIFY(driver.side(0).agenda.empty());
}

void TestAfterMoney::smallTreasuriesAreSafe()
{
    MatchSetup setup = setupFor(u"bb2016"_s, lost());
    setup.teams[0].treasury = 80 * k;
    AfterDriver driver = driverFor(setup, lost());
    driver.until(u"after.winnings.home"_s);
    driver.roll(u"after.winnings.home"_s, {1});
    driver.finish(0);
    QCOMPARE(driver.team(0).treasury, 90 * k);
}

void TestAfterMoney::concedingCosts_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("fans");
    QTest::newRow("crp") << u"crp"_s << 3;
    QTest::newRow("lrb5") << u"lrb5"_s << 3;
    QTest::newRow("bb2016") << u"bb2016"_s << 3;
    QTest::newRow("crp without fans") << u"crp"_s << 0;
}

/// The home side gives up: gold and award go to the other, a fan is lost, stars may leave.
void TestAfterMoney::concedingCosts()
{
    QFETCH(QString, ruleset);
    QFETCH(int, fans);
    const Ending ending = won(); // the score does not matter
    MatchSetup setup = setupFor(ruleset, ending);
    setup.teams[0].fanFactor = fans;
    const int points[]{51, 50, 60};
    for (size_t i = 0; i < 3; ++i) {
        Player &player = setup.teams[0].players.at(i);
        player.achievements.other = points[i];
        // As many improvements as the points allow.
        for (const QString &skill : {u"block"_s, u"tackle"_s, u"wrestle"_s})
            player.improvements.push_back({SkillId(skill), {}, 20 * k, {}});
        if (points[i] > 50)
            player.improvements.push_back({SkillId(u"pro"_s), {}, 20 * k, {}});
    }
    AfterDriver driver = driverFor(setup, ending, [](MatchState &state) {
        state.sides[0].conceded = true;
        state.sides[1].fame = 1;
    });
    driver.until(u"after.winnings.away"_s);
    QCOMPARE(driver.changes(1, u"points"_s).size(), 2U);
    driver.roll(u"after.winnings.away"_s, {4});
    driver.choose(u"after.winnings-again.away"_s, {u"no"_s});
    driver.roll(u"after.loser-winnings.away"_s, {3});
    QCOMPARE(driver.team(1).treasury, 190 * k);

    driver.until(u"after.desertion.home.1"_s);
    QVERIFY(driver.asks(u"after.desertion.home.3"_s));
    QVERIFY(!driver.asks(u"after.desertion.home.2"_s));
    driver.roll(u"after.desertion.home.1"_s, {3});
    driver.roll(u"after.desertion.home.3"_s, {4});
    QVERIFY(driver.changes(0, u"points"_s).empty());
    QCOMPARE(driver.team(0).treasury, 100 * k);
    QCOMPARE(driver.team(0).fanFactor, std::max(0, fans - 1));
    QVERIFY(!driver.team(0).player(PlayerId(u"1"_s)));
    QCOMPARE(driver.team(0).formerPlayers.back().status, PlayerStatus::Left);
    QVERIFY(driver.team(0).player(PlayerId(u"3"_s)));
}

void TestAfterMoney::concedingWithHardlyAnybodyCostsLittle()
{
    MatchSetup setup = setupFor(u"crp"_s, lost());
    AfterDriver driver = driverFor(setup, lost(), [](MatchState &state) {
        state.sides[0].conceded = true;
        state.occasion.freeConcession = true;
    });
    driver.until(u"after.fans.home"_s);
    QCOMPARE(driver.team(0).treasury, 100 * k);
    QCOMPARE(driver.changes(0, u"points"_s).size(), 1U);
    driver.roll(u"after.fans.home"_s, {2, 3});
    QCOMPARE(driver.team(0).fanFactor, 3);
    driver.until(u"after.winnings.away"_s);
    QCOMPARE(driver.changes(1, u"points"_s).size(), 1U);
    driver.roll(u"after.winnings.away"_s, {4});
    driver.choose(u"after.winnings-again.away"_s, {u"no"_s});
    QCOMPARE(driver.team(1).treasury, 150 * k);
}

void TestAfterMoney::winningsByTheBook_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("modifier");
    QTest::addColumn<int>("gold");
    QTest::newRow("better") << 4 << 2 << 60 * k;
    QTest::newRow("worse") << 4 << -2 << 20 * k;
    QTest::newRow("never below nothing") << 4 << -5 << 0;
}

void TestAfterMoney::winningsByTheBook()
{
    QFETCH(int, die);
    QFETCH(int, modifier);
    QFETCH(int, gold);
    AfterDriver driver = driverFor(setupFor(u"lrb4"_s, won()), won());
    driver.until(u"after.winnings.home"_s);
    driver.roll(u"after.winnings.home"_s, {die});
    const EventGroup told{0, {Event{u"after.winnings-modifier.home"_s, 0, {}, {}, modifier, {}}}};
    const QString line = driver.match().groupLine(driver.state(), told);
    QVERIFY2(line.contains(u": "_s + withSign(modifier)), qPrintable(line));
    driver.number(u"after.winnings-modifier.home"_s, modifier);
    QCOMPARE(driver.team(0).treasury, 100 * k + gold);
}

void TestAfterMoney::ownedStadium_data()
{
    QTest::addColumn<Ending>("ending");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("d3"); // 0: not asked
    QTest::addColumn<int>("gold");
    QTest::newRow("won") << won(1) << 4 << 2 << 90 * k;
    QTest::newRow("lost, never below nothing") << lost() << 1 << 3 << 0;
    QTest::newRow("lost with FAME 1") << lost(1) << 3 << 2 << 30 * k;
    QTest::newRow("lost with FAME 2, no reward") << lost(2) << 1 << 1 << 30 * k;
    QTest::newRow("drew") << drew() << 2 << 0 << 30 * k;
}

void TestAfterMoney::ownedStadium()
{
    QFETCH(Ending, ending);
    QFETCH(int, die);
    QFETCH(int, d3);
    QFETCH(int, gold);
    MatchSetup setup = setupFor(u"bb2016"_s, ending);
    setup.teams[0].home = {true, true, 0, {RowId(u"ice"_s)}, {}, {}, {}};
    AfterDriver driver
        = driverFor(setup, ending, [](MatchState &state) { state.occasion.home = 0; });
    driver.until(u"after.winnings.home"_s);
    driver.roll(u"after.winnings.home"_s, {die});
    if (driver.asks(u"after.winnings-again.home"_s))
        driver.choose(u"after.winnings-again.home"_s, {u"no"_s});
    QCOMPARE(driver.asks(u"after.owner-winnings.home"_s), d3 > 0);
    if (d3 > 0)
        driver.roll(u"after.owner-winnings.home"_s, {d3});
    QCOMPARE(driver.team(0).treasury, 100 * k + gold);
}

void TestAfterMoney::stadiumsPay()
{
    const Ending stalls{0, 1, 0, {}, u"stadium-luxury/integrated-merchandise-stalls"_s};
    AfterDriver driver = driverFor(setupFor(u"bb2016"_s, stalls), stalls);
    driver.until(u"after.winnings.home"_s);
    driver.roll(u"after.winnings.home"_s, {2});
    driver.roll(u"after.stalls.home"_s, {3});
    QCOMPARE(driver.team(0).treasury, 150 * k);

    const Ending exposure{0, 1, 0, {}, u"stadium-rough-and-ready/desperate-for-exposure"_s};
    AfterDriver both = driverFor(setupFor(u"bb2016"_s, exposure), exposure);
    both.until(u"after.winnings.home"_s);
    both.roll(u"after.winnings.home"_s, {1});
    both.roll(u"after.exposure.home"_s, {4});
    QCOMPARE(both.team(0).treasury, 150 * k);
    both.until(u"after.fans.away"_s);
    QCOMPARE(both.changes(1, u"treasury"_s).back().after
                 - both.changes(1, u"treasury"_s).back().before,
             40 * k);
}

/// Its formula may give anything: only a match of no competition says the book's points.
void TestAfterMoney::aCompetitionCountsItsOwnPoints()
{
    MatchSetup setup = setupFor(u"bb2016"_s, won());
    for (const bool isFixture : {false, true}) {
        if (isFixture)
            setup.fixture = {u"league"_s, u"f1"_s, u"Cup"_s, 1};
        AfterDriver driver = driverFor(setup, won());
        driver.until(u"after.winnings.home"_s);
        QCOMPARE(driver.changes(0, u"league-points"_s).empty(), isFixture);
    }
}

/// The side that the other conceded to is asked twice.
void TestAfterMoney::twoAwardsAreToldApart()
{
    MatchSetup setup = setupFor(u"bb2016"_s, won());
    setup.options[OptionId(u"mvp-method"_s)] = u"three-nominees"_s;
    AfterDriver driver
        = driverFor(setup, won(), [](MatchState &state) { state.sides[0].conceded = true; });
    const auto title = [&driver](const QString &prompt) {
        return driver.match().words(driver.state(), *driver.find(prompt)).title;
    };
    for (const QString &which : {u" (1 of 2)"_s, u" (2 of 2)"_s}) {
        const QString nominate = u"after.nominate.away"_s;
        driver.until(nominate);
        QVERIFY2(title(nominate).endsWith(which), qPrintable(title(nominate)));
        driver.choose(nominate, driver.choices(nominate).mid(0, 3));
        const QString die = u"after.mvp-die.away"_s;
        QVERIFY2(title(die).endsWith(which), qPrintable(title(die)));
        driver.roll(die, {2});
    }
    AfterDriver usual = driverFor(setup, won());
    usual.until(u"after.nominate.away"_s);
    QVERIFY(!usual.match()
                 .words(usual.state(), *usual.find(u"after.nominate.away"_s))
                 .title.endsWith(u')'));
}

QTEST_GUILESS_MAIN(TestAfterMoney)
#include "tst_aftermoney.moc"
