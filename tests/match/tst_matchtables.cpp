// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/matchdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

QStringList editionsWith(const QString &table)
{
    QStringList ids;
    for (const QString &id : footballRulesets()) {
        const Table *found = sharedRuleset(id)->tables().find(table);
        if (found && found->dice && !found->enteredFromBook)
            ids.append(id);
    }
    return ids;
}

/// A pair of dice that adds up to a number.
std::vector<int> pair(int total)
{
    const int first = std::max(1, total - 6);
    return {first, total - first};
}

MatchSetup withOption(MatchSetup setup, const QString &option, const OptionValue &value)
{
    setup.options[OptionId(option)] = value;
    return setup;
}

/// To a block of the first home player on the first away player, who falls.
void knockDownAway(MatchDriver &match)
{
    match.untilTurn();
    match.choose(u"block"_s, match.onPitch(0, 0));
    match.choose(u"block.victim"_s, match.onPitch(1, 0));
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
}

} // namespace

/// Every row of the tables that decide a match, with forced dice: what changed and what did not.
class TestMatchTables : public QObject
{
    Q_OBJECT

private slots:
    void weather_data();
    void weather();
    void heatAtTheEndOfADrive();
    void wetGroundLetsPlayersGoFurther();
    void kickOff_data();
    void kickOff();
    void riotMovesBothMarkers_data();
    void riotMovesBothMarkers();
    void injury_data();
    void injury();
    void stuntyAndThickSkull_data();
    void stuntyAndThickSkull();
    void chainsAndBites_data();
    void chainsAndBites();
    void everyRowHasACase_data();
    void everyRowHasACase();
    void casualty_data();
    void casualty();
    void crowd_data();
    void crowd();
    void blitzmania_data();
    void blitzmania();
    void nobodyIsSentOffWithoutAReferee();
};

void TestMatchTables::weather_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("total");
    QTest::addColumn<QString>("row");
    for (const QString &id : editionsWith(u"weather"_s)) {
        for (const QString &variant : {u"standard"_s, u"winter"_s, u"subterranean"_s}) {
            const QString name = variant == u"standard"_s ? u"weather"_s : u"weather-"_s + variant;
            const Table *table = sharedRuleset(id)->tables().find(name);
            for (int total = 2; table && total <= 12; ++total) {
                const QString row = table->lookUp(total)->id.text();
                QTest::addRow("%s %s %d", qPrintable(id), qPrintable(variant), total)
                    << id << variant << total << row;
            }
        }
    }
}

void TestMatchTables::weather()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, variant);
    QFETCH(int, total);
    MatchDriver match(withOption(plainSetup(ruleset), u"weather-variant"_s, variant));
    match.until(u"weather"_s);
    match.roll(u"weather"_s, pair(total));
    QTEST(match.state().weather.row.text(), "row");
}

void TestMatchTables::heatAtTheEndOfADrive()
{
    MatchDriver match(plainSetup());
    match.alwaysRoll(u"weather"_s, {1, 1});
    match.untilTurn();
    QCOMPARE(match.state().weather.row.text(), u"sweltering-heat"_s);
    const QString first = match.onPitch(0, 0);
    const QString second = match.onPitch(0, 1);
    match.choose(u"touchdown"_s, first);
    match.until(u"sweltering-heat"_s);
    std::vector<int> dice(11, 6);
    dice[0] = 1;
    match.roll(u"sweltering-heat"_s, dice);
    QVERIFY(match.player(first).sitsOut);
    QVERIFY(!match.player(second).sitsOut);
    match.until(u"place-ball"_s);
    QVERIFY(!match.player(first).isOnPitch());
    match.untilTurn();
    QVERIFY(!match.player(first).sitsOut);
}

/// Slower, but one square more (bb2016 L1518-1530).
void TestMatchTables::wetGroundLetsPlayersGoFurther()
{
    MatchDriver match(withOption(plainSetup(u"bb2016"_s), u"weather-variant"_s, u"subterranean"_s));
    match.alwaysRoll(u"weather"_s, {1, 1});
    match.untilTurn();
    QCOMPARE(match.state().weather.row.text(), u"bubbling-up"_s);
    const QString further = u"roll.going-for-it"_s;
    const QString who = match.onPitch(0, 0);
    for (int square = 0; square < 3; ++square) {
        QVERIFY(match.choices(further).contains(who));
        match.choose(further, who);
        match.roll(u"roll.die"_s, {6});
    }
    QVERIFY(!match.choices(further).contains(who));
}

void TestMatchTables::kickOff_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("total");
    QTest::addColumn<QString>("row");
    for (const QString &id : editionsWith(u"kick-off"_s)) {
        const Table *table = sharedRuleset(id)->tables().find(u"kick-off"_s);
        for (int total = 2; total <= 12; ++total)
            QTest::addRow("%s %d", qPrintable(id), total)
                << id << total << table->lookUp(total)->id.text();
    }
}

void TestMatchTables::kickOff()
{
    QFETCH(QString, ruleset);
    QFETCH(int, total);
    QFETCH(QString, row);
    MatchSetup setup = plainSetup(ruleset);
    setup.teams[0].cheerleaders = 2;
    setup.teams[1].assistantCoaches = 2;
    MatchDriver match(setup);
    match.alwaysRoll(u"gate"_s, {3, 3});
    match.untilKickOff();
    const MatchState before = match.state();
    match.roll(u"kick-off-table"_s, pair(total));
    QCOMPARE(match.state().occasion.kickOff.row.text(), row);
    if (row == u"get-the-ref"_s) {
        QCOMPARE(match.state().sides[0].bribes, 1);
        QCOMPARE(match.state().sides[1].bribes, 1);
    } else if (row == u"riot"_s) {
        QCOMPARE(match.state().sides[0].turn, 1); // the receivers had not begun
        QCOMPARE(match.state().sides[1].turn, 1);
    } else if (row == u"cheering-fans"_s) {
        match.roll(u"kick-off.cheering-fans"_s, {1, 2});
        QCOMPARE(match.state().sides[0].rerolls.bonusHalf, 1);
        QCOMPARE(match.state().sides[1].rerolls.bonusHalf, 0);
    } else if (row == u"brilliant-coaching"_s) {
        match.roll(u"kick-off.brilliant-coaching"_s, {3, 1});
        QCOMPARE(match.state().sides[0].rerolls.bonusHalf, 1); // 3 against 1 + 2: both
        QCOMPARE(match.state().sides[1].rerolls.bonusHalf, 1);
    } else if (row == u"changing-weather"_s) {
        match.roll(u"changing-weather"_s, {6, 6});
        QCOMPARE(match.state().weather.row.text(), u"blizzard"_s);
        QVERIFY(!match.asks(u"gust"_s));
    } else if (row == u"high-kick"_s) {
        QVERIFY(match.choices(u"kick-off.high-kick"_s).contains(match.onPitch(0, 3)));
    } else if (row == u"blitz"_s) {
        match.confirm(u"said"_s);
        match.until(u"end-turn"_s);
        QCOMPARE(match.state().active, before.kicking);
        QVERIFY(match.state().extraTurn);
        QCOMPARE(match.state().side(before.kicking).turn, 0);
        match.confirm(u"end-turn"_s);
    } else if (row == u"throw-a-rock"_s) {
        match.roll(u"kick-off.throw-a-rock"_s, {5, 2});
        const QString hit = match.choices(u"rock"_s).value(4);
        QCOMPARE(PlayerRef::fromString(hit).seat, 1);
        match.choose(u"rock"_s, hit);
        match.roll(u"injury"_s, {4, 4});
        QCOMPARE(match.player(hit).where, Whereabouts::KnockedOut);
    } else if (row == u"pitch-invasion"_s) {
        std::vector<int> dice(11, 2);
        dice[2] = 6;
        match.roll(u"invasion"_s, dice);
        QCOMPARE(match.player(match.onPitch(0, 2)).posture, Posture::Stunned);
        QCOMPARE(match.player(match.onPitch(0, 1)).posture, Posture::Standing);
        match.roll(u"invasion"_s, std::vector<int>(11, 1));
        QCOMPARE(match.player(match.onPitch(1, 2)).posture, Posture::Standing);
    } else {
        QVERIFY2(match.asks(u"said"_s), qPrintable(row));
    }
    match.untilTurn();
    QCOMPARE(match.state().active, before.receiving());
}

void TestMatchTables::riotMovesBothMarkers_data()
{
    QTest::addColumn<int>("turnsPlayed");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("expected");
    QTest::newRow("runs on 1") << 2 << 1 << 3;
    QTest::newRow("runs on 3") << 2 << 3 << 3;
    QTest::newRow("back on 4") << 2 << 4 << 1;
    QTest::newRow("back on 6") << 5 << 6 << 4;
    QTest::newRow("turn 7 needs no die") << 7 << 0 << 6;
}

void TestMatchTables::riotMovesBothMarkers()
{
    QFETCH(int, turnsPlayed);
    QFETCH(int, die);
    MatchDriver match(plainSetup());
    match.untilTurn();
    // Both play; then the kicking side scores at the end of the round.
    for (int turn = 1; turn < turnsPlayed * 2; ++turn) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    match.choose(u"touchdown"_s, match.onPitch(match.state().active, 0));
    match.untilKickOff();
    QCOMPARE(match.state().side(match.state().receiving()).turn, turnsPlayed);
    match.roll(u"kick-off-table"_s, {1, 2});
    if (die > 0)
        match.roll(u"kick-off.riot"_s, {die});
    else
        QVERIFY(!match.asks(u"kick-off.riot"_s));
    QTEST(match.state().sides[0].turn, "expected");
    QTEST(match.state().sides[1].turn, "expected");
}

void TestMatchTables::injury_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("total");
    QTest::addColumn<QString>("row");
    for (const QString &id : editionsWith(u"injury"_s)) {
        const Table *table = sharedRuleset(id)->tables().find(u"injury"_s);
        for (int total = 2; total <= 12; ++total)
            QTest::addRow("%s %d", qPrintable(id), total)
                << id << total << table->lookUp(total)->id.text();
    }
}

void TestMatchTables::injury()
{
    QFETCH(QString, ruleset);
    QFETCH(int, total);
    QFETCH(QString, row);
    MatchDriver match(plainSetup(ruleset));
    knockDownAway(match);
    const QString victim = match.onPitch(1, 0);
    const QString by = match.onPitch(0, 0);
    QCOMPARE(match.player(victim).posture, Posture::Prone);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, pair(total));
    if (row == u"stunned"_s) {
        QCOMPARE(match.player(victim).posture, Posture::Stunned);
        QVERIFY(match.player(victim).isOnPitch());
    } else if (row == u"knocked-out"_s) {
        QCOMPARE(match.player(victim).where, Whereabouts::KnockedOut);
    } else {
        QCOMPARE(row, u"casualty"_s);
        QCOMPARE(match.player(victim).where, Whereabouts::Injured);
        QCOMPARE(match.player(by).achievements.casualties, 1);
        QVERIFY(match.asks(u"casualty"_s));
    }
    QCOMPARE(match.player(by).achievements.casualties, row == u"casualty"_s ? 1 : 0);
    QCOMPARE(match.state().active, 0); // no turnover for the side that blocked
}

void TestMatchTables::stuntyAndThickSkull_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("skill");
    QTest::addColumn<int>("total");
    QTest::addColumn<QString>("row");
    for (const QString &skill : {u"stunty"_s, u"thick-skull"_s}) {
        for (const QString &id : editionsWith(u"injury-"_s + skill)) {
            const Table *table = sharedRuleset(id)->tables().find(u"injury-"_s + skill);
            for (int total = 2; total <= 12; ++total)
                QTest::addRow("%s %s %d", qPrintable(id), qPrintable(skill), total)
                    << id << skill << total << table->lookUp(total)->id.text();
        }
    }
}

void TestMatchTables::stuntyAndThickSkull()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, skill);
    QFETCH(int, total);
    QFETCH(QString, row);
    MatchSetup setup = plainSetup(ruleset);
    teach(setup.teams[1], 0, {skill});
    MatchDriver match(setup);
    knockDownAway(match);
    const QString victim = match.onPitch(1, 0);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, pair(total));
    if (row == u"stunned"_s)
        QCOMPARE(match.player(victim).posture, Posture::Stunned);
    else if (row == u"knocked-out"_s)
        QCOMPARE(match.player(victim).where, Whereabouts::KnockedOut);
    else
        QCOMPARE(match.player(victim).where, Whereabouts::Injured);
    QCOMPARE(match.asks(u"casualty"_s), row == u"casualty"_s);
    if (row == u"badly-hurt"_s)
        QCOMPARE(match.player(victim).casualties, std::vector<RowId>{RowId(u"badly-hurt"_s)});
}

void TestMatchTables::chainsAndBites_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("total");
    for (const QString &table : {u"injury-ball-and-chain"_s, u"injury-bite"_s}) {
        for (const QString &id : editionsWith(table)) {
            for (int total = 2; total <= 12; ++total)
                QTest::addRow("%s %s %d", qPrintable(id), qPrintable(table), total)
                    << id << table << total;
        }
    }
}

/// One who is chained to his ball has no armour roll; a team-mate who is bitten is hardly hurt.
void TestMatchTables::chainsAndBites()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, table);
    QFETCH(int, total);
    const bool bite = table == u"injury-bite"_s;
    MatchSetup setup = plainSetup(ruleset);
    teach(setup.teams[0], 0, {bite ? u"blood-lust"_s : u"block"_s});
    teach(setup.teams[1], 0, {bite ? u"block"_s : u"ball-and-chain"_s});
    MatchDriver match(setup);
    QString victim;
    if (bite) {
        match.untilTurn();
        victim = match.onPitch(0, 3);
        match.choose(u"bite"_s, victim);
    } else {
        knockDownAway(match);
        victim = match.onPitch(1, 0);
    }
    QVERIFY(!match.asks(u"armour"_s));
    match.roll(u"injury"_s, pair(total));
    const TableRow &row = *sharedRuleset(ruleset)->tables().find(table)->lookUp(total);
    const bool stays = row.value(u"stunned"_s) > 0;
    QCOMPARE(match.player(victim).isOnPitch(), stays);
    if (row.value(u"knocked-out"_s) > 0)
        QCOMPARE(match.player(victim).where, Whereabouts::KnockedOut);
    if (row.value(u"casualty"_s) > 0)
        QCOMPARE(match.player(victim).where, Whereabouts::Injured);
    QCOMPARE(match.asks(u"casualty"_s),
             row.value(u"casualty"_s) > 0 && row.value(u"casualty-roll"_s, 1) > 0);
}

void TestMatchTables::everyRowHasACase_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &id : footballRulesets())
        QTest::newRow(qPrintable(id)) << id;
}

/// The tables above are rolled on with every total of their dice. A row that none of them reaches,
/// or a table of these kinds that is not among them, has no case.
void TestMatchTables::everyRowHasACase()
{
    QFETCH(QString, ruleset);
    static const QStringList rolled{
        u"weather"_s,       u"weather-winter"_s, u"weather-subterranean"_s,
        u"kick-off"_s,      u"injury"_s,         u"kick-off-blitzmania"_s,
        u"injury-stunty"_s, u"crowd"_s,          u"injury-thick-skull"_s,
        u"injury-bite"_s,   u"casualty"_s,       u"injury-ball-and-chain"_s};
    // What follows a result is tested with it.
    static const QStringList followUps{u"kick-off-"_s, u"weather-"_s, u"injury-modifiers"_s};
    for (const Table &table : sharedRuleset(ruleset)->tables()) {
        const QString &id = table.id.text();
        const bool meant = id.startsWith(u"weather") || id.startsWith(u"kick-off")
            || id.startsWith(u"injury") || id.startsWith(u"casualty") || id == u"crowd"_s;
        if (!meant || table.enteredFromBook)
            continue;
        const bool follows
            = std::any_of(followUps.begin(), followUps.end(),
                          [&id](const QString &start) { return id.startsWith(start); });
        if (!rolled.contains(id)) {
            QVERIFY2(follows, qPrintable(id));
            continue;
        }
        QVERIFY(table.dice.has_value());
        const bool digits = table.dice->faces() == std::vector{6, 8};
        QStringList reached;
        for (int first = 1; first <= table.dice->faces().at(0); ++first) {
            for (int second = 1; second <= table.dice->faces().at(1); ++second) {
                const TableRow *row = table.lookUp(digits ? first * 10 + second : first + second);
                QVERIFY2(row, qPrintable(id));
                reached.append(row->id.text());
            }
        }
        for (const TableRow &row : table.rows)
            QVERIFY2(reached.contains(row.id.text()), qPrintable(id + u' ' + row.id.text()));
    }
}

void TestMatchTables::casualty_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("tens");
    QTest::addColumn<int>("units");
    QTest::addColumn<QString>("row");
    for (const QString &id : editionsWith(u"casualty"_s)) {
        const Table *table = sharedRuleset(id)->tables().find(u"casualty"_s);
        for (int tens = 1; tens <= 6; ++tens) {
            for (int units = 1; units <= 8; ++units)
                QTest::addRow("%s %d%d", qPrintable(id), tens, units)
                    << id << tens << units << table->lookUp(tens * 10 + units)->id.text();
        }
    }
}

void TestMatchTables::casualty()
{
    QFETCH(QString, ruleset);
    QFETCH(int, tens);
    QFETCH(int, units);
    QFETCH(QString, row);
    MatchDriver match(plainSetup(ruleset));
    knockDownAway(match);
    const QString victim = match.onPitch(1, 0);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {6, 6});
    match.roll(u"casualty"_s, {tens, units});
    QCOMPARE(match.player(victim).casualties, std::vector<RowId>{RowId(row)});
    QCOMPARE(match.player(victim).where, Whereabouts::Injured);
    QCOMPARE(match.state().casualties.size(), size_t(1));
    QCOMPARE(match.state().casualties.front().result.text(), row);
    QCOMPARE(harmCauseName(match.state().casualties.front().cause), u"block"_s);
}

void TestMatchTables::crowd_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("total");
    QTest::addColumn<Whereabouts>("where");
    for (const QString &id : editionsWith(u"crowd"_s)) {
        for (int total = 2; total <= 12; ++total)
            QTest::addRow("%s %d", qPrintable(id), total)
                << id << total
                << (total < 8        ? Whereabouts::Reserves
                        : total < 10 ? Whereabouts::KnockedOut
                                     : Whereabouts::Injured);
    }
}

void TestMatchTables::crowd()
{
    QFETCH(QString, ruleset);
    QFETCH(int, total);
    MatchDriver match(plainSetup(ruleset));
    match.untilTurn();
    const QString victim = match.onPitch(1, 5);
    match.choose(u"crowd"_s, victim);
    match.roll(u"injury"_s, pair(total));
    QTEST(match.player(victim).where, "where");
    QCOMPARE(match.player(match.onPitch(0, 0)).achievements.casualties,
             0); // the crowd earns nothing
}

void TestMatchTables::blitzmania_data()
{
    QTest::addColumn<int>("total");
    QTest::addColumn<QString>("row");
    const Table *table = sharedRuleset(u"bb2016"_s)->tables().find(u"kick-off-blitzmania"_s);
    for (int total = 2; total <= 12; ++total)
        QTest::addRow("%d", total) << total << table->lookUp(total)->id.text();
}

void TestMatchTables::blitzmania()
{
    QFETCH(int, total);
    QFETCH(QString, row);
    MatchSetup setup = withOption(plainSetup(u"bb2016"_s), u"kick-off-variant"_s, u"blitzmania"_s);
    MatchDriver match(withOption(setup, u"special-plays"_s, false));
    match.alwaysRoll(u"gate"_s, {3, 3});
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, pair(total));
    QCOMPARE(match.state().occasion.kickOff.row.text(), row);
    if (row == u"wheres-the-ref"_s) {
        QCOMPARE(match.state().ongoingSum(0, u"no-sending-off"_s), 1);
    } else if (row == u"breaking-scandal"_s) {
        match.roll(u"kick-off.breaking-scandal"_s, {1, 3});
        QCOMPARE(match.state().sides[0].fame, -1);
        QCOMPARE(match.state().sides[1].fame, -3);
        const QString near = match.onPitch(0, 0);
        match.choose(u"near-the-crowd"_s, near);
        match.roll(u"scandal-falls"_s, {2});
        QCOMPARE(match.player(near).posture, Posture::Prone);
        QVERIFY(match.asks(u"armour"_s));
    } else if (row == u"bolster-the-line"_s) {
        match.roll(u"kick-off.bolster-the-line"_s, {4, 3, 6});
        QCOMPARE(match.state().sides[0].countIn(Whereabouts::Pitch), 13);
    } else if (row == u"bloodthirsty-fans"_s) {
        match.roll(u"kick-off.bloodthirsty-fans"_s, {2, 2});
        QVERIFY(match.asks(u"kick-off.bloodthirsty-fans"_s)); // ties are rolled again
        match.roll(u"kick-off.bloodthirsty-fans"_s, {2, 1});
    } else if (row == u"questionable-coaching"_s) {
        match.roll(u"kick-off.questionable-coaching"_s, {2, 1});
        const QString leaves = match.onPitch(1, 0);
        match.choose(u"called-off"_s, leaves);
        QCOMPARE(match.player(leaves).where, Whereabouts::Reserves);
    } else if (row == u"pelted-by-the-crowd"_s) {
        match.roll(u"kick-off.pelted-by-the-crowd"_s, {5, 4});
        std::vector<int> dice(11, 3);
        dice[1] = 1;
        match.roll(u"pelted"_s, dice);
        QCOMPARE(match.player(match.onPitch(1, 1)).posture, Posture::Prone);
    } else if (row == u"violent-outburst"_s) {
        const QString first = match.onPitch(0, 0);
        match.choose(u"kick-off.violent-outburst"_s, first);
        match.choose(u"block.victim"_s, match.onPitch(1, 0));
        match.choose(u"block.result"_s, u"pushed"_s);
        match.choose(u"block.outcome"_s, u"nobody"_s);
        QVERIFY(!match.choices(u"kick-off.violent-outburst"_s).contains(first));
        match.choose(u"kick-off.violent-outburst"_s, match.onPitch(0, 1));
        match.choose(u"block.victim"_s, match.onPitch(1, 1));
        match.choose(u"block.result"_s, u"attacker-down"_s);
        match.roll(u"armour"_s, {1, 1});
        QVERIFY(!match.asks(u"kick-off.violent-outburst"_s)); // one of them fell
    } else if (row == u"big-money"_s) {
        match.roll(u"kick-off.big-money"_s, {5});
        QCOMPARE(match.state().sides[0].rerolls.bonusDrive, 5);
    } else if (row == u"changing-weather"_s) {
        match.roll(u"changing-weather"_s, {1, 1});
        QCOMPARE(match.state().weather.row.text(), u"sweltering-heat"_s);
    } else {
        QVERIFY(match.asks(u"said"_s));
    }
    match.untilTurn();
}

void TestMatchTables::nobodyIsSentOffWithoutAReferee()
{
    MatchSetup setup = withOption(plainSetup(u"bb2016"_s), u"kick-off-variant"_s, u"blitzmania"_s);
    teach(setup.teams[0], 0, {u"secret-weapon"_s});
    MatchDriver match(withOption(setup, u"special-plays"_s, false));
    const Table *table = sharedRuleset(u"bb2016"_s)->tables().find(u"kick-off-blitzmania"_s);
    for (const bool there : {false, true}) {
        const int total = there ? 7 : *table->row(u"wheres-the-ref"_s)->from;
        match.untilKickOff();
        match.roll(u"kick-off-table"_s, pair(total));
        match.untilTurn();
        QVERIFY(match.player(u"0:1"_s).isOnPitch());
        match.choose(u"touchdown"_s, u"somebody"_s);
        match.until(there ? u"sending-off"_s : u"kick-off-table"_s);
    }
}

QTEST_GUILESS_MAIN(TestMatchTables)
#include "tst_matchtables.moc"
