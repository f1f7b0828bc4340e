// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/changetexts.h"
#include "core/team/playerstats.h"
#include "tests/support/afterdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int k = 1'000;
const PlayerId first(u"1"_s);

/// A player of some position who has earned an improvement, and nobody else.
MatchSetup setupWith(const QString &ruleset, const QString &roster, const QString &position)
{
    MatchSetup setup = leagueSetup(ruleset);
    setup.teams[0] = plainTeam(ruleset, roster, position, 1);
    setup.teams[0].treasury = 0;
    Team others = plainTeam(ruleset, roster, position, 1);
    const Roster *list = sharedRuleset(ruleset)->rosters().find(roster);
    for (int i = 0; i < 11; ++i)
        setup.teams[0]
            = must(addPlayer(setup.teams[0], *sharedRuleset(ruleset), list->positions.front().id));
    setup.teams[0].players.front().achievements.other = 6;
    return setup;
}

MatchSetup linemen(const QString &ruleset = u"crp"_s)
{
    return setupWith(ruleset, u"human"_s, u"lineman"_s);
}

AfterDriver atImprovement(const MatchSetup &setup, const AfterDriver::Prepare &prepare = {})
{
    AfterDriver driver(setup, prepare);
    driver.until(u"after.improve.home.1"_s);
    return driver;
}

bool offers(const QStringList &choices, const QStringList &skills)
{
    return std::all_of(skills.begin(), skills.end(),
                       [&choices](const QString &each) { return choices.contains(each); });
}

bool offersNone(const QStringList &choices, const QStringList &skills)
{
    return std::none_of(skills.begin(), skills.end(),
                        [&choices](const QString &each) { return choices.contains(each); });
}

const QString learn = u"after.learn.home.1"_s;
const QString improve = u"after.improve.home.1"_s;

} // namespace

/// Points, improvements, injuries and growing old.
class TestAfterGrowth : public QObject
{
    Q_OBJECT

private slots:
    void everyRowOfTheTable_data();
    void everyRowOfTheTable();
    void printedExample();
    void twoLevelsAtOnce();
    void pointsByKind();
    void whatStayedIsNotTold();
    void limitsHold();
    void excludedSkills();
    void theDieNamesWhoIsAwarded_data();
    void theDieNamesWhoIsAwarded();
    void mvpByLot();
    void mvpOnTheHiredIsLost();
    void aStarOfTheTeamMayBeDrawn_data();
    void aStarOfTheTeamMayBeDrawn();
    void aCardPromisesAnAward_data();
    void aCardPromisesAnAward();
    void hurtStars_data();
    void hurtStars();
    void fameWhereThereIsAny_data();
    void fameWhereThereIsAny();
    void threeNominees();
    void noMvpInFriendlies();
    void injuriesOfEveryRow_data();
    void injuriesOfEveryRow();
    void absencesEnd();
    void steelhelm_data();
    void steelhelm();
    void mcMurty_data();
    void mcMurty();
    void aging_data();
    void aging();
    void injuriesByTheBook();
};

void TestAfterGrowth::everyRowOfTheTable_data()
{
    QTest::addColumn<int>("one");
    QTest::addColumn<int>("two");
    for (int one = 1; one <= 6; ++one) {
        for (int two = one; two <= 6; ++two)
            QTest::addRow("%d, %d", one, two) << one << two;
    }
}

/// A human lineman: General on everything; Agility, Strength and Passing on doubles.
void TestAfterGrowth::everyRowOfTheTable()
{
    QFETCH(int, one);
    QFETCH(int, two);
    const int total = one + two;
    for (const QString &ruleset : {u"crp"_s, u"lrb5"_s, u"bb2016"_s}) {
        AfterDriver driver = atImprovement(linemen(ruleset));
        driver.roll(improve, {one, two});
        const QStringList choices = driver.choices(learn);
        QVERIFY(offers(choices, {u"block"_s, u"tackle"_s}));
        QCOMPARE(offers(choices, {u"dodge"_s, u"guard"_s, u"pass"_s}), one == two);
        QCOMPARE(offersNone(choices, {u"dodge"_s, u"guard"_s, u"pass"_s}), one != two);
        QVERIFY(offersNone(choices, {u"claw"_s, u"loner"_s}));
        QCOMPARE(choices.contains(u"ma"_s), total == 10);
        QCOMPARE(choices.contains(u"av"_s), total == 10);
        QCOMPARE(choices.contains(u"ag"_s), total == 11);
        QCOMPARE(choices.contains(u"st"_s), total == 12);
        const QString wanted = total == 12 ? u"st"_s
            : total == 11                  ? u"ag"_s
            : total == 10                  ? u"av"_s
            : one == two                   ? u"guard"_s
                                           : u"block"_s;
        const int added = total == 12 ? 50
            : total == 11             ? 40
            : total == 10             ? 30
            : one == two              ? 30
                                      : 20;
        driver.choose(learn, {wanted});
        const Player &player = *driver.team(0).player(first);
        QCOMPARE(playerValue(player, driver.team(0), *sharedRuleset(ruleset)), (50 + added) * k);
        QCOMPARE(player.improvements.back().dice, (DicePair{one, two}));
    }
}

/// The documents' own example: a human catcher takes General or Agility, on a double also the rest.
void TestAfterGrowth::printedExample()
{
    for (const QString &ruleset : {u"crp"_s, u"bb2016"_s}) {
        AfterDriver plain = atImprovement(setupWith(ruleset, u"human"_s, u"catcher"_s));
        plain.roll(improve, {1, 2});
        QVERIFY(offers(plain.choices(learn), {u"block"_s, u"sprint"_s}));
        QVERIFY(offersNone(plain.choices(learn), {u"guard"_s, u"pass"_s, u"catch"_s, u"dodge"_s}));
        AfterDriver twice = atImprovement(setupWith(ruleset, u"human"_s, u"catcher"_s));
        twice.roll(improve, {4, 4});
        QVERIFY(offers(twice.choices(learn), {u"block"_s, u"sprint"_s, u"guard"_s, u"pass"_s}));
        QVERIFY(offersNone(twice.choices(learn), {u"catch"_s, u"dodge"_s}));
    }
}

void TestAfterGrowth::twoLevelsAtOnce()
{
    MatchSetup setup = linemen();
    setup.teams[0].players.front().achievements.other = 5;
    AfterDriver driver(setup, [](MatchState &state) {
        state.sides[0].players.front().achievements.touchdowns = 2;
    });
    driver.choose(u"after.mvp.home"_s, {u"0:1"_s});
    QCOMPARE(starPlayerPoints(*driver.team(0).player(first), *sharedRuleset(u"crp"_s)), 16);
    driver.roll(improve, {2, 2});
    driver.choose(learn, {u"dodge"_s});
    driver.roll(improve, {1, 3});
    driver.choose(learn, {u"tackle"_s});
    QVERIFY(!driver.asks(improve));
    QCOMPARE(playerValue(*driver.team(0).player(first), driver.team(0), *sharedRuleset(u"crp"_s)),
             100 * k);
}

void TestAfterGrowth::pointsByKind()
{
    AfterDriver driver(linemen(), [](MatchState &state) {
        MatchPlayer &player = state.sides[0].players.at(1);
        player.achievements = {1, 1, 1, 1, 0, 0};
    });
    driver.choose(u"after.mvp.home"_s, {u"0:1"_s});
    const Player &player = *driver.team(0).player(PlayerId(u"2"_s));
    QCOMPARE(starPlayerPoints(player, *sharedRuleset(u"crp"_s)), 1 + 3 + 2 + 2);
    QCOMPARE(driver.changes(0, u"points"_s).size(), 5U);
}

/// Where the book has the points and the prices, achievements are noted without any, and skills
/// cost none.
void TestAfterGrowth::whatStayedIsNotTold()
{
    const QString mvp = u"after.mvp.home"_s;
    AfterDriver driver(linemen(u"lrb4"_s), [](MatchState &state) {
        state.sides[0].players.at(1).achievements = {1, 1, 1, 1, 0, 0};
    });
    driver.until(mvp);
    const EventGroup group{0, {Event{mvp, 0, {}, {u"0:1"_s}, {}, {}}}};
    const QString line = driver.match().groupLine(driver.state(), group);
    QVERIFY2(line.contains(u"#1"_s), qPrintable(line));
    QVERIFY2(!line.contains(u"→"_s), qPrintable(line));

    TeamChange change;
    change.kind = ChangeKind::Points;
    QVERIFY(!isNews(change));
    change.after = 3;
    QVERIFY(isNews(change));
    change = {};
    change.kind = ChangeKind::Improvement;
    change.subject = u"block"_s;
    change.before = change.after = 50 * k;
    QVERIFY(isNews(change));
    const ChangeText told
        = changeText(change, driver.team(0), *sharedRuleset(u"lrb4"_s), Speech::ofTheMoment());
    QVERIFY2(!told.line().contains(u"→"_s), qPrintable(told.line()));
}

void TestAfterGrowth::theDieNamesWhoIsAwarded_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &ruleset : {u"crp"_s, u"bb2016"_s})
        QTest::newRow(qPrintable(ruleset)) << ruleset;
}

/// His name comes first, whatever else the award changes.
void TestAfterGrowth::theDieNamesWhoIsAwarded()
{
    QFETCH(QString, ruleset);
    MatchSetup setup = linemen(ruleset);
    setup.options[OptionId(u"mvp-method"_s)] = u"three-nominees"_s;
    AfterDriver driver(setup);
    driver.until(u"after.nominate.home"_s);
    driver.choose(u"after.nominate.home"_s, {u"0:1"_s, u"0:2"_s, u"0:3"_s});
    const EventGroup group{0, {Event{u"after.mvp-die.home"_s, 0, {3}, {}, {}, {}}}};
    const QString line = driver.match().groupLine(driver.state(), group);
    QVERIFY2(line.contains(u": 3, "_s) && line.count(u"#3"_s) == 1, qPrintable(line));
}

void TestAfterGrowth::limitsHold()
{
    MatchSetup setup = linemen();
    Player &player = setup.teams[0].players.front();
    player.achievements.other = 31;
    for (int i = 0; i < 2; ++i)
        player.improvements.push_back({Stat::Movement, {4, 6}, 30 * k, {}});
    AfterDriver full = atImprovement(setup);
    full.roll(improve, {4, 6});
    QVERIFY(!full.choices(learn).contains(u"ma"_s));
    QVERIFY(full.choices(learn).contains(u"av"_s));
    // What an injury took may be won back.
    player.injuries.losses.movement = 1;
    AfterDriver hurt = atImprovement(setup);
    hurt.roll(improve, {4, 6});
    QVERIFY(hurt.choices(learn).contains(u"ma"_s));

    MatchSetup orcs = setupWith(u"crp"_s, u"orc"_s, u"lineman"_s);
    orcs.teams[0].players.front().achievements.other = 16;
    orcs.teams[0].players.front().improvements.push_back({Stat::Armour, {4, 6}, 30 * k, {}});
    AfterDriver armoured = atImprovement(orcs);
    armoured.roll(improve, {4, 6});
    QVERIFY(!armoured.choices(learn).contains(u"av"_s));
    QVERIFY(armoured.choices(learn).contains(u"ma"_s));
}

void TestAfterGrowth::excludedSkills()
{
    AfterDriver driver = atImprovement(setupWith(u"crp"_s, u"norse"_s, u"berserker"_s));
    driver.roll(improve, {1, 2});
    QVERIFY(!driver.choices(learn).contains(u"grab"_s));
    QVERIFY(driver.choices(learn).contains(u"guard"_s));
}

/// Random among everybody who could play, the dead as well.
void TestAfterGrowth::mvpByLot()
{
    MatchSetup setup = linemen();
    setup.teams[0].players.at(2).missesNextMatch = true;
    setup.teams[0].players.front().name = u"Rudi"_s;
    AfterDriver driver(setup, [](MatchState &state) {
        state.sides[0].players.at(1).casualties = {RowId(u"dead"_s)};
    });
    const QStringList lots = driver.choices(u"after.mvp.home"_s);
    QCOMPARE(lots.size(), 11);
    const PromptWords words
        = driver.match().words(driver.state(), *driver.find(u"after.mvp.home"_s));
    const QString named = words.choices.value(lots.indexOf(u"0:1"_s)); // and what he plays
    QVERIFY2(named.contains(u"Rudi · Lineman"_s), qPrintable(named));
    QVERIFY(!lots.contains(u"0:3"_s));
    driver.choose(u"after.mvp.home"_s, {u"0:2"_s});
    driver.finish(0);
    const Player *dead = driver.team(0).everPlayer(PlayerId(u"2"_s));
    QCOMPARE(dead->status, PlayerStatus::Dead);
    QCOMPARE(dead->achievements.mvps, 1);

    setup.options[OptionId(u"mvp-method"_s)] = u"random-eligible"_s;
    const AfterDriver living(setup, [](MatchState &state) {
        state.sides[0].players.at(1).casualties = {RowId(u"dead"_s)};
    });
    QVERIFY(!living.choices(u"after.mvp.home"_s).contains(u"0:2"_s));
}

void TestAfterGrowth::mvpOnTheHiredIsLost()
{
    AfterDriver driver(linemen(), [](MatchState &state) {
        Participant hired = *state.sides[0].players.back().who;
        hired.player.id = PlayerId(u"m1"_s);
        hired.player.kind = PlayerKind::Mercenary;
        hired.ref = u"0:m1"_s;
        MatchPlayer joined;
        joined.who = std::make_shared<const Participant>(hired);
        state.sides[0].players.push_back(joined);
    });
    driver.choose(u"after.mvp.home"_s, {u"0:m1"_s});
    QCOMPARE(driver.changes(0, u"mvp-lost"_s).size(), 1U);
    QVERIFY(driver.changes(0, u"points"_s).empty());
    driver.finish(0);
    QCOMPARE(driver.team(0).players.size(), 12U);
}

void TestAfterGrowth::aStarOfTheTeamMayBeDrawn_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<bool>("offered");
    QTest::newRow("by lot") << u"random-eligible"_s << u"after.mvp.home"_s << true;
    QTest::newRow("by the coach") << u"coach-choice"_s << u"after.mvp.home"_s << false;
    QTest::newRow("nominated") << u"three-nominees"_s << u"after.nominate.home"_s << false;
}

/// Chance may pick a rostered star, who earns nothing by it; no coach does.
void TestAfterGrowth::aStarOfTheTeamMayBeDrawn()
{
    QFETCH(QString, method);
    QFETCH(QString, prompt);
    QFETCH(bool, offered);
    MatchSetup setup = linemen(u"bb2016"_s);
    setup.options[OptionId(u"mvp-method"_s)] = method;
    Player &star = setup.teams[0].players.back();
    star.kind = PlayerKind::Star;
    star.star = StarId(u"griff-oberwald"_s);
    const QString ref = u"0:"_s + star.id.text();
    AfterDriver driver(setup);
    QCOMPARE(driver.choices(prompt).contains(ref), offered);
    if (!offered)
        return;
    QCOMPARE(driver.choices(prompt).size(), 12);
    driver.choose(prompt, {ref});
    QCOMPARE(driver.changes(0, u"mvp-lost"_s).size(), 1U);
    QVERIFY(driver.changes(0, u"points"_s).empty());
}

void TestAfterGrowth::aCardPromisesAnAward_data()
{
    QTest::addColumn<bool>("stood");
    QTest::newRow("on the pitch at the end") << true;
    QTest::newRow("elsewhere") << false;
}

/// Dugout saw whether he stood there: that is the likely answer, and only he can have the award.
void TestAfterGrowth::aCardPromisesAnAward()
{
    QFETCH(bool, stood);
    const CardOf card = CardOf::fromString(u"heroic-feats-2016/star-ascendant"_s);
    AfterDriver driver(linemen(u"bb2016"_s), [&](MatchState &state) {
        SideState &side = state.sides[0];
        side.cardsPlayed = {card};
        side.players.at(3).timedEffects.push_back({card, {}, {}, Until::Match, {}});
        if (stood)
            state.occasion.side(0).lastStanding = PlayerRef::fromString(u"0:4"_s);
    });
    driver.until(u"after.bonus-mvp.home"_s);
    const auto asked = driver.find(u"after.bonus-mvp.home"_s);
    QCOMPARE(asked->choices, (QStringList{u"none"_s, u"0:4"_s}));
    QCOMPARE(asked->usual, stood ? u"0:4"_s : u"none"_s);
    driver.choose(u"after.bonus-mvp.home"_s, {asked->usual});
    QCOMPARE(driver.team(0).player(PlayerId(u"4"_s))->achievements.mvps, stood ? 1 : 0);
}

void TestAfterGrowth::hurtStars_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<bool>("ongoing");
    for (const QString &ruleset : {u"crp"_s, u"bb2016"_s}) {
        QTest::addRow("%s waived", qPrintable(ruleset)) << ruleset << false;
        QTest::addRow("%s lasting", qPrintable(ruleset)) << ruleset << true;
    }
}

/// What happened to a hired star is told to the league where its commissioner lets it stand.
void TestAfterGrowth::hurtStars()
{
    QFETCH(QString, ruleset);
    QFETCH(bool, ongoing);
    MatchSetup setup = linemen(ruleset);
    setup.options[OptionId(u"lasting-star-injuries"_s)] = ongoing;
    const AfterDriver driver(setup, [](MatchState &state) {
        Participant hired = *state.sides[0].players.back().who;
        hired.player.id = PlayerId(u"s1"_s);
        hired.player.kind = PlayerKind::Star;
        hired.player.star = StarId(u"griff-oberwald"_s);
        hired.ref = u"0:s1"_s;
        MatchPlayer joined;
        joined.who = std::make_shared<const Participant>(hired);
        joined.casualties = {RowId(u"dead"_s)};
        state.sides[0].players.push_back(joined);
    });
    const auto told = driver.changes(0, u"star-hurt"_s);
    QCOMPARE(told.size(), ongoing ? 1U : 0U);
    if (!ongoing)
        return;
    QCOMPARE(told.front().subject, u"griff-oberwald"_s);
    const QString line
        = changeText(told.front(), driver.team(0), *sharedRuleset(ruleset), Speech::ofTheMoment())
              .line();
    QVERIFY2(line.contains(u"Griff Oberwald"_s) && line.contains(u"Dead"_s), qPrintable(line));
}

void TestAfterGrowth::fameWhereThereIsAny_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &ruleset : footballRulesets())
        QTest::newRow(qPrintable(ruleset)) << ruleset;
}

/// The oldest edition knows none.
void TestAfterGrowth::fameWhereThereIsAny()
{
    QFETCH(QString, ruleset);
    AfterDriver driver(linemen(ruleset));
    driver.until(u"after.winnings.home"_s);
    const auto asked = driver.find(u"after.winnings.home"_s);
    const PromptWords words = driver.match().words(driver.state(), *asked);
    QCOMPARE((words.detail + words.title + words.why).contains(u"FAME"_s),
             sharedRuleset(ruleset)->tables().contains(u"fame"_s));
}

void TestAfterGrowth::threeNominees()
{
    AfterDriver driver(linemen(u"bb2016"_s));
    Event two;
    two.prompt = u"after.nominate.home"_s;
    two.choices = {u"0:1"_s, u"0:5"_s};
    QVERIFY(driver.refuses(two));
    driver.choose(u"after.nominate.home"_s, {u"0:1"_s, u"0:5"_s, u"0:9"_s});
    const PromptWords words
        = driver.match().words(driver.state(), *driver.find(u"after.mvp-die.home"_s));
    QVERIFY2(words.detail.startsWith(u"1: #1 "_s) && words.detail.contains(u" · 3: #9 "_s),
             qPrintable(words.detail)); // whom a die on the table stands for
    driver.roll(u"after.mvp-die.home"_s, {2});
    QCOMPARE(driver.team(0).player(PlayerId(u"5"_s))->achievements.mvps, 1);
}

void TestAfterGrowth::noMvpInFriendlies()
{
    MatchSetup setup = linemen(u"bb2016"_s);
    setup.occasion = u"friendly"_s;
    const AfterDriver driver(setup);
    QVERIFY(!driver.asks(u"after.nominate.home"_s));
    QVERIFY(driver.asks(improve));
}

void TestAfterGrowth::injuriesOfEveryRow_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("row");
    for (const QString &ruleset : {u"crp"_s, u"bb2016"_s}) {
        for (const TableRow &row : sharedRuleset(ruleset)->tables().find(u"casualty"_s)->rows)
            QTest::addRow("%s, %s", qPrintable(ruleset), qPrintable(row.id.text()))
                << ruleset << row.id.text();
    }
}

void TestAfterGrowth::injuriesOfEveryRow()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, row);
    const auto rules = sharedRuleset(ruleset);
    const TableRow &casualty = *rules->tables().find(u"casualty"_s)->row(row);
    const MatchSetup setup = linemen(ruleset);
    AfterDriver driver(setup, [&row](MatchState &state) {
        state.sides[0].players.at(1).casualties = {RowId(row)};
    });
    driver.finish(0);
    const Player &hurt = *driver.team(0).everPlayer(PlayerId(u"2"_s));
    QCOMPARE(hurt.status == PlayerStatus::Dead, casualty.value(u"dead"_s) > 0);
    if (hurt.status == PlayerStatus::Dead)
        return;
    QCOMPARE(hurt.missesNextMatch, casualty.value(u"miss-next"_s) > 0);
    QCOMPARE(hurt.injuries.niggling, casualty.value(u"niggling"_s));
    for (const Stat stat : allStats)
        QCOMPARE(statOf(profileOf(hurt, driver.team(0), *rules), stat),
                 statOf(startingProfile(hurt, driver.team(0), *rules), stat)
                     + casualty.value(statKey(stat)));
}

void TestAfterGrowth::absencesEnd()
{
    MatchSetup setup = linemen();
    setup.teams[0].players.at(1).missesNextMatch = true;
    AfterDriver driver(setup, [](MatchState &state) {
        state.sides[0].players.at(2).casualties = {RowId(u"broken-ribs"_s)};
    });
    QVERIFY(!driver.team(0).player(PlayerId(u"2"_s))->missesNextMatch);
    QVERIFY(driver.team(0).player(PlayerId(u"3"_s))->missesNextMatch);
    QCOMPARE(driver.changes(0, u"returns"_s).size(), 1U);
}

void TestAfterGrowth::steelhelm_data()
{
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<QStringList>("offered");
    QTest::addColumn<QStringList>("denied");
    QTest::addColumn<bool>("misses");
    QTest::addColumn<int>("niggling");
    using Dice = std::vector<int>;
    QTest::newRow("5, 5, 6") << Dice{5, 5, 6} << QStringList{u"ag"_s, u"ma"_s, u"dodge"_s}
                             << QStringList{u"st"_s} << true << 0;
    QTest::newRow("1, 1, 4") << Dice{1, 1, 4} << QStringList{u"dodge"_s} << QStringList{u"ag"_s}
                             << true << 1;
    QTest::newRow("2, 4, 6") << Dice{2, 4, 6} << QStringList{u"ma"_s, u"block"_s}
                             << QStringList{u"dodge"_s} << false << 0;
}

void TestAfterGrowth::steelhelm()
{
    QFETCH(std::vector<int>, dice);
    QFETCH(QStringList, offered);
    QFETCH(QStringList, denied);
    QFETCH(bool, misses);
    QFETCH(int, niggling);
    MatchSetup setup = linemen(u"bb2016"_s);
    setup.teams[0].home.sponsors = {RowId(u"steelhelms-sporting-emporium"_s)};
    AfterDriver driver = atImprovement(setup);
    driver.roll(improve, dice);
    QVERIFY(offers(driver.choices(learn), offered));
    QVERIFY(offersNone(driver.choices(learn), denied));
    QCOMPARE(driver.team(0).player(first)->missesNextMatch, misses);
    QCOMPARE(driver.team(0).player(first)->injuries.niggling, niggling);
}

void TestAfterGrowth::mcMurty_data()
{
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<QStringList>("stats");
    QTest::newRow("10") << std::vector<int>{4, 6} << QStringList{u"av"_s};
    QTest::newRow("11") << std::vector<int>{5, 6} << QStringList{};
    QTest::newRow("12") << std::vector<int>{6, 6} << QStringList{u"st"_s};
}

void TestAfterGrowth::mcMurty()
{
    QFETCH(std::vector<int>, dice);
    QFETCH(QStringList, stats);
    MatchSetup setup = linemen(u"bb2016"_s);
    setup.teams[0].home.sponsors = {RowId(u"mcmurtys-burger-emporium"_s)};
    AfterDriver driver = atImprovement(setup);
    driver.roll(improve, dice);
    for (const Stat stat : allStats)
        QCOMPARE(driver.choices(learn).contains(statKey(stat)), stats.contains(statKey(stat)));
}

void TestAfterGrowth::aging_data()
{
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("target");
    const int targets[]{3, 4, 5, 6, 7, 8, 9};
    for (int level = 1; level <= 7; ++level)
        QTest::addRow("improvement %d", level) << level << targets[level - 1];
}

/// Reaching the number of his level a player stays young; below it the book says what happens.
void TestAfterGrowth::aging()
{
    QFETCH(int, level);
    QFETCH(int, target);
    for (const bool ages : {false, true}) {
        MatchSetup setup = linemen(u"lrb4"_s);
        Player &player = setup.teams[0].players.front();
        const QStringList skills{u"tackle"_s, u"pro"_s,       u"kick"_s,
                                 u"fend"_s,   u"dauntless"_s, u"wrestle"_s};
        for (int i = 1; i < level; ++i)
            player.improvements.push_back({SkillId(skills.at(i - 1)), {}, 0, {}});
        AfterDriver driver(setup);
        driver.until(u"after.level.home"_s);
        driver.choose(u"after.level.home"_s, {u"1"_s});
        driver.roll(improve, {2, 2});
        driver.choose(learn, {u"block"_s});
        const int total = ages ? target - 1 : target;
        const int one = std::max(1, total - 6);
        driver.roll(u"after.age.home.1"_s, {one, total - one});
        QCOMPARE(driver.asks(u"after.aged.home.1"_s), ages);
        if (ages)
            driver.choose(u"after.aged.home.1"_s, {u"ma"_s});
        const Player &now = *driver.team(0).player(first);
        QCOMPARE(now.improvements.back().aging->aged, ages);
        QCOMPARE(now.improvements.back().aging->target, target);
        QCOMPARE(now.injuries.losses.movement, ages ? 1 : 0);
    }
}

void TestAfterGrowth::injuriesByTheBook()
{
    AfterDriver driver(linemen(u"lrb4"_s), [](MatchState &state) {
        state.sides[0].players.at(1).bookInjuries = {u"Smashed knee"_s};
        state.sides[0].players.at(2).bookInjuries = {u"Dead"_s};
    });
    driver.choose(u"after.injury.home.2"_s, {u"miss-next"_s, u"ma"_s});
    driver.choose(u"after.injury.home.3"_s, {u"no-effect"_s, u"dead"_s});
    QVERIFY(driver.team(0).player(PlayerId(u"2"_s))->missesNextMatch);
    driver.finish(0);
    QCOMPARE(driver.team(0).everPlayer(PlayerId(u"3"_s))->status, PlayerStatus::Dead);
    QCOMPARE(driver.team(0).player(PlayerId(u"2"_s))->injuries.losses.movement, 1);
}

QTEST_GUILESS_MAIN(TestAfterGrowth)
#include "tst_aftergrowth.moc"
