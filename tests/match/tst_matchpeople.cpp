// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/effects.h"
#include "core/match/effects/grudges.h"
#include "core/match/report/report.h"
#include "core/match/state/board.h"
#include "core/text/languagescope.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

MatchSetup plain2016()
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.options[OptionId(u"special-plays"_s)] = false;
    return setup;
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

/// A league match with one thing hired by the home side, whose roster it may take.
MatchDriver hired(const QString &what, const QString &roster = u"human"_s,
                  const QString &position = u"lineman"_s)
{
    MatchSetup setup = plain2016();
    setup.teams[0] = plainTeam(u"bb2016"_s, roster, position);
    setup.teams[0].treasury = 500'000;
    for (const QString &option : {u"wizard-inducement"_s, u"winterbowl-inducements"_s})
        setup.options[OptionId(option)] = true;
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    match.number(u"petty-cash"_s, 500'000);
    match.until(u"inducements.buy"_s);
    while (match.session().prompts().front().seat != 0)
        match.confirm(u"inducements.done"_s);
    match.choose(u"inducements.buy"_s, what);
    match.confirm(u"inducements.done"_s);
    return match;
}

MatchSetup famous(const QString &team, const QString &roster, const QString &position,
                  int players = 14)
{
    MatchSetup setup = plain2016();
    setup.teams[0] = plainTeam(u"bb2016"_s, roster, position, players);
    setup.options[OptionId(team)] = true;
    return setup;
}

bool allHave(const MatchState &state, Seat seat, QStringView skill)
{
    const auto &players = state.side(seat).players;
    return std::all_of(players.begin(), players.end(),
                       [skill](const MatchPlayer &each) { return each.has(skill); });
}

} // namespace

/// Hired staff, special balls and famous teams: each with forced dice.
class TestMatchPeople : public QObject
{
    Q_OBJECT

private slots:
    void wizards();
    void aFireballHurtsInItsOrder();
    void horatioOnceAHalf();
    void warlockBolt();
    void kariPlays();
    void finkFixes();
    void papaBlesses();
    void theApothecarySeesToTheUnworthy();
    void galandrilInspires();
    void galandrilCountsAsOneInsteadOfNone();
    void krotMends();
    void runes();
    void aRuneForNobody();
    void theDrumsDriveBack();
    void theDrumsDriveBackOnTheBoard();
    void ballistics_data();
    void ballistics();
    void tonicAndWeatherMage();
    void fansGetInTheWay();
    void whoIsLeftOfAPairIsNoLoner_data();
    void whoIsLeftOfAPairIsNoLoner();

    void specialBalls();
    void aBallThatStabbedTheOthersBeginsNoTurn();
    void goblinsHaveThreeBalls();

    void brightCrusaders();
    void orclandRaiders();
    void warpfireWanderers();
    void greenboyz();
    void chaosAllStars();
    void underworldCreepers();
    void theApothecarySeesToAFightInTheDugout();
    void celestialComets();
    void grudgeBearers();
};

void TestMatchPeople::wizards()
{
    MatchDriver match = hired(u"wizard"_s);
    match.untilTurn();
    const QString first = match.onPitch(1, 0);
    const QString second = match.onPitch(1, 1);
    match.choose(u"helper"_s, u"wizard"_s);
    match.choose(u"wizard.spell"_s, u"fireball"_s);
    // A number that both sides have means the other's.
    QCOMPARE(match.choices(u"fireball.targets"_s).constFirst(), first);
    QVERIFY(match.choices(u"fireball.targets"_s).contains(match.onPitch(0, 0)));
    match.choose(u"fireball.targets"_s, QStringList{first, second});
    match.roll(u"spell.roll"_s, {3, 4});
    match.roll(u"armour"_s, {4, 5});
    match.choose(u"armour-bonus"_s, u"mighty-blow"_s);
    match.roll(u"injury"_s, {1, 1});
    QCOMPARE(match.player(first).posture, Posture::Standing);
    QCOMPARE(match.player(second).posture, Posture::Stunned);
    QVERIFY(!match.asks(u"helper"_s));
    QCOMPARE(match.state().sides[0].counters.value(u"wizard"_s), 0);
}

/// As the dice are told: the first of them is rolled for first.
void TestMatchPeople::aFireballHurtsInItsOrder()
{
    MatchDriver match = hired(u"wizard"_s);
    match.untilTurn();
    const QString first = match.onPitch(1, 0);
    const QString second = match.onPitch(1, 1);
    match.choose(u"helper"_s, u"wizard"_s);
    match.choose(u"wizard.spell"_s, u"fireball"_s);
    match.choose(u"fireball.targets"_s, QStringList{first, second});
    match.roll(u"spell.roll"_s, {5, 6});
    match.roll(u"armour"_s, {6, 6});
    match.until(u"injury"_s);
    match.roll(u"injury"_s, {1, 1});
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(first).posture, Posture::Stunned);
    QCOMPARE(match.player(second).posture, Posture::Prone);
}

void TestMatchPeople::horatioOnceAHalf()
{
    MatchDriver match = hired(u"horatio-x-scottenheim"_s);
    match.untilTurn();
    match.choose(u"helper"_s, u"horatio-x-scottenheim"_s);
    match.roll(u"fireball.strays"_s, {5, 3}); // D3 squares (bb2016 L3147-3148)
    match.choose(u"fireball.targets"_s, QStringList{});
    QVERIFY(!match.asks(u"helper"_s));
    // The home side kicks in the second half: he waits for its first turn.
    while (match.state().half < 2 || match.state().active == 1) {
        QVERIFY(!match.asks(u"helper"_s) && !match.asks(u"helper.other"_s));
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    QVERIFY(match.asks(u"helper"_s));
}

void TestMatchPeople::warlockBolt()
{
    MatchDriver match = hired(u"warlock-engineer"_s, u"skaven"_s, u"lineman"_s);
    match.untilTurn();
    const QString first = match.onPitch(1, 0);
    const QString second = match.onPitch(1, 1);
    const QString third = match.onPitch(1, 2);
    match.choose(u"helper"_s, u"warlock-engineer"_s);
    match.choose(u"bolt.target"_s, first);
    match.roll(u"armour"_s, {4, 5}); // no mighty blow here
    QVERIFY(!match.asks(u"armour-bonus"_s));
    match.choose(u"bolt.next"_s, second);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {1, 1});
    match.choose(u"bolt.near"_s, QStringList{first, third});
    match.roll(u"spell.roll"_s, {3, 4});
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(first).posture, Posture::Standing);
    QCOMPARE(match.player(second).posture, Posture::Stunned);
    QCOMPARE(match.player(third).posture, Posture::Prone);
    QVERIFY(match.asks(u"end-turn"_s));
}

void TestMatchPeople::kariPlays()
{
    MatchDriver match = hired(u"kari-coldsteel"_s);
    match.untilTurn();
    QCOMPARE(match.state().sides[0].counters.value(u"cheerleaders"_s), 3);
    for (int i = 10; i < 14; ++i) {
        match.choose(u"hand.player"_s, u"0:%1"_s.arg(i + 1));
        match.choose(u"hand.place"_s, u"injured"_s);
    }
    match.choose(u"touchdown"_s, u"0:1"_s);
    match.until(u"kari"_s);
    match.choose(u"kari"_s, u"yes"_s);
    QCOMPARE(match.state().sides[0].counters.value(u"cheerleaders"_s), 0);
    match.untilTurn();
    QVERIFY(match.player(u"0:g1"_s).isOnPitch());
    match.choose(u"touchdown"_s, match.onPitch(match.state().active, 0));
    match.untilTurn();
    QCOMPARE(match.player(u"0:g1"_s).where, Whereabouts::Absent);
}

void TestMatchPeople::whoIsLeftOfAPairIsNoLoner_data()
{
    QTest::addColumn<QString>("twin");
    QTest::addColumn<bool>("loner");

    QTest::newRow("both there") << u"standing"_s << true;
    QTest::newRow("the other one is knocked out") << u"knocked-out"_s << true;
    QTest::newRow("the other one is hurt") << u"injured"_s << false;
}

/// While one twin is among the dead and injured the other loses Loner (bb2016 L9639-9640).
void TestMatchPeople::whoIsLeftOfAPairIsNoLoner()
{
    QFETCH(QString, twin);
    QFETCH(bool, loner);
    MatchDriver match = hired(u"star-players/the-swift-twins"_s, u"high-elf"_s);
    match.untilTurn();
    const auto put = [&match](const QString &player, const QString &place) {
        match.choose(u"hand.player"_s, player);
        match.choose(u"hand.place"_s, place);
    };
    put(u"0:1"_s, u"reserves"_s);
    put(u"0:2"_s, u"reserves"_s);
    put(u"0:s2"_s, u"standing"_s);
    put(u"0:s1"_s, twin);
    match.choose(u"roll.dodge"_s, u"0:s2"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(u"roll.die"_s, {1});
    match.choose(u"roll-again"_s, u"team"_s);
    QCOMPARE(match.asks(u"loner-die"_s), loner);
    QCOMPARE(match.asks(u"roll.die"_s), !loner);
}

void TestMatchPeople::finkFixes()
{
    const LanguageScope english(Language::English);
    MatchDriver match = hired(u"fink-da-fixer"_s, u"goblin"_s, u"goblin"_s);
    foul(match, {2, 2});
    QCOMPARE(match.state().sides[0].counters.value(u"assistant-coaches"_s), 3);
    match.choose(u"sending-off"_s, u"argue"_s);
    const QString asked = wordsOf(match, u"argue"_s).detail;
    QVERIFY2(asked.contains(u"5+: Convinced"_s), qPrintable(asked));
    match.roll(u"argue"_s, {5});
    QVERIFY2(newestLine(match).contains(u"5, Convinced"_s), qPrintable(newestLine(match)));
    QCOMPARE(match.player(u"0:1"_s).where, Whereabouts::Reserves);
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    foul(match, {2, 2});
    match.choose(u"sending-off"_s, u"argue"_s);
    match.roll(u"argue"_s, {1});
    QVERIFY(match.state().sides[0].coachEjected);
    QCOMPARE(match.state().sides[0].counters.value(u"assistant-coaches"_s), 0);
}

void TestMatchPeople::papaBlesses()
{
    MatchDriver match = hired(u"papa-skullbones"_s, u"chaos-chosen"_s, u"beastman"_s);
    match.until(u"papa"_s);
    const QString first = match.onPitch(0, 0);
    const QString second = match.onPitch(0, 1);
    match.choose(u"papa"_s, first);
    match.roll(u"papa.roll"_s, {2});
    QVERIFY(!match.choices(u"papa.next"_s).contains(first));
    match.choose(u"papa.next"_s, second);
    match.roll(u"papa.roll"_s, {8});
    match.choose(u"papa.gift"_s, u"grasping-tendrils"_s);
    QVERIFY(match.player(second).has(u"tentacles"));
    match.untilTurn();
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.until(u"papa"_s);
    QVERIFY(!match.player(second).has(u"tentacles"));
    QVERIFY(!match.choices(u"papa"_s).contains(first));
    QVERIFY(!match.choices(u"papa"_s).contains(second));
    const QString third = match.choices(u"papa"_s).at(1);
    match.choose(u"papa"_s, third);
    match.roll(u"papa.roll"_s, {1});
    QCOMPARE(match.player(third).where, Whereabouts::KnockedOut);
}

void TestMatchPeople::theApothecarySeesToTheUnworthy()
{
    MatchDriver match = hired(u"papa-skullbones"_s, u"chaos-chosen"_s, u"beastman"_s);
    match.until(u"papa"_s);
    match.choose(u"hand.number"_s, u"apothecaries.0"_s);
    match.number(u"hand.value"_s, 1);
    const QString unworthy = match.onPitch(0, 0);
    match.choose(u"papa"_s, unworthy);
    match.roll(u"papa.roll"_s, {1});
    QCOMPARE(match.player(unworthy).where, Whereabouts::KnockedOut);
    match.choose(u"apothecary-ko"_s, u"yes"_s);
    QVERIFY(match.player(unworthy).isOnPitch());
    QCOMPARE(match.player(unworthy).posture, Posture::Stunned);
}

void TestMatchPeople::galandrilInspires()
{
    MatchDriver match = hired(u"galandril-silverwater"_s, u"high-elf"_s, u"lineman"_s);
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {1, 5});
    match.roll(u"kick-off.cheering-fans"_s, {1, 1}); // counts as one cheerleader
    match.untilTurn();
    const int had = match.state().sides[0].rerolls.team();
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.roll(u"roll"_s, {6});
    QCOMPARE(match.state().sides[0].rerolls.team(), had + 1);
}

void TestMatchPeople::galandrilCountsAsOneInsteadOfNone()
{
    MatchDriver match = hired(u"galandril-silverwater"_s, u"high-elf"_s, u"lineman"_s);
    match.untilKickOff();
    const MatchContext &context = match.session().game().context();
    QCOMPARE(context.team(0).cheerleaders, 0);
    QCOMPARE(cheerleaders(context, match.state(), 0), 1);
}

void TestMatchPeople::krotMends()
{
    MatchDriver match = hired(u"krot-shockwhisker"_s, u"skaven"_s, u"lineman"_s);
    match.untilTurn();
    match.choose(u"hand.player"_s, u"0:1"_s);
    match.choose(u"hand.place"_s, u"injured"_s);
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.until(u"krot"_s);
    match.choose(u"krot"_s, u"0:1"_s);
    match.roll(u"krot.roll"_s, {4});
    QVERIFY(match.player(u"0:1"_s).has(u"really-stupid"));
    match.untilTurn();
    QVERIFY(match.player(u"0:1"_s).isOnPitch());
    match.choose(u"touchdown"_s, match.onPitch(match.state().active, 0));
    match.until(u"krot"_s);
    // Mended for a drive only.
    QCOMPARE(match.player(u"0:1"_s).where, Whereabouts::Injured);
    match.choose(u"krot"_s, u"none"_s);
    for (const auto &[language, words] :
         {std::pair{Language::English, u"Krot mends nobody"_s},
          std::pair{Language::Spanish, u"Krot no arregla a nadie"_s},
          std::pair{Language::German, u"Krot flickt niemanden zusammen"_s}}) {
        const LanguageScope scope(language);
        const QString line = newestLine(match);
        QVERIFY2(line.contains(words), qPrintable(line));
    }
}

void TestMatchPeople::runes()
{
    MatchDriver match = hired(u"runesmith"_s, u"dwarf"_s, u"blocker"_s);
    match.until(u"runesmith"_s);
    const QString player = match.onPitch(0, 0);
    const int strength = match.player(player).profile().strength;
    match.choose(u"runesmith"_s, player);
    match.choose(u"runesmith.rune"_s, u"rune-of-might"_s);
    match.roll(u"runesmith.roll"_s, {3});
    QCOMPARE(match.player(player).profile().strength, strength + 1);
    match.untilTurn();
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.untilTurn();
    QCOMPARE(match.player(player).profile().strength, strength);
}

void TestMatchPeople::aRuneForNobody()
{
    MatchDriver match = hired(u"runesmith"_s, u"dwarf"_s, u"blocker"_s);
    match.until(u"runesmith"_s);
    match.choose(u"runesmith"_s, u"none"_s);
    const LanguageScope english(Language::English);
    const QString line = newestLine(match);
    QVERIFY2(line.contains(u"nobody gets a rune"_s), qPrintable(line));
}

/// For each six one of the others goes back D3 squares; a ball on his way he has to try to pick up
/// (bb2016 L3326-3333).
void TestMatchPeople::theDrumsDriveBack()
{
    MatchDriver match = hired(u"waaagh-drummer"_s, u"orc"_s, u"lineman"_s);
    match.until(u"drummer"_s);
    match.roll(u"drummer"_s, {6, 1, 6});
    const QString victim = match.onPitch(1, 0);
    QVERIFY(match.choices(u"drummer-march"_s).contains(victim));
    QVERIFY(!match.choices(u"drummer-march"_s).contains(match.onPitch(0, 0)));
    match.choose(u"drummer-march"_s, victim);
    match.roll(u"drummer-march.squares"_s, {2});
    match.choose(u"drummer-march.ball"_s, u"yes"_s);
    match.until(u"roll.die"_s);
    match.roll(u"roll.die"_s, {6});
    QCOMPARE(match.state().carrier.toString(), victim);
    match.choose(u"drummer-march"_s, u"none"_s);
    QVERIFY(!match.asks(u"drummer-march"_s));
    match.untilTurn();
}

/// Where the pitch is shown he walks there by himself, until somebody is in his way.
void TestMatchPeople::theDrumsDriveBackOnTheBoard()
{
    MatchDriver match = hired(u"waaagh-drummer"_s, u"orc"_s, u"lineman"_s);
    match.until(u"drummer"_s);
    const QString victim = match.onPitch(1, 0);
    const QString behind = match.onPitch(1, 1);
    const std::vector<std::pair<QString, Square>> shown{
        {victim, {15, 7}}, {board::ball, {16, 7}}, {behind, {18, 7}}};
    for (const auto &[who, square] : shown) {
        match.choose(u"hand.board"_s, who);
        match.number(u"hand.square"_s, board::numberOf(square));
    }
    match.roll(u"drummer"_s, {6, 1, 2});
    match.choose(u"drummer-march"_s, victim);
    match.roll(u"drummer-march.squares"_s, {3});
    QCOMPARE(match.state().board.value(victim), (Square{16, 7})); // where the ball lies
    match.until(u"roll.die"_s);
    match.roll(u"roll.die"_s, {6});
    QCOMPARE(match.state().board.value(victim), (Square{17, 7}));
    QCOMPARE(match.state().carrier.toString(), victim);
}

void TestMatchPeople::ballistics_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<QString>("chosen"); // empty: nobody is asked
    QTest::addColumn<Square>("lands");
    QTest::newRow("misunderstood") << 2 << QString() << Square{22, 7};
    QTest::newRow("one square less") << 3 << QString() << Square{21, 7};
    QTest::newRow("as it was rolled") << 5 << u"5-4"_s << Square{22, 7};
    QTest::newRow("another direction") << 6 << u"7-4"_s << Square{18, 11};
    QTest::newRow("another distance") << 6 << u"5-2"_s << Square{20, 7};
}

/// What the kicker has learnt counts for the scatter of his kick (bb2016 L3301-3312).
void TestMatchPeople::ballistics()
{
    QFETCH(int, die);
    QFETCH(QString, chosen);
    QFETCH(Square, lands);
    MatchDriver match = hired(u"master-of-ballistics"_s);
    match.alwaysChoose(u"kick-or-receive"_s, u"kick"_s);
    match.until(u"roll"_s);
    match.roll(u"roll"_s, {die});
    match.until(u"scatter"_s);
    match.choose(u"hand.board"_s, board::ball);
    match.number(u"hand.square"_s, board::numberOf(Square{18, 7}));
    match.roll(u"scatter"_s, {5, 4}); // straight along the pitch
    QCOMPARE(match.asks(u"kick-corrected"_s), !chosen.isEmpty());
    if (!chosen.isEmpty()) {
        // Up to two more or less of either die.
        QCOMPARE(match.choices(u"kick-corrected"_s),
                 (QStringList{u"5-4"_s, u"3-4"_s, u"4-4"_s, u"6-4"_s, u"7-4"_s, u"5-2"_s, u"5-3"_s,
                              u"5-5"_s, u"5-6"_s}));
        match.choose(u"kick-corrected"_s, chosen);
    }
    QCOMPARE(match.state().board.value(board::ball), lands);
    QVERIFY(match.state().ongoing.empty()); // for one kick
}

void TestMatchPeople::tonicAndWeatherMage()
{
    MatchDriver match = hired(u"revitalising-tonic"_s);
    match.untilTurn();
    match.choose(u"hand.player"_s, u"0:1"_s);
    match.choose(u"hand.place"_s, u"knocked-out"_s);
    match.alwaysRoll(u"ko-recovery"_s, {1});
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.until(u"tonic"_s);
    match.choose(u"tonic"_s, u"0:1"_s);
    match.roll(u"tonic.roll"_s, {2});
    QCOMPARE(match.player(u"0:1"_s).where, Whereabouts::Reserves);
    MatchDriver mage = hired(u"weather-mage"_s);
    mage.untilTurn();
    mage.choose(u"helper"_s, u"weather-mage"_s);
    const QString before = mage.state().weather.row.text();
    mage.roll(u"weather-mage"_s, {5, 4});
    mage.number(u"weather-mage.change"_s, 3);
    QCOMPARE(mage.state().weather.row.text(), u"blizzard"_s);
    QVERIFY(mage.asks(u"end-turn"_s)); // no gust: no ball is in the air
    mage.confirm(u"end-turn"_s);
    mage.untilTurn();
    QCOMPARE(mage.state().weather.row.text(), before);
}

/// Before any roll of the opponent, not only as a turn begins, and that roll alone is one worse
/// (bb2016.en.txt:6643-6654).
void TestMatchPeople::fansGetInTheWay()
{
    for (const int die : {2, 3}) {
        MatchDriver match = hired(u"interference"_s);
        match.alwaysChoose(u"kick-or-receive"_s, u"kick"_s);
        match.untilTurn();
        if (match.state().active == 0) {
            match.confirm(u"end-turn"_s);
            match.untilTurn();
        }
        match.choose(u"roll.going-for-it"_s, match.onPitch(1, 0));
        match.roll(u"roll.die"_s, {2});
        match.choose(u"helper.other"_s, u"interference"_s);
        match.confirm(u"said"_s);
        QVERIFY(!match.asks(u"helper.other"_s));
        match.choose(u"roll.going-for-it"_s, match.onPitch(1, 1));
        match.roll(u"roll.die"_s, {die});
        match.keepRoll();
        QCOMPARE(match.asks(u"armour"_s), die == 2);
        if (die == 2)
            continue;
        match.choose(u"roll.going-for-it"_s, match.onPitch(1, 2));
        match.roll(u"roll.die"_s, {2});
        QVERIFY(match.asks(u"end-turn"_s));
    }
}

void TestMatchPeople::specialBalls()
{
    MatchSetup setup = plain2016();
    setup.options[OptionId(u"special-balls"_s)] = true;
    setup.teams[1] = plainTeam(u"bb2016"_s, u"dwarf"_s, u"blocker"_s);
    MatchDriver match(setup);
    match.until(u"special-ball"_s);
    QCOMPARE(match.choices(u"special-ball"_s),
             QStringList({u"none"_s, u"extra-spiky-ball"_s, u"master-hewn-ball"_s}));
    match.choose(u"special-ball"_s, u"master-hewn-ball"_s);
    match.until(u"special-ball-kicker"_s);
    const QString kicker = match.onPitch(1, 5);
    match.choose(u"special-ball-kicker"_s, kicker);
    match.until(u"scatter"_s);
    match.roll(u"scatter"_s, {8, 3}); // D8 and D3
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {3, 3});
    QVERIFY(wordsOf(match, u"sending-off"_s).detail.contains(u"special ball"_s));
    match.choose(u"sending-off"_s, u"accept"_s);
    QCOMPARE(match.player(kicker).where, Whereabouts::SentOff);
    match.untilTurn();
    // One for the match.
    match.choose(u"touchdown.other"_s, match.onPitch(1, 0));
    match.until(u"place-ball"_s);
    QVERIFY(match.state().occasion.ball.isEmpty());
}

/// What is done before anything else in a turn can still be done, such as a spell.
void TestMatchPeople::aBallThatStabbedTheOthersBeginsNoTurn()
{
    MatchSetup setup = plain2016();
    setup.options[OptionId(u"special-balls"_s)] = true;
    MatchDriver match(setup);
    match.until(u"special-ball"_s);
    match.choose(u"special-ball"_s, u"extra-spiky-ball"_s);
    match.untilTurn();
    const Seat active = match.state().active;
    match.choose(u"spiked"_s, match.onPitch(MatchState::otherSeat(active), 0));
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.state().uses.actions, 0);
    match.choose(u"spiked"_s, match.onPitch(active, 0));
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.state().uses.actions, 1);
}

void TestMatchPeople::goblinsHaveThreeBalls()
{
    MatchSetup setup = plain2016();
    setup.options[OptionId(u"special-balls"_s)] = true;
    setup.options[OptionId(u"goblin-balls"_s)] = true;
    setup.teams[1] = plainTeam(u"bb2016"_s, u"goblin"_s, u"goblin"_s);
    MatchDriver match(setup);
    match.until(u"special-ball"_s);
    match.choose(u"special-ball"_s, u"shady-special"_s);
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {2, 2}); // nobody can prove anything
    QVERIFY(!match.asks(u"sending-off"_s));
    match.untilTurn();
    match.choose(u"touchdown.other"_s, match.onPitch(1, 0));
    match.until(u"special-ball"_s);
    QVERIFY(!match.choices(u"special-ball"_s).contains(u"shady-special"_s));
    match.choose(u"special-ball"_s, u"explodin-ball"_s);
    match.until(u"special-ball-kicker"_s);
    const QString kicker = match.onPitch(1, 5);
    match.choose(u"special-ball-kicker"_s, kicker);
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {3, 6});
    match.until(u"special-ball-later"_s);
    match.roll(u"special-ball-later"_s, {2});
    match.choose(u"sending-off"_s, u"accept"_s);
    QCOMPARE(match.player(kicker).where, Whereabouts::SentOff);
}

void TestMatchPeople::brightCrusaders()
{
    MatchSetup setup = famous(u"bright-crusaders"_s, u"human"_s, u"lineman"_s);
    MatchDriver match(setup);
    match.untilTurn();
    QVERIFY(!match.asks(u"foul"_s));
    match.choose(u"touchdown.other"_s, match.onPitch(1, 0));
    match.until(u"crusade"_s);
    match.roll(u"crusade"_s, {5});
    QCOMPARE(match.state().sides[0].rerolls.team(), 3);
    // Nor do they play beside somebody who plays dirty.
    setup.teams[0].treasury = 1'000'000;
    MatchDriver shop(setup);
    shop.until(u"petty-cash"_s);
    shop.number(u"petty-cash"_s, 1'000'000);
    shop.until(u"inducements.buy"_s);
    const auto rules = sharedRuleset(u"bb2016"_s);
    for (const QString &offer : shop.choices(u"inducements.buy"_s)) {
        const StarPlayer *star = rules->stars().find(offer.section(u'/', 1));
        if (star)
            QVERIFY2(std::find(star->skills.begin(), star->skills.end(), SkillId(u"dirty-player"_s))
                         == star->skills.end(),
                     qPrintable(offer));
    }
}

void TestMatchPeople::orclandRaiders()
{
    MatchDriver match(famous(u"orcland-raiders"_s, u"orc"_s, u"lineman"_s));
    match.until(u"roll"_s);
    match.roll(u"roll"_s, {3});
    match.roll(u"roll"_s, {4});
    QCOMPARE(match.state().sides[1].rerolls.team(), 1);
    foul(match, {2, 2});
    QVERIFY(!match.asks(u"sending-off"_s));
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    foul(match, {2, 2});
    QVERIFY(match.asks(u"sending-off"_s));
}

void TestMatchPeople::warpfireWanderers()
{
    const MatchSetup setup = famous(u"warpfire-wanderers"_s, u"skaven"_s, u"lineman"_s);
    MatchDriver match(setup);
    match.until(u"roll"_s);
    match.roll(u"roll"_s, {4});
    QVERIFY(allHave(match.state(), 0, u"frenzy"));
    QVERIFY(allHave(match.state(), 0, u"sprint"));
    match.untilTurn();
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.until(u"frenzy-end"_s);
    std::vector<int> dice(14, 2);
    dice[0] = 1;
    match.roll(u"frenzy-end"_s, dice);
    QCOMPARE(match.player(u"0:1"_s).where, Whereabouts::KnockedOut);
    match.until(u"roll"_s);
    QVERIFY(!match.player(u"0:2"_s).has(u"frenzy"));
    match.roll(u"roll"_s, {6});
    match.until(u"lot-mutation"_s);
    match.choose(u"lot-mutation"_s, u"0:2"_s);
    match.choose(u"lot-mutation.skill"_s, u"horns"_s);
    QVERIFY(match.player(u"0:2"_s).has(u"horns"));

    MatchDriver comedown(setup);
    comedown.until(u"roll"_s);
    comedown.roll(u"roll"_s, {1});
    std::vector<int> each(14, 3);
    each[0] = 1;
    each[1] = 2;
    comedown.roll(u"comedown"_s, each);
    comedown.untilTurn();
    QVERIFY(!comedown.player(u"0:1"_s).isOnPitch());
    QCOMPARE(comedown.player(u"0:2"_s).posture, Posture::Prone);
}

void TestMatchPeople::greenboyz()
{
    MatchSetup setup = famous(u"greenboyz"_s, u"goblin"_s, u"goblin"_s);
    teach(setup.teams[0], 0, {u"secret-weapon"_s});
    MatchDriver match(setup);
    match.until(u"gate"_s);
    match.roll(u"gate"_s, {1, 1});
    Event event;
    event.prompt = u"gate"_s;
    event.dice = {6, 6};
    const QString line = match.session().game().line(match.state(), event);
    QVERIFY2(line.contains(u" 2, "_s) && line.endsWith(u" 2"_s), qPrintable(line));
    match.roll(u"gate"_s, {1, 1});
    QCOMPARE(makeReport(match.session()).sides[0].fame.value_or(0), 2);
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {5, 6});
    // FAME is always 2: a 3 beats a 4.
    match.roll(u"kick-off.throw-a-rock"_s, {3, 4});
    match.choose(u"rock"_s, match.onPitch(1, 0));
    match.untilTurn();
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.until(u"place-ball"_s);
    QVERIFY(match.player(u"0:1"_s).where != Whereabouts::SentOff);
}

void TestMatchPeople::chaosAllStars()
{
    MatchSetup setup = famous(u"chaos-all-stars"_s, u"chaos-renegades"_s, u"human-renegade"_s, 12);
    setup.teams[0].treasury = 500'000;
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    match.number(u"petty-cash"_s, 500'000);
    match.until(u"inducements.buy"_s);
    while (match.session().prompts().front().seat != 0)
        match.confirm(u"inducements.done"_s);
    match.choose(u"inducements.buy"_s, u"star-players/morg-n-thorg"_s);
    match.confirm(u"inducements.done"_s);
    match.untilTurn();
    match.choose(u"hand.player"_s, u"0:s1"_s);
    if (!match.choices(u"hand.place"_s).contains(u"standing"_s)) {
        match.choose(u"hand.place"_s, u"reserves"_s);
        match.choose(u"hand.player"_s, match.onPitch(0, 10));
        match.choose(u"hand.place"_s, u"reserves"_s);
        match.choose(u"hand.player"_s, u"0:s1"_s);
    }
    match.choose(u"hand.place"_s, u"standing"_s);
    QVERIFY(match.choices(u"skill"_s).contains(u"0:1/pro"_s));
    match.choose(u"skill"_s, u"0:1/pro"_s);
    match.roll(u"roll"_s, {4});
    QVERIFY(!match.choices(u"skill"_s).contains(u"0:1/pro"_s));
    QVERIFY(match.choices(u"skill"_s).contains(u"0:2/pro"_s));
    match.choose(u"hand.player"_s, u"0:s1"_s);
    match.choose(u"hand.place"_s, u"prone"_s);
    QVERIFY(!match.choices(u"skill"_s).contains(u"0:2/pro"_s));
}

void TestMatchPeople::underworldCreepers()
{
    MatchDriver match(famous(u"underworld-creepers"_s, u"underworld"_s, u"underworld-goblin"_s));
    match.untilTurn();
    match.choose(u"touchdown.other"_s, match.onPitch(1, 0));
    match.untilTurn();
    const int had = match.state().sides[0].rerolls.team();
    if (match.state().active != 0) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    match.confirm(u"end-turn"_s);
    match.roll(u"roll"_s, {4});
    QVERIFY2(newestLine(match).contains(u": 4 + 1 = 5, "), qPrintable(newestLine(match)));
    QVERIFY(wordsOf(match, u"dugout-fight"_s).detail.contains(u"In this order: #"));
    match.roll(u"dugout-fight"_s, {3, 4, 1});
    QCOMPARE(match.state().sides[0].rerolls.team(), had + 2);
    QCOMPARE(match.state().sides[0].countIn(Whereabouts::KnockedOut), 2);
    QVERIFY(!match.asks(u"apothecary-ko"_s));
}

/// Who was in the dugout stays there, and the fight has been cheered.
void TestMatchPeople::theApothecarySeesToAFightInTheDugout()
{
    MatchSetup setup = famous(u"underworld-creepers"_s, u"underworld"_s, u"underworld-goblin"_s);
    setup.teams[0].apothecaries = 1;
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"touchdown.other"_s, match.onPitch(1, 0));
    match.untilTurn();
    const int had = match.state().sides[0].rerolls.team();
    if (match.state().active != 0) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    match.confirm(u"end-turn"_s);
    match.roll(u"roll"_s, {4});
    match.roll(u"dugout-fight"_s, {3, 4, 1});
    match.choose(u"apothecary-ko"_s, u"yes"_s);
    QCOMPARE(match.state().sides[0].countIn(Whereabouts::KnockedOut), 1);
    QCOMPARE(match.state().sides[0].countIn(Whereabouts::Reserves), 2);
    QCOMPARE(match.state().sides[0].rerolls.team(), had + 2);
    QVERIFY(!match.asks(u"apothecary-ko"_s));
}

void TestMatchPeople::celestialComets()
{
    MatchDriver match(famous(u"celestial-comets"_s, u"elf"_s, u"lineman"_s));
    match.untilTurn();
    const QString player = match.onPitch(0, 0);
    match.choose(u"teleport"_s, player);
    QVERIFY(!match.asks(u"teleport"_s));
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(!match.asks(u"teleport"_s));
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    match.choose(u"hand.carrier"_s, player);
    match.choose(u"teleport"_s, player);
    QVERIFY(!match.state().carrier.isValid());
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

void TestMatchPeople::grudgeBearers()
{
    MatchSetup setup = famous(u"grudge-bearers"_s, u"dwarf"_s, u"blocker"_s);
    teach(setup.teams[1], 1, {u"stab"_s});
    MatchDriver match(setup);
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    const QString fouler = u"1:1"_s;
    match.putDown(match.onPitch(0, 0));
    match.choose(u"foul"_s, fouler);
    match.choose(u"foul.victim"_s, match.onPitch(0, 0));
    match.number(u"foul.assists"_s, 0);
    match.roll(u"armour"_s, {1, 2});
    match.choose(u"weapon"_s, u"1:2"_s);
    match.choose(u"weapon.victim"_s, match.onPitch(0, 2));
    match.roll(u"armour"_s, {1, 2});
    QCOMPARE(grudgesAgainst(match.state(), PlayerRef::fromString(u"1:1"_s)), 1);
    QCOMPARE(grudgesAgainst(match.state(), PlayerRef::fromString(u"1:2"_s)), 1);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    // Against those in the book every blow is mighty; the payer is struck off.
    match.choose(u"block"_s, match.onPitch(0, 1));
    match.choose(u"block.victim"_s, fouler);
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
    match.roll(u"armour"_s, {4, 5});
    match.choose(u"armour-bonus"_s, u"mighty-blow"_s);
    match.roll(u"injury"_s, {4, 4});
    QCOMPARE(grudgesAgainst(match.state(), PlayerRef::fromString(u"1:1"_s)), 0);
    // Going ahead is another entry: two in all, and a die not above it gives a re-roll.
    match.choose(u"touchdown.other"_s, u"1:3"_s);
    match.until(u"grudge-roll"_s);
    match.roll(u"grudge-roll"_s, {2});
    QCOMPARE(match.state().sides[0].rerolls.team(), 3);
}

QTEST_GUILESS_MAIN(TestMatchPeople)
#include "tst_matchpeople.moc"
