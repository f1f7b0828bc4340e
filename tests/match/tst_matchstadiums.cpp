// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/languagescope.h"
#include "tests/support/matchcase.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

MatchDriver atStadium(const QString &table, int die, MatchSetup setup = leagueSetup())
{
    static const QMap<QString, std::vector<int>> kinds{{u"stadium-unusual-surface"_s, {1, 1}},
                                                       {u"stadium-rough-and-ready"_s, {2, 2}},
                                                       {u"stadium-luxury"_s, {4, 5}},
                                                       {u"stadium-local-crowd"_s, {6, 6}}};
    MatchDriver match(std::move(setup));
    match.alwaysRoll(u"stadium"_s, kinds.value(table));
    match.alwaysRoll(u"stadium-attribute"_s, {die});
    match.alwaysRoll(u"referee"_s, {3, 4});
    match.until(u"stadium-attribute"_s);
    match.roll(u"stadium-attribute"_s, {die});
    return match;
}

/// The first home player fouls the first away player; these are the dice of the armour roll.
void foul(MatchDriver &match, std::vector<int> armour = {1, 2})
{
    match.untilTurn();
    match.putDown(match.onPitch(1, 0));
    match.choose(u"foul"_s, match.onPitch(0, 0));
    match.choose(u"foul.victim"_s, match.onPitch(1, 0));
    match.number(u"foul.assists"_s, 0);
    match.roll(u"armour"_s, std::move(armour));
}

void pushIntoCrowd(MatchDriver &match, const QString &result = u"pushed"_s)
{
    match.untilTurn();
    match.choose(u"block"_s, match.onPitch(0, 0));
    match.choose(u"block.victim"_s, match.onPitch(1, 0));
    match.choose(u"block.result"_s, result);
    match.choose(u"block.outcome"_s, u"crowd"_s);
}

void waterKeepsTheStunnedDown()
{
    MatchDriver match = atStadium(u"stadium-unusual-surface"_s, 1);
    match.untilTurn();
    const QString first = match.onPitch(1, 0);
    const QString second = match.onPitch(1, 1);
    for (const QString &ref : {first, second}) {
        match.choose(u"hand.player"_s, ref);
        match.choose(u"hand.place"_s, u"stunned"_s);
    }
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    match.roll(u"stunned-in-water"_s, {1, 2});
    QCOMPARE(match.player(first).posture, Posture::Stunned);
    QCOMPARE(match.player(second).posture, Posture::Prone);
    // A fall into the water is softer.
    match.untilTurn();
    match.choose(u"fall"_s, match.onPitch(0, 0));
    match.roll(u"armour"_s, {4, 5});
    QVERIFY(!match.asks(u"injury"_s));
}

/// The first home player goes for it so often, and no more.
void goesForIt(MatchDriver &match, int squares)
{
    const QString further = u"roll.going-for-it"_s;
    const QString who = match.onPitch(0, 0);
    for (int square = 0; square < squares; ++square) {
        QVERIFY(match.choices(further).contains(who));
        match.choose(further, who);
        match.roll(u"roll.die"_s, {6});
    }
    QVERIFY(!match.choices(further).contains(who));
}

void unevenFooting()
{
    MatchSetup setup = leagueSetup();
    setup.teams[0] = plainTeam(u"bb2016"_s, u"dwarf"_s, u"blocker"_s, 14);
    const int dwarf = 4;
    MatchDriver match = atStadium(u"stadium-unusual-surface"_s, 5, setup);
    match.untilTurn();
    QCOMPARE(match.player(match.onPitch(0, 0)).profile().movement, dwarf - 1);
    QCOMPARE(match.player(match.onPitch(1, 0)).profile().movement, 5 - 1);
    goesForIt(match, 3);
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.untilTurn();
    // Felt once, not at every drive.
    QCOMPARE(match.player(match.onPitch(0, 0)).profile().movement, dwarf - 1);
}

void astrogranite()
{
    MatchDriver granite = atStadium(u"stadium-unusual-surface"_s, 4);
    granite.untilTurn();
    granite.choose(u"fall"_s, granite.onPitch(0, 0));
    const LanguageScope scope(Language::English);
    const PromptWords words
        = granite.session().game().words(granite.state(), granite.session().prompts().front());
    QVERIFY2(words.detail.contains(u"+1 Astrogranite"_s), qPrintable(words.detail));
    granite.roll(u"armour"_s, {4, 4});
    QVERIFY(granite.asks(u"injury"_s));
}

/// Who goes too far on hard ground, and the die that says whether he stands.
MatchDriver goneOnGranite(int die)
{
    MatchDriver match = atStadium(u"stadium-unusual-surface"_s, 4);
    match.untilTurn();
    match.choose(u"roll.going-for-it"_s, match.onPitch(0, 0));
    match.roll(u"roll.die"_s, {1});
    match.roll(u"roll.die"_s, {die});
    return match;
}

/// On 4+ nothing happens, but he goes no further; the die is his, and may be rolled again (bb2016
/// L812-820, L3625-3628).
void graniteBearsHim()
{
    MatchDriver up = goneOnGranite(4);
    const QString player = up.onPitch(0, 0);
    QVERIFY(up.asks(u"end-turn"_s));
    QCOMPARE(up.player(player).posture, Posture::Standing);
    QVERIFY(!up.choices(u"roll.going-for-it"_s).contains(player));
    QVERIFY(up.choices(u"roll.dodge"_s).contains(player));
    MatchDriver down = goneOnGranite(3);
    QCOMPARE(down.choices(u"roll-again"_s), QStringList{u"team"_s});
    down.keepRoll();
    QVERIFY(down.asks(u"armour"_s));
    MatchDriver again = goneOnGranite(3);
    again.choose(u"roll-again"_s, u"team"_s);
    again.roll(u"roll.die"_s, {4});
    QVERIFY(again.asks(u"end-turn"_s));
    QCOMPARE(again.player(player).posture, Posture::Standing);
}

/// One square more than usual (bb2016 L3630-3632).
void furtherOnUnevenGround()
{
    MatchDriver match = atStadium(u"stadium-unusual-surface"_s, 5);
    match.untilTurn();
    const QString player = match.onPitch(0, 0);
    for (int square = 0; square < 3; ++square) {
        match.choose(u"roll.going-for-it"_s, player);
        match.roll(u"roll.die"_s, {6});
    }
    QVERIFY(!match.choices(u"roll.going-for-it"_s).contains(player));
}

void solidStone()
{
    MatchDriver stone = atStadium(u"stadium-unusual-surface"_s, 6);
    stone.untilTurn();
    const QString player = stone.onPitch(0, 0);
    stone.choose(u"fall"_s, player);
    stone.roll(u"armour"_s, {6, 6});
    stone.roll(u"injury"_s, {3, 4});
    QCOMPARE(stone.player(player).where, Whereabouts::KnockedOut);
}

void apatheticOfficials()
{
    MatchDriver match = atStadium(u"stadium-rough-and-ready"_s, 1);
    match.untilTurn();
    QCOMPARE(match.state().sides[0].bribes, 1);
    while (match.state().half < 2) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    QCOMPARE(match.state().sides[1].bribes, 2);
}

void appallingStandsCountTheLastDrive()
{
    MatchDriver match = atStadium(u"stadium-rough-and-ready"_s, 2);
    match.alwaysRoll(u"roll"_s, {6});
    match.untilTurn();
    const int fame = match.state().sides[0].fame;
    while (match.state().half < 2 || match.state().sides[0].turn < 8
           || match.state().sides[1].turn < 8) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    match.confirm(u"end-turn"_s);
    match.until(u"roll"_s);
    match.roll(u"roll"_s, {1});
    QCOMPARE(match.state().sides[0].fame, fame - 1);
    match.roll(u"roll"_s, {2});
    QVERIFY(match.state().over);
}

void poorlyBuiltDungeons()
{
    MatchDriver match = atStadium(u"stadium-rough-and-ready"_s, 6);
    match.untilTurn();
    const QString first = match.onPitch(0, 0);
    const QString second = match.onPitch(0, 1);
    for (const QString &ref : {first, second}) {
        match.choose(u"hand.player"_s, ref);
        match.choose(u"hand.place"_s, u"sent-off"_s);
    }
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.until(u"dungeons"_s);
    QVERIFY(wordsOf(match, u"dungeons"_s).detail.contains(u"In this order: #"));
    match.roll(u"dungeons"_s, {4, 5});
    const QString line = newestLine(match);
    QVERIFY2(line.contains(u"stays away (4)") && line.contains(u"comes back (5)"),
             qPrintable(line));
    QCOMPARE(match.player(first).where, Whereabouts::SentOff);
    QCOMPARE(match.player(second).where, Whereabouts::Reserves);
}

void spectacle()
{
    MatchDriver match = atStadium(u"stadium-luxury"_s, 2);
    match.roll(u"spectacle"_s, {3, 4});
    QCOMPARE(match.state().sides[0].gift, 70'000);
    QCOMPARE(match.state().sides[1].gift, 70'000);
}

void broadcastStudioMakesStarsCheaper()
{
    MatchSetup setup = leagueSetup();
    setup.teams[0].treasury = 1'000'000;
    MatchDriver match = atStadium(u"stadium-luxury"_s, 3, setup);
    match.until(u"petty-cash"_s);
    match.number(u"petty-cash"_s, 1'000'000);
    match.until(u"inducements.buy"_s);
    while (match.session().prompts().front().seat != 0)
        match.confirm(u"inducements.done"_s);
    match.choose(u"inducements.buy"_s, u"star-players/griff-oberwald"_s);
    const int cost = sharedRuleset(u"bb2016"_s)->stars().find(u"griff-oberwald"_s)->cost;
    QCOMPARE(match.state().sides[0].purchases.back().price, cost - 50'000);
}

void onSiteApothecaries()
{
    MatchSetup setup = leagueSetup();
    setup.teams[1] = plainTeam(u"bb2016"_s, u"undead"_s, u"zombie"_s);
    MatchDriver match = atStadium(u"stadium-luxury"_s, 4, setup);
    match.untilTurn();
    QCOMPARE(match.state().sides[0].apothecaries, 1);
    QCOMPARE(match.state().sides[1].apothecaries, 0);
    QCOMPARE(match.state().sides[1].rerolls.team(), 3);
}

void enclosedPitch()
{
    MatchDriver match = atStadium(u"stadium-luxury"_s, 5);
    pushIntoCrowd(match);
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(match.onPitch(1, 0)).posture, Posture::Prone);
}

void deluxeSeating()
{
    const LanguageScope english(Language::English);
    MatchDriver match = atStadium(u"stadium-luxury"_s, 6);
    match.untilTurn();
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.until(u"seating"_s);
    const QString asked = wordsOf(match, u"seating"_s).detail;
    QVERIFY2(asked.contains(u"First die: human. Second die: orc."_s), qPrintable(asked));
    match.roll(u"seating"_s, {3, 1});
    QCOMPARE(match.state().sides[0].rerolls.team(), 3 - (match.state().sides[0].fame < 0));
    QCOMPARE(match.state().sides[1].rerolls.team(), 2);
}

void aleFuelledManiacs()
{
    MatchDriver match = atStadium(u"stadium-local-crowd"_s, 1);
    match.untilTurn();
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.until(u"roll"_s);
    match.roll(u"roll"_s, {1});
    match.roll(u"roll"_s, {1});
    QCOMPARE(match.state().sides[0].bribes, 1);
    QVERIFY(!match.asks(u"kick-off-table"_s));
}

void boisterousRabble()
{
    MatchDriver match = atStadium(u"stadium-local-crowd"_s, 2);
    match.until(u"gate"_s);
    match.roll(u"gate"_s, {6, 6});
    match.roll(u"gate"_s, {1, 1});
    pushIntoCrowd(match);
    QCOMPARE(match.state().sides[0].fame, 2);
    QCOMPARE(match.state().sides[1].fame, 1);
    const QString victim = match.onPitch(1, 0);
    match.roll(u"injury"_s, {3, 4});
    QCOMPARE(match.player(victim).where, Whereabouts::KnockedOut);
}

void hecklersCallOut()
{
    // Even a fouler who paid for silence is called out.
    MatchSetup setup = leagueSetup();
    MatchDriver match = atStadium(u"stadium-local-crowd"_s, 3, setup);
    match.untilTurn();
    match.choose(u"hand.number"_s, u"bribes.0"_s);
    match.number(u"hand.value"_s, 1);
    const QString fouler = match.onPitch(0, 0);
    foul(match, {5, 5});
    match.roll(u"injury"_s, {4, 5});
    match.choose(u"sending-off"_s, u"bribe"_s);
    match.roll(u"bribe"_s, {2});
    match.roll(u"referee-famous"_s, {3});
    match.choose(u"sending-off"_s, u"accept"_s);
    QCOMPARE(match.player(fouler).where, Whereabouts::SentOff);
}

void pacifists()
{
    MatchDriver match = atStadium(u"stadium-local-crowd"_s, 4);
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {5, 6});
    match.roll(u"kick-off.throw-a-rock"_s, {6, 1});
    const QString victim = match.onPitch(1, 0);
    match.choose(u"rock"_s, victim);
    match.roll(u"pacifists"_s, {4});
    QVERIFY(!match.asks(u"injury"_s));
    QVERIFY(match.player(victim).isOnPitch());
    pushIntoCrowd(match);
    match.roll(u"pacifists"_s, {4});
    QCOMPARE(match.player(victim).where, Whereabouts::Reserves);
    QVERIFY(match.asks(u"end-turn"_s));
}

void fairWeatherFans()
{
    MatchDriver match = atStadium(u"stadium-local-crowd"_s, 5);
    match.untilTurn();
    const int fame = match.state().sides[1].fame;
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.until(u"roll"_s);
    match.roll(u"roll"_s, {2});
    QCOMPARE(match.state().sides[1].fame, fame - 1);
}

void solemnAndSilent()
{
    MatchSetup setup = leagueSetup();
    setup.teams[0].cheerleaders = 5;
    MatchDriver match = atStadium(u"stadium-local-crowd"_s, 6, setup);
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {1, 5});
    match.roll(u"kick-off.cheering-fans"_s, {1, 2});
    QCOMPARE(match.state().sides[0].rerolls.bonusHalf, 0);
    QCOMPARE(match.state().sides[1].rerolls.bonusHalf, 1);
    const QString victim = u"1:1"_s;
    pushIntoCrowd(match, u"defender-down"_s);
    match.confirm(u"said"_s);
    match.roll(u"armour"_s, {1, 1});
    QVERIFY(match.player(victim).isOnPitch());
    QCOMPARE(match.player(victim).posture, Posture::Prone);
}

/// Handed back, who dodges comes back on his feet (bb2016 L3803-3806); Tackle takes that from him.
void solemnDodge()
{
    for (const QString &answer : {u"yes"_s, u"no"_s, QString()}) {
        MatchSetup setup = leagueSetup();
        teach(setup.teams[1], 0, {u"dodge"_s});
        if (answer.isEmpty())
            teach(setup.teams[0], 0, {u"tackle"_s});
        MatchDriver match = atStadium(u"stadium-local-crowd"_s, 6, setup);
        pushIntoCrowd(match, u"defender-stumbles"_s);
        QCOMPARE(match.asks(u"crowd.dodge"_s), !answer.isEmpty());
        if (!answer.isEmpty())
            match.choose(u"crowd.dodge"_s, answer);
        match.confirm(u"said"_s);
        QCOMPARE(match.asks(u"armour"_s), answer != u"yes"_s);
        QCOMPARE(match.player(u"1:1"_s).posture,
                 answer == u"yes"_s ? Posture::Standing : Posture::Prone);
    }
}

/// What it does is on the board, or comes after the match: no number of the match changes.
template<int die>
void onlyTold(const QString &table)
{
    MatchDriver match = atStadium(table, die);
    QVERIFY(match.asks(u"said"_s));
    const std::array<SideState, 2> before = match.state().sides;
    match.confirm(u"said"_s);
    QCOMPARE(match.state().sides, before);
    match.untilTurn();
    for (const SideState &side : match.state().sides) {
        QCOMPARE(side.rerolls.team(), 2);
        QCOMPARE(side.bribes, 0);
        QCOMPARE(side.apothecaries, 0);
        QCOMPARE(side.gift, 0);
        for (const MatchPlayer &player : side.players)
            QVERIFY(player.timedEffects.empty());
    }
}

void slopingPitch()
{
    onlyTold<2>(u"stadium-unusual-surface"_s);
    MatchDriver match = atStadium(u"stadium-unusual-surface"_s, 2);
    match.untilTurn();
    goesForIt(match, 3);
}

void ice()
{
    onlyTold<3>(u"stadium-unusual-surface"_s);
}

void trapdoors()
{
    onlyTold<3>(u"stadium-rough-and-ready"_s);
}

void unclearMarkings()
{
    onlyTold<4>(u"stadium-rough-and-ready"_s);
}

void exposure()
{
    onlyTold<5>(u"stadium-rough-and-ready"_s);
}

void merchandise()
{
    onlyTold<1>(u"stadium-luxury"_s);
}

/// The kinds lead to the tables of their attributes.
void kind(int total, const QString &table)
{
    MatchDriver match(leagueSetup());
    match.until(u"stadium"_s);
    const int first = std::max(1, total - 6);
    match.roll(u"stadium"_s, {first, total - first});
    QCOMPARE(match.asks(u"stadium-attribute"_s), !table.isEmpty());
    if (!table.isEmpty())
        QCOMPARE(match.state().agenda.back().table(), table);
}

void unusualSurface()
{
    for (const int total : {2, 3})
        kind(total, u"stadium-unusual-surface"_s);
}

void roughAndReady()
{
    for (const int total : {4, 5})
        kind(total, u"stadium-rough-and-ready"_s);
}

void standardStadium()
{
    for (const int total : {6, 7, 8})
        kind(total, {});
}

void luxury()
{
    for (const int total : {9, 10})
        kind(total, u"stadium-luxury"_s);
}

void localCrowd()
{
    for (const int total : {11, 12})
        kind(total, u"stadium-local-crowd"_s);
}

/// A home player is pushed into his own crowd; this is its die.
MatchDriver intoTheHomeCrowd(int die)
{
    MatchSetup setup = leagueSetup();
    setup.teams[1].home.stadium = {RowId(u"ice"_s)};
    setup.teams[1].home.resident = true;
    MatchDriver match(std::move(setup));
    match.alwaysRoll(u"stadium"_s, {1, 1});
    match.alwaysRoll(u"referee"_s, {3, 4});
    match.alwaysChoose(u"stadium-home"_s, u"yes"_s);
    pushIntoCrowd(match);
    match.roll(u"home-crowd"_s, {die});
    return match;
}

void homeCrowdHurts()
{
    for (const int die : {1, 4}) {
        MatchDriver match = intoTheHomeCrowd(die);
        match.roll(u"injury"_s, {4, 4});
        QCOMPARE(match.player(u"1:1"_s).where, Whereabouts::KnockedOut);
    }
}

void homeCrowdSpares()
{
    for (const int die : {5, 6}) {
        MatchDriver match = intoTheHomeCrowd(die);
        QVERIFY(match.asks(u"end-turn"_s));
        QCOMPARE(match.player(u"1:1"_s).where, Whereabouts::Reserves);
    }
}

constexpr MatchCase cases[]{
    {"stadium-kind/unusual-surface", unusualSurface},
    {"stadium-kind/rough-and-ready", roughAndReady},
    {"stadium-kind/standard", standardStadium},
    {"stadium-kind/luxury", luxury},
    {"stadium-kind/local-crowd", localCrowd},
    {"stadium-unusual-surface/ankle-deep-water", waterKeepsTheStunnedDown},
    {"stadium-unusual-surface/sloping-pitch", slopingPitch},
    {"stadium-unusual-surface/ice", ice},
    {"stadium-unusual-surface/astrogranite", astrogranite},
    {"stadium-unusual-surface/uneven-footing", unevenFooting},
    {"stadium-unusual-surface/solid-stone", solidStone},
    {"stadium-rough-and-ready/apathetic-officials", apatheticOfficials},
    {"stadium-rough-and-ready/appalling-stands", appallingStandsCountTheLastDrive},
    {"stadium-rough-and-ready/uncovered-trapdoors", trapdoors},
    {"stadium-rough-and-ready/unclear-markings", unclearMarkings},
    {"stadium-rough-and-ready/desperate-for-exposure", exposure},
    {"stadium-rough-and-ready/poorly-built-dungeons", poorlyBuiltDungeons},
    {"stadium-luxury/integrated-merchandise-stalls", merchandise},
    {"stadium-luxury/reputation-for-spectacle", spectacle},
    {"stadium-luxury/broadcast-studio", broadcastStudioMakesStarsCheaper},
    {"stadium-luxury/on-site-apothecaries", onSiteApothecaries},
    {"stadium-luxury/enclosed-pitch", enclosedPitch},
    {"stadium-luxury/deluxe-seating", deluxeSeating},
    {"stadium-local-crowd/ale-fuelled-maniacs", aleFuelledManiacs},
    {"stadium-local-crowd/boisterous-rabble", boisterousRabble},
    {"stadium-local-crowd/know-it-all-hecklers", hecklersCallOut},
    {"stadium-local-crowd/bunch-of-pacifists", pacifists},
    {"stadium-local-crowd/fair-weather-fans", fairWeatherFans},
    {"stadium-local-crowd/solemn-and-silent", solemnAndSilent},
    {"home-stadium-crowd/injury", homeCrowdHurts},
    {"home-stadium-crowd/reserves", homeCrowdSpares},
};

const QStringList tables{
    u"stadium-kind"_s,   u"stadium-unusual-surface"_s, u"stadium-rough-and-ready"_s,
    u"stadium-luxury"_s, u"stadium-local-crowd"_s,     u"home-stadium-crowd"_s};

} // namespace

/// Every row of the tables of stadiums, with forced dice.
class TestMatchStadiums : public QObject
{
    Q_OBJECT

private slots:
    void everyRowHasACase();
    void rows_data();
    void rows();
    void silentCrowdLetsHimDodge() { solemnDodge(); }
    void whoGoesForItOnGranite() { graniteBearsHim(); }
    void whoGoesForItOnUnevenGround() { furtherOnUnevenGround(); }
    void theMatchGoesToItsEnd_data();
    void theMatchGoesToItsEnd();
};

void TestMatchStadiums::everyRowHasACase()
{
    QStringList listed;
    for (const MatchCase &each : cases)
        listed.append(QString::fromLatin1(each.row));
    for (const QString &name : tables) {
        for (const TableRow &row : sharedRuleset(u"bb2016"_s)->tables().find(name)->rows)
            QVERIFY2(listed.removeOne(name + u'/' + row.id.text()), qPrintable(row.id.text()));
    }
    QVERIFY2(listed.isEmpty(), qPrintable(listed.join(u' ')));
}

void TestMatchStadiums::rows_data()
{
    QTest::addColumn<int>("place");
    for (size_t i = 0; i < std::size(cases); ++i)
        QTest::newRow(cases[i].row) << static_cast<int>(i);
}

void TestMatchStadiums::rows()
{
    QFETCH(int, place);
    cases[place].check();
}

void TestMatchStadiums::theMatchGoesToItsEnd_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("die");
    for (const QString &name : tables.mid(1, 4)) {
        for (int die = 1; die <= 6; ++die)
            QTest::addRow("%s %d", qPrintable(name), die) << name << die;
    }
}

/// Whatever the attribute.
void TestMatchStadiums::theMatchGoesToItsEnd()
{
    QFETCH(QString, table);
    QFETCH(int, die);
    MatchDriver match = atStadium(table, die);
    const RowOf stadium = match.state().occasion.stadium;
    QCOMPARE(stadium.row.text(),
             sharedRuleset(u"bb2016"_s)->tables().find(table)->lookUp(die)->id.text());
    QCOMPARE(stadium.table.text(), table);
    match.until(u"result.home"_s);
}

QTEST_GUILESS_MAIN(TestMatchStadiums)
#include "tst_matchstadiums.moc"
