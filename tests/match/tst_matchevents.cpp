// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/report.h"
#include "core/match/state/board.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/rulesinforce.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

using Check = void (*)(MatchDriver &);

/// One row of the match events and what it does; without a check it concerns the board only.
struct Case
{
    const char *row;
    Check check;
};

bool isMarked(const MatchDriver &match, const QString &ref, QStringView source)
{
    const auto &timedEffects = match.player(ref).timedEffects;
    return std::any_of(timedEffects.begin(), timedEffects.end(),
                       [source](const TimedEffect &timedEffect) {
                           return sourceText(timedEffect.source) == source;
                       });
}

bool lasts(const MatchDriver &match, Seat seat, const QString &key)
{
    return match.state().ongoingSum(seat, key) > 0;
}

void nothing(MatchDriver &match)
{
    QVERIFY(match.asks(u"end-turn"_s));
}

/// A double that nobody sees.
void foulUnseen(MatchDriver &match, int fouler = 0)
{
    match.putDown(match.onPitch(1, 0));
    match.choose(u"foul"_s, match.onPitch(0, fouler));
    match.choose(u"foul.victim"_s, match.onPitch(1, 0));
    match.number(u"foul.assists"_s, 0);
    match.roll(u"armour"_s, {2, 2});
    QVERIFY(!match.asks(u"sending-off"_s));
}

void amnesty(MatchDriver &match)
{
    // Nobody was sent off: the referee does not look until the drive is over.
    foulUnseen(match);
    match.choose(u"touchdown"_s, u"somebody"_s);
    match.untilTurn();
    QVERIFY(!lasts(match, 0, u"no-sending-off"_s));
}

void silence(MatchDriver &match)
{
    for (const int fouler : {0, 1, 2})
        foulUnseen(match, fouler);
    QVERIFY(!match.asks(u"foul"_s));
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(lasts(match, 1, u"no-sending-off"_s));
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(!lasts(match, 0, u"no-sending-off"_s));
}

/// Somebody stands where it falls, and goes down whatever happens.
void fallsOnOne(MatchDriver &match)
{
    const QString victim = match.onPitch(1, 3);
    match.choose(u"event.hit"_s, victim);
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(victim).posture, Posture::Prone);
    QVERIFY(match.asks(u"end-turn"_s));
}

void endorsement(MatchDriver &match)
{
    const QString star = match.choices(u"event.lot"_s).constLast();
    match.choose(u"event.lot"_s, star);
    QVERIFY(isMarked(match, star, u"commercial-endorsement"));
    QVERIFY(!match.choices(u"block"_s).contains(star)); // he has no time to play
    match.confirm(u"end-turn"_s);
    QVERIFY(!isMarked(match, star, u"commercial-endorsement"));
}

void glory(MatchDriver &match)
{
    const QString star = match.choices(u"event.lot"_s).constLast();
    match.choose(u"event.lot"_s, star);
    QVERIFY(isMarked(match, star, u"moment-of-glory"));
}

void feud(MatchDriver &match)
{
    match.choose(u"event.lot"_s, match.onPitch(0, 2));
    match.choose(u"event.lot"_s, match.onPitch(1, 4));
    QVERIFY(isMarked(match, match.onPitch(0, 2), u"feud"));
    QVERIFY(isMarked(match, match.onPitch(1, 4), u"feud"));
    for (const int place : {3, 4}) {
        match.choose(u"block"_s, match.onPitch(0, 2));
        match.choose(u"block.victim"_s, match.onPitch(1, place));
        match.choose(u"block.result"_s, u"defender-down"_s);
        match.choose(u"block.outcome"_s, u"defender"_s);
        match.roll(u"armour"_s, {4, 5}); // AV 9 holds but for a mighty blow
        QCOMPARE(match.asks(u"armour-bonus"_s), place == 4);
        for (int turn = 0; place == 3 && turn < 2; ++turn) { // one action in each
            match.confirm(u"end-turn"_s);
            match.untilTurn();
        }
    }
}

void distractedReferee(MatchDriver &match)
{
    foulUnseen(match); // eleven are on the pitch
    match.confirm(u"end-turn"_s);
    QVERIFY(!lasts(match, 0, u"no-sending-off"_s));
}

void eagerApothecary(MatchDriver &match)
{
    for (const int die : {4, 3}) {
        const QString victim = match.onPitch(1, 0);
        match.choose(die == 4 ? u"block"_s : u"blitz"_s, match.onPitch(0, die));
        match.choose(die == 4 ? u"block.victim"_s : u"blitz.victim"_s, victim);
        match.choose(u"block.result"_s, u"defender-down"_s);
        match.choose(u"block.outcome"_s, u"defender"_s);
        match.roll(u"armour"_s, {6, 6});
        match.roll(u"injury"_s, {4, 4});
        QCOMPARE(match.asks(u"eager-apothecary"_s), die == 4); // once only
        if (die == 4) {
            match.roll(u"eager-apothecary"_s, {die});
            QCOMPARE(match.player(victim).posture, Posture::Stunned);
            match.choose(u"hand.player"_s, victim);
            match.choose(u"hand.place"_s, u"standing"_s);
        } else {
            QCOMPARE(match.player(victim).where, Whereabouts::KnockedOut);
        }
    }
}

void interference(MatchDriver &match)
{
    const QString victim = match.onPitch(1, 0);
    match.choose(u"fireball.targets"_s, QStringList{victim, match.onPitch(0, 0)});
    match.roll(u"spell.roll"_s, {4, 3});
    match.roll(u"armour"_s, {4, 5});
    match.choose(u"armour-bonus"_s, u"mighty-blow"_s); // as if blocked with it
    match.roll(u"injury"_s, {1, 1});
    QCOMPARE(match.player(victim).posture, Posture::Stunned);
    QCOMPARE(match.player(match.onPitch(0, 0)).posture, Posture::Standing);
}

void timber(MatchDriver &match)
{
    match.roll(u"roll"_s, {4});
    const QString stands = match.onPitch(0, 0);
    const QString falls = match.onPitch(1, 0);
    match.choose(u"event.hit"_s, QStringList{stands, falls});
    match.roll(u"armour"_s, {6, 6}); // the last one first
    match.roll(u"injury"_s, {1, 1});
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(falls).posture, Posture::Stunned);
    QCOMPARE(match.player(stands).posture, Posture::Standing);
}

void weatherMage(MatchDriver &match)
{
    match.roll(u"event.weather"_s, {2, 2});
    match.roll(u"event.weather"_s, {1, 3});
    QCOMPARE(match.session().prompts().front().seat, 1);
    QCOMPARE(match.choices(u"event.weather.change"_s),
             QStringList({u"very-sunny"_s, u"pouring-rain"_s}));
    match.choose(u"event.weather.change"_s, u"pouring-rain"_s);
    QCOMPARE(match.state().weather.row.text(), u"pouring-rain"_s);
}

void juice(MatchDriver &match)
{
    for (int i = 0; i < 7; ++i) {
        match.choose(u"blitz"_s, match.onPitch(0, i));
        match.choose(u"blitz.victim"_s, match.onPitch(1, i));
        match.choose(u"block.result"_s, u"pushed"_s);
        match.choose(u"block.outcome"_s, u"nobody"_s);
        QCOMPARE(match.asks(u"fightin-juice"_s), i > 0 && i < 6);
        if (i > 0 && i < 6)
            match.roll(u"fightin-juice"_s, {i + 1}); // just enough
    }
    match.roll(u"armour"_s, {1, 1}); // nobody stands the sixth
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(!lasts(match, 0, u"blitz-actions"_s));
}

void drops(MatchDriver &match)
{
    const QString sick = match.choices(u"event.lot"_s).constFirst();
    QVERIFY(sick.startsWith(u"1:"));
    match.choose(u"event.lot"_s, sick);
    QCOMPARE(match.player(sick).where, Whereabouts::Reserves);
    match.choose(u"touchdown"_s, u"somebody"_s);
    match.until(u"roll"_s);
    match.roll(u"roll"_s, {3});
    match.untilTurn();
    QVERIFY(!match.player(sick).isOnPitch());
    match.choose(u"touchdown"_s, u"somebody"_s);
    match.until(u"set-up"_s);
    QVERIFY(!match.asks(u"roll"_s));
}

void wurrrZap(MatchDriver &match)
{
    match.roll(u"event.each"_s, {1, 2, 5, 6, 4, 3, 2, 2, 2, 2, 2});
    QCOMPARE(match.player(match.onPitch(0, 0)).posture, Posture::Prone);
    QVERIFY(!match.player(match.onPitch(0, 1)).has(u"frenzy"));
    QVERIFY(match.player(match.onPitch(0, 2)).has(u"frenzy"));
    QVERIFY(match.player(match.onPitch(0, 3)).has(u"mighty-blow"));
    match.confirm(u"end-turn"_s);
    QVERIFY(!match.player(match.onPitch(0, 3)).has(u"mighty-blow"));
}

void deafening(MatchDriver &match)
{
    for (const int die : {3, 6}) {
        match.untilTurn();
        while (match.state().active != 0) {
            match.confirm(u"end-turn"_s);
            match.untilTurn();
        }
        match.confirm(u"end-turn"_s);
        QVERIFY(match.asks(u"roll"_s));
        match.roll(u"roll"_s, {die});
    }
    QCOMPARE(match.state().side(0).fame, 2);
    QVERIFY(!lasts(match, 0, u"deafening-contraption"_s));
}

void apprentices(MatchDriver &match)
{
    match.choose(u"fireball.targets"_s, match.onPitch(1, 0));
    match.roll(u"spell.roll"_s, {4});
    match.roll(u"armour"_s, {4, 5});
    QVERIFY(!match.asks(u"armour-bonus"_s));
    QCOMPARE(match.player(match.onPitch(1, 0)).posture, Posture::Prone);
}

void gyrocopter(MatchDriver &match)
{
    match.roll(u"roll"_s, {7});
    const QString victim = match.onPitch(1, 0);
    match.choose(u"event.hit"_s, victim);
    match.roll(u"armour"_s, {4, 5}); // one more breaks AV 9
    match.roll(u"injury"_s, {1, 1});
    QCOMPARE(match.player(victim).posture, Posture::Stunned);
}

void tunnel(MatchDriver &match)
{
    const QString miner = match.choices(u"event.reserve"_s).at(1);
    match.choose(u"event.reserve"_s, miner);
    QCOMPARE(match.state().side(0).countIn(Whereabouts::Pitch), 12);
    match.roll(u"event.spotted"_s, {1});
    match.choose(u"sending-off"_s, u"accept"_s);
    QCOMPARE(match.player(miner).where, Whereabouts::SentOff);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

void rats(MatchDriver &match)
{
    const QString lying = match.onPitch(0, 1);
    match.choose(u"hand.player"_s, lying);
    match.choose(u"hand.place"_s, u"prone"_s);
    match.confirm(u"end-turn"_s);
    match.roll(u"event.each"_s, {1});
    match.roll(u"injury"_s, {4, 4});
    QCOMPARE(match.player(lying).where, Whereabouts::KnockedOut);
    match.untilTurn();
    match.choose(u"touchdown"_s, u"somebody"_s);
    match.untilTurn();
    QVERIFY(!lasts(match, 0, u"rat-swarm"_s));
}

/// To the end of the turn, where those who roam are moved.
void untilItMoves(MatchDriver &match)
{
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    match.until(u"wild-squig.runs-into"_s);
}

void wildSquig(MatchDriver &match)
{
    untilItMoves(match);
    QCOMPARE(match.session().prompts().front().seat, 0); // whose event it is
    const QString victim = match.onPitch(1, 0);
    match.choose(u"wild-squig.runs-into"_s, victim);
    match.choose(u"block.result"_s, u"both-down"_s);
    QVERIFY(match.choices(u"block.outcome"_s).contains(u"defender"_s)); // it has Block
    match.choose(u"block.outcome"_s, u"defender"_s);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {4, 4});
    QCOMPARE(match.player(victim).where, Whereabouts::KnockedOut);
    match.choose(u"wild-squig.runs-into"_s, u"none"_s);
    for (const int die : {4, 5}) {
        untilItMoves(match);
        QCOMPARE(match.session().prompts().front().seat, 0);
        match.choose(u"wild-squig.runs-into"_s, match.onPitch(1, 0));
        match.choose(u"block.result"_s, u"attacker-down"_s);
        match.roll(u"wild-squig.armour"_s, {4, die});
        QCOMPARE(match.asks(u"wild-squig.runs-into"_s), die == 4); // AV 8
        if (die == 4)
            match.choose(u"wild-squig.runs-into"_s, u"none"_s);
    }
    match.untilTurn();
    QVERIFY(!lasts(match, 0, u"wild-squig"_s));
}

void uprising(MatchDriver &match)
{
    const QString brave = match.onPitch(0, 0);
    match.choose(u"priestly-uprising"_s, brave);
    QCOMPARE(match.session().prompts().front().seat, 1);
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    QVERIFY(match.asks(u"end-turn"_s));
    match.choose(u"priestly-uprising"_s, brave);
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(brave).posture, Posture::Prone);
    match.untilTurn(); // it was a turnover
    QCOMPARE(match.state().active, 1);
    QVERIFY(match.asks(u"priestly-uprising"_s));
    match.choose(u"touchdown"_s, u"somebody"_s);
    match.untilTurn();
    QVERIFY(match.asks(u"priestly-uprising"_s)); // for the whole match
}

void theAssassin(MatchDriver &match)
{
    match.roll(u"event.contest"_s, {3, 3});
    match.roll(u"event.contest"_s, {2, 3});
    const QString target = match.choices(u"event.lot"_s).constLast();
    QVERIFY(target.startsWith(u"0:"));
    match.choose(u"event.lot"_s, target);
    QCOMPARE(match.choices(u"assassin"_s), QStringList{target});
    const std::vector<std::pair<int, int>> escapes{{0, 1}, {6, 5}};
    for (const auto &[squares, die] : escapes) {
        match.choose(u"assassin"_s, target);
        match.number(u"assassin.squares"_s, squares);
        match.roll(u"assassin.die"_s, {die});
        QVERIFY(match.asks(u"end-turn"_s));
    }
    match.choose(u"assassin"_s, target);
    match.number(u"assassin.squares"_s, 3);
    match.roll(u"assassin.die"_s, {3});
    match.roll(u"injury"_s, {4, 4});
    QCOMPARE(match.player(target).where, Whereabouts::KnockedOut);
    match.untilTurn();
    QCOMPARE(match.state().active, 0);
    QVERIFY(!match.asks(u"assassin"_s)); // he has what he came for
    QVERIFY(!isMarked(match, target, u"assassin"));
}

void barrel(MatchDriver &match)
{
    match.choose(u"roll.pick-up"_s, match.onPitch(0, 2));
    match.choose(u"roll.zones"_s, u"0"_s);
    match.choose(u"roll.near"_s, u"yes"_s); // beside the fire it is harder (L4003-4005)
    QVERIFY(wordsOf(match, u"roll.die"_s).title.endsWith(u"4+"_s));
    match.roll(u"roll.die"_s, {6});
    const QString hot = match.onPitch(0, 0); // ST 3
    match.choose(u"burning-barrel"_s, hot);
    match.roll(u"burning-barrel.die"_s, {3});
    QVERIFY(match.asks(u"end-turn"_s));
    match.choose(u"burning-barrel"_s, hot);
    match.roll(u"burning-barrel.die"_s, {4});
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(hot).posture, Posture::Prone);
    match.until(u"fire-goes-out"_s);
    match.roll(u"fire-goes-out"_s, {5});
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    QVERIFY(match.asks(u"burning-barrel"_s));
    match.confirm(u"end-turn"_s);
    match.roll(u"fire-goes-out"_s, {6});
    match.untilTurn();
    QVERIFY(!match.asks(u"burning-barrel"_s));
}

void meteor(MatchDriver &match)
{
    const QString hit = match.onPitch(1, 2);
    match.choose(u"event.hit"_s, hit);
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(hit).posture, Posture::Prone);
    const QString mad = match.onPitch(0, 0);
    match.choose(u"warpstone-meteor"_s, mad);
    match.roll(u"warpstone-meteor.die"_s, {4});
    QCOMPARE(match.player(mad).posture, Posture::Standing);
    match.choose(u"warpstone-meteor"_s, mad);
    match.roll(u"warpstone-meteor.die"_s, {3});
    QCOMPARE(match.player(mad).posture, Posture::Prone);
    QVERIFY(match.asks(u"end-turn"_s)); // no turnover without the ball
    match.choose(u"hand.carrier"_s, match.onPitch(0, 1));
    match.choose(u"warpstone-meteor"_s, match.onPitch(0, 1));
    match.roll(u"warpstone-meteor.die"_s, {1});
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

void bread(MatchDriver &match)
{
    const QString strong = match.onPitch(0, 0);
    match.choose(u"stonebread-vendors"_s, strong);
    match.roll(u"stonebread-vendors.die"_s, {3}); // pushed
    QVERIFY(match.player(strong).has(u"juggernaut"));
    QVERIFY(match.player(strong).has(u"stand-firm"));
    const QString weak = match.onPitch(0, 1);
    match.choose(u"stonebread-vendors"_s, weak);
    match.roll(u"stonebread-vendors.die"_s, {2}); // both down
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(weak).posture, Posture::Prone);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    QVERIFY(!match.asks(u"stonebread-vendors"_s)); // orcs do not care for it
    match.choose(u"touchdown"_s, u"somebody"_s);
    match.untilTurn();
    QVERIFY(!match.player(strong).has(u"juggernaut"));
}

void darkness(MatchDriver &match)
{
    const QString lineman = match.onPitch(0, 0);
    QCOMPARE(match.player(lineman).profile().movement, 3); // of 6
    QCOMPARE(match.player(match.onPitch(1, 0)).profile().movement, 3); // of 5, rounded up
    QCOMPARE(match.state().ongoingSum(1, u"catch-modifier"_s), -2);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QCOMPARE(match.player(lineman).profile().movement, 3);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QCOMPARE(match.player(lineman).profile().movement, 6);
    QCOMPARE(match.state().ongoingSum(1, u"catch-modifier"_s), 0);
}

template<int value, bool wholeDrive = false>
void pickUps(MatchDriver &match)
{
    QCOMPARE(match.state().ongoingSum(0, u"pick-up-modifier"_s), value);
    QCOMPARE(match.state().ongoingSum(1, u"pick-up-modifier"_s), value);
    for (int i = 0; i < 2; ++i) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    QCOMPARE(match.state().ongoingSum(0, u"pick-up-modifier"_s), wholeDrive ? value : 0);
}

/// A second square needs more (L4145-4148).
void pelted(MatchDriver &match)
{
    pickUps<-1, true>(match);
    const QString who = match.onPitch(0, 0);
    for (const bool first : {true, false}) {
        match.choose(u"roll.going-for-it"_s, who);
        match.roll(u"roll.die"_s, {2});
        QCOMPARE(match.asks(u"end-turn"_s), first);
    }
}

/// Who could walk six squares goes for the sixth as well, and nobody throws far (L4234-4241).
void mist(MatchDriver &match)
{
    const QString further = u"roll.going-for-it"_s;
    const QString walker = match.onPitch(0, 2);
    for (int square = 0; square < 3; ++square) {
        QVERIFY(match.choices(further).contains(walker));
        match.choose(further, walker);
        match.roll(u"roll.die"_s, {2});
    }
    QVERIFY(!match.choices(further).contains(walker));
    const QString thrower = match.onPitch(0, 0);
    match.choose(u"hand.carrier"_s, thrower);
    QVERIFY(!match.asks(u"roll.hail-mary-pass"_s));
    match.choose(u"roll.pass"_s, thrower);
    match.choose(u"pass.partner"_s, match.onPitch(0, 1));
    match.choose(u"pass.interceptor"_s, u"none"_s);
    QCOMPARE(match.choices(u"roll.range"_s), (QStringList{u"quick-pass"_s, u"short-pass"_s}));
}

void wishes(MatchDriver &match)
{
    // Nobody is ahead; the humans are the cheaper side.
    QVERIFY(match.asks(u"wish.home"_s));
    QVERIFY(!match.asks(u"wish.away"_s));
    match.confirm(u"wish.home"_s);
    QVERIFY(!match.asks(u"wish.home"_s));
}

void chant(MatchDriver &match)
{
    const QString foe = match.choices(u"event.nominee"_s).constFirst();
    QVERIFY(foe.startsWith(u"1:"));
    match.choose(u"event.nominee"_s, foe);
    QVERIFY(isMarked(match, foe, u"grudge-chant"));
    match.choose(u"touchdown"_s, u"somebody"_s);
    match.untilTurn();
    QVERIFY(!isMarked(match, foe, u"grudge-chant"));
}

const QStringList withTheBall{u"touchdown"_s,    u"completion"_s, u"interception"_s,
                              u"roll.pick-up"_s, u"roll.pass"_s,  u"roll.hand-off"_s,
                              u"roll.catch"_s};

/// Where it lies it is gone until an official throws it back: on less than the players who have
/// had their action, and when the turn ends at the latest (L3940-3952).
void bursts(MatchDriver &match)
{
    match.choose(u"burst-carrier"_s, u"on-the-ground"_s);
    for (const QString &prompt : withTheBall)
        QVERIFY2(!match.asks(prompt), qPrintable(prompt));
    QVERIFY(!match.choices(u"turnover"_s).contains(u"pick-up-failed"_s));
    for (const int acted : {2, 3}) {
        QVERIFY(match.asks(u"ball-back"_s));
        match.confirm(u"ball-back"_s);
        match.number(u"ball-back.actions"_s, acted);
        match.roll(u"ball-back.die"_s, {2});
    }
    match.choose(u"ball.lands"_s, u"on-the-ground"_s);
    QVERIFY(!match.asks(u"ball-back"_s));
    for (const QString &prompt : withTheBall)
        QVERIFY2(match.asks(prompt), qPrintable(prompt));
}

/// His roll in the turn, up to where it is asked whether he is near, if it is.
void beginRoll(MatchDriver &match, const QString &roll)
{
    match.choose(u"roll."_s + roll, match.onPitch(0, 0));
    if (match.asks(u"roll.zones"_s))
        match.choose(u"roll.zones"_s, u"0"_s);
}

/// Who is near what counts there needs one more (AG 3).
void isWorseNear(MatchDriver &match, const QString &roll, const QString &needed)
{
    beginRoll(match, roll);
    QCOMPARE(match.choices(u"roll.near"_s), QStringList({u"yes"_s, u"no"_s}));
    match.choose(u"roll.near"_s, u"yes"_s);
    const PromptWords words = wordsOf(match, u"roll.die"_s);
    QVERIFY2(words.title.endsWith(needed), qPrintable(words.title));
    match.roll(u"roll.die"_s, {6});
}

/// Everything that is rolled with agility, within three squares of the edge (L3961-3962).
void abuse(MatchDriver &match)
{
    isWorseNear(match, u"dodge"_s, u"4+"_s);
    beginRoll(match, u"dodge"_s);
    match.choose(u"roll.near"_s, u"no"_s);
    QVERIFY(wordsOf(match, u"roll.die"_s).title.endsWith(u"3+"_s));
    match.roll(u"roll.die"_s, {6});
    beginRoll(match, u"going-for-it"_s);
    QVERIFY(!match.asks(u"roll.near"_s)); // no agility is in that
}

/// Passes, interceptions and catches within six squares of it (L4075-4078).
void stench(MatchDriver &match)
{
    beginRoll(match, u"dodge"_s);
    QVERIFY(!match.asks(u"roll.near"_s));
    match.roll(u"roll.die"_s, {6});
    isWorseNear(match, u"catch"_s, u"5+"_s);
}

constexpr Case cases[]{
    {"match-events/pop", bursts},
    {"match-events/abusive-fans", abuse},
    {"match-events/amnesty", amnesty},
    {"match-events/appeal-for-silence", silence},
    {"match-events/burning-barrel", barrel},
    {"match-events/camra-crash", fallsOnOne},
    {"match-events/commercial-endorsement", endorsement},
    {"match-events/distracted-ref", distractedReferee},
    {"match-events/dodgy-trapdoor", nothing},
    {"match-events/dreadful-stench", stench},
    {"match-events/enchanted-ball", pickUps<1>},
    {"match-events/enthusiastic-apothecary", eagerApothecary},
    {"match-events/feud", feud},
    {"match-events/magical-interference", interference},
    {"match-events/moment-of-glory", glory},
    {"match-events/pelted-with-projectiles", pelted},
    {"match-events/sprinkler-malfunction", pickUps<-1>},
    {"match-events/streaker", nothing},
    {"match-events/tizcan-wave", nothing},
    {"match-events/total-darkness", darkness},
    {"match-events/tumbling-timber", timber},
    {"match-events/weather-mage", weatherMage},
    {"match-events/whiteout", mist},
    {"match-events/wish-daemon", wishes},
    {"match-events-orc/fightin-juice", juice},
    {"match-events-orc/run-for-the-drops", drops},
    {"match-events-orc/wild-squig", wildSquig},
    {"match-events-orc/wurrr-zap", wurrrZap},
    {"match-events-human/deafening-contraption", deafening},
    {"match-events-human/griffons-gift", fallsOnOne},
    {"match-events-human/priestly-uprising", uprising},
    {"match-events-human/unruly-apprentices", apprentices},
    {"match-events-dwarf/grudge-chant", chant},
    {"match-events-dwarf/gyrocopter-incoming", gyrocopter},
    {"match-events-dwarf/stonebread-vendors", bread},
    {"match-events-dwarf/tunneling-instincts", tunnel},
    {"match-events-skaven/assassin", theAssassin},
    {"match-events-skaven/pestilence-and-decay", nullptr}, // drawn again
    {"match-events-skaven/rat-swarm", rats},
    {"match-events-skaven/warpstone-meteor", meteor},
};

QString rosterFor(const QString &table)
{
    const QString family = table.section(u'-', 2);
    return family.isEmpty() ? u"human"_s : family;
}

/// The home side draws the event for its first turn, and it is told.
void meet(MatchDriver &match, const QString &event)
{
    match.alwaysRoll(u"kick-off-table"_s, {1, 3});
    match.until(u"match-event.turn"_s);
    match.roll(u"match-event.turn"_s, {1});
    match.choose(u"match-event.draw"_s, event);
    match.roll(u"match-event.turn"_s, {16});
    match.choose(u"match-event.draw"_s, u"match-events/streaker"_s);
    match.until(u"said"_s);
    const Announcement wanted{RowOf::fromString(event)};
    while (match.state().agenda.back().asOrNew<Announcement>() != wanted) {
        match.confirm(u"said"_s);
        match.until(u"said"_s);
    }
    match.confirm(u"said"_s);
}

MatchSetup setupFor(const QString &roster)
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    const QString position = roster == u"dwarf"_s ? u"blocker"_s : u"lineman"_s;
    setup.teams[0] = plainTeam(u"bb2016"_s, roster, position);
    teach(setup.teams[0], 0, {u"hail-mary-pass"_s});
    setup.options[OptionId(u"special-plays"_s)] = false;
    setup.options[OptionId(u"match-events"_s)] = u"family"_s;
    return setup;
}

} // namespace

/// Match events of every kind of team, with forced dice.
class TestMatchEvents : public QObject
{
    Q_OBJECT

private slots:
    void everyRowHasACase();
    void events_data();
    void events();
    void whatLastsStaysInSight_data();
    void whatLastsStaysInSight();
    void amnestyFreesBothSides();
    void aReserveComesWhenNobodyLooks();
    void aBurstBallIsHandedOffOnly();
    void aBurstBallComesBackWhenTheTurnEnds();
    void theBoardShowsWhoIsNearTheEdge();
    void whoIsHandedTheBallCatchesIt();
};

void TestMatchEvents::everyRowHasACase()
{
    QStringList listed;
    for (const Case &each : cases)
        listed.append(QString::fromLatin1(each.row));
    for (const Table &table : sharedRuleset(u"bb2016"_s)->tables()) {
        if (!table.id.text().startsWith(u"match-events"))
            continue;
        for (const TableRow &row : table.rows)
            QVERIFY2(listed.removeOne(table.id.text() + u'/' + row.id.text()),
                     qPrintable(row.id.text()));
    }
    QVERIFY2(listed.isEmpty(), qPrintable(listed.join(u' ')));
}

void TestMatchEvents::events_data()
{
    QTest::addColumn<QString>("event");
    QTest::addColumn<int>("place");
    for (size_t i = 0; i < std::size(cases); ++i) {
        if (cases[i].check)
            QTest::newRow(cases[i].row) << QString::fromLatin1(cases[i].row) << static_cast<int>(i);
    }
}

void TestMatchEvents::events()
{
    QFETCH(QString, event);
    QFETCH(int, place);
    MatchDriver match(setupFor(rosterFor(event.section(u'/', 0, 0))));
    meet(match, event);
    cases[place].check(match);
}

void TestMatchEvents::whatLastsStaysInSight_data()
{
    QTest::addColumn<QString>("event");
    QTest::addColumn<int>("turns"); // 0: longer than that
    QTest::newRow("whiteout") << u"match-events/whiteout"_s << 2;
    QTest::newRow("abusive fans") << u"match-events/abusive-fans"_s << 0;
    QTest::newRow("trapdoor") << u"match-events/dodgy-trapdoor"_s << 0;
    QTest::newRow("stench") << u"match-events/dreadful-stench"_s << 0;
    QTest::newRow("wave") << u"match-events/tizcan-wave"_s << 0;
}

/// Also what only the board knows: it stands in the head as long as it holds, and in the report.
void TestMatchEvents::whatLastsStaysInSight()
{
    QFETCH(QString, event);
    QFETCH(int, turns);
    MatchDriver match(setupFor(u"human"_s));
    meet(match, event);
    const MatchContext &context = match.session().game().context();
    const TableRow *row = context.rowById(event.section(u'/', 0, 0), event.section(u'/', 1));
    const auto inSight = [&] {
        const std::vector<RuleInForce> all = rulesInForce(context, match.state());
        return std::any_of(all.begin(), all.end(), [row](const RuleInForce &one) {
            return one.name == localized(row->name);
        });
    };
    QVERIFY(inSight());
    for (int i = 0; i < 2; ++i) {
        match.untilTurn();
        QVERIFY(inSight());
        match.confirm(u"end-turn"_s);
    }
    match.untilTurn();
    QCOMPARE(inSight(), turns == 0);
    const MatchReport report = makeReport(match.session());
    const auto told
        = std::find_if(report.moments.begin(), report.moments.end(), [](const ReportMoment &one) {
              return one.kind == ReportMoment::Kind::MatchEvent;
          });
    QVERIFY(told != report.moments.end());
    QCOMPARE(told->what, row->name);
    QCOMPARE(told->turn, 1);
}

void TestMatchEvents::amnestyFreesBothSides()
{
    MatchDriver match(setupFor(u"human"_s));
    match.until(u"match-event.turn"_s);
    match.roll(u"match-event.turn"_s, {2});
    match.choose(u"match-event.draw"_s, u"match-events/amnesty"_s);
    match.untilTurn();
    const QStringList out{match.onPitch(0, 0), match.onPitch(1, 0)};
    for (const QString &ref : out) {
        match.choose(u"hand.player"_s, ref);
        match.choose(u"hand.place"_s, u"sent-off"_s);
    }
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    for (const QString &ref : out)
        QCOMPARE(match.player(ref).where, Whereabouts::Reserves);
    match.untilTurn();
    QVERIFY(!lasts(match, 0, u"no-sending-off"_s));
}

void TestMatchEvents::aReserveComesWhenNobodyLooks()
{
    MatchDriver match(setupFor(u"human"_s));
    match.until(u"match-event.turn"_s);
    match.roll(u"match-event.turn"_s, {2});
    match.choose(u"match-event.draw"_s, u"match-events/distracted-ref"_s);
    match.untilTurn();
    match.choose(u"hand.player"_s, match.onPitch(0, 0));
    match.choose(u"hand.place"_s, u"knocked-out"_s);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    match.until(u"event.reserve"_s);
    const QString fresh = match.choices(u"event.reserve"_s).at(1);
    match.choose(u"event.reserve"_s, fresh);
    QVERIFY(match.player(fresh).isOnPitch());
    QVERIFY(!match.asks(u"event.spotted"_s));
    QVERIFY(!lasts(match, 0, u"no-sending-off"_s));
}

/// The carrier keeps it, runs with it and hands it off, but nobody throws it (L3940-3942).
void TestMatchEvents::aBurstBallIsHandedOffOnly()
{
    MatchDriver match(setupFor(u"human"_s));
    meet(match, u"match-events/pop"_s);
    const QString carrier = match.onPitch(0, 0); // he knows the Hail Mary Pass
    match.choose(u"burst-carrier"_s, carrier);
    QCOMPARE(match.state().carrier.toString(), carrier);
    for (const QString &prompt :
         {u"completion"_s, u"interception"_s, u"roll.pass"_s, u"roll.hail-mary-pass"_s})
        QVERIFY2(!match.asks(prompt), qPrintable(prompt));
    QVERIFY(match.asks(u"touchdown"_s));
    QVERIFY(!match.asks(u"ball-back"_s));
    const QString mate = match.onPitch(0, 1);
    match.choose(u"roll.hand-off"_s, carrier);
    match.choose(u"hand-off.partner"_s, mate);
    match.until(u"roll.die"_s);
    match.roll(u"roll.die"_s, {6});
    QCOMPARE(match.state().carrier.toString(), mate);
    match.confirm(u"end-turn"_s);
    QVERIFY(!match.asks(u"ball.lands"_s)); // he has it still
    match.untilTurn();
    match.choose(u"touchdown.other"_s, mate);
    match.untilTurn();
    QVERIFY(match.asks(u"roll.pass"_s)); // another ball for the next drive
}

/// Once it touches the ground it is gone, until the turn ends (L3942-3952).
void TestMatchEvents::aBurstBallComesBackWhenTheTurnEnds()
{
    MatchDriver match(setupFor(u"human"_s));
    meet(match, u"match-events/pop"_s);
    const QString carrier = match.onPitch(0, 0);
    match.choose(u"burst-carrier"_s, carrier);
    match.choose(u"fall"_s, carrier);
    match.roll(u"armour"_s, {1, 1});
    match.until(u"ball.lands"_s);
    match.choose(u"ball.lands"_s, u"on-the-ground"_s);
    QVERIFY(match.asks(u"ball.lands"_s)); // thrown back
    match.choose(u"ball.lands"_s, u"on-the-ground"_s);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    QVERIFY(match.asks(u"roll.pick-up"_s));
    QVERIFY(!match.asks(u"ball-back"_s));
}

/// What is added to catches counts for him, too (L1665-1670, L4088-4089).
void TestMatchEvents::whoIsHandedTheBallCatchesIt()
{
    MatchDriver match(setupFor(u"human"_s));
    meet(match, u"match-events/enchanted-ball"_s);
    const QString carrier = match.onPitch(0, 0);
    match.choose(u"hand.carrier"_s, carrier);
    match.choose(u"roll.hand-off"_s, carrier);
    match.choose(u"hand-off.partner"_s, match.onPitch(0, 1));
    match.choose(u"roll.zones"_s, u"0"_s);
    const QString title = wordsOf(match, u"roll.die"_s).title; // AG 3, +1
    QVERIFY2(title.endsWith(u"2+"_s), qPrintable(title));
}

/// Within three squares are those in the outer three rows.
void TestMatchEvents::theBoardShowsWhoIsNearTheEdge()
{
    MatchDriver match(setupFor(u"human"_s));
    meet(match, u"match-events/abusive-fans"_s);
    const QString who = match.onPitch(0, 0);
    for (const auto &[square, near] : {std::pair(Square{12, 2}, u"yes"_s),
                                       {Square{12, 3}, u"no"_s},
                                       {Square{23, 7}, u"yes"_s}}) {
        match.choose(u"hand.board"_s, who);
        match.number(u"hand.square"_s, board::numberOf(square));
        beginRoll(match, u"dodge"_s);
        const std::vector<Prompt> asked = match.session().prompts();
        QCOMPARE(asked.front().id, u"roll.near"_s);
        QCOMPARE(asked.front().usual, near);
        match.choose(u"roll.near"_s, near);
        match.roll(u"roll.die"_s, {6});
    }
}

QTEST_GUILESS_MAIN(TestMatchEvents)
#include "tst_matchevents.moc"
